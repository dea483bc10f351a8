"""Setting out a round, the first one and the next."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.lostmines.tables import (
    CLANS,
    RULES,
    STARTS,
    dealt,
    lostmines,
    spectator_sees,
    word,
)
from undermine import Game
from undermine.core.clans import clan_of
from undermine.core.grammar import spot_word
from undermine.core.state import SPECTATOR, is_unknown
from undermine.testing import Scene

each_number = pytest.mark.parametrize("seats", range(3, 10))
LOYAL = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}
STOCK = {3: 38, 4: 33, 5: 28, 6: 23, 7: 25, 8: 21, 9: 17}
HAND = {3: 5, 4: 5, 5: 5, 6: 5, 7: 4, 8: 4, 9: 4}


@pytest.mark.parametrize("seats", [2, 10])
def test_fewer_than_three_or_more_than_nine_cannot_play(seats: int) -> None:
    """TLM-001"""
    with pytest.raises(ValueError, match="3 to 9 seats"):
        Game("the-lost-mines", seats, seed=1)


@each_number
def test_three_to_nine_can_play(seats: int) -> None:
    """TLM-001"""
    assert dealt(seats).state.table.seats == seats


@each_number
def test_the_board_is_empty_but_for_start_cards_and_mines(seats: int) -> None:
    """TLM-026, TLM-027, TLM-028"""
    tiles = dealt(seats).state.table.board.tiles

    assert {at for at, tile in tiles.items() if not tile.open} == {(9, 0), (9, 2), (9, 4), (9, 6)}
    opened = {at: tile.card for at, tile in tiles.items() if tile.open}
    assert opened == {(1, 2): "start-blue", (1, 4): "start-yellow"}


def test_mines_are_shuffled_and_nobody_sees_them() -> None:
    """TLM-027"""
    orders = {
        tuple(dealt(3, str(seed)).pile(f"mine{n}") for n in range(1, 5)) for seed in range(20)
    }

    assert len(orders) > 5
    scene = dealt(3)
    assert [spectator_sees(scene, f"mine{n}") for n in range(1, 5)] == ["?"] * 4
    assert all(scene.seen("mine1", seat) == "?" for seat in range(3))


@each_number
def test_as_many_treasures_lie_out_as_there_are_seats(seats: int) -> None:
    """TLM-029, TLM-030"""
    scene = dealt(seats)
    lying = [scene.pile(f"treasure{n}") for n in range(1, seats + 1)]
    aside = scene.state.piles["treasure-pile"].cards

    assert Counter([*lying, *aside]) == Counter(RULES.cards.box("treasure"))
    assert len(aside) == 12 - seats


def test_the_kind_of_a_treasure_is_on_its_back_and_its_value_is_not() -> None:
    """TLM-029, TLM-030"""
    scene = lostmines()

    assert spectator_sees(scene, "treasure1") == "?Gems"
    assert scene.seen("treasure2", 0) == "?Gold"
    assert all(is_unknown(card) for card in RULES.view(scene.state, 0).piles["treasure-pile"].cards)


@each_number
def test_everybody_gets_one_dwarf_card(seats: int) -> None:
    """TLM-017, TLM-031, TLM-035"""
    scene = dealt(seats)
    pool = Counter(scene.state.piles["role-pile"].cards)
    pool.update(scene.pile(f"role{seat}") for seat in range(1, seats + 1))

    expected = {"loyal": LOYAL[seats], "selfish": 1, "saboteur": 1}
    assert pool == {f"{c}-{who}": n for c in CLANS.values() for who, n in expected.items()}
    assert RULES.hooks.facts(RULES, scene.state.table)["roles"] == pool
    view = RULES.view(scene.state, SPECTATOR)
    assert all(map(is_unknown, view.piles["role-pile"].cards))


def test_one_sees_ones_own_character_and_of_others_the_clan() -> None:
    """TLM-032, TLM-033, TLM-034"""
    scene = lostmines(cast="BS YL BE")

    assert scene.seen("role1", 0) == "blue-saboteur"
    assert [scene.seen(f"role{n}", 0) for n in (2, 3)] == ["?Yellow", "?Blue"]
    assert spectator_sees(scene, "role1") == "?Blue"


@pytest.mark.parametrize(
    ("seats", "size"), [(3, 6), (4, 6), (5, 8), (6, 8), (7, 10), (8, 10), (9, 10)]
)
def test_loyal_dwarves_leave_the_game_where_fewer_than_seven_play(seats: int, size: int) -> None:
    """TLM-036, TLM-037, TLM-038, TLM-039, TLM-R76"""
    pool = RULES.setup(RULES, seats).piles["role-pile"].cards

    assert len(pool) == size
    assert pool.count("blue-loyal") == pool.count("yellow-loyal") == LOYAL[seats]


@each_number
def test_every_dwarf_stands_on_the_start_card_of_its_clan(seats: int) -> None:
    """TLM-040, TLM-041, TLM-042"""
    scene = dealt(seats)

    for seat, spot in enumerate(scene.state.table.pawn):
        clan = clan_of(RULES.cards, scene.state, f"role{seat + 1}")
        assert spot_word(spot) == STARTS[clan[0]]
        assert word(scene, f"pawn{seat + 1}") in ("", STARTS[clan[0]])


@each_number
def test_all_path_and_action_cards_are_one_deck_of_which_ten_are_set_aside(seats: int) -> None:
    """TLM-043, TLM-044, TLM-046, TLM-047, TLM-049"""
    scene = dealt(seats)
    hands = [scene.state.piles[f"hand{n}"].cards for n in range(1, seats + 1)]
    stock = scene.state.piles["stock"].cards

    assert [len(cards) for cards in hands] == [HAND[seats]] * seats
    assert len(stock) - 10 == STOCK[seats]
    together = Counter([*stock, *(card for cards in hands for card in cards)])
    assert together == Counter(RULES.cards.box("path", "action"))


def test_nobody_sees_the_stock_or_the_hands_of_others() -> None:
    """TLM-044, TLM-048"""
    view = RULES.view(dealt(4).state, 2)

    assert not any(is_unknown(card) for card in view.piles["hand3"].cards)
    for pile in ("hand1", "hand2", "hand4", "stock"):
        assert all(is_unknown(card) for card in view.piles[pile].cards)


def test_the_ten_cards_are_never_drawn() -> None:
    """TLM-045"""
    scene = lostmines("hand1=EW hand2=NS stock=?10")

    assert scene.play("discard EW").actor == "2"


def test_the_discard_pile_begins_empty_and_its_cards_are_hidden() -> None:
    """TLM-050"""
    assert dealt(3).pile("discard") == "-"
    scene = lostmines("hand1=EW&NS stock=?10").play("discard EW")
    assert scene.seen("discard", 1) == "?"


def test_tiles_and_dragon_are_in_the_supply() -> None:
    """TLM-012, TLM-051"""
    table = dealt(3).state.table

    assert table.board.marks == {}
    assert table.dragon < 0
    assert table.front == ((), (), ())


def test_a_clan_without_players_keeps_its_start_card() -> None:
    """TLM-028, TLM-R73"""
    scene = lostmines("hand1=EW", cast="BL BE BS")

    assert scene.state.table.board.tiles[1, 4].card == "start-yellow"
    assert scene.refused("place EW 2,4") is None


# -- the next round --------------------------------------------------------------------------------


def next_round() -> Scene:
    """The last card of the first round was just discarded, by seat 2."""
    before = lostmines(
        "board=2,2:EW;9,2:mine-gold;8,2:EW pawn1=8,2 marks=2,2/E:trap dragon=1 out=1&3 points1=2 "
        "hand1=- hand2=EW hand3=- stock=?10 discard=?51 treasure2=- hoard1=treasure-gold-4",
        due="turn=2",
    )
    scene = before.play("discard EW")
    return scene.play("stop") if scene.actor == "2" else scene


def test_the_next_round_is_set_out_like_the_first() -> None:
    """TLM-165, TLM-166, TLM-167, TLM-169, TLM-R69"""
    scene = next_round()
    state = scene.state

    assert scene.table("round") == "2"
    assert len(state.piles["mine-pile"].cards) == 4
    assert len(state.piles["treasure-pile"].cards) == 12
    assert Counter(state.piles["stock"].cards) == Counter(RULES.cards.box("path", "action"))
    assert state.table.board == RULES.setup(RULES, 3).table.board
    assert state.table.out == ()
    assert state.table.dragon < 0


def test_everybody_gets_a_new_dwarf_and_a_new_hand() -> None:
    """TLM-168, TLM-170"""
    scene = next_round().dealt(lambda sides: sides - 1)

    assert [scene.pile(f"role{n}") for n in (3, 1, 2)] == [
        *("yellow-selfish", "yellow-saboteur", "yellow-loyal")
    ]
    assert [spot_word(spot) for spot in scene.state.table.pawn] == ["1,4"] * 3
    assert [len(scene.state.piles[f"hand{n}"].cards) for n in (1, 2, 3)] == [5] * 3


def test_points_stay_from_round_to_round() -> None:
    """TLM-165"""
    assert next_round().state.table.points[0] > 2
