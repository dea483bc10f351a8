"""What a digger thinks of every action, in cards: to come one card nearer is worth 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undermine.bots.greedy.saboteur.features import Outlook
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
_BRANCH: Final = 0.12
_SUSPECT: Final = 0.55
"""So likely a saboteur must be before a digger breaks its tools …"""
_TRUSTED: Final = 0.45
"""… and so likely it may be at most when tools are mended."""
_PEEK: Final = 0.7


def worth_to_digger(outlook: Outlook, action: Action) -> float:
    """How good an action is for those who dig; what it does not know is worth nothing."""
    judge = _JUDGES.get(type(action))
    return judge(outlook, action) if judge else 0.0


def _place(outlook: Outlook, action: Place) -> float:
    board = outlook.with_card(action.tile, action.at)
    if outlook.reaches(board) == 1:
        return SURE
    gain = outlook.gain(board)
    if gain <= 0:
        return 2 * gain - 0.1 - outlook.use(action.tile.card)
    return gain + _BRANCH * outlook.branches(board, action.at)


def _orient(outlook: Outlook, action: Orient) -> float:
    return outlook.gain(outlook.with_goal(action.tile))


def _rockfall(outlook: Outlook, action: Rockfall) -> float:
    gain = outlook.gain(outlook.board.take(action.at))
    return gain - 0.1 if gain > 0 else 2 * gain - 1


def _peek(outlook: Outlook, action: Peek) -> float:
    odds = outlook.odds_of(action.goal)
    return _PEEK if 0 < odds < 1 else -1.0


def _break(outlook: Outlook, action: Break) -> float:
    chance = outlook.chances.get(action.seat, 0.0)
    if chance < _SUSPECT:
        return -2.0
    return 0.1 if outlook.table.front[action.seat] else 0.6 + chance


def _mend(outlook: Outlook, action: Mend) -> float:
    frees = len(outlook.table.front[action.seat]) == 1
    if action.seat == outlook.me:
        return 1.5 if frees else 1.1
    chance = outlook.chances.get(action.seat, 0.0)
    if chance > _TRUSTED or _needs_it_itself(outlook, action.seat):
        return -1.0
    return (1.0 if frees else 0.6) * (1 - chance)


def _needs_it_itself(outlook: Outlook, seat: Seat) -> bool:
    return seat != outlook.me and bool(outlook.table.front[outlook.me])


def _discard(outlook: Outlook, action: Discard) -> float:
    return -0.05 - sum(outlook.use(card) for card in action.cards) / 2


_JUDGES: Final[Mapping[type[Action], Callable[[Outlook, Any], float]]] = {
    Place: _place,
    Orient: _orient,
    Rockfall: _rockfall,
    Peek: _peek,
    Break: _break,
    Mend: _mend,
    Discard: _discard,
}
