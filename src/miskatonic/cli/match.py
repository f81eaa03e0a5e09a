"""A game at one screen: who is asked next, and every choice saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import randbits

from miskatonic import Choice, Game
from miskatonic.cli.saves import Save
from miskatonic.players import Player

__all__ = ["Match"]


class Match:
    """A game with people at this screen and computer players in the other seats."""

    def __init__(
        self, game: Game, save: Save, people: tuple[int, ...], players: Mapping[int, Player], together: bool = False
    ) -> None:
        self.game = game
        self.save = save
        self.people = people
        self.players = players
        self.together = together
        """Whether the people may all see what each of them knows, and so hand no screen over."""
        self._since: list[int] = []
        """The computer players that have chosen since a person last did, in that order."""

    def next_seat(self, here: int | None) -> int:
        """Who chooses now; `here` is the person at the screen.

        Computer players go first, so that people wait for nobody but each other; but where several may speak, each of
        them only once before people have their say.
        """
        asked = [decision.seat for decision in self.game.decisions]
        others = [seat for seat in asked if seat not in self.people]
        fresh = [seat for seat in others if seat not in self._since]
        if fresh:
            return fresh[0]
        if here in asked:
            return here
        people = [seat for seat in asked if seat in self.people]
        return people[0] if people else min(others, key=self._since.index)

    def computer_choice(self, seat: int) -> str:
        """The key that the computer player in this seat chooses."""
        return self.thinking(seat)()

    def thinking(self, seat: int) -> Callable[[], str]:
        """What finds that key, on a copy: it may run in a thread of its own while the game is looked at."""
        player, chair = self.players[seat], self.game.copy().chair(seat)

        def think() -> str:
            chosen = player.choose(chair)
            return chosen if isinstance(chosen, str) else chosen.key

        return think

    def choose(self, seat: int, key: str) -> None:
        """Make a choice and save it."""
        self.game.choose(seat, key)
        self.save.chose(seat, key)
        if seat in self.people:
            self._since.clear()
        else:
            self._since = [*(other for other in self._since if other != seat), seat]

    def undo(self) -> bool:
        """Take back the last choice that somebody here made, and what computer players chose after it.

        Chance goes on from a new seed, so that nobody chooses knowing what comes.
        """
        choices = [entry for entry in self.game.journal.entries if isinstance(entry, Choice)]
        for back, choice in enumerate(reversed(choices), 1):
            if choice.seat in self.people:
                fresh = randbits(32)
                self.game.undo(back, fresh=fresh)
                self.save.undone(back, fresh)
                self._since.clear()
                return True
        return False
