"""A game to measure the server with: two seats in turn put a coin on an account, in a book as big as wanted."""

from benchmarks.ledger.game import LEDGER

__all__ = ["LEDGER"]
