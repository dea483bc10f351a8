"""Guarded bots: whatever a bot does, its game goes on and its fault is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undermine.bots.base import Bot, Recalling
from undermine.bots.lineup import close_bot, faults
from undermine.bots.random_bot import RandomBot
from undermine.core.state import Action, Event, Seat, View
from undermine.observation.history import SeenHistory


class GuardedBot:
    """A bot that may raise errors or choose what is not legal; then a random bot plays on."""

    def __init__(self, bot: Bot, seed: str) -> None:
        self._bot = bot
        self._stand_in = RandomBot(seed)
        self._faults: list[str] = []

    @property
    def errors(self) -> list[str]:
        """The faults of the bot, those that it keeps itself among them."""
        return [*self._faults, *faults(self._bot)]

    def begin(self, seat: Seat, rules: str) -> None:
        """Give the bot its seat."""
        self._try(lambda: self._bot.begin(seat, rules))

    def see(self, events: Sequence[Event]) -> None:
        """Show events to the bot."""
        if not self._faults:
            self._try(lambda: self._bot.see(events))

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """The choice of the bot, or of its stand-in after a fault."""
        chosen: list[Action] = []
        if not self._faults:
            self._try(lambda: chosen.append(self._bot.choose(view, legal)))
        if chosen and chosen[0] in legal:
            return chosen[0]
        if chosen:
            self._faults.append(f"chose {chosen[0]!r}, which is not legal")
        return self._stand_in.choose(view, legal)

    def close(self) -> None:
        """Release the resources of the bot."""
        close_bot(self._bot)

    def _try(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:  # noqa: BLE001 (a bot of somebody else raises whatever it likes)
            self._faults.append(f"{type(error).__name__}: {error}")


class RecallingGuardedBot(GuardedBot):
    """A guarded bot that recalls the log of the game."""

    def __init__(self, bot: Recalling, seed: str) -> None:
        super().__init__(bot, seed)
        self._recalling = bot

    def recall(self, history: SeenHistory) -> None:
        """Pass the log on to the bot."""
        if not self._faults:
            self._try(lambda: self._recalling.recall(history))


def guarded(bot: Bot, seed: str) -> GuardedBot:
    """Guard a bot; one that recalls the log of the game still gets it."""
    return RecallingGuardedBot(bot, seed) if isinstance(bot, Recalling) else GuardedBot(bot, seed)
