"""Evaluation of actions in The Lost Mines: one step nearer to a treasure is worth 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undermine.bots.greedy.evaluation import Terms, by_type
from undermine.bots.greedy.lostmines.distance import CARD, FAR
from undermine.bots.greedy.lostmines.features import Group, LostMinesFeatures
from undermine.core.actions import Discard, Place
from undermine.core.grid import Cell, Edge, Spot, beside
from undermine.core.state import Action, CardId, is_unknown
from undermine.core.walking import Route, Step, Stop, Walk, routes
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
from undermine.games.lostmines.table import mine, role, treasure
from undermine.games.lostmines.walking import GAIT

_ALLIES: Final = 0.3
_OPPONENTS: Final = 0.25
"""Weights of the distance of allies and of opponents; the own distance has weight 1."""
_NEAR: Final = 4
"""A troll delays only groups within this cost."""
LOST_CARD: Final = 2
"""The cost of a card that a route takes."""
_CARD_VALUES: Final = {"path": 0.5, "action": 0.3}
_PASSING: Final = 0.6
"""The cost of a turn without a play."""


Change = Callable[[Group], float]
"""By how much an action brings a group of dwarves nearer to a treasure."""


def change_of(features: LostMinesFeatures, action: Action) -> Change:
    """What a card does to groups of dwarves."""
    match action:
        case Place():
            return lambda group: features.gain(group, action.tile, action.at)
        case Bridge():
            return lambda group: CARD * features.is_on_way(group, action.at)
        case Storm():
            return lambda group: -CARD * features.is_on_way(group, action.at)
        case Snare():
            one, other = _ends(action.at)
            return lambda group: -2.0 * features.crosses(group, one, other)
        case Troll():
            return lambda group: _delay(features, group, action.at)
    raise AssertionError(f"{action} does nothing to a group")


def _ends(way: Edge) -> tuple[Cell, Cell]:
    return way.cell, beside(way.cell, way.side)


def _delay(features: LostMinesFeatures, group: Group, way: Edge) -> float:
    one, other = _ends(way)
    is_near = min(group.costs.get(one, FAR), group.costs.get(other, FAR)) <= _NEAR
    return -2.5 * (is_near and features.crosses(group, one, other))


def _weighted(features: LostMinesFeatures, action: Action) -> Terms:
    """The change for the own dwarf, for groups of allies and for groups of opponents, by weight."""
    change = change_of(features, action)
    allies = [group for group in features.groups if group.alignment > 0]
    rivals = [group for group in features.groups if group.alignment < 0]
    return {
        "me": change(features.own),
        "allies": sum(_ALLIES * group.alignment * change(group) for group in allies),
        "rivals": sum(_OPPONENTS * group.alignment * change(group) for group in rivals),
        "spent": -_PRICES[type(action)],
    }


_PRICES: Final[Mapping[type[Action], float]] = {
    Place: 0.1,
    Bridge: 0.2,
    Storm: 0.5,
    Snare: 0.3,
    Troll: 0.3,
}
"""What a card is worth that is played."""


# -- cards -----------------------------------------------------------------------------------------


def _scout(features: LostMinesFeatures, action: Scout) -> Terms:
    (card,) = features.view.piles[mine(action.mine)].cards
    return {"scouts": 1.2} if is_unknown(card) else {"known": -1.0}


def _appraise(features: LostMinesFeatures, action: Appraise) -> Terms:
    (card,) = features.view.piles[treasure(action.treasure)].cards
    return {"appraises": 0.3} if is_unknown(card) else {"known": -1.0}


def _spy(features: LostMinesFeatures, action: Spy) -> Terms:
    (card,) = features.view.piles[role(action.seat)].cards
    return {"spies": 0.5} if is_unknown(card) and features.side else {"known": -1.0}


def _discard(features: LostMinesFeatures, action: Discard) -> Terms:
    return {
        "passes": -_PASSING,
        "weakest": -sum(_card_value(features, card) for card in action.cards),
    }


def _card_value(features: LostMinesFeatures, card: CardId) -> float:
    return _CARD_VALUES[features.rules.cards[card].kind]


# -- walking ---------------------------------------------------------------------------------------


def _step(features: LostMinesFeatures, action: Step) -> Terms:
    target = walk_target(features)
    return {"walks": 1.0} if target is not None and target[1].steps[0] == action.to else {}


def _stop(features: LostMinesFeatures, _action: Stop) -> Terms:
    if walk_target(features) is not None:
        return {}
    return {"at-treasure": 1.0} if is_at_treasure(features) else {"stays": 1.0}


def is_at_treasure(features: LostMinesFeatures) -> bool:
    """The own dwarf stands in a mine with a treasure that can be taken."""
    kind = kind_at(features.rules, features.table.board, features.spot)
    return features.treasures_left[kind] > 0


def walk_target(features: LostMinesFeatures) -> tuple[Spot, Route] | None:
    """The cheapest spot in reach and the route there; None where the dwarf had better stay."""
    if is_at_treasure(features):
        return None
    found = None
    best = float(features.cost_left(features.spot.cell))
    for to, way in walk_routes(features).items():
        cost = features.cost_left(to.cell) + LOST_CARD * len(way.price)
        if cost < best:
            best, found = cost, (to, way)
    return found


def walk_routes(features: LostMinesFeatures) -> dict[Spot, Route]:
    """The spots in reach of the own dwarf, and the routes there."""
    item = features.view.agenda[-1]
    assert isinstance(item, Walk), "a step is chosen during a walk"
    return routes(GAIT, features.rules, features.table, features.spot, item.left)


# -- treasures -------------------------------------------------------------------------------------


def _pick(features: LostMinesFeatures, action: Pick) -> Terms:
    return {"takes": 1.0, "treasure": features.treasure_value(action.treasure)}


def _leave(_features: LostMinesFeatures, _action: Leave) -> Terms:
    return {}


evaluate_action: Final[Callable[[LostMinesFeatures, Action], Terms]] = by_type(
    {
        Place: _weighted,
        Bridge: _weighted,
        Storm: _weighted,
        Snare: _weighted,
        Troll: _weighted,
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
