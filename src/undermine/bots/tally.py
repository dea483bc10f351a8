"""Statistics of a contest: wins and points, each with its 95 % confidence interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from undermine.core.outcome import Outcome

_Z: Final = 1.959964
"""Standard deviations on either side that contain 95 % of a normal distribution."""
SABOTEUR: Final = "saboteur"
"""Part of the id of every role card that works against its own side."""
TURNS: Final = "turns"


class Contest(Struct, frozen=True):
    """The parameters of a contest."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str


class RoundResult(Struct, frozen=True):
    """The outcome of a round, the points each seat won in it, and the number of turns."""

    outcome: Outcome
    won: tuple[int, ...]
    turns: int


class GameResult(Struct, frozen=True):
    """The result of one game."""

    decisions: int
    cpu_seconds: float
    rounds: list[RoundResult]
    scores: tuple[int, ...]
    errors: list[str]


class Rate(Struct, frozen=True):
    """A proportion with its Wilson interval."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Mean(Struct, frozen=True):
    """A mean with its normal interval."""

    of: int
    mean: float
    low: float
    high: float


class Count(Struct, frozen=True):
    """A count per round: mean, least and most."""

    mean: Mean
    least: int
    most: int


class Standing(Struct, frozen=True):
    """The points of one bot."""

    points_per_game: Mean
    points_per_round: Mean
    points_by_role: dict[str, Mean]
    """Points per round, by the role that the bot played."""


class ArenaResult(Struct, frozen=True):
    """The result of a contest. Everything but the CPU time follows from seed and place."""

    contest: Contest
    place: str
    """`kernel` or `engine`: what played; they deal other games from the same seed."""
    games: int
    decisions: int
    cpu_seconds: float
    endings: dict[str, int]
    """Number of rounds by reason of their end."""
    wins: dict[str, Rate]
    """Share of rounds by the side that won them."""
    wins_by_saboteurs: dict[int, dict[str, Rate]]
    """Share of rounds by the side that won them, by the number of saboteurs dealt."""
    points_by_side: dict[str, Rate]
    """The share of each side in the points of all sides."""
    counts: dict[str, Count]
    """Turns per round, and the other counts of the game's outcome."""
    standings: dict[str, Standing]
    errors: list[str]
    """Errors of programs; after an error a random bot plays in their place."""


def rate(count: int, of: int) -> Rate:
    """A proportion with its Wilson interval, which is 0 to 1 if `of` is 0."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share = count / of
    middle = (share + _Z * _Z / (2 * of)) / (1 + _Z * _Z / of)
    reach = sqrt(share * (1 - share) / of + _Z * _Z / (4 * of * of)) * _Z / (1 + _Z * _Z / of)
    return Rate(
        count, of, share, min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))
    )


def mean(numbers: Sequence[float]) -> Mean:
    """A mean with its normal interval, which has no width for a single number."""
    if not numbers:
        return Mean(0, 0.0, 0.0, 0.0)
    middle = fmean(numbers)
    reach = _Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(len(numbers), middle, middle - reach, middle + reach)


def part(parts: Sequence[tuple[int, int]]) -> Rate:
    """A proportion summed over rounds, with an interval from the differences between rounds."""
    count, of = (sum(numbers) for numbers in zip(*parts, strict=True)) if parts else (0, 0)
    if not of:
        return rate(0, 0)
    share = count / of
    spread = sqrt(sum((each - share * whole) ** 2 for each, whole in parts))
    reach = _Z * spread / of
    return Rate(count, of, share, max(0.0, share - reach), min(1.0, share + reach))


def tally(contest: Contest, played: Sequence[GameResult], place: str) -> ArenaResult:
    """The result of a contest from its games, in their order."""
    rounds = [result for game in played for result in game.rounds]
    return ArenaResult(
        contest=contest,
        place=place,
        games=len(played),
        decisions=sum(game.decisions for game in played),
        cpu_seconds=sum(game.cpu_seconds for game in played),
        endings=dict(sorted(Counter(result.outcome.why for result in rounds).items())),
        wins=_wins(rounds),
        wins_by_saboteurs=_wins_by_saboteurs(rounds),
        points_by_side=_points_by_side(rounds),
        counts=_counts(rounds),
        standings={bot: _standing(contest, bot, played) for bot in dict.fromkeys(contest.bots)},
        errors=[error for game in played for error in game.errors],
    )


def _wins(rounds: Sequence[RoundResult]) -> dict[str, Rate]:
    won = Counter(result.outcome.winner for result in rounds)
    others = sorted(won.keys() - set(_sides(rounds)))
    return {side: rate(won[side], len(rounds)) for side in (*_sides(rounds), *others)}


def _sides(rounds: Sequence[RoundResult]) -> list[str]:
    return [*rounds[0].outcome.sides] if rounds else []


def _wins_by_saboteurs(rounds: Iterable[RoundResult]) -> dict[int, dict[str, Rate]]:
    dealt: dict[int, list[RoundResult]] = {}
    for result in rounds:
        number = sum(SABOTEUR in role for role in result.outcome.roles)
        dealt.setdefault(number, []).append(result)
    return {number: _wins(dealt[number]) for number in sorted(dealt)}


def _points_by_side(rounds: Sequence[RoundResult]) -> dict[str, Rate]:
    won = [
        {side: sum(result.won[seat] for seat in seats) for side, seats in sides.items()}
        for result in rounds
        for sides in [result.outcome.sides]
    ]
    return {
        side: part([(points[side], sum(points.values())) for points in won])
        for side in _sides(rounds)
    }


def _counts(rounds: Sequence[RoundResult]) -> dict[str, Count]:
    found: dict[str, list[int]] = {}
    for result in rounds:
        for name, number in {TURNS: result.turns, **result.outcome.counts}.items():
            found.setdefault(name, []).append(int(number))
    return {
        name: Count(mean(numbers), min(numbers), max(numbers)) for name, numbers in found.items()
    }


def _standing(contest: Contest, bot: str, played: Sequence[GameResult]) -> Standing:
    seated = [
        (game, seat)
        for number, game in enumerate(played)
        for seat in range(contest.seats)
        if lineup_at(contest, number, seat) == bot
    ]
    won = [
        (result.outcome.roles[seat], result.won[seat])
        for game, seat in seated
        for result in game.rounds
    ]
    roles = sorted({role for role, _ in won})
    return Standing(
        points_per_game=mean([game.scores[seat] for game, seat in seated]),
        points_per_round=mean([points for _, points in won]),
        points_by_role={
            role: mean([points for played_as, points in won if played_as == role]) for role in roles
        },
    )


def lineup_at(contest: Contest, number: int, seat: int) -> str:
    """The lineup at a seat in a game; all lineups move on by one seat from game to game."""
    return contest.bots[(seat + number) % len(contest.bots)]
