"""Walking step by step, what a step costs, and where a pawn can get."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.walking_game import ENDED, GAIT, RULES, trail
from undermine.core.board import Mark, Marks
from undermine.core.dealing import Lose, LoseCard, LostCard
from undermine.core.face import E, N
from undermine.core.grid import Spot, edge
from undermine.core.state import CHANCE, NOBODY, State
from undermine.core.walking import (
    BeginWalk,
    Route,
    Step,
    Stepped,
    Stop,
    Walk,
    WalkOn,
    routes,
    signposts,
    walking,
)

ROAD = "0,1:NESW 1,1:EW 2,1:EW 3,1:EW 4,1:EW"
HOME, AFAR = Spot((0, 1)), Spot((4, 1))
THORN: Marks = {edge((0, 1), E): Mark("thorn")}


@pytest.fixture(autouse=True)
def _fresh() -> None:
    ENDED.clear()


def walked(state: State[Any], *cells: tuple[int, int]) -> State[Any]:
    for cell in cells:
        state = RULES.step(state, Step(Spot(cell))).state
    return state


def onto(state: State[Any]) -> set[Spot]:
    return {action.to for action in RULES.legal(state) if isinstance(action, Step)}


# -- one step after another ------------------------------------------------------------------------


def test_a_walk_is_as_many_steps_as_the_gait_gives() -> None:
    state = walked(trail(ROAD, pawns=(HOME, HOME)), (1, 1), (2, 1))

    assert state.agenda == (Walk(0, 1, 2),)
    assert walked(state, (3, 1)).agenda == ()
    assert [(end.walker, end.made) for end in ENDED] == [(0, 3)]


def test_a_pawn_may_stop_at_any_time() -> None:
    state = walked(trail(ROAD, pawns=(HOME, HOME)), (1, 1))

    assert RULES.step(state, Stop()).state.agenda == ()
    assert ENDED[-1].made == 1


def test_a_step_is_told_from_where_to_where() -> None:
    done = RULES.step(trail(ROAD, pawns=(HOME, AFAR)), Step(Spot((1, 1))))

    assert done.events == (Stepped(seat=0, start=HOME, to=Spot((1, 1))),)
    assert done.state.table.pawn == (Spot((1, 1)), AFAR)


def test_a_walk_begins_by_itself_and_is_skipped_where_no_step_leads_on() -> None:
    for road, agenda in ((ROAD, (Walk(0, 3),)), ("0,1:NESW", ())):
        start = trail(road, pawns=(HOME, HOME), agenda=(BeginWalk(NOBODY, 0), Walk(1, 1)))

        left = RULES.step(start, Stop()).state.agenda

        assert left == agenda


def test_whoever_is_busy_on_the_way_is_asked_though_no_step_leads_on() -> None:
    busy = walking(GAIT._replace(busy=lambda _rules, _table, seat: seat == 0), due="TRL-walk")
    rules = RULES.changed(handlers=busy)

    for seat, agenda in ((0, (Walk(0, 3),)), (1, ())):
        start = trail("0,1:NESW", pawns=(HOME, HOME), agenda=(BeginWalk(NOBODY, seat), Walk(1, 1)))

        assert rules.step(start, Stop()).state.agenda == agenda


def test_a_pawn_without_steps_left_is_not_asked() -> None:
    start = trail(ROAD, pawns=(HOME, HOME), agenda=(WalkOn(NOBODY, 0, 0, 2), Walk(1, 1)))

    assert RULES.step(start, Stop()).state.agenda == ()


def test_only_a_way_leads_on() -> None:
    state = trail("0,1:NESW 1,1:NS 0,0:EW 0,2:NS", pawns=(HOME, HOME))

    assert onto(state) == {Spot((0, 2))}
    refusal = RULES.check(state, Step(Spot((1, 1))))
    assert refusal is not None
    assert refusal.rule == "TRL-way"


def test_a_card_with_two_spaces_takes_two_steps() -> None:
    state = trail("0,1:NESW 1,1:E-W 2,1:EW", pawns=(HOME, HOME))

    assert onto(state) == {Spot((1, 1), 1)}
    over = RULES.step(state, Step(Spot((1, 1), 1))).state
    assert onto(over) == {HOME, Spot((1, 1), 0)}


def test_a_mark_in_the_way_bars_an_edge_in_both_directions() -> None:
    wall: Marks = {edge((1, 1), N): Mark("wall"), edge((0, 1), E): Mark("wall")}
    board = trail(ROAD, pawns=(HOME, Spot((1, 1))), marks=wall).table.board

    assert set(board.exits(HOME, frozenset({"wall"}))) == set()
    assert HOME not in set(board.exits(Spot((1, 1)), frozenset({"wall"})))
    assert HOME in set(board.exits(Spot((1, 1))))


def test_a_narrow_space_holds_one_pawn() -> None:
    road = "0,1:NESW 1,1:EW+rock"

    assert onto(trail(road, pawns=(HOME, HOME))) == {Spot((1, 1))}
    assert onto(trail(road, pawns=(HOME, Spot((1, 1))))) == set()


def test_a_step_onto_a_covered_card_ends_the_walk() -> None:
    state = trail("0,1:NESW 1,1:? 2,1:EW", pawns=(HOME, HOME))

    shown = walked(state, (1, 1))

    assert shown.table.board.tiles[1, 1].open
    assert shown.agenda == ()
    assert ENDED[-1].made == 1


def test_a_covered_card_is_entered_through_a_mouth_that_nothing_bars() -> None:
    wall: Marks = {edge((0, 1), E): Mark("wall")}

    assert onto(trail("0,1:NS 1,1:?", pawns=(HOME, HOME))) == set()
    assert onto(trail("0,1:NESW 1,1:?", pawns=(HOME, HOME), marks=wall)) == set()


# -- what it costs ---------------------------------------------------------------------------------


def test_a_loss_is_decided_before_the_rest_of_the_walk() -> None:
    state = walked(trail(ROAD, pawns=(HOME, HOME), marks=THORN), (1, 1))

    assert state.agenda == (WalkOn(NOBODY, 0, 2, 1), LoseCard(CHANCE, 0, "hand1", "discard"))
    assert RULES.step(state, Lose("hand1", "EW")).state.agenda == (Walk(0, 2, 1),)


def test_each_card_of_the_hand_is_as_likely_to_be_lost() -> None:
    state = walked(trail(ROAD, pawns=(HOME, HOME), marks=THORN, cards="EW EW NS"), (1, 1))

    assert RULES.odds(state) == ((Lose("hand1", "EW"), 2), (Lose("hand1", "NS"), 1))
    assert RULES.legal(state) == (Lose("hand1", "EW"), Lose("hand1", "NS"))


def test_only_a_card_of_that_hand_can_be_lost() -> None:
    state = walked(trail(ROAD, pawns=(HOME, HOME), marks=THORN), (1, 1))

    for lost in (Lose("hand2", "EW"), Lose("hand1", "NESW")):
        refusal = RULES.check(state, lost)
        assert refusal is not None
        assert refusal.rule == "TRL-absent"


def test_the_victim_sees_what_is_gone_and_others_see_the_back() -> None:
    state = walked(trail(ROAD, pawns=(HOME, HOME), marks=THORN), (1, 1))

    done = RULES.step(state, Lose("hand1", "EW"))

    (event,) = done.events
    assert isinstance(event, LostCard)
    assert event.cards == ("EW",)
    assert event.readers == 1
    assert [note.reader for note in done.state.notes if "EW" in note.cards] == [0]
    assert RULES.view(done.state, 1).piles["discard"].cards == ("?I",)


def test_an_empty_hand_loses_nothing() -> None:
    state = walked(trail(ROAD, pawns=(HOME, HOME), marks=THORN, cards=""), (1, 1))

    assert state.agenda == (Walk(0, 2, 1),)


# -- looking ahead ---------------------------------------------------------------------------------


def ways(state: State[Any], left: int) -> dict[Spot, Route]:
    return routes(GAIT, RULES, state.table, HOME, left)


def test_routes_lead_as_far_as_the_steps() -> None:
    found = ways(trail(ROAD, pawns=(HOME, HOME)), 3)

    assert found[Spot((3, 1))] == Route((Spot((1, 1)), Spot((2, 1)), Spot((3, 1))), ())
    assert AFAR not in found


def test_no_route_leads_back_to_where_it_began() -> None:
    found = ways(trail(ROAD, pawns=(HOME, HOME)), 2)

    assert HOME not in found


def test_the_cheapest_route_is_taken_even_if_it_is_longer() -> None:
    around = "0,1:NESW 1,1:NESW 0,0:NESW 1,0:NESW 2,1:EW"
    state = trail(around, pawns=(HOME, HOME), marks=THORN)

    assert ways(state, 2)[Spot((1, 1))] == Route((Spot((1, 1)),), ("card",))
    assert ways(state, 3)[Spot((1, 1))].price == ()
    assert len(ways(state, 3)[Spot((1, 1))].steps) == 3
    assert ways(state, 3)[Spot((2, 1))].price == ("card",)


def test_signposts_say_routes_in_plain_words() -> None:
    state = trail(ROAD, pawns=(HOME, HOME), marks=THORN)

    found = signposts(GAIT, RULES, state.table, HOME, 2)

    assert found["1,1"] == {"steps": ["1,1"], "cards": 1, "gold": 0}
    assert "0,1" not in found


def test_no_route_leads_through_a_covered_card() -> None:
    found = ways(trail("0,1:NESW 1,1:? 2,1:EW", pawns=(HOME, HOME)), 3)

    assert set(found) == {Spot((1, 1))}
