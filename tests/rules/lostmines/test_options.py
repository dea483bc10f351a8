"""House rules and presets."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, dealt, lostmines, word
from undermine import load
from undermine.testing import Scene

GEMS = (
    "treasure1=treasure-gems-5 treasure2=treasure-gems-4 "
    "mines=mine-gold;mine-gems;mine-silver;mine-dragon"
)


def test_cards_may_be_turned_by_a_quarter() -> None:
    """TLM-R01, TLM-R79"""
    scene = lostmines("hand1=NS&SW", options="+quarter_turns")

    assert scene.refused("place NS~90 2,2") is None
    assert "place NS~90 2,2" in scene.legal


def test_mines_may_be_turned_by_a_quarter_too() -> None:
    """TLM-R79"""
    scene = lostmines(
        f"board={ROAD} {GEMS} pawn1=8,2",
        due="agenda=walk:1:3:0;nextturn:-:1",
        options="+quarter_turns",
    ).play("step 9,2")

    assert len(scene.legal) == 3


def test_the_round_may_end_the_moment_the_last_card_is_gone() -> None:
    """TLM-R60"""
    words = f"hand1=NS hand2=- hand3=- board={ROAD} pawn1=8,2 out=2&3 stock=?10"

    over = lostmines(words, options="+last_card_move=off").play("discard NS")

    assert over.happened("roundover")[0].why == "cards"  # type: ignore[attr-defined]
    assert over.happened("treasuretaken") == []
    assert lostmines(words).play("discard NS").happened("roundover") == []


def test_it_may_end_the_moment_a_trap_takes_the_last_card() -> None:
    """TLM-R60"""
    words = "hand1=NS hand2=- hand3=- board=2,2:EW marks=1,2/E:trap out=2&3 stock=?10"
    scene = lostmines(
        words, due="agenda=walk:1:3:0;nextturn:-:1", options="+last_card_move=off"
    ).play("step 2,2", "lose hand1 NS")

    assert scene.happened("roundover")


def test_cards_that_can_still_be_drawn_keep_the_round_going() -> None:
    """TLM-R60"""
    words = "hand1=NS hand2=- hand3=- stock=?11"

    assert lostmines(words, options="+last_card_move=off").play("discard NS").actor == "*"


def test_cards_in_another_hand_keep_the_round_going() -> None:
    """TLM-R60"""
    words = f"hand1=NS hand2=NS hand3=- board={ROAD} pawn1=8,2 stock=?10"

    assert lostmines(words, options="+last_card_move=off").play("discard NS").actor == "1"


def test_treasures_may_always_be_left() -> None:
    """TLM-R52"""
    scene = lostmines(
        f"board={ROAD} pawn1=8,2",
        due="agenda=walk:1:3:0;nextturn:-:1",
        options="+treasure_always_optional",
    ).play("step 9,2")

    assert scene.legal == ["pick 2", "leave"]


def test_not_even_the_owner_may_look_at_a_treasure() -> None:
    """TLM-R55"""
    scene = dealt(3, options="+owner_sees_treasure=off")
    walk = lostmines(
        f"board={ROAD} pawn1=8,2",
        due="agenda=walk:1:3:0;nextturn:-:1",
        options="+owner_sees_treasure=off",
    ).play("step 9,2")

    assert scene.state.piles["hoard1"].readers == 0
    assert walk.seen("hoard1", 0) == "?Gold"
    assert walk.happened("treasuretaken")[0].readers == 0


def test_whoever_looked_at_a_treasure_still_knows_it_then() -> None:
    """TLM-R55"""
    walk = lostmines(
        f"board={ROAD} pawn1=8,2 treasure2=treasure-gold-4@1",
        due="agenda=walk:1:3:0;nextturn:-:1",
        options="+owner_sees_treasure=off",
    ).play("step 9,2")

    assert [(n.reader, n.places, n.cards) for n in walk.state.notes] == [
        (0, ("hoard1",), ("treasure-gold-4",))
    ]


def test_the_host_may_say_who_begins() -> None:
    """TLM-R70"""
    scene = Scene("the-lost-mines+first_player=host seats=3")

    assert scene.actor == "="
    assert scene.play("begin 2").table("starter") == "2"


def test_the_table_may_keep_points_covered() -> None:
    """TLM-R71"""
    rules = load("the-lost-mines+hidden_vp")

    assert rules.hooks.facts(rules, rules.setup(rules, 3).table)["points"] is False


def test_agreeing_can_be_switched_off() -> None:
    """TLM-R64"""
    scene = lostmines("last=3", options="+early_end_vote=off")

    assert scene.rules.open_calls(scene.state) == ()


@pytest.mark.parametrize("rounds", ["3", "4", "5"])
def test_three_rounds_or_more(rounds: str) -> None:
    """TLM-175"""
    assert load(f"the-lost-mines+rounds={rounds}").sheet.rounds == int(rounds)


@pytest.mark.parametrize(
    ("layout", "starts", "mines"),
    [
        ("wide", {(0, 2), (0, 4)}, {(10, 0), (10, 2), (10, 4), (10, 6)}),
        ("edge", {(0, 2), (0, 4)}, {(8, 0), (8, 2), (8, 4), (8, 6)}),
        ("staggered", {(1, 2), (1, 4)}, {(8, 0), (9, 2), (9, 4), (8, 6)}),
        ("diamond", {(1, 2), (1, 4)}, {(7, 0), (10, 2), (10, 4), (7, 6)}),
    ],
)
def test_other_printed_fields(
    layout: str, starts: set[tuple[int, int]], mines: set[tuple[int, int]]
) -> None:
    """TLM-013, TLM-027, TLM-028"""
    scene = dealt(3, options=f"+layout={layout}")
    tiles = scene.state.table.board.tiles

    assert {at for at, tile in tiles.items() if tile.open} == starts
    assert {at for at, tile in tiles.items() if not tile.open} == mines
    assert {spot.cell for spot in scene.state.table.pawn} <= starts


def test_other_numbers_of_traps_and_trolls() -> None:
    """TLM-011"""
    scene = dealt(3, options="+action_mix=2-2-2-4-4")
    cards = [card for n in (1, 2, 3) for card in scene.state.piles[f"hand{n}"].cards]
    cards += scene.state.piles["stock"].cards

    assert (cards.count("trap"), cards.count("troll"), cards.count("axe")) == (4, 4, 2)
    assert len(cards) == 63
    assert word(scene, "seats") == "3"
