"""The Event Phase: one token from the bag, resolved at once and in force until the next."""

from collections.abc import Callable
from typing import ClassVar

from miskatonic.games.cultists import tokens
from miskatonic.games.cultists.encounters import answer_of_power_table, encounter
from miskatonic.games.cultists.ghosts import survives
from miskatonic.games.cultists.records import DRAWN, EVENT, CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.rooms import can_be_checked, check_room, unsafe_passage_draw
from miskatonic.games.cultists.status import CheckStatus
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text

__all__ = ["DECLINE_EVENT", "EVENT_CHECK", "EVENT_ROOM", "PEEK", "REMOVE", "RETURN", "EventPhase"]

EVENT_CHECK = Act("event-check", "seat", message="cultists-act-event-check", rules=("event-false-eyes.1",))
EVENT_ROOM = Act("event-room", "place", message="cultists-act-event-room", rules=("event-portable-camera.2",))
PEEK = Act("peek", message="cultists-act-peek", rules=("event-in-control.1",))
REMOVE = Act("remove-token", message="cultists-act-remove-token", rules=("event-in-control.2",))
RETURN = Act("return-token", message="cultists-act-return-token", rules=("event-in-control.2",))
DECLINE_EVENT = Act("decline-event", message="cultists-act-decline-event", rules=("event-false-eyes.1",))

_DECLINE = DECLINE_EVENT()
_PEEK = (PEEK(), _DECLINE)
_PEEKED = (REMOVE(), RETURN())
_ASK_CHECK = Prompt("cultists-ask-event-check")
_ASK_CAMERA = Prompt("cultists-ask-event-camera")
_ASK_PEEK = Prompt("cultists-ask-peek")

Meetings = set[tuple[Seat, ...]]


