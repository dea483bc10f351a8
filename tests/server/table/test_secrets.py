"""The law of the server: two states that a seat cannot tell apart reach it in the same bytes.

A twin of a state looks the same to one seat and hides other cards. Two rooms, one with the
state and one with its twin, get the same messages; that seat must receive the same from both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.server.twin_rooms import (
    GAMES,
    entries_before,
    moments,
    played,
    questions,
    raws,
    received,
    room_in_game,
    scrambled,
    viewers,
)
from undermine.core.resample import resample
from undermine.core.state import SPECTATOR, Action, Seat, State
from undermine.core.view import project, project_action
from undermine.dealer import Dealer
from undermine.server.protocol.guide import AskHint
from undermine.server.protocol.messages import Act, Say
from undermine.server.table.clocks import TimeUp
from undermine.server.table.digests import KEPT
from undermine.server.table.game import LogEntry
from undermine.server.table.room import Room
from undermine.server.table.sync import make_sync
from undermine.testing.traces import Trace

Pair = tuple[State[Any], State[Any]]
"""A state and its twin."""


@pytest.mark.parametrize(("game", "seats", "style"), GAMES)
def test_a_seat_hears_the_same_of_states_it_cannot_tell_apart(
    game: str, seats: int, style: str
) -> None:
    trace = played(game, seats, style)
    roll = Dealer(f"secrets{seats}").roll

    async def compare(state: State[Any], log: list[LogEntry], viewer: Seat) -> None:
        rules = trace.rules
        twin = resample(rules, rules.view(state, viewer), roll)
        pair = (
            room_in_game(trace, state, log, viewer),
            room_in_game(trace, twin, scrambled(rules, log, viewer), viewer),
        )
        hint = AskHint(log[-1].seq, 4)
        asks = [*questions(rules, state, roll), hint] if viewer >= 0 else [Say("?")]
        told = [await received(room, viewer, asks, asker=viewer) for room in pair]
        assert told[0] == told[1]
        assert len(told[0]) > 1000
        assert (b'"t":"hinted"' in told[0]) == (viewer == state.actor)

    for moment in moments(trace, roll):
        state = trace.states[moment]
        for viewer in viewers(trace, state, roll):
            asyncio.run(compare(state, entries_before(trace, moment), viewer))


def counterpart(trace: Trace, pair: Pair, action: Action, viewer: Seat) -> Action | None:
    """An action that looks the same to the viewer and is legal for the twin."""
    rules, (state, twin) = trace.rules, pair
    seen = project_action(rules.cards, state, action, viewer)
    for other in rules.legal(twin):
        if project_action(rules.cards, twin, other, viewer) == seen:
            return other
    return None


class Outcome(NamedTuple):
    """The bytes a viewer receives for a move, and the view and events of the engine."""

    told: bytes
    shown: object


async def outcome(room: Room, ask: object, viewer: Seat) -> Outcome:
    assert room.game is not None
    rules, known, actor = room.game.rules, len(room.round.entries), room.actor
    told = await received(room, viewer, [ask], asker=actor)
    events = [event for one in room.round.entries[known:] for event in one.events]
    seen = rules.view(room.staged_state if viewer == actor else room.game.state, viewer)
    return Outcome(told, (seen, [project(rules.cards, event, viewer) for event in events]))


async def compared(trace: Trace, pair: Pair, moment: int, viewer: Seat) -> int:
    """The number of moves that look the same in both states; each must give the same bytes."""
    log = entries_before(trace, moment)
    logs = log, scrambled(trace.rules, log, viewer)
    same = 0
    for asks in moves(trace, pair, log[-1].seq, viewer):
        one, two = [
            await outcome(room_in_game(trace, state, said, viewer), ask, viewer)
            for state, said, ask in zip(pair, logs, asks, strict=True)
        ]
        if one.shown == two.shown:
            assert one.told == two.told
            same += 1
    return same


def moves(trace: Trace, pair: Pair, seq: int, viewer: Seat) -> Iterator[tuple[object, object]]:
    """Moves that look the same to the viewer, one for each state; the clock makes one too."""
    yield TimeUp(1), TimeUp(1)
    legal = trace.rules.legal(pair[0])
    for action in legal[:: max(1, len(legal) // 6)]:
        other = counterpart(trace, pair, action, viewer)
        for end in (False, True) if viewer == pair[0].actor else (True,):
            if other is not None:
                yield Act(seq, 1, raws([action]), 0, end), Act(seq, 1, raws([other]), 0, end)


@pytest.mark.parametrize(("game", "seats", "style"), GAMES)
def test_a_move_is_told_in_the_same_bytes_if_it_shows_the_same(
    game: str, seats: int, style: str
) -> None:
    trace = played(game, seats, style)
    roll, same = Dealer(f"moves{seats}").roll, 0

    for moment in moments(trace, roll):
        state = trace.states[moment]
        for viewer in viewers(trace, state, roll):
            pair = state, resample(trace.rules, trace.rules.view(state, viewer), roll)
            same += asyncio.run(compared(trace, pair, moment, viewer))

    assert same >= 6


# -- digests -------------------------------------------------------------------------------------


def test_only_the_person_reads_what_was_decided_in_their_name() -> None:
    trace = played(*GAMES[0])
    roll = Dealer("digests").roll
    read = 0

    for moment in moments(trace, roll):
        log = entries_before(trace, moment)
        for viewer in (SPECTATOR, *range(trace.seats)):
            room = room_in_game(trace, trace.states[moment], log, viewer)
            sync = make_sync(room, viewer)
            decided = [one.seq for one in log if one.actor == viewer and one.events]
            if viewer < 0 or not decided:
                assert sync.digest is None
            else:
                assert sync.digest is not None
                assert [one.seq for one in sync.digest.log] == decided[-KEPT:]
                read += 1

    assert read
