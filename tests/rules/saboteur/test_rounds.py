"""The end of a round, the next one, and the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from undermine.core.state import NOBODY
from undermine.session import Game
from undermine.testing import Scene

SHAFT = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"
FULL = "&".join(["gold-1"] * 16 + ["gold-2"] * 8 + ["gold-3"] * 4)
DWARVES = "role1=digger role2=saboteur role3=digger role-pile=digger"


def last_card(words: str = "", turn: int = 1, seats: int = 3) -> Scene:
    """One seat holds the very last card of the round, a map."""
    hands = " ".join(f"hand{seat}={'map' if seat == turn else '-'}" for seat in range(1, seats + 1))
    return Scene(f"saboteur seats={seats} turn={turn} bank={FULL} {hands} stock=- {words}")


def treasure(words: str = "", turn: int = 1) -> Scene:
    """One card short of the treasure."""
    board = f"board={SHAFT} goals=stone-ne;gold;stone-nw"
    return Scene(f"saboteur seats=3 turn={turn} bank={FULL} {board} hand{turn}=EW&map {words}")


def to_the_next_turn(scene: Scene) -> Scene:
    """Hand out the gold in the first way that offers itself, and deal."""
    scene = scene.dealt()
    while scene.legal and scene.legal[0].startswith("take"):
        scene = scene.play(scene.legal[0]).dealt()
    return scene


def said(scene: Scene, event: str, field: str) -> list[object]:
    return [getattr(happened, field) for happened in scene.happened(event)]


# -- the end of a round --------------------------------------------------------------------------


def test_the_round_ends_when_nobody_holds_a_card() -> None:
    """SAB-072"""
    after = last_card(DWARVES).play("discard map")

    assert said(after, "roundended", "why") == ["hands"]
    assert said(after, "roundended", "finder") == [NOBODY]
    assert after.table("finder") == "-"


def test_the_round_goes_on_while_anybody_holds_a_card() -> None:
    """SAB-072"""
    scene = Scene("saboteur seats=3 turn=1 hand1=map hand2=- hand3=EW stock=-")

    after = scene.play("discard map")

    assert after.happened("roundended") == []
    assert after.actor == "3"


def test_the_round_goes_on_while_the_draw_pile_is_empty_but_hands_are_not() -> None:
    """SAB-072"""
    scene = Scene("saboteur seats=3 turn=1 hand1=map&NS hand2=- hand3=- stock=-")

    after = scene.play("discard map")

    assert after.happened("roundended") == []
    assert after.actor == "1"


@pytest.mark.parametrize("is_found", [True, False], ids=["treasure", "empty hands"])
def test_all_dwarves_are_turned_up_at_the_end_of_the_round(*, is_found: bool) -> None:
    """SAB-073, SAB-020"""
    scene = treasure(DWARVES) if is_found else last_card(DWARVES)

    after = scene.play("place EW 7,0" if is_found else "discard map")

    assert said(after, "rolesshown", "cards") == [("digger", "saboteur", "digger", "digger")]
    assert [after.seen(f"role{seat}", 2) for seat in (1, 2, 3)] == ["digger", "saboteur", "digger"]


def test_the_left_over_dwarf_is_turned_up_with_the_others() -> None:
    """SAB-R29"""
    scene = treasure("role1=digger role2=digger role3=digger role-pile=saboteur")

    after = scene.play("place EW 7,0")

    assert after.seen("role-pile", 1) == "saboteur"
    assert said(after, "rolesshown", "cards") == [("digger", "digger", "digger", "saboteur")]


# -- the next round ------------------------------------------------------------------------------


def test_the_next_round_begins_when_all_gold_is_handed_out() -> None:
    """SAB-086"""
    scene = treasure(DWARVES).play("place EW 7,0").dealt()

    one_left = scene.play("take gold-1")
    after = one_left.play("take gold-1")

    assert (one_left.table("round"), one_left.happened("roundbegan")) == ("1", [])
    assert (after.table("round"), said(after, "roundbegan", "round")) == ("2", [2])


def test_nobody_plays_on_while_gold_is_handed_out() -> None:
    """SAB-086"""
    shared = treasure(DWARVES).play("place EW 7,0").dealt()
    paid = last_card(DWARVES).play("discard map")

    assert shared.refused("discard map") == "SAB-086"
    assert paid.refused("discard map") == "SAB-086"


def test_start_and_goals_are_set_out_again() -> None:
    """SAB-087"""
    scene = treasure(DWARVES, turn=3).play("place EW 7,0").dealt()

    after = scene.play("take gold-1", "take gold-1")

    assert after.board == "0,0:start"
    assert after.pile("goal-pile") == "gold&stone-ne&stone-nw"
    assert after.text.count("goal-pile:goal") == 3
    assert [repr(action) for action, _ in after.rules.odds(after.state)] == [
        "deal goal1 gold",
        "deal goal1 stone-ne",
        "deal goal1 stone-nw",
    ]


def test_what_a_map_showed_says_nothing_about_the_next_round() -> None:
    """SAB-087"""
    scene = last_card(f"{DWARVES} goals=stone-ne;gold;stone-nw").play("peek 2")

    after = scene.play("pay loot2 gold-1&gold-3").dealt()

    assert [after.seen(f"goal{slot}", 0) for slot in (1, 2, 3)] == ["?", "?", "?"]


def test_the_same_dwarves_are_shuffled_and_dealt_again() -> None:
    """SAB-088"""
    scene = last_card(DWARVES).play("discard map")

    shuffled = scene.play("pay loot2 gold-1&gold-3")
    after = shuffled.dealt(lambda sides: sides - 1)

    assert shuffled.pile("role-pile") == "digger&digger&digger&saboteur"
    assert [after.pile(f"role{seat}") for seat in (2, 3, 1)] == ["saboteur", "digger", "digger"]
    assert after.pile("role-pile") == "digger"
    assert [after.seen(name, 0) for name in ("role1", "role2", "role3", "role-pile")] == [
        "digger",
        "?",
        "?",
        "?",
    ]


def test_a_treasure_counts_for_its_own_round_alone() -> None:
    """SAB-079"""
    scene = treasure(DWARVES).play("place EW 7,0").dealt()

    after = scene.play("take gold-1", "take gold-1")

    assert (scene.table("finder"), after.table("finder")) == ("1", "-")


def test_all_path_and_action_cards_are_shuffled_and_hands_are_dealt_again() -> None:
    """SAB-089"""
    scene = treasure(f"{DWARVES} front2=broken-pick discard=map&NS hand2=rockfall&map&NE")
    rounds = scene.play("place EW 7,0").dealt().play("take gold-1", "take gold-1")

    after = rounds.dealt()

    cards = Counter(rounds.state.piles["stock"].cards)
    assert (cards.total(), cards["map"], cards["EW"], cards["broken-pick"]) == (67, 6, 3, 3)
    assert [len(after.state.piles[f"hand{seat}"].cards) for seat in (1, 2, 3)] == [6, 6, 6]
    assert len(after.state.piles["stock"].cards) == 49
    assert after.pile("discard") == "-"
    assert after.state.table.front == ((), (), ())


def test_gold_stays_with_its_owners_and_the_rest_stays_in_the_bank() -> None:
    """SAB-090, SAB-091"""
    words = "loot1=gold-3 loot3=gold-1&gold-2 bank=gold-1&gold-2&gold-3"
    hands = "hand1=map hand2=- hand3=- stock=-"
    scene = Scene(f"saboteur seats=3 turn=1 {DWARVES} {hands} {words}")

    after = to_the_next_turn(scene.play("discard map"))

    assert after.table("round") == "2"
    assert [after.pile(f"loot{seat}") for seat in (1, 2, 3)] == [
        "gold-3",
        "gold-1&gold-3",
        "gold-1&gold-2",
    ]
    assert after.pile("bank") == "gold-2"


@pytest.mark.parametrize(("last", "begins"), [(1, "2"), (2, "3"), (3, "1")])
def test_the_left_neighbour_of_whoever_reached_the_treasure_begins(last: int, begins: str) -> None:
    """SAB-092, SAB-R27"""
    after = to_the_next_turn(treasure(DWARVES, last).play("place EW 7,0"))

    assert (after.table("round"), after.actor, after.table("starter")) == ("2", begins, begins)


@pytest.mark.parametrize(("last", "begins"), [pytest.param(4, "5", id="GX18"), (5, "1"), (1, "2")])
@pytest.mark.parametrize("action", ["discard map", "peek 1"])
def test_the_left_neighbour_of_whoever_played_or_discarded_last_begins(
    action: str, last: int, begins: str
) -> None:
    """SAB-092, SAB-R27"""
    dwarves = " ".join(f"role{seat}=digger" for seat in range(1, 6)) + " role-pile=saboteur"
    scene = last_card(f"{dwarves} starter=2 goals=gold;stone-ne;stone-nw", last, seats=5)

    after = to_the_next_turn(scene.play(action))

    assert (after.table("round"), after.actor, after.table("starter")) == ("2", begins, begins)


def test_a_skipped_seat_did_not_play_the_last_card() -> None:
    """SAB-R27"""
    dwarves = "role1=digger role2=digger role3=digger role4=digger role-pile=saboteur"
    hands = "hand1=map hand2=- hand3=- hand4=map stock=-"
    scene = Scene(f"saboteur seats=4 turn=4 bank={FULL} {dwarves} {hands}")

    after = to_the_next_turn(scene.play("discard map", "discard map"))

    assert after.actor == "2"


# -- the end of the game -------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "is_over"), [(1, False), (2, False), (3, True)])
def test_the_game_ends_after_the_third_round(played: int, *, is_over: bool) -> None:
    """SAB-093, SAB-006"""
    scene = last_card(f"{DWARVES} round={played}").play("discard map")

    after = scene.play("pay loot2 gold-1&gold-3")

    assert after.state.is_over is is_over
    assert bool(after.happened("gameended")) is is_over


def test_the_game_ends_only_when_the_gold_of_the_third_round_is_handed_out() -> None:
    """SAB-093"""
    scene = treasure(f"{DWARVES} round=3").play("place EW 7,0").dealt()

    one_left = scene.play("take gold-1")
    after = one_left.play("take gold-1")

    assert (one_left.actor, after.actor) == ("3", "-")


def test_nothing_can_be_done_after_the_end() -> None:
    """SAB-093"""
    after = last_card(f"{DWARVES} round=3").play("discard map", "pay loot2 gold-1&gold-3")

    assert after.legal == []
    assert after.refused("discard map") == "SAB-093"
    assert after.refused("deal hand1 map") == "SAB-093"


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_whole_game_has_three_rounds(seats: int) -> None:
    """SAB-006, SAB-093"""
    game = Game("saboteur", seats, seed="three-rounds")
    begun = {game.state.table.round}

    while not game.over:
        game.play(game.legal[-1])
        begun.add(game.state.table.round)

    assert begun == {1, 2, 3}


ALL_DIGGERS = "role1=digger role2=digger role3=digger role-pile=saboteur round=3"


def test_everybody_adds_up_the_gold_pieces_on_the_own_cards() -> None:
    """SAB-094"""
    purses = "loot1=gold-1&gold-1&gold-3 loot2=gold-2&gold-2&gold-2 loot3=-"

    after = last_card(f"{ALL_DIGGERS} {purses}").play("discard map")

    assert said(after, "gameended", "scores") == [(5, 6, 0)]


def test_gold_of_the_third_round_counts() -> None:
    """SAB-094"""
    scene = last_card(f"{DWARVES} round=3 loot1=gold-3 loot2=gold-1 loot3=gold-2")

    after = scene.play("discard map", "pay loot2 gold-1&gold-3")

    assert said(after, "gameended", "scores") == [(3, 5, 2)]


@pytest.mark.parametrize(
    ("purses", "winners"),
    [
        pytest.param("loot1=gold-3 loot2=gold-2 loot3=gold-1", (0,), id="one"),
        pytest.param("loot1=gold-1&gold-1 loot2=gold-1&gold-1 loot3=gold-3", (2,), id="pieces"),
    ],
)
def test_the_most_gold_pieces_win(purses: str, winners: tuple[int, ...]) -> None:
    """SAB-095, SAB-006"""
    after = last_card(f"{ALL_DIGGERS} {purses}").play("discard map")

    assert said(after, "gameended", "winners") == [winners]


@pytest.mark.parametrize(
    ("purses", "scores", "winners"),
    [
        pytest.param(
            "loot1=gold-3&gold-2 loot2=gold-3&gold-3&gold-1 loot3=gold-2&gold-2&gold-2&gold-1",
            (5, 7, 7),
            (1, 2),
            id="GX17",
        ),
        pytest.param("loot1=- loot2=- loot3=-", (0, 0, 0), (0, 1, 2), id="nobody has any"),
    ],
)
def test_several_with_the_most_gold_win_together(
    purses: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """SAB-096"""
    after = last_card(f"{ALL_DIGGERS} {purses}").play("discard map")

    assert said(after, "gameended", "scores") == [scores]
    assert said(after, "gameended", "winners") == [winners]
