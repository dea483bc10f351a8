"""The eyes of a net: a view, its legal actions and the log become the bytes that a net takes in.

A view is completed in the same way each time, whatever is true: an observation of the own seat
says nothing of what was filled in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from undermine.core.resample import filled
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, View
from undermine.kernel import kernel
from undermine.kernel.errors import KernelError
from undermine.kernel.observation_layout import Layout
from undermine.net.inputs import Inputs
from undermine.observation.codecs import codec_of
from undermine.observation.history import SeenHistory

if TYPE_CHECKING:
    from undermine.core.state import State
    from undermine.kernel.game import KernelGame


class Sighted(NamedTuple):
    """A decision as a net takes it in."""

    observed: bytes
    features: bytes
    """Sixteen bytes for each action."""


class Sight:
    """What a net sees of one game at one number of seats."""

    def __init__(self, rules: Ruleset[Any, Any], inputs: Inputs, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.kernel = kernel(rules, seats)
        self.observer = self.kernel.observer(inputs.area)
        require_same(Layout(codec_of(rules, seats), inputs.area), inputs.layout)

    def look(
        self, view: View[Any], legal: Sequence[Action], history: SeenHistory | None
    ) -> Sighted:
        """The bytes of a decision and of its legal actions, in their order."""
        game = self.read(filled(self.rules, view), history)
        numbers = [self.kernel.number(action) for action in legal]
        return Sighted(
            self.observer.observe(game, view.seat), self.observer.features_of(game, numbers)
        )

    def read(self, state: State[Any], history: SeenHistory | None) -> KernelGame:
        """A full state as a game of the kernel, with the log of a seat."""
        told = None if history is None else history._asdict()
        return self.kernel.read(state, notes=True, history=told)


def require_same(one: Layout, other: Layout) -> None:
    """Refuse options that change the cards or the parts of an observation."""
    if one.codec.cards != other.codec.cards or one.codec.lays != other.codec.lays:
        raise KernelError("these options change the cards, and no net has learned them")
    same = [block.name for block in one.blocks] == [block.name for block in other.blocks]
    kinds = [zone.kinds for zone in one.zones] == [zone.kinds for zone in other.zones]
    if not (same and kinds and one.fronts == other.fronts and _fits(one, other)):
        raise KernelError("these options change what is observed, and no net has learned that")


def _fits(small: Layout, large: Layout) -> bool:
    """Every part of the small layout has its place in the large one."""
    return all(
        len(one.shape) == len(other.shape)
        and all(a <= b for a, b in zip(one.shape, other.shape, strict=True))
        for one, other in zip(small.blocks, large.blocks, strict=True)
    )
