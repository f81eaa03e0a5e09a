"""Who knows what: a hand is its owner's, decks are nobody's but for what was looked at, and where random cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from miskatonic.games.arkham.encounters import DrawEnemyWith
from miskatonic.games.arkham.invariants import cards_in
from miskatonic.games.arkham.records import ArkhamState, CardId, Investigator, Place, Who
from miskatonic.games.arkham.scenarios.steps import GatherOneAtRandom, PutAtRandom
from miskatonic.games.arkham.searching import PutBack, SearchDeck, eligible
from miskatonic.kernel.records import changed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.kernel.chance import Chance
    from miskatonic.kernel.seats import Viewer

__all__ = ["another", "imagine", "knows", "looked_at"]

ENCOUNTER = "encounter"


def looked_at(table: ArkhamTable, viewer: Viewer, deck: str) -> int:
    """How many cards on top of a deck a viewer has seen: "encounter", or the number of a seat."""
    return table.state.looks.get(f"{deck}@{viewer}", 0)


def _bottom(table: ArkhamTable, deck: str) -> int:
    """How many cards at its bottom everybody has seen go there."""
    return table.state.looks.get(f"{deck}<", 0)


def knows(table: ArkhamTable, viewer: Viewer, record: object, field: str) -> bool:
    """Whether a viewer knows all of a secret."""
    if isinstance(record, Investigator):
        who = _seat_of(table, record)
        if field == "hand":
            return viewer == who or not record.hand or not record.deck
        return len(_unseen(table, viewer, str(who), record.deck)) < 2 and (viewer == who or not record.hand)
    if isinstance(record, SearchDeck | PutBack):
        return viewer == record.who or len(getattr(record, field)) == 0
    if isinstance(record, Place):
        return record.revealed or not _could_be(table, record.card)
    state = cast("ArkhamState", record)
    if field == "encounter":
        return len(_unseen(table, viewer, ENCOUNTER, state.encounter)) < 2 and not _unknown_set(table)
    if field == "cult":
        return len(state.cult) < 2
    return not (_unknown_set(table) or any(_could_be(table, card) for card in state.unused))


def _seat_of(table: ArkhamTable, record: Investigator) -> Who:
    return table.box.investigators[record.card]


def _unseen(table: ArkhamTable, viewer: Viewer, deck: str, cards: Sequence[CardId]) -> tuple[CardId, ...]:
    """The part of a deck that a viewer has not seen: between what it has seen on top, and below."""
    return tuple(cards[looked_at(table, viewer, deck) : len(cards) - _bottom(table, deck)])


# -- what the scenario chose at random


def _random_locations(table: ArkhamTable) -> Iterator[tuple[str, ...]]:
    """Groups of locations, by code, of which some were put into play unseen."""
    for step in table.box.scenario.setup:
        if isinstance(step, PutAtRandom):
            yield step.cards


def _could_be(table: ArkhamTable, card: CardId) -> tuple[CardId, ...]:
    """The other unseen locations that could lie where this one lies."""
    code = table.card(card).code
    for group in _random_locations(table):
        if code in group:
            return tuple([each for each in _unrevealed_of(table, group) if each != card])
    return ()


def _unrevealed_of(table: ArkhamTable, group: tuple[str, ...]) -> list[CardId]:
    """The locations of a group that nobody has seen yet, wherever they lie."""
    seen = {place.card for place in table.state.places.values() if place.revealed}
    return [card for code in group for card in table.box.copies[code] if card not in seen]


def _random_sets(table: ArkhamTable) -> tuple[str, ...]:
    """The encounter sets of which one was gathered unseen."""
    return next((step.sets for step in table.box.scenario.setup if isinstance(step, GatherOneAtRandom)), ())


def _unknown_set(table: ArkhamTable) -> tuple[str, ...]:
    """The same, as long as no card of the one that was gathered has been seen."""
    sets = _random_sets(table)
    if not sets:
        return ()
    state = table.state
    hidden = {*state.encounter, *state.unused}
    for id, card in enumerate(table.box.cards, 1):
        if card.encounter in sets and CardId(id) not in hidden:
            return ()
    return sets


# -- imagining


def imagine(table: ArkhamTable, viewer: Viewer, chance: Chance) -> None:
    """Deal afresh what the viewer can't know."""
    state = table.state
    lying_open = _lying_open(table)
    for number, investigator in enumerate(state.investigators):
        _imagine_deck(table, viewer, chance, Who(number), investigator, lying_open)
    if not any(isinstance(frame, DrawEnemyWith) and frame.who == viewer for frame in state.stack):
        _imagine_sets(table, chance)
    unseen = _unseen(table, viewer, ENCOUNTER, state.encounter)
    state.encounter = _with(state.encounter, looked_at(table, viewer, ENCOUNTER), chance.shuffle(sorted(unseen)))
    state.cult = chance.shuffle(sorted(state.cult))
    _imagine_places(table, chance)
    _imagine_looks(table, viewer)


