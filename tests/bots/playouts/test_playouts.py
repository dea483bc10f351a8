"""Playouts value actions by what the seat may know, with the same luck for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.bots.tables import Moment, bots, moments
from undermine.bots.belief import Belief, find_belief
from undermine.bots.playouts import (
    Experiment,
    PossibleWorlds,
    Question,
    RoundPlayer,
    Sample,
    evaluate,
    gap,
    halve,
)
from undermine.core.resample import resample
from undermine.core.state import Event, pile
from undermine.games import load
from undermine.kernel import available
from undermine.session import Game, position

GAMES = ["saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave"]
needs_kernel = pytest.mark.skipif(not available(), reason="the kernel is not built")


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 (a test)


def believed(game: str, events: Sequence[Event] = ()) -> Belief:
    """A belief that saw some events."""
    belief = find_belief(load(game))
    assert belief is not None
    belief.see(events)
    return belief


@pytest.mark.parametrize("game", GAMES)
def test_every_world_looks_the_same_to_the_seat(game: str) -> None:
    """Roles and treasure are dealt as believed, and nothing that the seat sees changes."""
    table = Game(game, seats=5, seed=11)
    for moment in moments(table, bots("greedy", 5, "worlds"))[3::31]:
        posterior = believed(game, moment.seen).private(moment.view)

        worlds = PossibleWorlds(table.rules, moment.view, posterior, dice(1))

        for _ in range(3):
            assert table.rules.view(worlds.draw(), moment.seat) == moment.view


def test_worlds_have_the_roles_that_are_believed() -> None:
    """A seat that did nothing but harm is a saboteur in nearly every world."""
    table = Game("saboteur", seats=5, seed=11)
    found = moments(table, bots("greedy", 5, "worlds"))
    moment, odds = max(((one, _surest(one)) for one in found[20:60]), key=lambda pair: pair[1][1])
    seat, chance = odds
    posterior = believed("saboteur", moment.seen).private(moment.view)

    worlds = PossibleWorlds(table.rules, moment.view, posterior, dice(1))

    drawn = [worlds.draw().piles[pile("role", seat)].cards for _ in range(100)]
    assert chance > 0.9
    assert abs(drawn.count(("saboteur",)) / 100 - chance) < 0.1


def _surest(moment: Moment) -> tuple[int, float]:
    """The other seat that is surest to be a saboteur, and how sure."""
    roles = believed("saboteur", moment.seen).private(moment.view).roles
    others = [(seat, odds["saboteur"]) for seat, odds in roles.items() if seat != moment.seat]
    return max(others, key=lambda one: one[1])


@needs_kernel
@pytest.mark.parametrize("game", GAMES)
def test_values_follow_from_what_the_seat_may_know(game: str) -> None:
    """Twins: in another state that looks the same every action is worth the same."""
    table = Game(game, seats=5, seed=12)
    player = RoundPlayer(table.rules, 5)
    found = [one for one in moments(table, bots("greedy", 5, "twins")) if len(one.legal) > 1]
    for moment in found[5::37]:
        twin = table.rules.view(resample(table.rules, moment.view, dice(2).randrange), moment.seat)

        values = [
            [
                trial.values
                for trial in evaluate(
                    player,
                    Question(view, believed(game, moment.seen), moment.legal[:4]),
                    Sample(2, 2),
                    dice(3),
                )
            ]
            for view in (moment.view, twin)
        ]

        assert values[0] == values[1]


LAST_STEP = (
    "saboteur seats=3 turn=1 role1=digger hand1=EW&N.S&E.W stock=?40 goals=?;gold@1;? "
    "board=0,0:start;1,0:EW;2,0:EW;3,0:NESW;4,0:NESW;5,0:NESW;6,0:NESW"
)


@needs_kernel
def test_the_step_to_the_treasure_is_worth_a_win() -> None:
    """Who knows the treasure and can reach it wins every playout, and else not all of them."""
    rules, state = position(LAST_STEP)
    wanted = ("place EW 7,0", "discard N.S")
    candidates = [one for one in rules.legal(state) if repr(one) in wanted]
    question = Question(rules.view(state, 0), believed("saboteur"), candidates)

    won, wasted = evaluate(RoundPlayer(rules, 3), question, Sample(20), dice(1))

    assert won.mean == 1.0
    assert wasted.mean < 1.0
    assert gap(won, wasted).mean == pytest.approx(1.0 - wasted.mean)


@needs_kernel
def test_the_better_half_goes_on() -> None:
    """After each part the worse half is given up, and the best comes first."""
    rules, state = position(LAST_STEP)
    question = Question(rules.view(state, 0), believed("saboteur"), rules.legal(state)[:8])
    experiment = Experiment(RoundPlayer(rules, 3), question, dice(1))

    order = halve(experiment, Sample(4), 3)

    assert [len(trial.values) for trial in order] == [12, 12, 8, 8, 4, 4, 4, 4]
