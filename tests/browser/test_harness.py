"""Pages are watched closely enough: what must fail a test does."""

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.harness import DESKTOP, PHONE, Server, Visitors, axe, wait_until
from tests.browser.scripted_player import Message, open_table, piloted

POLICY = "default-src 'self'; script-src 'self'; style-src 'self'"


@pytest.fixture
def visitors(browser: Browser) -> Visitors:
    return Visitors(browser, "http://undermine.test", DESKTOP)


def show(page: Page, body: str) -> None:
    """Answer every request with the same page, under a strict policy."""

    def answer(route: Route) -> None:
        headers = {"content-security-policy": POLICY, "content-type": "text/html"}
        route.fulfill(body=f"<!doctype html><title>A page</title>{body}", headers=headers)

    page.route("**/*", answer)
    page.goto("/")


def test_nothing_wrong_nothing_said(visitors: Visitors) -> None:
    show(visitors(), "<main><h1>Mine</h1></main>")

    visitors.leave()


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("setTimeout(() => { throw new Error('collapsed') })", "error: .*collapsed"),
        ("Promise.reject(new Error('flooded')); 0", "error: .*flooded"),
        ("console.error('dark')", "console: dark"),
    ],
)
def test_errors_of_scripts_fail_the_test(visitors: Visitors, script: str, complaint: str) -> None:
    page = visitors()

    page.evaluate(script)
    wait_until(page, lambda: bool(visitors.complaints), "the complaint")

    with pytest.raises(AssertionError, match=complaint):
        visitors.leave()


@pytest.mark.parametrize(
    "body",
    ["<p style='color: red'>Red</p>", "<style>p { color: red }</style>", "<script>1</script>"],
)
def test_broken_policy_fails_the_test(visitors: Visitors, body: str) -> None:
    show(visitors(), body)

    with pytest.raises(AssertionError, match="Content Security Policy"):
        visitors.leave()


def test_provoked_errors_are_forgiven(visitors: Visitors) -> None:
    visitors().evaluate("console.error('as planned')")

    visitors.forgive("as planned")

    visitors.leave()


def test_barriers_are_found_under_the_policy(visitors: Visitors) -> None:
    page = visitors()
    show(page, "<main><h1>Mine</h1><button></button></main>")

    barriers = axe(page)

    assert len(barriers) == 2
    assert any(said.startswith("button-name:") for said in barriers)
    assert any(said.startswith("html-has-lang:") for said in barriers)


def test_phone_is_small_and_touched(browser: Browser) -> None:
    visitors = Visitors(browser, "http://undermine.test", PHONE)
    page = visitors()
    show(page, "<meta name=viewport content='width=device-width'>")

    found = page.evaluate("[innerWidth, devicePixelRatio, navigator.maxTouchPoints > 0]")

    assert found == [390, 2, True]
    visitors.leave()


def course(server: Server, seed: str) -> list[Message]:
    """Everything that Ana sees of a round with bots."""
    server.deal_from(seed)
    seat = open_table(server.url, seats=4)
    with piloted(server.url, seat) as pilot:
        pilot.play_until(lambda: any(event["did"] == "roundended" for event in pilot.seen))
        return pilot.seen


def test_same_seed_gives_the_same_deal_and_the_same_bots(server: Server) -> None:
    first, other, again = (course(server, seed) for seed in ("one", "two", "one"))

    assert first == again
    assert first != other


def test_pages_add_the_same_word_to_every_deal(browser: Browser) -> None:
    visitors = Visitors(browser, "http://undermine.test", PHONE)
    page = visitors()
    show(page, "")

    assert page.evaluate("[...crypto.getRandomValues(new Uint8Array(3))]") == [7, 7, 7]
    visitors.leave()
