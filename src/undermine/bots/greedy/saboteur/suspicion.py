"""Suspicion: a score per seat, from public events only, of how likely it is a saboteur.

A score is a logarithm of odds, and every action of a seat moves it. `chances` turns the scores
into probabilities and takes the possible numbers of saboteurs into account exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations
from math import exp, perm
from typing import Any, Final, Protocol

from undermine.bots.greedy.saboteur.distance import TOO_FAR, box_around, cards_missing, leads_on
from undermine.core.board import Board
from undermine.core.ruleset import Ruleset
from undermine.core.state import Event, Seat
from undermine.games.saboteur.events import (
    Broke,
    Discarded,
    Fell,
    GoalLaid,
    Mended,
    Peeked,
    Placed,
    RoundBegan,
)
from undermine.games.saboteur.setup import first_board
from undermine.games.saboteur.table import sheet

_CLIP: Final = 2.5
"""The most by which one action moves a score."""
_BUILT: Final = -0.9
_DUG_BACK: Final = 1.4
_LAID_DEAD_END: Final = 1.0
_LAID_ASIDE: Final = 0.2
_FELL_IN_VAIN: Final = 0.5
_BROKE: Final = 1.2
_MENDED: Final = -0.8
_PEEKED: Final = -0.3
_PASSED: Final = 0.2


class Suspicions(Protocol):
    """How suspect every seat is, as evaluations ask for it."""

    def see(self, events: Sequence[Event]) -> None:
        """Receive events."""

    def score(self, seat: Seat) -> float:
        """The log odds of a seat being a saboteur, compared with the deal."""

    def chances(self, me: Seat, my_role: str, seats: int) -> Mapping[Seat, float]:
        """The probability that each other seat is a saboteur, given the own role."""


class Suspicion:
    """Suspicion scores of the current round; a new round begins at 0."""

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules
        self._box = box_around((sheet(rules).board.start, *sheet(rules).board.goals))
        self._score: dict[Seat, float] = {}
        self._broken: dict[Seat, int] = {}
        self._board: Board = first_board(rules)
        self._mean_distance = self._distance_to_goals()
        self._handlers: Mapping[type[Event], Callable[[Any], None]] = {
            RoundBegan: self._began,
            Placed: self._placed,
            Fell: self._fell,
            GoalLaid: self._laid,
            Broke: self._broke,
            Mended: self._mended,
            Peeked: self._peeked,
            Discarded: self._discarded,
        }

    def see(self, events: Sequence[Event]) -> None:
        """Update the scores."""
        for event in events:
            handler = self._handlers.get(type(event))
            if handler is not None:
                handler(event)

    def score(self, seat: Seat) -> float:
        """The log odds of a seat being a saboteur; below 0 it is rather a digger."""
        return self._score.get(seat, 0.0)

    # -- events ------------------------------------------------------------------------------------

    def _began(self, _event: RoundBegan) -> None:
        self._score, self._broken = {}, {}
        self._set_board(first_board(self._rules))

    def _placed(self, event: Placed) -> None:
        tile = self._rules.cards.tile(event.tile)
        gain = self._set_board(self._board.put(event.at, tile))
        idle = _LAID_ASIDE if leads_on(tile) else _LAID_DEAD_END
        self._add(event.seat, idle if gain == 0 else gain * (_BUILT if gain > 0 else -_DUG_BACK))

    def _fell(self, event: Fell) -> None:
        gain = self._set_board(self._board.take(event.at))
        self._add(event.seat, -gain * _DUG_BACK if gain else _FELL_IN_VAIN)

    def _laid(self, event: GoalLaid) -> None:
        self._set_board(self._board.put(event.at, self._rules.cards.tile(event.tile)))

    def _broke(self, event: Broke) -> None:
        self._broken[event.target] = self._broken.get(event.target, 0) + 1
        self._add(event.seat, _BROKE * self._trust(event.target))

    def _mended(self, event: Mended) -> None:
        self._broken[event.target] = max(0, self._broken.get(event.target, 0) - 1)
        if event.seat != event.target:
            self._add(event.seat, _MENDED * self._trust(event.target))

    def _peeked(self, event: Peeked) -> None:
        self._add(event.seat, _PEEKED)

    def _discarded(self, event: Discarded) -> None:
        if not self._broken.get(event.seat):
            self._add(event.seat, _PASSED)

    def _add(self, seat: Seat, weight: float) -> None:
        self._score[seat] = self.score(seat) + max(-_CLIP, min(_CLIP, weight))

    def _trust(self, seat: Seat) -> float:
        """From 1, surely a digger, to -1, surely a saboteur; a score of 0 is rather a digger."""
        return 2 / (1 + exp(self.score(seat) - 0.5)) - 1

    def _set_board(self, board: Board) -> float:
        """Replace the board; returns how many cards nearer the goals are, on average."""
        before = self._mean_distance
        self._board = board
        self._mean_distance = self._distance_to_goals()
        return before - self._mean_distance

    def _distance_to_goals(self) -> float:
        tiles = self._board.tiles
        goals = [at for at in sheet(self._rules).board.goals if not tiles[at].open]
        missing = cards_missing(self._board, goals, self._box)
        return sum(missing.values()) / len(goals) if goals else TOO_FAR

    # -- probabilities -----------------------------------------------------------------------------

    def chances(self, me: Seat, my_role: str, seats: int) -> dict[Seat, float]:
        """The probability that each other seat is a saboteur, given the own role."""
        roles = dict(sheet(self._rules).seats[seats].roles)
        roles[my_role] = roles.get(my_role, 1) - 1
        others = [seat for seat in range(seats) if seat != me]
        weights = {group: self._weight(group, others, roles) for group in _groups(others, roles)}
        total = sum(weights.values()) or 1.0
        return {
            seat: sum(weight for group, weight in weights.items() if seat in group) / total
            for seat in others
        }

    def _weight(
        self, group: Collection[Seat], others: Sequence[Seat], roles: Mapping[str, int]
    ) -> float:
        """The weight of exactly these saboteurs: ways to deal the roles, times odds from scores."""
        honest = len(others) - len(group)
        ways = perm(roles.get("saboteur", 0), len(group)) * perm(_honest(roles), honest)
        return ways * exp(sum(self.score(seat) for seat in group))


def _honest(roles: Mapping[str, int]) -> int:
    """The number of role cards that are not saboteurs."""
    return sum(count for role, count in roles.items() if role != "saboteur")


def _groups(others: Sequence[Seat], roles: Mapping[str, int]) -> list[tuple[Seat, ...]]:
    """Every set of seats that can be all the saboteurs."""
    most = min(roles.get("saboteur", 0), len(others))
    least = max(0, len(others) - _honest(roles))
    return [group for size in range(least, most + 1) for group in combinations(others, size)]
