"""The Mythos card of a turn: drawn, carried out from top to bottom, discarded."""

from typing import ClassVar

from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.stress import heal_stress
from miskatonic.games.deathmaydie.tracks import FULL_STRESS
from miskatonic.games.deathmaydie.words.standing import MoreToChoose, Omen, Refuse
from miskatonic.games.deathmaydie.wounds import SufferWounds
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["ACCEPT", "BURY", "PLAY", "REFUSE", "DrawMythos", "shuffle_mythos", "symbols_in_discard"]

PLAY = Act("play", "mythos", message="dmd-act-play", rules=("skills.2",))
BURY = Act("bury", "mythos", message="dmd-act-bury", rules=("skills.2",))
REFUSE = Act("refuse", message="dmd-act-refuse", rules=("skills.2",))
ACCEPT = Act("accept", message="dmd-act-accept")

OMEN_HEALS = 2


@rule("summoning-symbol.2", "check-mythos-discard.2")
def symbols_in_discard(table: DeathMayDieTable) -> int:
    """How many summoning symbols lie in the discard pile."""
    cards = table.box.mythos
    return sum(cards[card].symbol for card in table.state.mythos_discard)


def shuffle_mythos(table: DeathMayDieTable) -> None:
    """All discarded cards go back into the deck, in a new order (check-mythos-discard.4)."""
    state = table.state
    state.mythos = state.chance.shuffle(sorted((*state.mythos, *state.buried, *state.mythos_discard)))
    state.buried = state.mythos_discard = ()
    table.log("dmd-log-shuffles-mythos")


def draw(table: DeathMayDieTable, count: int) -> tuple[int, ...]:
    """The top cards; an empty deck is made anew from the discard pile, without an advance."""
    state = table.state
    drawn: tuple[int, ...] = ()
    while len(drawn) < count:
        if not state.mythos and not state.buried:
            if not state.mythos_discard:
                break
            shuffle_mythos(table)
        first, *rest = state.mythos or state.buried
        if state.mythos:
            state.mythos = tuple(rest)
        else:
            state.buried = tuple(rest)
        drawn = (*drawn, first)
    return drawn


class DrawMythos(Frame, frozen=True):
    """The active investigator draws a Mythos card and resolves it (draw-mythos-card.1-2)."""

    you: Who
    cards: tuple[int, ...] = ()
    """Drawn and not yet put away; the first is the one that is resolved."""

    steps: ClassVar[tuple[str, ...]] = (
        "draw", "read_omen", "omen", "offer", "answer", "effects", "summon", "discard",
    )  # fmt: skip

    @rule("draw-mythos-card.1")
    def draw(self, table: DeathMayDieTable) -> Outcome:
        more = bool(table.standing(MoreToChoose, self.you))
        cards = draw(table, 2 if more else 1)
        for card in cards:
            table.log("dmd-log-mythos", who=self.you, mythos=table.box.mythos[card].id)
        return self.keep(cards=cards) if cards else DONE

    @rule("skills.2")
    def read_omen(self, table: DeathMayDieTable) -> Outcome:
        """A skill may let one choose between two cards, or put the first one back."""
        if len(self.cards) == 2:
            options = [PLAY(card) for card in self.cards]
        elif table.standing(Omen, self.you):
            options = [PLAY(self.cards[0]), BURY(self.cards[0])]
        else:
            return "offer"
        return Ask(table.seat(self.you), options, Prompt("dmd-ask-omen", {"who": self.you}))

    def omen(self, table: DeathMayDieTable, option: Option) -> Outcome:
        card = int(option.args[0])
        if len(self.cards) == 2:
            self._bury(table, next(other for other in self.cards if other != card))
            calm = any(word.calm for word in table.standing(MoreToChoose, self.you))
            heal_stress(table, self.you, FULL_STRESS if calm else OMEN_HEALS)
            return self.keep(cards=(card,))
        if option.act is PLAY:
            return None
        self._bury(table, card)
        heal_stress(table, self.you, OMEN_HEALS)
        cards = draw(table, 1)
        table.log("dmd-log-mythos", who=self.you, mythos=table.box.mythos[cards[0]].id)
        return self.keep(cards=cards)

    def _bury(self, table: DeathMayDieTable, card: int) -> None:
        table.state.buried = (*table.state.buried, card)
        table.log("dmd-log-buries", who=self.you, mythos=table.box.mythos[card].id)

    def offer(self, table: DeathMayDieTable) -> Outcome:
        """A skill may cancel what the card does; its symbol stays."""
        words = table.standing(Refuse, self.you)
        if not words:
            return "effects"
        options = [ACCEPT(), REFUSE()]
        return Ask(table.seat(self.you), options, Prompt("dmd-ask-refuse", {"count": words[0].wounds}))

    def answer(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is ACCEPT:
            return None
        table.do(SufferWounds(self.you, table.standing(Refuse, self.you)[0].wounds))
        return self.goto("discard")

    @rule("mythos-card-steps.1", "mythos-card-steps.2", "special-effects.1", "summoning-symbol.1")
    def effects(self, table: DeathMayDieTable) -> Outcome:
        """The symbol does nothing now; the special effects mean the active investigator."""
        table.do(Resolving(f"mythos:{self.cards[0]}", self.you))
        return None

    @rule("mythos-card-steps.1", "summon-enemies.1", "summon-enemies.4")
    def summon(self, table: DeathMayDieTable) -> Outcome:
        table.do(Resolving(f"summons:{self.cards[0]}", self.you))
        return None

    @rule("draw-mythos-card.2")
    def discard(self, table: DeathMayDieTable) -> Outcome:
        table.state.mythos_discard = (*table.state.mythos_discard, *self.cards)
        return DONE
