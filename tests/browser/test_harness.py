"""Pages are watched closely enough: what must fail a test does."""

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.harness import DESKTOP, PHONE, Visitors, axe

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
    page.wait_for_timeout(50)

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
