"""Whole games played by bots, for positions that random play hardly ever reaches."""

from __future__ import annotations

from typing import Any

from undermine.bots.registry import make_bot
from undermine.bots.seating import Seating
from undermine.core.ruleset import Ruleset
from undermine.notation.records import Entry
from undermine.session import Game
from undermine.testing.traces import Ply, Trace


def play_by_bots(rules: Ruleset[Any], seats: int, seed: str, bot: str = "greedy") -> Trace:
    """The same bot on every seat plays a game to its end."""
    game = Game(rules, seats, seed)
    seating = Seating(game, {seat: make_bot(bot, f"{seed}-{seat}") for seat in range(seats)})
    while not game.over:
        seating.play(seating.ask())
    return _retraced(game)


def _retraced(game: Game) -> Trace:
    """Every step of a game that is over."""
    rules, seats = game.rules, len(game.record.seats)
    state = rules.setup(rules, seats)
    plies: list[Ply] = []
    for entry in game.record.entries:
        assert isinstance(entry, Entry)
        step = rules.step(state, entry.action)
        plies.append(Ply(state, entry, step.state, step.events))
        state = step.state
    return Trace(rules, seats, tuple(plies))
