"""Playing a record again, and seeing it with a seat's eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from undermine.core.draft import UnknownCardError
from undermine.core.grammar import actor_word
from undermine.core.notes import remembered, sighted
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, TABLE, Action, Event, Pile, Seat, State, is_unknown
from undermine.core.view import project, project_action, view
from undermine.notation.records import Disclosed, Entry, Fact, Line, Record


class RecordError(ValueError):
    """A record that breaks the rules: names the entry and why it cannot be."""

    def __init__(self, number: int, line: Line, why: str) -> None:
        super().__init__(f"entry {number}, {line.text!r}: {why}")
        self.number = number
        self.line = line


class Moment(NamedTuple):
    """A state of a game, and the entry and the events that led to it."""

    state: State[Any]
    line: Line | None
    events: tuple[Event, ...]


# -- playing it again ----------------------------------------------------------------------------


def first_state(rules: Ruleset[Any], record: Record) -> State[Any]:
    """The table before the deal, as the record's eyes see it."""
    if len(record.seats) not in rules.seats:
        message = (
            f"{rules.name} is for {rules.seats[0]} to {rules.seats[-1]} seats, "
            f"but the record names {len(record.seats)}"
        )
        raise ValueError(message)
    if record.eyes is not None and not (
        record.eyes == SPECTATOR or 0 <= record.eyes < len(record.seats)
    ):
        message = f"nobody's eyes are at {actor_word(record.eyes)!r}: give a seat, or '.'"
        raise ValueError(message)
    state = rules.setup(rules, len(record.seats))
    return state if record.eyes is None else view(rules.cards, state, record.eyes)


def replay(rules: Ruleset[Any], record: Record) -> Iterator[Moment]:
    """Every moment of a game, from the empty table on; through eyes, every state is a view."""
    state = first_state(rules, record)
    yield Moment(state, None, ())
    for number, line in enumerate(record.entries, 1):
        try:
            moment = _next(rules, state, line, record.eyes)
        except (UnknownCardError, ValueError) as error:
            raise RecordError(number, line, str(error)) from error
        state = moment.state
        yield moment


def _next(rules: Ruleset[Any], state: State[Any], line: Line, eyes: Seat | None) -> Moment:
    if isinstance(line, Entry):
        moment = _decided(rules, state, line)
        if eyes is not None:
            return moment._replace(state=view(rules.cards, moment.state, eyes))
        return moment
    if eyes is None:
        message = "only a record that was seen with a seat's eyes has such lines"
        raise ValueError(message)
    if line.pile not in state.piles:
        message = f"there is no pile {line.pile!r} at this table"
        raise ValueError(message)
    if isinstance(line, Fact):
        return Moment(_with_fact(state, line, eyes), line, ())
    return Moment(_with_disclosed(state, line, eyes), line, ())


def _decided(rules: Ruleset[Any], state: State[Any], entry: Entry) -> Moment:
    expected = TABLE if type(entry.action) in rules.calls else state.actor
    if entry.actor != expected:
        message = "somebody else is to decide"
        raise ValueError(message)
    step = rules.step(state, entry.action)
    return Moment(step.state, entry, step.events)


def _with_fact(state: State[Any], fact: Fact, eyes: Seat) -> State[Any]:
    held = state.piles[fact.pile]
    notes = state.notes
    if held.is_read_by(eyes):
        notes = sighted(notes, eyes, fact.pile, fact.cards)
    pile = Pile(fact.cards, held.readers, held.counted)
    return replace(state, piles={**state.piles, fact.pile: pile}, notes=notes)


def _with_disclosed(state: State[Any], disclosed: Disclosed, eyes: Seat) -> State[Any]:
    notes = state.notes
    for card in disclosed.cards:
        notes = remembered(notes, eyes, card, disclosed.pile)
    return replace(state, notes=notes)


# -- with a seat's eyes --------------------------------------------------------------------------