class EventPhase(Frame, frozen=True):
    """Draw, lay on the clock, resolve; some events let the first player do something with the Knife."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "decide", "do_it", "peeked", "return_or_remove", "lay_knife_down")

    @rule("event-phase.1", "event-phase.2", "event-phase.3")
    def draw(self, table: CultistsTable) -> Outcome:
        """With an empty bag the phase is left out, and the last token stays in force."""
        state = table.state
        state.phase = EVENT
        if not state.bag:
            table.log("cultists-log-empty-bag")
            return DONE
        place = state.chance.below(len(state.bag))
        state.event = token = state.bag[place]
        state.bag = state.bag[:place] + state.bag[place + 1 :]
        state.drawn += token
        table.log("cultists-log-event", number=state.round, event=tokens.NAMES[token], rules=("event-phase.1",))
        resolve = _AT_ONCE.get(token)
        if resolve is not None:
            resolve(table)
            return DONE
        return None if token in _BY_KNIFE else DONE

    @rule(
        "event-false-eyes.1", "event-false-eyes.3", "event-portable-camera.4", "event-in-control.1", "automa-actions.6"
    )
    def decide(self, table: CultistsTable) -> Outcome:
        """What the first player may do: look at a Pulse pile, at a Room, or at a token. The AUTOMA does nothing."""
        state = table.state
        holder = table.holder
        if holder >= table.people:
            return DONE
        if state.event == tokens.IN_CONTROL:
            return Ask(holder, _PEEK, _ASK_PEEK) if state.bag else DONE
        if state.players[holder].died:
            return DONE
        options = [EVENT_CHECK(seat) for seat in table.living() if seat != holder]
        camera = state.event == tokens.PORTABLE_CAMERA
        if camera:
            options += [EVENT_ROOM(place) for place, room in state.rooms.items() if can_be_checked(room)]
        return Ask(holder, (*options, _DECLINE), _ASK_CAMERA if camera else _ASK_CHECK)

    @rule("event-false-eyes.1", "event-portable-camera.1", "event-portable-camera.2", "event-in-control.1")
    def do_it(self, table: CultistsTable, option: Option) -> Outcome:
        state = table.state
        holder = table.holder
        if option.act is DECLINE_EVENT:
            table.log("cultists-log-declines-event", seat=holder)
            return DONE
        if option.act is EVENT_CHECK:
            table.do(CheckStatus(holder, Seat(int(option.args[0])), event=True))
            return "lay_knife_down"
        if option.act is EVENT_ROOM:
            check_room(table, holder, str(option.args[0]))
            return "lay_knife_down"
        token = state.chance.pick(state.bag)
        state.peeker = holder
        state.peeked = token
        told = Text("cultists-log-peeks", {"seat": holder})
        table.log("cultists-log-you-peek", event=tokens.NAMES[token], to=(holder,), others=told)
        return None

    @rule("event-in-control.2")
    def peeked(self, table: CultistsTable) -> Outcome:
        holder = table.holder
        token = table.state.peeked
        return Ask(holder, _PEEKED, Prompt("cultists-ask-peeked", {"event": tokens.NAMES[token]}))

    @rule("event-in-control.2")
    def return_or_remove(self, table: CultistsTable, option: Option) -> Outcome:
        """The others see whether the token goes back, but not which it is."""
        state = table.state
        if option.act is REMOVE:
            state.bag = state.bag.replace(state.peeked, "", 1)
            state.removed += 1
            table.log("cultists-log-removes-token", seat=table.holder)
        else:
            table.log("cultists-log-returns-token", seat=table.holder)
        return None

    @rule("role-butterfingers.2")
    def lay_knife_down(self, table: CultistsTable) -> Outcome:
        """What the first player did by the event was done with the Knife."""
        survives(table, table.holder, Role.BUTTERFINGERS, "role-butterfingers.2")
        return DONE


@rule("event-lightning-strike.1", "event-lightning-strike.3", "encounter-from-events.1")
def _lightning_strike(table: CultistsTable) -> None:
    state = table.state
    met = _meetings(table)
    state.power = not state.power
    table.log("cultists-log-power-on" if state.power else "cultists-log-power-off", rules=("event-lightning-strike.1",))
    _new_encounters(table, met)


@rule("event-secret-doors.1", "event-secret-doors.3", "encounter-from-events.1")
def _secret_doors(table: CultistsTable) -> None:
    state = table.state
    state.event = state.drawn[-2:-1]
    met = _meetings(table)
    state.event = tokens.SECRET_DOORS
    _new_encounters(table, met)


@rule("encounter-power-table.1", "encounter-power-table.2")
def _meetings(table: CultistsTable) -> Meetings:
    """Those who, by the power table, meet where they stand."""
    state = table.state
    at: dict[tuple[str, ...], list[Seat]] = {}
    for seat in table.living():
        at.setdefault(table.location(state.places[seat]), []).append(seat)
    return {tuple(here) for location, here in at.items() if answer_of_power_table(len(here), power=table.lit(location))}


@rule("encounter-from-events.2", "encounter-from-events.3")
def _new_encounters(table: CultistsTable, met: Meetings) -> None:
    """Encounters where the answer has turned from no to yes, clockwise by the seat nearest the first player."""
    state = table.state
    if state.round <= state.calm_until:
        return
    clockwise = table.clockwise()
    new = [
        min(here, key=clockwise.index)
        for here in _meetings(table) - met
        if not any(set(here) <= set(old) for old in met)
    ]
    for first in sorted(new, key=clockwise.index):
        location = table.location(state.places[first])
        table.do(encounter(table, [seat for seat in table.living() if state.places[seat] in location], first))


@rule("event-portal-opens.1", "event-portal-opens.2", "close-the-portal.5")
def _portal_opens(table: CultistsTable) -> None:
    state = table.state
    state.portal = state.round + table.column.portal_rounds
    table.log("cultists-log-portal-opens", number=state.portal, rules=("event-portal-opens.2",))


@rule("event-broken-panes.1", "event-broken-panes.2")
def _broken_panes(table: CultistsTable) -> None:
    state = table.state
    cards = state.draw[:2]
    state.draw = state.draw[2:]
    state.unsafe += cards
    state.unsafe_story += DRAWN * len(cards)
    table.log("cultists-log-broken-panes", count=len(cards), rules=("event-broken-panes.1",))
    unsafe_passage_draw(table)


_AT_ONCE: dict[str, Callable[[CultistsTable], None]] = {
    tokens.LIGHTNING: _lightning_strike,
    tokens.SECRET_DOORS: _secret_doors,
    tokens.PORTAL_OPENS: _portal_opens,
    tokens.BROKEN_PANES: _broken_panes,
}
_BY_KNIFE = (tokens.FALSE_EYES, tokens.IN_CONTROL, tokens.PORTABLE_CAMERA)
