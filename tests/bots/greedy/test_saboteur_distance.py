"""How many cards are missing to each goal."""

from __future__ import annotations

import pytest

from undermine.bots.greedy.saboteur.distance import TOO_FAR, box_around, cards_missing, leads_on
from undermine.core.tile import Lay
from undermine.games.saboteur import RULES
from undermine.session import position

GOALS = RULES.sheet.board.goals
BOX = box_around(((0, 0), *GOALS))


def _missing(board: str) -> list[int]:
    _, state = position(f"saboteur seats=3 turn=1 board=0,0:start{board}")
    return list(cards_missing(state.table.board, GOALS, BOX).values())


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("", [9, 7, 9]),
        (";1,0:EW", [8, 6, 8]),
        (";1,0:E.W", [9, 9, 9]),
        (";1,0:NES~", [8, 8, 8]),
        (";1,0:EW;3,0:EW;4,0:EW", [6, 4, 6]),
        (";0,-1:N.S;0,1:N.S;1,0:E.W;-1,0:E.W", [TOO_FAR] * 3),
    ],
    ids=["empty", "one card", "dead end", "turned aside", "loose piece", "walled in"],
)
def test_cards_missing(board: str, expected: list[int]) -> None:
    assert _missing(board) == expected


def test_dead_ends_do_not_lead_on() -> None:
    tiles = {card.id: RULES.cards.tile(Lay(card.id)) for card in RULES.cards if card.kind == "path"}

    dead = {card for card, tile in tiles.items() if not leads_on(tile)}

    assert dead == {"N", "E", "N.S", "E.W", "N.E", "N.W", "N.E.S", "N.E.W", "N.E.S.W"}
