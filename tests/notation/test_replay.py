"""Playing records again, and seeing them with a seat's eyes."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undermine import SPECTATOR, Action, Game, Ruleset, load
from undermine.core.state import EVERYBODY, Seat, State, is_unknown, reader_bit
from undermine.dealer import Dealer
from undermine.notation import Entry, Record, parse_record, write_position, write_record
from undermine.notation.records import Disclosed
from undermine.notation.replay import RecordError, projected, replay
from undermine.testing.strategies import traces, viewers
from undermine.testing.traces import Ply, Trace, digging, play_randomly

RULES = load("saboteur")
BEGINNING = """undermine 1
rules: saboteur@1
seats: Ada, Béla, Cleo

* begin 1
* deal goal1 gold
* deal goal2 stone-ne
* deal goal3 stone-nw
"""
EYES = BEGINNING.replace("\n\n", "\neyes: 2\n\n").replace("gold", "?").replace("stone-ne", "?")


def play(text: str) -> list[State[Any]]:
    """Return every state of a record."""
    record = parse_record(text, load)
    return [moment.state for moment in replay(load(record.rules), record)]


def opening(trace: Trace, entries: int) -> Trace:
    """Return the beginning of a game."""
    return trace._replace(plies=trace.plies[:entries])


def views_replayed(rules: Ruleset[Any], record: Record) -> Iterator[str]:
    """Yield what eyes see after each decision and all that was shown or told with it."""
    assert record.eyes is not None
    *_, last = moments = list(replay(rules, record))
    ends = [one for one, after in pairwise(moments) if isinstance(after.line, Entry)]
    for moment in (*ends, last):
        yield write_position(rules, rules.view(moment.state, record.eyes))


def views_had(trace: Trace, seat: Seat) -> list[str]:
    """Return what a seat saw during a game."""
    return [write_position(trace.rules, trace.rules.view(s, seat)) for s in trace.states]


# -- playing it again ------------------------------------------------------------------------------


@settings(max_examples=8)
@given(traces(RULES, deals=1))
def test_a_record_leads_to_the_same_states_and_events_again(trace: Trace) -> None:
    moments = list(replay(RULES, trace.record))

    assert all(moment.state == state for moment, state in zip(moments, trace.states, strict=True))
    assert [moment.events for moment in moments[1:]] == [ply.events for ply in trace.plies]
    assert [moment.line for moment in moments[1:]] == [ply.entry for ply in trace.plies]


def test_the_first_moment_is_the_table_before_the_deal() -> None:
    states = play(BEGINNING)

    assert len(states) == 5
    assert write_position(RULES, states[0]) == "saboteur seats=3"


def test_moments_come_one_by_one() -> None:
    record = parse_record(BEGINNING + "1 discard map\n", load)

    moments = replay(RULES, record)

    assert [next(moments).line for _ in range(5)][-1] == record.entries[3]


# -- records that break the rules ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("1 deal role1 digger\n", "entry 5, '1 deal role1 digger': somebody else is to decide"),
        ("= deal role1 digger\n", "entry 5, '= deal role1 digger': somebody else is to decide"),
        ("* deal role1 map\n", "entry 5, '* deal role1 map': SAB-017 forbids deal role1 map"),
        ("* deal role2 digger\n", "entry 5, '* deal role2 digger': SAB-017"),
        ("* begin 1\n", "entry 5, '* begin 1': SAB-038"),
        ("* discard map\n", "entry 5, '* discard map': SAB-038"),
    ],
)
def test_an_entry_that_cannot_be_is_named_with_its_number(more: str, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        play(BEGINNING + more)

    assert str(caught.value).startswith(said)
    assert (caught.value.number, caught.value.line.text) == (5, more.strip())


def test_what_stands_before_a_wrong_entry_is_played() -> None:
    moments = replay(RULES, parse_record(BEGINNING + "* begin 1\n", load))

    played = [next(moments) for _ in range(5)]

    assert played[-1].state.piles["goal3"].cards == ("stone-nw",)
    with pytest.raises(RecordError):
        next(moments)


def test_a_fact_about_a_pile_that_is_not_there_is_refused() -> None:
    with pytest.raises(RecordError, match=r"entry 5, '@ hand9 map': there is no pile 'hand9'"):
        play(EYES + "@ hand9 map\n")


def test_an_entry_that_needs_an_unseen_card_is_refused() -> None:
    roles = "".join(f"* deal role{seat} ?\n" for seat in (1, 2, 3))
    hands = "".join(f"* deal hand{seat} ?\n" * 6 for seat in (1, 2, 3))
    ways = [f"{x % 3 + 1} place NESW {x + 1},0\n* deal hand{x % 3 + 1} ?\n" for x in range(7)]
    text = EYES.replace("eyes: 2", "eyes: .").replace("stone-nw", "?") + roles + hands
    assert play(text + "".join(ways[:6]))[-1].actor == 0

    with pytest.raises(RecordError, match=r"entry 38, '1 place NESW 7,0': a card in goal2 is unkn"):
        play(text + "".join(ways))


@pytest.mark.parametrize("names", ["Ada, Béla", ", ".join("ABCDEFGHIJK")])
def test_a_record_of_too_few_or_too_many_seats_is_refused(names: str) -> None:
    with pytest.raises(ValueError, match=rf"3 to 10 seats, .* names {names.count(',') + 1}$"):
        play(BEGINNING.replace("Ada, Béla, Cleo", names))


def test_eyes_that_do_not_sit_at_the_table_are_refused() -> None:
    with pytest.raises(ValueError, match="9"):
        play(EYES.replace("eyes: 2", "eyes: 9"))


@pytest.mark.parametrize("line", ["@ goal1 gold", "! role3 saboteur"])
def test_only_a_record_with_eyes_can_be_shown_or_told_something(line: str) -> None:
    with pytest.raises(ValueError, match="eyes"):
        play(f"{BEGINNING}{line}\n")


# -- with a seat's eyes ----------------------------------------------------------------------------


@settings(max_examples=12)
@given(traces(RULES, deals=1), st.integers(20, 430), st.data())
def test_eyes_see_the_very_same_views_again(
    trace: Trace, entries: int, data: st.DataObject
) -> None:
    trace = opening(trace, entries)
    seat = data.draw(viewers(trace.seats))

    seen = parse_record(write_record(projected(RULES, trace.record, seat)), load)

    assert list(views_replayed(RULES, seen)) == views_had(trace, seat)


@pytest.mark.parametrize("seat", range(10))
def test_saboteurs_who_know_each_other_have_been_told_so(seat: Seat) -> None:
    game = Game("saboteur+known_saboteurs", 10, seed=1)
    saboteurs = [s for s in range(10) if game.state.piles[f"role{s + 1}"].cards == ("saboteur",)]

    seen = projected(game.rules, game.record, seat)

    others = [other for other in saboteurs if other != seat] if seat in saboteurs else []
    assert len(saboteurs) > 2
    assert {line.text for line in seen.entries if isinstance(line, Disclosed)} == {
        f"! role{other + 1} saboteur" for other in others
    }
    assert list(replay(game.rules, seen))[-1].state == game.view(seat)


@pytest.mark.parametrize("seat", [SPECTATOR, 4, 5, 6])
def test_who_is_handed_the_gold_again_knows_what_is_left_of_it(seat: Seat) -> None:
    rules = load("saboteur+gold_draw=players")
    trace = opening(play_randomly(rules, 7, Dealer("0").roll, digging), 120)

    seen = projected(rules, trace.record, seat)

    assert list(views_replayed(rules, seen))[-8:] == views_had(trace, seat)[-8:]


@settings(max_examples=12)
@given(traces(RULES, deals=1), st.data())
def test_eyes_are_shown_no_card_that_was_hidden_from_them(
    trace: Trace, data: st.DataObject
) -> None:
    seat = data.draw(viewers(trace.seats))

    seen = projected(RULES, trace.record, seat)

    plies = iter(trace.plies)
    ply = next(plies)
    for line in seen.entries:
        if isinstance(line, Entry):
            assert (line.actor, type(line.action)) == (ply.entry.actor, type(ply.entry.action))
            pile = getattr(line.action, "pile", "")
            assert cards_of(line.action) <= cards_shown(ply, pile, seat), line.text
            ply = next(plies, ply)
        else:
            assert set(line.cards) <= cards_shown(ply, line.pile, seat), line.text


def cards_of(action: Action) -> set[str]:
    """Return the known cards that an action names, but for those it lays open on the board."""
    cards = (*getattr(action, "cards", ()), *filter(None, [getattr(action, "card", None)]))
    return {card for card in cards if not is_unknown(card)}


def cards_shown(ply: Ply, pile: str, seat: Seat) -> set[str]:
    """Return what a seat sees of a pile before and after a step, and what the step shows it."""
    piles = [state.piles[pile] for state in (ply.before, ply.after) if pile]
    events = [e for e in ply.events if e.readers == EVERYBODY or e.readers & reader_bit(seat)]
    bags = [*(held.cards for held in piles if held.is_read_by(seat)), *(e.cards for e in events)]
    return {card for cards in bags for card in cards}


def test_a_spectator_is_dealt_nothing_but_backs() -> None:
    record = parse_record(BEGINNING, load)

    seen = projected(RULES, record, SPECTATOR)

    assert write_record(seen).splitlines()[3:] == [
        "eyes: .",
        "",
        "* begin 1",
        "* deal goal1 ?",
        "* deal goal2 ?",
        "* deal goal3 ?",
    ]


def test_eyes_keep_the_promise_but_not_the_seed() -> None:
    record = parse_record(BEGINNING, load)._replace(promise="0" * 64, words=("a",), opened="x")

    seen = projected(RULES, record, 1)

    assert (seen.promise, seen.words, seen.opened, seen.eyes) == ("0" * 64, ("a",), "", 1)
