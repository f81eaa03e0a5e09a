"""Somebody else's cards and scenarios: `PACK = ContentPack(cards=..., scenarios=...)` in a package of one's own."""

from miskatonic.games.arkham.content.pack import ContentPack

__all__ = ["ContentPack"]
