"""What a viewer sees: the table, its own hand, and of the rest how many cards lie where."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from miskatonic.games.arkham.actions.spending import actions_left
from miskatonic.games.arkham.chaos_bag import in_the_bag, modifier_of
from miskatonic.games.arkham.committing import icons
from miskatonic.games.arkham.declarations import Act, Agenda, Asset, Enemy, Location, PlayerCard
from miskatonic.games.arkham.doom import doom_in_play
from miskatonic.games.arkham.enemies import evade_value, fight_value, health_of
from miskatonic.games.arkham.finishing import outcome_of
from miskatonic.games.arkham.knowledge import looked_at
from miskatonic.games.arkham.locations import connected, location_card, shroud
from miskatonic.games.arkham.names import place_name
from miskatonic.games.arkham.outcome import Outcome
from miskatonic.games.arkham.printed import SKILLS
from miskatonic.games.arkham.records import NOBODY, ArkhamTable, CardId, InPlay, Place, PlaceId, Who
from miskatonic.games.arkham.skill_tests import SkillTest, difficulty_of, skill_value, total_value
from miskatonic.kernel.frames import rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Viewer
from miskatonic.kernel.text import Text

__all__ = ["ArkhamView", "CardView", "EnemyView", "InvestigatorView", "PlaceView", "TestView", "view"]


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card that can be seen; one in play with what lies on it."""

    key: str
    """What it is called in option keys."""
    code: str
    sort: str
    cost: int | None = None
    exhausted: bool = False
    damage: int = 0
    health: int | None = None
    horror: int = 0
    sanity: int | None = None
    doom: int = 0
    clues: int = 0
    uses: int = 0
    kind: str = ""
    """What its uses are called."""
    card_class: str = ""
    """Of a card from an investigator's deck."""
    weakness: bool = False
    icons: dict[str, int] = {}
    slots: tuple[str, ...] = ()


class EnemyView(Struct, frozen=True, omit_defaults=True):
    """An enemy in play."""

    key: str
    code: str
    place: str
    engaged: int | None
    fight: int
    health: int
    evade: int
    damage: int = 0
    doom: int = 0
    clues: int = 0
    exhausted: bool = False


class InvestigatorView(Struct, frozen=True):
    """An investigator with all that lies before its player."""

    who: Who
    key: str
    code: str
    place: str
    skills: dict[str, int]
    health: int
    """Left."""
    sanity: int
    damage: int
    horror: int
    resources: int
    clues: int
    actions: int
    deck: int
    hand: int
    cards: tuple[CardView, ...] | None
    """The hand, for its owner."""
    top: tuple[CardView, ...]
    """The cards on top of the deck that the viewer has looked at."""
    discard: tuple[CardView, ...]
    play: tuple[CardView, ...]
    threats: tuple[CardView, ...]
    """What lies in its threat area besides enemies."""
    turn_taken: bool
    gone: str


class PlaceView(Struct, frozen=True):
    """A location in play; an unrevealed one shows no more than its other side."""

    id: str
    name: Text
    code: str | None
    revealed: bool
    shroud: int | None
    clues: int
    doom: int
    connected: tuple[str, ...]
    attached: tuple[CardView, ...]
    column: int
    row: int


class TokenView(Struct, frozen=True):
    """A revealed token, and what it adds."""

    token: str
    modifier: int


class OddsView(Struct, frozen=True):
    """A token in the bag: how many there are, and what comes of it if it is the next one revealed."""

    token: str
    count: int
    total: int
    success: bool


class TestView(Struct, frozen=True):
    """The skill test under way, with its sum laid open."""

    who: Who
    skill: str
    kind: str
    enemy: str
    place: str
    difficulty: int
    base: int
    committed: tuple[tuple[str, int], ...]
    """Codes, each with the icons that count."""
    boosts: tuple[tuple[str, int], ...]
    tokens: tuple[TokenView, ...]
    odds: tuple[OddsView, ...]
    value: int
    automatic: str

    __test__ = False


