"""Labels fit into their buttons at 390 pixels, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DevicePages
from tests.browser.overflow import overflowing
from tests.browser.page_player import LOCALES, PagePlayer
from undermine.games import REGISTRY

PATHS = ("/", "/new", "/join", "/settings", *(f"/new?game={game}" for game in REGISTRY))
each_language = pytest.mark.parametrize("language", LOCALES)


def test_a_text_that_does_not_fit_is_found(phone: DevicePages) -> None:
    page = phone("/join")
    expect(page.get_by_role("button").first).to_be_visible()
    assert overflowing(page) == []

    page.get_by_role("button").last.evaluate(
        "button => { button.textContent = 'M'.repeat(60); button.style.whiteSpace = 'nowrap'; }"
    )

    assert any("button" in line for line in overflowing(page))


@each_language
@pytest.mark.parametrize("path", PATHS)
def test_labels_of_pages_fit(phone: DevicePages, path: str, language: str) -> None:
    page = phone(path, language=LOCALES[language], reduced_motion=True)
    expect(page.get_by_role("button").or_(page.get_by_role("link")).first).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert page.viewport_size == {"width": 390, "height": 844}
    assert overflowing(page) == []


@each_language
def test_labels_of_a_lobby_and_of_a_table_fit(phone: DevicePages, language: str) -> None:
    page = phone("/new", language=LOCALES[language], reduced_motion=True)
    host = PagePlayer(page, language, touch=True)
    page.get_by_label(host.t("new-name"), exact=True).fill("Bartholomea")
    host.press(host.button("new-open"))
    page.wait_for_url("**/t/*")
    start = page.get_by_role("button", name=host.t("lobby-start-bots", count=4), exact=True)
    expect(start).to_be_enabled()
    assert overflowing(page) == []
    host.press(host.button("lobby-open-host").first)
    level = page.get_by_role("button", name=host.t("bot-level-of", name="Basalt"))
    host.press(level)
    expect(page.get_by_role("listbox")).to_be_visible()
    assert overflowing(page) == []
    page.keyboard.press("Escape")
    host.press(page.get_by_role("button", name=host.t("lobby-remove-bot", name="Basalt")))
    expect(level).to_have_count(0)

    host.press(start)
    host.wait_for_screen("role")
    assert overflowing(page) == []
    host.confirm_role()
    host.wait_for_my_turn()
    assert overflowing(page) == []
    for sheet in ("menu-open", "table-list"):
        open_sheet(page, host.t(sheet))
        assert overflowing(page) == []
        page.keyboard.press("Escape")


def open_sheet(page: Page, name: str) -> None:
    """Open a sheet over the table by the name of its button."""
    page.get_by_role("button", name=name, exact=True).first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
