"""Virtual environments inside the checkout, filled from hashed lock files.

Only the standard library is needed: `run` starts with the Python of the machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools.stamps import alone, digest, once
from tools.steps import say, step

PYTHON = str(sys.implementation.cache_tag)
ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"


def lock_file(name: str) -> Path:
    """Return the path of a lock file."""
    return ROOT / "requirements" / f"{name}.txt"


def pip_install(python: str | Path, *arguments: str | Path) -> None:
    """Install with the pip of that Python."""
    quiet = ("--quiet", "--disable-pip-version-check", "--root-user-action", "ignore")
    step("pip install", python, "-m", "pip", "install", *quiet, *arguments)


def locked(name: str) -> tuple[str | Path, ...]:
    """Return pip's arguments for a lock file: known hashes only, and nothing to be compiled."""
    return ("--require-hashes", "--only-binary", ":all:", "--requirement", lock_file(name))


def install_tools() -> None:
    """Put the helpers of this script into a folder of their own."""
    work = partial(pip_install, sys.executable, "--upgrade", "--target", TOOLS, *locked("tools"))
    once(TOOLS / "stamp", digest(PYTHON, lock_file("tools")), work)


class Environment(NamedTuple):
    """A virtual environment: its folder, and the lock files that fill it."""

    folder: Path
    locks: tuple[str, ...]

    def program(self, name: str) -> Path:
        """Return the path of a program in this environment."""
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def prepare(self) -> None:
        """Bring the environment in line with this checkout, its lock files and this Python."""
        with alone():
            once(self._stamp("place"), digest(PYTHON, str(ROOT)), self._create)
            for name in self.locks:
                self.add(name)
            once(self._stamp("project"), digest(ROOT / "pyproject.toml"), self._add_project)

    def add(self, name: str) -> None:
        """Install a lock file, unless it is installed."""
        once(self._stamp(name), digest(lock_file(name)), partial(self._fill, name))

    def _stamp(self, name: str) -> Path:
        return self.folder / f"{name}.stamp"

    def _create(self) -> None:
        """Make an empty environment, with virtualenv if Python's own venv cannot."""
        say(f"creating {self.folder.name}")
        shutil.rmtree(self.folder, ignore_errors=True)
        venv = (sys.executable, "-m", "venv", self.folder)
        if subprocess.run(venv, capture_output=True, check=False).returncode == 0:
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        install_tools()
        virtualenv = (sys.executable, "-m", "virtualenv", "--quiet", self.folder)
        step("virtualenv", *virtualenv, PYTHONPATH=str(TOOLS))

    def _fill(self, name: str) -> None:
        """Install a lock file."""
        say(f"installing requirements/{name}.txt into {self.folder.name}")
        pip_install(self.program("python"), *locked(name))

    def _add_project(self) -> None:
        """Install the project itself, so that its sources stay where they are."""
        say(f"installing undermine into {self.folder.name}")
        offline = ("--no-index", "--no-deps", "--no-build-isolation")
        pip_install(self.program("python"), *offline, "--editable", ROOT)
