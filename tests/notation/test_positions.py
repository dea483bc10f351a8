"""Positions: one moment of a game on one line."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undermine import Ruleset, State, View, load, position
from undermine.core.state import EVERYBODY
from undermine.notation import parse_position, write_position
from undermine.testing.strategies import positions_text, rulesets, states, views

RULES = load("saboteur")
LONG = (
    "saboteur seats=3 round=1 turn=2 board=0,0:start;1,0:EW;2,0:NES~ goals=?;?;stone-nw@2 "
    "front1=broken-lamp hand1=?6 hand2=map&NS&EW&NESW&broken-lamp&rockfall hand3=?6 stock=?42 "
    "discard=?4"
)


def read(text: str) -> State[Any]:
    """Read a position of the printed game."""
    return parse_position(RULES, text)


def pile(text: str, name: str) -> tuple[str, ...]:
    """Return the cards of a pile of a position."""
    return read(text).piles[name].cards


# -- there and back --------------------------------------------------------------------------------


@settings(max_examples=20)
@given(st.data(), rulesets())
def test_what_is_written_reads_as_the_same_state(data: st.DataObject, rules: Ruleset[Any]) -> None:
    moment = data.draw(states(rules, deals=1) | views(rules, deals=1))

    again = parse_position(rules, write_position(rules, moment))

    assert again == moment
    assert type(again) is type(moment)


@given(positions_text(RULES, deals=1), st.randoms(use_true_random=False))
def test_the_order_of_keys_is_free(text: str, dice: Any) -> None:  # noqa: ANN401 (not in typeshed)
    game, *words = text.split()
    dice.shuffle(words)

    assert read(" ".join([game, *words])) == read(text)


@given(positions_text(RULES, deals=1))
def test_equal_states_have_equal_texts(text: str) -> None:
    written = write_position(RULES, read(text))

    assert sorted(written.split()) == sorted(text.split())


@given(views(RULES, deals=1))
def test_a_view_says_whose_it_is(view: View[Any]) -> None:
    again = read(write_position(RULES, view))

    assert isinstance(again, View)
    assert again.seat == view.seat


@pytest.mark.parametrize(
    "text",
    [
        "saboteur seats=3",
        "saboteur seats=3 turn=1",
        "saboteur seats=10 agenda=-",
        "saboteur seats=3 view=. turn=1",
        "saboteur seats=3 turn=1 hand1=?5&map goals=?@2;gold@1&3;?",
        "saboteur seats=3 turn=1 round=2 earned=2:4:2 loot2=?2 notes==:loot2:gold-1&gold-3",
        "saboteur seats=3 turn=1 discard=?2 notes==:discard:map;1:discard&stock:EW",
        "saboteur seats=3 agenda=dealto:*:stock:hand1:1;nextturn:-:1 last=1 hand1=map",
        "saboteur seats=3 turn=1 credit3=2 role1=digger@1&2&3 role2=saboteur@-",
        "saboteur+allow_concede+gold_draw=players seats=3 turn=1",
        "saboteur+hide_gold_card_count seats=3 view=1 turn=1 loot1=gold-3",
    ],
)
def test_examples_are_written_as_they_were_read(text: str) -> None:
    rules, state = position(text)

    assert write_position(rules, state) == text


# -- the long example ------------------------------------------------------------------------------


def test_the_long_example_tells_what_lies_open() -> None:
    table = read(LONG).table

    assert (table.seats, table.round, table.last) == (3, 1, -3)
    assert table.front == (("broken-lamp",), (), ())
    lying = {at: (tile.card, tile.turn) for at, tile in table.board.tiles.items() if tile.open}
    assert lying == {(0, 0): ("start", 0), (1, 0): ("EW", 0), (2, 0): ("NES", 180)}
    assert [at for at, tile in table.board.tiles.items() if not tile.open] == [
        (8, -2),
        (8, 0),
        (8, 2),
    ]


def test_the_long_example_tells_who_is_on_and_what_they_may_do() -> None:
    state = read(LONG)

    assert state.actor == 1
    assert "place NESW 3,0" not in map(repr, RULES.legal(state))
    assert {"peek 1", "rockfall 2,0", "break broken-lamp 3", "discard NS"} <= set(
        map(repr, RULES.legal(state))
    )


def test_the_long_example_tells_what_is_known_of_hidden_cards() -> None:
    piles = read(LONG).piles

    assert piles["hand2"].cards == ("EW", "NESW", "NS", "broken-lamp", "map", "rockfall")
    assert piles["hand1"].cards == piles["hand3"].cards == ("?mine",) * 6
    assert (len(piles["stock"].cards), len(piles["discard"].cards)) == (42, 4)
    assert [piles[f"goal{slot}"].cards for slot in (1, 2, 3)] == [
        ("?goal",),
        ("?goal",),
        ("stone-nw",),
    ]
    assert [piles[f"goal{slot}"].readers for slot in (1, 2, 3)] == [0, 0, 0b10]
    assert piles["bank"].cards == ("?gold",) * 28


def test_only_who_looked_sees_the_goal_of_the_long_example() -> None:
    state = read(LONG)

    seen = [RULES.view(state, seat).piles["goal3"].cards for seat in (0, 1, 2)]

    assert seen == [("?goal",), ("stone-nw",), ("?goal",)]


# -- what is left out ------------------------------------------------------------------------------


def test_a_bare_game_is_a_table_before_the_deal() -> None:
    state = read("saboteur")

    assert (state.table.seats, state.actor) == (3, -1)
    assert [repr(action) for action in RULES.legal(state)] == ["begin 1", "begin 2", "begin 3"]
    assert (len(state.piles["stock"].cards), state.piles["hand1"].cards) == (67, ())
    assert state.piles["goal-pile"].cards == ("gold", "stone-ne", "stone-nw")


@pytest.mark.parametrize(
    ("seats", "hand", "stock"), [(3, 6, 49), (5, 6, 37), (6, 5, 37), (7, 5, 32), (10, 4, 27)]
)
def test_a_turn_is_enough_for_a_table_that_is_dealt(seats: int, hand: int, stock: int) -> None:
    state = read(f"saboteur seats={seats} turn=2")

    assert state.actor == 1
    assert {len(state.piles[f"hand{seat + 1}"].cards) for seat in range(seats)} == {hand}
    assert state.piles["stock"].cards == ("?mine",) * stock
    assert state.piles["role1"].cards == state.piles["role-pile"].cards == ("?dwarf",)
    assert (state.table.starter, state.table.last, state.table.round) == (0, -3, 1)


def test_an_agenda_of_one_turn_is_that_turn() -> None:
    assert read("saboteur agenda=turn:2") == read("saboteur turn=2")


def test_an_empty_agenda_is_a_game_that_is_over() -> None:
    state = read("saboteur agenda=-")

    assert state.is_over
    assert RULES.legal(state) == ()


def test_the_item_written_first_is_decided_first() -> None:
    state = read("saboteur agenda=dealto:*:stock:hand1:1;nextturn:-:1 stock=map")

    assert state.actor == -1
    assert [repr(action) for action in RULES.legal(state)] == ["deal hand1 map"]


def test_the_start_card_need_not_be_told() -> None:
    assert read("saboteur turn=1 board=1,0:EW") == read("saboteur turn=1 board=0,0:start;1,0:EW")


def test_an_open_goal_is_in_no_pile() -> None:
    state = read("saboteur turn=1 board=8,0:stone-ne~")

    assert state.piles["goal2"].cards == ()
    assert state.table.board.tiles[8, 0].lay == ("stone-ne", 180)


# -- unknown cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "cards"),
    [
        ("hand1=?6", ("?mine",) * 6),
        ("hand1=?", ("?mine",)),
        ("hand1=?1", ("?mine",)),
        ("hand1=?&?&?", ("?mine",) * 3),
        ("hand1=map&?2", ("?mine", "?mine", "map")),
        ("hand1=?mine2", ("?mine", "?mine")),
    ],
)
def test_a_question_mark_is_a_card_with_the_back_of_its_pile(
    word: str, cards: tuple[str, ...]
) -> None:
    assert pile(f"saboteur turn=1 {word}", "hand1") == cards


def test_two_question_marks_are_cards_that_nobody_counts() -> None:
    rules, state = position("saboteur+hide_gold_card_count turn=1 loot2=??")

    assert state.piles["loot2"].is_dark
    assert rules.view(state, 0).piles["loot2"].is_dark


def test_a_view_of_uncounted_gold_is_the_usual_value() -> None:
    rules, state = position("saboteur+hide_gold_card_count turn=1 loot1=gold-3 bank=gold-1")

    text = write_position(rules, rules.view(state, 0))

    assert text == "saboteur+hide_gold_card_count seats=3 view=1 turn=1 loot1=gold-3"


# -- readers and groups ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "readers"),
    [
        ("goal1=?", 0),
        ("goal1=?@-", 0),
        ("goal1=?@2", 0b10),
        ("goal1=?@3&1", 0b101),
        ("goal1=gold@=", EVERYBODY),
    ],
)
def test_readers_stand_behind_the_cards(word: str, readers: int) -> None:
    over = f"saboteur seats=3 agenda=- round=3 {word}"

    assert read(over).piles["goal1"].readers == readers


def test_piles_of_a_kind_can_be_given_together() -> None:
    apart = "goal1=? goal2=gold goal3=stone-ne@1 hand1=map hand2=? hand3=EW role1=? role2=digger"

    together = "goals=?;gold;stone-ne@1 hands=map;?;EW roles=?;digger;?"

    assert read(f"saboteur turn=1 {together}") == read(f"saboteur turn=1 {apart}")


def test_notes_and_their_piles_are_put_in_order() -> None:
    loose = read("saboteur turn=1 notes=2:stock&discard:map;=:discard:EW")
    tidy = read("saboteur turn=1 notes==:discard:EW;2:discard&stock:map")

    assert loose == tidy


# -- whose eyes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "seat"), [("view=2", 1), ("view=.", -4)])
def test_a_view_is_a_position_seen_by_somebody(word: str, seat: int) -> None:
    state = read(f"saboteur turn=1 {word} hand2=map")

    assert isinstance(state, View)
    assert state.seat == seat


def test_what_a_view_does_not_show_is_not_written() -> None:
    state = read("saboteur turn=1 hand1=map&EW hand2=NS role1=saboteur goals=gold@2;?;?")

    assert write_position(RULES, RULES.view(state, 1)) == (
        "saboteur seats=3 view=2 turn=1 hand1=?2 hand2=NS goals=gold@2;?;?"
    )


# -- which game ------------------------------------------------------------------------------------


def test_the_version_may_be_told_and_is_not_written() -> None:
    rules, state = position("saboteur@1 seats=3 turn=1")

    assert write_position(rules, state) == "saboteur seats=3 turn=1"


def test_options_are_part_of_the_game() -> None:
    rules, state = position("saboteur+first_player=host seats=3")

    assert state.actor == -2
    assert write_position(rules, state) == "saboteur+first_player=host seats=3"


def test_a_house_rule_moves_the_goals() -> None:
    _, state = position("saboteur+middle_treasure turn=1 board=9,0:gold")

    assert state.piles["goal2"].cards == ()
