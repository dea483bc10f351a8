"""The Dark Cave through the page: a web is cut, a rat is driven off, a goal opens, Ana leaves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import (
    DelayedSocket,
    DevicePages,
    Server,
    axe_violations,
    poll_until,
    uncovered,
)
from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import Action
from tests.browser.scripted_table import scripted_players
from tests.browser.whole_game import (
    ANA,
    BEN,
    Tables,
    TableWithPage,
    both_devices,
    open_seat_of_ana,
    prepared_tables,
)

DEALT: Final = {
    "goal2": ["goal-exit"],
    "role1": ["blue-loyal"],
    "role2": ["blue-saboteur"],
    "role3": ["blue-saboteur"],
    "hand1": [
        *("battle-axe-I", "rat-I", "secret-information-I", "NW", "NW", "NE", "NE"),
        *("NW+hole", "NES+hole", "boots-I", "battle-axe-II", "p2_cross"),
    ],
    "hand2": ["NESW+hole", "NS", "EW", "NEW", "rat-I"],
    "hand3": ["NESW", "NES", "NESW", "web-circle"],
}
"""Ana gets axes and what she is to play, Ben a rat, Cleo a web; nobody else works for blue."""
MOVES: Final = (
    "equip battle-axe-I 1",
    *("place NESW+hole 0,-1", "stop"),
    *("place NESW 0,-2", "stop"),
    *("discard NW&NW", "step 0,-1", "step 0,-2", "stop"),
    *("place NS 0,-3", "stop"),
    *("place NES 0,-4", "stop"),
    *("discard NE&NE", "step 0,-3", "stop"),
    *("place EW 1,-4", "stop"),
    *("place NESW 2,-4", "stop"),
    *("discard NES+hole&NW+hole", "stop"),
    *("place NEW 3,-4", "stop"),
    *("discard E-+ladder", "stop"),
    *("equip battle-axe-II 1", "stop"),
    *("discard E+hole-W", "stop"),
    *("spin web-circle 0,-4/S", "stop"),
)
"""A way to the exit: Ana stands before Cleo's web, and has two axes."""
HOLE: Final = [[0, -1], 0]
HUNT: Final = ([[0, -2], 0], [[0, -3], 0])


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with prepared_tables(tmp_path_factory, "the-dark-cave", DEALT, MOVES) as found:
        yield found


@pytest.fixture(scope="module")
def server(tables: Tables) -> Server:
    return tables.server


