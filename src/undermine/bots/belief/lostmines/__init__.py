"""Beliefs in The Lost Mines."""

from __future__ import annotations

from typing import Any

from undermine.bots.belief.belief import Setup
from undermine.bots.belief.lostmines.cast import LostMinesCast, shown_characters
from undermine.bots.belief.lostmines.reader import LostMinesReader
from undermine.bots.belief.worlds import Worlds
from undermine.core.ruleset import Ruleset
from undermine.games.lostmines.events import CharactersShown, Spied

__all__ = ["setup"]


def setup(rules: Ruleset[Any, Any]) -> Setup:
    """What beliefs in The Lost Mines are made of."""
    return Setup(
        LostMinesCast(rules),
        LostMinesReader(rules),
        Worlds,
        {CharactersShown: shown_characters},
        looks=(Spied,),
    )
