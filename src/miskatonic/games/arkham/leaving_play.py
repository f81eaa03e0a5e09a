"""Entering and leaving play."""

from __future__ import annotations

from miskatonic.games.arkham.piles import put_away, take_from_piles
from miskatonic.games.arkham.records import NO_CARD, NOBODY, NOWHERE, ArkhamTable, CardId, InPlay, PlaceId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule
from miskatonic.kernel.records import changed

__all__ = ["Discard", "EnterPlay", "attached_to", "leave_play", "remove_from_game", "stays"]


class Discard(Event, frozen=True):
    """A card goes from play to its owner's discard pile."""

    card: CardId
    controller: Who = NOBODY
    """Who controlled it, once it has gone: it counts as having entered that pile (ownership-and-control.5)."""

    @rule("ownership-and-control.5")
    def resolve(self, table: ArkhamTable) -> Outcome:
        found = table.state.play.get(self.card)
        if found is None or not leave_play(table, self.card):
            return self.done(cancelled=True)
        put_away(table, self.card)
        table.log("arkham-log-discarded", card=table.card(self.card).code)
        return self.keep(controller=found.controller)


class EnterPlay(Event, frozen=True):
    """A card enters play (enters-play.1): ready, under its owner's control unless something else is said."""

    card: CardId
    controller: Who = NOBODY
    place: PlaceId = NOWHERE
    host: CardId = NO_CARD
    threat: Who = NOBODY
    uses: int = 0
    clues: int = 0
    horror: int = 0

    @rule("enters-play.1", "unique.3")
    def resolve(self, table: ArkhamTable) -> Outcome:
        take_from_piles(table, self.card)
        card = table.card(self.card)
        twin = table.unique_in_play(card) if card.unique and card.encounter else None
        table.state.play[self.card] = InPlay(
            controller=self.controller,
            place=self.place,
            host=self.host,
            threat=self.threat,
            uses=self.uses,
            clues=self.clues,
            horror=self.horror,
        )
        table.enters(self.card)
        if twin is not None:
            table.do(Discard(twin))
        _check_toughness(table, self.card)
        return None


@rule("permanent.5")
def stays(table: ArkhamTable, card: CardId) -> bool:
    """Whether a card is permanent: only the elimination of its owner takes it out of play."""
    if card not in table.box.permanent:
        return False
    owner = table.owner(card)
    return owner == NOBODY or not table.investigator(owner).gone


@rule("leaves-play.2", "leaves-play.3", "leaves-play.4", "attach-to.5")
def leave_play(table: ArkhamTable, card: CardId) -> bool:
    """A card leaves play: its tokens go, what is attached to it is discarded, effects on it expire. False if it can't.

    The caller puts it where it goes.
    """
    state = table.state
    if card not in state.play or stays(table, card):
        return False
    controller = state.play[card].controller
    table.leaves(card)
    del state.play[card]
    if card in table.box.slot_givers and controller != NOBODY:
        from miskatonic.games.arkham.slots import MakeRoom

        table.do(MakeRoom(controller))
    _check_toughness(table, card)
    for attached in [id for id, found in state.play.items() if found.host == card]:
        table.do(Discard(attached))
    for number, effect in [each for each in state.effects.items() if card in each[1].targets]:
        if effect.targets == (card,):
            table.end(number)
        else:
            state.effects[number] = changed(effect, targets=tuple(each for each in effect.targets if each != card))
    return True


@rule("defeat.2")
def _check_toughness(table: ArkhamTable, card: CardId) -> None:
    """Where health or sanity has changed, somebody may have more damage or horror than it can bear now."""
    if card in table.box.toughening:
        from miskatonic.games.arkham.defeat import Defeats

        table.do(Defeats(tuple([table.investigator(who).card for who in table.players])))


def attached_to(table: ArkhamTable, place: PlaceId) -> list[CardId]:
    """The attachments of a location."""
    play = table.state.play
    return [id for id, found in play.items() if found.place == place and table.card(id).sort not in ("enemy", "asset")]


def remove_from_game(table: ArkhamTable, card: CardId) -> None:
    """A card is removed from the game, from wherever it lies (removed-from-game.1)."""
    leave_play(table, card)
    take_from_piles(table, card)
    table.state.removed = (*table.state.removed, card)
