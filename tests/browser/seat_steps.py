"""Seats of a game that people come to, leave and vote about, for tests in the browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.harness import Server
from tests.browser.page_player import Person
from tests.browser.scripted_player import Message, Pilot, Seat, piloted, shared_table
from tests.browser.scripted_table import lines, passing

ANA, BEN, CLEO, ROBO = range(4)
NAMES = ("Ana", "Ben", "Cleo")

Come = Callable[[Seat | str, str], Person]
"""Lets somebody come to a table, to a seat or without one."""


def begun(server: Server) -> list[Seat]:
    """Three people and a bot in their first round; Ana is host, and it is Ben's turn."""
    seats = shared_table(server.url, *NAMES, seats=4)
    with lines(server.url, seats) as pilots:
        for pilot in pilots:
            pilot.ask("understood")
        pass_till(lambda: pilots[BEN].my_turn, *pilots)
    return seats


def pass_till(come: Callable[[], bool], *pilots: Pilot) -> None:
    """People do as little as possible until the moment comes; bots play as they do."""
    while not come():
        assert pilots[0].due != "over"
        seq = max(pilot.seq for pilot in pilots)
        for pilot in pilots:
            pilot.hear_from(seq)
        if come():
            return
        for pilot in pilots:
            if pilot.my_turn:
                pilot.act(passing(pilot.legal))
        pilots[0].hear_from(seq + 1)


def let_pass(server: Server, seconds: int, *people: Person) -> None:
    """Time passes at the server and on the pages.

    Pages are loaded anew: how long the table has waited is told and counted on, so a word that is
    on its way just now would count twice.
    """
    server.let_pass(seconds)
    for person in people:
        person.page.clock.fast_forward(seconds * 1000)
        person.page.reload()
        person.wait_for_all()


def told(server: Server, by: Seat, seat: int) -> Message:
    """What the table tells about a seat."""
    with piloted(server.url, by) as pilot:
        found: Message = pilot.table["seats"][seat]
        return found


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
    """Press a button of a sheet or a panel."""
    button = within.get_by_role("button", name=person.t(key, **args), exact=True)
    button.scroll_into_view_if_needed()
    person.press(button)


def offer(host: Person, seat: int) -> None:
    """Whoever has no seat may ask for this one."""
    choose(host, open_sheet(host, seat), "seat-offer")
    host.page.keyboard.press("Escape")


def says(person: Person, key: str, **args: str | int) -> None:
    """The page says so, wherever."""
    expect(person.page.get_by_text(person.t(key, **args)).first).to_be_visible()


def log_says(person: Person, key: str, **args: str | int) -> None:
    """The log has a line about it, also where it is folded away."""
    expect(person.page.locator("ol.log")).to_contain_text(person.t(key, **args))


def cards_of(person: Person) -> Locator:
    """The cards of my own hand."""
    return person.page.locator("[data-card]")
