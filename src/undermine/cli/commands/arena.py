"""`arena`: contests between bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undermine.bots.tally import ArenaResult, Mean, Rate

_SHOWN_ERRORS = 5


def run(arguments: argparse.Namespace) -> int:
    """Play a contest and print its result."""
    import msgspec

    from undermine.bots.arena import run_arena
    from undermine.bots.lineup import read_lineups
    from undermine.cli.arguments import read_number
    from undermine.cli.cluster import executor_at
    from undermine.cli.progress import shown_progress

    jobs = read_number("--jobs", arguments.jobs)
    with executor_at(arguments.cluster, jobs) as executor:
        result = run_arena(
            arguments.game,
            read_lineups(arguments.bots),
            read_number("--seats", arguments.seats),
            read_number("--games", arguments.games),
            str(arguments.seed),
            jobs=jobs,
            executor=executor,
            progress=shown_progress(),
            on=arguments.on,
        )
    print(
        msgspec.json.encode(result).decode() if arguments.json else "\n".join(_report(result)),
    )
    return 0


def _report(result: ArenaResult) -> Iterator[str]:
    contest = result.contest
    pace = 1000 * result.cpu_seconds / max(1, result.decisions)
    yield f"{contest.game}, {contest.seats} seats, {result.games} games, seed {contest.seed}"
    yield (
        f"{result.decisions} decisions on the {result.place}, "
        f"{result.cpu_seconds:.1f} s CPU, {pace:.2g} ms each"
    )
    yield "Intervals hold 95 % of the time."
    yield from ("", *_sides(result))
    yield from ("", *_counts(result))
    yield from ("", *_standings(result))
    yield from ("", *_errors(result)) if result.errors else ()


def _sides(result: ArenaResult) -> Iterator[str]:
    endings = ", ".join(f"{why} {count}" for why, count in result.endings.items())
    yield f"Rounds won, by saboteurs dealt (ended by: {endings})"
    rows = [("all", result.wins)]
    rows += [(str(number), wins) for number, wins in result.wins_by_saboteurs.items()]
    for name, wins in rows:
        for side, rate in wins.items():
            yield f"  {name:>3}  {side:<10} {_rate(rate)}"


def _counts(result: ArenaResult) -> Iterator[str]:
    yield "Points won by each side"
    for side, share in result.points_by_side.items():
        yield f"  {side:<10} {_rate(share)}"
    yield from ("", "In a round, on average and at most")
    for name, count in result.counts.items():
        yield f"  {name:<31} {_mean(count.mean)}, at most {count.most}"


def _standings(result: ArenaResult) -> Iterator[str]:
    yield "Points"
    for bot, standing in result.standings.items():
        yield f"  {bot}"
        yield f"    {'per game':<29} {_mean(standing.points_per_game)}"
        yield f"    {'per round':<29} {_mean(standing.points_per_round)}"
        for role, mean in standing.points_by_role.items():
            yield f"    {'per round as ' + role:<29} {_mean(mean)}"


def _errors(result: ArenaResult) -> Iterator[str]:
    yield f"{len(result.errors)} errors; a stand-in played on"
    yield from (f"  {error}" for error in result.errors[:_SHOWN_ERRORS])
    if len(result.errors) > _SHOWN_ERRORS:
        yield "  …"


def _rate(rate: Rate) -> str:
    low, high = 100 * rate.low, 100 * rate.high
    return f"{100 * rate.share:5.1f} %  ({low:.1f} to {high:.1f})  {rate.count} of {rate.of}"


def _mean(mean: Mean) -> str:
    return f"{mean.mean:6.3f}  ({mean.low:.3f} to {mean.high:.3f})  of {mean.of}"
