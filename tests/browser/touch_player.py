"""A player with one finger: plays a seat among bots by touching what a phone shows."""

from __future__ import annotations

from collections import Counter
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.board_places import place_key, space_of
from tests.browser.eager_choice import EagerChoice
from tests.browser.fingers import Finger, Spot
from tests.browser.harness import PHONE, poll_until
from tests.browser.page_player import PagePlayer
from tests.browser.page_scripts import FRAMES, SCREEN
from tests.browser.page_socket import Action, PageSocket
from tests.waiting import attempts

NOW: Final = f"""(known) => {{
  const now = ({SCREEN})(known);
  if (now !== 'waiting' && now !== 'mine') return now;
  if (document.querySelector('dialog[open]')) return 'sheet';
  if (document.querySelector('aside.slip:is(.shown, .look)')) return 'slip';
  return now === 'mine' && 'mine';
}}"""
"""What is asked of the player: a moment of `SCREEN`, a sheet with a choice, a slip to be read."""
AIMED: Final = """(place) => document.querySelector('.loupe') ? 'loupe' :
  document.querySelector(`.stage > svg :is([role=gridcell][aria-selected=true],
    .place[aria-pressed=true])[data-cell="${place}"]`) && 'aimed'"""
"""What a tap on a target did: it is aimed at, or the loupe asks which one was meant."""
IN_SIGHT: Final = """(target) => {
  const found = document.querySelector(target)?.getBoundingClientRect();
  const stage = document.querySelector('.stage:not(.moving)')?.getBoundingClientRect();
  if (!found || !stage) return false;
  const [x, y] = [found.x + found.width / 2, found.y + found.height / 2];
  const isIn = x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
  return isIn ? 'in' : 'out';
}"""
"""Whether the middle of a target is on the stage."""
OTHER_BUTTON: Final = f"""(known) => ({SCREEN})(known) !== known.wanted[0] ||
  [...document.querySelectorAll(known.button)].at(-1)?.innerText !== known.before"""
"""A story has gone on: another moment is shown, or another button."""
STORY_BUTTON: Final = "dialog[open] .foot button:last-of-type"
SLIP: Final = "aside.slip:is(.shown, .look)"
STAGE: Final = ".stage > svg"
TURN: Final = "button[aria-keyshortcuts=R]"
PLAY: Final = "button[aria-keyshortcuts=Enter]"
STAY: Final = "button[aria-keyshortcuts=E]"
DISCARD: Final = "button[aria-keyshortcuts=D]"
PULLS: Final = 40
"""More than it takes to scroll through the longest page."""
MOMENTS: Final = 1000
"""More than a game asks of a player."""
CARDS: Final = {"snare": "trap", "troll": "troll", "storm": "thunderstorm"}
"""The cards of actions that do not name one."""


