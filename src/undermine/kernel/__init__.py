"""The kernel: games at the speed of C, for search, learning and mass play.

The engine is the judge of rules; the kernel repeats them in compiled code, on flat numbers, and
is compared with the engine ply by ply. It is optional: `available()` says whether it is built.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from undermine.core.ruleset import Ruleset
from undermine.kernel.errors import KernelError

if TYPE_CHECKING:
    from undermine.kernel.interface import Kernel

__all__ = ["GAMES", "KernelError", "available", "kernel"]

GAMES: Final = ("saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave")
"""The games that the kernel can play."""
MISSING: Final = (
    "the kernel is not built here: run ./run kernel in a checkout, "
    "or install undermine where a C compiler is"
)


@cache
def available() -> bool:
    """The compiled modules are there.

    >>> available() in (True, False)
    True
    """
    try:
        import_module("undermine.kernel.saboteur")
    except ImportError:
        return False
    return True


def kernel(rules: Ruleset[Any], seats: int) -> Kernel:
    """The kernel of a ruleset at so many seats.

    A game or an option that it does not know, and a kernel that is not built, are a `KernelError`.
    """
    if not available():
        raise KernelError(MISSING)
    if rules.name not in GAMES:
        known = ", ".join(GAMES)
        raise KernelError(f"{rules.name} is not in the kernel, only {known}; use the engine")
    make = import_module("undermine.kernel.interface").Kernel
    made: Kernel = make(rules, seats)
    return made
