"""Dwarf cards as statistics see them: the part that a seat plays, its camp, the saboteurs dealt."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any, Final

from undermine.bots.tally import SABOTEUR
from undermine.core.clans import side_of
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId

DIGGER: Final = "digger"
_COLOURS: Final = frozenset({"blue", "green", "yellow"})
"""Clans and teams are equal, so statistics of parts do not tell them apart."""


def part_of(role: CardId) -> str:
    """The part of a dwarf card, whatever its colour.

    >>> [part_of(role) for role in ("digger", "blue", "yellow-selfish", "blue-saboteur")]
    ['digger', 'digger', 'selfish', 'saboteur']
    """
    words = [word for word in role.split("-") if word not in _COLOURS]
    return "-".join(words) or DIGGER


def camp_of(rules: Ruleset[Any], role: CardId) -> str:
    """The side that a dwarf works for; one that works for no side is its own.

    >>> from undermine import load
    >>> camp_of(load("the-dark-cave"), "blue-saboteur"), camp_of(load("saboteur"), "digger")
    ('yellow', 'digger')
    """
    side = side_of(rules.cards, role)
    return side.lower() if side else role


def saboteurs_in(roles: Sequence[CardId]) -> int:
    """The number of saboteurs among dwarf cards."""
    return sum(SABOTEUR in role for role in roles)


def chances(deck: Sequence[CardId], seats: int) -> dict[int, float]:
    """The probability of each number of saboteurs among the dwarf cards that are dealt.

    >>> chances(["digger", "digger", "digger", "saboteur"], 3)
    {0: 0.25, 1: 0.75}
    """
    wicked = saboteurs_in(deck)
    ways = {
        dealt: comb(wicked, dealt) * comb(len(deck) - wicked, seats - dealt)
        for dealt in range(min(wicked, seats) + 1)
    }
    return {dealt: count / comb(len(deck), seats) for dealt, count in ways.items() if count}
