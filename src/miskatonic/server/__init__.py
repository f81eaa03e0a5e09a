"""The game room's server: tables, seats, the store of their journals, live updates, and the wire."""
