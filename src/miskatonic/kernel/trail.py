"""A trail: a list that only grows, shared between copies of a game until one of them goes another way."""

from collections.abc import Iterator
from typing import Generic, TypeVar, overload

__all__ = ["Trail"]

T = TypeVar("T")


class Trail(Generic[T]):
    """Copying costs the same for five entries and for five thousand; the first copy to append keeps the list."""

    __slots__ = ("_items", "length")

    def __init__(self, items: list[T] | None = None) -> None:
        self._items = items if items is not None else []
        self.length = len(self._items)

    def append(self, item: T) -> None:
        if len(self._items) != self.length:
            self._items = self._items[: self.length]
        self._items.append(item)
        self.length += 1

    def cut(self, length: int) -> None:
        """Forget all entries from `length` on."""
        self.length = min(length, self.length)

    def put(self, place: int, item: T) -> None:
        """Have another item in that place."""
        self._items = self._items[: self.length]
        self._items[place] = item

    def copy(self) -> "Trail[T]":
        twin: Trail[T] = Trail.__new__(Trail)
        twin._items = self._items
        twin.length = self.length
        return twin

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self.length])

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return self._items[slice(*place.indices(self.length))]
        if not -self.length <= place < self.length:
            raise IndexError(f"the trail has {self.length} entries, not one at {place}")
        return self._items[place if place >= 0 else self.length + place]
