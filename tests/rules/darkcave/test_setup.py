"""Setting out the cave and dealing."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.darkcave.tables import darkcave
from undermine import Game, load
from undermine.core.grammar import cards_word
from undermine.core.state import SPECTATOR
from undermine.testing import Scene

RULES = load("the-dark-cave")
ALL = [*RULES.seats]


def dealt(seats: int, seed: str = "x", game: str = "the-dark-cave") -> Game:
    return Game(game, seats, seed=seed)


@pytest.mark.parametrize("seats", ALL)
def test_the_start_lies_in_the_middle_and_goals_face_down_in_the_corners(seats: int) -> None:
    """TDC-014, TDC-015, TDC-016, TDC-017, TDC-R10"""
    far = 4 if seats <= 5 else 3
    tiles = dealt(seats).state.table.board.tiles

    assert tiles[0, 0].card == "start"
    assert {at for at, tile in tiles.items() if not tile.open} == {
        (x, y) for x in (-far, far) for y in (-far, far)
    }


def test_goals_are_dealt_in_any_order_and_nobody_sees_them() -> None:
    """TDC-015"""
    orders = set()
    for number in range(60):
        game = dealt(2, f"{number}")
        orders.add(tuple(game.state.piles[f"goal{n}"].cards[0] for n in (1, 2, 3, 4)))

    assert len(orders) > 18
    assert all(cards_word(dealt(2).view(s).piles["goal1"].cards) == "?" for s in (0, SPECTATOR))


@pytest.mark.parametrize(
    ("seats", "pools"),
    [
        (2, [{"yellow-loyal": 1, "blue-loyal": 1}]),
        (
            4,
            [
                {"yellow-loyal": 2, "yellow-saboteur": 2},
                {"blue-loyal": 2, "blue-saboteur": 2},
            ],
        ),
        (
            8,
            [
                {
                    "yellow-loyal": 3,
                    "yellow-saboteur": 1,
                    "blue-loyal": 3,
                    "blue-saboteur": 1,
                }
            ],
        ),
    ],
)
def test_clan_cards_are_prepared_by_the_number_of_seats(
    seats: int, pools: list[dict[str, int]]
) -> None:
    """TDC-011, TDC-018, TDC-019, TDC-020, TDC-021, TDC-R05"""
    for number in range(8):
        state = dealt(seats, f"{number}").state
        roles = Counter(state.piles[f"role{seat + 1}"].cards[0] for seat in range(seats))

        assert roles in pools


@pytest.mark.parametrize(
    ("seats", "left"), [(2, 0), (3, 1), (4, 0), (5, 3), (6, 2), (7, 1), (8, 0)]
)
def test_clan_cards_that_are_left_over_lie_aside_unseen(seats: int, left: int) -> None:
    """TDC-025, TDC-R03"""
    game = dealt(seats)

    aside = game.view(0).piles["role-pile"].cards
    assert len(aside) == left
    assert all(card.startswith("?") for card in aside)


@pytest.mark.parametrize("seats", [3, 4])
def test_chance_says_which_of_the_clans_takes_part(seats: int) -> None:
    """TDC-019, TDC-R02, TDC-R03"""
    seen = set()
    for number in range(12):
        game = dealt(seats, f"{number}")
        backs = {
            RULES.cards.back_of(game.view(0).piles[f"role{s + 1}"].cards[0]) for s in range(seats)
        }
        unused = {RULES.cards.back_of(card) for card in game.view(SPECTATOR).piles["box"].cards}
        assert len(backs) == len(unused) == 1
        assert not backs & unused
        seen |= backs

    assert seen == {"Yellow", "Blue"}


def test_there_are_two_clans_to_choose_from() -> None:
    """TDC-009, TDC-R02"""
    scene = Scene(
        "the-dark-cave seats=3 agenda=chooseclan:* "
        "role1=- role2=- role3=- box=- role-pile=?Blue4&?Yellow4"
    )

    assert scene.legal == ["playclan blue", "playclan yellow"]
    assert scene.refused("playclan green") == "TDC-009"
    assert scene.refused("stop") == "TDC-R02"


def test_a_seat_sees_its_own_role_and_of_others_the_colour() -> None:
    """TDC-022, TDC-023, TDC-024"""
    scene = darkcave(roles="yyYbb")

    assert scene.seen("role3", 2) == "yellow-saboteur"
    assert scene.seen("role3", 0) == "?Yellow"
    assert scene.seen("role4", 0) == "?Blue"
    assert scene.seen("role4", SPECTATOR) == "?Blue"
    assert scene.seen("role-pile", 1) == "?Blue2&?Yellow"


@pytest.mark.parametrize("seats", ALL)
def test_dwarves_stand_on_the_start_with_three_gold_each(seats: int) -> None:
    """TDC-027, TDC-028, TDC-029, TDC-030"""
    table = dealt(seats).state.table

    assert set(table.pawn) == {((0, 0), 0)}
    assert table.gold == (3,) * seats
    assert table.pool == 46 - 3 * seats


def test_creatures_and_webs_are_in_the_supply_at_first() -> None:
    """TDC-041"""
    table = dealt(6).state.table

    assert table.beasts == ()
    assert not table.board.marks
    assert set(table.front) == {()}


@pytest.mark.parametrize(
    ("seats", "backs"), [(2, "?I5"), (4, "?I5"), (5, "?I4&?II"), (6, "?I4&?II"), (7, "?I3&?II2")]
)
def test_hands_are_dealt_from_the_first_stocks(seats: int, backs: str) -> None:
    """TDC-031, TDC-034, TDC-035, TDC-036, TDC-037, TDC-R81"""
    view = dealt(seats).view(SPECTATOR)

    assert {cards_word(view.piles[f"hand{seat + 1}"].cards) for seat in range(seats)} == {backs}


def test_stocks_hold_their_own_group_and_nobody_sees_them() -> None:
    """TDC-031, TDC-032, TDC-038, TDC-039"""
    game = dealt(2)

    for number, back in ((1, "I"), (2, "II"), (3, "III")):
        cards = game.state.piles[f"stock{number}"].cards
        assert {RULES.cards.back_of(card) for card in cards} == {back}
        assert all(card == f"?{back}" for card in game.view(0).piles[f"stock{number}"].cards)


def test_any_card_of_the_first_stock_may_come_next() -> None:
    """TDC-032, TDC-038"""
    scene = darkcave("hand1=NS hand2=EW", due="turn=1").play("discard NS")
    held = scene.state.piles["stock1"].cards

    odds = scene.rules.odds(scene.state)

    assert {repr(action): weight for action, weight in odds} == {
        f"deal hand1 {card}": count for card, count in Counter(held).items()
    }
    assert sum(weight for _, weight in odds) == len(held)


def test_anybody_may_begin() -> None:
    """TDC-042, TDC-R01"""
    scene = Scene("the-dark-cave seats=3")

    assert scene.actor == "*"
    assert scene.legal == ["begin 1", "begin 2", "begin 3"]
    assert scene.refused("begin 4") == "TDC-R01"
    assert scene.refused("stop") == "TDC-042"
    assert scene.play("begin 2", "playclan blue").dealt().actor == "2"
