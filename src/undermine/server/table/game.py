"""A game in progress: the stored state, actions that are tried on it, and decisions.

Nothing here waits, stores or tells: `decide` works out what would follow, the room stores it,
and only then does the room `adopt` it. Lots are drawn for what is stored and for nothing else.

An action runs the rules at most twice from its preview to the end of the turn: once on the
actor's view and once on the true state. A `Trial` keeps both steps, and a session keeps the
latest trials of the moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from undermine.bots.game_log import GameLog
from undermine.core.results import Foresight
from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, TABLE, Action, Event, Seat, State
from undermine.core.view import view
from undermine.dealer import Dealer
from undermine.observation.history import SeenHistory
from undermine.server.views.projector import LegalActions

_TRIALS: Final = 32
"""So many trials are kept: a person compares a few actions before choosing one."""


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
    def has_look(self) -> bool:
        """Was the actor shown a hidden card?"""
        for event in self.events:  # noqa: SIM110 (this runs with every move)
            if event.look:
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
    steps: tuple[PreparedAction, ...] = ()
    """The entries with the states before and after them."""

    @property
    def closes(self) -> bool:
        """Has a round come to its end?"""
        for one in self.entries:  # this runs with every move, and nearly always there is one event
            for event in one.events:
                if event.closing:
                    return True
        return False


class PreparedAction(NamedTuple):
    """An action with its step on the true state, which is not stored yet.

    Nobody hears of the step before it is stored, except the author of a staged action, whom
    it shows nothing new.
    """

    before: State[Any]
    action: Action
    state: State[Any]
    """Where it leads."""
    events: tuple[Event, ...]

    @classmethod
    def of(cls, rules: Ruleset[Any], before: State[Any], action: Action) -> PreparedAction:
        """Run the rules on the true state."""
        step = rules.step(before, action)
        return cls(before, action, step.state, step.events)


class Trial:
    """An action tried in a state; each of its two steps runs once, when it is first needed.

    Both steps follow from the state and the action alone, so a trial never becomes wrong.
    """

    def __init__(self, rules: Ruleset[Any], before: State[Any], action: Action) -> None:
        self.before = before
        self.action = action
        self._rules = rules

    @cached_property
    def foreseen(self) -> Foresight[Any]:
        """The step on the actor's own view: all that a preview may tell."""
        return self._rules.foresee(self.before, self.action)

    @cached_property
    def prepared(self) -> PreparedAction:
        """The step on the true state."""
        return PreparedAction.of(self._rules, self.before, self.action)

    @cached_property
    def publishes(self) -> bool:
        """Whether there is no way back: it shows its actor something new, or asks another seat.

        The step on the actor's view answers where it stops, ends the game or asks another seat.
        Elsewhere nothing new is shown if both steps lead to the same view of the actor, who may
        be the whole table.
        """
        foreseen, seat = self.foreseen.state, self.before.actor
        if foreseen is None or not foreseen.agenda:
            return True
        if foreseen.actor != seat and not foreseen.agenda[-1].routine:
            return True
        cards = self._rules.cards
        return view(cards, foreseen, seat) != view(cards, self.prepared.state, seat)


class GameSession:
    """The rules, the state after the last stored entry, the dealer, and trials of actions."""

    __slots__ = (
        "_dealer",
        "_drawn",
        "_legal",
        "_log",
        "_trials",
        "rules",
        "seed",
        "seq",
        "state",
        "words",
    )

    def __init__(self, rules: Ruleset[Any], seats: int, seed: str, words: tuple[str, ...]) -> None:
        self.rules = rules
        self.state: State[Any] = rules.setup(rules, seats)
        self.seed = seed
        self.words = words
        self.seq = 0
        self._dealer = Dealer(seed, words)
        self._drawn = 0
        """Lots of entries that are stored."""
        self._trials: dict[tuple[int, Action], Trial] = {}
        """By state and action, until the game goes on; each keeps its state, so ids stay unique."""
        self._legal: LegalActions | None = None
        self._log: GameLog | None = None

    @property
    def rounds_left(self) -> int:
        """How many rounds follow this one."""
        table = self.state.table
        rounds: int = self.rules.hooks.facts(self.rules, table).get("rounds", 1)
        return max(0, rounds - int(getattr(table, "round", 1)))

    @property
    def round(self) -> int:
        """The round that is played; 0 before the first, and in games without rounds."""
        return int(getattr(self.state.table, "round", 0))

    def legal(self, state: State[Any]) -> LegalActions:
        """The legal actions in a state; the latest ones are kept."""
        if self._legal is None or self._legal.state is not state:
            self._legal = LegalActions.of(self.rules, state)
        return self._legal

    def let_go(self) -> None:
        """Drop the trials and legal actions that are kept: they can be made again."""
        self._trials.clear()
        self._legal = None

    def trial(self, state: State[Any], action: Action) -> Trial:
        """The trial of an action in a state; the latest ones are kept until the game goes on."""
        key = (id(state), action)
        found = self._trials.pop(key, None) or Trial(self.rules, state, action)
        self._trials[key] = found
        if len(self._trials) > _TRIALS:
            del self._trials[next(iter(self._trials))]
        return found

    def decide(self, steps: Iterable[PreparedAction] = (), how: str = "") -> Decision:
        """Append these steps to the stored state, and let chance play until a seat must decide."""
        entries: list[LogEntry] = []
        done: list[PreparedAction] = []
        state = self.state
        for one in steps:
            assert one.before is state, "a step must begin where the one before it ends"
            state = self._append(entries, done, one, how)
        self._dealer.drawn = self._drawn
        curtain, last_moment = 0, None
        while state.actor == CHANCE:
            before = state
            lot = self._dealer.deal(self.rules, state)
            state = self._append(entries, done, PreparedAction.of(self.rules, state, lot), "")
            if entries[-1].has_curtain:
                curtain, last_moment = len(entries) - 1, before
        return Decision(state, tuple(entries), curtain, last_moment, tuple(done))

    def adopt(self, decision: Decision) -> None:
        """What was decided is stored: go on from there."""
        if self._log is not None:
            for one in decision.steps:
                self._log.add(one.before, one.action, one.state)
        self.state = decision.state
        self.seq += len(decision.entries)
        self._drawn += [one.actor for one in decision.entries].count(CHANCE)
        self._trials.clear()

    def replay(self, stored: Sequence[tuple[Action, str]]) -> list[LogEntry]:
        """Play stored entries again, after a restart."""
        entries: list[LogEntry] = []
        done: list[PreparedAction] = []
        state = self.state
        for action, how in stored:
            state = self._append(entries, done, PreparedAction.of(self.rules, state, action), how)
        self.adopt(Decision(state, tuple(entries), steps=tuple(done)))
        return entries

    def keep_log(self) -> None:
        """Remember from now on who did what: a bot at this table recalls it."""
        if self._log is None:
            self._log = GameLog(self.rules, self.state.table.seats)

    def seen_log(self, seat: Seat, steps: Sequence[PreparedAction] = ()) -> SeenHistory | None:
        """Who did what in this round as a seat saw it, after some more steps; None: not kept."""
        if self._log is None:
            return None
        return self._log.seen(seat, [(one.before, one.action, one.state) for one in steps])

    def _append(
        self, entries: list[LogEntry], done: list[PreparedAction], one: PreparedAction, how: str
    ) -> State[Any]:
        actor = TABLE if type(one.action) in self.rules.calls else one.before.actor
        seq = self.seq + len(entries) + 1
        entries.append(LogEntry(seq, actor, one.action, one.events, how))
        done.append(one)
        return one.state