class ArkhamView(Struct, frozen=True):
    """The table."""

    scenario: str
    difficulty: str
    round: int
    phase: str
    active: int | None
    lead: int
    investigators: tuple[InvestigatorView, ...]
    places: tuple[PlaceView, ...]
    enemies: tuple[EnemyView, ...]
    agenda: str
    agenda_doom: int
    doom: int
    threshold: int | None
    act: str
    act_clues: int
    act_needs: int | None
    encounter: int
    encounter_top: tuple[CardView, ...]
    encounter_discard: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    victory: tuple[CardView, ...]
    removed: tuple[CardView, ...]
    cult: int
    bag: tuple[str, ...]
    test: TestView | None
    resolution: str
    outcome: Outcome | None
    """What a finished scenario leaves behind."""


@rule("discard-piles.5", "set-aside.1", "skill-test.st2.a")
def view(table: ArkhamTable, viewer: Viewer) -> ArkhamView:
    """Decks by their size, hands for their owners, everything else as it lies."""
    state = table.state
    agenda = table.card(table.agenda) if table.agenda else None
    act = table.card(table.act) if table.act else None
    top = state.encounter[: looked_at(table, viewer, "encounter")]
    return ArkhamView(
        scenario=table.box.scenario.id,
        difficulty=table.setup.difficulty,
        round=state.round,
        phase=state.phase,
        active=state.active if state.active != NOBODY else None,
        lead=state.lead,
        investigators=tuple([_investigator(table, viewer, Who(who)) for who in range(len(state.investigators))]),
        places=tuple([_place(table, id, place) for id, place in state.places.items()]),
        enemies=tuple([_enemy(table, card) for card in state.play if card in table.box.enemies]),
        agenda=agenda.code if agenda is not None else "",
        agenda_doom=state.agenda_doom,
        doom=doom_in_play(table),
        threshold=agenda.threshold(table.began) if isinstance(agenda, Agenda) else None,
        act=act.code if act is not None else "",
        act_clues=state.act_clues,
        act_needs=act.clues.at(table.began) if isinstance(act, Act) and act.clues is not None else None,
        encounter=len(state.encounter),
        encounter_top=_cards(table, top),
        encounter_discard=_cards(table, state.encounter_discard),
        aside=_cards(table, state.aside),
        victory=_cards(table, state.victory),
        removed=_cards(table, state.removed),
        cult=len(state.cult),
        bag=tuple(sorted(state.bag)),
        test=_test(table),
        resolution=state.resolution,
        outcome=outcome_of(table),
    )


def _cards(table: ArkhamTable, cards: tuple[CardId, ...]) -> tuple[CardView, ...]:
    return tuple([_card(table, card) for card in cards])


def _card(table: ArkhamTable, card: CardId, found: InPlay | None = None) -> CardView:
    """One that is not in play looks the same all game long."""
    if found is not None:
        return _card_in_play(table, card, found)
    seen = table.box.faces.get(card)
    if seen is None:
        seen = table.box.faces[card] = _face(table, card)
    return cast("CardView", seen)


def _face(table: ArkhamTable, card: CardId) -> CardView:
    printed = table.card(card)
    own = printed if isinstance(printed, PlayerCard) else None
    return CardView(
        table.box.slugs[card],
        printed.code,
        printed.sort,
        getattr(printed, "cost", None),
        card_class=own.card_class if own is not None else "",
        weakness=own is not None and bool(own.weakness),
        icons=cast("dict[str, int]", own.icons) if own is not None else {},
        slots=printed.slots if isinstance(printed, Asset) else (),
    )


def _card_in_play(table: ArkhamTable, card: CardId, found: InPlay) -> CardView:
    printed = table.card(card)
    cost = getattr(printed, "cost", None)
    own = printed if isinstance(printed, PlayerCard) else None
    card_class: str = own.card_class if own is not None else ""
    weakness = own is not None and bool(own.weakness)
    return CardView(
        key=table.box.slugs[card],
        code=printed.code,
        sort=printed.sort,
        cost=cost,
        exhausted=found.exhausted,
        damage=found.damage,
        health=printed.health if isinstance(printed, Asset) else None,
        horror=found.horror,
        sanity=printed.sanity if isinstance(printed, Asset) else None,
        doom=found.doom,
        clues=found.clues,
        uses=found.uses,
        kind=table.box.uses_kind(card),
        card_class=card_class,
        weakness=weakness,
        slots=printed.slots if isinstance(printed, Asset) else (),
    )


