"""The same values as JSON."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undermine import NotationError, State, View, load, position
from undermine.core.state import Event
from undermine.notation import parse_action
from undermine.notation.wire import decode_action, decode_state, encode
from undermine.testing import Scene
from undermine.testing.strategies import states, traces, views
from undermine.testing.traces import Trace

RULES = load("saboteur")
SEEN = (
    "saboteur seats=3 view=2 turn=2 board=0,0:start;1,0:NEW front2=broken-pick last=1 "
    "hand2=EW&N&NES&NESW&NESW&broken-cart role2=saboteur goals=gold@2;?;? stock=?45 discard=?2 "
    "notes==:discard:map"
)
DEEP = b"[" * 100_000


def as_json(value: State[Any] | Event) -> Any:  # noqa: ANN401 (any JSON)
    """Return what a client would read."""
    return json.loads(encode(value))


# -- there and back --------------------------------------------------------------------------------


@given(states(RULES, deals=1) | views(RULES, deals=1))
def test_a_state_survives(state: State[Any]) -> None:
    again = decode_state(RULES, encode(state))

    assert again == state
    assert type(again) is type(state)


@settings(max_examples=5)
@given(traces(RULES, deals=1))
def test_every_action_of_a_game_survives(trace: Trace) -> None:
    actions = [ply.entry.action for ply in trace.plies]

    assert [decode_action(RULES, encode(action)) for action in actions] == actions


@settings(max_examples=5)
@given(traces(RULES, deals=1))
def test_every_event_of_a_game_can_be_sent(trace: Trace) -> None:
    events = [event for ply in trace.plies for event in ply.events]

    assert [as_json(event)["did"] for event in events] == [
        type(event).__name__.lower() for event in events
    ]


@given(st.data())
def test_what_was_encoded_for_a_seat_holds_no_more_than_its_view(data: st.DataObject) -> None:
    state = data.draw(states(RULES, deals=1))
    seat = data.draw(st.integers(0, state.table.seats - 1))

    sent = as_json(RULES.view(state, seat))

    for name, pile in sent["piles"].items():
        if not state.piles[name].is_read_by(seat):
            assert all(card.startswith("?") for card in pile["cards"])
    assert {note["reader"] for note in sent["notes"]} <= {seat, -2}


# -- how it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wire"),
    [
        ("place NES~ 2,0", '{"do":"place","tile":["NES",180],"at":[2,0]}'),
        ("break broken-lamp 2", '{"do":"break","card":"broken-lamp","seat":1}'),
        (
            "mend fixed-cart-lamp lamp 2",
            '{"do":"mend","card":"fixed-cart-lamp","tool":"lamp","seat":1}',
        ),
        ("rockfall 3,-1", '{"do":"rockfall","at":[3,-1]}'),
        ("peek 2", '{"do":"peek","goal":1}'),
        ("discard map", '{"do":"discard","cards":["map"]}'),
        ("discard ?", '{"do":"discard","cards":["?mine"]}'),
        ("pay loot2 gold-3", '{"do":"pay","pile":"loot2","cards":["gold-3"],"short":0}'),
        ("deal hand1 map", '{"do":"deal","pile":"hand1","card":"map"}'),
    ],
)
def test_an_action_is_an_object_with_its_verb(text: str, wire: str) -> None:
    action = parse_action(RULES, text)

    assert encode(action).decode() == wire
    assert decode_action(RULES, wire.encode()) == action


def test_a_view_is_an_object_that_leaves_nothing_out() -> None:
    _, view = position(SEEN)

    sent = as_json(view)

    assert list(sent) == ["table", "piles", "notes", "agenda", "seat"]
    assert sent["seat"] == 1
    assert sent["agenda"] == [{"due": "turn", "seat": 1}]
    assert sent["notes"] == [{"reader": -2, "places": ["discard"], "cards": ["map"]}]
    assert sent["piles"]["goal1"] == {"cards": ["gold"], "readers": 2, "counted": True}
    assert sent["piles"]["discard"]["cards"] == ["?mine", "?mine"]
    assert sent["table"]["board"] == {
        "tiles": {"0,0": "start", "1,0": "NEW"},
        "covered": ["8,-2", "8,0", "8,2"],
        "roots": [[[0, 0], 0]],
    }


def test_an_event_tells_who_may_read_its_cards() -> None:
    scene = Scene("saboteur turn=1 hand1=rockfall&map").play("discard rockfall")

    assert as_json(scene.happened("discarded")[0]) == {
        "did": "discarded",
        "cards": ["rockfall"],
        "readers": 1,
        "counted": True,
        "seat": 0,
    }


def test_a_state_without_a_seat_is_no_view() -> None:
    _, view = position(SEEN)
    sent = as_json(view)
    del sent["seat"]

    state = decode_state(RULES, json.dumps(sent).encode())

    assert not isinstance(state, View)


# -- what cannot be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'"\xff"',
        b'{"do":"dig"}',
        b'{"do":"peek"}',
        b'{"do":"peek","goal":"2"}',
        b'{"do":"peek","goal":-1}',
        b'{"do":"peek","goal":99999999999999999999}',
        b'{"do":"break","card":"broken-lamp","seat":-9}',
        b'{"do":"break","card":"broken-lamp","seat":-1}',
        b'{"do":"break","card":"lamp","seat":1}',
        b'{"do":"break","card":"","seat":1}',
        b'{"do":"discard","cards":["map map"]}',
        b'{"do":"discard","cards":[""]}',
        b'{"do":"place","tile":["map",0],"at":[1,0]}',
        b'{"do":"place","tile":["NES",45],"at":[1,0]}',
        b'{"do":"place","tile":["NES",0],"at":[12345678,0]}',
        b'{"do":"mend","card":"fixed-lamp","tool":"a b","seat":1}',
        b'{"do":"agree"}',
        b'{"do":"peek","goal":1,"more":' + DEEP,
    ],
    ids=lambda data: data[:60].decode(errors="replace"),
)
def test_an_action_that_cannot_be_read_is_a_notation_error(data: bytes) -> None:
    with pytest.raises(NotationError):
        decode_action(RULES, data)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (b'"1,0":"NEW"', b'"1;0":"NEW"'),
        (b'"1,0":"NEW"', b'"1,0":"map"'),
        (b'"1,0":"NEW"', b'"1,0":7'),
        (b'"covered":[', b'"covered":[7,'),
        (b'"roots":[[[0,0],0]]', b'"roots":[[[0,0],5]]'),
        (b'"roots":[[[0,0],0]]', b'"roots":[[[0,0],"a"]]'),
        (b'"roots":[[[0,0],0]]', b'"roots":7'),
        (b'"roots":[[[0,0],0]]', b'"roots":' + DEEP),
        (b'"due":"turn"', b'"due":"rest"'),
        (b'"seats":3', b'"seats":"3"'),
        (b'"readers":2', b'"readers":null'),
        (b'"table"', b'"chair"'),
    ],
    ids=lambda part: part[:30].decode(),
)
def test_a_state_that_cannot_be_read_is_a_notation_error(was: bytes, now: bytes) -> None:
    _, view = position(SEEN)
    data = encode(view)
    assert was in data

    with pytest.raises(NotationError):
        decode_state(RULES, data.replace(was, now))


def test_the_error_quotes_the_beginning_of_what_was_sent() -> None:
    with pytest.raises(NotationError, match=r'\{"do":"dig"\}.*the JSON of saboteur') as caught:
        decode_action(RULES, b'{"do":"dig"}')

    assert caught.value.text == '{"do":"dig"}'
