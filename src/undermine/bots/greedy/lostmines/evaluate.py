"""Evaluation of actions in The Lost Mines: one step nearer to a treasure is worth 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undermine.bots.greedy.evaluation import Evaluation, by_type
from undermine.bots.greedy.lostmines.distance import CARD, FAR
from undermine.bots.greedy.lostmines.features import Group, LostMinesFeatures
from undermine.core.actions import Discard, Place
from undermine.core.grid import Cell, Edge, beside
from undermine.core.state import Action, CardId, Event, View, is_unknown
from undermine.core.walking import Step, Stop, Walk, routes
from undermine.games.lostmines.actions import (
    Appraise,
    Bridge,
    Leave,
    Pick,
    Scout,
    Snare,
    Spy,
    Storm,
    Troll,
)
from undermine.games.lostmines.mines import kind_at
from undermine.games.lostmines.table import LostMinesRules, LostMinesTable, mine, role, treasure
from undermine.games.lostmines.walking import GAIT

_ALLIES: Final = 0.3
_OPPONENTS: Final = 0.25
"""Weights of the distance of allies and of opponents; the own distance has weight 1."""
_NEAR: Final = 4
"""A troll delays only groups within this cost."""
_LOST_CARD: Final = 2
"""The cost of a card that a route takes."""
_CARD_VALUES: Final = {"path": 0.5, "action": 0.3}
_PASSING: Final = 0.6
"""The cost of a turn without a play."""


class LostMinesEvaluator:
    """Evaluates for the side of the seat, or for itself; cards on the table say who is who."""

    def __init__(self, rules: LostMinesRules) -> None:
        self._rules = rules

    def see(self, events: Sequence[Event]) -> None:
        """Ignore events: everything that matters is in the view."""

    def evaluation(self, view: View[LostMinesTable]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""
        features = LostMinesFeatures(self._rules, view)
        return lambda action: evaluate_action(features, action)


def _weighted(features: LostMinesFeatures, change: Callable[[Group], float]) -> float:
    """The sum of a change over the own dwarf and all groups, each with its weight."""
    others = [
        (_ALLIES if group.alignment > 0 else _OPPONENTS) * group.alignment * change(group)
        for group in features.groups
    ]
    return change(features.own) + sum(others)


# -- cards -----------------------------------------------------------------------------------------


def _place(features: LostMinesFeatures, action: Place) -> float:
    return _weighted(features, lambda group: features.gain(group, action.tile, action.at)) - 0.1


def _bridge(features: LostMinesFeatures, action: Bridge) -> float:
    return _weighted(features, lambda group: CARD * features.is_on_way(group, action.at)) - 0.2


def _storm(features: LostMinesFeatures, action: Storm) -> float:
    return _weighted(features, lambda group: -CARD * features.is_on_way(group, action.at)) - 0.5


def _ends(way: Edge) -> tuple[Cell, Cell]:
    return way.cell, beside(way.cell, way.side)


def _snare(features: LostMinesFeatures, action: Snare) -> float:
    one, other = _ends(action.at)
    crossed = _weighted(features, lambda group: -2.0 * features.crosses(group, one, other))
    return crossed - 0.3


def _troll(features: LostMinesFeatures, action: Troll) -> float:
    one, other = _ends(action.at)

    def delay(group: Group) -> float:
        is_near = min(group.costs.get(one, FAR), group.costs.get(other, FAR)) <= _NEAR
        return -2.5 * (is_near and features.crosses(group, one, other))

    return _weighted(features, delay) - 0.3


def _scout(features: LostMinesFeatures, action: Scout) -> float:
    (card,) = features.view.piles[mine(action.mine)].cards
    return 1.2 if is_unknown(card) else -1.0


def _appraise(features: LostMinesFeatures, action: Appraise) -> float:
    (card,) = features.view.piles[treasure(action.treasure)].cards
    return 0.3 if is_unknown(card) else -1.0


def _spy(features: LostMinesFeatures, action: Spy) -> float:
    (card,) = features.view.piles[role(action.seat)].cards
    return 0.5 if is_unknown(card) and features.side else -1.0


def _discard(features: LostMinesFeatures, action: Discard) -> float:
    return -_PASSING - sum(_card_value(features, card) for card in action.cards)


def _card_value(features: LostMinesFeatures, card: CardId) -> float:
    return _CARD_VALUES[features.rules.cards[card].kind]


# -- walking ---------------------------------------------------------------------------------------


def _step(features: LostMinesFeatures, action: Step) -> float:
    return float(_first_step(features) == action)


def _stop(features: LostMinesFeatures, action: Stop) -> float:
    return float(_first_step(features) == action)


def _first_step(features: LostMinesFeatures) -> Action:
    """The first step towards the cheapest spot in reach; stop where a treasure is left."""
    item = features.view.agenda[-1]
    assert isinstance(item, Walk), "a step is chosen during a walk"
    spot = features.spot
    if features.treasures_left[kind_at(features.rules, features.table.board, spot)]:
        return Stop()
    best, first = float(features.cost_left(spot.cell)), None
    for to, way in routes(GAIT, features.rules, features.table, spot, item.left).items():
        cost = features.cost_left(to.cell) + _LOST_CARD * len(way.price)
        if cost < best:
            best, first = cost, way.steps[0]
    return Stop() if first is None else Step(first)


# -- treasures -------------------------------------------------------------------------------------


def _pick(features: LostMinesFeatures, action: Pick) -> float:
    return 1.0 + features.treasure_value(action.treasure)


def _leave(_features: LostMinesFeatures, _action: Leave) -> float:
    return 0.0


evaluate_action: Final[Callable[[LostMinesFeatures, Action], float]] = by_type(
    {
        Place: _place,
        Bridge: _bridge,
        Storm: _storm,
        Snare: _snare,
        Troll: _troll,
        Scout: _scout,
        Appraise: _appraise,
        Spy: _spy,
        Discard: _discard,
        Step: _step,
        Stop: _stop,
        Pick: _pick,
        Leave: _leave,
    }
)
"""How good an action is for this dwarf and its side."""
