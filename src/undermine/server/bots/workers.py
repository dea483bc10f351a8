"""Bots think in processes of their own, never in the loop that serves people.

A thought carries everything: the seat's view, what the seat saw in this round, and what it may
do. So it does not matter which process thinks, and a process that dies takes nothing along.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import NamedTuple, Protocol

from undermine.bots.registry import make_bot
from undermine.core.state import Action, Event, Seat
from undermine.games import load
from undermine.notation.wire import decode_state
from undermine.server.private_api.stdlib import worker_processes


class Thought(NamedTuple):
    """A question for a bot."""

    rules: str
    bot: str
    seed: str
    seat: Seat
    view: bytes
    """The view, in the JSON of `notation.wire`."""
    events: Sequence[Event]
    """What the seat saw in this round."""
    legal: Sequence[Action]


class BotWorkers(Protocol):
    """Somewhere bots can think."""

    async def think(self, thought: Thought) -> Action:
        """What the bot decides; anything that goes wrong is an exception."""

    def close(self) -> None:
        """No more thoughts."""


class BotProcesses:
    """Thinks in so many processes; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor = self._start()

    async def think(self, thought: Thought) -> Action:
        """Ask a process; a broken one once more."""
        loop = asyncio.get_running_loop()
        executor = self._executor
        try:
            return await loop.run_in_executor(executor, choose, thought)
        except BrokenProcessPool:
            if executor is self._executor:
                self._executor = self._start()
            return await loop.run_in_executor(self._executor, choose, thought)

    def close(self) -> None:
        """No more thoughts; what is being thought is cut short, and nothing is left behind."""
        for process in worker_processes(self._executor):
            process.kill()
        self._executor.shutdown(cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_end_with_server)


def _end_with_server() -> None:
    """A process whose server was killed would wait for the next thought for ever."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def choose(thought: Thought) -> Action:
    """Sit a bot down, tell it what happened, and ask it."""
    rules = load(thought.rules)
    bot = make_bot(thought.bot, thought.seed)
    bot.begin(thought.seat, thought.rules)
    bot.see(thought.events)
    view = decode_state(rules, thought.view)
    return bot.choose(view, thought.legal)  # type: ignore[arg-type]  # a view, as its seat says
