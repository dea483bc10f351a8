"""How well a net plays against rules of thumb, on the same deals for both."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from undermine.learn.league import LEARN, STRANGER, THUMB, League, Mix, Side
from undermine.learn.network import Policy
from undermine.learn.rollout import ask, best, with_strangers
from undermine.learn.tables import Tables
from undermine.net.inputs import STYLES, Inputs

MOST_STEPS: Final = 600
"""Decisions after which a game of one round is given up; none has been seen that long."""
SEED: Final = 4_100_000


class Pairing(NamedTuple):
    """Who plays saboteurs, and who all others."""

    name: str
    saboteurs: int
    others: int


PAIRINGS: Final = (
    Pairing("thumb-thumb", THUMB, THUMB),
    Pairing("thumb-net", THUMB, LEARN),
    Pairing("net-thumb", LEARN, THUMB),
    Pairing("net-net", LEARN, LEARN),
)
STRANGE: Final = (
    Pairing("stranger-stranger", STRANGER, STRANGER),
    Pairing("stranger-net", STRANGER, LEARN),
    Pairing("net-stranger", LEARN, STRANGER),
)


def pairings(inputs: Inputs) -> tuple[Pairing, ...]:
    """All pairings of a game."""
    return (*PAIRINGS, *STRANGE) if inputs.places else PAIRINGS


class Shares(NamedTuple):
    """Mean rewards of one pairing, by side, with the spread of the mean."""

    saboteurs: float
    others: float
    spread: float
    games: int


def play_once(tables: Tables, policy: Policy, pairing: Pairing) -> Shares:
    """Play every game to its end once; the net takes its best move."""
    with torch.no_grad():
        return _play_once(tables, policy, pairing)


def _play_once(tables: Tables, policy: Policy, pairing: Pairing) -> Shares:
    mix = Mix((Side(1.0, pairing.saboteurs, pairing.others),), 0.0, (1.0, 0.0, 0.0, 0.0, 0.0))
    league = League(tables.inputs, tables.games, tables.device, mix)
    tables.deal(SEED)
    dealt = torch.ones(tables.games, dtype=torch.bool, device=tables.device)
    is_over = torch.zeros_like(dealt)
    rewards = torch.zeros(tables.games, tables.inputs.most_seats, device=tables.device)
    false = torch.zeros_like(rewards)
    for step in range(MOST_STEPS):
        decisions, results = tables.receive()
        if step:
            fresh = results.ended & ~is_over
            rewards[fresh] = results.rewards[fresh]
            is_over |= results.ended
            dealt = results.ended
        if bool(is_over.all()):
            break
        league.seat(decisions, dealt)
        if not step:
            false = league.saboteurs.clone()
        styles = torch.zeros(tables.games, len(STYLES), device=tables.device)
        answer = ask(policy, decisions, styles)
        choice = best(answer.logits, decisions.owner, decisions.counts)
        player = league.player(decisions.actor)
        choice = torch.where(player == THUMB, decisions.thumbs, choice)
        tables.send(with_strangers(league, decisions, player == STRANGER, choice))
    tables.receive()
    return _shares(rewards, false, tables.seats)


def _shares(rewards: Tensor, false: Tensor, seats: Tensor) -> Shares:
    places = torch.arange(rewards.shape[1], device=rewards.device)[None]
    there = (places < seats[:, None]).float()
    saboteurs, others = there * false, there * (1 - false)
    by_game = (rewards * others).sum(1) / others.sum(1).clamp(min=1)
    return Shares(
        _mean(rewards, saboteurs),
        float(by_game.mean()),
        float(by_game.std() / len(by_game) ** 0.5),
        len(by_game),
    )


def _mean(rewards: Tensor, weights: Tensor) -> float:
    return float((rewards * weights).sum() / weights.sum().clamp(min=1))
