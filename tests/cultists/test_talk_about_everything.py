"""What may be said: statements, the claims that they leave, and what nobody may say or show."""

from typing import Any

import pytest

from miskatonic.games.cultists.discussion import Discussion
from miskatonic.games.cultists.roles import BY_SLUG
from miskatonic.games.cultists.statements import STATEMENTS, Claim
from miskatonic.kernel.seats import Seat
from miskatonic.testing import check_decision

from .scenes import Scene, Somebody, player, scene


def talk(*players: Somebody, **options: Any) -> Scene:
    """A discussion in the middle of an Action Phase."""
    table = scene(*players, **options)
    table.run(Discussion())
    return table


def said(table: Scene, viewer: int | None = None) -> tuple[Claim, ...]:
    claims: tuple[Claim, ...] = table.view(viewer).claims
    return claims


def about(table: Scene, seat: int, statement: str) -> list[str]:
    """The options to say this."""
    return [key for key in table.options(seat) if key.split(":")[0] == statement]


def whys(table: Scene, seat: int, key: str) -> list[str]:
    """Why this can't be said now, in words."""
    return [table.game.say(reason.text) for reason in table.game.why_not(seat, key)]


# -- talk about everything


@pytest.mark.rule("cultists:talk-about-everything.1")
@pytest.mark.parametrize(("role", "lie"), [("cultist", "say-innocent"), ("investigator", "say-cultist")])
def test_lies_are_allowed_and_change_nothing_but_what_was_said(role: str, lie: str) -> None:
    table = talk(player(role), player("cultist" if role == "investigator" else "investigator"))
    before = table.table.copy().state

    table.choose(0, lie).choose(0, "suspect:1")

    after = table.table.copy().state
    assert after.claims != before.claims
    for part in ("players", "places", "rooms", "points", "vote_ready", "spent", "checks"):
        assert getattr(after, part) == getattr(before, part)


@pytest.mark.rule("cultists:talk-about-everything.1", "cultists:hidden-information.4")
def test_whoever_likes_stays_silent() -> None:
    table = talk()
    assert all("ready" in table.options(seat) for seat in range(5))

    table.ready()

    assert said(table) == ()
    assert "pass-turn" in table.options(0)


@pytest.mark.rule("cultists:hidden-information.4")
@pytest.mark.parametrize("card", ["success", "failure", "sabotage"])
def test_of_what_was_laid_rounds_ago_one_may_claim_anything(card: str) -> None:
    table = scene(player("cultist", at="lb", hand="SX"), seats=7).choose(0, "fill:lb:sabotage")
    table.lay(lambda table: setattr(table.state, "round", 3))

    table.run(Discussion()).choose(0, f"say-card:lb:{card}")

    assert said(table, 2) == (Claim(Seat(0), 3, "say-card", place="lb", card=card),)


@pytest.mark.rule("cultists:check-a-status.7")
@pytest.mark.parametrize("pulse", ["A", "D"])
@pytest.mark.parametrize("word", ["say-alive", "say-dead"])
def test_whoever_looked_may_tell_the_truth_or_lie(pulse: str, word: str) -> None:
    table = scene(player("cultist", at="nw"), player(at="nw", pulse=pulse), vote_ready=False)
    table.choose(0, "check-status:1").choose(0, "put-back")

    table.run(Discussion()).choose(0, f"{word}:1")

    assert said(table, 4) == (Claim(Seat(0), 1, word, seat=Seat(1)),)


@pytest.mark.rule("cultists:vote-procedure.1")
@pytest.mark.parametrize("murder", [False, True])
def test_every_vote_begins_with_talk(murder: bool) -> None:
    table = scene(player(at="lb"), player(at="lb", pulse="D"))

    if murder:
        table.choose(0, "check-status:1").choose(0, "reveal-murder")
    else:
        table.choose(0, "start-vote")
    living = [0, 2, 3, 4] if murder else [0, 1, 2, 3, 4]

    for seat in living:
        assert "vote:0" not in table.options(seat)
        table.choose(seat, "ready")
    assert all("vote:0" in table.options(seat) for seat in range(5))


