"""Pictures of the end of a round and of a game, in every game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.browser.scripted_player import ScriptedPlayer, dig, open_table, scripted_player
from undermine.games import REGISTRY

if TYPE_CHECKING:
    from tests.browser.page_player import PagePlayer
    from tools.shots import Studio

ROUND_ENDS = {"roundended", "roundover", "caveclosed"}


def endings(studio: Studio) -> None:
    """The last picture of the reveal, the score between rounds, the standings."""
    for game in REGISTRY:
        seat = open_table(studio.url, game=game, seats=5)
        with scripted_player(studio.url, seat) as player:
            person = studio.visit(seat.path, seat)
            person.wait_for_screen("role")
            player.send("understood")
            player.play_until(partial(_round_is_over, player), dig)
            person.wait_for_screen("reveal")
            _skip_story(person)
            studio.shoot(person.page, f"end-{game}-reveal")
            player.play_until(lambda: False, dig)
        person.page.context.close()
        person = studio.visit(seat.path, seat)
        person.wait_for_screen("standings")
        studio.shoot(person.page, f"end-{game}-standings")


def score(studio: Studio) -> None:
    """The score between two rounds, where gold is shared after the reveal."""
    seat = open_table(studio.url, seats=5)
    with scripted_player(studio.url, seat) as player:
        person = studio.visit(seat.path, seat)
        person.wait_for_screen("role")
        player.send("understood")
        player.play_until(partial(_has_begun, player, 2), dig)
        person.wait_for_screen("reveal")
        _skip_story(person)
        person.press(person.button("reveal-next"))
        person.page.get_by_role("dialog", name=person.t("score-title", round=1)).wait_for()
        studio.shoot(person.page, "score")


def _round_is_over(player: ScriptedPlayer) -> bool:
    return any(event["did"] in ROUND_ENDS for event in player.seen)


def _has_begun(player: ScriptedPlayer, number: int) -> bool:
    return bool(player.view["table"]["round"] >= number)


def _skip_story(person: PagePlayer) -> None:
    """Let the story tell everything at once."""
    person.page.locator("dialog[open] .skip button").dispatch_event("click")
    person.page.locator("dialog[open] .foot .button").nth(1).wait_for()
