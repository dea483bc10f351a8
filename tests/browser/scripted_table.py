"""Everybody at a table over the wire, in one hand; a page on one of the seats sees everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from tests.browser.scripted_player import Action, ScriptedPlayer, Seat, scripted_player

Choose = Callable[[list[Action]], Action]


class ScriptedTable:
    """Pilots on all seats; what happens is heard from the first one."""

    def __init__(self, players: list[ScriptedPlayer]) -> None:
        self.players = players
        self.ear = players[0]

    @property
    def actor(self) -> int:
        """Whose decision it is; nobody's while chance decides."""
        agenda = self.ear.view["agenda"]
        return int(agenda[-1]["seat"]) if agenda else -1

    def events_of(self, did: str) -> list[Action]:
        """All events of a kind."""
        return [event for event in self.ear.seen if event["did"] == did]

    def act_and_wait(self, act: Callable[[], None]) -> None:
        """Do something, perhaps at a page, and hear what comes of it."""
        before = self.ear.seq
        act()
        self.ear.receive_until(lambda: self.ear.seq > before)

    def play_until(self, come: Callable[[], bool], choose: Choose) -> None:
        """Everybody plays on until the moment comes."""
        while not come():
            self.ear.receive_until(lambda: self.actor >= 0)
            self._decide(self.players[self.actor], choose)

    def pass_until_turn_of(self, seat: int) -> None:
        """All do as little as possible until it is the turn of a seat."""
        self.play_until(lambda: self.actor == seat and self.ear.due == "turn", passing)

    def agree(self) -> None:
        """All agree that the round is over."""
        self.ear.send("propose", action={"do": "agree"})
        for player in self.players[1:]:
            player.receive_until(player.is_voting)
            player.send("vote", yes=True)
        for player in self.players:
            player.receive_until(player.is_voting)
            player.receive_until(player.has_voted)

    def _decide(self, actor: ScriptedPlayer, choose: Choose) -> None:
        actor.receive_until(lambda: actor.seq >= self.ear.seq)
        self.act_and_wait(lambda: actor.act(choose(actor.legal)))


def passing(legal: list[Action]) -> Action:
    """Put one card away, and stay."""
    return min(
        legal, key=lambda action: (action["do"] not in ("discard", "stop"), len(str(action)))
    )


@contextmanager
def scripted_players(url: str, seats: list[Seat]) -> Iterator[list[ScriptedPlayer]]:
    """Everybody sits down over the wire, for a while."""
    with ExitStack() as opened:
        yield [opened.enter_context(scripted_player(url, seat)) for seat in seats]
