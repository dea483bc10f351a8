"""Whole games of both walking titles by real touches: from the home page to the standings.

CAM-5, CAM-6, CAM-7, CAM-8, CAM-9: all that is chosen is seen, nothing lies over it, and every
touch does what it was meant to do.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import LOCALES
from tests.browser.touch_player import TouchPlayer

SEATS = 5
"""As many as a browser is offered that has chosen none."""


def play(
    pages: DevicePages, game: str, language: str, *, reduced_motion: bool = False
) -> TouchPlayer:
    """Play a game in a browser that has changed no setting, so that quick play is on."""
    settings: dict[str, object] = {"undermine.settings": {}}
    page = pages(language=LOCALES[language], reduced_motion=reduced_motion, local_storage=settings)
    player = TouchPlayer(page, language)
    page.goto("/")
    player.begin(game)
    player.play_to_the_end()
    names = page.locator("li[data-seat] b").all_text_contents()
    assert len(names) == SEATS
    for name in names:
        expect(page.get_by_role("dialog")).to_contain_text(name)
    return player


def test_the_lost_mines_by_touches(server: Server, phone: DevicePages) -> None:
    """A game with mines that are found, one with a bridge; changed bots may need other numbers."""
    played: set[str] = set()
    for number in (26, 42):
        server.deal_from(f"the-lost-mines {number}")
        played |= play(phone, "the-lost-mines", "de", reduced_motion=True).played.keys()

    assert {"place", "step", "stop"} <= played
    assert {"scout", "storm", "troll", "bridge", "align", "pick"} <= played


def test_the_dark_cave_by_touches(server: Server, phone: DevicePages) -> None:
    """The game is one with creatures and ladders; if bots change, another number may be needed."""
    server.deal_from("the-dark-cave 23")

    player = play(phone, "the-dark-cave", "en")

    played = player.played.keys()
    assert {"place", "step", "stop"} <= played
    assert {"spygoal", "spydwarf", "equip", "lure", "strike", "spin", "tradehands"} <= played
    assert player.loupes > 0
    assert player.pills > 0
