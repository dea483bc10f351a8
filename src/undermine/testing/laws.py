"""Laws that hold for every ruleset, every number of seats and every moment of every game.

Each law takes a trace and a die and raises AssertionError where it is broken. They are shipped
so that authors of variants can hold their own rulesets to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.grammar import words_of
from undermine.core.inventory import all_cards, box
from undermine.core.resample import resample
from undermine.core.ruleset import Roll, Ruleset
from undermine.core.state import (
    CHANCE,
    EVERYBODY,
    SPECTATOR,
    TABLE,
    CardId,
    Note,
    PileId,
    Seat,
    State,
    is_unknown,
    reader_bit,
)
from undermine.core.view import project
from undermine.notation.actions import parse_action
from undermine.notation.positions import parse_position, write_position
from undermine.notation.records import Entry, parse_record, write_record
from undermine.notation.replay import projected, replay
from undermine.notation.wire import decode_action, decode_state, encode
from undermine.testing.all_actions import answers
from undermine.testing.traces import Ply, Trace

Law = Callable[[Trace, Roll], None]
_MANY: Final = 12
_DECISIONS_A_CARD: Final = 10
"""An upper limit on decisions per card, far above any legal turn."""


def legality(trace: Trace, roll: Roll) -> None:
    """`legal` is exactly what `check` accepts of all conceivable actions."""
    for state in _some(trace.states[:-1], roll):
        legal = trace.rules.legal(state)
        accepted = {a for a in answers(trace.rules, state) if _is_answer(trace.rules, state, a)}
        assert len(set(legal)) == len(legal), f"offered twice: {legal}"
        assert set(legal) >= accepted, f"legal, but not offered: {accepted - set(legal)}"
        for action in legal:
            assert trace.rules.check(state, action) is None, f"offered, but refused: {action}"


def _is_answer(rules: Ruleset[Any], state: State[Any], action: Any) -> bool:  # noqa: ANN401
    return type(action) not in rules.calls and rules.check(state, action) is None


def secrecy(trace: Trace, roll: Roll) -> None:
    """Hidden cards change neither the view of a seat nor its legal actions nor its refusals."""
    for state in _some(trace.states, roll):
        for seat in _viewers(trace):
            view = trace.rules.view(state, seat)
            twin = resample(trace.rules, view, roll)
            assert encode(trace.rules.view(twin, seat)) == encode(view)
            if seat == state.actor:
                _same_choices(trace.rules, state, twin, roll)


def _same_choices(rules: Ruleset[Any], state: State[Any], twin: State[Any], roll: Roll) -> None:
    legal = rules.legal(state)
    assert legal == rules.legal(twin)
    for action in _some(list(answers(rules, state)), roll):
        assert rules.check(state, action) == rules.check(twin, action)
    for action in legal:
        assert rules.foresee(state, action) == rules.foresee(twin, action)


def twins(trace: Trace, roll: Roll) -> None:
    """Views and events follow from the record as the seat saw it, and from nothing else."""
    seat = [*_viewers(trace)][roll(trace.seats + 1)]
    rules = trace.rules
    seen = projected(rules, trace.record, seat)
    moments = list(replay(rules, seen))
    steps = [index for index, moment in enumerate(moments) if isinstance(moment.line, Entry)]
    for ply, start, end in zip(trace.plies, steps, [*steps[1:], len(moments)], strict=True):
        told = [project(rules.cards, event, seat) for event in ply.events]
        assert told == [project(rules.cards, event, seat) for event in moments[start].events]
        assert rules.view(moments[end - 1].state, seat) == rules.view(ply.after, seat)


def memory(trace: Trace, _roll: Roll) -> None:
    """The notes of a seat are true, all of them together."""
    for state in trace.states:
        for seat in _viewers(trace):
            notes = [note for note in state.notes if note.reader in (seat, TABLE)]
            for card in {card for note in notes for card in note.cards}:
                assert _all_true(state, notes, card), f"{card} is not where {notes} say"


def _all_true(state: State[Any], notes: list[Note], card: CardId) -> bool:
    """Each noted copy of a card can be matched with one that is really there."""
    wanted = tuple(note.places for note in notes for noted in note.cards if noted == card)
    names = dict.fromkeys(name for places in wanted for name in places)
    return _can_house(wanted, tuple((n, state.piles[n].cards.count(card)) for n in names))


@lru_cache(maxsize=4096)
def _can_house(
    wanted: tuple[tuple[PileId, ...], ...], there: tuple[tuple[PileId, int], ...]
) -> bool:
    """Every wish finds a copy of its own; the same notes are looked at again and again."""
    free = [(name, copy) for name, count in there for copy in range(count)]
    homes: dict[tuple[PileId, int], int] = {}

    def house(index: int, tried: set[tuple[PileId, int]]) -> bool:
        for slot in free:
            if slot[0] in wanted[index] and slot not in tried:
                tried.add(slot)
                if slot not in homes or house(homes[slot], tried):
                    homes[slot] = index
                    return True
        return False

    return all(house(index, set()) for index in range(len(wanted)))


def board(trace: Trace, _roll: Roll) -> None:
    """The facts that a board carries are those of a board built anew from its tiles."""
    for state in trace.states:
        for name, word in words_of(type(state.table)).items():
            if word.kind == "board":
                carried: Board = getattr(state.table, name)
                anew = carried.rebuilt(carried.tiles)
                assert carried.live == anew.live
                assert list(carried.frontier.items()) == list(anew.frontier.items())
                assert carried.reached == anew.reached


def conservation(trace: Trace, _roll: Roll) -> None:
    """Every card of the box is somewhere, once."""
    whole = box(trace.rules, trace.seats)
    for state in trace.states:
        assert all_cards(state) == whole


def odds(trace: Trace, roll: Roll) -> None:
    """Weights are positive, outcomes are legal and in order, and a die falls on them by weight."""
    rules = trace.rules
    for state in _some([s for s in trace.states if s.actor == CHANCE], roll):
        outcomes = rules.odds(state)
        assert all(weight > 0 for _, weight in outcomes)
        assert all(rules.check(state, action) is None for action, _ in outcomes)
        assert [action for action, _ in outcomes] == list(rules.legal(state))
        bag = [action for action, weight in outcomes for _ in range(weight)]
        thrown = [rules.sample(state, _always(face, len(bag))) for face in range(len(bag))]
        assert thrown == bag


def _always(face: int, sides: int) -> Roll:
    def roll(asked: int) -> int:
        assert asked == sides
        return face

    return roll


def replaying(trace: Trace, roll: Roll) -> None:
    """A record leads to the same states again, from its beginning and from anywhere."""
    again = [moment.state for moment in replay(trace.rules, trace.record)]
    assert again == trace.states
    start = roll(len(trace.plies))
    state = trace.plies[start].before
    for ply in trace.plies[start:]:
        state = trace.rules.step(state, ply.entry.action).state
    assert state == trace.states[-1]


def round_trip(trace: Trace, roll: Roll) -> None:
    """States, views, actions and records survive text and JSON."""
    rules = trace.rules
    for ply in trace.plies:
        assert parse_action(rules, repr(ply.entry.action)) == ply.entry.action
        assert decode_action(rules, encode(ply.entry.action)) == ply.entry.action
    for state in _some(trace.states, roll):
        for seen in (state, *(rules.view(state, seat) for seat in _viewers(trace))):
            assert parse_position(rules, write_position(rules, seen)) == seen
            assert decode_state(rules, encode(seen)) == seen
    for record in (trace.record, projected(rules, trace.record, roll(trace.seats))):
        assert parse_record(write_record(record), lambda _name: rules) == record


def no_dead_ends(trace: Trace, _roll: Roll) -> None:
    """An unfinished game has a decision, and every game ends in time."""
    for ply in trace.plies:
        assert trace.rules.legal(ply.before), write_position(trace.rules, ply.before)
    rounds = getattr(trace.rules.sheet, "rounds", 1)
    cards = box(trace.rules, trace.seats).total()
    assert len(trace.plies) <= _DECISIONS_A_CARD * rounds * cards
    assert trace.rules.legal(trace.states[-1]) == ()


def purity(trace: Trace, roll: Roll) -> None:
    """A step leaves the old state untouched, and always does the same."""
    for ply in _some(trace.plies, roll):
        before = encode(ply.before)
        again = trace.rules.step(ply.before, ply.entry.action)
        assert encode(ply.before) == before
        assert (again.state, again.events) == (ply.after, ply.events)


def readers(trace: Trace, _roll: Roll) -> None:
    """Events and views show faces to their readers and to nobody else."""
    for ply in trace.plies:
        changed = _changed_piles(ply)
        for seat in _viewers(trace):
            for event in ply.events:
                if event.readers != EVERYBODY and not event.readers & reader_bit(seat):
                    shown = project(trace.rules.cards, event, seat).cards
                    assert all(is_unknown(card) for card in shown)
            for name, pile in trace.rules.view(changed, seat).piles.items():
                if not changed.piles[name].is_read_by(seat):
                    assert all(is_unknown(card) for card in pile.cards)


def _changed_piles(ply: Ply) -> State[Any]:
    """What a step led to, with no piles but those it touched; the others were seen before."""
    before, after = ply.before.piles, ply.after.piles
    fresh = {name: pile for name, pile in after.items() if before.get(name) is not pile}
    return replace(ply.after, piles=fresh)


LAWS: Final[dict[str, Law]] = {
    law.__name__: law
    for law in (
        legality,
        secrecy,
        twins,
        memory,
        board,
        conservation,
        odds,
        replaying,
        round_trip,
        no_dead_ends,
        purity,
        readers,
    )
}


def _viewers(trace: Trace) -> Iterator[Seat]:
    yield from range(trace.seats)
    yield SPECTATOR


def _some(things: Any, roll: Roll) -> list[Any]:  # noqa: ANN401 (any sequence)
    """A sample of about a dozen."""
    if len(things) <= _MANY:
        return list(things)
    return [things[roll(len(things))] for _ in range(_MANY)]
