"""Contact sheets: all pictures of one screen size and theme side by side, with their names.

Of a page that is longer than its screen the first screen is shown.

`./run shots` writes the pictures and then these sheets, as pages and as pictures of these pages.
"""

from __future__ import annotations

from collections import defaultdict
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from playwright.sync_api import Browser

WIDTH: Final = 1800
"""Pixels of a sheet."""
COLUMNS: Final = {"360x640": 8, "390x844": 8, "844x390": 4, "1280x800": 3, "1920x1080": 3}
"""Pictures in a row, by screen size."""
ROWS: Final = 3
STYLE: Final = """
body { margin: 12px; background: #555; font: 15px sans-serif; color: #fff }
main { display: grid; grid-template-columns: repeat(%d, 1fr); gap: 10px; align-items: start }
figure { margin: 0 } img { width: 100%%; display: block }
.page { overflow: hidden; aspect-ratio: %s }
"""


def by_look(pictures: Iterable[Path]) -> dict[tuple[str, str], list[Path]]:
    """Group pictures by screen size and theme; both are the last words of their names."""
    groups: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for picture in sorted(pictures):
        _, size, theme = picture.stem.rsplit("-", 2)
        groups[size, theme].append(picture)
    return groups


def sheet_page(pictures: Iterable[Path], size: str) -> str:
    """The page of one sheet."""
    figures = "".join(
        f"<figure><figcaption>{escape(name)}</figcaption>"
        f"<div class=page><img src='{escape(name)}.png'></div></figure>"
        for name in (picture.stem for picture in pictures)
    )
    style = STYLE % (COLUMNS[size], size.replace("x", "/"))
    return f"<!doctype html><meta charset=utf-8><style>{style}</style><main>{figures}</main>"


def write_sheets(browser: Browser, folder: Path) -> list[Path]:
    """Write the sheets of all pictures in a folder; those of an earlier run are removed."""
    for old in folder.glob("sheet_*"):
        old.unlink()
    written = []
    page = browser.new_page(viewport={"width": WIDTH, "height": 200})
    for (size, theme), pictures in by_look(folder.glob("*.png")).items():
        on_sheet = COLUMNS[size] * ROWS
        for number, first in enumerate(range(0, len(pictures), on_sheet), start=1):
            sheet = folder / f"sheet_{size}_{theme}_{number}.html"
            sheet.write_text(sheet_page(pictures[first : first + on_sheet], size), "utf-8")
            page.goto(sheet.as_uri())
            page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
            written.append(sheet.with_suffix(".png"))
    page.close()
    return written
