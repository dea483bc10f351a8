"""A slow line: the page itself brings the word mark, before any other file has arrived."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.harness import DESKTOP, PHONE, DevicePages, Server
from tests.browser.page_player import LOCALES, PagePlayer
from tests.browser.scripted_player import open_table

PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
BACKGROUND = "() => getComputedStyle(document.documentElement).backgroundColor"
GROUNDS = {"dark": "rgb(18, 13, 10)", "light": "rgb(228, 216, 194)"}
BOX = (
    "element => { const { x, y, width } = element.getBoundingClientRect(); return [x, y, width]; }"
)


class HeldFiles:
    """Files of a page that match a pattern and do not arrive until they are released."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._held: list[Route] | None = []
        page.route(re.compile(pattern), self._hold)

    def _hold(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def release(self) -> None:
        held, self._held = self._held or [], None
        for route in held:
            route.continue_()


def word_mark(page: Page) -> None:
    """The word mark is drawn, and nothing else is waited for."""
    mark = page.locator("#splash").get_by_role("img", name="Undermine")
    expect(mark).to_be_in_viewport(ratio=1)
    page.wait_for_function(PAINTED)
    page.wait_for_function(
        "mark => Number(getComputedStyle(mark).opacity) > 0.5", arg=mark.element_handle()
    )


@pytest.fixture(params=["phone-de", "desktop-en"])
def pages(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[DevicePages]:
    """People with either device; violations of the policy are errors."""
    size, _, language = request.param.partition("-")
    pages = DevicePages(browser, server.url, {"phone": PHONE, "desktop": DESKTOP}[size])
    pages.language = language  # type: ignore[attr-defined]
    yield pages
    pages.ignore_errors("404")
    pages.close_without_errors()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/t/CODE", "/rules/saboteur", "/nowhere"])
def test_the_word_mark_is_there_before_any_other_file(
    pages: DevicePages, server: Server, path: str, theme: str
) -> None:
    language: str = pages.language  # type: ignore[attr-defined]
    seat = open_table(server.url)
    settings = {"undermine.settings": {"theme": theme, "language": language}}
    page = pages(
        language=LOCALES[language],
        reduced_motion=theme == "light",
        local_storage=settings | seat.local_storage("Ana"),
    )
    files = HeldFiles(page, "/(assets|api|ws)/")

    page.goto(path.replace("CODE", seat.code), wait_until="commit")

    word_mark(page)
    assert page.evaluate(BACKGROUND) == GROUNDS[theme]
    files.release()
    expect(page.locator("#splash")).to_have_count(0)
    person = PagePlayer(page, language)
    if path.startswith("/t/"):
        person.wait_for_screen("role")
    else:
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_at_home_the_word_mark_stays_where_it_is(pages: DevicePages) -> None:
    page = pages(reduced_motion=True)
    files = HeldFiles(page, "/assets/")
    page.goto("/", wait_until="commit")
    word_mark(page)
    before = page.locator("#splash svg").evaluate(BOX)

    files.release()

    mark = page.get_by_role("heading", level=1).get_by_role("img")
    expect(mark).to_be_visible()
    expect(page.locator("#splash")).to_have_count(0)
    assert mark.evaluate(BOX) == pytest.approx(before, abs=1.5)


@pytest.mark.parametrize("reduced_motion", [True, False])
def test_a_fast_line_does_not_flash(pages: DevicePages, *, reduced_motion: bool) -> None:
    """It appears after a moment only, whatever the styles of the page say about motion."""
    page = pages(reduced_motion=reduced_motion)
    files = HeldFiles(page, r"/assets/.*\.js")
    page.goto("/", wait_until="commit")
    page.wait_for_function("() => document.styleSheets.length > 1")

    delays = page.eval_on_selector_all(
        "#splash > :not(a, noscript)", "all => all.map(one => getComputedStyle(one).animationDelay)"
    )

    assert set(delays) == {"0.15s"}
    files.release()
    expect(page.locator("#splash")).to_have_count(0)


def test_without_scripts_the_page_says_so(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=server.url)
    page = context.new_page()
    page.goto("/")

    expect(page.locator("#splash").get_by_role("img", name="Undermine")).to_be_visible()
    said = page.locator("noscript p")
    expect(said).to_be_visible()
    expect(said).to_have_text("Undermine needs JavaScript. Undermine braucht JavaScript.")
    context.close()


def test_below_a_path_the_word_mark_is_there_as_well(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, path="/undermine")
    server.start()
    pages = DevicePages(browser, server.url, PHONE)
    page = pages()
    files = HeldFiles(page, "/assets/")
    page.goto("/undermine/", wait_until="commit")
    word_mark(page)
    files.release()
    expect(page.locator("#splash")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    pages.close_without_errors()
    server.stop()
