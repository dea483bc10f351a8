"""Bots in any language: programs that read lines and answer with lines.

    > begin 2 saboteur@1
    > see placed seat=1 tile=NES at=1,0 cards=NES
    > view saboteur seats=3 view=2 turn=2 …
    > choose place EW 2,0 | break broken-lamp 1 | discard map
    < place EW 2,0

A program that is late, dies, writes too much or answers with no legal action is ended, and the
reason is added to `errors`; from then on a random bot plays in its place.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from collections.abc import Iterable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import IO, Any, Final, Self

from undermine.bots.event_text import event_line
from undermine.bots.random_bot import RandomBot
from undermine.core.grammar import actor_word
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Event, Seat, View
from undermine.games import load
from undermine.notation.actions import parse_action
from undermine.notation.positions import write_position

PREFIX: Final = "pipe:"
"""`pipe:COMMAND` is the name of a bot that is a program."""
_LONGEST: Final = 4096
"""The longest line that is read, in bytes; no action is as long."""
_UNREAD: Final = 64
"""The most lines of a program that may be unread."""
_QUOTED: Final = 80
_EXIT_SECONDS: Final = 0.2
"""Seconds in which a program has to exit when its input ends, before it is killed."""

Said = str | None
"""A line, or None at the end of the output."""


class PipeError(Exception):
    """A program broke the protocol."""


class PipeBot:
    """A bot that is another program. Use it as a context manager, or `close` it.

    >>> from undermine import Game
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> with PipeBot("no-such-program", seed="1") as bot:
    ...     bot.begin(game.actor, game.rules.id)
    ...     action = bot.choose(game.view(game.actor), game.legal)
    >>> action in game.legal, len(bot.errors)
    (True, 1)
    """

    def __init__(self, command: str, seed: str = "", seconds: float = 5.0) -> None:
        """`command` is split as a shell would; `seconds` is the time for one decision."""
        self.errors: list[str] = []
        self._command = command
        self._seconds = seconds
        self._stand_in = RandomBot(seed)
        self._program: _Program | None = None
        self._rules: Ruleset[Any, Any] | None = None

    @classmethod
    def named(cls, name: str, seed: str) -> PipeBot:
        """The bot of a name such as `pipe:python my_bot.py`."""
        return cls(name.removeprefix(PREFIX), seed)

    def begin(self, seat: Seat, rules: str) -> None:
        """Start the program and send it its seat and the rules."""
        self._rules = load(rules)
        if self._program is None and not self.errors:
            self._start()
        self._tell([f"begin {actor_word(seat)} {rules}"])

    def see(self, events: Sequence[Event]) -> None:
        """Send events, one per line."""
        self._tell([f"see {event_line(event)}" for event in events])

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Ask the program; if it breaks the protocol, the random bot answers."""
        if self._program is not None and self._rules is not None:
            try:
                return self._ask(self._program, self._rules, view, legal)
            except PipeError as error:
                self._give_up(str(error))
        return self._stand_in.choose(view, legal)

    def close(self) -> None:
        """End the program, if it still runs."""
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # -- protocol ----------------------------------------------------------------------------------

    def _start(self) -> None:
        try:
            self._program = _Program(_split(self._command))
        except (OSError, ValueError) as error:
            self._give_up(f"expected a program that can be started, got {error}")

    def _tell(self, lines: Iterable[str]) -> None:
        if self._program is not None:
            for line in lines:
                self._program.say(line)

    def _ask(
        self,
        program: _Program,
        rules: Ruleset[Any, Any],
        view: View[Any],
        legal: Sequence[Action],
    ) -> Action:
        program.refuse_early_output()
        program.say(f"view {write_position(rules, view)}")
        program.say("choose " + " | ".join(map(repr, legal)))
        return _read_action(rules, program.answer(self._seconds), legal)

    def _give_up(self, error: str) -> None:
        self.errors.append(f"{self._command!r}: {error}; a stand-in plays on")
        self.close()


