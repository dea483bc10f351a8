"""The parts from which a game at a terminal is set up."""

from __future__ import annotations

from typing import NamedTuple

from undermine.bots.seating import Seating
from undermine.cli.terminal.players import Player
from undermine.cli.terminal.record_file import RecordWriter
from undermine.session import Game
from undermine.words import Catalogue


class Setup(NamedTuple):
    """A game, its players and its language; a record if it is written to a file."""

    game: Game
    players: tuple[Player, ...]
    seating: Seating
    words: Catalogue
    seed: str
    record: RecordWriter | None = None
