"""Scenes: a table of Arkham Horror as a test wants it, in a line or two, played through the real loop.

>>> table = scene(roland(at="study"), enemies=[foe("ghoul-minion", engaged=0)], token="-1")
>>> table.play("fight:ghoul-minion").enemy("ghoul-minion").damage
1

Hands and decks are empty but for what a test names, and the chaos bag holds one token, so
nothing is left to chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, cast

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.dealing import Begin
from miskatonic.games.arkham.encounter import ResolveDrawn
from miskatonic.games.arkham.framework.enemy_phase import EnemyPhase
from miskatonic.games.arkham.framework.investigation import InvestigationPhase, Turn
from miskatonic.games.arkham.framework.mythos import MythosPhase
from miskatonic.games.arkham.framework.rounds import Round
from miskatonic.games.arkham.framework.upkeep import UpkeepPhase
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.piles import take_from_piles
from miskatonic.games.arkham.records import (
    NOBODY,
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
from miskatonic.games.arkham.skill_tests import SkillTest
from miskatonic.games.arkham.view import EnemyView
from miskatonic.games.arkham.words.base import Word
from miskatonic.kernel.frames import Frame
from miskatonic.kernel.records import changed
from miskatonic.testing import Situation

__all__ = [
    "HOUSE",
    "Foe",
    "Scene",
    "Somebody",
    "agnes",
    "daisy",
    "foe",
    "roland",
    "scene",
    "skids",
    "somebody",
    "wendy",
]

HOUSE = ("hallway", "attic", "cellar", "parlor")
"""The places of The Gathering once the study is gone."""

_numbers = count()


@dataclass(frozen=True)
class Somebody:
    """One investigator, as far as a test says."""

    name: str
    fields: dict[str, Any]
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    threat: tuple[str, ...] = ()


@dataclass(frozen=True)
class Foe:
    """One enemy in play, as far as a test says."""

    slug: str
    at: str = ""
    engaged: int | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)


def somebody(
    name: str,
    *,
    at: str = "study",
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    play: Sequence[str] = (),
    threat: Sequence[str] = (),
    **fields: Any,
) -> Somebody:
    """An investigator at a location, with cards by their slugs and numbers as named; 5 resources, unless others."""
    given = {"place": PlaceId(at), "resources": 5, **fields}
    return Somebody(name, given, tuple(hand), tuple(deck), tuple(discard), tuple(play), tuple(threat))


def roland(**more: Any) -> Somebody:
    """Roland Banks: willpower 3, intellect 3, combat 4, agility 2, health 9, sanity 5."""
    return somebody("roland-banks", **more)


def daisy(**more: Any) -> Somebody:
    """Daisy Walker: willpower 3, intellect 5, combat 2, agility 2, health 5, sanity 9."""
    return somebody("daisy-walker", **more)


def skids(**more: Any) -> Somebody:
    """Skids O'Toole: willpower 2, intellect 3, combat 3, agility 4, health 8, sanity 6."""
    return somebody("skids-otoole", **more)


def agnes(**more: Any) -> Somebody:
    """Agnes Baker: willpower 5, intellect 2, combat 2, agility 3, health 6, sanity 8."""
    return somebody("agnes-baker", **more)


def wendy(**more: Any) -> Somebody:
    """Wendy Adams: willpower 4, intellect 3, combat 1, agility 4, health 7, sanity 7."""
    return somebody("wendy-adams", **more)


def foe(slug: str, *, at: str = "", engaged: int | None = None, **fields: Any) -> Foe:
    """An enemy at a location, or engaged with somebody."""
    return Foe(slug, at, engaged, fields)


