"""Designs: which tables of a deal are played, and which seats of which tables are a pair.

A hero sits at one seat, the next one in each deal, among bots of one kind, or among strangers
(`cross`) that are drawn from several kinds. A team is all seats of a camp, each camp in turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from undermine.core.state import CardId, Seat
from undermine.games import load
from undermine.strength.plan import CROSS, HERO, TEAM, Plan
from undermine.strength.roles import camp_of, part_of

Lineups = tuple[str, ...]
"""The bot at each seat."""


class Pairing(Struct, frozen=True):
    """The same seats at two tables of a deal, played by one bot at each."""

    part: str
    """What these seats are: a part, or a camp."""
    seats: tuple[Seat, ...]
    tables: tuple[Lineups, Lineups]
    against: str
    """Who sits at the other seats."""


def pairings(plan: Plan, number: int, roles: Sequence[CardId]) -> list[Pairing]:
    """The pairs of a deal in which these dwarf cards were dealt."""
    return list(_DESIGNS[plan.design](plan, number, roles))


def tables(pairs: Sequence[Pairing]) -> list[Lineups]:
    """All tables that are needed, each once."""
    return list(dict.fromkeys(table for pair in pairs for table in pair.tables))


def _hero(plan: Plan, number: int, roles: Sequence[CardId]) -> Iterator[Pairing]:
    (other,) = plan.field
    yield _with_hero(plan, number, roles, (other,) * plan.seats)


def _cross(plan: Plan, number: int, roles: Sequence[CardId]) -> Iterator[Pairing]:
    dice = random.Random(f"strangers {plan.seed}-{number}")  # noqa: S311 (a draw, no secret)
    yield _with_hero(plan, number, roles, tuple(dice.choices(plan.field, k=plan.seats)))


def _with_hero(plan: Plan, number: int, roles: Sequence[CardId], others: Lineups) -> Pairing:
    seat = number % plan.seats
    one, other = (_seated(others, (seat,), bot) for bot in plan.bots)
    return Pairing(part_of(roles[seat]), (seat,), (one, other), ",".join(plan.field))


def _team(plan: Plan, _number: int, roles: Sequence[CardId]) -> Iterator[Pairing]:
    rules = load(plan.game)
    camps = [camp_of(rules, role) for role in roles]
    for camp in sorted(set(camps)):
        seats = tuple(seat for seat, own in enumerate(camps) if own == camp)
        for against in plan.field:
            others = (against,) * plan.seats
            one, other = (_seated(others, seats, bot) for bot in plan.bots)
            yield Pairing(camp, seats, (one, other), against)


def _seated(others: Lineups, seats: Sequence[Seat], bot: str) -> Lineups:
    return tuple(bot if seat in seats else other for seat, other in enumerate(others))


_DESIGNS: Final[dict[str, Callable[[Plan, int, Sequence[CardId]], Iterator[Pairing]]]] = {
    HERO: _hero,
    TEAM: _team,
    CROSS: _cross,
}
