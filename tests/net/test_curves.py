"""Learning curves are drawn without PyTorch."""

from __future__ import annotations

import csv
from pathlib import Path
from xml.etree import ElementTree as ET

from undermine.learn.curves import SHOWN, drawn, points, write_curves

ROWS = [
    {"phase": phase, "seconds": str(seconds), **{name: str(seconds / 10) for name in SHOWN}}
    for phase, seconds in (("imitate", 1.0), ("imitate", 2.0), ("self", 3.0), ("self", 4.0))
]


def curves_in(picture: str) -> list[str]:
    """The points of every curve in a picture."""
    root = ET.fromstring(picture)  # noqa: S314 (our own)
    return [line.attrib["points"] for line in root.iter("{http://www.w3.org/2000/svg}polyline")]


def test_every_number_has_a_curve_that_rises_where_it_rises() -> None:
    found = curves_in(drawn(ROWS))

    assert len(found) == len(SHOWN)
    heights = [float(place.split(",")[1]) for place in found[0].split()]
    assert heights == sorted(heights, reverse=True)
    assert len(heights) == len(ROWS)


def test_parts_of_the_course_are_marked_where_they_begin() -> None:
    picture = drawn(ROWS)

    assert picture.count(">self</text>") == len(SHOWN)
    assert ">imitate</text>" not in picture


def test_what_is_no_number_leaves_a_gap_and_a_flat_curve_is_drawn() -> None:
    rows = [{**row, "critic": "nan"} for row in ROWS[:2]] + [{**ROWS[2], "critic": "0.5"}]

    assert [point.value for point in points(rows, "critic")] == [0.5]
    assert len(curves_in(drawn(rows))) == len(SHOWN)
    assert drawn([]).startswith("<svg")


def test_the_picture_stands_beside_the_table(tmp_path: Path) -> None:
    write_curves(tmp_path)
    assert not (tmp_path / "curve.svg").exists()

    with (tmp_path / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(ROWS[0]))
        writer.writeheader()
        writer.writerows(ROWS)
    write_curves(tmp_path)

    assert (tmp_path / "curve.svg").read_text() == drawn(ROWS)
