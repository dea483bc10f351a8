"""Pages around the table, to be photographed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.scripted_player import open_table, shared_table, sit_down

if TYPE_CHECKING:
    from tools.shots import Studio

NAMES = ("Ana", "Ben", "Cleo")


def home(studio: Studio) -> None:
    """The first page, empty and with tables."""
    person = studio.visit("/")
    person.page.wait_for_load_state("networkidle")
    studio.shoot(person.page, "home-empty", whole=True)
    seat = shared_table(studio.url, *NAMES, seats=5)[0]
    open_table(studio.url, "Dora", bots="", seats=6, listed=True)
    person = studio.visit("/", seat)
    person.page.wait_for_load_state("networkidle")
    studio.shoot(person.page, "home-tables", whole=True)


def pages(studio: Studio) -> None:
    """Pages that need no table."""
    paths = {
        "new": "/new?game=saboteur",
        "join": "/join",
        "rules": "/rules/saboteur",
        "rules-marked": "/rules/saboteur#SAB-042",
        "rules-unknown": "/rules/dark-cave",
        "settings": "/settings",
        "missing": "/nowhere",
        "gone": "/t/amber-kettle-42",
        "finished-empty": "/finished",
        "replay-missing": "/replay/nothing",
    }
    for name, path in paths.items():
        person = studio.visit(path)
        person.page.wait_for_load_state("networkidle")
        studio.shoot(person.page, name, whole=name in ("new", "settings"))
        if name == "new":
            person.page.get_by_role("button", name=person.t("bot-level")).click()
            studio.shoot(person.page, "new-levels")
        person.page.context.close()


def join_nobody(studio: Studio) -> None:
    """The page of a code without a table."""
    person = studio.visit("/join")
    person.page.get_by_role("textbox").fill("amber kettle 42")
    person.button("join-go").click()
    expect(person.page.get_by_role("alert").or_(person.page.locator(".refused"))).not_to_have_count(
        0
    )
    studio.shoot(person.page, "join-nobody")


def lobby(studio: Studio) -> None:
    """A table that fills, for its host and for a guest."""
    seat = open_table(studio.url, "Ana", bots="", seats=5)
    host = studio.visit(seat.path, seat)
    host.page.wait_for_load_state("networkidle")
    studio.shoot(host.page, "lobby-host-alone", whole=True)
    sit_down(studio.url, seat.code, "Benedikt von Hohenfels")
    guest = studio.visit(seat.path)
    expect(guest.page.locator("#nickname")).to_be_visible()
    studio.shoot(guest.page, "lobby-guest", whole=True)
    sit_down(studio.url, seat.code, "Cleo")
    studio.shoot(host.page, "lobby-host", whole=True)
    for _ in range(2):
        host.button("lobby-open-host").first.click()
    names = host.page.locator(".seat.bot .words b")
    expect(names).to_have_count(2)
    bots = names.all_text_contents()
    host.page.get_by_label(host.t("bot-style-of", name=bots[0])).select_option("helpful")
    studio.shoot(host.page, "lobby-bots", whole=True)
    host.page.get_by_role("button", name=host.t("bot-level-of", name=bots[0])).click()
    studio.shoot(host.page, "lobby-levels")
    studio.shoot(guest.page, "lobby-guest-bots", whole=True)
    host.page.keyboard.press("Escape")
    changing = host.page.get_by_role("button", name=host.t("agreed-change"))
    if changing.count():
        changing.click()
        studio.shoot(host.page, "lobby-options")
