"""Steps of `./run`: commands that must succeed, and what is said about them.

Needs nothing but Python: these steps install everything else.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
LAST_LINES = 12
"""How much of a long output is shown if all is well."""


class Stop(Exception):
    """Ends the command: a message and the exit code."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


def step(name: str, *command: str | Path, **variables: str) -> None:
    """Run a command that must succeed, in the project's folder and with more variables.

    An interrupted command is given the time it needs to clean up:
    Ctrl-C reaches it without our help, a request to terminate is passed on.
    """
    child = subprocess.Popen(command, cwd=ROOT, env=os.environ | variables)
    try:
        code = child.wait()
    except (KeyboardInterrupt, SystemExit) as stop:
        if isinstance(stop, SystemExit):
            child.terminate()
        child.wait()
        raise
    must_be_done(name, code)


@contextlib.contextmanager
def meanwhile(name: str, *command: str | Path, **variables: str) -> Iterator[None]:
    """Run a command that must succeed beside other work; its output is shown afterwards.

    It is ended when somebody interrupts the other work.
    """
    with tempfile.TemporaryFile() as printed:
        child = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | variables, stdout=printed, stderr=printed
        )
        try:
            yield
        except (KeyboardInterrupt, SystemExit):
            child.terminate()
            child.wait()
            raise
        except Exception:
            show(printed, child.wait())
            raise
        code = child.wait()
        show(printed, code)
    must_be_done(name, code)


def show(printed: IO[bytes], code: int) -> None:
    """Show the output of a command: all of it if it failed, else its end."""
    printed.seek(0)
    lines = printed.read().decode(errors="replace").splitlines(keepends=True)
    sys.stderr.writelines(lines if code else lines[-LAST_LINES:])


def must_be_done(name: str, code: int) -> None:
    """Stop if a command has failed, with its exit code or as if by its signal."""
    if code:
        code = code if code > 0 else 128 - code
        raise Stop(f"{name} failed (exit code {code})", code)


def say(text: str) -> None:
    """Print progress to the terminal."""
    print(f"run: {text}", file=sys.stderr, flush=True)
