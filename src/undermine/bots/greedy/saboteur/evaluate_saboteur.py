"""Evaluation of actions for a saboteur, in cards: setting the diggers back by one is worth 1.

While the treasure is far away a saboteur looks harmless and discards good cards. Once the treasure
is near, or the suspicion score of the saboteur is high, it does as much harm as it can. It never
reaches the treasure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.greedy.evaluation import by_type
from undermine.bots.greedy.saboteur.evaluate_digger import SURE
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

_NEAR: Final = 6.0
"""At this distance from the treasure, in cards, a saboteur stops looking harmless."""
_EXPOSED: Final = 1.0
"""From this suspicion score on, a saboteur does not try to look harmless any more."""
_HIDDEN: Final = 0.25
"""Factor of harm while a saboteur looks harmless."""


def _harm_factor(features: SaboteurFeatures) -> float:
    is_exposed = features.suspicion.score(features.me) >= _EXPOSED
    return 1.0 if features.expected_distance <= _NEAR or is_exposed else _HIDDEN


def _place(features: SaboteurFeatures, action: Place) -> float:
    board = features.with_card(action.tile, action.at)
    reached = features.reach_odds(board)
    if reached:
        return -SURE * reached
    harm = -features.gain(board)
    if harm > 0:
        return harm * _harm_factor(features) + 0.1
    return 2 * harm - (0.1 if features.leads_on(action.tile.card) else 0.3)


def _orient(features: SaboteurFeatures, action: Orient) -> float:
    return -features.gain(features.with_goal(action.tile))


def _rockfall(features: SaboteurFeatures, action: Rockfall) -> float:
    harm = -features.gain(features.board.take(action.at))
    return harm * _harm_factor(features) - 0.1 if harm > 0 else 2 * harm - 1


def _peek(features: SaboteurFeatures, action: Peek) -> float:
    return 0.3 if 0 < features.odds_of(action.goal) < 1 else 0.0


def _break(features: SaboteurFeatures, action: Break) -> float:
    if action.seat in (features.me, *features.known_saboteurs):
        return -2.0
    honest = 1 - features.chances.get(action.seat, 0.0)
    is_new = not features.table.front[action.seat]
    return (0.3 + honest if is_new else 0.2 * honest) * (0.5 + _harm_factor(features) / 2)


def _mend(features: SaboteurFeatures, action: Mend) -> float:
    if action.seat == features.me:
        return 0.5
    return 0.6 if action.seat in features.known_saboteurs else -1.0


def _discard(features: SaboteurFeatures, action: Discard) -> float:
    """Good cards first: discarded cards lie face down."""
    return sum(_loss(features, card) for card in action.cards)


def _loss(features: SaboteurFeatures, card: CardId) -> float:
    """How much the diggers lose with a discarded card."""
    if features.leads_on(card):
        return features.card_value(card) / 2
    plays = features.rules.cards[card].plays
    return 0.2 if "mend" in plays else 0.1 if "peek" in plays else -0.5


evaluate_as_saboteur: Final[Callable[[SaboteurFeatures, Action], float]] = by_type(
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
"""How good an action is for a saboteur."""
