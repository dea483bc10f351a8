"""Waiting for states that no event announces: of other processes, threads and sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic, sleep
from typing import Final

HANG: Final = 120.0
"""Seconds after which a wait counts as hung. Nothing that works takes as long on a busy machine, so
this decides no test."""
_PAUSE: Final = 0.01
DEALS: Final = 200
"""Deals among which one is as a test wants it; they follow from the name of the test."""


def wait_until(reached: Callable[[], bool], what: str, pause: float = _PAUSE) -> None:
    """Call a condition until it is true."""
    deadline = monotonic() + HANG
    while not reached():
        assert monotonic() < deadline, f"waited for {what}"
        sleep(pause)


def attempts(most: int, what: str) -> Iterator[int]:
    """Count attempts at something; so many without success mean that it is never reached."""
    yield from range(most)
    raise AssertionError(f"not reached in {most} attempts: {what}")
