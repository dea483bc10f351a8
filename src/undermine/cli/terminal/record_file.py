"""The record of a game in progress: on disk after every decision, and read again later.

The seed lies beside the record in `FILE.seed`, for its owner's eyes only, until the game is
over. Then it is written into the record and the file goes.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from undermine.dealer import promise
from undermine.games import load
from undermine.notation.errors import NotationError
from undermine.notation.records import Record, header_lines, parse_record, write_record
from undermine.notation.replay import RecordError
from undermine.session import Game
from undermine.words import Catalogue

_OWNER_ONLY: Final = 0o600


class RecordWriter:
    """Appends the entries of a game to its record file."""

    def __init__(self, path: Path, game: Game, written: int = -1, *, is_over: bool = False) -> None:
        """`written` is the number of entries in the file; -1: the file has no header yet."""
        self.path = path
        self._game = game
        self._written = max(written, 0)
        self._begun = written >= 0
        self.is_resumed = written >= 0
        """The record file existed before."""
        self._is_over = is_over

    def write_new(self) -> None:
        """Append new entries and flush them to disk."""
        record = self._game.record
        lines = [] if self._begun else list(header_lines(record))
        lines += [entry.text for entry in record.entries[self._written :]]
        if record.opened and not self._is_over:
            lines.append(f"opened: {record.opened}")
            self._is_over = True
        _append(self.path, "".join(f"{line}\n" for line in lines))
        self._begun, self._written = True, len(record.entries)
        if record.opened:
            seed_file(self.path).unlink(missing_ok=True)


def save(path: Path, game: Game, seed: str) -> None:
    """Write a copy from which the game can be resumed; an existing file is an error."""
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(write_record(game.record))
    if not game.over:
        store_seed(path, seed)


def seed_file(path: Path) -> Path:
    """The file that holds the seed until the game is over."""
    return path.with_name(path.name + ".seed")


def store_seed(path: Path, seed: str) -> None:
    """Write the seed to a file next to the record, readable by its owner only."""
    file = seed_file(path)
    file.unlink(missing_ok=True)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
    with os.fdopen(handle, "w", encoding="utf-8") as stream:
        stream.write(f"{seed}\n")
        stream.flush()
        os.fsync(handle)


def _append(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


# -- going on ------------------------------------------------------------------------------------


def stored_record(path: Path, words: Catalogue) -> Record | None:
    """The record in a file, without an incomplete last line; None if there is none yet."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return None
    whole = raw[: raw.rfind(b"\n") + 1]
    if b"\n\n" not in whole and not _is_foreign(whole):
        path.write_bytes(b"")
        return None
    try:
        record = parse_record(whole.decode(), load)
    except (NotationError, UnicodeDecodeError):
        raise ValueError(words.text("terminal-record-unread", file=str(path))) from None
    if record.eyes is not None:
        raise ValueError(words.text("terminal-record-unread", file=str(path)))
    if whole != raw:
        os.truncate(path, len(whole))
    return record


def _is_foreign(whole: bytes) -> bool:
    """The file has content that is not the beginning of a record."""
    return bool(whole) and not whole.startswith(b"undermine 1\n")


def resumed(path: Path, record: Record, seed: str | None, words: Catalogue) -> tuple[Game, str]:
    """The game of a record, and its seed, without which no more cards can be dealt."""
    known = record.opened or seed or _stored_seed(path)
    if not known:
        file = str(seed_file(path))
        raise ValueError(words.text("terminal-seed-missing", file=file, record=str(path)))
    if promise(known) != record.promise:
        raise ValueError(words.text("terminal-seed-wrong", record=str(path)))
    try:
        return Game.resumed(record, known), known
    except RecordError as error:
        text = words.text("terminal-record-broken", file=str(path), number=error.number)
        raise ValueError(text) from None


def _stored_seed(path: Path) -> str:
    try:
        return seed_file(path).read_text(encoding="utf-8").strip()
    except (FileNotFoundError, UnicodeDecodeError):
        return ""
