"""Methods of a store made from functions on a connection.

The SQL of an operation is a function with a connection as its first argument. `reads` and `writes`
turn it into a method of any store that can run functions on such a connection: a store for
another database brings its own functions, and names them in the same way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)
P = ParamSpec("P")
T = TypeVar("T")


class Runner(Protocol[C_co]):
    """A store that runs functions on a connection of some type."""

    def run_read(self, work: Callable[[C_co], T]) -> Awaitable[T]:
        """Run a function that only reads."""

    def run_write(self, work: Callable[[C_co], T]) -> Awaitable[T]:
        """Run a function in a transaction; done after the commit."""


Method = Callable[Concatenate[Runner[C], P], Coroutine[Any, Any, T]]


def reads(function: Callable[Concatenate[C, P], T]) -> Method[C, P, T]:
    """A method that reads by this function."""

    @wraps(function)
    async def method(store: Runner[C], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.run_read(lambda connection: function(connection, *args, **kwargs))

    return method


def writes(function: Callable[Concatenate[C, P], T]) -> Method[C, P, T]:
    """A method that writes by this function, in a transaction."""

    @wraps(function)
    async def method(store: Runner[C], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.run_write(lambda connection: function(connection, *args, **kwargs))

    return method
