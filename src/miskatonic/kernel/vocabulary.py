"""The words that the kernel itself needs: errors, passing, waiting. A game's own catalogues come on top."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from miskatonic.kernel.words import Words

__all__ = ["kernel_folder", "kernel_words"]


def kernel_folder() -> Traversable:
    """The catalogues that come with the project."""
    return files("miskatonic") / "text"


@cache
def kernel_words() -> Words:
    """The catalogues of the project alone."""
    return Words(kernel_folder())
