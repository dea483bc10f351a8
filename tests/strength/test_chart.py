"""Charts are SVG that says what the table says."""

from __future__ import annotations

from math import inf
from xml.etree import ElementTree as ET

import pytest

from undermine.strength.chart import Bar, chart

SVG = "{http://www.w3.org/2000/svg}"


def _chart(*bars: Bar) -> ET.Element:
    return ET.fromstring(chart("A <b> & c: second line", "wins", bars))  # noqa: S314 (our own)


def _places(image: ET.Element) -> list[float]:
    return [float(each.get("cx", "")) for each in image.iter(f"{SVG}circle")]


def test_bars_lie_where_their_numbers_are() -> None:
    image = _chart(
        Bar("one", -10, -20, 0, ""), Bar("two", 10, 5, 15, ""), Bar("three", 0, -1, 1, "")
    )

    one, two, three = _places(image)
    assert one < three < two
    assert two - three == pytest.approx(three - one, abs=0.2)
    zero = next(line for line in image.iter(f"{SVG}line") if line.get("class") == "zero")
    assert float(zero.get("x1", "")) == three


def test_only_bars_clear_of_zero_stand_out() -> None:
    image = _chart(Bar("one", -10, -20, 0.5, ""), Bar("two", 10, 5, 15, ""))

    assert [each.get("class") for each in image.iter(f"{SVG}circle")] == ["open", "clear"]


@pytest.mark.parametrize(
    "bars",
    [
        (),
        (Bar("none", 0, 0, 0, ""),),
        (Bar("tiny", 1e-9, -1e-9, 2e-9, ""),),
        (Bar("x", 1, -inf, inf, ""),),
    ],
)
def test_any_numbers_make_a_picture(bars: tuple[Bar, ...]) -> None:
    image = _chart(*bars)

    assert all(0 < place < float(image.get("width", "")) for place in _places(image))


def test_words_are_text_and_colours_suit_light_and_dark() -> None:
    image = _chart(Bar("<one>", 1, 0, 2, "+1"))

    texts = ["".join(each.itertext()) for each in image.iter(f"{SVG}text")]
    assert {"A <b> & c", "second line", "<one>", "+1", "wins"} <= set(texts)
    assert "prefers-color-scheme:dark" in "".join(image.itertext())
