"""A game at one screen: people choose by numbers, computer players fill the other seats, every choice is saved."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits

import typer

from miskatonic import Choice, Decision, Game, MiskatonicError, Seat, Text
from miskatonic.cli.boards import Boards
from miskatonic.cli.saves import Save
from miskatonic.cli.screen import Outline, Screen
from miskatonic.cli.telling import ending
from miskatonic.players import Player

__all__ = ["Session"]


class Session:
    """One game, from where it stands until it is over or the people leave."""

    def __init__(
        self, game: Game, save: Save, people: tuple[int, ...], players: Mapping[int, Player], screen: Screen
    ) -> None:
        self.game = game
        self.save = save
        self.people = people
        self.players = players
        self.screen = screen
        self.lang = screen.settings.lang
        self._boards = Boards(game, self.lang)
        self._at_screen: int | None = people[0] if len(people) == 1 else None
        self._read: dict[int, int] = dict.fromkeys(game.seats, 0)
        """Log lines that each seat has read."""
        self._seen: dict[int, object] = {}
        """The board that each seat saw last."""

    def run(self) -> bool:
        """Play; whether the game came to its end."""
        if not self.game.over:
            self.screen.line(self._say(Text("cli-help-hint")), "quiet")
        try:
            while not self.game.over:
                seat = self._next()
                if seat not in self.people:
                    self._choose(seat, self.game_choice(seat))
                elif not self._sit_down(seat) or not self._turn(seat):
                    self._leave()
                    return False
        except KeyboardInterrupt:
            self.screen.line()
            self._leave()
            raise typer.Exit(130) from None
        self._end()
        return True

    def game_choice(self, seat: int) -> str:
        """What the computer player in this seat chooses."""
        chosen = self.players[seat].choose(self.game.chair(seat))
        return chosen if isinstance(chosen, str) else chosen.key

    def _next(self) -> int:
        """Who chooses now: computer players first, so that people wait for nobody but each other."""
        asked = [decision.seat for decision in self.game.decisions]
        here = [seat for seat in asked if seat == self._at_screen]
        return next((seat for seat in asked if seat not in self.people), here[0] if here else asked[0])

    def _sit_down(self, seat: int) -> bool:
        """Have this person at the screen, and nobody else's cards on it."""
        if self._at_screen != seat:
            if not self.screen.hand_over(self._say(Text("cli-hand-over", {"seat": seat}))):
                return False
            self._at_screen = seat
            self._seen.pop(seat, None)
        return True

    def _turn(self, seat: int) -> bool:
        """Show what is new, ask until an option is chosen or taken back; False if the person leaves."""
        decision = self.game.decision(seat)
        assert decision is not None
        self._news(seat)
        if self._seen.get(seat) != (board := self.game.view(Seat(seat)).board):
            self._seen[seat] = board
            self._view(seat)
        self._ask(decision)
        while True:
            typed = self.screen.ask(self._say(Text("cli-choose-number")))
            if typed is None or typed in ("q", "quit"):
                return False
            keys = [option.key for option in decision.options]
            if typed in keys:
                typed = str(keys.index(typed) + 1)
            if typed.isdecimal() and 1 <= int(typed) <= len(keys):
                self._choose(seat, keys[int(typed) - 1])
                return True
            if typed == "u" and self._undo():
                return True
            if not self._command(typed, decision):
                most = len(keys)
                self.screen.line(self._say(Text("cli-not-a-number", {"input": typed, "most": most})), "warn")

    def _command(self, typed: str, decision: Decision) -> bool:
        """Carry out what is no choice; whether there is such a command."""
        seat = decision.seat
        name, _, words = typed.partition(" ")
        words = words.strip()
        match name:
            case "" | "?":
                self._ask(decision)
                self.screen.line(self._say(Text("cli-help")), "quiet")
            case "u":
                self.screen.line(self._say(Text("nothing-to-undo")), "warn")
            case "v":
                self._view(seat)
            case "l":
                self._read[seat] = 0
                self.screen.heading(self._say(Text("cli-log-title")))
                self._news(seat)
            case "s":
                self.screen.line(self._saved())
            case "w":
                self._why_not(seat, words)
            case "r":
                self._rules(words)
            case _:
                return False
        return True

    # -- what is shown

    def _news(self, seat: int) -> None:
        """Log lines that this seat hasn't read."""
        outline = Outline()
        lines = self.game.lines(Seat(seat))
        for number, line in enumerate(lines):
            indent = outline.indent(line)
            if number >= self._read[seat]:
                self.screen.line(self.game.say(line.text, self.lang), "quiet", indent)
        self._read[seat] = len(lines)

    def _view(self, seat: int) -> None:
        sign = self.screen.seat_sign(seat)
        self.screen.heading(sign + self._say(Text("cli-you-are", {"seat": seat})), f"own{seat % 8}")
        self._boards.show(self.game.view(Seat(seat)), self.screen)

    def _ask(self, decision: Decision) -> None:
        self.screen.heading(decision.prompt(self.lang), "name")
        self.screen.options(decision.labels(self.lang))

    def _why_not(self, seat: int, action: str) -> None:
        try:
            reasons = self.game.why_not(seat, action)
        except MiskatonicError as error:
            self.screen.line(self._say(error.text), "warn")
            return
        if not reasons:
            self.screen.line(self._say(Text("cli-can-do")))
        for reason in reasons:
            cited = f" ({', '.join(reason.rules)})" if reason.rules else ""
            self.screen.line(self._say(reason.text) + cited)

    def _rules(self, words: str) -> None:
        from miskatonic import rules as reference
        from miskatonic.cli.rules import Game as Book
        from miskatonic.cli.rules import Language, rules

        if not words:
            self.screen.line(self._say(Text("cli-rules-words")), "warn")
            return
        book = Book(self.game.type.id) if self.game.type.id in reference.GAMES else None
        try:
            rules([words], book, Language(self.lang))
        except typer.Exit:
            return

    def _saved(self) -> str:
        return self._say(Text("cli-saved", {"path": str(self.save.path)}))

    def _say(self, text: Text) -> str:
        return self.game.say(text, self.lang)

    # -- what is done

    def _choose(self, seat: int, key: str) -> None:
        self.game.choose(seat, key)
        self.save.chose(seat, key)

    def _undo(self) -> bool:
        """Take back the last choice that somebody here made, and what computer players chose after it.

        Chance goes on from a new seed, so that nobody chooses knowing what comes.
        """
        choices = [entry for entry in self.game.journal.entries if isinstance(entry, Choice)]
        for back, choice in enumerate(reversed(choices), 1):
            if choice.seat in self.people:
                fresh = randbits(32)
                self.game.undo(back, fresh=fresh)
                self.save.undone(back, fresh)
                for seat in self.game.seats:
                    self._read[seat] = min(self._read[seat], len(self.game.lines(Seat(seat))))
                self._seen.clear()
                self.screen.line(self._say(Text("cli-undone")))
                return True
        return False

    def _leave(self) -> None:
        self.save.close()
        self.screen.line(self._saved())
        self.screen.line(self._say(Text("cli-go-on")))

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        if self._at_screen is not None:
            self._news(self._at_screen)
        self.screen.heading(self._say(Text("game-over")))
        for said in ending(self.game, self.lang):
            self.screen.line(said, "name")
        self._boards.show(self.game.view(None if viewer is None else Seat(viewer)), self.screen)
        self.save.finish()
        self.screen.line(self._saved())
