"""What the points of a round are worth to a seat, from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from undermine.core.state import Seat

Worth = Callable[[Sequence[int], Seat], float]
"""By the points that each seat won in a round: what that is worth to a seat."""

_MUCH_GOLD: Final = 5
"""More gold of one round of Saboteur 2 is worth no more."""
_LEAD: Final = 12
"""Points of The Lost Mines between the best and the worst that a round can be worth."""


def paid(won: Sequence[int], seat: Seat) -> float:
    """Whoever gets anything has won.

    >>> paid((2, 0, 0), 0), paid((2, 0, 0), 1)
    (1.0, 0.0)
    """
    return float(won[seat] > 0)


def rich(won: Sequence[int], seat: Seat) -> float:
    """Where most seats get something, how much it is counts.

    >>> rich((4, 0, 9), 0), rich((4, 0, 9), 2)
    (0.8, 1.0)
    """
    return max(0.0, min(1.0, won[seat] / _MUCH_GOLD))


def ahead(won: Sequence[int], seat: Seat) -> float:
    """Where everybody gets something, it counts how much more than an even share it is.

    >>> ahead((9, 6, 3), 0), ahead((5, 5, 5), 1), ahead((40, 1, 1), 1)
    (0.75, 0.5, 0.0)
    """
    lead = won[seat] - sum(won) / len(won)
    return max(0.0, min(1.0, 0.5 + lead / _LEAD))


_BY_GAME: Final[Mapping[str, Worth]] = {"saboteur-2": rich, "the-lost-mines": ahead}


def worth_in(game: str) -> Worth:
    """What points of a game are worth.

    >>> worth_in("saboteur") is paid, worth_in("the-lost-mines") is ahead
    (True, True)
    """
    return _BY_GAME.get(game, paid)