# -- claims


def test_everybody_hears_who_said_what_about_whom_and_when() -> None:
    table = talk(round=4)

    table.choose(2, "suspect:0").choose(0, "say-innocent").choose(4, "urge-calm")

    heard = (
        Claim(Seat(2), 4, "suspect", seat=Seat(0)),
        Claim(Seat(0), 4, "say-innocent"),
        Claim(Seat(4), 4, "urge-calm"),
    )
    assert said(table, 3) == said(table) == heard


def test_a_claim_of_round_ten_says_so() -> None:
    table = talk(round=10)

    table.choose(1, "trust:3")

    assert said(table)[0].round == 10


def test_claims_stay_when_the_discussion_is_over() -> None:
    table = talk(player(at="lb"))
    table.choose(1, "suspect:2").ready()

    table.choose(0, "start-vote").choose(2, "suspect:1")

    assert [(claim.by, claim.seat) for claim in said(table)] == [(1, 2), (2, 1)]


def test_who_has_laid_a_card_may_claim_any_kind_and_others_none() -> None:
    table = scene(player(at="lb", hand="S")).choose(0, "fill:lb:success")

    table.run(Discussion())

    assert about(table, 0, "say-card") == ["say-card:lb:success", "say-card:lb:failure", "say-card:lb:sabotage"]
    assert about(table, 1, "say-card") == []
    table.choose(0, "say-card:lb:sabotage")
    assert said(table)[0] == Claim(Seat(0), 1, "say-card", place="lb", card="sabotage")


def test_who_has_guarded_a_corridor_may_claim_what_went_to_the_unsafe_passage() -> None:
    table = scene(player(at="se", hand="F")).choose(0, "guard:failure")
    table.run(Discussion())

    table.choose(0, "say-card:unsafe-passage:success")

    assert said(table)[0] == Claim(Seat(0), 1, "say-card", place="unsafe-passage", card="success")


def test_who_has_looked_may_say_alive_or_dead_of_that_player_only() -> None:
    table = scene(player(at="nw"), player(at="nw", pulse="A"), player(at="se"))
    table.choose(0, "check-status:1").choose(0, "put-back")

    table.run(Discussion())

    assert about(table, 0, "say-alive") + about(table, 0, "say-dead") == ["say-alive:1", "say-dead:1"]
    assert about(table, 2, "say-alive") == []


def test_who_has_given_a_card_may_claim_that_it_was_an_alive_card() -> None:
    table = scene(player(at="nw", hand="A"), player(at="db1", hand="A"), player(at="se"), phase="movement")
    table.move(0, "db1").give({0: "A", 1: "A"})

    table.run(Discussion())

    assert (about(table, 0, "say-gave-alive"), about(table, 2, "say-gave-alive")) == (["say-gave-alive:1"], [])


@pytest.mark.rule("cultists:event-in-control.3")
def test_who_has_looked_at_an_event_token_may_claim_any_that_is_still_to_come() -> None:
    table = scene(player("cultist"), event="in-control").lay(lambda table: setattr(table.state, "peeker", 0))

    table.run(Discussion())

    assert "say-token:lightning-strike" in table.options(0)
    assert "say-token:in-control" not in table.options(0)
    assert about(table, 1, "say-token") == []
    table.choose(0, "say-token:portal-opens")
    assert said(table)[0] == Claim(Seat(0), 1, "say-token", event="portal-opens")


def test_the_portal_is_talked_about_while_it_is_open() -> None:
    closed, opened = talk(), talk(portal=3)

    assert "urge-portal" not in closed.options(1)
    assert "urge-portal" in opened.options(1)


