"""The room as people have it: in a real browser."""
