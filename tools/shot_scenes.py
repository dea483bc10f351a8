"""Scenes of the contact sheets: how to reach each screen, and the steps there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import (
    ScriptedPlayer,
    Seat,
    dig,
    open_table,
    scripted_player,
    shared_table,
)
from tools.shot_darkcave import darkcave_creature, darkcave_walk, darkcave_web
from tools.shot_endings import endings, score
from tools.shot_guidance import guidance
from tools.shot_lostmines import lostmines, lostmines_pages
from tools.shot_pages import home, join_nobody, lobby, pages
from tools.shot_saboteur2 import saboteur2, saboteur2_replay, saboteur2_rules

if TYPE_CHECKING:
    from tools.shots import Studio

TRIES = 20
GO_ON = "() => document.querySelector('dialog[open] button.anywhere')?.click()"
"""Tap on a story that is being told; when everything is told, nothing is there to be tapped."""


# -- the table -------------------------------------------------------------------------------------


def at_turn(studio: Studio, *, cards: int = 12, seats: int = 5) -> Seat:
    """A table where it is my turn, with some cards on the board and something to play."""
    for _ in range(TRIES):
        seat = open_table(studio.url, seats=seats)
        with scripted_player(studio.url, seat) as player:
            player.send("understood")
            if player.play_until(lambda: _is_good(player, cards), dig):
                return seat
    raise AssertionError("no such moment came")


def _is_good(player: ScriptedPlayer, cards: int) -> bool:
    kinds = {action["do"] for action in player.legal}
    first = player.view["table"]["round"] == 1
    broken = sum(len(front) for front in player.view["table"]["front"])
    return first and player.cards_on_board >= cards and {"place", "break"} <= kinds and broken > 0


def card_for(person: PagePlayer, what: str) -> Locator:
    """Pick the first card of the hand that has targets of a kind."""
    cards = person.page.locator("[data-card]")
    for place in range(cards.count()):
        person.press(cards.nth(place))
        if what == "tool":
            found = person.page.get_by_role("list", name=person.t("table-seats"))
            found = found.locator("[data-drop]")
        else:
            person.wait_for_cell_names()
            found = person.page.get_by_role("gridcell", name=person.t(f"board-target-{what}"))
        if found.count():
            return found
    raise AssertionError(f"no card with targets: {what}")


def table_turn(studio: Studio) -> None:
    """A turn, step by step, and a question."""
    seat = at_turn(studio)
    person = studio.visit(seat.path, seat)
    page = person.page
    person.wait_for_screen("mine")
    studio.shoot(page, "table-my-turn")
    targets = card_for(person, "place")
    studio.shoot(page, "table-picked")
    person.press(targets.first)
    expect(person.play_button).to_be_enabled()
    studio.shoot(page, "table-ghost")
    person.press(person.play_button)
    expect(person.end_turn).to_be_enabled()
    studio.shoot(page, "table-staged")
    person.press(person.button("table-take-back"))
    expect(person.button("table-take-back")).to_have_count(0)
    card_for(person, "tool")
    studio.shoot(page, "table-picked-break")
    page.keyboard.press("Escape")
    card_for(person, "place")
    page.get_by_role("gridcell", name=person.t("goal-1")).first.focus()
    page.keyboard.press("w")
    expect(page.get_by_role("alert").get_by_role("button")).to_be_visible()
    studio.shoot(page, "table-why-not")


def table_sheets(studio: Studio) -> None:
    """Sheets and panels over the table or beside it."""
    seat = at_turn(studio, cards=6)
    person = studio.visit(seat.path, seat)
    page = person.page
    person.wait_for_screen("mine")
    page.wait_for_load_state("networkidle")  # the keys are here
    page.keyboard.press("/")
    expect(page.get_by_role("dialog")).to_be_visible()
    studio.shoot(page, "table-list")
    page.keyboard.press("Escape")
    person.press(person.button("menu-open"))
    studio.shoot(page, "table-menu")
    page.keyboard.press("Escape")
    seats = page.get_by_role("list", name=person.t("table-seats"))
    person.press(seats.locator("li").nth(1).get_by_role("button").first)
    studio.shoot(page, "table-player")
    page.keyboard.press("Escape")
    opener = page.get_by_role("button", name=person.t("drawer-open"))
    if opener.count():
        person.press(opener)
        studio.shoot(page, "table-log")
    talk = page.get_by_role("tab").last
    person.press(talk)
    page.get_by_role("tabpanel").get_by_role("textbox").fill("Der Ben hat etwas vor, glaube ich.")
    page.keyboard.press("Enter")
    studio.shoot(page, "table-talk")
    if opener.count():
        page.keyboard.press("Escape")
    role = page.get_by_role("button", name=person.t("hand-role"))
    box = role.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    studio.shoot(page, "table-role-held")
    page.mouse.up()


def table_waiting(studio: Studio) -> None:
    """Two people; the other one thinks."""
    for _ in range(TRIES):
        seats = shared_table(studio.url, "Ana", "Ben", "Cleo", seats=5)
        with (
            scripted_player(studio.url, seats[1]) as other,
            scripted_player(studio.url, seats[0]) as player,
        ):
            player.send("understood")
            other.send("understood")
            player.receive_until(lambda: player.view["agenda"][-1]["seat"] in (0, 1, 2))
        if player.view["agenda"][-1]["seat"] != 0:
            break
    person = studio.visit(seats[0].path, seats[0])
    expect(person.page.get_by_role("grid")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    studio.shoot(person.page, "table-waiting")
    watcher = studio.visit(seats[0].path)
    watcher.page.wait_for_load_state("networkidle")
    studio.shoot(watcher.page, "table-watching")
    person.press(person.button("menu-open"))
    pause = person.page.get_by_role("dialog").get_by_role("button", name=person.t("menu-pause"))
    if pause.count():
        pause.first.click()
        person.page.keyboard.press("Escape")
        studio.shoot(person.page, "table-paused")


def table_many(studio: Studio) -> None:
    """Ten at the table."""
    seat = at_turn(studio, cards=14, seats=10)
    person = studio.visit(seat.path, seat)
    person.wait_for_screen("mine")
    card_for(person, "place")
    studio.shoot(person.page, "table-ten-seats")


def table_large_text(studio: Studio) -> None:
    """Text twice as large."""
    seat = at_turn(studio)
    person = studio.visit(seat.path, seat, textSize=200)
    person.wait_for_screen("mine")
    studio.shoot(person.page, "table-large-text")
    targets = card_for(person, "place")
    studio.shoot(person.page, "table-large-text-picked")
    targets.first.dispatch_event("click")  # its area for fingers is larger, and lies above it
    studio.shoot(person.page, "table-large-text-ghost")


def table_lost(studio: Studio) -> None:
    """The server has gone."""
    seat = at_turn(studio, cards=4)
    person = studio.visit(seat.path, seat)
    person.wait_for_screen("mine")
    person.page.wait_for_load_state("networkidle")  # the picture of it is here
    studio.server.crash()
    try:
        expect(person.page.get_by_text(person.t("lost-title"))).to_be_visible(timeout=30_000)
        studio.shoot(person.page, "table-lost")
    finally:
        studio.server.start()


# -- moments ---------------------------------------------------------------------------------------


def ceremony(studio: Studio) -> None:
    """The role: shut, open, seen."""
    seat = open_table(studio.url)
    person = studio.visit(seat.path, seat)
    page = person.page
    person.wait_for_screen("role")
    studio.shoot(page, "ceremony-shut")
    card = person.button("ceremony-hold")
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(card).to_have_attribute("aria-pressed", "true")
    studio.shoot(page, "ceremony-open")
    page.mouse.up()
    expect(person.button("ceremony-understood")).to_be_enabled()
    studio.shoot(page, "ceremony-seen")


def reveal(studio: Studio) -> None:
    """Both ends of a round, each beat."""
    wanted = {"diggers", "saboteurs"}
    for _ in range(TRIES):
        seat = open_table(studio.url)
        with scripted_player(studio.url, seat) as player:
            person = studio.visit(seat.path, seat)
            person.wait_for_screen("role")
            player.play_until(lambda: any(e["did"] == "roundended" for e in player.seen))
            ended = next(event for event in player.seen if event["did"] == "roundended")
            who = "diggers" if ended["finder"] >= 0 else "saboteurs"
            if who in wanted:
                wanted.remove(who)
                person.wait_for_screen("reveal")
                beats(studio, person, who)
        person.page.context.close()
        if not wanted:
            return


def beats(studio: Studio, person: PagePlayer, who: str) -> None:
    """The beginning, the middle and the end of a reveal."""
    studio.shoot(person.page, f"reveal-{who}-way")
    for _ in range(4):
        person.page.evaluate(GO_ON)
    studio.shoot(person.page, f"reveal-{who}-dwarves")
    skip = person.page.get_by_role("button", name=person.t("reveal-skip-gold"))
    if skip.is_visible():
        skip.dispatch_event("click")
    studio.shoot(person.page, f"reveal-{who}-gold")


def gold(studio: Studio) -> None:
    """Choose, and see others choose."""
    for _ in range(TRIES):
        seats = shared_table(studio.url, "Ana", "Ben", seats=5)
        with (
            scripted_player(studio.url, seats[0]) as ana,
            scripted_player(studio.url, seats[1]) as ben,
        ):
            came = _until_gold(ana, ben)
        if came is not None:
            mine, other = seats[came], seats[1 - came]
            person = studio.visit(mine.path, mine)
            if person.wait_for_screen("gold", "role") == "role":
                person.confirm_role()
            person.wait_for_screen("gold")
            studio.shoot(person.page, "gold-choice")
            person.page.get_by_role("dialog").get_by_role("group").get_by_role(
                "button"
            ).first.click()
            studio.shoot(person.page, "gold-picked")
            person = studio.visit(other.path, other)
            person.page.wait_for_load_state("networkidle")
            studio.shoot(person.page, "gold-others")
            return
    raise AssertionError("no gold to choose")


def _until_gold(*players: ScriptedPlayer) -> int | None:
    """Play both seats until one of them is to choose gold."""
    for player in players:
        player.send("understood")
    while players[0].due != "over":
        for index, player in enumerate(players):
            if player.legal and player.due == "sharegold":
                return index
        for player in players:
            if player.legal:
                before = player.seq
                player.act(dig(player.legal))
                for each in players:
                    each.receive_until(lambda: each.seq > before)  # noqa: B023
                break
        else:
            players[0].receive()
            for each in players[1:]:
                each.receive_until(lambda: each.seq >= players[0].seq)  # noqa: B023
    return None


def the_end(studio: Studio) -> None:
    """The standings, and the actions of a finished game."""
    seat = open_table(studio.url)
    with scripted_player(studio.url, seat) as player:
        player.play_until(lambda: False)
        game_id = player.table["game_id"]
    person = studio.visit(seat.path, seat)
    person.wait_for_screen("standings")
    studio.shoot(person.page, "standings")
    person.button("standings-look").click()
    studio.shoot(person.page, "table-over")
    for name, path in {
        "replay": f"/replay/{game_id}?at=60&as=public",
        "replay-truth": f"/replay/{game_id}?at=60&as=truth",
        "finished": "/finished",
        "home-finished": "/",
    }.items():
        person = studio.visit(path, seat)
        person.page.wait_for_load_state("networkidle")
        studio.shoot(person.page, name, whole=studio.look.device.touch)


# -- the picture of the read-me --------------------------------------------------------------------


def readme(studio: Studio) -> bytes:
    """A good moment: a grown mine, a broken tool, a card in the hand and where it fits."""
    seat = at_turn(studio, cards=12)
    person = studio.visit(seat.path, seat)
    person.wait_for_screen("mine")
    card_for(person, "place").first.click()
    expect(person.play_button).to_be_enabled()
    person.page.wait_for_timeout(600)
    return person.page.screenshot()


SCENES: list[Callable[[Studio], None]] = [
    home,
    pages,
    join_nobody,
    lobby,
    ceremony,
    table_turn,
    table_sheets,
    table_waiting,
    table_many,
    table_large_text,
    reveal,
    gold,
    the_end,
    endings,
    score,
    guidance,
    saboteur2,
    saboteur2_replay,
    saboteur2_rules,
    lostmines_pages,
    lostmines,
    darkcave_walk,
    darkcave_creature,
    darkcave_web,
    table_lost,
]


def chosen(words: list[str]) -> list[Callable[[Studio], None]]:
    """The scenes whose names begin with one of these words; all of them without words."""
    if not words:
        return SCENES
    return [scene for scene in SCENES if scene.__name__.startswith(tuple(words))]
