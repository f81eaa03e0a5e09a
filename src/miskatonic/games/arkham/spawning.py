"""Spawning: an enemy enters play at its place."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.enemies import enemy_card, has_keyword
from miskatonic.games.arkham.engagement import Engage, engage_all
from miskatonic.games.arkham.leaving_play import EnterPlay
from miskatonic.games.arkham.locations import empty_places, place_titled
from miskatonic.games.arkham.piles import put_in_discard
from miskatonic.games.arkham.prey import prey_among
from miskatonic.games.arkham.records import NOBODY, NOWHERE, ArkhamTable, CardId, PlaceId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["SPAWN_AT", "SPAWN_ON", "Spawn", "Spawned"]

SPAWN_AT = Act("spawn-at", "place", message="arkham-act-spawn-at", rules=("spawn.5",))
SPAWN_ON = Act("spawn-on", "who", message="arkham-act-spawn-on", rules=("prey.2",))


class Spawn(Frame, frozen=True):
    """Where an enemy appears: where a card ability says, else by its own instruction, else with whoever drew it.

    `who` draws or spawns it; `place` is what an ability names.
    """

    enemy: CardId
    who: Who = NOBODY
    place: PlaceId = NOWHERE

    steps: ClassVar[tuple[str, ...]] = ("locate", "choose", "chosen")

    @rule("spawn.1", "spawn.2", "spawn.3", "spawn.4", "spawn.6", "framework.1.4.e")
    def locate(self, table: ArkhamTable) -> Outcome:
        if self.place:
            table.do(Spawned(self.enemy, self.place))
            return DONE
        spawn = None if table.blank(self.enemy) else enemy_card(table, self.enemy).spawn
        if spawn is None:
            if self.who == NOBODY or table.investigator(self.who).gone:
                put_in_discard(table, self.enemy)
                return DONE
            table.do(Spawned(self.enemy, table.investigator(self.who).place, self.who))
            return DONE
        if spawn.prey:
            whom = prey_among(table, self.enemy, table.players)
            if len(whom) > 1:
                return None
            table.do(Spawned(self.enemy, table.investigator(whom[0]).place, whom[0]))
            return DONE
        places = self._places(table)
        if len(places) > 1:
            return None
        if places:
            table.do(Spawned(self.enemy, places[0]))
            return DONE
        table.log("arkham-log-no-place-to-spawn", card=table.card(self.enemy).code)
        put_in_discard(table, self.enemy)
        return DONE

    @rule("spawn.5", "prey.2")
    def choose(self, table: ArkhamTable) -> Outcome:
        prompt = Prompt("arkham-ask-spawn", {"card": table.card(self.enemy).code})
        spawn = enemy_card(table, self.enemy).spawn
        if spawn is not None and spawn.prey:
            whom = prey_among(table, self.enemy, table.players)
            return Ask(table.state.lead, SPAWN_ON.each(whom), prompt)
        chooser = table.state.lead if self.who == NOBODY else self.who
        return Ask(chooser, SPAWN_AT.each(self._places(table)), prompt)

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        if answer.act is SPAWN_ON:
            who = Who(int(answer.args[0]))
            table.do(Spawned(self.enemy, table.investigator(who).place, who))
        else:
            table.do(Spawned(self.enemy, PlaceId(str(answer.args[0]))))
        return DONE

    def _places(self, table: ArkhamTable) -> list[PlaceId]:
        """The legal locations of its spawn instruction."""
        spawn = enemy_card(table, self.enemy).spawn
        if spawn is None:
            return []
        if spawn.empty:
            return empty_places(table)
        place = place_titled(table, spawn.at)
        return [place] if place else []


class Spawned(Event, frozen=True):
    """An enemy spawns at a location: engaged with `who`, or unengaged until it engages by itself."""

    enemy: CardId
    place: PlaceId
    who: Who = NOBODY

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "engage", "after")

    @rule("spawn.2", "aloof.2", "massive.3", "enemy-cards.2")
    def resolve(self, table: ArkhamTable) -> Outcome:
        table.log("arkham-log-spawns", card=table.card(self.enemy).code, place=self.place)
        table.do(EnterPlay(self.enemy, place=self.place))
        return None

    @rule("enemy-engagement.7")
    def engage(self, table: ArkhamTable) -> Outcome:
        """Without an instruction it is engaged with the drawer, unless it is aloof or massive."""
        loose = has_keyword(table, self.enemy, "aloof") or has_keyword(table, self.enemy, "massive")
        if self.who != NOBODY and not loose:
            table.do(Engage(self.enemy, self.who))
        engage_all(table)
        return None
