"""The Midnight Masks: the second scenario of the Night of the Zealot."""

from miskatonic.games.arkham.scenarios.scenario import NO_RESOLUTION, Resolution, Scenario
from miskatonic.games.arkham.scenarios.steps import (
    Begin,
    Gather,
    GatherAside,
    IfRecorded,
    Put,
    PutAtRandom,
    Remove,
    SetAside,
    ShuffleIn,
    SpawnBeyondFirst,
)

__all__ = ["THE_MIDNIGHT_MASKS"]

THE_MIDNIGHT_MASKS = Scenario(
    id="the-midnight-masks",
    reference="01120",
    agendas=("01121a", "01122"),
    acts=("01123",),
    setup=(
        Gather(("the-midnight-masks", "chilling-cold", "nightgaunts", "dark-cult", "locked-doors")),
        GatherAside("cult-of-umordhoth"),
        SetAside(("01121b",)),
        PutAtRandom(("downtown",), ("01130", "01131")),
        PutAtRandom(("southside",), ("01126", "01127")),
        Put("northside", "01134"),
        Put("easttown", "01132"),
        Put("rivertown", "01125"),
        Put("st-marys-hospital", "01128"),
        Put("graveyard", "01133"),
        Put("miskatonic-university", "01129"),
        Put("your-house", "01124"),
        SpawnBeyondFirst("01169", ("southside", "downtown", "graveyard")),
        IfRecorded("house-burned", (Remove("your-house"), Begin("rivertown")), (Begin("your-house"),)),
        IfRecorded("ghoul-priest-alive", (ShuffleIn("01116"),)),
    ),
    story=("arkham-intro-the-midnight-masks", "arkham-story-01121a", "arkham-story-01123"),
    layout={
        "northside": (0, 0),
        "downtown": (1, 0),
        "easttown": (2, 0),
        "miskatonic-university": (0, 1),
        "rivertown": (1, 1),
        "graveyard": (2, 1),
        "st-marys-hospital": (0, 2),
        "southside": (1, 2),
        "your-house": (2, 2),
    },
    resolutions={
        NO_RESOLUTION: Resolution(won=False, tally="cultists-and-hunter"),
        "1": Resolution(won=True, tally="cultists-and-hunter"),
        "2": Resolution(won=False, tally="cultists", records=("past-midnight",)),
    },
)
