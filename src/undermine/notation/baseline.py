"""The default values of a position: the state before the deal, or the state after the deal.

A deal takes up to a hundred steps, so the states are cached. The key is the id of the ruleset
(name, version, options), since `load` makes a new ruleset of the same id each time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, SPECTATOR, Action, State
from undermine.core.view import project_action, view

_CACHED: Final = 256
"""How many states are kept: all numbers of seats of some dozens of rulesets."""


def baseline(rules: Ruleset[Any], seats: int, *, dealt: bool) -> State[Any]:
    """The state that a position differs from: each key left out has its value of this state."""
    return _baseline(_ById(rules), seats, dealt)


class _ById:
    """A ruleset as a key of a cache; two of the same id are equal."""

    __slots__ = ("id", "rules")

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules
        self.id = rules.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ById) and self.id == other.id


@lru_cache(maxsize=_CACHED)
def _baseline(key: _ById, seats: int, dealt: bool) -> State[Any]:  # noqa: FBT001 (one call)
    state = key.rules.setup(key.rules, seats)
    return _dealt(key.rules, state) if dealt else state


def _dealt(rules: Ruleset[Any], state: State[Any]) -> State[Any]:
    """Deal a round as a spectator sees it: every card unknown, the first seat begins."""
    seen: State[Any] = view(rules.cards, state, SPECTATOR)
    while state.actor < 0 and state.agenda:
        action = (
            rules.sample(state, lambda _sides: 0) if state.actor == CHANCE else _first(rules, state)
        )
        seen = rules.step(seen, project_action(rules.cards, state, action, SPECTATOR)).state
        state = rules.step(state, action).state
    return seen


def _first(rules: Ruleset[Any], state: State[Any]) -> Action:
    return rules.legal(state)[0]
