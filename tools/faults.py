"""Kill the server again and again in the middle of bot games, and see whether anything is lost.

Every move that a table was told of must be there after the restart, with everything that was
shown of it, and every game must go on to its end. A run ends by itself, and so do its processes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[1]
TABLES = 4
PATIENCE = 60.0
"""Seconds without any news after which a table counts as stuck."""
LONGEST_LIFE = 1.2
"""Seconds that a server lives at most before it is killed."""


class Fault(Exception):
    """Something was lost, or stands still."""


# -- a server ------------------------------------------------------------------------------------


class Server:
    """A server of our own in a process of its own; what it stores outlives it."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.url = ""
        self.trust: ssl.SSLContext | None = None
        """Whom to believe, if it speaks https."""
        self._settings = {"port": "0", "bot_pause": "0", "data": str(folder), **settings}
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def start(self, *arguments: str) -> None:
        """Start it and wait until it answers."""
        variables = {f"UNDERMINE_{name.upper()}": text for name, text in self._settings.items()}
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                (sys.executable, "-m", "undermine.cli.main", "serve", *arguments),
                env=os.environ | variables,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                start_new_session=True,
            )
        self.url = self.hear().rpartition(" ")[2]
        self._wait_until_healthy()

    def hear(self) -> str:
        """The next line that it prints."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def _wait_until_healthy(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self._is_healthy():
            if self.has_ended or time.monotonic() > deadline:
                self.kill()
                log = (self.folder / "server.log").read_text()
                raise Fault(f"the server does not start:\n{log[-2000:]}")
            time.sleep(0.02)

    def _is_healthy(self) -> bool:
        address, trust = f"{self.url}/healthz", self.trust
        try:
            with urllib.request.urlopen(address, timeout=2, context=trust) as reply:  # noqa: S310
                return bool(reply.status == 200)  # noqa: PLR2004 (HTTP says so)
        except (OSError, ValueError):
            return False

    @property
    def has_ended(self) -> bool:
        """The process is gone."""
        return self._process is None or self._process.poll() is not None

    def kill(self) -> None:
        """End it at once, as a power cut would, and wait until its bots are gone too."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; the exit code."""
        return self._end(how)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            code = process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # bots, if any outlive it
        if process.stdout is not None:
            process.stdout.close()
        return code

    def post(self, path: str, body: object) -> Any:  # noqa: ANN401 (any JSON)
        """Ask for something by plain HTTP."""
        request = urllib.request.Request(  # noqa: S310 (our own address)
            f"{self.url}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10, context=self.trust) as reply:  # noqa: S310
            return json.load(reply)

    def socket(self, code: str) -> str:
        """The address of the WebSocket of a table."""
        return f"{self.url.replace('http', 'ws', 1)}/ws/{code}"


# -- somebody who plays --------------------------------------------------------------------------


class Player:
    """Plays one game against bots, from line to line, and remembers everything it was told."""

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
        except (ConnectionClosed, OSError):
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
        if kind in ("sync", "staged") and told["staged"]:
            self.staged = told["seq"], told["staged"]
            await self._say(line, t="end", seq=told["seq"], ref=1)
        elif kind in ("sync", "moved") and told["legal"]:
            action = self._rng.choice(told["legal"])
            at_once = self._rng.random() < 0.5  # noqa: PLR2004 (every other time)
            await self._say(line, t="act", seq=self.seq, ref=1, actions=[action], end=at_once)

    def _compare(self, sync: dict[str, Any]) -> None:
        """After a restart nothing of what was told may be missing."""
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


# -- the trial -----------------------------------------------------------------------------------


class Report(NamedTuple):
    """What was tried and found."""

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


def main(words: Sequence[str]) -> int:
    """Run the trial and say what was found."""
    parser = argparse.ArgumentParser(description="Kill the server in the middle of bot games.")
    parser.add_argument("--times", type=int, default=50, help="how often (default: 50)")
    parser.add_argument("--seed", type=int, default=0, help="for other moments and moves")
    arguments = parser.parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    with tempfile.TemporaryDirectory(prefix="undermine-faults-") as folder:
        try:
            report = Trial(Path(folder), arguments.times, arguments.seed).run()
        except Fault as fault:
            print(f"faults: {fault}", file=sys.stderr)
            return 1
    print(f"faults: {report}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
