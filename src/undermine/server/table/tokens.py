"""Tokens: the secrets that prove a claim to a seat. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from undermine.core.state import Seat


def fresh_token() -> str:
    """A token: the secret that proves a claim to a seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """The hash of a token: the token itself is not stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_with(token: str, hashes: Sequence[str]) -> Seat | None:
    """The index of the hash of this token."""
    shown = hashed(token)
    for seat, kept in enumerate(hashes):
        if kept and secrets.compare_digest(kept, shown):
            return seat
    return None
