"""`undermine.net.reckoning` for tensors."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from undermine.net.reckoning import NO_WAY, OPEN, WEIGHTS, Places


class Reckoned(NamedTuple):
    """What is told of decisions besides their bytes."""

    suspicion: Tensor
    """From -1 to 1 for each seat from the own one on; 0 where nobody sits."""
    hopes: Tensor
    """Goals that may be the treasure."""
    before: Tensor
    """The distance to the nearest of them."""

    def after(self, features: Tensor, owner: Tensor) -> Tensor:
        """The same when a move is made; a goal that lies open then was reached."""
        goals = self.hopes.shape[1]
        return nearest(self.hopes[owner], features[:, 10 : 10 + goals], reached=0)


def nearest(hopes: Tensor, distances: Tensor, *, reached: int) -> Tensor:
    """The smallest distance to a hopeful goal."""
    known = torch.where(distances == OPEN, reached, distances.long())
    found: Tensor = torch.where(hopes, known, NO_WAY).amin(1)
    return found


def leaning(odds: Tensor) -> Tensor:
    """The logarithm of odds as a number from -1 to 1."""
    return 2 * odds.clamp(-WEIGHTS.most, WEIGHTS.most).sigmoid() - 1


class Reckoner(nn.Module):
    """Reads observations."""

    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        goals = places.goals
        self.distances = [goal.distance for goal in goals]
        self.treasures = [goal.treasure for goal in goals]
        self.stones = [list(goal.stones) for goal in goals]

    def forward(self, observed: Tensor, seats: Tensor) -> Reckoned:
        """What is told of decisions."""
        hopes = self._hopes(observed)
        before = nearest(hopes, observed[:, self.distances], reached=NO_WAY)
        return Reckoned(self._suspicion(observed, seats), hopes, before)

    def _hopes(self, observed: Tensor) -> Tensor:
        found = observed[:, self.treasures] > 0
        stones = torch.stack([observed[:, kinds].amax(1) > 0 for kinds in self.stones], 1)
        hopeful = torch.where(found.any(1, keepdim=True), found, ~stones)
        return hopeful & (observed[:, self.distances] != OPEN)

    def _suspicion(self, observed: Tensor, seats: Tensor) -> Tensor:
        places, weights = self.places, WEIGHTS
        most = places.seats
        square = most * most
        gains = observed[:, places.gains : places.gains + 2 * most].float().view(-1, most, 2)
        odds = weights.prior + weights.nearer * gains[..., 0] + weights.farther * gains[..., 1]
        aimed = weights.broke * observed[:, places.broke : places.broke + square].float()
        aimed = aimed + weights.mended * observed[:, places.mended : places.mended + square].float()
        aimed = aimed.view(-1, most, most)
        aimed = aimed * (1 - torch.eye(most, device=observed.device))
        odds = odds - (aimed @ leaning(odds)[..., None]).squeeze(2)
        there = torch.arange(most, device=observed.device)[None] < seats[:, None]
        return torch.where(there, leaning(odds), 0.0)
