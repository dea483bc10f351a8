"""Pieces on the board explain themselves, and a locked card says who is to blame."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import Device, DevicePages, Server
from tests.browser.page_player import PagePlayer
from tests.browser.recorded_views import TABLE, AnsweringPage, FedPage, Message, recorded_views
from tests.browser.test_card_help import long_press
from undermine.games import load

PIECES: Final[Mapping[str, Mapping[str, str]]] = {
    "the-lost-mines": {"trap": "trap", "troll": "troll", "axe": "axe"},
    "the-dark-cave": {"web": "web-circle", "rat": "rat-I"},
}
"""Pieces that are put on the board, by what they are called in the test; the card of each."""
DEVICES: Final = {
    "phone": Device(390, 844, 2, touch=True),
    "desk": Device(1280, 800, 1, touch=False),
}


@pytest.fixture(scope="module", params=PIECES)
def shown(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Message, dict[str, str]]:
    """A view with pieces, and by piece the name by which it is found on the page."""
    [first, *_] = recorded_views(request.param, tmp_path_factory.mktemp("pieces"), 2)
    message = copy.deepcopy(first)
    table = message["view"]["table"]
    table["pawn"] = [table["pawn"][0] for _ in table["pawn"]]
    x, y = (int(part) for part in free_card(table).split(","))
    if request.param == "the-lost-mines":
        marks = {f"{x},{y}/E": ["trap", -3, 1], f"{x},{y}/S": ["troll", 1, 1]}
        found = {"trap": f"{x},{y}/E", "troll": f"{x},{y}/S", "axe": f"{x},{y}"}
        marks[found["axe"]] = ["axe", -3, 1]
    else:
        marks = {f"{x},{y}/E": ["web-circle", 1, 2]}
        table["beasts"] = [["rat", [[x, y], 0], 1]]
        found = {"web": f"{x},{y}/E", "rat": "rat"}
    table["board"]["marks"] = marks
    return request.param, message, found


def free_card(table: Message) -> str:
    """A card of the board that no dwarf stands on."""
    taken = [f"{spot[0][0]},{spot[0][1]}" for spot in table["pawn"] if spot]
    tiles: dict[str, str] = table["board"]["tiles"]
    return next(cell for cell in tiles if cell not in taken)


def sentence(person: PagePlayer, game: str, card: str) -> str:
    """The sentence that explains the piece of a card."""
    return person.t(f"help-{load(game).cards[card].piece.name}", left=2, lying="no")


def piece(page: Page, name: str) -> Locator:
    """The drawing of a piece."""
    return page.locator(f'.stage [data-piece="{name}"]')


def opened(pages: DevicePages, language: str) -> Page:
    """A page that will be fed."""
    settings = {"undermine.settings": {"language": language, "theme": "dark"}}
    return pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana") | settings)


@pytest.mark.parametrize("device", DEVICES)
def test_pieces_on_the_board_explain_themselves(
    shown: tuple[str, Message, dict[str, str]], browser: Browser, server: Server, device: str
) -> None:
    game, message, found = shown
    pages = DevicePages(browser, server.url, DEVICES[device])
    touch = device == "phone"
    page = opened(pages, "de" if touch else "en")
    person = PagePlayer(page, "de" if touch else "en", touch=touch)
    FedPage(page, message)
    person.wait_for_cell_names()
    help_of = page.get_by_role("dialog", name=person.t("help-title"))
    for name, key in found.items():
        said = sentence(person, game, PIECES[game][name])
        drawn = piece(page, key)
        if touch:
            long_press(page, drawn, help_of)
            expect(help_of).to_contain_text(said)
            help_of.get_by_role("button", name=person.t("help-close")).tap()
        else:
            drawn.click(button="right", force=True)
            expect(help_of).to_contain_text(said)
            page.keyboard.press("Escape")
            page.mouse.move(4, 4)
            drawn.hover(force=True)
            expect(page.locator("#card-help")).to_contain_text(said)
            page.mouse.move(4, 4)
        expect(page.locator("#card-help")).to_have_count(0)
        expect(help_of).to_have_count(0)
    pages.close_without_errors()


def test_a_card_of_the_board_tells_of_the_pieces_on_it(
    shown: tuple[str, Message, dict[str, str]], browser: Browser, server: Server
) -> None:
    game, message, found = shown
    pages = DevicePages(browser, server.url, DEVICES["desk"])
    page = opened(pages, "en")
    person = PagePlayer(page, "en", touch=False)
    FedPage(page, message)
    person.wait_for_cell_names()
    cell = free_card(message["view"]["table"])

    page.locator(f'[role=gridcell][data-cell="{cell}"]').focus()
    page.keyboard.press("?")
    panel = page.get_by_role("dialog", name=person.t("help-title"))
    for name in found:
        expect(panel).to_contain_text(sentence(person, game, PIECES[game][name]))
    card = load(game).cards[PIECES[game][next(iter(found))]]
    panel.get_by_role("button", name=person.t(f"help-{card.piece.name}.name")).first.click()
    title = person.words.title(card.piece.rule)
    panel.get_by_role("button", name=person.t("help-rule", title=title)).click()
    expect(page.locator("dialog[open]")).to_contain_text(person.words.rule(card.piece.rule))
    assert len(page.context.pages) == 1
    pages.close_without_errors()


BLAMED: Final = {
    "saboteur": ("SAB-048", "broke", "broken-lamp"),
    "saboteur-2": ("SB2-080", "trapped", "trapped"),
}
"""The rule that refuses, the event that it is for, and the card before me."""


@pytest.mark.parametrize(("game", "language"), [("saboteur", "de"), ("saboteur-2", "en")])
def test_a_locked_card_says_who_is_to_blame(
    browser: Browser,
    server: Server,
    tmp_path_factory: pytest.TempPathFactory,
    game: str,
    language: str,
) -> None:
    rule, did, card = BLAMED[game]
    [first, *_] = recorded_views(game, tmp_path_factory.mktemp("blamed"), 2)
    locked = copy.deepcopy(first)
    locked["legal"] = [action for action in first["legal"] if action["do"] == "discard"]
    locked["view"]["table"]["front"][0] = [card]
    done = {"did": did, "cards": [card], "readers": -1, "counted": True, "seat": 2, "target": 0}
    locked["log"].append({"seq": first["seq"], "events": [done], "how": ""})
    pages = DevicePages(browser, server.url, DEVICES["phone"])
    page = opened(pages, language)
    AnsweringPage(page, locked, rule)
    person = PagePlayer(page, language, touch=True)
    sheet = page.get_by_role("dialog", name=person.t("help-title"))

    long_press(page, page.locator("[data-card]:has(.lock)").first, sheet)

    name = first["table"]["seats"][2]["name"]
    said = person.t(f"cause-{did}", who="other", name=name, card=card)
    expect(sheet.locator(".cannot")).to_contain_text(f"{person.t('help-not-now')} {said}.")
    pages.close_without_errors()
