"""The bot that takes whatever looks best right now."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from undermine.bots.digger_sense import worth_to_digger
from undermine.bots.outlook import SABOTEUR, Outlook
from undermine.bots.saboteur_sense import worth_to_saboteur
from undermine.bots.suspicion import Suspicion
from undermine.bots.team_outlook import TeamOutlook
from undermine.bots.team_sense import worth_to_dwarf
from undermine.core.state import Action, Event, Seat, View
from undermine.games import load
from undermine.games.saboteur.actions import Take
from undermine.games.saboteur.table import MineRules


class GreedyBot:
    """Plays by rules of thumb, one move ahead; a game without any by chance."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)  # noqa: S311 (a game, no secret)
        self._rules: MineRules | None = None
        self._suspicion: Suspicion | None = None

    def begin(self, seat: Seat, rules: str) -> None:
        """Learn the rules, and trust everybody alike."""
        del seat
        loaded = load(rules)
        if loaded.name in _MINDS:
            self._rules = loaded
            self._suspicion = Suspicion(loaded)

    def see(self, events: Sequence[Event]) -> None:
        """Watch the others."""
        if self._suspicion is not None:
            self._suspicion.see(events)

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """The action that is worth most; dice decide between equals."""
        if self._rules is None or self._suspicion is None or len(legal) == 1:
            return self._dice.choice(legal)
        outlook_of, worth = _MINDS[self._rules.name]
        outlook = outlook_of(self._rules, view, self._suspicion)
        worths = [worth(outlook, action) for action in legal]
        best = max(worths) - 1e-9
        return self._dice.choice(
            [action for action, worth in zip(legal, worths, strict=True) if worth >= best]
        )


def _worth(outlook: Outlook, action: Action) -> float:
    if isinstance(action, Take):
        return outlook.rules.cards[action.card].numbers["value"]
    if outlook.role == SABOTEUR:
        return worth_to_saboteur(outlook, action)
    return worth_to_digger(outlook, action)


_MINDS: Final[dict[str, tuple[type[Outlook], Callable[[Any, Action], float]]]] = {
    "saboteur": (Outlook, _worth),
    "saboteur-2": (TeamOutlook, worth_to_dwarf),
}
"""How each game is looked at, and what actions are worth in it."""
