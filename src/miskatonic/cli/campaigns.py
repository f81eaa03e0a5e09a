"""Campaign files on disk: written whole or not at all, and the one before is kept beside it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import miskatonic
from miskatonic import GameType, Text
from miskatonic.cli.saves import read_journal, saves_folder
from miskatonic.cli.settings import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["CampaignFile", "campaign_files", "campaign_game", "deck_of", "named_campaign"]

SUFFIX = ".campaign"
_NAME = re.compile(r"[\w-]{1,60}")


class CampaignFile:
    """One campaign: its file, and the journal of its game that is being played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name, _, self.game = path.name.removesuffix(SUFFIX).rpartition(".")

    @property
    def journal(self) -> Path:
        """Where the game that is being played is kept."""
        return self.path.with_name(f"{self.name}.{self.game}.journal")

    @property
    def kind(self) -> GameType[Any]:
        return miskatonic.game_type(self.game)

    @property
    def book(self) -> Any:
        """What the game knows about its campaigns."""
        return self.kind.campaigns

    def read(self) -> str:
        """The text of the file."""
        try:
            return self.path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise InputError("cli.file", Text("cli-bad-file", {"path": str(self.path), "why": str(why)})) from error

    def write(self, text: str) -> None:
        """Put another text in its place at once; whatever happens, one of the two is there."""
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with fresh.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if self.path.exists():
                self.path.with_name(self.path.name + ".bak").write_bytes(self.path.read_bytes())
            fresh.replace(self.path)
        except OSError as error:
            args = {"path": str(self.path), "why": error.strerror or str(error)}
            raise InputError("cli.saves", Text("cli-bad-saves", {**args})) from error

    def put_away(self) -> None:
        """The game is over: keep its journal under the next free number."""
        number = 1
        while (home := self.path.with_name(f"{self.name}.{self.game}.{number}.journal")).exists():
            number += 1
        self.journal.replace(home)


def deck_of(kind: GameType[Any], named: str) -> dict[str, Any]:
    """A deck out of a file, or a ready-made one by its name."""
    assert kind.decks is not None, "the game was chosen for its decks"
    ready = kind.decks.starters()
    return dict(ready[named]) if named in ready else kind.decks.read(read_journal(Path(named)))


def folder() -> Path:
    """Where campaigns are kept."""
    return saves_folder() / "campaigns"


def campaign_files() -> Iterator[CampaignFile]:
    """All campaigns, by name."""
    for path in sorted(folder().glob(f"*{SUFFIX}")):
        yield CampaignFile(path)


def named_campaign(name: str) -> CampaignFile:
    """The campaign of this name; an error names the nearest one."""
    found = {file.name: file for file in campaign_files()}
    if name in found:
        return found[name]
    if not found:
        raise InputError("cli.campaign", Text("cli-campaign-none"))
    close = miskatonic.nearest(name, found)
    raise InputError("cli.campaign", Text("cli-campaign-unknown", {"name": name, "nearest": close}))


def new_campaign(name: str, game: str) -> CampaignFile:
    """A file for a campaign that is not there yet."""
    if not _NAME.fullmatch(name):
        raise InputError("cli.campaign", Text("cli-campaign-name", {"name": name}))
    if any(file.name == name for file in campaign_files()):
        raise InputError("cli.campaign", Text("cli-campaign-exists", {"name": name}))
    return CampaignFile(folder() / f"{name}.{game}{SUFFIX}")


def campaign_game(game: str | None) -> str:
    """The game that is meant, or the first that has campaigns."""
    if game is None:
        for name in miskatonic.installed_games():
            if miskatonic.game_type(name).campaigns is not None:
                return name
        raise InputError("cli.campaign", Text("cli-campaign-no-game"))
    if miskatonic.game_type(game).campaigns is None:
        raise InputError("cli.campaign", Text("cli-campaign-not-game", {"game": game}))
    return game
