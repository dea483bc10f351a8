"""The page of observations and actions agrees with what environments give."""

from __future__ import annotations

import re
import subprocess
import sys
from math import prod
from pathlib import Path
from random import Random

import pytest

from tools.observation_reference import WORDS, field_notes
from tools.reference_tables import ranges
from undermine import load
from undermine.games.saboteur2.table import Saboteur2Table
from undermine.kernel import GAMES, MISSING, available, kernel
from undermine.observation import Encoder
from undermine.observation.description import DESCRIBED

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "observations.md").read_text("utf-8")
NUMBER = re.compile(r"\d+")
needs_kernel = pytest.mark.skipif(not available(), reason=MISSING)


def rows(part: str, head: str) -> list[list[str]]:
    """The cells of the first table of a part of the page whose head begins like this."""
    lines = part.partition(f"\n| {head}")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def part_of(game: str) -> str:
    return PAGE.partition(f"\n## {game}\n")[2].partition("\n## ")[0]


def sizes_of(game: str) -> list[list[int]]:
    """Seats, bytes, labels, slots, columns and rows of each line of a game."""
    found = [[int(number) for number in NUMBER.findall(" ".join(row[:5]))] for row in told(game)]
    assert [line[0] for line in found] == list(load(game).seats)
    return found


def told(game: str) -> list[list[str]]:
    return rows(part_of(game), "Seats")


@pytest.mark.parametrize("game", GAMES)
def test_the_shapes_of_a_game_make_its_size_at_all_seats(game: str) -> None:
    blocks = rows(part_of(game), "At 5 seats from")

    for seats, size, *_, columns, high in sizes_of(game):
        names = {"S": seats, "rows": high, "columns": columns}
        widths = [
            prod(names.get(word) or int(word) for word in shape.split(" × "))
            for _, _, shape, _ in blocks
        ]
        assert sum(widths) == size
        if seats == 5:
            assert [int(row[0]) for row in blocks] == [sum(widths[:n]) for n in range(len(widths))]


@pytest.mark.parametrize("game", GAMES)
def test_sizes_are_those_of_the_encoder(game: str) -> None:
    for seats, size, labels, *_ in sizes_of(game):
        encoder = Encoder(load(game), seats)

        assert (encoder.size, encoder.labels_size) == (size, labels)


def test_the_bytes_of_a_move_and_of_the_history_are_told_without_a_gap() -> None:
    for head, size in (("Bytes | Features", 16), ("Bytes | Row", 12)):
        ends = [[int(number) for number in NUMBER.findall(row[0])] for row in rows(PAGE, head)]

        assert [place for end in ends for place in range(end[0], end[-1] + 1)] == [*range(size)]
    assert list(WORDS) == list(range(DESCRIBED))


# -- slots -----------------------------------------------------------------------------------------


def slot_rows(game: str) -> list[tuple[int, int, str, str]]:
    found = rows(part_of(game), "Slots at 5 seats")
    return [(int(base), int(count), verb, fields) for base, count, verb, fields in found]


@needs_kernel
@pytest.mark.parametrize("game", GAMES)
def test_every_slot_is_in_the_line_of_its_verb(game: str) -> None:
    table, dice = kernel(load(game), 5), Random(1)  # noqa: S311 (a game, no secret)
    window, lines = table.window(), slot_rows(game)
    names = {verb.number: verb.kind.__name__.lower() for verb in table.codec.verbs}
    seen = set()

    for seed in range(10):
        game_now = table.deal(seed)
        while not game_now.is_over:
            for number in game_now.legal():
                slot = window.slot(number)
                if slot is not None:
                    seen.add(number >> 24)
                    (verb,) = (line[2] for line in lines if line[0] <= slot < line[0] + line[1])
                    assert verb == f"`{names[number >> 24]}`"
            game_now.apply(dice.choice(game_now.legal()))

    assert len(seen) > 5
    assert lines[-1][0] + lines[-1][1] == window.size
    assert [line[3] for line in sizes_of(game) if line[0] == 5] == [window.size]


def listed(fields: str) -> list[int]:
    """The numbers of ranges such as `0–2, 7`."""
    ends = [[int(end) for end in part.split("–")] for part in fields.split(", ")]
    return [number for end in ends for number in range(end[0], end[-1] + 1)]


@needs_kernel
def test_a_slot_can_be_worked_out_by_hand() -> None:
    """A lay at a cell, a mended tool and a bag of three cards."""
    place, discard, _, _, _, _, mend, *_ = slot_rows("saboteur-2")
    table = kernel(load("saboteur-2"), 5)
    window = table.window()
    lays = listed(place[3].partition("lay: ")[2].partition(" (")[0])
    cell = 8 * 24 + 11  # 1,0 in a window of 24 columns that begins at -10,-8

    number = 1 << 24 | 46 << 14 | table.codec.cell((1, 0))
    assert window.slot(number) == place[0] + lays.index(46) * 408 + cell

    number = 3 << 24 | 49 << 16 | 1 << 8 | 4
    assert window.slot(number) == mend[0] + (49 - 48) * 16 * 5 + 1 * 5 + 4

    a, b, c = (1 + listed(discard[3].partition(": ")[2]).index(card) for card in (5, 5, 60))
    number = 6 << 24 | 5 << 16 | 5 << 8 | 60
    worked_out = a + b * (b + 1) // 2 + c * (c + 1) * (c + 2) // 6
    assert window.slot(number) == discard[0] + worked_out


# -- pieces ----------------------------------------------------------------------------------------


def test_numbers_in_a_row_are_one_range() -> None:
    assert ranges([0, 1, 2, 4, 7, 8]) == "0–2, 4, 7–8"
    assert ranges([]) == ""


def test_fields_are_told_in_the_words_of_the_code() -> None:
    notes = field_notes(Saboteur2Table)

    assert notes["thieves"].startswith("Seats with a Theft card before them")
    assert notes["finder"] == "The seat that reached the treasure in this round."


WITHOUT_KERNEL = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name in {f"undermine.kernel.{part}" for part in ("saboteur", "game", "observer")}:
            raise ImportError(name)

sys.meta_path.insert(0, Blocker())
from tools.observation_reference import observation_page
from undermine.kernel import available
assert not available()
print(len(observation_page()))
"""


def test_the_page_can_be_written_where_the_kernel_is_not_built() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_KERNEL], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert int(done.stdout) == len(PAGE)
