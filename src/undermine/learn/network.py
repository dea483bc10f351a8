"""The nets: one that plays from what a seat may know, and a critic that sees everything."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from undermine.learn.expansion import Expansion, MoveExpansion, Moves, Taken
from undermine.net.inputs import Inputs

LARGEST_LOGIT: Final = 15.0
LABEL_FACTOR: Final = 0.5


class Sizes(NamedTuple):
    """How large the layers of a net are; the file of its weights says it by its tensors."""

    width: int
    """Of the trunk."""
    channels: int = 32
    """What the convolution makes of each patch of three by three cells, every second one.
    0: the net does not look at cells."""
    blocks: int = 2
    seat: int = 16
    """Numbers that the trunk tells of each seat."""
    first: int = 128
    second: int = 64
    """The layers that score a move."""


class Answer(NamedTuple):
    """What the net says of decisions."""

    logits: Tensor
    """One for each move."""
    roles: Tensor
    """For each seat and each kind of role card, as logits."""
    value: Tensor


class Residual(nn.Module):
    """A layer that adds to what it gets."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)

    def forward(self, given: Tensor) -> Tensor:
        """The same width."""
        made: Tensor = given + self.second(functional.relu(self.first(self.norm(given))))
        return made


class Trunk(nn.Module):
    """From observations to one vector each, with the patches of the board on the way."""

    def __init__(self, inputs: Inputs, sizes: Sizes, more: int = 0) -> None:
        super().__init__()
        self.expansion = Expansion(inputs, has_board=sizes.channels > 0)
        width = sizes.width
        if sizes.channels:
            self.patches = nn.Conv2d(
                self.expansion.channels, sizes.channels, 3, stride=2, padding=1
            )
            rows, columns = (inputs.layout.rows + 1) // 2, (inputs.layout.columns + 1) // 2
            self.from_patches = nn.Linear(sizes.channels * rows * columns, width, bias=False)
        self.from_numbers = nn.Linear(inputs.width + more, width)
        order = [*self.expansion.order.tolist(), *range(inputs.width, inputs.width + more)]
        self.register_buffer("order", torch.tensor(order), persistent=False)
        self.blocks = nn.ModuleList([Residual(width) for _ in range(sizes.blocks)])
        self.norm = nn.LayerNorm(width)

    def forward(self, taken: Taken, more: Tensor | None = None) -> tuple[Tensor, Tensor | None]:
        """The vectors, and the patches: decisions x channels x rows x columns."""
        numbers = taken.numbers
        if more is not None:
            numbers = torch.cat([numbers.t(), more.to(numbers.dtype).t()]).t()
        layer = self.from_numbers
        made = functional.linear(numbers, layer.weight.index_select(1, self.order), layer.bias)
        patches = None
        if taken.board is not None:
            patches = functional.relu(self.patches(taken.board))
            made = made + self.from_patches(patches.flatten(1))
        made = functional.relu(made)
        for block in self.blocks:
            made = block(made)
        return functional.relu(self.norm(made)), patches


class Policy(nn.Module):
    """Scores legal moves, and tells the roles of all seats and the value for the own one."""

    def __init__(self, inputs: Inputs, sizes: Sizes) -> None:
        super().__init__()
        self.inputs = inputs
        self.sizes = sizes
        self.role_kinds = len(next(z for z in inputs.layout.zones if z.name == "role").kinds)
        width, first = sizes.width, sizes.first
        self.trunk = Trunk(inputs, sizes)
        self.moves = MoveExpansion(inputs)
        self.to_seats = nn.Linear(width, inputs.most_seats * sizes.seat)
        self.to_roles = nn.Linear(width, inputs.most_seats * self.role_kinds)
        self.to_value = nn.Linear(width, 1)
        self.to_first = nn.Linear(width, first)
        self.to_factor = nn.Linear(width, first)
        self.to_second = nn.Linear(width, sizes.second)
        self.from_move = nn.Linear(self.moves.width, first, bias=False)
        if sizes.channels:
            self.from_patch = nn.Linear(sizes.channels, first, bias=False)
        self.from_seat = nn.Linear(sizes.seat, first, bias=False)
        self.second = nn.Linear(first, sizes.second)
        self.score = nn.Linear(sizes.second, 1, bias=False)
        nn.init.normal_(self.score.weight, std=0.01)
        nn.init.zeros_(self.to_factor.weight)
        nn.init.ones_(self.to_factor.bias)

    def take(self, observed: Tensor, seats: Tensor, styles: Tensor) -> Taken:
        """What the nets take in; a critic of the same sizes takes in the same."""
        taken: Taken = self.trunk.expansion(observed, seats, styles)
        return taken

    def forward(self, taken: Taken, moves: Moves) -> Answer:
        """The answer to decisions with their moves."""
        trunk, patches = self.trunk(taken)
        features, owner = moves
        first = self.from_move(self.moves(moves, taken.reckoned))
        first = first * self.to_factor(trunk).index_select(0, owner)
        first = first + self.to_first(trunk).index_select(0, owner)
        if patches is not None:
            first = first + self.from_patch(_patches_at(patches, features, owner))
        first = first + self._seats_at(trunk, features, owner)
        second = self.second(functional.relu(first))
        second = functional.relu(second + self.to_second(trunk).index_select(0, owner))
        raw = self.score(second).float().squeeze(1)
        logits = LARGEST_LOGIT * torch.tanh(raw / LARGEST_LOGIT)
        roles = self.to_roles(trunk).float().view(-1, self.inputs.most_seats, self.role_kinds)
        return Answer(logits, roles, torch.tanh(self.to_value(trunk).float().squeeze(1)))

    def _seats_at(self, trunk: Tensor, features: Tensor, owner: Tensor) -> Tensor:
        """What the trunk tells of the seat that a move names; nothing where it names none."""
        most = self.inputs.most_seats
        told = self.from_seat(self.to_seats(trunk).view(-1, most, self.sizes.seat))
        told = functional.pad(told, (0, 0, 1, 0)).flatten(0, 1)
        return told.index_select(0, owner * (most + 1) + features[:, 5].long().clamp(max=most))


def _patches_at(patches: Tensor, features: Tensor, owner: Tensor) -> Tensor:
    """The patch around the cell that a move names; nothing where it names none."""
    column, row = features[:, 3].long(), features[:, 4].long()
    there = ((column > 0) & (row > 0))[:, None]
    found = patches[owner, :, (row - 1).clamp(min=0) // 2, (column - 1).clamp(min=0) // 2]
    return torch.where(there, found, torch.zeros_like(found))


class Critic(nn.Module):
    """The expected reward of a seat, from everything that is hidden too."""

    def __init__(self, inputs: Inputs, sizes: Sizes) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, sizes, more=inputs.layout.labels_size)
        self.to_value = nn.Linear(sizes.width, 1)

    def forward(self, taken: Taken, labels: Tensor) -> Tensor:
        """One number for each decision."""
        trunk, _ = self.trunk(taken, labels.clamp(max=12) * LABEL_FACTOR)
        return torch.tanh(self.to_value(trunk).float().squeeze(1))


def parameters_of(net: nn.Module) -> int:
    """The numbers that a net learns."""
    return sum(parameter.numel() for parameter in net.parameters())
