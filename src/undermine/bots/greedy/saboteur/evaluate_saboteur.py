"""What a saboteur thinks of every action, in cards: to set the diggers back by one is worth 1.

While the treasure is far away it looks harmless and puts good cards away; once it is near, or
once everybody knows anyway, it does as much harm as it can. It never reaches the treasure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undermine.bots.greedy.saboteur.evaluate_digger import SURE
from undermine.bots.greedy.saboteur.features import Outlook
from undermine.core.state import Action
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
"""So many cards away from the treasure it stops to look harmless …"""
_EXPOSED: Final = 1.0
"""… or when its public score is as bad as this."""
_SHY: Final = 0.25
"""What harm is worth to a saboteur that does not want to be seen yet."""


def worth_to_saboteur(outlook: Outlook, action: Action) -> float:
    """How good an action is for those who dig falsely; what it does not know is worth nothing."""
    judge = _JUDGES.get(type(action))
    return judge(outlook, action) if judge else 0.0


def _boldness(outlook: Outlook) -> float:
    is_exposed = outlook.suspicion.score(outlook.me) >= _EXPOSED
    return 1.0 if outlook.far <= _NEAR or is_exposed else _SHY


def _place(outlook: Outlook, action: Place) -> float:
    board = outlook.with_card(action.tile, action.at)
    reached = outlook.reaches(board)
    if reached:
        return -SURE * reached
    harm = -outlook.gain(board)
    if harm > 0:
        return harm * _boldness(outlook) + 0.1
    return 2 * harm - (0.1 if outlook.leads_on(action.tile.card) else 0.3)


def _orient(outlook: Outlook, action: Orient) -> float:
    return -outlook.gain(outlook.with_goal(action.tile))


def _rockfall(outlook: Outlook, action: Rockfall) -> float:
    harm = -outlook.gain(outlook.board.take(action.at))
    return harm * _boldness(outlook) - 0.1 if harm > 0 else 2 * harm - 1


def _peek(outlook: Outlook, action: Peek) -> float:
    return 0.3 if 0 < outlook.odds_of(action.goal) < 1 else 0.0


def _break(outlook: Outlook, action: Break) -> float:
    if action.seat in (outlook.me, *outlook.mates):
        return -2.0
    honest = 1 - outlook.chances.get(action.seat, 0.0)
    is_new = not outlook.table.front[action.seat]
    return (0.3 + honest if is_new else 0.2 * honest) * (0.5 + _boldness(outlook) / 2)


def _mend(outlook: Outlook, action: Mend) -> float:
    if action.seat == outlook.me:
        return 0.5
    return 0.6 if action.seat in outlook.mates else -1.0


def _discard(outlook: Outlook, action: Discard) -> float:
    """Good cards first: nobody sees what was put away."""
    return sum(_loss(outlook, card) for card in action.cards)


def _loss(outlook: Outlook, card: str) -> float:
    if outlook.leads_on(card):
        return outlook.use(card) / 2
    plays = outlook.rules.cards[card].plays
    return 0.2 if "mend" in plays else 0.1 if "peek" in plays else -0.5


_JUDGES: Final[Mapping[type[Action], Callable[[Outlook, Any], float]]] = {
    Place: _place,
    Orient: _orient,
    Rockfall: _rockfall,
    Peek: _peek,
    Break: _break,
    Mend: _mend,
    Discard: _discard,
}
