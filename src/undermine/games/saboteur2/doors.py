"""Doors and crystals, which count at the end of a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.core.board import Board
from undermine.core.grid import Cell, Spot
from undermine.core.rulebook import rule
from undermine.core.tile import Tile
from undermine.games.saboteur.goals import is_treasure
from undermine.games.saboteur.table import sheet
from undermine.games.saboteur2.table import BLUE, GREEN, TEAMS, Saboteur2Rules

CRYSTAL: Final = "crystal"
SHUT: Final = {BLUE: frozenset({GREEN}), GREEN: frozenset({BLUE})}
"""The doors that a team cannot pass."""


def has(tile: Tile, trait: str) -> bool:
    """A card shows a door, a ladder or a crystal."""
    return any(trait in space.traits for space in tile.face.spaces)


@rule("SB2-052", "SB2-053", "SB2-058", "SB2-R06")
def walked(rules: Saboteur2Rules, board: Board, team: str) -> Mapping[Cell, int]:
    """The spaces that a team can reach, as a bit mask per cell; shut doors are not passed."""
    if not any(has(tile, door) for door in SHUT[team] for tile in board.tiles.values()):
        return board.live
    lit: dict[Cell, int] = {}
    for cell, space in board.reach([Spot(sheet(rules).board.start)], SHUT[team]):
        lit[cell] = lit.get(cell, 0) | 1 << space
    return lit


@rule("SB2-058", "SB2-059", "SB2-R05", "SB2-R06", "SB2-R36")
def teams_with_a_way(rules: Saboteur2Rules, board: Board) -> frozenset[str]:
    """The teams that can walk to the treasure that was turned up."""
    homes = [
        at
        for at in sheet(rules).board.goals
        if board.tiles[at].open and is_treasure(rules, board.tiles[at].card)
    ]
    return frozenset(
        team for team in TEAMS if any(at in walked(rules, board, team) for at in homes)
    )


@rule("SB2-021", "SB2-060", "SB2-R11")
def visible_crystals(board: Board) -> int:
    """Every crystal on the table counts, joined to the start or not."""
    return sum(has(tile, CRYSTAL) for tile in board.tiles.values())


@rule("SB2-R11")
def joined_crystals(board: Board) -> int:
    """The crystals on cards that a way leads to."""
    return sum(has(tile, CRYSTAL) for at, tile in board.tiles.items() if board.live.get(at))
