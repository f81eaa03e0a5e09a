"""Scenes: a table of Arkham Horror as a test wants it, in a line or two, played through the real loop.

>>> table = scene(roland(play=["machete"]), foes=[foe("ghoul-minion", engaged=0)])
>>> table.token("0").play("activate:machete:0").damage("ghoul-minion")
1

What a test does not name is not there: decks, hands and the encounter deck are empty, and nobody has anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, cast

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.dealing import Begin
from miskatonic.games.arkham.declarations import Asset
from miskatonic.games.arkham.framework.investigation import InvestigationPhase, Turn
from miskatonic.games.arkham.framework.rounds import Round
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.piles import take_from_piles
from miskatonic.games.arkham.records import (
    NO_CARD,
    NOBODY,
    NOWHERE,
    ArkhamState,
    ArkhamTable,
    CardId,
    InPlay,
    Investigator,
    Place,
    PlaceId,
    Who,
)
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.view import EnemyView
from miskatonic.games.arkham.words.base import Word
from miskatonic.kernel.records import changed
from miskatonic.testing import Situation

QUIET = ("pass", "commit-no-more", "result:0")
"""Acts that let things take their course."""

HOUSE = {"hallway": 0, "attic": 2, "cellar": 2}
"""The locations of the house that most scenes play in, all revealed, and the clues there."""

_numbers = count()


@dataclass(frozen=True)
class Somebody:
    """One investigator, as far as a test says."""

    slug: str
    at: str
    hand: tuple[str, ...]
    play: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    threat: tuple[str, ...]
    fields: Mapping[str, Any]
    touched: Mapping[str, Mapping[str, Any]]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that its player has brought."""
        return (*self.hand, *self.play, *self.deck, *self.discard, *self.threat)


@dataclass(frozen=True)
class Foe:
    """One enemy in play, as far as a test says: at a location, or engaged with a seat."""

    slug: str
    at: str = ""
    engaged: int = -1
    fields: Mapping[str, Any] = field(default_factory=dict)


def somebody(
    slug: str,
    *,
    at: str = "hallway",
    hand: Sequence[str] = (),
    play: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    threat: Sequence[str] = (),
    touched: Mapping[str, Mapping[str, Any]] | None = None,
    **fields: Any,
) -> Somebody:
    """An investigator with cards by their slugs; `touched` changes cards in play, `fields` the investigator."""
    piles = (tuple(hand), tuple(play), tuple(deck), tuple(discard), tuple(threat))
    return Somebody(slug, at, *piles, fields, touched or {})


def roland(**more: Any) -> Somebody:
    """Roland Banks: willpower 3, intellect 3, combat 4, agility 2; health 9, sanity 5."""
    return somebody("roland-banks", **more)


def daisy(**more: Any) -> Somebody:
    """Daisy Walker: 3, 5, 2, 2; health 5, sanity 9."""
    return somebody("daisy-walker", **more)


def skids(**more: Any) -> Somebody:
    """Skids O'Toole: 2, 3, 3, 4; health 8, sanity 6."""
    return somebody("skids-otoole", **more)


def agnes(**more: Any) -> Somebody:
    """Agnes Baker: 5, 2, 2, 3; health 6, sanity 8."""
    return somebody("agnes-baker", **more)


def wendy(**more: Any) -> Somebody:
    """Wendy Adams: 4, 3, 1, 4; health 7, sanity 7."""
    return somebody("wendy-adams", **more)


def foe(slug: str, *, at: str = "", engaged: int = -1, **fields: Any) -> Foe:
    """An enemy, unengaged at a location or engaged with a seat."""
    return Foe(slug, at, engaged, fields)


def scene(
    *people: Somebody,
    foes: Sequence[Foe] = (),
    attached: Mapping[str, str] | None = None,
    places: Mapping[str, int] | None = None,
    unrevealed: Sequence[str] = (),
    encounter: Sequence[str] = (),
    encounter_discard: Sequence[str] = (),
    aside: Sequence[str] = (),
    act: int = 0,
    agenda: int = 0,
    doom: int = 0,
    bag: Sequence[str] = ("0",),
    scenario: str = "the-gathering",
    difficulty: str = "standard",
    lead: int = 0,
    active: int = 0,
    recorded: Sequence[str] = (),
) -> Scene:
    """A table in the turn of the active investigator, with three actions left unless it says otherwise.

    `attached` are cards at locations, by slug; `encounter` is the encounter deck, the top card first.
    """
    people = people or (roland(),)
    seats = [
        {"investigator": each.slug, "deck": dict(Counter(CORE.by_slug[slug].code for slug in each.cards))}
        for each in people
    ]
    table = Scene.new(
        ARKHAM, seats=seats, scenario=scenario, difficulty=difficulty, lead=lead, recorded=tuple(recorded)
    )
    piles = {"encounter": encounter, "encounter_discard": encounter_discard, "aside": aside}
    laid = _Laid(people, foes, attached or {}, HOUSE if places is None else places, tuple(unrevealed), piles)
    figures = {"act": act, "agenda": agenda, "agenda_doom": doom, "bag": tuple(bag), "lead": Who(lead)}
    return table.lay(lambda found: laid.upon(found, figures, Who(active)))


