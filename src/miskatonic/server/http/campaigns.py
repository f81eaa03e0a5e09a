"""The routes of campaigns: begin one, look, change it between two games, have the next game begin."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, get, patch, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

import miskatonic
from miskatonic.server.campaigns import Keeper, Page, commands
from miskatonic.server.campaigns.telling import plan_of, summary, view, wares
from miskatonic.server.clock import now
from miskatonic.server.errors import NotAllowed, TooMany
from miskatonic.server.http.asking import Asked, language, person_of, somebody
from miskatonic.server.http.given import TheDoor, TheKeeper, TheSettings, Word
from miskatonic.server.http.tables import not_too_many
from miskatonic.server.wire.campaigns import (
    CampaignChange,
    CampaignPlan,
    CampaignSummary,
    CampaignView,
    MemberChange,
    NewCampaign,
    NewMember,
    NextTable,
)

__all__ = ["CampaignPages"]

DAY = 86_400_000
LISTED = 50


class CampaignPages(Controller):
    """Campaigns; `lang` in the query chooses the language of what comes back."""

    path = "/api"
    tags = ["campaigns"]

    @get("/games/{game:str}/campaign")
    async def plan(self, request: Asked, game: Word) -> CampaignPlan:
        """What a campaign of this game is begun with."""
        return plan_of(miskatonic.game_type(game), language(request))

    @get("/campaigns")
    async def mine(self, request: Asked, keeper: TheKeeper) -> list[CampaignSummary]:
        """The campaigns that you have begun or play in, newest first."""
        person, lang = somebody(person_of(request)), language(request)
        found = []
        for id in await keeper.pages.campaigns_of(person, LISTED):
            try:
                _, page = await _seen(keeper, id, person)
            except NotAllowed:
                continue  # whoever has left it
            found.append(summary(id, page, lang))
        return found

    @post("/campaigns")
    async def begin(
        self, request: Asked, keeper: TheKeeper, settings: TheSettings, door: TheDoor, data: JSONBody[NewCampaign]
    ) -> CampaignView:
        """Begin a campaign. You are its host, and play the characters of the kind `me`."""
        person = somebody(person_of(request))
        door.let_make(request)
        if await keeper.pages.begun_by(person, now() - DAY) >= settings.tables_a_day:
            raise TooMany.because("many-campaigns", most=settings.tables_a_day)
        page = await asyncio.to_thread(commands.begin, data, person)
        return await _told(request, keeper, await keeper.begin(page), 0, page, person)

    @get("/campaigns/{campaign:str}")
    async def look(self, request: Asked, keeper: TheKeeper, campaign: Word) -> CampaignView:
        """The whole campaign."""
        person = somebody(person_of(request))
        return await _told(request, keeper, campaign, *await _seen(keeper, campaign, person), person)

    @post("/campaigns/{campaign:str}/tables", status_code=HTTP_201_CREATED)
    async def open_table(
        self,
        request: Asked,
        keeper: TheKeeper,
        settings: TheSettings,
        door: TheDoor,
        campaign: Word,
        data: JSONBody[NextTable],
    ) -> CampaignView:
        """The next game begins: `table` is where. While it is being played, this is the same table again."""
        person = somebody(person_of(request))
        door.let_make(request)
        await not_too_many(keeper.room, settings, person)
        turned = await keeper.open_table(campaign, person, data)
        return await _told(request, keeper, campaign, *turned, person)

    @post("/campaigns/{campaign:str}/changes", status_code=HTTP_200_OK)
    async def change(
        self, request: Asked, keeper: TheKeeper, campaign: Word, data: JSONBody[CampaignChange]
    ) -> CampaignView:
        """Do something between two games: buy a card, leave, come back, put a story card into a deck or out of it."""
        person = somebody(person_of(request))
        turned = await keeper.turn(campaign, data.version, lambda page: commands.alter(page, person, data))
        return await _told(request, keeper, campaign, *turned, person)

    @post("/campaigns/{campaign:str}/members", status_code=HTTP_200_OK)
    async def enlist(
        self, request: Asked, keeper: TheKeeper, campaign: Word, data: JSONBody[NewMember]
    ) -> CampaignView:
        """Somebody joins between two games, also with a new character for one who was lost: the host's to do."""
        person = somebody(person_of(request))
        turned = await keeper.turn(campaign, None, lambda page: commands.enlist(page, person, data))
        return await _told(request, keeper, campaign, *turned, person)

    @patch("/campaigns/{campaign:str}/members/{character:str}")
    async def reassign(
        self, request: Asked, keeper: TheKeeper, campaign: Word, character: Word, data: JSONBody[MemberChange]
    ) -> CampaignView:
        """Who plays a character from the next game on: the host's to say."""
        person = somebody(person_of(request))
        turned = await keeper.turn(campaign, None, lambda page: commands.reassign(page, person, character, data))
        return await _told(request, keeper, campaign, *turned, person)

    @get("/campaigns/{campaign:str}/wares/{character:str}")
    async def wares(self, request: Asked, keeper: TheKeeper, campaign: Word, character: Word) -> list[Any]:
        """What this character may buy: a `Ware` each, its texts in words, cheapest first."""
        _, page = await _seen(keeper, campaign, somebody(person_of(request)))
        return await asyncio.to_thread(wares, page, character, language(request))


async def _seen(keeper: Keeper, id: str, person: str) -> tuple[int, Page]:
    """The campaign as it stands, if it is this person's business."""
    version, page = await keeper.look(id)
    commands.let_in(page, person, await keeper.table_of(page))
    return version, page


async def _told(request: Asked, keeper: Keeper, id: str, version: int, page: Page, person: str) -> CampaignView:
    table = await keeper.table_of(page)
    return view(id, version, page, table, person, language(request))
