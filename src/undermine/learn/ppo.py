"""Learning from a stretch of play: proximal policy optimization, or imitation of rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import torch
from torch import Tensor, nn
from torch.nn import functional

from undermine.learn.expansion import Moves
from undermine.learn.league import LEARN, THUMB, Roles
from undermine.learn.network import Critic, Policy
from undermine.learn.rollout import Kept, firsts, log_chances

CLIP: Final = 0.2
LAMBDAS: Final = {"the-lost-mines": 0.98, "the-dark-cave": 0.98}
"""In games of many steps a move is judged by what comes later,"""
LAMBDA: Final = 0.95
"""than in the others."""
ROLE_WEIGHT: Final = 0.3
VALUE_WEIGHT: Final = 0.25
LEAST_OF_A_ROLE: Final = 100
LARGEST_STEP: Final = 0.5
LARGEST_CRITIC_STEP: Final = 1.0
SLICE: Final = 8_192
"""Decisions that the critic values at once."""


class Stretch(NamedTuple):
    """Decisions of many steps and games, in one row each."""

    observed: Tensor
    labels: Tensor
    seats: Tensor
    actor: Tensor
    counts: Tensor
    features: Tensor
    thumbs: Tensor
    styles: Tensor
    player: Tensor
    choice: Tensor
    chance: Tensor
    first: Tensor
    """The place of the first move of each decision among all features."""


class Targets(NamedTuple):
    """What the decisions were worth."""

    returns: Tensor
    advantages: Tensor
    is_known: Tensor
    """Their game has ended, or their seat has decided again."""


class Losses(NamedTuple):
    """Means over the minibatches of one update."""

    policy: float
    entropy: float
    critic: float
    role: float
    value: float
    drift: float
    clipped: float


def joined(kept: Sequence[Kept]) -> Stretch:
    """One row for each decision, step after step."""
    parts = [
        (*step.decisions[:-1], step.styles, step.player, step.choice, step.chance) for step in kept
    ]
    columns = [torch.cat(column) for column in zip(*parts, strict=True)]
    named = dict(zip(Stretch._fields, columns, strict=False))
    return Stretch(**named, first=firsts(named["counts"]))


class Part(NamedTuple):
    """Some rows of a stretch, with their moves."""

    rows: Tensor
    counts: Tensor
    moves: Moves


def part_of(s: Stretch, rows: Tensor) -> Part:
    """Gather the moves of some decisions."""
    counts = s.counts[rows]
    owner = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), counts)
    places = (s.first[rows] - firsts(counts))[owner] + torch.arange(len(owner), device=rows.device)
    return Part(rows, counts, Moves(s.features[places], owner))


Told: TypeAlias = tuple[Tensor, Tensor, Tensor, Tensor]
"""What a loss tells: the gain, the entropy, the drift, and the share that was clipped."""
Loss: TypeAlias = Callable[[Stretch, Targets, Part, Tensor, float], tuple[Tensor, Told]]


class Pace(NamedTuple):
    """How a stretch of play is learned from."""

    rate: float
    batch: int
    """Decisions of one step,"""
    epochs: int
    """and how often each decision is taken."""
    threads: int = 1
    """Threads that share a step, where no accelerator does it."""


class Learner:
    """The nets with their optimizer."""

    def __init__(self, policy: Policy, critic: Critic, pace: Pace) -> None:
        self.policy = policy
        self.critic = critic
        self.pace = pace
        self._lambda = LAMBDAS.get(policy.inputs.rules.name, LAMBDA)
        self._device = next(policy.parameters()).device
        self._threads = pace.threads if self._device.type == "cpu" else 1
        self._workers = ThreadPoolExecutor(self._threads)
        self._roles = Roles(policy.inputs)
        self.optimizer = torch.optim.Adam(
            [*policy.parameters(), *critic.parameters()], lr=pace.rate, eps=1e-5, fused=True
        )

    def set_rate(self, factor: float) -> None:
        """Learn so much of the first rate."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.pace.rate * factor

    def value(self, stretch: Stretch) -> Tensor:
        """What the critic says of all decisions."""
        parts = []
        with torch.no_grad(), self._autocast():
            for first in range(0, len(stretch.actor), SLICE):
                part = slice(first, first + SLICE)
                taken = self.policy.take(
                    stretch.observed[part], stretch.seats[part], stretch.styles[part]
                )
                parts.append(self.critic(taken, stretch.labels[part]))
        return torch.cat(parts)

    def _autocast(self) -> torch.autocast:
        return torch.autocast(self._device.type, torch.bfloat16)

    def learn(self, kept: Sequence[Kept], *, entropy: float, imitate: bool = False) -> Losses:
        """Learn from a stretch of play."""
        stretch = joined(kept)
        targets = self.targets(kept, stretch)
        learns = (LEARN, THUMB) if imitate else (LEARN,)
        who = torch.isin(stretch.player, torch.tensor(learns, device=self._device))
        rows = torch.nonzero(who & targets.is_known).squeeze(1)
        targets = targets._replace(advantages=self._scaled(stretch, targets, rows))
        loss = self._imitate if imitate else self._improve
        told = [
            self._descend(partial(self._total, loss, stretch, targets, entropy), part)
            for _ in range(self.pace.epochs)
            for part in self._batches(rows)
        ]
        mean = torch.stack(told).mean(0).tolist() if told else [0.0] * len(Losses._fields)
        return Losses(*mean)

    def _batches(self, rows: Tensor) -> Iterator[Tensor]:
        order = rows[torch.randperm(len(rows), device=rows.device)]
        batch = self.pace.batch
        for part in order.split(batch):
            if len(part) > min(batch, len(rows)) // 2:
                yield part

    def targets(self, kept: Sequence[Kept], stretch: Stretch) -> Targets:
        """Generalized advantages, along the decisions of each seat in each game."""
        games, most = kept[0].rewards.shape
        values = self.value(stretch).view(len(kept), games)
        ahead = torch.zeros(games, most, device=values.device)
        later = torch.zeros_like(ahead)
        known = torch.zeros(games, most, dtype=torch.bool, device=values.device)
        advantages, is_known = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
        row = torch.arange(games, device=values.device)
        for step in range(len(kept) - 1, -1, -1):
            ended = kept[step].ended[:, None]
            ahead = torch.where(ended, kept[step].rewards, ahead)
            later = torch.where(ended, torch.zeros_like(later), later)
            known = known | ended
            actor, penalty = kept[step].decisions.actor, kept[step].penalty
            gained = penalty + ahead[row, actor] - values[step] + self._lambda * later[row, actor]
            gained = torch.where(known[row, actor], gained, torch.zeros_like(gained))
            advantages[step], is_known[step] = gained, known[row, actor]
            ahead[row, actor] = values[step]
            later[row, actor] = gained
            known[row, actor] = True
        return Targets((values + advantages).flatten(), advantages.flatten(), is_known.flatten())

    def _scaled(self, stretch: Stretch, targets: Targets, rows: Tensor) -> Tensor:
        """Advantages of saboteurs and of all others, each with mean 0 and spread 1."""
        false = self._roles.saboteurs_seen(stretch.labels)[:, 0] > 0
        scaled = targets.advantages.clone()
        picked = torch.zeros_like(false)
        picked[rows] = True
        for role in (false, ~false):
            some = targets.advantages[role & picked]
            if len(some) >= LEAST_OF_A_ROLE:
                scaled[role] = (targets.advantages[role] - some.mean()) / (some.std() + 1e-6)
        return scaled

    # -- one minibatch -------------------------------------------------------------------------

    def _descend(self, total: Callable[[Tensor], tuple[Tensor, Tensor]], rows: Tensor) -> Tensor:
        """One step; threads share a minibatch, because layers are too small to be shared."""
        nets = [*self.policy.parameters(), *self.critic.parameters()]

        def work(part: Tensor) -> tuple[Sequence[Tensor], Tensor]:
            loss, told = total(part)
            share = len(part) / len(rows)
            return torch.autograd.grad(share * loss, nets), share * told

        done = list(self._workers.map(work, rows.chunk(self._threads)))
        for number, parameter in enumerate(nets):
            slopes = [one[number] for one, _ in done]
            parameter.grad = slopes[0] if len(slopes) == 1 else torch.stack(slopes).sum(0)
        nn.utils.clip_grad_norm_(self.policy.parameters(), LARGEST_STEP)
        nn.utils.clip_grad_norm_(self.critic.parameters(), LARGEST_CRITIC_STEP)
        self.optimizer.step()
        return torch.stack([told for _, told in done]).sum(0)

    def _total(
        self, loss: Loss, s: Stretch, targets: Targets, entropy: float, rows: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The whole loss of some decisions, and what is told of it."""
        part = part_of(s, rows)
        with self._autocast():
            taken = self.policy.take(s.observed[rows], s.seats[rows], s.styles[rows])
            answer = self.policy(taken, part.moves)
            valued = self.critic(taken, s.labels[rows])
        chances = log_chances(answer.logits, part.moves.owner, len(rows))
        worth = targets.returns[rows]
        critic = functional.mse_loss(valued, worth)
        own = functional.mse_loss(answer.value, worth)
        role = self._role_loss(s.labels[rows], answer.roles)
        wanted, (gain, spread, drift, clipped) = loss(s, targets, part, chances, entropy)
        told = torch.stack([gain, spread, critic, role, own, drift, clipped]).detach().float()
        return wanted + critic + VALUE_WEIGHT * own + ROLE_WEIGHT * role, told

    def _improve(
        self, s: Stretch, targets: Targets, part: Part, chances: Tensor, entropy: float
    ) -> tuple[Tensor, Told]:
        chance = chances[firsts(part.counts) + s.choice[part.rows]]
        old = s.chance[part.rows]
        ratio, gain = (chance - old).exp(), targets.advantages[part.rows]
        improved = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        spread = self._entropy(chances, part.counts)
        drift, clipped = (old - chance).mean(), ((ratio - 1).abs() > CLIP).float().mean()
        return -improved - entropy * spread, (improved, spread, drift, clipped)

    def _imitate(
        self, s: Stretch, targets: Targets, part: Part, chances: Tensor, entropy: float
    ) -> tuple[Tensor, Told]:
        del targets, entropy
        alike = chances[firsts(part.counts) + s.thumbs[part.rows]].mean()
        nothing = torch.zeros_like(alike)
        return -alike, (alike, self._entropy(chances, part.counts), nothing, nothing)

    def _entropy(self, chances: Tensor, counts: Tensor) -> Tensor:
        spread: Tensor = -(chances.exp() * chances.clamp(min=-30)).sum() / len(counts)
        return spread

    def _role_loss(self, labels: Tensor, roles: Tensor) -> Tensor:
        """How badly the roles of the seats at the table were told."""
        true = self._roles.cards(labels)
        there = true.sum(2)
        told = (functional.log_softmax(roles, 2) * true.clamp(max=1)).sum(2)
        loss: Tensor = -(told * there).sum() / there.sum().clamp(min=1)
        return loss
