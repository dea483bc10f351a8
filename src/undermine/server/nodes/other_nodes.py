"""What other nodes know of the tables that they own: whose turn it is, for lists."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final
from urllib.parse import quote

import msgspec

from undermine.server.logs import log
from undermine.server.nodes.claims import Claims
from undermine.server.nodes.internal_http import ask
from undermine.server.nodes.introductions import Node, introduce
from undermine.server.protocol.schemas import Brief

BRIEFS: Final = "/api/nodes/briefs"
"""Where a node answers with briefs of its tables."""
MOST: Final = 100
"""Tables in one question."""
_SECONDS: Final = 1.0
"""So long a list waits for another node; then it does without."""
_OK: Final = 200


class OtherNodes:
    """The other nodes, asked by one of them."""

    def __init__(self, node: Node, claims: Claims) -> None:
        self._node = node
        self._claims = claims

    async def briefs(self, codes: Collection[str]) -> dict[str, Brief]:
        """The tables that other nodes own, as far as these answer in time."""
        owned: dict[str, list[str]] = {}
        for code, address in (await self._claims.owners_of(codes)).items():
            if address != self._node.address:
                owned.setdefault(address, []).append(code)
        answers = await asyncio.gather(*(self._ask(*one) for one in owned.items()))
        return {brief.code: brief for answer in answers for brief in answer}

    async def _ask(self, address: str, codes: list[str]) -> list[Brief]:
        target = f"{BRIEFS}?codes={quote(','.join(codes[:MOST]))}"
        headers = introduce(self._node, "", may_guess=False)
        try:
            answer = await ask(address, target, headers, _SECONDS)
            if answer.status == _OK:
                return msgspec.json.decode(answer.body, type=list[Brief])
            what = answer.body.decode(errors="replace").strip()
        except (OSError, msgspec.DecodeError) as error:
            what = str(error)
        log.warning("another node tells nothing of its tables", node=address, what=what)
        return []
