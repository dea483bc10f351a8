"""The nets once more, in plain Python and the plainest way: every number, zero or not.

It is the judge of the compiled nets. It was itself compared with the nets that learn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt, tanh
from struct import unpack

from undermine.net.faces import properties
from undermine.net.inputs import Bits, Inputs, Scaled, class_of
from undermine.net.reckoning import GAINS, NEAR, NO_WAY, gain_of, hopeful, nearest, suspicion
from undermine.net.weights import Weights

Row = list[float]
SPANS = {"ports": 4, "live": 4, "need": 8, "tokens": 8, "east": 8, "south": 8}


class SlowNet:
    def __init__(self, inputs: Inputs, weights: Weights) -> None:
        self.inputs = inputs
        self.faces = properties(inputs.layout.codec)
        self.shapes = weights.header.tensors
        self.numbers = {
            name: unpack(f"<{len(content) // 2}e", content)
            for name, content in weights.tensors.items()
        }

    def linear(self, name: str, given: Sequence[float]) -> Row:
        weight, size = self.numbers[f"{name}.weight"], len(given)
        width = len(weight) // size
        bias = self.numbers.get(f"{name}.bias", (0.0,) * width)
        return [
            bias[j] + sum(weight[j * size + i] * given[i] for i in range(size) if given[i])
            for j in range(width)
        ]

    def norm(self, name: str, given: Row) -> Row:
        mean = sum(given) / len(given)
        spread = sqrt(sum((one - mean) ** 2 for one in given) / len(given) + 1e-5)
        weight, bias = self.numbers[f"{name}.weight"], self.numbers[f"{name}.bias"]
        return [(x - mean) / spread * w + b for x, w, b in zip(given, weight, bias, strict=True)]

    # -- inputs ------------------------------------------------------------------

    def spread(self, observed: bytes, seats: int) -> bytes:
        return bytes(observed[at] if at >= 0 else 0 for at in self.inputs.spread(seats))

    def cell(self, told: bytes, cell: int) -> Row:
        layout = self.inputs.layout
        cells = layout.rows * layout.columns
        made: Row = []
        for number, name in enumerate(self.inputs.planes):
            value = told[number * cells + cell]
            if name == "tile":
                made += self.faces[value]
            else:
                made += [value >> bit & 1 for bit in range(SPANS[name])]
        return made + self.pawns(told, cell) if self.inputs.pawns else made

    def pawns(self, told: bytes, cell: int) -> Row:
        drawn = [0.0, 0.0, 0.0]
        at = cell % self.inputs.layout.columns + 1, cell // self.inputs.layout.columns + 1
        for byte, plane in self.inputs.pawns:
            drawn[plane] += (told[byte], told[byte + 1]) == at
        return drawn

    def patches(self, told: bytes) -> list[list[Row]]:
        """By row, column and channel."""
        layout = self.inputs.layout
        rows, columns = layout.rows, layout.columns
        cells = [[self.cell(told, y * columns + x) for x in range(columns)] for y in range(rows)]
        return [
            [self.patch(cells, 2 * y, 2 * x) for x in range((columns + 1) // 2)]
            for y in range((rows + 1) // 2)
        ]

    def patch(self, cells: list[list[Row]], y: int, x: int) -> Row:
        weight, bias = self.numbers["trunk.patches.weight"], self.numbers["trunk.patches.bias"]
        channels = len(cells[0][0])
        sums = list(bias)
        for down in range(3):
            for right in range(3):
                row, column = y + down - 1, x + right - 1
                if not (0 <= row < len(cells) and 0 <= column < len(cells[0])):
                    continue
                for channel, value in enumerate(cells[row][column]):
                    for made in range(len(bias)) if value else ():
                        at = ((made * channels + channel) * 3 + down) * 3 + right
                        sums[made] += weight[at] * value
        return [max(0.0, one) for one in sums]

    def flat(self, told: bytes, seats: int, styles: Sequence[float]) -> Row:
        made: Row = []
        for entry in self.inputs.entries:
            value = told[entry.byte]
            if isinstance(entry, Scaled):
                made.append(min(value, entry.cap) * entry.factor)
            elif isinstance(entry, Bits):
                made += [value >> bit & 1 for bit in range(entry.size)]
            else:
                found = class_of(value, entry.size)
                made += [float(number == found) for number in range(entry.size)]
        made += [float(number == seats) for number in self.inputs.rules.seats]
        made += styles
        if self.inputs.places:
            made += self.suspected(told, seats)
            before = class_of(self.before(told), NEAR)
            made += [float(number == before) for number in range(NEAR)]
        return made

    # -- what is reckoned --------------------------------------------------------

    def suspected(self, told: bytes, seats: int) -> Row:
        assert self.inputs.places
        made = suspicion(self.inputs.places, told, seats)
        return made + [0.0] * (self.inputs.most_seats - seats)

    def before(self, told: bytes) -> int:
        assert self.inputs.places
        goals = self.inputs.places.goals
        near = bytes(told[goal.distance] for goal in goals)
        return nearest(hopeful(self.inputs.places, told), near, reached=NO_WAY)

    def reckoned(self, told: bytes, seats: int, move: bytes) -> Row:
        assert self.inputs.places
        hopes = hopeful(self.inputs.places, told)
        after = nearest(hopes, move[10 : 10 + len(hopes)])
        gain = gain_of(self.before(told), after)
        made = [float(number == class_of(after, NEAR)) for number in range(NEAR)]
        made += [float(number == gain) for number in range(GAINS)]
        named = min(move[5], self.inputs.most_seats)
        return [*made, self.suspected(told, seats)[named - 1] if named else 0.0]

    # -- answers -----------------------------------------------------------------

    def trunk(
        self, told: bytes, seats: int, styles: Sequence[float], more: Row
    ) -> tuple[Row, list[list[Row]]]:
        values = self.linear("trunk.from_numbers", self.flat(told, seats, styles) + more)
        patches = []
        made = len(self.numbers.get("trunk.patches.bias", ()))
        if made:
            patches = self.patches(told)
            channels = [[one[channel] for row in patches for one in row] for channel in range(made)]
            board = self.linear("trunk.from_patches", [one for each in channels for one in each])
            values = [a + b for a, b in zip(values, board, strict=True)]
        values = [max(0.0, one) for one in values]
        for block in range(9):
            name = f"trunk.blocks.{block}"
            if f"{name}.norm.bias" not in self.numbers:
                break
            hidden = self.linear(f"{name}.first", self.norm(f"{name}.norm", values))
            added = self.linear(f"{name}.second", [max(0.0, one) for one in hidden])
            values = [a + b for a, b in zip(values, added, strict=True)]
        return [max(0.0, one) for one in self.norm("trunk.norm", values)], patches

    def answer(
        self, observed: bytes, features: bytes, seats: int, styles: Sequence[float]
    ) -> tuple[Row, list[Row], float]:
        told = self.spread(observed, seats)
        vector, patches = self.trunk(told, seats, styles, [])
        moves = [features[at : at + 16] for at in range(0, len(features), 16)]
        more = [self.reckoned(told, seats, move) if self.inputs.places else [] for move in moves]
        logits = [
            self.score(vector, patches, move, known)
            for move, known in zip(moves, more, strict=True)
        ]
        roles = self.linear("to_roles", vector)
        kinds = len(roles) // self.inputs.most_seats
        chances = [soft(roles[seat * kinds : seat * kinds + kinds]) for seat in range(seats)]
        return logits, chances, tanh(self.linear("to_value", vector)[0])

    def value(self, observed: bytes, labels: bytes, seats: int, styles: Sequence[float]) -> float:
        told = [labels[at] if at >= 0 else 0 for at in self.inputs.spread_labels(seats)]
        more = [min(one, 12) * 0.5 for one in told]
        vector, _ = self.trunk(self.spread(observed, seats), seats, styles, more)
        return tanh(self.linear("to_value", vector)[0])

    def score(self, vector: Row, patches: list[list[Row]], move: bytes, known: Row) -> float:
        first = self.linear("from_move", self.move(move) + known)
        if "to_factor.bias" in self.numbers:
            factor = self.linear("to_factor", vector)
            first = [a * b for a, b in zip(first, factor, strict=True)]
        first = [a + b for a, b in zip(first, self.linear("to_first", vector), strict=True)]
        if patches and move[3] and move[4]:
            patch = patches[(move[4] - 1) // 2][(move[3] - 1) // 2]
            first = [a + b for a, b in zip(first, self.linear("from_patch", patch), strict=True)]
        if move[5]:
            seat = min(move[5], self.inputs.most_seats) - 1
            told = self.linear("to_seats", vector)
            size = len(told) // self.inputs.most_seats
            told = told[seat * size : seat * size + size]
            first = [a + b for a, b in zip(first, self.linear("from_seat", told), strict=True)]
        second = self.linear("second", [max(0.0, one) for one in first])
        more = self.linear("to_second", vector)
        second = [max(0.0, a + b) for a, b in zip(second, more, strict=True)]
        return 15 * tanh(self.linear("score", second)[0] / 15)

    def move(self, move: bytes) -> Row:
        cards, seats = len(self.inputs.layout.codec.cards) + 1, self.inputs.most_seats + 1
        spans = [(0, 48), (2, cards), (5, seats), (6, 16), (14, 17)]
        made: Row = []
        for byte, count in spans:
            part = [float(number == min(move[byte], count - 1)) for number in range(count)]
            for more in (8, 9) if byte == 2 else ():
                part[move[more]] += move[more] > 0
            made += part
        for byte in range(10, 14):
            made += [float(number == class_of(move[byte], 19)) for number in range(19)]
        parity = (move[3] & 1) * 2 + (move[4] & 1)
        made += [float(number == parity) for number in range(4)]
        return [*made, move[7] * 0.5, min(move[15], 24) * 0.125, *self.faces[move[1]]]


def soft(logits: Row) -> Row:
    total = sum(map(exp, logits))
    return [exp(one) / total for one in logits]