def _investigator(table: ArkhamTable, viewer: Viewer, who: Who) -> InvestigatorView:
    found = table.investigator(who)
    play = table.state.play.items()
    enemies = table.box.enemies
    return InvestigatorView(
        who=who,
        key=table.box.slugs[found.card],
        code=table.card(found.card).code,
        place=found.place,
        skills={skill: max(0, skill_value(table, who, skill)) for skill in SKILLS},
        health=table.remaining_health(who),
        sanity=table.remaining_sanity(who),
        damage=found.damage,
        horror=found.horror,
        resources=found.resources,
        clues=found.clues,
        actions=max(0, actions_left(table, who)),
        deck=len(found.deck),
        hand=len(found.hand),
        cards=_cards(table, found.hand) if viewer == who else None,
        top=_cards(table, found.deck[: looked_at(table, viewer, str(who))]),
        discard=_cards(table, found.discard),
        play=tuple([_card(table, card, each) for card, each in play if each.controller == who and each.threat != who]),
        threats=tuple([_card(table, card, each) for card, each in play if each.threat == who and card not in enemies]),
        turn_taken=found.turn_taken,
        gone=found.gone,
    )


def _place(table: ArkhamTable, id: PlaceId, place: Place) -> PlaceView:
    column, row = table.box.scenario.layout.get(id, (0, 0))
    play = table.state.play.items()
    enemies = table.box.enemies
    attached = [_card(table, card, found) for card, found in play if found.place == id and card not in enemies]
    printed: Location = location_card(table, id)
    return PlaceView(
        id=id,
        name=place_name(table, id),
        code=printed.code if place.revealed else None,
        revealed=place.revealed,
        shroud=shroud(table, id) if place.revealed else None,
        clues=place.clues,
        doom=place.doom,
        connected=connected(table, id),
        attached=tuple(attached),
        column=column,
        row=row,
    )


def _enemy(table: ArkhamTable, card: CardId) -> EnemyView:
    found = table.state.play[card]
    printed = table.card(card)
    assert isinstance(printed, Enemy)
    return EnemyView(
        key=table.box.slugs[card],
        code=printed.code,
        place=table.place_of(card),
        engaged=found.threat if found.threat != NOBODY else None,
        fight=fight_value(table, card),
        health=health_of(table, card),
        evade=evade_value(table, card),
        damage=found.damage,
        doom=found.doom,
        clues=found.clues,
        exhausted=found.exhausted,
    )


def _test(table: ArkhamTable) -> TestView | None:
    found = table.current_test()
    if found is None:
        return None
    test: SkillTest = found[1]
    return TestView(
        who=test.who,
        skill=test.skill,
        kind=test.kind,
        enemy=table.box.slugs[test.enemy],
        place=test.place,
        difficulty=difficulty_of(table, test),
        base=skill_value(table, test.who, test.skill),
        committed=tuple([(table.card(card).code, icons(table, card, test.skill)) for card in test.committed]),
        boosts=tuple([(table.card(card).code if card else "", plus) for card, plus in test.boosts]),
        tokens=tuple([TokenView(token, modifier_of(table, test, place)) for place, token in enumerate(test.tokens)]),
        odds=_odds(table, test),
        value=total_value(table, test),
        automatic=test.automatic,
    )


def _odds(table: ArkhamTable, test: SkillTest) -> tuple[OddsView, ...]:
    """Every kind of token in the bag, as it would count now; one that has another revealed counts as it is."""
    if test.tokens or test.automatic:
        return ()
    bag = in_the_bag(table)
    against = difficulty_of(table, test)
    found = []
    for token in sorted(set(bag)):
        total = total_value(table, changed(test, tokens=(token,)))
        fails = token == "auto_fail" or (token == "elder_sign" and bool(table.standing("elder-sign-fails", test.who)))
        found.append(OddsView(token, bag.count(token), 0 if fails else total, not fails and total >= against))
    return tuple(found)
