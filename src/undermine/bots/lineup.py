"""Lineups: a bot by its name, or one bot per side of the role it is dealt.

A lineup is a name such as `greedy`, or sides such as `digger=greedy,saboteur=random`: then one
bot plays the seat in rounds in which it is a saboteur, and the other in all other rounds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from undermine.bots.base import Bot, Recalling
from undermine.bots.registry import make_bot
from undermine.core.state import Action, Event, Seat, View, pile
from undermine.observation.history import SeenHistory

_SIDE: Final = re.compile(r"(digger|saboteur)=(.+)", re.DOTALL)


class RoleBot:
    """Delegates each decision to the bot for the side of its role card."""

    def __init__(self, sides: Mapping[str, Bot]) -> None:
        self._sides = sides

    def begin(self, seat: Seat, rules: str) -> None:
        """Take the seat with the bots of both sides."""
        for bot in self._sides.values():
            bot.begin(seat, rules)

    def see(self, events: Sequence[Event]) -> None:
        """Pass the events on to the bots of both sides."""
        for bot in self._sides.values():
            bot.see(events)

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose as the bot for the side of the role card does."""
        (role,) = view.piles[pile("role", view.seat)].cards
        return self._sides["saboteur" if "saboteur" in role else "digger"].choose(view, legal)

    def close(self) -> None:
        """Release the resources of both bots."""
        for bot in self._sides.values():
            close_bot(bot)

    @property
    def errors(self) -> list[str]:
        """The errors of both bots."""
        return [error for bot in self._sides.values() for error in faults(bot)]


class RecallingRoleBot(RoleBot):
    """Bots for both sides, of which at least one recalls the log."""

    def recall(self, history: SeenHistory) -> None:
        """Pass the log on to the bots that recall it."""
        for bot in self._sides.values():
            if isinstance(bot, Recalling):
                bot.recall(history)


def read_lineups(text: str) -> tuple[str, ...]:
    """The lineups in a list with commas; all sides in the list make one lineup."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        message = f"bots are written as in 'greedy,random', not {text!r}"
        raise ValueError(message)
    sides = [word for word in words if _SIDE.fullmatch(word)]
    names = tuple(word for word in words if not _SIDE.fullmatch(word))
    return (*names, ",".join(sides)) if sides else names


def seat_bot(lineup: str, seed: str) -> Bot:
    """The bot of a lineup; an unknown name is a ValueError that lists the known ones."""
    sides = [_SIDE.fullmatch(word) for word in lineup.split(",")]
    found = {side[1]: side[2] for side in sides if side}
    if not found:
        return make_bot(lineup, seed)
    if len(found) != len(sides) or set(found) != {"digger", "saboteur"}:
        message = f"sides are written as in 'digger=greedy,saboteur=random', not {lineup!r}"
        raise ValueError(message)
    bots = {role: make_bot(name, f"{seed}-{role}") for role, name in found.items()}
    is_recalling = any(isinstance(bot, Recalling) for bot in bots.values())
    return RecallingRoleBot(bots) if is_recalling else RoleBot(bots)


def bots_of(lineup: str) -> list[str]:
    """The names of the bots in a lineup.

    >>> bots_of("digger=greedy,saboteur=random")
    ['greedy', 'random']
    """
    sides = [_SIDE.fullmatch(word) for word in lineup.split(",")]
    return [side[2] for side in sides if side] or [lineup]


def timed_bots(lineup: str) -> list[str]:
    """The names of those bots of a lineup that think for a time, not for so many steps.

    >>> timed_bots("digger=greedy,saboteur=random")
    []
    """
    return [name for name in bots_of(lineup) if _is_timed(name)]


def _is_timed(name: str) -> bool:
    bot = make_bot(name, "")
    close_bot(bot)
    return bool(getattr(bot, "is_timed", False))


def close_bot(bot: Bot) -> None:
    """Release the resources of a bot, if it has a method for that."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def faults(bot: Bot) -> list[str]:
    """The errors of a bot, if it records any."""
    return list(getattr(bot, "errors", ()))
