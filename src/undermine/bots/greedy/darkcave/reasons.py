"""Reasons in The Dark Cave: what the terms of an evaluation say about a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from undermine.bots.greedy.advice import (
    Candidate,
    Detail,
    Explanation,
    about_seat,
    plain,
    prices,
)
from undermine.bots.greedy.darkcave.distance import TOO_FAR
from undermine.bots.greedy.darkcave.evaluate import evaluate_action, step_terms
from undermine.bots.greedy.darkcave.features import DarkCaveFeatures
from undermine.bots.greedy.evaluation import Terms
from undermine.bots.greedy.walking import Routes, WalkingExplanation, destination, why_pass
from undermine.bots.hints import Reason
from undermine.core.actions import Orient, Place
from undermine.core.board import Board, Mark
from undermine.core.grid import Spot
from undermine.core.state import Action, Seat
from undermine.core.walking import Route, Stop, Walk, routes
from undermine.games.darkcave.actions import (
    AskAxe,
    ChooseTurn,
    Collapse,
    Cut,
    Endure,
    Lure,
    Prowl,
    Spin,
    SpyGoal,
    Strike,
)
from undermine.games.darkcave.aids import PROWLING
from undermine.games.darkcave.ballots import CastVote
from undermine.games.darkcave.beasts import beast_of
from undermine.games.darkcave.table import EXIT
from undermine.games.darkcave.walking import GAIT

_STEP: Final = 0.01
"""A creature attacks the nearer one of two equally good victims."""


class DarkCaveExplanation(WalkingExplanation[DarkCaveFeatures]):
    """The explanation of a decision; during a walk the candidates are places to walk to."""

    def routes(self) -> Routes:
        """The routes of the own dwarf, or of the creature that prowls."""
        return _routes(self.features)

    def walk_terms(self, to: Spot, way: Route) -> Terms | None:
        """The evaluation of a walk; a creature walks only to dwarves that it can attack."""
        if isinstance(self.features.view.agenda[-1], Prowl):
            return self._attack_terms(to, way)
        return None if self.features.distance(to) >= TOO_FAR else walk_terms(self.features, way)

    def _attack_terms(self, to: Spot, way: Route) -> Terms | None:
        victims = self.features.victims(to)
        if not victims:
            return None
        return {"attacks": self.features.attack_value(victims) - _STEP * (len(way.steps) - 1)}

    def reasons(self, candidate: Candidate) -> Sequence[Reason]:
        """What speaks for a candidate; for staying and enduring, that nothing else is better."""
        found = super().reasons(candidate)
        if found:
            return found
        if isinstance(candidate.action, Stop):
            is_beast = isinstance(self.features.view.agenda[-1], Prowl)
            return [Reason("no-victim" if is_beast else "stays-in-cave")]
        return [Reason("keeps-axe")] if isinstance(candidate.action, Endure) else []


def _routes(features: DarkCaveFeatures) -> Routes:
    due = features.view.agenda[-1]
    if isinstance(due, Prowl):
        beast = beast_of(features.table, due.creature)
        assert beast is not None
        return routes(PROWLING, features.rules, features.table, beast.at, due.left)
    assert isinstance(due, Walk)
    here = features.table.pawn[features.me]
    assert here is not None
    return routes(GAIT, features.rules, features.table, here, due.left)


def walk_terms(features: DarkCaveFeatures, way: Route) -> Terms:
    """The evaluation of a walk: that of its steps, of which only the last can take gold."""
    here = features.table.pawn[features.me]
    assert here is not None
    sums = {"walks": 0.0, "vein": 0.0, "toll": 0.0, "creature": 0.0}
    for to in way.steps:
        terms = step_terms(features, here, to)
        sums = {name: terms[name] + sums[name] for name in sums}
        sums["vein"] = terms["vein"]
        here = to
    return sums


# -- paths and webs --------------------------------------------------------------------------------


def _knows_exit(features: DarkCaveFeatures) -> bool:
    return max(features.odds.values()) == 1


def _me(features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
    key = "exit-nearer" if _knows_exit(features) else "goal-nearer"
    steps = round(candidate.terms["me"])
    return [Reason(key, {"steps": steps})] if steps > 0 else []


def _board_after(features: DarkCaveFeatures, action: Action) -> Board:
    board, due = features.board, features.view.agenda[-1]
    match action:
        case Place():
            return board.put(action.at, features.rules.cards.tile(action.tile))
        case Collapse():
            return board.take(action.at)
        case Spin():
            return board.mark(action.at, Mark(action.card, features.me, 2))
        case Cut():
            return board.unmark(action.at)
        case Orient():
            assert isinstance(due, ChooseTurn)
            tile = features.rules.cards.tile(action.tile)
            return board.put(features.corners[due.corner], tile)
    raise AssertionError(f"{action} leaves the board as it is")


def _about_side(key: str, *, ally: bool) -> Detail:
    """A reason that names the seat whose way an action changes most."""

    def detail(features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
        gains = features.gains_by_seat(_board_after(features, candidate.action))
        side = {seat: gain for seat, gain in gains.items() if features.is_with_me(seat) == ally}
        side.pop(features.me, None)
        return [Reason(key, {"seat": max(side, key=lambda seat: side[seat]) + 1})]

    return detail


def _looks(_features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
    assert isinstance(candidate.action, SpyGoal)
    return [Reason("looks-exit", {"goal": candidate.action.corner + 1})]


# -- moving ----------------------------------------------------------------------------------------


def _walks(features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
    to = destination(_routes(features), candidate)
    return [_arrival(features, candidate, to), *_avoided(features, to), *prices(candidate)]


def _arrival(features: DarkCaveFeatures, candidate: Candidate, to: Spot) -> Reason:
    tile = features.board.tiles[to.cell]
    if not tile.open:
        return Reason("opens-goal", {"goal": features.corners.index(to.cell) + 1})
    if EXIT in tile.face.spaces[to.space].traits:
        return Reason("leaves-cave")
    key = "walks-exit" if _knows_exit(features) else "walks-goal"
    return Reason(key, {"steps": max(1, round(candidate.terms["walks"]))})


def _avoided(features: DarkCaveFeatures, to: Spot) -> Sequence[Reason]:
    """A creature that stands on the way to a place that would be better if it were not there."""
    fearless = features.distances_without_beasts
    kinds = {
        beast.kind
        for spot, way in _routes(features).items()
        for beast in features.table.beasts
        if beast.at in way.steps and fearless.get(spot, TOO_FAR) < fearless.get(to, TOO_FAR)
    }
    return [Reason("avoids", {"beast": min(kinds)})] if kinds else []


def _attacks(features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
    due = features.view.agenda[-1]
    assert isinstance(due, Prowl)
    to = destination(_routes(features), candidate)
    seat = _most_against(features, features.victims(to))
    return [Reason("attacks", {"seat": seat + 1, "creature": due.creature})]


def _most_against(features: DarkCaveFeatures, victims: Sequence[Seat]) -> Seat:
    others = [seat for seat in victims if seat != features.me]
    return min(others or victims, key=lambda seat: features.alignments.get(seat, 1.0))


def _lures(features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
    """The dwarf that the creature would attack."""
    assert isinstance(candidate.action, Lure)
    card = features.rules.cards[candidate.action.card]
    attack = features.lured_attack(candidate.action.card, candidate.action.at)
    seat = _most_against(features, attack.victims)
    return [Reason("lures", {"seat": seat + 1, "creature": card.words["creature"][0]})]


# -- axes ------------------------------------------------------------------------------------------


def _saves_me(features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
    return [Reason("saves-me", {"creature": _attacker(features, candidate)})]


def _attacker(features: DarkCaveFeatures, candidate: Candidate) -> str:
    due = features.view.agenda[-1]
    if isinstance(candidate.action, Strike):
        return candidate.action.creature
    assert isinstance(due, CastVote)
    return due.creature


def _saves_others(features: DarkCaveFeatures, candidate: Candidate) -> Sequence[Reason]:
    due = features.view.agenda[-1]
    assert isinstance(due, AskAxe | CastVote)
    others = [seat for seat in due.victims if seat != features.me]
    friend = max(others, key=lambda seat: features.alignments[seat])
    args = {"seat": friend + 1, "creature": _attacker(features, candidate)}
    return [Reason("saves-ally", args)]


DETAILS: Final[Mapping[str, Detail]] = {
    "me": _me,
    "allies": _about_side("helps-ally", ally=True),
    "rivals": _about_side("slows-rival", ally=False),
    "looks": _looks,
    "spies": about_seat("spies"),
    "poor-hand": about_seat("poor-hand"),
    "boots": plain("boots"),
    "axe": plain("axe"),
    "helps-ally": about_seat("equips-ally"),
    "walks": _walks,
    "vein": plain("vein"),
    "at-vein": plain("at-vein"),
    "attacks": _attacks,
    "lures": _lures,
    "saves-me": _saves_me,
    "saves-others": _saves_others,
    "takes-gold": plain("takes-gold"),
}
"""What each term says."""


def explain(features: DarkCaveFeatures) -> Explanation:
    """The candidates and reasons of a decision."""
    return DarkCaveExplanation(features, evaluate_action, DETAILS, why_pass)
