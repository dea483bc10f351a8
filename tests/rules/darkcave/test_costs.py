"""What it costs to cross a card, compared with a little model that knows no engine.

The model reads `cards.toml` by itself: spaces are letters, links are pairs, and the way from one
side of a card to another is found by breadth first.
"""

from __future__ import annotations

import tomllib
from collections import deque
from importlib.resources import files
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from undermine import load
from undermine.core.board import Board
from undermine.core.face import LETTER, SIDES
from undermine.core.grid import Spot, beside
from undermine.core.tile import Lay
from undermine.games.darkcave.walking import is_toll, steps
from undermine.testing import Scene

RULES = load("the-dark-cave")
FILE = tomllib.loads((files("undermine.games.darkcave") / "cards.toml").read_text("utf-8"))
PATHS: list[dict[str, Any]] = FILE["path"]
GROUP = {"I": 1, "II": 2, "III": 3}


class Model:
    """A card as a graph of its own making."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.home: dict[str, str] = {}
        self.next: dict[str, set[str]] = {}
        self.tolls: set[tuple[str, str]] = set()
        if "face" in entry:
            self._read_chains(entry["face"])
        else:
            self._read_spaces(entry)

    def _add(self, name: str, code: str) -> None:
        self.next[name] = set()
        for side in code.partition("+")[0]:
            self.home[side] = name

    def _link(self, one: str, other: str) -> None:
        self.next[one].add(other)
        self.next[other].add(one)

    def _read_chains(self, face: str) -> None:
        for island in face.split("."):
            before = ""
            for number, part in enumerate(island.replace("=", "-=").split("-")):
                name = f"{island}{number}"
                self._add(name, part.lstrip("="))
                if before:
                    self._link(before, name)
                if part.startswith("="):
                    self.tolls |= {(before, name), (name, before)}
                before = name

    def _read_spaces(self, entry: dict[str, Any]) -> None:
        for name, code in entry["spaces"].items():
            self._add(name, code)
        for link in entry.get("links", []):
            self._link(*link.split("-"))
        for toll in entry.get("tolls", []):
            one, other = toll.split(">")
            self.tolls.add((one, other))

    def ways(self, start: str, end: str, shut: str = "") -> tuple[int, int] | None:
        """Spaces walked on, and tolls, from one side to another; None: no way."""
        todo = deque([(self.home[start], 1, 0)])
        seen = {self.home[start]}
        while todo:
            here, walked, paid = todo.popleft()
            if here == self.home[end]:
                return walked, paid
            for there in sorted(self.next[here] - seen - {shut}):
                seen.add(there)
                todo.append((there, walked + 1, paid + ((here, there) in self.tolls)))
        return None


def engine(card: str, start: int, end: int, *, around: bool) -> tuple[int, int] | None:
    """The same, asked of the engine: walk over a real board, from neighbour to neighbour."""
    tile = RULES.cards.tile(Lay(card))
    outside = {side: beside((9, 9), side) for side in (start, end)}
    tiles = {(9, 9): tile} | {at: RULES.cards.tile(Lay("NESW")) for at in outside.values()}
    table = Scene("the-dark-cave seats=2 turn=1").state.table
    board = Board(tiles, None)
    table = replace(table, board=board)
    todo = deque([(Spot(outside[start]), 0, 0)])
    seen = {Spot(outside[start])}
    while todo:
        here, walked, paid = todo.popleft()
        if here == Spot(outside[end]):
            return walked - 1, paid
        for there in steps(RULES, table, here):
            is_tunnel = "tunnel" in board.traits(there)
            if there not in seen and (around or not is_tunnel):
                seen.add(there)
                todo.append((there, walked + 1, paid + is_toll(board, here, there)))
    return None


def crossings() -> list[tuple[str, str, str]]:
    found = []
    for entry in PATHS:
        sides = sorted(Model(entry).home)
        found += [(entry.get("id") or entry["face"], *pair) for pair in permutations(sides, 2)]
    return found


@pytest.mark.parametrize(("card", "start", "end"), crossings())
def test_a_crossing_costs_what_the_model_says(card: str, start: str, end: str) -> None:
    """TDC-062, TDC-063, TDC-064, TDC-065, TDC-150, TDC-153"""
    entry = next(entry for entry in PATHS if card in (entry.get("id"), entry.get("face")))
    side = {letter: side for side, letter in LETTER.items()}
    tunnel = next((n for n, code in entry.get("spaces", {}).items() if "tunnel" in code), "none")
    lane = Model(entry).ways(start, end, shut=tunnel)

    assert engine(card, side[start], side[end], around=False) == lane
    assert engine(card, side[start], side[end], around=True) == Model(entry).ways(start, end)
    if lane is not None:
        assert lane[0] == GROUP[entry["back"]]


@pytest.mark.parametrize("entry", [e for e in PATHS if "tunnel" in str(e)], ids=lambda e: e["id"])
def test_a_tunnel_is_a_longer_way_between_two_bends(entry: dict[str, Any]) -> None:
    """TDC-076, TDC-077"""
    model = Model(entry)
    longest = {2: 3, 3: 5}[GROUP[entry["back"]]]

    ways = [model.ways(*pair) for pair in permutations("NESW", 2)]

    assert {way[0] for way in ways if way} == {GROUP[entry["back"]], longest}
    assert all(model.ways(*pair) for pair in permutations("NESW", 2))


@pytest.mark.parametrize("card", ["N=S.E-W", "E=W.N-S", "p3_bridge_ns", "p3_bridge_ew"])
def test_a_bridge_is_paid_once_and_the_way_below_is_free(card: str) -> None:
    """TDC-071, TDC-073, TDC-R23"""
    entry = next(entry for entry in PATHS if card in (entry.get("id"), entry.get("face")))
    model = Model(entry)
    deck = ("N", "S") if card in ("N=S.E-W", "p3_bridge_ns") else ("E", "W")
    below = ("E", "W") if deck == ("N", "S") else ("N", "S")

    for way, tolls in ((deck, 1), (deck[::-1], 1), (below, 0), (below[::-1], 0)):
        walked = model.ways(*way)
        assert walked is not None
        assert walked[1] == tolls
    assert model.ways(deck[0], below[0]) is None


def test_the_model_has_read_every_side_of_every_card() -> None:
    """TDC-054"""
    for entry in PATHS:
        card = entry.get("id") or entry["face"]
        ports = RULES.cards.tile(Lay(card)).ports

        assert sorted(Model(entry).home) == sorted(LETTER[s] for s in SIDES if ports & s)
