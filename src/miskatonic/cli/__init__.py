"""The terminal: every command, and play by numbered options."""

from miskatonic.cli.app import app, main

__all__ = ["app", "main"]
