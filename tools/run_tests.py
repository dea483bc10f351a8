"""Run the tests; arguments go to pytest.

Tests in the browser get a process of their own: what drives it keeps an event loop running.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[1]
BROWSER_TESTS = ROOT / "tests/browser"
PYTEST = (sys.executable, "-m", "pytest")
NO_TESTS = 5

Command = tuple[str, ...]


def commands(arguments: Sequence[str]) -> list[Command]:
    """Return the calls of pytest for the arguments."""
    places = [word for word in arguments if (ROOT / word.split("::")[0]).exists()]
    browser = [word for word in places if is_browser_test(word)]
    others = [word for word in places if word not in browser]
    calls = []
    if others or not browser:
        calls.append(plain([word for word in arguments if word not in browser]))
    if browser or not others:
        words = [word for word in arguments if word not in others]
        calls.append(in_browser(words if browser else [*words, str(BROWSER_TESTS)]))
    return calls


def is_browser_test(word: str) -> bool:
    """Does an argument name a test in the browser, or a folder of them?"""
    return (ROOT / word).resolve().is_relative_to(BROWSER_TESTS)


def plain(words: Sequence[str]) -> Command:
    """Return the call for tests without a browser."""
    return (*PYTEST, "-n", "auto", f"--ignore={BROWSER_TESTS}", *words)


def in_browser(words: Sequence[str]) -> Command:
    """Return the call for tests with a browser: two of them, each with a server."""
    return (sys.executable, "tools/with_browser.py", *PYTEST, "-n", "2", *words)


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
    """Run pytest once or twice; if only some tests are wanted, one call has to find any."""
    codes = []
    for call in commands(arguments):
        codes.append(exit_code(call))
        if codes[-1] and not (codes[-1] == NO_TESTS and arguments):
            return codes[-1]
    return min(codes)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(main(sys.argv[1:]))
