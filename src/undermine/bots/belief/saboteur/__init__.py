"""Beliefs in Saboteur."""

from __future__ import annotations

from typing import Any

from undermine.bots.belief.belief import Setup
from undermine.bots.belief.saboteur.cast import SaboteurCast, shown_roles
from undermine.bots.belief.saboteur.reader import SaboteurReader
from undermine.bots.belief.worlds import Worlds
from undermine.core.ruleset import Ruleset
from undermine.games.saboteur.events import RolesShown

__all__ = ["setup"]

_JUDGED = frozenset({"break", "mend"})
"""Whose tools are broken and mended depends on suspicion."""


def setup(rules: Ruleset[Any, Any]) -> Setup:
    """What beliefs in Saboteur are made of."""
    return Setup(
        SaboteurCast(rules),
        SaboteurReader(rules),
        Worlds,
        {RolesShown: shown_roles},
        judged=_JUDGED,
    )
