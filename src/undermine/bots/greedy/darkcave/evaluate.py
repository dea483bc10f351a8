"""What a dwarf in the dark cave thinks of every action, in steps: a step nearer is worth 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undermine.bots.greedy.darkcave.features import DarkCaveOutlook
from undermine.core.actions import Discard, Orient, Place
from undermine.core.board import Mark
from undermine.core.state import Action, CardId
from undermine.core.tile import Lay
from undermine.core.walking import Step, Stop
from undermine.games.darkcave.actions import (
    AskAxe,
    ChooseTurn,
    Collapse,
    Cut,
    Endure,
    Equip,
    Lure,
    Prowl,
    Spin,
    SpyDwarf,
    SpyGoal,
    Strike,
    TradeHands,
)
from undermine.games.darkcave.ballots import STRIKE, CastVote, Vote
from undermine.games.darkcave.tools import usable_axes
from undermine.games.darkcave.veins import LeaveGold, TakeGold

_ASIDE: Final = -0.6
"""Laying a card that helps nobody."""
_LEAST: Final = 1.0
"""A rockfall or a web should do at least so much harm."""
_HARM: Final = 0.2
"""A creature should do at least so much."""
_GOLD: Final = 0.7
_KEEP: Final = {
    "secret-information": 0.5,
    "rockfall": 0.3,
    "swap-cards": 0.2,
    "web": 0.35,
    "boots": 0.9,
    "battle-axe": 0.6,
    "rat": 0.3,
    "lindworm": 0.35,
    "goblin": 0.4,
}


def worth_to_caver(outlook: DarkCaveOutlook, action: Action) -> float:
    """How good an action is for this seat; what it does not know is worth nothing."""
    judge = _JUDGES.get(type(action))
    return judge(outlook, action) if judge else 0.0


# -- paths -----------------------------------------------------------------------------------------


def _place(outlook: DarkCaveOutlook, action: Place) -> float:
    if not outlook.is_near(action.at):
        return _ASIDE
    gain = outlook.gain(outlook.board.put(action.at, outlook.rules.cards.tile(action.tile)))
    ports = outlook.rules.cards.tile(action.tile).ports.bit_count()
    return gain + 0.05 * ports if gain > 0 else gain + _ASIDE


def _orient(outlook: DarkCaveOutlook, action: Orient) -> float:
    due = outlook.view.agenda[-1]
    assert isinstance(due, ChooseTurn)
    at = outlook.corners[due.corner]
    return outlook.gain(outlook.board.put(at, outlook.rules.cards.tile(action.tile)))


def _collapse(outlook: DarkCaveOutlook, action: Collapse) -> float:
    gain = outlook.gain(outlook.board.take(action.at))
    return gain - 0.5 if gain >= _LEAST else -1.0


# -- spying ----------------------------------------------------------------------------------------


def _spy_goal(outlook: DarkCaveOutlook, action: SpyGoal) -> float:
    odds = outlook.odds[outlook.corners[action.corner]]
    return 1.6 + odds if 0 < odds < 1 and outlook.is_inside else -0.2


def _spy_dwarf(outlook: DarkCaveOutlook, action: SpyDwarf) -> float:
    return -0.5 if outlook.is_known(action.seat) else 0.3


def _trade(outlook: DarkCaveOutlook, action: TradeHands) -> float:
    mine = sum(outlook.held.values()) - 1
    theirs = len(outlook.view.piles[f"hand{action.seat + 1}"].cards)
    poor = sum(_keep(outlook, card) * n for card, n in outlook.held.items()) < 0.3 * max(1, mine)
    return 0.2 + 0.2 * (theirs - mine) if theirs >= mine and poor else -0.4


# -- tools and webs --------------------------------------------------------------------------------


def _equip(outlook: DarkCaveOutlook, action: Equip) -> float:
    worth = 1.4 if action.card.startswith("boots") else 0.7
    if action.seat == outlook.me:
        return worth if outlook.is_inside else -1.0
    is_out = outlook.table.pawn[action.seat] is None
    return -1.0 if is_out else 0.4 * worth * outlook.friends[action.seat] - 0.1


def _spin(outlook: DarkCaveOutlook, action: Spin) -> float:
    gain = outlook.gain(outlook.board.mark(action.at, Mark(action.card, outlook.me, 2)))
    return 0.6 * gain - 0.2 if gain >= _LEAST / 2 else -1.0


def _cut(outlook: DarkCaveOutlook, action: Cut) -> float:
    mark = outlook.board.marks[action.at]
    gain = outlook.gain(outlook.board.unmark(action.at))
    axes = len(usable_axes(outlook.rules, outlook.table, outlook.me))
    return gain - 0.8 if axes >= mark.left else -0.5


# -- moving ----------------------------------------------------------------------------------------


def _step(outlook: DarkCaveOutlook, action: Step) -> float:
    due = outlook.view.agenda[-1]
    if isinstance(due, Prowl):
        return _prowl(outlook, due, action)
    here = outlook.table.pawn[outlook.me]
    assert here is not None
    toll = 0.3 * ((here.space, action.to.space) in _tolls(outlook, action))
    gold = _GOLD * (action.to in outlook.board.marks)
    return outlook.far(here) - outlook.far(action.to) + gold - toll - 0.05


def _tolls(outlook: DarkCaveOutlook, action: Step) -> tuple[tuple[int, int], ...]:
    here = outlook.table.pawn[outlook.me]
    is_inside = here is not None and here.cell == action.to.cell
    return outlook.board.tiles[action.to.cell].face.tolls if is_inside else ()


def _prowl(outlook: DarkCaveOutlook, due: Prowl, action: Step) -> float:
    victims = outlook.victims(action.to)
    if victims:
        return outlook.malice(victims)
    return outlook.prey(action.to, due.left - 1) - 0.01


def _stop(outlook: DarkCaveOutlook, _action: Stop) -> float:
    return _GOLD if outlook.table.pawn[outlook.me] in outlook.board.marks else 0.0


# -- creatures -------------------------------------------------------------------------------------


def _lure(outlook: DarkCaveOutlook, action: Lure) -> float:
    card = outlook.rules.cards[action.card]
    among = outlook.victims(action.at)
    about = any(beast.kind in card.words["creature"] for beast in outlook.table.beasts)
    prey = outlook.malice(among) if among and not about else 0.0
    best = prey or outlook.prey(action.at, card.numbers["steps"])
    return 0.9 * best if best > _HARM else -0.5


def _strike(outlook: DarkCaveOutlook, action: Strike) -> float:
    """An axe is spent on whatever hurts this seat or its friends."""
    due = outlook.view.agenda[-1]
    assert isinstance(due, AskAxe)
    return _relief(outlook, action.creature, due.victims)


def _relief(outlook: DarkCaveOutlook, creature: str, victims: tuple[int, ...]) -> float:
    others = sum(0.3 * outlook.friends[seat] for seat in victims if seat != outlook.me)
    mine = {"rat": 0.4, "lindworm": 0.9, "goblin": 0.9 * bool(outlook.table.gold[outlook.me])}
    return others + (mine[creature] if outlook.me in victims else 0.0) - 0.5


def _endure(_outlook: DarkCaveOutlook, _action: Endure) -> float:
    return 0.0


def _vote(outlook: DarkCaveOutlook, action: Vote) -> float:
    due = outlook.view.agenda[-1]
    assert isinstance(due, CastVote)
    return _relief(outlook, due.creature, due.victims) if action.card == STRIKE else 0.0


# -- passing and gold ------------------------------------------------------------------------------


def _discard(outlook: DarkCaveOutlook, action: Discard) -> float:
    return -0.25 + sum(0.2 - _keep(outlook, card) for card in action.cards) / 2


def _keep(outlook: DarkCaveOutlook, card: CardId) -> float:
    """What a card in hand is worth to somebody who wants to get out."""
    face = outlook.rules.cards[card].face
    if face is not None:
        ways = outlook.rules.cards.tile(Lay(card)).ports.bit_count()
        return 0.1 + 0.12 * ways
    kind = "web" if card.startswith("web") else card.rsplit("-", 1)[0]
    return _KEEP[kind]


def _take_gold(_outlook: DarkCaveOutlook, _action: TakeGold) -> float:
    return 1.0


def _leave_gold(_outlook: DarkCaveOutlook, _action: LeaveGold) -> float:
    return 0.0


_JUDGES: Final[Mapping[type[Action], Callable[[DarkCaveOutlook, Any], float]]] = {
    Place: _place,
    Orient: _orient,
    Collapse: _collapse,
    SpyGoal: _spy_goal,
    SpyDwarf: _spy_dwarf,
    TradeHands: _trade,
    Equip: _equip,
    Spin: _spin,
    Cut: _cut,
    Step: _step,
    Stop: _stop,
    Lure: _lure,
    Strike: _strike,
    Endure: _endure,
    Vote: _vote,
    Discard: _discard,
    TakeGold: _take_gold,
    LeaveGold: _leave_gold,
}
