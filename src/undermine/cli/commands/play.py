"""`play`: a game at this terminal."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path
from typing import Any, Final

from undermine.bots.base import Bot
from undermine.bots.seating import Seating
from undermine.cli.terminal import record_file
from undermine.cli.terminal.players import Player, bot_of, read_players
from undermine.cli.terminal.prompt import INTERRUPTED, Leave
from undermine.cli.terminal.setup import Setup
from undermine.cli.terminal.table import Table
from undermine.core.ruleset import Ruleset
from undermine.core.state import Seat
from undermine.dealer import Dealer
from undermine.games import REGISTRY, load
from undermine.session import Game
from undermine.words import Catalogue, catalogue

_UNREADABLE: Final = 2


def run(arguments: argparse.Namespace) -> int:
    """Play a game at this terminal; the exit code."""
    words = catalogue(arguments.lang or "en")
    try:
        return _played(arguments, words)
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            return _unheard()
        print(f"undermine: {error}", file=sys.stderr)
        return _UNREADABLE
    except KeyboardInterrupt:
        return INTERRUPTED


def _played(arguments: argparse.Namespace, words: Catalogue) -> int:
    table = Table(_setup(arguments, words))
    try:
        table.play()
    except Leave as leave:
        table.screen.say(words.text("terminal-left"))
        if arguments.record:
            table.screen.say(words.text("terminal-kept", file=str(arguments.record)))
        return leave.code
    return 0


def _unheard() -> int:
    """Standard output is closed: discard the rest of the output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


# -- sitting down --------------------------------------------------------------------------------


def _setup(arguments: argparse.Namespace, words: Catalogue) -> Setup:
    rules = _rules(arguments.game, words)
    words = catalogue(words.language, rules.name)
    _refuse_seed(arguments.seed, words)
    seats = read_players(arguments.seats, words)
    if len(seats) not in rules.seats:
        facts = {"fewest": rules.seats[0], "most": rules.seats[-1], "count": len(seats)}
        raise ValueError(words.text("terminal-seat-number", **facts))
    if arguments.record:
        return _recorded(arguments, seats, words)
    seed = arguments.seed or secrets.token_hex(32)
    game = Game(rules, [player.name for player in seats], seed)
    return Setup(game, seats, _seating(game, seats, seed, words), words, seed)


def _rules(name: str, words: Catalogue) -> Ruleset[Any]:
    try:
        return load(name)
    except ValueError:
        known = ", ".join(sorted(REGISTRY))
        raise ValueError(words.text("terminal-no-such-game", game=name, known=known)) from None


def _refuse_seed(seed: str | None, words: Catalogue) -> None:
    try:
        Dealer(seed or "-")
    except ValueError:
        raise ValueError(words.text("terminal-bad-seed", seed=repr(seed))) from None


def _recorded(arguments: argparse.Namespace, seats: tuple[Player, ...], words: Catalogue) -> Setup:
    path = Path(arguments.record)
    record = record_file.stored_record(path, words)
    names = tuple(player.name for player in seats)
    if record is None:
        seed = arguments.seed or secrets.token_hex(32)
        game = Game(arguments.game, names, seed)
        record_file.store_seed(path, seed)
        written = record_file.RecordWriter(path, game)
    else:
        if (load(arguments.game).id, names) != (record.rules, record.seats):
            facts = {"rules": record.rules, "seats": ", ".join(record.seats)}
            raise ValueError(words.text("terminal-other-game", file=str(path), **facts))
        game, seed = record_file.resumed(path, record, arguments.seed, words)
        written = record_file.RecordWriter(
            path, game, len(record.entries), is_over=bool(record.opened)
        )
    return Setup(game, seats, _seating(game, seats, seed, words), words, seed, written)


def _seating(game: Game, seats: tuple[Player, ...], seed: str, words: Catalogue) -> Seating:
    bots: dict[Seat, Bot] = {
        seat: bot_of(player.bot, f"{seed}-{seat}", words)
        for seat, player in enumerate(seats)
        if player.bot
    }
    return Seating(game, bots)
