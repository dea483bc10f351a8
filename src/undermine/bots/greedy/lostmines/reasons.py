"""Reasons in The Lost Mines: what the terms of an evaluation say about a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from undermine.bots.greedy.advice import (
    Candidate,
    Detail,
    Explanation,
    about_seat,
    plain,
    prices,
)
from undermine.bots.greedy.evaluation import Terms
from undermine.bots.greedy.lostmines.distance import FAR
from undermine.bots.greedy.lostmines.evaluate import (
    LOST_CARD,
    change_of,
    evaluate_action,
    is_at_treasure,
    walk_routes,
)
from undermine.bots.greedy.lostmines.features import Group, LostMinesFeatures
from undermine.bots.greedy.walking import Routes, WalkingExplanation, destination, why_pass
from undermine.bots.hints import Reason
from undermine.core.actions import Place
from undermine.core.grid import Cell, Spot
from undermine.core.state import Action, Seat, is_unknown
from undermine.core.walking import Route, Stop
from undermine.games.lostmines.actions import Bridge, Pick, Scout
from undermine.games.lostmines.table import sheet, treasure


class LostMinesExplanation(WalkingExplanation[LostMinesFeatures]):
    """The explanation of a decision; during a walk the candidates are places to walk to."""

    def routes(self) -> Routes:
        """The routes of the own dwarf; at a treasure it does not walk on."""
        return {} if is_at_treasure(self.features) else walk_routes(self.features)

    def walk_terms(self, to: Spot, way: Route) -> Terms | None:
        """The cost that a walk saves, less its price; None where no way leads on."""
        left = self.features.cost_left(to.cell)
        if left >= FAR:
            return None
        saved = float(self.features.cost_left(self.features.spot.cell)) - left
        return {"walks": saved, "price": -LOST_CARD * len(way.price)}

    def reasons(self, candidate: Candidate) -> Sequence[Reason]:
        """What speaks for a candidate; for staying, that every step leads away."""
        found = super().reasons(candidate)
        return found or ([Reason("stays")] if isinstance(candidate.action, Stop) else [])


def _evaluate(features: LostMinesFeatures, action: Action) -> Terms:
    """How good an action is; staying is compared with whole walks, so it is worth 0."""
    if not isinstance(action, Stop):
        return evaluate_action(features, action)
    return {"at-treasure": 1.0} if is_at_treasure(features) else {}


class Way(NamedTuple):
    """The cheapest way from a cell to a mine."""

    mine: int
    """The number of the mine, from 1."""
    steps: int
    cards: int
    """How many cards are missing on it."""


def way_from(features: LostMinesFeatures, cell: Cell) -> Way:
    """The cheapest way from a cell: follow the falling costs."""
    steps = cards = 0
    while features.goals.get(cell, FAR) != features.to_goal[cell]:
        cell = _next_cell(features, cell)
        steps += 1
        cards += cell not in features.table.board.tiles
    return Way(sheet(features.rules).fields.mines.index(cell) + 1, steps, cards)


def _next_cell(features: LostMinesFeatures, cell: Cell) -> Cell:
    costs = {to: cost + features.to_goal.get(to, FAR) for to, cost in features.graph.out[cell]}
    return min(costs, key=lambda to: costs[to])


# -- cards -----------------------------------------------------------------------------------------


def _me(features: LostMinesFeatures, candidate: Candidate) -> Sequence[Reason]:
    action = candidate.action
    if isinstance(action, Bridge):
        return [Reason("bridges", {"mine": way_from(features, features.spot.cell).mine})]
    assert isinstance(action, Place)
    beyond = features.beyond(features.own, action.tile, action.at)
    mine = way_from(features, beyond).mine
    return [Reason("shortens", {"mine": mine, "steps": round(candidate.terms["me"])})]


def _about_group(key: str, *, ally: bool) -> Detail:
    """A reason that names the seat of the group that an action concerns most."""

    def detail(features: LostMinesFeatures, candidate: Candidate) -> Sequence[Reason]:
        change = change_of(features, candidate.action)
        groups = [group for group in features.groups if (group.alignment > 0) == ally]
        most = max(groups, key=lambda group: group.alignment * change(group))
        return [Reason(key, {"seat": _seat_in(features, most) + 1})]

    return detail


def _seat_in(features: LostMinesFeatures, group: Group) -> Seat:
    """The seat of a group that is most surely what the group counts as."""
    inside = [
        seat
        for seat in features.alignments
        if (spot := features.table.pawn[seat]) is not None and spot.cell == group.cell
    ]
    sign = 1 if group.alignment > 0 else -1
    return max(inside, key=lambda seat: sign * features.alignments[seat])


def _scouts(_features: LostMinesFeatures, candidate: Candidate) -> Sequence[Reason]:
    assert isinstance(candidate.action, Scout)
    return [Reason("scouts", {"mine": candidate.action.mine + 1})]


# -- walking and treasures -------------------------------------------------------------------------


def _walks(features: LostMinesFeatures, candidate: Candidate) -> Sequence[Reason]:
    to = destination(walk_routes(features), candidate)
    way = way_from(features, to.cell)
    if way.steps == 0:
        is_open = features.table.board.tiles[to.cell].open
        key, args = "reaches-mine" if is_open else "opens-mine", {"mine": way.mine}
    else:
        key, args = "nearer-mine", way._asdict()
    return [Reason(key, args), *prices(candidate)]


def _treasure(features: LostMinesFeatures, candidate: Candidate) -> Sequence[Reason]:
    assert isinstance(candidate.action, Pick)
    (card,) = features.view.piles[treasure(candidate.action.treasure)].cards
    points = features.treasure_value(candidate.action.treasure)
    if is_unknown(card):
        return [Reason("treasure-unknown", {"points": round(points)})]
    return [Reason("treasure-known", {"points": round(points)})]


DETAILS: Final[Mapping[str, Detail]] = {
    "me": _me,
    "allies": _about_group("helps-ally", ally=True),
    "rivals": _about_group("slows-rival", ally=False),
    "scouts": _scouts,
    "appraises": plain("appraises"),
    "spies": about_seat("spies"),
    "walks": _walks,
    "at-treasure": plain("at-treasure"),
    "treasure": _treasure,
}
"""What each term says."""


def explain(features: LostMinesFeatures) -> Explanation:
    """The candidates and reasons of a decision."""
    return LostMinesExplanation(features, _evaluate, DETAILS, why_pass)
