"""The nets: one that plays from what a seat may know, and a critic that sees everything."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from undermine.kernel.observation_layout import FEATURES
from undermine.net.faces import properties
from undermine.net.inputs import (
    GAIN_CLASSES,
    SPECIAL,
    STYLES,
    Bits,
    Classes,
    Inputs,
    Scaled,
    width_of,
)

CHANNELS: Final = 32
"""What the convolution makes of each patch of three by three cells, every second one."""
SEAT_SIZE: Final = 16
"""Numbers that the trunk tells of each seat."""
FIRST: Final = 128
SECOND: Final = 64
"""The layers that score a move."""
MOVE_VERBS: Final = 48
MOVE_OTHERS: Final = 16
MOVE_DISTANCES: Final = 16 + SPECIAL
CARD_BYTE: Final = 2
"""The bytes of the cards and goals of a move."""
OTHER_CARDS: Final = (8, 9)
DISTANCES: Final = range(10, 14)
LARGEST_LOGIT: Final = 15.0
LABEL_FACTOR: Final = 0.5


class Moves(NamedTuple):
    """Legal moves of several decisions, one after the other."""

    features: Tensor
    """Their bytes."""
    owner: Tensor
    """The decision of each."""


class Answer(NamedTuple):
    """What the net says of decisions."""

    logits: Tensor
    """One for each move."""
    roles: Tensor
    """For each seat and each kind of role card, as logits."""
    value: Tensor


def number_type(device: torch.device) -> torch.dtype:
    """The type of numbers that a net works with now; what it takes in need not be more exact."""
    if torch.is_autocast_enabled(device.type):
        return torch.get_autocast_dtype(device.type)
    return torch.float32


class Expansion(nn.Module):
    """Bytes of canonical observations as numbers."""

    def __init__(self, inputs: Inputs) -> None:
        super().__init__()
        self.inputs = inputs
        self.cells = inputs.layout.rows * inputs.layout.columns
        faces = torch.tensor(properties(inputs.layout.codec), dtype=torch.float32)
        self.register_buffer("faces", faces, persistent=False)
        self.planes = {name: number for number, name in enumerate(inputs.planes)}
        self._index_entries()

    def _index_entries(self) -> None:
        entries, start = self.inputs.entries, 0
        scaled: list[tuple[int, float, int, int]] = []
        bits: list[tuple[int, int, int]] = []
        classes: list[tuple[int, int, int]] = []
        for entry in entries:
            if isinstance(entry, Scaled):
                scaled.append((entry.byte, entry.factor, entry.cap, start))
            elif isinstance(entry, Bits):
                bits += [(entry.byte, bit, start + bit) for bit in range(entry.size)]
            elif isinstance(entry, Classes):
                classes.append((entry.byte, entry.size, start))
            start += width_of(entry)
        self.flat = start
        columns = {
            "scaled_byte": [row[0] for row in scaled],
            "scaled_cap": [row[2] for row in scaled],
            "scaled_to": [row[3] for row in scaled],
            "bits_byte": [row[0] for row in bits],
            "bits_bit": [row[1] for row in bits],
            "bits_to": [row[2] for row in bits],
            "class_byte": [row[0] for row in classes],
            "class_count": [row[1] for row in classes],
            "class_to": [row[2] for row in classes],
        }
        for name, numbers in columns.items():
            kind = torch.uint8 if name in ("scaled_cap", "bits_bit") else torch.long
            self.register_buffer(name, torch.tensor(numbers, dtype=kind), persistent=False)
        factors = torch.tensor([row[1] for row in scaled])
        self.register_buffer("scaled_factor", factors, persistent=False)

    @property
    def channels(self) -> int:
        """The numbers of each cell."""
        names = self.planes
        plain = int(self.faces.shape[1]) + 4 + 4 + 8
        return plain + (24 if "tokens" in names else 0) + (3 if self.inputs.pawns else 0)

    def board(self, observed: Tensor) -> Tensor:
        """The cells: decisions x channels x rows x columns."""
        rows, columns = self.inputs.layout.rows, self.inputs.layout.columns
        count = len(self.planes)
        planes = observed[:, : count * self.cells].view(-1, count, self.cells)
        kind = number_type(observed.device)
        parts = [functional.embedding(planes[:, 0].int(), self.faces.to(kind))]
        widths = {"ports": 4, "live": 4, "need": 8, "tokens": 8, "east": 8, "south": 8}
        for name, width in widths.items():
            if name in self.planes:
                parts.append(_bits(planes[:, self.planes[name]], width).to(kind))
        if self.inputs.pawns:
            parts.append(self._pawns(observed).to(kind))
        made = torch.cat(parts, 2).transpose(1, 2)
        return made.reshape(-1, self.channels, rows, columns)

    def _pawns(self, observed: Tensor) -> Tensor:
        """Figures on planes of their own."""
        columns = self.inputs.layout.columns
        drawn = torch.zeros(len(observed), self.cells * 3, device=observed.device)
        for byte, plane in self.inputs.pawns:
            column, row = observed[:, byte].long(), observed[:, byte + 1].long()
            there = ((column > 0) & (row > 0)).float()
            cell = (row - 1).clamp(min=0) * columns + (column - 1).clamp(min=0)
            drawn.scatter_add_(1, (cell * 3 + plane)[:, None], there[:, None])
        return drawn.view(-1, self.cells, 3)

    def numbers(self, observed: Tensor, seats: Tensor, styles: Tensor) -> Tensor:
        """Everything behind the board, with the number of seats and the styles."""
        kind = number_type(observed.device)
        made = torch.zeros(len(observed), self.inputs.width, device=observed.device, dtype=kind)
        values = torch.minimum(observed[:, self.scaled_byte], self.scaled_cap)
        made[:, self.scaled_to] = values.to(kind) * self.scaled_factor.to(kind)
        made[:, self.bits_to] = (observed[:, self.bits_byte] >> self.bits_bit & 1).to(kind)
        made.scatter_(
            1, self.class_to + classes_of(observed[:, self.class_byte], self.class_count), 1.0
        )
        made.scatter_(1, (self.flat + seats - self.inputs.rules.seats[0])[:, None], 1.0)
        made[:, -len(STYLES) :] = styles.to(kind)
        return made


def _bits(values: Tensor, count: int) -> Tensor:
    shifts = torch.arange(count, device=values.device, dtype=torch.uint8)
    return values[..., None] >> shifts & 1


def classes_of(values: Tensor, counts: Tensor | int) -> Tensor:
    """`undermine.net.inputs.class_of` for tensors."""
    values = values.long()
    counts = torch.as_tensor(counts, device=values.device)
    small = torch.where(values < counts - SPECIAL, values, counts - SPECIAL)
    small = torch.where(values == 254, counts - 2, small)  # noqa: PLR2004 (no way leads on)
    return torch.where(values == 255, counts - 1, small)  # noqa: PLR2004 (turned up, or secret)


class MoveExpansion(nn.Module):
    """Bytes of moves as numbers."""

    def __init__(self, inputs: Inputs) -> None:
        super().__init__()
        self.inputs = inputs
        self.cards = len(inputs.layout.codec.cards) + 1
        self.seats = inputs.most_seats + 1
        faces = torch.tensor(properties(inputs.layout.codec), dtype=torch.float32)
        self.register_buffer("faces", faces, persistent=False)
        self.spans = self._spans()
        self.width = sum(self.spans.values()) + 4 + 2 + self.faces.shape[1]

    def _spans(self) -> dict[int, int]:
        """The classes of bytes, by byte."""
        distances = dict.fromkeys(DISTANCES, MOVE_DISTANCES)
        return {
            0: MOVE_VERBS,
            CARD_BYTE: self.cards,
            5: self.seats,
            6: MOVE_OTHERS,
            14: GAIN_CLASSES,
            **distances,
        }

    def forward(self, features: Tensor) -> Tensor:
        """Moves x numbers."""
        kind = number_type(features.device)
        made = torch.zeros(len(features), self.width, device=features.device, dtype=kind)
        start = 0
        for byte, size in self.spans.items():
            made.scatter_(1, (start + self._class(features, byte, size))[:, None], 1.0)
            if byte == CARD_BYTE:
                self._add_other_cards(made, features, start)
            start += size
        parity = (features[:, 3].long() & 1) * 2 + (features[:, 4].long() & 1)
        made.scatter_(1, (start + parity)[:, None], 1.0)
        made[:, start + 4] = features[:, 7] * 0.5
        made[:, start + 5] = features[:, 15].clamp(max=24) * 0.125
        made[:, start + 6 :] = functional.embedding(features[:, 1].int(), self.faces.to(kind))
        return made

    def _class(self, features: Tensor, byte: int, size: int) -> Tensor:
        values = features[:, byte].long()
        return classes_of(values, size) if byte in DISTANCES else values.clamp(max=size - 1)

    def _add_other_cards(self, made: Tensor, features: Tensor, start: int) -> None:
        """A move may name three cards."""
        for byte in OTHER_CARDS:
            card = features[:, byte].long()
            made.scatter_add_(1, (start + card)[:, None], (card > 0).to(made.dtype)[:, None])


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

    def __init__(self, inputs: Inputs, width: int, more: int = 0) -> None:
        super().__init__()
        self.expansion = Expansion(inputs)
        self.patches = nn.Conv2d(self.expansion.channels, CHANNELS, 3, stride=2, padding=1)
        rows, columns = (inputs.layout.rows + 1) // 2, (inputs.layout.columns + 1) // 2
        self.from_patches = nn.Linear(CHANNELS * rows * columns, width, bias=False)
        self.from_numbers = nn.Linear(inputs.width + more, width)
        self.blocks = nn.ModuleList([Residual(width), Residual(width)])
        self.norm = nn.LayerNorm(width)

    def forward(
        self, observed: Tensor, seats: Tensor, styles: Tensor, more: Tensor | None = None
    ) -> tuple[Tensor, Tensor]:
        """The vectors, and the patches: decisions x channels x rows x columns."""
        numbers = self.expansion.numbers(observed, seats, styles)
        if more is not None:
            numbers = torch.cat([numbers, more.to(numbers.dtype)], 1)
        patches = functional.relu(self.patches(self.expansion.board(observed)))
        made = functional.relu(self.from_numbers(numbers) + self.from_patches(patches.flatten(1)))
        for block in self.blocks:
            made = block(made)
        return functional.relu(self.norm(made)), patches


class Policy(nn.Module):
    """Scores legal moves, and tells the roles of all seats and the value for the own one."""

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__()
        self.inputs = inputs
        self.role_kinds = len(next(z for z in inputs.layout.zones if z.name == "role").kinds)
        self.trunk = Trunk(inputs, width)
        self.moves = MoveExpansion(inputs)
        self.to_seats = nn.Linear(width, inputs.most_seats * SEAT_SIZE)
        self.to_roles = nn.Linear(width, inputs.most_seats * self.role_kinds)
        self.to_value = nn.Linear(width, 1)
        self.to_first = nn.Linear(width, FIRST)
        self.to_second = nn.Linear(width, SECOND)
        self.from_move = nn.Linear(self.moves.width, FIRST, bias=False)
        self.from_patch = nn.Linear(CHANNELS, FIRST, bias=False)
        self.from_seat = nn.Linear(SEAT_SIZE, FIRST, bias=False)
        self.second = nn.Linear(FIRST, SECOND)
        self.score = nn.Linear(SECOND, 1, bias=False)
        nn.init.normal_(self.score.weight, std=0.01)

    def forward(self, observed: Tensor, seats: Tensor, styles: Tensor, moves: Moves) -> Answer:
        """The answer to decisions with their moves."""
        trunk, patches = self.trunk(observed, seats, styles)
        features, owner = moves
        first = self.from_move(self.moves(features)) + self.to_first(trunk)[owner]
        first = first + self.from_patch(_patches_at(patches, features, owner))
        first = first + self.from_seat(self._seats_at(trunk, features, owner))
        second = functional.relu(self.second(functional.relu(first)) + self.to_second(trunk)[owner])
        raw = self.score(second).float().squeeze(1)
        logits = LARGEST_LOGIT * torch.tanh(raw / LARGEST_LOGIT)
        roles = self.to_roles(trunk).float().view(-1, self.inputs.most_seats, self.role_kinds)
        return Answer(logits, roles, torch.tanh(self.to_value(trunk).float().squeeze(1)))

    def _seats_at(self, trunk: Tensor, features: Tensor, owner: Tensor) -> Tensor:
        """What the trunk tells of the seat that a move names; nothing where it names none."""
        told = self.to_seats(trunk).view(-1, self.inputs.most_seats, SEAT_SIZE)
        nobody = torch.zeros_like(told[:, :1])
        named = features[:, 5].long().clamp(max=self.inputs.most_seats)
        return torch.cat([nobody, told], 1)[owner, named]


def _patches_at(patches: Tensor, features: Tensor, owner: Tensor) -> Tensor:
    """The patch around the cell that a move names; nothing where it names none."""
    column, row = features[:, 3].long(), features[:, 4].long()
    there = ((column > 0) & (row > 0))[:, None]
    found = patches[owner, :, (row - 1).clamp(min=0) // 2, (column - 1).clamp(min=0) // 2]
    return torch.where(there, found, torch.zeros_like(found))


class Critic(nn.Module):
    """The expected reward of a seat, from everything that is hidden too."""

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width, more=inputs.layout.labels_size)
        self.to_value = nn.Linear(width, 1)

    def forward(self, observed: Tensor, seats: Tensor, styles: Tensor, labels: Tensor) -> Tensor:
        """One number for each decision."""
        trunk, _ = self.trunk(observed, seats, styles, labels.clamp(max=12) * LABEL_FACTOR)
        return torch.tanh(self.to_value(trunk).float().squeeze(1))


def parameters_of(net: nn.Module) -> int:
    """The numbers that a net learns."""
    return sum(parameter.numel() for parameter in net.parameters())


assert FEATURES == 16  # noqa: PLR2004 (the bytes that are read above)
