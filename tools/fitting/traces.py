"""Traces: the events of seeded games, with the style of every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from tools.fitting.population import POPULATION, STRANGERS, seat_styles
from undermine.bots.base import Bot
from undermine.bots.seating import Seating
from undermine.core.state import Event
from undermine.session import Game

WORKERS = 2
EVERYBODY_PLAYS: Mapping[str, Callable[[str], Bot]] = {**POPULATION, **STRANGERS}
_LONGEST = 1_500
"""The most decisions of one game: players who make mistakes may go round in circles."""


class Trace(NamedTuple):
    """The unprojected events of one game."""

    game: str
    styles: tuple[str, ...]
    events: tuple[Event, ...]


def play(game: str, styles: Sequence[str], wanted: tuple[int, int]) -> Trace:
    """Play one game to its end; `wanted` is its number and its seats."""
    number, seats = wanted
    seed = f"fit-{game}-{number}"
    seated = seat_styles(styles, seats, seed)
    table = Game(game, seats, seed)
    bots = {seat: EVERYBODY_PLAYS[name](f"{seed} {seat}") for seat, name in enumerate(seated)}
    seating, events = Seating(table, bots), [*table.events]
    for _ in range(_LONGEST):
        if table.over:
            break
        seating.play(seating.ask())
        events += table.events
    return Trace(game, tuple(seated), tuple(events))


def traces(
    game: str, styles: Iterable[str], counts: Sequence[int], numbers: range
) -> Iterator[Trace]:
    """Games with these numbers, at the seat counts in turn, always the same ones."""
    wanted = [(number, counts[number % len(counts)]) for number in numbers]
    with get_context("fork").Pool(WORKERS) as pool:
        yield from pool.imap(partial(play, game, sorted(styles)), wanted, chunksize=4)
