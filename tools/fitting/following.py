"""Following a trace with a belief of a spectator, knowing the truth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tools.fitting.traces import Trace
from undermine.bots.belief import Belief, Posterior
from undermine.bots.belief.clues import Clue
from undermine.core.actions import RoundBegan
from undermine.core.dealing import Dealt
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, CardId, Event, Seat
from undermine.core.view import project


class Truth:
    """The roles of all seats, and the place of the treasure."""

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules
        self.roles: dict[Seat, CardId] = {}
        self.goal = 0

    def see(self, event: Event) -> None:
        """Follow the cards that are dealt."""
        if isinstance(event, RoundBegan):
            self.roles = {}
        if isinstance(event, Dealt) and event.target.startswith("role"):
            self.roles[int(event.target.removeprefix("role")) - 1] = event.cards[0]
        if isinstance(event, Dealt) and event.target.startswith("goal"):
            is_treasure = self._rules.cards[event.cards[0]].numbers.get("treasure")
            self.goal = int(event.target.removeprefix("goal")) - 1 if is_treasure else self.goal


class Step(NamedTuple):
    """A clue, who is who when it was given, and what everybody believes after it."""

    clue: Clue
    roles: dict[Seat, CardId]
    goal: int
    believed: Posterior | None
    deal: dict[Seat, float]
    """The chance of each seat to be a suspect, as it was dealt."""


def follow(
    rules: Ruleset[Any, Any], belief: Belief, trace: Trace, every: int = 0
) -> Iterator[Step]:
    """Every clue of a game; the posterior at every so many of them."""
    truth, count = Truth(rules), 0
    for event in trace.events:
        roles, before = dict(truth.roles), belief.last_clue
        belief.see([project(rules.cards, event, SPECTATOR)])
        truth.see(event)
        clue = belief.last_clue
        if clue is not None and clue is not before:
            count += 1
            asked = every and count % every == 0
            deal = {seat: belief.suspect_share(odds) for seat, odds in belief.at_deal().items()}
            yield Step(clue, roles, truth.goal, belief.public() if asked else None, deal)
