"""What a dwarf in the forest thinks of every action: one step nearer to a treasure is worth 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undermine.bots.greedy.lostmines.distance import CARD, FAR
from undermine.bots.greedy.lostmines.features import LostMinesOutlook, Party
from undermine.core.actions import Discard, Place
from undermine.core.grid import Edge, beside
from undermine.core.state import Action, CardId, is_unknown
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
from undermine.games.lostmines.table import mine, role, treasure
from undermine.games.lostmines.walking import GAIT

_FRIENDS: Final = 0.3
_FOES: Final = 0.25
"""How much the way of others counts beside one's own."""
_NEAR: Final = 4
"""A troll is meant for whoever is this near."""
_LOST_CARD: Final = 2
_KEEP: Final = {"path": 0.5, "action": 0.3}
_PASSING: Final = 0.6


def worth_to_clan(outlook: LostMinesOutlook, action: Action) -> float:
    """How good an action is for this dwarf and those who share its pot."""
    judge = _JUDGES.get(type(action))
    return judge(outlook, action) if judge else 0.0


def _all(outlook: LostMinesOutlook, change: Callable[[Party], float]) -> float:
    """What a change means to me, and through those I like or dislike."""
    others = [
        (_FRIENDS if party.feeling > 0 else _FOES) * party.feeling * change(party)
        for party in outlook.parties
    ]
    return change(outlook.mine) + sum(others)


# -- cards -----------------------------------------------------------------------------------------


def _place(outlook: LostMinesOutlook, action: Place) -> float:
    return _all(outlook, lambda party: outlook.gain(party, action.tile, action.at)) - 0.1


def _bridge(outlook: LostMinesOutlook, action: Bridge) -> float:
    return _all(outlook, lambda party: CARD * outlook.is_on_way(party, action.at)) - 0.2


def _storm(outlook: LostMinesOutlook, action: Storm) -> float:
    return _all(outlook, lambda party: -CARD * outlook.is_on_way(party, action.at)) - 0.5


def _ends(way: Edge) -> tuple[Any, Any]:
    return way.cell, beside(way.cell, way.side)


def _snare(outlook: LostMinesOutlook, action: Snare) -> float:
    one, other = _ends(action.at)
    crossed = _all(outlook, lambda party: -2.0 * outlook.crosses(party, one, other))
    return crossed - 0.3


def _troll(outlook: LostMinesOutlook, action: Troll) -> float:
    one, other = _ends(action.at)

    def delay(party: Party) -> float:
        is_near = min(party.start.get(one, FAR), party.start.get(other, FAR)) <= _NEAR
        return -2.5 * (is_near and outlook.crosses(party, one, other))

    return _all(outlook, delay) - 0.3


def _scout(outlook: LostMinesOutlook, action: Scout) -> float:
    (card,) = outlook.view.piles[mine(action.mine)].cards
    return 1.2 if is_unknown(card) else -1.0


def _appraise(outlook: LostMinesOutlook, action: Appraise) -> float:
    (card,) = outlook.view.piles[treasure(action.treasure)].cards
    return 0.3 if is_unknown(card) else -1.0


def _spy(outlook: LostMinesOutlook, action: Spy) -> float:
    (card,) = outlook.view.piles[role(action.seat)].cards
    return 0.5 if is_unknown(card) and outlook.side else -1.0


def _discard(outlook: LostMinesOutlook, action: Discard) -> float:
    return -_PASSING - sum(_keep(outlook, card) for card in action.cards)


def _keep(outlook: LostMinesOutlook, card: CardId) -> float:
    return _KEEP[outlook.rules.cards[card].kind]


# -- walking ---------------------------------------------------------------------------------------


def _step(outlook: LostMinesOutlook, action: Step) -> float:
    return float(_first_step(outlook) == action)


def _stop(outlook: LostMinesOutlook, action: Stop) -> float:
    return float(_first_step(outlook) == action)


def _first_step(outlook: LostMinesOutlook) -> Action:
    """Towards the best spot one can reach; to stay where a treasure is to be had."""
    item = outlook.view.agenda[-1]
    assert isinstance(item, Walk), "one steps while one walks"
    here = outlook.here
    if outlook.lying[kind_at(outlook.rules, outlook.table.board, here)]:
        return Stop()
    best, first = float(outlook.far(here.cell)), None
    for to, way in routes(GAIT, outlook.rules, outlook.table, here, item.left).items():
        cost = outlook.far(to.cell) + _LOST_CARD * len(way.price)
        if cost < best:
            best, first = cost, way.steps[0]
    return Stop() if first is None else Step(first)


# -- treasures -------------------------------------------------------------------------------------


def _pick(outlook: LostMinesOutlook, action: Pick) -> float:
    return 1.0 + outlook.worth(action.treasure)


def _leave(_outlook: LostMinesOutlook, _action: Leave) -> float:
    return 0.0


_JUDGES: Final[Mapping[type[Action], Callable[[LostMinesOutlook, Any], float]]] = {
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
