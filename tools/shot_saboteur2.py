"""The mine of two teams, to be photographed: its lights, its ladders, its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.scripted_player import (
    Action,
    ScriptedPlayer,
    Seat,
    dig,
    open_table,
    scripted_player,
)

if TYPE_CHECKING:
    from tools.shots import Studio

GAME = "saboteur-2"
TRIES = 20
LIGHT_RUNS = 1300
"""Milliseconds in which light runs along the ways."""
GROWN = 10
"""So many cards make a mine worth a picture."""
MARVELS = {"ladder", "blue", "green", "crystal", "NS.EW"}


def at_doors(studio: Studio) -> Seat:
    """A table where it is my turn, with doors, ladders and crystals on the board."""
    for _ in range(TRIES):
        seat = open_table(studio.url, game=GAME, seats=4)
        with scripted_player(studio.url, seat) as player:
            player.send("understood")
            if player.play_until(lambda: _is_good(player), _marvel) and _round(player) == 1:
                return seat
    raise AssertionError("no such moment came")


def _round(player: ScriptedPlayer) -> int:
    return int(player.view["table"]["round"])


def _is_good(player: ScriptedPlayer) -> bool:
    """Or too late: the first round is over."""
    traits = Counter(
        trait
        for tile in player.view["table"]["board"]["tiles"].values()
        for trait in MARVELS
        if trait in tile
    )
    lit = player.view["facts"]["lit"]
    marvellous = traits["ladder"] and traits["crystal"] and lit["blue"] != lit["green"]
    mine = any(action["do"] == "place" for action in player.legal)
    return _round(player) > 1 or bool(marvellous and mine and player.cards_on_board >= GROWN)


def _marvel(legal: list[Action]) -> Action:
    """Lay cards that the base game does not have."""
    marvels = [
        action
        for action in legal
        if action["do"] == "place" and any(trait in action["tile"][0] for trait in MARVELS)
    ]
    return dig(marvels or legal)


def saboteur2(studio: Studio) -> None:
    """The light for everyone and for either team; the spots that a ladder joins."""
    seat = at_doors(studio)
    person = studio.visit(seat.path, seat)
    page = person.page
    person.wait_for_screen("mine")
    lights = page.get_by_role("group", name=person.t("board-light"))
    expect(lights).to_be_visible()
    studio.shoot(page, "vaults-everyone")
    for team in ("blue", "green"):
        light = lights.get_by_role("radio", name=person.t(f"board-light-{team}"))
        light.locator("xpath=..").click()
        expect(light).to_be_checked()
        page.wait_for_timeout(LIGHT_RUNS)
        studio.shoot(page, f"vaults-{team}")
    page.get_by_role("gridcell", name=person.t("board-start")).first.focus()
    studio.shoot(page, "vaults-ladders")


def saboteur2_replay(studio: Studio) -> None:
    """A finished game, lit for a team."""
    seat = open_table(studio.url, game=GAME, seats=4)
    with scripted_player(studio.url, seat) as player:
        player.play_until(lambda: False, _marvel)
        game_id = player.table["game_id"]
    person = studio.visit(f"/replay/{game_id}?at=120&as=public", seat)
    page = person.page
    lights = page.get_by_role("group", name=person.t("board-light"))
    lights.get_by_text(person.t("board-light-green")).click()
    page.wait_for_timeout(LIGHT_RUNS)
    studio.shoot(page, "vaults-replay")


def saboteur2_rules(studio: Studio) -> None:
    """Pages around a table of this game."""
    for name, path in {
        "vaults-new": f"/new?game={GAME}",
        "vaults-rules": f"/rules/{GAME}",
        "vaults-rules-door": f"/rules/{GAME}#SB2-058",
        "vaults-rules-ladder": f"/rules/{GAME}#SB2-053",
    }.items():
        person = studio.visit(path)
        person.page.wait_for_load_state("networkidle")
        studio.shoot(person.page, name)
        person.page.context.close()
