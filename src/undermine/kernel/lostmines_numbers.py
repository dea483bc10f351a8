"""The action numbers of The Lost Mines, and the agenda items of its positions."""

from __future__ import annotations

from typing import Any, Final

from undermine.core.actions import ChooseStarter, NextRound, NextTurn, Turn
from undermine.core.dealing import Lose, LoseCard
from undermine.core.face import OPPOSITE
from undermine.core.grid import Cell, Edge, Spot, edge
from undermine.core.state import Action
from undermine.core.walking import Step, Stop
from undermine.games.lostmines.actions import (
    Align,
    Appraise,
    Bridge,
    LayMine,
    Leave,
    OpenMine,
    Pick,
    Scout,
    SetOff,
    Snare,
    Spy,
    Storm,
    TakeTreasure,
    Troll,
)
from undermine.games.lostmines.table import DISCARD, hand
from undermine.kernel.numbering import (
    BEGINNING,
    CELL_MASK,
    DEAL_ITEM,
    DEALING,
    DISCARDING,
    PLACING,
    WALK_ITEMS,
    ItemCode,
    Verb,
    due,
    plain,
)


def looking(number: int, kind: type[Action], field: str) -> Verb:
    """A secret look at something that has a number."""
    make: Any = kind
    return Verb(
        number,
        kind,
        f"card << 16 | {field}",
        lambda codec, action: codec.card(action.card) << 16 | getattr(action, field),
        lambda codec, rest, _state: make(codec.cards[rest >> 16], rest & 255),
    )


def on_way(number: int, kind: type[Action]) -> Verb:
    """A token on the border of two cells."""
    make: Any = kind
    return Verb(
        number,
        kind,
        "cell << 4 | side (2: its east side, 4: its south side)",
        lambda codec, action: codec.cell(action.at.cell) << 4 | action.at.side,
        lambda codec, rest, _state: make(Edge(codec.cell_of(rest >> 4), rest & 15)),
    )


VERBS: Final = (
    *(PLACING, DISCARDING, BEGINNING, DEALING),
    Verb(
        22,
        Bridge,
        "card << 16 | cell",
        lambda codec, action: codec.card(action.card) << 16 | codec.cell(action.at),
        lambda codec, rest, _state: Bridge(codec.cards[rest >> 16], codec.cell_of(rest & 0xFFFF)),
    ),
    looking(23, Scout, "mine"),
    looking(24, Appraise, "treasure"),
    looking(25, Spy, "seat"),
    on_way(26, Snare),
    on_way(27, Troll),
    Verb(
        28,
        Storm,
        "cell",
        lambda codec, action: codec.cell(action.at),
        lambda codec, rest, _state: Storm(codec.cell_of(rest)),
    ),
    Verb(
        29,
        Align,
        "lay",
        lambda codec, action: codec.lay(action.tile),
        lambda codec, rest, _state: Align(codec.lays[rest]),
    ),
    Verb(
        30,
        Pick,
        "treasure",
        lambda _codec, action: action.treasure,
        lambda _codec, rest, _state: Pick(rest),
    ),
    plain(31, Leave),
    Verb(
        32,
        Step,
        "space << 14 | cell",
        lambda codec, action: action.to.space << 14 | codec.cell(action.to.cell),
        lambda codec, rest, _state: Step(Spot(codec.cell_of(rest & CELL_MASK), rest >> 14)),
    ),
    plain(33, Stop),
    Verb(
        34,
        Lose,
        "card",
        lambda codec, action: codec.card(action.card),
        lambda codec, rest, state: Lose(due(state, LoseCard).source, codec.cards[rest]),
    ),
)


def entry_side(codec: Any, slot: int, way: Edge) -> int:  # noqa: ANN401 (the codec of this game)
    """The side of a mine by which a way enters it."""
    at: Cell = codec.mines[slot]
    return way.side if way.cell == at else OPPOSITE[way.side]


ITEMS: Final = (
    ItemCode(1, ChooseStarter),
    DEAL_ITEM,
    ItemCode(3, Turn),
    ItemCode(4, NextTurn, lambda _codec, item: (item.after, 0, 0), lambda _c, abc, _q: abc[:1]),
    ItemCode(9, NextRound),
    ItemCode(11, SetOff),
    *WALK_ITEMS,
    ItemCode(
        16,
        LoseCard,
        lambda _codec, item: (item.victim, 0, 0),
        lambda _codec, abc, _queue: (abc[0], hand(abc[0]), DISCARD),
    ),
    ItemCode(
        17,
        OpenMine,
        lambda codec, item: (item.finder, item.mine, entry_side(codec, item.mine, item.way)),
        lambda codec, abc, _queue: (abc[0], abc[1], edge(codec.mines[abc[1]], abc[2])),
    ),
    ItemCode(
        18,
        LayMine,
        lambda codec, item: (item.mine, entry_side(codec, item.mine, item.way), 0),
        lambda codec, abc, _queue: (abc[0], edge(codec.mines[abc[0]], abc[1])),
    ),
    ItemCode(
        19,
        TakeTreasure,
        lambda _codec, item: (item.optional, 0, 0),
        lambda _codec, abc, _queue: abc[:1],
    ),
)
