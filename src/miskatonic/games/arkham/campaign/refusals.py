"""What can't be done with a campaign, and why."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.kernel.contract import Reason
from miskatonic.kernel.errors import BadOption
from miskatonic.kernel.text import Text, listed

__all__ = ["Refused", "refuse"]


class Refused(BadOption):
    """Nothing was changed: its text says everything that stands in the way."""

    def __init__(self, problems: Iterable[Reason]) -> None:
        found = tuple(problems)
        super().__init__("campaign.refused", Text("arkham-campaign-refused", {"problems": listed(_texts(found))}))
        self.problems = found
        self.rules = tuple(rule for problem in self.problems for rule in problem.rules)


def refuse(text: Text, *rules: str) -> Refused:
    """One thing stands in the way."""
    return Refused([Reason(text, rules)])


def _texts(problems: Iterable[Reason]) -> list[Text]:
    return [problem.text for problem in problems]
