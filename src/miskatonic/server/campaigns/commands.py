"""What people may have happen to a campaign: each gives the next page, or an error that says why not."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from msgspec.structs import replace

from miskatonic import telling_of
from miskatonic.server import entries as e
from miskatonic.server.campaigns.pages import Page, Partner
from miskatonic.server.clock import now
from miskatonic.server.commands import known_player
from miskatonic.server.errors import Conflict, NotAllowed, NotFound
from miskatonic.server.making import from_plan
from miskatonic.server.table import Table
from miskatonic.server.wire.campaigns import CampaignChange, MemberChange, NewCampaign, NewMember, NextTable
from miskatonic.server.wire.requests import NewTable, SeatPlan

__all__ = ["alter", "begin", "carry_back", "enlist", "let_in", "open_table", "put_back", "reassign", "team"]


def begin(asked: NewCampaign, person: str) -> Page:
    """Page 0."""
    page = Page(at=now(), game=asked.game, host=person, title=asked.title, file="")
    with telling_of(page.kind):
        members = [_member(member) for member in asked.members]
        file = page.book.begin(members, asked.options, asked.seed or token_hex(16))
    partners = {member.character: _partner(page, member.kind, member.player) for member in asked.members}
    return replace(page, file=file, partners=partners)


def let_in(page: Page, person: str, table: Table | None = None) -> None:
    """Strangers see nothing of it; whoever sits at its table is none."""
    if not (person and (person in page.people() or (table is not None and table.seats_of(person)))):
        raise NotAllowed.because("campaign-foreign")


def alter(page: Page, person: str, asked: CampaignChange) -> Page:
    """Something that is done between two games: by the host, or by whoever plays the character that it is about."""
    let_in(page, person)
    if person != page.host and (not asked.args or asked.args[0] not in page.characters_of(person)):
        raise NotAllowed.because("character-foreign")
    with telling_of(page.kind):
        return replace(page, file=page.book.change(page.file, asked.name, asked.args), at=now())


def enlist(page: Page, person: str, asked: NewMember) -> Page:
    """Somebody comes along, or a player takes a new character."""
    _host(page, person)
    partner = _partner(page, asked.kind, asked.player)
    with telling_of(page.kind):
        file = page.book.joined(page.file, _member(asked))
    return replace(page.with_partner(asked.character, partner), file=file, at=now())


def reassign(page: Page, person: str, character: str, asked: MemberChange) -> Page:
    """From the next game on somebody else plays this character. During one, seats change hands at its table."""
    _host(page, person)
    if character not in page.partners:
        raise NotFound.because("character-unknown", name=character[:40])
    if page.table:
        raise Conflict.because("campaign-playing")
    return replace(page.with_partner(character, _partner(page, asked.kind, asked.player)), at=now())


def open_table(page: Page, person: str, campaign: str, table: str, asked: NextTable) -> tuple[Page, list[e.Entry]]:
    """The next game begins: the page that names its table, and that table's first entries.

    If somebody who is not known yet is to play, it gathers people first.
    """
    _host(page, person)
    with telling_of(page.kind):
        file = page.book.started(page.file)
        options = page.book.table(page.file, asked.answers)
        characters = team(page)
    setups = options.pop("seats")
    partners = [page.partners.get(character, Partner()) for character in characters]
    seats = tuple(
        SeatPlan(
            kind="computer" if partner.player else "me" if partner.holder == page.host else "open",
            player=partner.player,
            name=setup["name"],
            setup={name: value for name, value in setup.items() if name != "name"},
        )
        for partner, setup in zip(partners, setups, strict=True)
    )
    ready = all(partner.player or partner.holder for partner in partners)
    plan = NewTable(page.game, seats, options, seed=asked.seed, title=page.title, rules=asked.rules, begin=False)
    entries = from_plan(plan, page.host, campaign)
    for seat, (plan_of, partner) in enumerate(zip(seats, partners, strict=True)):
        if plan_of.kind == "open" and partner.holder:
            entries.append(e.Sat(seat=seat, holder=partner.holder, at=now()))
    if ready:
        entries.append(e.Begun(at=now()))
    return replace(page, file=file, table=table, at=now()), entries


def carry_back(page: Page, table: Table) -> Page:
    """The game is over: its result goes into the campaign, and whoever sat at its table plays on."""
    assert table.game is not None
    with telling_of(page.kind):
        characters = team(page)
        file = page.book.recorded(page.file, table.game.view(None).board)
    for character, chair in zip(characters, table.chairs, strict=True):
        page = page.with_partner(character, Partner(chair.holder, "" if chair.holder else chair.player))
    return replace(page, file=file, table="", tables=(*page.tables, table.id), at=now())


def put_back(page: Page) -> Page:
    """The table was closed before its end: everything is as before it."""
    with telling_of(page.kind):
        return replace(page, file=page.book.abandoned(page.file), table="", at=now())


def team(page: Page) -> tuple[str, ...]:
    """The characters of the next game, by seat."""
    return tuple([sheet.character for sheet in page.book.ledger(page.file).sheets if sheet.plays])


def _member(asked: NewMember) -> tuple[str, str, Any]:
    return asked.name, asked.character, asked.deck


def _partner(page: Page, kind: str, player: str) -> Partner:
    if kind == "computer":
        return Partner(player=known_player(player, page.game))
    return Partner(holder=page.host if kind == "me" else "")


def _host(page: Page, person: str) -> None:
    let_in(page, person)
    if person != page.host:
        raise NotAllowed.because("campaign-host-only")
