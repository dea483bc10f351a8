"""Looking ahead by playouts: budgets, luck, and what is done where nobody can look ahead."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.tables import Moment, bots, moments, play
from undermine.bots.belief import find_belief
from undermine.bots.budget import NodeBudget, TimeBudget
from undermine.bots.learned.old_dwarf import NETS, OldDwarfBot
from undermine.bots.levels.lookahead import CANDIDATES, REPEATS, LookaheadBot, search
from undermine.bots.playouts import Experiment, Question, RoundPlayer
from undermine.bots.registry import make_bot
from undermine.core.state import Action
from undermine.games import load
from undermine.kernel import GAMES, available
from undermine.kernel.errors import KernelError
from undermine.net.players import FOLDER, VARIABLE
from undermine.session import Game, position

needs_kernel = pytest.mark.skipif(not available(), reason="the kernel is not built")


def chosen(name: str, rules: str, moment: Moment) -> Action:
    """What a new bot chooses that was shown the same."""
    bot = make_bot(name, "same")
    bot.begin(moment.seat, rules)
    bot.see(moment.seen)
    return bot.choose(moment.view, moment.legal)


def decisions(rules: str, seats: int, every: int) -> list[Moment]:
    """Some decisions with a choice in a game of greedy bots."""
    game = Game(rules, seats, "ahead")
    found = moments(game, bots("greedy", seats, "ahead"))
    return [moment for moment in found if len(moment.legal) > 1][::every]


@needs_kernel
@pytest.mark.parametrize(("rules", "seats"), [(name, 5) for name in GAMES] + [("saboteur", 10)])
def test_it_finishes_a_game_without_obstacles(rules: str, seats: int) -> None:
    game = Game(rules, seats, "whole")
    seated = {**bots("random", seats, "whole"), 1: LookaheadBot("1", "steady/12")}

    play(game, seated)

    assert game.over
    assert getattr(seated[1], "obstacle", None) == ""


@needs_kernel
def test_the_same_seed_chooses_the_same_with_a_budget_of_playouts() -> None:
    for moment in decisions("saboteur", 5, every=40):
        first = chosen("lookahead/steady/40", "saboteur", moment)

        assert chosen("lookahead/steady/40", "saboteur", moment) == first


@needs_kernel
def test_it_finds_a_win_that_needs_no_playouts_to_see() -> None:
    """SAB-090: one card reaches the goal that the seat knows to be the treasure."""
    rules, state = position(
        "saboteur seats=3 turn=1 role1=digger goals=?;gold@1;? "
        "board=1,0:EW;2,0:NESW;3,0:EW;4,0:NESW;5,0:EW;6,0:NEW hand1=NEW&N.S&map&NS stock=?30"
    )
    bot = LookaheadBot("1", "steady/40")
    bot.begin(0, rules.id)

    best = bot.choose(rules.view(state, 0), rules.legal(rules.view(state, 0)))

    assert str(best) in {"place NEW 7,0", "place NEW~ 7,0"}


@needs_kernel
def test_a_better_action_of_a_seat_is_one_with_which_it_wins_more() -> None:
    """The choice is that of the trial with the highest share of wins, less its handicap."""
    moment = decisions("saboteur", 5, every=23)[1]
    belief = find_belief(load("saboteur"))
    assert belief is not None
    belief.see(moment.seen)
    candidates = moment.legal[:6]
    question = Question(moment.view, belief, candidates)
    player = RoundPlayer(load("saboteur"), 5)
    experiment = Experiment(player, question, Random(4))  # noqa: S311 (a game, no secret)
    every = list(experiment.trials)
    handicap = dict.fromkeys((trial.number for trial in every), 0.0)

    best = search(experiment, NodeBudget(240), handicap)

    longest = max(len(trial.values) for trial in every)
    assert len(best.values) == longest
    assert best.mean == max(trial.mean for trial in every if len(trial.values) == longest)
    assert {len(trial.values) for trial in every} != {longest}
    handicap[best.number] = 2.0
    again = Experiment(player, question, Random(4))  # noqa: S311 (a game, no secret)
    assert search(again, NodeBudget(240), handicap).number != best.number


def ticks(step: float) -> Iterator[float]:
    """A clock that goes on at each look."""
    now = 0.0
    while True:
        yield now
        now += step


@needs_kernel
def test_a_clock_that_has_run_out_leaves_one_world_for_each_part() -> None:
    clock = ticks(1.0)
    bot = LookaheadBot("1", "steady", TimeBudget(0.5, 10_000, lambda: next(clock)))
    moment = max(decisions("saboteur", 5, every=1), key=lambda one: len(one.legal))
    bot.begin(moment.seat, "saboteur")
    bot.see(moment.seen)

    assert bot.choose(moment.view, moment.legal) in moment.legal

    parts = (CANDIDATES - 1).bit_length()
    assert next(clock) <= parts + 2, "it looked at the clock after each world"
    assert REPEATS >= 1


def test_without_a_kernel_rules_of_thumb_decide_and_say_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(*_: object) -> None:
        raise KernelError("the kernel is not built here, in this test")

    monkeypatch.setattr("undermine.bots.levels.lookahead._player", missing)
    bot, foreman = LookaheadBot("same", "steady"), make_bot("foreman/steady", "same")
    with caplog.at_level(logging.WARNING):
        for moment in decisions("saboteur", 4, every=20):
            for each in (bot, foreman):
                each.begin(moment.seat, "saboteur")
                each.see(moment.seen)

            assert bot.choose(moment.view, moment.legal) == foreman.choose(
                moment.view, moment.legal
            )
            assert "not built here, in this test" in bot.obstacle
    assert len([record for record in caplog.records if "in this test" in record.message]) == 1


@needs_kernel
def test_options_that_the_kernel_does_not_know_are_played_by_rules_of_thumb() -> None:
    game = Game("saboteur+known_saboteurs", 5, "option")
    seated = {**bots("random", 5, "option"), 3: LookaheadBot("1", "steady/8")}

    play(game, seated)

    assert game.over
    assert "option known_saboteurs is not in the kernel" in str(getattr(seated[3], "obstacle", ""))


@needs_kernel
@pytest.mark.parametrize("rules", [game for game in GAMES if game not in NETS])
def test_the_old_dwarf_looks_ahead_where_no_net_is_good_enough(rules: str) -> None:
    for moment in decisions(rules, 4, every=37)[:4]:
        ahead = chosen("lookahead/patient/24", rules, moment)

        assert chosen("old-dwarf/patient/24", rules, moment) == ahead


@needs_kernel
@pytest.mark.parametrize("rules", sorted(NETS))
def test_the_old_dwarf_searches_with_the_nets_of_the_package_that_are_good_enough(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = OldDwarfBot("1", "patient/24")
    bot.begin(0, rules)
    assert bot.searches_with_net
    found = [
        chosen("old-dwarf/patient/24", rules, moment) for moment in decisions(rules, 4, 37)[:4]
    ]

    monkeypatch.setenv(VARIABLE, str(FOLDER))
    for moment, action in zip(decisions(rules, 4, 37), found, strict=False):
        assert chosen("old-dwarf/patient/24", rules, moment) == action
