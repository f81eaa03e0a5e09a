"""The scenarios: how they are set up, what their encounter sets hold, and how they end."""
