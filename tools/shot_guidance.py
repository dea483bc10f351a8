"""Pictures of what explains itself: hints, new cards, the help of cards, keys; in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.scripted_player import Seat, dig, open_table, scripted_player
from undermine.games import REGISTRY

if TYPE_CHECKING:
    from tools.shots import Studio

GROWN = 6
"""So many cards lie on the board."""


def guidance(studio: Studio) -> None:
    """A guided turn with a new card, and the help of a card."""
    for game in REGISTRY:
        seat = _grown(studio, game)
        person = studio.visit(seat.path, seat, stored={"undermine.explained": []}, guided="on")
        person.wait_for_my_turn()
        hint = person.page.get_by_role("region", name=person.t("guide-title"))
        hint.get_by_role("button", name=person.t("guide-why")).wait_for()
        studio.shoot(person.page, f"guided-{game}")
        person.press(hint.get_by_role("button", name=person.t("guide-why")))
        studio.shoot(person.page, f"guided-{game}-why")
        person.page.keyboard.press("Escape")
        person.page.locator(".hand [data-card]").first.focus()
        person.page.keyboard.press("?")
        studio.shoot(person.page, f"help-{game}")


def _grown(studio: Studio, game: str) -> Seat:
    """A seat whose turn it is, with some cards on the board."""
    seat = open_table(studio.url, game=game, seats=5)
    with scripted_player(studio.url, seat) as player:
        player.send("understood")
        player.play_until(
            lambda: player.my_turn and player.due == "turn" and player.cards_on_board >= GROWN, dig
        )
    return seat
