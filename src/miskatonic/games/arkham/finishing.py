"""The outcome of a finished scenario, out of how the table stands at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Act, Agenda
from miskatonic.games.arkham.outcome import Finish, Finisher, Outcome, conclude
from miskatonic.games.arkham.records import Who

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["outcome_of"]


def outcome_of(table: ArkhamTable) -> Outcome | None:
    """What the scenario leaves behind; nothing, as long as it is being played."""
    state = table.state
    if state.result is None or state.resolution not in table.box.scenario.resolutions:
        return None
    agenda = table.card(table.agenda) if table.agenda else None
    finish = Finish(
        resolution=state.resolution,
        agenda=agenda.stage if isinstance(agenda, Act | Agenda) else len(table.box.agendas),
        lead=state.lead,
        investigators=tuple(_finisher(table, Who(who)) for who in range(table.began)),
        victory=tuple(table.card(card).code for card in state.victory),
        missed=tuple(sorted(table.card(card).code for card in (*state.play, *state.cult))),
        bag=state.bag,
        recorded=table.setup.log,
    )
    return conclude(table.box.scenario, CORE, finish)


def _finisher(table: ArkhamTable, who: Who) -> Finisher:
    investigator = table.investigator(who)
    return Finisher(
        investigator=table.card(investigator.card).slug,
        gone=investigator.gone,
        physical=investigator.physical,
        mental=investigator.mental,
        experience=investigator.experience,
        weaknesses=tuple(table.card(card).code for card, owner in table.state.owners.items() if owner == who),
    )
