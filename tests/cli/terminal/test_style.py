"""What is sent to which terminal."""

import io

import pytest

from undermine.cli.terminal.style import Style, fit, harmless, style_of, width, wrapped


class Tty(io.TextIOWrapper):
    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_that_know_it() -> None:
    assert style_of(Tty(), {"TERM": "xterm"}) == Style(colour=True, clears=True)


@pytest.mark.parametrize(
    ("environ", "clears"),
    [({"TERM": "xterm", "NO_COLOR": "1"}, True), ({"TERM": "dumb"}, False), ({}, False)],
)
def test_colour_can_be_unwanted(environ: dict[str, str], clears: bool) -> None:  # noqa: FBT001
    assert style_of(Tty(), environ) == Style(colour=False, clears=clears)


def test_a_file_gets_plain_text() -> None:
    assert style_of(io.TextIOWrapper(io.BytesIO(), "utf-8"), {"TERM": "xterm"}) == Style()


def test_few_signs_are_enough() -> None:
    style = style_of(Tty("ascii"), {"TERM": "xterm"})

    assert style.simple
    assert style.signs("█░─┼▶✗…“") == '#:-+>x~"'


def test_paint_is_left_out_without_colour() -> None:
    assert Style().paint("x", "bad") == "x"
    assert Style(colour=True).paint("x", "bad").endswith("mx\x1b[0m")
    assert Style(colour=True).paint("", "bad") == ""


@pytest.mark.parametrize(
    ("text", "columns", "fitted"),
    [("ab", 4, "ab  "), ("abcdef", 4, "abc…"), ("日本語", 4, "日… "), ("x", 0, "")],
)
def test_text_fits_into_columns(text: str, columns: int, fitted: str) -> None:
    assert fit(text, columns) == fitted
    assert width(fitted) == columns


def test_sentences_are_wrapped_and_empty_lines_stay() -> None:
    assert wrapped("one two three four", 12, "  ") == ["one two", "  three four"]
    assert wrapped("\nx", 20) == ["", "x"]


@pytest.mark.parametrize("typed", ["[break broken-pick 2]", "broken-pick", "3 2,0", "Feld 0,-1"])
def test_what_can_be_typed_is_never_broken(typed: str) -> None:
    lines = [wrapped(f"{'x' * before} {typed} y", 24, "  ") for before in range(1, 24)]

    assert all(any(typed in line for line in each) for each in lines)


def test_what_was_typed_is_made_harmless() -> None:
    assert harmless("a\x1b[2Jb\x00\x7f\u202e") == "a?b???"
    assert harmless("x" * 100, 10) == "x" * 9 + "…"
