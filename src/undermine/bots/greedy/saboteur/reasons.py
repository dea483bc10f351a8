"""Reasons in Saboteur: what the terms of an evaluation say about a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from undermine.bots.greedy.advice import Candidate, Detail, about_seat, aimed_at, plain
from undermine.bots.greedy.saboteur.distance import TOO_FAR
from undermine.bots.greedy.saboteur.evaluate_saboteur import is_exposed, is_near, is_open
from undermine.bots.greedy.saboteur.features import SABOTEUR, SaboteurFeatures
from undermine.bots.hints import Reason
from undermine.core.actions import Orient, Place
from undermine.core.board import Board
from undermine.core.grid import Cell
from undermine.core.state import Action
from undermine.games.saboteur.actions import Peek, Rockfall
from undermine.games.saboteur.table import sheet

_PERCENT: Final = 100


def board_after(features: SaboteurFeatures, action: Action) -> Board:
    """The board that an action leaves, as the seat sees it."""
    if isinstance(action, Place):
        return features.with_card(action.tile, action.at)
    if isinstance(action, Rockfall):
        return features.board.take(action.at)
    assert isinstance(action, Orient)
    return features.with_goal(action.tile)


def goal_number(features: SaboteurFeatures, at: Cell) -> int:
    """The number of the goal in a cell, from 1."""
    return sheet(features.rules).board.goals.index(at) + 1


# -- digging ---------------------------------------------------------------------------------------


def _reach(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    reached = board_after(features, candidate.action).reached
    at = next(at for at, odds in features.odds.items() if odds and at in reached)
    return [Reason("reach", {"goal": goal_number(features, at)})]


def _closer(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    """The goal that comes nearest, and how many cards it still takes."""
    after = features.missing(board_after(features, candidate.action))
    before = features.missing(features.board)
    at = max(after, key=lambda at: (features.odds[at] * (before[at] - after[at]), -after[at]))
    args = {"goal": goal_number(features, at), "left": after[at]}
    if after[at] == 0:
        return [Reason("touches", {"goal": args["goal"], "percent": _percent(features.odds[at])})]
    return [Reason("closer-gold" if features.knows_treasure else "closer", args)]


def _branches(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    assert isinstance(candidate.action, Place)
    board = board_after(features, candidate.action)
    return [Reason("branches", {"ways": features.branches(board, candidate.action.at)})]


def _looks(_features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    assert isinstance(candidate.action, Peek)
    return [Reason("looks", {"goal": candidate.action.goal + 1})]


def _looks_ahead(_features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    assert isinstance(candidate.action, Peek)
    return [Reason("looks-ahead", {"goal": candidate.action.goal + 1})]


# -- tools -----------------------------------------------------------------------------------------


def _percent(chance: float) -> int:
    return round(chance * _PERCENT)


def _hinders(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    seat = aimed_at(candidate)
    if seat in features.known_saboteurs:
        return [Reason("hinders-known", {"seat": seat + 1})]
    return [Reason("hinders", {"seat": seat + 1, "percent": _percent(features.chances[seat])})]


def _stops_digger(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    return [Reason("stops-digger", {"seat": aimed_at(candidate) + 1}), *_mood(features)]


_frees_me: Final = plain("frees-me")


def _mends_me(features: SaboteurFeatures, _candidate: Candidate) -> Sequence[Reason]:
    left = len(features.table.front[features.me]) - 1
    return [Reason("mends-me", {"left": left})]


def _mends_own(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    is_last = len(features.table.front[features.me]) == 1
    return (_frees_me if is_last else _mends_me)(features, candidate)


def _frees(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    seat = aimed_at(candidate)
    trust = _percent(1 - features.chances.get(seat, 0.0))
    return [Reason("frees", {"seat": seat + 1, "percent": trust})]


# -- sabotage --------------------------------------------------------------------------------------


def _mood(features: SaboteurFeatures) -> Sequence[Reason]:
    """Why a saboteur shows itself now, or why it still hides."""
    if is_near(features):
        return [Reason("now-near")]
    return [Reason("now-exposed" if is_exposed(features) else "still-hidden")]


def _harm(features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    """The goal that the diggers lose most cards to."""
    after = features.missing(board_after(features, candidate.action))
    before = features.missing(features.board)
    at = max(after, key=lambda at: features.odds[at] * (after[at] - before[at]))
    if after[at] >= TOO_FAR:
        return [Reason("blocks", {"goal": goal_number(features, at)}), *_mood(features)]
    lost = {"goal": goal_number(features, at), "lost": after[at] - before[at]}
    return [Reason("harm", lost), *_mood(features)]


def _wastes(features: SaboteurFeatures, _candidate: Candidate) -> Sequence[Reason]:
    return [Reason("wastes")] if is_open(features) else [Reason("wastes"), *_mood(features)]


# -- gold and passing ------------------------------------------------------------------------------


def _gold(_features: SaboteurFeatures, candidate: Candidate) -> Sequence[Reason]:
    return [Reason("gold", {"gold": round(candidate.terms["gold"])})]


def why_pass(features: SaboteurFeatures) -> Sequence[Reason]:
    """Why a seat discards instead of playing a card."""
    if features.table.front[features.me]:
        return [Reason("cannot-dig")]
    return [] if features.role == SABOTEUR else [Reason("nothing-closer")]


DETAILS: Final[Mapping[str, Detail]] = {
    "reach": _reach,
    "closer": _closer,
    "branches": _branches,
    "looks": _looks,
    "looks-ahead": _looks_ahead,
    "hinders": _hinders,
    "hinders-more": about_seat("hinders-more"),
    "stops-digger": _stops_digger,
    "frees-me": _frees_me,
    "mends-me": _mends_me,
    "mends-own": _mends_own,
    "frees": _frees,
    "mends": _frees,
    "mends-ally": about_seat("mends-ally"),
    "harm": _harm,
    "wastes": _wastes,
    "gold": _gold,
}
"""What each term says."""
