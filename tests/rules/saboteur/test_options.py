"""House rules: what each option changes, and that the printed game is without them."""

from __future__ import annotations

from collections import Counter

import pytest

from undermine.core.state import TABLE
from undermine.games import load
from undermine.games.saboteur.actions import Agree
from undermine.notation.errors import NotationError
from undermine.notation.records import Entry
from undermine.session import Game
from undermine.testing import Scene

SHAFT = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"
FULL = "&".join(["gold-1"] * 16 + ["gold-2"] * 8 + ["gold-3"] * 4)
DWARVES = "role1=digger role2=saboteur role3=digger role-pile=digger"


def dwarves(roles: str, left_over: str = "digger") -> str:
    """The dwarf cards of a table such as `DDS`."""
    names = {"D": "digger", "S": "saboteur"}
    dealt = " ".join(f"role{seat}={names[role]}" for seat, role in enumerate(roles, 1))
    return f"{dealt} role-pile={left_over}"


def reached(rules: str, roles: str, finder: int, words: str = "") -> Scene:
    """That seat has just reached the treasure, and the gold cards are drawn."""
    board = f"board={SHAFT} goals=stone-ne;gold;stone-nw hand{finder}=EW&map"
    table = f"{rules} seats={len(roles)} turn={finder} bank={FULL} {dwarves(roles)}"
    return Scene(f"{table} {board} {words}").play("place EW 7,0").dealt()


def missed(rules: str, roles: str, words: str = "") -> Scene:
    """The first seat has just discarded the very last card."""
    hands = " ".join(f"hand{seat}=-" for seat in range(2, len(roles) + 1))
    sides = dwarves(roles, "-" if "house_table" in rules else "digger")
    table = f"{rules} seats={len(roles)} turn=1 {sides} hand1=map {hands} stock=-"
    return Scene(f"{table} bank={FULL} {words}").play("discard map")


def choosers(scene: Scene) -> str:
    """Who chooses a gold card, one after another."""
    order = ""
    while scene.actor != "*":
        order += scene.actor
        scene = scene.play(scene.legal[0])
    return order


# -- ending a round early ------------------------------------------------------------------------


def test_a_treasure_that_nobody_can_reach_does_not_end_the_round() -> None:
    """SAB-R20"""
    walled_in = "-1,0:E;0,-1:N.S;0,1:N"
    scene = Scene(f"saboteur seats=3 turn=1 board={walled_in} {DWARVES} hand1=E.W&map hand2=map")

    after = scene.play("place E.W 1,0", "deal hand1 EW")

    assert after.happened("roundended") == []
    assert after.actor == "2"


def test_by_default_a_round_cannot_be_given_up() -> None:
    """SAB-R20"""
    scene = Scene(f"saboteur seats=3 turn=1 {DWARVES} hand1=map")

    assert scene.rules.check(scene.state, Agree()) is not None
    assert scene.rules.open_calls(scene.state) == ()


def test_allow_concede_lets_the_whole_table_end_a_round_without_the_treasure() -> None:
    """SAB-R20"""
    scene = Scene(f"saboteur+allow_concede seats=3 turn=1 bank={FULL} {DWARVES} last=3 hand1=map")

    after = scene.play("agree")

    assert scene.rules.open_calls(scene.state) == (Agree(),)
    assert len(after.happened("roundended")) == 1
    assert after.legal == ["pay loot2 gold-1&gold-3"]
    assert after.table("finder") == "-"


def test_allow_concede_is_a_decision_of_all_seats() -> None:
    """SAB-R20"""
    game = Game("saboteur+allow_concede", 3, seed="all-agree")

    game.play("agree")

    assert Entry(TABLE, Agree()) in game.record.entries


def test_allow_concede_waits_until_a_seat_is_on() -> None:
    """SAB-R20"""
    sharing = reached("saboteur+allow_concede", "DSD", 1)
    paying = missed("saboteur+allow_concede", "DSD")

    assert sharing.refused("agree") == "SAB-R20"
    assert paying.refused("agree") == "SAB-R20"


def test_the_next_starter_is_left_of_the_last_player_when_a_round_is_given_up() -> None:
    """SAB-092, SAB-R20"""
    scene = Scene(
        f"saboteur+allow_concede seats=3 turn=3 {dwarves('DDD', 'saboteur')} last=2 hand3=map"
    )

    after = scene.play("agree").dealt()

    assert after.actor == "3"


@pytest.mark.parametrize("starter", [1, 2, 4])
def test_the_same_seat_begins_again_when_a_round_is_given_up_before_anybody_played(
    starter: int,
) -> None:
    """SAB-092, SAB-R20"""
    table = f"saboteur+allow_concede seats=5 turn={starter} starter={starter}"
    scene = Scene(f"{table} {dwarves('DDDDD')} hand{starter}=map")

    after = scene.play("agree").dealt()

    assert after.actor == str(starter)


# -- tools, beginning, paths ---------------------------------------------------------------------


