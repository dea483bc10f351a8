"""Saboteur 2 through the page: a door, a ladder, a theft, swaps; on a phone and at a desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import DevicePages, Server, axe_violations, uncovered
from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import (
    Action,
    ScriptedPlayer,
    Seat,
    scripted_player,
    shared_table,
)
from tests.browser.seat_steps import open_seat
from tests.waiting import DEALS, attempts

ANA, BEN = 0, 1
CONFIG: dict[str, object] = {
    "game": "saboteur-2",
    "seats": 2,
    "options": {"allow_concede": "on"},
}


def is_door(card: str) -> bool:
    return "+blue" in card or "+green" in card


def is_ladder(card: str) -> bool:
    return "+ladder" in card


def is_card(name: str) -> Callable[[str], bool]:
    return lambda card: card == name


class TwoPlayers:
    """Two seats played by script; that of Ana is played at a page, too."""

    def __init__(
        self, server: Server, seats: list[Seat], ana: ScriptedPlayer, ben: ScriptedPlayer
    ) -> None:
        self.server, self.seats, self.ana, self.ben = server, seats, ana, ben

    def concede(self) -> None:
        """End the round by a vote of both."""
        ended = self._ended()
        self.ana.send("propose", action={"do": "agree"})
        self.ben.receive_until(lambda: self.ben.ballot is not None)
        self.ben.send("vote", yes=True)
        self.ana.receive_until(lambda: self._ended() > ended)

    def _ended(self) -> int:
        return sum(event["did"] == "roundended" for event in self.ana.seen)

    def ben_has_gold(self) -> bool:
        return any(event["did"] == "goldpaid" and event["seat"] == BEN for event in self.ana.seen)

    def pass_until_ana(self) -> bool:
        """Let Ben pass until it is Ana's turn; false if the round ends before."""
        ended = self._ended()
        while self._ended() == ended and not self.ana.my_turn:
            self.ben.receive_until(lambda: self.ben.seq >= self.ana.seq)
            if self.ben.my_turn:
                self.ben.act(_passing(self.ben.legal, keeping=lambda _: False, at_most=1))
            self.ana.receive()
        return self._ended() == ended

    def wait_for_ana_again(self) -> None:
        """Wait for the move that Ana played at her page, then let Ben pass until her next turn."""
        self.ana.receive_until(lambda: not self.ana.my_turn)
        assert self.pass_until_ana()

    def pass_until_ana_holds(self, *wanted: Callable[[str], bool]) -> bool:
        """Let Ana pass until she holds wanted cards; false if the round ends before."""
        while self.pass_until_ana():
            hand = self.ana.view["piles"]["hand1"]
            cards = [card.partition("*")[0] for card in hand]
            if all(any(map(fits, cards)) for fits in wanted):
                return True
            kept = [next((card for card in cards if fits(card)), "") for fits in wanted]
            self.ana.act(_passing(self.ana.legal, keeping=kept.__contains__, at_most=3))
            self.ana.receive()
        return False


def _passing(legal: list[Action], keeping: Callable[[str], bool], at_most: int) -> Action:
    """The discard of the most cards that are not to be kept."""
    passes = [action for action in legal if action["do"] == "discard"]
    few = [action for action in passes if len(action["cards"]) <= at_most]
    useless = [action for action in few if not any(map(keeping, action["cards"]))]
    return max(useless or few, key=lambda action: len(action["cards"]))


