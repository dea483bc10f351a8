"""Contests: many games between bots, and their results.

Every game has a seed of its own, made of the arena's seed and its number, and results are
counted in the order of the games. So a contest has the same result with any number of workers,
except for its CPU time. Engine and kernel deal other games from the same seed, so the result says
which of them played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import chain
from time import process_time
from typing import Final

from undermine.bots import kernel_arena
from undermine.bots.base import Bot
from undermine.bots.lineup import close_bot, faults, seat_bot
from undermine.bots.rounds import RoundRecorder
from undermine.bots.seating import Seating
from undermine.bots.spreading import processes
from undermine.bots.tally import ArenaResult, Contest, GameResult, lineup_at, tally
from undermine.core.refusal import IllegalActionError
from undermine.core.state import TABLE, Seat
from undermine.dealer import Dealer
from undermine.games import load
from undermine.session import Game

AUTO: Final = "auto"
ENGINE: Final = "engine"
KERNEL: Final = "kernel"
PLACES: Final = (AUTO, KERNEL, ENGINE)
"""Where a contest can be played."""
_CHUNKS: Final = 256
"""An executor of the caller gets so many parts of a contest, or a game in each."""
Progress = Callable[[int, int], None]
"""Is called with the number of games played and the number of all games."""


def run_arena(  # noqa: PLR0913 (the parameters of a contest)
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
    on: str = AUTO,
) -> ArenaResult:
    """Let bots play each other; they rotate over the seats, each equally often on each.

    Games are played by `jobs` processes, or wherever an executor of the caller runs them; in the
    kernel if all bots can play there, or where `on` says: `kernel` or `engine`.
    """
    contest = Contest(load(game).id, tuple(bots), seats, str(seed))
    check_contest(contest, games, jobs)
    place = _place(contest, on)
    play = partial(_PLAYERS[place], contest)
    played: list[GameResult] = []
    for result in _results(play, games, jobs, executor):
        played.append(result)
        if progress is not None:
            progress(len(played), games)
    return tally(contest, played, place)


def _place(contest: Contest, on: str) -> str:
    """Where a contest is played; one that was sent to the kernel and cannot go is a ValueError."""
    if on not in PLACES:
        message = f"a contest is played on {', '.join(PLACES)}, not {on!r}"
        raise ValueError(message)
    obstacle = None if on == ENGINE else kernel_arena.why_not(contest)
    if on == KERNEL and obstacle:
        message = f"this contest cannot be played on the kernel: {obstacle}"
        raise ValueError(message)
    return ENGINE if on == ENGINE or obstacle else KERNEL


def check_contest(contest: Contest, games: int, jobs: int = 1) -> None:
    """Refuse seats, numbers, a seed or bots that cannot be."""
    rules = load(contest.game)
    Dealer(contest.seed)
    if contest.seats not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        message = f"{rules.name} is for {least} to {most} seats, not {contest.seats}"
        raise ValueError(message)
    for name, number in (("games", games), ("jobs", jobs)):
        if type(number) is not int or number < 1:
            message = f"the number of {name} is at least 1, not {number!r}"
            raise ValueError(message)
    if not contest.bots:
        message = "an arena needs at least one bot"
        raise ValueError(message)
    for lineup in contest.bots:
        close_bot(seat_bot(lineup, contest.seed))


def _results(
    play: Callable[[int], GameResult], games: int, jobs: int, executor: Executor | None
) -> Iterator[GameResult]:
    if executor is not None:
        size = max(1, games // _CHUNKS)
        parts = [range(first, min(games, first + size)) for first in range(0, games, size)]
        yield from chain.from_iterable(executor.map(partial(_play_all, play), parts))
        return
    if jobs == 1 or games == 1:
        yield from map(play, range(games))
        return
    with processes(min(jobs, games)) as workers:
        yield from workers.map(play, range(games), chunksize=max(1, games // (jobs * 16)))


def _play_all(play: Callable[[int], GameResult], numbers: range) -> list[GameResult]:
    """Play several games in one task: not every executor knows chunks."""
    return [*map(play, numbers)]


def play_game(contest: Contest, number: int) -> GameResult:
    """Play one game of a contest to its end."""
    begun = process_time()
    game = Game(contest.game, contest.seats, f"{contest.seed}-{number}")
    bots = {
        seat: seat_bot(lineup_at(contest, number, seat), f"{contest.seed}-{number}-{seat}")
        for seat in range(contest.seats)
    }
    recorder = RoundRecorder(game)
    try:
        decisions = _play_out(contest, number, Seating(game, bots), recorder)
        errors = _errors(contest, number, bots)
    finally:
        for bot in bots.values():
            close_bot(bot)
    return GameResult(decisions, process_time() - begun, recorder.rounds, game.scores, errors)


def _play_out(contest: Contest, number: int, seating: Seating, recorder: RoundRecorder) -> int:
    decisions = 0
    while not seating.game.over:
        actor, action = seating.game.actor, seating.ask()
        recorder.decided(action)
        try:
            seating.play(action)
        except IllegalActionError as error:
            who = lineup_at(contest, number, actor)
            message = f"{who!r} at seat {actor + 1} of game {number} chose {action!r}: {error}"
            raise ValueError(message) from error
        decisions += actor != TABLE
        recorder.see(seating.game.events)
    recorder.finish()
    return decisions


def _errors(contest: Contest, number: int, bots: dict[Seat, Bot]) -> list[str]:
    return [
        f"game {number}, seat {seat + 1}, {lineup_at(contest, number, seat)}: {error}"
        for seat, bot in bots.items()
        for error in faults(bot)
    ]


_PLAYERS: Final = {ENGINE: play_game, KERNEL: kernel_arena.play_game}
