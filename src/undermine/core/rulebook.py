"""Ties rule code to rule ids: `@rule("SAB-042")` registers a function and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar


class Place(NamedTuple):
    """Where a rule lives in the code."""

    file: str
    name: str
    line: int

    @property
    def text(self) -> str:
        """`undermine/games/saboteur/paths.py:31 place_check`."""
        return f"{self.file}:{self.line} {self.name}"


_PLACES: dict[str, list[Place]] = {}
_F = TypeVar("_F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[_F], _F]:
    """Say which rules a function carries out."""

    def register(function: _F) -> _F:
        code = function.__code__
        place = Place(_inside(code.co_filename), function.__qualname__, code.co_firstlineno)
        for rule_id in ids:
            _PLACES.setdefault(rule_id, []).append(place)
        return function

    return register


def _inside(path: str) -> str:
    """A file by its place in the package."""
    path = path.replace("\\", "/")
    return path[path.rindex("undermine/") :]


def places(rule_id: str) -> tuple[Place, ...]:
    """The functions that carry out a rule."""
    return tuple(_PLACES.get(rule_id, ()))


def rules_in_code() -> frozenset[str]:
    """Every id that some function names."""
    return frozenset(_PLACES)
