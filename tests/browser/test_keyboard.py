"""Nobody needs a mouse: a round by keyboard alone, and a decision by what is read aloud."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import READER, PagePlayer, Screen
from tests.browser.scripted_player import Seat, open_table, scripted_player
from tests.browser.seat_steps import open_seat
from tests.waiting import DEALS, attempts

WATCH = """() => {
  window.__pointers = 0;
  window.__last = '';
  for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
    addEventListener(kind, () => { window.__pointers += 1; }, true);
  const note = ({ target }) => { window.__last = target.outerHTML.slice(0, 200); };
  addEventListener('focusin', note, true);
}"""
OVER: Final[tuple[Screen, ...]] = ("reveal", "gold", "role")
"""What is seen when the round has ended."""
STEPS: Final = 500
"""More than a round asks of a player."""


def able_to_dig(server: Server) -> Seat:
    """A game that begins with my turn, before anybody could break my tools."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seat = open_table(server.url, seats=3)
        with scripted_player(server.url, seat) as player:
            player.receive_until(lambda: player.my_turn)
            if any(action["do"] == "place" for action in player.legal):
                return seat


def hold_to_look(person: PagePlayer) -> None:
    """The card has the focus: hold Space, let go, walk on to *Understood*."""
    page = person.page
    card = person.button("ceremony-hold")
    expect(card).to_be_focused()
    page.keyboard.down(" ")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.up(" ")
    expect(person.button("ceremony-understood")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(person.button("ceremony-understood")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.wait_for_drawer()


def play_a_card(person: PagePlayer) -> str:
    """Pick by number, walk to a lit cell with N, place with Enter twice, end with E."""
    page = person.page
    cards = person.page.locator("[data-card]")
    for number in range(1, cards.count() + 1):
        page.keyboard.press(str(number))
        expect(cards.nth(number - 1)).to_have_attribute("aria-pressed", "true")
        if person.cells("board-target-place").count():
            place_by_keys(person)
            return "place"
        page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(person.play_button).to_be_enabled()
    page.keyboard.press("Tab")
    person.play_button.press("Enter")
    return "discard"


def place_by_keys(person: PagePlayer) -> None:
    page = person.page
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "gridcell"
    page.keyboard.press("Enter")
    expect(person.play_button).to_be_enabled()
    page.keyboard.press("Enter")


def walk_to_board(page: Page) -> None:
    """Tab until the board has the focus."""
    for _ in range(60):
        if page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never came to the board")


def keeps_the_focus(page: Page) -> None:
    """When the focused element disappears, another one gets the focus."""
    had = page.evaluate("window.__last")
    expect(page.locator(":focus"), f"the focus was lost after {had}").to_have_count(1)


def test_round_by_keyboard_alone(server: Server, desktop: DevicePages) -> None:
    seat = able_to_dig(server)
    person = open_seat(desktop, seat)
    page = person.page
    person.wait_for_screen("role")
    page.evaluate(WATCH)
    hold_to_look(person)
    walk_to_board(page)

    played: list[str] = []
    for _ in attempts(STEPS, "the end of the round"):
        seen = person.wait_for_screen("mine", "orient", *OVER)
        if seen in OVER:
            break
        keeps_the_focus(page)
        if seen == "mine":
            before = person.fingerprint()
            played.append(play_a_card(person) if len(played) % 3 == 0 else by_list(person))
            person.wait_for_outcome(before, lambda: page.keyboard.press("e"))
        else:
            page.keyboard.press("Enter")
            person.wait_for_other_screen("orient")
        keeps_the_focus(page)

    assert "place" in played
    assert page.evaluate("window.__pointers") == 0
    if seen == "reveal":
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
        person.wait_for_screen("role", "gold", "mine", "waiting")


def by_list(person: PagePlayer) -> str:
    """`/`, a few letters or none, Tab to the first line, Enter."""
    page = person.page
    page.keyboard.press("/")
    dialog = page.get_by_role("dialog", name=person.t("list-title"))
    expect(dialog.get_by_role("textbox")).to_be_focused()
    found = dialog.locator("li button")
    page.keyboard.press("Tab")
    expect(found.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    return "list"


def test_moves_can_be_typed(server: Server, desktop: DevicePages) -> None:
    seat = open_table(server.url, seats=4)
    person = open_seat(desktop, seat)
    person.wait_for_screen("role")
    hold_to_look(person)
    person.wait_for_screen("mine")
    card = person.page.locator("[data-card]").first.get_attribute("data-card")
    person.page.keyboard.press("/")
    expect(person.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    person.page.keyboard.type(f"discard {card}")
    person.page.keyboard.press("Enter")

    expect(person.end_turn).to_be_enabled()
    doing = person.page.get_by_role("region", name=person.t("table-doing"))
    expect(doing).to_contain_text(person.t("table-staged", count=1))


def test_decision_by_what_is_read_aloud(server: Server, phone: DevicePages) -> None:
    """Only roles and names: no class, no place on the screen."""
    seat = open_table(server.url, seats=5)
    person = open_seat(phone, seat, "de")
    page = person.page
    person.wait_for_screen("role")
    person.button("ceremony-hold").press("Enter")  # for a screen reader: press, not hold
    person.button("ceremony-hold").dispatch_event("click")
    expect(person.button("ceremony-understood")).to_be_enabled()
    person.button("ceremony-understood").dispatch_event("click")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(person.t("table-my-turn"))

    hand = page.get_by_role("group", name=person.t("hand-name", count=6))
    hand.get_by_role("button").first.dispatch_event("click")
    person.button("table-discard").dispatch_event("click")
    expect(person.end_turn).to_be_enabled()
    person.end_turn.dispatch_event("click")

    said = page.get_by_role("log").last
    expect(said).to_contain_text(READER)
