"""Contests on the kernel: repeatable with any workers, and counted as the engine counts."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import starmap

import pytest
from msgspec.structs import replace

from undermine.bots import arena, kernel_arena
from undermine.bots.arena import run_arena
from undermine.bots.tally import ArenaResult, Contest
from undermine.core.outcome import Outcome
from undermine.games import load
from undermine.kernel import GAMES, KernelError, kernel

BOTS = ["random", "path-first"]
ROUNDS = {"saboteur": 3, "saboteur-2": 3, "the-dark-cave": 1, "the-lost-mines": 2}


def _contest(name: str, jobs: int = 1, executor: Executor | None = None) -> ArenaResult:
    result = run_arena(name, BOTS, 5, 6, "same", jobs=jobs, executor=executor, on="kernel")
    return replace(result, cpu_seconds=0.0)


def test_any_number_of_jobs_and_any_executor_give_the_same_result() -> None:
    alone = _contest("saboteur")
    spawning = multiprocessing.get_context("spawn")

    with ThreadPoolExecutor(3) as threads, ProcessPoolExecutor(2, spawning) as processes:
        shared = [_contest("saboteur", executor=each) for each in (threads, processes)]

    assert alone.place == "kernel"
    assert [_contest("saboteur", jobs=2), *shared] == [alone] * 3


def test_another_seed_gives_other_games() -> None:
    one, other = (run_arena("saboteur", BOTS, 3, 3, seed, on="kernel") for seed in ("1", "2"))

    assert one.standings != other.standings


def test_the_engine_deals_no_game_of_a_contest_on_the_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(arena, "Game")

    assert run_arena("saboteur", BOTS, 4, 3, "1").place == "kernel"
    with pytest.raises(NameError, match="Game"):
        run_arena("saboteur", BOTS, 4, 3, "1", on="engine")


@pytest.mark.parametrize("name", GAMES)
def test_rounds_decisions_and_points_add_up(name: str) -> None:
    result = _contest(name)

    rounds = 6 * ROUNDS[name]
    assert sum(result.endings.values()) == rounds
    assert sum(won.count for won in result.wins.values()) == rounds
    turns = result.counts["turns"]
    assert 5 <= turns.least <= turns.most < 120
    assert result.decisions >= turns.mean.mean * rounds
    for standing in result.standings.values():
        assert standing.points_per_game.of == 15
        per_round = ROUNDS[name] * standing.points_per_round.mean
        assert standing.points_per_game.mean == pytest.approx(per_round)


def test_gold_of_the_kernel_goes_to_those_who_win_by_the_engine() -> None:
    contest = Contest("saboteur", ("path-first",), 5, "gold")
    games = [kernel_arena.play_game(contest, number) for number in range(12)]
    rounds = [(each.outcome, each.won) for game in games for each in game.rounds]

    assert {outcome.winner for outcome, _ in rounds} == {"diggers", "saboteurs"}
    assert all(starmap(_is_paid_to_winners, rounds))


def _is_paid_to_winners(outcome: Outcome, won: tuple[int, ...]) -> bool:
    paid = {seat for seat, gold in enumerate(won) if gold}
    return bool(paid) and paid <= set(outcome.sides[outcome.winner])


def test_a_contest_with_an_option_of_the_engine_falls_back() -> None:
    assert run_arena("saboteur+allow_concede", ["random"], 3, 1, "1").place == "engine"


@pytest.mark.parametrize("name", GAMES)
def test_a_round_stops_before_the_action_that_ends_it(name: str) -> None:
    game = kernel(load(name), 4).deal(3)

    plies, turns, action = game.play_round(["random"] * 4, 0)

    assert plies > 5
    assert turns == 0
    assert (game.round, game.is_paying, game.is_over) == (1, False, False)
    game.apply(action)
    assert game.is_over or game.is_paying or game.round == 2


def test_a_round_needs_a_policy_for_each_seat() -> None:
    game = kernel(load("saboteur"), 3).deal(1)

    with pytest.raises(KernelError, match="3 seats need as many policies"):
        game.play_round(["random"], 0)
    with pytest.raises(KernelError, match="no policy 'best'"):
        game.play_round(["random", "random", "best"], 0)


def test_a_round_needs_a_seat_that_decides() -> None:
    game = kernel(load("saboteur"), 3).deal(1)
    game.playout()

    with pytest.raises(KernelError, match="a seat that decides"):
        game.play_round(["random"] * 3, 0)
