"""One player's page holds nothing that this player may not know: not in sight, not in the tree."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import LOCALES, PagePlayer
from tests.browser.scripted_player import (
    ScriptedPlayer,
    Seat,
    open_table,
    scripted_player,
    shared_table,
)
from tests.browser.seat_steps import open_seat
from tests.waiting import DEALS, attempts

ROLES = ("digger", "saboteur")
SHAPES = "() => [...document.querySelectorAll('path')].map(path => path.getAttribute('d'))"


class Pair(NamedTuple):
    """A digger and a saboteur at one table."""

    digger: Seat
    saboteur: Seat


@pytest.fixture(scope="module")
def pair(server: Server) -> Pair:
    server.deal_from("a digger and a saboteur")
    return seats_by_role(server, looked=True)


def seats_by_role(server: Server, *, looked: bool) -> Pair:
    """Deal until two people have different roles; both have looked at theirs, or not."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seats = shared_table(server.url, "Ana", "Ben", seats=5)
        roles = []
        for seat in seats:
            with scripted_player(server.url, seat) as player:
                roles.append(own(player, "role")[0])
                if looked:
                    player.send("understood")
        if set(roles) == set(ROLES):
            return Pair(*(seats if roles[0] == "digger" else reversed(seats)))


def own(player: ScriptedPlayer, pile: str) -> list[str]:
    found = player.view["piles"][f"{pile}{player.held.seat + 1}"]
    return [str(card) for card in found]


def tree(page: Page) -> str:
    """Everything a screen reader could come to."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return " ".join(_said(node) for node in nodes)


def _said(node: dict[str, Any]) -> str:
    fields = (node.get(name, {}).get("value", "") for name in ("name", "value", "description"))
    return " ".join(map(str, fields))


def role_words(person: PagePlayer) -> list[int]:
    """How often each role is named in page and tree, and drawn or written into attributes."""
    page = person.page
    text = f"{page.content()} {tree(page)}".lower()
    return [text.count(person.words.card(role).lower()) for role in ROLES]


def open_page(pages: DevicePages, seat: Seat, language: str) -> tuple[PagePlayer, list[str]]:
    """A page on a seat, and everything the server told it."""
    heard: list[str] = []
    page = pages(language=LOCALES[language], local_storage=seat.local_storage("Ana"))

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda told: heard.append(str(told)))

    page.on("websocket", listen)
    page.goto(seat.path)
    person = PagePlayer(page, language)
    person.wait_for_screen("mine", "waiting", "role")
    expect(page.get_by_role("grid")).to_be_attached()
    person.wait_for_drawer()
    return person, heard


@pytest.mark.parametrize("language", ["en", "de"])
def test_role_is_only_there_while_it_is_held(
    pair: Pair, desktop: DevicePages, language: str
) -> None:
    """Both pages name the roles equally often, until one holds the card."""
    one, _ = open_page(desktop, pair.digger, language)
    other, _ = open_page(desktop, pair.saboteur, language)
    shut = role_words(one)
    assert shut == role_words(other)

    for person, role in ((one, 0), (other, 1)):
        shapes = set(person.page.evaluate(SHAPES))
        person.page.keyboard.down(" ")
        expect(person.page.get_by_text(person.t(f"ceremony-aim-{ROLES[role]}"))).to_be_visible()
        held = role_words(person)
        face = set(person.page.evaluate(SHAPES)) - shapes
        person.page.keyboard.up(" ")
        expect(person.page.get_by_text(person.t(f"ceremony-aim-{ROLES[role]}"))).to_have_count(0)
        assert held[role] > shut[role]
        assert held[1 - role] == shut[1 - role]
        assert face
        assert not face & set(person.page.evaluate(SHAPES))
        assert role_words(person) == shut


def test_line_tells_nothing_of_others(pair: Pair, phone: DevicePages) -> None:
    """Every message that came to the page, and the rows of the others."""
    person, heard = open_page(phone, pair.digger, "de")
    assert any(views(heard))
    for view in views(heard):
        for seat in range(view["table"]["seats"]):
            if seat != pair.digger.seat:
                assert all(card.startswith("?") for card in view["piles"][f"hand{seat + 1}"])
                assert view["piles"][f"role{seat + 1}"] == ["?dwarf"]
        assert all(view["piles"][f"goal{goal}"] == ["?goal"] for goal in (1, 2, 3))
        assert all(card.startswith("?") for card in view["piles"]["stock"])
    seats = person.page.get_by_role("list", name=person.t("table-seats"))
    for row in seats.get_by_role("listitem").all():
        assert row.locator("[data-card]").count() == 0


def views(heard: list[str]) -> Iterator[dict[str, Any]]:
    for message in map(json.loads, heard):
        if message.get("view"):
            yield message["view"]


def test_ceremony_keeps_the_face_until_it_is_held(server: Server, phone: DevicePages) -> None:
    """Before anybody held it, the role of this seat is nowhere on the page."""
    counts = []
    for seat in seats_by_role(server, looked=False):
        person = open_seat(phone, seat, "de")
        person.wait_for_screen("role")
        counts.append(role_words(person))
    assert counts[0] == counts[1]


def test_new_role_is_not_said_aloud(server: Server, desktop: DevicePages) -> None:
    """What is read aloud when the second round is dealt names no role."""
    seat = open_table(server.url, seats=3)
    person = open_seat(desktop, seat)
    page = person.page
    person.wait_for_screen("role")
    said = page.get_by_role("log").and_(page.locator("[aria-live]"))
    expect(said).to_be_attached()
    with scripted_player(server.url, seat) as player:
        player.play_until(lambda: player.view["table"]["round"] == 2 and player.my_turn)
    expect(said).to_contain_text("Round 2")
    news = (said.text_content() or "").rpartition("Round 2")[2].lower()
    assert not [role for role in ROLES if person.words.card(role) in news]
