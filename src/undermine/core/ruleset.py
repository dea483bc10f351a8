"""A game as a record of tables and functions, and the one loop that plays every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from undermine.core.cards import CardSet
from undermine.core.draft import Draft, UnknownCardError
from undermine.core.hooks import Hooks, HooksT_co, NewHooksT
from undermine.core.refusal import IllegalActionError, Refusal
from undermine.core.results import Foresight, Step
from undermine.core.spelling import instead
from undermine.core.state import (
    NOBODY,
    Action,
    CardId,
    Event,
    Item,
    Seat,
    State,
    TableT,
    View,
    check_seat,
)
from undermine.core.view import view

Roll = Callable[[int], int]
"""A die: `roll(n)` is a whole number from 0 to n - 1."""


class Handler(NamedTuple, Generic[TableT]):
    """How one kind of agenda item is decided."""

    apply: Callable[[Ruleset[TableT, Any], Draft[TableT], Any, Any], None]
    candidates: Callable[[Ruleset[TableT, Any], State[TableT], Any], Iterable[Action]] | None = None
    """May offer too much; None for duties, which nobody decides."""
    check: Callable[[Ruleset[TableT, Any], State[TableT], Any, Any], Refusal | None] | None = None
    """Decides; None: every action of the right type is legal."""
    odds: (
        Callable[[Ruleset[TableT, Any], State[TableT], Any], Iterable[tuple[Action, int]]] | None
    ) = None
    """Chance items: every outcome with its whole-number weight, in the order of notation."""
    sample: Callable[[Ruleset[TableT, Any], State[TableT], Any, Roll], Action] | None = None
    """Chance items: one outcome, exactly as `odds` weigh it, without listing the others."""
    answers: tuple[type[Action], ...] = ()
    """The actions that decide it; empty: the plays of the ruleset."""
    rule: str = ""
    """The rule that refuses any other action."""
    exact: bool = False
    """Candidates never over-offer."""


class Play(NamedTuple, Generic[TableT]):
    """The effect of playing one kind of card."""

    uses: Callable[[Any], tuple[CardId, ...]]
    """The cards it takes out of the hand."""
    candidates: Callable[[Ruleset[TableT, Any], State[TableT], Seat, CardId], Iterable[Action]]
    check: Callable[[Ruleset[TableT, Any], State[TableT], Seat, Any], Refusal | None]
    apply: Callable[[Ruleset[TableT, Any], Draft[TableT], Seat, Any], None]
    draws: Callable[[Seat, Any], tuple[Seat, int]] = lambda seat, _action: (seat, 1)
    """Who draws afterwards, and how many."""
    exact: bool = False
    """Candidates never over-offer, so `legal` need not ask `check` again."""

    @property
    def offers(self) -> Offer[TableT]:
        """The function that lists exactly the legal actions of a seat with a card."""
        return self.candidates if self.exact else self._checked

    def _checked(
        self, rules: Ruleset[TableT, Any], state: State[TableT], seat: Seat, card: CardId
    ) -> Iterable[Action]:
        offered = self.candidates(rules, state, seat, card)
        return [action for action in offered if self.check(rules, state, seat, action) is None]


Offer = Callable[["Ruleset[TableT, Any]", State[TableT], Seat, CardId], Iterable[Action]]
"""Lists actions that a seat may take with a card."""


class Zone(NamedTuple):
    """A kind of pile: the backs its cards can show, and how many piles of it there are."""

    backs: tuple[str, ...]
    slots: int = 0
    """0: one pile without a number; -1: one for each seat; else so many."""

    def pile_slots(self, seats: int) -> Iterable[int | None]:
        """The numbers of its piles."""
        return range(seats if self.slots < 0 else self.slots) if self.slots else (None,)


class Option(NamedTuple, Generic[TableT]):
    """A house rule: a named change of a ruleset. The first choice is how the game is printed."""

    choices: tuple[str, ...]
    change: Callable[[Ruleset[TableT, Any], str], Ruleset[TableT, Any]]
    rule: str = ""


class Ruleset(Struct, Generic[TableT, HooksT_co], frozen=True, dict=True, eq=False):
    """A game. An extension is a changed copy, and so is a game with house rules.

    >>> from undermine import load
    >>> load("saboteur").changed(seats=range(4, 7))
    <Ruleset saboteur@1 seats=4..6>
    """

    name: str
    version: int
    cards: CardSet
    sheet: Any
    """The numbers of `game.toml`, as the game's own struct."""
    seats: range
    zones: Mapping[str, Zone]
    handlers: Mapping[type[Item], Handler[TableT]]
    plays: Mapping[type[Action], Play[TableT]]
    kinds: Mapping[str, type[Action]]
    """The play that a card file means by a word."""
    calls: Mapping[type[Action], Handler[TableT]]
    """The actions of the whole table that are allowed while an item waits."""
    setup: Callable[[Ruleset[TableT, Any], int], State[TableT]]
    hooks: HooksT_co
    """Functions that an extension or an option may replace."""
    options: Mapping[str, Option[TableT]]
    chosen: Mapping[str, str]
    """The options that differ from the printed game."""
    table: type[TableT]
    over: str
    """The rule that refuses every action after the end."""
    base: Ruleset[TableT, HooksT_co] | None = None
    """The printed game, where options are chosen."""
    earlier: Mapping[int, Callable[[Ruleset[TableT, Any]], Ruleset[TableT, Any]]] = {}
    """Earlier versions that can still be played: each changes the version after it back."""
    soundness: tuple[Callable[[Ruleset[Any, Any], State[Any]], Iterable[str]], ...] = ()
    """Checks of positions of this game, beside those of every game."""

    if not TYPE_CHECKING:

        def __class_getitem__(cls, types: object) -> object:
            """`Ruleset[Table]` is short for `Ruleset[Table, Hooks]` before Python 3.13, too."""
            both = types if isinstance(types, tuple) else (types, Hooks)
            return super().__class_getitem__(both)

    @property
    def id(self) -> str:
        """`saboteur@1+gold_draw=players`: name, version, options."""
        words = [
            key if value == "on" else f"{key}={value}" for key, value in sorted(self.chosen.items())
        ]
        return "+".join([f"{self.name}@{self.version}", *words])

    @property
    def is_current(self) -> bool:
        """New games are played by this version; an earlier one is for games that began by it."""
        return self.version not in self.earlier

    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action of the game."""
        answers = [kind for handler in self.handlers.values() for kind in handler.answers]
        return tuple(dict.fromkeys([*self.plays, *answers, *self.calls]))

    @cached_property
    def menu(self) -> Mapping[CardId, tuple[Play[TableT], ...]]:
        """The plays of each kind of card."""
        return {
            card.id: tuple(self.plays[self.kinds[word]] for word in card.plays)
            for card in self.cards
        }

    @cached_property
    def printed(self) -> frozenset[type[Action]]:
        """The plays that need a card on which they are printed."""
        return frozenset(self.kinds.values())

    @cached_property
    def unprinted(self) -> tuple[Play[TableT], ...]:
        """The plays that any card serves for, such as passing."""
        return tuple(play for kind, play in self.plays.items() if kind not in self.printed)

    @cached_property
    def offers(self) -> Mapping[CardId, tuple[Offer[TableT], ...]]:
        """The functions that list the actions with each kind of card; empty id: with any card."""
        by_card = {card: tuple(play.offers for play in plays) for card, plays in self.menu.items()}
        return {**by_card, "": tuple(play.offers for play in self.unprinted)}

    # -- questions -------------------------------------------------------------

    def scores(self, state: State[TableT]) -> tuple[int, ...]:
        """The points of each seat so far. Needs a state in which every scoring card is known."""
        return self.hooks.scores(self, state)

    def __repr__(self) -> str:
        return f"<Ruleset {self.id} seats={self.seats[0]}..{self.seats[-1]}>"

    def view(self, state: State[TableT], seat: Seat) -> View[TableT]:
        """The state as one seat, or a spectator, sees it."""
        check_seat(seat, state.table.seats)
        return view(self.cards, state, seat)

    def check(self, state: State[TableT], action: Action) -> Refusal | None:
        """Why an action is not allowed now, or None."""
        if not state.agenda:
            return Refusal(self.over)
        item = state.agenda[-1]
        handler = self.calls.get(type(action))
        if handler is None:
            handler = self.handlers[type(item)]
            if type(action) not in (handler.answers or self.plays):
                return Refusal(handler.rule, {"action": action})
        return handler.check(self, state, item, action) if handler.check else None

    def legal(self, state: State[TableT]) -> tuple[Action, ...]:
        """All legal actions of the actor."""
        if not state.agenda:
            return ()
        item = state.agenda[-1]
        handler = self.handlers[type(item)]
        if handler.candidates is None:
            return ()
        offered = handler.candidates(self, state, item)
        if handler.exact or handler.check is None:
            return tuple(offered)
        check = handler.check
        return tuple(action for action in offered if check(self, state, item, action) is None)

    def open_calls(self, state: State[TableT]) -> tuple[Action, ...]:
        """All legal actions of the whole table."""
        if not state.agenda:
            return ()
        item = state.agenda[-1]
        offered = [
            action
            for handler in self.calls.values()
            if handler.candidates
            for action in handler.candidates(self, state, item)
        ]
        return tuple(action for action in offered if self.check(state, action) is None)

    def odds(self, state: State[TableT]) -> tuple[tuple[Action, int], ...]:
        """Every outcome of chance with its weight, in the order of their notation."""
        item = state.agenda[-1]
        odds = self.handlers[type(item)].odds
        assert odds is not None, f"{item!r} is not decided by chance"
        return tuple(odds(self, state, item))

    def sample(self, state: State[TableT], roll: Roll) -> Action:
        """One outcome of chance: the one that `roll(total weight)` falls on."""
        item = state.agenda[-1]
        sample = self.handlers[type(item)].sample
        return sample(self, state, item, roll) if sample else _pick(self.odds(state), roll)

    # -- changes ---------------------------------------------------------------

    def step(self, state: State[TableT], action: Action) -> Step[TableT]:
        """Do an action and everything that follows without a decision."""
        refusal = self.check(state, action)
        if refusal is not None:
            raise IllegalActionError(action, refusal)
        draft = Draft(state, self.cards.back_of)
        self._do(draft, action)
        return Step(draft.seal(), tuple(draft.events))

    def foresee(self, state: State[TableT], action: Action) -> Foresight[TableT]:
        """Do a legal action on the actor's own view, up to where an unknown card is needed.

        The true cards are not there, so the result cannot say more than the actor knows.
        """
        seen = view(self.cards, state, state.actor)
        draft: Draft[TableT] = Draft(seen, self.cards.back_of)
        try:
            self._do(draft, action)
        except UnknownCardError:
            return Foresight(None, tuple(draft.events))
        return Foresight(draft.seal(), tuple(draft.events))

    def preview(self, state: State[TableT], action: Action) -> tuple[Event, ...]:
        """The events of a legal action, up to where it would show its actor something new."""
        return self.foresee(state, action).events

    def _do(self, draft: Draft[TableT], action: Action) -> None:
        item = draft.agenda[-1]
        handler = self.calls.get(type(action))
        if handler is None:
            handler = self.handlers[type(item)]
            draft.agenda.pop()
        handler.apply(self, draft, item, action)
        while draft.agenda and draft.agenda[-1].seat == NOBODY:
            duty = draft.agenda.pop()
            self.handlers[type(duty)].apply(self, draft, duty, None)

    def changed(self, **entries: Any) -> Ruleset[TableT, HooksT_co]:  # noqa: ANN401 (any field)
        """A copy in which tables are merged (None drops an entry) and the rest is replaced."""
        merged = {
            name: _merged(getattr(self, name), entry) if isinstance(entry, Mapping) else entry
            for name, entry in entries.items()
        }
        return replace(self, **merged)

    def with_hooks(self, hooks: NewHooksT) -> Ruleset[TableT, NewHooksT]:
        """A copy with these hooks: those of the game, some of them replaced."""
        copy: Any = replace(self, hooks=hooks)
        changed: Ruleset[TableT, NewHooksT] = copy
        return changed

    def with_options(self, chosen: Mapping[str, str]) -> Ruleset[TableT, HooksT_co]:
        """The game with house rules; an unknown one is a ValueError that lists the known."""
        rules = printed = self.base or self
        for name, choice in sorted({**self.chosen, **chosen}.items()):
            option = self.options.get(name)
            if option is None or choice not in option.choices:
                raise ValueError(_unknown_option(self, name, choice))
            if choice != option.choices[0]:
                rules = option.change(rules, choice).changed(chosen={name: choice}, base=printed)
        return rules

    def at_version(self, version: int) -> Ruleset[TableT, HooksT_co]:
        """The printed game as that version has it; an unknown one is a ValueError."""
        rules = self
        while rules.version > version and rules.version - 1 in self.earlier:
            rules = self.earlier[rules.version - 1](rules).changed(version=rules.version - 1)
        if rules.version != version:
            raise ValueError(_unknown_version(self, version))
        return rules


def _merged(table: Mapping[Any, Any], changes: Mapping[Any, Any]) -> Mapping[Any, Any]:
    return {key: entry for key, entry in {**table, **changes}.items() if entry is not None}


def _pick(odds: Iterable[tuple[Action, int]], roll: Roll) -> Action:
    outcomes = tuple(odds)
    left = roll(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("a die showed more than its sides")


def _unknown_version(rules: Ruleset[Any], version: int) -> str:
    known = ", ".join(str(number) for number in (*sorted(rules.earlier), rules.version))
    return f"{rules.name} has no version {version} of its rules; its versions are: {known}"


def _unknown_option(rules: Ruleset[Any], name: str, choice: str) -> str:
    if name not in rules.options:
        known = instead(name, sorted(rules.options), "its options are")
        return f"{rules.name} has no option {name!r}; {known}"
    choices = instead(choice, rules.options[name].choices, "its choices are")
    return f"option {name} cannot be {choice!r}; {choices}"
