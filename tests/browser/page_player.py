"""Somebody at a table, in one language: sees what the page shows, and plays through it."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Gone

from tests.browser.harness import HANG, wait_until
from tests.browser.scripted_player import Action
from undermine.words import catalogue

BY_HAND = 0.25
"""The share of turns that are played by picking a card, once all ways were used."""
PASSES_AT = 2
GLANCE = 5_000
"""Milliseconds after which a press that finds nothing is given up, to look at the page anew."""
Screen = Literal[
    "reveal", "role", "gold", "steal", "orient", "starter", "standings", "lost", "mine", "waiting"
]

LOOK = """() => {
  const dialog = document.querySelector('dialog[open]');
  const title = dialog && (dialog.getAttribute('aria-label') ||
    document.getElementById(dialog.getAttribute('aria-labelledby') || '')?.textContent || '');
  return {
    dialog: title === null ? '' : title.trim(),
    title: document.querySelector('header h1')?.textContent.trim() ?? '',
    lost: document.querySelector('[data-lost]') !== null,
    dark: document.querySelector('div.dark') !== null,
  };
}"""
PRINT = """() => [
  document.querySelector('ol.log')?.children.length,
  document.querySelector('ol.log')?.textContent.length,
  document.querySelector('dialog[open]')?.getAttribute('aria-label'),
].join(' ')"""


ENDS = "button[aria-keyshortcuts=E]:not(:disabled)"
"""Ends the turn, whatever it says."""
CAN_END = f"() => document.querySelector('{ENDS}') !== null"
CHOOSE = """(dialog, verbs) => {
  const headings = [...dialog.querySelectorAll('h3')];
  const verb = verbs.findIndex((words) => headings.some((one) => one.textContent === words));
  const list = headings.find((one) => one.textContent === verbs[verb]).nextElementSibling;
  [...list.querySelectorAll('button')].at(-1).click();
  return verb;
}"""
"""Press the last line below the first of these headings."""
SKIP = """([dialog], names) => {
  if (!dialog) return;
  const isNamed = (button, name) =>
    (button.getAttribute('aria-label') ?? button.textContent).includes(name);
  const shown = [...dialog.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const name = names.find((one) => shown.some((button) => isNamed(button, one)));
  if (name) shown.filter((button) => isNamed(button, name)).at(-1).click();
}"""
"""Press the first of these that is there now: a tale goes on by itself while one looks for it."""
IS_FREE = """cell => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""A button may float over a cell until the mine is moved by hand."""


VERBS = (
    *("place", "mend", "free", "peek", "inspect", "theft", "handsoff", "swaphats", "swaphands"),
    *("trap", "break", "lift", "rockfall", "discard"),
)
"""What people would rather do, first things first."""


class Move(NamedTuple):
    """What somebody did in a turn, and how."""

    what: str
    how: str


class PagePlayer:
    """A page and the language of whoever sits before it."""

    def __init__(self, page: Page, language: str, *, touch: bool = False, seed: int = 1) -> None:
        self.page = page
        self.words = catalogue(language)
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
            "gold": [self.t("gold-title")],
            "steal": [self.t("steal-title")],
            "orient": [self.t("orient-title"), self.t("align-title")],
            "starter": [self.t("starter-title")],
            "standings": [self.t("standings-title")],
        }
        dues = ("turn", "decides", "walk", "taketreasure", "prowl", "linger")
        self._mine = {self.t(f"table-my-{due}") for due in dues}
        self._titles = {title: kind for kind, all_ in titles.items() for title in all_}

    # -- seeing --------------------------------------------------------------

    def t(self, key: str, **args: str | int) -> str:
        """A sentence of this person's language."""
        return self.words.text(key, **args)

    def button(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **args), exact=True)

    def screen(self) -> Screen:
        """What is to be done, or watched, now."""
        seen = self.page.evaluate(LOOK)
        if seen["dialog"] in self._titles:
            return self._titles[seen["dialog"]]  # type: ignore[return-value]  # as written above
        is_free = not seen["dialog"] and not seen["dark"]  # the role may be on its way
        return "mine" if seen["title"] in self._mine and is_free else "waiting"

    def wait_for_drawer(self) -> None:
        """Until also that is here which comes after the first turn could be played."""
        expect(self._drawer).to_be_attached()

    @property
    def _drawer(self) -> Locator:
        """On a phone it makes room for what is being done."""
        name = self.t("drawer-title")
        return self.page.get_by_role("complementary", name=name, include_hidden=True)

    def wait_for_screen(self, *wanted: Screen) -> Screen:
        """Watch until the page shows one of these."""
        seen: list[Screen] = []

        def come() -> bool:
            seen.append(self.screen())
            return seen[-1] in wanted

        wait_until(self.page, come, str(wanted))
        return seen[-1]

    def wait_for_my_turn(self) -> None:
        """Look at the role if that is still owed, and wait for my turn.

        The ceremony and the log may come a moment after the table.
        """

        def come() -> bool:
            if (seen := self.screen()) == "role":
                self.confirm_role()
            return seen == "mine" and self._drawer.count() > 0

        wait_until(self.page, come, "a turn and the log")

    @property
    def play_button(self) -> Locator:
        """The button that does what is shown: Play, or Discard."""
        return self.page.locator("button[aria-keyshortcuts=Enter]").first

    @property
    def end_turn(self) -> Locator:
        return self.button("table-end-turn").first

    def log(self) -> str:
        """The log, whole."""
        return self.page.locator("ol.log").text_content() or ""

    # -- what lies over the table --------------------------------------------

    @staticmethod
    def press_by_key(what: Locator) -> None:
        """Press what came up under the finger, by key: a tap so soon would be the second of two."""
        what.press("Enter")

    def press(self, what: Locator) -> None:
        """Tap or click, as the device has it."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def look_at_role(self) -> str:
        """Hold the card, read it, let go; the ceremony stays."""
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
        """Look at the role and say so."""
        words = self.look_at_role()
        self.press(self.button("ceremony-understood"))
        expect(self.page.get_by_role("dialog", name=self.t("ceremony-title"))).to_have_count(0)
        self.wait_for_drawer()
        return words

    def skip_reveal(self) -> None:
        """Go on to the gold and out."""
        dialog = self.page.locator("dialog[open]")
        buttons = [
            self.t(key) for key in ("reveal-skip-gold", "tale-skip", "cave-skip", "reveal-next")
        ]

        def come() -> bool:
            if self.screen() != "reveal":
                return True
            dialog.evaluate_all(SKIP, buttons)
            return False

        wait_until(self.page, come, "the end of the tale")

    def skip_to_the_gold(self) -> None:
        """Watch no longer, unless the tale has come to its end by itself."""
        names = [self.t(key) for key in ("reveal-skip-gold", "tale-skip", "cave-skip")]
        self.page.locator("dialog[open]").evaluate_all(SKIP, names)

    def choose_in_dialog(self) -> None:
        """Gold, a goal to be turned, who begins: take the first of it."""
        kind = self.screen()
        dialog = self.page.get_by_role("dialog")
        before = self.page.evaluate(PRINT)
        if kind == "gold":
            self.press(dialog.get_by_role("group").get_by_role("button").first)
            self.press(dialog.get_by_role("button").filter(has_text=self.t("gold-take")).last)
        else:
            self.press(dialog.get_by_role("button").first)
        self.done.append(Move(kind, "dialog"))
        self._until_changed(before)

    # -- turns ---------------------------------------------------------------

    def move(self) -> None:
        """Play anything that is allowed, in one of the ways there are."""
        before = self.page.evaluate(PRINT)
        by_hand = len(self.done) < 4 or self.chance.random() < BY_HAND
        if len(self.done) == PASSES_AT:
            self.done.append(self.by_passing())
        else:
            self.done.append(self.by_hand() if by_hand else self.by_list())
        self._finish(before)

    def by_list(self) -> Move:
        """Choose from *what can I do*, not to pass if there is anything else."""
        self.page.keyboard.press("/")
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        chosen = dialog.evaluate(CHOOSE, [self.t(f"list-{verb}") for verb in VERBS])
        return Move(VERBS[chosen], "list")

    def by_hand(self) -> Move:
        """Pick a card and put it where it lights up; if nowhere, discard it."""
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
        """Put the first card away."""
        self.press(self.page.locator("[data-card]").first)
        self.discard()
        return Move("discard", "hand")

    def discard(self) -> None:
        """Put the picked card away; it waits for the end of the turn.

        Where others could go with it, the one card is confirmed.
        """
        doing = self.page.get_by_role("region", name=self.t("table-doing"))
        puts_away = doing.locator("button[aria-keyshortcuts=D]")
        self.press(puts_away)
        expect(puts_away).to_have_count(0)
        if self.page.locator("[data-card][aria-pressed=true]").count():  # others may join it
            self.press(self.play_button)
        expect(self.end_turn).to_be_enabled()

    def play(self) -> None:
        """Do what is shown, and end the turn unless that has ended it."""
        before = self.page.evaluate(PRINT)
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
            cells = [cell for cell in self.cells(key) if cell.evaluate(IS_FREE)]
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
        """On a phone: if the card fits several tools of a player, their sheet asks which."""
        sheet = self.page.get_by_role("dialog").locator("button[data-first]")
        expect(self.play_button.or_(sheet).first).to_be_visible()
        if sheet.count():
            self.press(sheet)

    def cells(self, key: str) -> list[Locator]:
        """The cells whose names say something."""
        self.wait_for_cell_names()
        return self.page.get_by_role("gridcell", name=self.t(key)).all()

    def card_of(self, action: Action) -> Locator:
        """The card of my hand that an action plays."""
        card = action.get("card") or action["tile"][0]
        return self.page.locator(f"[data-card='{card}']").first

    def wait_for_cell_names(self) -> None:
        """Until cells are called something; that may be a moment after the board is there."""
        grid = self.page.get_by_role("gridcell")
        expect(grid.first).to_have_attribute("aria-label", re.compile("."))

    def _finish(self, before: str) -> None:
        """End the turn, unless what was played has ended it already.

        The button cannot be pressed while anything is on its way. It may move just when it is
        pressed: then it can still be pressed, and is, as anybody would.
        """

        def come() -> bool:
            if self.page.evaluate(PRINT) != before:
                return True
            if self.page.evaluate(CAN_END):
                self._end()
            return False

        wait_until(self.page, come, "what comes of the move")

    def _end(self) -> None:
        if self.done[-1].how != "hand":
            self.page.keyboard.press("e")
            return
        with suppress(Gone):  # it was quicker
            self.page.locator(ENDS).first.click(timeout=GLANCE)

    def _until_changed(self, before: str) -> None:
        wait_until(self.page, lambda: bool(self.page.evaluate(PRINT) != before), "the table")

    def step(self) -> bool:
        """Do whatever is to be done; false if there is nothing."""
        match self.screen():
            case "role":
                self.confirm_role()
            case "reveal":
                self.skip_reveal()
            case "gold" | "steal" | "orient" | "starter":
                self.choose_in_dialog()
            case "mine":
                self.move()
            case _:
                return False
        return True
