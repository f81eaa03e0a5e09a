"""The books on the shelf, and the way from an id to its rule."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib import resources
from pathlib import Path

import msgspec

from miskatonic.rules import cache
from miskatonic.rules.errors import AmbiguousRule, UnknownRule, hint
from miskatonic.rules.records import Clause, ClauseId, Entry, EntryId, Rulebook

GAMES = ("arkham", "cultists", "deathmaydie")


class Citation(msgspec.Struct, frozen=True, order=True):
    """A clause of one game."""

    game: str
    clause: ClauseId

    def __str__(self) -> str:
        return f"{self.game}:{self.clause}"


@lru_cache
def book(game: str) -> Rulebook:
    """The rules of one game."""
    if game not in GAMES:
        raise UnknownRule(f"no rulebook for a game '{game}'{hint(game, GAMES)}")
    name = f"{game}.yaml"
    source = (resources.files("miskatonic.rules") / "data" / name).read_bytes()
    return cache.kept(f"{game}.msgpack", _key(source), Rulebook, lambda: _read(source, name))


def entry(id: str, game: str | None = None) -> Entry:
    """The entry of this id; `game` (or `arkham:move`) is needed where several games have one."""
    owner, plain = _owner(id, game, "entry")
    return _entries(owner)[EntryId(plain)]


def clause(id: str, game: str | None = None) -> Clause:
    """The clause of this id; `game` (or `arkham:cannot.1`) is needed where several games have one."""
    owner, plain = _owner(id, game, "clause")
    return _clauses(owner)[ClauseId(plain)][1]


def entry_of(id: str, game: str | None = None) -> Entry:
    """The entry in which the clause of this id stands."""
    owner, plain = _owner(id, game, "clause")
    return _clauses(owner)[ClauseId(plain)][0]


def cite(id: str, game: str | None = None) -> Citation:
    """The one clause that `id` means, with its game; says what would be right if there is none or several."""
    owner, plain = _owner(id, game, "clause")
    return Citation(owner, ClauseId(plain))


def known(id: str, game: str | None = None) -> bool:
    """Whether `id` is a clause of `game`, or of any game when none is named."""
    named, plain = _split(id, game)
    return any(plain in _clauses(owner) for owner in ((named,) if named else GAMES) if owner in GAMES)


def games_with(id: str, kind: str = "clause") -> tuple[str, ...]:
    """The games that have a clause (or an entry) of this plain id."""
    return tuple(game for game in GAMES if id in (_clauses(game) if kind == "clause" else _entries(game)))


def _owner(id: str, game: str | None, kind: str) -> tuple[str, str]:
    named, plain = _split(id, game)
    if named is not None:
        book(named)
    owners = [owner for owner in games_with(plain, kind) if named in (None, owner)]
    if len(owners) == 1:
        return owners[0], plain
    if owners:
        full = " or ".join(f"'{owner}:{plain}'" for owner in owners)
        raise AmbiguousRule(f"'{plain}' is a {kind} in several games: write {full}")
    searched = (named,) if named else GAMES
    where = f" in {named}" if named else ""
    for owner in searched:
        if kind == "clause" and (found := _entries(owner).get(EntryId(plain))):
            first, last = found.clauses[0].id, found.clauses[-1].id
            raise UnknownRule(f"'{plain}' is an entry{where}, not a clause: its clauses are '{first}' to '{last}'")
    ids = [id for owner in searched for id in (_clauses(owner) if kind == "clause" else _entries(owner))]
    raise UnknownRule(f"no {kind} '{plain}'{where}{hint(plain, ids)}")


def _split(id: str, game: str | None) -> tuple[str | None, str]:
    before, colon, after = id.partition(":")
    return (before, after) if colon else (game, id)


def _read(source: bytes, name: str) -> Rulebook:
    from miskatonic.rules.reading import read  # PyYAML isn't needed when the book comes from the cache

    return read(source, name)


def _key(source: bytes) -> bytes:
    """What the kept book depends on: the data, and the code that reads it."""
    key = hashlib.blake2b(source, digest_size=cache.KEY_LENGTH)
    for module in ("records.py", "reading.py"):
        key.update((Path(__file__).parent / module).read_bytes())
    return key.digest()


@lru_cache
def _entries(game: str) -> dict[EntryId, Entry]:
    return {entry.id: entry for entry in book(game).entries}


@lru_cache
def _clauses(game: str) -> dict[ClauseId, tuple[Entry, Clause]]:
    return {clause.id: (entry, clause) for entry in book(game).entries for clause in entry.clauses}
