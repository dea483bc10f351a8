"""Tables for tests: who sits in the cave, and what is about to be decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from undermine.core.state import Pile
from undermine.testing import Scene

DWARVES = {"y": "yellow-loyal", "Y": "yellow-saboteur", "b": "blue-loyal", "B": "blue-saboteur"}
"""Small letters are loyal to the clan they show, capitals work for the other one."""
_CARDS = {
    "?I": "NESW",
    "?II": "N-S",
    "?III": "N--S",
    "?Yellow": DWARVES["y"],
    "?Blue": DWARVES["b"],
}
GOALS = {"goal1": "goal-hole", "goal2": "goal-ladder", "goal3": "goal-exit", "goal4": "goal-vein"}
"""What lies in the corners where nothing else is said: the exit in the south-east."""


def darkcave(words: str = "", roles: str = "yb", *, due: str = "turn=1", rules: str = "") -> Scene:
    """A table of dwarves such as `yyYbb`; piles that are not given hold any cards."""
    dealt = [f"role{seat}={DWARVES[role]}" for seat, role in enumerate(roles, 1)]
    given = {word.partition("=")[0] for word in words.split()}
    shown = " ".join(word for word in dealt if word.partition("=")[0] not in given)
    scene = Scene(f"the-dark-cave{rules} seats={len(roles)} {due} {shown} {box(roles)} {words}")
    piles = {name: _known(name, held) for name, held in scene.state.piles.items()}
    scene.state = replace(scene.state, piles=piles)
    return scene


def _known(name: str, held: Pile) -> Pile:
    """Some card for every unknown one; a position for a test need not come out of one box."""
    stand_in = {**_CARDS, "?goal": GOALS.get(name, "")}
    cards = tuple(sorted(stand_in.get(card, card) for card in held.cards))
    return replace(held, cards=cards)


def box(roles: str) -> str:
    """The clan cards that nobody has: set aside, or in the box where one clan does not play."""
    pool = {2: "yb", 3: "yyYY", 4: "yyYY"}.get(len(roles), "yyyYbbbB")
    if pool == "yyYY" and roles[0] in "bB":
        pool = "bbBB"
    aside = Counter(pool) - Counter(roles)
    unused = pool.translate(str.maketrans("yYbB", "bByY")) if len(roles) in (3, 4) else ""
    return f"role-pile={_dwarves(aside.elements())} box={_dwarves(unused)}"


def _dwarves(letters: Iterable[str]) -> str:
    return "&".join(sorted(DWARVES[letter] for letter in letters)) or "-"


def rest(scene: Scene) -> Scene:
    """Nobody moves, and cards are drawn."""
    while "stop" in scene.legal:
        scene = scene.play("stop")
    return scene.dealt()


def walk(words: str = "", roles: str = "yb", *, left: int = 3, rules: str = "") -> Scene:
    """The dwarf of the first seat has played its card and may move."""
    due = f"agenda=walk:1:{left}:0;nextturn:-:1"
    return darkcave(_usual(words, "hand1=NS&EW hand2=NS&EW"), roles, due=due, rules=rules)


def prowl(kind: str, words: str, roles: str = "yb", *, left: int = 3) -> Scene:
    """The first seat moves a creature, then comes the turn of the next."""
    due = f"agenda=prowl:1:{kind}:{left};nextturn:-:1"
    usual = f"hand1=NS&EW hand2=NS&EW front1={kind}-II"
    return darkcave(_usual(words, usual), roles, due=due)


def _usual(words: str, usual: str) -> str:
    """Words, and usual ones where the same is not said otherwise."""
    keys = {word.partition("=")[0] for word in words.split()}
    return " ".join(
        [words, *(word for word in usual.split() if word.partition("=")[0] not in keys)]
    )


def events(scene: Scene, *kinds: str) -> list[str]:
    """The events of these kinds, in order."""
    named = [type(event).__name__.lower() for event in scene.events]
    return [name for name in named if not kinds or name in kinds]


def onto(scene: Scene) -> list[str]:
    """Where a step may lead."""
    return [action.split()[1] for action in scene.legal if action.startswith("step")]


def told(scene: Scene, kind: str) -> Any:  # noqa: ANN401 (an event, by its name)
    """The one event of a kind."""
    (event,) = scene.happened(kind)
    return event


def due(scene: Scene) -> Any:  # noqa: ANN401 (any item)
    """What is decided next."""
    return scene.state.agenda[-1]
