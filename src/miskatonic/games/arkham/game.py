"""Arkham Horror: The Card Game as a game: what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from miskatonic.games.arkham import (
    acts,
    attacks,
    chaos_bag,
    clues,
    committing,
    damage,
    dealing,
    defeat,
    discarding,
    elimination,
    encounters,
    engagement,
    hunter,
    player_windows,
    searching,
    skill_tests,
    slots,
    spawning,
)
from miskatonic.games.arkham.actions import menu
from miskatonic.games.arkham.boxes import Box
from miskatonic.games.arkham.campaign.book import ArkhamCampaigns
from miskatonic.games.arkham.campaign.guide import GUIDES
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.contexts import you_of
from miskatonic.games.arkham.decks.book import ArkhamDecks
from miskatonic.games.arkham.encounter import perilous
from miskatonic.games.arkham.framework import investigation
from miskatonic.games.arkham.invariants import broken
from miskatonic.games.arkham.knowledge import another, imagine, knows
from miskatonic.games.arkham.lasting import LastingEffects
from miskatonic.games.arkham.listening import Answer, Heard
from miskatonic.games.arkham.names import NAMES, SLUGS, event_text, source_name
from miskatonic.games.arkham.playing import cost_of
from miskatonic.games.arkham.readings import readings
from miskatonic.games.arkham.reasons import reasons
from miskatonic.games.arkham.records import NOBODY, ArkhamState, ArkhamTable
from miskatonic.games.arkham.scenarios.library import SCENARIOS, SIDES
from miskatonic.games.arkham.setup import ArkhamSetup, box_of, deal
from miskatonic.games.arkham.sources import card_of, unrevealed_source
from miskatonic.games.arkham.view import ArkhamView, view
from miskatonic.games.arkham.words import flow, targeting
from miskatonic.games.arkham.words import searching as words_searching
from miskatonic.kernel.abilities import Ability
from miskatonic.kernel.campaigns import Campaigns
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType, Reason, Setup
from miskatonic.kernel.decks import Decks
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text
from miskatonic.kernel.windows import PASS, TRIGGER

__all__ = ["ARKHAM", "Arkham"]


class Arkham(GameType[ArkhamTable]):
    """Investigators look for clues and stand up to what hunts them, before the agenda of the mythos is carried out."""

    id: ClassVar[str] = "arkham"
    players: ClassVar[range] = range(1, 5)
    setup: ClassVar[type[Setup]] = ArkhamSetup
    state: ClassVar[type[State]] = ArkhamState
    table: ClassVar[type[Any]] = ArkhamTable
    packages: ClassVar[tuple[str, ...]] = (__package__,)
    catalogues: ClassVar[tuple[Traversable, ...]] = (files(__package__) / "text",)
    acts: ClassVar[tuple[Act, ...]] = (
        dealing.REPLACE,
        dealing.KEEP_HAND,
        investigation.TAKE_TURN,
        menu.INVESTIGATE,
        menu.MOVE,
        menu.DRAW,
        menu.RESOURCE,
        menu.PLAY,
        menu.ACTIVATE,
        menu.FIGHT,
        menu.ENGAGE,
        menu.EVADE,
        menu.END_TURN,
        player_windows.PLAY_FAST,
        player_windows.USE,
        acts.ADVANCE,
        committing.COMMIT,
        committing.COMMIT_NO_MORE,
        chaos_bag.KEEP_TOKEN,
        skill_tests.RESULT,
        slots.GIVE_UP,
        flow.CHOOSE,
        flow.CHOOSE_NONE,
        targeting.CHOOSE_ENEMY,
        targeting.CHOOSE_INVESTIGATOR,
        targeting.CHOOSE_PLACE,
        targeting.CHOOSE_CARD,
        words_searching.CHOOSE_DECK,
        encounters.DRAW_FOUND,
        searching.FIND,
        searching.PUT_ON_TOP,
        attacks.ATTACK_FIRST,
        attacks.CHOOSE_ATTACKED,
        clues.CONTRIBUTE,
        damage.ASSIGN_DAMAGE,
        damage.ASSIGN_HORROR,
        defeat.TRAUMA,
        defeat.DISCARD_FIRST,
        discarding.DISCARD_CARD,
        elimination.CHOOSE_LEAD,
        engagement.CHOOSE_ENGAGED,
        hunter.HUNT,
        hunter.HUNT_FIRST,
        hunter.HUNT_WAY,
        spawning.SPAWN_AT,
        spawning.SPAWN_ON,
        TRIGGER,
        PASS,
    )
    sides: ClassVar[Mapping[str, str]] = SIDES
    decks: ClassVar[Decks | None] = ArkhamDecks()
    campaigns: ClassVar[Campaigns | None] = ArkhamCampaigns()
    unasked: ClassVar[frozenset[str]] = frozenset(
        ("bag", "recorded", "standalone", "skipped", "physical", "mental", "story", "weaknesses")
    )
    effects: ClassVar[Mapping[str, Sequence[Ability]]] = LastingEffects()

    def deal(self, table: ArkhamTable, setup: ArkhamSetup) -> None:
        deal(table, setup)

    def view(self, table: ArkhamTable, viewer: Viewer) -> ArkhamView:
        return view(table, viewer)

    def knows(self, table: ArkhamTable, viewer: Viewer, record: object, field: str) -> bool:
        return knows(table, viewer, record, field)

    def imagine(self, table: ArkhamTable, viewer: Viewer, chance: Chance) -> None:
        imagine(table, viewer, chance)

    def plant(self, table: ArkhamTable, record: Any, field: str) -> Any:
        return another(table, record, field)

    def invariants(self, table: ArkhamTable) -> Iterable[str]:
        return broken(table)

    def order(self, table: ArkhamTable) -> Sequence[Seat]:
        return table.players or (table.state.lead,)

    def orders(self, table: ArkhamTable, event: Event) -> Seat:
        """The lead investigator orders what happens at the same time (priority-of-simultaneous-resolution.1)."""
        return table.state.lead

    def silent(self, table: ArkhamTable, viewer: Viewer) -> bool:
        """Whoever resolves a peril card confers with nobody, and nobody with them (peril.1)."""
        return len(table.state.investigators) > 1 and perilous(table) != NOBODY

    def reasons(self, table: ArkhamTable, seat: Seat, act: str, args: tuple[str, ...]) -> Sequence[Reason]:
        return reasons(table, seat, act, args)

    def box(self, setup: ArkhamSetup) -> Box:
        """The box of a set-up."""
        return box_of(setup)

    # -- abilities

    def sources(self, table: ArkhamTable) -> Iterable[int]:
        """Cards in play, investigators, locations, act, agenda; and cards that work from hands, wherever they lie."""
        state = table.state
        yield from state.play
        for investigator in state.investigators:
            if not investigator.gone:
                yield investigator.card
        for place in state.places.values():
            yield place.card if place.revealed else unrevealed_source(place.card)
        yield from [card for card in (table.act, table.agenda) if card and card not in state.turned]
        yield from table.box.hand_sources

    def abilities(self, table: ArkhamTable, source: int) -> Sequence[Ability]:
        return table.box.by_source.get(source, ())

    def controller(self, table: ArkhamTable, source: int) -> Seat:
        who = you_of(table, source)
        return table.state.lead if who == NOBODY else who

    # -- names

    names: ClassVar[Mapping[str, Any]] = NAMES
    slugs: ClassVar[Mapping[str, Any]] = SLUGS

    def values(self, option: str) -> Mapping[str, Text]:
        if option == "scenario":
            return {id: Text(f"arkham-card-{scenario.reference}") for id, scenario in SCENARIOS.items()}
        if option == "investigator":
            return {id: Text(f"arkham-card-{CORE.by_slug[id].code}") for id in CORE.investigators}
        if option == "guide":
            return {id: Text(f"arkham-guide-{id}") for id in GUIDES}
        return {}

    def readings(self) -> Mapping[str, Text]:
        return dict(readings())

    def title_of(self, table: ArkhamTable, source: int) -> str:
        return table.card(card_of(source)).title

    def name_of(self, table: ArkhamTable, source: int) -> Text:
        return source_name(table, source)

    def ability_text(self, table: ArkhamTable, source: int, number: int) -> Text:
        """What a reaction or a forced ability says; a card in a hand goes by its name."""
        ability = table.ability(source, number)
        if isinstance(ability, Heard):
            return Text("arkham-use", {"source": source, "words": table.box.said(ability.script)})
        assert isinstance(ability, Answer)
        return Text("arkham-act-play-fast", {"card": card_of(source), "cost": cost_of(table, card_of(source))})

    def describe(self, table: ArkhamTable, event: Event) -> Text:
        return event_text(table, event)


ARKHAM = Arkham()
