"""Evaluation of actions in Saboteur 2, in cards: one card nearer to the treasure is worth 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.greedy.evaluation import Evaluation, by_type
from undermine.bots.greedy.saboteur.evaluate import SaboteurEvaluator, evaluate_by_role
from undermine.bots.greedy.saboteur.evaluate_digger import SURE, evaluate_as_digger
from undermine.bots.greedy.saboteur.evaluate_saboteur import evaluate_as_saboteur
from undermine.bots.greedy.saboteur.features import SABOTEUR
from undermine.bots.greedy.saboteur2.features import Saboteur2Features
from undermine.core.state import Action, CardId, View
from undermine.games.saboteur.actions import Discard, Place, Rockfall
from undermine.games.saboteur.table import SaboteurTable
from undermine.games.saboteur2.actions import (
    Decline,
    Free,
    HandsOff,
    Inspect,
    Lift,
    Steal,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from undermine.games.saboteur2.doors import CRYSTAL, has
from undermine.games.saboteur2.paths import hindrances
from undermine.games.saboteur2.table import GEOLOGIST, THEFT, TRAPPED

_OWN_DOOR: Final = 0.3
"""Laying a door of the own team."""
_POOR: Final = 0.2
"""A hand whose cards are worth less on average is poor."""
_USELESS: Final = 0.12
"""A card in hand that is worth less is discarded."""
_LATE: Final = 22
"""Cards left to draw when a team far from the treasure wants another role."""


class Saboteur2Evaluator(SaboteurEvaluator):
    """Evaluates by the role of the seat, which sees doors as its team does."""

    def evaluation(self, view: View[SaboteurTable]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""
        features = Saboteur2Features(self.rules, view, self.suspicion)
        return lambda action: evaluate_action(features, action)


def _by_role(features: Saboteur2Features, action: Action) -> float:
    """Evaluate an action that Saboteur 2 has in common with Saboteur."""
    if features.role == GEOLOGIST:
        return _as_geologist(features, action)
    return evaluate_by_role(features, action)


# -- paths -----------------------------------------------------------------------------------------


def _place(features: Saboteur2Features, action: Place) -> float:
    if features.role == GEOLOGIST:
        return _place_as_geologist(features, action)
    if features.role == SABOTEUR:
        return evaluate_as_saboteur(features, action)
    away = features.given_away_odds(action.tile, action.at)
    if away > 0:
        return -SURE * away
    worth = evaluate_as_digger(features, action)
    own_door = features.team and has(features.rules.cards.tile(action.tile), features.team)
    return worth + _OWN_DOOR if own_door and worth > 0 else worth


def _place_as_geologist(features: Saboteur2Features, action: Place) -> float:
    """Geologists are paid for crystals, and want a long round."""
    ends = features.reach_odds(features.with_card(action.tile, action.at))
    return (1.0 if features.is_crystal(action.tile.card) else 0.05) - 2 * ends


def _as_geologist(features: Saboteur2Features, action: Action) -> float:
    if isinstance(action, Rockfall):
        return -3.0 if has(features.real.tiles[action.at], CRYSTAL) else -0.2
    return evaluate_as_digger(features, action) / 4


# -- passing and lifting ---------------------------------------------------------------------------


def _discard(features: Saboteur2Features, action: Discard) -> float:
    """Discard useless cards, the more the better; saboteurs discard useful ones."""
    if features.role == SABOTEUR:
        hidden = sorted((features.card_value(card) for card in action.cards), reverse=True)
        return hidden[0] / 2 + 0.05 * len(hidden) if features.leads_on(action.cards[0]) else 0.0
    return -0.1 + sum(_USELESS - _card_value(features, card) for card in action.cards) / 2


def _card_value(features: Saboteur2Features, card: CardId) -> float:
    """What a card in hand is worth to this seat."""
    if features.role == GEOLOGIST:
        return 1.0 if features.is_crystal(card) else 0.1
    special = _CARD_VALUES.get(card)
    return features.card_value(card) if special is None else special


_CARD_VALUES: Final = {
    "theft": 0.4,
    "hands-off": 0.2,
    "swap-hats": 0.1,
    "inspection": 0.3,
    "swap-hands": 0.15,
    "trapped": 0.45,
    "freed": 0.35,
}


def _lift(features: Saboteur2Features, action: Lift) -> float:
    if action.off == THEFT:
        return -2.0
    left = len(hindrances(features.table.front[features.me])) - 1
    price = sum(_card_value(features, card) for card in action.cards)
    return (0.4 if left else 1.0) - price


# -- actions ---------------------------------------------------------------------------------------


def _theft(features: Saboteur2Features, _action: Theft) -> float:
    return 0.2 if TRAPPED in features.table.front[features.me] else 0.5


def _hands_off(features: Saboteur2Features, action: HandsOff) -> float:
    return -2.0 if action.seat == features.me else 0.25 + 0.1 * features.hostility(action.seat)


def _trap(features: Saboteur2Features, action: Trap) -> float:
    hostile = features.hostility(action.seat)
    return 0.9 * hostile if hostile > 0.3 else -1.0  # noqa: PLR2004 (a rule of thumb)


def _free(features: Saboteur2Features, action: Free) -> float:
    return 1.4 if action.seat == features.me else -0.7 * features.hostility(action.seat)


def _swap_hats(features: Saboteur2Features, action: SwapHats) -> float:
    """Swap the own role when losing, and roles of opponents."""
    if action.seat != features.me:
        return 0.3 * features.hostility(action.seat) - 0.1
    late = len(features.view.piles["stock"].cards) <= _LATE
    if features.role == SABOTEUR:
        return 0.8 if features.expected_distance <= 1 else -0.5
    return 0.5 if late and features.expected_distance > 3 else -0.5  # noqa: PLR2004 (a rule of thumb)


def _inspect(features: Saboteur2Features, action: Inspect) -> float:
    return -0.5 if features.known_role(action.seat) else 0.35


def _swap_hands(features: Saboteur2Features, action: SwapHands) -> float:
    """Give a poor hand for one that is at least as large."""
    mine = [card for card in features.held.elements() if card != "swap-hands"]
    worth = sum(_card_value(features, card) for card in mine)
    theirs = len(features.view.piles[f"hand{action.seat + 1}"].cards)
    return 0.4 if theirs >= len(mine) and worth < _POOR * max(1, len(mine)) else -0.3


# -- thefts ----------------------------------------------------------------------------------------


def _steal(features: Saboteur2Features, action: Steal) -> float:
    """Steal from the seat that owns most gold."""
    return 1.0 + features.gold_owned[action.seat]


def _decline(_features: Saboteur2Features, _action: Decline) -> float:
    return -1.0


evaluate_action: Final[Callable[[Saboteur2Features, Action], float]] = by_type(
    {
        Place: _place,
        Discard: _discard,
        Lift: _lift,
        Theft: _theft,
        HandsOff: _hands_off,
        Trap: _trap,
        Free: _free,
        SwapHats: _swap_hats,
        Inspect: _inspect,
        SwapHands: _swap_hands,
        Steal: _steal,
        Decline: _decline,
    },
    otherwise=_by_role,
)
"""How good an action is for the dwarf of this seat."""
