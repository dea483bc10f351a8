"""Whoever comes to a page is told at once what it will need."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.asgi_client import AsgiClient, run_with_client
from undermine.games import REGISTRY
from undermine.server.http import app
from undermine.server.http.preload import page_links, spoken, table_links

CLIENT = Path(__file__).resolve().parents[3] / "web/src"
PARTS = {
    "pages": {
        "Home": ["assets/home.js"],
        "Table": ["assets/table.js"],
    },
    "games": {"lostmines": ["assets/mines.js"]},
    "words": {
        "en": ["assets/en.json", "assets/en-rest.json"],
        "de": ["assets/de.json", "assets/de-rest.json"],
    },
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Undermine</title>")
    (folder / "preload.json").write_bytes(msgspec.json.encode(PARTS))
    return folder


def test_scripts_and_the_words_of_the_reader(static: Path) -> None:
    told = table_links(static, "de-AT,en;q=0.5", None).split(", ")

    assert told == [
        "</assets/table.js>; rel=modulepreload",
        "</assets/de.json>; rel=preload; as=fetch; crossorigin",
    ]


def test_other_pages_begin_with_all_words(static: Path) -> None:
    told = page_links(static, "Home", "en").split(", ")

    assert told == [
        "</assets/home.js>; rel=modulepreload",
        "</assets/en.json>; rel=preload; as=fetch; crossorigin",
        "</assets/en-rest.json>; rel=preload; as=fetch; crossorigin",
    ]


def test_nothing_without_a_build(tmp_path: Path) -> None:
    assert table_links(tmp_path, "en", None) == ""
    assert page_links(tmp_path, "Home", "en") == ""


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de", "de"), ("fr, de;q=0.8, en;q=0.9", "de"), ("fr", "en"), ("", "en"), ("EN-us", "en")],
)
def test_the_first_language_that_we_speak(accepted: str, language: str) -> None:
    assert spoken(accepted) == language


def test_the_game_at_this_table(tmp_path: Path, static: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        ask = {"name": "Ana", "config": {"game": "the-lost-mines"}}
        opened = (await client.post("/api/tables", ask)).json
        here = (await client.get(f"/t/{opened['code']}")).headers["link"]
        nowhere = (await client.get("/t/no-such-table")).headers["link"]

        assert "</api/games/the-lost-mines/cards>; rel=preload; as=fetch" in here
        assert "</assets/mines.js>; rel=modulepreload" in here
        assert "/api/games/" not in nowhere
        assert "mines.js" not in nowhere
        assert "</assets/table.js>; rel=modulepreload" in nowhere

    run_with_client(tmp_path, scene, static=static)


def test_every_page_says_what_it_needs(tmp_path: Path, static: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        home, rules = await client.get("/"), await client.get("/rules")
        assert "</assets/home.js>" in home.headers["link"]
        assert "</assets/home.js>" not in rules.headers["link"]

    run_with_client(tmp_path, scene, static=static)


def test_pages_and_games_have_the_names_that_the_client_gives_them() -> None:
    pages = {*app._PAGES.values(), "Table"}
    games = {package.rpartition(".")[2] for package in REGISTRY.values()}

    assert {page for page in pages if not (CLIENT / f"pages/{page}.svelte").is_file()} == set()
    assert {game for game in games if not (CLIENT / f"games/{game}/module.ts").is_file()} == set()
