"""Games dealt by a test: every seat is played by script, and that of Ana at a page, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import DevicePages, Server, uncovered
from tests.browser.page_player import PagePlayer
from tests.browser.prepared_deals import PreparedGame
from tests.browser.scripted_player import ScriptedPlayer, Seat
from tests.browser.scripted_table import ScriptedTable
from tests.browser.seat_steps import open_seat

ANA, BEN, CLEO = range(3)
NAMES: Final = ("Ana", "Ben", "Cleo")
CODES: Final = ("mossy-path-42", "mossy-path-43", "mossy-path-44")


class Tables(NamedTuple):
    """A server that found the same game at three tables when it started, and their seats."""

    server: Server
    seats: list[list[Seat]]


@contextmanager
def prepared_tables(
    tmp_path_factory: pytest.TempPathFactory,
    game: str,
    dealt: Mapping[str, Sequence[str]],
    moves: Sequence[str],
) -> Iterator[Tables]:
    """Three tables with the same game: some cards are dealt to piles, some moves are played."""
    server = Server(tmp_path_factory.mktemp(game))
    prepared = PreparedGame(game, NAMES, dealt)
    prepared.play(*moves)
    seats = [prepared.store(server.folder, code) for code in CODES]
    server.start()
    yield Tables(server, seats)
    server.stop()


both_devices = pytest.mark.parametrize(
    ("device", "language", "number"), [("phone", "de", 0), ("desktop", "en", 1)]
)
"""On a phone at the first table and on a desktop at the second one."""


def open_seat_of_ana(
    request: pytest.FixtureRequest, seats: list[Seat], device: str, language: str
) -> PagePlayer:
    """The page of Ana on a device, when it is her turn."""
    pages: DevicePages = request.getfixturevalue(device)
    person = open_seat(pages, seats[ANA], language, touch=device == "phone")
    person.wait_for_my_turn()
    return person


class TableWithPage(ScriptedTable):
    """A table whose seats are played by script, and that of Ana through her page."""

    def __init__(self, person: PagePlayer, players: list[ScriptedPlayer]) -> None:
        super().__init__(players)
        self.person = person

    def pick(self, card: str) -> None:
        """Pick a card of the hand."""
        person = self.person
        person.wait_for_screen("mine")
        held = person.page.locator(f"[data-card='{card}']").first
        person.press(held)
        expect(held).to_have_attribute("aria-pressed", "true")

    def play(self) -> None:
        """Play the prepared action, and wait until the server has told the table."""
        self.act_and_wait(lambda: self.person.press(self.person.play_button))

    def stay(self) -> None:
        """End the walk."""
        stays = self.person.button("table-stop").first
        expect(stays).to_be_enabled()
        self.act_and_wait(lambda: self.person.press_by_key(stays))

    def expect_text(self, key: str, **args: str | int) -> None:
        """The page shows a text."""
        expect(self.person.page.get_by_text(self.person.t(key, **args)).first).to_be_visible()

    def expect_slip(self, key: str, **args: str) -> Locator:
        """The slip with a text for Ana alone."""
        slip = self.person.page.locator("aside[role=status]")
        expect(slip).to_contain_text(self.person.t(key, **args))
        return slip

    def close_slip(self, slip: Locator) -> None:
        """Close the slip."""
        self.person.press(self.person.button("slip-close"))
        expect(slip).to_be_empty()

    def aim(self, target: Locator) -> None:
        """Choose a target; a finger that may have meant several chooses again in the loupe."""
        person = self.person
        person.press(target)
        loupe = person.page.get_by_role("dialog", name=person.t("loupe-title"))
        expect(person.play_button.or_(loupe).first).to_be_visible()
        if loupe.count():
            near = loupe.get_by_role("button").and_(person.page.locator("[data-cell]"))
            person.press(uncovered(near.or_(loupe.locator("g.cell"))).first)
            expect(loupe).to_have_count(0)

    def side(self) -> Locator:
        """A border of a cell that can be chosen."""
        sides = self.person.page.get_by_role("group", name=self.person.t("board-places"))
        return uncovered(sides.get_by_role("button")).first
