"""The engine: frames, events, abilities, decisions, chance, journals, views, text. It knows no game."""
