"""No page bars anybody: names, contrast, titles, languages and large text, on every screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import (
    AXE,
    DESKTOP,
    PHONE,
    DevicePages,
    Server,
    axe_violations,
    finish_transitions,
)
from tests.browser.page_player import LOCALES, PagePlayer
from tests.browser.scripted_player import Seat, open_table, scripted_player, shared_table
from tests.browser.test_hand import SCREENS, resize
from undermine.bots.offers import levels

PLAIN = {
    "home": "/",
    "new": "/new?game=saboteur",
    "join": "/join",
    "rules": "/rules/saboteur#SAB-042",
    "finished": "/finished",
    "settings": "/settings",
    "missing": "/nowhere",
    "gone": "/t/amber-kettle-42",
}
DEVICES = {"phone": PHONE, "desktop": DESKTOP}
ONE_LINE = 30
"""Two lines of a label are higher, in pixels."""
SET_THEME = "theme => { document.documentElement.dataset.theme = theme; }"
OVERLAPS = """() => {
  const isSeen = (part) => part.checkVisibility() && !part.closest('.unseen')
    && part.getBoundingClientRect().width > 1;
  const found = [];
  const compare = (parts) => parts.forEach((one, place) => parts.slice(place + 1).forEach((two) => {
    if (one.contains(two) || two.contains(one)) return;
    const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1) found.push(`${one.outerHTML} and ${two.outerHTML}`.slice(0, 300));
  }));
  const parts = (root, selector) => [...root.querySelectorAll(selector)].filter(isSeen);
  const seat = '.token-box, .text, .sub > *, .counts > span, .chip > b, [data-slot], small';
  parts(document, '[data-seat]').forEach((one) => compare(parts(one, seat)));
  compare(parts(document, '.dock button, .dock .words, .doing button, .doing p'));
  compare(parts(document, '.phase h1, .phase button'));
  return found;
}"""
"""Parts of a seat, of the bar and of the lower edge that lie over each other."""
ENGLISH = re.compile(r"\b(the|and|your|you|with|turn|cards|please|of|is)\b", re.IGNORECASE)


@pytest.fixture(params=["phone-de", "desktop-en"])
def pages(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[DevicePages]:
    """People with either device; errors about pages that do not exist are expected."""
    size, _, language = request.param.partition("-")
    pages = DevicePages(browser, server.url, DEVICES[size])
    pages.language = language  # type: ignore[attr-defined]
    yield pages
    pages.ignore_errors("404")
    pages.close_without_errors()


def enter(
    pages: DevicePages, path: str, seat: Seat | None = None, **settings: object
) -> PagePlayer:
    language: str = pages.language  # type: ignore[attr-defined]
    staged = {"quick": "off"} | settings
    local_storage: dict[str, object] = {"undermine.settings": staged}
    page = pages(
        path,
        language=LOCALES[language],
        reduced_motion=True,
        local_storage=local_storage | (seat.local_storage("Ana") if seat else {}),
    )
    return PagePlayer(page, language)


def barriers(page: Page) -> list[str]:
    """What bars people in the dark theme, and what cannot be read in the light one."""
    found = axe_violations(page)
    page.evaluate(SET_THEME, "light")
    finish_transitions(page)
    contrast = page.evaluate(
        "axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false })"
        ".then(({ violations }) => violations.flatMap(({ nodes }) => nodes))"
    )
    page.evaluate(SET_THEME, "dark")
    return found + [f"light: {node['failureSummary']} ({node['html'][:200]})" for node in contrast]


def check(person: PagePlayer) -> None:
    """Barriers, title, language."""
    page = person.page
    assert AXE.is_file()
    assert "Undermine" in page.title() or "Saboteur" in page.title()
    assert page.evaluate("document.documentElement.lang") == person.words.language
    assert barriers(page) == []
    if person.words.language == "de":
        text = page.locator("body").inner_text()
        assert not ENGLISH.findall(re.sub("The Lost Mines|The Dark Cave", "", text))


@pytest.mark.parametrize("name", PLAIN)
def test_plain_page(pages: DevicePages, name: str) -> None:
    person = enter(pages, PLAIN[name])
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.wait_for_load_state("networkidle")

    check(person)


def test_rule_is_found_by_its_number_and_by_words(pages: DevicePages) -> None:
    """From whichever game, a rule is shown where it is told; a search shows its first find."""
    person = enter(pages, "/rules/SAB-080")
    page = person.page
    expect(page.locator("#SAB-080")).to_be_focused()

    page.get_by_role("searchbox").press_sequentially("SAB-0")

    expect(page.locator("#SAB-001")).to_be_in_viewport()
    expect(page.locator("#SAB-080")).not_to_be_in_viewport()


def test_lobby(pages: DevicePages, server: Server) -> None:
    seat = open_table(server.url, bots="")
    person = enter(pages, seat.path, seat)
    expect(person.button("lobby-start-bots", count=4)).to_be_visible()
    check(person)
    for name in ("Basalt", "Marl"):
        person.button("lobby-open-host").first.click()
        level = person.page.get_by_role("button", name=person.t("bot-level-of", name=name))
        expect(level).to_be_visible()
    assert level.locator(".name").evaluate("name => name.offsetHeight") < ONE_LINE
    person.page.get_by_label(person.t("bot-style-of", name="Marl")).select_option("patient")
    level.click()
    offered = person.page.get_by_role("listbox").get_by_role("option")
    expect(offered).to_have_count(len(levels("saboteur")))
    check(person)
    guest = enter(pages, seat.path)
    expect(guest.page.get_by_label(guest.t("lobby-name"))).to_be_visible()
    check(guest)


def test_ceremony_and_turn(pages: DevicePages, server: Server) -> None:
    seat = open_table(server.url)
    person = enter(pages, seat.path, seat)
    person.wait_for_screen("role")
    check(person)
    person.confirm_role()
    person.wait_for_screen("mine")
    check(person)
    person.page.locator("[data-card]").first.click()
    person.wait_for_cell_names()
    expect(person.page.locator("button[aria-keyshortcuts=D]").first).to_have_attribute(
        "aria-disabled", "false"
    )
    check(person)


def test_waiting(pages: DevicePages, server: Server) -> None:
    """The others have not gone on: my turn does not come."""
    while True:
        seats = shared_table(server.url, "Ana", "Ben", "Cleo", seats=3)
        with scripted_player(server.url, seats[0]) as player:
            player.send("understood")
            player.receive_until(lambda: player.due == "turn")
            if not player.my_turn:
                break
    person = enter(pages, seats[0].path, seats[0])
    person.wait_for_screen("waiting")
    expect(person.page.get_by_role("grid")).to_be_visible()
    check(person)


def test_reveal(pages: DevicePages, server: Server) -> None:
    seat = open_table(server.url, seats=3)
    person = enter(pages, seat.path, seat)
    person.wait_for_screen("role")
    with scripted_player(server.url, seat) as player:
        player.play_until(lambda: any(event["did"] == "roundended" for event in player.seen))
        person.wait_for_screen("reveal")
        check(person)


def test_gold(pages: DevicePages, server: Server) -> None:
    found = False
    while not found:
        seat = open_table(server.url, seats=4)
        with scripted_player(server.url, seat) as player:
            player.send("understood")
            found = player.play_until(lambda: player.my_turn and player.due == "sharegold")
    person = enter(pages, seat.path, seat)
    if person.wait_for_screen("gold", "role") == "role":  # the gold of a later round
        person.confirm_role()
        person.wait_for_screen("gold")
    check(person)


def test_end_of_game(pages: DevicePages, server: Server) -> None:
    seat = open_table(server.url, seats=3)
    with scripted_player(server.url, seat) as player:
        player.play_until(lambda: False)
        game_id = player.table["game_id"]
    person = enter(pages, seat.path, seat)
    person.wait_for_screen("standings")
    check(person)
    person.page.goto(f"/replay/{game_id}?at=30")
    expect(person.page.get_by_role("slider")).to_be_visible()
    check(person)
    person.page.goto("/finished")
    expect(person.page.get_by_role("link", name=person.t("finished-replay"))).to_be_visible()
    check(person)


# -- large text ------------------------------------------------------------------------------------


def test_large_text_loses_no_control(pages: DevicePages, server: Server) -> None:
    """At 200 % everything is still there, can be brought into sight and is not covered.

    In German, whose words are longer.
    """
    pages.language = "de"  # type: ignore[attr-defined]
    seat = open_table(server.url)
    with scripted_player(server.url, seat) as player:
        player.send("understood")
    person = enter(pages, seat.path, seat, textSize=200)
    person.wait_for_screen("mine")
    person.wait_for_drawer()
    page = person.page
    assert_no_overlap(page)
    seats = page.get_by_role("list", name=person.t("table-seats")).get_by_role("listitem")
    can_be_pressed(
        *(card for card in page.locator("[data-card]").all()),
        *(row.get_by_role("button").first for row in seats.all()),
        person.button("menu-open"),
        person.button("table-list"),
        page.get_by_role("button", name=person.t("hand-role")),
    )

    page.locator("[data-card]:not(:has(.lock))").first.click()  # one that needs no explanation
    assert_no_overlap(page)
    can_be_pressed(person.button("table-drop"), page.locator("button[aria-keyshortcuts=D]"))
    person.discard()
    assert_no_overlap(page)
    can_be_pressed(person.end_turn, person.button("table-take-back"))


def assert_no_overlap(page: Page) -> None:
    """On every screen of this kind no part lies over another, and nothing widens the page."""
    assert page.viewport_size
    before = page.viewport_size["width"], page.viewport_size["height"]
    for size in next(sizes for sizes in SCREENS.values() if before in sizes):
        resize(page, *size)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), size
        assert page.evaluate(OVERLAPS) == [], size
    resize(page, *before)


def can_be_pressed(*controls: Locator) -> None:
    for control in controls:
        control.click(trial=True)  # fails if something lies over it, wherever it is scrolled to
        expect(control).to_be_in_viewport()
