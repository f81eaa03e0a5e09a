"""What there is to say, in kinds, and what one may ask "why not?" about."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic import Option
from miskatonic.cli.tables.cultists.plan import CORRIDORS
from miskatonic.cli.tables.drawing import Sight

__all__ = ["group", "questions"]

_MENUS = {
    "cultists-table-menu-me": ("say-innocent", "say-cultist"),
    "cultists-table-menu-suspect": ("suspect",),
    "cultists-table-menu-trust": ("trust",),
    "cultists-table-menu-ask": ("ask-where",),
    "cultists-table-menu-where": ("say-was-in", "say-was-with"),
    "cultists-table-menu-looked": ("say-alive", "say-dead", "say-token"),
    "cultists-table-menu-laid": ("say-card", "say-gave-alive"),
    "cultists-table-menu-us": ("urge-vote", "urge-calm", "urge-portal"),
}
"""The kinds of statement: so nobody reads fifty lines to find one."""

_MENU_OF = {act: menu for menu, acts in _MENUS.items() for act in acts}

_ROOM_CARDS = ("success", "failure", "sabotage")
_ALONE = {
    "stop": "cultists-act-stop",
    "start-vote": "cultists-act-start-vote",
    "restore-power": "cultists-act-restore-power",
    "combat": "cultists-act-combat",
    "scare-off": "cultists-act-scare-off",
    "pass-turn": "cultists-act-pass",
}
_AT_PLACES = {"move": "cultists-act-move", "teleport": "cultists-act-teleport"}
_AT_ROOMS = {"check-room": "cultists-act-check-room", "camera": "cultists-act-camera"}
_AT_PEOPLE = {
    "check-status": "cultists-act-check-status",
    "close-portal": "cultists-act-close-portal",
    "vote": "cultists-act-vote",
    "assassinate": "cultists-act-assassinate",
    "say-alive": "cultists-act-say-alive",
    "say-dead": "cultists-act-say-dead",
    "say-gave-alive": "cultists-act-say-gave-alive",
}


def group(option: Option) -> str | None:
    """The menu in which a statement stands; actions stand by themselves."""
    return _MENU_OF.get(option.act)


def questions(sight: Sight) -> Iterator[tuple[str, str]]:
    """Every move, action and vote, and the statements that need a reason: what it is called, and its key."""
    rooms = [room.id for room in sight.board.rooms]
    for act, id in _ALONE.items():
        yield sight.say(id), act
    for act, id in _AT_PLACES.items():
        for place in (*CORRIDORS, *rooms):
            yield sight.say(id, place=place), f"{act}:{place}"
    for act, id in _AT_ROOMS.items():
        for room in rooms:
            yield sight.say(id, place=room), f"{act}:{room}"
    for card in _ROOM_CARDS:
        yield sight.say("cultists-act-guard", card=card), f"guard:{card}"
        for room in rooms:
            yield sight.say("cultists-act-fill", card=card, place=room), f"fill:{room}:{card}"
    for act, id in _AT_PEOPLE.items():
        for player in sight.board.players:
            yield sight.say(id, seat=player.seat), f"{act}:{player.seat}"
