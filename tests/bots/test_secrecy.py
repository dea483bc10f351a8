"""A bot's choice depends on nothing that its seat cannot see."""

from __future__ import annotations

import random

import pytest

from tests.bots.tables import Moment, bots, moments
from undermine.bots.belief import find_belief
from undermine.bots.registry import make_bot
from undermine.core.resample import resample
from undermine.core.state import Action, View
from undermine.session import Game

TABLES = [
    *(("saboteur", seats) for seats in (3, 5, 8)),
    *(("saboteur+known_saboteurs", seats) for seats in (3, 5, 8)),
    *(("saboteur-2", seats) for seats in (2, 6)),
    ("the-lost-mines", 4),
    *(("the-dark-cave", seats) for seats in (2, 4, 7)),
]


LEVELS = ("apprentice/steady", "miner/patient", "foreman/grumpy", "lookahead/steady/16")


@pytest.mark.parametrize("name", ["greedy", "random", *LEVELS])
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_swapping_hidden_cards_changes_no_choice(name: str, rules: str, seats: int) -> None:
    game = Game(rules, seats, "secret")
    dice = random.Random(seats)  # noqa: S311 (a game, no secret)

    for moment in moments(game, bots("greedy", seats, "secret"))[:: 3 * seats]:
        state = resample(game.rules, moment.view, dice.randrange)
        swapped = game.rules.view(state, moment.seat)

        assert swapped == moment.view
        assert game.rules.legal(state) == moment.legal
        assert _choice(name, game, moment, swapped) == _choice(name, game, moment, moment.view)


def _choice(name: str, game: Game, moment: Moment, view: View[object]) -> Action:  # type: ignore[type-var]
    bot = make_bot(name, "same")
    bot.begin(moment.seat, game.rules.id)
    bot.see(moment.seen)
    return bot.choose(view, moment.legal)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_swapping_hidden_cards_changes_no_belief(rules: str, seats: int) -> None:
    game = Game(rules, seats, "belief")
    dice = random.Random(seats)  # noqa: S311 (a game, no secret)

    for moment in moments(game, bots("greedy", seats, "belief"))[:: 5 * seats]:
        state = resample(game.rules, moment.view, dice.randrange)
        swapped = game.rules.view(state, moment.seat)
        believed = [_believed(game, moment, view) for view in (moment.view, swapped)]

        assert believed[0] == believed[1]


def _believed(game: Game, moment: Moment, view: View[object]) -> object:  # type: ignore[type-var]
    belief = find_belief(game.rules)
    assert belief is not None
    belief.see(moment.seen)
    private = belief.private(view)
    return private.roles, private.goals, belief.public().roles


@pytest.mark.parametrize("name", ["greedy", "random", *LEVELS])
def test_a_bot_that_takes_over_decides_like_one_that_was_there(name: str) -> None:
    """Memory is the view and the events, in however many pieces they came."""
    game = Game("saboteur", 4, "late")
    for moment in moments(game, bots("greedy", 4, "late"))[::25]:
        piecemeal = make_bot(name, "same")
        piecemeal.begin(moment.seat, game.rules.id)
        for event in moment.seen:
            piecemeal.see([event])

        at_once = _choice(name, game, moment, moment.view)

        assert piecemeal.choose(moment.view, moment.legal) == at_once
