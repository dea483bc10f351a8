"""A house rule: a dwarf that stops on a vein may leave its gold."""

from __future__ import annotations

import dataclasses

from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import Action, Item, Seat
from undermine.games.darkcave.table import (
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
)
from undermine.games.darkcave.walking import take_vein


class TakeGold(Action, frozen=True, gc=False):
    """Take the gold of a vein and show the clan card.

    >>> TakeGold()
    takegold
    """


class LeaveGold(Action, frozen=True, gc=False):
    """Leave the gold of a vein.

    >>> LeaveGold()
    leavegold
    """


class ChooseGold(Item, frozen=True, gc=False):
    """A dwarf came to rest on a vein: does it take the gold?"""


@rule("TDC-R29")
def with_choice_of_veins(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    """The ruleset in which taking the gold of a vein is optional."""
    handler: Handler[DarkCaveTable] = Handler(
        apply=gold_apply,
        candidates=gold_candidates,
        answers=(TakeGold, LeaveGold),
        rule="TDC-R29",
        exact=True,
    )
    hooks = dataclasses.replace(rules.hooks, walk_ended=ask_for_gold)
    return rules.changed(handlers={ChooseGold: handler}).with_hooks(hooks)


@rule("TDC-R29")
def ask_for_gold(_rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat) -> None:
    """Ask the seat where the vein still has gold."""
    if draft.table.pawn[seat] in draft.table.board.marks:
        draft.push(ChooseGold(seat))


def gold_candidates(
    _rules: DarkCaveRules, _state: DarkCaveState, _item: ChooseGold
) -> tuple[Action, ...]:
    """Leaving the gold, or taking it."""
    return LeaveGold(), TakeGold()


@rule("TDC-R29")
def gold_apply(
    rules: DarkCaveRules, draft: DarkCaveDraft, item: ChooseGold, action: Action
) -> None:
    """Take the gold as in the printed game, or leave it."""
    if isinstance(action, TakeGold):
        take_vein(rules, draft, item.seat)
