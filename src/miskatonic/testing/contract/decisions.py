"""What must hold whenever a game rests: for a decision, or because it is over."""

from collections.abc import Iterator
from typing import Any

import msgspec

from miskatonic import rules
from miskatonic.kernel.frames import AskEach
from miskatonic.kernel.game import Game
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.snapshots import freeze, thaw
from miskatonic.kernel.text import LANGS
from miskatonic.testing.contract.broken import demand

__all__ = ["check_decision", "keys_of", "viewers", "waiting"]

NEVER_SHOWN = frozenset({"answers", "chance", "rigged", "seed", "stack"})
"""Parts of the engine's own state that no view has a field for."""


def check_decision(game: Game) -> None:
    """Look at one rest point from all sides; raises `ContractBroken` with a sentence on what is wrong."""
    _check_course(game)
    _check_options(game)
    _check_words(game)
    _check_rules(game)
    _check_views(game)
    _check_state(game)


def viewers(game: Game) -> tuple[Viewer, ...]:
    """Everybody who may look: all seats, then the spectator."""
    return (*game.seats, None)


def keys_of(game: Game) -> dict[Seat, list[str]]:
    """The option keys of every seat that is asked."""
    return {decision.seat: [option.key for option in decision.options] for decision in game.decisions}


def waiting(game: Game) -> tuple[Seat, ...]:
    """The seats that are asked."""
    return tuple([decision.seat for decision in game.decisions])


def _check_course(game: Game) -> None:
    """Somebody is asked or the game is over; whoever is idle has no decision."""
    asked = waiting(game)
    demand(game.over != bool(asked), game, f"the game is over: {game.over}, but asked are the seats {asked}")
    demand(len(set(asked)) == len(asked), game, f"a seat is asked twice at once: {asked}")
    question = game.table.asked
    answered = game.view().answered
    for seat in game.seats:
        decision = game.decision(seat)
        may_change = isinstance(question, AskEach) and question.changeable and seat in answered
        if seat in asked or may_change:
            demand(decision is not None and decision.seat == seat, game, f"seat {seat} is asked, but has no decision")
        else:
            demand(decision is None, game, f"seat {seat} is idle, but has the decision {decision!r}")
    wrong = list(game.type.invariants(game.table))
    demand(not wrong, game, f"the state is impossible: {'; '.join(wrong)}")


def _check_options(game: Game) -> None:
    """Keys are distinct, and the same whenever and wherever one asks."""
    keys = keys_of(game)
    for seat, of_seat in keys.items():
        demand(of_seat, game, f"seat {seat} is asked, but has no option")
        demand(len(set(of_seat)) == len(of_seat), game, f"seat {seat} has two options of one key: {of_seat}")
    restored = type(game).restore(game.type, game.snapshot())
    for how, other in (("asked again", game), ("copied", game.copy()), ("restored", restored)):
        demand(keys_of(other) == keys, game, f"{how}, the game has the keys {keys_of(other)}, but at first {keys}")


def _check_words(game: Game) -> None:
    """Every prompt, label and new line of the log can be said in every language, and labels are told apart."""
    fresh = [line for line in game.table.logbook if line.choice == game.version]
    texts = {msgspec.json.encode(text): text for line in fresh for text in (line.text, line.others) if text}
    for lang in LANGS:
        for decision in game.decisions:
            seat = decision.seat
            labels = decision.labels(lang)
            demand(decision.prompt(lang).strip(), game, f"the prompt for seat {seat} says nothing in {lang}")
            demand(all(label.strip() for label in labels), game, f"a label says nothing in {lang}: {labels}")
            demand(len(set(labels)) == len(labels), game, f"seat {seat} has two options of one label: {labels}")
        for text in texts.values():
            demand(game.say(text, lang).strip(), game, f"the log line {text} says nothing in {lang}")


def _check_rules(game: Game) -> None:
    """Every clause that is cited is in the game's rulebook, where the project has it."""
    if game.type.id in rules.GAMES:
        for clause, where in _cited(game):
            demand(rules.known(clause, game.type.id), game, f"{where} cites '{clause}', which is no clause")


def _cited(game: Game) -> Iterator[tuple[str, str]]:
    for decision in game.decisions:
        yield from ((clause, f"the decision of seat {decision.seat}") for clause in decision.rules)
        for option in decision.options:
            yield from ((clause, f"the option '{option.key}'") for clause in option.rules)
    for line in game.table.logbook:
        if line.choice == game.version:
            yield from ((clause, f"the log line {line.text}") for clause in line.rules)
    if game.result is not None:
        yield from ((clause, "the result") for clause in game.result.rules)


def _check_views(game: Game) -> None:
    """Every view is ready for JSON, and has nothing of the engine's inside."""
    seed = str(game.table.state.chance.seed).encode()
    asked = waiting(game)
    for viewer in viewers(game):
        view = game.view(viewer)
        data = msgspec.json.encode(view)
        demand(view.waiting == asked, game, f"the view of {viewer} waits for {view.waiting}, but asked are {asked}")
        inside = sorted(NEVER_SHOWN.intersection(_names_in(msgspec.json.decode(data))))
        demand(not inside, game, f"the view of {viewer} shows the engine's own {', '.join(inside)}")
        demand(seed not in data, game, f"the view of {viewer} shows the seed of what is to come")


def _names_in(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from part
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from _names_in(each)


def _check_state(game: Game) -> None:
    """The state comes back from bytes as it was, and the index of abilities is as if built anew."""
    data = game.snapshot()
    setup, state = thaw(game.type, data)
    demand(state == game.table.state, game, "the state does not come back from bytes as it was")
    demand(freeze(game.type, setup, state) == data, game, "the state that came back from bytes gives other bytes")
    again = game.table.copy()
    again.reindex()
    kept, built = game.table.index, again.index
    differing = sorted(key for key in {*kept, *built} if kept.get(key) != built.get(key))
    demand(not differing, game, f"the index of abilities is not what it would be built anew, for {differing}")
