"""The phases of a round, step by step."""
