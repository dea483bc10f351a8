"""Playing a round of the kernel to its end by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from undermine.bots.belief import Belief
from undermine.bots.playouts.worth import Worth, worth_in
from undermine.core.ruleset import Ruleset
from undermine.core.state import State
from undermine.kernel import kernel

if TYPE_CHECKING:
    from undermine.kernel.game import KernelGame

Points = tuple[int, ...]
"""The points that each seat won in a round."""


class RoundPlayer:
    """Plays rounds of one ruleset at one number of seats; raises `KernelError` where it cannot."""

    def __init__(self, rules: Ruleset[Any, Any], seats: int, worth: Worth | None = None) -> None:
        self.kernel = kernel(rules, seats)
        self.worth = worth or worth_in(rules.name)
        self._policies = ("thumb",) * seats

    def read(self, world: State[Any]) -> KernelGame:
        """A world as the kernel has it."""
        return self.kernel.read(world)

    def play(
        self, world: KernelGame, action: int | None, seed: int, suspicion: Sequence[float]
    ) -> Points:
        """What the rest of the round brings to each seat, after an action or from here."""
        game, number, before = world.copy(seed), world.round, world.scores
        if action is not None:
            game.apply(action)
        while game.round == number and not game.is_over:
            _, _, last = game.play_round(self._policies, 0, suspicion=suspicion)
            game.apply(last)
        return tuple(now - then for then, now in zip(before, game.scores, strict=True))


def public_suspicion(belief: Belief, seats: int) -> tuple[float, ...]:
    """How suspect everybody finds each seat, as rules of thumb want it."""
    roles = belief.public().roles
    return tuple(
        min(1.0, belief.suspect_share(roles[seat])) if seat in roles else 0.0
        for seat in range(seats)
    )
