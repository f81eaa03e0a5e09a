"""Tokens of the episode: laid, carried, turned, moved and discarded; after each change the ritual is looked at."""

from miskatonic.games.deathmaydie.records import EVERYBODY, DeathMayDieTable, Token, Who
from miskatonic.games.deathmaydie.ritual import check_ritual
from miskatonic.kernel.records import changed

__all__ = [
    "carried",
    "discard_token",
    "lay_token",
    "lie_in",
    "move_token",
    "place_of",
    "take_token",
    "tokens_left",
    "turn_token",
]


def lie_in(table: DeathMayDieTable, kind: str, space: str) -> list[int]:
    """The tokens of a kind that lie in a space."""
    return [number for number, token in table.state.tokens.items() if token.kind == kind and token.space == space]


def carried(table: DeathMayDieTable, kind: str, who: Who) -> list[int]:
    """The tokens of a kind that an investigator carries."""
    return [number for number, token in table.state.tokens.items() if token.kind == kind and token.bearer == who]


def place_of(table: DeathMayDieTable, token: Token) -> str:
    """The space that a token is in, be it carried or not."""
    return token.space or table.investigator(token.bearer).space


def tokens_left(table: DeathMayDieTable, kind: str) -> int:
    """How many tokens of a kind the box still has."""
    return table.box.supply.get(kind, 0) - sum(token.kind == kind for token in table.state.tokens.values())


def lay_token(table: DeathMayDieTable, kind: str, space: str) -> None:
    """A token from the box into a space."""
    table.state.tokens[table.state.next_id()] = Token(kind, space)
    table.log("dmd-log-lays-token", token=kind, space=space)
    check_ritual(table)


def take_token(table: DeathMayDieTable, number: int, who: Who) -> None:
    """A token goes to an investigator's board."""
    token = table.state.tokens[number]
    table.state.tokens[number] = changed(token, space="", bearer=who)
    table.log("dmd-log-takes-token", who=who, token=token.kind)
    check_ritual(table)


def move_token(table: DeathMayDieTable, number: int, space: str) -> None:
    """A token goes to a space: from another, or from whoever carried it."""
    token = table.state.tokens[number]
    table.state.tokens[number] = changed(token, space=space, bearer=EVERYBODY)
    table.log("dmd-log-token-moves", token=token.kind, space=space)
    check_ritual(table)


def turn_token(table: DeathMayDieTable, number: int, into: str) -> None:
    """A token becomes one of another kind."""
    token = table.state.tokens[number]
    table.state.tokens[number] = changed(token, kind=into)
    table.log("dmd-log-turns-token", token=token.kind, token_into=into)
    check_ritual(table)


def discard_token(table: DeathMayDieTable, number: int) -> None:
    """A token leaves the game."""
    token = table.state.tokens.pop(number)
    table.log("dmd-log-discards-token", token=token.kind, space=place_of(table, token))
    check_ritual(table)
