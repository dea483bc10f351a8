"""The table of likelihoods: data that `tools/fit.py` makes from games of many styles.

For every game, context and class of move it holds logarithms of likelihoods: a list for each kind
of role, with an entry for each manner of play. For every kind of move on others and its outcome it
holds one by relation of the two roles. Only differences within a row mean something, and none
between roles is larger than the clip that the table names.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from undermine.bots.belief.cast import Cast
from undermine.bots.belief.manners import Row
from undermine.bots.belief.posterior import PairTable
from undermine.core.state import CardId

FILE: Final = "likelihoods.json"
Moves = Mapping[str, Mapping[str, Mapping[str, Sequence[float]]]]
"""By context, class and kind of role: a logarithm for each manner."""
Aims = Mapping[str, Mapping[str, Mapping[str, float]]]
"""By kind of move, outcome and relation: a logarithm."""
CLIP: Final = 2.5
"""The most that one move says: the largest difference between the logarithms of two roles."""


@cache
def stored() -> Mapping[str, Any]:
    """The table as it is stored.

    >>> stored()["version"]
    1
    """
    found: Mapping[str, Any] = json.loads((files(__package__) / FILE).read_text("utf-8"))
    return found


class Likelihoods:
    """The rows of one game, by the cards of its roles."""

    def __init__(self, moves: Moves, aims: Aims, cast: Cast) -> None:
        self._moves = moves
        self._aims = aims
        self._cast = cast
        self._cards: tuple[CardId, ...] = ()
        self._clues: dict[tuple[str, str], Row] = {}
        self._pairs: dict[tuple[str, str], PairTable] = {}

    @classmethod
    def of(cls, cast: Cast) -> Likelihoods:
        """The rows of a game in the stored table."""
        game = stored()["games"].get(cast.game, {})
        return cls(game.get("moves", {}), game.get("aims", {}), cast)

    def cover(self, cards: Iterable[CardId]) -> None:
        """Tell which cards roles are dealt from."""
        found = tuple(dict.fromkeys(cards))
        if found != self._cards:
            self._cards, self._clues, self._pairs = found, {}, {}

    def clue(self, context: str, move: str) -> Row:
        """By card, the likelihoods of a class of moves; none for one that was never seen."""
        key = context, move
        if key not in self._clues:
            row = self._moves.get(context, {}).get(move, {})
            kinds = {card: self._cast.kind(card) for card in self._cards}
            found = {card: row[kind] for card, kind in kinds.items() if kind in row}
            self._clues[key] = found if len(found) == len(kinds) else {}
        return self._clues[key]

    def aim(self, kind: str, outcome: str) -> PairTable:
        """By two cards, the likelihood of an outcome for the second seat."""
        key = kind, outcome
        if key not in self._pairs:
            row = self._aims.get(kind, {}).get(outcome, {})
            self._pairs[key] = {
                (actor, target): row.get(self._cast.relation(actor, target), 0.0)
                for actor in self._cards
                for target in self._cards
                if row
            }
        return self._pairs[key]
