"""The Dark Cave, to be photographed: ways of dwarves and creatures, webs, ladders, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.scripted_player import Action, ScriptedPlayer, Seat, open_table, scripted_player

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.shots import Studio

GAME = "the-dark-cave"
TRIES = 12
GROWN = 12
"""So many cards make a cave worth a picture."""
FAR = 3
"""So many steps make a way worth a picture."""
WISHES = ("place", "step", "stop", "endure", "discard")


def dig_on(legal: list[Action]) -> Action:
    """Whatever lets the cave grow; creatures and webs are kept for the picture."""
    return min(legal, key=_rank)


def _rank(action: Action) -> tuple[int, int]:
    do = action["do"]
    out = -sum(map(abs, action["at"])) if do == "place" else 0
    return (WISHES.index(do) if do in WISHES else len(WISHES), out)


def in_darkcave(studio: Studio, wanted: Callable[[ScriptedPlayer], bool]) -> Seat:
    """A table at a wanted moment."""
    for _ in range(TRIES):
        seat = open_table(studio.url, game=GAME, seats=6)
        with scripted_player(studio.url, seat) as player:
            player.send("understood")
            if player.play_until(lambda: wanted(player), dig_on):
                return seat
    raise AssertionError("no such moment came")


def _is_grown(player: ScriptedPlayer) -> bool:
    return player.my_turn and player.cards_on_board >= GROWN


def _walks(player: ScriptedPlayer) -> bool:
    far = any(len(way["steps"]) >= FAR for way in player.view.get("routes", {}).values())
    return _is_grown(player) and player.due == "walk" and far


def _may(*plays: str) -> Callable[[ScriptedPlayer], bool]:
    def is_so(player: ScriptedPlayer) -> bool:
        return _is_grown(player) and any(action["do"] in plays for action in player.legal)

    return is_so


def darkcave_walk(studio: Studio) -> None:
    """A dwarf may walk: how far, at which price, and which way."""
    seat = in_darkcave(studio, _walks)
    person = studio.visit(seat.path, seat)
    page = person.page
    places = page.get_by_role("group", name=person.t("board-places"))
    expect(places).to_be_visible()
    studio.shoot(page, "cave-walk")
    person.press(places.get_by_role("button").last)
    studio.shoot(page, "cave-route")


def darkcave_creature(studio: Studio) -> None:
    """A creature looks for a dark hole, then it goes."""
    seat = in_darkcave(studio, _may("lure"))
    person = studio.visit(seat.path, seat)
    page = person.page
    expect(page.get_by_role("grid")).to_be_visible()
    studio.shoot(page, "cave-turn")
    person.press(page.locator("[data-card^=rat], [data-card^=lindworm], [data-card^=goblin]").first)
    places = page.get_by_role("group", name=person.t("board-places"))
    studio.shoot(page, "cave-holes")
    person.press(places.get_by_role("button").first)
    person.press(person.play_button)
    expect(places.get_by_role("button").nth(1)).to_be_visible()
    studio.shoot(page, "cave-prowl")


def darkcave_web(studio: Studio) -> None:
    """A web looks for its border."""
    seat = in_darkcave(studio, _may("spin"))
    person = studio.visit(seat.path, seat)
    page = person.page
    person.press(page.locator("[data-card^=web]").first)
    places = page.get_by_role("group", name=person.t("board-places"))
    expect(places).to_be_visible()
    studio.shoot(page, "cave-borders")
    person.press(places.get_by_role("button").nth(2))
    studio.shoot(page, "cave-border-ghost")
