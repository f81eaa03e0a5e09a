"""Player windows: moments in which free abilities may be used and fast cards be played (player-windows)."""

from __future__ import annotations

from collections.abc import KeysView, Sequence
from typing import ClassVar

from miskatonic.games.arkham.acts import ADVANCE, SpendToAdvance, can_advance
from miskatonic.games.arkham.encounter import hushed, perilous
from miskatonic.games.arkham.initiating import Initiate, can_initiate
from miskatonic.games.arkham.playing import (
    PlayFromHand,
    affordable,
    cost_of,
    has_use,
    may_be_played_now,
    playable,
)
from miskatonic.games.arkham.records import NOBODY, ArkhamTable, CardId, InPlay, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.windows import PASS

__all__ = ["PLAY_FAST", "USE", "PlayerWindow", "anybody_can", "do_fast", "fast_options", "reach", "use"]

USE = Act(
    "use",
    "card",
    "number",
    message="arkham-act-use",
    rules=("free-triggered-abilities.1",),
    details=lambda table, option: {"words": table.box.ability_text(option.args[0], option.args[1])},
)
PLAY_FAST = Act(
    "play-fast",
    "card",
    message="arkham-act-play-fast",
    rules=("fast.3", "fast.6"),
    details=lambda table, option: {"cost": cost_of(table, CardId(int(option.args[0])))},
)

_PASS = PASS()
_ADVANCE = ADVANCE()
_ASK = Prompt("arkham-ask-window")


@rule("activate-action.4", "activate-action.5", "activate-action.6", "framework.2.2.1.d")
def reach(table: ArkhamTable, who: Who, found: InPlay) -> bool:
    """Whether one may use abilities on a card in play: one's own, or a scenario card where one is."""
    if found.controller != NOBODY:
        return found.controller == who
    here = table.state.investigators[who].place
    if found.threat != NOBODY:
        return table.state.investigators[found.threat].place == here
    if found.host:
        host = table.state.play[found.host]
        return reach(table, who, host) or (host.controller != NOBODY and table.place_of(found.host) == here)
    return found.place == here


def usable_cards(
    table: ArkhamTable, who: Who, usable: KeysView[CardId] | set[CardId], lying: Sequence[CardId] | None = None
) -> list[CardId]:
    """Those of the cards with abilities to use that are within reach.

    Whoever asks for several investigators has looked already which of them lie in play.
    """
    state = table.state
    play = state.play
    investigator = state.investigators[who]
    if lying is None:
        lying = _lying(table, usable)
    cards = [card for card in lying if reach(table, who, play[card])] if lying else []
    if investigator.card in usable:
        cards.append(investigator.card)
    place = state.places.get(investigator.place)
    if place is not None and place.card in usable and place.revealed:
        cards.append(place.card)
    if not usable.isdisjoint(table.box.usable_decks):
        cards += [card for card in (table.act, table.agenda) if card in usable]
    return cards


def _lying(table: ArkhamTable, usable: KeysView[CardId] | set[CardId]) -> list[CardId]:
    """Those of some cards that lie in play, in the order in which they came."""
    play = table.state.play
    return [] if usable.isdisjoint(play) else [card for card in play if card in usable]


@rule("player-windows.a", "fast.3", "fast.4", "fast.6")
def fast_options(table: ArkhamTable, who: Who, within_reach: Sequence[CardId] | None = None) -> list[Option]:
    """What an investigator can do now without an action.

    Whoever has looked already gives the `usable_cards`; those with other abilities may be among them.
    """
    if hushed(table, who):
        return []
    if within_reach is None:
        within_reach = usable_cards(table, who, table.box.fasts.keys())
    options = _own_fast_options(table, who, within_reach)
    if _may_advance(table):
        options.append(_ADVANCE)
    return options


def _may_advance(table: ArkhamTable) -> bool:
    """Whether the group can advance the act in this window: in somebody's turn, for clues."""
    return table.state.active != NOBODY and table.state.phase == "investigation" and can_advance(table)


