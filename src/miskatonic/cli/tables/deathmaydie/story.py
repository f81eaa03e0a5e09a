"""The story board and what lies beside it: the Elder One's stage, the ritual, the episode, the enemies, the decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Text
from miskatonic.cli.tables.deathmaydie.signs import HEALTH
from miskatonic.cli.tables.deathmaydie.tracks import summoning
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import BRASS, HARM, MAY, NAME, QUIET, TEXT, WARN, YOU

__all__ = ["ritual_line", "story", "track_line"]


def story(sight: Sight, texts: Mapping[str, Text]) -> RenderableType:
    """All of it, what is most pressing first."""
    return Group(
        track_line(sight),
        *_elder_one(sight, texts),
        *_ritual(sight, texts),
        *_episode(sight, texts),
        *_enemies(sight, texts),
        *_decks(sight),
    )


def track_line(sight: Sight) -> Styled:
    """The Summoning track, and the symbols in the discard pile."""
    said = Styled.assemble((f"{sight.say('dmd-table-summoning')} ", NAME), no_wrap=True, overflow="ellipsis")
    said.append_text(summoning(sight))
    return said.append(f" {sight.say('dmd-table-symbols', count=sight.board.symbols)}", QUIET)


def ritual_line(sight: Sight) -> Styled:
    """How far the ritual is from being disrupted, and what it still wants where."""
    board = sight.board
    said = Styled.assemble((f"{sight.say('dmd-table-ritual')} ", NAME), no_wrap=True, overflow="ellipsis")
    ritual = board.ritual
    said.append("●" * ritual.done + "○" * max(ritual.need - ritual.done, 0), MAY if board.disrupted else YOU)
    if board.disrupted:
        return said.append(f" {sight.say('dmd-table-disrupted')}", MAY)
    said.append(f" {sight.say('dmd-table-ritual-at', done=ritual.done, need=ritual.need)}", TEXT)
    wants = [f"{sight.say(f'dmd-token-{kind}')} ({sight.say(f'dmd-space-{space}')})" for kind, space in ritual.wants]
    if wants:
        said.append(f" · {sight.say('dmd-table-wants', names=', '.join(wants))}", QUIET)
    if board.phases:
        phase = sight.say(f"dmd-phase-{board.episode}-{board.dial}")
        said.append(f" · {sight.say('dmd-table-dial')} {phase}", WARN)
    return said


def _elder_one(sight: Sight, texts: Mapping[str, Text]) -> Iterator[Styled]:
    """What the stages that have been revealed do, the present one first; a stage is revealed only once."""
    board = sight.board
    if not board.stage:
        yield Styled(sight.say(f"dmd-kind-{board.elder_one}"), NAME)
    else:
        yield Styled(sight.say("dmd-stage", kind=board.elder_one, number=board.stage), NAME)
    now = max(board.stage, 1)
    for stage in range(now, 0, -1):
        name = f"dmd-text-stage-{board.elder_one}-{stage}"
        for part, label in (
            ("reveal", "on-reveal"),
            ("always", "always"),
            ("advance", "on-advance"),
            ("end-of-turn", "on-end-of-turn"),
        ):
            text = texts.get(f"{name}-{part}")
            if text is not None and (part != "reveal" or stage == now):
                yield _told(sight, label, text)


def _ritual(sight: Sight, texts: Mapping[str, Text]) -> Iterator[Styled]:
    yield ritual_line(sight)
    text = texts.get(f"dmd-text-ritual-{sight.board.episode}")
    if text is not None:
        yield Styled(f"  {sight.read(text)}", TEXT)


def _episode(sight: Sight, texts: Mapping[str, Text]) -> Iterator[Styled]:
    board = sight.board
    yield Styled(sight.say("dmd-table-actions-of"), NAME)
    for action in board.actions:
        said = Styled.assemble((sight.say(f"dmd-action-{action.id}"), f"bold {BRASS}"))
        text = texts.get(f"dmd-text-action-{action.id}")
        if text is not None:
            said.append(f": {sight.read(text)}", TEXT)
        when = texts.get(f"dmd-text-action-{action.id}-when")
        if when is not None:
            said.append(f". {sight.say('dmd-table-needs', when=when)}", QUIET)
        yield said
    for name in (f"dmd-text-episode-{board.episode}", f"dmd-text-advance-{board.episode}"):
        text = texts.get(name)
        if text is not None:
            yield _told(sight, "on-advance" if "advance" in name else "always", text)


def _enemies(sight: Sight, texts: Mapping[str, Text]) -> Iterator[Styled]:
    board = sight.board
    yield Styled(sight.say("dmd-table-enemies"), NAME)
    for kind in board.kinds:
        said = Styled.assemble((sight.say(f"dmd-kind-{kind.id}"), f"bold {HARM}"))
        dice = f"{kind.standard} {sight.say('dmd-table-standard')}"
        if kind.bonus:
            dice += f" + {kind.bonus} {sight.say('dmd-table-bonus')}"
        said.append(f" {HEALTH}{kind.health} · {dice} · ", TEXT)
        said.append(sight.say("dmd-table-reserve", count=kind.left), QUIET)
        text = texts.get(f"dmd-text-kind-{board.elder_one}-{kind.id}", texts.get(f"dmd-text-kind-{kind.id}"))
        if text is not None:
            said.append(f" · {sight.read(text)}", TEXT)
        yield said


def _decks(sight: Sight) -> Iterator[Styled]:
    board = sight.board
    args: dict[str, Any] = {
        "many_mythos": board.mythos_deck,
        "many_discovery": board.discovery_deck,
        "many_fire": board.fire_in_reserve,
    }
    yield Styled(sight.say("dmd-table-decks", **args), QUIET)
    if board.mythos_discard:
        names = ", ".join(sight.say(f"dmd-mythos-{card}") for card in board.mythos_discard)
        yield Styled(sight.say("dmd-table-discard", names=names), QUIET)


def _told(sight: Sight, label: str, text: Text) -> Styled:
    return Styled.assemble((f"  {sight.say(f'dmd-table-{label}')} ", QUIET), (sight.read(text), TEXT))
