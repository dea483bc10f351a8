"""The errors of parsers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class NotationError(ValueError):
    """Raised for text that cannot be read: where it stands, and the form that is expected.

    >>> from undermine import position
    >>> try:
    ...     position("saboteur seats=three")
    ... except NotationError as error:
    ...     print(error)
    line 1, column 16: cannot read 'three': a whole number is wanted
    """

    def __init__(self, text: str, wanted: str, *, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: cannot read {text!r}: {wanted}")
        self.text = text
        self.wanted = wanted
        self.line = line
        self.column = column

    def moved(self, *, line: int = 0, column: int = 0) -> NotationError:
        """The same error, seen from further out."""
        return NotationError(
            self.text, self.wanted, line=self.line + line, column=self.column + column
        )


@contextmanager
def shifted(column: int) -> Iterator[None]:
    """Errors inside are seen from a text that begins so many columns earlier."""
    try:
        yield
    except NotationError as error:
        raise error.moved(column=column) from None


def pieces(text: str, separator: str) -> Iterator[tuple[str, int]]:
    """The parts of a list, each with where it begins."""
    start = 0
    for part in text.split(separator):
        yield part, start
        start += len(part) + len(separator)
