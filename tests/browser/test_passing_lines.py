"""Lines and colours that tell of something for a while: low, and gone when it is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Device, DevicePages, Server
from tests.browser.recorded_views import TABLE, FedPage, Message, recorded_views
from tests.browser.test_hand import with_hand

REDNESS: Final = """(chip) => {
  const [red, green] = getComputedStyle(chip).backgroundColor.match(/\\d+/g).map(Number);
  return red - green;
}"""
LOWEST_SLIP: Final = 64
"""Pixels of a notice about a card that I found: a line or two, and a button."""


@pytest.fixture
def phone_page(browser: Browser, server: Server) -> Iterator[Page]:
    """A page on a phone on which no card was ever explained."""
    pages = DevicePages(browser, server.url, Device(390, 844, 1, touch=True))
    settings = {"theme": "dark", "language": "en", "guided": "off"}
    kept = TABLE.local_storage("Ana") | {"undermine.settings": settings}
    yield pages(reduced_motion=True, local_storage={**kept, "undermine.explained": []})
    pages.close_without_errors()


def first_of(game: str, folders: pytest.TempPathFactory) -> Message:
    """My first decision in a game."""
    return recorded_views(game, folders.mktemp("passing"), 2)[0]


def moved(after: Message, events: list[Message], seq: int) -> Message:
    """The message of a move after which I decide again."""
    view = {"view": after["view"], "legal": after["legal"], "calls": [], "clock": None}
    entry = {"seq": seq, "at": 0, "how": "", "events": events}
    return {"t": "moved", "since": seq - 1, "seq": seq, "log": [entry], **view}


def test_a_found_treasure_is_told_in_a_low_line_until_i_decide_again(
    phone_page: Page, tmp_path_factory: pytest.TempPathFactory
) -> None:
    first = first_of("the-lost-mines", tmp_path_factory)
    fed = FedPage(phone_page, first)
    phone_page.locator(".over").first.wait_for(state="attached")
    card = {
        "did": "treasuretaken",
        "seat": first["you"],
        "treasure": 0,
        "cards": ["treasure-silver-2"],
    }
    fed.tell([moved(first, [card], first["seq"] + 1)])
    slip = phone_page.locator(".slip.shown")
    slip.wait_for()
    box = slip.bounding_box()
    assert box is not None
    assert box["height"] <= LOWEST_SLIP
    walked = {"did": "stayed", "seat": 1, "cards": []}
    fed.tell([moved(first, [walked], first["seq"] + 2)])
    expect(slip).to_have_count(0)


def test_a_new_card_is_explained_until_another_is_picked_or_my_turn_ends(
    phone_page: Page, tmp_path_factory: pytest.TempPathFactory
) -> None:
    first = first_of("saboteur", tmp_path_factory)
    mine = [
        {"do": "place", "tile": ["NS", 0], "at": [1, 0]},
        {"do": "break", "card": "broken-lamp", "seat": 1},
    ]
    fed = FedPage(phone_page, {**with_hand(first, ("NS", "broken-lamp")), "legal": mine})
    tip = phone_page.locator("aside.first")
    expect(tip).to_be_visible()
    phone_page.locator("[data-card=broken-lamp]").tap()
    expect(tip).to_have_count(0)
    phone_page.locator("[data-card=broken-lamp]").tap()
    expect(tip).to_be_visible()
    agenda = [{**first["view"]["agenda"][-1], "seat": 1}]
    fed.feed({**first, "view": {**fed.now["view"], "agenda": agenda}, "legal": []})
    expect(tip).to_have_count(0)


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("broken-lamp", {"do": "break", "card": "broken-lamp", "seat": 1}),
        ("fixed-lamp", {"do": "mend", "card": "fixed-lamp", "tool": "lamp", "seat": 1}),
    ],
)
def test_a_seat_that_is_meant_looks_not_as_if_it_was_hit(
    phone_page: Page, tmp_path_factory: pytest.TempPathFactory, card: str, action: Message
) -> None:
    first = first_of("saboteur", tmp_path_factory)
    FedPage(phone_page, {**with_hand(first, (card, "NS")), "legal": [action]})
    phone_page.locator(f"[data-card={card}]").tap()
    chip = phone_page.locator("[data-drop] .chip")
    chip.tap()
    aimed = phone_page.locator(".chip.aimed")
    aimed.wait_for()
    assert aimed.evaluate(REDNESS) < 40
    assert ("mends" in (aimed.get_attribute("class") or "")) == (action["do"] == "mend")