def scene(
    *people: Somebody,
    scenario: str = "the-gathering",
    places: Sequence[str] = (),
    clues: Mapping[str, int] | None = None,
    hidden: Sequence[str] = (),
    enemies: Sequence[Foe] = (),
    encounter: Sequence[str] = (),
    discarded: Sequence[str] = (),
    attached: Mapping[str, str] | None = None,
    token: str | Sequence[str] = "0",
    act: int = 1,
    agenda: int = 1,
    doom: int = 0,
    active: int = 0,
    lead: int = 0,
    **options: Any,
) -> Scene:
    """The turn of the active investigator, about to act.

    `places` brings locations into play that the scenario sets aside; all are revealed, but for the `hidden` ones.
    `encounter` is the encounter deck and `discarded` its discard pile; other encounter cards are out of the game.
    """
    chosen = people or (roland(),)
    seats = [{"investigator": each.name, "deck": _deck(each)} for each in chosen]
    options.setdefault("standalone", False)
    table = Scene.new(ARKHAM, seats=seats, lead=lead, scenario=scenario, **options)

    def lay(at: ArkhamTable) -> None:
        state = at.state
        state.bag = (token,) if isinstance(token, str) else tuple(token)
        state.act, state.agenda, state.agenda_doom = act - 1, agenda - 1, doom
        _lay_places(at, places, clues or {}, hidden)
        _lay_people(at, chosen)
        _lay_encounter(at, encounter, discarded)
        _lay_enemies(at, enemies)
        for slug, place in (attached or {}).items():
            state.play[_free(at, slug)] = InPlay(place=PlaceId(place))
        state.active, state.phase, state.round = Who(active), "investigation", 1
        state.stack = [
            Begin(pc=Begin.places["rounds"]),
            Round(pc=Round.places["enemy"]),
            InvestigationPhase(pc=InvestigationPhase.places["choose_next"]),
            Turn(Who(active), pc=Turn.places["menu"]),
        ]

    return table.lay(lay)


def _deck(somebody: Somebody) -> dict[str, int]:
    """All cards that a test names, so that they are the investigator's own."""
    named = (*somebody.hand, *somebody.deck, *somebody.discard, *somebody.play, *somebody.threat)
    codes = [CORE.by_slug[slug].code for slug in named]
    return {code: codes.count(code) for code in codes}


def _lay_places(table: ArkhamTable, places: Sequence[str], clues: Mapping[str, int], hidden: Sequence[str]) -> None:
    state = table.state
    for title in places:
        card = next(card for card in state.aside if table.card(card).title == title)
        take_from_piles(table, card)
        state.places[PlaceId(title)] = Place(card)
    for id, place in state.places.items():
        state.places[id] = changed(place, revealed=id not in hidden, clues=clues.get(id, 0))


def _lay_people(table: ArkhamTable, people: Sequence[Somebody]) -> None:
    state = table.state
    for number, each in enumerate(people):
        who = Who(number)
        loose = [card for card, owner in _owners(table).items() if owner == who]
        piles: dict[str, tuple[CardId, ...]] = {"hand": (), "deck": (), "discard": ()}
        state.investigators[who] = changed(state.investigators[who], **each.fields, **piles)
        for pile in piles:
            taken = tuple(_pull(table, loose, slug) for slug in getattr(each, pile))
            table.alter(who, **{pile: taken})
        for slug in each.play:
            card = _pull(table, loose, slug)
            uses = getattr(table.card(card), "uses", None)
            state.play[card] = InPlay(controller=who, uses=uses.count if uses else 0)
        for slug in each.threat:
            state.play[_pull(table, loose, slug)] = InPlay(threat=who)
        state.removed = (*state.removed, *loose)


def _owners(table: ArkhamTable) -> dict[CardId, Who]:
    found = {card: who for card, who in table.box.owners.items() if table.card(card).sort != "investigator"}
    return {**found, **table.state.owners}


def _pull(table: ArkhamTable, loose: list[CardId], slug: str) -> CardId:
    card = next(card for card in loose if table.card(card).slug == slug)
    loose.remove(card)
    return card


def _lay_encounter(table: ArkhamTable, encounter: Sequence[str], discarded: Sequence[str]) -> None:
    state = table.state
    state.unused = (*state.unused, *state.encounter)
    state.encounter = ()
    state.encounter = tuple([_free(table, slug) for slug in encounter])
    state.encounter_discard = tuple([_free(table, slug) for slug in discarded])


def _lay_enemies(table: ArkhamTable, enemies: Sequence[Foe]) -> None:
    for each in enemies:
        card = _free(table, each.slug)
        threat = NOBODY if each.engaged is None else Who(each.engaged)
        table.state.play[card] = InPlay(place=PlaceId(each.at), threat=threat, **each.fields)


def _free(table: ArkhamTable, slug: str) -> CardId:
    """A copy of an encounter card, out of wherever it lies."""
    state = table.state
    code = CORE.by_slug[slug].code
    taken = {*state.play, *state.encounter, *state.encounter_discard}
    card = next(card for card in table.box.copies[code] if card not in taken)
    take_from_piles(table, card)
    state.unused = tuple(each for each in state.unused if each != card)
    state.cult = tuple(each for each in state.cult if each != card)
    return card


