"""The forest of The Lost Mines, to be photographed: an evening of five, from turn to tale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import Locator, expect

from tests.browser.prepared_deals import PreparedGame
from tests.browser.scripted_table import ScriptedTable, passing, scripted_players

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.page_player import PagePlayer
    from tests.browser.scripted_player import Action, Seat
    from tools.shots import Studio

ANA, CLEO = 0, 2
DOWN: Final = ([8, 4], [9, 4])
NAMES: Final = ("Ana", "Ben", "Cleo", "Dora", "Emil")
WISHES: Final = {
    "mine2": ["mine-silver"],
    "mine3": ["mine-dragon"],
    "treasure1": ["treasure-silver-3"],
    "treasure2": ["treasure-gems-5"],
    "treasure3": ["treasure-gold-4"],
    "treasure4": ["treasure-silver-1"],
    "treasure5": ["treasure-gems-4"],
    "role1": ["blue-loyal"],
    "role2": ["yellow-saboteur"],
    "role3": ["blue-saboteur"],
    "role4": ["yellow-selfish"],
    "role5": ["blue-loyal"],
    "hand1": [
        *("EW", "trap", "troll", "thunderstorm", "info-mine-treasure"),
        *("ESW+campfire", "NESW", "axe"),
    ],
    "hand2": ["EW", "EW+rock", "ESW", "troll", "NES"],
    "hand3": ["ESW", "EW", "NS", "ES", "boat"],
    "hand4": ["ESW+logs", "NES", "trap", "rope", "EW+lake"],
    "hand5": ["NESW", "axe", "NS", "troll", "boat"],
}
STORY: Final = (
    *("place EW 2,2", "step 2,2", "stop"),
    *("place EW 2,4", "step 2,4", "stop"),
    *("place ESW 3,2", "step 2,2", "step 3,2", "stop"),
    *("place ESW+logs 3,4", "step 2,4", "stop"),
    *("place NESW 4,2", "step 2,2", "step 3,2", "step 4,2"),
    *("place ESW+campfire 5,2", "step 3,2", "step 4,2", "step 5,2"),
    *("place EW+rock 4,4", "stop"),
    *("place EW 6,2", "step 4,2", "step 5,2", "step 6,2"),
    *("snare 3,2/S", "stop"),
    *("bridge axe 3,4", "step 5,2", "step 6,2", "stop"),
    *("place NESW 7,2", "step 6,2", "step 7,2", "stop"),
    *("place ESW 8,2", "step 3,4", "step 4,4", "stop"),
    *("place NS 8,3", "step 7,2", "step 8,2", "step 8,3"),
    *("place NES 8,4", "stop"),
    *("troll 4,2/E", "stop"),
)
"""A forest with everything in it; Ana stands two steps before a mine, Cleo before the dragon."""


class LostMinesEvening:
    """One page at the table; the other players are scripted connections."""

    def __init__(self, studio: Studio, person: PagePlayer, five: ScriptedTable) -> None:
        self.studio, self.person, self.five = studio, person, five

    @property
    def page(self) -> Page:
        """What Ana sees."""
        return self.person.page

    def shoot(self, name: str) -> None:
        """Take a picture."""
        self.studio.shoot(self.page, f"forest-{name}")

    def pick(self, card: str) -> None:
        """Take a card up."""
        held = self.page.locator(f"[data-card={card}]").first
        self.person.press(held)
        expect(held).to_have_attribute("aria-pressed", "true")

    def drop(self, card: str) -> None:
        """Put it back."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        expect(self.page.locator(f"[data-card={card}]")).to_have_attribute("aria-pressed", "false")

    def go_on(self) -> None:
        """Do the action that is shown."""
        self.five.act_and_wait(lambda: self.person.press(self.person.play_button))

    def close_slip(self) -> None:
        """Close the private notice of Ana."""
        self.person.press(self.person.button("slip-close"))

    def treasure(self, number: int) -> Locator:
        """One at the edge of the board."""
        return self.page.locator(f"[data-treasure='{number - 1}']")

    # -- one after the other -------------------------------------------------

    def borders(self) -> None:
        """A troll looks for its place."""
        self.shoot("turn")
        self.pick("troll")
        sides = self.page.get_by_role("group", name=self.person.t("board-places"))
        expect(sides).to_be_visible()
        self.shoot("borders")
        self.person.press(sides.get_by_role("button").last)
        self.shoot("border-ghost")
        self.drop("troll")

    def look(self) -> None:
        """A treasure is looked at in secret."""
        self.pick("info-mine-treasure")
        self.shoot("look")
        self.person.press(self.treasure(2))
        self.shoot("look-aimed")
        self.go_on()
        expect(self.person.button("slip-close")).to_be_visible()
        self.shoot("slip-looked")
        self.close_slip()

    def walk(self) -> None:
        """How far, which way, and why not there."""
        self.shoot("walk")
        self.page.get_by_role("gridcell", name=self.person.t("board-empty")).first.focus()
        self.page.keyboard.press("w")
        expect(self.page.get_by_role("alert").get_by_role("button")).to_be_visible()
        self.shoot("why-not")
        self.page.keyboard.press("Escape")
        self.person.press(self.page.get_by_role("gridcell", name=self.person.t("mine-2")))
        self.shoot("route")
        self.go_on()

    def mine(self) -> None:
        """It is turned up, laid, and gives a treasure."""
        self.person.wait_for_screen("orient")
        self.shoot("mine-choice")
        ways = self.page.get_by_role("dialog").get_by_role("button")
        self.five.act_and_wait(lambda: self.person.press(ways.last))
        expect(self.page.locator("[data-treasure].aim")).to_have_count(2)
        self.shoot("treasure")
        self.person.press(self.treasure(1))
        self.shoot("treasure-aimed")
        self.go_on()
        expect(self.person.button("slip-close")).to_be_visible()
        self.shoot("slip-found")
        self.close_slip()

    def sheets(self) -> None:
        """The dragon is awake; the known facts about players."""
        self.five.play_until(lambda: self.five.actor == CLEO, waking)
        self.shoot("waiting")
        self.five.play_until(lambda: self.five.actor == ANA, waking)
        self.person.wait_for_screen("mine")
        self.shoot("dragon")
        left = self.page.locator("button[data-treasures]")
        if left.count():  # on a phone
            self.person.press(left)
            self.shoot("rest")
            self.page.keyboard.press("Escape")
        for seat in (ANA, CLEO):
            self.person.press(self.page.locator(f"li[data-seat='{seat}'] button").first)
            self.shoot(f"player-{seat + 1}")
            self.page.keyboard.press("Escape")

    def tale(self) -> None:
        """How a round ends."""
        self.five.agree()
        self.person.wait_for_screen("reveal")
        self.shoot("tale-begin")
        skips = self.person.button("tale-skip")
        if skips.is_visible():
            self.person.press(skips)
        self.shoot("tale-end")
        self.person.skip_reveal()
        self.person.wait_for_screen("role")
        self.shoot("role")
        self.person.confirm_role()

    def end(self, seat: Seat) -> None:
        """How the game ends, and how it is seen again."""
        first = self.five.actor
        self.five.play_until(lambda: self.five.actor != first, passing)
        self.five.agree()
        self.person.wait_for_screen("reveal")
        self.person.skip_reveal()
        self.person.wait_for_screen("standings")
        self.shoot("standings")
        again = self.studio.visit(f"/replay/{seat.code}.1")
        expect(again.page.get_by_role("grid")).to_be_visible()
        again.page.wait_for_load_state("networkidle")
        self.studio.shoot(again.page, "forest-replay")


