"""Whom bots wait for, and until when, from the state of a table alone."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

from tests.server.room_harness import StoppedTime
from undermine.server.table.clocks import CEREMONY
from undermine.server.table.pacing import LOOK, BotPacing


class Waiting:
    """The pacing of a table with people on seats 0 and 1, who have both seen their roles."""

    def __init__(self) -> None:
        self.time, self.present = StoppedTime(), {0, 1}
        self.log = SimpleNamespace(understood={0, 1}, deciders=set[int]())
        record: Any = SimpleNamespace(
            config=SimpleNamespace(pace="none", bot_pace="normal"),
            persons=lambda: [0, 1],
            played_by_bot=lambda _seat: False,
        )
        audience: Any = SimpleNamespace(present=self.present)
        log: Any = self.log
        self.pacing = BotPacing(record, audience, log, self.time, 1.0)

    @property
    def seconds(self) -> float:
        """How long bots wait at most; minus infinity if they do not wait."""
        return self.pacing._waits_until() - self.time.now()


def test_the_time_for_a_role_begins_after_the_story() -> None:
    waiting = Waiting()
    waiting.log.understood.clear()

    waiting.pacing.begin_round(5.0)

    assert waiting.seconds == 5.0 + CEREMONY


def test_a_new_round_ends_all_looks() -> None:
    waiting = Waiting()
    waiting.pacing.open_looks([0])
    assert waiting.seconds == LOOK

    waiting.pacing.begin_round(0.0)

    assert waiting.seconds == -math.inf


def test_a_new_round_ends_skipping() -> None:
    waiting = Waiting()
    waiting.pacing.skip()
    assert waiting.pacing._pause_before(is_first=True) < 1.0

    waiting.pacing.begin_round(0.0)

    assert waiting.pacing._pause_before(is_first=True) == 1.0


def test_bots_do_not_wait_for_a_look_of_someone_who_was_away_or_left() -> None:
    waiting = Waiting()
    waiting.present.remove(1)
    waiting.pacing.open_looks([0, 1])
    waiting.present.symmetric_difference_update({0, 1})

    assert waiting.seconds == -math.inf


def test_who_has_decided_has_seen_the_role() -> None:
    waiting = Waiting()
    waiting.log.understood.remove(1)
    assert waiting.seconds == CEREMONY

    waiting.log.deciders.add(1)

    assert waiting.seconds == -math.inf
