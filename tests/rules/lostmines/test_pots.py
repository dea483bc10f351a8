"""Who gets what at the end of a round."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from tests.rules.lostmines.tables import dwarf, lostmines
from undermine.games.lostmines.pots import Dwarf, after_dragon, pot, shares, winnings

SIDES = ("Blue", "Yellow")
EXAMPLES = [
    ("S01", "YL[4] YL[4] BL[2] BL[2]* YS[4] BE[3]", "4 4 2 0 4 3"),
    ("S02", "YL[5,3] YL[] BL[3,1] BL[]* YS[4] BE[3]", "4 4 2 0 4 3"),
    ("S03", "BL[3] BL[2] YS[1] YL[4] YE[]", "2 2 2 4 0"),
    ("S04", "BL[4] BL[3] YL[2] YL[3] BE[]", "4 3 2 3 0"),
    ("S06", "BL[4] BL[4] YS[] YL[3] BE[]", "3 3 2 3 0"),
    ("S07", "BL[3] BL[3] BL[3] YS[2] YL[] YL[] YE[4]", "3 3 3 2 0 0 4"),
    ("S08", "BL[4] BL[4] BL[3] YS[] YL[2] YL[] YE[]", "3 3 2 2 1 1 0"),
    ("S10", "BL[2] BL[2] BL[2] YS[] YL[4] YL[4] YL[3]", "1 1 1 1 4 4 3"),
    ("S11", "BL[] BL[] YS[] YL[4] BE[3]", "0 0 0 4 3"),
    ("S12", "BL[4] BE[3] YE[2]", "4 3 2"),
    ("S13", "BL[3] BE[2] BS[4]", "3 2 4"),
    ("S15", "BE[5]* BL[3] YL[2]", "3 3 2"),
    ("S16", "BE[1]* YL[4] YS[]", "0 4 0"),
    ("S17", "YL[]* YE[4] BL[3]", "0 4 3"),
    ("S18", "BL[2] BL[]* YL[4] YE[] BE[3]", "1 0 4 0 3"),
    ("S20", "BL[3] BS[] YL[] YE[]", "3 0 0 0"),
    ("S21", "BL[4,3] BL[] BL[2] YS[3] YL[5] YL[4] YL[] BS[1] BE[3]", "3 3 3 3 4 2 2 2 3"),
    ("S22", "BL[2] BL[] YS[] YL[] YE[]", "2 0 0 0 0"),
    ("S24", "BS[4,2] YS[3] BE[] YE[]", "6 3 0 0"),
    ("S25", "BL[3,2]* YE[4] YL[]", "3 4 0"),
]
"""Clan, character, values of the treasures; a star is the dragon."""


def holding(text: str) -> Dwarf:
    """`YS[4,2]*`: a yellow saboteur with two treasures."""
    clan, character = text[0], text[1]
    own, other = ("Blue", "Yellow") if clan == "B" else ("Yellow", "Blue")
    values = tuple(map(int, text.strip("*")[3:-1].split(","))) if "[]" not in text else ()
    return Dwarf({"L": own, "S": other, "E": None}[character], values)


def paid(text: str) -> tuple[int, ...]:
    codes = text.split()
    dragon = next((seat for seat, code in enumerate(codes) if code.endswith("*")), -3)
    return winnings([holding(code) for code in codes], SIDES, dragon, 2)


@pytest.mark.parametrize(("name", "holdings", "points"), EXAMPLES)
def test_points_are_shared_like_this(name: str, holdings: str, points: str) -> None:
    """TLM-153, TLM-154, TLM-155, TLM-156, TLM-157, TLM-158, TLM-159, TLM-160, TLM-161"""
    assert paid(holdings) == tuple(map(int, points.split())), name


def test_the_example_of_the_rulebook() -> None:
    """TLM-162, TLM-163, TLM-164"""
    cast = "YL YL BL BL YS BE"
    found = ("gold-4", "gems-4", "gold-2", "silver-2", "gems-4", "gold-3")
    hoards = " ".join(f"hoard{n}=treasure-{card}" for n, card in enumerate(found, 1))
    hands = " ".join(f"hand{n}=-" for n in range(2, 7))

    scene = lostmines(f"hand1=NS {hands} {hoards} dragon=4 stock=?10", cast=cast).play("discard NS")

    assert scene.state.table.points == (4, 4, 2, 0, 4, 3)
    assert [dwarf(code) for code in cast.split()][4] == "yellow-saboteur"


def test_what_a_loyal_dwarf_finds_goes_to_its_own_clan_which_pays_it() -> None:
    """TLM-020, TLM-021"""
    dwarves = [holding("BL[4]"), holding("BL[2]"), holding("YL[1]")]

    assert (pot(dwarves, "Blue"), pot(dwarves, "Yellow")) == (6, 1)
    assert shares(dwarves, "Blue") == {0: 3, 1: 3}


def test_a_selfish_dwarf_keeps_its_own_and_gets_nothing_else() -> None:
    """TLM-022, TLM-023, TLM-153"""
    assert paid("BE[3] BL[4] YL[1]") == (3, 4, 1)
    assert paid("BE[] BL[4] YL[1]") == (0, 4, 1)


def test_a_saboteur_works_for_the_other_clan_and_is_paid_by_it() -> None:
    """TLM-024, TLM-025, TLM-154"""
    dwarves = [holding("BS[4]"), holding("BL[2]"), holding("YL[2]")]

    assert (pot(dwarves, "Blue"), pot(dwarves, "Yellow")) == (2, 6)
    assert shares(dwarves, "Yellow") == {0: 3, 2: 3}
    assert shares(dwarves, "Blue") == {1: 2}


def test_the_best_single_treasure_decides_about_the_rest() -> None:
    """TLM-157"""
    assert paid("BL[4] BL[3,2] YL[]") == (5, 4, 0)


def test_whoever_holds_the_best_twice_counts_once() -> None:
    """TLM-158"""
    assert paid("BL[4,4] BL[4] BL[2] YS[1]") == (4, 4, 3, 3)


def test_a_pot_without_members_is_worth_nothing() -> None:
    """TLM-R74"""
    assert shares([holding("BL[3]")], "Yellow") == {}
    assert pot([holding("BL[3]")], "Yellow") == 0


def test_a_single_member_gets_all() -> None:
    """TLM-R75"""
    assert shares([holding("BL[3,2]"), holding("YL[1]")], "Blue") == {0: 5}


@pytest.mark.parametrize(("won", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (9, 7)])
def test_the_dragon_costs_two_points_of_this_round_or_what_there_is(won: int, left: int) -> None:
    """TLM-141, TLM-160, TLM-161"""
    assert after_dragon(won, 2) == left


# -- another way to reckon -------------------------------------------------------------------------


def model(dwarves: list[Dwarf], dragon: int) -> list[int]:
    """The same by handing out single points, one after another."""
    won = [sum(dwarf.values) if dwarf.side is None else 0 for dwarf in dwarves]
    for side in SIDES:
        seats = [seat for seat, dwarf in enumerate(dwarves) if dwarf.side == side]
        points = sum(sum(dwarves[seat].values) for seat in seats)
        best = max([value for seat in seats for value in dwarves[seat].values], default=None)
        finders = [seat for seat in seats if best is not None and best in dwarves[seat].values]
        for group in (seats, finders):
            while group and points >= len(group):
                points -= len(group)
                for seat in group:
                    won[seat] += 1
    if dragon >= 0:
        won[dragon] = max(0, won[dragon] - 2)
    return won


def deal(dice: random.Random) -> tuple[list[Dwarf], int]:
    seats = dice.randint(3, 9)
    box = [5, 4, 4, 3, 4, 3, 3, 2, 3, 2, 2, 1]
    dice.shuffle(box)
    values: list[list[int]] = [[] for _ in range(seats)]
    for value in box[:seats]:
        if dice.random() < 0.8:
            values[dice.randrange(seats)].append(value)
    sides = [dice.choice(["Blue", "Blue", "Yellow", "Yellow", None]) for _ in range(seats)]
    dwarves = [Dwarf(side, tuple(found)) for side, found in zip(sides, values, strict=True)]
    return dwarves, dice.choice([-3, dice.randrange(seats)])


def test_another_model_agrees_over_random_holdings() -> None:
    """TLM-153, TLM-156, TLM-157, TLM-158, TLM-159, TLM-160, TLM-161"""
    dice = random.Random(5)  # noqa: S311 (a game, no secret)
    for _ in range(2_000):
        dwarves, dragon = deal(dice)

        won = winnings(dwarves, SIDES, dragon, 2)

        assert list(won) == model(dwarves, dragon)
        assert sum(won) <= sum(sum(dwarf.values) for dwarf in dwarves)


def test_no_even_share_is_more_than_its_part_of_the_pot() -> None:
    """TLM-156"""
    dice = random.Random(6)  # noqa: S311 (a game, no secret)
    for _ in range(500):
        dwarves, _ = deal(dice)
        for side in SIDES:
            got = shares(dwarves, side)
            if got:
                assert min(got.values()) <= Fraction(pot(dwarves, side), len(got))
