"""Slots: the roles of many seats by dynamic programming over how many cards of each role are dealt.

A slot is a dwarf card that was dealt: one per seat, and one more for every hat that was swapped.
Cards are dealt without replacement, so the weight of the first slots depends on the rest only by
the number of cards of each role that they use. Marginals and joint samples are exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from random import Random
from typing import NamedTuple

from undermine.bots.belief.posterior import (
    Odds,
    PairTable,
    Posterior,
    World,
    expected,
    pick,
    shares,
    weights_of,
)
from undermine.core.state import CardId, Seat

_LEAST = -300.0
"""No role is less likely than this in a slot, as a logarithm."""
Edge = tuple[int, int, int]
"""From one number of cards used to another, and how many copies there were to choose from."""


class Layer(NamedTuple):
    """All ways to deal one more card: by role, the edges between states."""

    size: int
    edges: tuple[tuple[Edge, ...], ...]


@lru_cache(maxsize=32)
def layers(copies: tuple[int, ...], slots: int) -> tuple[Layer, ...]:
    """The states and edges for so many slots and these numbers of cards.

    >>> layers((2, 1), 2)[1]
    Layer(size=2, edges=(((0, 0, 1), (1, 1, 2)), ((0, 1, 1),)))
    """
    found: list[Layer] = []
    states = {(0,) * len(copies): 0}
    for _ in range(slots):
        nexts: dict[tuple[int, ...], int] = {}
        edges = tuple(
            tuple(_edges(states, nexts, role, copies[role])) for role in range(len(copies))
        )
        found.append(Layer(len(nexts), edges))
        states = nexts
    return tuple(found)


def _edges(
    states: Mapping[tuple[int, ...], int],
    nexts: dict[tuple[int, ...], int],
    role: int,
    copies: int,
) -> list[Edge]:
    found = []
    for used, index in states.items():
        left = copies - used[role]
        if left > 0:
            after = (*used[:role], used[role] + 1, *used[role + 1 :])
            found.append((index, nexts.setdefault(after, len(nexts)), left))
    return found


class Chain:
    """The dynamic programme for one place of the treasure: a weight for each slot and role."""

    def __init__(self, copies: tuple[int, ...], weights: Sequence[Sequence[float]]) -> None:
        self._layers = layers(copies, len(weights))
        self._weights = weights
        self._forward = self._ahead()
        self.log_total = self._scale + (log(sum(self._forward[-1])) if self.fits else 0.0)

    @property
    def fits(self) -> bool:
        """At least one way to deal the roles has a weight above 0."""
        return any(self._forward[-1])

    def _ahead(self) -> list[list[float]]:
        """The weight of every state after every slot, scaled so that numbers stay near 1."""
        found, self._scale = [[1.0]], 0.0
        for layer, weights in zip(self._layers, self._weights, strict=True):
            before, after = found[-1], [0.0] * layer.size
            for edges, weight in zip(layer.edges, weights, strict=True):
                if weight > 0:
                    for start, to, left in edges:
                        after[to] += before[start] * left * weight
            most = max(after, default=0.0) or 1.0
            self._scale += log(most)
            found.append([value / most for value in after])
        return found

    def marginals(self) -> list[list[float]]:
        """The weight of every role in every slot."""
        found = []
        behind = [1.0] * len(self._forward[-1])
        for index in range(len(self._weights) - 1, -1, -1):
            before, layer = self._forward[index], self._layers[index]
            ahead, mass = [0.0] * len(before), []
            for edges, weight in zip(layer.edges, self._weights[index], strict=True):
                total = 0.0
                if weight > 0:
                    for start, to, left in edges:
                        passed = left * weight * behind[to]
                        ahead[start] += passed
                        total += before[start] * passed
                mass.append(total)
            found.append(list(shares(mass)))
            most = max(ahead, default=0.0) or 1.0
            behind = [value / most for value in ahead]
        return found[::-1]

    def sample(self, dice: Random) -> list[int]:
        """The role of every slot, drawn from the joint distribution, the last slot first."""
        roles: list[int] = []
        at = pick(self._forward[-1], dice)
        for index in range(len(self._weights) - 1, -1, -1):
            ways = [
                (self._forward[index][start] * left * weight, role, start)
                for role, weight in enumerate(self._weights[index])
                for start, to, left in self._layers[index].edges[role]
                if to == at
            ]
            _, role, at = ways[pick([way[0] for way in ways], dice)]
            roles.append(role)
        return roles[::-1]


class Slots:
    """The likelihoods of all slots, and which slot each seat has now.

    >>> slots = Slots({"blue": 1, "saboteur": 2}, seats=2, goals=1)
    >>> slots.clue(0, [{"saboteur": log(4.0)}])
    >>> round(slots.posterior({}, (1.0,)).chance(0, "saboteur"), 3)
    0.889
    """

    def __init__(self, pool: Mapping[CardId, int], seats: int, goals: int) -> None:
        self._roles = tuple(pool)
        self._copies = tuple(max(0, count) for count in pool.values())
        self._now = list(range(seats))
        self._logs = [[[0.0] * len(pool) for _ in range(seats)] for _ in range(goals)]
        self._grow()

    @property
    def now(self) -> Sequence[int]:
        """The slot of every seat."""
        return self._now

    def clue(self, seat: Seat, tables: Sequence[Mapping[CardId, float]]) -> None:
        """Count in what a move says about its seat, for one place of the treasure or each."""
        if seat >= len(self._now):
            return
        for goal, logs in enumerate(self._logs):
            table = tables[min(goal, len(tables) - 1)]
            self._add(logs[self._now[seat]], [table.get(role, 0.0) for role in self._roles])

    def aim(
        self, seat: Seat, target: Seat, table: PairTable, believed: Mapping[Seat, Odds]
    ) -> None:
        """Count in what a move says about two seats: each by the expectation over the other."""
        if max(seat, target) >= len(self._now):
            return
        mirrored = {(them, us): value for (us, them), value in table.items()}
        actor = [expected(table, role, believed[target]) for role in self._roles]
        aimed = [expected(mirrored, role, believed[seat]) for role in self._roles]
        for logs in self._logs:
            self._add(logs[self._now[seat]], actor)
            self._add(logs[self._now[target]], aimed)

    @staticmethod
    def _add(logs: list[float], more: Sequence[float]) -> None:
        for index, value in enumerate(more):
            logs[index] += value

    def swap(self, seat: Seat) -> None:
        """A seat is dealt another card: the evidence so far stays with the old one."""
        if seat >= len(self._now):
            return
        for logs in self._logs:
            logs.append([0.0] * len(self._roles))
        self._now[seat] = len(self._logs[0]) - 1
        self._grow()

    def _grow(self) -> None:
        """More of every card, where more slots were dealt than there are cards."""
        slots = len(self._logs[0])
        while sum(self._copies) < slots:
            self._copies = tuple(count + slots for count in self._copies)

    # -- the posterior -----------------------------------------------------------------------------

    def posterior(
        self,
        known: Mapping[int, CardId],
        goals: Sequence[float],
        absent: Mapping[CardId, int] | None = None,
    ) -> Posterior:
        """The posterior for slots whose role is known, and chances of goals."""
        del absent
        chains, odds = self._chains(known, goals)
        marginals = [chain.marginals() for chain in chains]
        mixed = {
            seat: self._named(
                [
                    sum(
                        share * found[slot][role]
                        for share, found in zip(odds, marginals, strict=True)
                    )
                    for role in range(len(self._roles))
                ]
            )
            for seat, slot in enumerate(self._now)
        }
        by_goal = self._by_goal(odds, len(chains))

        def draw(dice: Random) -> World:
            index = pick(odds, dice)
            held = chains[index].sample(dice)
            goal = index if len(chains) > 1 else pick(by_goal, dice)
            return World(tuple(self._roles[held[slot]] for slot in self._now), goal)

        if len(chains) == 1 and len(goals) == len(self._logs):
            by_goal = shares(goals)
        return Posterior(mixed, by_goal, draw)

    def _by_goal(self, odds: Sequence[float], chains: int) -> tuple[float, ...]:
        return tuple(odds) if chains > 1 else shares([1.0] * len(self._logs))

    def _named(self, weights: Sequence[float]) -> Mapping[CardId, float]:
        return dict(zip(self._roles, shares(weights), strict=True))

    def _chains(
        self, known: Mapping[int, CardId], goals: Sequence[float]
    ) -> tuple[list[Chain], tuple[float, ...]]:
        """One chain, or one for each place of the treasure that makes a difference."""
        logs = self._logs if any(line != self._logs[0] for line in self._logs) else self._logs[:1]
        tops = [max(max(line[slot]) for line in logs) for slot in range(len(logs[0]))]
        chains = [Chain(self._copies, self._weights(line, tops, known)) for line in logs]
        if not any(chain.fits for chain in chains):
            flat = [[1.0] * len(self._roles)] * len(self._logs[0])
            return [Chain(self._copies, flat)], (1.0,)
        prior = goals if len(goals) == len(chains) and any(goals) else (1.0,) * len(chains)
        totals = [
            chain.log_total + log(odds) if chain.fits and odds > 0 else float("-inf")
            for chain, odds in zip(chains, prior, strict=True)
        ]
        return chains, shares(weights_of(totals))

    def _weights(
        self, logs: Sequence[Sequence[float]], tops: Sequence[float], known: Mapping[int, CardId]
    ) -> list[list[float]]:
        """The weight of every role in every slot, on a scale that all places have in common."""
        found = []
        for slot, (line, top) in enumerate(zip(logs, tops, strict=True)):
            weights = [exp(max(_LEAST, value - top)) for value in line]
            card = known.get(slot, "")
            if card in self._roles:
                pairs = zip(self._roles, weights, strict=True)
                weights = [weight if role == card else 0.0 for role, weight in pairs]
            found.append(weights)
        return found
