"""Action numbers: a verb in the highest byte, and what it is about in the other three.

The numbers of a game are documented and have a version. They are those of the kernel's large
window; a learner that wants few and dense numbers gets a numbering of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undermine.core.actions import Begin, Discard, Orient, Place
from undermine.core.dealing import Deal, DealTo
from undermine.core.state import Action, Item, State
from undermine.core.walking import BeginWalk, EndWalk, Walk, WalkOn
from undermine.kernel.errors import KernelError

if TYPE_CHECKING:
    from undermine.kernel.codec import Codec

VERB_SHIFT: Final = 24
CELL_BITS: Final = 14
CELL_MASK: Final = (1 << CELL_BITS) - 1
REST: Final = (1 << VERB_SHIFT) - 1
NO_CARD: Final = 255
CARDS_AT_ONCE: Final = 3


class Verb(NamedTuple):
    """One kind of action in numbers."""

    number: int
    kind: type[Action]
    layout: str
    """What the lower three bytes mean, for readers."""
    encode: Callable[[Any, Any], int]
    """`encode(codec, action)`: the lower three bytes."""
    decode: Callable[[Any, int, State[Any]], Action]
    """`decode(codec, bytes, state)`: the action; only outcomes of chance look at the state."""


def due(state: State[Any], kind: type[Item]) -> Any:  # noqa: ANN401 (an item of that kind)
    """The item that chance decides next."""
    if not state.agenda or not isinstance(state.agenda[-1], kind):
        raise KernelError(f"no {kind.__name__} is due, so chance has no such outcome")
    return state.agenda[-1]


def plain(number: int, kind: type[Action]) -> Verb:
    """An action without fields."""
    return Verb(number, kind, "nothing", lambda _codec, _action: 0, lambda *_all: kind())


def of_seat(number: int, kind: type[Action]) -> Verb:
    """An action that names a seat."""
    make: Any = kind
    return Verb(
        number,
        kind,
        "seat",
        lambda _codec, action: action.seat,
        lambda _codec, rest, _state: make(seat=rest),
    )


def encode_cards(codec: Codec, cards: tuple[str, ...]) -> int:
    """Up to three cards in three bytes, 255 for each that is missing."""
    if not 1 <= len(cards) <= CARDS_AT_ONCE:
        raise KernelError(f"the kernel discards one to three cards, not {len(cards)}")
    rest = 0
    for card in [NO_CARD] * (CARDS_AT_ONCE - len(cards)) + codec.bag(cards):
        rest = rest << 8 | card
    return rest


def decode_cards(codec: Codec, rest: int) -> tuple[str, ...]:
    """The cards of three bytes."""
    numbers = (rest >> 16, rest >> 8 & 255, rest & 255)
    return tuple(codec.cards[number] for number in numbers if number != NO_CARD)


PLACING: Final = Verb(
    1,
    Place,
    "lay << 14 | cell",
    lambda codec, action: codec.lay(action.tile) << CELL_BITS | codec.cell(action.at),
    lambda codec, rest, _state: Place(
        codec.lays[rest >> CELL_BITS], codec.cell_of(rest & CELL_MASK)
    ),
)
DISCARDING: Final = Verb(
    6,
    Discard,
    "card << 16 | card << 8 | card, in order; 255 for a card that is missing",
    lambda codec, action: encode_cards(codec, action.cards),
    lambda codec, rest, _state: Discard(decode_cards(codec, rest)),
)
ORIENTING: Final = Verb(
    7,
    Orient,
    "lay",
    lambda codec, action: codec.lay(action.tile),
    lambda codec, rest, _state: Orient(codec.lays[rest]),
)
BEGINNING: Final = of_seat(9, Begin)
DEALING: Final = Verb(
    10,
    Deal,
    "card",
    lambda codec, action: codec.card(action.card),
    lambda codec, rest, state: Deal(due(state, DealTo).target, codec.cards[rest]),
)
COMMON: Final = (PLACING, DISCARDING, ORIENTING, BEGINNING, DEALING)
"""The verbs that several games share."""

# -- agenda items ----------------------------------------------------------------------------------

Bytes = tuple[int, int, int]
"""The three fields of an agenda item in the kernel; its kind and its seat stand beside them."""


class ItemCode(NamedTuple):
    """One kind of agenda item in numbers."""

    number: int
    kind: type[Item]
    encode: Callable[[Any, Any], Bytes] = lambda _codec, _item: (0, 0, 0)
    """`encode(codec, item)`: the fields, but for the seat."""
    decode: Callable[[Any, Bytes, tuple[int, ...]], tuple[Any, ...]] = lambda _c, _abc, _queue: ()
    """`decode(codec, bytes, queue)`: what follows the seat of the item; `queue` waits after it."""


DEAL_ITEM: Final = ItemCode(
    2,
    DealTo,
    lambda codec, item: (
        codec.pile_number(item.source),
        codec.pile_number(item.target),
        item.count,
    ),
    lambda codec, abc, _queue: (codec.pile_name(abc[0]), codec.pile_name(abc[1]), abc[2]),
)
"""Cards that chance owes a pile."""

WALK_ITEMS: Final = (
    ItemCode(12, BeginWalk, lambda _codec, item: (item.walker, 0, 0), lambda _c, abc, _q: abc[:1]),
    ItemCode(
        13,
        WalkOn,
        lambda _codec, item: (item.walker, item.left, item.made),
        lambda _c, abc, _q: abc,
    ),
    ItemCode(14, Walk, lambda _codec, item: (item.left, item.made, 0), lambda _c, abc, _q: abc[:2]),
    ItemCode(
        15, EndWalk, lambda _codec, item: (item.walker, item.made, 0), lambda _c, abc, _q: abc[:2]
    ),
)
"""Walks of dwarves, step by step."""
