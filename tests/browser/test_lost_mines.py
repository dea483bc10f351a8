"""The Lost Mines through the page: a trap, a troll, a storm, a walk, the dragon at the end."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Server, Visitors, axe
from tests.browser.person import IS_FREE, Person
from tests.browser.pilot import Action, Pilot, open_table, piloted

VERBS: Final = {"trap": "snare", "troll": "troll", "thunderstorm": "storm"}
"""What a card does."""
EAGER: Final = ("pick", "align", "step", "bridge", "place", "discard", "stop")
"""What a pilot would rather do, first things first."""


class Evening:
    """Ana at a table of bots: what she wants she does at her page, the rest over the wire."""

    def __init__(self, person: Person, pilot: Pilot, wishes: set[str]) -> None:
        self.person, self.pilot, self.wishes = person, pilot, wishes
        self._told = 0

    def play(self) -> None:
        """Play to the end of the game."""
        while self.pilot.play_until(self._is_wanted, self._choose):
            if self._over() > self._told:
                self._told += 1
                self._see_the_end()
            elif self.pilot.due == "walk":
                self._walk()
            else:
                self._lay_out(next(filter(self._can, VERBS)))
        self.person.wait_for("standings")

    # -- what is wanted ------------------------------------------------------

    def _is_wanted(self) -> bool:
        if self._over() > self._told:
            return True
        walks = self._is_on("walk") and self.pilot.view["facts"]["routes"]
        return bool(walks and "walk" in self.wishes) or any(map(self._can, VERBS))

    def _is_on(self, due: str) -> bool:
        return self.pilot.my_turn and self.pilot.due == due

    def _can(self, card: str) -> bool:
        plays = (action["do"] == VERBS[card] for action in self.pilot.legal)
        return card in self.wishes and self._is_on("turn") and any(plays)

    def _over(self) -> int:
        return len(self._all("pointsshared"))

    def _all(self, did: str) -> list[Action]:
        return [event for event in self.pilot.seen if event["did"] == did]

    def _choose(self, legal: list[Action]) -> Action:
        """Dig on; draw as much as possible as long as a card is wanted."""
        passes = [action for action in legal if action["do"] == "discard"]
        if passes and self.wishes & VERBS.keys():
            useless = [action for action in passes if not self.wishes & {*action["cards"]}]
            return max(useless or passes, key=lambda action: len(action["cards"]))
        return min(legal, key=_eagerness)

    # -- at the page ---------------------------------------------------------

    def _settle(self) -> None:
        """Look at everything that lies over the table, until it is free."""
        while self.person.wait_for("mine", "role", "reveal") != "mine":
            self.person.step()
        closes = self.person.button("slip-close")
        while closes.count():
            self.person.press(closes)

    def _lay_out(self, card: str) -> None:
        self._settle()
        person, before = self.person, self.pilot.seq
        held = person.page.locator(f"[data-card={card}]").first
        person.press(held)
        expect(held).to_have_attribute("aria-pressed", "true")
        person.press(self._target(card))
        expect(person.page.get_by_text(person.t(f"ahead-{VERBS[card]}"))).to_be_visible()
        assert axe(person.page) == []
        person.play()
        self._did(card, before)

    def _target(self, card: str) -> Locator:
        person = self.person
        if card == "thunderstorm":
            return self._free(
                person.page.get_by_role("gridcell", name=person.t("board-target-storm"))
            )
        sides = person.page.get_by_role("group", name=person.t("board-borders"))
        return self._free(sides.get_by_role("button"))

    def _free(self, targets: Locator) -> Locator:
        """One that nothing floats over."""
        expect(targets.first).to_be_visible()
        return next(target for target in targets.all() if target.evaluate(IS_FREE))

    def _walk(self) -> None:
        self._settle()
        person, before = self.person, self.pilot.seq
        person.press(self._free(person.page.locator("[role=gridcell].lit")))
        expect(person.play_button).to_have_text(person.t("table-do-step"))
        assert axe(person.page) == []
        person.play()
        self._did("walk", before)

    def _did(self, wish: str, before: int) -> None:
        self.wishes.remove(wish)
        self.pilot.hear_until(lambda: self.pilot.seq > before)

    def _see_the_end(self) -> None:
        """The dragon eats last, if somebody woke it."""
        self.person.wait_for("reveal")
        skips = self.person.button("tale-skip")
        if skips.is_visible():  # on a slow machine it has come to its end by itself
            self.person.press(skips)
        shared = self._all("pointsshared")[-1]
        if shared["dragon"] >= 0:
            name = self.pilot.table["seats"][shared["dragon"]]["name"]
            eaten = self.person.t("tale-dragon", name=name, points=shared["eaten"])
            expect(self.person.page.get_by_text(eaten)).to_be_visible()
            self.wishes.discard("dragon")
        assert axe(self.person.page) == []
        self.person.skip_reveal()


def _eagerness(action: Action) -> tuple[int, int]:
    do = action["do"]
    east = {"place": lambda: action["at"][0], "step": lambda: action["to"][0][0]}
    return (EAGER.index(do) if do in EAGER else len(EAGER), -east.get(do, int)())


@pytest.mark.parametrize(("device", "language"), [("phone", "de"), ("desktop", "en")])
def test_game_with_a_trap_a_troll_a_storm_and_the_dragon(
    server: Server, request: pytest.FixtureRequest, device: str, language: str
) -> None:
    visitors: Visitors = request.getfixturevalue(device)
    wishes = {*VERBS, "walk", "dragon"}
    while wishes:
        seat = open_table(server.url, game="the-lost-mines", seats=3)
        page = visitors(seat.path, kept=seat.kept("Ana"), language=language, still=True)
        person = Person(page, language, touch=device == "phone")
        with piloted(server.url, seat) as pilot:
            person.come_to_turn()
            Evening(person, pilot, wishes).play()
        assert axe(page) == []
        page.close()
