"""The ruleset of The Lost Mines."""

from __future__ import annotations

from typing import Final

from undermine.core.actions import Agree, ChooseStarter, Discard, NextRound, NextTurn, Place, Turn
from undermine.core.cardfile import CardWords, load_cards, load_sheet
from undermine.core.dealing import DealTo, LoseCard, dealing, losing
from undermine.core.ruleset import Handler, Ruleset
from undermine.core.state import Action
from undermine.core.walking import walking as handlers_of
from undermine.games.lostmines import (
    aids,
    ending,
    looking,
    mines,
    outcome,
    paths,
    setup,
    soundness,
    tokens,
    turn,
    walking,
)
from undermine.games.lostmines.actions import (
    Appraise,
    Bridge,
    LayMine,
    OpenMine,
    Scout,
    SetOff,
    Snare,
    Spy,
    Storm,
    TakeTreasure,
    Troll,
)
from undermine.games.lostmines.hooks import LostMinesHooks
from undermine.games.lostmines.options import OPTIONS
from undermine.games.lostmines.table import ZONES, LostMinesRules, LostMinesSheet, LostMinesTable

_SHEET = load_sheet(__name__, LostMinesSheet)
_KINDS: Final[dict[str, type[Action]]] = {
    "place": Place,
    "bridge": Bridge,
    "scout": Scout,
    "appraise": Appraise,
    "spy": Spy,
    "snare": Snare,
    "troll": Troll,
    "storm": Storm,
}
_WORDS = CardWords(
    keys=frozenset(
        {
            *("clan", "side", "character"),
            *("holds", "dragon", "value", "sign"),
            *("bridges", "stays"),
        }
    ),
    plays=frozenset(_KINDS),
    traits=tokens.OBSTACLES | {walking.ROCK, walking.CAMPFIRE},
)

RULES: LostMinesRules = Ruleset(
    name="the-lost-mines",
    version=_SHEET.version,
    cards=load_cards(__name__, _WORDS, _SHEET.board.turns),
    sheet=_SHEET,
    seats=range(min(_SHEET.seats), max(_SHEET.seats) + 1),
    table=LostMinesTable,
    zones=ZONES,
    setup=setup.setup,
    plays={
        Place: paths.PLACING,
        Bridge: tokens.BRIDGING,
        Scout: looking.SCOUTING,
        Appraise: looking.APPRAISING,
        Spy: looking.SPYING,
        Snare: tokens.SNARING,
        Troll: tokens.LURING,
        Storm: paths.STORMING,
        Discard: turn.PASSING,
    },
    kinds=_KINDS,
    handlers={
        ChooseStarter: setup.BEGIN,
        DealTo: dealing(due="TLM-057", absent="TLM-049"),
        SetOff: Handler(apply=setup.set_off),
        Turn: turn.TURN,
        **handlers_of(walking.GAIT, due="TLM-118"),
        LoseCard: losing(due="TLM-098", absent="TLM-099"),
        OpenMine: Handler(apply=mines.open_mine),
        LayMine: mines.ALIGN,
        TakeTreasure: mines.TAKE,
        NextTurn: Handler(apply=turn.next_turn),
        NextRound: Handler(apply=ending.next_round),
    },
    calls={Agree: ending.AGREE},
    hooks=LostMinesHooks(
        starter_chooser=setup.starter_by_chance,
        hoard_readers=setup.its_owner,
        treasure_is_optional=mines.who_stayed,
        shows_points=aids.shows_points,
        scores=ending.scores,
        derive_state=soundness.derive_state,
        conflicts=soundness.conflicts,
        facts=aids.facts,
        routes=aids.routes,
        timeout_action=aids.timeout_action,
        round_outcome=outcome.round_outcome,
    ),
    options=OPTIONS,
    chosen={},
    soundness=soundness.CHECKS,
    over="TLM-172",
)
"""The game as it is printed."""
