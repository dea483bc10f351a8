"""The end of a round as it is played: gold is handed out, thieves steal, the game ends."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import (
    missed,
    paid,
    purses,
    reached,
    saboteur2,
    seen,
    shaft,
    with_trapped,
)
from undermine.testing import Scene


def reckoned(scene: Scene) -> dict[str, object]:
    """What the reckoning told."""
    (event,) = scene.happened("reckoned")
    return {
        name: getattr(event, name)
        for name in ("finder", "builder", "way", "team", "winners", "share", "crystals")
    }


def stolen(scene: Scene, *actions: str) -> tuple[str, list[int]]:
    """Who steals in which order, and what everybody owns then."""
    order = ""
    for action in actions:
        order += scene.actor
        scene = scene.play(action)
    return order, purses(scene)


# -- the reckoning ---------------------------------------------------------------------------------


def test_the_printed_example() -> None:
    """SB2-107, SB2-064, SB2-083"""
    scene = reached("BGGCPSS", 3, "blue", with_trapped([6], [5, 6]))

    assert paid(scene) == [3, 0, 0, 2, 1, 0, 0]
    assert scene.actor == "6"
    assert stolen(scene, "steal 1") == ("6", [2, 0, 0, 2, 1, 1, 0])


def test_the_reckoning_tells_who_built_who_can_pass_and_who_shares() -> None:
    """SB2-092, SB2-094, SB2-096"""
    assert reckoned(reached("BGCPO", 2, "blue", found=3)) == {
        "finder": 2,
        "builder": "boss",
        "way": "blue",
        "team": "blue",
        "winners": (0, 2, 3),
        "share": 3,
        "crystals": 3,
    }
    assert reckoned(missed("BGSO")) == {
        "finder": -3,
        "builder": "nobody",
        "way": "missing",
        "team": "neither",
        "winners": (2,),
        "share": 5,
        "crystals": 0,
    }


@pytest.mark.parametrize("ways", ["both", "blue", "green", "neither"])
def test_the_reckoning_names_the_teams_that_can_pass(ways: str) -> None:
    """SB2-095"""
    told = reckoned(reached("BGS", 2, ways))

    assert (told["way"], told["team"]) == (ways, ways)


def test_whoever_lays_the_last_card_has_connected_however_far_away_it_lies() -> None:
    """SB2-R14"""
    board = "board=5,0:NES;6,0:EW;7,0:EW goals=stone-ne;gold;stone-nw hand2=N+ladder&map"
    scene = saboteur2("BGC", board, turn=2).play("place N+ladder 5,1")

    assert reckoned(scene)["builder"] == "green"
    assert paid(scene) == [0, 4, 3]


def test_a_round_ends_when_start_and_treasure_are_joined() -> None:
    """SB2-092"""
    goals = "goals=gold;stone-ne;stone-nw"
    stone = saboteur2("BGC", f"board={shaft()} {goals} hand1=EW&map").play("place EW 7,0")

    assert not stone.happened("roundended")
    assert reached("BGC", 0).happened("roundended")


def test_a_round_ends_when_nobody_can_play() -> None:
    """SB2-093"""
    ended = missed("BGS").happened("roundended")

    assert [event.why for event in ended] == ["hands"]  # type: ignore[attr-defined]


def test_only_the_dwarves_of_the_seats_are_turned_up() -> None:
    """SB2-R32, SB2-032"""
    words = "role-pile=saboteur&boss old-hats=geologist front3=theft"
    printed = reached("BGS", 0, words=words)
    shown = reached("BGS", 0, words=words, rules="+show_unused_roles")

    assert [event.cards for event in printed.happened("rolesshown")] == [
        ("blue", "green", "saboteur")
    ]
    assert seen(printed, "role2") == ["green"] * 4
    assert seen(printed, "role-pile") == ["?2"] * 4
    assert [event.cards for event in shown.happened("rolesshown")] == [
        ("blue", "green", "saboteur", "boss", "saboteur", "geologist")
    ]


def test_the_bank_pays_and_never_runs_out() -> None:
    """SB2-034, SB2-103, SB2-R38"""
    after = reached("BGC", 0, gold=[20, 0, 0])

    assert purses(after) == [24, 0, 3]
    assert len(after.state.piles["bank"].cards) == 57 - 27


# -- thefts ----------------------------------------------------------------------------------------


def test_the_latest_thief_is_first_and_then_it_goes_clockwise() -> None:
    """SB2-104, SB2-105, SB2-106

    The first is PX40.
    """
    scene = reached("BGSS", 0, words=with_trapped([], [2, 3]))
    many = reached("BGSSS", 0, words=with_trapped([], [4, 2, 1, 3]))

    assert stolen(scene, "steal 1", "steal 1") == ("43", [3, 0, 1, 1])
    assert stolen(many, *["steal 1"] * 4) == ("4523", [1, 1, 1, 1, 1])


def test_a_trapped_thief_is_passed_over() -> None:
    """SB2-064, SB2-083, SB2-R17

    PX41.
    """
    scene = reached("BGSS", 0, words=with_trapped([3], [2, 3]))

    assert stolen(scene, "steal 1") == ("3", [4, 0, 1, 0])


def test_the_order_is_that_of_the_thefts_that_can_be_used() -> None:
    """SB2-R17"""
    scene = reached("BGSSS", 0, words=with_trapped([4], [2, 3, 4]))

    assert scene.actor == "4"
    assert stolen(scene, "steal 1", "steal 1")[0] == "43"


def test_gold_of_an_earlier_round_can_be_stolen() -> None:
    """SB2-063, SB2-R16

    PX43.
    """
    scene = missed("BGS", with_trapped([], [2]), gold=[0, 1, 0])

    assert scene.legal == ["steal 2", "decline"]
    assert stolen(scene, "steal 2") == ("3", [0, 0, 6])


def test_without_a_victim_a_theft_comes_to_nothing() -> None:
    """SB2-R16

    PX44.
    """
    scene = missed("BGO", with_trapped([], [0]))

    assert [event.seat for event in scene.happened("lapsed")] == [0]  # type: ignore[attr-defined]
    assert scene.table("round") == "2"


def test_nobody_steals_from_the_own_purse() -> None:
    """SB2-063, SB2-R16"""
    own = reached("BG", 0, words=with_trapped([], [0]))
    scene = reached("BBG", 0, words=with_trapped([], [0]))

    assert own.happened("lapsed")
    assert scene.refused("steal 1") == "SB2-R16"
    assert scene.refused("steal 3") == "SB2-R16"
    assert scene.legal == ["steal 2", "decline"]


def test_a_thief_may_decline() -> None:
    """SB2-063, SB2-R16"""
    scene = reached("BGSS", 0, words=with_trapped([], [2, 3])).play("decline")

    assert scene.actor == "3"
    assert [event.seat for event in scene.happened("declined")] == [3]  # type: ignore[attr-defined]
    assert purses(scene.play("decline")) == [5, 0, 0, 0]


def test_prisoners_can_be_robbed() -> None:
    """SB2-R18"""
    scene = missed("SBG", with_trapped([1], [0]), gold=[0, 2, 0])

    assert scene.legal == ["steal 2", "decline"]


def test_a_thief_can_be_robbed_by_the_next() -> None:
    """SB2-104, SB2-R16"""
    scene = missed("BGO", with_trapped([], [0, 1]), gold=[0, 0, 1])

    assert stolen(scene, "steal 3", "steal 2") == ("21", [1, 0, 0])


def test_everybody_sees_who_steals_from_whom() -> None:
    """SB2-104"""
    scene = reached("BGS", 0, words=with_trapped([], [2])).play("steal 1")
    (event,) = scene.happened("stole")

    assert (event.seat, event.target, event.readers) == (2, 0, -1)  # type: ignore[attr-defined]


def test_until_a_thief_has_chosen_everything_else_waits() -> None:
    """SB2-104"""
    scene = reached("BGS", 0, words=with_trapped([], [2]))

    assert scene.refused("discard map") == "SB2-104"


# -- the end ---------------------------------------------------------------------------------------


def test_the_most_gold_wins_after_the_thefts_of_the_third_round() -> None:
    """SB2-113, SB2-114"""
    scene = reached("BGS", 0, words=f"round=3 {with_trapped([], [2])}").play("steal 1")
    (event,) = scene.happened("gameended")

    assert (event.scores, event.winners) == ((4, 0, 1), (0,))  # type: ignore[attr-defined]
    assert scene.state.is_over


def test_those_who_tie_win_together() -> None:
    """SB2-115"""
    (event,) = reached("BGS", 0, words="round=3", gold=[0, 5, 5]).happened("gameended")

    assert event.winners == (0, 1, 2)  # type: ignore[attr-defined]
