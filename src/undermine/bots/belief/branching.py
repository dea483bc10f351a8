"""Branches: copies of what is changed in place, so that one can go on without the other."""

from __future__ import annotations

from copy import copy
from typing import Any, Final, TypeVar

ThingT = TypeVar("ThingT")

_CONTAINERS: Final = (dict, list, set)


def branched(thing: ThingT, **parts: object) -> ThingT:
    """A copy with dictionaries, lists and sets of its own, and these parts; the rest is shared.

    >>> class Tally:
    ...     def __init__(self):
    ...         self.moves = {1: ["dig"]}
    >>> one = Tally()
    >>> other = branched(one)
    >>> other.moves[1].append("break")
    >>> one.moves, other.moves
    ({1: ['dig']}, {1: ['dig', 'break']})
    """
    made = copy(thing)
    for name, part in vars(thing).items():
        setattr(made, name, parts[name] if name in parts else _own(part))
    return made


def _own(part: Any) -> Any:  # noqa: ANN401 (whatever is in a container)
    if type(part) is dict:
        return {key: _own(value) for key, value in part.items()}
    if type(part) is list:
        return [_own(value) for value in part] if _has_containers(part) else part[:]
    return set(part) if type(part) is set else part


def _has_containers(part: list[Any]) -> bool:
    """The first of many alike tells."""
    return bool(part) and type(part[0]) in _CONTAINERS
