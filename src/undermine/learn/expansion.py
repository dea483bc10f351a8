"""Bytes of canonical observations and of moves as the numbers that nets take in."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from undermine.kernel.observation_layout import FEATURES
from undermine.learn.reckoner import Reckoned, Reckoner
from undermine.net.faces import properties
from undermine.net.inputs import (
    GAIN_CLASSES,
    RECKONED,
    SPECIAL,
    Bits,
    Classes,
    Inputs,
    Scaled,
    width_of,
)
from undermine.net.reckoning import GAINS, MOST_GAIN

MOVE_VERBS: Final = 48
MOVE_OTHERS: Final = 16
MOVE_DISTANCES: Final = 16 + SPECIAL
CARD_BYTE: Final = 2
"""The bytes of the cards and goals of a move."""
OTHER_CARDS: Final = (8, 9)
DISTANCES: Final = range(10, 14)


class Taken(NamedTuple):
    """What a net takes in of decisions."""

    numbers: Tensor
    """Everything behind the board, in the order of `Expansion.place`."""
    board: Tensor | None
    """The cells, for nets that look at them."""
    reckoned: Reckoned | None


class Moves(NamedTuple):
    """Legal moves of several decisions, one after the other."""

    features: Tensor
    """Their bytes."""
    owner: Tensor
    """The decision of each."""


def number_type(device: torch.device) -> torch.dtype:
    """The type of numbers that a net works with now; what it takes in need not be more exact."""
    if torch.is_autocast_enabled(device.type):
        return torch.get_autocast_dtype(device.type)
    return torch.float32


class Expansion(nn.Module):
    """Bytes of canonical observations as numbers."""

    def __init__(self, inputs: Inputs, *, has_board: bool = True) -> None:
        super().__init__()
        self.inputs = inputs
        self.has_board = has_board
        self.cells = inputs.layout.rows * inputs.layout.columns
        faces = torch.tensor(properties(inputs.layout.codec), dtype=torch.float32)
        self.register_buffer("faces", faces, persistent=False)
        self.planes = {name: number for number, name in enumerate(inputs.planes)}
        self.reckoner = None if inputs.places is None else Reckoner(inputs.places)
        self._index_entries()

    def _index_entries(self) -> None:
        scaled: list[tuple[int, float, int, int]] = []
        bits: list[tuple[int, int, int]] = []
        classes: list[tuple[int, int, int]] = []
        start = 0
        for entry in self.inputs.entries:
            if isinstance(entry, Scaled):
                scaled.append((entry.byte, entry.factor, entry.cap, start))
            elif isinstance(entry, Bits):
                bits += [(entry.byte, bit, start + bit) for bit in range(entry.size)]
            elif isinstance(entry, Classes):
                classes.append((entry.byte, entry.size, start))
            start += width_of(entry)
        sizes = [size for _, size, _ in classes]
        self.one_hot = sum(sizes)
        order = [row[3] for row in scaled] + [row[2] for row in bits]
        order += [first + number for _, size, first in classes for number in range(size)]
        order += range(start, self.inputs.width)
        columns = {
            "scaled_byte": [row[0] for row in scaled],
            "scaled_cap": [row[2] for row in scaled],
            "bits_byte": [row[0] for row in bits],
            "bits_bit": [row[1] for row in bits],
            "class_byte": [row[0] for row in classes],
            "class_count": sizes,
            "class_to": [sum(sizes[:number]) for number in range(len(sizes))],
            "order": order,
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

    def forward(self, observed: Tensor, seats: Tensor, styles: Tensor) -> Taken:
        """What nets take in."""
        reckoned = None if self.reckoner is None else self.reckoner(observed, seats)
        return Taken(
            self.numbers(observed, seats, styles, reckoned),
            self.board(observed) if self.has_board else None,
            reckoned,
        )

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

    def numbers(
        self, observed: Tensor, seats: Tensor, styles: Tensor, reckoned: Reckoned | None
    ) -> Tensor:
        """Everything behind the board; column by column what `order` says of the plan's numbers."""
        kind = number_type(observed.device)
        told = observed.t().contiguous()  # whole rows are quick to pick and to join
        values = torch.minimum(told.index_select(0, self.scaled_byte), self.scaled_cap[:, None])
        scaled = values.to(kind) * self.scaled_factor.to(kind)[:, None]
        bits = (told.index_select(0, self.bits_byte) >> self.bits_bit[:, None] & 1).to(kind)
        there = classes_of(told.index_select(0, self.class_byte), self.class_count[:, None])
        classes = torch.zeros(self.one_hot, len(observed), device=observed.device, dtype=kind)
        classes.scatter_(0, self.class_to[:, None] + there, 1.0)
        parts = [scaled, bits, classes, self._seats(seats).to(kind).t(), styles.to(kind).t()]
        if reckoned is not None:
            near = functional.one_hot(classes_of(reckoned.before, MOVE_DISTANCES), MOVE_DISTANCES)
            parts += [reckoned.suspicion.to(kind).t(), near.to(kind).t()]
        return torch.cat(parts).t()

    def _seats(self, seats: Tensor) -> Tensor:
        least, most = self.inputs.rules.seats[0], self.inputs.rules.seats[-1]
        return functional.one_hot(seats - least, most - least + 1)


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
        plain = sum(self.spans.values()) + 4 + 2
        self.reckoned = RECKONED if inputs.places else 0
        self.width = plain + self.faces.shape[1] + self.reckoned

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

    def forward(self, moves: Moves, reckoned: Reckoned | None) -> Tensor:
        """Moves x numbers."""
        features = moves.features
        kind = number_type(features.device)
        made = torch.zeros(len(features), self.width, device=features.device, dtype=kind)
        start, places = 0, []
        for byte, size in self.spans.items():
            places.append(start + self._class(features, byte, size))
            if byte == CARD_BYTE:
                card = start
            start += size
        places.append(start + (features[:, 3].long() & 1) * 2 + (features[:, 4].long() & 1))
        tail = start + 6 + self.faces.shape[1]
        if reckoned is not None:
            self._reckon(made, places, tail, moves, reckoned)
        made.scatter_(1, torch.stack(places, 1), 1.0)
        self._add_other_cards(made, features, card)
        made[:, start + 4] = features[:, 7] * 0.5
        made[:, start + 5] = features[:, 15].clamp(max=24) * 0.125
        made[:, start + 6 : tail] = functional.embedding(features[:, 1].int(), self.faces.to(kind))
        return made

    def _reckon(
        self, made: Tensor, places: list[Tensor], start: int, moves: Moves, reckoned: Reckoned
    ) -> None:
        """How near the nearest hopeful goal comes, and how the named seat is suspected."""
        features, owner = moves
        after = reckoned.after(features, owner)
        gain = (reckoned.before[owner] - after).clamp(-MOST_GAIN, MOST_GAIN) + MOST_GAIN
        places += [
            start + classes_of(after, MOVE_DISTANCES),
            start + MOVE_DISTANCES + gain,
        ]
        named = features[:, 5].long()
        doubt = reckoned.suspicion[owner, (named - 1).clamp(0, self.seats - 2)]
        made[:, start + MOVE_DISTANCES + GAINS] = torch.where(named > 0, doubt, 0.0).to(made.dtype)

    def _class(self, features: Tensor, byte: int, size: int) -> Tensor:
        values = features[:, byte].long()
        return classes_of(values, size) if byte in DISTANCES else values.clamp(max=size - 1)

    def _add_other_cards(self, made: Tensor, features: Tensor, start: int) -> None:
        """A move may name three cards."""
        for byte in OTHER_CARDS:
            card = features[:, byte].long()
            if not bool(card.any()):
                continue
            made.scatter_add_(1, (start + card)[:, None], (card > 0).to(made.dtype)[:, None])


assert FEATURES == 16  # noqa: PLR2004 (the bytes that are read above)
