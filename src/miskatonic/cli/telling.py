"""How a game came to its end, in words."""

from __future__ import annotations

from miskatonic import Game, Lang, Text

__all__ = ["ending"]


def ending(game: Game, lang: Lang) -> list[str]:
    """The outcome, and who won; nothing while the game goes on."""
    result = game.result
    if result is None:
        return []
    said = [game.say(Text(result.outcome), lang)]
    if result.winners:
        named = [Text("cli-one-seat", {"seat": seat}) for seat in result.winners]
        seats = named[0]
        for seat in named[1:]:
            seats = Text("list-more", {"head": seats, "item": seat})
        said.append(game.say(Text("result-won", {"count": len(named), "seats": seats}), lang))
    return said
