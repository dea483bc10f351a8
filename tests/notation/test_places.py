"""Spaces, borders, tokens and pawns in text and JSON."""

from __future__ import annotations

import pytest

from tests.core.walking_game import AREA, RULES, trail
from undermine.core.board import Mark, Marks
from undermine.core.face import E, S
from undermine.core.grid import Spot, edge
from undermine.core.walking import Step
from undermine.notation import NotationError
from undermine.notation.actions import parse_action
from undermine.notation.position_reader import parse_position
from undermine.notation.positions import write_position
from undermine.notation.reading import read_edge, read_spot
from undermine.notation.wire import decode_action, decode_state, encode
from undermine.server.views.projector import Projector

MARKS: Marks = {
    edge((0, 0), E): Mark("web", 1, 2),
    edge((1, 0), S): Mark("troll", 0),
    Spot((0, 0)): Mark("axe"),
    Spot((1, 0), 1): Mark("gold", left=3),
}
STATE = trail("0,0:NESW 1,0:E-W", pawns=(Spot((1, 0), 1), None), marks=MARKS)


def test_tokens_and_pawns_are_written_with_their_places() -> None:
    text = write_position(RULES, STATE)

    assert "marks=0,0:axe;0,0/E:web:2:2;1,0/2:gold:-:3;1,0/S:troll:1" in text.split()
    assert {"pawn1=1,0/2", "pawn2=-"} <= set(text.split())


def test_a_position_with_tokens_and_pawns_survives_text_and_json() -> None:
    assert parse_position(RULES, write_position(RULES, STATE)) == STATE
    assert decode_state(RULES, encode(STATE)) == STATE
    assert decode_state(RULES, encode(STATE)).table.board.area == AREA


def test_a_browser_gets_the_tokens() -> None:
    seen = bytes(Projector(RULES).view(STATE, 0))

    assert b'"0,0/E":["web",1,2]' in seen
    assert b'"pawn":[[[1,0],1],null]' in seen


@pytest.mark.parametrize("text", ["step 3,-1", "step 3,-1/2"])
def test_a_step_names_a_space(text: str) -> None:
    action = parse_action(RULES, text)

    assert repr(action) == text
    assert decode_action(RULES, encode(action)) == action


def test_the_first_space_of_a_card_needs_no_number() -> None:
    assert repr(parse_action(RULES, "step 2,0/1")) == "step 2,0"
    assert Step(read_spot("2,0")) == Step(Spot((2, 0)))


def test_a_border_has_one_name_from_both_sides() -> None:
    assert read_edge("1,0/W") == read_edge("0,0/E") == edge((0, 0), E)


@pytest.mark.parametrize("text", ["2", "2,0/", "2,0/0", "2,0/E", "x"])
def test_what_is_no_space_is_quoted(text: str) -> None:
    with pytest.raises(NotationError, match="a space is x,y"):
        parse_action(RULES, f"step {text}")


@pytest.mark.parametrize(
    ("marks", "why"),
    [
        ("0,0/E", "a token is place:kind"),
        ("0,0/E:web:1:1:1", "a token is place:kind"),
        ("0,0/X:web", "a space is x,y"),
        ("0,0/E:web;1,0/W:wall", "two tokens never lie in one place"),
        ("0,0/E:WEB", "a word of small letters"),
    ],
)
def test_tokens_that_cannot_be_read_are_quoted(marks: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        parse_position(RULES, f"trail seats=2 agenda=walk:1:3:0 marks={marks}")
