"""Healing: damage and horror taken off a card."""

from __future__ import annotations

from miskatonic.games.arkham.records import ArkhamTable, CardId
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule

__all__ = ["Heal"]


class Heal(Event, frozen=True):
    """Damage or horror is healed from an investigator, an asset or an enemy, by its card (heal.1)."""

    card: CardId
    damage: int = 0
    horror: int = 0

    @rule("heal.1", "heal.2")
    def resolve(self, table: ArkhamTable) -> Outcome:
        """As much as there is."""
        who = table.whose_card(self.card)
        found = table.investigator(who) if who is not None else table.state.play.get(self.card)
        if found is None:
            return self.done(cancelled=True)
        damage, horror = min(self.damage, found.damage), min(self.horror, found.horror)
        if not damage and not horror:
            return self.done(cancelled=True)
        left = {"damage": found.damage - damage, "horror": found.horror - horror}
        if who is not None:
            table.alter(who, **left)
        else:
            table.alter_card(self.card, **left)
        table.log("arkham-log-heals", card=table.card(self.card).code, damage=damage, horror=horror)
        return self.keep(damage=damage, horror=horror)
