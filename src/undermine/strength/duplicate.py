"""Duplicate deals: the same luck for every seat, whatever is played.

Each thing that chance decides, such as the fourth card that seat 2 draws in round 1, has lots of
its own: a random order of all copies of all outcomes. Chance takes the first of them that is
possible. So the fourth card of seat 2 is the same one at every table of a deal, as long as it is
still in the pile, and no matter how often other seats drew. The order depends on nothing that was
played: each outcome has the chance that its weight gives it, as with any other dealer.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any, Final

from msgspec import json

from undermine.core.dealing import DealTo, LoseCard
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Item, State

_LOT: Final = 8
"""Bytes of a lot."""


class DuplicateDealer:
    """Deals by lots that belong to what is dealt, and not to the order in which it is dealt."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._dealt: Counter[str] = Counter()

    def deal(self, rules: Ruleset[Any], state: State[Any]) -> Action:
        """The possible outcome with the lowest lot; each copy of it has a lot."""
        stream = f"{getattr(state.table, 'round', 0)} {_stream(state.agenda[-1])}"
        self._dealt[stream] += 1
        lots = hashlib.shake_128(f"{self._seed} {stream} {self._dealt[stream]} ".encode())
        return min(rules.odds(state), key=lambda outcome: _lowest(lots.copy(), *outcome))[0]


def _lowest(lots: Any, action: Action, weight: int) -> bytes:  # noqa: ANN401 (a hash has no type)
    lots.update(json.encode(action))
    drawn: bytes = lots.digest(_LOT * weight)
    return min(drawn[first : first + _LOT] for first in range(0, len(drawn), _LOT))


def _stream(item: Item) -> str:
    """The name of what chance decides; its outcomes are numbered within a round."""
    if isinstance(item, DealTo):
        return f"{item.source} {item.target}"
    if isinstance(item, LoseCard):
        return f"lose {item.source}"
    return type(item).__name__
