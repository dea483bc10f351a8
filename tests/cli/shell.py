"""Running the command line: inside this process, which is quick, and as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import undermine
from undermine.cli.main import main

HAND = "saboteur seats=3 turn=1 hand1=EW&map"
HAND_ACTIONS = [
    *("place EW -1,0", "place EW 1,0", "peek 1", "peek 2", "peek 3", "discard EW", "discard map"),
]


class Answer(NamedTuple):
    """The result of a command."""

    code: int
    out: str
    err: str


class Shell:
    """The command line, without a process for each command."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> Answer:
        """Run a command; whatever it does not catch itself fails the test."""
        try:
            code: Any = main(words)
        except SystemExit as stop:
            code = stop.code
        assert isinstance(code, int)
        return Answer(code, *self._capsys.readouterr())


HANG = 120.0
"""Seconds after which a program counts as hung."""


def started(*words: str, **variables: str) -> subprocess.Popen[str]:
    """Start the command line as a program."""
    source = str(Path(undermine.__file__).parents[1])
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": source, **variables}
    return subprocess.Popen(
        [sys.executable, "-m", "undermine.cli.main", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        env=environment,
    )


def program(*words: str, told: str = "", seconds: float = HANG, **variables: str) -> Answer:
    """Run the command line as a program."""
    with started(*words, **variables) as process:
        try:
            out, err = process.communicate(told, timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    return Answer(process.returncode, out, err)


def lines(texts: Sequence[str]) -> str:
    """Join lines as a program prints them."""
    return "".join(f"{text}\n" for text in texts)
