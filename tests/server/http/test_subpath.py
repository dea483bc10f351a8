"""A server below a path of a host, whether or not the proxy in front strips that path."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.asgi_client import AsgiClient, run_with_client

PAGE = """<!doctype html><html lang="en"><link rel="icon" href="/favicon.svg" />
<script type="module" src="/assets/main-1234.js"></script></html>"""


def pages(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "main-1234.js").write_text("// nothing")
    ahead = '{"pages": {"Home": ["assets/main-1234.js"]}}'
    (static / "preload.json").write_text(ahead)
    return static


@pytest.mark.parametrize("passed_on", ["", "/games/undermine"])
def test_everything_lies_below_the_path(tmp_path: Path, passed_on: str) -> None:
    async def scene(client: AsgiClient) -> None:
        for path in ("/", "/t/red-fox", "/settings", "/nothing"):
            page = await client.get(passed_on + path, accept="text/html")
            assert page.status == (404 if path == "/nothing" else 200)
            assert 'data-base="/games/undermine"' in page.text
            assert 'src="/games/undermine/assets/main-1234.js"' in page.text
            assert 'href="/games/undermine/favicon.svg"' in page.text
        home = await client.get(passed_on + "/")
        assert home.headers["link"].startswith("</games/undermine/assets/main-1234.js>")
        script = await client.get(passed_on + "/assets/main-1234.js")
        assert script.status == 200
        assert "immutable" in script.headers["cache-control"]
        assert "content-security-policy" not in script.headers
        opened = await client.post(passed_on + "/api/tables", {"name": "Ana"})
        assert opened.status == 201
        reach = await client.get(passed_on + "/api/reach")
        assert reach.json["link"] == "https://mine.example/games/undermine"

    url = "https://mine.example/games/undermine"
    run_with_client(tmp_path, scene, static=pages(tmp_path), url=url)


def test_the_path_itself_is_the_home_page(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        assert (await client.get("/undermine")).status == 200
        assert (await client.get("/undermined")).status == 404

    run_with_client(tmp_path, scene, static=pages(tmp_path), url="https://mine.example/undermine")
