"""Evaluation of actions in The Dark Cave: one step nearer to the exit is worth 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.greedy.darkcave.distance import TOO_FAR
from undermine.bots.greedy.darkcave.features import DarkCaveFeatures
from undermine.bots.greedy.evaluation import Terms, by_type, scaled, worth_of
from undermine.core.actions import Discard, Orient, Place
from undermine.core.board import Mark
from undermine.core.grid import Spot
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


# -- paths -----------------------------------------------------------------------------------------


def _place(features: DarkCaveFeatures, action: Place) -> Terms:
    if not features.is_near(action.at):
        return {"aside": _ASIDE}
    tile = features.rules.cards.tile(action.tile)
    gains = features.gains(features.board.put(action.at, tile))
    if worth_of(gains) > 0:
        return {**gains, "openings": 0.05 * tile.ports.bit_count()}
    return {**gains, "aside": _ASIDE}


def _orient(features: DarkCaveFeatures, action: Orient) -> Terms:
    due = features.view.agenda[-1]
    assert isinstance(due, ChooseTurn)
    at = features.corners[due.corner]
    return features.gains(features.board.put(at, features.rules.cards.tile(action.tile)))


def _collapse(features: DarkCaveFeatures, action: Collapse) -> Terms:
    gains = features.gains(features.board.take(action.at))
    return {**gains, "spent": -0.5} if worth_of(gains) >= _LEAST_GAIN else {"spent": -1.0}


# -- spying ----------------------------------------------------------------------------------------


def _spy_goal(features: DarkCaveFeatures, action: SpyGoal) -> Terms:
    odds = features.odds[features.corners[action.corner]]
    if 0 < odds < 1 and features.is_inside:
        return {"looks": 1.6 + odds}
    return {"known": -0.2}


def _spy_dwarf(features: DarkCaveFeatures, action: SpyDwarf) -> Terms:
    return {"known": -0.5} if features.is_known(action.seat) else {"spies": 0.3}


def _trade(features: DarkCaveFeatures, action: TradeHands) -> Terms:
    mine = sum(features.held.values()) - 1
    theirs = len(features.view.piles[f"hand{action.seat + 1}"].cards)
    poor = sum(_card_value(features, card) * n for card, n in features.held.items()) < 0.3 * max(
        1, mine
    )
    if theirs < mine or not poor:
        return {"keeps-hand": -0.4}
    return {"poor-hand": 0.2, "more-cards": 0.2 * (theirs - mine)}


# -- tools and webs --------------------------------------------------------------------------------


def _equip(features: DarkCaveFeatures, action: Equip) -> Terms:
    is_boots = action.card.startswith("boots")
    worth = 1.4 if is_boots else 0.7
    if action.seat == features.me:
        own = {"boots": worth} if is_boots else {"axe": worth}
        return own if features.is_inside else {"outside": -1.0}
    if features.table.pawn[action.seat] is None:
        return {"outside": -1.0}
    return {"helps-ally": 0.4 * worth * features.alignments[action.seat], "spent": -0.1}


def _spin(features: DarkCaveFeatures, action: Spin) -> Terms:
    gains = features.gains(features.board.mark(action.at, Mark(action.card, features.me, 2)))
    if worth_of(gains) < _LEAST_GAIN / 2:
        return {"spent": -1.0}
    return {**scaled(gains, 0.6), "spent": -0.2}


def _cut(features: DarkCaveFeatures, action: Cut) -> Terms:
    mark = features.board.marks[action.at]
    axes = len(usable_axes(features.rules, features.table, features.me))
    if axes < mark.left:
        return {"spent": -0.5}
    return {**features.gains(features.board.unmark(action.at)), "spent": -0.8}


# -- moving ----------------------------------------------------------------------------------------


def _step(features: DarkCaveFeatures, action: Step) -> Terms:
    due = features.view.agenda[-1]
    if isinstance(due, Prowl):
        return _prowl(features, due, action)
    here = features.table.pawn[features.me]
    assert here is not None
    return step_terms(features, here, action.to)


def step_terms(features: DarkCaveFeatures, here: Spot, to: Spot) -> Terms:
    """The evaluation of one step of the own dwarf, from any space.

    Distances count a creature as some steps on the way onto its space, so a step onto it is
    measured without creatures, and costs what an attack costs; nobody minds it at the exit.
    """
    is_attacked = features.is_beast(to) and features.distance(to) > 0
    distances = features.distances_without_beasts if is_attacked else features.distances
    return {
        "walks": distances.get(here, TOO_FAR) - distances.get(to, TOO_FAR) - 0.05,
        "vein": _GOLD * (to in features.board.marks),
        "toll": -0.3 * ((here.space, to.space) in _tolls(features, here, to)),
        "creature": features.attack_value([features.me]) if is_attacked else 0.0,
    }


def _tolls(features: DarkCaveFeatures, here: Spot, to: Spot) -> tuple[tuple[int, int], ...]:
    return features.board.tiles[to.cell].face.tolls if here.cell == to.cell else ()


def _prowl(features: DarkCaveFeatures, due: Prowl, action: Step) -> Terms:
    victims = features.victims(action.to)
    if victims:
        return {"attacks": features.attack_value(victims)}
    return {"stalks": features.best_attack(action.to, due.left - 1) - 0.01}


def _stop(features: DarkCaveFeatures, _action: Stop) -> Terms:
    if isinstance(features.view.agenda[-1], Prowl):
        return {}
    at_vein = features.table.pawn[features.me] in features.board.marks
    return {"at-vein": _GOLD} if at_vein else {}


# -- creatures -------------------------------------------------------------------------------------


def _lure(features: DarkCaveFeatures, action: Lure) -> Terms:
    best = features.lured_attack(action.card, action.at).value
    return {"lures": 0.9 * best} if best > _LEAST_ATTACK else {"no-prey": -0.5}


def _strike(features: DarkCaveFeatures, action: Strike) -> Terms:
    """Use an axe against creatures that attack this seat or its allies."""
    due = features.view.agenda[-1]
    assert isinstance(due, AskAxe)
    return _relief(features, action.creature, due.victims)


def _relief(features: DarkCaveFeatures, creature: str, victims: tuple[int, ...]) -> Terms:
    others = sum(0.3 * features.alignments[seat] for seat in victims if seat != features.me)
    mine = {"rat": 0.4, "lindworm": 0.9, "goblin": 0.9 * bool(features.table.gold[features.me])}
    own = mine[creature] if features.me in victims else 0.0
    return {"saves-me": own, "saves-others": others, "spent": -0.5}


def _endure(_features: DarkCaveFeatures, _action: Endure) -> Terms:
    return {}


def _vote(features: DarkCaveFeatures, action: Vote) -> Terms:
    due = features.view.agenda[-1]
    assert isinstance(due, CastVote)
    return _relief(features, due.creature, due.victims) if action.card == STRIKE else {}


# -- passing and gold ------------------------------------------------------------------------------


def _discard(features: DarkCaveFeatures, action: Discard) -> Terms:
    useless = sum(0.2 - _card_value(features, card) for card in action.cards) / 2
    return {"passes": -0.25, "weakest": useless}


def _card_value(features: DarkCaveFeatures, card: CardId) -> float:
    """The value of a card in hand to a dwarf on its way out."""
    face = features.rules.cards[card].face
    if face is not None:
        ports = features.rules.cards.tile(Lay(card)).ports.bit_count()
        return 0.1 + 0.12 * ports
    kind = "web" if card.startswith("web") else card.rsplit("-", 1)[0]
    return _CARD_VALUES[kind]


def _take_gold(_features: DarkCaveFeatures, _action: TakeGold) -> Terms:
    return {"takes-gold": 1.0}


def _leave_gold(_features: DarkCaveFeatures, _action: LeaveGold) -> Terms:
    return {}


evaluate_action: Final[Callable[[DarkCaveFeatures, Action], Terms]] = by_type(
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
