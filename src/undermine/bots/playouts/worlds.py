"""Worlds that a seat holds possible: full states, with roles and the treasure as it believes.

The belief draws all roles and the place of the treasure together, and `resample` deals the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from undermine.bots.belief.posterior import Posterior, World
from undermine.core.resample import TooManyCardsError, resample
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, PileId, State, View, is_unknown, pile

PATIENCE: Final = 200
"""The most exchanges of cards for one world."""
_TRIES: Final = 3
"""So many samples may clash with what the seat remembers; then roles are dealt like all cards."""


class PossibleWorlds:
    """The worlds of one view.

    >>> from undermine import Game
    >>> from undermine.bots.belief import find_belief
    >>> game = Game("saboteur", seats=5, seed=7)
    >>> belief = find_belief(game.rules)
    >>> belief.see(game.events)
    >>> view = game.view(game.actor)
    >>> worlds = PossibleWorlds(game.rules, view, belief.private(view), Random(1))
    >>> game.rules.view(worlds.draw(), game.actor) == view
    True
    """

    def __init__(
        self, rules: Ruleset[Any, Any], view: View[Any], posterior: Posterior, dice: Random
    ) -> None:
        self._rules = rules
        self._view = view
        self._posterior = posterior
        self._dice = dice
        self._treasure = next(
            (card.id for card in rules.cards if card.numbers.get("treasure")), None
        )

    def draw(self) -> State[Any]:
        """A world; the same dice draw the same one."""
        for _ in range(_TRIES):
            try:
                return self._deal(self._believed(self._posterior.sample(self._dice)))
            except TooManyCardsError:
                continue
        return self._deal(self._view)

    def roll(self) -> int:
        """A seed for all that chance does in a world."""
        return self._dice.getrandbits(63)

    def _deal(self, view: View[Any]) -> State[Any]:
        return resample(self._rules, view, self._dice.randrange, PATIENCE)

    def _believed(self, world: World) -> View[Any]:
        """The view, with the cards of a sample face up."""
        piles = dict(self._view.piles)
        for place, card in self._sampled(world):
            held = piles.get(place)
            if held is not None and len(held.cards) == 1 and is_unknown(held.cards[0]):
                piles[place] = replace(held, cards=(card,))
        return replace(self._view, piles=piles)

    def _sampled(self, world: World) -> Iterator[tuple[PileId, CardId]]:
        for seat, role in enumerate(world.roles):
            yield pile("role", seat), role
        if len(self._posterior.goals) > 1 and self._treasure is not None:
            yield pile("goal", world.goal), self._treasure
