"""Errors as they travel."""

import pickle

import pytest

import miskatonic
from miskatonic import LANGS
from tests.laboratory import LABORATORY


def test_an_error_says_the_same_in_another_process() -> None:
    miskatonic.register(LABORATORY)
    game = miskatonic.new("laboratory", seats=["Ada", "Bo"], seed=1)
    with pytest.raises(miskatonic.IllegalChoice) as caught:
        game.choose(0, "play:99")

    sent: miskatonic.IllegalChoice = pickle.loads(pickle.dumps(caught.value))

    assert type(sent) is type(caught.value)
    assert sent.code == caught.value.code
    assert [sent.say(lang) for lang in LANGS] == [caught.value.say(lang) for lang in LANGS]
    assert "Ada" in sent.say("ru")
