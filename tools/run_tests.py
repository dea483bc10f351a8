"""Run the tests; arguments go to pytest.

Tests in the browser get a process of their own: what drives it keeps an event loop running.
Tests of what researchers plug in get an environment of their own: it has their packages.
Tests of learning need PyTorch: they run where they are named, as in a soak.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[1]
BROWSER_TESTS = ROOT / "tests/browser"
RESEARCH_TESTS = ROOT / "tests/research"
PROGRAM = "Scripts/python.exe" if os.name == "nt" else "bin/python"
RESEARCH_PYTHON = ROOT / ".venv-research" / PROGRAM
LEARNING_TESTS = ROOT / "tests/learning"
LEARNING_PYTHON = ROOT / ".venv-learn" / PROGRAM
PYTEST = (sys.executable, "-m", "pytest")
NO_TESTS = 5

Command = tuple[str, ...]


def commands(arguments: Sequence[str]) -> list[Command]:
    """Return the calls of pytest for the arguments."""
    places = [word for word in arguments if (ROOT / word.split("::")[0]).exists()]
    words = [word for word in arguments if word not in places]
    kinds = {word: kind_of(word) for word in places}
    calls = []
    for kind, call in CALLS.items():
        own = [word for word in places if kinds[word] == kind]
        if own or (not places and kind not in NAMED):
            others = [word for word in places if kinds[word] != kind]
            kept = [word for word in arguments if word not in others]
            calls.append(call(kept if own else [*words, *HOMES.get(kind, ())]))
    return calls


def kind_of(word: str) -> str:
    """Return which tests an argument names: those that run apart, or plain ones."""
    place = (ROOT / word).resolve()
    found = [kind for kind, (home,) in HOMES.items() if place.is_relative_to(home)]
    return found[0] if found else "plain"


def plain(words: Sequence[str]) -> Command:
    """Return the call for tests without a browser."""
    apart = [f"--ignore={home}" for (home,) in HOMES.values()]
    return (*PYTEST, "-n", "auto", *apart, *words)


def in_browser(words: Sequence[str]) -> Command:
    """Return the call for tests with a browser: two of them, each with a server."""
    return (sys.executable, "tools/with_browser.py", *PYTEST, "-n", "2", *words)


def of_research(words: Sequence[str]) -> Command:
    """Return the call for tests of research, without the set-up of Hypothesis."""
    return (
        str(RESEARCH_PYTHON),
        "-m",
        "pytest",
        "-n",
        "2",
        f"--confcutdir={RESEARCH_TESTS}",
        *words,
    )


def of_learning(words: Sequence[str]) -> Command:
    """Return the call for tests of learning."""
    apart = f"--confcutdir={LEARNING_TESTS}"
    return (str(LEARNING_PYTHON), "-m", "pytest", apart, *words)


HOMES = {
    "browser": (str(BROWSER_TESTS),),
    "research": (str(RESEARCH_TESTS),),
    "learning": (str(LEARNING_TESTS),),
}
"""Where tests lie that run apart."""
NAMED = ("learning",)
"""Tests that run only where they are named."""
CALLS = {
    "plain": plain,
    "browser": in_browser,
    "research": of_research,
    "learning": of_learning,
}


def exit_code(call: Command) -> int:
    """Run a command; a request to terminate is passed on, so that it can clean up."""
    child = subprocess.Popen(call, cwd=ROOT)
    try:
        return child.wait()
    except (KeyboardInterrupt, SystemExit) as stop:
        if isinstance(stop, SystemExit):
            child.terminate()
        child.wait()
        raise


def main(arguments: Sequence[str]) -> int:
    """Run pytest once for each kind; if only some tests are wanted, one call has to find any."""
    codes = []
    for call in commands(arguments):
        codes.append(exit_code(call))
        if codes[-1] and not (codes[-1] == NO_TESTS and arguments):
            return codes[-1]
    return min(codes)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(main(sys.argv[1:]))
