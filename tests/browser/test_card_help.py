"""Cards explain themselves: by a long press, by hover, focus or key; and once on their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import LOCALES, PagePlayer
from tests.browser.scripted_player import ScriptedPlayer, Seat, dig, open_table, scripted_player
from tests.browser.seat_steps import open_seat
from tests.waiting import DEALS, attempts
from undermine.games import load

GAMES = ("saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave")
GROWN = 4
"""So many cards lie on the board."""
COVERED = """() => {
  const panel = document.querySelector('#card-help').getBoundingClientRect();
  return [...document.querySelectorAll('[role=gridcell].lit')].filter((cell) => {
    const box = cell.getBoundingClientRect();
    return box.left < panel.right && box.right > panel.left
      && box.top < panel.bottom && box.bottom > panel.top;
  }).length;
}"""
COVERED_BANDS = """() => {
  const line = document.querySelector('aside.first').getBoundingClientRect();
  return ['.seats', '.latest', '.stage', '.dock'].filter((band) => {
    const box = document.querySelector(band).getBoundingClientRect();
    return box.top < line.bottom - 1 && box.bottom > line.top + 1;
  });
}"""
UNTITLED = """() => [...document.querySelectorAll('.table button, .table a')]
  .filter((button) => button.checkVisibility() && button.innerText.trim() === '')
  .filter((button) => !button.matches('.hand *') && !button.title)
  .map((button) => button.outerHTML.slice(0, 160))"""


def my_turn(
    server: Server,
    game: str = "saboteur",
    *,
    when: Callable[[ScriptedPlayer], bool] = lambda _player: True,
) -> Seat:
    """It is my turn to play a card, and some cards lie on the board."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seat = open_table(server.url, game=game, seats=4)
        with scripted_player(server.url, seat) as player:
            player.send("understood")
            if player.play_until(lambda: _is_ready(player) and when(player), dig):
                return seat


def _is_ready(player: ScriptedPlayer) -> bool:
    return player.my_turn and player.due == "turn" and player.cards_on_board >= GROWN


def topic(game: str, card: str) -> str:
    """The topic of a card."""
    return load(game).cards[card].topic.name


def long_press(page: Page, what: Locator, answer: Locator) -> None:
    """Rest a finger on something until the page has answered."""
    box = what.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(answer).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def hand(page: Page) -> Locator:
    """The cards of my hand."""
    return page.locator(".hand [data-card]")


def held(page: Page) -> list[str]:
    """The ids of the cards of my hand."""
    found: list[str] = hand(page).evaluate_all("cards => cards.map(card => card.dataset.card)")
    return found


def help_of(person: PagePlayer) -> Locator:
    """The help of a card that was asked for."""
    return person.page.get_by_role("dialog", name=person.t("help-title"))


@pytest.mark.parametrize("game", GAMES)
def test_long_press_explains_every_card_of_the_hand(
    server: Server, phone: DevicePages, game: str
) -> None:
    person = open_seat(phone, my_turn(server, game), "de", touch=True)
    person.wait_for_my_turn()
    page = person.page
    sheet = help_of(person)

    long_press(page, hand(page).first, sheet)

    cards = load(game).cards
    for card in held(page):
        steps = cards[card].numbers.get("steps", 0)
        said = person.t(f"help-{topic(game, card)}", group=cards[card].back, steps=steps)
        expect(sheet).to_contain_text(said)
        expect(sheet).to_contain_text(person.t(f"help-{topic(game, card)}.never"))
        sheet.get_by_role("button", name=person.t("help-next")).tap()
    expect(hand(page).first).to_have_attribute("aria-pressed", "false")


def test_help_leaves_the_hand_in_sight_and_picks_its_card(
    server: Server, phone: DevicePages
) -> None:
    person = open_seat(phone, my_turn(server), touch=True)
    person.wait_for_my_turn()
    page = person.page
    sheet = help_of(person)
    long_press(page, hand(page).first, sheet)
    upper, lower = sheet.bounding_box(), hand(page).first.bounding_box()
    assert upper
    assert lower
    assert upper["y"] + upper["height"] <= lower["y"]

    hand(page).nth(2).tap()
    expect(sheet).to_contain_text(person.t("help-place", place=3, count=hand(page).count()))
    expect(hand(page).nth(2)).to_have_attribute("aria-pressed", "false")
    sheet.get_by_role("button", name=person.t("help-pick")).tap()

    expect(sheet).to_have_count(0)
    expect(hand(page).nth(2)).to_have_attribute("aria-pressed", "true")


def test_rule_of_a_card_opens_over_the_table(server: Server, phone: DevicePages) -> None:
    person = open_seat(phone, my_turn(server), touch=True)
    person.wait_for_my_turn()
    page = person.page
    long_press(page, hand(page).first, help_of(person))
    rule = load("saboteur").cards[held(page)[0]].topic.rule
    title = person.words.title(rule)

    page.get_by_role("button", name=person.t("help-rule", title=title)).tap()
    sheet = page.locator("dialog[open]")
    text = sheet.get_by_text(person.words.rule(rule))
    expect(text).to_be_visible()
    sheet.locator("footer").get_by_role("button").last.tap()
    expect(text).to_have_count(0)
    sheet.get_by_role("button", name=person.t("kit-close")).tap()

    expect(sheet).to_have_count(0)
    expect(help_of(person)).to_be_visible()
    assert len(page.context.pages) == 1


