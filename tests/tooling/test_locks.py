"""The lock files that `run` installs are safe to share."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tools import lock as locking

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "requirements").glob("*.in"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^[\w.-]+==[^\s;\\]+")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}\b")

each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
each_npm_lock = pytest.mark.parametrize("folder", locking.NPM_LOCKS)


def entries(lock: Path) -> list[str]:
    """Return the requirements of a lock file, each with its hashes on one line."""
    text = re.sub(r"(?m)^\s*#.*\n", "", lock.read_text())
    return text.replace("\\\n", " ").splitlines()


def pins(name: str) -> set[str]:
    """Return what a lock file pins, without hashes."""
    lock = ROOT / "requirements" / f"{name}.txt"
    return {found[0] for line in entries(lock) if (found := PIN.match(line))}


def packages(folder: str) -> dict[str, dict[str, Any]]:
    """Return the packages that a lock file of npm pins, by place."""
    lock = json.loads((ROOT / folder / "package-lock.json").read_text())
    return {place: package for place, package in lock["packages"].items() if place}


def test_every_source_has_its_lock() -> None:
    names = [path.stem for path in SOURCES]

    assert sorted(locking.PYTHON_LOCKS) == names == [path.stem for path in LOCKS]


@each_lock
def test_every_pinned_line_has_hashes(lock: Path) -> None:
    assert entries(lock)
    for line in entries(lock):
        assert PIN.match(line), line
        assert HASH.search(line), line


@each_lock
def test_lock_names_no_host_and_no_path(lock: Path) -> None:
    text = HASH.sub("", lock.read_text())

    assert not re.search(r"https?:|file:|//|index|find-links|trusted-host|@", text)
    assert not re.search(r"(?m)(^|[\s'\"=])(/|~|[A-Za-z]:\\)", text)


@pytest.mark.parametrize("name", ["dev", "bench", "research", "learn"])
def test_larger_locks_hold_the_same_versions(name: str) -> None:
    assert pins("app") | pins("build") <= pins(name)


def test_the_lock_for_postgresql_adds_its_driver_to_the_same_versions() -> None:
    assert pins("app") < pins("postgres") < pins("dev")


@each_npm_lock
def test_every_package_has_a_hash_and_no_address(folder: str) -> None:
    assert packages(folder)
    for place, package in packages(folder).items():
        assert package["integrity"].startswith("sha512-"), place
        assert "resolved" not in package, place
        assert "extraneous" not in package, place


@each_npm_lock
def test_packages_for_every_system_are_locked(folder: str) -> None:
    locked = {place.rpartition("node_modules/")[2] for place in packages(folder)}

    for place, package in packages(folder).items():
        assert set(package.get("optionalDependencies", ())) <= locked, place


@each_npm_lock
def test_lock_of_npm_is_that_of_its_package(folder: str) -> None:
    package = json.loads((ROOT / folder / "package.json").read_text())
    lock = json.loads((ROOT / folder / "package-lock.json").read_text())

    for kind in ("dependencies", "devDependencies"):
        assert lock["packages"][""].get(kind) == package.get(kind)
