"""Encounter cards, a module per encounter set."""
