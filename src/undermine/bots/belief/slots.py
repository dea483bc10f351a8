"""Slots: the roles of many seats by dynamic programming over how many cards of each role are dealt.

A slot is a dwarf card that was dealt: one per seat, and one more for every hat that was swapped.
Cards are dealt without replacement, so the weight of the first slots depends on the rest only by
the number of cards of each role that they use. Marginals and joint samples are exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from operator import mul
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
    """The dynamic programme over some slots in a row, with a weight for each slot and role."""

    def __init__(
        self,
        steps: Sequence[Layer],
        weights: Sequence[Sequence[float]],
        start: Sequence[float] = (1.0,),
    ) -> None:
        self._steps = steps
        self._weights = weights
        self._forward: list[Sequence[float]] = [start]
        self.log_scale = 0.0
        for layer, by_role in zip(steps, weights, strict=True):
            self._extend(layer, by_role)

    @property
    def ends(self) -> Sequence[float]:
        """The weight of every state after the last slot, up to the scale."""
        return self._forward[-1]

    def _extend(self, layer: Layer, weights: Sequence[float]) -> None:
        """One slot more; numbers are scaled so that they stay near 1."""
        before, after = self._forward[-1], [0.0] * layer.size
        for edges, weight in zip(layer.edges, weights, strict=True):
            if weight > 0:
                for start, to, left in edges:
                    after[to] += before[start] * left * weight
        most = max(after, default=0.0) or 1.0
        self.log_scale += log(most)
        self._forward.append([value / most for value in after])

    def marginals(self, behind: Sequence[float]) -> tuple[list[tuple[float, ...]], Sequence[float]]:
        """The probability of every role in every slot, and the weight of all before the first.

        `behind` is the weight of what follows, for every state after the last slot.
        """
        found = []
        for index in range(len(self._weights) - 1, -1, -1):
            before, layer = self._forward[index], self._steps[index]
            ahead, mass = [0.0] * len(before), []
            for edges, weight in zip(layer.edges, self._weights[index], strict=True):
                total = 0.0
                if weight > 0:
                    for start, to, left in edges:
                        passed = left * weight * behind[to]
                        ahead[start] += passed
                        total += before[start] * passed
                mass.append(total)
            found.append(shares(mass))
            most = max(ahead, default=0.0) or 1.0
            behind = [value / most for value in ahead]
        return found[::-1], behind

    def sample(self, at: int, dice: Random) -> tuple[list[int], int]:
        """The role of every slot, drawn backwards from a state after the last; where it began."""
        roles: list[int] = []
        for index in range(len(self._weights) - 1, -1, -1):
            before = self._forward[index]
            ways = [
                (before[start] * left * weight, role, start)
                for role, weight in enumerate(self._weights[index])
                for start, to, left in self._steps[index].edges[role]
                if to == at
            ]
            _, role, at = ways[pick([way[0] for way in ways], dice)]
            roles.append(role)
        return roles[::-1], at


class Tree:
    """The dynamic programme over all slots: one trunk, and a branch for each place of the treasure.

    Slots whose evidence is the same for all places come first, so that they are counted once.
    """

    def __init__(
        self,
        copies: tuple[int, ...],
        by_goal: Sequence[Sequence[Sequence[float]]],
        goals: Sequence[float],
    ) -> None:
        slots = range(len(by_goal[0]))
        self._forked = [s for s in slots if any(by[s] != by_goal[0][s] for by in by_goal)]
        self._shared = [s for s in slots if s not in self._forked]
        steps, cut = layers(copies, len(slots)), len(self._shared)
        self._trunk = Chain(steps[:cut], [by_goal[0][s] for s in self._shared])
        self._branches = [
            Chain(steps[cut:], [by[s] for s in self._forked], self._trunk.ends) for by in by_goal
        ]
        self.odds = self._odds(goals)

    @property
    def fits(self) -> bool:
        """At least one way to deal the roles has a weight above 0."""
        return any(any(branch.ends) for branch in self._branches)

    def _odds(self, goals: Sequence[float]) -> tuple[float, ...]:
        """The probability of each place of the treasure."""
        logs = [
            branch.log_scale + log(sum(branch.ends)) + log(odds)
            if odds > 0 and any(branch.ends)
            else float("-inf")
            for branch, odds in zip(self._branches, goals, strict=True)
        ]
        return shares(weights_of(logs))

    def marginals(self) -> list[tuple[float, ...]]:
        """The probability of every role in every slot."""
        found: dict[int, tuple[float, ...]] = {}
        ends = self._trunk.ends
        mixed, parts = [0.0] * len(ends), []
        for branch, odds in zip(self._branches, self.odds, strict=True):
            if odds > 0:
                inner, behind = branch.marginals([1.0] * len(branch.ends))
                parts.append((odds, inner))
                total = sum(map(mul, ends, behind)) or 1.0
                mixed = [old + odds * new / total for old, new in zip(mixed, behind, strict=True)]
        for index, slot in enumerate(self._forked):
            columns = zip(*([odds * x for x in inner[index]] for odds, inner in parts), strict=True)
            found[slot] = shares([sum(column) for column in columns])
        found.update(zip(self._shared, self._trunk.marginals(mixed)[0], strict=True))
        return [found[slot] for slot in sorted(found)]

    def sample(self, dice: Random) -> tuple[list[int], int]:
        """The role of every slot and the place of the treasure, from the joint distribution."""
        goal = pick(self.odds, dice)
        branch = self._branches[goal]
        forked, at = branch.sample(pick(branch.ends, dice), dice)
        shared, _ = self._trunk.sample(at, dice)
        drawn = dict(zip((*self._shared, *self._forked), (*shared, *forked), strict=True))
        return [drawn[slot] for slot in sorted(drawn)], goal


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

    def aims(
        self,
        seat: Seat,
        pairs: Sequence[tuple[Seat, PairTable]],
        believed: Mapping[Seat, Odds],
    ) -> None:
        """Count in what a move says about pairs of seats: each by what is expected of the other."""
        for target, table in pairs:
            if max(seat, target) < len(self._now) and table:
                self._aim(seat, target, table, believed)

    def _aim(
        self, seat: Seat, target: Seat, table: PairTable, believed: Mapping[Seat, Odds]
    ) -> None:
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
        prior = goals if len(goals) == len(self._logs) and any(goals) else [1.0] * len(self._logs)
        tree = self._tree(known, prior)
        marginals = tree.marginals()
        found = {seat: self._named(marginals[slot]) for seat, slot in enumerate(self._now)}

        def draw(dice: Random) -> World:
            held, goal = tree.sample(dice)
            return World(tuple(self._roles[held[slot]] for slot in self._now), goal)

        return Posterior(found, tree.odds, draw)

    def _named(self, chances: Sequence[float]) -> Odds:
        return dict(zip(self._roles, chances, strict=True))

    def _tree(self, known: Mapping[int, CardId], goals: Sequence[float]) -> Tree:
        """The programme for these facts; where nothing fits, for the deal alone."""
        tops = [max(max(line[slot]) for line in self._logs) for slot in range(len(self._logs[0]))]
        tree = Tree(self._copies, [self._weights(x, tops, known) for x in self._logs], goals)
        if tree.fits:
            return tree
        flat = [[1.0] * len(self._roles)] * len(self._logs[0])
        return Tree(self._copies, [flat] * len(self._logs), goals)

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
