"""The ruleset of The Dark Cave."""

from __future__ import annotations

from typing import Final

from undermine.core.actions import Agree, ChooseStarter, Discard, NextTurn, Place, Turn
from undermine.core.cardfile import CardWords, load_cards, load_sheet
from undermine.core.dealing import DealTo, LoseCard, dealing, losing
from undermine.core.ruleset import Handler, Play, Ruleset
from undermine.core.state import Action
from undermine.games.darkcave import (
    aids,
    attacks,
    creatures,
    ending,
    goals,
    outcome,
    paths,
    secrets,
    setup,
    soundness,
    spying,
    tools,
    turn,
    walking,
    webs,
)
from undermine.games.darkcave.actions import (
    AskAxe,
    Bite,
    CallEnd,
    ChooseClan,
    ChooseTurn,
    Collapse,
    Equip,
    Leave,
    Lure,
    Prowl,
    Spin,
    SpyDwarf,
    SpyGoal,
    TradeHands,
)
from undermine.games.darkcave.hooks import DarkCaveHooks
from undermine.games.darkcave.options import EARLIER, OPTIONS
from undermine.games.darkcave.table import (
    TRAITS,
    ZONES,
    DarkCaveRules,
    DarkCaveSheet,
    DarkCaveTable,
)

_SHEET = load_sheet(__name__, DarkCaveSheet)
_KINDS: Final[dict[str, type[Action]]] = {
    "place": Place,
    "spygoal": SpyGoal,
    "spydwarf": SpyDwarf,
    "collapse": Collapse,
    "tradehands": TradeHands,
    "spin": Spin,
    "equip": Equip,
    "lure": Lure,
}
_WORDS = CardWords(
    keys=frozenset({"tools", "creature", "steps", "side"}),
    plays=frozenset(_KINDS),
    traits=TRAITS,
)
_PLAYS: Final[dict[type[Action], Play[DarkCaveTable]]] = {
    Place: paths.PLACING,
    SpyGoal: spying.SPYING_GOALS,
    SpyDwarf: spying.SPYING_DWARVES,
    Collapse: paths.COLLAPSING,
    TradeHands: spying.TRADING,
    Spin: webs.SPINNING,
    Equip: tools.EQUIPPING,
    Lure: creatures.LURING,
    Discard: turn.DISCARDING,
}

RULES: DarkCaveRules = Ruleset(
    name="the-dark-cave",
    version=_SHEET.version,
    cards=load_cards(__name__, _WORDS, _SHEET.board.turns),
    sheet=_SHEET,
    seats=range(min(_SHEET.seats), max(_SHEET.seats) + 1),
    table=DarkCaveTable,
    zones=ZONES,
    setup=setup.setup,
    plays=_PLAYS,
    kinds=_KINDS,
    handlers={
        ChooseStarter: setup.BEGIN,
        ChooseClan: setup.CLAN,
        DealTo: dealing(due="TDC-047", absent="TDC-039"),
        LoseCard: losing(due="TDC-074", absent="TDC-073"),
        Turn: turn.turns(tuple(_PLAYS)),
        NextTurn: Handler(apply=turn.next_turn),
        **walking.strolling(walking.GAIT),
        Prowl: creatures.PROWL,
        AskAxe: attacks.ASK_AXE,
        Bite: Handler(apply=attacks.bite),
        ChooseTurn: goals.ORIENT,
        Leave: Handler(apply=ending.leave),
        CallEnd: ending.CALL_END,
    },
    calls={Agree: ending.AGREE},
    hooks=DarkCaveHooks(
        starter_chooser=setup.starter_by_chance,
        clans_in_play=setup.both_clans,
        opening_deals=setup.deals,
        tool_equipped=tools.ready_at_once,
        ambushed=creatures.ambush,
        ask_axe_owners=attacks.ask_in_turn,
        paralysed=walking.lies_or_stood_up,
        walk_ended=walking.take_vein,
        scores=ending.scores,
        derive_state=soundness.derive_state,
        conflicts=secrets.conflicts,
        facts=aids.facts,
        routes=aids.routes,
        timeout_action=aids.timeout_action,
        round_outcome=outcome.round_outcome,
    ),
    options=OPTIONS,
    chosen={},
    soundness=soundness.CHECKS,
    over="TDC-175",
    earlier=EARLIER,
)
"""The game as it is printed."""
