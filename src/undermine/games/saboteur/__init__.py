"""The ruleset of Saboteur."""

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
from undermine.games.saboteur.hooks import SaboteurHooks
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
    hooks=SaboteurHooks(
        starter_chooser=setup.starter_by_chance,
        prepare_round=setup.set_out,
        opening_deals=setup.deals,
        refill_hand=turn.refill,
        revealed_roles=goals.every_dwarf,
        share_gold=gold.share,
        paid_diggers=gold.diggers_from_finder,
        gold_cards_drawn=gold.a_card_for_each_digger,
        saboteur_pay=gold.pay_by_number,
        scores=gold.scores,
        derive_state=soundness.derive_state,
        conflicts=secrets.conflicts,
        facts=aids.facts,
        timeout_action=aids.timeout_action,
        round_outcome=outcome.round_outcome,
    ),
    options=OPTIONS,
    chosen={},
    soundness=soundness.CHECKS,
    over="SAB-093",
)
"""The game as it is printed."""
