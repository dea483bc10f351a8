"""Scripted players on all seats of a table; a page on one of the seats shows the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from tests.browser.scripted_player import Action, ScriptedPlayer, Seat, scripted_player

Choose = Callable[[list[Action]], Action]


class ScriptedTable:
    """Scripted players on all seats; the state of the game is read from the first one."""

    def __init__(self, players: list[ScriptedPlayer]) -> None:
        self.players = players
        self.observer = players[0]

    @property
    def actor(self) -> int:
        """The seat of the next decision; negative while chance decides."""
        agenda = self.observer.view["agenda"]
        return int(agenda[-1]["seat"]) if agenda else -1

    def events_of(self, did: str) -> list[Action]:
        """All events of a kind."""
        return [event for event in self.observer.seen if event["did"] == did]

    def act_and_wait(self, act: Callable[[], None]) -> None:
        """Do something, perhaps at a page, and wait until the game has gone on."""
        before = self.observer.seq
        act()
        self.observer.receive_until(lambda: self.observer.seq > before)

    def play_until(self, reached: Callable[[], bool], choose: Choose) -> None:
        """Play on all seats until a condition holds."""
        while not reached():
            self.observer.receive_until(lambda: self.actor >= 0)
            self._decide(self.players[self.actor], choose)

    def pass_until_turn_of(self, seat: int) -> None:
        """Pass on all seats until it is the turn of a seat."""
        self.play_until(lambda: self.actor == seat and self.observer.due == "turn", passing)

    def agree(self) -> None:
        """Vote on all seats to end the round."""
        self.observer.send("propose", action={"do": "agree"})
        for player in self.players[1:]:
            player.receive_until(player.is_voting)
            player.send("vote", yes=True)
        for player in self.players:
            player.receive_until(player.is_voting)
            player.receive_until(player.has_voted)

    def _decide(self, actor: ScriptedPlayer, choose: Choose) -> None:
        actor.receive_until(lambda: actor.seq >= self.observer.seq)
        self.act_and_wait(lambda: actor.act(choose(actor.legal)))


def passing(legal: list[Action]) -> Action:
    """Choose the shortest discard, or the end of a walk."""
    return min(
        legal, key=lambda action: (action["do"] not in ("discard", "stop"), len(str(action)))
    )


@contextmanager
def scripted_players(url: str, seats: list[Seat]) -> Iterator[list[ScriptedPlayer]]:
    """Scripted players on some seats, connected while the context lasts."""
    with ExitStack() as opened:
        yield [opened.enter_context(scripted_player(url, seat)) for seat in seats]
