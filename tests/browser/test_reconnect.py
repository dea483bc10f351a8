"""Whatever breaks, everybody comes back to the same table, in the middle of a turn too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import DESKTOP, PHONE, DevicePages, Server
from tests.browser.page_player import READER, PagePlayer
from tests.browser.scripted_player import Seat, open_table, scripted_player
from tests.browser.seat_steps import open_seat

GONE = r"WebSocket|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def begun(server: Server) -> Seat:
    """A game that waits for my first card."""
    seat = open_table(server.url, seats=5)
    with scripted_player(server.url, seat) as player:
        player.send("understood")
        player.receive_until(lambda: player.my_turn)
    return seat


def sit(pages: DevicePages, seat: Seat, language: str = "en") -> PagePlayer:
    person = open_seat(pages, seat, language)
    person.wait_for_my_turn()
    return person


def stage(person: PagePlayer) -> str:
    """Put something down without ending the turn; return the words of the action bar."""
    person.page.locator("[data-card]").first.click()
    person.discard()
    return doing(person)


def doing(person: PagePlayer) -> str:
    return person.page.get_by_role("region", name=person.t("table-doing")).inner_text()


def cards(page: Page) -> list[str | None]:
    return [card.get_attribute("data-card") for card in page.locator("[data-card]").all()]


def test_reload_in_the_middle_of_a_turn(server: Server, phone: DevicePages) -> None:
    person = sit(phone, begun(server), "de")
    said = stage(person)
    hand = cards(person.page)

    person.page.reload()
    person.wait_for_screen("mine")

    expect(person.end_turn).to_be_enabled()
    assert doing(person) == said
    assert cards(person.page) == hand
    person.button("table-take-back").click()
    expect(person.page.locator("[data-card]")).to_have_count(6)


def test_server_killed_in_the_middle_of_a_turn(own_server: Server, browser: Browser) -> None:
    """The line is lost and comes back by itself; even what was staged is there."""
    desktop = DevicePages(browser, own_server.url, DESKTOP)
    person = sit(desktop, begun(own_server))
    said = stage(person)
    before, hand = person.log(), cards(person.page)

    own_server.crash()
    expect(person.page.get_by_text(person.t("lost-title"))).to_be_visible()
    own_server.start()
    expect(person.page.get_by_text(person.t("lost-title"))).to_have_count(0)
    person.wait_for_my_turn()

    expect(person.end_turn).to_be_enabled()
    assert (doing(person), person.log(), cards(person.page)) == (said, before, hand)
    person.end_turn.click()
    expect(person.page.locator("ol.log")).to_contain_text(READER)
    assert person.log() != before
    person.wait_for_screen("mine", "reveal")
    desktop.ignore_errors(GONE)
    desktop.close_without_errors()


def test_two_tabs_on_one_seat_stay_in_step(server: Server, desktop: DevicePages) -> None:
    seat = begun(server)
    one = sit(desktop, seat)
    page = one.page.context.new_page()
    page.goto(seat.path)
    other = PagePlayer(page, "en")
    other.wait_for_screen("mine")

    said = stage(one)
    expect(other.end_turn).to_be_enabled()
    assert doing(other) == said

    other.button("table-take-back").click()
    expect(one.end_turn).to_have_count(0)
    expect(one.page.locator("[data-card]")).to_have_count(6)

    one.move()
    expect(other.page.locator("ol.log")).to_contain_text(READER)
    other.wait_for_screen("mine", "reveal")
    one.wait_for_screen("mine", "reveal")
    assert sorted(map(str, cards(one.page))) == sorted(map(str, cards(other.page)))


def test_lost_line_is_shown_over_the_table(own_server: Server, browser: Browser) -> None:
    """The table stays in sight, and one need not wait for the next try."""
    phone = DevicePages(browser, own_server.url, PHONE)
    seat = begun(own_server)
    page = phone(local_storage=seat.local_storage("Ana"), language="de-DE", reduced_motion=True)
    page.clock.install()
    page.goto(seat.path)
    person = PagePlayer(page, "de")
    person.wait_for_my_turn()
    own_server.crash()
    lost = person.page.get_by_text(person.t("lost-title"))
    expect(lost).to_be_visible()
    expect(person.page.get_by_role("grid")).to_be_attached()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))  # it will not try by itself again
    own_server.start()
    page.get_by_role("button", name=person.t("lost-now")).click()
    expect(lost).to_have_count(0)
    phone.ignore_errors(GONE)
    phone.close_without_errors()
