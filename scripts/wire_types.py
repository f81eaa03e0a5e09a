"""Write the browser's types of everything that goes over the wire: `web/src/wire/types.ts`.

They are made from the records that the server reads and sends, and from the views of the games that have a table of
their own in the browser. `make wire` writes them; with `--check` it only says whether they are up to date.
"""

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec

import miskatonic
from miskatonic.server.wire import campaigns, decks, games, live, requests, rules, tables

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web/src/wire/types.ts"
MODULES = (campaigns, decks, games, live, requests, rules, tables)
OWN_TABLES = ("arkham", "cultists", "deathmaydie")
"""Games whose boards are drawn by a table of their own."""
HEAD = "// Written by `make wire` from the server's own records: change those, not this."
OUT_OF_DATE = f"{TARGET.relative_to(ROOT)} is out of date: make wire writes it anew."

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def records(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The records that a module of the wire defines."""
    for _, found in inspect.getmembers(module, inspect.isclass):
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__:
            yield found


def boards() -> Iterator[type[msgspec.Struct]]:
    """The views of the games with tables of their own, and what their decks are built from."""
    for game in OWN_TABLES:
        kind = miskatonic.game_type(game)
        yield get_type_hints(kind.view)["return"]
        if kind.decks is not None:
            yield get_type_hints(kind.decks.collection)["return"]


def within(record: object) -> Iterator[type[msgspec.Struct]]:
    """A record and all that lie inside it; a text is words by the time it is sent."""
    if record is miskatonic.Text:
        return
    if inspect.isclass(record) and issubclass(record, msgspec.Struct):
        yield record
        for hint in get_type_hints(record).values():
            yield from within(hint)
    for inner in get_args(record):
        yield from within(inner)


def loose(record: type[msgspec.Struct] | None) -> bool:
    """Whether fields with a default may be missing: in what is asked for, and where the server leaves them out.

    What lies inside a board is whole, but for records that leave out what is as usual.
    """
    if record is None:
        return False
    config = record.__struct_config__
    return config.omit_defaults or config.forbid_unknown_fields


def short(name: str) -> str:
    """The name of a record; where two have the same one, that of a game has the game's in front."""
    *modules, last = name.split(".")
    return f"{modules[2].title()}{last}" if modules[1:2] == ["games"] else last


def literal(value: object) -> str:
    """One value as a TypeScript type."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def typescript(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema and str(schema["$ref"]).endswith("/Text"):
        return "string"
    if "$ref" in schema:
        return short(str(schema["$ref"]).rsplit("/", 1)[-1])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if "const" in schema:
        return literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typescript(each) for each in schema['prefixItems'])}]"
        item = typescript(schema.get("items") or {})
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {typescript(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def declaration(name: str, schema: dict[str, Any], record: type[msgspec.Struct] | None) -> str:
    """A record as a TypeScript type with its fields."""
    if "properties" not in schema:
        return f"export type {short(name)} = {typescript(schema)}"
    required = schema.get("required", ()) if loose(record) else schema["properties"]
    lines = [
        f"  {field}{'' if field in required else '?'}: {typescript(inner)}"
        for field, inner in schema["properties"].items()
    ]
    body = "\n".join(lines)
    return (
        f"export type {short(name)} = {{\n{body}\n}}" if lines else f"export type {short(name)} = Record<string, never>"
    )


def written() -> str:
    """The whole file."""
    known = [record for module in MODULES for record in records(module)]
    known += [record for board in (*boards(), miskatonic.Ledger, miskatonic.Ware) for record in within(board)]
    by_name = {name: record for record in known for name in (record.__name__, f"{record.__module__}.{record.__name__}")}
    _, schemas = msgspec.json.schema_components(known)
    parts = [declaration(name, schemas[name], by_name.get(name)) for name in sorted(schemas) if name != "Text"]
    for name, union in (("FromClient", live.FromClient), ("FromServer", live.FromServer)):
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in union.__args__)}")
    return "\n\n".join([HEAD, *parts]) + "\n"


def main(arguments: list[str]) -> None:
    """Write the file, or with `--check` say whether it is what would be written."""
    text = written()
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit(OUT_OF_DATE)
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