def test_by_default_nobody_breaks_the_own_tools() -> None:
    """SAB-R16"""
    scene = Scene("saboteur seats=3 turn=1 hand1=broken-pick")

    assert scene.refused("break broken-pick 1") == "SAB-R16"
    assert scene.legal == [
        "break broken-pick 2",
        "break broken-pick 3",
        "discard broken-pick",
    ]


def test_allow_self_break_lets_a_seat_break_its_own_tools() -> None:
    """SAB-R16"""
    scene = Scene("saboteur+allow_self_break seats=3 turn=1 hand1=broken-pick")

    after = scene.play("break broken-pick 1")

    assert "break broken-pick 1" in scene.legal
    assert after.state.table.front == (("broken-pick",), (), ())


def test_allow_self_break_breaks_no_tool_twice() -> None:
    """SAB-050, SAB-R16"""
    scene = Scene("saboteur+allow_self_break seats=3 turn=1 hand1=broken-pick front1=broken-pick")

    assert scene.refused("break broken-pick 1") == "SAB-050"
    assert "break broken-pick 1" not in scene.legal


def test_by_default_chance_says_who_begins() -> None:
    """SAB-R28"""
    scene = Scene("saboteur seats=4")

    assert scene.actor == "*"
    assert [(repr(action), weight) for action, weight in scene.rules.odds(scene.state)] == [
        ("begin 1", 1),
        ("begin 2", 1),
        ("begin 3", 1),
        ("begin 4", 1),
    ]


def test_first_player_lets_the_host_say_who_begins() -> None:
    """SAB-R28"""
    scene = Scene("saboteur+first_player=host seats=4")

    after = scene.play("begin 3").dealt()

    assert scene.actor == "="
    assert (after.actor, after.table("starter")) == ("3", "3")


def test_require_connection_off_lets_a_card_be_laid_beyond_a_dead_end() -> None:
    """SAB-R03"""
    words = "seats=3 turn=1 board=1,0:E.W hand1=EW&NS"
    printed, loose = Scene(f"saboteur {words}"), Scene(f"saboteur+require_connection=off {words}")

    assert printed.refused("place EW 2,0") == "SAB-044"
    assert loose.refused("place EW 2,0") is None
    assert "place EW 2,0" in loose.legal
    assert loose.play("place EW 2,0").board == "0,0:start;1,0:E.W;2,0:EW"


def test_require_connection_off_still_wants_a_fitting_neighbour_and_sound_tools() -> None:
    """SAB-R03"""
    scene = Scene("saboteur+require_connection=off seats=3 turn=1 board=1,0:E.W hand1=EW&NS")
    broken = Scene("saboteur+require_connection=off seats=3 turn=1 hand1=EW front1=broken-pick")

    assert scene.refused("place NS 2,0") == "SAB-042"
    assert scene.refused("place EW 3,0") == "SAB-041"
    assert scene.refused("place EW 7,0") == "SAB-R04"
    assert broken.legal == ["discard EW"]


def test_middle_treasure_lays_the_middle_goal_one_cell_further_away() -> None:
    """SAB-024"""
    words = f"seats=3 turn=1 board={SHAFT} goals=stone-ne;gold;stone-nw hand1=EW hand2=EW"
    printed = Scene(f"saboteur {words} {DWARVES}")
    further = Scene(f"saboteur+middle_treasure {words} {DWARVES}")

    short = further.play("place EW 7,0")
    after = short.play("deal hand1 map", "place EW 8,0")

    assert printed.play("place EW 7,0").board.endswith("7,0:EW;8,0:gold")
    assert short.happened("goalopened") == []
    assert after.board.endswith("8,0:EW;9,0:gold")


# -- gold ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "by_diggers", "by_players"),
    [("DSD", "13", "131"), ("DDSDS", "142", "14214"), ("DDDD", "1432", "1432")],
)
def test_gold_draw_by_players_goes_round_until_the_cards_are_gone(
    roles: str, by_diggers: str, by_players: str
) -> None:
    """SAB-R21, SAB-R23"""
    assert choosers(reached("saboteur", roles, 1)) == by_diggers
    assert choosers(reached("saboteur+gold_draw=players", roles, 1)) == by_players


@pytest.mark.parametrize(("seats", "cards"), [(8, 8), (9, 9), (10, 9)])
def test_gold_draw_by_players_draws_nine_cards_at_the_most(seats: int, cards: int) -> None:
    """SAB-R21"""
    scene = reached("saboteur+gold_draw=players", "DDDDDD" + "S" * (seats - 6), 1)

    assert len(scene.state.piles["offer"].cards) == cards


def test_by_default_a_digger_with_a_broken_tool_is_paid_like_the_others() -> None:
    """SAB-075"""
    scene = reached("saboteur", "DDSD", 1, "front2=broken-cart")

    assert choosers(scene) == "142"


def test_greedy_dwarf_leaves_out_diggers_with_a_broken_tool() -> None:
    scene = reached("saboteur+greedy_dwarf", "DDSD", 1, "front2=broken-cart front3=broken-pick")

    assert len(scene.state.piles["offer"].cards) == 2
    assert choosers(scene) == "14"


