"""Backups: all campaigns and tables as they stand at one moment, in one file, from any database and into any.

A packed file of JSON lines: a head, one line for each page of a campaign and each entry of a table, and an end that
says how many there were.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import msgspec
from msgspec import Struct

from miskatonic import MiskatonicError, Text
from miskatonic.server import entries as e
from miskatonic.server.campaigns import pages as c
from miskatonic.server.store import Kept, KeptPage, Pages, Store
from miskatonic.server.store.schema import pages

__all__ = ["BackupError", "Tally", "back_up", "restore"]

FORMAT = 2
FORMATS = (1, FORMAT)
"""Those that can be read: the first knew no campaigns."""
BATCH = 200
"""Tables that are restored with one commit."""


class BackupError(MiskatonicError):
    """This file is no whole backup."""


class Tally(Struct):
    """How much was saved or restored; `there` counts tables and campaigns that the database had already."""

    tables: int = 0
    entries: int = 0
    there: int = 0
    campaigns: int = 0
    pages: int = 0


class _Head(Struct, tag="miskatonic-backup", tag_field="is"):
    format: int


class _Line(Struct, tag="entry", tag_field="is"):
    table: str
    entry: msgspec.Raw


class _Page(Struct, tag="page", tag_field="is"):
    campaign: str
    page: msgspec.Raw


class _End(Struct, tag="end", tag_field="is", omit_defaults=True):
    tables: int
    entries: int
    campaigns: int = 0
    pages: int = 0


_Any = _Head | _Page | _Line | _End
_decode = msgspec.json.Decoder(_Any).decode
_encode = msgspec.json.Encoder().encode


async def back_up(store: Store, file: Path) -> Tally:
    """Write all there is into this file, while the server goes on. The file is whole, or it is not there."""
    done = Tally()
    partial = file.with_name(file.name + ".part")
    last = ""
    with gzip.open(partial, "wb") as out:
        out.write(_encode(_Head(FORMAT)) + b"\n")
        async for kind, id, written in store.everything():
            if kind is pages:
                out.write(_encode(_Page(id, msgspec.Raw(written))) + b"\n")
                done.campaigns += id != last
                done.pages += 1
            else:
                out.write(_encode(_Line(id, msgspec.Raw(written))) + b"\n")
                done.tables += id != last
                done.entries += 1
            last = id
        out.write(_encode(_End(done.tables, done.entries, done.campaigns, done.pages)) + b"\n")
    partial.replace(file)
    return done


async def restore(store: Store, file: Path) -> Tally:
    """Put what a backup holds into the database; tables and campaigns that it has already stay as they are."""
    _whole(file)
    done = Tally()
    for campaign in _campaigns(file):
        new = await Pages(store).add(campaign)
        done.campaigns += new
        done.pages += len(campaign) if new else 0
        done.there += not new
    batch: list[Kept] = []
    for kept in _tables(file):
        batch.append(kept)
        if len(batch) == BATCH:
            await _put(store, batch, done)
            batch = []
    if batch:
        await _put(store, batch, done)
    return done


async def _put(store: Store, batch: list[Kept], done: Tally) -> None:
    there = await store.keep(batch)
    new = [kept for kept in batch if kept.room not in there]
    done.tables += len(new)
    done.entries += sum(len(kept.entries) for kept in new)
    done.there += len(there)


def _lines(file: Path) -> Iterator[_Any]:
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                yield _decode(line)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError) as error:
        raise _broken(file) from error


def _whole(file: Path) -> None:
    """Read the file once before anything is restored."""
    tables: set[str] = set()
    campaigns: set[str] = set()
    entries = written = 0
    last: _Any | None = None
    for number, line in enumerate(_lines(file)):
        if (number == 0) != (isinstance(line, _Head) and line.format in FORMATS):
            raise _broken(file)
        if isinstance(line, _Line):
            tables.add(line.table)
            entries += 1
        elif isinstance(line, _Page):
            campaigns.add(line.campaign)
            written += 1
        last = line
    if last != _End(len(tables), entries, len(campaigns), written):
        raise _broken(file)


def _campaigns(file: Path) -> Iterator[list[KeptPage]]:
    """The pages of each campaign, in their order."""
    lines = (line for line in _lines(file) if isinstance(line, _Page))
    for campaign, those in groupby(lines, lambda line: line.campaign):
        yield [c.kept(campaign, version, c.decode(line.page)) for version, line in enumerate(those)]


def _tables(file: Path) -> Iterator[Kept]:
    kept: Kept | None = None
    for line in _lines(file):
        if not isinstance(line, _Line):
            continue
        if kept is None or kept.room != line.table:
            if kept is not None:
                yield kept
            kept = Kept(line.table, 0, [], people=set())
        entry = e.decode(line.entry)
        kept.entries.append(bytes(line.entry))
        match entry:
            case e.Made():
                kept.game, kept.made = entry.game, entry.at
                kept.people.add(entry.host)
            case e.Sat() if entry.holder:
                kept.people.add(entry.holder)
    if kept is not None:
        yield kept


def _broken(file: Path) -> BackupError:
    return BackupError("backup.broken", Text("backup-broken", {"path": str(file)}))
