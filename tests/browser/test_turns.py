"""The same move by mouse, by finger and by pulling the card: tools, cells, the discard pile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Server, Visitors
from tests.browser.person import IS_FREE, Person
from tests.browser.pilot import Action, Seat, open_table, piloted


def table_where(server: Server, verb: str) -> tuple[Seat, Action]:
    """It is my turn in the first round, and I can do something of a kind."""
    while True:
        seat = open_table(server.url, seats=5)
        with piloted(server.url, seat) as pilot:
            pilot.ask("understood")
            came = pilot.play_until(lambda: any(action["do"] == verb for action in pilot.legal))
            if came and pilot.view["table"]["round"] == 1:
                return seat, next(action for action in pilot.legal if action["do"] == verb)


def card_of(person: Person, action: Action) -> Locator:
    card = action.get("card") or action["tile"][0]
    return person.page.locator(f"[data-card='{card}']").first


def end(person: Person) -> None:
    """Play what is shown, end the turn; the log tells it."""
    person.press(person.play_button)
    person.press(person.end_turn)


@pytest.mark.parametrize("verb", ["break", "mend"])
def test_tools_are_the_targets_at_a_desk(server: Server, desktop: Visitors, verb: str) -> None:
    seat, action = table_where(server, verb)
    person = Person(desktop(seat.path, kept=seat.kept("Ana"), still=True), "en")
    person.come_to_turn()

    card_of(person, action).click()
    row = person.page.locator(f"li[data-seat='{action['seat']}']")
    row.locator("button[data-drop]").first.click()
    end(person)

    expect(person.page.locator("ol.log")).to_contain_text(person.words.card(action["card"]))


def test_players_are_the_targets_on_a_phone(server: Server, phone: Visitors) -> None:
    seat, action = table_where(server, "break")
    page = phone(seat.path, kept=seat.kept("Ana"), language="de-DE", still=True)
    person = Person(page, "de", touch=True)
    person.come_to_turn()

    card_of(person, action).tap()
    page.locator(f"li[data-seat='{action['seat']}']").get_by_role("button").tap()
    person.choose_tool()
    expect(page.get_by_role("dialog")).to_have_count(0)
    end(person)

    expect(page.locator("ol.log")).to_contain_text(person.words.card(action["card"]))


def test_card_is_pulled_to_its_place(server: Server, desktop: Visitors) -> None:
    seat, action = table_where(server, "place")
    person = Person(desktop(seat.path, kept=seat.kept("Ana"), still=True), "en")
    person.come_to_turn()
    card = card_of(person, action)
    card.click()
    free = (cell for cell in person.cells("board-target-place") if cell.evaluate(IS_FREE))
    place = next(free).get_attribute("data-cell")
    person.page.keyboard.press("Escape")

    pull(person, card, person.page.locator(f"[data-cell='{place}']"))

    expect(person.play_button).to_be_enabled()
    end(person)
    expect(person.page.locator("ol.log")).to_contain_text("Ana")


def test_card_is_pulled_to_the_discard_pile(server: Server, desktop: Visitors) -> None:
    seat, action = table_where(server, "place")
    person = Person(desktop(seat.path, kept=seat.kept("Ana"), still=True), "en")
    person.come_to_turn()

    pull(person, card_of(person, action), person.page.locator("[data-drop='discard']"))

    expect(person.play_button).to_have_text(person.t("table-discard"))


def test_only_the_parts_of_the_table_scroll(server: Server, desktop: Visitors) -> None:
    """However long the log grows, the page itself stays where it is."""
    seat = open_table(server.url, seats=5)
    with piloted(server.url, seat) as pilot:
        pilot.ask("understood")
        pilot.play_until(lambda: pilot.cards_on_board > 8)
    person = Person(desktop(seat.path, kept=seat.kept("Ana"), still=True), "en")
    person.wait_for("mine", "role", "gold")
    expect(person.page.locator("ol.log > li").nth(12)).to_be_attached()

    assert person.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def pull(person: Person, card: Locator, target: Locator) -> None:
    """Press, move in steps, let go."""
    start, finish = card.bounding_box(), target.bounding_box()
    assert start
    assert finish
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(finish["x"] + finish["width"] / 2, finish["y"] + finish["height"] / 2, steps=12)
    mouse.up()
