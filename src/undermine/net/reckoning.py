"""What a net is told besides bytes: who is suspected, and how far the nearest hopeful goal is.

Both can be worked out from an observation, but small nets learn faster when they are told.
Suspicion moves the odds of a seat by a fixed weight for each thing that it has openly done.
A goal is hopeful while it may be the treasure for all that the seat has seen.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from undermine.kernel.observation_layout import Layout

NO_WAY: Final = 254
OPEN: Final = 255
STONE: Final = "stone-"
"""How names of goal cards without a treasure begin."""
BREAK: Final = 0
MEND: Final = 1
"""Parts of the block `aimed` in games with a treasure."""
MOST_GAIN: Final = 8
GAINS: Final = 2 * MOST_GAIN + 1
NEAR: Final = 19
"""Classes of how much nearer a move brings a goal, and of a distance."""


class Weights(NamedTuple):
    """How the logarithm of the odds of a seat moves."""

    prior: float = -0.7
    nearer: float = -0.9
    farther: float = 1.4
    broke: float = 1.2
    mended: float = -0.8
    most: float = 4.0


WEIGHTS: Final = Weights()


class Goal(NamedTuple):
    """Bytes of an observation about one goal."""

    distance: int
    treasure: int
    """How often the viewer knows the treasure there,"""
    stones: tuple[int, ...]
    """and other cards."""


class Places(NamedTuple):
    """Where an observation says what is reckoned with."""

    seats: int
    gains: int
    """Two bytes for each seat: it brought goals nearer, or farther away."""
    broke: int
    """Who broke whose tools: seats x seats,"""
    mended: int
    """and mended them."""
    goals: tuple[Goal, ...]


def places_of(layout: Layout) -> Places | None:
    """Where a layout has what is reckoned with; None for games without a hidden treasure."""
    zones = {zone.name: zone for zone in layout.zones}
    kinds = [layout.codec.cards[kind] for kind in zones["goal"].kinds] if "goal" in zones else []
    stones = [kind.startswith(STONE) for kind in kinds]
    if not any(stones) or all(stones):
        return None
    seats, aimed = layout.block("gains").shape[0], layout.block("aimed").offset
    return Places(
        seats,
        layout.block("gains").offset,
        aimed + BREAK * seats * seats,
        aimed + MEND * seats * seats,
        tuple(_goals(layout, stones)),
    )


def _goals(layout: Layout, stones: list[bool]) -> list[Goal]:
    piles, distances = layout.block("pile.goal"), layout.block("goals").offset
    found = []
    for number in range(piles.shape[0]):
        first = piles.offset + number * piles.shape[1] + 3
        others = tuple(first + kind for kind, is_stone in enumerate(stones) if is_stone)
        found.append(Goal(distances + number, first + stones.index(False), others))
    return found


# -- the plainest way; nets that learn and compiled nets do the same ---------------------------


def suspicion(places: Places, observed: bytes, seats: int) -> list[float]:
    """How much each seat from the own one on is suspected, from -1 to 1."""
    most, weights = places.seats, WEIGHTS
    odds = [
        weights.prior
        + weights.nearer * observed[places.gains + 2 * seat]
        + weights.farther * observed[places.gains + 2 * seat + 1]
        for seat in range(seats)
    ]
    first = [leaning(one) for one in odds]
    for seat in range(seats):
        for other in range(seats):
            if other != seat:
                place = seat * most + other
                aimed = weights.broke * observed[places.broke + place]
                aimed += weights.mended * observed[places.mended + place]
                odds[seat] -= aimed * first[other]
    return [leaning(one) for one in odds]


def leaning(odds: float) -> float:
    """The logarithm of odds as a number from -1 to 1.

    >>> leaning(0.0)
    0.0
    """
    return 2 / (1 + exp(-max(-WEIGHTS.most, min(WEIGHTS.most, odds)))) - 1


def hopeful(places: Places, observed: bytes) -> list[bool]:
    """Which goals may be the treasure."""
    found = [observed[goal.treasure] > 0 for goal in places.goals]
    if not any(found):
        found = [not any(observed[stone] for stone in goal.stones) for goal in places.goals]
    closed = [observed[goal.distance] != OPEN for goal in places.goals]
    return [a and b for a, b in zip(found, closed, strict=True)]


def nearest(hopes: list[bool], distances: bytes, *, reached: int = 0) -> int:
    """The smallest distance to a hopeful goal; one that lies open now was reached."""
    near = [
        reached if distance == OPEN else distance
        for hope, distance in zip(hopes, distances, strict=False)
        if hope
    ]
    return min(near, default=NO_WAY)


def gain_of(before: int, after: int) -> int:
    """The class of how much nearer a move brings the nearest hopeful goal.

    >>> gain_of(5, 3), gain_of(3, NO_WAY)
    (10, 0)
    """
    return max(-MOST_GAIN, min(MOST_GAIN, before - after)) + MOST_GAIN
