"""The forest of The Lost Mines, to be photographed: walking, borders, what stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.pilot import Action, Pilot, Seat, open_table, piloted

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.shots import Studio

GAME = "the-lost-mines"
TRIES = 20
GROWN = 14
"""So many cards make a forest worth a picture."""
FAR = 3
"""So many steps make a way worth a picture."""
WISHES = ("bridge", "place", "step", "align", "pick", "stop", "discard")


def build(legal: list[Action]) -> Action:
    """Whatever lets the forest grow; traps and trolls are kept for the picture."""
    return min(legal, key=_rank)


def _rank(action: Action) -> tuple[int, int]:
    do = action["do"]
    east = -action["at"][0] if do == "place" else 0
    return (WISHES.index(do) if do in WISHES else len(WISHES), east)


def in_forest(studio: Studio, wanted: Callable[[Pilot], bool]) -> Seat:
    """A table in its first round at a wanted moment."""
    for _ in range(TRIES):
        seat = open_table(studio.url, game=GAME, seats=6)
        with piloted(studio.url, seat) as pilot:
            pilot.ask("understood")
            pilot.play_until(lambda: _is_late(pilot) or wanted(pilot), build)
            if not _is_late(pilot):
                return seat
    raise AssertionError("no such moment came")


def _is_late(pilot: Pilot) -> bool:
    return int(pilot.view["table"]["round"]) > 1


def _is_grown(pilot: Pilot) -> bool:
    marks = pilot.view["table"]["board"].get("marks", {})
    return pilot.my_turn and pilot.cards_on_board >= GROWN and len(marks) > 1


def _walks(pilot: Pilot) -> bool:
    far = any(len(way["steps"]) >= FAR for way in pilot.view.get("routes", {}).values())
    return _is_grown(pilot) and pilot.due == "walk" and far


def _lures(pilot: Pilot) -> bool:
    return _is_grown(pilot) and any(action["do"] in ("snare", "troll") for action in pilot.legal)


def forest_walk(studio: Studio) -> None:
    """A dwarf may walk: how far, and which way."""
    seat = in_forest(studio, _walks)
    person = studio.visit(seat.path, seat)
    page = person.page
    expect(page.get_by_role("grid")).to_be_visible()
    studio.shoot(page, "forest-walk")
    far = page.locator("[role=gridcell].lit")
    person.press(far.last)
    studio.shoot(page, "forest-route")
    page.get_by_role("gridcell", name=person.t("board-empty")).first.focus()
    page.keyboard.press("w")
    expect(page.get_by_role("alert").filter(has_text="TLM-")).to_be_visible()
    studio.shoot(page, "forest-why-not")


def forest_borders(studio: Studio) -> None:
    """A trap or a troll looks for its place."""
    seat = in_forest(studio, _lures)
    person = studio.visit(seat.path, seat)
    page = person.page
    expect(page.get_by_role("grid")).to_be_visible()
    studio.shoot(page, "forest-turn")
    person.press(page.locator("[data-card=trap], [data-card=troll]").first)
    sides = page.get_by_role("group", name=person.t("board-places"))
    expect(sides).to_be_visible()
    studio.shoot(page, "forest-borders")
    person.press(sides.get_by_role("button").nth(3))
    studio.shoot(page, "forest-border-ghost")