def projected(rules: Ruleset[Any], record: Record, seat: Seat) -> Record:
    """The record as `seat` saw it: a record again, that replays to the very same views."""
    truth = rules.setup(rules, len(record.seats))
    seen: State[Any] = view(rules.cards, truth, seat)
    lines: list[Line] = []
    for entry in record.entries:
        assert isinstance(entry, Entry), "a record that was projected cannot be projected again"
        after = rules.step(truth, entry.action).state
        step = _seen_step(rules, seen, truth, entry, seat)
        seen = _after(rules, seen, step, seat)
        facts = _facts_in_sight(seen, after, seat)
        seen = _after(rules, seen, facts, seat)
        told = _disclosed(seen, after, seat)
        seen = _after(rules, seen, told, seat)
        lines += [*step, *facts, *told]
        truth = after
    return record._replace(entries=tuple(lines), opened="", eyes=seat)


def _after(rules: Ruleset[Any], state: State[Any], lines: Sequence[Line], eyes: Seat) -> State[Any]:
    for line in lines:
        state = _next(rules, state, line, eyes).state
    return state


def _seen_step(
    rules: Ruleset[Any], seen: State[Any], truth: State[Any], entry: Entry, seat: Seat
) -> list[Line]:
    """An entry as a seat saw it, after the facts that it turns up."""
    action = project_action(rules.cards, truth, entry.action, seat)
    facts: list[Line] = []
    while True:
        fact = _wanted_fact(rules, seen, truth, action, seat)
        if fact is None:
            told = _events(rules, truth, entry.action, seat)
            glimpse = _glimpse(rules, seen, truth, action, seat, told=told)
            return [*facts, *glimpse, Entry(entry.actor, action)]
        if fact in facts:
            action = entry.action  # only its own card comes to light
        else:
            facts.append(fact)
            seen = _with_fact(seen, fact, seat)


def _wanted_fact(
    rules: Ruleset[Any], seen: State[Any], truth: State[Any], action: Action, seat: Seat
) -> Fact | None:
    """A pile that a step lets the seat look into, as it was before the step."""
    try:
        after = rules.step(seen, action).state
    except UnknownCardError as error:
        return Fact(error.pile, truth.piles[error.pile].cards)
    for name, held in after.piles.items():
        unseen = held.is_read_by(seat) and any(is_unknown(card) for card in held.cards)
        if unseen and held.cards == seen.piles[name].cards:
            return Fact(name, truth.piles[name].cards)
    return None


def _glimpse(  # noqa: PLR0913 (a step, as it was and as it was seen)
    rules: Ruleset[Any],
    seen: State[Any],
    truth: State[Any],
    action: Action,
    seat: Seat,
    *,
    told: list[Event],
) -> list[Line]:
    """A card that the step showed to the seat and put away again: a look at the end of a round."""
    if _events(rules, seen, action, seat) == told:
        return []
    for name, held in truth.piles.items():
        fact = Fact(name, held.cards)
        is_hidden = len(held.cards) == 1 and seen.piles[name].cards != held.cards
        if is_hidden and _events(rules, _with_fact(seen, fact, seat), action, seat) == told:
            return [fact]
    return []


def _events(rules: Ruleset[Any], state: State[Any], action: Action, seat: Seat) -> list[Event]:
    return [project(rules.cards, event, seat) for event in rules.step(state, action).events]


def _facts_in_sight(seen: State[Any], truth: State[Any], seat: Seat) -> list[Fact]:
    """The piles that the seat may look at now, but could not before."""
    return [
        Fact(name, truth.piles[name].cards)
        for name, held in seen.piles.items()
        if held.is_read_by(seat) and any(is_unknown(card) for card in held.cards)
    ]


def _disclosed(seen: State[Any], truth: State[Any], seat: Seat) -> list[Disclosed]:
    """The cards that the rules told the seat in secret."""
    known = {note.places: Counter(note.cards) for note in seen.notes if note.reader == seat}
    fresh = {
        note.places: Counter(note.cards) - known.get(note.places, Counter())
        for note in truth.notes
        if note.reader == seat
    }
    return [
        Disclosed(places[0], tuple(sorted(cards.elements())))
        for places, cards in fresh.items()
        if cards
    ]
