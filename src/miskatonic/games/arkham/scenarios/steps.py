"""Set-up instructions: what a campaign guide tells players to do before a scenario (setup.10.a)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from miskatonic.games.arkham.scenarios.setting import Setting
from miskatonic.table.spoken import slug

__all__ = [
    "AddToken",
    "Begin",
    "DiscardAtRandom",
    "DoomByEscaped",
    "Gather",
    "GatherAside",
    "GatherOneAtRandom",
    "IfRecorded",
    "Put",
    "PutAtRandom",
    "Remove",
    "SetAside",
    "SetAsideEscaped",
    "ShuffleIn",
    "SpawnBeyondFirst",
    "Step",
]


class Step(Struct, frozen=True, tag_field="step", tag=slug):
    """One instruction. They are carried out in order; what is left of the gathered cards is the encounter deck."""

    def do(self, setting: Setting) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say what it does")

    def needs(self) -> Iterable[Step]:
        """The steps inside."""
        return ()


class Gather(Step, frozen=True):
    """Gather encounter sets (setup.10.b)."""

    sets: tuple[str, ...]

    def do(self, setting: Setting) -> None:
        for name in self.sets:
            setting.gather(name)


class GatherAside(Step, frozen=True):
    """Gather an encounter set, shuffle it, and keep it as a deck of its own."""

    encounter_set: str

    def do(self, setting: Setting) -> None:
        setting.cult = setting.chance.shuffle(setting.copies_of(self.encounter_set))


class GatherOneAtRandom(Step, frozen=True):
    """Gather one of several encounter sets at random, unseen; the others are removed from the game."""

    sets: tuple[str, ...]

    def do(self, setting: Setting) -> None:
        chosen = setting.chance.pick(self.sets)
        for name in self.sets:
            if name == chosen:
                setting.gather(name)
            else:
                setting.removed.extend(setting.copies_of(name))


class Put(Step, frozen=True):
    """Put a location into play."""

    place: str
    card: str

    def do(self, setting: Setting) -> None:
        setting.places[self.place] = setting.take(self.card)


class PutAtRandom(Step, frozen=True):
    """Put some of these locations into play, unseen and at random; the others are removed from the game."""

    places: tuple[str, ...]
    cards: tuple[str, ...]

    def do(self, setting: Setting) -> None:
        drawn = setting.chance.shuffle([setting.take(card) for card in self.cards])
        setting.places.update(zip(self.places, drawn, strict=False))
        setting.removed.extend(drawn[len(self.places) :])


class SetAside(Step, frozen=True):
    """Set cards aside, out of play (setup.10.e)."""

    cards: tuple[str, ...]

    def do(self, setting: Setting) -> None:
        setting.aside.extend(setting.take(card) for card in self.cards)


class Remove(Step, frozen=True):
    """Remove a location from the game."""

    place: str

    def do(self, setting: Setting) -> None:
        setting.removed.append(setting.places.pop(self.place))


class Begin(Step, frozen=True):
    """All investigators begin here (setup.10.d)."""

    place: str

    def do(self, setting: Setting) -> None:
        setting.begin = self.place


class SpawnBeyondFirst(Step, frozen=True):
    """With 2, 3 or 4 investigators, spawn 1, 2 or 3 copies of an enemy, each at the next of these places."""

    card: str
    places: tuple[str, ...]

    def do(self, setting: Setting) -> None:
        for place in self.places[: setting.investigators - 1]:
            setting.spawned.append((setting.take(self.card), place))


class ShuffleIn(Step, frozen=True):
    """Shuffle a card of another scenario into the encounter deck."""

    card: str

    def do(self, setting: Setting) -> None:
        setting.gathered.append(self.card)


class DoomByEscaped(Step, frozen=True):
    """Place 1 doom on the first agenda for each two cultists who got away, rounded up."""

    def do(self, setting: Setting) -> None:
        setting.doom += (len(setting.escaped()) + 1) // 2


class SetAsideEscaped(Step, frozen=True):
    """Have the cultists who got away at hand for when they appear."""

    def do(self, setting: Setting) -> None:
        setting.aside.extend(setting.escaped())


class AddToken(Step, frozen=True):
    """Add a token to the chaos bag for the rest of the campaign."""

    token: str

    def do(self, setting: Setting) -> None:
        setting.tokens.append(self.token)


class DiscardAtRandom(Step, frozen=True):
    """Each investigator discards cards at random from the opening hand."""

    count: int

    def do(self, setting: Setting) -> None:
        setting.discards += self.count


class IfRecorded(Step, frozen=True):
    """Steps for when the campaign log says something, and for when it doesn't."""

    note: str
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()

    def do(self, setting: Setting) -> None:
        for step in self.then if self.note in setting.recorded else self.otherwise:
            step.do(setting)

    def needs(self) -> Iterable[Step]:
        return (*self.then, *self.otherwise)
