"""People who play on while nodes fail: they connect again, as browsers do, and keep what was told.

Each of them compares what a table shows after a fault with what it showed before.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tools.fault_server import Fault

SILENCE = 6.0
"""Seconds without an answer after which a person connects again."""
AGAIN = (0.3, 1.0)
"""Seconds until a person connects again, at least and at most."""
_HARMLESS = ("stale", "not-your-turn", "slow-down", "not-now")
_TRY_AGAIN = ("storage",)


class Person:
    """One seat of a table, over many connections."""

    def __init__(self, code: str, seat: int, token: str, seed: int) -> None:
        self.code, self.seat, self.token = code, seat, token
        self.game = f"{code}.1"
        self.seq = -1
        self.views: dict[int, object] = {}
        self.staged: tuple[int, list[object]] | None = None
        self.sent: dict[int, list[object]] = {}
        """By entry, the actions that this person wanted to come next; all but the last were never
        answered."""
        self.answered: set[int] = set()
        """Entries after which an action of this person was done, as far as was told."""
        self.is_guest = seat != 0
        self.verified: set[int] = set()
        """Those of them that were looked for in the database."""
        self.is_here = self.is_over = False
        self.heard_at = time.monotonic()
        self.thinks = 0.3
        """Seconds before each move, on average."""
        self.reconnects = 0
        self._rng = random.Random(seed)  # noqa: S311 (a game, no secret)

    async def live(self, url: str) -> None:
        """Play until the game is over, over as many connections as that takes."""
        address = f"{url.replace('http', 'ws', 1)}/ws/{self.code}"
        while not self.is_over:
            try:
                await self._play(address)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.reconnects += 1
            self.is_here = False
            await asyncio.sleep(self._rng.uniform(*AGAIN))

    async def _play(self, address: str) -> None:
        async with connect(
            address, compression=None, max_size=None, proxy=None, open_timeout=8, close_timeout=0.5
        ) as line:
            await _say(line, t="join", token=self.token)
            while not self.is_over:
                try:
                    async with asyncio.timeout(SILENCE):
                        told = json.loads(await line.recv())
                except TimeoutError:
                    await _say(line, t="join", token=self.token)  # perhaps others think for long
                    async with asyncio.timeout(SILENCE):
                        told = json.loads(await line.recv())
                await self._hear(line, told)

    async def _hear(self, line: ClientConnection, told: dict[str, Any]) -> None:
        kind = told["t"]
        if kind == "wrong":
            self._take_wrong(told)
        if kind == "sync":
            self._compare(told)
        if kind in ("sync", "moved"):
            self._take_view(told)
            if _has_new_role(told):
                await _say(line, t="understood")
        if kind in ("sync", "staged") and told["staged"]:
            self.staged = told["seq"], told["staged"]
            await self._think()
            await _say(line, t="end", seq=told["seq"], ref=1)
        elif kind in ("sync", "moved") and told["legal"]:
            await self._think()
            await self._act(line, told["legal"])
        if kind in ("sync", "moved"):
            await _say(line, t="seen")

    def _take_wrong(self, told: dict[str, Any]) -> None:
        if told["why"] in _TRY_AGAIN:
            raise TimeoutError(f"table {self.code}: the database is gone")
        if told["why"] not in _HARMLESS:
            raise Fault(f"table {self.code}: {told}")

    def _take_view(self, told: dict[str, Any]) -> None:
        if told["seq"] > self.seq >= 0 and told["t"] == "moved" and self.seq in self.sent:
            self.answered.add(self.seq)
        self.seq, self.staged = told["seq"], None
        if not told.get("staged"):
            self.views[self.seq] = told["view"]
        self.is_here, self.heard_at = True, time.monotonic()
        self.is_over = not told["view"]["agenda"]

    async def _act(self, line: ClientConnection, legal: list[object]) -> None:
        action = self._rng.choice(legal)
        self.sent.setdefault(self.seq, []).append(action)
        at_once = self._rng.random() < 0.4  # noqa: PLR2004 (two of five times)
        await _say(line, t="act", seq=self.seq, ref=1, actions=[action], end=at_once)

    async def _think(self) -> None:
        await asyncio.sleep(self._rng.uniform(0, 2 * self.thinks))

    def _compare(self, sync: dict[str, Any]) -> None:
        """Check that nothing that was told before is missing."""
        if sync["you"] != self.seat:
            raise Fault(f"table {self.code}: seat {self.seat} is not theirs any more")
        if sync["seq"] < self.seq:
            raise Fault(f"table {self.code}: entry {self.seq} is lost, {sync['seq']} is the last")
        if sync["seq"] != self.seq:
            return
        staged = self.staged[1] if self.staged else []
        if staged and sync["staged"] != staged:
            raise Fault(f"table {self.code}: what was staged after entry {self.seq} is lost")
        known = self.views.get(self.seq, sync["view"])
        if not sync["staged"] and sync["view"] != known:
            raise Fault(f"table {self.code}: entry {self.seq} looks different")


def _has_new_role(told: dict[str, Any]) -> bool:
    """Whether a message shows a role that the person has not confirmed."""
    if told["t"] == "sync":
        return not told["understood"]
    return any(event["did"] == "roundbegan" for one in told["log"] for event in one["events"])


async def _say(line: ClientConnection, **message: object) -> None:
    await line.send(json.dumps(message))


async def seat_two(url: str, opened: dict[str, Any], rng: random.Random) -> list[Person]:
    """A second person sits down, the first one begins; raises `OSError` or the like in a fault."""
    address = f"{url.replace('http', 'ws', 1)}/ws/{opened['code']}"
    async with asyncio.timeout(20), _line(address) as host, _line(address) as guest:
        await _say(host, t="join", token=opened["token"])
        await _say(guest, t="join")
        await _say(guest, t="sit", name="Ben")
        seated = await _heard(guest, "seated")
        await _say(guest, t="ready")
        while not (await _heard(host, "table"))["table"]["seats"][seated["seat"]]["ready"]:
            pass
        await _say(host, t="start")
        while not (await _heard(host, "sync"))["view"]:
            pass
    people = ((opened["seat"], opened["token"]), (seated["seat"], seated["token"]))
    return [Person(opened["code"], *one, rng.randrange(2**32)) for one in people]


def _line(address: str) -> connect:
    return connect(address, compression=None, max_size=None, proxy=None, close_timeout=0.5)


async def _heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await line.recv())
        if told["t"] == kind:
            return told
        if told["t"] == "wrong":
            raise OSError(f"refused: {told['why']}")
