"""How a game ends: claims, counting the dead, the guess at the Seer, and who wins."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from miskatonic.games.cultists.cards import DEAD
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.setup import markers
from miskatonic.kernel.frames import DONE, Act, AskAny, AskEach, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import listed

__all__ = [
    "CLAIM",
    "GUESS",
    "KEEP_SILENT",
    "SIDES",
    "End",
    "ask_claim",
    "claimant",
    "dead_investigators",
    "settle_claim",
]

CLAIM = Act("claim-victory", message="cultists-act-claim", rules=("upkeep-claim.1",))
KEEP_SILENT = Act("keep-silent", message="cultists-act-keep-silent", rules=("one-cultist-end.3",))
GUESS = Act("guess-seer", "seat", message="cultists-act-guess", rules=("seer-guess.1",))

SIDES = {
    "cultists-won-points": "cultists-side-investigators",
    "cultists-won-eliminated": "cultists-side-investigators",
    "cultists-won-claim-wrong": "cultists-side-investigators",
    "cultists-won-claim-right": "cultists-side-cultists",
    "cultists-won-time": "cultists-side-cultists",
    "cultists-won-dead": "cultists-side-cultists",
    "cultists-won-seer": "cultists-side-cultists",
}
"""Who wins with each outcome."""

_SILENT = (KEEP_SILENT(),)
_CLAIM = (CLAIM(), KEEP_SILENT())
_ASK_CLAIM = Prompt("cultists-ask-claim")
_ASK_GUESS = Prompt("cultists-ask-guess")


@rule("counting-dead-investigators.2", "counting-dead-investigators.3", "counting-dead-investigators.4")
def dead_investigators(table: CultistsTable, by_round: int) -> int:
    """How many Investigators were Ghosts, or had a Dead card, at the end of a round."""
    last = chr(ord("0") + by_round)
    count = 0
    for player in table.state.players:
        if player.role is not Role.CULTIST:
            struck = any(
                card == DEAD and round <= last for card, round in zip(player.pulse, player.received, strict=True)
            )
            count += struck or player.start == DEAD or 0 < player.died <= by_round
    return count


def ask_claim(table: CultistsTable) -> AskEach | None:
    """Ask all living players, so that nobody sees who could claim; nobody, where no Cultist is alone.

    Only a person can claim: the AUTOMA never does.
    """
    if table.column.large:
        return None
    players = table.state.players[: table.people]
    asked = {player.seat: _CLAIM if player.role is Role.CULTIST else _SILENT for player in players if not player.died}
    return AskEach(asked, _ASK_CLAIM) if asked else None


def claimant(answers: Mapping[Seat, Option]) -> Seat | None:
    """The Cultist who claims that enough Investigators are dead."""
    return next((seat for seat, option in answers.items() if option.act is CLAIM), None)


@rule("upkeep-claim.2", "upkeep-claim.3", "one-cultist-end.2", "one-cultist-end.3")
def settle_claim(table: CultistsTable, seat: Seat) -> None:
    """The Pulse piles are looked at: a right claim wins whatever the score, a wrong one loses at once."""
    state = table.state
    state.players[seat] = changed(state.players[seat], shown=True)
    count = dead_investigators(table, state.round)
    right = count >= table.column.dead
    table.log("cultists-log-claims", seat=seat, count=count, rules=("upkeep-claim.2",))
    _finish(
        table, Role.CULTIST if right else Role.INVESTIGATOR, "claim-right" if right else "claim-wrong", "upkeep-claim.3"
    )


class End(Frame, frozen=True):
    """The end of a game: by points, by the death of the last Cultist, or after round 10."""

    cause: str

    steps: ClassVar[tuple[str, ...]] = ("claim", "claimed", "judge", "guess", "guessed")

    @rule("one-cultist-end.2", "game-end.3")
    def claim(self, table: CultistsTable) -> Outcome:
        """When the points are there, the round counts as ended, and a lone Cultist may still claim."""
        asked = ask_claim(table) if self.cause == "points" else None
        return asked or "judge"

    @rule("one-cultist-end.3")
    def claimed(self, table: CultistsTable, answers: Mapping[Seat, Option]) -> Outcome:
        cultist = claimant(answers)
        if cultist is not None:
            settle_claim(table, cultist)
        return None

    @rule(
        "two-cultists-end.1", "two-cultists-end.2", "two-cultists-end.3", "automa-sole-cultist.3", "cultist-victory.2"
    )
    def judge(self, table: CultistsTable) -> Outcome:
        """Enough dead win for two Cultists if they were so in an earlier round, for a lone AUTOMA at once."""
        state = table.state
        column = table.column
        if self.cause == "round-ten":
            _finish(table, Role.CULTIST, "time", "cultist-victory.2")
            return DONE
        if column.large:
            if dead_investigators(table, state.round - 1) >= column.dead:
                _finish(table, Role.CULTIST, "dead", "two-cultists-end.1")
                return DONE
        elif _automa_is_cultist(table) and dead_investigators(table, state.round) >= column.dead:
            _finish(table, Role.CULTIST, "dead", "automa-sole-cultist.4")
            return DONE
        if Role.SEER not in markers(table.setup)[0]:
            return self._investigators(table)
        for seat, player in enumerate(state.players):
            if player.role is Role.CULTIST and not player.shown:
                state.players[seat] = changed(player, shown=True)
                table.log("cultists-log-shows-role", seat=seat, role=player.role.slug, rules=("seer-guess.1",))
        return None

    @rule("seer-guess.1", "seer-guess.4", "seer-guess.5", "game-end.2")
    def guess(self, table: CultistsTable) -> Outcome:
        """The Cultists name one player, whichever of them speaks first."""
        players = table.state.players
        options = tuple([GUESS(player.seat) for player in players if player.role is not Role.CULTIST])
        cultists = [player.seat for player in players[: table.people] if player.role is Role.CULTIST]
        return AskAny(dict.fromkeys(cultists, options), _ASK_GUESS)

    @rule("seer-guess.2", "seer-guess.3")
    def guessed(self, table: CultistsTable, option: Option) -> Outcome:
        named = int(option.args[0])
        table.log("cultists-log-guesses", seat=table.answering, seat_target=named)
        if table.state.players[named].role is Role.SEER:
            _finish(table, Role.CULTIST, "seer", "seer-guess.2")
            return DONE
        return self._investigators(table)

    def _investigators(self, table: CultistsTable) -> Outcome:
        rules = "investigator-victory.1" if self.cause == "points" else "investigator-victory.2"
        _finish(table, Role.INVESTIGATOR, self.cause, rules)
        return DONE


def _automa_is_cultist(table: CultistsTable) -> bool:
    automa = table.state.players[table.people :]
    return any(player.role is Role.CULTIST for player in automa)


@rule("teams-and-roles.1", "teams-and-roles.4")
def _finish(table: CultistsTable, team: Role, how: str, *rules: str) -> None:
    """One team wins, the dead with the living; the AUTOMA is nobody's seat."""
    cultists = team is Role.CULTIST
    winners: Sequence[Seat] = [
        player.seat for player in table.state.players[: table.people] if (player.role is Role.CULTIST) == cultists
    ]
    table.finish(f"cultists-won-{how}", winners=winners, rules=rules)
    names = listed(
        [table.game.seat_name(table, player.seat) for player in table.state.players if player.role is Role.CULTIST]
    )
    table.log(f"cultists-won-{how}", rules=rules)
    table.log("cultists-log-were-cultists", names=names, rules=rules)
