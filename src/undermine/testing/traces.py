"""Random games, kept step by step, for laws to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from undermine.core.ruleset import Roll, Ruleset
from undermine.core.state import CHANCE, TABLE, Action, Event, State
from undermine.notation.records import Entry, Record


class Ply(NamedTuple):
    """One decision: what was, who decided what, what came of it."""

    before: State[Any]
    entry: Entry
    after: State[Any]
    events: tuple[Event, ...]


class Trace(NamedTuple):
    """A whole game."""

    rules: Ruleset[Any]
    seats: int
    plies: tuple[Ply, ...]

    @property
    def states(self) -> list[State[Any]]:
        """Every state, the empty table first."""
        return [self.plies[0].before, *(ply.after for ply in self.plies)]

    @property
    def record(self) -> Record:
        """The game as a record."""
        names = tuple(f"seat {seat + 1}" for seat in range(self.seats))
        return Record(self.rules.id, names, entries=tuple(ply.entry for ply in self.plies))


def play_randomly(rules: Ruleset[Any], seats: int, roll: Roll, prefer: Sequence[str] = ()) -> Trace:
    """Play a game by dice; actions whose verb is in `prefer` are taken whenever there are any.

    Uniform play hardly ever builds a tunnel, so laws also want games that prefer `place`.
    """
    state = rules.setup(rules, seats)
    plies: list[Ply] = []
    while state.agenda:
        entry = _decide(rules, state, roll, prefer)
        step = rules.step(state, entry.action)
        plies.append(Ply(state, entry, step.state, step.events))
        state = step.state
    return Trace(rules, seats, tuple(plies))


def _decide(rules: Ruleset[Any], state: State[Any], roll: Roll, prefer: Sequence[str]) -> Entry:
    calls = rules.open_calls(state)
    if calls and roll(40) == 0:
        return Entry(TABLE, calls[roll(len(calls))])
    if state.actor == CHANCE:
        return Entry(CHANCE, rules.sample(state, roll))
    legal = rules.legal(state)
    liked: Sequence[Action] = [action for action in legal if repr(action).split()[0] in prefer]
    choices = liked or legal
    return Entry(state.actor, choices[roll(len(choices))])
