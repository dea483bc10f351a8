"""Evaluation of actions in The Dark Cave: one step nearer to the exit is worth 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undermine.bots.greedy.darkcave.features import DarkCaveFeatures
from undermine.bots.greedy.evaluation import Evaluation, by_type
from undermine.core.actions import Discard, Orient, Place
from undermine.core.board import Mark
from undermine.core.state import Action, CardId, Event, View
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
from undermine.games.darkcave.table import DarkCaveRules, DarkCaveTable
from undermine.games.darkcave.tools import usable_axes
from undermine.games.darkcave.veins import LeaveGold, TakeGold

_ASIDE: Final = -0.6
"""Laying a card that brings no ally nearer to the exit."""
_LEAST_GAIN: Final = 1.0
"""The least gain for which a rockfall is played; a web needs half of it."""
_LEAST_ATTACK: Final = 0.2
"""The least value of an attack for which a creature is played."""
_GOLD: Final = 0.7
"""A gold nugget in reach."""
_CARD_VALUES: Final = {
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


class DarkCaveEvaluator:
    """Evaluates for the own dwarf first, then for its side; the view says who is who."""

    def __init__(self, rules: DarkCaveRules) -> None:
        self._rules = rules

    def see(self, events: Sequence[Event]) -> None:
        """Ignore events: everything that matters is in the view."""

    def evaluation(self, view: View[DarkCaveTable]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""
        features = DarkCaveFeatures(self._rules, view)
        return lambda action: evaluate_action(features, action)


# -- paths -----------------------------------------------------------------------------------------


def _place(features: DarkCaveFeatures, action: Place) -> float:
    if not features.is_near(action.at):
        return _ASIDE
    gain = features.gain(features.board.put(action.at, features.rules.cards.tile(action.tile)))
    ports = features.rules.cards.tile(action.tile).ports.bit_count()
    return gain + 0.05 * ports if gain > 0 else gain + _ASIDE


def _orient(features: DarkCaveFeatures, action: Orient) -> float:
    due = features.view.agenda[-1]
    assert isinstance(due, ChooseTurn)
    at = features.corners[due.corner]
    return features.gain(features.board.put(at, features.rules.cards.tile(action.tile)))


def _collapse(features: DarkCaveFeatures, action: Collapse) -> float:
    gain = features.gain(features.board.take(action.at))
    return gain - 0.5 if gain >= _LEAST_GAIN else -1.0


# -- spying ----------------------------------------------------------------------------------------


def _spy_goal(features: DarkCaveFeatures, action: SpyGoal) -> float:
    odds = features.odds[features.corners[action.corner]]
    return 1.6 + odds if 0 < odds < 1 and features.is_inside else -0.2


def _spy_dwarf(features: DarkCaveFeatures, action: SpyDwarf) -> float:
    return -0.5 if features.is_known(action.seat) else 0.3


def _trade(features: DarkCaveFeatures, action: TradeHands) -> float:
    mine = sum(features.held.values()) - 1
    theirs = len(features.view.piles[f"hand{action.seat + 1}"].cards)
    poor = sum(_card_value(features, card) * n for card, n in features.held.items()) < 0.3 * max(
        1, mine
    )
    return 0.2 + 0.2 * (theirs - mine) if theirs >= mine and poor else -0.4


# -- tools and webs --------------------------------------------------------------------------------


def _equip(features: DarkCaveFeatures, action: Equip) -> float:
    worth = 1.4 if action.card.startswith("boots") else 0.7
    if action.seat == features.me:
        return worth if features.is_inside else -1.0
    is_out = features.table.pawn[action.seat] is None
    return -1.0 if is_out else 0.4 * worth * features.alignments[action.seat] - 0.1


def _spin(features: DarkCaveFeatures, action: Spin) -> float:
    gain = features.gain(features.board.mark(action.at, Mark(action.card, features.me, 2)))
    return 0.6 * gain - 0.2 if gain >= _LEAST_GAIN / 2 else -1.0


def _cut(features: DarkCaveFeatures, action: Cut) -> float:
    mark = features.board.marks[action.at]
    gain = features.gain(features.board.unmark(action.at))
    axes = len(usable_axes(features.rules, features.table, features.me))
    return gain - 0.8 if axes >= mark.left else -0.5


# -- moving ----------------------------------------------------------------------------------------


def _step(features: DarkCaveFeatures, action: Step) -> float:
    due = features.view.agenda[-1]
    if isinstance(due, Prowl):
        return _prowl(features, due, action)
    here = features.table.pawn[features.me]
    assert here is not None
    toll = 0.3 * ((here.space, action.to.space) in _tolls(features, action))
    gold = _GOLD * (action.to in features.board.marks)
    return features.distance(here) - features.distance(action.to) + gold - toll - 0.05


def _tolls(features: DarkCaveFeatures, action: Step) -> tuple[tuple[int, int], ...]:
    here = features.table.pawn[features.me]
    is_inside = here is not None and here.cell == action.to.cell
    return features.board.tiles[action.to.cell].face.tolls if is_inside else ()


def _prowl(features: DarkCaveFeatures, due: Prowl, action: Step) -> float:
    victims = features.victims(action.to)
    if victims:
        return features.attack_value(victims)
    return features.best_attack(action.to, due.left - 1) - 0.01


def _stop(features: DarkCaveFeatures, _action: Stop) -> float:
    return _GOLD if features.table.pawn[features.me] in features.board.marks else 0.0


# -- creatures -------------------------------------------------------------------------------------


def _lure(features: DarkCaveFeatures, action: Lure) -> float:
    card = features.rules.cards[action.card]
    among = features.victims(action.at)
    about = any(beast.kind in card.words["creature"] for beast in features.table.beasts)
    best_attack = features.attack_value(among) if among and not about else 0.0
    best = best_attack or features.best_attack(action.at, card.numbers["steps"])
    return 0.9 * best if best > _LEAST_ATTACK else -0.5


def _strike(features: DarkCaveFeatures, action: Strike) -> float:
    """Use an axe against creatures that attack this seat or its allies."""
    due = features.view.agenda[-1]
    assert isinstance(due, AskAxe)
    return _relief(features, action.creature, due.victims)


def _relief(features: DarkCaveFeatures, creature: str, victims: tuple[int, ...]) -> float:
    others = sum(0.3 * features.alignments[seat] for seat in victims if seat != features.me)
    mine = {"rat": 0.4, "lindworm": 0.9, "goblin": 0.9 * bool(features.table.gold[features.me])}
    return others + (mine[creature] if features.me in victims else 0.0) - 0.5


def _endure(_features: DarkCaveFeatures, _action: Endure) -> float:
    return 0.0


def _vote(features: DarkCaveFeatures, action: Vote) -> float:
    due = features.view.agenda[-1]
    assert isinstance(due, CastVote)
    return _relief(features, due.creature, due.victims) if action.card == STRIKE else 0.0


# -- passing and gold ------------------------------------------------------------------------------


def _discard(features: DarkCaveFeatures, action: Discard) -> float:
    return -0.25 + sum(0.2 - _card_value(features, card) for card in action.cards) / 2


def _card_value(features: DarkCaveFeatures, card: CardId) -> float:
    """The value of a card in hand to a dwarf on its way out."""
    face = features.rules.cards[card].face
    if face is not None:
        ports = features.rules.cards.tile(Lay(card)).ports.bit_count()
        return 0.1 + 0.12 * ports
    kind = "web" if card.startswith("web") else card.rsplit("-", 1)[0]
    return _CARD_VALUES[kind]


def _take_gold(_features: DarkCaveFeatures, _action: TakeGold) -> float:
    return 1.0


def _leave_gold(_features: DarkCaveFeatures, _action: LeaveGold) -> float:
    return 0.0


evaluate_action: Final[Callable[[DarkCaveFeatures, Action], float]] = by_type(
    {
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
)
"""How good an action is for this dwarf and its side."""