class Scene(Situation):
    """A table played by whoever is asked."""

    @property
    def table(self) -> ArkhamTable:
        return cast("ArkhamTable", self.game.table)

    @property
    def state(self) -> ArkhamState:
        state: ArkhamState = self.table.state
        return state

    # -- acting

    def play(self, *keys: str) -> Scene:
        """Whoever is asked chooses, one decision after another."""
        for key in keys:
            decision = self.game.decisions[0]
            self.game.choose(decision.seat, key)
        return self

    def react(self) -> Scene:
        """The first reaction that is offered."""
        assert "pass" in self.open, f"nobody can react: open are {self.open}"
        return self.play(self.open[0])

    def test(self, skill: Any = "willpower", difficulty: int = 3, you: int = 0) -> Scene:
        """A skill test."""
        return self.resolve(SkillTest(Who(you), skill, difficulty=difficulty))

    def resolve(self, *frames: Frame) -> Scene:
        """Resolve frames up to the next decision."""
        return self.run(*frames)

    def draw(self, slug: str, you: int = 0) -> Scene:
        """Somebody draws an encounter card, or a weakness."""
        card = self.free(slug)
        return self.lay(lambda table: _out(table, card)).run(ResolveDrawn(Who(you), card))

    def words(self, *words: Word, you: int = 0, **about: Any) -> Scene:
        """Carry out words as if a card said so."""
        script = f"test:{next(_numbers)}"

        def write(table: ArkhamTable) -> None:
            table.box.scripts[script] = words

        return self.lay(write).run(Resolving(script, Who(you), **about))

    def reverse(self, code: str) -> Scene:
        """The reverse of an act or agenda is carried out."""
        card = self.table.box.copies[code][0]
        return self.run(Resolving(f"{code}:reverse", self.state.lead, card))

    def mythos(self) -> Scene:
        return self.run(MythosPhase())

    def enemy_phase(self) -> Scene:
        return self.run(EnemyPhase())

    def upkeep(self) -> Scene:
        return self.run(UpkeepPhase())

    def alter(self, who: int = 0, **fields: Any) -> Scene:
        """An investigator otherwise."""
        return self.lay(lambda table: table.alter(Who(who), **fields))

    def change(self, change: Callable[[ArkhamTable], object]) -> Scene:
        """The table otherwise."""
        return self.lay(change)

    # -- looking

    @property
    def open(self) -> list[str]:
        """What is open to whoever is asked."""
        return [option.key for option in self.game.decisions[0].options] if self.game.decisions else []

    @property
    def asked(self) -> list[int]:
        """The seats that must choose."""
        return [decision.seat for decision in self.game.decisions]

    def who(self, number: int = 0) -> Investigator:
        return self.state.investigators[number]

    def hurt(self, number: int = 0) -> tuple[int, int]:
        """Damage and horror on an investigator."""
        found = self.who(number)
        return found.damage, found.horror

    def ids(self, slug: str) -> list[CardId]:
        """All copies of a card, by their numbers."""
        return self.table.box.copies[CORE.by_slug[slug].code]

    def free(self, slug: str) -> CardId:
        """A copy that is not in play."""
        return next(card for card in self.ids(slug) if card not in self.state.play)

    def card(self, slug: str) -> InPlay:
        """The copy of a card in play."""
        return next(self.state.play[card] for card in self.ids(slug) if card in self.state.play)

    def in_play(self, slug: str) -> bool:
        return any(card in self.state.play for card in self.ids(slug))

    def enemy(self, slug: str) -> InPlay:
        return self.card(slug)

    def foe(self, slug: str) -> EnemyView:
        """An enemy as everybody sees it, with all that changes its numbers."""
        shown: tuple[EnemyView, ...] = self.view(0).enemies
        return next(enemy for enemy in shown if enemy.code == CORE.by_slug[slug].code)

    def place(self, id: str) -> Place:
        return self.state.places[PlaceId(id)]

    def slugs(self, cards: Sequence[CardId]) -> list[str]:
        """Cards by their slugs."""
        return [self.table.card(card).slug for card in cards]

    def hand(self, number: int = 0) -> list[str]:
        return self.slugs(self.who(number).hand)

    @property
    def victory(self) -> list[str]:
        return self.slugs(self.state.victory)

    @property
    def discarded(self) -> list[str]:
        """The encounter discard pile, the top card last."""
        return self.slugs(self.state.encounter_discard)

    def messages(self) -> list[str]:
        """The ids of the log lines."""
        return [line.text.id for line in self.game.lines()]


def _out(table: ArkhamTable, card: CardId) -> None:
    """Take a card out of wherever it lies."""
    take_from_piles(table, card)
    table.state.unused = tuple(each for each in table.state.unused if each != card)
    table.state.cult = tuple(each for each in table.state.cult if each != card)
