"""Saboteur: the base game, put together in one table."""

from __future__ import annotations

from undermine.core.cardfile import CardWords, load_cards, load_sheet
from undermine.core.dealing import DealTo, dealing
from undermine.core.ruleset import Handler, Ruleset
from undermine.core.state import Action
from undermine.games.saboteur import (
    aids,
    goals,
    gold,
    maps,
    outcome,
    paths,
    secrets,
    setup,
    soundness,
    tools,
    turn,
)
from undermine.games.saboteur.actions import (
    Break,
    ChooseStarter,
    ChooseTurn,
    Discard,
    Mend,
    NextRound,
    NextTurn,
    PayGold,
    Peek,
    Place,
    Reveal,
    Rockfall,
    ShareGold,
    Turn,
)
from undermine.games.saboteur.options import OPTIONS
from undermine.games.saboteur.table import ZONES, SaboteurRules, SaboteurSheet, SaboteurTable

_SHEET = load_sheet(__name__, SaboteurSheet)
_KINDS: dict[str, type[Action]] = {
    "place": Place,
    "break": Break,
    "mend": Mend,
    "rockfall": Rockfall,
    "peek": Peek,
}
_WORDS = CardWords(
    keys=frozenset({"tools", "stays", "value", "treasure"}),
    plays=frozenset(_KINDS),
    traits=frozenset({"ladder"}),
)

RULES: SaboteurRules = Ruleset(
    name="saboteur",
    version=_SHEET.version,
    cards=load_cards(__name__, _WORDS, _SHEET.board.turns),
    sheet=_SHEET,
    seats=range(min(_SHEET.seats), max(_SHEET.seats) + 1),
    table=SaboteurTable,
    zones=ZONES,
    setup=setup.setup,
    plays={
        Place: paths.PLACING,
        Break: tools.BREAKING,
        Mend: tools.MENDING,
        Rockfall: paths.FALLING,
        Peek: maps.PEEKING,
        Discard: turn.DISCARDING,
    },
    kinds=_KINDS,
    handlers={
        ChooseStarter: setup.BEGIN,
        DealTo: dealing(due="SAB-038", absent="SAB-017"),
        Turn: turn.TURN,
        NextTurn: Handler(apply=turn.next_turn),
        Reveal: goals.REVEAL,
        ChooseTurn: goals.ORIENT,
        ShareGold: gold.SHARE,
        PayGold: gold.PAY,
        NextRound: Handler(apply=gold.next_round),
    },
    calls={},
    hooks={
        "starter_chosen_by": setup.starter_by_chance,
        "set_out": setup.set_out,
        "deals": setup.deals,
        "refill": turn.refill,
        "unmasked": goals.every_dwarf,
        "share": gold.share,
        "paid_diggers": gold.diggers_from_finder,
        "draw": gold.a_card_for_each_digger,
        "pay": gold.pay_by_number,
        "scores": gold.scores,
        "settled": soundness.settled,
        "strain": secrets.strain,
        "facts": aids.facts,
        "harmless": aids.harmless,
        "outcome": outcome.outcome,
    },
    options=OPTIONS,
    chosen={},
    soundness=soundness.CHECKS,
    over="SAB-093",
)
"""The game as it is printed."""
