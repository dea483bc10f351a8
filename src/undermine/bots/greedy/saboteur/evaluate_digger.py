"""Evaluation of actions for a digger, in cards: one card nearer to the treasure is worth 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.greedy.evaluation import Terms, by_type
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
_PEEK: Final = 0.7


def _place(features: SaboteurFeatures, action: Place) -> Terms:
    board = features.with_card(action.tile, action.at)
    if features.reach_odds(board) == 1:
        return {"reach": SURE}
    gain = features.gain(board)
    if gain <= 0:
        spent = features.card_value(action.tile.card)
        return {"farther": 2 * gain, "aside": -0.1, "spent": -spent}
    return {"closer": gain, "branches": _BRANCH * features.branches(board, action.at)}


def _orient(features: SaboteurFeatures, action: Orient) -> Terms:
    return {"closer": features.gain(features.with_goal(action.tile))}


def _rockfall(features: SaboteurFeatures, action: Rockfall) -> Terms:
    gain = features.gain(features.board.take(action.at))
    if gain > 0:
        return {"closer": gain, "spent": -0.1}
    return {"farther": 2 * gain, "spent": -1.0}


def _peek(features: SaboteurFeatures, action: Peek) -> Terms:
    odds = features.odds_of(action.goal)
    return {"looks": _PEEK} if 0 < odds < 1 else {"known": -1.0}


def _break(features: SaboteurFeatures, action: Break) -> Terms:
    chance = features.chances.get(action.seat, 0.0)
    if chance < features.manner.suspect:
        return {"trusted": -2.0}
    if features.table.front[action.seat]:
        return {"hinders-more": 0.1}
    return {"hinders": 0.6 + chance}


def _mend(features: SaboteurFeatures, action: Mend) -> Terms:
    frees = len(features.table.front[action.seat]) == 1
    if action.seat == features.me:
        return {"frees-me": 1.5} if frees else {"mends-me": 1.1}
    chance = features.chances.get(action.seat, 0.0)
    if chance > features.manner.trusted or _needs_card(features, action.seat):
        return {"distrusted": -1.0}
    return {"frees": 1 - chance} if frees else {"mends": 0.6 * (1 - chance)}


def _needs_card(features: SaboteurFeatures, seat: Seat) -> bool:
    """A card for another seat had better mend the own tools."""
    return seat != features.me and bool(features.table.front[features.me])


def _discard(features: SaboteurFeatures, action: Discard) -> Terms:
    return {
        "passes": -0.05,
        "weakest": -sum(features.card_value(card) for card in action.cards) / 2,
    }


evaluate_as_digger: Final[Callable[[SaboteurFeatures, Action], Terms]] = by_type(
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
