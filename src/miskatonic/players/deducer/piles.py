"""What may lie in a pile: its cards came from known hands, and what a hand gives hangs on whose hand it is.

A pile keeps one case for each answer to "who of those concerned is a Cultist?": how well the case agrees with what
was seen, and how many cards of each kind lie there, each number with its probability.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

__all__ = ["Chances", "Counts", "Pile"]

Counts = tuple[int, ...]
"""How many cards of each kind lie in a pile."""

Chances = Sequence[float]
"""How likely a card is of each kind."""

_Spread = dict[Counts, float]


class Pile:
    """A pile of unseen cards. Seats are bits in a mask."""

    __slots__ = ("concerned", "likely", "most", "spreads")

    def __init__(self, kinds: int, most: int = 8) -> None:
        self.most = most
        """How many Cultists there are: cases with more need not be reckoned."""
        self.concerned = 0
        """The seats on whose team anything here depends."""
        self.likely: dict[int, float] = {0: 1.0}
        """How well each case agrees with what was seen."""
        self.spreads: dict[int, _Spread] = {0: {(0,) * kinds: 1.0}}

    def copy(self) -> Pile:
        """The same pile again, to imagine what might come."""
        twin = Pile(0, self.most)
        twin.concerned = self.concerned
        twin.likely = dict(self.likely)
        twin.spreads = dict(self.spreads)
        return twin

    def agreement(self, cultists: int) -> float:
        """How likely all that was seen here is, if these are the Cultists."""
        return self.likely[cultists & self.concerned]

    def lay(self, chances: Chances) -> None:
        """A card that has nothing to do with anybody's team."""
        self.spreads = {case: _with_card(spread, chances) for case, spread in self.spreads.items()}

    def lay_from(self, seat: int, innocent: Chances, cultist: Chances) -> None:
        """A card from somebody's hand."""
        bit = self.concern(seat)
        self.spreads = {
            case: _with_card(spread, cultist if case & bit else innocent) for case, spread in self.spreads.items()
        }

    def concern(self, seat: int) -> int:
        """Tell cases apart by whether this seat is a Cultist; the bit that says so."""
        bit = 1 << seat
        if not self.concerned & bit:
            self.concerned |= bit
            split = [case for case in self.likely if case.bit_count() < self.most]
            self.likely.update({case | bit: self.likely[case] for case in split})
            self.spreads.update({case | bit: self.spreads[case] for case in split})
        return bit

    def draw(self, kind: int, *, put_back: bool = False) -> None:
        """A card was drawn at random and shown."""
        for case, spread in self.spreads.items():
            left: _Spread = {}
            for counts, chance in spread.items():
                if counts[kind]:
                    share = chance * counts[kind] / sum(counts)
                    rest = counts if put_back else (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
                    left[rest] = left.get(rest, 0.0) + share
            self._settle(case, left, spread)

    def learn(self, weight: Callable[[int, Counts], float]) -> None:
        """Something was said of what lies here: `weight(case, counts)` is how likely that was to be said."""
        for case, spread in self.spreads.items():
            self._settle(case, {counts: chance * weight(case, counts) for counts, chance in spread.items()}, spread)

    def expected(self, cultists: int, worth: Callable[[Counts], float]) -> float:
        """The mean of a figure of what lies here, if these are the Cultists."""
        return sum([chance * worth(counts) for counts, chance in self.spreads[cultists & self.concerned].items()])

    def _settle(self, case: int, left: _Spread, before: _Spread) -> None:
        """Make what is left add up to one. What cannot have been leaves the case dead, but with something to reckon."""
        total = sum(left.values())
        self.likely[case] *= total
        if total > 0.0:
            self.spreads[case] = {counts: share / total for counts, share in left.items() if share > 0.0}
        else:
            self.spreads[case] = before


def _with_card(spread: _Spread, chances: Chances) -> _Spread:
    more: _Spread = {}
    for kind, chance in enumerate(chances):
        if chance:
            for counts, before in spread.items():
                now = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
                more[now] = more.get(now, 0.0) + before * chance
    return more
