"""A view in bytes is what the engine's view holds, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from tests.rules.darkcave.tables import darkcave, walk
from undermine.core.board import Board
from undermine.core.face import LETTER, SIDES
from undermine.core.grammar import cell_word, lay_word
from undermine.core.state import SPECTATOR, TABLE, State
from undermine.core.view import project
from undermine.dealer import Dealer
from undermine.games import load
from undermine.server.views.piles import collapse_backs
from undermine.server.views.projector import Projector
from undermine.testing.traces import STYLES, Trace, play_randomly

RULES = load("saboteur")


def played(seats: int) -> Trace:
    style = STYLES[sorted(STYLES)[seats % 3]]
    return play_randomly(RULES, seats, Dealer(f"projector{seats}").roll, style)


def expanded(cards: Iterable[str]) -> list[str]:
    """`?mine*49` is forty-nine backs."""
    found: list[str] = []
    for card in cards:
        back, _, count = card.partition("*")
        found += [back] * int(count or 1)
    return found


@pytest.mark.parametrize("seats", range(3, 11))
def test_the_bytes_follow_from_the_view_alone(seats: int) -> None:
    trace, old = played(seats), Projector(RULES)
    for state in trace.states[::9]:
        for seat in (*range(seats), SPECTATOR):
            fresh = Projector(RULES)
            told = bytes(old.view(state, seat))

            assert told == bytes(fresh.view(state, seat))
            assert told == bytes(Projector(RULES).view(RULES.view(state, seat), seat))
            assert told == bytes(old.view(state, seat))


@pytest.mark.parametrize("seats", [3, 7])
def test_a_view_in_bytes_says_all_that_the_view_says(seats: int) -> None:
    trace, projector = played(seats), Projector(RULES)
    for state in trace.states[::7]:
        for seat in (0, SPECTATOR):
            view = RULES.view(state, seat)
            told = msgspec.json.decode(projector.view(state, seat))

            assert told["seat"] == seat
            assert told["agenda"] == list(msgspec.to_builtins(view.agenda))
            assert told["notes"] == [
                msgspec.json.decode(msgspec.json.encode(note)) for note in view.notes
            ]
            assert {name: expanded(cards) for name, cards in told["piles"].items()} == {
                name: list(pile.cards) for name, pile in view.piles.items()
            }
            _assert_same_board(told["table"]["board"], view.table.board)


def _assert_same_board(told: dict[str, Any], board: Board) -> None:
    tiles = {cell_word(at): tile for at, tile in board.tiles.items()}
    assert told["tiles"] == {at: lay_word(t.lay) for at, t in tiles.items() if t.open}
    assert sorted(told["covered"]) == sorted(at for at, tile in tiles.items() if not tile.open)
    assert told["lit"] == {cell_word(at): lit for at, lit in board.live.items()}


@pytest.mark.parametrize("seats", [3, 10])
def test_events_are_told_as_the_engine_projects_them(seats: int) -> None:
    """Also when the same events are written for one seat after the other, and again."""
    trace, projector = played(seats), Projector(RULES)
    encode = msgspec.json.Encoder(order="deterministic").encode
    for ply in trace.plies[::4]:
        for seat in (*range(seats), SPECTATOR, 0):
            projected = [project(RULES.cards, event, seat) for event in ply.events]

            assert bytes(projector.events(ply.events, seat)) == encode(projected)


def _islands(code: str) -> list[set[str]]:
    """The sides of each space of a face, in the order in which its code writes them."""
    return [set(re.sub(r"\+[a-z0-9]+", "", part)) for part in re.split(r"[-=.]", code)]


def _turned(sides: set[str], turn: int) -> set[str]:
    order = "NESW"
    return {order[(order.index(side) + turn // 90) % 4] for side in sides}


def test_lit_islands_are_numbered_as_the_face_code_writes_them() -> None:
    """The client draws `lit` bit n on the n-th island of the code, turned like the card."""
    seen = set()
    for card in RULES.cards:
        if card.face is None:
            continue
        for lay in RULES.cards.lays(card.id):
            tile = RULES.cards.tile(lay)
            spaces = [{LETTER[s] for s in SIDES if space.ports & s} for space in tile.face.spaces]

            assert spaces == [_turned(island, lay.turn) for island in _islands(card.face.code)]
            seen.add((lay.turn, len(spaces) > 1))
    assert seen >= {(0, True), (180, True), (0, False), (180, False)}


def test_lit_has_a_bit_for_every_way_that_is_joined_to_the_start() -> None:
    lit = 0
    for state in played(5).states:
        board = state.table.board
        told = msgspec.json.decode(Projector(RULES).view(state, SPECTATOR))["table"]["board"]
        for at, tile in board.tiles.items():
            mask = told["lit"].get(cell_word(at), 0)
            assert mask < 1 << max(1, len(tile.face.spaces))
            lit += bool(mask)
    assert lit > 100


@pytest.mark.parametrize(
    ("cards", "short"),
    [
        ((), []),
        (("?mine",), ["?mine"]),
        (("?mine",) * 49, ["?mine*49"]),
        (("?gold", "?gold", "?mine"), ["?gold*2", "?mine"]),
        (("EW", "EW", "?mine", "?mine"), ["EW", "EW", "?mine*2"]),
        (("??",), ["??"]),
    ],
)
def test_backs_are_counted_and_faces_are_named(cards: tuple[str, ...], short: list[str]) -> None:
    assert list(collapse_backs(cards)) == short
    assert expanded(short) == list(cards)


def test_the_truth_shows_every_card() -> None:
    states: list[State[Any]] = played(4).states
    for state in states[::20]:
        told = msgspec.json.decode(Projector(RULES).truth(state))
        assert told["seat"] == TABLE
        assert {name: expanded(cards) for name, cards in told["piles"].items()} == {
            name: list(pile.cards) for name, pile in state.piles.items()
        }


def test_where_a_figure_can_get_is_told_while_it_may_go() -> None:
    walks, waits = walk("board=1,0:EW"), darkcave()

    told = msgspec.json.decode(Projector(walks.rules).view(walks.state, SPECTATOR))

    assert told["routes"]["1,0"] == {"steps": ["1,0"], "cards": 0, "gold": 0}
    assert b"routes" not in bytes(Projector(waits.rules).view(waits.state, SPECTATOR))


def test_no_game_is_null() -> None:
    assert bytes(Projector(RULES).view(None, 0)) == b"null"
