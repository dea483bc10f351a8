"""Actions as text."""

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from undermine import Action, NotationError, Ruleset, load
from undermine.core.grammar import Word, value_word, words_of
from undermine.notation import parse_action, write_action
from undermine.notation.reading import read_word
from undermine.testing.strategies import actions, rulesets

RULES = load("saboteur+allow_concede")


def names_nobody(action: Action) -> bool:
    """Return whether it names a seat or a goal that cannot be counted from 1."""
    named = [
        getattr(action, name)
        for name, word in words_of(type(action)).items()
        if word.kind in ("seat", "slot")
    ]
    return any(number < 0 for number in named)


# -- there and back --------------------------------------------------------------------------------


@settings(max_examples=25)
@given(st.data(), rulesets())
def test_what_is_written_reads_as_the_same_action(data: st.DataObject, rules: Ruleset[Any]) -> None:
    action = data.draw(actions(rules, deals=1))
    assume(not names_nobody(action))

    assert parse_action(rules, write_action(action)) == action


@given(actions(RULES, deals=1))
def test_an_action_shows_itself_as_its_notation(action: Action) -> None:
    assert repr(action) == write_action(action)


@pytest.mark.parametrize("text", ["begin *", "begin =", "break broken-lamp -", "begin 0", "peek 0"])
def test_an_action_that_names_nobody_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match="from 1"):
        parse_action(RULES, text)


@pytest.mark.parametrize(
    "text",
    [
        "place NES~ 2,0",
        "place N.E.S.W -3,-1",
        "place NES~90 2,0",
        "break broken-lamp 4",
        "mend fixed-cart-lamp lamp 2",
        "rockfall 3,-1",
        "peek 2",
        "discard map",
        "discard EW&map",
        "discard -",
        "orient stone-ne~",
        "take gold-2",
        "begin 2",
        "deal hand1 rockfall",
        "deal hand10 rockfall",
        "pay loot2 gold-1&gold-3",
        "pay loot2 gold-3 1",
        "pay loot2 -",
        "agree",
    ],
)
def test_examples_are_written_as_they_were_read(text: str) -> None:
    assert write_action(parse_action(RULES, text)) == text


# -- more than one way to write it -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("  place   EW\t1,0\n", "place EW 1,0"),
        ("place NS~ 1,0", "place NS 1,0"),
        ("place NESW~ 1,0", "place NESW 1,0"),
        ("place EW 01,-0", "place EW 1,0"),
        ("discard map&EW", "discard EW&map"),
        ("pay loot2 gold-3 0", "pay loot2 gold-3"),
        ("begin 02", "begin 2"),
    ],
)
def test_other_ways_to_write_it_mean_the_same(text: str, usual: str) -> None:
    assert write_action(parse_action(RULES, text)) == usual


def test_a_card_that_looks_different_upside_down_stays_turned() -> None:
    assert parse_action(RULES, "place NEW~ 1,0") != parse_action(RULES, "place NEW 1,0")


# -- what was not seen -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("discard ?", "cards", ("?mine",)),
        ("discard ?2", "cards", ("?mine", "?mine")),
        ("take ?", "card", "?gold"),
        ("deal hand1 ?", "card", "?mine"),
        ("deal goal3 ?", "card", "?goal"),
        ("deal role2 ?", "card", "?dwarf"),
        ("deal offer ?", "card", "?gold"),
        ("pay loot2 ?2", "cards", ("?gold", "?gold")),
        ("pay loot2 ??", "cards", ("??",)),
    ],
)
def test_an_unseen_card_has_the_back_of_its_pile(text: str, field: str, value: object) -> None:
    action = parse_action(RULES, text)

    assert getattr(action, field) == value
    assert write_action(action) == text


# -- which game it is ------------------------------------------------------------------------------


def test_an_action_of_a_house_rule_is_unknown_without_it() -> None:
    with pytest.raises(NotationError, match="an action begins with one of"):
        parse_action(load("saboteur"), "agree")


def test_a_card_of_a_house_rule_is_unknown_without_it() -> None:
    assert write_action(parse_action(load("saboteur+old_mine"), "take gold-0")) == "take gold-0"

    with pytest.raises(NotationError, match="no such card"):
        parse_action(load("saboteur"), "take gold-0")


def test_whether_it_is_legal_is_not_a_question_of_notation() -> None:
    assert write_action(parse_action(RULES, "place EW 99,99")) == "place EW 99,99"


def test_several_things_are_one_word() -> None:
    word = Word("things")

    assert value_word(word, ("lamp", "pick")) == "lamp&pick"
    assert read_word(RULES, word, "lamp&pick") == ("lamp", "pick")
    assert read_word(RULES, word, value_word(word, ())) == ()


def test_a_thing_among_others_is_quoted_where_it_stands() -> None:
    with pytest.raises(NotationError, match="'Pick'") as caught:
        read_word(RULES, Word("things"), "lamp&Pick")

    assert caught.value.column == 6
