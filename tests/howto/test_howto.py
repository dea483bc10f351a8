"""Every page that tells somebody what to do is followed, step by step, in a scratch copy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.howto.pages import ROOT, Copy, Step, steps

PAGES = [*sorted(ROOT.glob("docs/howto/*.md")), ROOT / "CONTRIBUTING.md"]
SHARED_CACHE = ROOT / ".mypy_cache"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_can_be_followed_step_by_step(page: Path, tmp_path: Path) -> None:
    copy = Copy.made(tmp_path / "undermine")

    copy.follow(page)

    commands = [done for done in copy.done if " " in done]
    assert len(commands) >= 2, "a page that tells nothing to do is not followed"
    _is_tidy(copy)


def _is_tidy(copy: Copy) -> None:
    """What was written passes the checks that `./run test` begins with."""
    own = ("src/", "tests/")
    written = sorted({name for name in copy.done if name.startswith(own) and name.endswith(".py")})
    if written:
        ruff = Path(sys.executable).parent / "ruff"
        for words in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
            done = subprocess.run(
                [ruff, *words, *written],
                cwd=copy.folder,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stdout + done.stderr
    drawn = sorted({name for name in copy.done if name.startswith("web/")})
    if drawn:
        prettier = ROOT / "web" / "node_modules" / "prettier" / "bin" / "prettier.cjs"
        files = [Path(name).relative_to("web") for name in drawn]
        done = subprocess.run(
            [Path(sys.executable).parent / "node", prettier, "--check", *files],
            cwd=copy.folder / "web",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def _python(page: Path) -> list[Step]:
    return [step for step in steps(page) if step.language == "python"]


def test_the_bot_of_the_page_passes_a_strict_type_checker(tmp_path: Path) -> None:
    """As somebody would who copies every example of the page into a file of its own."""
    examples = _python(ROOT / "docs" / "howto" / "write-a-bot.md")
    names = [step.words.get("file", f"example_{number}.py") for number, step in enumerate(examples)]
    for name, step in zip(names, examples, strict=True):
        (tmp_path / name).write_text(step.body, encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", SHARED_CACHE, *names],
        cwd=tmp_path,
        env={"MYPYPATH": str(ROOT / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert len(examples) >= 3
    assert not [step for step in examples if "Any" in step.body]
