"""Beliefs in Saboteur 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undermine.bots.belief.belief import Setup
from undermine.bots.belief.saboteur.cast import BACK, shown_roles
from undermine.bots.belief.saboteur2.cast import Saboteur2Cast
from undermine.bots.belief.saboteur2.reader import Saboteur2Reader
from undermine.bots.belief.slots import Slots
from undermine.bots.belief.worlds import Pools
from undermine.core.ruleset import Ruleset
from undermine.games.saboteur.events import RolesShown
from undermine.games.saboteur2.events import HatSwapped, Inspected

__all__ = ["setup"]


def setup(rules: Ruleset[Any, Any]) -> Setup:
    """What beliefs in Saboteur 2 are made of."""
    return Setup(
        Saboteur2Cast(rules),
        Saboteur2Reader(rules),
        _slots,
        {RolesShown: shown_roles},
        looks=(Inspected,),
        swaps=(HatSwapped,),
        judged=frozenset({"break", "mend", "hat", "hands-off"}),
    )


def _slots(pools: Pools, backs: Sequence[str], goals: int) -> Slots:
    return Slots(pools[BACK], len(backs), goals)
