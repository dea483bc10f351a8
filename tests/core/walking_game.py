"""A tiny game of walking: two pawns on a bounded board, a thorn that costs a card, a wall.

A pawn that steps onto a face-down card turns it up and stops; nobody wins anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec.structs import replace

from tests.core.boards import tiles
from undermine.core.board import Board, Mark, Marks
from undermine.core.cardfile import CardWords, read_cards
from undermine.core.cards import CardSet
from undermine.core.dealing import LoseCard, lose, losing
from undermine.core.draft import Draft
from undermine.core.grammar import Word
from undermine.core.grid import Area, Spot
from undermine.core.hooks import Hooks
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Ruleset, Zone
from undermine.core.state import Pile, Seat, State, Table, pile, reader_bit
from undermine.core.tile import Lay
from undermine.core.walking import EndWalk, Gait, Walk, crowd, walking

AREA = Area(0, 0, 4, 2)
WALL = frozenset({"wall"})
NO_MARKS: Marks = {}
CARDS = {
    "backs": {"path": "I", "prize": "II"},
    "path": [
        {"face": "NESW", "count": 6},
        {"face": "EW", "count": 6},
        {"face": "NS", "count": 4},
        {"face": "E-W", "count": 2},
        {"face": "EW+rock", "count": 1},
    ],
    "prize": [{"id": "gem", "face": "NSW", "count": 1}],
}


class TrailTable(Table, frozen=True, gc=False):
    """The open part of the game."""

    board: Annotated[Board, Word("board")]
    pawn: Annotated[tuple[Spot | None, ...], Word("spots-by-seat")]


def hand(seat: Seat) -> str:
    return pile("hand", seat)


def steps(_rules: Any, table: TrailTable, spot: Spot) -> Iterator[Spot]:  # noqa: ANN401
    board = table.board
    for to in (*board.exits(spot, WALL), *board.covered_exits(spot, WALL)):
        is_narrow = board.tiles[to.cell].open and "rock" in board.traits(to)
        if not (is_narrow and crowd(table, to)):
            yield to


def price(_rules: Any, table: TrailTable, start: Spot, to: Spot) -> tuple[str, ...]:  # noqa: ANN401
    way = table.board.crossed(start, to)
    thorn = way is not None and table.board.marks.get(way) == Mark("thorn")
    return ("card",) if thorn else ()


def enter(rules: Any, draft: Draft[Any], seat: Seat, start: Spot, to: Spot) -> None:  # noqa: ANN401
    table = draft.table
    if not table.board.tiles[to.cell].open:
        shown = table.board.put(to.cell, rules.cards.tile(Lay("gem")))
        draft.table = replace(table, board=shown)
    if price(rules, table, start, to):
        lose(draft, seat, hand(seat), "discard")


def no_way(_rules: Any, _table: TrailTable, _start: Spot, to: Spot) -> Refusal:  # noqa: ANN401
    return Refusal("TRL-way", {"at": to.cell})


ENDED: list[EndWalk] = []
GAIT = Gait(
    allowance=lambda _rules, _table, _seat: 3,
    steps=steps,
    refusal=no_way,
    halts=lambda _rules, table, spot: not table.board.tiles[spot.cell].open,
    price=price,
    enter=enter,
    end=lambda _rules, _draft, item: ENDED.append(item),
)


def setup(_rules: Any, seats: int) -> State[TrailTable]:  # noqa: ANN401
    return trail("0,0:NESW", pawns=(Spot((0, 0)),) * seats, agenda=())


RULES: Ruleset[TrailTable] = Ruleset(
    name="trail",
    version=1,
    cards=CardSet(read_cards(CARDS, CardWords(traits=frozenset({"rock"})), "trail/cards.toml")),
    sheet={},
    seats=range(2, 4),
    zones={"hand": Zone(("I", "II"), slots=-1), "discard": Zone(("I", "II"))},
    handlers={
        **walking(GAIT, due="TRL-walk"),
        LoseCard: losing(due="TRL-lose", absent="TRL-absent"),
    },
    plays={},
    kinds={},
    calls={},
    setup=setup,
    hooks=Hooks(),
    options={},
    chosen={},
    table=TrailTable,
    over="TRL-over",
)


def trail(
    text: str,
    *,
    pawns: tuple[Spot | None, ...],
    marks: Marks = NO_MARKS,
    agenda: tuple[Any, ...] = (Walk(0, 3),),
    cards: str = "EW NS",
) -> State[TrailTable]:
    """A walk in progress; every seat holds the same cards."""
    held = tuple(sorted(cards.split()))
    hands = {hand(seat): Pile(held, reader_bit(seat)) for seat in range(len(pawns))}
    table = TrailTable(len(pawns), Board(tiles(text), None, marks, AREA), pawns)
    return State(table, {**hands, "discard": Pile()}, (), agenda)
