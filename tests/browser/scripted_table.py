"""Everybody at a table over the wire, in one hand; a page on one of the seats sees everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from tests.browser.scripted_player import Action, Pilot, Seat, piloted

Choose = Callable[[list[Action]], Action]


class Party:
    """Pilots on all seats; what happens is heard from the first one."""

    def __init__(self, pilots: list[Pilot]) -> None:
        self.pilots = pilots
        self.ear = pilots[0]

    @property
    def actor(self) -> int:
        """Whose decision it is; nobody's while chance decides."""
        agenda = self.ear.view["agenda"]
        return int(agenda[-1]["seat"]) if agenda else -1

    def told(self, did: str) -> list[Action]:
        """All events of a kind."""
        return [event for event in self.ear.seen if event["did"] == did]

    def goes_on(self, act: Callable[[], None]) -> None:
        """Do something, perhaps at a page, and hear what comes of it."""
        before = self.ear.seq
        act()
        self.ear.hear_until(lambda: self.ear.seq > before)

    def play_until(self, come: Callable[[], bool], choose: Choose) -> None:
        """Everybody plays on until the moment comes."""
        while not come():
            self.ear.hear_until(lambda: self.actor >= 0)
            self._decide(self.pilots[self.actor], choose)

    def pass_till_on(self, seat: int) -> None:
        """All do as little as possible until it is the turn of a seat."""
        self.play_until(lambda: self.actor == seat and self.ear.due == "turn", passing)

    def agree(self) -> None:
        """All agree that the round is over."""
        self.ear.ask("propose", action={"do": "agree"})
        for pilot in self.pilots[1:]:
            pilot.hear_until(pilot.is_voting)
            pilot.ask("vote", yes=True)
        for pilot in self.pilots:
            pilot.hear_until(pilot.is_voting)
            pilot.hear_until(pilot.has_voted)

    def _decide(self, actor: Pilot, choose: Choose) -> None:
        actor.hear_until(lambda: actor.seq >= self.ear.seq)
        self.goes_on(lambda: actor.act(choose(actor.legal)))


def passing(legal: list[Action]) -> Action:
    """Put one card away, and stay."""
    return min(
        legal, key=lambda action: (action["do"] not in ("discard", "stop"), len(str(action)))
    )


@contextmanager
def lines(url: str, seats: list[Seat]) -> Iterator[list[Pilot]]:
    """Everybody sits down over the wire, for a while."""
    with ExitStack() as opened:
        yield [opened.enter_context(piloted(url, seat)) for seat in seats]
