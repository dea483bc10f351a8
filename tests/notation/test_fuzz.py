"""Spoilt and scribbled texts: parsers say no in one way, and what they accept can be played."""

import re
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from tests.notation.position_strategies import scribbled
from undermine import CHANCE, SPECTATOR, NotationError, Ruleset, State, load, position
from undermine.core.draft import UnknownCardError
from undermine.core.resample import TooManyCardsError, completed
from undermine.dealer import Dealer
from undermine.notation import (
    Record,
    parse_action,
    parse_position,
    parse_record,
    write_action,
    write_position,
    write_record,
)
from undermine.notation.replay import RecordError, replay
from undermine.notation.wire import decode_action, decode_state, encode
from undermine.testing.strategies import actions, mangled, positions_text, records, states

TRIES = settings().max_examples
RULES = load("saboteur")
HIDING = load("saboteur+allow_concede+hide_gold_card_count")
HUGE = re.compile(r"(paygold:[^:]*:[^:]*|earned=[^:]*):\d\d+")
"""Payments that take too long to count; the tests of the command line have one."""

ACTIONS = (
    *(
        "place NES~ 1,0",
        "place NES~90 1,0",
        "place start 1,0",
        "break broken-lamp 2",
        "break map 9",
    ),
    *(
        "mend fixed-cart-lamp lamp 1",
        "mend map nothing 9",
        "rockfall 8,0",
        "rockfall 0,0",
        "peek 1",
    ),
    *(
        "peek 99",
        "discard map",
        "discard -",
        "discard ?2",
        "begin 9",
        "orient stone-ne",
        "orient EW",
    ),
    *(
        "take gold-1",
        "take ?",
        "deal hand1 map",
        "deal hand9 ?",
        "pay loot1 gold-1",
        "pay loot9 ??",
    ),
    *("pay loot1 - -3", "agree"),
)
short_records = records(RULES, deals=1).map(
    lambda record: write_record(record._replace(entries=record.entries[:40]))
)


def ask_everything(rules: Ruleset[Any], state: State[Any], action: str) -> None:
    """Ask all that one may ask of a position; only an unknown card is an excuse."""
    write_position(rules, state)
    for seat in (SPECTATOR, *range(state.table.seats)):
        rules.view(state, seat)
    rules.open_calls(state)
    try:
        rules.check(state, parse_action(rules, action))
        legal = rules.legal(state)
        assert all(rules.check(state, offered) is None for offered in legal)
        if state.actor == CHANCE:
            assert [outcome for outcome, _ in rules.odds(state)] == list(legal)
    except UnknownCardError:
        pass


def do_everything(rules: Ruleset[Any], state: State[Any]) -> None:
    """Do whatever is legal; only an unknown card is an excuse."""
    try:
        for action in rules.legal(state):
            write_position(rules, rules.step(state, action).state)
    except UnknownCardError:
        pass


def assert_points_at_what_it_quotes(error: NotationError, text: str) -> None:
    """The line and the column of an error are those of the text that it quotes."""
    rest = "\n".join(text.split("\n")[error.line - 1 :])
    assert rest[error.column - 1 :].startswith(error.text), str(error)


def assert_quotes_the_beginning(error: NotationError, text: str) -> None:
    """What cannot be read is quoted, however it was cut off."""
    assert text.startswith(error.text.rstrip("\N{REPLACEMENT CHARACTER}"))


def assert_names_its_entry(error: RecordError, record: Record) -> None:
    """The number of a wrong entry is that of the line that is quoted."""
    assert record.entries[error.number - 1] == error.line


# -- spoilt texts ----------------------------------------------------------------------------------


@settings(max_examples=3 * TRIES)
@given(mangled(positions_text(RULES, deals=1) | scribbled(RULES)))
@example("saboteur turn=1:2")
def test_a_spoilt_position_is_read_or_refused(text: str) -> None:
    try:
        state = parse_position(RULES, text)
    except NotationError as error:
        assert_points_at_what_it_quotes(error, text)
    else:
        assert parse_position(RULES, write_position(RULES, state)) == state


@settings(max_examples=4 * TRIES)
@given(mangled(actions(RULES, deals=1).map(write_action)))
@example("discard map&mpa")
@example("  peek")
def test_a_spoilt_action_is_read_or_refused(text: str) -> None:
    try:
        action = parse_action(RULES, text)
    except NotationError as error:
        assert_points_at_what_it_quotes(error, text)
    else:
        assert parse_action(RULES, write_action(action)) == action


@given(mangled(short_records))
@example("# only a comment")
@example("# a comment\nundermine 2")
@example("undermine 1\nrules: saboteur\n\n* begin 1\n")
def test_a_spoilt_record_is_read_or_refused(text: str) -> None:
    try:
        record = parse_record(text, load)
    except NotationError as error:
        assert_points_at_what_it_quotes(error, text)
    else:
        assert parse_record(write_record(record), load) == record


