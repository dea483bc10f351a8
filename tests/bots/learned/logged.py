"""Decisions of whole games, with the log as the seat saw it."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.bots.tables import bots
from undermine.bots.base import Recalling
from undermine.bots.game_log import GameLog
from undermine.bots.registry import make_bot
from undermine.bots.seating import Seating
from undermine.core.state import Action, Event, Seat, State, View
from undermine.core.view import project
from undermine.observation.history import SeenHistory
from undermine.session import Game


class Logged(NamedTuple):
    seat: Seat
    state: State[Any]
    view: View[Any]
    legal: tuple[Action, ...]
    history: SeenHistory | None
    seen: tuple[Event, ...]


def logged(
    rules: str, seats: int, seed: str = "log", bot: str = "greedy", most: int = 150
) -> list[Logged]:
    """Decisions with a choice; one bot plays all seats."""
    game = Game(rules, seats, seed)
    seating, log = Seating(game, bots(bot, seats, seed)), GameLog(game.rules, seats)
    shown: dict[Seat, list[Event]] = {seat: [] for seat in range(seats)}
    found: list[Logged] = []
    while not game.over and len(found) < most:
        for seat, events in shown.items():
            events += [project(game.rules.cards, event, seat) for event in game.events]
        before = game.state
        if game.actor >= 0 and len(game.legal) > 1:
            seat = game.actor
            history, seen = log.seen(seat), tuple(shown[seat])
            found.append(Logged(seat, before, game.view(seat), game.legal, history, seen))
        action = seating.ask()
        seating.play(action)
        log.add(before, action, game.state)
    return found


def choice(name: str, rules: str, one: Logged, view: View[Any] | None = None) -> Action:
    """What a new bot chooses that was shown the same."""
    bot = make_bot(name, "same")
    bot.begin(one.seat, rules)
    bot.see(one.seen)
    if isinstance(bot, Recalling) and one.history is not None:
        bot.recall(one.history)
    chosen = bot.choose(one.view if view is None else view, one.legal)
    assert getattr(bot, "obstacle", "") == ""
    return chosen
