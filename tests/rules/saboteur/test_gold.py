"""Handing out gold: the diggers' draft, the saboteurs' pay, and what the bank can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from tests.rules.saboteur.tables import FULL, SHAFT, gold, table
from undermine.games import load
from undermine.games.saboteur.gold import change, worth_of
from undermine.testing import Scene


def reached(roles: str, finder: int, words: str = "") -> Scene:
    """That seat has just reached the treasure; its gold cards are not drawn yet."""
    goals = "goals=stone-ne;gold;stone-nw"
    scene = table(roles, finder, f"board={SHAFT} {goals} hand{finder}=EW&map {words}")
    return scene.play("place EW 7,0")


def missed(roles: str, words: str = "", bank: str = FULL) -> Scene:
    """The first seat has just discarded the very last card."""
    hands = " ".join(f"hand{seat}=-" for seat in range(2, len(roles) + 1))
    return table(roles, 1, f"hand1=map {hands} stock=- {words}", bank).play("discard map")


def choosers(scene: Scene) -> tuple[str, Scene]:
    """Who chooses a gold card, one after another, and what it leads to."""
    order, scene = "", scene.dealt()
    while scene.actor != "*":
        order += scene.actor
        scene = scene.play(scene.legal[0])
    return order, scene


def paid(scene: Scene) -> Scene:
    """Pay every saboteur."""
    while scene.legal[0].startswith("pay"):
        scene = scene.play(scene.legal[0])
    return scene


def purses(scene: Scene) -> list[int]:
    """How many gold pieces each seat owns."""
    return list(scene.rules.scores(scene.state))


# -- who is paid ---------------------------------------------------------------------------------


def test_reaching_the_treasure_pays_the_diggers_and_no_saboteur() -> None:
    """SAB-003, SAB-074"""
    _, after = choosers(reached("DDSDS", 2))

    assert [after.pile(f"loot{seat}") == "-" for seat in range(1, 6)] == [
        False,
        False,
        True,
        False,
        True,
    ]


def test_missing_the_treasure_pays_the_saboteurs_and_no_digger() -> None:
    """SAB-004, SAB-079"""
    after = paid(missed("DDSDS"))

    assert purses(after) == [0, 0, 3, 0, 3]


def test_a_way_to_a_stone_does_not_pay_the_diggers() -> None:
    """SAB-074, SAB-079"""
    hands = "hand1=EW hand2=- hand3=- stock=-"
    board = f"board={SHAFT} goals=gold;stone-ne;stone-nw"

    after = paid(table("DDS", 1, f"{board} {hands}").play("place EW 7,0"))

    assert purses(after) == [0, 0, 4]


# -- the diggers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "finder", "order"),
    [
        pytest.param("DDSDS", 2, "214", id="GX01"),
        pytest.param("DDSDS", 3, "214", id="GX02"),
        pytest.param("DDD", 1, "132", id="GX05"),
        pytest.param("SDDSSDDDD", 1, "987632", id="saboteur at the end of the table"),
    ],
)
def test_gold_goes_against_the_clock_from_digger_to_digger(
    roles: str, finder: int, order: str
) -> None:
    """SAB-076, SAB-077, SAB-078, SAB-R22"""
    chose, after = choosers(reached(roles, finder))

    assert chose == order
    assert after.pile("offer") == "-"
    assert sum(
        len(after.state.piles[f"loot{seat}"].cards) for seat in range(1, len(roles) + 1)
    ) == (len(order))


@pytest.mark.parametrize(
    ("roles", "cards"),
    [
        ("DDS", 2),
        ("DDD", 3),
        ("DDDS", 3),
        ("DDDSS", 3),
        ("DDDDS", 4),
        ("DDDDDS", 5),
        ("DDDDSSS", 4),
        ("DDDDDSSS", 5),
        ("DDDDDDSSS", 6),
        pytest.param("DDDDDDDSSS", 7, id="GX13"),
    ],
)
def test_as_many_gold_cards_are_drawn_as_diggers_play(roles: str, cards: int) -> None:
    """SAB-075, SAB-R21"""
    after = reached(roles, 1).dealt()

    assert len(after.state.piles["offer"].cards) == cards
    assert len(after.state.piles["bank"].cards) == 28 - cards


def test_the_digger_who_reached_the_treasure_chooses_first_among_all_cards() -> None:
    """SAB-076"""
    after = reached("DDDS", 2).play("deal offer gold-1", "deal offer gold-3", "deal offer gold-2")

    assert after.actor == "2"
    assert after.legal == ["take gold-1", "take gold-2", "take gold-3"]


def test_the_next_digger_chooses_from_what_is_left() -> None:
    """SAB-076, SAB-077"""
    scene = reached("DDDS", 2).play("deal offer gold-1", "deal offer gold-3", "deal offer gold-2")

    after = scene.play("take gold-3")

    assert after.actor == "1"
    assert after.legal == ["take gold-1", "take gold-2"]
    assert after.refused("take gold-3") == "SAB-076"
    assert after.pile("loot2") == "gold-3"


def test_a_saboteur_who_reaches_the_treasure_goes_without() -> None:
    """SAB-R22"""
    order, after = choosers(reached("DSD", 2))

    assert order == "13"
    assert after.pile("loot2") == "-"


def test_without_a_saboteur_the_treasure_pays_as_usual() -> None:
    """SAB-R26"""
    order, after = choosers(reached("DDDD", 3))

    assert order == "3214"
    assert purses(after) == [1, 1, 1, 1]


# -- the saboteurs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "each"),
    [
        pytest.param("DDSDS", 3, id="GX04"),
        pytest.param("DSD", 4, id="GX07"),
        pytest.param("DDSDDS", 3, id="GX09"),
        pytest.param("SDDSDDS", 3, id="GX10"),
        pytest.param("SDSDDSDDSD", 2, id="GX11"),
        pytest.param("DDSDDSDDSD", 3, id="GX12"),
        pytest.param("DDDDS", 4, id="one of five"),
    ],
)
def test_each_saboteur_earns_by_their_number(roles: str, each: int) -> None:
    """SAB-080, SAB-081, SAB-082, SAB-083"""
    after = paid(missed(roles))

    assert purses(after) == [each if role == "S" else 0 for role in roles]


@pytest.mark.parametrize("roles", [pytest.param("DDD", id="GX06"), "DDDD"])
def test_without_a_saboteur_a_missed_treasure_pays_nobody(roles: str) -> None:
    """SAB-085"""
    after = missed(roles)

    assert purses(after) == [0] * len(roles)
    assert after.pile("bank") == FULL
    assert after.table("round") == "2"


@pytest.mark.parametrize("roles", [pytest.param("DSD", id="GX14")])
def test_one_saboteur_is_paid_a_three_and_a_one(roles: str) -> None:
    """SAB-080, SAB-R24"""
    after = paid(missed(roles))

    assert after.pile("loot2") == gold("31")
    assert Counter(after.state.piles["bank"].cards) == {"gold-1": 15, "gold-2": 8, "gold-3": 3}


@pytest.mark.parametrize(
    ("value", "bank", "cards"),
    [
        (4, "33222111", "31"),
        (4, "3322", "22"),
        (4, "22221111", "22"),
        (4, "3211", "31"),
        (4, "211111", "211"),
        (4, "1111", "1111"),
        (3, "3211", "3"),
        (3, "2211", "21"),
        (3, "1111", "111"),
        (2, "3211", "2"),
        (2, "3311", "11"),
    ],
)
def test_saboteurs_are_paid_exactly_with_the_fewest_cards(
    value: int, bank: str, cards: str
) -> None:
    """SAB-R24"""
    scene = Scene(f"saboteur seats=3 agenda=paygold:*:2:{value};nextround:- bank={gold(bank)}")

    assert scene.legal == [f"pay loot2 {gold(cards)}"]


@pytest.mark.parametrize(
    ("value", "bank", "cards", "short"),
    [(4, "33", "3", 1), (3, "222", "2", 1), (2, "33", "", 2), (4, "", "", 4), (4, "21", "21", 1)],
)
def test_gold_that_the_bank_cannot_make_up_is_credited(
    value: int, bank: str, cards: str, short: int
) -> None:
    """SAB-R24"""
    scene = Scene(f"saboteur seats=3 agenda=paygold:*:2:{value};nextround:- bank={gold(bank)}")

    after = scene.play(f"pay loot2 {gold(cards)} {short}")

    assert scene.legal == [f"pay loot2 {gold(cards)} {short}"]
    assert after.pile("loot2") == gold(cards)
    assert purses(after) == [0, value, 0]
    assert [getattr(event, "value", None) for event in after.happened("goldpaid")] == [value]


@pytest.mark.parametrize("pay", ["loot2 gold-2&gold-2", "loot3 gold-1&gold-3", "loot2 gold-3 1"])
def test_saboteurs_are_paid_in_no_other_way(pay: str) -> None:
    """SAB-R24"""
    scene = Scene(f"saboteur seats=3 agenda=paygold:*:2:4;nextround:- bank={FULL}")

    assert scene.refused(f"pay {pay}") == "SAB-R24"


def test_saboteurs_are_served_clockwise_from_whoever_began_the_round() -> None:
    """SAB-R24"""
    after = paid(missed("DSDDS", "starter=3", gold("32111")))

    assert after.pile("loot5") == gold("3")
    assert after.pile("loot2") == gold("21")


@pytest.mark.parametrize(("roles", "finder"), [("DDS", 1), ("DDS", 3), ("DDDD", 2)])
def test_with_an_empty_bank_the_round_ends_and_nobody_is_paid(roles: str, finder: int) -> None:
    """SAB-068, SAB-075"""
    words = f"board={SHAFT} goals=stone-ne;gold;stone-nw hand{finder}=EW&map"
    scene = table(roles, finder, words, bank="-").play("place EW 7,0")

    assert len(scene.happened("roundended")) == 1
    assert scene.happened("goldtaken") == []
    assert scene.table("round") == "2"
    assert [scene.pile(f"loot{seat}") for seat in range(1, len(roles) + 1)] == ["-"] * len(roles)


def test_with_an_empty_bank_the_last_round_ends_the_game() -> None:
    """SAB-068, SAB-075"""
    words = f"board={SHAFT} goals=stone-ne;gold;stone-nw hand1=EW&map round=3"

    assert table("DDS", 1, words, bank="-").play("place EW 7,0").state.is_over


def test_a_bank_with_fewer_cards_than_diggers_pays_as_far_as_it_goes() -> None:
    """SAB-075, SAB-R23"""
    words = f"board={SHAFT} goals=stone-ne;gold;stone-nw hand1=EW&map"
    scene = table("DDS", 1, words, bank=gold("2")).play("place EW 7,0")

    order, after = choosers(scene)

    assert order == "1"
    assert after.pile("loot1") == "gold-2"


# -- the bank ------------------------------------------------------------------------------------

Bank = tuple[int, int, int]
"""How many ones, twos and threes."""


class Ledger:
    """Every way in which three rounds can empty the bank."""

    def __init__(self, game: str, seats: int) -> None:
        self.rules = load(game)
        self.hooks: Any = self.rules.hooks
        self.seats = seats
        roles = self.rules.sheet.seats[seats].roles
        self.saboteurs = range(roles["saboteur"] - 1, roles["saboteur"] + 1)
        self.credited = False
        self.pay = cache(self._pay)

    def least(self, rounds: int = 3) -> int:
        """The fewest cards that can be left."""
        banks: set[Bank] = {(16, 8, 4)}
        for _ in range(rounds):
            banks = {left for bank in banks for left in self._after(bank)}
        return min(map(sum, banks))

    def _after(self, bank: Bank) -> Iterator[Bank]:
        for saboteurs in self.saboteurs:
            draft = SimpleNamespace(table=SimpleNamespace(seats=self.seats))
            size = self.hooks.gold_cards_drawn(draft, self.seats - saboteurs)
            yield from _drawn(bank, size)
            left = bank
            for _ in range(saboteurs):
                left = self.pay(left, self.hooks.saboteur_pay(self.rules, self.seats, saboteurs))
            yield left

    def _pay(self, bank: Bank, value: int) -> Bank:
        held = tuple(f"gold-{value + 1}" for value in range(3) for _ in range(bank[value]))
        cards = change(self.rules, held, value)
        self.credited |= worth_of(self.rules, cards) != value
        ones, twos, threes = (bank[face] - cards.count(f"gold-{face + 1}") for face in range(3))
        return ones, twos, threes


def _drawn(bank: Bank, size: int) -> Iterator[Bank]:
    """What any draw of so many cards leaves."""
    for threes in range(min(bank[2], size) + 1):
        for twos in range(min(bank[1], size - threes) + 1):
            ones = size - threes - twos
            if ones <= bank[0]:
                yield bank[0] - ones, bank[1] - twos, bank[2] - threes


def test_the_bank_never_runs_out_and_always_has_change() -> None:
    """SAB-R24, SAB-R25"""
    ledgers = [Ledger("saboteur", seats) for seats in range(3, 11)]

    assert min(ledger.least() for ledger in ledgers) == 5
    assert not any(ledger.credited for ledger in ledgers)


def test_the_bank_never_runs_out_if_gold_is_drawn_by_seats() -> None:
    """SAB-R25, SAB-R24

    Only with nine or ten seats may change be missing.
    """
    ledgers = [Ledger("saboteur+gold_draw=players", seats) for seats in range(3, 11)]

    assert min(ledger.least() for ledger in ledgers) == 1
    assert [ledger.seats for ledger in ledgers if ledger.credited] == [9, 10]


def test_the_worst_three_rounds_leave_five_gold_cards() -> None:
    """SAB-R25

    Two rounds in which seven diggers drew the large cards, then three saboteurs paid in ones.
    """
    after = paid(missed("SSSDDDDDDD", "round=2", gold("1" * 14)))

    assert purses(after) == [3, 3, 3, 0, 0, 0, 0, 0, 0, 0]
    assert after.pile("bank") == gold("1" * 5)
