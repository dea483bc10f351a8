"""Reasons in Saboteur 2, beside those of Saboteur."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from undermine.bots.greedy.advice import Candidate, Detail, about_seat, aimed_at, plain
from undermine.bots.greedy.saboteur.reasons import DETAILS as OF_SABOTEUR
from undermine.bots.greedy.saboteur2.features import Saboteur2Features
from undermine.bots.hints import Reason
from undermine.games.saboteur2.actions import Lift
from undermine.games.saboteur2.paths import hindrances


def _traps(features: Saboteur2Features, candidate: Candidate) -> Sequence[Reason]:
    seat = aimed_at(candidate)
    known = features.known_role(seat)
    return [Reason("traps-known" if known else "traps", {"seat": seat + 1})]


def _lifts(features: Saboteur2Features, candidate: Candidate) -> Sequence[Reason]:
    assert isinstance(candidate.action, Lift)
    left = len(hindrances(features.table.front[features.me])) - 1
    return [Reason("lifts", {"left": left})]


def _richest(features: Saboteur2Features, candidate: Candidate) -> Sequence[Reason]:
    seat = aimed_at(candidate)
    return [Reason("richest", {"seat": seat + 1, "gold": features.gold_owned[seat]})]


DETAILS: Final[Mapping[str, Detail]] = {
    **OF_SABOTEUR,
    "own-door": plain("own-door"),
    "crystal": plain("crystal"),
    "harmless": plain("harmless"),
    "theft": plain("theft"),
    "stops-theft": about_seat("stops-theft"),
    "traps": _traps,
    "free-me": plain("free-me"),
    "free-ally": about_seat("free-ally"),
    "other-hat": about_seat("other-hat"),
    "new-hat": plain("new-hat"),
    "inspects": about_seat("inspects"),
    "poor-hand": about_seat("poor-hand"),
    "lifts": _lifts,
    "steals": plain("steals"),
    "richest": _richest,
}
"""What each term says."""
