"""Examples in the docstrings of environments and on the page for researchers."""

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

from undermine import envs

MODULES = [module.name for module in pkgutil.iter_modules(envs.__path__, f"{envs.__name__}.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))

    assert failed == 0


def test_environments_show_how_they_are_used() -> None:
    shown = {name for name in MODULES if ">>>" in (importlib.import_module(name).__doc__ or "")}

    assert {name for name in MODULES if name.endswith(("_env", "_game", "vector"))} <= shown


PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
PROGRAM = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAMS = PROGRAM.findall(PAGE.read_text(encoding="utf-8"))


def test_every_program_on_the_page_shows_what_it_prints() -> None:
    assert len(PROGRAMS) == PAGE.read_text(encoding="utf-8").count("```python") > 4


@pytest.mark.parametrize(("program", "shown"), PROGRAMS, ids=range(len(PROGRAMS)))
def test_programs_on_the_page_print_what_is_shown(program: str, shown: str) -> None:
    """Each by itself, as somebody who copies it would start it."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        capture_output=True,
        text=True,
        check=False,
        cwd=PAGE.parent,
    )

    assert (done.stderr, done.stdout) == ("", shown)


def test_every_environment_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    made = [name.rpartition(".")[2] for name in MODULES if name.endswith(("_env", "_game"))]

    assert [name for name in (*made, "VectorEnv") if name not in text] == []
