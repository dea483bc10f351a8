"""The Lost Mines through the page: a mine and its treasure, tricks of the forest, the dragon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Server, axe_violations, uncovered
from tests.browser.scripted_player import Action
from tests.browser.scripted_table import scripted_players
from tests.browser.whole_game import (
    ANA,
    BEN,
    NAMES,
    Tables,
    TableWithPage,
    both_devices,
    open_seat_of_ana,
    prepared_tables,
)
from undermine.core.state import NOBODY

DEALT: Final = {
    "mine1": ["mine-dragon"],
    "mine2": ["mine-silver"],
    "treasure1": ["treasure-silver-3"],
    "treasure2": ["treasure-silver-1"],
    "treasure3": ["treasure-gold-4"],
    "role1": ["blue-loyal"],
    "role2": ["blue-saboteur"],
    "role3": ["yellow-loyal"],
    "hand1": ["EW", "trap", "troll", "thunderstorm", "info-mine-dwarf", "ESW", "NESW", "NS"],
    "hand2": ["EW", "NESW", "NS", "ES", "axe"],
    "hand3": ["ESW", "EW", "ESW+logs", "boat", "rope"],
}
"""Ana gets what she is to play, and a mine that may lie both ways round is near."""
MOVES: Final = (
    *("place EW 2,2", "step 2,2", "stop"),
    *("place EW 3,2", "step 2,2", "step 3,2", "stop"),
    "place ESW 4,2",
    *("place ESW 5,2", "step 3,2", "step 4,2", "step 5,2"),
    *("place NESW 6,2", "step 4,2", "step 5,2", "step 6,2"),
    "place EW 7,2",
    *("place NESW 8,2", "step 6,2", "step 7,2", "step 8,2"),
    *("place NS 8,1", "step 7,2", "step 8,2", "step 8,1"),
    "discard boat",
    *("discard NS", "stop"),
    *("place ES 8,0", "step 8,0", "step 9,0"),
    "discard rope",
)
"""A way through the forest: Ben has woken the dragon, and Ana stands before the second mine."""
VERBS: Final = {"trap": "snare", "troll": "troll", "thunderstorm": "storm"}
"""What a card does."""
EAGER: Final = ("pick", "align", "step", "bridge", "place", "discard", "stop")
"""What a player would rather do, first things first."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with prepared_tables(tmp_path_factory, "the-lost-mines", DEALT, MOVES) as found:
        yield found


@pytest.fixture(scope="module")
def server(tables: Tables) -> Server:
    return tables.server


class AtLostMines(TableWithPage):
    """What Ana does at her page."""

    def spy_on_ben(self) -> None:
        """What Ana alone is told lies over the table until she puts it away."""
        person = self.person
        self.pick("info-mine-dwarf")
        person.press(person.page.locator(f"li[data-seat='{BEN}'] button").first)
        self.expect_text("ahead-spy", name="Ben")
        self.play()
        slip = self.expect_slip("sight-dwarf", name="Ben")
        expect(slip).to_contain_text(person.words.card("blue-saboteur"))
        expect(slip).not_to_contain_text(person.t("ceremony-aim-blue-saboteur"))
        assert axe_violations(person.page) == []
        self.close_slip(slip)

    def walk_into_the_mine(self) -> None:
        """Its finder turns it up, says how it lies, and takes one of two treasures."""
        person = self.person
        expect(person.page.locator("header h1")).to_have_text(person.t("table-my-walk"))
        person.press(person.page.get_by_role("gridcell", name=person.t("mine-2")))
        expect(person.play_button).to_have_text(person.t("table-do-step"))
        self.play()
        person.wait_for_screen("orient")
        assert axe_violations(person.page) == []
        ways = person.page.get_by_role("dialog").get_by_role("button")
        expect(ways).to_have_count(2)
        self.act_and_wait(lambda: person.press(ways.first))
        self._take_treasure()

    def _take_treasure(self) -> None:
        person = self.person
        tray = person.page.get_by_role("region", name=person.t("tray-title"))
        lit = tray.get_by_role("button", name=person.t("tray-aim"))
        expect(lit).to_have_count(2)
        assert axe_violations(person.page) == []
        person.press(lit.first)
        self.expect_text("ahead-pick")
        self.play()
        slip = self.expect_slip("sight-found")
        expect(slip).to_contain_text(person.words.card("treasure-silver-3"))
        self.close_slip(slip)
        expect(person.page.locator("[data-treasures='2']")).to_be_visible()

    def lay_out(self, card: str) -> None:
        """A trap or a troll on a border, a storm on a card; then Ana stays."""
        person = self.person
        self.pick(card)
        self.aim(self._target(card))
        self.expect_text(f"ahead-{VERBS[card]}")
        if card == "trap":  # borders are targets of their own kind
            assert axe_violations(person.page) == []
        if person.touch:
            person.press(person.play_button)
        else:  # the second press skips no walk
            person.play_button.dblclick()
        self.stay()

    def see_the_end(self) -> None:
        """The dragon eats last."""
        person = self.person
        person.wait_for_screen("reveal")
        person.skip_to_the_gold()
        shared = self.events_of("pointsshared")[-1]
        if shared["dragon"] != NOBODY:
            name, points = NAMES[shared["dragon"]], shared["eaten"]
            self.expect_text("tale-dragon", name=name, points=points)
            assert axe_violations(person.page) == []
        person.skip_reveal()

    def _target(self, card: str) -> Locator:
        person = self.person
        if card == "thunderstorm":
            name = person.t("board-target-storm")
            return uncovered(person.page.get_by_role("gridcell", name=name)).first
        return self.side()


@both_devices
def test_game_with_a_mine_a_treasure_tricks_and_the_dragon(
    tables: Tables,
    request: pytest.FixtureRequest,
    device: str,
    language: str,
    number: int,
) -> None:
    seats = tables.seats[number]
    person = open_seat_of_ana(request, seats, device, language)
    with scripted_players(tables.server.url, seats) as players:
        table = AtLostMines(person, players)
        table.spy_on_ben()
        table.walk_into_the_mine()
        for card in VERBS:
            table.pass_until_turn_of(ANA)
            table.lay_out(card)
        table.pass_until_turn_of(ANA)
        table.agree()
        assert table.events_of("pointsshared")[0]["dragon"] == BEN
        table.see_the_end()

        person.wait_for_screen("role")
        person.confirm_role()
        table.play_until(lambda: len(table.events_of("pointsshared")) > 1, digging)
        table.see_the_end()
    person.wait_for_screen("standings")
    assert axe_violations(person.page) == []


def digging(legal: list[Action]) -> Action:
    """Go east."""
    return min(legal, key=_eagerness)


def _eagerness(action: Action) -> tuple[int, int]:
    do = action["do"]
    east = {"place": lambda: action["at"][0], "step": lambda: action["to"][0][0]}
    return (EAGER.index(do) if do in EAGER else len(EAGER), -east.get(do, int)())
