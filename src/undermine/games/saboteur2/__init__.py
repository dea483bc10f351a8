"""Saboteur 2: the expansion, as a changed copy of the base game. What is not here is the same."""

from __future__ import annotations

from typing import Final

from undermine.core.cardfile import CardWords, load_cards, load_sheet
from undermine.core.ruleset import Handler
from undermine.core.state import Action
from undermine.games.saboteur import RULES as SABOTEUR
from undermine.games.saboteur.actions import Discard, NextTurn, PayGold, Place, ShareGold, Turn
from undermine.games.saboteur.table import OFFER, SaboteurRules
from undermine.games.saboteur.turn import TURN
from undermine.games.saboteur2 import (
    aids,
    doors,
    fronts,
    gold,
    kept,
    outcome,
    paths,
    reckoning,
    setup,
    soundness,
    tricks,
    turn,
)
from undermine.games.saboteur2.actions import (
    Free,
    HandsOff,
    Inspect,
    Lift,
    StealGold,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from undermine.games.saboteur2.options import OPTIONS
from undermine.games.saboteur2.table import ZONES, Saboteur2Sheet, Saboteur2Table

_SHEET = load_sheet(__name__, Saboteur2Sheet)
_KINDS: Final[dict[str, type[Action]]] = {
    "theft": Theft,
    "handsoff": HandsOff,
    "swaphats": SwapHats,
    "inspect": Inspect,
    "swaphands": SwapHands,
    "trap": Trap,
    "free": Free,
}
_WORDS = CardWords(
    keys=frozenset({"tools", "stays", "value", "treasure", "penalty"}),
    plays=frozenset({*SABOTEUR.kinds, *_KINDS}),
    traits=frozenset({"ladder", "blue", "green", "crystal"}),
)

RULES: SaboteurRules = SABOTEUR.changed(
    name="saboteur-2",
    version=_SHEET.version,
    cards=load_cards(__name__, _WORDS, _SHEET.board.turns),
    sheet=_SHEET,
    seats=range(min(_SHEET.seats), max(_SHEET.seats) + 1),
    table=Saboteur2Table,
    zones={**ZONES, OFFER: None},
    setup=setup.setup,
    plays={
        Place: paths.DIGGING,
        Theft: fronts.THIEVING,
        HandsOff: fronts.STOPPING,
        SwapHats: tricks.SWAPPING_HATS,
        Inspect: tricks.INSPECTING,
        SwapHands: tricks.SWAPPING_HANDS,
        Trap: fronts.TRAPPING,
        Free: fronts.FREEING,
        Lift: turn.LIFTING,
        Discard: turn.PASSING,
    },
    kinds=_KINDS,
    handlers={
        Turn: TURN._replace(rule="SB2-036"),
        NextTurn: Handler(apply=turn.next_turn),
        StealGold: gold.STEALING,
        ShareGold: None,
        PayGold: None,
    },
    hooks={
        "set_out": setup.set_out,
        "refill": setup.refill,
        "emptied": turn.drop_out,
        "unmasked": gold.dwarves_of_seats,
        "share": gold.share,
        "profiteer_wins": reckoning.profiteer_wins,
        "paid_geologists": reckoning.free_geologists,
        "crystals": doors.visible_crystals,
        "settled": soundness.settled,
        "strain": soundness.strain,
        "facts": aids.facts,
        "harmless": aids.harmless,
        "outcome": outcome.outcome,
        "paid_diggers": None,
        "draw": None,
        "pay": None,
    },
    options=OPTIONS,
    soundness=soundness.CHECKS,
)
"""The expansion as it is printed; None drops what only the base game has."""

assert kept.KEPT, "the rules that stay are named when the game is loaded"
