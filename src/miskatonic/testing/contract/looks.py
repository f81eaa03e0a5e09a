"""Everything that leaves a game for one viewer, as bytes, channel by channel."""

from collections.abc import Callable, Iterator

import msgspec

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import Game
from miskatonic.kernel.journal import Journal
from miskatonic.kernel.seats import Viewer
from miskatonic.kernel.text import Lang

__all__ = ["Asked", "at_once", "difference", "differing", "later", "sight", "tried"]

Asked = tuple[str, ...]
"""What a viewer tries: names of acts and option keys."""

Looks = Iterator[tuple[str, bytes]]

_bytes = msgspec.json.Encoder().encode
_packed = msgspec.msgpack.Encoder().encode


def at_once(game: Game, viewer: Viewer, lang: Lang) -> Looks:
    """What the viewer gets from the game as it stands: by name of the channel."""
    yield from sight(game, viewer)
    if viewer is not None:
        decision = game.decision(viewer)
        if decision is not None:
            yield "labels", _bytes(decision.labels(lang))
            yield "prompt", _bytes(decision.prompt(lang))
            yield "rules of the options", _bytes([decision.rules, [option.rules for option in decision.options]])
        nothing = "no-such-thing"
        yield "error for an illegal choice", _error(lambda: game.copy().choose(viewer, nothing), lang)
        yield "error for a stale choice", _error(lambda: game.copy().choose(viewer, nothing, version=-1), lang)
        yield "error for undoing too far", _error(lambda: game.copy().undo(game.version + 1), lang)
    lines = {_bytes(line.text): line.text for line in game.lines(viewer)}
    yield "words of the log", _bytes([game.say(text, lang) for text in lines.values()])


def tried(game: Game, viewer: Viewer, lang: Lang, tries: Asked) -> Looks:
    """What a seat is told that asks why not."""
    if viewer is not None:
        for each in tries:
            reasons = game.why_not(viewer, each)
            yield f"why_not('{each}')", _bytes([(game.say(reason.text, lang), reason.rules) for reason in reasons])


def later(game: Game, viewer: Viewer, seed: int) -> Looks:
    """What the viewer gets from games made of this one: imagined, after an undo, replayed."""
    imagined = game.imagine(viewer, seed).table.state
    for field in imagined.__struct_fields__:
        yield f"imagined {field}", _packed(getattr(imagined, field))
    if game.over:
        return
    moved = game.copy()
    decision = moved.decisions[0]
    moved.choose(decision.seat, decision.options[0].key)
    replayed = type(game).replay(game.type, Journal.parse(str(moved.journal)))
    moved.undo()
    for how, other in (("after an undo", moved), ("in a replay", replayed.at(game.version))):
        for channel, seen in sight(other, viewer):
            yield f"{channel} {how}", seen


def differing(ours: dict[str, bytes], theirs: Looks) -> str | None:
    """The first channel in which two games differ to a viewer, and how; None if there is none."""
    seen: dict[str, bytes] = {}
    for channel, data in theirs:
        seen[channel] = data
        if ours.get(channel) != data:
            return f"{channel}: {difference(ours.get(channel, b''), data)}"
    missing = ours.keys() - seen.keys()
    return f"{min(missing)}: there in one, not in the other" if missing else None


def sight(game: Game, viewer: Viewer) -> Looks:
    """The nearest channels: the view, the log, and the keys of what the viewer may choose."""
    yield "view", _bytes(game.view(viewer))
    yield "log", _bytes(game.lines(viewer))
    if viewer is not None and (decision := game.decision(viewer)) is not None:
        yield "option keys", _bytes([option.key for option in decision.options])


def _error(act: Callable[[], None], lang: Lang) -> bytes:
    try:
        act()
    except MiskatonicError as error:
        return _bytes([type(error).__name__, error.code, error.say(lang)])
    return b"no error"


def difference(ours: bytes, theirs: bytes) -> str:
    """Where two channels part, in a few characters of each."""
    shorter = min(len(ours), len(theirs))
    start = next((place for place in range(shorter) if ours[place] != theirs[place]), shorter)
    cut = slice(max(start - 30, 0), start + 30)
    sizes = "" if len(ours) == len(theirs) else f", of {len(ours)} and {len(theirs)} bytes"
    return f"...{ours[cut]!r} against ...{theirs[cut]!r}{sizes}"
