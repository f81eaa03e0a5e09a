"""Where tables and campaigns are kept: SQLite in a file, or PostgreSQL by one setting."""

from miskatonic.server.store.pages import KeptPage, Pages
from miskatonic.server.store.store import Kept, Store, Unsaved
from miskatonic.server.store.writer import Writer

__all__ = ["Kept", "KeptPage", "Pages", "Store", "Unsaved", "Writer"]
