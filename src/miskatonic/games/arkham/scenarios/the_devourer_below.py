"""The Devourer Below: the third and last scenario of the Night of the Zealot."""

from miskatonic.games.arkham.scenarios.scenario import NO_RESOLUTION, Resolution, Scenario
from miskatonic.games.arkham.scenarios.steps import (
    AddToken,
    Begin,
    DiscardAtRandom,
    DoomByEscaped,
    Gather,
    GatherOneAtRandom,
    IfRecorded,
    Put,
    PutAtRandom,
    SetAside,
    SetAsideEscaped,
    ShuffleIn,
)

__all__ = ["THE_DEVOURER_BELOW"]

AGENTS = ("agents-of-yog-sothoth", "agents-of-shub-niggurath", "agents-of-cthulhu", "agents-of-hastur")
WOODS = ("arkham-woods-1", "arkham-woods-2", "arkham-woods-3", "arkham-woods-4")

THE_DEVOURER_BELOW = Scenario(
    id="the-devourer-below",
    reference="01142",
    agendas=("01143", "01144", "01145", "01145b"),
    acts=("01146", "01147", "01148"),
    setup=(
        Gather(("the-devourer-below", "ancient-evils", "striking-fear", "ghouls", "dark-cult")),
        Put("main-path", "01149"),
        PutAtRandom(WOODS, ("01150", "01151", "01152", "01153", "01154", "01155")),
        Begin("main-path"),
        SetAside(("01156", "01157")),
        GatherOneAtRandom(AGENTS),
        SetAsideEscaped(),
        DoomByEscaped(),
        AddToken("elder_thing"),
        IfRecorded("past-midnight", (DiscardAtRandom(2),)),
        IfRecorded("ghoul-priest-alive", (ShuffleIn("01116"),)),
    ),
    story=("arkham-intro-the-devourer-below", "arkham-story-01143", "arkham-story-01146"),
    layout={
        "arkham-woods-1": (0, 0),
        "ritual-site": (1, 0),
        "arkham-woods-2": (2, 0),
        "main-path": (1, 1),
        "arkham-woods-3": (0, 2),
        "arkham-woods-4": (2, 2),
    },
    resolutions={
        NO_RESOLUTION: Resolution(
            won=False, records=("arkham-succumbed",), killed="each", victory=False, ending="lose"
        ),
        "1": Resolution(won=True, records=("ritual-broken",), mental=2, bonus=5, ending="win"),
        "2": Resolution(won=True, records=("umordhoth-repelled",), physical=2, mental=2, bonus=10, ending="win"),
        "3": Resolution(
            won=False,
            records=("lita-sacrificed",),
            loses=("01117",),
            physical=2,
            mental=2,
            weakness="madness",
            ending="survived",
        ),
    },
)
