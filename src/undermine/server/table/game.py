"""A game in progress, as a value that decisions lead on from.

Nothing here waits, stores or tells: `decide` works out what would follow, the room stores it,
and only then does the room `adopt` it. Lots are drawn for what is stored and for nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from undermine.core.draft import UnknownCardError
from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, TABLE, Action, Event, Seat, State
from undermine.core.view import view
from undermine.dealer import Dealer


class LogEntry(NamedTuple):
    """One entry of the record and what came of it."""

    seq: int
    actor: Seat
    action: Action
    events: tuple[Event, ...]
    how: str = ""
    """Who decided for the actor: the clock, a stand-in; empty: the actor."""

    @property
    def has_curtain(self) -> bool:
        """Was the table set anew?"""
        for event in self.events:  # noqa: SIM110 (this runs with every move)
            if event.curtain:
                return True
        return False

    @property
    def split_at_curtain(self) -> tuple[LogEntry, LogEntry]:
        """What came before the table was set anew, and what came from then on."""
        at = next((index for index, event in enumerate(self.events) if event.curtain), 0)
        return self._replace(events=self.events[:at]), self._replace(events=self.events[at:])


class Decision(NamedTuple):
    """Where some actions lead: the state in which the next seat must decide."""

    state: State[Any]
    entries: tuple[LogEntry, ...]
    curtain: int = 0
    """How many of them came before the table was set anew; 0: it was not."""
    last_moment: State[Any] | None = None
    """The table just before that."""

    @property
    def closes(self) -> bool:
        """Has a round come to its end?"""
        for one in self.entries:  # this runs with every move, and nearly always there is one event
            for event in one.events:
                if event.closing:
                    return True
        return False


class StagedAction(NamedTuple):
    """A staged action: nothing is stored yet, and nobody but its author knows of it."""

    action: Action
    state: State[Any]
    """Where it leads."""
    events: tuple[Event, ...]


class GameSession:
    """The rules, the state after the last stored entry, and the dealer."""

    __slots__ = ("_dealer", "_drawn", "rules", "seed", "seq", "state", "words")

    def __init__(self, rules: Ruleset[Any], seats: int, seed: str, words: tuple[str, ...]) -> None:
        self.rules = rules
        self.state: State[Any] = rules.setup(rules, seats)
        self.seed = seed
        self.words = words
        self.seq = 0
        self._dealer = Dealer(seed, words)
        self._drawn = 0
        """Lots of entries that are stored."""

    @property
    def rounds_left(self) -> int:
        """How many rounds follow this one."""
        table = self.state.table
        rounds: int = self.rules.hooks["facts"](self.rules, table).get("rounds", 1)
        return max(0, rounds - int(getattr(table, "round", 1)))

    def decide(self, actions: Iterable[Action] = (), how: str = "") -> Decision:
        """Do these actions, and let chance play until a seat must decide."""
        entries: list[LogEntry] = []
        state = self.state
        for action in actions:
            actor = TABLE if type(action) in self.rules.calls else state.actor
            state = self._step(state, actor, action, entries, how)
        self._dealer.drawn = self._drawn
        curtain, last_moment = 0, None
        while state.actor == CHANCE:
            before = state
            lot = self._dealer.deal(self.rules, state)
            state = self._step(state, CHANCE, lot, entries, "")
            if entries[-1].has_curtain:
                curtain, last_moment = len(entries) - 1, before
        return Decision(state, tuple(entries), curtain, last_moment)

    def adopt(self, decision: Decision) -> None:
        """What was decided is stored: go on from there."""
        self.state = decision.state
        self.seq += len(decision.entries)
        self._drawn += [one.actor for one in decision.entries].count(CHANCE)

    def replay(self, stored: Sequence[tuple[Action, str]]) -> list[LogEntry]:
        """Play stored entries again, after a restart."""
        entries: list[LogEntry] = []
        state = self.state
        for action, how in stored:
            actor = TABLE if type(action) in self.rules.calls else state.actor
            state = self._step(state, actor, action, entries, how)
        self.adopt(Decision(state, tuple(entries)))
        return entries

    def _step(
        self,
        state: State[Any],
        actor: Seat,
        action: Action,
        entries: list[LogEntry],
        how: str,
    ) -> State[Any]:
        step = self.rules.step(state, action)
        seq = self.seq + len(entries) + 1
        entries.append(LogEntry(seq, actor, action, step.events, how))
        return step.state


def stage_action(rules: Ruleset[Any], state: State[Any], action: Action) -> StagedAction:
    """Try an action out."""
    step = rules.step(state, action)
    return StagedAction(action, step.state, step.events)


def publishes(rules: Ruleset[Any], state: State[Any], action: Action) -> bool:
    """Whether there is no way back: it shows its actor something new, or asks somebody else.

    The actor's own view is stepped too. If it leads to the same view, nothing was learned. The
    actor may be the whole table.
    """
    seat = state.actor
    after = rules.step(state, action).state
    if not after.agenda:
        return True
    if after.actor != seat and not after.agenda[-1].routine:
        return True
    try:
        foreseen = rules.step(view(rules.cards, state, seat), action).state
    except UnknownCardError:
        return True
    return view(rules.cards, foreseen, seat) != view(rules.cards, after, seat)
