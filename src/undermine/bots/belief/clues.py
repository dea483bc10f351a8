"""Clues: what an event says about the role of the seat that caused it, as classes of moves.

A clue names a class, and a table of likelihoods (`undermine.bots.belief.likelihoods`) says how
probable the class is for every role. Its aims do the same for pairs of seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undermine.core.state import Event, Seat


class Aim(NamedTuple):
    """What a move does to another seat: the kind of move, and the outcome for that seat."""

    seat: Seat
    kind: str
    outcome: str


class Clue(NamedTuple):
    """A move of a seat, as the classes of its likelihoods.

    >>> Clue(seat=2, context="far-free", classes=("advance",))
    Clue(seat=2, context='far-free', classes=('advance',), aims=())
    """

    seat: Seat
    context: str
    """What everybody sees of the situation; classes are compared within one context."""
    classes: tuple[str, ...]
    """One class; or one for each place the treasure may be, if the seat looked there."""
    aims: tuple[Aim, ...] = ()


class Change(NamedTuple):
    """Why a belief about a seat changed: the move, its class, and its weight."""

    event: Event
    context: str
    move: str
    """The class of the move; the expected one, where it depends on the place of the treasure."""
    likelihoods: Mapping[str, float]
    """By kind of role: the logarithm of the likelihood, up to a constant."""
    weight: float
    """The log-likelihood ratio of a saboteur to all others: above 0 it is more suspect."""
