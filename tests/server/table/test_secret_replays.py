"""The law of secrets for games that are over: replays and records of tables that stay closed.

A twin of a game is another game that looked the same to one seat from its first card to its last
entry. Its replay and its record, as that seat and as the public get them, are the same bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from tests.server.twin_rooms import GAMES, played
from undermine.core.grammar import written
from undermine.core.ruleset import Roll, Ruleset
from undermine.core.state import SPECTATOR, Action, Event, Seat, State
from undermine.core.view import project, project_action
from undermine.dealer import Dealer
from undermine.server.protocol.errors import RequestError
from undermine.server.store.base import EntryRow, GameRow
from undermine.server.table import replays
from undermine.server.table.tokens import hashed
from undermine.testing.traces import Trace

TRIES = 40
"""Changed entries for each viewer."""
WANTED = 2
"""Twins that are enough."""
LATE = 12
"""How far from the end an entry is changed: what is changed early is seen sooner or later."""


class Finished:
    """A store with one game that is over."""

    def __init__(self, trace: Trace, actions: Sequence[Action]) -> None:
        self.seats = trace.seats
        names = tuple(f"Person {seat}" for seat in range(trace.seats))
        self._game = GameRow(
            id="red-lamp.1",
            code="red-lamp",
            number=1,
            rules=trace.rules.id,
            seats=names,
            promise="promise",
            seed="SEED",
            words=(),
            open_cards=False,
            made=0,
            status="over",
            scores=(0,) * trace.seats,
            tokens=tuple(hashed(f"token {seat}") for seat in range(trace.seats)),
        )
        self._entries = [
            EntryRow(number, ply.entry.actor, written(action))
            for number, (ply, action) in enumerate(zip(trace.plies, actions, strict=False), 1)
        ]

    async def game(self, _name: str) -> GameRow:
        return self._game

    async def entries(self, _name: str) -> list[EntryRow]:
        return self._entries


def looks_the_same(trace: Trace, at: int, actions: Sequence[Action], viewer: Seat) -> bool:
    """Whether other actions from some entry on are legal, and show a viewer what the game did."""
    rules, state = trace.rules, trace.plies[at].before
    for ply, action in zip(trace.plies[at:], actions, strict=False):
        if rules.check(state, action) is not None:
            return False
        step = rules.step(state, action)
        shown = _shown(rules, state, action, step.events, viewer)
        if shown != _shown(rules, ply.before, ply.entry.action, ply.events, viewer):
            return False
        if rules.view(step.state, viewer) != rules.view(ply.after, viewer):
            return False
        state = step.state
    return True


def _shown(
    rules: Ruleset[Any], state: State[Any], action: Action, events: Sequence[Event], viewer: Seat
) -> tuple[object, ...]:
    seen = (project(rules.cards, event, viewer) for event in events)
    return project_action(rules.cards, state, action, viewer), *seen


def twins(trace: Trace, last: int, viewer: Seat, roll: Roll) -> Iterator[list[Action]]:
    """Games that differ by one entry of somebody else, or of chance, and looked the same."""
    actions: list[Action] = [ply.entry.action for ply in trace.plies[:last]]
    for _ in range(TRIES):
        at = last - 1 - roll(min(LATE, last))
        others = [one for one in trace.rules.legal(trace.plies[at].before) if one != actions[at]]
        if trace.plies[at].entry.actor == viewer or not others:
            continue
        other = [others[roll(len(others))], *actions[at + 1 :]]
        if looks_the_same(trace, at, other, viewer):
            yield [*actions[:at], *other]


async def told(store: Finished, viewer: Seat) -> list[bytes]:
    """What the server shows of a finished game, to the viewer and to strangers."""
    token = f"token {viewer}" if viewer >= 0 else ""
    asked = [("public", ""), ("public", token), *([("me", token)] if token else [])]
    found = [
        msgspec.json.encode(await replays.replay(store, "red-lamp.1", eyes, shown))  # type: ignore[arg-type]
        for eyes, shown in asked
    ]
    texts = [await replays.record(store, "red-lamp.1", shown) for shown in ("", token)]  # type: ignore[arg-type]
    for eyes in ("truth", *(str(seat + 1) for seat in range(store.seats))):
        with pytest.raises(RequestError, match="not-now"):
            await replays.replay(store, "red-lamp.1", eyes, token)  # type: ignore[arg-type]
    return [*found, *(text.encode() for text in texts)]


@pytest.mark.parametrize(("game", "seats", "style"), GAMES[2::3])
def test_games_that_looked_the_same_have_the_same_replay_and_record(
    game: str, seats: int, style: str
) -> None:
    trace = played(game, seats, style)
    roll, found = Dealer(f"replays{seats}").roll, 0
    actions = [ply.entry.action for ply in trace.plies]

    for viewer, last in ((roll(seats), len(actions) // 4), (SPECTATOR, len(actions) // 2)):
        same = asyncio.run(told(Finished(trace, actions[:last]), viewer))
        for twin in islice(twins(trace, last, viewer, roll), WANTED):
            assert asyncio.run(told(Finished(trace, twin), viewer)) == same
            found += 1

    assert found
