"""Contests are fair, can be repeated, and are counted right."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from undermine import Game
from undermine.bots import kernel_arena, make_bot, names
from undermine.bots.arena import run_arena
from undermine.bots.lineup import read_lineups, seat_bot
from undermine.bots.tally import ArenaResult, Contest, lineup_at, mean, part, rate
from undermine.cli.commands.arena import run as arena
from undermine.core.actions import Place
from undermine.games import REGISTRY

SIDES = "digger=greedy,saboteur=random"


def _without_time(result: ArenaResult) -> ArenaResult:
    return replace(result, cpu_seconds=0.0)


def test_the_same_seed_gives_the_same_result_with_any_number_of_workers() -> None:
    alone, together = (
        _without_time(run_arena("saboteur", ["greedy", "random"], 4, 6, "same", jobs=jobs))
        for jobs in (1, 2)
    )

    assert alone == together


def test_an_executor_of_the_caller_gives_the_same_result() -> None:
    with ThreadPoolExecutor(3) as executor:
        together = run_arena("saboteur", ["random"], 4, 6, "same", executor=executor, on="engine")
    alone = run_arena("saboteur", ["random"], 4, 6, "same", on="engine")

    assert _without_time(together) == _without_time(alone)


def test_another_seed_gives_other_games() -> None:
    one, other = (run_arena("saboteur", ["random"], 3, 3, seed, on="engine") for seed in ("1", "2"))

    assert one.standings != other.standings


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_bot_plays_every_seat_equally(seats: int) -> None:
    contest = Contest("saboteur@1", ("one", "two", "three"), seats, "1")

    for seat in range(seats):
        played = [lineup_at(contest, number, seat) for number in range(12)]
        assert [played.count(bot) for bot in contest.bots] == [4, 4, 4]


def test_everything_adds_up() -> None:
    told: list[tuple[int, int]] = []

    result = run_arena(
        "saboteur", ["greedy", "random"], 5, 4, "sum", progress=lambda *at: told.append(at)
    )

    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert sum(result.endings.values()) == 12
    assert sum(won.count for won in result.wins.values()) == 12
    dealt = [won.of for wins in result.wins_by_saboteurs.values() for won in wins.values()]
    assert sum(dealt) == 2 * 12
    for standing in result.standings.values():
        assert standing.points_per_game.of == 10
        assert sum(points.of for points in standing.points_by_role.values()) == 30
        assert standing.points_per_game.mean == pytest.approx(3 * standing.points_per_round.mean)


ROUNDS = {"saboteur": 3, "saboteur-2": 3, "the-dark-cave": 1, "the-lost-mines": 2}


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_says_what_came_of_its_rounds(game: str) -> None:
    result = run_arena(game, ["random"], 5, 2, "told", on="engine")

    rounds = 2 * ROUNDS[game]
    assert sum(result.endings.values()) == rounds
    assert sum(won.count for won in result.wins.values()) == rounds
    won = result.points_by_side.values()
    assert {points.of for points in won} == {sum(points.count for points in won)}
    assert result.counts["turns"].mean.of == rounds
    assert 5 <= result.counts["turns"].least <= result.counts["turns"].most < 100
    (standing,) = result.standings.values()
    assert sum(points.of for points in standing.points_by_role.values()) == 5 * rounds


def test_greedy_beats_random_on_either_side() -> None:
    strong_diggers = run_arena("saboteur", [SIDES], 5, 8, "side")
    strong_saboteurs = run_arena("saboteur", ["digger=random,saboteur=greedy"], 5, 8, "side")

    assert strong_diggers.wins["diggers"].low > 0.5
    assert strong_saboteurs.wins["saboteurs"].low > 0.8


# -- engine or kernel ------------------------------------------------------------------------------


def test_bots_that_the_kernel_does_not_know_play_on_the_engine() -> None:
    assert run_arena("saboteur", ["greedy", "random"], 3, 1, "1").place == "engine"


def test_without_a_kernel_the_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_arena, "why_not", lambda _contest: "the kernel is not built here")

    assert run_arena("saboteur", ["random"], 3, 1, "1").place == "engine"
    with pytest.raises(ValueError, match="on the kernel: the kernel is not built here"):
        run_arena("saboteur", ["random"], 3, 1, "1", on="kernel")


def test_path_first_is_made_for_the_arena_and_not_offered_at_tables() -> None:
    game = Game("saboteur", seats=3, seed=7)
    view = game.view(game.actor)

    chosen = {make_bot("path-first", str(seed)).choose(view, game.legal) for seed in range(20)}

    assert len(chosen) > 1
    assert {type(action) for action in chosen} == {Place} != {type(each) for each in game.legal}
    assert run_arena("saboteur", ["path-first"], 3, 1, "1", on="engine").place == "engine"
    assert "path-first" not in names()


# -- intervals -------------------------------------------------------------------------------------


def test_a_rate_has_its_wilson_interval() -> None:
    found = rate(8, 10)

    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)


@pytest.mark.parametrize(("count", "of"), [(0, 0), (0, 1), (1, 1), (0, 50), (50, 50), (7, 400)])
def test_a_rate_lies_within_its_interval(count: int, of: int) -> None:
    found = rate(count, of)

    assert 0 <= found.low <= found.share <= found.high <= 1


def test_a_mean_has_its_normal_interval() -> None:
    found = mean([1, 2, 3, 4])

    assert (round(found.low, 4), found.mean, round(found.high, 4)) == (1.2348, 2.5, 3.7652)


def test_a_part_has_the_interval_of_rounds_that_differ() -> None:
    found = part([(4, 4), (0, 4), (2, 2)])

    assert (found.count, found.of, found.share) == (6, 10, 0.6)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0133, 1.0)
    assert part([(1, 2), (2, 4)]).low == part([(1, 2), (2, 4)]).high == 0.5
    assert part([(0, 0)]) == part([]) == rate(0, 0)


def test_one_number_and_none_have_a_mean_too() -> None:
    assert mean([3]).mean == 3
    assert mean([]).of == 0


# -- who plays -------------------------------------------------------------------------------------


def test_names_and_sides_are_read() -> None:
    assert read_lineups("greedy, random") == ("greedy", "random")
    assert read_lineups(SIDES) == (SIDES,)
    assert read_lineups("random," + SIDES) == ("random", SIDES)


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (["nobody"], "'nobody'"),
        (["digger=greedy"], "'digger=greedy'"),
        (["digger=greedy,saboteur=nobody"], "'nobody'"),
        ([], "at least one bot"),
    ],
)
def test_unknown_bots_are_refused(bots: list[str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        run_arena("saboteur", bots, 3, 1, "1")


@pytest.mark.parametrize(
    ("seats", "games", "jobs", "complaint"),
    [(2, 1, 1, "not 2"), (3, 0, 1, "games .* not 0"), (3, 1, 0, "jobs .* not 0")],
)
def test_bad_numbers_are_refused(seats: int, games: int, jobs: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        run_arena("saboteur", ["random"], seats, games, "1", jobs=jobs)


def test_a_role_bot_asks_the_bot_of_its_side() -> None:
    assert type(seat_bot(SIDES, "1")).__name__ == "RoleBot"
    assert type(seat_bot("greedy", "1")).__name__ == "GreedyBot"


# -- the command -----------------------------------------------------------------------------------


def _arguments(**changes: object) -> argparse.Namespace:
    usual = {
        "game": "saboteur",
        "bots": "greedy,random",
        "seats": "3",
        "games": "2",
        "seed": "1",
        "jobs": "1",
        "on": "auto",
        "cluster": None,
        "json": False,
    }
    return argparse.Namespace(**{**usual, **changes})


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(_arguments()) == 0

    printed = capsys.readouterr()
    assert printed.out.startswith("saboteur@1, 3 seats, 2 games, seed 1\n")
    assert "per round as digger" in printed.out
    assert not printed.err


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(_arguments(json=True)) == 0

    printed = json.loads(capsys.readouterr().out)
    assert printed["games"] == 2
    assert set(printed["standings"]) == {"greedy", "random"}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"bots": "greedy,,random"}, "'greedy,,random'"),
        ({"bots": "nobody"}, "'nobody'"),
        ({"games": "many"}, "--games takes a whole number, not 'many'"),
        ({"seats": "-3"}, "--seats takes a whole number, not '-3'"),
        ({"seed": "a b"}, "'a b'"),
        ({"game": "chess"}, "'chess'"),
        ({"on": "moon"}, "not 'moon'"),
        ({"on": "kernel"}, "cannot be played on the kernel: bot 'greedy' is not in the kernel"),
    ],
)
def test_the_command_quotes_what_it_cannot_use(changes: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        arena(_arguments(**changes))
