"""Evaluation of actions for a saboteur, in cards: setting the diggers back by one is worth 1.

While the treasure is far away a saboteur looks harmless and discards good cards. Once the treasure
is near, or the suspicion score of the saboteur is high, it does as much harm as it can. It never
reaches the treasure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.greedy.evaluation import Terms, by_type, scaled
from undermine.bots.greedy.saboteur.evaluate_digger import SURE, evaluate_as_digger
from undermine.bots.greedy.saboteur.features import SaboteurFeatures
from undermine.core.state import Action, CardId
from undermine.games.saboteur.actions import (
    Break,
    Discard,
    Mend,
    Orient,
    Peek,
    Place,
    Rockfall,
)


def is_exposed(features: SaboteurFeatures) -> bool:
    """The actions of this seat so far look like those of a saboteur."""
    return features.suspicion.score(features.me) >= features.manner.exposed


def is_near(features: SaboteurFeatures) -> bool:
    """The diggers are near the treasure."""
    return features.expected_distance <= features.manner.near


def is_open(features: SaboteurFeatures) -> bool:
    """There is no reason to look harmless any more."""
    return is_near(features) or is_exposed(features)


def _harm_factor(features: SaboteurFeatures) -> float:
    return 1.0 if is_open(features) else features.manner.hidden


def _place(features: SaboteurFeatures, action: Place) -> Terms:
    board = features.with_card(action.tile, action.at)
    reached = features.reach_odds(board)
    if reached:
        return {"helps": -SURE * reached}
    harm = -features.gain(board)
    if harm > 0:
        return {"harm": harm * _harm_factor(features), "played": 0.1}
    honest = features.leads_on(action.tile.card)
    return {"helps": 2 * harm, "aside": -0.1 if honest else -0.3}


def _orient(features: SaboteurFeatures, action: Orient) -> Terms:
    return {"harm": -features.gain(features.with_goal(action.tile))}


def _rockfall(features: SaboteurFeatures, action: Rockfall) -> Terms:
    harm = -features.gain(features.board.take(action.at))
    if harm > 0:
        return {"harm": harm * _harm_factor(features), "spent": -0.1}
    return {"helps": 2 * harm, "spent": -1.0}


def _peek(features: SaboteurFeatures, action: Peek) -> Terms:
    return {"looks-ahead": 0.3} if 0 < features.odds_of(action.goal) < 1 else {}


def _break(features: SaboteurFeatures, action: Break) -> Terms:
    if action.seat in (features.me, *features.known_saboteurs):
        return {"trusted": -2.0}
    honest = 1 - features.chances.get(action.seat, 0.0)
    factor = 0.5 + _harm_factor(features) / 2
    if features.table.front[action.seat]:
        return {"hinders-more": 0.2 * honest * factor}
    return {"stops-digger": (0.3 + honest) * factor}


def _mend(features: SaboteurFeatures, action: Mend) -> Terms:
    if action.seat == features.me:
        return {"mends-own": 0.5}
    if action.seat in features.known_saboteurs:
        return {"mends-ally": 0.6}
    return {"distrusted": -1.0}


def _discard(features: SaboteurFeatures, action: Discard) -> Terms:
    """Good cards first: discarded cards lie face down."""
    return {"wastes": sum(_loss(features, card) for card in action.cards)}


def _loss(features: SaboteurFeatures, card: CardId) -> float:
    """How much the diggers lose with a discarded card."""
    if features.leads_on(card):
        return features.card_value(card) / 2
    plays = features.rules.cards[card].plays
    return 0.2 if "mend" in plays else 0.1 if "peek" in plays else -0.5


_evaluate_openly: Final[Callable[[SaboteurFeatures, Action], Terms]] = by_type(
    {
        Place: _place,
        Orient: _orient,
        Rockfall: _rockfall,
        Peek: _peek,
        Break: _break,
        Mend: _mend,
        Discard: _discard,
    }
)


def evaluate_as_saboteur(features: SaboteurFeatures, action: Action) -> Terms:
    """How good an action is for a saboteur."""
    cover = features.manner.cover
    if not cover or is_open(features):
        return _evaluate_openly(features, action)
    if isinstance(action, Place) and features.reach_odds(
        features.with_card(action.tile, action.at)
    ):
        return _place(features, action)
    shown = scaled(evaluate_as_digger(features, action), cover)
    meant = scaled(_evaluate_openly(features, action), 1 - cover)
    return {name: shown.get(name, 0.0) + meant.get(name, 0.0) for name in {**shown, **meant}}
