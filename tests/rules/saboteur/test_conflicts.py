"""How far hidden gold is from what everybody saw being paid."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from undermine import Game, load
from undermine.core.state import Pile
from undermine.games.saboteur.secrets import conflicts
from undermine.games.saboteur.table import BANK, Earning, SaboteurState, loot


def purse(held: tuple[str, ...], *earned: Earning, bank: tuple[str, ...] = ()) -> SaboteurState:
    """Seat 2 holds these gold cards and was seen to earn that; nobody else has anything."""
    state = Game("saboteur", 3, seed=1).state
    piles = {**state.piles, loot(1): Pile(held, 2), BANK: Pile(bank)}
    return replace(state, piles=piles, table=replace(state.table, earned=earned))


def conflicts_in(state: SaboteurState) -> int:
    return conflicts(load("saboteur"), state)


def paid(value: int, cards: int) -> Earning:
    return Earning(1, value, cards)


def chose(cards: int = 1) -> Earning:
    return Earning(1, 0, cards)


BANK_OF_ALL = ("gold-1",) * 4 + ("gold-2",) * 4 + ("gold-3",) * 4


@pytest.mark.parametrize(
    ("held", "earned"),
    [
        ((), ()),
        (("gold-1",), (chose(),)),
        (("gold-1", "gold-3"), (chose(), chose())),
        (("gold-3",), (paid(3, 1),)),
        (("gold-1", "gold-3"), (paid(4, 2),)),
        (("gold-1", "gold-2", "gold-3"), (chose(), paid(4, 2))),
        (("gold-1", "gold-3"), (paid(4, 0),)),
        (("gold-1", "gold-3", "gold-3"), (paid(3, 1), paid(4, 2))),
    ],
)
def test_a_purse_that_could_have_been_earned_is_no_conflict(
    held: tuple[str, ...], earned: tuple[Earning, ...]
) -> None:
    """SAB-R24, SAB-R34"""
    assert conflicts_in(purse(held, *earned, bank=BANK_OF_ALL)) == 0


@pytest.mark.parametrize(
    ("held", "earned", "off"),
    [
        (("gold-1",), (), 2),
        (("gold-1", "gold-1"), (), 3),
        ((), (chose(),), 2),
        ((), (chose(2),), 3),
        (("gold-1", "gold-1", "gold-1"), (chose(),), 3),
        (("gold-2",), (paid(3, 1),), 3),
        ((), (paid(4, 2),), 3),
        (("gold-1", "gold-3"), (paid(3, 1),), 2),
        (("gold-2", "gold-2"), (paid(4, 2),), 5),
        (("gold-2",), (chose(), paid(3, 1)), 2),
        (("gold-3",), (chose(), paid(3, 1)), 2),
    ],
)
def test_conflicts_are_the_cards_that_are_off(
    held: tuple[str, ...], earned: tuple[Earning, ...], off: int
) -> None:
    """SAB-R24, SAB-R34"""
    assert conflicts_in(purse(held, *earned, bank=BANK_OF_ALL)) == off


def test_another_seat_s_payment_does_not_explain_a_purse() -> None:
    """SAB-R34"""
    state = purse(("gold-3",), Earning(2, 3, 1), bank=BANK_OF_ALL)

    assert conflicts_in(state) == 2 + 2


def test_small_change_is_right_when_the_bank_had_no_larger_cards() -> None:
    """SAB-R24"""
    threes_gone = tuple(card for card in BANK_OF_ALL if card != "gold-3")

    assert conflicts_in(purse(("gold-2", "gold-2"), paid(4, 2), bank=threes_gone)) == 0
    assert conflicts_in(purse(("gold-2", "gold-2"), paid(4, 2), bank=BANK_OF_ALL)) > 0


def test_a_number_of_cards_that_nobody_saw_may_be_any() -> None:
    """SAB-R34"""
    ones = ("gold-1",) * 4
    state = purse(ones, paid(4, 0), bank=ones)

    assert conflicts_in(state) == 0
    assert conflicts_in(purse(ones, paid(4, 2), bank=ones)) > 0
