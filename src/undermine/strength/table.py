"""One table of a deal: who sat where, and what came of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from undermine.bots.lineup import close_bot, seat_bot
from undermine.bots.rounds import RoundRecorder
from undermine.bots.seating import Seating
from undermine.bots.tally import RoundResult
from undermine.core.outcome import NO_SIDE, Outcome
from undermine.core.ruleset import Ruleset
from undermine.core.state import TABLE, Seat, pile
from undermine.games import load
from undermine.session import Game
from undermine.strength.duplicate import DuplicateDealer
from undermine.strength.guard import GuardedBot, guarded


class Setting(Struct, frozen=True):
    """What all deals of a series have in common."""

    game: str
    seats: int
    rounds: int
    """The number of rounds that are played; 0: all rounds of the game."""
    seed: str

    @property
    def rules(self) -> Ruleset[Any]:
        """The ruleset; a game of fewer rounds ends after them."""
        rules = load(self.game)
        if not self.rounds or not hasattr(rules.sheet, "rounds"):
            return rules
        return rules.changed(sheet=replace(rules.sheet, rounds=self.rounds))


class RoundScore(Struct, frozen=True, array_like=True):
    """A round: the dwarf card of each seat, whether it won, and its points."""

    roles: tuple[str, ...]
    wins: tuple[int, ...]
    points: tuple[int, ...]


class Fault(Struct, frozen=True, array_like=True):
    """An error of the bot at a seat."""

    seat: Seat
    error: str


class TableResult(Struct, frozen=True, array_like=True):
    """The result of one table."""

    bots: tuple[str, ...]
    rounds: tuple[RoundScore, ...]
    decisions: int
    faults: tuple[Fault, ...] = ()

    @property
    def failed(self) -> frozenset[Seat]:
        """The seats whose bots failed."""
        return frozenset(fault.seat for fault in self.faults)


def deal(setting: Setting, number: int) -> Game[Any]:
    """Deal a game; its number decides the luck of every seat."""
    dealer = DuplicateDealer(f"{setting.seed}-{number}")
    return Game.dealt_by(dealer, setting.rules, setting.seats)


def roles_dealt(game: Game[Any]) -> tuple[str, ...]:
    """The dwarf card of each seat."""
    seats = range(game.state.table.seats)
    return tuple(game.state.piles[pile("role", seat)].cards[0] for seat in seats)


def play_table(setting: Setting, number: int, lineups: Sequence[str]) -> TableResult:
    """Play a deal; what a bot rolls depends on deal and seat, and not on who the others are."""
    game = deal(setting, number)
    seeds = [_bot_seed(setting, number, seat) for seat in range(len(lineups))]
    bots = {
        seat: guarded(seat_bot(lineup, seeds[seat]), seeds[seat])
        for seat, lineup in enumerate(lineups)
    }
    try:
        rounds, decisions = _play_out(game, bots)
        faults = [Fault(seat, error) for seat, bot in bots.items() for error in bot.errors]
    finally:
        for bot in bots.values():
            close_bot(bot)
    return TableResult(tuple(lineups), tuple(rounds), decisions, tuple(faults))


def _bot_seed(setting: Setting, number: int, seat: Seat) -> str:
    """A seed from which nobody reads the seed of the deal."""
    return hashlib.sha256(f"bot {setting.seed}-{number}-{seat}".encode()).hexdigest()


def _play_out(game: Game[Any], bots: dict[Seat, GuardedBot]) -> tuple[list[RoundScore], int]:
    recorder, seating, decisions = RoundRecorder(game), Seating(game, bots), 0
    while not game.over:
        decisions += game.actor != TABLE
        action = seating.ask()
        recorder.decided(action)
        seating.play(action)
        recorder.see(game.events)
    recorder.finish()
    return [_score(result) for result in recorder.rounds], decisions


def _score(result: RoundResult) -> RoundScore:
    seats = range(len(result.won))
    wins = tuple(int(_has_won(result.outcome, seat, result.won[seat])) for seat in seats)
    return RoundScore(result.outcome.roles, wins, result.won)


def _has_won(outcome: Outcome, seat: Seat, points: int) -> bool:
    """The side of the seat won; where it is on none, or several sides won: the seat was paid."""
    side = next((name for name, seats in outcome.sides.items() if seat in seats), None)
    if outcome.winner == NO_SIDE and side:
        return False
    if side is None or outcome.winner not in outcome.sides:
        return points > 0
    return outcome.winner == side
