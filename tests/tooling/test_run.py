"""`run` finds its commands, and the lock files it installs are safe to share."""

import re
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "requirements").glob("*.in"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^[\w.-]+==[^\s;\\]+")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}\b")

each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load the script as a module that cannot start a process."""

    def refuse(*command: object, **_options: object) -> None:
        pytest.fail(f"started {command}")

    monkeypatch.setattr("subprocess.Popen", refuse)
    loader = SourceFileLoader("run", str(ROOT / "run"))
    spec = spec_from_loader("run", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def entries(lock: Path) -> list[str]:
    """Return the requirements of a lock file, each with its hashes on one line."""
    text = re.sub(r"(?m)^\s*#.*\n", "", lock.read_text())
    return text.replace("\\\n", " ").splitlines()


def pins(name: str) -> set[str]:
    """Return what a lock file pins, without hashes."""
    lock = ROOT / "requirements" / f"{name}.txt"
    return {found[0] for line in entries(lock) if (found := PIN.match(line))}


@pytest.mark.parametrize("word", ["tset", "", "Test", "--verbose"])
def test_unknown_command_is_quoted(
    run: ModuleType, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main([word]) == 2

    assert f"unknown command {word!r}" in capsys.readouterr().err


def test_unwanted_argument_is_quoted(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["check", "everything"]) == 2

    assert "'check' takes no arguments, but got 'everything'" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["help", "--help", "-h"])
def test_help_lists_every_command(
    run: ModuleType, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main([word]) == 0

    shown = capsys.readouterr().out
    for name in ("test", "check", "bench", "docs", "mutants", "lock", "help"):
        assert re.search(rf"^  \./run {name} +[A-Z].*\.$", shown, re.MULTILINE)
    assert len(run.COMMANDS) == len(shown.splitlines()) - 1


def test_interrupt_ends_quietly(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(run.COMMANDS, "check", interrupt)

    assert run.main(["check"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(("ending", "code"), [(3, 3), (-11, 139)])
def test_failing_step_is_named_and_its_exit_code_kept(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ending: int,
    code: int,
) -> None:
    monkeypatch.setattr("subprocess.Popen", ended_child(ending))
    monkeypatch.setitem(run.COMMANDS, "check", lambda _: run.step("mypy", "mypy"))

    assert run.main(["check"]) == code
    assert capsys.readouterr().err == f"run: mypy failed (exit code {code})\n"


def ended_child(code: int) -> Callable[..., object]:
    """Return a stand-in for Popen whose process has ended with that code."""

    class Child:
        def wait(self) -> int:
            return code

    return lambda *_command, **_options: Child()


def test_work_is_done_once_for_the_same_input(run: ModuleType, tmp_path: Path) -> None:
    done = []
    for wanted in ("a", "a", "b", "b", "a"):
        run.once(tmp_path / "stamp", wanted, lambda wanted=wanted: done.append(wanted))

    assert done == ["a", "b", "a"]


def test_every_source_has_its_lock(run: ModuleType) -> None:
    assert sorted(run.LOCKS) == [path.stem for path in SOURCES] == [path.stem for path in LOCKS]


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


@pytest.mark.parametrize("name", ["dev", "bench"])
def test_larger_locks_hold_the_same_versions(name: str) -> None:
    assert pins("app") | pins("build") <= pins(name)