class TouchPlayer(PagePlayer):
    """Plays by touches alone, each once: what is seen at its point must happen."""

    def __init__(self, page: Page, language: str) -> None:
        super().__init__(page, language, touch=True)
        self.finger = Finger(page)
        self.socket = PageSocket(page)
        self.played: Counter[str] = Counter()
        """How often each kind of action was played."""
        self.loupes = 0
        self.pills = 0
        self._choice = EagerChoice(self.socket, self.played)

    # -- from the home page to the standings ---------------------------------------------------

    def begin(self, game: str) -> None:
        """Begin a game by *Play with bots* on the home page."""
        name = f"{self.t('home-play-bots')}: {self.t(f'game-{game}')}"
        button = self.page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled()
        middle, low, high = PHONE.width / 2, PHONE.height * 0.8, PHONE.height * 0.4
        for _ in attempts(PULLS, f"the button {name}"):
            box = button.bounding_box()
            if not box or box["y"] <= low:
                break
            self.finger.pull(Spot(middle, low), Spot(middle, high))
        self.finger.tap(f'button[aria-label="{name}"]')
        self.page.wait_for_url("**/t/*")

    def play_to_the_end(self) -> None:
        """Do whatever is asked for, until the standings are shown."""
        for _ in attempts(MOMENTS, "the standings"):
            now = self._wait_for(NOW, self._known())
            if now == "standings":
                return
            self._answer(now)

    def _answer(self, asked: str) -> None:
        match asked:
            case "role":
                self.confirm_role()
            case "reveal" | "score":
                self._go_on_from(asked)
            case "slip":
                self._close_slip()
            case _:
                poll_until(self.page, lambda: bool(self.socket.legal), "legal actions")
                self._decide()

    def look_at_role(self) -> str:
        """Hold the card until it is open, and read the role."""
        held = "dialog[open] button.held"
        with self.finger.hold(held):
            expect(self.page.locator(held)).to_have_attribute("aria-pressed", "true")
            return self.page.get_by_role("dialog").inner_text()

    def confirm_role(self) -> str:
        """Look at the role and confirm it."""
        words = self.look_at_role()
        self.finger.tap(STORY_BUTTON)
        self.wait_for_other_screen("role")
        return words

    def _go_on_from(self, moment: str) -> None:
        """Skip to the end of a story, then leave it."""
        before = self.page.locator(STORY_BUTTON).last.inner_text()
        self.finger.tap(STORY_BUTTON)
        known = self._known(wanted=[moment], button=STORY_BUTTON, before=before)
        self._wait_for(OTHER_BUTTON, known)

    def _close_slip(self) -> None:
        """Close a look; it closes by itself after a while, which a busy machine can outlast."""
        titles = self.page.locator(f"{SLIP} b")
        for before in titles.all_inner_texts()[:1]:
            self.finger.tap(f"{SLIP} button")
            expect(titles.filter(has_text=before)).to_have_count(0)

    # -- decisions -----------------------------------------------------------------------------

    def _decide(self) -> None:
        """Play one action; exactly that is sent, and carried out."""
        heard, sent = self.socket.heard, len(self.socket.moves)
        wanted = self._choice.choose()
        meant = self._meant(wanted)
        self._play(wanted)
        poll_until(self.page, lambda: len(self.socket.moves) > sent, f"the move {meant}")
        assert self.socket.moves[sent:] == [meant]
        poll_until(self.page, lambda: self.socket.heard > heard, f"the answer to {meant}")
        self.page.evaluate(FRAMES)
        assert not self.socket.refusals
        self.played[wanted["do"]] += 1

    def _meant(self, action: Action) -> list[Action]:
        """What is sent for an action: a walk step by step."""
        if action["do"] != "step":
            return [action]
        steps = self.socket.view["routes"][action["to"]]["steps"]
        return [{"do": "step", "to": space_of(step)} for step in steps]

    def _play(self, action: Action) -> None:
        if self.page.locator("dialog[open]").count():
            self.finger.tap("dialog[open] [data-first], dialog[open] .button.main")
            return
        match action:
            case {"do": "stop"}:
                self.finger.tap(STAY)
            case {"do": "step", "to": space}:
                self._touch_target(space)
                self._play_aimed(space)
            case {"do": "discard", "cards": cards}:
                self._pick(cards[0])
                self.finger.tap(DISCARD)
                self.finger.tap(PLAY)
            case _:
                if card := _card_of(action):
                    self._pick(card)
                self._play_picked(action)

    def _play_picked(self, action: Action) -> None:
        if "treasure" in action:
            self.finger.tap(f"[data-treasure='{action['treasure']}']")
            self.finger.tap(PLAY)
        elif "seat" in action:
            self.finger.tap(f"li[data-seat='{action['seat']}'] button")
            self.finger.tap(PLAY)
        else:
            place = self._place_of(action)
            self._touch_target(place)
            for _ in range(self._turns_to(action)):
                self.finger.tap(TURN)
            self._play_aimed(place)

    def _pick(self, card: str) -> None:
        self.finger.tap(f"[data-card='{card}']")
        picked = self.page.locator("[data-card][aria-pressed=true]")
        expect(picked).to_have_attribute("data-card", card)

    def _touch_target(self, place: str) -> None:
        """Touch a target: by ladder once it is in sight, in the loupe if it opens."""
        space = f'.place[data-cell="{place}"] .spot'
        target = f'{STAGE} {space}, {STAGE} [role=gridcell].lit[data-cell="{place}"]'
        if self._wait_for(IN_SIGHT, target) == "out":
            self.pills += 1
            self.finger.tap(".pill.ladder")
        self.finger.tap(target, STAGE)
        if self._wait_for(AIMED, place) == "loupe":
            self.loupes += 1
            self.finger.tap(f'.loupe {space}, .loupe g.cell[data-cell="{place}"] rect', ".loupe")
            expect(self.page.locator(".loupe")).to_have_count(0)
            self._wait_for(AIMED, place)

    def _play_aimed(self, place: str) -> None:
        """By a second touch on the target, or by the button, in turns."""
        if self.played.total() % 2:
            self.finger.tap(PLAY)
        else:
            space = f'{STAGE} .place[data-cell="{place}"] .spot'
            self.finger.tap(f'{space}, {STAGE} [role=gridcell][data-cell="{place}"]', STAGE)

    def _place_of(self, action: Action) -> str:
        goals = self.socket.view["facts"]["goals"]
        found = next((goals[action[kind]] for kind in ("mine", "corner") if kind in action), None)
        return found or place_key(action["at"])

    def _turns_to(self, action: Action) -> int:
        """How often a card must be turned before it lies as wanted."""
        if "tile" not in action:
            return 0
        card = action["tile"][0]
        same = [one for one in self.socket.legal if one.get("tile", [""])[0] == card]
        return [one for one in same if one["at"] == action["at"]].index(action)


def _card_of(action: Action) -> str:
    """The card of my hand that an action plays; empty if it plays none."""
    if "tile" in action:
        return str(action["tile"][0])
    return str(action.get("card") or CARDS.get(action["do"], ""))