def _read_action(rules: Ruleset[Any, Any], line: str, legal: Sequence[Action]) -> Action:
    """The legal action that a line denotes; any other line is a PipeError."""
    for action in legal:
        if repr(action) == line:
            return action
    wanted = f"expected one of the {len(legal)} actions that were offered, such as {legal[0]!r}"
    try:
        action = parse_action(rules, line)
    except ValueError as error:
        raise PipeError(f"{wanted}, got {_quoted(line)} ({error})") from error
    if action not in legal:
        raise PipeError(f"{wanted}, got {_quoted(line)}, which is not one of them")
    return action


def _quoted(line: str) -> str:
    return repr(line if len(line) <= _QUOTED else line[:_QUOTED] + "…")


def _split(command: str) -> list[str]:
    words = shlex.split(command, posix=os.name != "nt")
    if not words:
        message = f"no command in {command!r}"
        raise ValueError(message)
    return words


class _Program:
    """A running program, with one thread per direction so that neither can block a game."""

    def __init__(self, words: list[str]) -> None:
        process = subprocess.Popen(  # noqa: S603 (the user names the command)
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._heard: queue.SimpleQueue[Said] = queue.SimpleQueue()
        self._to_say: queue.SimpleQueue[Said] = queue.SimpleQueue()
        self._process = process
        threads = (
            threading.Thread(target=_read, args=(process.stdout, self._heard), daemon=True),
            threading.Thread(target=_write, args=(process.stdin, self._to_say), daemon=True),
        )
        for thread in threads:
            thread.start()
        self.end = weakref.finalize(self, _end, process, self._to_say, threads)
        """Ends the program; also called when this object is collected or Python exits."""

    def say(self, line: str) -> None:
        """Queue a line to be sent."""
        self._to_say.put(line)

    def refuse_early_output(self) -> None:
        """Refuse output that came before a question."""
        with suppress(queue.Empty):
            line = self._heard.get_nowait()
            if line is None:
                raise PipeError(f"expected an answer, got the end of the program{self._code()}")
            raise PipeError(f"expected silence before the question, got {_quoted(line)}")

    def answer(self, seconds: float) -> str:
        """The next line of output."""
        try:
            line = self._heard.get(timeout=seconds)
        except queue.Empty:
            raise PipeError(f"expected an answer within {seconds:g} s, got nothing") from None
        if line is None:
            raise PipeError(f"expected an answer, got the end of the program{self._code()}")
        return line

    def _code(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f" with exit code {self._process.wait(timeout=_EXIT_SECONDS)}"
        return ""


def _read(source: IO[bytes], heard: queue.SimpleQueue[Said]) -> None:
    """Queue lines of output until it ends, has too many lines unread, or a line is too long."""
    rest = b""
    with suppress(OSError, ValueError):
        while heard.qsize() < _UNREAD and len(rest) <= _LONGEST:
            chunk = source.read(_LONGEST)
            if not chunk:
                break
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                heard.put(_text(line))
    if rest:
        heard.put(_text(rest))
    heard.put(None)


def _text(line: bytes) -> str:
    return line[:_LONGEST].decode("utf-8", "backslashreplace").strip()


def _write(target: IO[bytes], to_say: queue.SimpleQueue[Said]) -> None:
    """Send queued lines until None is queued or the pipe is closed."""
    with suppress(OSError, ValueError), target:
        while (line := to_say.get()) is not None:
            target.write(line.encode() + b"\n")


def _end(
    process: subprocess.Popen[bytes],
    to_say: queue.SimpleQueue[Said],
    threads: tuple[threading.Thread, ...],
) -> None:
    """Close the input of a program; kill it with its children if it does not exit then."""
    to_say.put(None)
    with suppress(subprocess.TimeoutExpired):
        process.wait(timeout=_EXIT_SECONDS)
    _kill(process)
    process.wait()
    for thread in threads:
        thread.join(timeout=_EXIT_SECONDS)
    for end in (process.stdin, process.stdout):
        if end is not None:
            with suppress(OSError, ValueError):
                end.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    if os.name == "nt":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
