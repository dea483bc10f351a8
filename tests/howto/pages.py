"""Pages of instructions, read as steps and followed in a copy of the repository.

A fence says by the words behind its language what it is for:

    python file=PATH        the whole file
    ftl append=PATH         lines at the end of a file
    diff file=PATH          lines that go (-), come (+) and stand around them ( )
    diff file=PATH undo     the same, put back
    console                 commands after `$ `, and what they print, `…` for anything
    console fails           commands that must not succeed

Other fences are for reading only.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
_FENCE = re.compile(
    r"^(?P<indent> *)```(?P<words>[^\n`]*)\n(?P<body>.*?)^(?P=indent)``` *$",
    re.MULTILINE | re.DOTALL,
)
_CONFIGURED = (".importlinter", "web/.prettierrc.json")
_LEFT_OUT = ("node_modules", "static", "__pycache__", ".*")


class Step(NamedTuple):
    """A fence: its language, its purpose and its contents."""

    language: str
    words: dict[str, str]
    body: str


def steps(page: Path) -> Iterator[Step]:
    """The fences of a page in order."""
    for found in _FENCE.finditer(page.read_text(encoding="utf-8")):
        language, *words = found["words"].split() or [""]
        named = {key: value for key, _, value in (word.partition("=") for word in words)}
        yield Step(language, named, dedent(found["body"]))


class Copy:
    """A copy of the repository in which steps are carried out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: list[str] = []
        """Commands and files, in order."""

    @classmethod
    def made(cls, folder: Path) -> Copy:
        """Copy the files of a checkout; programs stay where they are installed."""
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        for name in _CONFIGURED:
            shutil.copy(ROOT / name, folder / name)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        return cls(folder)

    def follow(self, page: Path) -> None:
        """Carry out every step of a page."""
        for step in steps(page):
            if "file" in step.words or "append" in step.words:
                self._write(step)
            elif step.language == "console":
                self._type(step)

    def _write(self, step: Step) -> None:
        name = step.words.get("file") or step.words["append"]
        path = self.folder / name
        self.done.append(name)
        if step.language == "diff":
            _patch(path, step.body, undo="undo" in step.words)
        elif "append" in step.words:
            path.write_text(path.read_text(encoding="utf-8") + step.body, encoding="utf-8")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(step.body, encoding="utf-8")

    def _type(self, step: Step) -> None:
        for command, shown in calls_in(step.body):
            self.done.append(command)
            code, printed = self.run(command)
            assert (code == 0) != ("fails" in step.words), f"{command}\n{printed}"
            assert not shown or agree(printed, shown), f"{command}\n{printed}"

    def run(self, command: str) -> tuple[int, str]:
        """Exit code and output of a command; `./run` and `undermine` are started without set-up."""
        output = [self._started(words) for words in _programs(shlex.split(command))]
        return max(code for code, _ in output), "".join(text for _, text in output)

    def _started(self, words: list[str]) -> tuple[int, str]:
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("PYTEST")},
            "LC_ALL": "C.UTF-8",
            "PYTHONUTF8": "1",
            "PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}",
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        }
        done = subprocess.run(
            words, cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr


_TOOLS = {"docs": ("tools/gen_docs.py", "--pages"), "words": ("tools/words.py",)}
"""What a command of `./run` starts; of `docs` the pages, which are quick."""


def _programs(words: list[str]) -> list[list[str]]:
    """The programs that a command stands for."""
    python, programs = sys.executable, Path(sys.executable).parent
    match words:
        case ["./run", "test", *paths]:
            return [[python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *paths]]
        case ["./run", "docs" | "words" as name, *rest]:
            return [[python, *_TOOLS[name], *rest]]
        case ["./run", "help"] | ["cp", *_]:
            return [words]
        case [("undermine" | ".venv/bin/undermine"), *rest]:
            return [[python, "-m", "undermine.cli.main", *rest]]
        case [".venv/bin/lint-imports", *rest]:
            return [[str(programs / "lint-imports"), "--no-cache", *rest]]
        case [("python" | ".venv/bin/npm") as program, *rest]:
            return [[str(programs / Path(program).name), *rest]]
    raise AssertionError(f"a page tells to type {words}, which no test knows")


def calls_in(block: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with its expected output."""
    calls: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            calls.append((line[2:], []))
        else:
            calls[-1][1].append(line.rstrip())
    return calls


def agree(printed: str, shown: list[str]) -> bool:
    """The same lines; a line of three dots stands for any number of them."""
    pattern = "\n".join(".*" if line == "…" else re.escape(line) for line in shown)
    text = "\n".join(line.rstrip() for line in printed.splitlines()).rstrip()
    return re.fullmatch(pattern, text, re.DOTALL) is not None


def _patch(path: Path, body: str, *, undo: bool) -> None:
    """Change the one place of a file that reads like the old lines."""
    lines = body.splitlines()
    old = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
    new = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
    old, new = (new, old) if undo else (old, new)
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} holds this {text.count(old)} times, not once:\n{old}"
    path.write_text(text.replace(old, new), encoding="utf-8")