def test_whoever_is_asked_where_he_was_may_answer_with_a_place_or_with_company() -> None:
    table = talk()
    assert about(table, 3, "say-was-in") == []

    table.choose(0, "ask-where:3")

    assert about(table, 3, "say-was-in") == [f"say-was-in:{place}" for place in table.table.layout.places]
    assert about(table, 3, "say-was-with") == [f"say-was-with:{seat}" for seat in (0, 1, 2, 4)]
    assert about(table, 2, "say-was-in") == []
    table.choose(3, "say-was-in:g").choose(3, "say-was-with:0")
    assert said(table)[1:] == (
        Claim(Seat(3), 1, "say-was-in", place="g"),
        Claim(Seat(3), 1, "say-was-with", seat=Seat(0)),
    )


@pytest.mark.parametrize("key", ["ask-where:3", "suspect:3"])
def test_who_was_ready_and_is_asked_or_suspected_may_answer_after_all(key: str) -> None:
    table = talk()
    table.choose(3, "ready")

    table.choose(0, key)

    assert "say-innocent" in table.options(3)


def test_who_has_no_statement_left_is_not_waited_for() -> None:
    table = talk(statements=1).choose(3, "urge-vote")

    table.choose(0, "suspect:3")

    assert 3 not in table.asked


def test_what_is_said_to_nobody_leaves_the_ready_in_peace() -> None:
    table = talk().choose(3, "ready")

    table.choose(0, "trust:3").choose(0, "urge-vote")

    assert 3 not in table.asked


def test_the_automa_is_not_asked_where_it_was() -> None:
    table = talk(seats=4)

    assert about(table, 0, "ask-where") == ["ask-where:1", "ask-where:2", "ask-where:3"]
    assert "suspect:4" in table.options(0)


@pytest.mark.parametrize("seats", [5, 8])
def test_the_longest_menu_can_be_said_in_every_language(seats: int) -> None:
    table = scene(
        player(at="lb"), player(at="g"), seats=seats, portal=5, complexity="first-game", discussions="votes"
    ).choose(0, "fill:lb:success")
    table.lay(lambda table: setattr(table.state, "peeker", 0))
    table.run(Discussion()).choose(1, "ask-where:0")

    check_decision(table.game)

    assert {"urge-portal", "say-was-in:g", "say-card:lb:sabotage"} <= set(table.options(0))


# -- the golden rules


@pytest.mark.rule("cultists:talk-about-everything.2")
def test_a_claim_names_a_team_and_never_a_role() -> None:
    table = talk(player("seer"), player("cultist"), seats=5)

    menu = table.options(0)

    assert {"say-innocent", "say-cultist", "suspect:1", "trust:1"} <= set(menu)
    secret = set(BY_SLUG) - {"cultist"}
    assert not [key for key in menu if any(role in key for role in secret)]
    assert not [act for act in STATEMENTS if "role" in act.takes]


@pytest.mark.rule("cultists:talk-about-everything.2")
def test_cultists_and_investigators_have_the_same_to_say() -> None:
    innocent = talk(player("investigator"), player("cultist"))
    guilty = talk(player("cultist"), player("investigator"))

    assert innocent.options(0) == guilty.options(0)


@pytest.mark.rule("cultists:talk-about-everything.3")
def test_nobody_can_say_or_see_how_many_have_been_killed() -> None:
    few = talk(player("cultist"), player(pulse="A"), player(pulse="A"))
    many = talk(player("cultist"), player(pulse="D"), player(pulse="D"))

    assert few.options(0) == many.options(0)
    assert all(few.view(viewer) == many.view(viewer) for viewer in (None, 0, 1, 2))
    assert not [act for act in STATEMENTS if "count" in act.takes]


@pytest.mark.rule("cultists:talk-about-everything.4")
def test_everybody_sees_his_own_role_at_any_time() -> None:
    table = scene(player("mechanic"), player("cultist"), player("seer", died=1))

    assert [table.view(seat).players[seat].role for seat in range(3)] == ["mechanic", "cultist", "seer"]


@pytest.mark.rule("cultists:talk-about-everything.5")
def test_no_statement_shows_a_card_or_a_route() -> None:
    table = talk(player("investigator", hand="ASS"))
    before = table.view(1).players[0]

    for key in ("say-innocent", "suspect:1", "urge-vote"):
        table.choose(0, key)

    after = table.view(1).players[0]
    assert (after.hand, after.route) == (before.hand, before.route) == ((), ())


