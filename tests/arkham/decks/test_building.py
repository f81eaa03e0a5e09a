"""Deck building: which decks are legal, and what is said of those that aren't."""

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham.cards.library import CORE, Library
from miskatonic.games.arkham.decks.building import CAMPAIGN, Occasion, extra_weaknesses, problems, shared
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS, Deck, size
from miskatonic.games.arkham.decks.starters import STARTERS, STARTERS_OF_TWO
from miskatonic.games.arkham.decks.weaknesses import draw_weakness, with_weaknesses
from miskatonic.games.arkham.declarations import Asset, Definition
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.text import listed, text

ROLAND = STARTERS["roland-banks"]
LITA, AMNESIA, HAUNTED = "01117", "01096", "01098"
VICIOUS_BLOW, POLICE_BADGE, SHOTGUN, DISC, CRYPTIC_RESEARCH = "01025", "01027", "01029", "01041", "01043"
BEAT_COP, BEAT_COP_2 = "01018", "01028"
STANDALONE = Occasion(standalone=True)
CHARM = Asset(code="90001", slug="charm", card_class="guardian", cost=1, level=0, exceptional=True)
OATH = Asset(code="90002", slug="oath", card_class="guardian", level=0, permanent=True)
OATH_OF_OTHERS = Asset(code="90003", slug="oath-of-others", card_class="mystic", level=0, permanent=True)


def said(deck: Deck, occasion: Occasion = CAMPAIGN, *more: Definition) -> list[str]:
    """What is wrong, by message."""
    return [reason.text.id for reason in problems(deck, Library((*CORE.cards, *more)), occasion)]


def clauses(deck: Deck, occasion: Occasion = CAMPAIGN, *more: Definition) -> list[str]:
    return [rule for reason in problems(deck, Library((*CORE.cards, *more)), occasion) for rule in reason.rules]


def swapped(deck: Deck, out: str, into: str) -> Deck:
    return deck.with_card(out, -1).with_card(into)


@pytest.mark.parametrize("slug", STARTERS)
def test_each_starter_deck_is_legal_out_of_one_core_set(slug: str) -> None:
    assert problems(STARTERS[slug], CORE, Occasion(boxes=1)) == ()


@pytest.mark.parametrize("slug", STARTERS_OF_TWO)
def test_each_larger_starter_deck_is_legal_out_of_two_core_sets(slug: str) -> None:
    assert problems(STARTERS_OF_TWO[slug], CORE, Occasion(boxes=2)) == ()
    assert said(STARTERS_OF_TWO[slug], Occasion(boxes=1))


def test_every_investigator_has_both_starter_decks() -> None:
    assert set(STARTERS) == set(STARTERS_OF_TWO) == set(CORE.investigators)


@pytest.mark.rule("deckbuilding.1")
def test_a_deck_has_exactly_one_investigator() -> None:
    assert said(replace(ROLAND, investigator="nobody")) == ["arkham-deck-investigator"]
    assert said(ROLAND.with_card("01005")) == ["arkham-deck-second-investigator"]


@pytest.mark.rule("deckbuilding.2")
@pytest.mark.parametrize("difference", [-1, 1])
def test_a_card_too_few_or_too_many_is_refused(difference: int) -> None:
    deck = ROLAND.with_card(VICIOUS_BLOW, difference)

    assert size(deck, CORE) == 30 + difference
    assert said(deck) == ["arkham-deck-size"]


@pytest.mark.rule("deckbuilding.3")
def test_weaknesses_own_cards_and_story_assets_do_not_count_toward_deck_size() -> None:
    deck = ROLAND.with_card(AMNESIA).with_card(LITA)

    assert sum(deck.cards.values()) == 34
    assert said(deck, Occasion(story=(LITA,))) == []


@pytest.mark.rule("deckbuilding.4", "anatomy.player.5.a", "copy.1")
def test_copies_are_counted_by_title_over_all_levels() -> None:
    two = swapped(ROLAND, VICIOUS_BLOW, BEAT_COP_2)
    three = swapped(two, "01024", BEAT_COP_2)

    assert said(two, Occasion(experience=2)) == []
    assert said(three, Occasion(experience=4)) == ["arkham-deck-copies"]


@pytest.mark.rule("deckbuilding.5", "classes.3", "classes.4")
def test_a_level_beyond_an_investigators_reach_is_refused() -> None:
    rich = Occasion(experience=10)

    assert said(swapped(ROLAND, VICIOUS_BLOW, DISC), rich) == []
    assert said(swapped(ROLAND, VICIOUS_BLOW, CRYPTIC_RESEARCH), rich) == ["arkham-deck-access"]
    assert said(swapped(ROLAND, VICIOUS_BLOW, "01060")) == ["arkham-deck-access"]


