"""Tests in the browser run apart from the others, with whatever browser there is."""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import run_tests, with_browser

ROOT = Path(__file__).parents[2]
IN_BROWSER = (sys.executable, "tools/with_browser.py", sys.executable, "-m", "pytest")
HARNESS = "tests/browser/test_harness.py"
RESEARCH = str(ROOT / "tests/research")
LEARNING = str(ROOT / "tests/learning")


def asked(call: Sequence[str]) -> tuple[str, list[str]]:
    """Return which of the calls it is, and the words from the command line."""
    if call[0] == str(run_tests.LEARNING_PYTHON):
        assert call[1:4] == ("-m", "pytest", f"--confcutdir={LEARNING}")
        return "learning", list(call[4:])
    if call[0] == str(run_tests.RESEARCH_PYTHON):
        assert call[1:6] == ("-m", "pytest", "-n", "2", f"--confcutdir={RESEARCH}")
        return "research", list(call[6:])
    if tuple(call[:5]) == IN_BROWSER:
        assert call[5:7] == ("-n", "2")
        return "browser", list(call[7:])
    assert call[3:5] == ("-n", "auto")
    apart = [str(ROOT / "tests/browser"), RESEARCH, LEARNING]
    assert list(call[5:8]) == [f"--ignore={home}" for home in apart]
    return "plain", list(call[8:])


@pytest.mark.parametrize(
    ("words", "calls"),
    [
        (
            [],
            {"plain": [], "browser": [str(ROOT / "tests/browser")], "research": [RESEARCH]},
        ),
        (
            ["-k", "lamp", "-x"],
            {
                "plain": ["-k", "lamp", "-x"],
                "browser": ["-k", "lamp", "-x", f"{ROOT}/tests/browser"],
                "research": ["-k", "lamp", "-x", RESEARCH],
            },
        ),
        (["tests/core", "-x"], {"plain": ["tests/core", "-x"]}),
        (["tests/browser"], {"browser": ["tests/browser"]}),
        (["tests/research", "-x"], {"research": ["tests/research", "-x"]}),
        (["tests/learning"], {"learning": ["tests/learning"]}),
        (["-x", f"{HARNESS}::test_a"], {"browser": ["-x", f"{HARNESS}::test_a"]}),
        (
            ["-x", HARNESS, "tests/core"],
            {"plain": ["-x", "tests/core"], "browser": ["-x", HARNESS]},
        ),
    ],
)
def test_arguments_go_where_they_belong(words: list[str], calls: dict[str, list[str]]) -> None:
    assert dict(map(asked, run_tests.commands(words))) == calls


@pytest.mark.parametrize(
    ("words", "codes", "code"),
    [
        ([], [0, 0, 0], 0),
        ([], [1], 1),
        ([], [0, 5], 5),
        (["-x"], [5, 0, 5], 0),
        (["-x"], [0, 5, 5], 0),
        (["-x"], [5, 5, 5], 5),
        (["-x"], [5, 1], 1),
        (["tests/core"], [5], 5),
    ],
)
def test_exit_code(
    monkeypatch: pytest.MonkeyPatch, words: list[str], codes: list[int], code: int
) -> None:
    left = iter(codes)
    monkeypatch.setattr(run_tests, "exit_code", lambda _: next(left))

    assert run_tests.main(words) == code
    assert list(left) == []


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the programs that a machine has, none at first; its user is not root."""
    programs: dict[str, str] = {}
    monkeypatch.setattr(shutil, "which", programs.get)
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(with_browser, "by_npm", lambda: {"UNDERMINE_CHROMIUM": "packed"})
    monkeypatch.delenv("UNDERMINE_CHROMIUM", raising=False)
    monkeypatch.delenv("UNDERMINE_NO_APT", raising=False)
    return programs


def test_chosen_browser_comes_first(
    machine: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine["chromium"] = "/usr/bin/chromium"
    monkeypatch.setenv("UNDERMINE_CHROMIUM", "/opt/mine")

    assert with_browser.find_browser() == {"UNDERMINE_CHROMIUM": "/opt/mine"}


def test_browser_of_the_machine_comes_next(machine: dict[str, str]) -> None:
    machine["google-chrome"] = "/usr/bin/google-chrome"

    assert with_browser.find_browser() == {"UNDERMINE_CHROMIUM": "/usr/bin/google-chrome"}


def test_without_rights_the_packed_browser_is_taken(machine: dict[str, str]) -> None:
    machine["apt-get"] = "/usr/bin/apt-get"

    assert with_browser.find_browser() == {"UNDERMINE_CHROMIUM": "packed"}


def test_root_may_forbid_to_install(
    machine: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine["apt-get"] = "/usr/bin/apt-get"
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setenv("UNDERMINE_NO_APT", "1")

    assert with_browser.find_browser() == {"UNDERMINE_CHROMIUM": "packed"}


def test_root_installs_the_browser_of_the_system(
    machine: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def apt(command: Sequence[str], **_options: object) -> None:
        if "install" in command:
            machine["chromium"] = "/usr/bin/chromium"

    machine["apt-get"] = "/usr/bin/apt-get"
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr("subprocess.run", apt)

    assert with_browser.find_browser() == {"UNDERMINE_CHROMIUM": "/usr/bin/chromium"}
