"""When bots may answer: after a pause, and not while a person looks at a secret.

The pause is counted from the moment at which a bot is asked, and it hides how long the bot thinks.
A thought that takes longer is answered at the next of a few fixed moments, so that its time tells
next to nothing.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable
from typing import Final

from undermine.core.state import Seat
from undermine.server.protocol.messages import BotPace
from undermine.server.services import Time
from undermine.server.table.audience import Audience
from undermine.server.table.clocks import CEREMONY
from undermine.server.table.record import TableRecord
from undermine.server.table.round_log import RoundLog

PACES: Final[dict[BotPace, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.3}
"""The pause of a bot as a multiple of the setting `bot_pause`."""
SAME_TURN: Final = 0.5
"""The part of a pause before each further decision of the same seat."""
GRAIN: Final = 0.1
"""The shortest pause as a part of `bot_pause`; longer thoughts are answered at multiples of it."""
LOOK: Final = 20.0
"""Seconds for which bots wait until a person has closed the card that they looked at."""


class BotPacing:
    """The pauses of the bots at one table, and what they wait for."""

    def __init__(
        self, record: TableRecord, audience: Audience, log: RoundLog, time: Time, pause: float
    ) -> None:
        self._record = record
        self._audience = audience
        self._log = log
        self._time = time
        self._pause = pause
        self._is_skipping = False
        self._ceremony_ends = time.now() + CEREMONY
        self._looks: dict[Seat, float] = {}
        """By seat, until when bots wait for the person who looks at a card."""
        self._waited_until = -math.inf
        """When bots last had to wait no longer; a pause follows."""
        self._sleeping: set[asyncio.Future[None]] = set()
        """One for each bot that has decided and must not answer yet."""

    # -- pauses ----------------------------------------------------------------

    async def wait(self, asked: float, *, is_first: bool) -> None:
        """Wait until a bot that was asked at this time, and has just decided, may answer."""
        ready = self._ready(asked)
        while (left := self._answer_at(asked, ready, is_first=is_first) - self._time.now()) > 0:
            await self._sleep(left)

    def skip(self) -> None:
        """Shorten all pauses until a person decides."""
        self._is_skipping = True
        self.update()

    def end_skip(self) -> None:
        """A person decides now: the next pauses are as long as ever."""
        self._is_skipping = False

    def update(self) -> None:
        """A pause or a wait may be over: let bots that wait find out."""
        for one in self._sleeping:
            _wake(one)

    def _ready(self, asked: float) -> float:
        """The moment at which an answer may come, by the time that the thought took."""
        grain = self._pause * GRAIN
        now = self._time.now()
        return asked + math.ceil((now - asked) / grain) * grain if grain else now

    def _answer_at(self, asked: float, ready: float, *, is_first: bool) -> float:
        now, waits_until = self._time.now(), self._waits_until()
        is_waiting = waits_until > now
        self._waited_until = waits_until if is_waiting else min(self._waited_until, now)
        return max(ready, max(asked, self._waited_until) + self._pause_before(is_first=is_first))

    def _pause_before(self, *, is_first: bool) -> float:
        if self._is_skipping:
            return self._pause * GRAIN
        part = 1.0 if is_first else SAME_TURN
        return self._pause * part * PACES[self._record.config.bot_pace]

    async def _sleep(self, seconds: float) -> None:
        """Sleep, but not longer than until the next `update`."""
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self._time.after(seconds, lambda: _wake(over))
        self._sleeping.add(over)
        try:
            await over
        finally:
            timer.cancel()
            self._sleeping.discard(over)

    # -- waiting for people ----------------------------------------------------

    def begin_round(self, story: float) -> None:
        """Everybody looks at a new role, after a story of so many seconds; nothing is skipped."""
        self._ceremony_ends = self._time.now() + story + CEREMONY
        self._looks.clear()
        self.end_skip()

    def open_looks(self, seats: Iterable[Seat]) -> None:
        """The people of these seats look at a card."""
        for seat in set(seats) & self._attending():
            self._looks[seat] = self._time.now() + LOOK

    def close_look(self, seat: Seat) -> None:
        """The person of this seat has closed the card, or a new page does not show it."""
        self._looks.pop(seat, None)
        self.update()

    def _attending(self) -> set[Seat]:
        """The people who are here and play themselves."""
        here = set(self._record.persons()) & self._audience.present
        return {seat for seat in here if not self._record.played_by_bot(seat)}

    def _waits_until(self) -> float:
        """Until when bots wait at most; in the past if they need not wait."""
        if self._record.config.pace == "turns":
            return -math.inf
        here = self._attending()
        ends = [end for seat, end in self._looks.items() if seat in here]
        if here - self._log.understood - self._log.deciders:
            ends.append(self._ceremony_ends)
        return max(ends, default=-math.inf)


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)
