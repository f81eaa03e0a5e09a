"""The wire: every record that goes over HTTP or the live connection."""
