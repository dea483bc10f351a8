"""What is in the box: numbers that are printed, and what follows from them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from undermine import Game, load
from undermine.core.state import Pile
from undermine.games.darkcave.table import goal_cells

RULES = load("the-dark-cave")
CARDS = list(RULES.cards)


def count(kind: str, back: str = "") -> int:
    return sum(card.count for card in CARDS if card.kind == kind and back in ("", card.back))


def with_trait(kind: str, trait: str) -> int:
    return sum(
        card.count
        for card in CARDS
        if card.kind == kind and card.face and any(trait in s.traits for s in card.face.spaces)
    )


def test_the_box_holds_fifty_path_cards_in_three_groups() -> None:
    """TDC-001"""
    assert [count("path", back) for back in ("I", "II", "III")] == [19, 17, 14]


def test_the_box_holds_thirty_two_action_cards_in_three_groups() -> None:
    """TDC-002"""
    assert [count("action", back) for back in ("I", "II", "III")] == [10, 10, 12]


def test_there_are_a_start_card_and_four_different_goals() -> None:
    """TDC-003, TDC-167"""
    goals = [card for card in CARDS if card.kind == "goal"]

    assert (count("start"), len(goals), count("goal")) == (1, 4, 4)
    assert with_trait("goal", "exit") == 1


def test_there_are_ten_clan_cards_three_loyal_and_two_saboteurs_of_each_colour() -> None:
    """TDC-004, TDC-009"""
    roles = {card.id: (card.count, card.back) for card in CARDS if card.kind == "role"}

    assert roles == {
        "yellow-loyal": (3, "Yellow"),
        "yellow-saboteur": (2, "Yellow"),
        "blue-loyal": (3, "Blue"),
        "blue-saboteur": (2, "Blue"),
    }


def test_there_are_forty_six_gold_three_creatures_and_three_webs() -> None:
    """TDC-005, TDC-108"""
    creatures = {word for card in CARDS for word in card.words.get("creature", ())}
    webs = [card for card in CARDS if "spin" in card.plays]

    assert RULES.sheet.gold == 46
    assert creatures == {"rat", "lindworm", "goblin"}
    assert [(web.id, web.count) for web in webs] == [
        ("web-circle", 1),
        ("web-triangle", 1),
        ("web-square", 1),
    ]


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_can_play(seats: int) -> None:
    """TDC-006"""
    with pytest.raises(ValueError, match="2 to 8 seats"):
        Game("the-dark-cave", seats)


def test_special_path_cards_are_counted() -> None:
    """TDC-066, TDC-068, TDC-070, TDC-075, TDC-081"""
    bridges = sum(card.count for card in CARDS if card.face and card.face.tolls)
    found = {trait: with_trait("path", trait) for trait in ("hole", "ladder", "tunnel", "vein")}

    assert found == {"hole": 9, "ladder": 4, "tunnel": 5, "vein": 2}
    assert bridges == 4
    assert [with_trait("goal", trait) for trait in ("hole", "ladder", "vein")] == [1, 1, 1]
    assert with_trait("start", "ladder") == 1


def test_action_cards_are_counted_by_what_they_do() -> None:
    """TDC-085, TDC-088, TDC-092, TDC-096, TDC-099, TDC-111, TDC-113, TDC-138, TDC-140, TDC-143"""
    found: Counter[str] = Counter()
    for card in CARDS:
        if card.kind == "action":
            found[card.id.rsplit("-", 1)[0]] += card.count

    assert found == {
        "secret-information": 5,
        "rockfall": 3,
        "swap-cards": 2,
        "web": 3,
        "boots": 3,
        "battle-axe": 3,
        "rat": 5,
        "lindworm": 4,
        "goblin": 4,
    }


@pytest.mark.parametrize(("kind", "steps"), [("rat", 3), ("lindworm", 4), ("goblin", 5)])
def test_creature_cards_show_how_far_they_go(kind: str, steps: int) -> None:
    """TDC-122, TDC-138, TDC-140, TDC-143"""
    shown = [card.numbers["steps"] for card in CARDS if kind in card.words.get("creature", ())]

    assert set(shown) == {steps}


def test_group_one_has_neither_bridges_nor_tunnels() -> None:
    """TDC-063"""
    faces = [card.face for card in CARDS if card.kind == "path" and card.back == "I"]

    assert all(face is not None and len(face.spaces) == 1 for face in faces)


# -- what follows from the numbers -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "left"),
    [
        (2, (14, 22, 21)),
        (3, (9, 22, 21)),
        (4, (4, 22, 21)),
        (5, (4, 17, 21)),
        (6, (0, 16, 21)),
        (7, (3, 8, 21)),
        (8, (0, 6, 21)),
    ],
)
def test_what_is_left_to_draw_after_the_deal(seats: int, left: tuple[int, ...]) -> None:
    """TDC-033, TDC-035, TDC-036, TDC-037, TDC-038"""
    piles = Game("the-dark-cave", seats, seed=seats).state.piles

    assert tuple(len(piles[f"stock{n}"].cards) - 5 for n in (1, 2, 3)) == left
    assert sum(left) == 67 - 5 * seats


@pytest.mark.parametrize("seats", RULES.seats)
def test_gold_can_never_run_out(seats: int) -> None:
    """TDC-R09"""
    veins = with_trait("path", "vein") + with_trait("goal", "vein")

    assert RULES.sheet.gold - RULES.sheet.purse * seats - veins >= 19


def deals(seats: int) -> list[tuple[str, ...]]:
    """Every way to deal clan cards, as combinations of copies."""
    line = RULES.sheet.seats[seats]
    clans = ("yellow", "blue")[: line.clans]
    pool = [f"{clan}-{kind}" for clan in clans for kind, n in line.roles.items() for _ in range(n)]
    return list(combinations(pool, seats))


def side(card: str) -> str:
    return RULES.cards.words("side")[card][0]


@pytest.mark.parametrize("seats", RULES.seats)
def test_no_deal_leaves_a_side_without_dwarves_or_gives_it_more_than_four(seats: int) -> None:
    """TDC-010, TDC-R07, TDC-R08"""
    for deal in deals(seats):
        yellow = sum(side(card) == "yellow" for card in deal)
        backs = Counter(RULES.cards.back_of(card) for card in deal)

        assert 1 <= yellow <= 4
        assert 1 <= seats - yellow <= 4
        assert max(backs.values()) <= 4


def test_how_likely_sides_are_at_five_seats() -> None:
    """TDC-020, TDC-021"""
    sides = Counter(sum(side(card) == "yellow" for card in deal) for deal in deals(5))

    assert sides == {4: 4, 1: 4, 3: 24, 2: 24}
    assert sum(sides.values()) == comb(8, 5)


@pytest.mark.parametrize("seats", RULES.seats)
def test_goals_are_as_far_from_the_start_as_the_area_is_large(seats: int) -> None:
    """TDC-016, TDC-017"""
    far = 4 if seats <= 5 else 3

    cells = goal_cells(RULES, seats)

    assert set(cells) == {(x, y) for x in (-far, far) for y in (-far, far)}
    assert {abs(x) + abs(y) for x, y in cells} == {2 * far}


def test_the_most_gold_that_one_dwarf_can_carry_is_six() -> None:
    """TDC-081, TDC-R30"""
    veins = with_trait("path", "vein") + with_trait("goal", "vein")

    assert RULES.sheet.purse + veins == 6


def test_five_cards_of_each_stock_are_never_drawn() -> None:
    """TDC-033, TDC-R03"""
    game = Game("the-dark-cave", 2, seed="out")
    while not game.over:
        game.play(
            next(
                action
                for action in game.legal
                if "discard" in repr(action) or repr(action) == "stop"
            )
        )

    piles: dict[str, Pile] = dict(game.state.piles)
    assert [len(piles[f"stock{n}"].cards) for n in (1, 2, 3)] == [5, 5, 5]
