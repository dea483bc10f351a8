"""Level 5, the old dwarf: looks ahead before it decides, by playouts or with a net.

Where a net plays well enough (`NETS`, or nets of one's own), its best actions are tried in worlds
that the seat holds possible, all in the same worlds with the same dice. After each part of the
budget the worse half is given up. Everywhere else `lookahead` does the same by rules of thumb.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import ceil, exp, log, log2
from random import Random
from typing import Any, Final

from undermine.bots.belief import Belief
from undermine.bots.budget import Budget, TimeBudget, read_budget
from undermine.bots.learned.net_bot import NetBot
from undermine.bots.learned.worlds import Worlds
from undermine.bots.levels.lookahead import LookaheadBot
from undermine.core.state import Action, Event, Seat, View
from undermine.games import load
from undermine.net.players import Answer, NetPlayer, has_own_nets

SECONDS: Final = 0.22
"""The time of a decision, without what is under way when it is over."""
NODES: Final = 1200
"""The most nodes: an action that is tried is one, and each position that a net is asked about."""
CANDIDATES: Final = 8
LEAST_CHANCE: Final = 0.002
"""An action that the net finds less likely is not tried."""
TRUST: Final = 12.0
"""What one unit of worth counts beside the logarithm of a probability."""
NETS: Final = frozenset({"saboteur"})
"""The games in which the net of the package finds better actions than playouts do."""


class Candidate:
    """An action that is tried."""

    def __init__(self, place: int, number: int, prior: float) -> None:
        self.place = place
        self.number = number
        self.prior = prior
        self._total = 0.0
        self._worlds = 0

    def add(self, worth: float) -> None:
        """It was tried in one more world."""
        self._total += worth
        self._worlds += 1

    @property
    def score(self) -> float:
        """What the net thinks of it, and what it was worth."""
        return self.prior + (TRUST * self._total / self._worlds if self._worlds else 0.0)


class OldDwarfBot(NetBot):
    """Searches; a number after the style is a budget of nodes instead of time.

    >>> OldDwarfBot("any-seed", "patient/400").styles
    (1.0,)
    """

    name = "old-dwarf"

    def __init__(self, seed: str, style: str = "", budget: Budget | None = None) -> None:
        named, nodes = read_budget(style)
        super().__init__(seed, named)
        self.budget = budget or nodes or TimeBudget(SECONDS, NODES)
        self._by_playouts = LookaheadBot(seed, style, budget)

    @property
    def searches_with_net(self) -> bool:
        """A net proposes and judges, and not rules of thumb."""
        return load(self._rules).name in NETS or has_own_nets()

    def begin(self, seat: Seat, rules: str) -> None:
        """Take a seat, with both ways to search."""
        super().begin(seat, rules)
        self._by_playouts.begin(seat, rules)

    def see(self, events: Sequence[Event]) -> None:
        """Receive events."""
        super().see(events)
        self._by_playouts.see(events)

    def remember(self, events: Sequence[Event], belief: Belief) -> None:
        """Go on with a belief that has seen all events so far."""
        super().see(events)
        self._by_playouts.remember(events, belief)

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Search with the net or by playouts."""
        if self.searches_with_net:
            return super().choose(view, legal)
        chosen = self._by_playouts.choose(view, legal)
        self.obstacle = self._by_playouts.obstacle
        return chosen

    @property
    def is_timed(self) -> bool:
        """The clock decides how far it looks, so it need not choose the same twice."""
        return self.budget.is_timed

    def decide(self, player: NetPlayer, view: View[Any], legal: Sequence[Action]) -> Action:
        """The action with the best score after the budget is spent."""
        self.budget.begin()
        answer = player.answer(view, legal, self._history, self.styles)
        left = candidates(answer, [player.sight.kernel.number(action) for action in legal])
        if len(left) == 1:
            return legal[left[0].place]
        worlds = Worlds(player.sight.rules, view, odds_of(player, view, answer), self._dice(answer))
        spent, parts = 0, ceil(log2(len(left)))
        for part in range(1, parts + 1):
            while True:
                spent += self._try(player, worlds, left)
                if self.budget.share(spent) >= part / parts:
                    break
            left = sorted(left, key=_by_score)[: max(1, (len(left) + 1) // 2)]
        return legal[left[0].place]

    def _try(self, player: NetPlayer, worlds: Worlds, left: Sequence[Candidate]) -> int:
        """Try all candidates that are left in one more world; the nodes that were spent."""
        before = player.search.nodes
        world = player.sight.read(worlds.draw(), self._history)
        numbers = [candidate.number for candidate in left]
        seed = worlds.roll()
        for candidate, worth in zip(
            left, player.search.worths(world, numbers, self.styles, seed), strict=True
        ):
            candidate.add(worth)
        return player.search.nodes - before + len(left)

    def _dice(self, answer: Answer) -> Random:
        """Dice that depend on nothing but the seed and what the seat may know."""
        told = f"{self._seed} {answer}".encode()
        return Random(hashlib.sha256(told).digest())  # noqa: S311 (a game, no secret)


def _by_score(candidate: Candidate) -> tuple[float, int]:
    return -candidate.score, candidate.place


def candidates(answer: Answer, numbers: Sequence[int]) -> list[Candidate]:
    """The likeliest actions by the net."""
    top = max(answer.logits)
    total = log(sum(exp(logit - top) for logit in answer.logits)) + top
    order = sorted(range(len(numbers)), key=lambda place: (-answer.logits[place], place))
    made = [
        Candidate(place, numbers[place], answer.logits[place] - total)
        for place in order[:CANDIDATES]
    ]
    return [one for one in made if one.prior >= log(LEAST_CHANCE)] or made[:1]


def odds_of(player: NetPlayer, view: View[Any], answer: Answer) -> dict[int, dict[str, float]]:
    """What the net believes of the roles of all seats."""
    seats = view.table.seats
    return {
        (view.seat + step) % seats: dict(zip(player.role_cards, chances, strict=True))
        for step, chances in enumerate(answer.roles)
    }
