"""What nets are told besides bytes: who is suspected, and how far the nearest hopeful goal is."""

from __future__ import annotations

from undermine.games import load
from undermine.net.inputs import Inputs
from undermine.net.reckoning import (
    NO_WAY,
    OPEN,
    Places,
    gain_of,
    hopeful,
    leaning,
    nearest,
    places_of,
    suspicion,
)


def places() -> Places:
    found = Inputs(load("saboteur")).places
    assert found is not None
    return found


def observed() -> bytearray:
    return bytearray(Inputs(load("saboteur")).layout.size)


def test_only_games_with_a_hidden_treasure_are_reckoned_with() -> None:
    assert places_of(Inputs(load("saboteur-2")).layout) is not None
    assert places_of(Inputs(load("the-lost-mines")).layout) is None
    assert places_of(Inputs(load("the-dark-cave")).layout) is None
    assert Inputs(load("saboteur"), 1).places is None


def test_who_lengthens_the_way_is_suspected() -> None:
    told, at = observed(), places().gains
    told[at] = 2  # the viewer brought a goal nearer twice,
    told[at + 2 + 1] = 2  # and its left neighbour farther away

    mine, other, third = suspicion(places(), bytes(told), 3)

    assert mine < third < 0 < other
    assert third == leaning(-0.7)


def test_what_is_done_to_others_tells_as_much_as_they_are_trusted() -> None:
    told, most = observed(), places().seats
    told[places().gains] = 3  # seat 0 is trusted,
    told[places().broke + most] = 1  # seat 1 broke its tools,
    told[places().mended + 2 * most] = 1  # and seat 2 mended them

    _, broke, mended, nothing = suspicion(places(), bytes(told), 4)

    assert mended < nothing < broke


def test_goals_are_hopeful_while_they_may_be_the_treasure() -> None:
    told, goals = observed(), places().goals
    assert hopeful(places(), bytes(told)) == [True, True, True]
    told[goals[1].stones[0]] = 1
    assert hopeful(places(), bytes(told)) == [True, False, True]
    told[goals[0].distance] = OPEN
    assert hopeful(places(), bytes(told)) == [False, False, True]
    told[goals[0].distance] = 3
    told[goals[0].treasure] = 1
    assert hopeful(places(), bytes(told)) == [True, False, False]


def test_the_nearest_hopeful_goal_counts() -> None:
    assert nearest([False, True, True], bytes([1, 6, 4])) == 4
    assert nearest([True, False, False], bytes([NO_WAY, 6, 4])) == NO_WAY
    assert nearest([True, False, False], bytes([OPEN, 6, 4])) == 0
    assert nearest([False, False, False], bytes([1, 2, 3])) == NO_WAY
    assert [gain_of(5, after) for after in (5, 4, NO_WAY)] == [8, 9, 0]
