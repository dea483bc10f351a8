"""Events as text: log lines, and the summary of a round and of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from undermine.cli.terminal.display import display_of
from undermine.core.actions import RoundBegan
from undermine.core.board import Board
from undermine.core.dealing import Dealt
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, Event, Seat, pile
from undermine.core.turns import clockwise
from undermine.core.view import project
from undermine.words import Catalogue


class EventLog:
    """Writes the events of one game in one language."""

    def __init__(self, words: Catalogue, rules: Ruleset[Any], names: Sequence[str]) -> None:
        self._words = words
        self._rules = rules
        self._names = names
        self.display = display_of(rules)

    # -- the log ---------------------------------------------------------------

    def lines(self, events: Sequence[Event], viewer: Seat) -> list[str]:
        """Log lines for one seat, without its secrets: others may see the screen."""
        dealing = any(isinstance(event, RoundBegan) for event in events)
        return [
            self._line(event, viewer)
            for event in events
            if not isinstance(event, Dealt) or (not dealing and _is_own_draw(event, viewer))
        ]

    def _line(self, event: Event, viewer: Seat) -> str:
        eyes = viewer if isinstance(event, Dealt) else SPECTATOR
        return self._words.event(project(self._rules.cards, event, eyes), self._names)

    # -- the end of a round ----------------------------------------------------

    def until_end(self, events: Sequence[Event]) -> list[str]:
        """Log lines up to the event that ends the round."""
        last = next(i for i, e in enumerate(events) if isinstance(e, self.display.round_ends))
        return self.lines(events[: last + 1], SPECTATOR)

    def dwarves(self, events: Sequence[Event], first: Seat) -> Iterator[str]:
        """The role cards, clockwise from a seat; last any that was left over."""
        for event in events:
            if isinstance(event, self.display.shown):
                seats = len(self._names)
                for seat in clockwise(seats, max(first, 0)):
                    role = self._words.card(event.cards[seat])
                    yield self._words.text("role-shown", name=self._names[seat], card=role)
                for card in event.cards[seats:]:
                    yield self._words.text("terminal-left-over", card=self._words.card(card))

    def payment(self, events: Sequence[Event]) -> list[str]:
        """Log lines of payments at the end of a round, or one line in their place."""
        summary = self.display.summary(events)
        if summary:
            return [self._words.text(summary)]
        told = [event for event in events if isinstance(event, self.display.payments)]
        return self.lines(told, SPECTATOR)

    def after(self, events: Sequence[Event]) -> list[str]:
        """Log lines of gold that was taken or stolen, as a spectator sees it."""
        taken = [event for event in events if isinstance(event, self.display.late_gold)]
        return self.lines(taken, SPECTATOR)

    # -- the end of the game ---------------------------------------------------

    def totals(self, event: Any) -> Iterator[str]:  # noqa: ANN401 (by game)
        """The total of each seat, highest first, then the winners."""
        scores: Sequence[int] = getattr(event, self.display.totals) if self.display.totals else ()
        order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        for seat in order:
            key = "terminal-total-winner" if seat in event.winners else "terminal-total"
            yield self._words.text(key, name=self._names[seat], gold=scores[seat])
        winners = [self._names[seat] for seat in event.winners]
        if not winners:
            yield self._words.text("terminal-no-winner")
            return
        facts: dict[str, str | int] = {"winners": self._words.joined(winners)}
        yield self._words.text("terminal-winners", count=len(winners), **facts)


def _is_own_draw(event: Dealt, viewer: Seat) -> bool:
    return viewer >= 0 and event.target == pile("hand", viewer)


def has(events: Sequence[Event], kind: type[Event]) -> bool:
    """Is there an event of a type?"""
    return any(isinstance(event, kind) for event in events)


def last_board(rules: Ruleset[Any], board: Board, events: Sequence[Any]) -> Board:
    """The board at the end of the round, before it was cleared."""
    display = display_of(rules)
    for event in events:
        kind = type(event)
        if kind is display.round_ends:
            break
        if kind in display.laid:
            board = board.put(event.at, rules.cards.tile(event.tile))
        elif kind in display.taken:
            board = board.take(event.at)
    return board
