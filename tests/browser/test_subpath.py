"""The pages below a path of another site, as a proxy that passes the path on serves them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import DESKTOP, DevicePages, Server
from undermine.words import catalogue

WORDS = catalogue("en")

PATH = "/undermine"


@pytest.fixture
def pages(browser: Browser, tmp_path: Path) -> Iterator[DevicePages]:
    """People who come to a server that lies below a path."""
    server = Server(tmp_path, path=PATH)
    server.start()
    pages = DevicePages(browser, server.url, DESKTOP)
    yield pages
    pages.close_without_errors()
    server.stop()


def test_a_table_is_opened_below_a_path_and_found_again_after_a_reload(pages: DevicePages) -> None:
    page = pages(
        "/", local_storage={"undermine.name": "Ana"}, language="en-GB", reduced_motion=True
    )
    page.get_by_role("link", name=WORDS.text("home-new")).first.click()
    page.wait_for_url(f"**{PATH}/new*")
    page.get_by_role("button", name=WORDS.text("new-open")).first.click()
    page.wait_for_url(f"**{PATH}/t/*")
    code = page.url.rpartition("/")[2]
    link = page.get_by_text(f"{PATH}/t/{code}")
    expect(link).to_be_visible()

    page.reload()

    expect(link).to_be_visible()
    hrefs = page.eval_on_selector_all("a[href^='/']", "all => all.map(a => a.pathname)")
    assert hrefs
    assert [href for href in hrefs if not href.startswith(f"{PATH}/")] == []
    page.locator(f"a[href='{PATH}/settings']").first.click()
    page.wait_for_url(f"**{PATH}/settings*")
    page.go_back()
    expect(link).to_be_visible()
