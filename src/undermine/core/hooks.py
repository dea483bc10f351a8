"""Hooks: the functions of a game that other parts of the program call and that options replace.

`Hooks` holds those of every game; a game with more has a subclass in `games/<game>/hooks.py`. An
option replaces a hook with `rules.with_hooks(dataclasses.replace(rules.hooks, name=function))`.
An unknown name, or a function of another type, is an error for mypy; Python raises a TypeError
for the name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from undermine.core.outcome import Outcome
from undermine.core.state import Action, CardId, Event, Item, PileId, State, TableT, View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from undermine.core.ruleset import Ruleset
    from undermine.core.walking import WrittenRoute
else:
    from typing import TypeVar


def no_points(_rules: object, state: State[TableT]) -> tuple[int, ...]:
    """Every seat has 0 points."""
    return (0,) * state.table.seats


def unchanged(_rules: object, state: State[Any]) -> State[Any]:
    """The state itself."""
    return state


def no_conflicts(_rules: object, _state: State[Any]) -> int:
    """Hidden cards never contradict the open table."""
    return 0


def no_facts(_rules: object, _table: object) -> dict[str, Any]:
    """An empty JSON object."""
    return {}


def no_routes(_rules: object, _table: object, _item: Item) -> dict[str, WrittenRoute]:
    """No pawn walks."""
    return {}


def first_legal(_rules: object, _view: object, legal: Sequence[Action]) -> Action:
    """The first legal action."""
    return legal[0]


def no_outcome(_rules: object, _state: object, _events: Sequence[Event]) -> None:
    """Rounds of this game are not recorded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks(Generic[TableT]):
    """The hooks of every game. A field is a function; its default suits the simplest game."""

    scores: Callable[[Ruleset[TableT, Any], State[TableT]], tuple[int, ...]] = no_points
    """`scores(rules, state)`: the points of each seat so far.

    Called by `Ruleset.scores`, on a state in which every scoring card is known.
    Default: 0 for every seat.
    """
    derive_state: Callable[[Ruleset[TableT, Any], State[TableT]], State[TableT]] = unchanged
    """`derive_state(rules, state)`: the state with the fields that follow from the others.

    Called when a position is read, after its seats and piles are checked and before the rest of
    it is. Default: the state as it was written.
    """
    conflicts: Callable[[Ruleset[TableT, Any], State[TableT]], int] = no_conflicts
    """`conflicts(rules, state)`: how many hidden cards contradict the open table; 0 is none.

    Called by `resample` after each exchange of hidden cards; it stops at 0. Default: 0.
    """
    pile_accepts: Callable[[Ruleset[TableT, Any], PileId, CardId], bool] | None = None
    """`pile_accepts(rules, pile, card)`: whether a hidden card can be in a pile.

    Called by `resample` for each hidden card whose back suits the pile.
    Default: None, the backs alone decide.
    """
    facts: Callable[[Ruleset[TableT, Any], TableT], Mapping[str, Any]] = no_facts
    """`facts(rules, table)`: data that a client needs to draw the table, as a JSON object.

    Called when a view is written (field `facts`). It sees the open table only, so it cannot tell
    a secret. A key `rounds` is the number of rounds of a game. Default: no data.
    """
    routes: Callable[[Ruleset[TableT, Any], TableT, Item], Mapping[str, WrittenRoute]] = no_routes
    """`routes(rules, table, item)`: the ways that a pawn can walk now, by the spot they lead to.

    Called when a view is written (field `routes`), with the next item of the agenda.
    Default: none.
    """
    timeout_action: Callable[[Ruleset[TableT, Any], View[TableT], Sequence[Action]], Action] = (
        first_legal
    )
    """`timeout_action(rules, view, legal)`: the action for a seat whose clock has run out.

    Called by the server with the view of that seat and its legal actions, of which there is at
    least one. Default: the first.
    """
    round_outcome: Callable[
        [Ruleset[TableT, Any], State[TableT], Sequence[Event]], Outcome | None
    ] = no_outcome
    """`round_outcome(rules, state, events)`: the result of the round that these events ended.

    Called by the arena of bots after each step, with the state after it and the events of it.
    None: no round ended. Default: None.
    """


if TYPE_CHECKING:
    HooksT_co = TypeVar("HooksT_co", bound=Hooks[Any], covariant=True, default=Hooks[Any])
else:
    HooksT_co = TypeVar("HooksT_co", bound=Hooks, covariant=True)
"""The hooks of a game; a type checker takes `Hooks` where none are named."""
NewHooksT = TypeVar("NewHooksT", bound=Hooks[Any])
"""The hooks that a changed ruleset gets."""
