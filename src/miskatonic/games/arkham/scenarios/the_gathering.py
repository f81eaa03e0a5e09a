"""The Gathering: the first scenario of the Night of the Zealot."""

from miskatonic.games.arkham.scenarios.scenario import NO_RESOLUTION, Resolution, Scenario
from miskatonic.games.arkham.scenarios.steps import Begin, Gather, Put, SetAside

__all__ = ["THE_GATHERING"]

THE_GATHERING = Scenario(
    id="the-gathering",
    reference="01104",
    agendas=("01105", "01106", "01107"),
    acts=("01108", "01109", "01110"),
    setup=(
        Gather(("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold")),
        Put("study", "01111"),
        SetAside(("01112", "01113", "01114", "01115")),
        Begin("study"),
        SetAside(("01116", "01117")),
    ),
    story=("arkham-intro-the-gathering", "arkham-story-01105", "arkham-story-01108"),
    layout={"study": (0, 1), "hallway": (1, 1), "attic": (1, 0), "cellar": (1, 2), "parlor": (2, 1)},
    resolutions={
        NO_RESOLUTION: Resolution(
            won=False, records=("house-standing", "ghoul-priest-alive"), earns=("01117",), bonus=2
        ),
        "1": Resolution(won=True, records=("house-burned",), earns=("01117",), mental=1, suffers="lead", bonus=2),
        "2": Resolution(won=True, records=("house-standing",), bonus=2, lead_bonus=1),
        "3": Resolution(
            won=False,
            records=("lita-finds-others", "house-standing", "ghoul-priest-alive"),
            killed="not-resigned",
            heirlooms=("01117",),
            victory=False,
        ),
    },
)
