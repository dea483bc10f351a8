"""Bots choose in worker processes, never in the event loop of the server.

A `Thought` holds everything that a choice needs, so any worker process can handle it, and no
state is lost when a process dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from undermine.bots.base import Bot, Recalling
from undermine.bots.belief.kept import Believing, KeptBeliefs
from undermine.bots.hints import Advisor, Hint
from undermine.bots.registry import make_bot
from undermine.bots.spreading import processes
from undermine.core.state import Action, Event, Seat, View
from undermine.games import load
from undermine.observation.history import SeenHistory
from undermine.server.private_api.stdlib import worker_processes

_ResultT = TypeVar("_ResultT")
_BELIEFS: Final = KeptBeliefs()
"""What seats that this process thought for could believe then; equal events, equal beliefs."""


class Thought(NamedTuple):
    """A choice that a bot has to make, with everything that its seat may know.

    All fields are plain values of the engine, and the executor pickles them as a whole. Pickling a
    view costs less than writing it as JSON and reading it again: the board comes with its derived
    facts, which a reader of JSON computes anew.
    """

    rules: str
    """The id of the ruleset, with its version and options."""
    bot: str
    """The name of the bot in the registry."""
    seed: str
    """The seed of the bot's random choices, for this choice only."""
    seat: Seat
    view: View[Any]
    """The state as the seat sees it."""
    events: Sequence[Event]
    """The events of this round as the seat saw them."""
    legal: Sequence[Action]
    history: SeenHistory | None = None
    """Who did what in this round as the seat saw it, for bots that recall it."""


class BotWorkers(Protocol):
    """Runs the choices of bots outside of the event loop."""

    async def think(self, thought: Thought) -> Action:
        """The action that the bot chooses; every failure is an exception."""

    async def advise(self, thought: Thought) -> tuple[Hint, ...]:
        """The hints that the bot gives; every failure is an exception."""

    def close(self) -> None:
        """Stop; no thought is accepted any more."""


class BotProcesses:
    """A pool of worker processes; the pool is replaced when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor = self._start()

    async def think(self, thought: Thought) -> Action:
        """Run `choose` in a worker process."""
        return await self._run(choose, thought)

    async def advise(self, thought: Thought) -> tuple[Hint, ...]:
        """Run `advise` in a worker process."""
        return await self._run(advise, thought)

    async def _run(self, work: Callable[[Thought], _ResultT], thought: Thought) -> _ResultT:
        """Run a function in a worker process; if the pool breaks, once more in a new pool."""
        loop = asyncio.get_running_loop()
        executor = self._executor
        try:
            return await loop.run_in_executor(executor, work, thought)
        except BrokenProcessPool:
            if executor is self._executor:
                self._executor = self._start()
            return await loop.run_in_executor(self._executor, work, thought)

    def close(self) -> None:
        """Kill the worker processes; choices under way are lost."""
        for process in worker_processes(self._executor):
            process.kill()
        self._executor.shutdown(cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        return processes(self._workers)


def choose(thought: Thought) -> Action:
    """The choice of a new bot that has seen the events of a thought."""
    return _seated(thought).choose(thought.view, thought.legal)


def advise(thought: Thought) -> tuple[Hint, ...]:
    """The hints of a new bot that has seen the events of a thought; none if it gives no reasons."""
    bot = _seated(thought)
    return tuple(bot.advise(thought.view, thought.legal)) if isinstance(bot, Advisor) else ()


def _seated(thought: Thought) -> Bot:
    bot = make_bot(thought.bot, thought.seed)
    bot.begin(thought.seat, thought.rules)
    _tell(bot, thought)
    if thought.history is not None and isinstance(bot, Recalling):
        bot.recall(thought.history)
    return bot


def _tell(bot: Bot, thought: Thought) -> None:
    """Let a bot have the events; one that remembers a belief need not read them again."""
    belief = None
    if isinstance(bot, Believing):
        belief = _BELIEFS.after(load(thought.rules), thought.events)
    if isinstance(bot, Believing) and belief is not None:
        bot.remember(thought.events, belief)
    else:
        bot.see(thought.events)
