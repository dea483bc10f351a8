"""A position for OpenSpiel: a game in the kernel that chance waits in, and who saw what.

What a seat saw is told when somebody asks: playouts play hundreds of actions and never do.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from undermine.core.resample import resample
from undermine.core.state import CHANCE, Action, State
from undermine.core.view import project_action
from undermine.envs.table import checked_rounds
from undermine.games import load
from undermine.kernel import KernelError, kernel
from undermine.notation.positions import write_position

if TYPE_CHECKING:
    from undermine.kernel.game import KernelGame

Entry = tuple[int, int, int, int, int]
"""Who, which verb, and three bytes of what it is about; 0 where the seat did not see it."""


class Illegal(ValueError):
    """An action that is not legal now."""


class Setting:
    """What all positions of a game share."""

    def __init__(self, game: str, seats: int, rounds: int) -> None:
        self.rules = load(game)
        self.kernel = kernel(self.rules, seats)
        self.rounds = checked_rounds(rounds or None)
        self.observer = self.kernel.observer(None)
        self.seats = seats
        self.slots: int = self.observer.window.size
        self.outcomes = len(self.kernel.codec.cards) + seats
        """No chance has more outcomes than this."""


@lru_cache(maxsize=32)
def setting_of(game: str, seats: int, rounds: int) -> Setting:
    """The setting of a game, made once."""
    return Setting(game, seats, rounds)


class Seen:
    """The record as each seat saw it."""

    def __init__(
        self, texts: Sequence[tuple[str, ...]], entries: Sequence[tuple[Entry, ...]]
    ) -> None:
        self.texts = tuple(texts)
        self.entries = tuple(entries)


class Position:
    """A position, changed in place; `copy.deepcopy` makes another one."""

    def __init__(
        self, setting: Setting, game: KernelGame | None = None, seen: Seen | None = None
    ) -> None:
        self.setting = setting
        self.game = game or setting.kernel.begin(0, notes=True)
        nothing: list[tuple[Any, ...]] = [()] * setting.seats
        self._seen = seen or Seen(nothing, nothing)
        self._untold: tuple[KernelGame, list[int]] = (self.game.copy(), [])
        """A position that was told, and the actions that led on from it."""
        self._played: list[int] | None = None if game else []
        """All actions from the beginning; None where that is not known."""
        self.is_over = self.left_window = False
        self.slots: dict[int, int] = {}
        self._odds: list[tuple[Action, int]] | None = None
        self._look()

    def __deepcopy__(self, _memo: object) -> Position:
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        other._untold = (self._untold[0], list(self._untold[1]))  # noqa: SLF001 (the same class)
        other._played = None if self._played is None else list(self._played)  # noqa: SLF001
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        if self._played is None:
            raise TypeError("a resampled position has no record, so it cannot be stored")
        setting = self.setting
        return restored, (setting.rules.name, setting.seats, setting.rounds, self._played)

    def _look(self) -> None:
        """Find out who decides what, and whether the game goes on."""
        self.slots, self._odds = {}, None
        limit = self.setting.rounds
        if self.game.is_over or (limit is not None and self.game.round > limit):
            self.is_over = True
        elif self.game.actor != CHANCE:
            observer = self.setting.observer
            found = observer.slots(self.game)
            self.left_window = self.is_over = not found or not observer.holds(self.game)
            self.slots = {} if self.is_over else found

    # -- playing -------------------------------------------------------------------

    def odds(self) -> list[tuple[Action, int]]:
        """The outcomes of chance with their weights."""
        if self._odds is None:
            self._odds = list(self.setting.rules.odds(self.game.write()))
        return self._odds

    def play(self, action: int) -> None:
        """Play a slot, or the number of an outcome of chance."""
        self.apply(self._number(action))

    def apply(self, number: int) -> None:
        """Play an action of the kernel."""
        self._untold[1].append(number)
        if self._played is not None:
            self._played.append(number)
        self.game.apply(number, ())
        self._look()

    def _number(self, action: int) -> int:
        """The kernel's number of an action."""
        if self.is_over:
            raise Illegal(f"action {action!r} comes after the end of the game")
        if self.game.actor == CHANCE:
            odds = self.odds()
            if not 0 <= action < len(odds):
                raise Illegal(f"chance has the outcomes 0 to {len(odds) - 1}, not {action!r}")
            return self.setting.kernel.number(odds[action][0])
        if action not in self.slots:
            raise Illegal(
                f"action {action!r} is not legal for player {self.game.actor} now; "
                f"legal_actions() lists {len(self.slots)} actions"
            )
        return self.slots[action]

    def told(self, action: int) -> str:
        """An action in notation."""
        try:
            number = self._number(action)
        except Illegal:
            return f"action {action}"
        return repr(self.setting.kernel.action(number, self.game))

    # -- what seats know -----------------------------------------------------------

    def view(self, seat: int) -> str:
        """What a seat sees, in notation."""
        rules = self.setting.rules
        return write_position(rules, rules.view(self.game.write(), seat))

    def text(self) -> str:
        """The whole position in notation."""
        return write_position(self.setting.rules, self.game.write())

    def recalled(self, seat: int) -> str:
        """The record as a seat saw it, from the beginning."""
        self._tell()
        return "\n".join([f"seat {seat + 1}", *self._seen.texts[seat]])

    def entries(self, seat: int) -> tuple[Entry, ...]:
        """The record as a seat saw it, as numbers."""
        self._tell()
        return self._seen.entries[seat]

    def _tell(self) -> None:
        """Play again what was not told yet, and let every seat see it."""
        past, numbers = self._untold
        if not numbers:
            return
        past = past.copy()
        texts: list[list[str]] = [[] for _ in range(self.setting.seats)]
        entries: list[list[Entry]] = [[] for _ in range(self.setting.seats)]
        for number in numbers:
            state = past.write()
            action = self.setting.kernel.codec.action(number, state)
            for seat in range(self.setting.seats):
                shown = project_action(self.setting.rules.cards, state, action, seat)
                texts[seat].append(f"{state.actor + 1} {shown!r}")
                entries[seat].append(_entry(state, number, is_seen=shown == action))
            past.apply(number, ())
        self._untold = (past, [])
        self._seen = Seen(
            [(*old, *new) for old, new in zip(self._seen.texts, texts, strict=True)],
            [(*old, *new) for old, new in zip(self._seen.entries, entries, strict=True)],
        )

    def resampled(self, seat: int, dice: random.Random) -> Position:
        """Another position that looks the same to a seat, which recalls the same record.

        The other seats recall nothing of the new world but how it looks to them.
        """
        self._tell()
        setting = self.setting
        if not 0 <= seat < setting.seats:
            raise KernelError(f"the player is one of 0 to {setting.seats - 1}, not {seat!r}")
        view = setting.rules.view(self.game.write(), seat)
        state = resample(setting.rules, view, dice.randrange)
        game = setting.kernel.read(state, dice.getrandbits(64), notes=True)
        game.recall(self.game, seat)
        texts: list[tuple[str, ...]] = [
            (write_position(setting.rules, setting.rules.view(state, other)),)
            for other in range(setting.seats)
        ]
        texts[seat] = self._seen.texts[seat]
        entries: list[tuple[Entry, ...]] = [()] * setting.seats
        entries[seat] = self._seen.entries[seat]
        return Position(setting, game, Seen(texts, entries))


def restored(game: str, seats: int, rounds: int | None, played: Sequence[int]) -> Position:
    """The position after these actions."""
    position = Position(setting_of(game, seats, rounds or 0))
    for number in played:
        position.apply(number)
    return position


def _entry(state: State[Any], number: int, *, is_seen: bool) -> Entry:
    about = number & 0xFFFFFF if is_seen else 0
    return state.actor + 2, number >> 24, about >> 16, about >> 8 & 255, about & 255
