"""How scenarios end: what is recorded, suffered and earned."""

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.outcome import Finish, Finisher, Outcome, conclude
from miskatonic.games.arkham.scenarios.library import SCENARIOS

ROLAND, WENDY = Finisher(investigator="roland-banks"), Finisher(investigator="wendy-adams")


def ended(
    scenario: str,
    resolution: str,
    *investigators: Finisher,
    agenda: int = 1,
    lead: int = 0,
    victory: tuple[str, ...] = (),
    missed: tuple[str, ...] = (),
    recorded: tuple[str, ...] = (),
) -> Outcome:
    finish = Finish(
        resolution=resolution,
        agenda=agenda,
        lead=lead,
        investigators=investigators or (ROLAND,),
        victory=tuple(CORE.by_slug[slug].code for slug in victory),
        missed=tuple(CORE.by_slug[slug].code for slug in missed),
        recorded=recorded,
    )
    return conclude(SCENARIOS[scenario], CORE, finish)


@pytest.mark.rule("winning-and-losing.1")
@pytest.mark.parametrize(
    ("scenario", "names"),
    [
        ("the-gathering", ["none", "1", "2", "3"]),
        ("the-midnight-masks", ["none", "1", "2"]),
        ("the-devourer-below", ["none", "1", "2", "3"]),
    ],
)
def test_every_ending_that_cards_name_has_its_entry(scenario: str, names: list[str]) -> None:
    assert list(SCENARIOS[scenario].resolutions) == names


@pytest.mark.rule("experience.2", "victory-display.4")
def test_each_investigator_earns_the_whole_victory_display_and_the_bonus() -> None:
    outcome = ended("the-gathering", "1", ROLAND, WENDY, victory=("attic", "ghoul-priest"))

    assert outcome.victory == 3
    assert [seat.experience for seat in outcome.seats] == [5, 5]


def test_burning_the_house_hurts_the_lead_investigator_alone() -> None:
    outcome = ended("the-gathering", "1", ROLAND, WENDY, lead=1)

    assert outcome.records == ("house-burned",)
    assert [(seat.mental, seat.earned) for seat in outcome.seats] == [(0, ()), (1, ("01117",))]


def test_saving_the_house_earns_the_lead_investigator_one_more() -> None:
    outcome = ended("the-gathering", "2", ROLAND, WENDY)

    assert [(seat.experience, seat.earned) for seat in outcome.seats] == [(3, ()), (2, ())]


def test_trapped_in_the_house_only_who_resigned_lives() -> None:
    away = Finisher(investigator="wendy-adams", gone="resigned")

    outcome = ended("the-gathering", "3", ROLAND, away, victory=("attic",))

    assert [seat.killed for seat in outcome.seats] == [True, False]
    assert [seat.experience for seat in outcome.seats] == [0, 0]
    assert outcome.heirlooms == ("01117",)


def test_lita_has_no_heir_while_the_lead_investigator_lives() -> None:
    away = Finisher(investigator="roland-banks", gone="resigned")

    assert ended("the-gathering", "3", away, WENDY).heirlooms == ()


@pytest.mark.rule("winning-and-losing.4")
def test_with_nobody_left_the_entry_for_no_resolution_counts() -> None:
    gone = Finisher(investigator="roland-banks", gone="resigned")

    outcome = ended("the-gathering", "none", gone, victory=("cellar",))

    assert outcome.records == ("house-standing", "ghoul-priest-alive")
    assert (outcome.seats[0].experience, outcome.seats[0].earned) == (3, ("01117",))


@pytest.mark.rule("winning-and-losing.6")
def test_only_a_resolution_from_the_act_deck_wins_a_standalone_game() -> None:
    assert ended("the-devourer-below", "1").won
    assert not ended("the-devourer-below", "3").won
    assert not ended("the-gathering", "none").won


def test_names_of_cultists_are_recorded_as_met_or_missed() -> None:
    outcome = ended(
        "the-midnight-masks", "1", victory=("ruth-turner", "graveyard"), missed=("peter-warren", "acolyte"), agenda=2
    )

    assert outcome.records == ("interrogated-ruth-turner", "escaped-peter-warren")


@pytest.mark.parametrize(("resolution", "agenda"), [("1", 1), ("none", 1)])
def test_the_masked_hunter_got_away_if_nobody_ever_saw_it(resolution: str, agenda: int) -> None:
    assert ended("the-midnight-masks", resolution, agenda=agenda).records == ("escaped-the-masked-hunter",)


def test_the_masked_hunter_in_play_got_away_once() -> None:
    outcome = ended("the-midnight-masks", "2", agenda=2, missed=("the-masked-hunter",))

    assert outcome.records == ("past-midnight", "escaped-the-masked-hunter")


def test_a_beaten_ghoul_priest_is_crossed_out() -> None:
    recorded = ("ghoul-priest-alive",)

    assert ended("the-midnight-masks", "1", victory=("ghoul-priest",), recorded=recorded).crossed_out == recorded
    assert ended("the-midnight-masks", "1", recorded=recorded).crossed_out == ()


@pytest.mark.parametrize(
    ("resolution", "physical", "mental", "experience", "ending"),
    [("1", 0, 2, 5, "win"), ("2", 2, 2, 10, "win"), ("3", 2, 2, 0, "survived")],
)
def test_the_devourer_leaves_its_mark(
    resolution: str, physical: int, mental: int, experience: int, ending: str
) -> None:
    outcome = ended("the-devourer-below", resolution)
    seat = outcome.seats[0]

    assert (seat.physical, seat.mental, seat.experience, outcome.ending) == (physical, mental, experience, ending)


def test_sacrificing_lita_takes_her_away_and_drives_everybody_mad() -> None:
    outcome = ended("the-devourer-below", "3", ROLAND, WENDY)

    assert outcome.lost == ("01117",)
    assert [seat.weakness for seat in outcome.seats] == ["madness", "madness"]


@pytest.mark.rule("killed-insane-investigators.4")
def test_a_lost_last_night_kills_everybody() -> None:
    away = Finisher(investigator="wendy-adams", gone="resigned")

    outcome = ended("the-devourer-below", "none", ROLAND, away)

    assert [(seat.killed, seat.physical) for seat in outcome.seats] == [(True, 0), (True, 0)]
    assert outcome.ending == "lose"


def test_a_penalty_on_ones_own_card_costs_experience_but_never_below_none() -> None:
    owing = Finisher(investigator="skids-otoole", experience=-2)

    rich, poor = (ended("the-midnight-masks", "1", owing, victory=shown) for shown in (("graveyard",) * 3, ()))

    assert (rich.seats[0].experience, poor.seats[0].experience) == (1, 0)


def test_trauma_suffered_in_play_is_added_to_that_of_the_resolution() -> None:
    hurt = Finisher(investigator="roland-banks", gone="horror", mental=1)

    assert ended("the-gathering", "1", hurt).seats[0].mental == 2
