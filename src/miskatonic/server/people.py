"""People, as far as the server knows them: a random token that stays with them. Only its digest is kept."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_urlsafe

__all__ = ["NOBODY", "digest", "is_token", "new_token"]

NOBODY = ""
"""The digest of whoever has no token."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 random bits, in letters that fit a header, a cookie and the end of a link."""
    return token_urlsafe(32)


def is_token(word: str) -> bool:
    """Whether this could be a token; anything shorter could be guessed."""
    return _TOKEN.fullmatch(word) is not None


def digest(token: str) -> str:
    """What is kept of a token: it can be recognised, and not be found out."""
    return sha256(token.encode()).hexdigest()
