"""What the dwarves of Saboteur 2 think of every action, in cards: one card nearer is worth 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undermine.bots.greedy.saboteur.evaluate_digger import SURE, worth_to_digger
from undermine.bots.greedy.saboteur.evaluate_saboteur import worth_to_saboteur
from undermine.bots.greedy.saboteur.features import SABOTEUR
from undermine.bots.greedy.saboteur2.features import Saboteur2Outlook
from undermine.core.state import Action, CardId
from undermine.games.saboteur.actions import Discard, Place, Rockfall
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
_POOR: Final = 0.2
_USELESS: Final = 0.12
_LATE: Final = 12
"""Cards left to draw when a saboteur with a tunnel at its heels wants another hat."""


def worth_to_dwarf(outlook: Saboteur2Outlook, action: Action) -> float:
    """How good an action is for whoever this seat is."""
    judge = _JUDGES.get(type(action))
    if judge is not None:
        return judge(outlook, action)
    if outlook.role == GEOLOGIST:
        return _to_geologist(outlook, action)
    if outlook.role == SABOTEUR:
        return worth_to_saboteur(outlook, action)
    return worth_to_digger(outlook, action)


# -- digging ---------------------------------------------------------------------------------------


def _place(outlook: Saboteur2Outlook, action: Place) -> float:
    if outlook.role == GEOLOGIST:
        return _geologist_places(outlook, action)
    if outlook.role == SABOTEUR:
        return worth_to_saboteur(outlook, action)
    away = outlook.given_away(action.tile, action.at)
    if away > 0:
        return -SURE * away
    worth = worth_to_digger(outlook, action)
    own_door = outlook.team and has(outlook.rules.cards.tile(action.tile), outlook.team)
    return worth + _OWN_DOOR if own_door and worth > 0 else worth


def _geologist_places(outlook: Saboteur2Outlook, action: Place) -> float:
    """Crystals, and as long a round as possible."""
    ends = outlook.reaches(outlook.with_card(action.tile, action.at))
    return (1.0 if outlook.is_crystal(action.tile.card) else 0.05) - 2 * ends


def _to_geologist(outlook: Saboteur2Outlook, action: Action) -> float:
    if isinstance(action, Rockfall):
        return -3.0 if has(outlook.real.tiles[action.at], CRYSTAL) else -0.2
    return worth_to_digger(outlook, action) / 4


# -- passing and lifting ---------------------------------------------------------------------------


def _discard(outlook: Saboteur2Outlook, action: Discard) -> float:
    """Useless cards, the more the better; saboteurs also hide away what is useful."""
    if outlook.role == SABOTEUR:
        hidden = sorted((outlook.use(card) for card in action.cards), reverse=True)
        return hidden[0] / 2 + 0.05 * len(hidden) if outlook.leads_on(action.cards[0]) else 0.0
    return -0.1 + sum(_USELESS - _keep(outlook, card) for card in action.cards) / 2


def _keep(outlook: Saboteur2Outlook, card: CardId) -> float:
    """What a card in hand is worth to this seat."""
    if outlook.role == GEOLOGIST:
        return 1.0 if outlook.is_crystal(card) else 0.1
    special = _SPECIAL.get(card)
    return outlook.use(card) if special is None else special


_SPECIAL: Final = {
    "theft": 0.4,
    "hands-off": 0.2,
    "swap-hats": 0.1,
    "inspection": 0.3,
    "swap-hands": 0.15,
    "trapped": 0.45,
    "freed": 0.35,
}


def _lift(outlook: Saboteur2Outlook, action: Lift) -> float:
    if action.off == THEFT:
        return -2.0
    left = len(hindrances(outlook.table.front[outlook.me])) - 1
    price = sum(_keep(outlook, card) for card in action.cards)
    return (0.4 if left else 1.0) - price


# -- tricks ----------------------------------------------------------------------------------------


def _theft(outlook: Saboteur2Outlook, _action: Theft) -> float:
    return 0.2 if TRAPPED in outlook.table.front[outlook.me] else 0.5


def _hands_off(outlook: Saboteur2Outlook, action: HandsOff) -> float:
    return -2.0 if action.seat == outlook.me else 0.25 + 0.1 * outlook.hostility(action.seat)


def _trap(outlook: Saboteur2Outlook, action: Trap) -> float:
    hostile = outlook.hostility(action.seat)
    return 0.9 * hostile if hostile > 0.3 else -1.0  # noqa: PLR2004 (a rule of thumb)


def _free(outlook: Saboteur2Outlook, action: Free) -> float:
    return 1.4 if action.seat == outlook.me else -0.7 * outlook.hostility(action.seat)


def _swap_hats(outlook: Saboteur2Outlook, action: SwapHats) -> float:
    """A losing side looks for another hat; a friend keeps the one it wears."""
    if action.seat != outlook.me:
        return 0.3 * outlook.hostility(action.seat) - 0.1
    late = len(outlook.view.piles["stock"].cards) <= _LATE + 10
    if outlook.role == SABOTEUR:
        return 0.8 if outlook.far <= 1 else -0.5
    return 0.5 if late and outlook.far > 3 else -0.5  # noqa: PLR2004 (a rule of thumb)


def _inspect(outlook: Saboteur2Outlook, action: Inspect) -> float:
    return -0.5 if outlook.known_role(action.seat) else 0.35


def _swap_hands(outlook: Saboteur2Outlook, action: SwapHands) -> float:
    """A poor hand for a larger one."""
    mine = [card for card in outlook.held.elements() if card != "swap-hands"]
    worth = sum(_keep(outlook, card) for card in mine)
    theirs = len(outlook.view.piles[f"hand{action.seat + 1}"].cards)
    return 0.4 if theirs >= len(mine) and worth < _POOR * max(1, len(mine)) else -0.3


# -- thefts ----------------------------------------------------------------------------------------


def _steal(outlook: Saboteur2Outlook, action: Steal) -> float:
    """From whoever is nearest to winning."""
    return 1.0 + outlook.purses[action.seat]


def _decline(_outlook: Saboteur2Outlook, _action: Decline) -> float:
    return -1.0


_JUDGES: Final[Mapping[type[Action], Callable[[Saboteur2Outlook, Any], float]]] = {
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
}
