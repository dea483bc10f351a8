"""The tree in `docs/architecture.md` is the tree on the disk."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_LINE = re.compile(r"^([│├└─ ]*)(.*)$")
_NAME = re.compile(r"[\w@-]+(?:\.[\w-]+)*/?")


def _told(section: str) -> set[Path]:
    """Folders and files that the tree of the page names, from the root of the repository on.

    Names stand before the description of a line, with two spaces between them.
    """
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = page.partition("## 3 The tree")[2].partition("```text\n")[2].partition("```")[0]
    block = next(part for part in tree.split("\n\n") if part.startswith(f"{section}/"))
    above, found = [Path(section)], set[Path]()
    for line in block.splitlines()[1:]:
        edge, rest = _LINE.fullmatch(line).groups()  # type: ignore[union-attr]
        names = []
        for word in re.split(r" {2,}", rest):
            if not _NAME.fullmatch(word) or not ("." in word or word.endswith("/")):
                break
            names.append(word)
        assert names, f"no name in {line!r}"
        parent = above[len(edge) // 4 - 1]
        found |= {parent / name for name in names}
        above[len(edge) // 4 :] = [parent / names[0]]
    return found


def _folders(section: str) -> set[Path]:
    """Folders below a section that hold files of the repository; built pages do not count."""
    files = [path for path in (ROOT / section).rglob("*.*") if path.is_file()]
    kept = [path for path in files if not {"__pycache__", "static"} & set(path.parts)]
    folders = {above for path in kept for above in path.relative_to(ROOT).parents}
    return {folder for folder in folders if Path(section) in folder.parents}


@pytest.mark.parametrize("section", ["src/undermine", "web/src"])
def test_every_name_in_the_tree_exists(section: str) -> None:
    told = _told(section)

    assert len(told) > 20
    assert sorted(str(path) for path in told if not (ROOT / path).exists()) == []


@pytest.mark.parametrize("section", ["src/undermine", "web/src"])
def test_every_folder_is_in_the_tree(section: str) -> None:
    told = {path for path in _told(section) if (ROOT / path).is_dir()}

    assert sorted(map(str, _folders(section) - told)) == []


def test_every_module_of_core_and_of_the_base_game_is_in_the_tree() -> None:
    for folder in ("src/undermine/core", "src/undermine/games/saboteur"):
        modules = {path.relative_to(ROOT) for path in (ROOT / folder).glob("*.py")}
        named = {path for path in modules if path.name != "__init__.py"}

        assert sorted(map(str, named - _told("src/undermine"))) == []


def test_decisions_have_one_form_and_are_listed() -> None:
    listed = (ROOT / "docs" / "adr" / "README.md").read_text(encoding="utf-8")
    pages = sorted((ROOT / "docs" / "adr").glob("0*.md"))

    assert len(pages) > 20
    for page in pages:
        heading = page.read_text(encoding="utf-8").partition("\n")[0]
        number, _, decision = heading.removeprefix("# ").partition(" ")
        assert number == page.name[:4], f"{page.name} begins with {heading!r}"
        assert f"| [{number}]({page.name}) | {decision} |" in listed
