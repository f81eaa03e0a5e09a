"""Random campaigns, end to end: each choice by chance, the promises of the game kept at each decision."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import miskatonic
from miskatonic.games.arkham.campaign.book import ArkhamCampaigns
from miskatonic.games.arkham.campaign.files import read_campaign
from miskatonic.games.arkham.campaign.joining import available
from miskatonic.testing import ContractBroken

__all__ = ["campaign"]

BOOK = ArkhamCampaigns()


def campaign(seed: str, options: Mapping[str, Any]) -> miskatonic.Game:
    """A campaign with the investigators and the difficulty of a table, until it ends; its last game."""
    chance = Random(seed)
    names = [seat["investigator"] for seat in options["seats"]]
    file = BOOK.begin(
        [(name, name, None) for name in names], {"difficulty": options["difficulty"]}, chance.getrandbits(32)
    )
    scenarios = read_campaign(file).the_guide.scenarios
    for _ in scenarios:
        if not read_campaign(file).team:
            file = BOOK.joined(file, ("somebody", available(read_campaign(file))[0], None))
        file = BOOK.started(file)
        game = _played(miskatonic.new("arkham", seed=chance.getrandbits(32), **BOOK.table(file)), chance)
        file = BOOK.recorded(file, game.view(None).board)
        if not read_campaign(file).scenario:
            break
    if read_campaign(file).ending not in ("win", "lose", "survived"):
        raise ContractBroken(f"the campaign {seed!r} has no end after {len(scenarios)} scenarios")
    return game


def _played(game: miskatonic.Game, chance: Random) -> miskatonic.Game:
    """A game that nobody ends a turn of while something else is offered."""
    while not game.over:
        decision = game.decisions[0]
        busy = [option for option in decision.options if option.key != "end-turn"]
        game.choose(decision.seat, chance.choice(busy or list(decision.options)))
        wrong = list(game.type.invariants(game.table))
        if wrong:
            raise ContractBroken(f"arkham, in a campaign, after choice {game.version}: {'; '.join(wrong)}")
    return game
