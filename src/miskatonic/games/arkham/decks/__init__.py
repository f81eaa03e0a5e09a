"""Decks: what is wrong with one, ready-made ones, and how they are read and written."""
