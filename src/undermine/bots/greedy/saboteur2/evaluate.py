"""Evaluation of actions in Saboteur 2, in cards: one card nearer to the treasure is worth 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.greedy.advice import Explained, Explanation
from undermine.bots.greedy.evaluation import Evaluation, Terms, by_type, scaled, worth_of
from undermine.bots.greedy.saboteur.evaluate import SaboteurEvaluator, evaluate_by_role
from undermine.bots.greedy.saboteur.evaluate_digger import SURE, evaluate_as_digger
from undermine.bots.greedy.saboteur.evaluate_saboteur import evaluate_as_saboteur
from undermine.bots.greedy.saboteur.features import SABOTEUR
from undermine.bots.greedy.saboteur.reasons import why_pass
from undermine.bots.greedy.saboteur2.features import Saboteur2Features
from undermine.bots.greedy.saboteur2.reasons import DETAILS
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
_DISTANT: Final = 3
"""Cards missing to the treasure at which a team is far from it."""
_HOSTILE: Final = 0.3
"""Hostility from which a seat is trapped."""


class Saboteur2Evaluator(SaboteurEvaluator):
    """Evaluates by the role of the seat, which sees doors as its team does."""

    def features(self, view: View[SaboteurTable]) -> Saboteur2Features:
        """The features of the decision that a view shows."""
        return Saboteur2Features(self.rules, view, self.suspicion, self.manner)

    def evaluation(self, view: View[SaboteurTable]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""
        features = self.features(view)
        return lambda action: evaluate_action(features, action)

    def explanation(self, view: View[SaboteurTable]) -> Explanation:
        """The candidates and reasons of hints at that decision."""
        features = self.features(view)
        return Explained(features, evaluate_action, DETAILS, why_pass)


def _by_role(features: Saboteur2Features, action: Action) -> Terms:
    """Evaluate an action that Saboteur 2 has in common with Saboteur."""
    if features.role == GEOLOGIST:
        return _as_geologist(features, action)
    return evaluate_by_role(features, action)


# -- paths -----------------------------------------------------------------------------------------


def _place(features: Saboteur2Features, action: Place) -> Terms:
    if features.role == GEOLOGIST:
        return _place_as_geologist(features, action)
    if features.role == SABOTEUR:
        return evaluate_as_saboteur(features, action)
    away = features.given_away_odds(action.tile, action.at)
    if away > 0:
        return {"gives-away": -SURE * away}
    terms = evaluate_as_digger(features, action)
    own_door = features.team and has(features.rules.cards.tile(action.tile), features.team)
    return {**terms, "own-door": _OWN_DOOR} if own_door and worth_of(terms) > 0 else terms


def _place_as_geologist(features: Saboteur2Features, action: Place) -> Terms:
    """Geologists are paid for crystals, and want a long round."""
    ends = features.reach_odds(features.with_card(action.tile, action.at))
    laid = {"crystal": 1.0} if features.is_crystal(action.tile.card) else {"harmless": 0.05}
    return {**laid, "ends-round": -2 * ends}


def _as_geologist(features: Saboteur2Features, action: Action) -> Terms:
    if isinstance(action, Rockfall):
        is_crystal = has(features.real.tiles[action.at], CRYSTAL)
        return {"loses-crystal": -3.0} if is_crystal else {"spent": -0.2}
    return scaled(evaluate_as_digger(features, action), 1 / 4)


# -- passing and lifting ---------------------------------------------------------------------------


def _discard(features: Saboteur2Features, action: Discard) -> Terms:
    """Discard useless cards, the more the better; saboteurs discard useful ones."""
    if features.role == SABOTEUR:
        hidden = sorted((features.card_value(card) for card in action.cards), reverse=True)
        is_path = features.leads_on(action.cards[0])
        return {"wastes": hidden[0] / 2 + 0.05 * len(hidden)} if is_path else {}
    useless = sum(_USELESS - _card_value(features, card) for card in action.cards) / 2
    return {"passes": -0.1, "weakest": useless}


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


def _lift(features: Saboteur2Features, action: Lift) -> Terms:
    if action.off == THEFT:
        return {"loses-theft": -2.0}
    left = len(hindrances(features.table.front[features.me])) - 1
    price = sum(_card_value(features, card) for card in action.cards)
    return {"lifts": 0.4 if left else 1.0, "spent": -price}


# -- actions ---------------------------------------------------------------------------------------


def _theft(features: Saboteur2Features, _action: Theft) -> Terms:
    return {"theft": 0.2 if TRAPPED in features.table.front[features.me] else 0.5}


def _hands_off(features: Saboteur2Features, action: HandsOff) -> Terms:
    if action.seat == features.me:
        return {"loses-theft": -2.0}
    return {"stops-theft": 0.25 + 0.1 * features.hostility(action.seat)}


def _trap(features: Saboteur2Features, action: Trap) -> Terms:
    hostile = features.hostility(action.seat)
    return {"traps": 0.9 * hostile} if hostile > _HOSTILE else {"trusted": -1.0}


def _free(features: Saboteur2Features, action: Free) -> Terms:
    if action.seat == features.me:
        return {"free-me": 1.4}
    return {"free-ally": -0.7 * features.hostility(action.seat)}


def _swap_hats(features: Saboteur2Features, action: SwapHats) -> Terms:
    """Swap the own role when losing, and roles of opponents."""
    if action.seat != features.me:
        return {"other-hat": 0.3 * features.hostility(action.seat), "spent": -0.1}
    late = len(features.view.piles["stock"].cards) <= _LATE
    is_losing = late and features.expected_distance > _DISTANT
    if features.role == SABOTEUR:
        return {"new-hat": 0.8} if features.expected_distance <= 1 else {"keeps-hat": -0.5}
    return {"new-hat": 0.5} if is_losing else {"keeps-hat": -0.5}


def _inspect(features: Saboteur2Features, action: Inspect) -> Terms:
    return {"known": -0.5} if features.known_role(action.seat) else {"inspects": 0.35}


def _swap_hands(features: Saboteur2Features, action: SwapHands) -> Terms:
    """Give a poor hand for one that is at least as large."""
    mine = [card for card in features.held.elements() if card != "swap-hands"]
    worth = sum(_card_value(features, card) for card in mine)
    theirs = len(features.view.piles[f"hand{action.seat + 1}"].cards)
    is_poor = theirs >= len(mine) and worth < _POOR * max(1, len(mine))
    return {"poor-hand": 0.4} if is_poor else {"keeps-hand": -0.3}


# -- thefts ----------------------------------------------------------------------------------------


def _steal(features: Saboteur2Features, action: Steal) -> Terms:
    """Steal from the seat that owns most gold."""
    return {"steals": 1.0, "richest": float(features.gold_owned[action.seat])}


def _decline(_features: Saboteur2Features, _action: Decline) -> Terms:
    return {"declines": -1.0}


evaluate_action: Final[Callable[[Saboteur2Features, Action], Terms]] = by_type(
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
