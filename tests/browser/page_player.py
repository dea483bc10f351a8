"""A player at a page, in one language: reads the page and plays through it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.harness import uncovered
from tests.browser.page_scripts import (
    CHANGED_OR_CAN_END,
    CHOOSE,
    END_TURN,
    FINGERPRINT,
    HAS_CHANGED,
    IS_LOOKING,
    NONE_OF,
    ONE_OF,
    OVER_OR_SKIPPABLE,
    SCREEN,
    SKIP,
)
from tests.browser.scripted_player import Action
from tests.waiting import HANG
from undermine.words import Catalogue, catalogue

LOCALES = {"en": "en-GB", "de": "de-DE"}
BY_HAND = 0.25
"""The share of turns that are played by picking a card, once all ways were used."""
READER = re.compile(r"\b(You|Du) ")
"""What a sentence about the reader begins with."""
PASSES_AT = 2
PRESS_LIMIT = 5_000
"""Milliseconds after which a press is given up, to read the state of the page again."""
Screen = Literal[
    "reveal",
    "score",
    "role",
    "gold",
    "steal",
    "orient",
    "starter",
    "standings",
    "mine",
    "waiting",
]
"""The decision or the moment that a page shows; `mine` is a turn of this player."""
VERBS = (
    *("place", "mend", "free", "peek", "inspect", "theft", "handsoff", "swaphats", "swaphands"),
    *("trap", "break", "lift", "rockfall", "discard"),
)
"""Kinds of actions, the preferred ones first."""
OTHERS: dict[str, str | int] = {"who": "other", "by_who": "other", "names_who": "other"}
"""Facts of sentences that do not address their reader."""


class Move(NamedTuple):
    """The kind of an action that was played, and the way it was played."""

    what: str
    how: str


class PagePlayer:
    """A page, the language of its texts, and the moves that were played through it."""

    def __init__(
        self, page: Page, language: str | Catalogue, *, touch: bool = False, seed: int = 1
    ) -> None:
        self.page = page
        self.words = catalogue(language) if isinstance(language, str) else language
        self.touch = touch
        self.chance = random.Random(seed)  # noqa: S311 - no secrets here
        self.done: list[Move] = []
        page.set_default_timeout(HANG * 1000)
        titles = {
            "role": [self.t("ceremony-title")],
            "reveal": [
                *(self.t("reveal-title", round=number) for number in (1, 2, 3)),
                self.t("reveal-title-game"),
            ],
            "score": [self.t("score-title", round=number) for number in (1, 2)],
            "gold": [self.t("gold-title")],
            "steal": [self.t("steal-title")],
            "orient": [self.t("orient-title"), self.t("align-title")],
            "starter": [self.t("starter-title")],
            "standings": [self.t("standings-title")],
        }
        dues = ("turn", "decides", "walk", "taketreasure", "prowl", "linger")
        self._mine = [self.t(f"table-my-{due}") for due in dues]
        self._titles = {title: kind for kind, all_ in titles.items() for title in all_}

    # -- reading the page ----------------------------------------------------

    def t(self, key: str, **args: str | int) -> str:
        """A text in the language of the page; it is about others unless `who` is `me`."""
        return self.words.text(key, **(OTHERS | args))

    def button(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **args), exact=True)

    def screen(self) -> Screen:
        """The screen that the page shows now."""
        found: Screen = self.page.evaluate(SCREEN, self._known())
        return found

    def _known(self, **more: object) -> dict[str, object]:
        """Texts of this language, as `SCREEN` asks for them."""
        return {"titles": self._titles, "mine": self._mine, **more}

    def wait_for_screen(self, *wanted: Screen) -> Screen:
        """Wait until the page shows one of these screens; which one.

        A score between two rounds that is not waited for is closed.
        """
        while True:
            found: Screen = self._wait_for(ONE_OF, self._known(wanted=(*wanted, "score")))
            if found in wanted:
                return found
            self.close_score()

    def wait_for_other_screen(self, *unwanted: Screen) -> None:
        """Wait until the page shows none of these screens."""
        self._wait_for(NONE_OF, self._known(wanted=unwanted))

    def _wait_for(self, expression: str, arg: object) -> Any:  # noqa: ANN401 (any JSON)
        """Wait until an expression is true in the page; its value."""
        return self.page.wait_for_function(expression, arg=arg).json_value()

    def wait_for_drawer(self) -> None:
        """Wait for the parts of the page that are loaded after the first turn can be played."""
        expect(self._drawer).to_be_attached()

    @property
    def _drawer(self) -> Locator:
        """The drawer; on a phone it is hidden while an action is prepared."""
        name = self.t("drawer-title")
        return self.page.get_by_role("complementary", name=name, include_hidden=True)

    def wait_for_my_turn(self) -> None:
        """Wait for my turn, and confirm the role if that is still due."""
        self.wait_for_drawer()
        while self.wait_for_screen("role", "mine") == "role":
            self.confirm_role()

    def fingerprint(self) -> str:
        """A text that changes with every move and with every moment that is shown."""
        return str(self.page.evaluate(FINGERPRINT))

    @property
    def play_button(self) -> Locator:
        """The button that plays the prepared action: *Play*, or *Discard*."""
        return self.page.locator("button[aria-keyshortcuts=Enter]").first

    @property
    def end_turn(self) -> Locator:
        return self.button("table-end-turn").first

    def log(self) -> str:
        """The whole text of the log."""
        return self.page.locator("ol.log").text_content() or ""

    # -- dialogs over the table ----------------------------------------------

    @staticmethod
    def press_by_key(what: Locator) -> None:
        """Press by key a button that appeared under the pointer: a tap would be a double tap."""
        what.press("Enter")

    def press(self, what: Locator) -> None:
        """Tap on a touch screen, click elsewhere."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def look_at_role(self) -> str:
        """Hold the card, read the role, release the card; the ceremony stays open."""
        card = self.page.get_by_role("button", name=self.t("ceremony-hold"), exact=True)
        box = card.bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        expect(card).to_have_attribute("aria-pressed", "true")
        words = self.page.get_by_role("dialog").inner_text()
        self.page.mouse.up()
        expect(card).to_have_attribute("aria-pressed", "false")
        return words

    def confirm_role(self) -> str:
        """Look at the role and confirm it."""
        words = self.look_at_role()
        self.press(self.button("ceremony-understood"))
        expect(self.page.get_by_role("dialog", name=self.t("ceremony-title"))).to_have_count(0)
        self.wait_for_drawer()
        return words

    def skip_reveal(self) -> None:
        """Press the buttons that skip and close the tale, until it is over."""
        keys = ("reveal-skip-gold", "tale-skip", "cave-skip", "reveal-next")
        known = self._known(names=[self.t(key) for key in keys])
        while self._wait_for(OVER_OR_SKIPPABLE, known) == "skippable":
            self.page.evaluate(SKIP, known["names"])

    def close_score(self) -> None:
        """Go on from the score between two rounds."""
        dialog = self.page.get_by_role("dialog")
        self.press(dialog.get_by_role("button").last)
        self.wait_for_other_screen("score")

    def close_look(self) -> None:
        """Close the card that this player has just looked at, if there is one."""
        if self.page.evaluate(IS_LOOKING):
            self.page.keyboard.press("Escape")
            expect(self.page.locator(".look")).to_have_count(0)

    def skip_to_the_gold(self) -> None:
        """Skip to the end of the tale, unless it has ended by itself."""
        names = [self.t(key) for key in ("reveal-skip-gold", "tale-skip", "cave-skip")]
        self.page.evaluate(SKIP, names)

    def choose_in_dialog(self) -> None:
        """Take the first choice: of gold, of the orientation of a goal, of the first player."""
        kind = self.screen()
        dialog = self.page.get_by_role("dialog")
        before = self.fingerprint()
        if kind == "gold":
            self.press(dialog.get_by_role("group").get_by_role("button").first)
            self.press(dialog.get_by_role("button").filter(has_text=self.t("gold-take")).last)
        else:
            self.press(dialog.get_by_role("button").first)
        self.done.append(Move(kind, "dialog"))
        self._wait_for(HAS_CHANGED, before)

    # -- turns ---------------------------------------------------------------

    def move(self) -> None:
        """Play any legal action, in one of the ways that the page offers."""
        before = self.fingerprint()
        by_hand = len(self.done) < 4 or self.chance.random() < BY_HAND
        if len(self.done) == PASSES_AT:
            self.done.append(self.by_passing())
        else:
            self.done.append(self.by_hand() if by_hand else self.by_list())
        self._finish(before)

    def by_list(self) -> Move:
        """Choose from the list of legal actions; a discard only if there is nothing else."""
        self.page.keyboard.press("/")
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        chosen = dialog.evaluate(CHOOSE, [self.t(f"list-{verb}") for verb in VERBS])
        return Move(VERBS[chosen], "list")

    def by_hand(self) -> Move:
        """Pick a card and aim at a target of it; a card without any target is discarded."""
        cards = self.page.locator("[data-card]")
        order = list(range(cards.count()))
        self.chance.shuffle(order)
        for place in order:
            self.press(cards.nth(place))
            expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
            if self._aim():
                break
        else:
            self.discard()
            return Move("discard", "hand")
        self.press(self.play_button)
        return Move(self._aim_was, "hand")

    def by_passing(self) -> Move:
        """Discard the first card."""
        self.press(self.page.locator("[data-card]").first)
        self.discard()
        return Move("discard", "hand")

    def discard(self) -> None:
        """Discard the picked card; the discard is staged until the turn ends.

        Where more cards could be discarded with it, the single card is confirmed.
        """
        discards = self.page.locator("button[aria-keyshortcuts=D]")
        expect(discards).to_have_attribute("aria-disabled", "false")
        self.press(discards)
        if self.page.locator("[data-card][aria-pressed=true]").count():  # others may join it
            self.press(self.play_button)
        expect(self.end_turn).to_be_enabled()

    def play(self) -> None:
        """Play the prepared action, and end the turn unless the action has ended it."""
        before = self.fingerprint()
        self.done.append(Move("play", "hand"))
        self.press(self.play_button)
        self._finish(before)

    _aim_was = ""

    def _aim(self) -> bool:
        targets = {
            "place": "board-target-place",
            "rockfall": "board-target-remove",
            "peek": "board-target-peek",
        }
        for what, key in targets.items():
            cells = uncovered(self.cells(key)).all()
            if cells:
                self._aim_was = what
                self.press(self.chance.choice(cells))
                return True
        seats = self.page.get_by_role("list", name=self.t("table-seats"))
        slots = seats.locator("[data-drop]")
        if not slots.count():
            return False
        slot = slots.nth(self.chance.randrange(slots.count()))
        self._aim_was = "tool"
        if slot.evaluate("place => place.tagName") == "BUTTON":
            self.press(slot)
        else:
            self.press(slot.get_by_role("button"))
            self.choose_tool()
        return True

    def choose_tool(self) -> None:
        """Choose the first tool if, on a phone, the sheet of a player asks for one."""
        sheet = self.page.get_by_role("dialog").locator("button[data-first]")
        expect(self.play_button.or_(sheet).first).to_be_visible()
        if sheet.count():
            self.press(sheet)

    def cells(self, key: str) -> Locator:
        """The cells whose names contain a text."""
        self.wait_for_cell_names()
        return self.page.get_by_role("gridcell", name=self.t(key))

    def card_of(self, action: Action) -> Locator:
        """The card of my hand that an action plays."""
        card = action.get("card") or action["tile"][0]
        return self.page.locator(f"[data-card='{card}']").first

    def wait_for_cell_names(self) -> None:
        """Wait until the cells have names, which are loaded after the board."""
        grid = self.page.get_by_role("gridcell")
        expect(grid.first).to_have_attribute("aria-label", re.compile("."))

    def _finish(self, before: str) -> None:
        self.wait_for_outcome(before, self._end_turn)

    def wait_for_outcome(self, before: str, end_turn: Callable[[], None]) -> None:
        """Wait until the log has changed; end the turn as often as the button can be pressed.

        The button is disabled while a message is on its way, and some actions end the turn. It
        may move while it is pressed: then it can still be pressed, and is pressed again.
        """
        while self._wait_for(CHANGED_OR_CAN_END, before) == "can-end":
            self.close_look()
            end_turn()
        self.close_look()

    def _end_turn(self) -> None:
        if self.done[-1].how != "hand":
            self.page.keyboard.press("e")
            return
        with suppress(PlaywrightTimeout):  # the turn had ended
            self.page.locator(END_TURN).first.click(timeout=PRESS_LIMIT)

    def step(self) -> bool:
        """Do the action that the screen asks for; false if there is nothing to do."""
        match self.screen():
            case "role":
                self.confirm_role()
            case "reveal":
                self.skip_reveal()
            case "score":
                self.close_score()
            case "gold" | "steal" | "orient" | "starter":
                self.choose_in_dialog()
            case "mine":
                self.move()
            case _:
                return False
        return True
