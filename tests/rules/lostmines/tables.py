"""Forests for tests: who sits there, what lies where, and where everybody stands."""

from __future__ import annotations

from typing import Any

from undermine import load
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR
from undermine.dealer import Dealer
from undermine.testing import Scene

CHARACTERS = {"L": "loyal", "S": "saboteur", "E": "selfish"}
CLANS = {"B": "blue", "Y": "yellow"}
STARTS = {"B": "1,2", "Y": "1,4"}
MINES = "mines=mine-gems;mine-gold;mine-silver;mine-dragon"
TREASURES = ("treasure-gems-5", "treasure-gold-4", "treasure-silver-3", "treasure-gems-4")
ROAD = "2,2:EW;3,2:EW;4,2:EW;5,2:EW;6,2:EW;7,2:EW;8,2:EW"
"""A straight way from the blue start card to the second mine."""
RULES: Ruleset[Any, Any] = load("the-lost-mines")


def dwarf(code: str) -> str:
    """`BL` is a loyal blue dwarf, `YS` the yellow saboteur, `BE` the selfish blue one."""
    return f"{CLANS[code[0]]}-{CHARACTERS[code[1]]}"


def lostmines(
    words: str = "", *, cast: str = "BL YL BE", due: str = "turn=1", options: str = ""
) -> Scene:
    """A table of dwarves in the middle of a round; each stands on its own start card."""
    codes = cast.split()
    usual = {f"role{seat}": dwarf(code) for seat, code in enumerate(codes, 1)}
    usual |= {f"pawn{seat}": STARTS[code[0]] for seat, code in enumerate(codes, 1)}
    usual |= dict(zip(("treasure1", "treasure2", "treasure3"), TREASURES, strict=False))
    usual["mines"] = MINES.partition("=")[2]
    given = {word.partition("=")[0] for word in words.split()}
    told = [f"{key}={value}" for key, value in usual.items() if key not in given]
    return Scene(f"the-lost-mines{options} seats={len(codes)} {due} {' '.join(told)} {words}")


def walk(words: str, left: int = 3, *, seat: int = 1, cast: str = "BL YL BE") -> Scene:
    """A seat is about to take a step; after its walk the next seat is on."""
    return lostmines(words, due=f"agenda=walk:{seat}:{left}:0;nextturn:-:{seat}", cast=cast)


def dealt(seats: int, seed: str = "forest", options: str = "") -> Scene:
    """A game that was just dealt."""
    return Scene(f"the-lost-mines{options} seats={seats}").dealt(Dealer(seed).roll)


def word(scene: Scene, key: str) -> str:
    """The value of one key of a position; empty if it has its default."""
    words = dict(part.partition("=")[::2] for part in scene.text.split()[1:])
    return words.get(key, "")


def spectator_sees(scene: Scene, pile: str) -> str:
    """A pile as a spectator sees it."""
    return scene.seen(pile, SPECTATOR)


def steps(scene: Scene) -> set[str]:
    """Where the pawn may step."""
    return {move.split()[1] for move in scene.legal if move.startswith("step ")}
