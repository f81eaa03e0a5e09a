"""Campaigns: several games in a row, with what is carried from one table to the next."""

from miskatonic.server.campaigns.keeper import Keeper
from miskatonic.server.campaigns.pages import Page

__all__ = ["Keeper", "Page"]