@contextmanager
def two_players(server: Server, *wanted: Callable[[str], bool]) -> Iterator[TwoPlayers]:
    """A last round in which it is Ana's turn, she holds wanted cards, and Ben has gold."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seats = shared_table(server.url, "Ana", "Ben", **CONFIG)
        with (
            scripted_player(server.url, seats[0]) as ana,
            scripted_player(server.url, seats[1]) as ben,
        ):
            two = TwoPlayers(server, seats, ana, ben)
            for player in (ana, ben):
                player.send("understood")
            two.concede()
            two.concede()
            if two.ben_has_gold() and two.pass_until_ana_holds(*wanted):
                yield two
                return


# -- through the page ------------------------------------------------------------------------------


def pick(person: PagePlayer, fits: Callable[[str], bool]) -> None:
    person.wait_for_screen("mine")
    cards = person.page.locator("[data-card]").all()
    names = [card.get_attribute("data-card") or "" for card in cards]
    card = next(card for card, name in zip(cards, names, strict=True) if fits(name))
    person.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")


def lay(person: PagePlayer, fits: Callable[[str], bool]) -> None:
    """Lay a path card on the first target cell."""
    pick(person, fits)
    person.press(uncovered(person.cells("board-target-place")).first)
    person.play()


def row(person: PagePlayer, seat: int) -> Locator:
    """The button of a player."""
    return person.page.locator(f"li[data-seat='{seat}'] button").first


def aim_at(person: PagePlayer, card: str, seat: int) -> None:
    pick(person, is_card(card))
    person.press(row(person, seat))
    person.play()


def slip(person: PagePlayer, key: str, **args: str) -> Locator:
    """The slip with a text for this player alone."""
    return person.page.get_by_role("status").filter(has_text=person.t(key, **args))


def close_slip(person: PagePlayer) -> None:
    person.press(person.button("slip-close"))


class Way(NamedTuple):
    """How the round is played: on what, in which language, with which swap."""

    device: str
    language: str
    swap: str
    target: int
    told: str


@pytest.mark.parametrize(
    "way",
    [
        Way("phone", "de", "swap-hats", ANA, "slip-hat-own"),
        Way("desktop", "en", "swap-hands", BEN, "slip-hands"),
    ],
    ids=lambda way: way.device,
)
def test_round_with_a_theft_a_door_a_ladder_and_a_swap(
    server: Server, request: pytest.FixtureRequest, way: Way
) -> None:
    pages: DevicePages = request.getfixturevalue(way.device)
    with two_players(server, is_door, is_ladder, is_card("theft"), is_card(way.swap)) as two:
        mine = two.seats[ANA]
        person = open_seat(pages, mine, way.language, touch=way.device == "phone")
        page = person.page
        person.wait_for_screen("role")
        person.confirm_role()

        pick(person, is_card("theft"))
        expect(page.get_by_text(person.t("ahead-theft"))).to_be_visible()
        person.play()
        two.wait_for_ana_again()
        lay(person, is_door)
        two.wait_for_ana_again()
        lay(person, is_ladder)
        two.wait_for_ana_again()
        aim_at(person, way.swap, way.target)
        expect(slip(person, way.told, name="Ben")).to_be_visible()
        person.wait_for_drawer()
        expect(page.locator("button.strip .latest:empty")).to_have_count(0)
        assert axe_violations(page) == []
        close_slip(person)
        two.wait_for_ana_again()
        lift_is_offered(person)
        two.concede()

        person.wait_for_screen("reveal")
        person.skip_to_the_gold()
        lines = page.get_by_role("list", name=person.t("reckoned-title")).get_by_role("listitem")
        expect(lines).to_have_count(3)
        assert axe_violations(page) == []
        person.skip_reveal()
        person.wait_for_screen("steal")
        assert axe_violations(page) == []
        person.press(person.button("steal-from", name="Ben"))
        person.wait_for_screen("standings")
        assert axe_violations(page) == []


def lift_is_offered(person: PagePlayer) -> None:
    """A card in front of the player can be lifted: two cards are chosen for it, and put back."""
    person.wait_for_screen("mine")
    if person.touch:
        person.press(row(person, ANA))
        person.press(person.page.get_by_role("dialog").get_by_text(person.t("player-lift")))
    else:
        theft = person.words.card("theft")
        person.press(person.button("table-lift-how", tool=theft))
    cards = person.page.locator("[data-card]")
    for place in (0, 1):
        expect(person.play_button).to_have_count(0)
        person.press(cards.nth(place))
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
    expect(person.button("table-lift").first).to_be_enabled()
    person.press(person.button("table-drop"))
    expect(person.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
