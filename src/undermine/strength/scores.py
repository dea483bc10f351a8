"""Scores of the pairs of a deal: wins, and points compared with those of the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from undermine.core.state import Seat
from undermine.strength.deals import DealResult
from undermine.strength.designs import Pairing, pairings
from undermine.strength.plan import Plan
from undermine.strength.roles import saboteurs_in
from undermine.strength.table import RoundScore, TableResult


class Score(NamedTuple):
    """What some seats of a table achieved, on average over seats and rounds."""

    wins: float
    points: float
    """Points per round, minus those of the other seats."""


class Sample(NamedTuple):
    """One pair of a deal."""

    deal: int
    part: str
    dealt: int
    """The number of saboteurs that were dealt."""
    against: str
    one: Score
    other: Score


def samples(plan: Plan, result: DealResult) -> list[Sample] | None:
    """The pairs of a deal; None if a bot failed that is not one of the two.

    A bot that is compared and fails has lost: it has no win and no points.
    """
    played = {table.bots: table for table in result.tables}
    found: list[Sample] = []
    for pair in pairings(plan, result.number, result.roles):
        one, other = (played[lineups] for lineups in pair.tables)
        if any(table.failed - set(pair.seats) for table in (one, other)):
            return None
        found.append(_sample(result, pair, one, other))
    return found


def _sample(result: DealResult, pair: Pairing, one: TableResult, other: TableResult) -> Sample:
    dealt = saboteurs_in(result.roles)
    scores = (score(table, pair.seats) for table in (one, other))
    return Sample(result.number, pair.part, dealt, pair.against, *scores)


def score(table: TableResult, seats: Sequence[Seat]) -> Score:
    """The score of some seats; a seat whose bot failed has lost every round."""
    rounds = [_round_score(each, seats, table.failed) for each in table.rounds]
    return Score(fmean(each.wins for each in rounds), fmean(each.points for each in rounds))


def _round_score(played: RoundScore, seats: Sequence[Seat], failed: frozenset[Seat]) -> Score:
    own = [seat for seat in seats if seat not in failed]
    others = [won for seat, won in enumerate(played.points) if seat not in seats]
    wins = sum(played.wins[seat] for seat in own) / len(seats)
    points = sum(played.points[seat] for seat in own) / len(seats)
    return Score(wins, points - (fmean(others) if others else 0.0))
