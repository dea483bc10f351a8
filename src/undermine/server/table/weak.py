"""Methods that do not keep their object: parts of a room and timers must not keep the room.

So a room is freed as soon as it is unloaded, and not when Python looks for cycles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar
from weakref import WeakMethod

P = ParamSpec("P")
T = TypeVar("T")


def weakly(method: Callable[P, T]) -> Callable[P, T]:
    """A method for parts, which are used only while their object lives."""
    found = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        alive = found()
        assert alive is not None, "a part was used after its object"
        return alive(*args, **kwargs)

    return call


def while_alive(post: Callable[[object], None]) -> Callable[[object], None]:
    """A method for timers; it does nothing when its object is gone."""
    found = WeakMethod(post)

    def call(ask: object) -> None:
        alive = found()
        if alive is not None:
            alive(ask)

    return call
