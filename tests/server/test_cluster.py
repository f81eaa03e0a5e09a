"""Several nodes at one store: any serves any table, any may die at any moment. A sample of `make cluster-test`."""

import asyncio
from contextlib import ExitStack

import pytest

from .crashing import Nodes, check_kept, evening_of_kills
from .services import POSTGRES, REDIS, postgres, redis


@pytest.mark.skipif(POSTGRES is None, reason="PostgreSQL is not installed")
@pytest.mark.parametrize(
    "live", ["postgres", pytest.param("redis", marks=pytest.mark.skipif(not REDIS, reason="no Redis"))]
)
def test_a_node_that_is_killed_loses_nothing_and_people_go_on_at_the_other(live: str) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        carries = database if live == "postgres" else stack.enter_context(redis())
        nodes = Nodes(2, database, carries)
        stack.callback(nodes.stop)

        kept = asyncio.run(evening_of_kills(nodes, kills=4, tables=3))

        assert nodes.kills == 4
        assert asyncio.run(check_kept(database, kept)) >= 3
