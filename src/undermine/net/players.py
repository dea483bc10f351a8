"""Nets that play: weights from the package, or from a folder of one's own, for one game.

The environment variable `UNDERMINE_NETS` names a folder whose weights are used instead of those
in the package: `saboteur.net` and so on.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, CardId, View
from undermine.games import load
from undermine.kernel import MISSING, available
from undermine.kernel.errors import KernelError
from undermine.net.inputs import Inputs
from undermine.net.plan import plan_of
from undermine.net.sight import Sight
from undermine.net.weights import read
from undermine.observation.history import SeenHistory

if TYPE_CHECKING:
    from undermine.kernel.net import CriticNet, PolicyNet
    from undermine.kernel.search import Search

FOLDER: Final = Path(__file__).with_name("weights")
VARIABLE: Final = "UNDERMINE_NETS"


REWARDS: Final = ("saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave")
"""The games, in the order of the rewards that nets have learned; `rewards.pxd` has the formulas."""


class Answer(NamedTuple):
    """What a net says of a decision."""

    logits: list[float]
    """One for each legal action."""
    roles: list[list[float]]
    """For each seat from the own one on, the probability of each kind of role card."""
    value: float
    """The expected reward, from -1 to 1."""


class Nets(NamedTuple):
    """The nets of a game, for all its numbers of seats."""

    inputs: Inputs
    policy: PolicyNet
    critic: CriticNet | None


class NetPlayer:
    """A net at one number of seats, under one set of options."""

    def __init__(self, rules: Ruleset[Any, Any], seats: int, nets: Nets) -> None:
        self.nets = nets
        self.sight = Sight(rules, nets.inputs, seats)
        for net in (nets.policy, nets.critic):
            if net is not None and not net.has_seats(seats):
                spreads = nets.inputs.spread(seats), nets.inputs.spread_labels(seats)
                net.add_seats(seats, *spreads)

    @cached_property
    def search(self) -> Search:
        """Tries actions in worlds with these nets."""
        module = import_module("undermine.kernel.search")
        nets, reward = self.nets, REWARDS.index(self.sight.rules.name)
        made: Search = module.Search(self.sight.observer, nets.policy, nets.critic, reward)
        return made

    @cached_property
    def role_cards(self) -> list[CardId]:
        """The role cards, in the order of an answer."""
        layout = self.nets.inputs.layout
        zone = next(zone for zone in layout.zones if zone.name == "role")
        return [layout.codec.cards[kind] for kind in zone.kinds]

    def answer(
        self,
        view: View[Any],
        legal: Sequence[Action],
        history: SeenHistory | None,
        styles: Sequence[float],
    ) -> Answer:
        """What the net says of a decision, in a style."""
        seen = self.sight.look(view, legal, history)
        policy, seats = self.nets.policy, self.sight.seats
        return Answer(*policy.answer(seen.observed, seen.features, seats, styles))


def folder() -> Path:
    """Where weights are read from."""
    return Path(os.environ.get(VARIABLE) or FOLDER)


def has_own_nets() -> bool:
    """Weights are read from a folder of one's own, not from the package."""
    return bool(os.environ.get(VARIABLE))


def player_of(rules: str, seats: int) -> NetPlayer:
    """The net of a ruleset at so many seats; an error where none can play."""
    return _player(load(rules).id, seats, folder())


@lru_cache(maxsize=32)
def _player(rules: str, seats: int, place: Path) -> NetPlayer:
    known = load(rules)
    return NetPlayer(known, seats, _nets(known.name, place))


@lru_cache(maxsize=8)
def _nets(game: str, place: Path) -> Nets:
    if not available():
        raise KernelError(MISSING)
    rules = load(game)
    module, weights = import_module("undermine.kernel.net"), read(place / f"{game}.net", rules)
    inputs = Inputs(rules, weights.header.inputs)
    policy = module.PolicyNet(plan_of(inputs), weights.tensors)
    return Nets(inputs, policy, _critic(module, rules, place / f"{game}-critic.net"))


def _critic(module: Any, rules: Ruleset[Any, Any], path: Path) -> CriticNet | None:  # noqa: ANN401
    """The critic of a game, if there is one."""
    if not path.is_file():
        return None
    weights = read(path, rules)
    judge: CriticNet = module.CriticNet(
        plan_of(Inputs(rules, weights.header.inputs)), weights.tensors
    )
    return judge