@dataclass(frozen=True)
class _Laid:
    """Puts a table as a test says."""

    people: Sequence[Somebody]
    foes: Sequence[Foe]
    attached: Mapping[str, str]
    places: Mapping[str, int]
    unrevealed: tuple[str, ...]
    piles: Mapping[str, Sequence[str]]

    def upon(self, table: ArkhamTable, figures: Mapping[str, Any], active: Who) -> None:
        state = table.state
        left = {slug: list(ids) for slug, ids in _by_slug(table).items()}

        def take(slug: str, owner: Who = NOBODY) -> CardId:
            found = next((id for id in left.get(slug, ()) if table.owner(id) in (owner, NOBODY)), None)
            assert found is not None, f"the box of this scene has no {slug!r} left for {owner}"
            left[slug].remove(found)
            return found

        dealt = _dealt(table)
        state.play, state.places, state.looks, state.uses, state.effects = {}, {}, {}, {}, {}
        state.investigators = [self._seated(table, Who(who), each, take) for who, each in enumerate(self.people)]
        for slug, clues in self.places.items():
            state.places[PlaceId(slug)] = Place(take(slug), revealed=slug not in self.unrevealed, clues=clues)
        for each in self.foes:
            id = take(each.slug)
            threat = Who(each.engaged)
            state.play[id] = InPlay(place=PlaceId(each.at), threat=threat, **each.fields)
        for slug, place in self.attached.items():
            state.play[take(slug)] = InPlay(place=PlaceId(place))
        for name, slugs in self.piles.items():
            setattr(state, name, tuple([take(slug) for slug in slugs]))
        state.cult, state.victory, state.removed = (), (), ()
        state.unused = tuple(sorted(dealt & {id for ids in left.values() for id in ids}))
        for name, value in figures.items():
            setattr(state, name, value)
        state.round, state.phase, state.active = 1, "investigation", active
        state.stack = [
            Begin(pc=Begin.places["rounds"]),
            Round(pc=Round.places["enemy"]),
            InvestigationPhase(pc=InvestigationPhase.places["choose_next"]),
            Turn(active, pc=Turn.places["menu"]),
        ]

    def _seated(self, table: ArkhamTable, who: Who, each: Somebody, take: Any) -> Investigator:
        piles = {name: tuple([take(slug, who) for slug in getattr(each, name)]) for name in ("hand", "deck", "discard")}
        before = table.state.investigators[who]
        for slug in each.play:
            id = take(slug, who)
            card = table.card(id)
            uses = card.uses.count if isinstance(card, Asset) and card.uses is not None else 0
            table.state.play[id] = InPlay(controller=who, **{"uses": uses, **each.touched.get(slug, {})})
        for slug in each.threat:
            id = take(slug, who)
            controller = who if table.card(id).sort == "asset" else NOBODY
            table.state.play[id] = InPlay(threat=who, controller=controller, **each.touched.get(slug, {}))
        return Investigator(before.card, place=PlaceId(each.at), **{**piles, "resources": 0, **each.fields})


def _dealt(table: ArkhamTable) -> set[CardId]:
    """The cards that were dealt to some pile or put into play."""
    state = table.state
    piles = [pile for each in state.investigators for pile in (each.hand, each.deck, each.discard)]
    piles += [state.encounter, state.encounter_discard, state.aside, state.cult, state.unused, tuple(state.play)]
    return {id for pile in piles for id in pile} | {place.card for place in state.places.values()}


def _by_slug(table: ArkhamTable) -> dict[str, list[CardId]]:
    found: dict[str, list[CardId]] = {}
    for number, card in enumerate(table.box.cards, 1):
        found.setdefault(card.slug, []).append(CardId(number))
    return found


