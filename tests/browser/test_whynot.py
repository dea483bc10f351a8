"""Why not? The rule's own sentence, in the language of the page, with the way to the rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import Seat, open_table, scripted_player, shared_table
from tests.browser.seat_steps import open_seat
from tests.waiting import DEALS, attempts

MARKED_UP = "<b onclick=x>Al</b>"
RULE_ID = re.compile(r"SAB-R?\d+")


def table_with(server: Server, *, locked: bool) -> Seat:
    """It is my turn, I can dig, and I hold (or not) a card that can only be discarded."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seat = open_table(server.url, seats=5)
        with scripted_player(server.url, seat) as player:
            player.send("understood")
            found = player.play_until(lambda: _is_wanted(player.legal, player.view, locked))
        if found:
            return seat


def _is_wanted(legal: list[dict[str, object]], view: dict[str, object], locked: bool) -> bool:  # noqa: FBT001
    if not any(action["do"] == "place" for action in legal):
        return False
    played = {
        str(action.get("card") or action["tile"][0])  # type: ignore[index]
        for action in legal
        if action["do"] in ("place", "break", "mend")
    }
    hand = view["piles"]["hand1"]  # type: ignore[index]
    return not locked or any(card.startswith("fixed") and card not in played for card in hand)


@pytest.mark.parametrize("language", ["de", "en"])
def test_dead_cell_names_its_rule(server: Server, desktop: DevicePages, language: str) -> None:
    seat = table_with(server, locked=False)
    person = open_seat(desktop, seat, language)
    person.wait_for_my_turn()
    pick_path_card(person)
    page = person.page
    far = page.get_by_role("gridcell", name=person.t("board-empty")).filter(
        has_not=page.locator(".lit")
    )
    dead(far).press("w")

    expect(page.locator("p[role=alert]")).not_to_contain_text(RULE_ID)
    page.get_by_role("alert").get_by_role("button", name=person.t("table-rule")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(RULE_ID)
    rule = RULE_ID.search(sheet.inner_text())
    assert rule
    expect(sheet).to_contain_text(person.words.rule(rule[0]))
    assert len(page.context.pages) == 1
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("alert").get_by_role("button")).to_be_visible()


def pick_path_card(person: PagePlayer) -> None:
    cards = person.page.locator("[data-card]")
    for place in range(cards.count()):
        cards.nth(place).click()
        if person.cells("board-target-place").count():
            return
    raise AssertionError("no card to dig with")


def dead(cells: Locator) -> Locator:
    """An empty cell that is no target."""
    for cell in cells.all():
        if "lit" not in (cell.get_attribute("class") or ""):
            return cell
    raise AssertionError("every cell is alive")


def test_locked_card_explains_itself(server: Server, phone: DevicePages) -> None:
    seat = table_with(server, locked=True)
    person = open_seat(phone, seat, "de", touch=True)
    person.wait_for_my_turn()
    suffix = person.t("hand-card-locked", place=1, card="x").partition("x")[2]
    person.press(person.page.get_by_role("button", name=re.compile(re.escape(suffix) + "$")).first)

    said = person.page.get_by_role("alert").filter(has_text=person.t("nothing-to-repair"))
    expect(said).to_be_visible()
    expect(said.get_by_role("button", name=person.t("table-rule"))).to_be_visible()


def test_hand_says_that_somebody_else_is_on(server: Server, phone: DevicePages) -> None:
    seat = waiting_table(server)
    person = open_seat(phone, seat, "de", touch=True)
    person.wait_for_screen("waiting")
    person.press(person.page.locator("[data-card]").first)

    said = person.page.get_by_role("region", name=person.t("table-doing")).get_by_role("alert")
    expect(said).to_have_text(person.t("table-why-wait"))


def waiting_table(server: Server) -> Seat:
    """Three people, and it is not my turn."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seat, *_ = shared_table(server.url, "Ana", "Ben", "Cleo", seats=3)
        with scripted_player(server.url, seat) as player:
            player.send("understood")
            if player.view["agenda"][-1]["seat"] != 0:
                return seat


def test_marked_up_nickname_is_only_text(server: Server, desktop: DevicePages) -> None:
    """Never executed, and shown as it was typed, in the row, the log and the sheet."""
    _, seat = shared_table(server.url, MARKED_UP, "Ben", seats=3)
    person = open_seat(desktop, seat, name="Ben")
    person.wait_for_screen("role")
    person.confirm_role()
    seats = person.page.get_by_role("list", name=person.t("table-seats"))
    expect(seats).to_contain_text(MARKED_UP[:24])
    assert person.page.locator("[onclick]").count() == 0
    assert seats.locator("b[onclick]").count() == 0