@pytest.mark.rule("deckbuilding.6")
def test_a_first_deck_holds_level_0_only() -> None:
    assert said(swapped(ROLAND, VICIOUS_BLOW, "01026")) == ["arkham-deck-experience"]


@pytest.mark.rule("deckbuilding.7")
def test_experience_granted_at_the_start_may_be_spent_at_once() -> None:
    deck = swapped(swapped(ROLAND, VICIOUS_BLOW, SHOTGUN), "01024", "01026")

    assert said(deck, Occasion(experience=5)) == []
    assert said(deck, Occasion(experience=4)) == ["arkham-deck-experience"]


@pytest.mark.rule("deckbuilding.8")
def test_an_investigators_own_cards_must_be_there_and_those_of_others_must_not() -> None:
    assert said(ROLAND.with_card("01006", -1)) == ["arkham-deck-required"]
    assert said(ROLAND.with_card("01009")) == ["arkham-deck-others"]


@pytest.mark.rule("deckbuilding.9")
def test_random_basic_weaknesses_come_on_top_of_a_finished_deck() -> None:
    deck = with_weaknesses(ROLAND, CORE, Chance.of(1))

    assert size(deck, CORE) == 30
    assert sum(count for card, count in deck.known(CORE) if card.weakness == "basic") == 1
    assert said(deck) == []


def test_a_placeholder_gives_way_to_a_real_weakness() -> None:
    listed = ROLAND.with_card(RANDOM_WEAKNESS)

    assert said(listed) == []
    assert RANDOM_WEAKNESS not in with_weaknesses(listed, CORE, Chance.of(1)).cards


def test_two_chosen_weaknesses_are_one_too_many() -> None:
    assert said(ROLAND.with_card(AMNESIA).with_card(HAUNTED)) == ["arkham-deck-weaknesses"]


def test_a_weakness_that_came_in_play_belongs_to_the_deck() -> None:
    deck = ROLAND.with_card(AMNESIA).with_card(HAUNTED)

    assert said(deck, Occasion(weaknesses=(HAUNTED,))) == []


@pytest.mark.rule("weakness.9")
def test_a_random_weakness_is_a_basic_one_and_comes_out_of_the_copies_left() -> None:
    basic = {card.code for card in CORE.basic_weaknesses()}
    drawn = {draw_weakness(CORE, Chance.of(seed)) for seed in range(80)}

    assert drawn == basic
    assert draw_weakness(CORE, Chance.of(1), taken=[card for card in basic for _ in range(2)]) is None


def test_a_mad_weakness_is_drawn_by_its_trait() -> None:
    drawn = {draw_weakness(CORE, Chance.of(seed), trait="madness") for seed in range(60)}

    assert drawn == {"01096", "01097", "01099", "01100"}


@pytest.mark.rule("deckbuilding.10", "asset-cards.6")
def test_a_story_asset_needs_a_resolution_that_grants_it() -> None:
    assert said(ROLAND.with_card(LITA)) == ["arkham-deck-story"]
    assert said(ROLAND.with_card(LITA), Occasion(story=(LITA,))) == []


def test_an_encounter_card_is_no_card_for_a_deck() -> None:
    assert "arkham-deck-scenario-card" in said(ROLAND.with_card("01159"))


def test_unknown_cards_are_named_all_together() -> None:
    unknown = problems(ROLAND.with_card("77777").with_card("88888"), CORE)[0]

    assert unknown.text == text("arkham-deck-unknown", codes=listed(["77777", "88888"]))


def test_all_problems_are_told_at_once() -> None:
    deck = ROLAND.with_card("01006", -1).with_card(LITA).with_card("01060").with_card("77777")

    assert said(deck) == [
        "arkham-deck-unknown",
        "arkham-deck-size",
        "arkham-deck-access",
        "arkham-deck-required",
        "arkham-deck-story",
    ]


@pytest.mark.rule("exceptional.3")
def test_one_copy_of_an_exceptional_card_is_all() -> None:
    one = swapped(ROLAND, VICIOUS_BLOW, "90001")
    two = swapped(one, "01024", "90001")

    assert said(one, CAMPAIGN, CHARM) == []
    assert clauses(two, CAMPAIGN, CHARM) == ["exceptional.3"]


