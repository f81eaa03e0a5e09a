"""The scenes that these tests set are as they say."""

import doctest

from . import scenes


def test_the_example_of_the_scenes_is_true() -> None:
    results = doctest.testmod(scenes)

    assert (results.failed, results.attempted) == (0, 2)
