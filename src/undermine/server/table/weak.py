"""Methods that do not keep their object: parts of a room and timers must not keep the room.

So a room is freed as soon as it is unloaded, and not when Python looks for cycles.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Any, ParamSpec, TypeVar
from weakref import ref

P = ParamSpec("P")
T = TypeVar("T")


def weakly(method: Callable[P, T]) -> Callable[P, T]:
    """A method for parts, which are used only while their object lives."""
    owner, function = _parts(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        alive = owner()
        assert alive is not None, "a part was used after its object"
        return function(alive, *args, **kwargs)

    return call


def while_alive(post: Callable[[object], None]) -> Callable[[object], None]:
    """A method for timers; it does nothing when its object is gone."""
    owner, function = _parts(post)

    def call(ask: object) -> None:
        alive = owner()
        if alive is not None:
            function(alive, ask)

    return call


def _parts(method: Callable[..., T]) -> tuple[ref[Any], Callable[..., T]]:
    """The object of a method, and its function; all methods of an object share its reference."""
    assert isinstance(method, MethodType)
    return ref(method.__self__), method.__func__
