"""Whoever comes to a table is told at once what the page will need."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.web import Web, visit
from undermine.server.ahead import links, spoken

PARTS = {
    "scripts": ["assets/first.js"],
    "styles": ["assets/first.css"],
    "words": {"en": "assets/en.json", "de": "assets/de.json"},
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Undermine</title>")
    (folder / "ahead.json").write_bytes(msgspec.json.encode(PARTS))
    return folder


def test_scripts_styles_and_the_words_of_the_reader(static: Path) -> None:
    told = links(static, "de-AT,en;q=0.5", None).split(", ")

    assert told == [
        "</assets/first.js>; rel=modulepreload",
        "</assets/de.json>; rel=preload; as=fetch; crossorigin",
        "</assets/first.css>; rel=preload; as=style; crossorigin",
    ]


def test_nothing_without_a_build(tmp_path: Path) -> None:
    assert links(tmp_path, "en", None) == ""


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de", "de"), ("fr, de;q=0.8, en;q=0.9", "de"), ("fr", "en"), ("", "en"), ("EN-us", "en")],
)
def test_the_first_language_that_we_speak(accepted: str, language: str) -> None:
    assert spoken(accepted) == language


def test_the_cards_of_the_game_at_this_table(tmp_path: Path, static: Path) -> None:
    async def scene(web: Web) -> None:
        opened = (await web.post("/api/tables", {"name": "Ana"})).json
        here = (await web.get(f"/t/{opened['code']}")).headers["link"]
        nowhere = (await web.get("/t/no-such-table")).headers["link"]

        assert "</api/games/saboteur/cards>; rel=preload; as=fetch" in here
        assert "/api/games/" not in nowhere
        assert "</assets/first.js>; rel=modulepreload" in nowhere

    visit(tmp_path, scene, static=static)
