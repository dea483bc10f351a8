"""The action numbers of The Dark Cave, and the agenda items of its positions."""

from __future__ import annotations

from typing import Any, Final

from undermine.core.actions import ChooseStarter, NextTurn, Turn
from undermine.core.dealing import Lose, LoseCard
from undermine.core.grid import Edge
from undermine.core.state import Action
from undermine.core.turns import clockwise, left_of
from undermine.core.walking import Step, Stop
from undermine.games.darkcave.actions import (
    Announce,
    AskAxe,
    Bite,
    CallEnd,
    ChooseClan,
    ChooseTurn,
    Collapse,
    Cut,
    Endure,
    Equip,
    Leave,
    Linger,
    Lure,
    PlayClan,
    Prowl,
    SetOut,
    Spin,
    SpyDwarf,
    SpyGoal,
    Strike,
    TradeHands,
)
from undermine.games.darkcave.table import CREATURES, DISCARD, SIDES, hand
from undermine.kernel.numbering import (
    BEGINNING,
    CELL_MASK,
    DEAL_ITEM,
    DEALING,
    DISCARDING,
    ORIENTING,
    PLACING,
    WALK_ITEMS,
    ItemCode,
    Verb,
    due,
    plain,
)

E, S = 2, 4
SPOT_MASK: Final = 0x1FFFF
SIDE_NAMES: Final = ("nobody", *SIDES)


def of_card(number: int, kind: type[Action], field: str) -> Verb:
    """A card that is played on a seat or a goal."""
    make: Any = kind
    return Verb(
        number,
        kind,
        f"card << 16 | {field}",
        lambda codec, action: codec.card(action.card) << 16 | getattr(action, field),
        lambda codec, rest, _state: make(codec.cards[rest >> 16], rest & 255),
    )


VERBS: Final = (
    *(PLACING, DISCARDING, ORIENTING, BEGINNING, DEALING),
    Verb(
        32,
        Step,
        "space << 14 | cell",
        lambda codec, action: codec.spot(action.to),
        lambda codec, rest, _state: Step(codec.spot_of(rest)),
    ),
    plain(33, Stop),
    Verb(
        34,
        Lose,
        "card",
        lambda codec, action: codec.card(action.card),
        lambda codec, rest, state: Lose(due(state, LoseCard).source, codec.cards[rest]),
    ),
    of_card(35, SpyGoal, "corner"),
    of_card(36, SpyDwarf, "seat"),
    Verb(
        37,
        Collapse,
        "card << 16 | cell",
        lambda codec, action: codec.card(action.card) << 16 | codec.cell(action.at),
        lambda codec, rest, _state: Collapse(codec.cards[rest >> 16], codec.cell_of(rest & 0xFFFF)),
    ),
    of_card(38, TradeHands, "seat"),
    Verb(
        39,
        Spin,
        "card << 15 | cell << 1 | 0 for its east side, 1 for its south side",
        lambda codec, action: (
            codec.card(action.card) << 15 | codec.cell(action.at.cell) << 1 | (action.at.side == S)
        ),
        lambda codec, rest, _state: Spin(
            codec.cards[rest >> 15],
            Edge(codec.cell_of(rest >> 1 & CELL_MASK), S if rest & 1 else E),
        ),
    ),
    of_card(40, Equip, "seat"),
    Verb(
        41,
        Lure,
        "card << 17 | space << 14 | cell",
        lambda codec, action: codec.card(action.card) << 17 | codec.spot(action.at),
        lambda codec, rest, _state: Lure(codec.cards[rest >> 17], codec.spot_of(rest & SPOT_MASK)),
    ),
    Verb(
        42,
        PlayClan,
        "1 for yellow, 2 for blue",
        lambda _codec, action: SIDE_NAMES.index(action.clan),
        lambda _codec, rest, _state: PlayClan(SIDE_NAMES[rest]),
    ),
    Verb(
        43,
        Cut,
        "cell << 4 | side (2: its east side, 4: its south side)",
        lambda codec, action: codec.cell(action.at.cell) << 4 | action.at.side,
        lambda codec, rest, _state: Cut(Edge(codec.cell_of(rest >> 4), rest & 15)),
    ),
    Verb(
        44,
        Strike,
        "0 for the rat, 1 for the lindworm, 2 for the goblin",
        lambda _codec, action: CREATURES.index(action.creature),
        lambda _codec, rest, _state: Strike(CREATURES[rest]),
    ),
    plain(45, Endure),
    Verb(
        46,
        Announce,
        "0 for nobody, 1 for yellow, 2 for blue",
        lambda _codec, action: SIDE_NAMES.index(action.side),
        lambda _codec, rest, _state: Announce(SIDE_NAMES[rest]),
    ),
)


