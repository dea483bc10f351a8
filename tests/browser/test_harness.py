"""Pages are watched closely enough: what must fail a test does."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.harness import DESKTOP, PHONE, DevicePages, Server, axe_violations
from tests.browser.scripted_player import Message, open_table, scripted_player

POLICY = "default-src 'self'; script-src 'self'; style-src 'self'"


@pytest.fixture
def pages(browser: Browser) -> DevicePages:
    return DevicePages(browser, "http://undermine.test", DESKTOP)


def show(page: Page, body: str) -> None:
    """Answer every request with the same page, under a strict policy."""

    def answer(route: Route) -> None:
        headers = {"content-security-policy": POLICY, "content-type": "text/html"}
        route.fulfill(body=f"<!doctype html><title>A page</title>{body}", headers=headers)

    page.route("**/*", answer)
    page.goto("/")


def test_nothing_wrong_nothing_said(pages: DevicePages) -> None:
    show(pages(), "<main><h1>Mine</h1></main>")

    pages.close_without_errors()


@pytest.mark.parametrize(
    ("script", "event", "message"),
    [
        ("setTimeout(() => { throw new Error('collapsed') })", "weberror", "error: .*collapsed"),
        ("Promise.reject(new Error('flooded')); 0", "weberror", "error: .*flooded"),
        ("console.error('dark')", "console", "console: dark"),
    ],
)
def test_errors_of_scripts_fail_the_test(
    pages: DevicePages, script: str, event: Literal["console", "weberror"], message: str
) -> None:
    page = pages()

    with page.context.expect_event(event):
        page.evaluate(script)

    with pytest.raises(AssertionError, match=message):
        pages.close_without_errors()


@pytest.mark.parametrize(
    "body",
    ["<p style='color: red'>Red</p>", "<style>p { color: red }</style>", "<script>1</script>"],
)
def test_broken_policy_fails_the_test(pages: DevicePages, body: str) -> None:
    show(pages(), body)

    with pytest.raises(AssertionError, match="Content Security Policy"):
        pages.close_without_errors()


def test_provoked_errors_are_forgiven(pages: DevicePages) -> None:
    pages().evaluate("console.error('as planned')")

    pages.ignore_errors("as planned")

    pages.close_without_errors()


def test_barriers_are_found_under_the_policy(pages: DevicePages) -> None:
    page = pages()
    show(page, "<main><h1>Mine</h1><button></button></main>")

    barriers = axe_violations(page)

    assert len(barriers) == 2
    assert any(said.startswith("button-name:") for said in barriers)
    assert any(said.startswith("html-has-lang:") for said in barriers)


def test_phone_is_small_and_touched(browser: Browser) -> None:
    pages = DevicePages(browser, "http://undermine.test", PHONE)
    page = pages()
    show(page, "<meta name=viewport content='width=device-width'>")

    found = page.evaluate("[innerWidth, devicePixelRatio, navigator.maxTouchPoints > 0]")

    assert found == [390, 2, True]
    pages.close_without_errors()


def course(server: Server, seed: str) -> list[Message]:
    """Everything that Ana sees of a round with bots."""
    server.deal_from(seed)
    seat = open_table(server.url, seats=4)
    with scripted_player(server.url, seat) as player:
        player.play_until(lambda: any(event["did"] == "roundended" for event in player.seen))
        return player.seen


def test_same_seed_gives_the_same_deal_and_the_same_bots(server: Server) -> None:
    first, other, again = (course(server, seed) for seed in ("one", "two", "one"))

    assert first == again
    assert first != other


def test_pages_add_the_same_word_to_every_deal(browser: Browser) -> None:
    pages = DevicePages(browser, "http://undermine.test", PHONE)
    page = pages()
    show(page, "")

    assert page.evaluate("[...crypto.getRandomValues(new Uint8Array(3))]") == [7, 7, 7]
    pages.close_without_errors()
