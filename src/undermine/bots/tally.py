"""Counting a contest: wins and points, each with the interval that holds 95 % of the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

_Z: Final = 1.959964
"""So many standard deviations on either side hold 95 % of a normal distribution."""
DIGGERS, SABOTEURS, NOBODY = "diggers", "saboteurs", "nobody"
CLANS: Final = ("yellow", "blue")


class Contest(Struct, frozen=True):
    """Who plays what."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str


class RoundResult(Struct, frozen=True):
    """How a round ended, and what each seat was and won."""

    why: str
    roles: tuple[str, ...]
    won: tuple[int, ...]
    side: str = ""
    """The side that won, where the game says it: `nobody` is one too."""


class GameResult(Struct, frozen=True):
    """One game, in short."""

    decisions: int
    cpu_seconds: float
    rounds: list[RoundResult]
    scores: tuple[int, ...]
    errors: list[str]


class Rate(Struct, frozen=True):
    """So many of so many, with its Wilson interval."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Mean(Struct, frozen=True):
    """An average of so many numbers, with its normal interval."""

    of: int
    mean: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    """What one bot won."""

    points_per_game: Mean
    points_per_round: Mean
    points_by_role: dict[str, Mean]
    """Points per round, by the role that the bot played."""


class ArenaResult(Struct, frozen=True):
    """What came of a contest. Everything but the time follows from the seed."""

    contest: Contest
    games: int
    decisions: int
    cpu_seconds: float
    endings: dict[str, int]
    """Rounds by how they ended."""
    wins: dict[str, Rate]
    """Rounds by the side that won them."""
    wins_by_saboteurs: dict[int, dict[str, Rate]]
    """The same, by how many saboteurs were dealt."""
    standings: dict[str, Standing]
    errors: list[str]
    """What programs at the table did wrong; a stand-in played on for them."""


def rate(count: int, of: int) -> Rate:
    """A share with its Wilson interval; of nothing, anything can be."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share = count / of
    middle = (share + _Z * _Z / (2 * of)) / (1 + _Z * _Z / of)
    reach = sqrt(share * (1 - share) / of + _Z * _Z / (4 * of * of)) * _Z / (1 + _Z * _Z / of)
    return Rate(
        count, of, share, min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))
    )


def mean(numbers: Sequence[float]) -> Mean:
    """An average with its normal interval; a single number has none to speak of."""
    if not numbers:
        return Mean(0, 0.0, 0.0, 0.0)
    middle = fmean(numbers)
    reach = _Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(len(numbers), middle, middle - reach, middle + reach)


def tally(contest: Contest, played: Sequence[GameResult]) -> ArenaResult:
    """Count the games of a contest, in their order."""
    rounds = [result for game in played for result in game.rounds]
    return ArenaResult(
        contest=contest,
        games=len(played),
        decisions=sum(game.decisions for game in played),
        cpu_seconds=sum(game.cpu_seconds for game in played),
        endings=dict(sorted(Counter(result.why for result in rounds).items())),
        wins=_wins(rounds),
        wins_by_saboteurs=_wins_by_saboteurs(rounds),
        standings={bot: _standing(contest, bot, played) for bot in dict.fromkeys(contest.bots)},
        errors=[error for game in played for error in game.errors],
    )


def winner(result: RoundResult) -> str:
    """The side that won a round; where no saboteur was dealt nobody may win."""
    if result.side:
        return result.side
    if result.why == "treasure":
        return DIGGERS
    return SABOTEURS if "saboteur" in result.roles else NOBODY


def _wins(rounds: Sequence[RoundResult]) -> dict[str, Rate]:
    won = Counter(winner(result) for result in rounds)
    sides = CLANS if any(result.side for result in rounds) else (DIGGERS, SABOTEURS)
    told = (*sides, NOBODY) if won[NOBODY] else sides
    return {side: rate(won[side], len(rounds)) for side in told}


def _wins_by_saboteurs(rounds: Iterable[RoundResult]) -> dict[int, dict[str, Rate]]:
    dealt: dict[int, list[RoundResult]] = {}
    for result in rounds:
        dealt.setdefault(sum("saboteur" in role for role in result.roles), []).append(result)
    return {number: _wins(dealt[number]) for number in sorted(dealt)}


def _standing(contest: Contest, bot: str, played: Sequence[GameResult]) -> Standing:
    seated = [
        (game, seat)
        for number, game in enumerate(played)
        for seat in range(contest.seats)
        if lineup_at(contest, number, seat) == bot
    ]
    won = [
        (result.roles[seat], result.won[seat]) for game, seat in seated for result in game.rounds
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
    """Who sits there in that game: everybody moves on by one seat from game to game."""
    return contest.bots[(seat + number) % len(contest.bots)]
