"""Fingers on the mine of a phone: one pulls it along, two bring it closer, the menu turns it."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.box_rules import Boxes, broken_rules
from tests.browser.fingers import Spot, middle_of, touching
from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import PagePlayer
from tests.browser.recorded_views import TABLE, FedPage, Message, recorded_views
from tests.browser.scripted_player import Seat, open_table, scripted_player, table_where
from tests.browser.seat_steps import open_seat


def enter(phone: DevicePages, seat: Seat) -> PagePlayer:
    person = open_seat(phone, seat, touch=True)
    person.wait_for_cell_names()  # what fingers do is here, too
    return person


@pytest.fixture
def page(server: Server, phone: DevicePages) -> Page:
    seat = open_table(server.url)
    with scripted_player(server.url, seat) as player:
        player.send("understood")
    return enter(phone, seat).page


def start(page: Page) -> FloatRect:
    """Where the start card is seen."""
    box = page.locator("[data-cell='0,0']").bounding_box()
    assert box
    return box


def middle(page: Page) -> Spot:
    return middle_of(page.get_by_role("grid").locator("xpath=ancestor::*[name()='svg'][1]"))


def test_one_finger_pulls_the_mine_along(page: Page) -> None:
    before, here = start(page), middle(page)

    with touching(page, here) as finger:
        finger.move_to(Spot(here.x - 60, here.y - 90))

    after = start(page)
    assert after["x"] - before["x"] == pytest.approx(-60, abs=8)
    assert after["y"] - before["y"] == pytest.approx(-90, abs=8)
    assert after["width"] == pytest.approx(before["width"], abs=1)


def test_two_fingers_bring_it_closer(page: Page) -> None:
    before, here = start(page), middle(page)
    left, right = Spot(here.x - 40, here.y), Spot(here.x + 40, here.y)

    with touching(page, left, right) as fingers:
        fingers.move_to(Spot(here.x - 60, here.y), Spot(here.x + 60, here.y))

    assert start(page)["width"] == pytest.approx(before["width"] * 1.5, rel=0.1)


def test_a_drag_is_no_tap(server: Server, phone: DevicePages) -> None:
    """A card is picked, a lit cell is where the drag ends: nothing is aimed at."""
    seat, action = table_where(server.url, "place")
    person = enter(phone, seat)
    page = person.page
    person.wait_for_screen("mine")
    person.press(person.card_of(action))
    end = middle_of(page.locator("[role=gridcell].lit").first)

    with touching(page, Spot(end.x + 30, end.y + 30)) as finger:
        finger.move_to(end)

    expect(page.locator("[role=gridcell].lit").first).to_be_visible()
    expect(page.locator("[role=gridcell][aria-selected=true]")).to_have_count(0)


def test_my_turn_brings_the_mine_back(
    phone: DevicePages, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """CAM-5: my figure and the newest card are in sight at the start of my turn."""
    [*_, mine] = recorded_views("the-lost-mines", tmp_path_factory.mktemp("views"), 3)
    waiting = {**mine, "legal": [], "view": turn_of_another(mine["view"])}
    page = phone(reduced_motion=True, local_storage=TABLE.local_storage("Ana"))
    fed, person = FedPage(page, waiting), PagePlayer(page, "en", touch=True)
    person.wait_for_cell_names()
    here = middle(page)

    with touching(page, here) as finger:
        finger.move_to(Spot(here.x - 150, here.y - 150))
    assert any("CAM-5" in rule for rule in Boxes(page, waiting).broken_at_rest())

    fed.feed(mine)
    person.wait_for_screen("mine")
    assert not broken_rules(Boxes(page, mine), is_lit=fed.lights_by_itself)


def turn_of_another(view: Message) -> Message:
    """The same view while the next seat decides."""
    [*before, due] = view["agenda"]
    return {**view, "agenda": [*before, {**due, "seat": view["seat"] + 1}]}


def test_a_turn_by_hand_is_kept_over_a_reload(page: Page) -> None:
    """CAM-3: on an upright screen; a wide one has a turn of its own."""
    person = PagePlayer(page, "en", touch=True)
    turned = page.locator("main .stage.rotated")
    expect(turned).to_have_count(1)  # the better turn of a start

    person.press(person.button("menu-open"))
    person.press(person.button("board-turn"))
    expect(turned).to_have_count(0)
    page.reload()
    person.wait_for_cell_names()
    expect(turned).to_have_count(0)

    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".table.flat")).to_be_attached()
    person.press(person.button("menu-open"))
    person.press(person.button("board-turn"))
    expect(turned).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".table.flat")).to_have_count(0)
    expect(turned).to_have_count(0)
