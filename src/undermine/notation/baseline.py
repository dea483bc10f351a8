"""What a position takes for granted: the table as it is set out, or once it is dealt."""

from __future__ import annotations

from typing import Any

from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, SPECTATOR, Action, State
from undermine.core.view import project_action, view

_BASELINES: dict[tuple[str, int, bool], State[Any]] = {}


def baseline(rules: Ruleset[Any], seats: int, *, dealt: bool) -> State[Any]:
    """The state that a position differs from."""
    key = rules.id, seats, dealt
    if key not in _BASELINES:
        set_out = rules.setup(rules, seats)
        _BASELINES[key] = _dealt(rules, set_out) if dealt else set_out
    return _BASELINES[key]


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
