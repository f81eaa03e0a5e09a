"""Whole campaigns, each choice by chance, from setup to the end."""

from random import Random

import pytest

import miskatonic
from miskatonic.games.arkham.campaign.book import ArkhamCampaigns
from miskatonic.games.arkham.campaign.files import read_campaign
from miskatonic.games.arkham.campaign.joining import available
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.game import ARKHAM

BOOK = ArkhamCampaigns()
LONGEST = 20_000
"""Decisions after which a game counts as endless."""


def a_game(file: str, chance: Random) -> str:
    """The next scenario of a campaign, and the campaign after it."""
    started = BOOK.started(file)
    game = miskatonic.new("arkham", seed=chance.getrandbits(32), **BOOK.table(started))
    for _ in range(LONGEST):
        if game.over:
            break
        decision = game.decisions[0]
        keen = [option for option in decision.options if option.key != "end-turn"]
        game.choose(decision.seat, chance.choice(keen or list(decision.options)).key)
    assert game.over
    return BOOK.recorded(started, game.view(None).board)


@pytest.mark.parametrize("seed", range(4))
def test_a_random_campaign_runs_to_its_end(seed: int) -> None:
    miskatonic.register(ARKHAM)
    chance = Random(seed)
    names = chance.sample(sorted(CORE.investigators), 1 + seed % 4)
    file = BOOK.begin([(name, name, None) for name in names], {"difficulty": chance.choice(["easy", "expert"])}, seed)

    for _ in range(4):
        campaign = read_campaign(file)
        if not campaign.scenario:
            break
        if not campaign.team:
            file = BOOK.joined(file, ("somebody", available(campaign)[0], None))
        file = a_game(file, chance)

    ended = read_campaign(file)
    assert ended.ending in ("win", "lose", "survived")
    assert [played.scenario for played in ended.played] == list(ended.the_guide.scenarios)[: len(ended.played)]
