"""The victory display, resigning, and encounter sets: what scenarios count in the end."""

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Treachery
from miskatonic.games.arkham.resolutions import ReachResolution
from miskatonic.games.arkham.scenarios.setting import Setting
from miskatonic.games.arkham.words.digging import ShuffleDiscards
from miskatonic.kernel.chance import Chance
from tests.arkham.scenes import HOUSE, foe, roland, scene, wendy


@pytest.mark.rule("victory-display.1")
def test_a_cards_victory_is_worth_as_much_experience() -> None:
    table = scene(roland(at="hallway"), places=HOUSE, act=3, clues={"attic": 1, "cellar": 1})
    table = table.change(lambda at: setattr(at.state, "victory", (table.ids("ghoul-priest")[0],)))

    table.resolve(ReachResolution("none"))

    assert (table.view(0).outcome.victory, table.view(0).outcome.seats[0].experience) == (2, 4)


@pytest.mark.rule("victory-display.2", "victory-display.5")
def test_a_beaten_enemy_worth_points_is_never_shuffled_back() -> None:
    table = scene(
        roland(at="cellar"), places=HOUSE, enemies=[foe("icy-ghoul", engaged=0, damage=3)], discarded=["ghoul-minion"]
    ).play("fight:icy-ghoul")

    before = table.discarded
    table.words(ShuffleDiscards())

    assert before == ["ghoul-minion"]
    assert table.victory == ["icy-ghoul"]
    assert table.slugs(table.state.encounter) == ["ghoul-minion"]


def test_a_beaten_enemy_worth_nothing_goes_to_the_discard_pile() -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", engaged=0, damage=1)]).play("fight:ghoul-minion")

    assert (table.victory, table.discarded) == ([], ["ghoul-minion"])


@pytest.mark.rule("victory-display.3")
def test_all_players_share_one_display() -> None:
    people = roland(at="cellar"), wendy(at="attic")
    table = scene(*people, places=HOUSE, enemies=[foe("icy-ghoul", engaged=0, damage=3)]).play("fight:icy-ghoul")

    shown = [[card.code for card in table.view(seat).victory] for seat in (0, 1, None)]

    assert shown == [[CORE.by_slug["icy-ghoul"].code]] * 3


@pytest.mark.rule("victory-display.6")
def test_only_cleared_revealed_places_worth_points_count_at_the_end() -> None:
    table = scene(roland(at="hallway"), places=HOUSE, clues={"cellar": 1}).resolve(ReachResolution("none"))
    hidden = scene(roland(at="hallway"), places=HOUSE, hidden=["attic"], clues={"cellar": 1})

    hidden.resolve(ReachResolution("none"))

    assert (table.victory, hidden.victory) == (["attic"], [])


@pytest.mark.rule("victory-display.7")
def test_a_treachery_worth_points_goes_to_the_display_after_its_revelation(monkeypatch: pytest.MonkeyPatch) -> None:
    remains = CORE.by_slug["rotting-remains"]
    table = scene(roland(), token="-1")
    card = table.free("rotting-remains")
    assert isinstance(remains, Treachery)
    worth = Treachery(code=remains.code, slug=remains.slug, victory=1, abilities=remains.abilities)
    cards = list(table.table.box.cards)
    cards[card - 1] = worth
    monkeypatch.setattr(table.table.box, "cards", tuple(cards))

    table.draw("rotting-remains")

    assert (table.hurt(), table.discarded) == ((0, 1), [])
    assert table.victory == ["rotting-remains"]


@pytest.mark.rule("resign.3")
def test_whoever_resigns_leaves_clues_and_enemies_behind() -> None:
    table = scene(
        roland(at="parlor", clues=2, play=["machete"]),
        wendy(at="attic"),
        places=HOUSE,
        enemies=[foe("ghoul-minion", engaged=0)],
    ).play("activate:parlor:0")

    assert (table.who().gone, table.place("parlor").clues) == ("resigned", 2)
    assert (table.enemy("ghoul-minion").threat, table.enemy("ghoul-minion").place) == (-1, "parlor")
    assert not table.in_play("machete")


@pytest.mark.rule("encounter-set.1")
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("ghouls", 7),
        ("rats", 3),
        ("striking-fear", 7),
        ("ancient-evils", 3),
        ("dark-cult", 6),
        ("agents-of-cthulhu", 4),
    ],
)
def test_gathering_a_set_brings_all_its_cards(name: str, count: int) -> None:
    setting = Setting(CORE, Chance.of(1), (), 1)

    setting.gather(name)

    assert len(setting.gathered) == count
    assert {CORE.by_code[code].encounter for code in setting.gathered} == {name}
