"""`run` finds its commands and does nothing twice."""

import re
import shutil
import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tools.steps import LAST_LINES, must_be_done

ROOT = Path(__file__).parents[2]


@pytest.fixture
def run(real_run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load the script as a module that cannot start a process."""

    def refuse(*command: object, **_options: object) -> None:
        pytest.fail(f"started {command}")

    monkeypatch.setattr("subprocess.Popen", refuse)
    return real_run


@pytest.fixture
def real_run() -> ModuleType:
    """Load the script as a module."""
    loader = SourceFileLoader("run", str(ROOT / "run"))
    spec = spec_from_loader("run", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_npm_does_not_advertise_a_newer_npm(run: ModuleType) -> None:
    assert "--no-update-notifier" in run.npm("ci")


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
    for name in filter(None, run.COMMANDS):
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


def test_folder_is_summed_up_with_names_and_without_modules(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    for name in ("web/b.ts", "web/a/c.ts", "web/node_modules/d/e.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    assert [part for part in run.contents(tmp_path / "web") if isinstance(part, str)] == [
        "web/b.ts",
        "web/a/c.ts",
    ]


@pytest.mark.parametrize(
    ("words", "work"),
    [
        ([], ["environment", "web", ("serve",)]),
        (["serve", "--port", "80"], ["environment", "web", ("serve", "--port", "80")]),
        (["play", "saboteur"], ["environment", ("play", "saboteur")]),
    ],
)
def test_game_starts_when_everything_is_ready(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], work: list[object]
) -> None:
    done: list[object] = []
    monkeypatch.setattr(run.Environment, "prepare", lambda _: done.append("environment"))
    monkeypatch.setattr(run, "prepare_web", lambda: done.append("web"))
    monkeypatch.setattr(run, "undermine", lambda *words: done.append(words))

    assert run.main(words) == 0

    assert done == work


@pytest.mark.parametrize(
    ("database", "added"),
    [("postgresql://db/mine", ["postgres"]), ("/srv/mine.db", []), ("", [])],
)
def test_the_driver_of_postgresql_is_installed_where_it_is_used(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, database: str, added: list[str]
) -> None:
    done: list[str] = []
    monkeypatch.setenv("UNDERMINE_DATABASE", database)
    monkeypatch.setattr(run.Environment, "prepare", lambda _: None)
    monkeypatch.setattr(run.Environment, "add", lambda _, name: done.append(name))
    monkeypatch.setattr(run, "prepare_web", lambda: None)
    monkeypatch.setattr(run, "undermine", lambda *_: None)

    assert run.main(["serve"]) == 0
    assert done == added


@pytest.fixture
def learning(run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[object]:
    """Replace the environment of the learner by an empty folder; what is done is listed."""
    done: list[object] = []

    def prepare_kernel(environment: object) -> bool:
        done.append(environment)
        return True

    monkeypatch.setattr(run, "LEARN", run.Environment(tmp_path, ("learn",)))
    monkeypatch.setattr(run, "prepare_kernel", prepare_kernel)
    monkeypatch.setattr(run, "pip_install", lambda _python, *words: done.append(words))
    monkeypatch.setattr(run, "step", lambda _name, *command: done.append(command))
    return done


def test_learner_is_started_in_its_environment(run: ModuleType, learning: list[object]) -> None:
    assert run.main(["learn", "--seed", "2"]) == 0

    python = run.LEARN.program("python")
    pip = ("--only-binary", ":all:", run.TORCH)
    assert learning == [run.LEARN, pip, (python, "examples/learn.py", "--seed", "2")]


def test_training_runs_in_the_same_environment(run: ModuleType, learning: list[object]) -> None:
    assert run.main(["train", "saboteur", "--out", "nets"]) == 0

    python = run.LEARN.program("python")
    assert learning[-1] == (python, "-m", "undermine.learn", "saboteur", "--out", "nets")


def test_pytorch_is_installed_once(run: ModuleType, learning: list[object]) -> None:
    for _ in range(3):
        run.main(["learn"])

    assert [words[-1] for words in learning if words[0] == "--only-binary"] == [run.TORCH]  # type: ignore[index]


def test_there_is_no_learning_without_a_kernel(
    run: ModuleType,
    learning: list[object],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(run, "prepare_kernel", lambda _: False)

    assert run.main(["learn"]) == 1
    assert learning == []
    assert capsys.readouterr().err == "run: without a kernel there is nothing to learn from\n"


def test_pytorch_is_one_version_and_in_no_lock_file(run: ModuleType) -> None:
    locks = [path.read_text() for path in (ROOT / "requirements").glob("*.txt")]

    assert re.fullmatch(r"torch==\d+\.\d+\.\d+", run.TORCH)
    assert not any(re.search(r"(?m)^torch\b", lock) for lock in locks)


@pytest.fixture
def web(run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Replace the web client by an empty one and return a list of what is done to it."""
    done = []
    places = {"ROOT": ".", "WEB": "web", "CLIENT": "static", "CATALOGUE": "locales"}
    for name, place in places.items():
        monkeypatch.setattr(run, name, tmp_path / place)
        (tmp_path / place).mkdir(exist_ok=True)
    (tmp_path / "web/package-lock.json").write_text("{}")

    def add_modules() -> None:
        shutil.rmtree(tmp_path / "web/node_modules", ignore_errors=True)
        (tmp_path / "web/node_modules").mkdir()
        done.append("modules")

    def build_client() -> None:
        (tmp_path / "static/index.html").touch()
        done.append("client")

    monkeypatch.setattr(run, "add_modules", add_modules)
    monkeypatch.setattr(run, "build_client", build_client)
    return done


def test_client_is_built_once(run: ModuleType, web: list[str]) -> None:
    run.prepare_web()
    run.prepare_web()

    assert web == ["modules", "client"]


@pytest.mark.parametrize(
    ("path", "again"),
    [
        ("web/App.svelte", ["client"]),
        ("locales/en.ftl", ["client"]),
        ("web/package-lock.json", ["modules", "client"]),
    ],
)
def test_changed_source_is_built_again(
    run: ModuleType, web: list[str], path: str, again: list[str]
) -> None:
    run.prepare_web()
    web.clear()

    (run.ROOT / path).write_text("changed")
    run.prepare_web()

    assert web == again


def test_lost_client_is_built_again(run: ModuleType, web: list[str]) -> None:
    run.prepare_web()

    (run.CLIENT / "index.html").unlink()
    run.prepare_web()

    assert web == ["modules", "client", "client"]


@pytest.mark.parametrize("code", [0, 3])
def test_command_beside_other_work_is_heard_at_the_end(
    real_run: ModuleType, capsys: pytest.CaptureFixture[str], code: int
) -> None:
    script = f"print('checked'); raise SystemExit({code})"
    fails = pytest.raises(real_run.Stop, match="web failed") if code else nullcontext()

    with fails, real_run.meanwhile("web", sys.executable, "-c", script):
        assert capsys.readouterr().err == ""

    assert capsys.readouterr().err == "checked\n"


def test_work_that_fails_still_lets_the_command_beside_it_speak(
    real_run: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    with (
        pytest.raises(real_run.Stop, match="pytest failed"),
        real_run.meanwhile("web", sys.executable, "-c", "print('checked')"),
    ):
        must_be_done("pytest", 1)

    assert capsys.readouterr().err == "checked\n"


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit])
def test_interrupted_work_ends_the_command_beside_it(
    real_run: ModuleType, capsys: pytest.CaptureFixture[str], stop: type[BaseException]
) -> None:
    endless = "import time; print('checked', flush=True); time.sleep(3600)"

    with pytest.raises(stop), real_run.meanwhile("web", sys.executable, "-c", endless):
        raise stop

    assert capsys.readouterr().err == ""


def test_long_output_of_a_command_is_shown_whole_only_if_it_failed(
    real_run: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    long = "print('line\\n' * 100); raise SystemExit({})"

    with real_run.meanwhile("web", sys.executable, "-c", long.format(0)):
        pass
    assert len(capsys.readouterr().err.splitlines()) == LAST_LINES
    with (
        pytest.raises(real_run.Stop),
        real_run.meanwhile("web", sys.executable, "-c", long.format(1)),
    ):
        pass
    assert len(capsys.readouterr().err.splitlines()) > 100
