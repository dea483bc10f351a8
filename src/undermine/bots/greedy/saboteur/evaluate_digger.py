"""Evaluation of actions for a digger, in cards: one card nearer to the treasure is worth 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.greedy.evaluation import by_type
from undermine.bots.greedy.saboteur.features import SaboteurFeatures
from undermine.core.state import Action, Seat
from undermine.games.saboteur.actions import (
    Break,
    Discard,
    Mend,
    Orient,
    Peek,
    Place,
    Rockfall,
)

SURE: Final = 100.0
"""Reaching the treasure, or giving it away."""
_BRANCH: Final = 0.12
"""Each way that a new card leaves open."""
_SUSPECT: Final = 0.55
"""Least probability of being a saboteur at which a seat's tools are broken."""
_TRUSTED: Final = 0.45
"""Greatest probability of being a saboteur at which a seat's tools are mended."""
_PEEK: Final = 0.7


def _place(features: SaboteurFeatures, action: Place) -> float:
    board = features.with_card(action.tile, action.at)
    if features.reach_odds(board) == 1:
        return SURE
    gain = features.gain(board)
    if gain <= 0:
        return 2 * gain - 0.1 - features.card_value(action.tile.card)
    return gain + _BRANCH * features.branches(board, action.at)


def _orient(features: SaboteurFeatures, action: Orient) -> float:
    return features.gain(features.with_goal(action.tile))


def _rockfall(features: SaboteurFeatures, action: Rockfall) -> float:
    gain = features.gain(features.board.take(action.at))
    return gain - 0.1 if gain > 0 else 2 * gain - 1


def _peek(features: SaboteurFeatures, action: Peek) -> float:
    odds = features.odds_of(action.goal)
    return _PEEK if 0 < odds < 1 else -1.0


def _break(features: SaboteurFeatures, action: Break) -> float:
    chance = features.chances.get(action.seat, 0.0)
    if chance < _SUSPECT:
        return -2.0
    return 0.1 if features.table.front[action.seat] else 0.6 + chance


def _mend(features: SaboteurFeatures, action: Mend) -> float:
    frees = len(features.table.front[action.seat]) == 1
    if action.seat == features.me:
        return 1.5 if frees else 1.1
    chance = features.chances.get(action.seat, 0.0)
    if chance > _TRUSTED or _needs_card(features, action.seat):
        return -1.0
    return (1.0 if frees else 0.6) * (1 - chance)


def _needs_card(features: SaboteurFeatures, seat: Seat) -> bool:
    """A card for another seat had better mend the own tools."""
    return seat != features.me and bool(features.table.front[features.me])


def _discard(features: SaboteurFeatures, action: Discard) -> float:
    return -0.05 - sum(features.card_value(card) for card in action.cards) / 2


evaluate_as_digger: Final[Callable[[SaboteurFeatures, Action], float]] = by_type(
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
"""How good an action is for a digger."""
