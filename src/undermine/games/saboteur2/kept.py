"""Rules of the expansion that functions of the base game carry out as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undermine.core.rulebook import rule
from undermine.games.saboteur import goals, gold, paths, setup, tools, turn

KEPT: Final[Mapping[Callable[..., Any], tuple[str, ...]]] = {
    setup.deal: ("SB2-035",),
    setup.first_board: ("SB2-026", "SB2-108"),
    setup.deals: ("SB2-029", "SB2-030", "SB2-110"),
    setup.set_out: ("SB2-031", "SB2-033"),
    setup.deal_round: ("SB2-108", "SB2-109", "SB2-111"),
    turn.turn_candidates: ("SB2-036",),
    turn.turn_check: ("SB2-036",),
    turn.turn_apply: ("SB2-037", "SB2-038", "SB2-041", "SB2-R41"),
    goals.reveal: ("SB2-092", "SB2-R05", "SB2-R14"),
    goals.end_round: ("SB2-092", "SB2-093", "SB2-R39"),
    paths.rockfall_candidates: ("SB2-R34",),
    tools.break_check: ("SB2-R28",),
    tools.mend_candidates: ("SB2-R40",),
    tools.mend_check: ("SB2-R40",),
    gold.next_round: ("SB2-112", "SB2-113"),
    gold.end_game: ("SB2-114", "SB2-115"),
    gold.scores: ("SB2-114",),
}
"""What is not listed here or in another file of this game is a rule of the base game."""

for _function, _ids in KEPT.items():
    rule(*_ids)(_function)
