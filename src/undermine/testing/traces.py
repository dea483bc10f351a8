"""Random games, kept step by step, on which laws are checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from undermine.core.ruleset import Roll, Ruleset
from undermine.core.state import CHANCE, TABLE, Action, Event, State
from undermine.notation.records import Entry, Record
from undermine.notation.replay import replay


class Ply(NamedTuple):
    """One decision: the state before, the actor, the action, and the result."""

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


def replayed(rules: Ruleset[Any], record: Record) -> Trace:
    """A record of a whole game, step by step."""
    before, *after = replay(rules, record)
    plies: list[Ply] = []
    for moment in after:
        assert isinstance(moment.line, Entry), "only a record that tells everything is kept so"
        plies.append(Ply(before.state, moment.line, moment.state, moment.events))
        before = moment
    return Trace(rules, len(record.seats), tuple(plies))


Style = Callable[[Sequence[Action]], Sequence[Action]]
"""A strategy: narrows the legal actions, among which a random one is chosen."""


def uniform(legal: Sequence[Action]) -> Sequence[Action]:
    """All legal actions."""
    return legal


def digging(legal: Sequence[Action]) -> Sequence[Action]:
    """Walk east, or bridge what is in the way; lay cards as far east as possible; else mend."""
    steps = [action for action in legal if hasattr(action, "to")]
    if steps:
        east = max(step.to.cell[0] for step in steps)
        return [step for step in steps if step.to.cell[0] == east]
    bridges = [action for action in legal if _verb(action) == "bridge"]
    paths = [action for action in legal if hasattr(action, "tile") and hasattr(action, "at")]
    sound = [action for action in paths if "." not in action.tile.card]
    east = max((action.at[0] for action in sound or paths), default=0)
    far = [action for action in sound or paths if action.at[0] == east]
    return bridges or far or [action for action in legal if _verb(action) == "mend"] or legal


def looking(legal: Sequence[Action]) -> Sequence[Action]:
    """Looks first, then rockfalls and storms, then paths."""
    for verb in ("peek", "scout", "rockfall", "storm", "place"):
        found = [action for action in legal if _verb(action) == verb]
        if found:
            return found
    return legal


def meddling(legal: Sequence[Action]) -> Sequence[Action]:
    """Actions on another seat first, then actions that cost several cards."""
    about_seats = [action for action in legal if hasattr(action, "seat")]
    dear = [action for action in legal if len(getattr(action, "cards", ())) > 1]
    return about_seats or dear or legal


_SELDOM: Final = 300
"""The table agrees on something once in so many decisions; rare, so that games last."""
STYLES: Final[dict[str, Style]] = {
    "uniform": uniform,
    "digging": digging,
    "looking": looking,
    "meddling": meddling,
}
"""All strategies; laws run with each, because uniform play hardly ever builds a tunnel."""


def _verb(action: Action) -> str:
    return repr(action).split()[0]


def play_randomly(rules: Ruleset[Any], seats: int, roll: Roll, style: Style = uniform) -> Trace:
    """Play a whole game by dice."""
    state = rules.setup(rules, seats)
    plies: list[Ply] = []
    while state.agenda:
        entry = _decide(rules, state, roll, style)
        step = rules.step(state, entry.action)
        plies.append(Ply(state, entry, step.state, step.events))
        state = step.state
    return Trace(rules, seats, tuple(plies))


def _decide(rules: Ruleset[Any], state: State[Any], roll: Roll, style: Style) -> Entry:
    calls = rules.open_calls(state)
    if calls and roll(_SELDOM) == 0:
        return Entry(TABLE, calls[roll(len(calls))])
    if state.actor == CHANCE:
        return Entry(CHANCE, rules.sample(state, roll))
    choices = style(rules.legal(state))
    return Entry(state.actor, choices[roll(len(choices))])