@pytest.mark.rule("exceptional.2")
def test_an_exceptional_card_costs_twice_its_level() -> None:
    dear = replace(CHARM, level=3)
    deck = swapped(ROLAND, VICIOUS_BLOW, "90001")

    assert said(deck, Occasion(experience=6), dear) == []
    assert said(deck, Occasion(experience=5), dear) == ["arkham-deck-experience"]


@pytest.mark.rule("permanent.2")
def test_a_permanent_card_comes_on_top_of_thirty() -> None:
    assert said(ROLAND.with_card("90002"), CAMPAIGN, OATH) == []


@pytest.mark.rule("permanent.3")
def test_a_permanent_card_of_a_closed_class_is_refused() -> None:
    assert clauses(ROLAND.with_card("90003"), CAMPAIGN, OATH_OF_OTHERS) == ["deckbuilding.5", "permanent.3"]


@pytest.mark.rule("standalone-mode.2")
def test_a_standalone_deck_takes_higher_levels_within_reach() -> None:
    assert said(swapped(ROLAND, VICIOUS_BLOW, SHOTGUN), STANDALONE) == []
    assert said(swapped(ROLAND, VICIOUS_BLOW, CRYPTIC_RESEARCH), STANDALONE) == ["arkham-deck-access"]


@pytest.mark.rule("standalone-mode.3")
@pytest.mark.parametrize(("experience", "extra"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (49, 4)])
def test_experience_in_a_standalone_deck_brings_weaknesses(experience: int, extra: int) -> None:
    costly = replace(CHARM, exceptional=False, level=experience)
    library = Library((*CORE.cards, costly))
    deck = swapped(ROLAND, VICIOUS_BLOW, "90001")

    drawn = with_weaknesses(deck, library, Chance.of(2), standalone=True)

    assert extra_weaknesses(deck, library) == extra
    assert sum(count for card, count in drawn.known(library) if card.weakness == "basic") == 1 + extra
    assert "arkham-deck-weaknesses" not in [reason.text.id for reason in problems(drawn, library, STANDALONE)]


@pytest.mark.rule("standalone-mode.4")
def test_fifty_experience_is_too_much_for_a_standalone_deck() -> None:
    deck = swapped(ROLAND, VICIOUS_BLOW, "90001")
    worth = {level: replace(CHARM, exceptional=False, level=level) for level in (49, 50)}

    assert "arkham-deck-standalone" not in said(deck, STANDALONE, worth[49])
    assert "arkham-deck-standalone" in said(deck, STANDALONE, worth[50])


@pytest.mark.rule("anatomy.player.2.a")
def test_level_says_what_a_card_costs() -> None:
    assert Deck(investigator="roland-banks", cards={SHOTGUN: 1}).experience(CORE) == 4


@pytest.mark.rule("anatomy.player.4.a")
def test_a_card_of_no_class_is_neutral_and_open_to_all() -> None:
    cache = CORE.by_slug["emergency-cache"]
    holders = [deck for deck in STARTERS.values() if cache.code in deck.cards]

    assert getattr(cache, "card_class", "") == "neutral"
    assert [problems(deck, CORE) for deck in holders] == [()] * len(CORE.investigators)


@pytest.mark.rule("anatomy.player.6.a")
def test_a_subtitle_does_not_make_it_another_card() -> None:
    twin = replace(CORE.by_slug["leo-de-luca"], code="90004", slug="leo-de-luca-the-other", called="leo-de-luca")
    deck = swapped(swapped(STARTERS["skids-otoole"], "01049", "90004"), "01052", "90004")

    assert clauses(deck, CAMPAIGN, twin) == ["deckbuilding.4"]


@pytest.mark.rule("collection.1")
def test_decks_that_share_a_box_can_not_hold_more_than_it_does() -> None:
    alone = shared([ROLAND], CORE, 1)
    both = shared([ROLAND, STARTERS["skids-otoole"]], CORE, 1)

    assert alone == ()
    assert {reason.text.id for reason in both} == {"arkham-deck-boxes"}


@pytest.mark.rule("permanent.2", "exceptional.2", "exceptional.3")
def test_a_card_both_permanent_and_exceptional_makes_no_room_costs_double_and_comes_once() -> None:
    vow = Asset(
        code="90004", slug="vow", card_class="guardian", cost=None, level=2, permanent=True, exceptional=True
    )  # fmt: skip
    one, two = ROLAND.with_card("90004"), ROLAND.with_card("90004", 2)

    assert said(one, Occasion(experience=4), vow) == []
    assert said(one, Occasion(experience=3), vow) == ["arkham-deck-experience"]
    assert clauses(two, Occasion(experience=8), vow) == ["exceptional.3"]
