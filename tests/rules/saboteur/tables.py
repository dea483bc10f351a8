"""Tables for tests: diggers and saboteurs, and the gold in the bank."""

from __future__ import annotations

from undermine.testing import Scene

SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}


SHAFT = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"


def gold(values: str) -> str:
    """Gold cards by their values: `31` is a three and a one."""
    return "&".join(f"gold-{value}" for value in sorted(values)) or "-"


FULL = gold("1" * 16 + "2" * 8 + "3" * 4)


def table(roles: str, turn: int, words: str, bank: str = FULL) -> Scene:
    """A table of diggers and saboteurs, such as `DDS`."""
    names = {"D": "digger", "S": "saboteur"}
    dwarves = " ".join(f"role{seat}={names[role]}" for seat, role in enumerate(roles, 1))
    all_play = roles.count("S") == SABOTEURS[len(roles)]
    dwarves += f" role-pile={'digger' if all_play else 'saboteur'}"
    return Scene(f"saboteur seats={len(roles)} turn={turn} bank={bank} {dwarves} {words}")
