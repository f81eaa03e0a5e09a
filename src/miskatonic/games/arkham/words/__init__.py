"""The vocabulary that cards are written in."""
