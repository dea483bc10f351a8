"""The page of the client: what it is told, and what the policy allows of it."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.asgi_client import AsgiClient, run_with_client

STYLE, SCRIPT = "#splash{color:gold}", "\n  const first = '<&>';\n"
PAGE = f"""<!doctype html><html lang="en"><head><script>{SCRIPT}</script>
<style>{STYLE}</style><script type="module" src="/assets/main-1234.js"></script></head></html>"""


def built(folder: Path, page: str = PAGE) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(page)
    return static


def hashed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@pytest.mark.parametrize("url", ["", "https://mine.example/games"])
def test_the_policy_allows_the_inline_parts_of_the_page_and_no_others(
    tmp_path: Path, url: str
) -> None:
    async def scene(client: AsgiClient) -> None:
        for path in ("/", "/t/red-fox", "/settings", "/nothing"):
            answer = await client.get(path, accept="text/html")
            policy = answer.headers["content-security-policy"]

            assert f"script-src 'self' {hashed(SCRIPT)};" in policy
            assert f"style-src 'self' {hashed(STYLE)};" in policy
            assert "unsafe" not in policy
            assert f"<style>{STYLE}</style>" in answer.text
            assert f"<script>{SCRIPT}</script>" in answer.text

    run_with_client(tmp_path, scene, static=built(tmp_path), **({"url": url} if url else {}))


def test_a_page_without_inline_parts_allows_none(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        policy = (await client.get("/")).headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy

    run_with_client(tmp_path, scene, static=built(tmp_path, "<!doctype html><html lang=en>"))


def test_the_page_is_told_what_it_will_show(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        for path, name in (("/", "home"), ("/t/red-fox", "table"), ("/rules/saboteur", "rules")):
            assert f'<html data-page="{name}" lang="en">' in (await client.get(path)).text
        missing = await client.get("/nothing", accept="text/html")
        assert '<html lang="en">' in missing.text

    run_with_client(tmp_path, scene, static=built(tmp_path))
