"""What the documents show is true: examples run, pages are fresh, links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import importlib
import os
import pkgutil
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import undermine
from tests.howto.pages import calls_in
from tools.api_reference import Name, public_names
from undermine import load, position, read_record
from undermine.games import REGISTRY
from undermine.kernel import available
from undermine.notation import parse_action, write_record
from undermine.notation.replay import replay
from undermine.testing import Scene

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FOLLOWED = ["CONTRIBUTING.md", *(page.name for page in ROOT.glob("docs/howto/*.md"))]
"""Pages whose commands are typed in order, in a copy of the repository: `tests/howto`."""
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def _blocks(kind: str) -> list[tuple[str, str]]:
    return [
        (page.name, body)
        for page in PAGES
        for label, body in FENCE.findall(page.read_text(encoding="utf-8"))
        if label == kind
    ]


def _id(value: str) -> str:
    return value.split("\n", maxsplit=1)[0][:40]


@pytest.mark.parametrize(("page", "text"), _blocks("position"), ids=_id)
def test_positions_in_documents_can_be_read(page: str, text: str) -> None:
    for line in filter(None, text.splitlines()):
        rules, state = position(line)

        assert state.table.seats in rules.seats, page


@pytest.mark.parametrize(("page", "text"), _blocks("action"), ids=_id)
def test_actions_in_documents_can_be_read(page: str, text: str) -> None:
    rules = load("saboteur+allow_concede")
    for line in text.splitlines():
        words = line.partition("#")[0].strip()
        if words:
            assert repr(parse_action(rules, words)) == " ".join(words.split()), page


@pytest.mark.parametrize(("page", "text"), _blocks("record"), ids=_id)
def test_records_in_documents_replay(page: str, text: str) -> None:
    rules, record = read_record(text)

    assert list(replay(rules, record)), page
    assert read_record(write_record(record))[1] == record


@pytest.mark.parametrize(
    ("page", "block"),
    [(page, block) for page, block in _blocks("console") if page not in FOLLOWED],
    ids=_id,
)
def test_commands_in_documents_print_what_is_shown(page: str, block: str) -> None:
    for command, shown in calls_in(block):
        words = shlex.split(command.partition(" | ")[0])
        done = subprocess.run(
            [sys.executable, "-m", "undermine.cli.main", *words[1:]],
            capture_output=True,
            text=True,
            check=False,
            cwd=ROOT,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
        )
        printed = [line.rstrip() for line in (done.stdout + done.stderr).splitlines()]
        assert _agree(printed, shown), f"{page}: {command}\n" + "\n".join(printed)
        for place in PLACE.findall("\n".join(printed)):
            _assert_function_at(*place)


PLACE = re.compile(r"(\w[\w/]*\.py):(\d+) (\w+)")
"""A function as `undermine rule` prints it: file, line and name."""


def _agree(printed: list[str], shown: list[str]) -> bool:
    """The same lines; `…` stands for any lines, and the line number of a function may differ."""
    shown = [PLACE.sub(r"\1:0 \3", line) for line in shown]
    pattern = "\n".join(".*" if line == "…" else re.escape(line) for line in shown)
    text = PLACE.sub(r"\1:0 \3", "\n".join(printed).rstrip())
    return re.fullmatch(pattern, text, re.DOTALL) is not None


def _assert_function_at(file: str, line: str, name: str) -> None:
    """The function begins in this line of the source, with its decorators."""
    lines = (ROOT / "src" / file).read_text(encoding="utf-8").splitlines()[int(line) - 1 :]
    first = next(text for text in lines if not text.startswith("@"))
    assert first.startswith(f"def {name}("), f"{file}:{line} is not {name}, but: {first}"


def test_the_ten_line_example_of_the_readme_runs() -> None:
    (example,) = [body for page, body in _blocks("python") if page == "README.md"]

    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True, cwd=ROOT
    )

    lines = done.stdout.splitlines()
    assert len(example.strip().splitlines()) <= 10
    assert len(lines) > 100
    assert all(re.fullmatch(r"seat [1-5] holds .*decides: \w+.*", line) for line in lines)
    assert _stored(example) <= _loaded(example), "the sample computes something that it never uses"


def _stored(source: str) -> set[str]:
    names = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)]
    return {name.id for name in names if isinstance(name.ctx, ast.Store)}


def _loaded(source: str) -> set[str]:
    names = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)]
    return {name.id for name in names if isinstance(name.ctx, ast.Load)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    local = [target for target in targets if "://" not in target]

    assert [target for target in local if not (page.parent / target).exists()] == []


def test_generated_pages_are_fresh() -> None:
    """Golden games have a test of their own."""
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "gen_docs.py", "--check", "--pages"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr


_NEED_KERNEL = {"undermine.kernel.interface", "undermine.kernel.slots"}
"""Modules that import compiled ones, which a machine without a compiler has not."""
_NEED_RESEARCH = "undermine.envs."
"""Modules that import packages of researchers; `tests/research` runs their examples."""
_NEED_TORCH = "undermine.learn."
"""Modules that import PyTorch; `tests/learning` runs them in a soak."""


def _modules() -> list[str]:
    found = pkgutil.walk_packages(undermine.__path__, "undermine.")
    names = ["undermine", *(module.name for module in found)]
    here = [name for name in names if not name.startswith((_NEED_RESEARCH, _NEED_TORCH))]
    return [name for name in here if available() or name not in _NEED_KERNEL]


@pytest.mark.parametrize("name", _modules())
def test_examples_in_docstrings_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), extraglobs={"Scene": Scene})

    assert failed == 0


PUBLIC = [name for names in public_names().values() for name in names]


def test_every_list_of_public_names_is_read() -> None:
    """A package that lists names in `__all__` and is meant for programs is in the reference."""
    lists = {
        module for module in public_names() if hasattr(importlib.import_module(module), "__all__")
    }

    assert lists == {"undermine", "undermine.notation", "undermine.bots", "undermine.testing"} | {
        f"{package}.public" for package in REGISTRY.values()
    }
    assert {name.name for name in PUBLIC} >= {*undermine.__all__, "Seating", "PipeBot"}


@pytest.mark.parametrize("name", PUBLIC, ids=lambda name: f"{name.module}.{name.name}")
def test_every_public_name_has_an_example_that_runs(name: Name) -> None:
    """Constants too, which `doctest.testmod` does not look at."""
    names = {**vars(importlib.import_module(name.home)), "Scene": Scene}
    example = doctest.DocTestParser().get_doctest(name.text, names, name.name, None, 0)

    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_public_names_are_documented() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

    assert [name for name in undermine.__all__ if f"`{name}`" not in page] == []


def test_every_module_is_in_the_list_of_modules() -> None:
    listed = (ROOT / "docs" / "modules.md").read_text(encoding="utf-8")
    source = ROOT / "src" / "undermine"
    modules = [path.relative_to(source).as_posix() for path in source.rglob("*.py")]
    named = [module for module in modules if not module.endswith("__init__.py")]

    assert [module for module in named if f"`{module}`" not in listed] == []


def test_the_architecture_promises_no_game_that_is_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

    assert "later games" not in page
    assert "the other three fit in" not in page


def test_every_page_can_be_reached_from_the_list_of_documents() -> None:
    """By links from page to page, beginning at `docs/README.md`."""
    found, waiting = set[Path](), [ROOT / "docs" / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in found and page.suffix == ".md" and page.exists():
            found.add(page)
            targets = LINK.findall(page.read_text(encoding="utf-8"))
            waiting += [(page.parent / target).resolve() for target in targets]

    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in found] == []


QUOTED = re.compile(r"`((?:src|web|tests|tools|docs|examples|requirements)/[\w./-]+)`")
TOLD = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *ROOT.glob("docs/*.md"),
    *ROOT.glob("docs/hosting/*.md"),
]


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.name)
def test_files_that_a_page_names_exist(page: Path) -> None:
    named = QUOTED.findall(page.read_text(encoding="utf-8"))

    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_extra_for_researchers_is_on_their_page() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")

    told = re.findall(r"^\| `(\w+)` \|", page.partition("| Extra |")[2], re.MULTILINE)
    assert set(told) == project["optional-dependencies"].keys() - {"testing", "postgres"}
