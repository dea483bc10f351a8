"""One table in the kernel: what all environments share.

A table plays one game after the other, names actions by their slots and counts rewards. An action
outside the window has no slot, so no agent can choose it. A game is truncated when a card lies
outside all the same, because a bot laid it there, or when no legal action has a slot.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from undermine.core.grid import Area
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, View
from undermine.games import load
from undermine.kernel import KernelError, kernel
from undermine.notation.drawing import draw
from undermine.notation.picture import svg

if TYPE_CHECKING:
    from undermine.kernel.game import KernelGame

RENDER_MODES: Final = ("ansi", "svg")
NO_OPTIONS: Final[Mapping[str, str]] = {}


class IllegalSlotError(ValueError):
    """An action that is not legal now, or not at all."""


class Table:
    """A kernel with its observer, and the game that is played now."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        options: Mapping[str, str] = NO_OPTIONS,
        rounds: int | None = None,
        area: Area | None = None,
    ) -> None:
        self.rules = chosen_rules(game, options)
        self.kernel = kernel(self.rules, seats)
        self.observer = self.kernel.observer(area)
        self.seats = seats
        self.rounds = checked_rounds(rounds)
        self.slots: int = self.observer.window.size
        self.left_window = 0
        """How many games were ended because their board left the window."""
        self.game: KernelGame | None = None
        self.actions: dict[int, int] = {}
        """The legal actions of the position, by slot."""
        self.is_over = self.is_truncated = False
        self.actor = 0

    def deal(self, seed: int) -> None:
        """Begin a new game; the seed decides everything that chance does."""
        self.game = self.kernel.deal(seed, notes=True)
        self.is_over = self.is_truncated = False
        self._look()

    def play(self, slot: object) -> tuple[int, ...]:
        """Play the action of a slot; what the score of each seat gained."""
        number = whole(slot)
        if number is None or number not in self.actions:
            raise IllegalSlotError(self.refusal(slot))
        return self.apply(self.actions[number])

    def allows(self, slot: object) -> bool:
        """The slot is a whole number, as such or as an array without axes, and legal now."""
        return whole(slot) in self.actions

    def has(self, slot: object) -> bool:
        """There is such a slot, legal now or not."""
        number = whole(slot)
        return number is not None and 0 <= number < self.slots

    def apply(self, action: int) -> tuple[int, ...]:
        """Play an action of the kernel, with or without a slot."""
        game = self.playing()
        before = game.scores
        game.apply(action)
        self._look()
        return tuple(now - then for now, then in zip(game.scores, before, strict=True))

    def playing(self) -> KernelGame:
        """The game, once one is dealt."""
        if self.game is None:
            raise ValueError("no game is dealt yet; call reset() first")
        return self.game

    def refusal(self, slot: object) -> str:
        """Why the action of a slot cannot be played now."""
        if self.is_over or self.is_truncated:
            return f"action {slot!r} comes after the end of the game; call reset() first"
        if not self.has(slot):
            return f"an action is a whole number from 0 to {self.slots - 1}, not {slot!r}"
        return (
            f"action {slot} is not legal for seat {self.actor} now; "
            f"the mask allows {len(self.actions)} actions, such as {min(self.actions)}"
        )

    def _look(self) -> None:
        """Find out who decides what, and whether the game goes on."""
        game = self.playing()
        self.actions = {}
        self.actor = game.actor
        if game.is_over or (self.rounds is not None and game.round > self.rounds):
            self.is_over = True
            return
        found = self.observer.slots(game)
        if found and self.observer.holds(game):
            self.actions = found
        else:
            self.is_truncated = True
            self.left_window += 1

    # -- what learners and people see ----------------------------------------------

    def observation(self, seat: int) -> np.ndarray:
        """What a seat may know, as bytes."""
        row = np.empty(self.observer.size, np.uint8)
        self.observer.observe_into(self.playing(), seat, row)
        return row

    def mask(self, seat: int) -> np.ndarray:
        """1 for each slot that the seat may choose now; all 0 while another seat decides."""
        row = np.zeros(self.slots, np.int8)
        if seat == self.actor and self.actions:
            self.observer.mask_into(self.playing(), row)
        return row

    def render(self, mode: str | None) -> str | None:
        """The board as text or as SVG; what is hidden from everybody is not in it."""
        if mode is None:
            return None
        return picture(self.rules, self.rules.view(self.playing().write(), SPECTATOR), mode)


def whole(value: object) -> int | None:
    """A whole number of Python or NumPy, also an array without axes, as predictions are."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def chosen_rules(game: str, options: Mapping[str, str]) -> Ruleset[Any, Any]:
    """A game with its options."""
    if not isinstance(options, Mapping):
        raise ValueError(  # noqa: TRY004 (as for all other wrong values)
            f"options are a dictionary such as {{'rounds': '3'}}, not {options!r}"
        )
    return load(game).with_options(options)


def picture(rules: Ruleset[Any, Any], view: View[Any], mode: str) -> str:
    """A board as text or as SVG."""
    return draw(rules, view) if mode == "ansi" else svg(rules, view)


def checked_rounds(rounds: object) -> int | None:
    """The number of rounds to play; None: the whole game."""
    if rounds is None or (type(rounds) is int and rounds > 0):
        return rounds
    raise KernelError(f"rounds is a whole number from 1 on, or None for all, not {rounds!r}")


def checked_mode(mode: object) -> str | None:
    """A way of rendering that exists, or none."""
    if mode is None or mode in RENDER_MODES:
        return str(mode) if mode else None
    known = ", ".join(map(repr, RENDER_MODES))
    raise ValueError(f"render_mode is {known} or None, not {mode!r}")
