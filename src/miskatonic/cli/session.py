"""A game at one screen: people choose by numbers, computer players fill the other seats, every choice is saved."""

from __future__ import annotations

import typer

from miskatonic import Decision, MiskatonicError, Seat, Text
from miskatonic.cli.boards import Boards
from miskatonic.cli.match import Match
from miskatonic.cli.screen import Outline, Screen
from miskatonic.cli.telling import ending

__all__ = ["Session"]


class Session:
    """One game, from where it stands until it is over or the people leave."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.game = match.game
        self.people = match.people
        self.screen = screen
        self.lang = screen.settings.lang
        self._boards = Boards(self.game, self.lang)
        self._at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self._read: dict[int, int] = dict.fromkeys(self.game.seats, 0)
        """Log lines that each seat has read."""
        self._seen: dict[int, object] = {}
        """The board that each seat saw last."""

    def run(self) -> bool:
        """Play; whether the game came to its end."""
        if not self.game.over:
            self.screen.line(self._say(Text("cli-help-hint")), "quiet")
        try:
            while not self.game.over:
                seat = self.match.next_seat(self._at_screen)
                if seat not in self.people:
                    self.match.choose(seat, self.match.computer_choice(seat))
                elif not self._sit_down(seat) or not self._turn(seat):
                    self._leave()
                    return False
        except KeyboardInterrupt:
            self.screen.line()
            self._leave()
            raise typer.Exit(130) from None
        self._end()
        return True

    def _sit_down(self, seat: int) -> bool:
        """Have this person at the screen, and nobody else's cards on it."""
        if self._at_screen != seat:
            if not self.match.together and not self.screen.hand_over(self._say(Text("cli-hand-over", {"seat": seat}))):
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
                self.match.choose(seat, keys[int(typed) - 1])
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
        return self._say(Text("cli-saved", {"path": str(self.match.save.path)}))

    def _say(self, text: Text) -> str:
        return self.game.say(text, self.lang)

    # -- what is done

    def _undo(self) -> bool:
        """Take the last choice of somebody here back, and have all read anew what came of it."""
        if not self.match.undo():
            return False
        for seat in self.game.seats:
            self._read[seat] = min(self._read[seat], len(self.game.lines(Seat(seat))))
        self._seen.clear()
        self.screen.line(self._say(Text("cli-undone")))
        return True

    def _leave(self) -> None:
        self.match.save.close()
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
        self.match.save.finish()
        self.screen.line(self._saved())
