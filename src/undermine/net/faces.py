"""What a net is told of the face of a card: which sides are joined, and what is printed on it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from undermine.core.tile import Tile
from undermine.kernel.codec import Codec

FACES: Final = 256
"""The values of a byte that names a face: 0 for none, its number and one, 255 for a back."""
COVERED: Final = 255
PAIRS: Final = tuple(one | other for one, other in combinations((1, 2, 4, 8), 2))


def traits_of(codec: Codec) -> tuple[str, ...]:
    """Everything that is printed on a card of the game."""
    faces = [codec.rules.cards.tile(lay).face for lay in codec.lays]
    return tuple(
        sorted({trait for face in faces for space in face.spaces for trait in space.traits})
    )


def properties(codec: Codec) -> list[tuple[int, ...]]:
    """For each value of a byte: is it a back, the pairs of joined sides, the traits."""
    traits = traits_of(codec)
    rows = [(0,) * (1 + len(PAIRS) + len(traits)) for _ in range(FACES)]
    rows[COVERED] = (1, *rows[0][1:])
    for number, lay in enumerate(codec.lays):
        rows[number + 1] = (0, *_told(codec.rules.cards.tile(lay), traits))
    return rows


def _told(tile: Tile, traits: tuple[str, ...]) -> tuple[int, ...]:
    spaces = tile.face.spaces
    ways = [tile.mouths(tile.joined(space)) for space in range(len(spaces))]
    joined = [any(way & pair == pair for way in ways) for pair in PAIRS]
    printed = [any(trait in space.traits for space in spaces) for trait in traits]
    return tuple(map(int, (*joined, *printed)))