class AtDarkCave(TableWithPage):
    """What Ana does at her page, and what Ben does to her."""

    def cut_the_web(self) -> None:
        """A turn may begin with an axe; then the card is due all the same."""
        person = self.person
        person.wait_for_screen("mine")
        person.press(self.place("board-target-cut"))
        self.expect_text("ahead-cut")
        expect(person.play_button).to_have_text(person.t("table-do-cut"))
        assert axe_violations(person.page) == []
        person.press(person.play_button)

    def put_on_boots(self) -> None:
        person = self.person
        self.pick("boots-I")
        person.press(person.page.locator(f"li[data-seat='{ANA}'] button").first)
        self.expect_text("ahead-equip-boots", whose="own", name="Ana")
        person.press(person.play_button)
        self.stay()

    def ben_sends_the_rat(self) -> None:
        """It comes out of a hole and meets Ana."""
        ben = self.players[BEN]
        ways: list[Action] = [{"do": "lure", "card": "rat-I", "at": HOLE}]
        ways += [{"do": "step", "to": to} for to in HUNT]
        for way in ways:
            ben.receive_until(lambda: ben.seq >= self.observer.seq and ben.my_turn)
            self.act_and_wait(lambda way=way: ben.act(way))  # type: ignore[misc]  # one at a time

    def answer_with_an_axe(self) -> None:
        """The question is a sheet, and the axe ends the matter."""
        person = self.person
        sheet = person.page.get_by_role("dialog", name=person.t("axe-title"))
        expect(sheet).to_contain_text(
            person.t("axe-rat", names_who="me", names="Ana", names_count=1, others="")
        )
        expect(sheet.get_by_role("timer")).to_be_visible()
        assert axe_violations(person.page) == []
        self.act_and_wait(lambda: person.press(person.button("axe-strike-rat")))
        assert self.events_of("drivenoff")

    def send_a_rat(self) -> None:
        """It climbs out of the hole and walks to Ben and Cleo."""
        person = self.person
        self.pick("rat-I")
        person.press(self.place("board-target-lure"))
        self.expect_text("ahead-lure-rat")
        person.press(person.play_button)
        expect(person.page.locator("header h1")).to_have_text(person.t("table-my-prowl"))
        person.press(person.page.locator("[data-cell='0,0'][role=button]"))
        self.expect_text("ahead-step-prowl")
        assert axe_violations(person.page) == []
        self.play()
        assert self.events_of("attacked")[-1]["victims"] == [1, 2]

    def walk_to(self, spot: str) -> None:
        """Go as far as that, in one go."""
        person = self.person
        person.wait_for_screen("mine")
        cell = person.page.locator(f"[data-cell='{spot}'][role=button]")
        person.press(uncovered(cell).first)
        expect(person.play_button).to_have_text(person.t("table-do-step"))
        self.act_and_wait(person.play)

    def look_at_the_goal(self) -> None:
        """What Ana alone sees lies over the table until she puts it away."""
        person = self.person
        self.pick("secret-information-I")
        person.press(
            uncovered(person.page.get_by_role("gridcell", name=person.t("corner-2"))).first
        )
        self.expect_text("ahead-spygoal")
        self.play()
        slip = self.expect_slip("sight-goal", goal=person.t("corner-2"))
        expect(slip).to_contain_text(person.words.card("goal-exit"))
        self.close_slip(slip)

    def pass_with(self, card: str) -> None:
        person = self.person
        self.pick(card)
        person.press(person.page.locator("button[aria-keyshortcuts=D]"))
        person.press(person.play_button)

    def see_the_end(self) -> None:
        """Gold times opponents, for both sides."""
        person = self.person
        person.wait_for_screen("reveal")
        person.skip_to_the_gold()
        self.expect_text("cave-times", saved=3, opponents=2, worth=6)
        self.expect_text("cave-times", saved=0, opponents=1, worth=0)
        assert axe_violations(person.page) == []
        person.skip_reveal()

    def place(self, kind: str) -> Locator:
        """A place of the board that says what can be done there."""
        return uncovered(self.person.page.get_by_role("button", name=self.person.t(kind))).first


@both_devices
def test_game_with_a_web_an_axe_a_goal_and_the_exit(
    tables: Tables, request: pytest.FixtureRequest, device: str, language: str, number: int
) -> None:
    seats = tables.seats[number]
    person = open_seat_of_ana(request, seats, device, language)
    with scripted_players(tables.server.url, seats) as players:
        table = AtDarkCave(person, players)
        table.cut_the_web()
        table.put_on_boots()
        assert table.events_of("webcut")
        table.ben_sends_the_rat()
        table.answer_with_an_axe()
        table.pass_until_turn_of(ANA)
        table.send_a_rat()
        table.walk_to("2,-4")
        table.pass_until_turn_of(ANA)
        table.look_at_the_goal()
        table.walk_to("4,-4")
        assert table.events_of("cornerfound")
        table.pass_until_turn_of(ANA)
        table.pass_with("p2_cross")
        table.walk_to("4,-4/5")
        assert table.events_of("leftcave")[0]["seat"] == ANA
        table.see_the_end()
    person.wait_for_screen("standings")
    assert axe_violations(person.page) == []


def test_card_tapped_while_a_move_is_on_its_way_is_picked(
    tables: Tables, phone: DevicePages
) -> None:
    """The web is cut, and the answer takes its time: no touch gets lost meanwhile."""
    seat = tables.seats[2][ANA]
    page = phone(local_storage=seat.local_storage("Ana"), language="de", reduced_motion=True)
    line = DelayedSocket(page)
    page.goto(seat.path)
    person = PagePlayer(page, "de", touch=True)
    person.wait_for_my_turn()
    boots = page.locator("[data-card='boots-I']")

    line.hold_from("staged")
    with scripted_players(tables.server.url, tables.seats[2]) as players:
        AtDarkCave(person, players).cut_the_web()
    expect(boots).to_have_class(re.compile("dim"))  # the cut is on its way
    person.press(boots)
    poll_until(page, line.has_held, "the answer")
    expect(boots).to_have_attribute("aria-pressed", "false")
    line.release()

    expect(boots).to_have_attribute("aria-pressed", "true")
