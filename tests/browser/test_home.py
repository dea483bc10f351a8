"""From the first page into a game: one press, with the game and the seats of the last time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import DESKTOP, PHONE, Device, DevicePages, Server
from tests.browser.overflow import overflowing
from tests.browser.page_player import LOCALES, PagePlayer

SIZES = {
    "phone": PHONE,
    "desktop": DESKTOP,
    "small": Device(360, 640, 2, touch=True),
    "lying": Device(844, 390, 2, touch=True),
}
TITLES = {
    "saboteur": "Saboteur",
    "saboteur-2": "Saboteur 2",
    "the-lost-mines": "The Lost Mines",
    "the-dark-cave": "The Dark Cave",
}
RUNNING = re.compile(r".*/t/[\w-]+$")


Visit = Callable[[str, str, str], PagePlayer]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a path on a screen of some size in some language; errors in pages fail the test."""
    opened: list[DevicePages] = []

    def one(size: str, language: str, path: str) -> PagePlayer:
        pages = DevicePages(browser, server.url, SIZES[size])
        opened.append(pages)
        return PagePlayer(pages(path, language=LOCALES[language], reduced_motion=True), language)

    yield one
    for pages in opened:
        pages.close_without_errors()


def expect_game(person: PagePlayer, seats: int) -> None:
    """The page has gone to a table on which a game is running, without a lobby."""
    page = person.page
    page.wait_for_url(RUNNING)
    person.wait_for_screen("role")
    code = page.url.rpartition("/")[2]
    table = page.request.get(f"/api/tables/{code}").json()
    assert table["status"] == "playing"
    assert len(table["seats"]) == seats


def bots_at(person: PagePlayer) -> list[str]:
    """The bots of the seats at the table of the page; empty for people."""
    code = person.page.url.rpartition("/")[2]
    table = person.page.request.get(f"/api/tables/{code}").json()
    return [seat["bot"] for seat in table["seats"]]


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", TITLES)
def test_each_game_begins_with_bots_at_one_press_and_is_played_now_the_next_time(
    visit: Visit, game: str, size: str
) -> None:
    language = "de" if size == "phone" else "en"
    person = visit(size, language, "/")
    name = f"{person.t('home-play-bots')}: {TITLES[game]}"

    person.page.get_by_role("button", name=name, exact=True).click()

    expect_game(person, 5)
    person.page.goto("/")
    note = person.t("home-play-note", game=TITLES[game], bots=4)
    expect(person.page.get_by_role("button", name=note)).to_contain_text(person.t("home-play"))
    person.page.get_by_role("button", name=note).first.click()
    expect_game(person, 5)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_bots_play_at_the_level_and_in_the_style_that_the_host_chooses(
    visit: Visit, size: str
) -> None:
    person = visit(size, "de" if size == "phone" else "en", "/new?game=saboteur")
    page = person.page
    page.get_by_role("textbox").fill("Ana")
    page.get_by_role("button", name=person.t("new-open")).click()
    page.wait_for_url(RUNNING)
    person.button("lobby-open-host").first.click()
    level = page.get_by_role("button", name=person.t("bot-level-of", name="Basalt"))
    expect(level).to_contain_text(person.t("level-foreman"))

    level.press("Enter")
    levels = page.get_by_role("listbox")
    option = levels.get_by_role("option", name=person.t("level-apprentice"))
    assert option.evaluate("(line) => line.getBoundingClientRect().height") >= (
        44 if size == "phone" else 30
    )
    assert overflowing(page) == []
    if size == "phone":
        option.click()
    else:
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
    expect(levels).to_have_count(0)
    expect(level).to_be_focused()
    expect(level).to_contain_text(person.t("level-apprentice"))
    page.get_by_label(person.t("bot-style-of", name="Basalt")).select_option("grumpy")
    page.get_by_role("button", name=person.t("lobby-start-bots", count=3)).click()
    person.wait_for_screen("role")
    assert bots_at(person) == ["", "apprentice/grumpy", *["apprentice"] * 3]

    page.goto("/")
    expect(page.get_by_text(person.t("home-play-level", level=1))).to_be_visible()
    page.get_by_role("button", name=person.t("home-play")).first.click()
    expect_game(person, 5)
    assert bots_at(person) == ["", *["apprentice"] * 4]


def test_play_now_takes_the_seats_that_were_chosen_for_a_new_table(
    visit: Visit,
) -> None:
    person = visit("desktop", "en", "/new?game=the-dark-cave")
    page = person.page
    page.get_by_role("textbox").fill("Ana")
    page.get_by_role("button", name=person.t("new-seats-fewer")).click()
    page.get_by_role("button", name=person.t("new-open")).click()
    page.wait_for_url(RUNNING)

    page.goto("/")
    page.get_by_role("button", name=person.t("home-play")).first.click()

    expect_game(person, 4)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_a_new_table_is_opened_without_scrolling(visit: Visit, size: str, language: str) -> None:
    person = visit(size, language, "/new?game=the-lost-mines")
    page = person.page
    page.get_by_role("textbox").fill("Ana")
    page.evaluate("scrollTo(0, 0)")

    for name in ("new-open", "home-play-bots"):
        box = page.get_by_role("button", name=person.t(name)).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIZES[size].height
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SIZES[size].width
