"""What was done by whom: the last actions of seats, and counts of all actions of a round."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any, Final, NamedTuple

from undermine.core.board import Board
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Seat, State
from undermine.kernel.action_layout import FIELD_KINDS, action_tables
from undermine.kernel.codec import Codec
from undermine.kernel.numbering import NO_CARD
from undermine.kernel.observation_layout import LATELY
from undermine.observation.codecs import codec_of
from undermine.observation.distance import distances, gain

UNSEEN_CARD: Final = 254
"""A card that a seat did not see."""


class Logged(NamedTuple):
    """An action, who did it, and by how many cards a goal came closer."""

    seat: Seat
    number: int
    gain: int


class SeenHistory(NamedTuple):
    """What was done by whom in this round, as one seat saw it: plain numbers."""

    lately: tuple[Logged, ...]
    """The newest first; cards that the seat did not see are `UNSEEN_CARD`."""
    done: tuple[tuple[Seat, int, int], ...]
    """Seat, verb, how often."""
    aimed: tuple[tuple[int, Seat, Seat, int], ...]
    """Verb, seat, the seat that it was done to, how often."""
    nearer: tuple[tuple[Seat, int], ...]
    farther: tuple[tuple[Seat, int], ...]
    """How often each seat brought a goal nearer, or farther away."""


class History:
    """The open log of one game. It holds actions in full; encoders hide what a seat did not see."""

    def __init__(self, rules: Ruleset[Any, Any], seats: int, codec: Codec | None = None) -> None:
        self._codec = codec or codec_of(rules, seats)
        self._fields = action_tables(self._codec).fields
        self._goals = self._codec.goal_cells()
        self._calls = rules.calls
        self._latest: tuple[Board | None, list[int]] = None, []
        self._clear()

    def _clear(self) -> None:
        self.lately: list[Logged] = []
        """The newest first."""
        self.done: Counter[tuple[Seat, int]] = Counter()
        """By seat and verb."""
        self.aimed: Counter[tuple[int, Seat, Seat]] = Counter()
        """By verb, seat and the seat that it was done to."""
        self.nearer: Counter[Seat] = Counter()
        self.farther: Counter[Seat] = Counter()

    def add(self, before: State[Any], action: Action, after: State[Any]) -> None:
        """An actor has done something; a new round begins a new page."""
        if before.actor >= 0 and type(action) not in self._calls:
            gained = gain(self._distances(before.table.board), self._distances(after.table.board))
            self._log(Logged(before.actor, self._codec.number(action), gained))
        if getattr(before.table, "round", 1) != getattr(after.table, "round", 1):
            self._clear()

    def _distances(self, board: Board) -> list[int]:
        """The distances of goals, which are often asked for the last board again."""
        if self._latest[0] is not board:
            self._latest = board, distances(board, self._goals)
        return self._latest[1]

    def copy(self) -> History:
        """The same log again, to go on with in another way."""
        other = copy(self)
        other.lately = list(self.lately)
        for name in ("done", "aimed", "nearer", "farther"):
            setattr(other, name, Counter(getattr(self, name)))
        return other

    def _log(self, entry: Logged) -> None:
        seat, number, gained = entry
        self.lately = [entry, *self.lately[: LATELY - 1]]
        self.done[seat, number >> 24] += 1
        self.nearer[seat] += gained > 0
        self.farther[seat] += gained < 0
        for field in self._fields[number >> 24]:
            if field.kind == FIELD_KINDS["seat"]:
                self.aimed[number >> 24, seat, number >> field.shift & field.mask] += 1

    def seen(self, seat: Seat) -> SeenHistory:
        """The log as a seat saw it."""
        return SeenHistory(
            tuple(entry if entry.seat == seat else self._hidden(entry) for entry in self.lately),
            tuple((*key, count) for key, count in sorted(self.done.items()) if count),
            tuple((*key, count) for key, count in sorted(self.aimed.items()) if count),
            tuple(pair for pair in sorted(self.nearer.items()) if pair[1]),
            tuple(pair for pair in sorted(self.farther.items()) if pair[1]),
        )

    def _hidden(self, entry: Logged) -> Logged:
        """The action of another seat, without the cards that only this seat saw."""
        number = entry.number
        for field in self._fields[number >> 24]:
            value = number >> field.shift & field.mask
            if field.is_hidden and field.kind == FIELD_KINDS["card"] and value != NO_CARD:
                number = number & ~(field.mask << field.shift) | UNSEEN_CARD << field.shift
        return entry._replace(number=number)
