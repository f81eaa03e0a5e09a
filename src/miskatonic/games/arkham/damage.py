"""Damage and horror: assigned first, then prevented or changed, then placed all at once (dealing-damage-horror.2)."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.declarations import Asset
from miskatonic.games.arkham.defeat import Defeats
from miskatonic.games.arkham.immunity import immune_to
from miskatonic.games.arkham.records import NO_CARD, NOBODY, ArkhamTable, CardId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import Open, Record

__all__ = [
    "ASSIGN_DAMAGE",
    "ASSIGN_HORROR",
    "DealDamage",
    "Dealt",
    "Portion",
    "Share",
    "deal",
    "harm_enemy",
    "room_for",
]

ASSIGN_DAMAGE = Act("assign-damage", "card", message="arkham-act-assign-damage", rules=("dealing-damage-horror.4",))
ASSIGN_HORROR = Act("assign-horror", "card", message="arkham-act-assign-horror", rules=("dealing-damage-horror.4",))


class Portion(Record, frozen=True):
    """What one investigator is dealt."""

    who: Open[Who]
    damage: Open[int] = 0
    horror: Open[int] = 0


class Share(Record, frozen=True):
    """What one card is to take: an enemy, an asset, or an investigator, whose own card it is then."""

    card: Open[CardId]
    damage: Open[int] = 0
    horror: Open[int] = 0


class Dealt(Event, frozen=True):
    """All that was assigned is about to be placed; after it, it has been.

    `portions` say what was dealt to whom, `shares` which cards take it: what prevents or changes damage amends those.
    """

    shares: tuple[Share, ...]
    portions: tuple[Portion, ...] = ()
    source: CardId = NO_CARD
    attacker: CardId = NO_CARD
    by: Who = NOBODY

    @property
    def enemy(self) -> CardId:
        """The enemy whose attack it comes from, if it does: what answers it is about that one."""
        return self.attacker

    def share(self, card: CardId) -> Share:
        """What a card takes."""
        return next((share for share in self.shares if share.card == card), Share(card))

    @rule("dealing-damage-horror.9", "dealing-damage-horror.10", "health-and-damage.1", "sanity-and-horror.1")
    def resolve(self, table: ArkhamTable) -> Outcome:
        shares = tuple([share for share in self.shares if share.damage or share.horror])
        for share in shares:
            who = table.whose_card(share.card)
            if who is not None:
                investigator = table.investigator(who)
                table.alter(who, damage=investigator.damage + share.damage, horror=investigator.horror + share.horror)
            elif share.card in table.state.play:
                card = table.state.play[share.card]
                table.alter_card(share.card, damage=card.damage + share.damage, horror=card.horror + share.horror)
            _log(table, share)
        if not shares:
            return self.done(cancelled=True)
        defeats = Defeats(tuple([share.card for share in shares]), self.by, self.source)
        if defeats.anybody(table):
            table.do(defeats)
        return None if shares == self.shares else self.keep(shares=shares)


def _log(table: ArkhamTable, share: Share) -> None:
    code = table.card(share.card).code
    if share.damage and share.horror:
        table.log("arkham-log-takes-both", card=code, damage=share.damage, horror=share.horror)
    elif share.damage:
        table.log("arkham-log-takes-damage", card=code, damage=share.damage)
    else:
        table.log("arkham-log-takes-horror", card=code, horror=share.horror)


class DealDamage(Frame, frozen=True):
    """Damage and horror for investigators and enemies at once: assigned in player order, then placed together."""

    portions: tuple[Portion, ...] = ()
    enemies: tuple[Share, ...] = ()
    direct: bool = False
    source: CardId = NO_CARD
    attacker: CardId = NO_CARD
    by: Who = NOBODY
    shares: tuple[Share, ...] = ()
    place: int = 0
    damage: int = -1
    """Points of the portion at hand yet to be assigned; -1 before it is begun."""
    horror: int = -1

    steps: ClassVar[tuple[str, ...]] = ("assign", "choose", "chosen", "apply")

    @rule("dealing-damage-horror.3", "dealing-damage-horror.7", "direct-damage-horror.1")
    def assign(self, table: ArkhamTable) -> Outcome:
        """What nobody else can take, the investigator takes; where an asset could, its controller chooses."""
        if self.place == len(self.portions):
            return self.apply(table)
        portion = self.portions[self.place]
        investigator = table.state.investigators[portion.who]
        if investigator.gone:
            return self.goto("assign", place=self.place + 1, damage=-1, horror=-1)
        damage = portion.damage if self.damage < 0 else self.damage
        horror = portion.horror if self.horror < 0 else self.horror
        if (damage and self._takers(table, portion.who, "damage")) or (
            horror and self._takers(table, portion.who, "horror")
        ):
            return self.goto("choose", damage=damage, horror=horror)
        shares = _added(self.shares, Share(investigator.card, damage, horror)) if damage or horror else self.shares
        further = self.goto("assign", place=self.place + 1, damage=-1, horror=-1, shares=shares)
        return further.apply(table) if further.place == len(self.portions) else further

    @rule(
        "dealing-damage-horror.4",
        "dealing-damage-horror.5",
        "dealing-damage-horror.6",
        "priority-of-simultaneous-resolution.1",
    )
    def choose(self, table: ArkhamTable) -> Outcome:
        who = self.portions[self.place].who
        own = table.investigator(who).card
        kind, act = ("damage", ASSIGN_DAMAGE) if self._next_is_damage(table, who) else ("horror", ASSIGN_HORROR)
        options = act.each([own, *self._takers(table, who, kind)])
        left = self.damage if kind == "damage" else self.horror
        return Ask(who, options, Prompt(f"arkham-ask-assign-{kind}", {"count": left}))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        card = CardId(int(answer.args[0]))
        if answer.act is ASSIGN_DAMAGE:
            return self.goto("assign", damage=self.damage - 1, shares=_added(self.shares, Share(card, 1, 0)))
        return self.goto("assign", horror=self.horror - 1, shares=_added(self.shares, Share(card, 0, 1)))

    @rule("dealing-damage-horror.8", "dealing-damage-horror.9")
    def apply(self, table: ArkhamTable) -> Outcome:
        shares = (*self.shares, *self.enemies)
        if shares:
            table.do(Dealt(shares, self.portions, self.source, self.attacker, self.by))
        return self.done()

    def _next_is_damage(self, table: ArkhamTable, who: Who) -> bool:
        return bool(self.damage and self._takers(table, who, "damage"))

    def _takers(self, table: ArkhamTable, who: Who, kind: str) -> list[CardId]:
        """The assets that can still be assigned a point; none that is immune to the effect that deals it (immune.1)."""
        if self.direct:
            return []
        hardy = table.box.hardy
        takers = [
            card
            for card, found in table.state.play.items()
            if card in hardy and found.controller == who and room_for(table, card, kind, self.shares) > 0
        ]
        if takers and "immune" in table.index and self.source and not self.attacker:
            source = table.card(self.source)
            return [card for card in takers if not immune_to(table, card, source)]
        return takers


_NOTHING = Share(NO_CARD)


def room_for(table: ArkhamTable, card: CardId, kind: str, shares: tuple[Share, ...] = ()) -> int:
    """How many points an asset can still be assigned (dealing-damage-horror.5-6); none without health or sanity."""
    asset = table.card(card)
    if not isinstance(asset, Asset):
        return 0
    found = table.state.play[card]
    assigned = _NOTHING
    for share in shares:
        if share.card == card:
            assigned = share
            break
    if kind == "damage":
        return 0 if asset.health is None else asset.health - found.damage - assigned.damage
    return 0 if asset.sanity is None else asset.sanity - found.horror - assigned.horror


def _added(shares: tuple[Share, ...], more: Share) -> tuple[Share, ...]:
    for place, share in enumerate(shares):
        if share.card == more.card:
            both = Share(share.card, share.damage + more.damage, share.horror + more.horror)
            return (*shares[:place], both, *shares[place + 1 :])
    return (*shares, more)


def deal(
    table: ArkhamTable,
    who: Who,
    damage: int = 0,
    horror: int = 0,
    *,
    direct: bool = False,
    source: CardId = NO_CARD,
    attacker: CardId = NO_CARD,
) -> None:
    """Deal one investigator damage and horror (taking-damage-horror.1)."""
    if damage > 0 or horror > 0:
        table.do(DealDamage((Portion(who, damage, horror),), direct=direct, source=source, attacker=attacker))


def harm_enemy(table: ArkhamTable, enemy: CardId, damage: int, by: Who = NOBODY, source: CardId = NO_CARD) -> None:
    """Deal one enemy damage; `by` is who defeats it, if that does."""
    if damage > 0:
        table.do(DealDamage(enemies=(Share(enemy, damage),), source=source, by=by))
