"""Styles: how two bots of one level differ. A style is a manner and weights of terms, no strength.

The names of terms are those of evaluations; a term that no weight names counts as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from undermine.bots.greedy.evaluation import PLAIN, Manner, Terms
from undermine.core.spelling import instead


class Style(NamedTuple):
    """The thresholds and the tastes of one player."""

    manner: Manner = PLAIN
    weights: Mapping[str, float] = {}

    def weighed(self, terms: Terms) -> Terms:
        """The terms of an evaluation, weighed by taste.

        >>> Style(weights={"harm": 2.0}).weighed({"harm": 1.0, "spent": -0.1})
        {'harm': 2.0, 'spent': -0.1}
        """
        return {name: value * self.weights.get(name, 1.0) for name, value in terms.items()}


STYLES: Final[Mapping[str, Style]] = {
    "steady": Style(),
    "bold": Style(
        Manner(near=9.0, hidden=0.6, suspect=0.5),
        {"harm": 1.2, "attacks": 1.2, "lures": 1.2, "traps": 1.2, "theft": 1.2},
    ),
    "patient": Style(
        Manner(near=4.0, exposed=1.5, hidden=0.1, cover=0.7, suspect=0.6),
        {"looks": 1.2, "scouts": 1.2, "inspects": 1.2, "spies": 1.2, "branches": 1.5},
    ),
    "helpful": Style(
        Manner(suspect=0.62, trusted=0.5),
        {"frees": 1.4, "mends": 1.4, "free-ally": 1.4, "helps-ally": 1.4, "allies": 1.4},
    ),
    "grumpy": Style(
        Manner(near=7.0, suspect=0.45, trusted=0.35),
        {
            "hinders": 1.3,
            "stops-digger": 1.3,
            "traps": 1.3,
            "attacks": 1.3,
            "rivals": 1.4,
            "frees": 0.6,
            "mends": 0.6,
            "allies": 0.7,
            "helps-ally": 0.5,
        },
    ),
}
"""Every style by its name."""


def find_style(name: str, dice: Random) -> Style:
    """The style of that name, or one drawn for this game if no name is given.

    >>> find_style("bold", Random(1)) is STYLES["bold"]
    True
    """
    if not name:
        return STYLES[dice.choice(sorted(STYLES))]
    if name not in STYLES:
        message = f"there is no style {name!r}; {instead(name, STYLES, 'the styles are')}"
        raise ValueError(message)
    return STYLES[name]
