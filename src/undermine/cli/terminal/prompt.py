"""Asking a person for a line: completion, interruptions, the end of the input."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Final

from undermine.cli.terminal.screen import Screen
from undermine.words import Catalogue

Completer = Callable[[str], list[str]]
INTERRUPTED: Final = 130
_PAUSE: Final = 0.8
_LONGEST: Final = 60.0


class Leave(Exception):
    """A person leaves the game; carries the exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Prompt:
    """The keyboard of the terminal."""

    def __init__(self, screen: Screen, words: Catalogue) -> None:
        self._screen = screen
        self._words = words
        self._asked_to_leave = False
        self._hurried = False
        self._both = sys.stdin.isatty() and sys.stdout.isatty()
        self._readline = _readline() if self._both else None
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def line(self, text: str, complete: Completer | None = None) -> str:
        """Read a line without its line end; `Leave` at the second interrupt or at end of input."""
        self._hurried = False
        self._complete_with(complete)
        while True:
            try:
                line = self._read(text)
            except EOFError:
                self._screen.say("")
                raise Leave(0) from None
            except KeyboardInterrupt:
                self.interrupted()
            else:
                self._asked_to_leave = False
                return line

    def enter(self, key: str) -> None:
        """Wait for the Enter key."""
        self.line(self._words.text(key) + " ")

    def forget(self) -> None:
        """Clear the history, so that the next person cannot read it."""
        if self._readline:
            self._readline.clear_history()

    def pause(self, seconds: float) -> None:
        """Time to read; Enter skips this and every pause up to the next question."""
        if not seconds or not self._both or self._hurried:
            return
        try:
            self._hurried = _waited_for_key(seconds)
        except KeyboardInterrupt:
            self.interrupted()

    def _read(self, text: str) -> str:
        if self._both:
            return input(self._screen.style.signs(text))
        self._screen.write(text)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self._screen.write("\n")
        return line.rstrip("\r\n")

    def interrupted(self) -> None:
        """Announce that a second interrupt leaves the game; raise `Leave` at the second."""
        self._screen.say("")
        if self._asked_to_leave:
            raise Leave(INTERRUPTED)
        self._asked_to_leave = True
        self._screen.say(self._words.text("terminal-interrupted"))

    def _complete_with(self, complete: Completer | None) -> None:
        readline = self._readline
        if readline is None:
            return
        offer: Completer = complete or (lambda _line: [])

        def completer(_text: str, state: int) -> str | None:
            found = offer(readline.get_line_buffer()[: readline.get_endidx()])
            return found[state] + " " if state < len(found) else None

        readline.set_completer(completer)


def _readline() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    readline.set_completer_delims(" ")
    edits = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if edits else "tab: complete")
    return readline


def _waited_for_key(seconds: float) -> bool:
    """Wait; true if the Enter key came first."""
    if os.name == "nt":
        time.sleep(seconds)
        return False
    if not select.select([sys.stdin], [], [], seconds)[0]:
        return False
    os.read(sys.stdin.fileno(), 4096)
    return True


def pause_length() -> float:
    """Seconds of the pause after an action of a bot, by UNDERMINE_PAUSE or by default."""
    try:
        wanted = float(os.environ.get("UNDERMINE_PAUSE", ""))
    except ValueError:
        return _PAUSE
    return wanted if 0 <= wanted <= _LONGEST else _PAUSE
