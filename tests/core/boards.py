"""Boards written in short, for tests."""

from __future__ import annotations

from undermine.core.board import Board
from undermine.core.face import Face, build_face, parse_face
from undermine.core.grid import Cell, Spot
from undermine.core.tile import COVERED, Tile

START = Spot((0, 0))
HUB = build_face({"n": "N", "e": "E", "s": "S", "m": "+hole"}, ["n-m", "e-m", "s-m"])
TUNNEL = build_face(
    {"n": "N", "a": "", "e": "E", "s": "S", "b": "", "w": "W", "t": "+tunnel"},
    ["n-a", "a-e", "s-b", "b-w", "a-t", "t-b"],
)
"""Two bends that never meet but for the tunnel between them."""
SHAPES = {"hub": HUB, "tunnel": TUNNEL}


def face_of(card: str) -> Face:
    return SHAPES.get(card) or parse_face(card)


def tile(word: str, turn: int = 0) -> Tile:
    """`NES`, `NES~` upside down, `?` face down."""
    if word == "?":
        return COVERED
    card = word.removesuffix("~")
    degrees = 180 if word.endswith("~") else turn
    return Tile(card, degrees, face_of(card).turned(degrees))


def cell(word: str) -> Cell:
    x, y = word.split(",")
    return int(x), int(y)


def tiles(text: str) -> dict[Cell, Tile]:
    """Tiles by cell, written `0,0:NESW 1,0:EW`."""
    pairs = [word.split(":") for word in text.split()]
    return {cell(at): tile(card) for at, card in pairs}


def laid(text: str, *roots: Spot) -> Board:
    """A board whose ways begin at `0,0`, unless other roots are given."""
    return Board(tiles(text), roots or (START,))


def loose(text: str) -> Board:
    """A board on which every way counts as joined."""
    return Board(tiles(text), None)
