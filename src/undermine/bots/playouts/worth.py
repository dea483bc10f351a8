"""What the points of a round are worth to a seat: 1 if it has won, else 0."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from undermine.core.state import Seat

Worth = Callable[[Sequence[int], Seat], float]
"""By the points that each seat won in a round: what that is worth to a seat."""


def paid(won: Sequence[int], seat: Seat) -> float:
    """Whoever gets anything has won.

    >>> paid((2, 0, 0), 0), paid((2, 0, 0), 1)
    (1.0, 0.0)
    """
    return float(won[seat] > 0)


def ahead(won: Sequence[int], seat: Seat) -> float:
    """Where everybody gets something, more than an even share is a win.

    >>> ahead((9, 3, 3), 0), ahead((5, 5, 5), 1)
    (1.0, 0.0)
    """
    return float(won[seat] * len(won) > sum(won))


_BY_GAME: Final[Mapping[str, Worth]] = {"the-lost-mines": ahead}


def winning(game: str) -> Worth:
    """When a round of a game counts as won.

    >>> winning("saboteur") is paid, winning("the-lost-mines") is ahead
    (True, True)
    """
    return _BY_GAME.get(game, paid)