def test_long_press_explains_cards_of_the_board(server: Server, phone: DevicePages) -> None:
    person = open_seat(phone, my_turn(server), touch=True)
    person.wait_for_my_turn()
    page = person.page
    person.wait_for_cell_names()
    sheet = help_of(person)

    long_press(page, page.locator('[role=gridcell][data-cell="0,0"]'), sheet)
    expect(sheet).to_contain_text(person.t("help-start"))
    sheet.get_by_role("button", name=person.t("help-close")).tap()
    expect(sheet).to_have_count(0)
    long_press(page, page.locator('[role=gridcell][data-cell="8,0"]'), sheet)
    expect(sheet).to_contain_text(person.t("help-hidden-goal"))


def _holds_locked_repair(player: ScriptedPlayer) -> bool:
    played = {action.get("card") for action in player.legal if action["do"] == "mend"}
    cards = player.view["piles"]["hand1"]
    return any(card.startswith("fixed") and card not in played for card in cards)


@pytest.mark.parametrize("language", ["de", "en"])
def test_hover_and_focus_explain_a_locked_card(
    server: Server, desktop: DevicePages, language: str
) -> None:
    seat = my_turn(server, when=_holds_locked_repair)
    person = open_seat(desktop, seat, language)
    person.wait_for_my_turn()
    page = person.page
    page.wait_for_load_state("networkidle")
    locked = page.locator(".hand [data-card^=fixed]:has(.lock)").first
    panel = page.locator("#card-help")

    locked.hover()
    expect(panel).to_contain_text(person.t("help-not-now"))
    expect(panel).to_contain_text(person.t("nothing-to-repair"))
    page.mouse.move(4, 4)
    expect(panel).to_have_count(0)

    locked.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(panel).to_contain_text(person.t("nothing-to-repair"))
    expect(locked).to_have_attribute("aria-describedby", "card-help")


def test_panel_covers_no_target(server: Server, desktop: DevicePages) -> None:
    person = open_seat(desktop, my_turn(server))
    person.wait_for_my_turn()
    page = person.page
    page.wait_for_load_state("networkidle")
    lit = page.locator("[role=gridcell].lit")
    for card in hand(page).all():
        card.click()
        if lit.count():
            break
    expect(lit).not_to_have_count(0)

    page.mouse.move(4, 4)
    hand(page).first.hover()

    expect(page.locator("#card-help")).to_be_visible()
    assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize("language", ["de", "en"])
def test_key_explains_the_card_in_focus_or_lists_the_keys(
    server: Server, desktop: DevicePages, language: str
) -> None:
    person = open_seat(desktop, my_turn(server), language)
    person.wait_for_my_turn()
    page = person.page
    page.wait_for_load_state("networkidle")

    hand(page).nth(1).focus()
    page.keyboard.press("?")
    panel = help_of(person)
    expect(panel).to_contain_text(person.t("help-place", place=2, count=hand(page).count()))
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("heading", level=1).focus()
    expect(page.locator("#card-help")).to_have_count(0)
    page.keyboard.press("?")
    keys = page.locator("dialog[open]")
    expect(keys).to_contain_text(person.t("key-discard"))
    expect(keys).to_contain_text(person.t("key-name-space"))


def test_every_icon_button_of_the_table_says_what_it_is_for(
    server: Server, desktop: DevicePages
) -> None:
    person = open_seat(desktop, my_turn(server))
    person.wait_for_my_turn()
    page = person.page
    page.wait_for_load_state("networkidle")
    hand(page).first.click()

    assert page.evaluate(UNTITLED) == []


def fresh_browser(pages: DevicePages, seat: Seat, **settings: object) -> PagePlayer:
    """A browser in which no card was ever explained."""
    stored: dict[str, object] = {**seat.local_storage("Ana"), "undermine.explained": []}
    if settings:
        stored["undermine.settings"] = settings
    page = pages(seat.path, language=LOCALES["en"], local_storage=stored, reduced_motion=True)
    return PagePlayer(page, "en", touch=True)


def test_new_cards_are_explained_by_themselves_one_a_turn(
    server: Server, phone: DevicePages
) -> None:
    person = fresh_browser(phone, my_turn(server))
    person.wait_for_my_turn()
    page = person.page
    shown = page.locator("aside.first")
    close = shown.get_by_role("button", name=person.t("first-close"))
    expect(shown).to_be_visible()
    first = shown.inner_text()
    assert any(person.t(f"help-{topic('saboteur', card)}") in first for card in held(page))
    assert page.evaluate(COVERED_BANDS) == []
    close.tap()
    expect(shown).to_have_count(0)
    page.reload()
    person.wait_for_my_turn()
    expect(shown).to_be_visible()
    second = shown.inner_text()
    close.tap()

    hand(page).first.tap()
    person.button("table-discard").tap()
    person.press(person.button("table-end-turn"))

    person.wait_for_my_turn()
    expect(shown).to_be_visible()
    assert len({first, second, shown.inner_text()}) == 3


def test_new_cards_are_not_explained_where_that_is_turned_off(
    server: Server, phone: DevicePages
) -> None:
    person = fresh_browser(phone, my_turn(server), language="en", firstHelp=False)
    person.wait_for_my_turn()
    person.page.wait_for_load_state("networkidle")

    expect(person.page.locator("aside.first")).to_have_count(0)