# -- when a discussion ends


def test_a_discussion_ends_when_all_the_living_are_ready() -> None:
    table = talk(player(died=1))

    for seat in (4, 1, 3):
        table.choose(seat, "ready")
    assert table.asked == [0, 2]
    table.choose(2, "ready")

    assert "pass-turn" in table.options(0)


@pytest.mark.rule("cultists:vote-procedure.4")
def test_a_ghost_talks_but_nobody_waits_for_it() -> None:
    table = talk(player(died=1))

    table.choose(0, "suspect:4")

    assert said(table)[0].by == 0
    table.choose(1, "ready").choose(2, "ready").choose(3, "ready").choose(4, "ready")
    assert "suspect:4" not in table.options(0)


def test_who_has_made_all_statements_is_ready() -> None:
    table = talk(statements=2)

    table.choose(0, "urge-vote").choose(0, "say-innocent")

    assert 0 not in table.asked


@pytest.mark.rule("cultists:vote-procedure.1")
def test_a_hosts_clock_ends_a_discussion_by_the_word_of_the_silent() -> None:
    """Time lies outside the engine: whoever keeps the table answers `ready` for all who are asked."""
    table = talk(player(died=1))
    table.choose(1, "suspect:2").choose(1, "ready")

    while any("ready" in table.options(seat) for seat in table.asked):
        table.choose(table.asked[0], "ready")

    assert "pass-turn" in table.options(0)


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("say-alive:1", "You have not looked at the Pulse pile of Bruno"),
        ("say-dead:1", "You have not looked at the Pulse pile of Bruno"),
        ("say-gave-alive:1", "You have not given Bruno a card"),
        ("say-card:g:success", "You have laid no card in the Green Room"),
        ("say-card:unsafe-passage:success", "You have laid no card in the Unsafe Passage"),
        ("say-token:raised-morale", "You have looked at no event token"),
        ("say-was-in:g", "Nobody has asked you this round where you were"),
        ("say-was-with:1", "Nobody has asked you this round where you were"),
        ("urge-portal", "There is no portal to close"),
    ],
)
def test_of_what_one_has_not_done_one_cannot_speak_and_hears_why(key: str, why: str) -> None:
    table = talk()

    table.refuses(0, key)

    assert whys(table, 0, key) == [why]


def test_who_has_done_it_hears_no_reason() -> None:
    table = scene(player(at="se", hand="SA"), player(at="se"))
    table.choose(0, "guard:success").choose(1, "check-status:0").choose(1, "put-back")

    table.run(Discussion())

    assert whys(table, 0, "say-card:unsafe-passage:failure") == whys(table, 1, "say-dead:0") == []


def test_nothing_is_said_outside_a_discussion_or_after_the_last_word() -> None:
    acting, ready, mute = scene(), talk().choose(0, "ready"), talk(statements=2)

    mute.choose(0, "urge-vote").choose(0, "urge-calm")

    assert whys(acting, 0, "suspect:1") == ["Nothing is being discussed now"]
    assert whys(ready, 0, "suspect:1") == ["You have said that you are ready"]
    assert whys(mute, 0, "suspect:1") == ["You have made all 2 statements"]


@pytest.mark.rule("cultists:event-no-connection.1")
def test_no_connection_silences_all_statements() -> None:
    table = scene(phase="event", bag=("no-connection",), discussions="rounds")

    assert table.state.event == "N"
    assert "pass-turn" in table.options(0)
    assert "event-no-connection.1" in table.why(0, "suspect:1")


@pytest.mark.rule("cultists:event-no-connection.3")
def test_a_vote_without_connection_begins_with_pointing() -> None:
    table = scene(player(at="lb"), event="no-connection")

    table.choose(0, "start-vote")

    assert table.options(1) == [*[f"vote:{seat}" for seat in range(5)], "abstain"]
