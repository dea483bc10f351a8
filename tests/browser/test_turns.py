"""The same move by mouse, by finger and by pulling the card: tools, cells, the discard pile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import DevicePages, Server, uncovered
from tests.browser.page_player import READER, PagePlayer
from tests.browser.page_scripts import FRAMES
from tests.browser.scripted_player import Action, open_table, scripted_player, table_where
from tests.browser.seat_steps import open_seat


def end(person: PagePlayer) -> None:
    """Play what is shown, end the turn; the log tells it."""
    person.press(person.play_button)
    person.press(person.end_turn)


@pytest.mark.parametrize("verb", ["break", "mend"])
def test_tools_are_the_targets_at_a_desk(server: Server, desktop: DevicePages, verb: str) -> None:
    seat, action = table_where(server.url, verb)
    person = open_seat(desktop, seat)
    person.wait_for_my_turn()

    person.card_of(action).click()
    row = person.page.locator(f"li[data-seat='{action['seat']}']")
    row.locator("button[data-drop]").first.click()
    end(person)

    expect(played(person, action)).to_be_attached()


def test_players_are_the_targets_on_a_phone(server: Server, phone: DevicePages) -> None:
    seat, action = table_where(server.url, "break")
    person = open_seat(phone, seat, "de", touch=True)
    page = person.page
    person.wait_for_my_turn()

    person.card_of(action).tap()
    page.locator(f"li[data-seat='{action['seat']}']").get_by_role("button").tap()
    person.choose_tool()
    expect(page.get_by_role("dialog")).to_have_count(0)
    end(person)

    expect(played(person, action)).to_be_attached()


def test_card_is_pulled_to_its_place(server: Server, desktop: DevicePages) -> None:
    seat, action = table_where(server.url, "place")
    person = open_seat(desktop, seat)
    person.wait_for_my_turn()
    card = person.card_of(action)
    card.click()
    place = uncovered(person.cells("board-target-place")).first.get_attribute("data-cell")
    person.page.keyboard.press("Escape")

    pull(person, card, person.page.locator(f"[data-cell='{place}']"))

    expect(person.play_button).to_be_enabled()
    end(person)
    lines = person.page.locator("ol.log > li").filter(has_text=READER)
    expect(lines.filter(has=person.page.locator("button")).first).to_be_visible()


def test_card_is_pulled_to_the_discard_pile(server: Server, desktop: DevicePages) -> None:
    seat, action = table_where(server.url, "place")
    person = open_seat(desktop, seat)
    person.wait_for_my_turn()

    pull(person, person.card_of(action), person.page.locator("[data-drop='discard']"))

    expect(person.play_button).to_have_text(person.t("table-discard"))


def test_only_the_parts_of_the_table_scroll(server: Server, desktop: DevicePages) -> None:
    """However long the log grows, the page itself stays where it is."""
    seat = open_table(server.url, seats=5)
    with scripted_player(server.url, seat) as player:
        player.send("understood")
        player.play_until(lambda: player.cards_on_board > 8)
    person = open_seat(desktop, seat)
    person.wait_for_screen("mine", "role", "gold")
    expect(person.page.locator("ol.log > li").nth(12)).to_be_attached()

    assert person.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def played(person: PagePlayer, action: Action) -> Locator:
    """The picture of the card in the line of the log that tells of it."""
    lines = person.page.locator("ol.log > li").filter(has_text=READER)
    card = person.words.card(action["card"])
    return lines.get_by_role("img", name=card, include_hidden=True).first


def pull(person: PagePlayer, card: Locator, target: Locator) -> None:
    """Press, move in steps, let go."""
    start = card.bounding_box()
    assert start
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + start["width"] / 2, start["y"] - 20)
    expect(card).to_have_attribute("aria-pressed", "true")
    person.page.evaluate(FRAMES)  # the camera has shown where the card fits
    finish = target.bounding_box()
    assert finish
    mouse.move(finish["x"] + finish["width"] / 2, finish["y"] + finish["height"] / 2, steps=12)
    mouse.up()
