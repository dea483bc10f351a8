"""A round in the language for tests: 40 % longer, with right-to-left marks, and everything fits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import DevicePages, poll_until
from tests.browser.overflow import overflowing
from tests.browser.page_player import PagePlayer
from tests.waiting import attempts
from undermine.testing.pseudo import MARK, PseudoCatalogue, pseudo_pack

PACKS = re.compile(r"/words-en-(first|rest)-[^/]*\.json$")
"""The files of English sentences."""

STEPS = 500
"""More than a round asks of a player."""


def speak(page: Page) -> None:
    """Let a page load its English sentences in the language for tests."""

    def answer(route: Route) -> None:
        route.fulfill(json=pseudo_pack(route.fetch().json()))

    page.route(PACKS, answer)


class Watcher:
    """Plays at a page, and keeps what does not fit on each of its screens."""

    def __init__(self, person: PagePlayer) -> None:
        self.person = person
        self.broken: dict[str, list[str]] = {}
        self.screens: set[str] = set()

    def look(self, where: str) -> None:
        """Look at the page as it is."""
        self.screens.add(where)
        found = overflowing(self.person.page)
        if found:
            self.broken.setdefault(where, found)

    def play_a_round(self) -> None:
        """Do whatever there is to do, until the score of the round is shown."""
        for _ in attempts(STEPS, "the score of the round"):
            if self._is_scored():
                return
            poll_until(self.person.page, self._has_stepped, "anything to do")

    def _is_scored(self) -> bool:
        return "score" in self.screens

    def _has_stepped(self) -> bool:
        screen = self.person.screen()
        if screen == "waiting":
            return False
        self.look(screen)
        return self._is_scored() or self.person.step()


@pytest.fixture
def ana(phone: DevicePages) -> PagePlayer:
    page = phone(reduced_motion=True)
    speak(page)
    page.goto("/")
    return PagePlayer(page, PseudoCatalogue(), touch=True, seed=3)


def test_a_round_fits_on_a_phone(ana: PagePlayer) -> None:
    page, watcher = ana.page, Watcher(ana)
    expect(page.get_by_role("link", name=ana.t("home-join"))).to_be_visible()
    watcher.look("home")

    page.goto("/new")
    page.get_by_label(ana.t("new-name"), exact=True).fill("Ana")
    watcher.look("new table")
    ana.press(ana.button("new-open"))
    page.wait_for_url("**/t/*")
    start = ana.button("lobby-start-bots", count=4)
    expect(start).to_be_enabled()
    watcher.look("lobby")
    ana.press(start)
    ana.wait_for_screen("role")
    watcher.play_a_round()

    assert MARK in ana.log()
    assert {"role", "mine", "reveal", "score"} <= watcher.screens
    assert watcher.broken == {}
