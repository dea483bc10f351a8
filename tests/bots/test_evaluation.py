"""Functions that the evaluators of all games share."""

from __future__ import annotations

import pytest

from undermine.bots.greedy.evaluation import Terms, by_type, expected_alignment
from undermine.core.actions import Discard
from undermine.core.state import Action
from undermine.games import REGISTRY, load, module_in
from undermine.games.saboteur.actions import Peek


def test_an_action_is_evaluated_by_the_function_of_its_type() -> None:
    evaluate = by_type({Peek: lambda features, action: {"goal": features + action.goal}})

    assert evaluate(10.0, Peek(2)) == {"goal": 12.0}


def test_an_action_without_a_function_is_worth_nothing() -> None:
    evaluate = by_type({Peek: lambda features, _action: {"looks": features}})

    assert evaluate(10.0, Discard(("map",))) == {}


def test_an_action_without_a_function_may_have_another_evaluation() -> None:
    def otherwise(features: float, _action: Action) -> Terms:
        return {"passes": -features}

    evaluate = by_type({Peek: lambda features, _action: {"looks": features}}, otherwise)

    assert evaluate(10.0, Discard(("map",))) == {"passes": -10.0}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"ally": 1}, 1.0),
        ({"opponent": 2}, -1.0),
        ({"ally": 1, "opponent": 1}, 0.0),
        ({"ally": 3, "opponent": 1}, 0.5),
        ({}, -1.0),
    ],
)
def test_alignment_is_expected_over_the_cards_it_may_be(
    cards: dict[str, int], expected: float
) -> None:
    assert expected_alignment(cards, lambda card: card == "ally") == expected


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_has_an_evaluator(game: str) -> None:
    package = module_in("undermine.bots.greedy", game)

    assert package is not None
    assert callable(package.Evaluator(load(game)).evaluation)


def test_an_unknown_game_has_no_evaluator() -> None:
    assert module_in("undermine.bots.greedy", "chess") is None
