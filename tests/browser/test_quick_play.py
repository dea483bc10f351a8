"""Two taps: with quick play the second tap on a lit place plays and ends the turn.

For the walking games, `test_touch_games.py` shows it over whole games.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import DevicePages, Server, poll_until
from tests.browser.page_player import LOCALES, PagePlayer
from tests.browser.scripted_player import Action, ScriptedPlayer, Seat, open_table, scripted_player
from tests.waiting import DEALS, attempts


def open_quickly(pages: DevicePages, seat: Seat, *, touch: bool, **settings: str) -> PagePlayer:
    """A page on a seat with quick play as a new browser has it."""
    stored = {**seat.local_storage("Ana"), "undermine.settings": settings}
    page = pages(seat.path, language=LOCALES["en"], local_storage=stored, reduced_motion=True)
    person = PagePlayer(page, "en", touch=touch)
    person.wait_for_my_turn()
    person.wait_for_cell_names()
    return person


def table_with(
    url: str, game: str, is_wanted: Callable[[ScriptedPlayer], bool]
) -> tuple[Seat, Action]:
    """A seat among bots whose turn it is, in a wanted moment, and a card that it can lay."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seat = open_table(url, seats=4, game=game)
        with scripted_player(url, seat) as player:
            player.send("understood")
            if player.play_until(lambda: player.my_turn and is_wanted(player), first_or_stay):
                return seat, next(filter(is_place, player.legal), {})


def is_place(action: Action) -> bool:
    return bool(action["do"] == "place")


def first_or_stay(legal: list[Action]) -> Action:
    """Choose something that changes little."""
    return min(legal, key=lambda one: (one["do"] not in ("discard", "stop"), len(str(one))))


def can_place(player: ScriptedPlayer) -> bool:
    return player.due == "turn" and any(map(is_place, player.legal))


def keep_messages(page: Page) -> None:
    """Keep the messages that a page sends from now on."""
    page.evaluate(
        """() => {
          window.sent = [];
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (data) {
            window.sent.push(data);
            send.call(this, data);
          };
        }"""
    )


def moves_of(page: Page) -> list[Action]:
    """The moves that a page has sent since `keep_messages`."""
    sent = [json.loads(message) for message in page.evaluate("window.sent")]
    return [message for message in sent if message["t"] in ("act", "end", "back")]


def pick_and_light(person: PagePlayer, action: Action) -> Locator:
    """Pick the card of an action; the lit place where it can be laid."""
    across, down = action["at"]
    card = person.card_of(action)
    person.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    return person.page.locator(f"[role=gridcell].lit[data-cell='{across},{down}']")


@pytest.mark.parametrize("game", ["saboteur", "saboteur-2"])
def test_second_tap_plays_and_ends_the_turn(server: Server, phone: DevicePages, game: str) -> None:
    seat, action = table_with(server.url, game, can_place)
    person = open_quickly(phone, seat, touch=True)
    page = person.page
    keep_messages(page)
    cell = pick_and_light(person, action)

    cell.tap(force=True)
    expect(cell).to_have_attribute("aria-selected", "true")
    assert moves_of(page) == []
    cell.tap(force=True)

    poll_until(page, lambda: len(moves_of(page)) > 0, "a move")
    (move,) = moves_of(page)
    assert (move["t"], move["end"], len(move["actions"])) == ("act", True, 1)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    assert len(moves_of(page)) == 1


def test_staging_stays_where_quick_play_is_off(server: Server, phone: DevicePages) -> None:
    seat, action = table_with(server.url, "saboteur", can_place)
    person = open_quickly(phone, seat, touch=True, quick="off")
    page = person.page
    keep_messages(page)
    lit = pick_and_light(person, action)

    lit.tap(force=True)
    lit.tap(force=True)

    assert moves_of(page) == []
    person.press(person.play_button)
    expect(person.end_turn).to_be_enabled()
    assert [(move["t"], move["end"]) for move in moves_of(page)] == [("act", False)]


@pytest.mark.parametrize("game", ["saboteur", "the-lost-mines"])
@pytest.mark.parametrize("how", ["twice", "held", "double-click"])
def test_enter_pressed_twice_plays_once(
    server: Server, desktop: DevicePages, game: str, how: str
) -> None:
    """Neither a second press, nor a held key, nor a double click skips a walk or plays again."""
    seat, action = table_with(server.url, game, can_place)
    person = open_quickly(desktop, seat, touch=False)
    page = person.page
    keep_messages(page)
    pick_and_light(person, action).click()
    expect(person.play_button).to_be_enabled()

    if how == "double-click":
        person.play_button.dblclick()
    else:
        person.play_button.focus()
        page.keyboard.down("Enter")
        if how == "held":
            for _ in range(12):
                page.keyboard.down("Enter")  # a key that is down repeats
        else:
            page.keyboard.up("Enter")
            page.keyboard.press("Enter")
        page.keyboard.up("Enter")

    person.wait_for_screen("mine", "gold", "waiting", "reveal", "starter")
    poll_until(page, lambda: len(moves_of(page)) > 0, "a move")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    assert [move["t"] for move in moves_of(page)] == ["act"]
    assert [action["do"] for action in moves_of(page)[0]["actions"]] == ["place"]
