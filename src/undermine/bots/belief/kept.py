"""Beliefs that are kept, so that a new bot at an old seat reads only what is new.

A belief follows from the rules and from the events that a seat was shown, so equal events lead to
equal beliefs, whoever reads them: what is kept changes how long a bot reads, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from undermine.bots.belief.belief import Belief, find_belief
from undermine.core.ruleset import Ruleset
from undermine.core.state import Event

_MOST: Final = 64
"""So many seats are kept at once: some twelve tables of bots."""


@runtime_checkable
class Believing(Protocol):
    """A bot that remembers nothing of events but a belief."""

    def remember(self, events: Sequence[Event], belief: Belief) -> None:
        """Receive all events so far, and a belief of the bot's own that has seen them."""


class _Kept(NamedTuple):
    """A belief, and the events that it has seen."""

    rules: str
    events: list[Event]
    belief: Belief

    def leads_to(self, rules: str, events: Sequence[Event]) -> bool:
        """These events begin with those that were seen."""
        count = len(self.events)
        return self.rules == rules and count <= len(events) and self.events == events[:count]


class KeptBeliefs:
    """Beliefs of some seats, by what each of them was shown; the longest unused is dropped.

    >>> from undermine import Game
    >>> game = Game("saboteur", seats=5, seed=7)
    >>> kept = KeptBeliefs()
    >>> belief = kept.after(game.rules, game.events)
    >>> round(belief.public().chance(3, "saboteur"), 3)
    0.333
    """

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._kept: list[_Kept] = []

    def after(self, rules: Ruleset[Any, Any], events: Sequence[Event]) -> Belief | None:
        """A belief that has seen these events, to be changed at will; None where there is none."""
        events = list(events)
        before = self._take(rules.id, events)
        if before is None:
            fresh = find_belief(rules)
            if fresh is None:
                return None
            before = _Kept(rules.id, [], fresh)
        before.belief.see(events[len(before.events) :])
        self._kept.append(before._replace(events=events))
        del self._kept[: -self._most]
        return before.belief.after(())

    def _take(self, rules: str, events: list[Event]) -> _Kept | None:
        """The belief that has seen the most of these events; it is kept no more."""
        found = [one for one in self._kept if one.leads_to(rules, events)]
        if not found:
            return None
        longest = max(found, key=lambda one: len(one.events))
        self._kept = [one for one in self._kept if one is not longest]
        return longest
