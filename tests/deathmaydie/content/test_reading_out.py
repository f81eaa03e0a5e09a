"""Everything that a card can say is said in all four languages, from its declaration."""

from collections.abc import Iterator

import pytest

import miskatonic
from miskatonic.games.deathmaydie.boxes import Box
from miskatonic.games.deathmaydie.content.insanities import INSANITIES
from miskatonic.games.deathmaydie.content.investigators import INVESTIGATORS
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.content.skills import SKILLS
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.words.base import read_out
from miskatonic.games.deathmaydie.words.conditions import FireHere
from miskatonic.games.deathmaydie.words.flow import If
from miskatonic.games.deathmaydie.words.harm import TakeStress, TakeWounds
from miskatonic.kernel.text import LANGS, Lang, Text

PAIRS = [(episode, elder_one) for episode in EPISODES for elder_one in ELDER_ONES]


def texts(box: Box) -> Iterator[Text]:
    """All scripts, abilities and names of a box."""
    episode, elder_one = box.episode, box.elder_one
    yield from (read_out(words) for words in box.scripts.values() if words)
    yield episode.ritual.text()
    yield Text(f"dmd-episode-{episode.id}")
    for action in episode.actions:
        yield Text(f"dmd-action-{action.id}")
        if action.when is not None:
            yield action.when.text()
    for card in box.mythos:
        yield Text(f"dmd-mythos-{card.id}")
    for found in box.discovery:
        yield Text(f"dmd-discovery-{found.id}")
    for half in box.halves.values():
        yield Text(f"dmd-find-{half.id}")
        yield from (ability.text() for ability in half.abilities)
    for kind in (elder_one.cultist, elder_one.minion, *episode.kinds):
        yield Text(f"dmd-kind-{kind.id}")
        yield Text("dmd-which-cultists" if kind.cultist else f"dmd-which-{kind.id}")
        yield from (ability.text() for ability in kind.abilities)
    for stage in elder_one.stages:
        yield from (ability.text() for ability in stage.abilities)
    yield from (ability.text() for ability in episode.abilities)
    yield Text(f"dmd-kind-{elder_one.id}")
    for space in episode.map.spaces:
        yield Text(f"dmd-space-{space.id}")
    for token in {*box.supply, *[laid.kind for laid in episode.tokens]} - {""}:
        yield Text(f"dmd-token-{token}")
    for pile in episode.piles:
        yield from (Text(f"dmd-token-{face}") for face in pile.faces)


def general() -> Iterator[Text]:
    for board in INVESTIGATORS.values():
        yield Text(f"dmd-investigator-{board.id}")
    for skill in SKILLS.values():
        yield Text(f"dmd-skill-{skill.id}")
        yield from (ability.text() for level in skill.levels for ability in level.abilities)
    for insanity in INSANITIES.values():
        yield from (Text(f"dmd-insanity-{insanity.id}"), read_out(insanity.words))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_a_box_reads_itself_out(episode: str, elder_one: str, lang: Lang) -> None:
    game = miskatonic.new("deathmaydie", seed=1, seats=2, episode=episode, elder_one=elder_one)

    said = [game.say(text, lang) for text in texts(DEATH_MAY_DIE.box(episode, elder_one))]

    assert len(said) > 150
    assert all(each and "{" not in each for each in said)


@pytest.mark.parametrize("lang", LANGS)
def test_skills_and_insanities_read_themselves_out(lang: Lang) -> None:
    game = miskatonic.new("deathmaydie", seed=1, seats=2)

    assert all(game.say(text, lang) for text in general())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_every_name_of_a_box_is_translated(episode: str, elder_one: str, lang: Lang) -> None:
    """A message that a language lacks would be said in English: the catalogues must have it themselves."""
    game = miskatonic.new("deathmaydie", seed=1, seats=2, episode=episode, elder_one=elder_one)
    known = set(game.type.words.ids(lang))

    asked = [text.id for text in (*texts(DEATH_MAY_DIE.box(episode, elder_one)), *general())]

    assert [id for id in asked if id not in known] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_is_read_out_at_no_table(lang: Lang) -> None:
    """A screen asks once for what all cards say, whatever is played."""
    kind = DEATH_MAY_DIE

    said = {id: kind.words.say(text, lang, kind.names_at(None)) for id, text in kind.readings().items()}

    assert {f"dmd-text-skill-{skill}-4" for skill in SKILLS} <= said.keys()
    assert {f"dmd-text-ritual-{episode}" for episode in EPISODES} <= said.keys()
    assert all(each and "{" not in each for each in said.values())


def test_what_follows_a_condition_is_not_read_as_a_part_of_it() -> None:
    """Words that hold words stand in brackets among others."""
    game = miskatonic.new("deathmaydie", seed=1, seats=2)
    either = If(FireHere(), (TakeStress(1),), (TakeWounds(1),))

    said = [game.say(read_out(words)) for words in ((either,), (either, TakeStress(2)))]

    assert "(" not in said[0]
    assert said[1].startswith(f"({said[0]}); ")
