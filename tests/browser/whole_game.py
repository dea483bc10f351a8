"""People who play over the wire, and one of them, Ana, who has a page beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Server, uncovered
from tests.browser.page_player import PagePlayer
from tests.browser.prepared_deals import PreparedGame
from tests.browser.scripted_player import ScriptedPlayer, Seat
from tests.browser.scripted_table import ScriptedTable

ANA, BEN, CLEO = range(3)
NAMES: Final = ("Ana", "Ben", "Cleo")
CODES: Final = ("mossy-path-42", "mossy-path-43", "mossy-path-44")


class Tables(NamedTuple):
    """A server that found the same game at three tables when it started, and the seats there."""

    server: Server
    seats: list[list[Seat]]


@contextmanager
def prepared_tables(
    tmp_path_factory: pytest.TempPathFactory,
    game: str,
    wishes: Mapping[str, Sequence[str]],
    story: Sequence[str],
) -> Iterator[Tables]:
    """The game is dealt as wished and played as told."""
    server = Server(tmp_path_factory.mktemp(game))
    prepared = PreparedGame(game, NAMES, wishes)
    prepared.play(*story)
    seats = [prepared.store(server.folder, code) for code in CODES]
    server.start()
    yield Tables(server, seats)
    server.stop()


class TableWithPage(ScriptedTable):
    """Everybody over the wire; Ana does at her page what she wants."""

    def __init__(self, person: PagePlayer, players: list[ScriptedPlayer]) -> None:
        super().__init__(players)
        self.person = person

    def pick(self, card: str) -> None:
        """Take a card into the hand."""
        person = self.person
        person.wait_for_screen("mine")
        held = person.page.locator(f"[data-card='{card}']").first
        person.press(held)
        expect(held).to_have_attribute("aria-pressed", "true")

    def play(self) -> None:
        """Do what is shown, and wait until the table has heard of it."""
        self.act_and_wait(lambda: self.person.press(self.person.play_button))

    def stay(self) -> None:
        """Walk no further."""
        stays = self.person.button("table-stop").first
        expect(stays).to_be_enabled()
        self.act_and_wait(lambda: self.person.press_by_key(stays))

    def expect_text(self, key: str, **args: str | int) -> None:
        """The page says so."""
        expect(self.person.page.get_by_text(self.person.t(key, **args)).first).to_be_visible()

    def expect_slip(self, key: str, **args: str) -> Locator:
        """What Ana alone was told."""
        slip = self.person.page.locator("aside[role=status]")
        expect(slip).to_contain_text(self.person.t(key, **args))
        return slip

    def close_slip(self, slip: Locator) -> None:
        """She has read it."""
        self.person.press(self.person.button("slip-close"))
        expect(slip).to_be_empty()

    def side(self) -> Locator:
        """A border that can be chosen."""
        sides = self.person.page.get_by_role("group", name=self.person.t("board-places"))
        return uncovered(sides.get_by_role("button")).first
