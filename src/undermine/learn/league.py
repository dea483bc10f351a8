"""Who plays which seat while a net learns: itself, past selves, rules of thumb, chance."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from undermine.learn.strangers import Strangers, drawn_manners
from undermine.learn.tables import Decisions
from undermine.net.inputs import STYLES, Inputs

LEARN: Final = 0
PAST: Final = 1
THUMB: Final = 2
CHANCE: Final = 3
STRANGER: Final = 4
NOBODY: Final = -1


class Side(NamedTuple):
    """Who plays saboteurs and who plays all others, in a share of the games."""

    share: float
    saboteurs: int
    others: int


class Mix(NamedTuple):
    """The shares of a league: games by side, and games in which every seat is drawn by itself."""

    sides: tuple[Side, ...]
    mixed: float
    """Share of games in which seats are drawn."""
    drawn: tuple[float, ...]
    """The odds of LEARN, PAST, THUMB, CHANCE and STRANGER for a seat of these."""


THUMBS: Final = Mix((), 1.0, (0.25, 0.0, 0.65, 0.1, 0.0))
"""What a net imitates first, also in positions that its own moves and chance lead to."""
SELF: Final = Mix((Side(0.8, LEARN, LEARN),), 0.2, (0.6, 0.0, 0.35, 0.05, 0.0))
LEAGUE: Final = Mix(
    (
        Side(0.24, LEARN, LEARN),
        Side(0.08, THUMB, LEARN),
        Side(0.08, LEARN, THUMB),
        Side(0.16, STRANGER, LEARN),
        Side(0.12, LEARN, STRANGER),
        Side(0.07, PAST, LEARN),
        Side(0.07, LEARN, PAST),
    ),
    0.18,
    (0.5, 0.15, 0.12, 0.03, 0.2),
)
"""The last part of a course. In games that have no strangers, rules of thumb play for them."""


class Roles:
    """The true role cards of all seats, read from labels."""

    def __init__(self, inputs: Inputs) -> None:
        layout = inputs.layout
        self._start = 0
        for zone in layout.zones:
            if zone.name == "role":
                break
            self._start += zone.piles * len(zone.kinds)
        self.kinds = len(zone.kinds)
        self.seats = inputs.most_seats
        names = [layout.codec.cards[kind] for kind in zone.kinds]
        self.saboteurs = torch.tensor([float("saboteur" in name) for name in names])

    def cards(self, labels: Tensor) -> Tensor:
        """Decisions x seats from the viewer on x kinds of role cards."""
        size = self.seats * self.kinds
        return labels[:, self._start : self._start + size].view(-1, self.seats, self.kinds).float()

    def saboteurs_seen(self, labels: Tensor) -> Tensor:
        """1 for each saboteur, from the viewer on."""
        return self.cards(labels) @ self.saboteurs.to(labels.device)


def turned(by_step: Tensor, actor: Tensor, seats: Tensor) -> Tensor:
    """Numbers of seats as the actor counts them, in the order of the table."""
    most = by_step.shape[1]
    places = torch.arange(most, device=by_step.device)[None]
    steps = (places - actor[:, None]) % seats[:, None]
    there = places < seats[:, None]
    return torch.where(there, by_step.gather(1, steps), torch.zeros_like(by_step))


class League:
    """The players of all seats of some games, and the styles that they play in."""

    def __init__(self, inputs: Inputs, games: int, device: torch.device, mix: Mix) -> None:
        self.roles = Roles(inputs)
        self.mix = mix
        self._device = device
        most = inputs.most_seats
        self.players = torch.zeros(games, most, dtype=torch.long, device=device)
        self.styles = torch.zeros(games, most, len(STYLES), device=device)
        self.manners = drawn_manners((games, most), device)
        self.strangers = Strangers(inputs, device) if inputs.places else None
        self.saboteurs = torch.zeros(games, most, device=device)
        """1 for each true saboteur at the deal, by seat."""

    def seat(self, decisions: Decisions, dealt: Tensor) -> None:
        """Draw players for the games that were just dealt."""
        if not bool(dealt.any()):
            return
        told = self.roles.saboteurs_seen(decisions.labels[dealt])
        false = turned(told, decisions.actor[dealt], decisions.seats[dealt])
        self.saboteurs[dealt] = false
        self.players[dealt] = self._players(false)
        self.styles[dealt] = self._styles(false.shape)
        self.manners[dealt] = drawn_manners(tuple(false.shape), self._device)

    def _players(self, false: Tensor) -> Tensor:
        games, seats = false.shape
        odds = torch.tensor(self.mix.drawn, device=self._device).expand(games * seats, -1)
        drawn = torch.multinomial(odds, 1).view(games, seats)
        lot = torch.rand(games, 1, device=self._device)
        for side in self.mix.sides:
            chosen = (lot >= 0) & (lot < side.share)
            by_side = torch.where(false > 0, side.saboteurs, side.others)
            drawn = torch.where(chosen, by_side, drawn)
            lot = torch.where(chosen, torch.full_like(lot, -1.0), lot - side.share)
        if self.strangers is None:
            drawn = torch.where(drawn == STRANGER, THUMB, drawn)
        return drawn

    def _styles(self, shape: torch.Size) -> Tensor:
        """Half of all seats have no style, the others have each a strength of its own."""
        strength = torch.rand(*shape, len(STYLES), device=self._device)
        return torch.where(strength < 0.5, 0.0, (strength - 0.5) * 2).sqrt()  # noqa: PLR2004

    def player(self, actor: Tensor) -> Tensor:
        """Who decides now."""
        return self.players.gather(1, actor[:, None]).squeeze(1)

    def style(self, actor: Tensor) -> Tensor:
        """In which styles."""
        index = actor[:, None, None].expand(-1, 1, len(STYLES))
        return self.styles.gather(1, index).squeeze(1)
