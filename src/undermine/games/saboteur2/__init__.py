"""The ruleset of Saboteur 2: the expansion, as a changed copy of the base game."""

from __future__ import annotations

from typing import Final

from undermine.core.cardfile import CardWords, load_cards, load_sheet
from undermine.core.ruleset import Handler
from undermine.core.state import Action
from undermine.games.saboteur import RULES as SABOTEUR
from undermine.games.saboteur.actions import Discard, NextTurn, PayGold, Place, ShareGold, Turn
from undermine.games.saboteur.table import OFFER
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
from undermine.games.saboteur2.hooks import Saboteur2Hooks
from undermine.games.saboteur2.options import OPTIONS
from undermine.games.saboteur2.table import ZONES, Saboteur2Rules, Saboteur2Sheet, Saboteur2Table

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

RULES: Saboteur2Rules = SABOTEUR.changed(
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
    options=OPTIONS,
    soundness=soundness.CHECKS,
).with_hooks(
    Saboteur2Hooks(
        prepare_round=setup.set_out,
        refill_hand=setup.refill,
        hand_emptied=turn.drop_out,
        revealed_roles=gold.dwarves_of_seats,
        share_gold=gold.share,
        profiteer_wins=reckoning.profiteer_wins,
        paid_geologists=reckoning.free_geologists,
        counted_crystals=doors.visible_crystals,
        derive_state=soundness.derive_state,
        conflicts=soundness.conflicts,
        facts=aids.facts,
        timeout_action=aids.timeout_action,
        round_outcome=outcome.round_outcome,
        starter_chooser=SABOTEUR.hooks.starter_chooser,
        opening_deals=SABOTEUR.hooks.opening_deals,
        paid_diggers=SABOTEUR.hooks.paid_diggers,
        gold_cards_drawn=SABOTEUR.hooks.gold_cards_drawn,
        saboteur_pay=SABOTEUR.hooks.saboteur_pay,
        scores=SABOTEUR.hooks.scores,
    )
)
"""The expansion as it is printed; None drops what only the base game has."""

assert kept.KEPT, "the rules that stay are named when the game is loaded"