class Scene(Situation):
    """A situation at a table of Arkham Horror."""

    @property
    def table(self) -> ArkhamTable:
        return cast("ArkhamTable", self.game.table)

    @property
    def state(self) -> ArkhamState:
        return self.table.state

    # -- acting

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.game.decisions[0].seat

    @property
    def open(self) -> list[str]:
        """The keys of all that can be chosen now."""
        return [] if self.game.over else self.options(self.asked)

    def play(self, *keys: str) -> Scene:
        """Choose one thing after another, whoever is asked; then let what can be passed be passed."""
        for key in keys:
            if key not in self.open:
                self.hush()
            self.choose(self.asked, key)
        return self.hush()

    def choose_one(self, *keys: str) -> Scene:
        """Choose, and pass nothing."""
        for key in keys:
            self.choose(self.asked, key)
        return self

    def hush(self) -> Scene:
        """Pass, commit nothing, take results as they come, as long as that is what is asked."""
        while not self.game.over:
            quiet = next((key for key in QUIET if key in self.open), None)
            if quiet is None:
                break
            self.choose(self.asked, quiet)
        return self

    def hush_until(self, key: str) -> Scene:
        """The same, until something can be chosen."""
        while key not in self.open:
            quiet = next((each for each in QUIET if each in self.open), None)
            assert quiet is not None, f"{key!r} does not come up: open are {self.open}"
            self.choose(self.asked, quiet)
        return self

    def token(self, *tokens: str) -> Scene:
        """From now on the bag holds these tokens alone."""
        return self.lay(lambda table: setattr(table.state, "bag", tokens))

    def end_turn(self) -> Scene:
        """End the turn, and what follows, up to the next thing that somebody must decide."""
        return self.play("end-turn")

    def end_round(self) -> Scene:
        """The rest of this turn and of the round, and the mythos phase, with as little as possible."""
        number = self.state.round
        while not self.game.over and (self.state.round == number or self.state.phase == "mythos"):
            quiet = (key for key in ("end-turn", *QUIET, self.open[0]) if key in self.open)
            self.choose(self.asked, next(quiet))
        return self

    def words(self, *words: Word, you: int = 0) -> Scene:
        """Carry out words as if a card said so, up to the first thing that somebody must decide."""
        script = f"scene:{next(_numbers)}"

        def write(table: ArkhamTable) -> None:
            table.box.scripts[script] = words

        return self.lay(write).run(Resolving(script, Who(you)))

    def hang(self, slug: str, host: str, **fields: Any) -> Scene:
        """Attach a card from wherever it lies to a card in play."""
        return self.bring(slug, host=next(id for id in self.ids(host) if id in self.state.play), **fields)

    def bring(self, slug: str, **fields: Any) -> Scene:
        """Put a card from wherever it lies into play."""
        card = self.ids(slug)[0]

        def attach(table: ArkhamTable) -> None:
            take_from_piles(table, card)
            table.state.unused = tuple(id for id in table.state.unused if id != card)
            table.state.play[card] = InPlay(**fields)

        return self.lay(attach)

    # -- looking

    def hurt(self, seat: int = 0) -> tuple[int, int]:
        """Damage and horror on an investigator."""
        return self.who(seat).damage, self.who(seat).horror

    def foe(self, slug: str) -> EnemyView:
        """An enemy as everybody sees it, with all that changes its numbers."""
        shown: tuple[EnemyView, ...] = self.view(0).enemies
        return next(enemy for enemy in shown if enemy.code == self.table.card(self.ids(slug)[0]).code)

    def pile(self, name: str, seat: int | None = None) -> list[str]:
        """The slugs of a pile: an investigator's, or one of the table."""
        return [self.table.card(id).slug for id in getattr(self.state if seat is None else self.who(seat), name)]

    def who(self, seat: int = 0) -> Investigator:
        """An investigator."""
        return self.state.investigators[seat]

    def ids(self, slug: str) -> list[CardId]:
        """All copies of a card."""
        return _by_slug(self.table).get(slug, [])

    def card(self, slug: str) -> InPlay:
        """The first copy of a card that is in play."""
        return self.state.play[next(id for id in self.ids(slug) if id in self.state.play)]

    def in_play(self, slug: str) -> bool:
        """Whether a copy of a card is in play."""
        return any(id in self.state.play for id in self.ids(slug))

    def damage(self, slug: str) -> int:
        """The damage on a card in play."""
        return self.card(slug).damage

    def skill(self, name: str, seat: int = 0) -> int:
        """An investigator's value in a skill."""
        return self.table.skill(Who(seat), name)

    def where(self, slug: str) -> str:
        """In which pile the first copy of a card lies, or "play", or the location of an enemy: see the code."""
        id = self.ids(slug)[0]
        state = self.state
        if id in state.play:
            return "play"
        for who, investigator in enumerate(state.investigators):
            for pile in ("hand", "deck", "discard"):
                if id in getattr(investigator, pile):
                    return f"{pile}:{who}"
        piles = ("encounter", "encounter_discard", "aside", "victory", "removed", "unused")
        return next((pile for pile in piles if id in getattr(state, pile)), "")

    def place(self, slug: str) -> str:
        """Where a card in play is."""
        return self.table.place_of(next(id for id in self.ids(slug) if id in self.state.play))

    def hand(self, seat: int = 0) -> list[str]:
        """The slugs of a hand."""
        return [self.table.card(id).slug for id in self.who(seat).hand]

    def clues(self, place: str) -> int:
        """The clues at a location."""
        return self.state.places[PlaceId(place)].clues

    def said(self, message: str) -> int:
        """How often a message stands in the log."""
        return sum(line.text.id == message for line in self.game.lines(None))

    def change(self, seat: int = 0, **fields: Any) -> Scene:
        """Change fields of an investigator."""

        def alter(table: ArkhamTable) -> None:
            investigators = table.state.investigators
            investigators[seat] = changed(investigators[seat], **fields)

        return self.lay(alter)


__all__ = [
    "HOUSE",
    "NOWHERE",
    "NO_CARD",
    "Scene",
    "agnes",
    "daisy",
    "foe",
    "roland",
    "scene",
    "skids",
    "somebody",
    "wendy",
]