def _own_fast_options(table: ArkhamTable, who: Who, within_reach: Sequence[CardId]) -> list[Option]:
    """Fast cards and free abilities; mostly there is nothing, which a few look-ups tell."""
    box = table.box
    fast_cards, fasts = box.fast_cards, box.fasts
    options: list[Option] = []
    cards = playable(table, who)
    if not fast_cards.isdisjoint(cards):
        now = tuple([card for card in cards if card in fast_cards and may_be_played_now(table, who, card)])
        if now:
            options += [PLAY_FAST(card) for card in affordable(table, who, now) if has_use(table, who, card)]
    in_test: bool | None = None
    for card in within_reach:
        for number, script, ability, limit, needs_test in fasts.get(card, ()):
            if needs_test:
                if in_test is None:
                    in_test = table.current_test() is not None
                if not in_test:
                    continue
            at = Resolving(script, who, card)
            if ability.when is not None and not ability.when.met(table, at):
                continue
            if not can_initiate(table, at, ability.cost) or table.blank(card):
                continue
            if limit is None or table.uses_left(limit, card, number, who) > 0:
                options.append(USE(card, number))
    return options


def _nothing_fast(table: ArkhamTable) -> bool:
    """Whether nobody holds or controls anything fast, as is mostly so: a few set operations tell, asking no card."""
    box = table.box
    state = table.state
    if box.fast_scenery or not box.fasts.keys().isdisjoint(state.play) or "play-from-discard" in table.index:
        return False
    for investigator in state.investigators:
        if not box.fast_cards.isdisjoint(investigator.hand):
            return False
    return not _may_advance(table)


def anybody_can(table: ArkhamTable, but: Who = NOBODY) -> bool:
    """Whether a window would ask anybody, but for one who is asked elsewhere."""
    if _nothing_fast(table):
        return False
    speaker = perilous(table) if len(table.state.investigators) > 1 else NOBODY
    asked = [who for who in table.players if who != but and speaker in (NOBODY, who)]
    if not asked:
        return False
    if _may_advance(table):
        return True
    box = table.box
    fasts = box.fasts.keys()
    lying = _lying(table, fasts)
    for who in asked:
        within_reach = usable_cards(table, who, fasts, lying) if lying or box.fast_scenery else ()
        if _own_fast_options(table, who, within_reach):
            return True
    return False


def use(table: ArkhamTable, who: Who, card: CardId, number: int) -> Initiate:
    """A free ability used."""
    script, ability = table.box.ability(card, number)
    limit = getattr(ability, "limit", None)
    if limit is not None:
        table.count_use(limit.counted(), card, number, who)
    table.log("arkham-log-uses", who=who, card=table.card(card).code)
    return Initiate(Resolving(script, who, card))


def do_fast(table: ArkhamTable, who: Who, answer: Option) -> None:
    """Do what was chosen of these."""
    if answer.act is ADVANCE:
        table.do(SpendToAdvance())
    elif answer.act is PLAY_FAST:
        table.do(PlayFromHand(who, CardId(int(answer.args[0]))))
    else:
        table.do(use(table, who, CardId(int(answer.args[0])), int(answer.args[1])))


class PlayerWindow(Frame, frozen=True):
    """All who can use something are asked in player order, until all of them have passed in a row."""

    passed: tuple[Who, ...] = ()
    only_others: Who = NOBODY
    """Who is asked elsewhere, in a menu of its own."""

    steps: ClassVar[tuple[str, ...]] = ("ask", "act")

    @rule("player-windows.a")
    def ask(self, table: ArkhamTable) -> Outcome:
        for who in table.players:
            if who in self.passed or who == self.only_others:
                continue
            options = fast_options(table, who)
            if options:
                return Ask(who, [*options, _PASS], _ASK)
        return DONE

    def act(self, table: ArkhamTable, answer: Option) -> Outcome:
        who = Who(table.answering)
        if answer.act is PASS:
            return self.goto("ask", passed=(*self.passed, who))
        do_fast(table, who, answer)
        return self.goto("ask", passed=())
