"""Regenerate the lock files: versions and hashes of all packages that `run` installs.

`./run lock` starts this with uv and npm at hand.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST_PYTHON = "3.11"
DATE = "2026-10-20"
"""Locks know no release after this day; some weeks ago, so that every platform has its wheels."""

PYTHON_LOCKS = (
    "app",
    "build",
    "postgres",
    "dev",
    "bench",
    "research",
    "learn",
    "kernel",
    "tools",
    "zig",
)
"""In the order in which they are made: those of BUILT build on app and build."""
BUILT = ("postgres", "dev", "bench", "research", "learn")
NPM_LOCKS = ("web", "requirements/browser", "tools/peer")


def lock_python(name: str) -> None:
    """Choose versions for one `.in` file, the same for all systems and all Pythons we support."""
    header = ("--custom-compile-command", "./run lock", "--quiet", "--upgrade")
    reach = ("--universal", "--python-version", OLDEST_PYTHON)
    trust = ("--generate-hashes", "--exclude-newer", DATE)
    files = (f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt")
    base = ("requirements/app.txt", "requirements/build.txt") if name in BUILT else ()
    same = [word for path in base for word in ("--constraint", path)]
    uv = (sys.executable, "-m", "uv", "pip", "compile", *header, *reach, *trust, *same, *files)
    subprocess.run(uv, cwd=ROOT, env=os.environ | {"UV_PYTHON": sys.executable}, check=True)


def lock_npm(folder: Path) -> None:
    """Choose versions of packages, away from installed ones: those are for one system only."""
    npm = shutil.which("npm") or "npm"
    with tempfile.TemporaryDirectory() as place:
        for name in ("package.json", ".npmrc"):
            shutil.copy(folder / name, place)
        for word in ("install", "prune"):  # npm keeps entries of packages it dropped
            words = (word, "--package-lock-only", "--loglevel", "error", "--before", DATE)
            subprocess.run((npm, *words), cwd=place, stdout=subprocess.DEVNULL, check=True)
        shutil.copy(Path(place, "package-lock.json"), folder)


def main() -> None:
    """Make every lock file."""
    for name in PYTHON_LOCKS:
        print(f"locking requirements/{name}.txt", flush=True)
        lock_python(name)
    for name in NPM_LOCKS:
        print(f"locking {name}/package-lock.json", flush=True)
        lock_npm(ROOT / name)


if __name__ == "__main__":
    main()
