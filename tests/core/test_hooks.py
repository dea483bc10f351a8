"""Hooks: their defaults, and names that are no hooks."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.core.toy_game import RULES, toy
from undermine.core.hooks import Hooks
from undermine.core.state import View
from undermine.games.saboteur import RULES as SABOTEUR
from undermine.games.saboteur.hooks import SaboteurHooks

DEFAULTS: Hooks[Any] = Hooks()
STATE = toy("one", "two bell")


def test_an_unknown_hook_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="come_to_rest"):
        Hooks(come_to_rest=print)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="come_to_rest"):
        dataclasses.replace(SABOTEUR.hooks, come_to_rest=print)  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="come_to_rest"):
        SABOTEUR.hooks.come_to_rest  # type: ignore[attr-defined]  # noqa: B018 (it is not there)


def test_hooks_by_their_names_in_a_mapping_are_a_type_error() -> None:
    with pytest.raises(TypeError):
        SABOTEUR.changed(hooks={"share_gold": print})


def test_a_hook_of_a_game_cannot_be_left_out() -> None:
    with pytest.raises(TypeError, match="share_gold"):
        SaboteurHooks()  # type: ignore[call-arg]


def test_hooks_cannot_be_assigned() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        SABOTEUR.hooks.share_gold = print  # type: ignore[misc]


def test_a_replaced_hook_is_in_the_copy_only() -> None:
    rules = RULES.with_hooks(dataclasses.replace(RULES.hooks, scores=lambda *_: (3, 4)))

    assert rules.scores(STATE) == (3, 4)
    assert RULES.scores(STATE) == (0, 0)
    assert rules.hooks.conflicts is RULES.hooks.conflicts


def test_the_defaults_suit_a_game_without_points_secrets_and_walks() -> None:
    view: View[Any] = RULES.view(STATE, 0)
    legal = RULES.legal(STATE)

    assert DEFAULTS.scores(RULES, STATE) == (0, 0)
    assert DEFAULTS.derive_state(RULES, STATE) is STATE
    assert DEFAULTS.conflicts(RULES, STATE) == 0
    assert DEFAULTS.pile_accepts is None
    assert DEFAULTS.facts(RULES, STATE.table) == {}
    assert DEFAULTS.routes(RULES, STATE.table, STATE.agenda[-1]) == {}
    assert DEFAULTS.timeout_action(RULES, view, legal) == legal[0]
    assert DEFAULTS.round_outcome(RULES, STATE, ()) is None
