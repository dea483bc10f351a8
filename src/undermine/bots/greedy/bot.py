"""The bot that takes whatever looks best right now."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from undermine.bots.greedy.darkcave.evaluate import worth_to_caver
from undermine.bots.greedy.darkcave.features import DarkCaveOutlook
from undermine.bots.greedy.lostmines.evaluate import worth_to_clan
from undermine.bots.greedy.lostmines.features import LostMinesOutlook
from undermine.bots.greedy.saboteur.evaluate_digger import worth_to_digger
from undermine.bots.greedy.saboteur.evaluate_saboteur import worth_to_saboteur
from undermine.bots.greedy.saboteur.features import SABOTEUR, Outlook
from undermine.bots.greedy.saboteur2.evaluate import worth_to_dwarf
from undermine.bots.greedy.saboteur2.features import Saboteur2Outlook
from undermine.bots.suspicion import Suspicion
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Event, Seat, View
from undermine.games import load
from undermine.games.saboteur.actions import Take

Judge = Callable[[Action], float]
"""What an action is worth."""


class Mind(Protocol):
    """How one game is looked at."""

    def see(self, events: Sequence[Event]) -> None:
        """Watch the others."""

    def judge(self, view: View[Any]) -> Judge:
        """Think about a moment."""


class GreedyBot:
    """Plays by rules of thumb, one move ahead; a game without any by chance."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)  # noqa: S311 (a game, no secret)
        self._mind: Mind | None = None

    def begin(self, seat: Seat, rules: str) -> None:
        """Learn the rules, and trust everybody alike."""
        del seat
        loaded = load(rules)
        if loaded.name in _MINDS:
            self._mind = _MINDS[loaded.name](loaded)

    def see(self, events: Sequence[Event]) -> None:
        """Watch the others."""
        if self._mind is not None:
            self._mind.see(events)

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """The action that is worth most; dice decide between equals."""
        if self._mind is None or len(legal) == 1:
            return self._dice.choice(legal)
        worths = [*map(self._mind.judge(view), legal)]
        best = max(worths) - 1e-9
        return self._dice.choice(
            [action for action, worth in zip(legal, worths, strict=True) if worth >= best]
        )


# -- minds ---------------------------------------------------------------------------------------


class SaboteurMind:
    """A mine of diggers and saboteurs: what others do makes them suspect."""

    outlook: type[Outlook] = Outlook

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules
        self._suspicion = Suspicion(rules)

    def see(self, events: Sequence[Event]) -> None:
        """Grow suspicious."""
        self._suspicion.see(events)

    def judge(self, view: View[Any]) -> Judge:
        """As a digger or as a saboteur."""
        outlook = self.outlook(self._rules, view, self._suspicion)
        return lambda action: self.worth(outlook, action)

    def worth(self, outlook: Any, action: Action) -> float:  # noqa: ANN401 (of this mind)
        """What an action is worth to this seat."""
        if isinstance(action, Take):
            return float(outlook.rules.cards[action.card].numbers["value"])
        if outlook.role == SABOTEUR:
            return worth_to_saboteur(outlook, action)
        return worth_to_digger(outlook, action)


class Saboteur2Mind(SaboteurMind):
    """A mine of two teams."""

    outlook = Saboteur2Outlook

    def worth(self, outlook: Any, action: Action) -> float:  # noqa: ANN401 (of this mind)
        """What an action is worth to whoever this seat is."""
        return worth_to_dwarf(outlook, action)


class OpenMind:
    """A game in which backs and looks say who is who, so nobody has to be watched."""

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules

    def see(self, events: Sequence[Event]) -> None:
        """What matters stays on the table."""


class LostMinesMind(OpenMind):
    """A forest of two clans."""

    def judge(self, view: View[Any]) -> Judge:
        """For the clan one works for, or for oneself."""
        outlook = LostMinesOutlook(self._rules, view)
        return lambda action: worth_to_clan(outlook, action)


class DarkCaveMind(OpenMind):
    """A cave of two clans with one way out."""

    def judge(self, view: View[Any]) -> Judge:
        """For the side one works for, and for oneself first."""
        outlook = DarkCaveOutlook(self._rules, view)
        return lambda action: worth_to_caver(outlook, action)


_MINDS: Final[dict[str, Callable[[Ruleset[Any]], Mind]]] = {
    "saboteur": SaboteurMind,
    "saboteur-2": Saboteur2Mind,
    "the-dark-cave": DarkCaveMind,
    "the-lost-mines": LostMinesMind,
}
"""How each game is looked at."""
