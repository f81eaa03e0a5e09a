"""The Night Phase: all open their envelopes, and the Cultists and the Seer learn what they may."""

from typing import ClassVar

from miskatonic.games.cultists.records import MOVEMENT, CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.rounds import Round
from miskatonic.games.cultists.setup import markers
from miskatonic.kernel.frames import DONE, Act, AskEach, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import listed

__all__ = ["OPEN_ENVELOPE", "Night"]

OPEN_ENVELOPE = Act("open-envelope", message="cultists-act-open-envelope", rules=("night-taking-piles.1",))

_OPEN = (OPEN_ENVELOPE(),)
_ASK = Prompt("cultists-ask-open-envelope")


class Night(Frame, frozen=True):
    """Everybody opens an envelope; then the ritual, once in a game. The rounds follow."""

    steps: ClassVar[tuple[str, ...]] = ("take_piles", "ritual", "begin")

    @rule("setup-envelopes-and-characters.2", "night-taking-piles.1")
    def take_piles(self, table: CultistsTable) -> Outcome:
        return AskEach(dict.fromkeys(range(table.people), _OPEN), _ASK)  # type: ignore[arg-type]  # seats are counted

    @rule(
        "night-taking-piles.2",
        "night-ritual-with-seer.1",
        "night-ritual-without-seer.1",
        "night-ritual-seven-players.1",
    )
    def ritual(self, table: CultistsTable, envelopes: dict[Seat, Option]) -> Outcome:
        """From here on each seat knows its own role, the Cultists know more, and so does the Seer."""
        state = table.state
        state.round = 1
        state.phase = MOVEMENT
        for player in state.players[: table.people]:
            table.log("cultists-log-role", role=player.role.slug, to=(player.seat,))
        cultists = tuple(player.seat for player in state.players if player.role is Role.CULTIST)
        dead = [player.seat for player in state.players if player.start == "D"]
        for cultist in cultists:
            if cultist >= table.people:
                continue
            fellows = [other for other in cultists if other != cultist]
            if fellows:
                table.log("cultists-log-fellow", to=(cultist,), seat=fellows[0])
            for seat in dead:
                table.log("cultists-log-start-dead", to=(cultist,), seat=seat)
        if Role.SEER in markers(table.setup)[0]:
            self._thumbs(table, cultists)
        return None

    def _thumbs(self, table: CultistsTable, cultists: tuple[Seat, ...]) -> None:
        """The Cultists raise their thumbs, and the Seer looks."""
        names = listed([table.game.seat_name(table, seat) for seat in cultists])
        for player in table.state.players[: table.people]:
            if player.role is Role.SEER:
                table.log("cultists-log-thumbs", to=(player.seat,), names=names, rules=("night-ritual-with-seer.2",))

    @rule("after-the-night.1", "after-the-night.2", "setup-first-player.2")
    def begin(self, table: CultistsTable) -> Outcome:
        """The bottom cards become the Pulse piles, the rest the hands, and round 1 begins."""
        table.log("cultists-log-round", number=1, seat=table.holder)
        table.do(Round())
        return DONE
