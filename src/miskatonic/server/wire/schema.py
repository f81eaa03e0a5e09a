"""`python -m miskatonic.server.wire.schema`: JSON Schema of everything on the wire, for clients in other languages.

The OpenAPI page tells of HTTP alone; this has the live connection too, and what each game puts on its board.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

import miskatonic
from miskatonic.server.wire import campaigns, decks, games, live, requests, rules, tables

__all__ = ["schema"]

MODULES: tuple[ModuleType, ...] = (games, tables, requests, live, rules, decks, campaigns)


def schema() -> dict[str, Any]:
    """One document; each record stands under `$defs` by its name, boards as `CultistsBoard` and so on."""
    records = [
        found
        for module in MODULES
        for name in module.__all__
        if isinstance(found := getattr(module, name), type) and issubclass(found, msgspec.Struct)
    ]
    both = [live.FromClient, live.FromServer]
    shapes, components = msgspec.json.schema_components([*records, *both], ref_template="#/$defs/{name}")
    found = {**components, "FromClient": shapes[-2], "FromServer": shapes[-1]}
    for name in miskatonic.installed_games():
        found.update(_shown(name))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": found}


def _shown(game: str) -> dict[str, Any]:
    """What a game shows, by its name: `CultistsPlayerView`, whole as `CultistsBoard`; decks as `ArkhamCollection`."""
    kind = miskatonic.game_type(game)
    prefix = "".join(part.capitalize() for part in game.replace("_", "-").split("-"))
    shown: dict[str, Any] = {"Board": type(kind).view}
    if kind.decks is not None:
        shown["Collection"] = type(kind.decks).collection
    found: dict[str, Any] = {}
    for name, method in shown.items():
        view = get_type_hints(method).get("return")
        if isinstance(view, type) and issubclass(view, msgspec.Struct):
            (shape,), components = msgspec.json.schema_components([view], ref_template=f"#/$defs/{prefix}{{name}}")
            found |= {f"{prefix}{part}": inner for part, inner in components.items()} | {f"{prefix}{name}": shape}
    return found


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")
