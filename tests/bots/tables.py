"""Tables with bots at them, for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from undermine.bots.base import Bot
from undermine.bots.greedy.bot import GreedyBot
from undermine.bots.registry import make_bot
from undermine.bots.seating import Seating
from undermine.core.state import Action, Event, Seat, View
from undermine.core.view import project
from undermine.session import Game, position


class Moment(NamedTuple):
    """A decision of a seat: the events it saw until then, its view, and its legal actions."""

    seat: Seat
    seen: tuple[Event, ...]
    view: View[Any]
    legal: tuple[Action, ...]


def bots(name: str, seats: int, seed: str) -> Mapping[Seat, Bot]:
    """The same bot on every seat."""
    return {seat: make_bot(name, f"{seed}-{seat}") for seat in range(seats)}


def play(game: Game, seated: Mapping[Seat, Bot], look: Callable[[Game], None] | None = None) -> int:
    """Play a game to its end; how many decisions it took."""
    seating, decisions = Seating(game, seated), 0
    while not game.over:
        if look is not None:
            look(game)
        seating.play(seating.ask())
        decisions += 1
    return decisions


def moments(game: Game, seated: Mapping[Seat, Bot]) -> list[Moment]:
    """Every decision of a whole game, as its seat saw it."""
    seating = Seating(game, seated)
    seen: dict[Seat, list[Event]] = {seat: [] for seat in seated}
    found = []
    while not game.over:
        for seat, events in seen.items():
            events += [project(game.rules.cards, event, seat) for event in game.events]
        if game.actor >= 0:
            shown = tuple(seen[game.actor])
            found.append(Moment(game.actor, shown, game.view(game.actor), game.legal))
        seating.play(seating.ask())
    return found


def greedy_choice(text: str, *, seed: str = "1") -> str:
    """The choice of a greedy bot in a written position, without any events before it."""
    rules, state = position(text)
    bot = GreedyBot(seed)
    bot.begin(state.actor, rules.id)
    return repr(bot.choose(rules.view(state, state.actor), rules.legal(state)))
