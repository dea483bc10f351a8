"""Tiles: path cards as they lie on the board, with the facts that a board needs computed once."""

from __future__ import annotations

from typing import Final, NamedTuple

from undermine.core.face import SIDES, Face
from undermine.core.grammar import lay_word

LADDER: Final = "ladder"
"""Spaces with this trait are one step from each other, wherever they lie."""


class Lay(NamedTuple):
    """A card and how it is turned; written `NES~` when it lies upside down."""

    card: str
    turn: int = 0

    def __str__(self) -> str:
        return lay_word(self)


class Tile:
    """A card lying in a cell. Tiles are shared: a card set makes one per card and turn."""

    __slots__ = ("_joined", "_mouths", "card", "face", "ladders", "open", "owner", "ports", "turn")

    def __init__(self, card: str, turn: int, face: Face, *, is_open: bool = True) -> None:
        self.card = card
        self.turn = turn
        self.face = face
        self.open = is_open
        """False: it lies face down; its cell is taken, its edges ask for nothing."""
        self.ports = face.ports if is_open else 0
        self.owner: dict[int, int] = _owners(face) if is_open else {}
        """Which space a side belongs to; sides of rock are missing."""
        self.ladders = sum(
            1 << index
            for index, space in enumerate(face.spaces)
            if is_open and LADDER in space.traits
        )
        """Bit mask of the spaces that are joined to every other ladder."""
        self._joined = _joined(face)
        self._mouths: dict[int, int] = {}

    @property
    def lay(self) -> Lay:
        """Card and turn."""
        return Lay(self.card, self.turn)

    def joined(self, space: int) -> int:
        """Bit mask of the spaces that links join to `space`, itself included."""
        return self._joined[space]

    def mouths(self, spaces: int) -> int:
        """The sides that the spaces of a bit mask open to."""
        known = self._mouths.get(spaces)
        if known is None:
            known = self._mouths[spaces] = _mouths(self.face, spaces)
        return known

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Tile):
            return NotImplemented
        return (self.card, self.turn, self.open) == (other.card, other.turn, other.open)

    def __hash__(self) -> int:
        return hash((self.card, self.turn, self.open))

    def __repr__(self) -> str:
        return f"Tile({self.card!r}, {self.turn}{'' if self.open else ', is_open=False'})"


def _owners(face: Face) -> dict[int, int]:
    owners = {side: face.space_at(side) for side in SIDES}
    return {side: space for side, space in owners.items() if space is not None}


def _joined(face: Face) -> tuple[int, ...]:
    masks = [1 << index for index in range(len(face.spaces))]
    for _ in face.spaces:
        for one, other in face.links:
            masks[one] = masks[other] = masks[one] | masks[other]
    return tuple(masks)


def _mouths(face: Face, spaces: int) -> int:
    mask = 0
    for index, space in enumerate(face.spaces):
        if spaces >> index & 1:
            mask |= space.ports
    return mask


COVERED: Final = Tile("", 0, Face(()), is_open=False)
"""A goal or mine that lies face down; which card it is, its pile knows."""
