"""Rules of thumb for Arkham Horror: what is worth doing, question by question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from miskatonic import Chair, Option, Text
from miskatonic.players.thumb.arkham.readiness import WEAPONS, has_weapon, ready
from miskatonic.players.thumb.arkham.seen import CardSeen, TableSeen
from miskatonic.players.thumb.arkham.sight import GREAT, Sight

__all__ = ["ArkhamTactics"]

PROVOKED = 0.75
"""What an attack of opportunity costs."""

SURE = 0.75
"""How likely a test should be before nothing more is committed to it."""

SURER = 0.85
"""The same where failing hurts: against an enemy that an act may be about."""

WEAPON = {"plus": 1, "damage": 2}
"""What an attack with a weapon is taken to bring."""

SPARED = 5
"""More health or sanity than that can be spared."""

SLOTS = {"hand": 2, "arcane": 2, "accessory": 1, "body": 1, "ally": 1}

GREATER = 1.0
"""What an attack is worth more on an enemy that an act may be about; its own attacks cost twice as much."""

ARMING = 1.0
"""What a weapon is worth more as long as there is none."""

FULL_HAND = 0.6
"""What another thing in the hands is worth less, since it may be in the way of a weapon."""

BARRIER = "trigger:the-barrier:"

DEAR = 5

LAST = ("resign", "end-turn", "pass", "commit-no-more", "choose-none")


class ArkhamTactics:
    """Looks for clues, kills or leaves what is upon it, plays what it can pay, and spends clues as soon as it may."""

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        assert decision is not None
        worths = self.worths(chair)
        return decision.options[worths.index(max(worths))]

    def worths(self, chair: Chair) -> list[float]:
        """What each option of a decision is worth, in clues more or less."""
        decision = chair.decision
        assert decision is not None
        sight = Sight(cast("TableSeen", chair.view().board), chair.seat)
        return [self._worth(sight, option) for option in decision.options]

    def _worth(self, sight: Sight, option: Option) -> float:
        """What an option is worth, in clues more or less."""
        weigh = getattr(self, "_" + option.act.replace("-", "_"), None)
        if weigh is not None:
            return float(weigh(sight, option))
        return 0.0 if option.act in LAST else 0.3

    # -- the menu of a turn

    def _investigate(self, sight: Sight, option: Option) -> float:
        here = sight.here
        if here is None or not here.clues:
            return -0.2
        return 2.1 * sight.chance("intellect", here.shroud or 0) - self._provoked(sight)

    def _fight(self, sight: Sight, option: Option) -> float:
        return self._attack(sight, option.key.split(":")[1], 0, 1)

    def _attack(self, sight: Sight, key: str, plus: int, damage: int) -> float:
        enemy = sight.enemy(key)
        if enemy is None:
            return 0.0
        left = enemy.health - enemy.damage
        chance = sight.chance("combat", enemy.fight, plus)
        gain = 2.3 if left <= damage else 0.5 + 1.5 * damage / left
        if enemy.health >= GREAT:
            gain += GREATER
        if enemy.engaged is None:
            gain -= 1.0 if not enemy.doom else 0.2
        return chance * gain

    def _evade(self, sight: Sight, option: Option) -> float:
        enemy = sight.enemy(option.key.split(":")[1])
        if enemy is None or enemy.engaged != sight.me.who:
            return -0.5
        left = enemy.health - enemy.damage
        return sight.chance("agility", enemy.evade) * (1.3 if left > 2 else 0.8)

    def _engage(self, sight: Sight, option: Option) -> float:
        return -0.5

    def _move(self, sight: Sight, option: Option) -> float:
        place = str(option.args["place"])
        nearer = sight.nearer(place)
        danger = sum(enemy.place == place and not enemy.exhausted for enemy in sight.table.enemies)
        return (min(0.6 + 0.5 * nearer, 1.3) if nearer > 0 else -0.3) - 0.25 * danger - self._provoked(sight)

    def _play(self, sight: Sight, option: Option) -> float:
        card = self._card(sight, option)
        if card is None:
            return 0.0
        if not self._room(sight, card):
            return 0.1
        gain = 1.2 if card.sort == "asset" else 0.7
        if card.code in WEAPONS:
            gain += 0.0 if has_weapon(sight.me.play) else ARMING
        elif "hand" in card.slots:
            gain -= FULL_HAND
        gain += 0.25 if "ally" in card.slots else 0.0
        return gain - 0.06 * (card.cost or 0) - self._provoked(sight)

    def _provoked(self, sight: Sight) -> float:
        """What the attacks of opportunity would cost."""
        return PROVOKED * sum(2 if enemy.health >= GREAT else 1 for enemy in sight.upon_me)

    def _room(self, sight: Sight, card: CardSeen) -> bool:
        """Whether its slots are free."""
        taken = [slot for each in sight.me.play for slot in each.slots]
        return all(taken.count(slot) + card.slots.count(slot) <= SLOTS[slot] for slot in set(card.slots))

    def _replace(self, sight: Sight, option: Option) -> float:
        """Without a weapon nearly everything; otherwise what is too dear to begin with."""
        card = self._card(sight, option)
        if card is None or card.code in WEAPONS:
            return -0.2
        if not has_weapon(sight.me.cards):
            return -0.2 if "ally" in card.slots else 0.5
        return 0.2 if (card.cost or 0) >= DEAR else -0.2

    def _give_up(self, sight: Sight, option: Option) -> float:
        """Anything rather than a weapon."""
        key = option.key.split(":")[1]
        return 0.0 if has_weapon(card for card in sight.me.play if card.key == key) else 0.3

    def _play_fast(self, sight: Sight, option: Option) -> float:
        card = self._card(sight, option)
        clues = sight.here is not None and sight.here.clues > 0
        return 1.4 if card is not None and card.sort == "asset" else 1.2 if clues else 0.1

    def _activate(self, sight: Sight, option: Option) -> float:
        """An ability by what it designates: a weapon, a tool, a way out, or something else."""
        words = set(_words(option.text))
        if "arkham-word-resign" in words:
            return 2.0 if min(sight.me.health, sight.me.sanity) <= 1 else -1.0
        if "arkham-word-fight" in words:
            here = [enemy for enemy in sight.table.enemies if enemy.place == sight.me.place]
            return max((self._attack(sight, each.key, WEAPON["plus"], WEAPON["damage"]) for each in here), default=0.0)
        provoked = self._provoked(sight)
        if "arkham-word-investigate" in words:
            here_now = sight.here
            if here_now is None or not here_now.clues:
                return -0.2
            return 2.2 * sight.chance("intellect", here_now.shroud or 0, 1) - provoked
        if "arkham-word-evade" in words:
            return 0.6
        mine = {card.key for card in sight.me.play}
        if option.key.split(":")[1] in mine:
            return 0.75 - provoked
        return (
            1.6 - provoked
            if words & {"arkham-word-spend-clues-together", "arkham-word-take-control"}
            else 0.8 - provoked
        )

    def _advance(self, sight: Sight, option: Option) -> float:
        return 5.0

    def _draw(self, sight: Sight, option: Option) -> float:
        return 0.5 - self._provoked(sight)

    def _resource(self, sight: Sight, option: Option) -> float:
        dear = any((card.cost or 0) > sight.me.resources for card in sight.me.cards or () if card.sort == "asset")
        return (0.62 if dear else 0.4) - self._provoked(sight)

    def _end_turn(self, sight: Sight, option: Option) -> float:
        return -0.15

    # -- tests, reactions

    def _commit(self, sight: Sight, option: Option) -> float:
        test = sight.table.test
        card = self._card(sight, option)
        if card is None or test is None or sight.odds >= (SURER if sight.is_grim else SURE):
            return -0.1
        if card.sort == "skill":
            return 1.0
        if sight.is_grim:
            return 0.6 if card.code not in WEAPONS or has_weapon(sight.me.play) else 0.2
        spare = (card.cost or 0) > sight.me.resources + 2 or card.sort == "event"
        return 0.6 if test.who == sight.me.who and sight.odds < (0.6 if spare else 0.4) else -0.1

    def _use(self, sight: Sight, option: Option) -> float:
        """Something free in a window: in a test that is in doubt, or to hurt who is upon us."""
        words = set(_words(option.text))
        if words & {"arkham-word-boost", "arkham-word-boost-skill"}:
            return 0.7 if sight.odds < (SURER if sight.is_grim else 0.6) else -0.1
        if "arkham-word-damage-enemy" in words:
            return 0.9 if any(enemy.health - enemy.damage <= 1 for enemy in sight.upon_me) else -0.1
        if "arkham-word-gain-actions-you" in words or "arkham-word-put-resource" in words:
            return 0.5 if sight.me.resources > 5 else -0.1
        if "arkham-word-take-horror" in words:
            return 0.2 if sight.me.sanity > 4 else -0.5
        return 0.25 if "arkham-word-exhaust" in words else -0.1

    def _trigger(self, sight: Sight, option: Option) -> float:
        """All but opening the barrier, which waits until one is ready for what is behind it."""
        return -0.1 if option.key.startswith(BARRIER) and not ready(sight) else 0.8

    # -- harm

    def _assign_damage(self, sight: Sight, option: Option) -> float:
        return self._bears(sight, option, "health", "damage")

    def _assign_horror(self, sight: Sight, option: Option) -> float:
        return self._bears(sight, option, "sanity", "horror")

    def _bears(self, sight: Sight, option: Option, whole: str, lost: str) -> float:
        key = option.key.split(":")[1]
        if key == sight.me.key:
            return 0.5 if getattr(sight.me, whole) > SPARED else 0.1
        card = next((card for card in sight.me.play if card.key == key), None)
        left = (getattr(card, whole) or 0) - getattr(card, lost) if card is not None else 0
        return 0.7 if left > 1 else 0.3

    def _discard(self, sight: Sight, option: Option) -> float:
        card = self._card(sight, option)
        return 0.0 if card is None else (card.cost or 0) * 0.1 + (0.2 if card.sort == "event" else 0.0)

    def _choose_enemy(self, sight: Sight, option: Option) -> float:
        return self._attack(sight, option.key.split(":")[1], WEAPON["plus"], WEAPON["damage"])

    def _choose_place(self, sight: Sight, option: Option) -> float:
        place = sight.places.get(str(option.args["place"]))
        return 0.0 if place is None else 0.1 * place.clues + 0.3 * sight.nearer(place.id)

    def _card(self, sight: Sight, option: Option) -> CardSeen | None:
        key = option.key.split(":")[1]
        return next((card for card in sight.me.cards or () if card.key == key), None)


def _words(text: Text) -> Iterator[str]:
    """The ids of all texts inside a text: what an ability is made of."""
    yield text.id
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _words(value)
