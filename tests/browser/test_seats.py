"""A seat is safe: stand-ins, absence, removal, the crown and muting, as people see them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import PHONE, Server, Visitors, axe
from tests.browser.page_player import Person
from tests.browser.scripted_player import open_table, piloted
from tests.browser.scripted_table import lines
from tests.browser.seat_steps import (
    ANA,
    BEN,
    Come,
    begun,
    cards_of,
    choose,
    let_pass,
    log_says,
    offer,
    open_sheet,
    says,
    seat_of,
    told,
)
from undermine.server.table.clocks import ABSENT


def test_host_puts_in_a_stand_in_and_its_person_takes_the_seat_back(
    forward: Server, come: Come
) -> None:
    """F1: the seat is kept, what was done is read, and one tap is enough."""
    seats = begun(forward)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    ben.wait_for("mine")
    ben.page.close()

    choose(ana, open_sheet(ana, BEN), "panel-let-bot")
    log_says(ana, "notice-standin-host", by="Ana", name="Ben")
    log_says(ana, "log-by-stand-in", name="Ben")
    ben = come(seats[BEN], "Ben")

    connect_newcomer = ben.page.get_by_role("dialog", name=ben.t("welcome-title"))
    expect(connect_newcomer).to_be_visible()
    expect(connect_newcomer.locator("ol li")).not_to_have_count(0)
    expect(connect_newcomer.get_by_role("button", name=ben.t("welcome-take"))).to_be_focused()
    assert axe(ben.page) == []
    ben.page.keyboard.press("Enter")
    expect(connect_newcomer).to_have_count(0)
    expect(ben.page.get_by_text(ben.t("standin-title"))).to_have_count(0)
    log_says(ana, "notice-returned", name="Ben")
    assert told(forward, seats[BEN], BEN) | {"kind": "person", "bot": "", "standin": ""} == told(
        forward, seats[BEN], BEN
    )


@pytest.mark.parametrize("come", ["desktop-en"], indirect=True)
def test_host_ends_a_stand_in_and_its_person_still_has_the_seat(
    forward: Server, come: Come
) -> None:
    """F1, the other way: "plays again" evicted."""
    seats = begun(forward)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    choose(ana, open_sheet(ana, BEN), "panel-let-bot")
    says(ben, "standin-title")

    choose(ana, open_sheet(ana, BEN), "panel-end-standin")

    expect(ben.page.get_by_text(ben.t("standin-title"))).to_have_count(0)
    expect(ben.page.get_by_text(ben.t("wrong-token"))).to_have_count(0)
    ben.page.reload()
    ben.wait_for_all()
    expect(cards_of(ben).first).to_be_visible()


def test_absence_is_said_in_words_with_its_time(forward: Server, come: Come) -> None:
    """F7: in the seat, in the bar, and what can be done about it."""
    seats = begun(forward)
    ana = come(seats[ANA], "Ana")

    says_when = re.escape(ana.t("table-waits-for", name="Ben", time="@")).replace("@", r"\d\d:\d\d")
    expect(ana.page.locator("header h1").first).to_have_text(re.compile(says_when))
    away = re.escape(ana.t("seat-away", time="@")).replace("@", r"\d\d:\d\d")
    expect(seat_of(ana, BEN)).to_contain_text(re.compile(away, re.IGNORECASE))
    says(ana, "stall-away", name="Ben", minutes=0)
    if ana.touch:
        ana.press(ana.button("stall-what"))
    for key in ("panel-put-in", "panel-handover"):
        says(ana, key)
    says(ana, "panel-remove", name="Ben")
    assert axe(ana.page) == []


def test_removal_is_asked_twice_and_lasts(forward: Server, come: Come) -> None:
    """Whoever was removed asks for no seat of this table any more, also after a reload."""
    seats = begun(forward)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    sheet = open_sheet(ana, BEN)
    choose(ana, sheet, "panel-remove-first")
    expect(sheet.get_by_text(ana.t("panel-remove-sure", name="Ben"))).to_be_visible()
    choose(ana, sheet, "panel-remove-yes")
    expect(sheet.get_by_text(ana.t("panel-remove-really", name="Ben"))).to_be_visible()
    expect(cards_of(ben).first).to_be_visible()

    choose(ana, sheet, "panel-remove-for-good", name="Ben")

    log_says(ana, "notice-kicked", by="Ana", name="Ben")
    says(ben, "wrong-removed")
    expect(cards_of(ben)).to_have_count(0)
    offer(ana, BEN)
    log_says(ben, "notice-offered", by="Ana", name=told(forward, seats[ANA], BEN)["name"])
    expect(ben.button("late-ask")).to_have_count(0)
    ben.page.reload()
    ben.wait_for_all()
    says(ben, "wrong-removed")
    expect(ben.button("late-ask")).to_have_count(0)
    with piloted(forward.url, seats[BEN]) as wire:
        wire.wrong = ""
        wire.ask("apply", name="Bea", seat=BEN)
        wire.hear_until(lambda: bool(wire.wrong))
        assert wire.wrong == "removed"


@pytest.mark.parametrize("come", ["phone-de"], indirect=True)
def test_host_hands_over_the_crown(forward: Server, come: Come) -> None:
    seats = begun(forward)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    sheet = open_sheet(ana, BEN)
    choose(ana, sheet, "seat-crown", name="Ben")
    choose(ana, sheet, "seat-crown-yes")

    log_says(ben, "notice-crown", by="Ana", name="Ben")
    expect(open_sheet(ben, ANA).get_by_text(ben.t("panel-put-in"))).to_be_visible()


@pytest.mark.parametrize("come", ["desktop-en"], indirect=True)
def test_crown_goes_on_when_the_host_stays_away(forward: Server, come: Come) -> None:
    """Nobody asks for it, and whoever comes back is a guest at the table."""
    seats = begun(forward)
    ben = come(seats[BEN], "Ben")
    ben.wait_for("mine")
    expect(open_sheet(ben, ANA).get_by_text(ben.t("panel-let-bot"))).to_have_count(0)
    ben.page.keyboard.press("Escape")

    let_pass(forward, int(ABSENT) + 1, ben)

    log_says(ben, "notice-crown-away", name="Ben")
    expect(open_sheet(ben, ANA).get_by_text(ben.t("panel-let-bot"))).to_be_visible()
    assert told(forward, seats[ANA], ANA)["host"] is False
    assert told(forward, seats[ANA], BEN)["host"] is True


@pytest.mark.parametrize("come", ["desktop-en"], indirect=True)
def test_mute_is_for_me_alone_and_can_be_undone(forward: Server, come: Come) -> None:
    seats = begun(forward)
    ana = come(seats[ANA], "Ana")
    ana.press(ana.page.get_by_role("tab", name=ana.t("talk-title")))
    talk = ana.page.locator("ol.said")
    choose(ana, open_sheet(ana, BEN), "talk-mute", name="Ben")
    ana.page.keyboard.press("Escape")
    with lines(forward.url, seats[BEN:]) as (ben, cleo):
        ben.ask("say", text="granite")
        cleo.hear_until(lambda: cleo.said == ["granite"])
        cleo.ask("say", text="slate")

        expect(talk).to_contain_text("slate")
        expect(talk).not_to_contain_text("granite")
    choose(ana, open_sheet(ana, BEN), "talk-unmute", name="Ben")
    expect(talk).to_contain_text("granite")


def test_lobby_promises_no_phones_and_copies_without_a_clipboard(
    server: Server, browser: Browser
) -> None:
    """F6: the link reaches this computer only, and plain http has no clipboard."""
    seat = open_table(server.url, bots="")
    visitors = Visitors(browser, server.url, PHONE)
    page = visitors(kept=seat.kept("Ana"), still=True)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.clock.install()
    page.goto(seat.path)
    person = Person(page, "en", touch=True)

    says(person, "reach-this-machine")
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
    visitors.leave()