def waking(legal: list[Action]) -> Action:
    """Cleo walks down to the dragon; the others stay."""
    south = [step for step in legal if step["do"] == "step" and step["to"][0] in DOWN]
    return south[0] if south else passing(legal)


def lostmines(studio: Studio) -> None:
    """An evening in the forest."""
    code = f"mossy-path-{studio.look.name}"
    game = PreparedGame("the-lost-mines", NAMES, WISHES)
    game.play(*STORY)
    studio.server.stop()
    seats = game.store(studio.server.folder, code)
    studio.server.start()
    person = studio.visit(seats[ANA].path, seats[ANA])
    with scripted_players(studio.url, seats) as players:
        five = ScriptedTable(players)
        evening = LostMinesEvening(studio, person, five)
        person.wait_for_screen("mine")
        evening.borders()
        evening.look()
        evening.walk()
        evening.mine()
        evening.sheets()
        evening.tale()
        evening.end(seats[ANA])


def lostmines_pages(studio: Studio) -> None:
    """What can be chosen for a table, and how the game is explained."""
    page = studio.visit("/new?game=the-lost-mines").page
    page.locator("details.fold > summary").click()
    page.wait_for_load_state("networkidle")
    studio.shoot(page, "forest-new", whole=True)
    page.goto("/rules/the-lost-mines")
    page.wait_for_load_state("networkidle")
    studio.shoot(page, "forest-rules", whole=True)
