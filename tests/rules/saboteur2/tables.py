"""Tables for tests: who sits there, what lies before them, and how a round ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undermine.core.grammar import cards_word
from undermine.core.state import SPECTATOR
from undermine.testing import Scene

DWARVES = {
    "B": "blue",
    "G": "green",
    "C": "boss",
    "P": "profiteer",
    "O": "geologist",
    "S": "saboteur",
}
DOORS = {"both": "EW", "blue": "EW+blue", "green": "EW+green"}
GOALS = "goals=stone-ne;gold;stone-nw"


def coins(count: int) -> str:
    """So much gold."""
    return "&".join(["coin"] * count) or "-"


def shaft(*cards: str) -> str:
    """A straight way from the start card to one card before the middle goal."""
    laid = (*cards, *["EW"] * (6 - len(cards)))
    return ";".join(f"{x},0:{card}" for x, card in enumerate(laid, 1))


def saboteur2(
    roles: str, words: str = "", *, turn: int = 1, gold: Sequence[int] = (), rules: str = ""
) -> Scene:
    """A table of dwarves such as `BGC`, in the middle of a round."""
    seats = range(1, len(roles) + 1)
    dwarves = " ".join(
        f"role{seat}={DWARVES[role]}"
        for seat, role in zip(seats, roles, strict=True)
        if f"role{seat}=" not in words
    )
    owned = (*gold, *[0] * (len(roles) - len(gold)))
    purses = " ".join(
        f"loot{seat}={coins(count)}" for seat, count in zip(seats, owned, strict=True)
    )
    notes = ";".join(
        f"=:loot{seat}:{coins(count)}" for seat, count in zip(seats, owned, strict=True) if count
    )
    head = f"saboteur-2{rules} seats={len(roles)} turn={turn} {dwarves} {purses}"
    return Scene(f"{head} {'notes=' + notes if notes else ''} {words}")


def with_trapped(trapped: Iterable[int], thieves: Sequence[int] = ()) -> str:
    """What lies before the seats (0-based) at the end of a round."""
    fronts: dict[int, list[str]] = {}
    for seat in thieves:
        fronts.setdefault(seat, []).append("theft")
    for seat in trapped:
        fronts.setdefault(seat, []).append("trapped")
    words = [f"front{seat + 1}={'&'.join(cards)}" for seat, cards in fronts.items()]
    order = "&".join(str(seat + 1) for seat in thieves)
    return " ".join([*words, f"thieves={order}" if order else ""])


def crystals(count: int) -> str:
    """Cards with crystals that lie far off."""
    return "".join(f";{20 + number},9:N+crystal" for number in range(count))


def reached(
    roles: str, finder: int, ways: str = "both", words: str = "", *, found: int = 0, **more: object
) -> Scene:
    """A seat (0-based) has just connected the treasure; doors let only some teams through."""
    doors = ("EW+blue", "EW+green") if ways == "neither" else (DOORS[ways],)
    board = f"board={shaft(*doors)}{crystals(found)} {GOALS}"
    cards = f"hand{finder + 1}=EW&map"
    scene = saboteur2(roles, f"{board} {cards} {words}", turn=finder + 1, **more)  # type: ignore[arg-type]
    return scene.play("place EW 7,0")


def missed(roles: str, words: str = "", *, found: int = 0, **more: object) -> Scene:
    """The first seat has just discarded the very last card."""
    hands = " ".join(f"hand{seat}=-" for seat in range(2, len(roles) + 1))
    board = f"board=0,0:start{crystals(found)}"
    last = f"hand1=map {hands} stock=- {board} {words}"
    return saboteur2(roles, last, **more).play("discard map")  # type: ignore[arg-type]


def purses(scene: Scene) -> list[int]:
    """How much gold each seat owns."""
    return list(scene.rules.scores(scene.state))


def paid(scene: Scene) -> list[int]:
    """The gold that each seat was paid in this round."""
    gold = [0] * scene.state.table.seats
    for event in scene.happened("goldpaid"):
        gold[event.seat] += event.value  # type: ignore[attr-defined]
    return gold


def seen(scene: Scene, name: str) -> list[str]:
    """A pile through the eyes of every seat, and of a spectator."""
    return [scene.seen(name, seat) for seat in (*range(scene.state.table.seats), SPECTATOR)]


def remembered(scene: Scene, seat: int) -> list[str]:
    """The notes of a seat: `discard: map` means that a map is among the discards."""
    notes = scene.rules.view(scene.state, seat).notes
    told = [note for note in notes if not note.places[0].startswith("loot")]
    return [f"{'&'.join(note.places)}: {cards_word(note.cards)}" for note in told]
