"""A terminal without a person: starts the game behind a pty, types, and reads the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from pathlib import Path
from typing import Self

import undermine
from undermine.words import Catalogue, catalogue

START = Path(__file__).with_name("start.py")
SOURCE = Path(undermine.__file__).parents[1]
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x07")
WIPE = "\x1b[H\x1b[2J\x1b[3J"
ASKING = re.compile(r"[^\W\d_] ▸$")
"""A name and the sign after it; the edge of a board has a number there."""
PATIENCE = 120
"""Seconds for anything at all; a test that passes never waits so long."""
_PROMPTS = ("terminal-hide", "terminal-continue", "terminal-curtain-enter")


def environment(**changes: str) -> dict[str, str]:
    """The environment of a game: no pauses, a terminal with colours."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    usual = {"TERM": "xterm-256color", "UNDERMINE_PAUSE": "0", "PYTHONIOENCODING": "utf-8"}
    return {**kept, **usual, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8", **changes}


def command(
    seats: str = "me,random,random", seed: str = "1", lang: str = "en", record: str = ""
) -> list[str]:
    """How a game is started."""
    return [sys.executable, str(START), "saboteur", seats, seed, lang, record]


def piped(text: bytes, *args: str, **changes: str) -> subprocess.CompletedProcess[bytes]:
    """A game whose input and output are files."""
    return subprocess.run(
        command(*args),
        input=text,
        capture_output=True,
        env=environment(**changes),
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """One game behind a pty."""

    def __init__(
        self,
        seats: str = "me,random,random",
        seed: str = "1",
        record: str = "",
        *,
        size: tuple[int, int] = (80, 24),
        lang: str = "en",
        **changes: str,
    ) -> None:
        self.lang = lang
        self.raw = ""
        self._decoder = getincrementaldecoder("utf-8")("replace")
        """What is read can end within a character."""
        self._master, slave = pty.openpty()
        self.resize(*size)
        self._process = subprocess.Popen(
            command(seats, seed, lang, record),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**changes),
            preexec_fn=_own_terminal,  # noqa: PLW1509 (one thread)
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def resize(self, columns: int, rows: int) -> None:
        """Make the window larger or smaller."""
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text: str | bytes) -> None:
        """Press keys."""
        os.write(self._master, text.encode() if isinstance(text, str) else text)

    def until_asked(self, seconds: float = PATIENCE) -> str:
        """The output up to the next question; the rest of the output if the game is left."""
        begin, end = len(self.raw), time.monotonic() + seconds
        while not (self._is_asking(self.raw[begin:]) or self.is_gone):
            assert time.monotonic() < end, self.raw[-2000:]
            self._read(0.5)
        return self.raw[begin:]

    def answer(self, text: str) -> str:
        """Type a line; the output up to the next question."""
        self.type(text + "\r")
        return self.until_asked()

    def play_out(self) -> str:
        """Answer every question with the first move, to the very end; all that was written."""
        if not self.is_asking:
            self.until_asked()
        for _ in range(2000):
            if self.is_gone:
                return bare(self.raw)
            self.answer("1")
        raise AssertionError(self.screen)

    def to_the_table(self) -> str:
        """Press Enter up to a question for a card."""
        told = self.until_asked()
        while not self.is_gone and not told.rstrip().endswith("▸"):
            told = self.answer("")
        return told

    def settle(self) -> None:
        """Let the game come to rest: it waits for keys, and has written everything."""
        end, quiet = time.monotonic() + PATIENCE, 0
        enough = 16 if self._sleeps() is None else 4
        while quiet < enough:
            assert time.monotonic() < end, self.raw[-2000:]
            is_busy = self._read(0.05) or self._sleeps() is False
            quiet = 0 if is_busy else quiet + 1

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.settle()
        self.type("\x03")

    def _sleeps(self) -> bool | None:
        """The game waits for something, not for a processor; None: the system does not tell."""
        try:
            stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        except OSError:
            return None
        return stat.rpartition(")")[2].split()[0] not in "RD"

    def kill(self) -> None:
        """As a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def code(self, seconds: float = PATIENCE) -> int:
        """The exit code."""
        end = time.monotonic() + seconds
        while not self.is_gone:
            assert time.monotonic() < end, self.raw[-2000:]
            self._read(0.5)
        return self._process.wait(PATIENCE)

    @property
    def is_gone(self) -> bool:
        """The game has ended, and everything it wrote was read."""
        return self._process.poll() is not None and not self._read(0)

    @property
    def screen(self) -> str:
        """The output since the screen was last cleared."""
        return bare(self.raw.rpartition(WIPE)[2])

    @property
    def is_asking(self) -> bool:
        """The game waits for a line."""
        return self._is_asking(self.raw)

    def _is_asking(self, text: str) -> bool:
        told = " ".join(bare(text).split())
        words = [catalogue(self.lang).text(key) for key in _PROMPTS]
        looking = catalogue(self.lang).text("terminal-look-at-role", name="")[2:]
        return bool(ASKING.search(told)) or told.endswith((looking, *words))

    def _read(self, seconds: float) -> bool:
        try:
            if not select.select([self._master], [], [], seconds)[0]:
                return False
            found = os.read(self._master, 65536)
        except OSError:
            return False
        self.raw += self._decoder.decode(found)
        return bool(found)


def said(words: Catalogue, key: str, **facts: str | int) -> str:
    """A sentence as a terminal writes it: with plain spaces."""
    return words.text(key, **facts).replace("\u00a0", " ")


def bare(text: str) -> str:
    """Without colours and other codes."""
    return CODES.sub("", text).replace("\r", "")


def _own_terminal() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # what runs in the background is deaf to it
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
