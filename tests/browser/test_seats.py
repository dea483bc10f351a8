"""A seat is safe: stand-ins, votes, removal, late joining and absence, as people see them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.harness import DESKTOP, PHONE, ROOT, Device, Server, Visitors, axe
from tests.browser.party import lines
from tests.browser.person import Person
from tests.browser.pilot import Pilot, Seat, open_table, piloted, shared_table

ANA, BEN, CLEO, ROBO = range(4)
NAMES = ("Ana", "Ben", "Cleo")

Come = Callable[[Seat | str, str], Person]


class HastyServer(Server):
    """A server at which nobody waits two minutes before a vote; see `hasty_server.py`."""

    def start(self) -> None:
        """Start it and wait until it answers."""
        variables = {
            "UNDERMINE_BOT_PAUSE": "0",
            "UNDERMINE_DATA": str(self.folder),
            "UNDERMINE_MESSAGES_PER_SECOND": "1000",
            "UNDERMINE_PORT": str(self.port),
            "UNDERMINE_TABLES_PER_HOUR": "1000",
        }
        command = (sys.executable, "-m", "tests.browser.hasty_server", "--port", str(self.port))
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | variables, stdout=log, stderr=log, cwd=ROOT
            )
        self._wait_until_healthy()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets people vote at once."""
    server = HastyServer(tmp_path_factory.mktemp("hasty"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["phone-de", "desktop-en"])
def come(request: pytest.FixtureRequest, browser: Browser, hasty: Server) -> Iterator[Come]:
    """Let somebody come to a table, to a seat or without one; all on the same kind of device."""
    device: Device = {"phone": PHONE, "desktop": DESKTOP}[request.param.split("-")[0]]
    language = request.param.split("-")[1]
    visitors = Visitors(browser, hasty.url, device)

    def one(where: Seat | str, name: str) -> Person:
        seat = where if isinstance(where, Seat) else None
        page = visitors(
            kept=seat.kept(name) if seat else {"undermine.name": name},
            language={"en": "en-GB", "de": "de-DE"}[language],
            still=True,
        )
        page.clock.install()
        page.goto(seat.path if seat else str(where))
        person = Person(page, language, touch=device.touch)
        person.wait_for_all()
        return person

    yield one
    visitors.leave()


def begun(hasty: Server) -> list[Seat]:
    """Three people and a bot in their first round; Ana is host, and it is Ben's turn."""
    seats = shared_table(hasty.url, *NAMES, seats=4)
    with lines(hasty.url, seats) as (ana, ben, cleo):
        for pilot in (ana, ben, cleo):
            pilot.ask("understood")
        _pass_till(ben, ana, cleo)
    return seats


def _pass_till(wanted: Pilot, *others: Pilot) -> None:
    """Everybody else puts a card away until it is the turn of one."""
    everybody = (wanted, *others)
    while not wanted.my_turn:
        seq = max(pilot.seq for pilot in everybody)
        for pilot in everybody:
            while pilot.seq < seq:
                pilot.hear()
        actor = wanted.view["agenda"][-1]["seat"]
        mover = next((one for one in others if one.held.seat == actor), None)
        if mover:
            mover.act(next(one for one in mover.legal if one["do"] == "discard"))
        wanted.hear()


def seat_of(person: Person, seat: int) -> Locator:
    """A seat in the rail or the strip."""
    return person.page.locator(f"li[data-seat='{seat}']")


def open_sheet(person: Person, seat: int) -> Locator:
    """The sheet of a player."""
    person.press(seat_of(person, seat).get_by_role("button").first)
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def choose(person: Person, within: Locator, key: str, **args: str | int) -> None:
    button = within.get_by_role("button", name=person.t(key, **args), exact=True)
    button.scroll_into_view_if_needed()
    person.press(button)


def says(person: Person, key: str, **args: str | int) -> None:
    """The page says so, wherever."""
    expect(person.page.get_by_text(person.t(key, **args)).first).to_be_visible()


def log_says(person: Person, key: str, **args: str | int) -> None:
    """The log has a line about it, also where it is folded away."""
    expect(person.page.locator("ol.log")).to_contain_text(person.t(key, **args))


def title(person: Person) -> Locator:
    return person.page.locator("header h1").first


def test_host_puts_in_a_stand_in_and_its_person_takes_the_seat_back(
    hasty: Server, come: Come
) -> None:
    """F1: the seat is kept, what was done is read, and one tap is enough."""
    seats = begun(hasty)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    ben.wait_for("mine")
    ben.page.close()

    choose(ana, open_sheet(ana, BEN), "panel-let-bot")
    log_says(ana, "notice-standin-host", by="Ana", name="Ben")
    log_says(ana, "log-by-stand-in", name="Ben")
    ben = come(seats[BEN], "Ben")

    welcome = ben.page.get_by_role("dialog", name=ben.t("welcome-title"))
    expect(welcome).to_be_visible()
    expect(welcome.locator("ol li")).not_to_have_count(0)
    assert axe(ben.page) == []
    choose(ben, welcome, "welcome-take")
    expect(welcome).to_have_count(0)
    expect(ben.page.get_by_text(ben.t("standin-title"))).to_have_count(0)
    log_says(ana, "notice-returned", name="Ben")
    with piloted(hasty.url, seats[BEN]) as wire:
        assert wire.table["seats"][BEN]["bot"] == ""
        assert wire.view["seat"] == BEN


def test_host_ends_a_stand_in_and_its_person_still_has_the_seat(hasty: Server, come: Come) -> None:
    """F1, the other way: "plays again" evicted."""
    seats = begun(hasty)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    choose(ana, open_sheet(ana, BEN), "panel-let-bot")
    says(ben, "standin-title")

    choose(ana, open_sheet(ana, BEN), "panel-end-standin")

    expect(ben.page.get_by_text(ben.t("standin-title"))).to_have_count(0)
    expect(ben.page.get_by_text(ben.t("wrong-token"))).to_have_count(0)
    ben.page.reload()
    ben.wait_for_all()
    expect(ben.page.locator("[data-card]").first).to_be_visible()


def test_absence_is_said_in_words_with_its_time(hasty: Server, come: Come) -> None:
    """F7: in the seat, in the bar, and what can be done about it."""
    seats = begun(hasty)
    ana = come(seats[ANA], "Ana")

    says_when = re.escape(ana.t("table-waits-for", name="Ben", time="@")).replace("@", r"\d\d:\d\d")
    expect(title(ana)).to_have_text(re.compile(says_when))
    away = re.escape(ana.t("seat-away", time="@")).replace("@", r"\d\d:\d\d")
    expect(seat_of(ana, BEN)).to_contain_text(re.compile(away, re.IGNORECASE))
    says(ana, "stall-away", name="Ben", minutes=0)
    if ana.touch:
        ana.press(ana.button("stall-what"))
    for key in ("panel-put-in", "panel-handover"):
        says(ana, key)
    says(ana, "panel-remove", name="Ben")
    assert axe(ana.page) == []


def test_others_vote_a_stand_in_for_an_idle_host(hasty: Server, come: Come) -> None:
    """F3: after two minutes for the turn; the seat goes on as before."""
    seats = shared_table(hasty.url, *NAMES, seats=3)
    with piloted(hasty.url, seats[ANA]) as ana:
        with lines(hasty.url, seats[BEN:]) as others:
            for pilot in (ana, *others):
                pilot.ask("understood")
            _pass_till(ana, *others)
        ben, cleo = come(seats[BEN], "Ben"), come(seats[CLEO], "Cleo")
        expect(title(ben)).to_have_text(ben.t("table-turn-of", name="Ana"))
        expect(ben.button("stall-wait")).to_have_count(0)

        for person in (ben, cleo):
            person.page.clock.fast_forward(121_000)
        says(ben, "stall-idle", name="Ana", minutes=2)
        if ben.touch:
            ben.press(ben.button("stall-what"))
        choose(ben, ben.page.locator(".panel.standin"), "panel-vote")
        says(cleo, "motion-standin-turn", name="Ana")
        assert axe(cleo.page) == []
        ben_said = ben.t("ballot-count", yes=1, needed=2)
        expect(ben.page.get_by_text(ben_said)).to_be_visible()
        cleo.press(cleo.button("ballot-yes"))

        log_says(ben, "notice-standin-turn", name="Ana")
        ana.hear_until(lambda: ana.table["seats"][ANA]["standin"] == "" and ana.seq > 0)
        assert ana.table["seats"][ANA]["host"] is False or ana.table["seats"][ANA]["bot"] == ""


def test_removal_is_asked_twice(hasty: Server, come: Come) -> None:
    seats = begun(hasty)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    sheet = open_sheet(ana, BEN)
    choose(ana, sheet, "panel-remove-first")
    expect(sheet.get_by_text(ana.t("panel-remove-sure", name="Ben"))).to_be_visible()
    choose(ana, sheet, "panel-remove-yes")
    expect(sheet.get_by_text(ana.t("panel-remove-really", name="Ben"))).to_be_visible()
    expect(ben.page.locator("[data-card]").first).to_be_visible()

    choose(ana, sheet, "panel-remove-for-good", name="Ben")

    log_says(ana, "notice-kicked", by="Ana", name="Ben")
    says(ben, "wrong-removed")
    expect(ben.page.locator("[data-card]")).to_have_count(0)


def test_somebody_comes_late_and_is_let_in_by_vote(hasty: Server, come: Come) -> None:
    """F2: the host offers a bot's seat, a newcomer asks, and nobody sees a hand before."""
    seats = begun(hasty)
    ana, cleo = come(seats[ANA], "Ana"), come(seats[CLEO], "Cleo")
    choose(ana, open_sheet(ana, ROBO), "seat-offer")
    ana.page.keyboard.press("Escape")
    dora = come(seats[ANA].path, "Dora")
    dora.press(dora.button("late-ask"))

    says(dora, "late-waiting", seat=_name(dora, hasty, seats[ANA], ROBO))
    expect(dora.page.locator("[data-card]")).to_have_count(0)
    dora.page.reload()
    says(dora, "late-waiting", seat=_name(dora, hasty, seats[ANA], ROBO))
    assert axe(ana.page) == []
    ana.press(ana.button("late-vote"))
    cleo.press(cleo.button("ballot-yes"))

    dora.page.wait_for_function("() => document.querySelector('dialog, [data-card]') !== null")
    log_says(ana, "notice-seated-vote", name="Dora")


def test_host_lets_somebody_in_from_the_next_round(hasty: Server, come: Come) -> None:
    seats = begun(hasty)
    ana = come(seats[ANA], "Ana")
    choose(ana, open_sheet(ana, ROBO), "seat-offer")
    ana.page.keyboard.press("Escape")
    dora = come(seats[ANA].path, "Dora")
    dora.press(dora.button("late-ask"))
    ana.press(ana.button("late-admit"))

    says(dora, "late-admitted", seat=_name(dora, hasty, seats[ANA], ROBO))
    expect(dora.page.locator("[data-card]")).to_have_count(0)
    log_says(ana, "notice-admitted", by="Ana", name="Dora")


def _name(_person: Person, hasty: Server, seat: Seat, index: int) -> str:
    with piloted(hasty.url, seat) as pilot:
        return str(pilot.table["seats"][index]["name"])


def test_host_hands_over_the_crown(hasty: Server, come: Come) -> None:
    seats = begun(hasty)
    ana, ben = come(seats[ANA], "Ana"), come(seats[BEN], "Ben")
    sheet = open_sheet(ana, BEN)
    choose(ana, sheet, "seat-crown", name="Ben")
    choose(ana, sheet, "seat-crown-yes")

    log_says(ben, "notice-crown", by="Ana", name="Ben")
    expect(open_sheet(ben, ANA).get_by_text(ben.t("panel-put-in"))).to_be_visible()


def test_mute_is_for_me_alone_and_can_be_undone(hasty: Server, come: Come) -> None:
    seats = begun(hasty)
    ana, cleo = come(seats[ANA], "Ana"), come(seats[CLEO], "Cleo")
    choose(ana, open_sheet(ana, BEN), "talk-mute", name="Ben")
    ana.page.keyboard.press("Escape")
    with piloted(hasty.url, seats[BEN]) as ben:
        ben.ask("say", text="granite")

        expect(cleo.page.locator(".unread").first).to_be_attached()
        expect(ana.page.locator(".unread")).to_have_count(0)
    choose(ana, open_sheet(ana, BEN), "talk-unmute", name="Ben")
    expect(ana.page.locator(".unread").first).to_be_attached()


def test_lobby_promises_no_phones_and_copies_without_a_clipboard(
    hasty: Server, browser: Browser
) -> None:
    """F6: the link reaches this computer only, and plain http has no clipboard."""
    seat = open_table(hasty.url, bots="")
    visitors = Visitors(browser, hasty.url, PHONE)
    page = visitors(kept=seat.kept("Ana"), still=True)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(seat.path)
    person = Person(page, "en", touch=True)

    says(person, "reach-this-machine")
    expect(page.locator(".qr")).to_have_count(0)
    person.press(person.button("lobby-copy"))
    expect(person.button("kit-copied")).to_be_visible()
    page.evaluate("document.execCommand = () => false")
    expect(person.button("lobby-copy")).to_be_visible()
    person.press(person.button("lobby-copy"))
    field = page.get_by_label(person.t("kit-copy-by-hand"))
    expect(field).to_have_value(f"{hasty.url}{seat.path}")
    expect(field).to_be_focused()
    visitors.leave()
