"""Deals of a comparison: each is played at all tables that its design asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from undermine.bots.lineup import bots_of
from undermine.resumable import refuse_other_versions
from undermine.strength.designs import pairings, tables
from undermine.strength.plan import Plan, versions_of
from undermine.strength.table import Fault, TableResult, deal, play_table, roles_dealt


class DealResult(Struct, frozen=True, array_like=True):
    """The result of one deal."""

    number: int
    roles: tuple[str, ...]
    """The dwarf cards that were dealt first."""
    tables: tuple[TableResult, ...]


class Shard(Struct, frozen=True):
    """The results of some deals that follow each other."""

    number: int
    deals: tuple[DealResult, ...]


def play_shard(plan: Plan, number: int) -> Shard:
    """Play the deals of a shard; runs in any process on any machine."""
    refuse_other_versions(plan.versions, versions_of((*plan.bots, *plan.against)))
    shard = Shard(number, tuple(play_deal(plan, deal) for deal in plan.numbers(number)))
    refuse_hopeless([table for result in shard.deals for table in result.tables])
    return shard


def play_deal(plan: Plan, number: int) -> DealResult:
    """Play one deal at all tables that its design asks for."""
    roles = roles_dealt(deal(plan.setting, number))
    seated = tables(pairings(plan, number, roles))
    played = tuple(play_table(plan.setting, number, lineups) for lineups in seated)
    return DealResult(number, roles, played)


def refuse_hopeless(played: Sequence[TableResult]) -> None:
    """Refuse a bot that failed at every seat it had: it was never measured."""
    sat = Counter(bot for table in played for bot in table.bots)
    failed = Counter(table.bots[seat] for table in played for seat in table.failed)
    for bot, count in failed.items():
        if count == sat[bot]:
            raise ValueError(f"{_name(bot)} failed in every game it played: {_first(bot, played)}")


def _first(bot: str, played: Iterable[TableResult]) -> str:
    return next(
        fault.error for table in played for fault in table.faults if table.bots[fault.seat] == bot
    )


def _name(lineup: str) -> str:
    return f"the bot {lineup!r}" if len(bots_of(lineup)) == 1 else f"the lineup {lineup!r}"


def told(number: int, table: TableResult, fault: Fault) -> str:
    """A fault as a line for people, who count seats from 1."""
    return f"deal {number}, seat {fault.seat + 1}, {table.bots[fault.seat]}: {fault.error}"