def test_greedy_dwarf_does_not_touch_the_pay_of_saboteurs() -> None:
    after = missed("saboteur+greedy_dwarf", "DSD", "front2=broken-cart")

    assert after.legal == ["pay loot2 gold-1&gold-3"]


def test_greedy_dwarf_may_leave_nobody_to_be_paid() -> None:
    after = reached("saboteur+greedy_dwarf", "SDD", 1, "front2=broken-cart front3=broken-pick")

    assert after.table("round") == "2"
    assert Counter(after.state.piles["bank"].cards).total() == 28


def test_old_mine_has_six_worthless_gold_cards() -> None:
    """SAB-001"""
    printed, old = Scene("saboteur seats=3"), Scene("saboteur+old_mine seats=3")

    assert Counter(printed.state.piles["bank"].cards) == {"gold-1": 16, "gold-2": 8, "gold-3": 4}
    assert Counter(old.state.piles["bank"].cards) == {
        "gold-0": 6,
        "gold-1": 10,
        "gold-2": 8,
        "gold-3": 4,
    }


def test_old_mine_counts_worthless_cards_as_nothing() -> None:
    """SAB-094"""
    scene = Scene("saboteur+old_mine seats=3 turn=1 loot1=gold-0&gold-2 loot2=gold-0 loot3=-")

    assert scene.rules.scores(scene.state) == (2, 0, 0)


def test_old_mine_pays_no_saboteur_with_worthless_cards() -> None:
    """SAB-R24"""
    bank = "gold-0&gold-0&gold-1&gold-1&gold-1&gold-1"
    scene = Scene(f"saboteur+old_mine seats=3 agenda=paygold:*:2:3;nextround:- bank={bank}")

    assert scene.legal == ["pay loot2 gold-1&gold-1&gold-1"]


# -- who plays what ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "saboteurs", "diggers"),
    [(3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 2, 4), (7, 3, 4), (8, 3, 5), (9, 4, 5), (10, 4, 6)],
)
def test_house_table_has_fixed_sides(seats: int, saboteurs: int, diggers: int) -> None:
    printed = Scene(f"saboteur seats={seats}")
    house = Scene(f"saboteur+house_table seats={seats}")

    assert len(printed.state.piles["role-pile"].cards) == seats + 1
    assert Counter(house.state.piles["role-pile"].cards) == {
        "saboteur": saboteurs,
        "digger": diggers,
    }


@pytest.mark.parametrize(
    ("roles", "printed", "house"),
    [("DSD", 4, 4), ("DSDS", 3, 2), ("DSDSD", 3, 3), ("DSDSDD", 3, 4), ("DSDSDSDSD", 2, 2)],
)
def test_house_table_pays_differently_at_four_and_six_seats(
    roles: str, printed: int, house: int
) -> None:
    assert f"paygold:*:2:{printed};" in missed("saboteur", roles).text
    assert f"paygold:*:2:{house};" in missed("saboteur+house_table", roles).text


@pytest.mark.parametrize(("seats", "saboteurs", "diggers"), [(3, 1, 2), (5, 2, 3), (10, 4, 6)])
def test_maximum_saboteurs_leaves_no_dwarf_over(seats: int, saboteurs: int, diggers: int) -> None:
    """SAB-019"""
    printed = Scene(f"saboteur seats={seats}")
    full = Scene(f"saboteur+maximum_saboteurs seats={seats}")

    assert Counter(full.state.piles["role-pile"].cards) == {
        "saboteur": saboteurs,
        "digger": diggers,
    }
    assert full.dealt().pile("role-pile") == "-"
    assert printed.dealt().pile("role-pile") == "saboteur"


def test_maximum_saboteurs_takes_nobodys_dwarf_where_none_is_left_over() -> None:
    """SAB-017"""
    scene = Scene("saboteur+house_table+maximum_saboteurs seats=3").dealt()

    assert [scene.pile(f"role{seat}") for seat in (1, 2, 3)] == ["digger", "digger", "saboteur"]


# -- options and seats ---------------------------------------------------------------------------


def test_a_choice_as_printed_changes_nothing() -> None:
    """SAB-R21"""
    assert load("saboteur+gold_draw=diggers+allow_concede=off").id == load("saboteur").id


@pytest.mark.parametrize("name", ["saboteur+gold_draw=all", "saboteur+free_gold"])
def test_an_option_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"its (options|choices) are"):
        load(name)


@pytest.mark.parametrize("seats", [0, 1, 2, 11, 12])
def test_there_is_no_game_for_fewer_than_three_or_more_than_ten(seats: int) -> None:
    """SAB-R36"""
    with pytest.raises(ValueError, match="3 to 10"):
        Game("saboteur", seats, seed="nobody")
    with pytest.raises(NotationError, match="3 to 10"):
        Scene(f"saboteur seats={seats}")


@pytest.mark.parametrize("seats", range(3, 11))
def test_there_is_a_game_for_three_to_ten(seats: int) -> None:
    """SAB-R36"""
    assert Game("saboteur", seats, seed="welcome").state.table.seats == seats
