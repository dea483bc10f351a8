"""Counting cards: nothing gets lost and nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.core.toy_game import RULES as TOY
from tests.core.toy_game import Lay, toy
from undermine import load
from undermine.core.inventory import all_cards, box, open_cards
from undermine.core.state import SPECTATOR
from undermine.testing import Scene

SABOTEUR = load("saboteur")


def test_cards_on_the_board_and_before_seats_lie_open() -> None:
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW;2,0:NES~ front2=broken-cart&broken-lamp")

    assert open_cards(scene.state.table) == Counter(
        ["start", "EW", "NES", "broken-cart", "broken-lamp"]
    )


def test_covered_goals_do_not_lie_open() -> None:
    scene = Scene("saboteur seats=3 turn=1 goals=gold;stone-ne;stone-nw")

    assert "gold" not in open_cards(scene.state.table)
    assert all_cards(scene.state)["gold"] == 1


def test_every_card_is_counted_wherever_it_is() -> None:
    state = toy("one one", "two", stock="ace", discard="bell", prize="coal")

    after = TOY.step(state, Lay("one")).state

    coins = {"penny": 4, "pound": 2}
    assert all_cards(after) == Counter(
        {"one": 2, "two": 1, "ace": 1, "bell": 1, "coal": 1, **coins}
    )


def test_unknown_cards_are_counted_by_their_backs() -> None:
    state = toy("one ace", "two", stock="ace lamp", discard="", prize="coal")

    seen = all_cards(TOY.view(state, 1))

    assert seen == Counter({"?I": 1, "?II": 3, "two": 1, "?prize": 1, "??": 2})


def test_a_view_counts_as_many_cards_as_the_state_where_all_are_counted() -> None:
    scene = Scene("saboteur seats=5 turn=1", seed="all")

    for seat in (0, 4, SPECTATOR):
        view = SABOTEUR.view(scene.state, seat)
        assert all_cards(view).total() == all_cards(scene.state).total()


@pytest.mark.parametrize("seats", SABOTEUR.seats)
def test_the_box_holds_every_card_of_a_table_of_that_size(seats: int) -> None:
    whole = box(SABOTEUR, seats)

    roles = whole["digger"] + whole["saboteur"]
    assert roles == seats + 1 if seats < 10 else roles == 11
    assert whole.total() == 40 + 27 + 1 + 3 + 28 + roles


def test_the_box_is_the_same_before_and_after_a_move() -> None:
    state = TOY.setup(TOY, 2)

    moved = TOY.step(state, TOY.sample(state, lambda _sides: 0)).state

    assert box(TOY, 2) == all_cards(moved)
