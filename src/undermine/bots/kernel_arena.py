"""Games of a contest in the kernel, for bots that are policies of it.

Rounds are played as compiled code. Only the action that ends a round is carried out by the engine
too, whose events say what came of the round.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from time import process_time
from typing import TYPE_CHECKING, Final

from undermine.bots.tally import Contest, GameResult, RoundResult, lineup_at
from undermine.core.outcome import Outcome
from undermine.games import load
from undermine.kernel import KernelError, kernel

if TYPE_CHECKING:
    from undermine.kernel.game import KernelGame
    from undermine.kernel.interface import Kernel

POLICIES: Final = ("path-first", "random")
"""The bots that can play in the kernel."""
_SEED_BYTES: Final = 8


def why_not(contest: Contest) -> str | None:
    """The reason why a contest cannot be played in the kernel; None: it can.

    >>> why_not(Contest("saboteur", ("greedy", "random"), 5, "1"))
    "bot 'greedy' is not in the kernel, only path-first, random"
    """
    for bot in contest.bots:
        if bot not in POLICIES:
            return f"bot {bot!r} is not in the kernel, only {', '.join(POLICIES)}"
    try:
        _table(contest.game, contest.seats)
    except KernelError as error:
        return str(error)
    return None


@lru_cache(maxsize=8)
def _table(game: str, seats: int) -> Kernel:
    return kernel(load(game), seats)


def play_game(contest: Contest, number: int) -> GameResult:
    """Play one game of a contest to its end; seed and number decide it."""
    begun = process_time()
    table = _table(contest.game, contest.seats)
    game = table.deal(_seed(contest, number))
    policies = [lineup_at(contest, number, seat) for seat in range(contest.seats)]
    played = [*_rounds(table, game, policies)]
    decisions = sum(plies for plies, _ in played)
    rounds = [result for _, result in played]
    return GameResult(decisions, process_time() - begun, rounds, game.scores, [])


def _seed(contest: Contest, number: int) -> int:
    text = f"{contest.seed}-{number}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:_SEED_BYTES], "big")


def _rounds(
    table: Kernel, game: KernelGame, policies: list[str]
) -> Iterator[tuple[int, RoundResult]]:
    """The decisions and the result of each round, payments included."""
    uses = _bits(verb.number for verb in table.codec.verbs if verb.kind in table.rules.plays)
    while not game.is_over:
        before = game.scores
        decisions, turns, action = game.play_round(policies, uses)
        outcome = _end_round(table, game, action)
        while game.is_paying:
            plies, _, action = game.play_round(policies, uses)
            game.apply(action)
            decisions += plies
        won = tuple(after - had for had, after in zip(before, game.scores, strict=True))
        yield decisions, RoundResult(outcome, won, turns)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _end_round(table: Kernel, game: KernelGame, action: int) -> Outcome:
    """Carry out the action that ends a round, and the chance after it; what the engine says."""
    rules, state = table.rules, game.write()
    while True:
        step = rules.step(state, table.codec.action(action, state))
        game.apply(action, ())
        outcome: Outcome | None = rules.hooks.round_outcome(rules, step.state, step.events)
        if outcome is not None:
            game.settle()
            return outcome
        state, action = step.state, game.drawn()
