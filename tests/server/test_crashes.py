"""Kill -9: every acknowledged decision is there after the restart, and no table is stuck. A sample of `make soak`."""

import asyncio
from pathlib import Path

from .crashing import Nodes, check_kept, evening_of_kills


def test_a_server_that_is_killed_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    database = str(tmp_path / "room.sqlite")
    nodes = Nodes(1, database)

    try:
        kept = asyncio.run(evening_of_kills(nodes, kills=4, tables=3))
    finally:
        nodes.stop()

    assert nodes.kills == 4
    assert asyncio.run(check_kept(database, kept)) >= 3
