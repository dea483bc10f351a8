"""What always holds, over whole games of random and of clever play."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.rules.lostmines.tables import RULES
from undermine.core.actions import Turn
from undermine.core.board import Board
from undermine.core.connectivity import misfit
from undermine.core.face import SIDES
from undermine.core.grid import Spot, beside
from undermine.core.state import State
from undermine.dealer import Dealer
from undermine.games.lostmines.events import RoundOver
from undermine.games.lostmines.table import sheet
from undermine.games.lostmines.tokens import obstacle_of
from undermine.testing.traces import STYLES, Trace, play_randomly

SEATS = range(3, 10)
every_table = pytest.mark.parametrize("seats", SEATS)


@cache
def game(seats: int, style: str = "digging") -> Trace:
    return play_randomly(RULES, seats, Dealer(f"{seats}-inv").roll, STYLES[style])


def rounds(trace: Trace) -> list[list[State[Any]]]:
    """The states of each round."""
    states = [state for state in trace.states if state.agenda]
    return [[s for s in states if s.table.round == number] for number in (1, 2)]


@every_table
def test_every_turn_uses_up_a_card(seats: int) -> None:
    """TLM-148"""
    for style in ("uniform", "digging"):
        for states in rounds(game(seats, style)):
            turns = [s for s in states if isinstance(s.agenda[-1], Turn)]
            left = [_cards_left(state) for state in turns]
            assert all(now > later for now, later in pairwise(left))
            assert len(turns) <= 53


@every_table
def test_a_round_that_ends_by_cards_has_used_up_hands_and_pile(seats: int) -> None:
    """TLM-148"""
    ends = [
        ply.before
        for ply in game(seats, "uniform").plies
        for event in ply.events
        if isinstance(event, RoundOver) and event.why == "cards"
    ]

    assert ends
    assert all(_cards_left(state) <= _in_play(state) for state in ends)


def _in_play(state: State[Any]) -> int:
    """The one or two cards that are being put away, if the last decision was a turn."""
    item = state.agenda[-1]
    return len(state.piles[f"hand{item.seat + 1}"].cards) if isinstance(item, Turn) else 0


def _cards_left(state: State[Any]) -> int:
    hands = sum(len(state.piles[f"hand{n + 1}"].cards) for n in range(state.table.seats))
    return hands + len(state.piles["stock"].cards) - 10


@every_table
def test_the_sixty_three_cards_are_somewhere(seats: int) -> None:
    """TLM-043"""
    deck = Counter(RULES.cards.box("path", "action"))
    for state in game(seats).states:
        where = [state.piles["stock"].cards, state.piles["discard"].cards, *state.table.front]
        where += [state.piles[f"hand{n + 1}"].cards for n in range(seats)]
        where.append(tuple(tile.card for tile in state.table.board.tiles.values() if tile.card))
        there = Counter(card for cards in where for card in cards if card in deck)
        assert there == deck


@every_table
def test_there_are_never_more_tiles_than_in_the_box(seats: int) -> None:
    """TLM-011"""
    for state in game(seats).states:
        used = Counter(mark.kind for mark in state.table.board.marks.values())
        assert all(count <= sheet(RULES).forest_tiles[kind] for kind, count in used.items())


@every_table
def test_the_twelve_treasures_are_somewhere(seats: int) -> None:
    """TLM-007"""
    for state in game(seats).states:
        where = [
            cards
            for name, held in state.piles.items()
            for cards in held.cards
            if name.startswith(("treasure", "hoard"))
        ]
        assert Counter(where) == Counter(RULES.cards.box("treasure"))


@every_table
def test_one_sits_out_only_when_the_stock_is_empty(seats: int) -> None:
    """TLM-060"""
    sat_out = [state for state in game(seats, "uniform").states if state.table.out]

    assert sat_out
    assert {len(state.piles["stock"].cards) for state in sat_out} == {10}


@every_table
def test_laid_cards_fit_but_for_mines(seats: int) -> None:
    """TLM-063"""
    for state in game(seats).states:
        for at, tile in state.table.board.tiles.items():
            if tile.open and RULES.cards[tile.card].kind == "path":
                assert _fits_paths(state.table.board, at)


def _fits_paths(board: Board, at: tuple[int, int]) -> bool:
    mines = {cell for cell, tile in board.tiles.items() if tile.card.startswith("mine")}
    wrong = misfit(board.need(at), board.tiles[at].ports)
    return not wrong or any(beside(at, side) in mines for side in SIDES)


@every_table
def test_dwarves_stand_where_there_is_room(seats: int) -> None:
    """TLM-072, TLM-084, TLM-122"""
    for state in game(seats).states:
        board, pawns = state.table.board, Counter(state.table.pawn)
        for spot, number in pawns.items():
            if spot is None or not board.tiles[spot.cell].open:
                continue
            tile = board.tiles[spot.cell]
            if obstacle_of(tile):
                assert Spot(spot.cell) in board.marks
            if obstacle_of(tile) or "rock" in board.traits(spot):
                assert number == 1


@every_table
def test_no_more_points_are_paid_than_were_collected(seats: int) -> None:
    """TLM-155"""
    rounds = 0
    for ply in game(seats).plies:
        hoards = [e.cards for e in ply.events if type(e).__name__ == "HoardShown"]
        for event in ply.events:
            if type(event).__name__ == "PointsShared":
                worth = sum(RULES.cards[c].numbers["value"] for cards in hoards for c in cards)
                assert sum(event.points) <= worth  # type: ignore[attr-defined]
                rounds += 1
    assert rounds == 2
