"""Beliefs in The Dark Cave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from undermine.bots.belief.belief import Setup
from undermine.bots.belief.darkcave.cast import DarkCaveCast, shown_clans, unmasked
from undermine.bots.belief.darkcave.reader import DarkCaveReader
from undermine.bots.belief.worlds import Worlds
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, View, is_unknown
from undermine.games.darkcave.events import ClansShown, DwarfSpied, Unmasked
from undermine.games.darkcave.table import ROLE_PILE

__all__ = ["setup"]


def setup(rules: Ruleset[Any, Any]) -> Setup:
    """What beliefs in The Dark Cave are made of."""
    return Setup(
        DarkCaveCast(rules),
        DarkCaveReader(rules),
        Worlds,
        {ClansShown: shown_clans, Unmasked: unmasked},
        looks=(DwarfSpied,),
        aside=_aside,
    )


def _aside(view: View[Any]) -> Mapping[CardId, int]:
    """The cards that were set aside, for the first dwarf that left."""
    pile = view.piles.get(ROLE_PILE)
    seen = [card for card in pile.cards if not is_unknown(card)] if pile is not None else []
    noted = [card for note in view.notes if note.places == (ROLE_PILE,) for card in note.cards]
    return Counter(seen or noted)
