"""The results of doing an action, on a state and on a view."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from undermine.core.state import Event, State, TableT


class Step(Struct, Generic[TableT], frozen=True, gc=False):
    """The result of an action: the next state, and the events on the way."""

    state: State[TableT]
    events: tuple[Event, ...]


class Foresight(Struct, Generic[TableT], frozen=True, gc=False):
    """The result of an action on the actor's own view: all that the actor can know beforehand."""

    state: State[TableT] | None
    """None: the step stopped where it needed a card that the actor does not know."""
    events: tuple[Event, ...]
    """The events up to there."""