# -- agenda items ----------------------------------------------------------------------------------


def creature_mask(creatures: tuple[str, ...]) -> int:
    """Creatures as a bit mask; they always stand in the order in which they attack."""
    return sum(1 << CREATURES.index(kind) for kind in creatures)


def creatures_of(mask: int) -> tuple[str, ...]:
    """The creatures of a bit mask."""
    return tuple(kind for bit, kind in enumerate(CREATURES) if mask >> bit & 1)


def seat_mask(seats: tuple[int, ...]) -> int:
    """Seats as a bit mask; they stand clockwise, so the last one tells where they begin."""
    return sum(1 << seat for seat in seats)


def seats_after(codec: Any, active: int, mask: int) -> tuple[int, ...]:  # noqa: ANN401 (a codec)
    """The seats of a bit mask clockwise, beginning after the active one."""
    order = clockwise(codec.seats, left_of(codec.seats, active))
    return tuple(seat for seat in order if mask >> seat & 1)


def attack(item: AskAxe | Bite) -> int:
    """The creatures of an attack, and the seat after which its victims stand in order."""
    return creature_mask(item.creatures) | item.victims[-1] << 4


def attack_of(codec: Any, abc: tuple[int, int, int]) -> tuple[Any, ...]:  # noqa: ANN401 (a codec)
    """The creatures and victims of an attack."""
    return creatures_of(abc[0] & 15), seats_after(codec, abc[0] >> 4, abc[1])


ITEMS: Final = (
    ItemCode(1, ChooseStarter),
    DEAL_ITEM,
    ItemCode(3, Turn),
    ItemCode(4, NextTurn, lambda _codec, item: (item.after, 0, 0), lambda _c, abc, _q: abc[:1]),
    ItemCode(6, ChooseTurn, lambda _codec, item: (item.corner, 0, 0), lambda _c, abc, _q: abc[:1]),
    *WALK_ITEMS,
    ItemCode(
        16,
        LoseCard,
        lambda _codec, item: (item.victim, 0, 0),
        lambda _codec, abc, _queue: (abc[0], hand(abc[0]), DISCARD),
    ),
    ItemCode(20, ChooseClan),
    ItemCode(21, SetOut, lambda _codec, item: (item.walker, 0, 0), lambda _c, abc, _q: abc[:1]),
    ItemCode(22, Linger),
    ItemCode(
        23,
        Prowl,
        lambda _codec, item: (CREATURES.index(item.creature), item.left, 0),
        lambda _codec, abc, _queue: (CREATURES[abc[0]], abc[1]),
    ),
    ItemCode(
        24,
        AskAxe,
        lambda _codec, item: (attack(item), seat_mask(item.victims), seat_mask(item.then)),
        lambda codec, abc, _queue: (
            *attack_of(codec, abc),
            seats_after(codec, abc[0] >> 4, abc[2]),
        ),
    ),
    ItemCode(
        25,
        Bite,
        lambda _codec, item: (attack(item), seat_mask(item.victims), 0),
        lambda codec, abc, _queue: attack_of(codec, abc),
    ),
    ItemCode(26, Leave, lambda _codec, item: (item.leaver, 0, 0), lambda _c, abc, _q: abc[:1]),
    ItemCode(27, CallEnd, lambda _codec, item: (item.leaver, 0, 0), lambda _c, abc, _q: abc[:1]),
)
