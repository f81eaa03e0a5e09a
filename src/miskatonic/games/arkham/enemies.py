"""Questions about enemies: where they are, whom they are engaged with, how strong they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from miskatonic.games.arkham.declarations import Enemy, Keyword
from miskatonic.games.arkham.records import NOBODY, ArkhamTable, CardId, PlaceId, Who

__all__ = [
    "attack_damage",
    "attack_horror",
    "enemies",
    "enemies_at",
    "enemy_card",
    "engaged_with",
    "engages_all_here",
    "evade_value",
    "fight_value",
    "has_keyword",
    "has_printed_keyword",
    "health_of",
    "is_engaged",
    "is_unengaged",
    "ready_engaged",
    "remaining_health",
    "with_trait",
]


def enemy_card(table: ArkhamTable, enemy: CardId) -> Enemy:
    """What is printed on an enemy."""
    return cast("Enemy", table.card(enemy))


def enemies(table: ArkhamTable) -> list[CardId]:
    """All enemies in play, in the order in which they came."""
    known = table.box.enemies
    play = table.state.play
    return [] if known.isdisjoint(play) else [card for card in play if card in known]


def enemies_at(table: ArkhamTable, place: PlaceId) -> list[CardId]:
    """The enemies at a location, engaged or not (enemy-engagement.2)."""
    known = table.box.enemies
    play = table.state.play
    if known.isdisjoint(play):
        return []
    return [card for card in play if card in known and table.place_of(card) == place]


def has_keyword(table: ArkhamTable, enemy: CardId, keyword: Keyword) -> bool:
    """Whether an enemy has a keyword: printed on it, unless its text is blank (blank.1), or gained (gains.3)."""
    if keyword in enemy_card(table, enemy).keywords and not table.blank(enemy):
        return True
    if "gains-keyword" not in table.index:
        return False
    return any(word.keyword == keyword for word in table.standing("gains-keyword", enemy))


def has_printed_keyword(table: ArkhamTable, enemy: CardId, keyword: Keyword) -> bool:
    """Whether it is printed on it, in a text box that does not count as blank (gains.4, printed.1, blank.1)."""
    return keyword in enemy_card(table, enemy).keywords and not table.blank(enemy)


def engages_all_here(table: ArkhamTable, enemy: CardId) -> bool:
    """Whether it counts as engaged with everybody at its location: a ready massive enemy (massive.1-2)."""
    return not table.state.play[enemy].exhausted and has_keyword(table, enemy, "massive")


def is_engaged(table: ArkhamTable, enemy: CardId, who: Who) -> bool:
    """Whether an enemy is engaged with an investigator (enemy-engagement.1, massive.1)."""
    found = table.state.play[enemy]
    if found.threat != NOBODY:
        return found.threat == who
    return found.place == table.investigator(who).place and engages_all_here(table, enemy)


def is_unengaged(table: ArkhamTable, enemy: CardId) -> bool:
    """Whether an enemy is engaged with nobody."""
    found = table.state.play[enemy]
    return found.threat == NOBODY and not (engages_all_here(table, enemy) and table.at(found.place))


def engaged_with(table: ArkhamTable, who: Who) -> list[CardId]:
    """The enemies engaged with an investigator."""
    known = table.box.enemies
    play = table.state.play
    if known.isdisjoint(play):
        return []
    return [
        card
        for card, found in play.items()
        if card in known and (found.threat == who or (found.threat == NOBODY and is_engaged(table, card, who)))
    ]


def ready_engaged(table: ArkhamTable, who: Who) -> list[CardId]:
    """Those of them that are ready, and so attack."""
    return [enemy for enemy in engaged_with(table, who) if not table.state.play[enemy].exhausted]


def fight_value(table: ArkhamTable, enemy: CardId) -> int:
    """The difficulty of a test to attack it."""
    return table.value("enemy-fight", enemy, enemy_card(table, enemy).fight)


def evade_value(table: ArkhamTable, enemy: CardId) -> int:
    """The difficulty of a test to evade it."""
    return table.value("enemy-evade", enemy, enemy_card(table, enemy).evade)


def health_of(table: ArkhamTable, enemy: CardId) -> int:
    """Its health, with what changes it."""
    return table.value("enemy-health", enemy, enemy_card(table, enemy).health.at(table.began))


def remaining_health(table: ArkhamTable, enemy: CardId) -> int:
    """Its health less the damage on it (health-and-damage.7)."""
    return health_of(table, enemy) - table.state.play[enemy].damage


def attack_damage(table: ArkhamTable, enemy: CardId) -> int:
    """The damage its attack deals."""
    return table.value("enemy-damage", enemy, enemy_card(table, enemy).damage)


def attack_horror(table: ArkhamTable, enemy: CardId) -> int:
    """The horror its attack deals."""
    return table.value("enemy-horror", enemy, enemy_card(table, enemy).horror)


def with_trait(table: ArkhamTable, cards: Iterable[CardId], trait: str) -> list[CardId]:
    """Those of some cards that have a trait."""
    return [card for card in cards if table.has_trait(card, trait)]
