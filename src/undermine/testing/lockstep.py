"""Lock-step: engine and kernel side by side, compared after every ply.

Equal legal actions, equal states with their notes, equal scores and ends. A difference is told
with the position in notation and the first field that differs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from undermine.bots.base import Bot
from undermine.bots.registry import make_bot
from undermine.core.actions import Place
from undermine.core.resample import resample
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Event, Seat, State
from undermine.core.view import project
from undermine.kernel import kernel
from undermine.notation.positions import write_position

if TYPE_CHECKING:
    from undermine.kernel.game import KernelGame
    from undermine.kernel.interface import Kernel

Player = Callable[[State[Any], Sequence[Action]], Action]
"""Chooses one of the legal actions of a state."""
RESAMPLE_AFTER: Final = 25
"""A walk from a resampled middle begins after so many plies."""


class MismatchError(AssertionError):
    """Engine and kernel disagree."""


class Walk:
    """One game in both worlds."""

    def __init__(self, rules: Ruleset[Any], seats: int, seed: int) -> None:
        self.rules = rules
        self.kernel: Kernel = kernel(rules, seats)
        self.dice = random.Random(f"{rules.id} {seats} {seed}")  # noqa: S311 (a game, no secret)
        self.state: State[Any] = rules.setup(rules, seats)
        self.game: KernelGame = self.kernel.begin(seed, notes=True)
        self.events: list[Event] = []
        self.plies = 0

    def play(self, player: Player, limit: int = 1_000_000) -> int:
        """Play on and compare every ply; the number of plies of seats."""
        self.compare()
        while not self.state.is_over and self.plies < limit:
            self.step(player)
        return self.plies

    def step(self, player: Player) -> None:
        """One decision, of a seat or of chance."""
        legal = self.rules.legal(self.state)
        numbers = [self.kernel.number(action) for action in legal]
        if sorted(numbers) != sorted(self.game.legal()):
            raise MismatchError(self._told("legal", set(legal), self._kernel_legal()))
        is_ply = self.state.actor >= 0
        action = player(self.state, legal) if is_ply else self._sampled()
        number = self.kernel.number(action)
        if self.kernel.codec.action(number, self.state) != action:
            back = self.kernel.codec.action(number, self.state)
            raise MismatchError(self._told("action", action, back))
        step = self.rules.step(self.state, action)
        self.state = step.state
        self.events += step.events
        self.game.apply(number, ())
        self.plies += is_ply
        self.compare()

    def resampled(self) -> None:
        """Go on from another world that looks the same to the seat that decides."""
        view = self.rules.view(self.state, self.state.actor)
        self.state = resample(self.rules, view, self.dice.randrange)
        self.game = self.kernel.read(self.state, self.dice.getrandbits(64), notes=True)

    def compare(self) -> None:
        """Raise an error for the first difference."""
        found = self.game.write()
        for field in ("agenda", "notes"):
            if getattr(found, field) != getattr(self.state, field):
                values = getattr(self.state, field), getattr(found, field)
                raise MismatchError(self._told(field, *values))
        self._compare_tables(found)
        self._compare_piles(found)
        if self.rules.scores(self.state) != self.game.scores:
            values = self.rules.scores(self.state), self.game.scores
            raise MismatchError(self._told("scores", *values))

    def _compare_tables(self, found: State[Any]) -> None:
        for field in self.state.table.__struct_fields__:
            wanted, got = getattr(self.state.table, field), getattr(found.table, field)
            if wanted != got:
                raise MismatchError(self._told(f"table.{field}", wanted, got))

    def _compare_piles(self, found: State[Any]) -> None:
        for name in {**self.state.piles, **found.piles}:
            wanted, got = self.state.piles.get(name), found.piles.get(name)
            if wanted != got:
                raise MismatchError(self._told(f"piles[{name}]", wanted, got))

    def _kernel_legal(self) -> set[Action]:
        return {self.kernel.action(number, self.game) for number in self.game.legal()}

    def _sampled(self) -> Action:
        return self.rules.sample(self.state, self.dice.randrange)

    def _told(self, field: str, wanted: object, found: object) -> str:
        if isinstance(wanted, set) and isinstance(found, set):
            wanted, found = wanted - found, found - wanted
        where = write_position(self.rules, self.state)
        return (
            f"{field} differs at ply {self.plies} of {where}\n engine: {wanted}\n kernel: {found}"
        )


# -- players ---------------------------------------------------------------------------------------


def random_player(walk: Walk) -> Player:
    """Any action."""
    return lambda _state, legal: walk.dice.choice(legal)


def path_first(walk: Walk) -> Player:
    """Any path card that can be laid, else any action."""

    def choose(_state: State[Any], legal: Sequence[Action]) -> Action:
        paths = [action for action in legal if isinstance(action, Place)]
        return walk.dice.choice(paths or legal)

    return choose


def greedy(walk: Walk) -> Player:
    """The greedy bot at every seat."""
    seats = range(walk.state.table.seats)
    bots: dict[Seat, Bot] = {seat: make_bot("greedy", f"{seat}") for seat in seats}
    for seat, bot in bots.items():
        bot.begin(seat, walk.rules.id)

    def choose(state: State[Any], legal: Sequence[Action]) -> Action:
        for seat, bot in bots.items():
            bot.see([project(walk.rules.cards, event, seat) for event in walk.events])
        walk.events.clear()
        return bots[state.actor].choose(walk.rules.view(state, state.actor), legal)

    return choose


PLAYERS: Final = {"random": random_player, "path-first": path_first, "greedy": greedy}


def compare_game(rules: Ruleset[Any], seats: int, seed: int, player: str) -> int:
    """Compare a whole game; the number of its plies."""
    walk = Walk(rules, seats, seed)
    return walk.play(PLAYERS[player](walk))


def compare_middle(rules: Ruleset[Any], seats: int, seed: int, player: str) -> int:
    """Compare a game that goes on from a resampled middle; the number of plies after it."""
    walk = Walk(rules, seats, seed)
    choose = PLAYERS[player](walk)
    while not walk.state.is_over and (walk.plies < RESAMPLE_AFTER or walk.state.actor < 0):
        walk.step(choose)
    if walk.state.is_over:
        return walk.plies
    walk.resampled()
    return walk.play(PLAYERS["random" if player == "greedy" else player](walk))