@given(mangled(short_records))
def test_a_spoilt_record_that_can_be_read_is_played_or_refused(text: str) -> None:
    try:
        record = parse_record(text, load)
    except NotationError:
        return
    assume(len(record.seats) in RULES.seats)

    try:
        played = len(list(replay(load(record.rules), record)))
    except RecordError as error:
        assert_names_its_entry(error, record)
    else:
        assert played == len(record.entries) + 1


@given(st.data())
def test_spoilt_json_is_read_or_refused(data: st.DataObject) -> None:
    state = encode(data.draw(states(RULES, deals=1))).decode()
    action = encode(data.draw(actions(RULES, deals=1))).decode()
    spoilt = data.draw(mangled(st.sampled_from([state, action])))

    for decode in (decode_state, decode_action):
        try:
            decode(RULES, spoilt.encode())
        except NotationError as error:
            assert_quotes_the_beginning(error, spoilt)


# -- scribbled positions ---------------------------------------------------------------------------


@settings(max_examples=8 * TRIES)
@given(scribbled(HIDING) | mangled(scribbled(HIDING)), st.sampled_from(ACTIONS))
def test_a_position_that_can_be_read_can_be_asked(text: str, action: str) -> None:
    assume(not HUGE.search(text))

    try:
        state = parse_position(HIDING, text)
    except NotationError:
        return

    ask_everything(HIDING, state, action)


@settings(max_examples=8 * TRIES)
@given(scribbled(RULES))
def test_what_is_legal_in_a_position_can_be_done(text: str) -> None:
    try:
        state = parse_position(RULES, text)
    except NotationError:
        return

    do_everything(RULES, state)


NASTY = [
    "turn=1 front1=??",
    "turn=1 hand1=map@*",
    "turn=1 hand1=??",
    "turn=1 hand1=map goal1=-",
    "turn=1 hand1=map goal1=gold&stone-ne",
    "turn=1 hand1=map front1=map",
    "turn=1 hand1=EW board=0,0:EW",
    "turn=1 hand1=EW board=8,0:EW",
    "turn=1 hand1=rockfall board=9999,-9999:EW",
    "turn=1 hand1=map round=999999999",
    "agenda=turn:-",
    "agenda=turn:.",
    "agenda=turn:=",
    "agenda=nextround:*",
    "agenda=nextround:1",
    "agenda=nextturn:1:=",
    "agenda=reveal:*:-:1,0",
    "agenda=chooseturn:*:1 goal1=stone-ne",
    "agenda=chooseturn:1:9 goal1=stone-ne",
    "agenda=choosestarter:2",
    "agenda=sharegold:1:* offer=gold-1&gold-2",
    "agenda=sharegold:1:- offer=-",
    "agenda=paygold:*:*:3 bank=gold-3",
    "agenda=paygold:*:.:3 bank=gold-3",
    "agenda=paygold:*:1:-3 bank=gold-3",
    "agenda=paygold:1:1:3 bank=gold-3",
    "agenda=paygold:*:1:3;turn:- bank=gold-3",
    "agenda=paygold:*:1:3;sharegold:-:1 bank=gold-3",
    "agenda=paygold:*:1:3;chooseturn:-:4 bank=gold-3",
    "agenda=paygold:*:1:3;turn:= bank=gold-3",
    "agenda=dealto:*:stock:goal1:1 stock=map",
    "agenda=dealto:*:bank:hand1:1 bank=gold-1",
    "agenda=dealto:1:stock:hand1:1 stock=map",
    "agenda=dealto:*:stock:stock:1 stock=map",
    "agenda=dealto:*:stock:hand1:0 stock=map",
]


@pytest.mark.parametrize("words", NASTY)
def test_a_nasty_position_is_refused_or_can_be_played(words: str) -> None:
    try:
        rules, state = position(f"saboteur {words}")
    except NotationError:
        return

    ask_everything(rules, state, "break broken-lamp 1")
    do_everything(rules, state)


@pytest.mark.parametrize(
    "words",
    [
        "turn=1",
        "turn=1 hand1=map&map&map&map&map&map&map",
        "turn=1 stock=?999",
        "turn=1 notes=1:discard:map",
        "turn=1 earned=1:1:-1",
        "turn=1 earned=1:4:1",
        "earned=1:4:1",
        "earned=*:1:1",
    ],
)
def test_unknown_cards_can_be_dealt_or_there_are_too_few(words: str) -> None:
    try:
        rules, state = position(f"saboteur {words}")
        whole = completed(rules, state, Dealer("1").roll)
    except (NotationError, TooManyCardsError):
        return

    assert "?" not in write_position(rules, whole)
