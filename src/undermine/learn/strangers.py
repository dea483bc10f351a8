"""Strangers: rules of thumb with a manner of their own for each seat, so that nets meet many.

Their saboteurs look harmless until the treasure is near: they throw good cards away and break
tools. Rules of thumb of the kernel do harm from the first move on; a net that has met only those
trusts everybody else. Scores are in cards, like those of `undermine.bots.greedy.saboteur`, which
sees more of the board.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from undermine.learn.reckoner import Reckoned, Reckoner
from undermine.learn.tables import Decisions
from undermine.net.inputs import Inputs
from undermine.net.reckoning import NO_WAY, OPEN

PLACE, BREAK, MEND, ROCKFALL, PEEK, PASS, ORIENT = range(1, 8)
"""Verbs, as features of moves number them."""
TOO_FAR: Final = 12
SURE: Final = 100.0
EXPOSED: Final = 0.3
"""The own suspicion from which on a saboteur looks harmless no more."""
NOISE: Final = 0.05
LOWEST: Final = (3.0, 0.1, 0.45, 0.35)
HIGHEST: Final = (9.0, 0.6, 0.62, 0.5)
MANNERS: Final = len(LOWEST)


class Manner(NamedTuple):
    """In what strangers differ, for each move."""

    near: Tensor
    """The distance at which a saboteur stops looking harmless,"""
    hidden: Tensor
    """and the factor of harm before."""
    suspect: Tensor
    """Least chance of being a saboteur at which tools are broken,"""
    trusted: Tensor
    """and greatest at which they are mended."""


def drawn_manners(shape: tuple[int, ...], device: torch.device) -> Tensor:
    """Manners of seats."""
    lowest = torch.tensor(LOWEST, device=device)
    spread = torch.tensor(HIGHEST, device=device) - lowest
    return lowest + spread * torch.rand(*shape, MANNERS, device=device)


def value_of(card: str) -> float:
    """What a card is worth to a digger in hand, from 0 to 1.

    >>> value_of("NESW"), value_of("N.E"), value_of("broken-cart")
    (1.0, 0.0, 0.45)
    """
    if set(card) <= set("NESW."):
        return 0.2 * len(card) + 0.1 * len(set(card) & set("EW")) if leads_on(card) else 0.0
    values = {"broken": 0.45, "fixed": 0.35, "rockfall": 0.3, "map": 0.7}
    return values.get(card.split("-", maxsplit=1)[0], 0.0)


def leads_on(card: str) -> bool:
    """A path card without a dead end."""
    return set(card) <= set("NESW") and len(card) > 1


class Strangers:
    """Chooses for strangers in games with a hidden treasure."""

    def __init__(self, inputs: Inputs, device: torch.device) -> None:
        assert inputs.places
        cards = ["", *inputs.layout.codec.cards]
        self._reckoner = Reckoner(inputs.places)
        self._values = torch.tensor([value_of(card) if card else 0.0 for card in cards]).to(device)
        self._paths = torch.tensor([leads_on(card) if card else False for card in cards]).to(device)
        self._front = inputs.layout.block("table.front")
        self._distances = [goal.distance for goal in inputs.places.goals]

    def scores(self, decisions: Decisions, saboteur: Tensor, manners: Tensor) -> Tensor:
        """How good each move is for a stranger."""
        reckoned = self._reckoner(decisions.observed, decisions.seats)
        moves = _Moves(self, decisions, reckoned, Manner(*manners[decisions.owner].unbind(1)))
        false = saboteur[decisions.owner] > 0
        made = torch.where(false, moves.as_saboteur(), moves.as_digger())
        return made + NOISE * torch.randn_like(made)

    def hindered(self, decisions: Decisions) -> Tensor:
        """How many tools of each seat are broken."""
        block = self._front
        told = decisions.observed[:, block.offset : block.offset + block.size]
        return told.view(-1, *block.shape).sum(2)

    def value(self, features: Tensor) -> Tensor:
        """What the card of a move is worth."""
        return self._values[features[:, 2].long()]

    def is_path(self, features: Tensor) -> Tensor:
        """The card of a move is a path without a dead end."""
        return self._paths[features[:, 2].long()]

    def missing(self, decisions: Decisions, reckoned: Reckoned) -> Tensor:
        """The expected number of cards that are missing, before the move."""
        return expected(reckoned.hopes, decisions.observed[:, self._distances], TOO_FAR)


def expected(hopes: Tensor, distances: Tensor, opened: int) -> Tensor:
    """The mean distance of hopeful goals."""
    known = distances.float().clamp(max=TOO_FAR)
    known = torch.where(distances == NO_WAY, float(TOO_FAR), known)
    known = torch.where(distances == OPEN, float(opened), known)
    return (known * hopes).sum(1) / hopes.sum(1).clamp(min=1)


class _Moves:
    """The moves of some decisions, as strangers look at them."""

    def __init__(
        self, own: Strangers, decisions: Decisions, reckoned: Reckoned, manner: Manner
    ) -> None:
        features, owner = decisions.features, decisions.owner
        hopes = reckoned.hopes[owner]
        self.manner, self.verb = manner, features[:, 0]
        self.before = own.missing(decisions, reckoned)[owner]
        self.gain = self.before - expected(hopes, features[:, 10 : 10 + hopes.shape[1]], 0)
        self.reached = reckoned.after(features, owner) == 0
        self.is_known = hopes.sum(1) == 1
        seat = (features[:, 5].long() - 1).clamp(min=0)
        self.is_me = features[:, 5] == 1
        self.chance = (reckoned.suspicion[owner, seat] + 1) / 2
        self.broken = own.hindered(decisions)[owner, seat]
        self.exposed = reckoned.suspicion[owner, 0] > EXPOSED
        goal = (features[:, 6].long() - 1).clamp(0, hopes.shape[1] - 1)
        self.looks = hopes.gather(1, goal[:, None]).squeeze(1) & ~self.is_known
        self.value, self.is_path = own.value(features), own.is_path(features)
        self.ends = features[:, 15].float()

    def by_verb(self, scores: dict[int, Tensor]) -> Tensor:
        """The score of each move by what it does."""
        made = torch.zeros_like(self.gain)
        for verb, score in scores.items():
            made = torch.where(self.verb == verb, score, made)
        return made

    def as_digger(self) -> Tensor:
        """Nearer is better."""
        laid = torch.where(
            self.gain > 0,
            self.gain + 0.04 * self.ends + SURE * (self.reached & self.is_known),
            2 * self.gain - 0.1 - self.value,
        )
        breaks = torch.where(self.broken > 0, 0.1, 0.6 + self.chance)
        mends = torch.where(self.broken == 1, 1 - self.chance, 0.6 * (1 - self.chance))
        mends = torch.where(self.chance > self.manner.trusted, -1.0, mends)
        return self.by_verb({
            PLACE: laid,
            ORIENT: self.gain,
            ROCKFALL: torch.where(self.gain > 0, self.gain - 0.1, 2 * self.gain - 1),
            PEEK: torch.where(self.looks, 0.7, -1.0),
            BREAK: torch.where(self.chance < self.manner.suspect, -2.0, breaks),
            MEND: torch.where(self.is_me, 1.0 + 0.5 * (self.broken == 1), mends),
            PASS: -0.05 - self.value / 2,
        })  # fmt: skip

    def as_saboteur(self) -> Tensor:
        """Farther is better, but it must not look so at first."""
        open_ = self.exposed | (self.before <= self.manner.near)
        factor = torch.where(open_, 1.0, self.manner.hidden)
        harm = -self.gain
        laid = torch.where(
            harm > 0, harm * factor + 0.1, 2 * harm - 0.1 - 0.2 * ~self.is_path
        ) - SURE * self.reached  # fmt: skip
        breaks = torch.where(self.broken > 0, 0.2 * (1 - self.chance), 1.3 - self.chance)
        wastes = torch.where(self.is_path, self.value / 2, 0.0)
        return self.by_verb({
            PLACE: laid,
            ORIENT: harm,
            ROCKFALL: torch.where(harm > 0, harm * factor - 0.1, 2 * harm - 1),
            PEEK: torch.where(self.looks, 0.3, 0.0),
            BREAK: torch.where(self.is_me, -2.0, breaks * (0.5 + factor / 2)),
            MEND: torch.where(self.is_me, 0.5, -1.0),
            PASS: torch.where((self.value > 0) & ~self.is_path, 0.15, wastes)
            - 0.5 * (self.value == 0),
        })  # fmt: skip
