"""A walk over two bridges that cost a card each takes at most four taps on a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import PHONE, DevicePages, Server, poll_until
from tests.browser.page_player import PagePlayer
from tests.browser.recorded_views import ME, TABLE, FedPage, Message, recorded_views
from undermine.games import load
from undermine.notation.positions import parse_position
from undermine.server.views.projector import Projector, actions_json

GAME: Final = "the-dark-cave"
SEATS: Final = 3
WALK: Final = (
    f"{GAME} seats={SEATS} agenda=walk:1:4:0;dealto:*:stock1:hand1:1;nextturn:-:1"
    " board=1,0:E=W.N-S;2,0:p3_bridge_ew front1=boots-I hand1=EW&NS"
)
"""Boots give a fourth step; two of the steps cross a bridge."""
STEPS, TOLLS, MOST_TAPS = 4, 2, 4
COUNT_TAPS: Final = """
  window.taps = 0;
  addEventListener('touchend', () => { window.taps += 1; }, { capture: true });
"""


def walking(message: Message) -> Message:
    """The same table in the prepared position."""
    rules = load(GAME)
    state = parse_position(rules, WALK)
    view = json.loads(bytes(Projector(rules).view(state, ME)))
    legal = json.loads(bytes(actions_json(rules.legal(state))))
    return {**message, "view": view, "legal": legal, "log": []}


def spot_of(action: Message) -> str:
    """Where a step leads to, as a key of routes."""
    [[x, y], space] = action["to"]
    return f"{x},{y}/{space + 1}" if space else f"{x},{y}"


def touch(page: Page, target: Locator) -> None:
    """Touch the middle of an element, whatever lies there."""
    box = target.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class HearingPage(FedPage):
    """A page whose moves are kept."""

    def __init__(self, *args: Any) -> None:  # noqa: ANN401 (those of a fed page)
        self.acts: list[Message] = []
        super().__init__(*args)

    def _hear(self, said: str | bytes) -> None:
        super()._hear(said)
        message = json.loads(said)
        if message["t"] == "act":
            self.acts.append(message)


def test_four_steps_and_two_tolls_take_four_taps(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    [first, *_] = recorded_views(GAME, tmp_path, 2, SEATS)
    pages = DevicePages(browser, server.url, PHONE)
    page = pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana"))
    page.add_init_script(COUNT_TAPS)
    message = walking(first)
    view = message["view"]
    fed = HearingPage(page, message)
    person = PagePlayer(page, "en", touch=True)
    person.wait_for_cell_names()

    [(end, route)] = [
        (spot, route) for spot, route in view["routes"].items() if route["cards"] == TOLLS
    ]
    touch(page, page.locator(f"[data-cell='{end}'][role=button]"))
    loupe = page.get_by_role("dialog", name=person.t("loupe-title"))
    expect(person.play_button.or_(loupe).first).to_be_visible()
    if loupe.count():  # the third step is nearer than a finger is wide
        touch(page, loupe.locator(f"[data-cell='{end}']").first)
    expect(person.play_button).to_have_text(person.t("table-do-step"))
    touch(page, person.play_button)

    poll_until(page, lambda: bool(fed.acts), "the walk")
    [act] = fed.acts
    assert [spot_of(action) for action in act["actions"]] == route["steps"]
    assert len(route["steps"]) == STEPS
    assert page.evaluate("taps") <= MOST_TAPS
    pages.close_without_errors()
