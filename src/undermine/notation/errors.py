"""What parsers say when they cannot read something."""

from __future__ import annotations


class NotationError(ValueError):
    """Unreadable text: where it is, what it says, and what would be right."""

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


def nearest(text: str, known: list[str]) -> str | None:
    """What was probably meant."""
    from difflib import get_close_matches  # noqa: PLC0415 (slow to import, only for errors)

    return next(iter(get_close_matches(text, known, n=1)), None)
