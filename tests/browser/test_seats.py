"""A seat is safe: stand-ins, absence, removal, the crown and muting, as people see them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.harness import PHONE, DevicePages, Server, axe_violations
from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import open_table, scripted_player
from tests.browser.scripted_table import scripted_players
from tests.browser.seat_steps import (
    ANA,
    BEN,
    JoinTable,
    advance_clocks,
    begun,
    cards_of,
    choose,
    expect_in_log,
    expect_text,
    offer_seat,
    open_sheet,
    seat_of,
    seat_state,
)
from undermine.server.table.clocks import ABSENT


def test_host_puts_in_a_stand_in_and_its_person_takes_the_seat_back(
    clocked_server: Server, join_table: JoinTable
) -> None:
    """F1: the seat is kept, what was done is read, and one tap is enough."""
    seats = begun(clocked_server)
    ana, ben = join_table(seats[ANA], "Ana"), join_table(seats[BEN], "Ben")
    ben.wait_for_screen("mine")
    ben.page.close()

    choose(ana, open_sheet(ana, BEN), "panel-let-bot")
    expect_in_log(ana, "notice-standin-host", by_who="me", name="Ben")
    expect_in_log(ana, "log-by-stand-in", name="Ben")
    ben = join_table(seats[BEN], "Ben")

    welcome = ben.page.get_by_role("dialog", name=ben.t("welcome-title"))
    expect(welcome).to_be_visible()
    expect(welcome.locator("ol li")).not_to_have_count(0)
    expect(welcome.get_by_role("button", name=ben.t("welcome-take"))).to_be_focused()
    assert axe_violations(ben.page) == []
    ben.page.keyboard.press("Enter")
    expect(welcome).to_have_count(0)
    expect(ben.page.get_by_text(ben.t("standin-title"))).to_have_count(0)
    expect_in_log(ana, "notice-returned", name="Ben")
    assert seat_state(clocked_server, seats[BEN], BEN) | {
        "kind": "person",
        "bot": "",
        "standin": "",
    } == seat_state(clocked_server, seats[BEN], BEN)


@pytest.mark.parametrize("join_table", ["desktop-en"], indirect=True)
def test_host_ends_a_stand_in_and_its_person_still_has_the_seat(
    clocked_server: Server, join_table: JoinTable
) -> None:
    """F1, the other way: "plays again" evicted."""
    seats = begun(clocked_server)
    ana, ben = join_table(seats[ANA], "Ana"), join_table(seats[BEN], "Ben")
    choose(ana, open_sheet(ana, BEN), "panel-let-bot")
    expect_text(ben, "standin-title")

    choose(ana, open_sheet(ana, BEN), "panel-end-standin")

    expect(ben.page.get_by_text(ben.t("standin-title"))).to_have_count(0)
    expect(ben.page.get_by_text(ben.t("wrong-token"))).to_have_count(0)
    ben.page.reload()
    ben.wait_for_drawer()
    expect(cards_of(ben).first).to_be_visible()


def test_absence_is_said_in_words_with_its_time(
    clocked_server: Server, join_table: JoinTable
) -> None:
    """F7: in the seat, in the bar, and what can be done about it."""
    seats = begun(clocked_server)
    ana = join_table(seats[ANA], "Ana")

    says_when = re.escape(ana.t("table-waits-for", name="Ben", time="@")).replace("@", r"\d\d:\d\d")
    expect(ana.page.locator("header h1").first).to_have_text(re.compile(says_when))
    away = re.escape(ana.t("seat-away", time="@")).replace("@", r"\d\d:\d\d")
    expect(seat_of(ana, BEN)).to_contain_text(re.compile(away, re.IGNORECASE))
    expect_text(ana, "stall-away", name="Ben", minutes=0)
    if ana.touch:
        ana.press(ana.button("stall-what"))
    for key in ("panel-put-in", "panel-handover"):
        expect_text(ana, key)
    expect_text(ana, "panel-remove", name="Ben")
    assert axe_violations(ana.page) == []


def test_removal_is_asked_twice_and_lasts(clocked_server: Server, join_table: JoinTable) -> None:
    """Whoever was removed asks for no seat of this table any more, also after a reload."""
    seats = begun(clocked_server)
    ana, ben = join_table(seats[ANA], "Ana"), join_table(seats[BEN], "Ben")
    sheet = open_sheet(ana, BEN)
    choose(ana, sheet, "panel-remove-first")
    expect(sheet.get_by_text(ana.t("panel-remove-sure", name="Ben"))).to_be_visible()
    choose(ana, sheet, "panel-remove-yes")
    expect(sheet.get_by_text(ana.t("panel-remove-really", name="Ben"))).to_be_visible()
    expect(cards_of(ben).first).to_be_visible()

    choose(ana, sheet, "panel-remove-for-good", name="Ben")

    expect_in_log(ana, "notice-kicked", by_who="me", name="Ben")
    expect_text(ben, "wrong-removed")
    expect(cards_of(ben)).to_have_count(0)
    offer_seat(ana, BEN)
    expect_in_log(
        ben, "notice-offered", by="Ana", name=seat_state(clocked_server, seats[ANA], BEN)["name"]
    )
    expect(ben.button("late-ask")).to_have_count(0)
    ben.page.reload()
    ben.wait_for_drawer()
    expect_text(ben, "wrong-removed")
    expect(ben.button("late-ask")).to_have_count(0)
    with scripted_player(clocked_server.url, seats[BEN]) as wire:
        wire.wrong = ""
        wire.send("apply", name="Bea", seat=BEN)
        wire.receive_until(lambda: bool(wire.wrong))
        assert wire.wrong == "removed"


@pytest.mark.parametrize("join_table", ["phone-de"], indirect=True)
def test_host_hands_over_the_crown(clocked_server: Server, join_table: JoinTable) -> None:
    seats = begun(clocked_server)
    ana, ben = join_table(seats[ANA], "Ana"), join_table(seats[BEN], "Ben")
    sheet = open_sheet(ana, BEN)
    choose(ana, sheet, "seat-crown", name="Ben")
    choose(ana, sheet, "seat-crown-yes")

    expect_in_log(ben, "notice-crown", by="Ana", who="me")
    expect(open_sheet(ben, ANA).get_by_text(ben.t("panel-put-in"))).to_be_visible()


def letting_a_bot_play(person: PagePlayer) -> Locator:
    """The button in the sheet of Ana that lets a bot play for her."""
    sheet = open_sheet(person, ANA)
    return sheet.get_by_role("button", name=person.t("panel-let-bot"), exact=True)


@pytest.mark.parametrize("join_table", ["desktop-en"], indirect=True)
def test_crown_goes_on_when_the_host_stays_away(
    clocked_server: Server, join_table: JoinTable
) -> None:
    """Nobody asks for it, and whoever comes back is a guest at the table."""
    seats = begun(clocked_server)
    ben = join_table(seats[BEN], "Ben")
    ben.wait_for_screen("mine")
    expect(letting_a_bot_play(ben)).to_have_count(0)
    ben.page.keyboard.press("Escape")

    advance_clocks(clocked_server, int(ABSENT) + 1, ben)

    expect_in_log(ben, "notice-crown-away", who="me")
    expect(letting_a_bot_play(ben)).to_be_visible()
    assert seat_state(clocked_server, seats[ANA], ANA)["host"] is False
    assert seat_state(clocked_server, seats[ANA], BEN)["host"] is True


@pytest.mark.parametrize("join_table", ["desktop-en"], indirect=True)
def test_mute_is_for_me_alone_and_can_be_undone(
    clocked_server: Server, join_table: JoinTable
) -> None:
    seats = begun(clocked_server)
    ana = join_table(seats[ANA], "Ana")
    ana.press(ana.page.get_by_role("tab", name=ana.t("talk-title")))
    talk = ana.page.locator("ol.said")
    choose(ana, open_sheet(ana, BEN), "talk-mute", name="Ben")
    ana.page.keyboard.press("Escape")
    with scripted_players(clocked_server.url, seats[BEN:]) as (ben, cleo):
        ben.send("say", text="granite")
        cleo.receive_until(lambda: cleo.said == ["granite"])
        cleo.send("say", text="slate")

        expect(talk).to_contain_text("slate")
        expect(talk).not_to_contain_text("granite")
    choose(ana, open_sheet(ana, BEN), "talk-unmute", name="Ben")
    expect(talk).to_contain_text("granite")


def test_lobby_promises_no_phones_and_copies_without_a_clipboard(
    server: Server, browser: Browser
) -> None:
    """F6: the link reaches this computer only, and plain http has no clipboard."""
    seat = open_table(server.url, bots="")
    pages = DevicePages(browser, server.url, PHONE)
    page = pages(local_storage=seat.local_storage("Ana"), reduced_motion=True)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.clock.install()
    page.goto(seat.path)
    person = PagePlayer(page, "en", touch=True)

    expect_text(person, "reach-this-machine")
    expect(page.locator(".qr")).to_have_count(0)
    person.press(person.button("lobby-copy"))
    expect(person.button("kit-copied")).to_be_visible()
    page.clock.fast_forward(60_000)
    page.evaluate("document.execCommand = () => false")
    expect(person.button("lobby-copy")).to_be_visible()
    person.press(person.button("lobby-copy"))
    field = page.get_by_label(person.t("kit-copy-by-hand"))
    expect(field).to_have_value(f"{server.url}{seat.path}")
    expect(field).to_be_focused()
    pages.close_without_errors()
