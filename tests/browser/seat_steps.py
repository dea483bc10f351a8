"""Steps of tests about seats: joining, voting, sheets of players, texts of page and log."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import LOCALES, PagePlayer
from tests.browser.scripted_player import (
    Message,
    ScriptedPlayer,
    Seat,
    scripted_player,
    shared_table,
)
from tests.browser.scripted_table import passing, scripted_players

ANA, BEN, CLEO, ROBO = range(4)
NAMES = ("Ana", "Ben", "Cleo")

JoinTable = Callable[[Seat | str, str], PagePlayer]
"""Opens a page at a table, on a seat or as a spectator with a name."""


def open_seat(
    pages: DevicePages, seat: Seat, language: str = "en", *, name: str = "Ana", touch: bool = False
) -> PagePlayer:
    """Open the page of a table on a seat, without animations."""
    page = pages(
        seat.path,
        language=LOCALES[language],
        local_storage=seat.local_storage(name),
        reduced_motion=True,
    )
    return PagePlayer(page, language, touch=touch)


def begun(server: Server) -> list[Seat]:
    """The seats of three people in the first round of a game with one bot; it is Ben's turn."""
    seats = shared_table(server.url, *NAMES, seats=4)
    with scripted_players(server.url, seats) as players:
        for player in players:
            player.send("understood")
        pass_until(lambda: players[BEN].my_turn, *players)
    return seats


def pass_until(reached: Callable[[], bool], *players: ScriptedPlayer) -> None:
    """Let scripted players pass until a condition holds; bots play as usual."""
    while not reached():
        assert players[0].due != "over"
        seq = max(player.seq for player in players)
        for player in players:
            player.receive_from(seq)
        if reached():
            return
        for player in players:
            if player.my_turn:
                player.act(passing(player.legal))
        players[0].receive_from(seq + 1)


def advance_clocks(server: Server, seconds: int, *people: PagePlayer) -> None:
    """Advance the clocks of the server and of pages, and reload the pages.

    A page counts on from the waiting time in the server's last message, so without a reload a
    message that is on its way would be counted twice.
    """
    server.advance_clock(seconds)
    for person in people:
        person.page.clock.fast_forward(seconds * 1000)
        person.page.reload()
        person.wait_for_drawer()


def seat_state(server: Server, by: Seat, seat: int) -> Message:
    """The public state of a seat."""
    with scripted_player(server.url, by) as player:
        found: Message = player.table["seats"][seat]
        return found


def seat_of(person: PagePlayer, seat: int) -> Locator:
    """The list item of a seat."""
    return person.page.locator(f"li[data-seat='{seat}']")


def open_sheet(person: PagePlayer, seat: int) -> Locator:
    """Open the sheet of a player."""
    person.press(seat_of(person, seat).get_by_role("button").first)
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def choose(person: PagePlayer, within: Locator, key: str, **args: str | int) -> None:
    """Press a button of a sheet or a panel."""
    button = within.get_by_role("button", name=person.t(key, **args), exact=True)
    button.scroll_into_view_if_needed()
    person.press(button)


def offer_seat(host: PagePlayer, seat: int) -> None:
    """Offer a seat to spectators."""
    choose(host, open_sheet(host, seat), "seat-offer")
    host.page.keyboard.press("Escape")


def expect_text(person: PagePlayer, key: str, **args: str | int) -> None:
    """The page shows a text, anywhere."""
    expect(person.page.get_by_text(person.t(key, **args)).first).to_be_visible()


def expect_in_log(person: PagePlayer, key: str, **args: str | int) -> None:
    """The log contains a text, also while the drawer is closed."""
    expect(person.page.locator("ol.log")).to_contain_text(person.t(key, **args))


def cards_of(person: PagePlayer) -> Locator:
    """The cards of the player's own hand."""
    return person.page.locator("[data-card]")
