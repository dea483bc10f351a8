"""An idle page draws no frame: batteries last, fans stay silent."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.drawn_frames import SETTLING, drawn_frames, expect_idle
from tests.browser.harness import DESKTOP, PHONE, DevicePages, Server
from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import Seat, open_table, scripted_player, shared_table
from tests.waiting import attempts

GAMES = ("saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave")
PLAIN = ("/", "/new", "/join", "/finished", "/rules/saboteur", "/settings")


@pytest.fixture(params=["phone", "desktop"])
def pages(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[DevicePages]:
    """Pages with full motion: with less of it nothing would move anyway."""
    pages = DevicePages(browser, server.url, {"phone": PHONE, "desktop": DESKTOP}[request.param])
    yield pages
    pages.close_without_errors()


def enter(pages: DevicePages, path: str, seat: Seat | None = None) -> PagePlayer:
    person = PagePlayer(pages(path, local_storage=seat.local_storage("Ana") if seat else {}), "en")
    person.page.wait_for_load_state("networkidle")
    return person


def test_every_kind_of_page_draws_nothing(pages: DevicePages, server: Server) -> None:
    """All pages at rest in one window; then my turn in each game with a card picked."""
    with ExitStack() as players:
        turns = [my_turn(pages, server, game) for game in GAMES]
        others = [
            *(plain(pages, path) for path in PLAIN),
            lobby(pages, server),
            turn_of_somebody_else(pages, server),
            reveal(pages, server, players),
            *standings_and_replay(pages, server),
        ]
        expect_idle([*(person.page for person in turns), *others])
        for person in turns:
            person.press(person.page.locator("[data-card]").first)
        expect_idle([person.page for person in turns])


def test_a_page_that_moves_is_noticed(pages: DevicePages) -> None:
    """The measure itself: of two pages the one with a pulse draws frames."""
    still, moving = plain(pages, "/settings"), plain(pages, "/settings")
    moving.evaluate(
        "document.querySelector('h1').animate([{ opacity: 1 }, { opacity: 0.5 }],"
        " { duration: 400, iterations: Infinity })"
    )

    for _ in attempts(SETTLING, "a page at rest"):
        if drawn_frames([still], 1) == [0]:
            break
    [rest, pulse] = drawn_frames([still, moving], 1)
    assert rest == 0
    assert pulse > 3
    with pytest.raises(AssertionError):
        expect_idle([still, moving])


def plain(pages: DevicePages, path: str) -> Page:
    page = enter(pages, path).page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def lobby(pages: DevicePages, server: Server) -> Page:
    seat = open_table(server.url, bots="")
    person = enter(pages, seat.path, seat)
    expect(person.button("lobby-start-bots", count=4)).to_be_visible()
    return person.page


def my_turn(pages: DevicePages, server: Server, game: str) -> PagePlayer:
    seat = open_table(server.url, game=game)
    with scripted_player(server.url, seat) as player:
        player.send("understood")
        player.receive_until(lambda: player.my_turn)
    person = enter(pages, seat.path, seat)
    person.wait_for_screen("mine")
    return person


def turn_of_somebody_else(pages: DevicePages, server: Server) -> Page:
    seats = shared_table(server.url, "Ana", "Ben", "Cleo", seats=3)
    with scripted_player(server.url, seats[0]) as player:
        player.send("understood")
        player.receive_until(lambda: player.due == "turn")
        waiting = (player.view["agenda"][-1]["seat"] + 1) % 3
    with scripted_player(server.url, seats[waiting]) as player:
        player.send("understood")
    person = enter(pages, seats[waiting].path, seats[waiting])
    person.wait_for_screen("waiting")
    return person.page


def reveal(pages: DevicePages, server: Server, players: ExitStack) -> Page:
    """The end of a round; whoever played it stays there."""
    seat = open_table(server.url, seats=3)
    player = players.enter_context(scripted_player(server.url, seat))
    person = enter(pages, seat.path, seat)
    person.wait_for_screen("role")
    player.play_until(lambda: any(event["did"] == "roundended" for event in player.seen))
    person.wait_for_screen("reveal")
    person.press(person.button("reveal-skip-gold"))
    return person.page


def standings_and_replay(pages: DevicePages, server: Server) -> tuple[Page, Page]:
    """A game that is over, and its replay, paused in the middle."""
    seat = open_table(server.url, seats=3)
    with scripted_player(server.url, seat) as player:
        player.play_until(lambda: False)
        game_id = player.table["game_id"]
    with urllib.request.urlopen(f"{server.url}/api/replays/{game_id}") as reply:  # noqa: S310
        middle = json.load(reply)["frames"][20]["seq"]
    person = enter(pages, seat.path, seat)
    person.wait_for_screen("standings")
    replay = enter(pages, f"/replay/{game_id}?at={middle}&as=truth", seat)
    expect(replay.page.get_by_role("slider")).to_be_visible()
    return person.page, replay.page
