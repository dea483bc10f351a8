"""Worlds: every way to deal the roles, with its weight. Exact, and small enough in three games.

A weight is the logarithm of the ways to deal these roles times the likelihood of all clues. Where
clues depend on the place of the treasure, every world has one weight for each place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import log
from random import Random

from undermine.bots.belief.posterior import (
    Odds,
    PairTable,
    Posterior,
    World,
    pick,
    shares,
    weights_of,
)
from undermine.core.state import CardId, Seat

Pools = Mapping[str, Mapping[CardId, int]]
"""The cards that roles are dealt from, by the back that everybody sees."""
NEVER = float("-inf")
FrozenPools = tuple[tuple[str, tuple[tuple[CardId, int], ...]], ...]


def frozen(pools: Pools) -> FrozenPools:
    """Pools that can be a key."""
    return tuple((back, tuple(pool.items())) for back, pool in pools.items())


@lru_cache(maxsize=256)
def deals(pools: FrozenPools, backs: tuple[str, ...]) -> Mapping[tuple[CardId, ...], float]:
    """Every way to deal roles to seats with these backs, and how many ways there are to do so.

    >>> deals((("dwarf", (("digger", 2), ("saboteur", 1))),), ("dwarf", "dwarf"))
    {('digger', 'digger'): 2.0, ('digger', 'saboteur'): 2.0, ('saboteur', 'digger'): 2.0}
    """
    left = {back: dict(pool) for back, pool in pools}
    return dict(_dealt(left, backs, (), 1.0))


def _dealt(
    left: dict[str, dict[CardId, int]],
    backs: tuple[str, ...],
    roles: tuple[CardId, ...],
    ways: float,
) -> Iterator[tuple[tuple[CardId, ...], float]]:
    if len(roles) == len(backs):
        yield roles, ways
        return
    pool = left.get(backs[len(roles)], {})
    for role, copies in list(pool.items()):
        if copies > 0:
            pool[role] -= 1
            yield from _dealt(left, backs, (*roles, role), ways * copies)
            pool[role] += 1


def possible_pools(pools: Pools, backs: Sequence[str]) -> Pools:
    """The same pools, with more of every card where more seats show a back than there are cards."""
    wanted = Counter(backs)
    every = {role: 1 for pool in pools.values() for role in pool}
    return {
        back: _enough(pools.get(back) or every, wanted[back]) for back in sorted({*pools, *wanted})
    }


def _enough(pool: Mapping[CardId, int], seats: int) -> Mapping[CardId, int]:
    if sum(pool.values()) >= seats:
        return pool
    return {role: max(1, copies) * seats for role, copies in pool.items()}


class Worlds:
    """The weights of all worlds.

    >>> worlds = Worlds({"dwarf": {"digger": 3, "saboteur": 1}}, ("dwarf",) * 3, goals=1)
    >>> worlds.clue(0, [{"saboteur": log(3.0)}])
    >>> round(worlds.posterior({}, (1.0,)).chance(0, "saboteur"), 3)
    0.5
    """

    def __init__(self, pools: Pools, backs: Sequence[str], goals: int) -> None:
        self._pools = possible_pools(pools, backs)
        self._backs = tuple(backs)
        ways = deals(frozen(self._pools), self._backs)
        self._worlds = list(ways)
        self._roles = tuple(dict.fromkeys(role for roles in ways for role in roles))
        self._columns = [
            [self._roles.index(role) for role in held] for held in zip(*ways, strict=True)
        ]
        self._pairs: dict[tuple[Seat, Seat], list[int]] = {}
        self._prior = [log(count) for count in ways.values()]
        self._logs = [list(self._prior) for _ in range(goals)]

    def clue(self, seat: Seat, tables: Sequence[Mapping[CardId, float]]) -> None:
        """Count in what a move says about its seat, for one place of the treasure or each."""
        if seat >= len(self._columns):
            return
        held = self._columns[seat]
        said = [[table.get(role, 0.0) for role in self._roles] for table in tables]
        for goal, logs in enumerate(self._logs):
            by_role = said[min(goal, len(said) - 1)]
            self._logs[goal] = [
                log_weight + by_role[role] for log_weight, role in zip(logs, held, strict=True)
            ]

    def aims(
        self,
        seat: Seat,
        pairs: Sequence[tuple[Seat, PairTable]],
        _believed: Mapping[Seat, Odds],
    ) -> None:
        """Count in what a move says about its seat and each of some others, by their roles."""
        added = [0.0] * len(self._worlds)
        for target, table in pairs:
            if max(seat, target) < len(self._columns) and table:
                by = [table.get((one, other), 0.0) for one in self._roles for other in self._roles]
                held = self._pairs_of(seat, target)
                added = [sum_ + by[pair] for sum_, pair in zip(added, held, strict=True)]
        self._logs = [
            [log_weight + more for log_weight, more in zip(logs, added, strict=True)]
            for logs in self._logs
        ]

    def _pairs_of(self, seat: Seat, target: Seat) -> list[int]:
        """The number of the pair of roles that two seats have in every world."""
        if (seat, target) not in self._pairs:
            size = len(self._roles)
            held = zip(self._columns[seat], self._columns[target], strict=True)
            self._pairs[seat, target] = [one * size + other for one, other in held]
        return self._pairs[seat, target]

    @property
    def now(self) -> Sequence[int]:
        """The slot of every seat: a seat keeps its card."""
        return range(len(self._columns))

    def swap(self, seat: Seat) -> None:
        """No seat gets another role in these games."""

    def posterior(
        self,
        known: Mapping[Seat, CardId],
        goals: Sequence[float],
        absent: Mapping[CardId, int] | None = None,
    ) -> Posterior:
        """The posterior for known roles, chances of goals, and cards known to be out of play."""
        kept, joint = self._joint(known, goals, absent or {})
        totals = [sum(weights) for weights in joint]
        summed = shares([sum(column) for column in zip(*joint, strict=True)])
        roles = {
            seat: self._marginal(held, kept, summed) for seat, held in enumerate(self._columns)
        }

        def draw(dice: Random) -> World:
            goal = pick(totals, dice)
            return World(self._worlds[kept[pick(joint[goal], dice)]], goal)

        return Posterior(roles, shares(totals), draw)

    def _joint(
        self, known: Mapping[Seat, CardId], goals: Sequence[float], absent: Mapping[CardId, int]
    ) -> tuple[Sequence[int], list[list[float]]]:
        """The worlds that fit all facts, and their weights for every goal.

        Where nothing fits, facts outweigh clues, and the deal outweighs facts.
        """
        flat = [self._prior] * len(self._logs)
        kept = self._fitting(known)
        rarer = self._rarer(absent) if any(absent.values()) else None
        for logs, rare in ((self._logs, rarer), (flat, None)):
            found = self._weights(kept, logs, goals, rare)
            if any(map(any, found)):
                return kept, found
        every = range(len(self._worlds))
        return every, self._weights(every, flat, goals, None)

    def _fitting(self, known: Mapping[Seat, CardId]) -> list[int]:
        """The worlds in which seats have their known roles."""
        kept = list(range(len(self._worlds)))
        for seat, card in known.items():
            if seat < len(self._columns):
                wanted = self._roles.index(card) if card in self._roles else -1
                held = self._columns[seat]
                kept = [index for index in kept if held[index] == wanted]
        return kept

    def _marginal(
        self, held: Sequence[int], kept: Sequence[int], weights: Sequence[float]
    ) -> Mapping[CardId, float]:
        """The probability of every role of one seat."""
        found = [0.0] * len(self._roles)
        for index, weight in zip(kept, weights, strict=True):
            found[held[index]] += weight
        dealt = {held[index] for index in kept}
        return {role: found[number] for number, role in enumerate(self._roles) if number in dealt}

    def _weights(
        self,
        kept: Sequence[int],
        logs: Sequence[Sequence[float]],
        goals: Sequence[float],
        rarer: Sequence[float] | None,
    ) -> list[list[float]]:
        """The weights of some worlds for every place of the treasure, on a common scale."""
        flat: list[float] = []
        for line, odds in zip(logs, _spread(goals, len(logs)), strict=True):
            more = log(odds) if odds > 0 else NEVER
            flat += [line[index] + more for index in kept]
        if rarer is not None:
            rare = [rarer[index] for index in kept] * len(logs)
            flat = [weight + more for weight, more in zip(flat, rare, strict=True)]
        weights, size = weights_of(flat), len(kept)
        return [weights[goal * size : goal * size + size] for goal in range(len(logs))]

    def _rarer(self, absent: Mapping[CardId, int]) -> list[float]:
        """How much rarer every world is if some cards are known not to be dealt."""
        left = {
            back: {role: max(0, count - absent.get(role, 0)) for role, count in pool.items()}
            for back, pool in self._pools.items()
        }
        ways = deals(frozen(left), self._backs)
        return [
            log(ways[roles]) - before if roles in ways else NEVER
            for roles, before in zip(self._worlds, self._prior, strict=True)
        ]


def _spread(goals: Sequence[float], places: int) -> Sequence[float]:
    """The chances of as many places as are told apart; equal ones where they do not fit."""
    usable = len(goals) == places and all(1 >= odds >= 0 for odds in goals) and any(goals)
    return goals if usable else (1 / places,) * places