def _imagine_deck(
    table: ArkhamTable, viewer: Viewer, chance: Chance, who: Who, investigator: Investigator, lying_open: set[CardId]
) -> None:
    """Its owner's hand stays; for others, it is any of the cards that they have not seen since the game began.

    A weakness is known to be in a hand, since it was resolved as it was drawn; none else can be there.
    """
    weaknesses = table.box.weaknesses
    top = max(looked_at(table, viewer, str(who)), _searched(table, viewer, who))
    bottom = _bottom(table, str(who))
    deck, hand = investigator.deck, investigator.hand
    known = {*deck[:top], *deck[len(deck) - bottom :]}
    if viewer == who:
        known.update(hand)
    else:
        known.update(weaknesses.intersection(hand))
    hidden = _owned(table, who).difference(lying_open, known)
    pool = chance.shuffle(sorted(hidden))
    if viewer != who:
        count = len(hand) - len(weaknesses.intersection(hand))
        fit = [card for card in pool if card not in weaknesses][:count]
        picked = iter(fit)
        table.alter(who, hand=tuple([card if card in weaknesses else next(picked) for card in hand]))
        taken = set(fit)
        pool = tuple([card for card in pool if card not in taken])
    table.alter(who, deck=_with(deck, top, pool))


def _searched(table: ArkhamTable, viewer: Viewer, who: Who) -> int:
    """How many cards on top of the own deck somebody searches just now."""
    searches = [frame for frame in table.state.stack if isinstance(frame, SearchDeck) and frame.found]
    return max([frame.top for frame in searches if frame.who == viewer == who], default=0)


def _imagine_looks(table: ArkhamTable, viewer: Viewer) -> None:
    """What others look at just now is what lies there in the imagined game."""
    for height, frame in enumerate(table.state.stack):
        if isinstance(frame, SearchDeck) and frame.found and frame.who != viewer:
            table.amend(height, found=eligible(table, frame))
        elif isinstance(frame, PutBack) and frame.left and frame.who != viewer:
            table.amend(height, left=tuple(sorted(frame.cards(table)[: len(frame.left)])))


def _owned(table: ArkhamTable, who: Who) -> set[CardId]:
    """All cards of an investigator, those included that have come into its deck during play."""
    owned = set(table.box.owned[who])
    owned.update([card for card, owner in table.state.owners.items() if owner == who])
    return owned


def _lying_open(table: ArkhamTable) -> set[CardId]:
    """The cards that everybody can see; those of a deck that are not among them lie in it or in the hand."""
    state = table.state
    cards: set[CardId] = {*state.play, *state.victory, *state.removed, *state.encounter_discard, *state.aside}
    for investigator in state.investigators:
        cards.add(investigator.card)
        cards.update(investigator.discard)
    for frame in state.stack:
        cards.update(cards_in(frame))
    return cards


def _with(deck: Sequence[CardId], top: int, middle: Sequence[CardId]) -> tuple[CardId, ...]:
    """A deck with other cards between those known on top and those known below."""
    return (*deck[:top], *middle, *deck[top + len(middle) :])


def _imagine_sets(table: ArkhamTable, chance: Chance) -> None:
    """Any of the sets may be the one that was gathered, unless the viewer searches the encounter deck just now."""
    sets = _unknown_set(table)
    if not sets:
        return
    state = table.state
    cards = sorted(card for card in (*state.encounter, *state.unused) if table.card(card).encounter in sets)
    chosen = chance.pick(sets)
    gathered = [card for card in cards if table.card(card).encounter == chosen]
    common = sorted(card for card in state.encounter if table.card(card).encounter not in sets)
    others = sorted(card for card in state.unused if table.card(card).encounter not in sets)
    state.encounter = (*common, *gathered)
    state.unused = (*others, *(card for card in cards if card not in gathered))


def _imagine_places(table: ArkhamTable, chance: Chance) -> None:
    """Unrevealed locations of a group lie in any order."""
    state = table.state
    for group in _random_locations(table):
        places = [id for id, place in state.places.items() if not place.revealed and _is(table, place.card, group)]
        dealt = list(chance.shuffle(sorted(_unrevealed_of(table, group))))
        for id in places:
            state.places[id] = changed(state.places[id], card=dealt.pop())
        others = sorted(card for card in state.unused if not _is(table, card, group))
        state.unused = (*others, *dealt)


def _is(table: ArkhamTable, card: CardId, group: tuple[str, ...]) -> bool:
    return table.card(card).code in group


# -- planting


def another(table: ArkhamTable, record: Any, field: str) -> Any:
    """Another value: decks in another order, another card in a hand, another location."""
    value = getattr(record, field)
    if isinstance(record, Investigator):
        if field == "hand":
            return _other_hand(table, record)
        return _reordered(table, str(_seat_of(table, record)), value)
    if isinstance(record, SearchDeck | PutBack):
        return tuple(reversed(value))
    if isinstance(record, Place):
        others = () if record.revealed else _could_be(table, record.card)
        return others[0] if others else value
    if field == "encounter":
        return _reordered(table, ENCOUNTER, value)
    if field == "cult":
        return tuple(reversed(value))
    return tuple(reversed(value)) if field == "unused" and not knows(table, None, record, field) else value


def _reordered(table: ArkhamTable, deck: str, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """In another order, but for what anybody has seen."""
    looks = table.state.looks
    searched = [frame.top for frame in table.state.stack if isinstance(frame, SearchDeck) and str(frame.who) == deck]
    top = max([*searched, *(count for key, count in looks.items() if key.startswith(f"{deck}@"))], default=0)
    middle = cards[top : len(cards) - _bottom(table, deck)]
    return (*cards[:top], *reversed(middle), *cards[top + len(middle) :])


def _other_hand(table: ArkhamTable, record: Investigator) -> tuple[CardId, ...]:
    """The last card of the hand is another one."""
    weakness = table.box.weakness
    others = [card for card in record.deck if not weakness(card)]
    places = [place for place, card in enumerate(record.hand) if not weakness(card)]
    if not others or not places:
        return record.hand
    return (*record.hand[: places[-1]], others[-1], *record.hand[places[-1] + 1 :])
