"""Playing: a stretch of decisions in many games, kept for learning."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from undermine.learn.league import CHANCE, PAST, STRANGER, THUMB, League, turned
from undermine.learn.network import Answer, Policy
from undermine.learn.tables import Decisions, Tables
from undermine.net.inputs import Inputs

EARLY: Final = 0.7
"""The part of the draw pile down to which hiding counts."""
STEALTH: Final = 0.25
"""What a patient saboteur pays for a decision at which all others see through it."""


class Kept(NamedTuple):
    """Decisions of one step, with what was chosen and what came of it."""

    decisions: Decisions
    styles: Tensor
    player: Tensor
    choice: Tensor
    chance: Tensor
    """The logarithm of the probability of the choice."""
    penalty: Tensor
    ended: Tensor
    """Games that this choice has ended, and their rewards by seat."""
    rewards: Tensor


def log_chances(logits: Tensor, owner: Tensor, decisions: int) -> Tensor:
    """The logarithms of probabilities within the moves of each decision."""
    top = torch.full((decisions,), -torch.inf, device=logits.device)
    top = top.scatter_reduce(0, owner, logits, "amax")
    shifted = logits - top[owner]
    total = torch.zeros_like(top).scatter_add(0, owner, shifted.exp())
    return shifted - total.log()[owner]


def firsts(counts: Tensor) -> Tensor:
    """The place of the first move of each decision."""
    return counts.cumsum(0) - counts


def best(values: Tensor, owner: Tensor, counts: Tensor) -> Tensor:
    """The move with the largest value of each decision."""
    top = torch.full((len(counts),), -torch.inf, device=values.device)
    top = top.scatter_reduce(0, owner, values, "amax")
    places = torch.arange(len(values), device=values.device)
    none = torch.full((len(counts),), len(values), device=values.device)
    found = torch.where(values >= top[owner], places, len(values))
    first: Tensor = none.scatter_reduce(0, owner, found, "amin") - firsts(counts)
    return first


def drawn(chances: Tensor, owner: Tensor, counts: Tensor) -> Tensor:
    """A move of each decision by its probability."""
    noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
    return best(chances + noise, owner, counts)


def part_of(decisions: Decisions, chosen: Tensor) -> Decisions:
    """Some of the decisions."""
    rows = chosen[decisions.owner]
    renumbered = chosen.cumsum(0) - 1
    return Decisions(
        observed=decisions.observed[chosen],
        labels=decisions.labels[chosen],
        seats=decisions.seats[chosen],
        actor=decisions.actor[chosen],
        counts=decisions.counts[chosen],
        features=decisions.features[rows],
        thumbs=decisions.thumbs[chosen],
        owner=renumbered[decisions.owner[rows]],
    )


class Hiding:
    """How far other seats see through each saboteur, by the role head of the net that learns."""

    def __init__(self, inputs: Inputs, games: int, device: torch.device, league: League) -> None:
        most = inputs.most_seats
        self._roles = league.roles
        self._league = league
        self._doubts = torch.zeros(games, most, most, device=device)
        """By observer and seat."""
        stock = inputs.layout.block("pile.stock")
        self._stock = stock.offset
        self._full = torch.zeros(games, device=device)

    def begin(self, decisions: Decisions, dealt: Tensor) -> None:
        """Nobody is suspected in games that were just dealt."""
        self._doubts[dealt] = 0
        size = decisions.observed[:, self._stock].float()
        self._full = torch.where(dealt, size.clamp(min=1), self._full)

    def see(self, decisions: Decisions, answer: Answer) -> None:
        """Keep what the deciding seats think of the others."""
        false = answer.roles.softmax(2) @ self._roles.saboteurs.to(answer.roles.device)
        thought = turned(false, decisions.actor, decisions.seats)
        index = decisions.actor[:, None, None].expand(-1, 1, thought.shape[1])
        self._doubts.scatter_(1, index, thought[:, None])

    def penalty(self, decisions: Decisions, styles: Tensor) -> Tensor:
        """What patient saboteurs pay for being seen through early."""
        actor = decisions.actor
        seen = self._doubts.gather(2, actor[:, None, None].expand(-1, self._doubts.shape[1], 1))
        honest = 1 - self._league.saboteurs
        places = torch.arange(honest.shape[1], device=honest.device)[None]
        honest = honest * (places < decisions.seats[:, None])
        doubt = (seen.squeeze(2) * honest).sum(1) / honest.sum(1).clamp(min=1)
        false = self._league.saboteurs.gather(1, actor[:, None]).squeeze(1)
        early = decisions.observed[:, self._stock].float() > EARLY * self._full
        return -STEALTH * styles[:, 0] * false * doubt * early


class Player:
    """Plays some games on and on, and keeps each stretch."""

    def __init__(self, tables: Tables, league: League, seed: int) -> None:
        self.tables = tables
        self.league = league
        self._hiding = Hiding(tables.inputs, tables.games, tables.device, league)
        tables.deal(seed)
        self._dealt = torch.ones(tables.games, dtype=torch.bool, device=tables.device)
        self._last: Kept | None = None
        self.kept: list[Kept] = []

    def move(self, policy: Policy, past: Policy | None) -> None:
        """Take what the last step brought, choose in all games, and begin to play the choices."""
        with torch.no_grad():
            self._move(policy, past)

    def _move(self, policy: Policy, past: Policy | None) -> None:
        decisions, results = self.tables.receive()
        if self._last is not None:
            self.kept.append(self._last._replace(ended=results.ended, rewards=results.rewards))
            self._dealt = results.ended
        self.league.seat(decisions, self._dealt)
        self._hiding.begin(decisions, self._dealt)
        self._last = self._chosen(decisions, policy, past)
        self.tables.send(self._last.choice)

    def _chosen(self, decisions: Decisions, policy: Policy, past: Policy | None) -> Kept:
        styles = self.league.style(decisions.actor)
        answer = ask(policy, decisions, styles)
        player = self.league.player(decisions.actor)
        self._hiding.see(decisions, answer)
        chances = log_chances(answer.logits, decisions.owner, len(player))
        choice = drawn(chances, decisions.owner, decisions.counts)
        choice = torch.where(player == THUMB, decisions.thumbs, choice)
        by_lot = (torch.rand(len(choice), device=choice.device) * decisions.counts).long()
        choice = torch.where(player == CHANCE, by_lot, choice)
        if past is not None:
            choice = self._with_past(decisions, styles, player == PAST, past, choice)
        choice = with_strangers(self.league, decisions, player == STRANGER, choice)
        return Kept(
            decisions,
            styles,
            player,
            choice,
            chances[firsts(decisions.counts) + choice],
            self._hiding.penalty(decisions, styles),
            self._dealt,
            styles,
        )

    def _with_past(
        self, decisions: Decisions, styles: Tensor, chosen: Tensor, past: Policy, choice: Tensor
    ) -> Tensor:
        """The choices of a past self where it plays."""
        some = part_of(decisions, chosen)
        if not len(some.actor):
            return choice
        answer = ask(past, some, styles[chosen])
        chances = log_chances(answer.logits, some.owner, len(some.actor))
        return choice.masked_scatter(chosen, drawn(chances, some.owner, some.counts))

    def take(self) -> list[Kept]:
        """The stretch that was kept."""
        kept, self.kept = self.kept, []
        return kept


def ask(policy: Policy, decisions: Decisions, styles: Tensor) -> Answer:
    """What a net says of decisions."""
    with torch.autocast(decisions.observed.device.type, torch.bfloat16):
        taken = policy.take(decisions.observed, decisions.seats, styles)
        answer: Answer = policy(taken, decisions.moves)
    return answer


def with_strangers(league: League, decisions: Decisions, chosen: Tensor, choice: Tensor) -> Tensor:
    """The choices of strangers where they play."""
    strangers = league.strangers
    if strangers is None or not bool(chosen.any()):
        return choice
    some, game = part_of(decisions, chosen), torch.nonzero(chosen).squeeze(1)
    saboteur, manners = league.saboteurs[game], league.manners[game]
    row = torch.arange(len(game), device=choice.device)
    scores = strangers.scores(some, saboteur[row, some.actor], manners[row, some.actor])
    return choice.masked_scatter(chosen, best(scores, some.owner, some.counts))
