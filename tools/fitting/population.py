"""The players whose games likelihoods are fitted on, and others to check them with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from undermine.bots.base import Bot
from undermine.bots.greedy.bot import find_evaluator
from undermine.bots.greedy.evaluation import Evaluator, Manner
from undermine.bots.greedy.saboteur.evaluate import SaboteurEvaluator
from undermine.bots.greedy.saboteur2.evaluate import Saboteur2Evaluator
from undermine.bots.levels.level_bot import LevelBot
from undermine.bots.levels.styles import Style
from undermine.bots.random_bot import PathFirstBot
from undermine.bots.registry import make_bot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, View

_EVALUATORS: Final = {"saboteur": SaboteurEvaluator, "saboteur-2": Saboteur2Evaluator}


class StyledBot(LevelBot):
    """Plays like the greedy bot in some style, with a share of moves at random."""

    def __init__(self, seed: str, style: Style, slips: float) -> None:
        super().__init__(seed, "steady")
        self.style = style
        self._slips = slips

    def evaluator(self, rules: Ruleset[Any, Any]) -> Evaluator | None:
        """The evaluator of the greedy bot in the manner of the style."""
        maker = _EVALUATORS.get(rules.name)
        return find_evaluator(rules) if maker is None else maker(rules, manner=self.style.manner)

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose the best action, or now and then any."""
        if self._slips and self._dice.random() < self._slips:
            return self._dice.choice(legal)
        return super().choose(view, legal)


def _styled(manner: Manner, weights: Mapping[str, float], slips: float) -> Callable[[str], Bot]:
    return lambda seed: StyledBot(seed, Style(manner, weights), slips)


_LONER: Final = {"allies": 0.2, "rivals": 0.2, "helps-ally": 0.3, "attacks": 0.5, "lures": 0.5}
_ZEALOT: Final = {"allies": 2.0, "rivals": 2.0, "helps-ally": 1.5, "attacks": 1.3, "lures": 1.3}

POPULATION: Final[Mapping[str, Callable[[str], Bot]]] = {
    "greedy": _styled(Manner(), {}, 0.0),
    "overt": _styled(Manner(near=99.0), _ZEALOT, 0.0),
    "covert": _styled(Manner(near=3.5, exposed=1.5, cover=1.0), {}, 0.0),
    "stealthy": _styled(Manner(near=2.0, exposed=3.0, cover=1.0), _LONER, 0.0),
    "careless": _styled(Manner(suspect=0.4, trusted=0.6), {}, 0.15),
    "beginner": _styled(Manner(suspect=2.0, hidden=0.1), _LONER, 0.3),
    "path-first": PathFirstBot,
}
"""Makes a bot of each style from a seed."""

MANNERS: Final[Mapping[str, Sequence[str]]] = {
    "plain": ("greedy", "overt"),
    "sly": ("covert", "stealthy"),
    "rash": ("careless", "beginner", "path-first"),
}
"""The manners that beliefs tell apart, and the styles that each is averaged over."""

STRANGERS: Final[Mapping[str, Callable[[str], Bot]]] = {
    name: partial(make_bot, name)
    for name in (
        "miner/bold",
        "miner/patient",
        "miner/helpful",
        "miner/grumpy",
        "apprentice/steady",
    )
}
"""Players that are not in the fit."""


def seat_styles(styles: Sequence[str], seats: int, seed: str) -> list[str]:
    """A style for every seat: half of the tables are of one style, the others are mixed."""
    dice = Random(f"{seed} styles")  # noqa: S311 (a game, no secret)
    if dice.random() < 0.5:  # noqa: PLR2004 (one half)
        return [dice.choice(styles)] * seats
    return [dice.choice(styles) for _ in range(seats)]
