"""Kill the server again and again in the middle of bot games, and see whether anything is lost.

Every move that a table was told of must be there after the restart, with everything that was
shown of it, and every game must go on to its end.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tools.fault_server import PATIENCE, Fault, Server

TABLES = 4
LONGEST_LIFE = 1.2
"""Seconds that a server lives at most before it is killed."""


# -- a player ------------------------------------------------------------------------------------


class Player:
    """Plays one game against bots over many connections, and keeps all messages received.

    It closes roles and cards at once, so that bots do not wait for it.
    """

    def __init__(self, opened: dict[str, Any], seed: int) -> None:
        self.code, self.token = opened["code"], opened["token"]
        self.seq = -1
        self.views: dict[int, object] = {}
        self.staged: tuple[int, list[object]] | None = None
        self.is_over = False
        self._rng = random.Random(seed)  # noqa: S311 (a game, no secret)

    async def play(self, address: str) -> None:
        """Play until the game is over or the line breaks."""
        try:
            async with connect(address, compression=None, max_size=None, proxy=None) as line:
                join = {"t": "join", "token": self.token}
                await line.send(json.dumps(join))
                while not self.is_over:
                    async with asyncio.timeout(PATIENCE):
                        await self._hear(line, json.loads(await line.recv()))
        except TimeoutError as error:
            raise Fault(f"table {self.code} stands still after entry {self.seq}") from error
        except (ConnectionClosed, InvalidMessage, OSError):  # also in the middle of a handshake
            pass

    async def _hear(self, line: ClientConnection, told: dict[str, Any]) -> None:
        kind = told["t"]
        if kind == "wrong" and told["why"] not in ("stale", "not-your-turn", "slow-down"):
            raise Fault(f"table {self.code}: {told}")
        if kind == "sync":
            self._compare(told)
        if kind in ("sync", "moved"):
            self.seq, self.staged = told["seq"], None
            self.views[self.seq] = told["view"]
            self.is_over = not told["view"]["agenda"]
            if _has_new_role(told):
                await self._say(line, t="understood")
        if kind in ("sync", "staged") and told["staged"]:
            self.staged = told["seq"], told["staged"]
            await self._say(line, t="end", seq=told["seq"], ref=1)
        elif kind in ("sync", "moved") and told["legal"]:
            action = self._rng.choice(told["legal"])
            at_once = self._rng.random() < 0.5  # noqa: PLR2004 (every other time)
            await self._say(line, t="act", seq=self.seq, ref=1, actions=[action], end=at_once)
        if kind in ("sync", "moved"):
            await self._say(line, t="seen")

    def _compare(self, sync: dict[str, Any]) -> None:
        """Check that nothing sent before a restart is missing after it."""
        if sync["you"] != 0:
            raise Fault(f"table {self.code}: the token is not known any more")
        if sync["seq"] < self.seq:
            raise Fault(f"table {self.code}: entry {self.seq} is lost, {sync['seq']} is the last")
        if sync["seq"] != self.seq:
            return
        staged = self.staged[1] if self.staged else []
        if staged and sync["staged"] != staged:
            raise Fault(f"table {self.code}: what was staged after entry {self.seq} is lost")
        if not sync["staged"] and sync["view"] != self.views[self.seq]:
            raise Fault(f"table {self.code}: entry {self.seq} looks different")

    async def _say(self, line: ClientConnection, **message: object) -> None:
        await line.send(json.dumps(message))


def _has_new_role(told: dict[str, Any]) -> bool:
    """Whether a message shows a role that the player has not confirmed."""
    if told["t"] == "sync":
        return not told["understood"]
    return any(event["did"] == "roundbegan" for one in told["log"] for event in one["events"])


# -- the trial -----------------------------------------------------------------------------------


class Report(NamedTuple):
    """Trials and their results."""

    kills: int
    games: int
    moves: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.seconds:.0f} s, {self.games} games played to their end, "
            f"{self.moves} entries told: nothing was lost"
        )


class Trial:
    """Kills a server so many times and keeps some games going all the while."""

    def __init__(self, folder: Path, times: int, seed: int) -> None:
        self._server = Server(folder, tables_per_hour="100000", messages_per_second="100000")
        self._times = times
        self._rng = random.Random(seed)  # noqa: S311 (when to kill is no secret)
        self._players: list[Player] = []
        self._finished: list[Player] = []

    def run(self) -> Report:
        """Kill and restart, then let every game end."""
        began = time.monotonic()
        try:
            for _ in range(self._times):
                self._server.start()
                asyncio.run(self._live(self._rng.uniform(0.05, LONGEST_LIFE)))
                self._server.kill()
            self._server.start()
            asyncio.run(self._live(None))
            self._server.stop()
        finally:
            self._server.kill()
        moves = sum(player.seq for player in self._finished)
        return Report(self._times, len(self._finished), moves, time.monotonic() - began)

    async def _live(self, seconds: float | None) -> None:
        """Play for so long, or until every game is over; then the server is killed in mid-move."""
        self._sort_out()
        while seconds is not None and len(self._players) < TABLES:
            self._players.append(self._sit_down())
        if not self._players:
            return  # the last kill came after the last game
        playing = [
            asyncio.create_task(player.play(self._server.socket(player.code)))
            for player in self._players
        ]
        done, left = await asyncio.wait(playing, timeout=seconds)
        if seconds is not None:
            os.kill(self._server.pid, signal.SIGKILL)
        if left:
            done |= (await asyncio.wait(left, timeout=PATIENCE))[0]
        for task in done:
            task.result()
        self._sort_out()
        if seconds is None and self._players:
            raise Fault(f"table {self._players[0].code} does not come to its end")

    def _sort_out(self) -> None:
        self._finished += [player for player in self._players if player.is_over]
        self._players = [player for player in self._players if not player.is_over]

    def _sit_down(self) -> Player:
        config = {"seats": self._rng.randint(3, 6)}
        bots = self._rng.choice(["random", "greedy"])
        body = {"name": "Ana", "config": config, "bots": bots}
        return Player(self._server.post("/api/tables", body), self._rng.randrange(2**32))
