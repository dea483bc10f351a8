"""The parts of a game: an open table, piles with readers, notes and an agenda.

Open cards and tokens are on the `Table`. All others are in a `Pile` with its readers; there is no
third place. The knowledge of a seat about cards that moved on is in `Note`s.
Who may look into a pile is itself open: at a real table one sees who picks a card up.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Generic

from msgspec import Struct

from undermine.core.grammar import Word, cards_word, item_word, written
from undermine.core.grid import Cell, Edge, Spot

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    from typing import TypeVar

Seat = Annotated[int, Word("seat")]
"""A place at the table, or one of the actors below; 0-based here, 1-based in text."""
Slot = Annotated[int, Word("slot")]
"""A numbered thing that is no seat, such as a goal; 0-based here, 1-based in text."""
CardId = Annotated[str, Word("card")]
"""A kind of card. Copies of a kind are not told apart."""
Cards = Annotated[tuple[str, ...], Word("cards")]
"""A bag of cards, in alphabetical order."""
HiddenCard = Annotated[str, Word("card", hidden=True)]
"""A card that is not shown when it goes to the pile that is named beside it."""
HiddenCards = Annotated[tuple[str, ...], Word("cards", hidden=True)]
Thing = Annotated[str, Word("thing")]
"""A plain word of the game, such as a tool."""
Things = Annotated[tuple[str, ...], Word("things")]
"""Plain words of the game, such as tools."""
PileId = Annotated[str, Word("pile")]
"""A pile by its written name: `stock`, `hand1`, `goal3`."""
At = Annotated[Cell, Word("cell")]
"""A cell in an action or on a table."""
Onto = Annotated[Spot, Word("spot")]
"""A space that one can step onto."""
Border = Annotated[Edge, Word("edge")]
"""The border of two cells in an action or event."""

CHANCE: Final = -1
"""The actor where cards are dealt; `Game` and `Dealer` decide for it.

>>> from undermine.testing import Scene
>>> Scene("saboteur turn=1").play("discard map").state.actor == CHANCE
True
"""
TABLE: Final = -2
"""The actor of decisions that all seats take together, such as `agree`.

>>> from undermine import Game
>>> game = Game("saboteur+allow_concede", seats=3, seed=7)
>>> game.play("agree")
>>> [entry.text for entry in game.record.entries if entry.actor == TABLE]
['= agree']
"""
NOBODY: Final = -3
"""The actor of a game that is over, and no seat where a field names one.

>>> from undermine import Game
>>> Game("saboteur", seats=3, seed=7).state.table.finder == NOBODY
True
"""
SPECTATOR: Final = -4
"""The viewer who sees the open cards, and no hand.

>>> from undermine import Game
>>> Game("saboteur", seats=3, seed=7).view(SPECTATOR).piles["role1"].cards
('?dwarf',)
"""
EVERYBODY: Final = -1
"""The readers of an open pile; a bit mask with every bit set."""


def pile(zone: str, slot: int | None = None) -> PileId:
    """The name of a pile: `hand1` is the hand of seat 0."""
    return zone if slot is None else f"{zone}{slot + 1}"


def zone_of(pile_id: PileId) -> str:
    """The zone a pile belongs to: `hand` for `hand1`."""
    return pile_id.rstrip("0123456789")


def check_seat(seat: Seat, seats: int) -> None:
    """Raise a ValueError for a value that is neither a seat of this table nor a spectator."""
    if type(seat) is not int or not (0 <= seat < seats or seat == SPECTATOR):
        last = seats - 1
        message = f"seats of this table are 0 to {last}, and SPECTATOR; there is no seat {seat!r}"
        raise ValueError(message)


def reader_bit(seat: Seat) -> int:
    """The bit of a seat in a readers mask; nobody else has one."""
    return 1 << seat if seat >= 0 else 0


@cache
def seats_of(readers: int) -> tuple[Seat, ...]:
    """The seats of a readers mask that is not `EVERYBODY`."""
    return tuple(seat for seat in range(readers.bit_length()) if readers >> seat & 1)


def unknown(back: str) -> CardId:
    """The card of which only the back is known: it stands for any card with that back."""
    return "?" + back


DARK: Final = ("??",)
"""The cards of a pile of which not even the size is known."""


def is_unknown(card: CardId) -> bool:
    """Only its back is known."""
    return card[0] == "?"


class Pile(Struct, frozen=True, gc=False):
    """Cards that not everybody may see. A bag: its order says nothing."""

    cards: tuple[str, ...] = ()
    readers: int = 0
    counted: bool = True
    """False: those who may not read it do not even see how many cards there are."""

    def holds(self, card: CardId, back: str) -> bool:
        """The card is here, or one that may be it."""
        return card in self.cards or "?" + back in self.cards or self.is_dark

    @property
    def is_dark(self) -> bool:
        """Not even its size is known, so any card may be here."""
        return self.cards == DARK

    def is_read_by(self, seat: Seat) -> bool:
        """`seat` may see the faces."""
        return self.readers == EVERYBODY or bool(self.readers & reader_bit(seat))


class Note(Struct, frozen=True, order=True, gc=False):
    """`reader` knows that these cards are among those places; a lower bound, never a guess."""

    reader: Seat
    places: tuple[PileId, ...]
    cards: tuple[str, ...]


class Table(Struct, frozen=True, gc=False):
    """The open part of a state; each game has its own."""

    seats: int


class Item(Struct, frozen=True, gc=False, tag_field="due", tag=str.lower):
    """A decision or duty that is due; the last one of the agenda comes next."""

    seat: Seat
    routine: ClassVar[bool] = False
    """It comes after every turn (a refill, the next turn), so it asks nobody anything special."""
    reaction: ClassVar[bool] = False
    """A seat is asked in the turn of another, which waits for the answer."""
    movement: ClassVar[bool] = False
    """A figure may take a step: several of them in a row are one movement."""


class Action(Struct, frozen=True, gc=False, tag_field="do", tag=str.lower):
    """A decision of an actor. Each game has its own kinds; `repr` is the text of an action.

    >>> from undermine import Game
    >>> action = Game("saboteur", seats=3, seed=7).legal[0]
    >>> action, isinstance(action, Action)
    (place N.E.S -1,0, True)
    """

    def __repr__(self) -> str:
        return written(self)


class Event(Struct, frozen=True, gc=False, kw_only=True, tag_field="did", tag=str.lower):
    """An effect of an action. Only `cards` may be secret; `readers` is the mask of who sees them.

    >>> from undermine.testing import Scene
    >>> Scene("saboteur turn=1 goals=?;gold;?").play("peek 2").events
    (Peeked(cards=('gold',), readers=1, counted=True, seat=0, goal=1),)
    """

    cards: tuple[str, ...] = ()
    readers: int = EVERYBODY
    counted: bool = True
    """False: who may not read the cards is not told how many they are."""
    curtain: ClassVar[bool] = False
    """After it the table is set anew, so clients show the state before it first."""
    closing: ClassVar[bool] = False
    """It closes a round, and how it was won is a story that takes its time."""
    look: ClassVar[bool] = False
    """Its seat alone was shown a hidden card, and needs a moment to look at it."""


if TYPE_CHECKING:
    TableT = TypeVar("TableT", bound=Table, default=Any)
else:
    TableT = TypeVar("TableT", bound=Table)
"""The table of a game; where a type checker is not told which, it may be any."""

_ITEMS_SHOWN: Final = 3
_CARDS_SHOWN: Final = 40
_PILES_SHOWN: Final = 240
"""So many items, letters of one pile and letters of all are shown of a state."""


class State(Struct, Generic[TableT], frozen=True, gc=False):
    """One moment of one game: a value that is compared and kept, never changed.

    >>> from undermine import position
    >>> rules, state = position("saboteur seats=3 turn=2 hand2=EW")
    >>> state.actor, state.piles["hand2"].cards, state.is_over
    (1, ('EW',), False)
    """

    table: TableT
    piles: Mapping[PileId, Pile]
    notes: tuple[Note, ...]
    agenda: tuple[Item, ...]
    """A stack: the last item is decided next. Empty: the game is over."""

    @property
    def actor(self) -> Seat:
        """Who decides next: a seat, `CHANCE`, `TABLE`, or `NOBODY` when the game is over."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    @property
    def is_over(self) -> bool:
        """Nothing is left to decide."""
        return not self.agenda

    def __repr__(self) -> str:
        return f"<State {self._shown()}>"

    def _shown(self) -> str:
        """The next items, and piles as positions write them, those with known cards first."""
        waits = ",".join(item_word(item) for item in reversed(self.agenda[-_ITEMS_SHOWN:]))
        more = ",…" if len(self.agenda) > _ITEMS_SHOWN else ""
        on = f"actor={self.actor} agenda={waits}{more}" if self.agenda else "over"
        held = [(name, pile.cards) for name, pile in self.piles.items() if pile.cards]
        held.sort(key=lambda entry: is_unknown(entry[1][0]))
        piles = " ".join(f"{name}={_short(cards)}" for name, cards in held)
        cut = piles[:_PILES_SHOWN].rpartition(" ")[0] + " …" if len(piles) > _PILES_SHOWN else piles
        return f"{on} {cut}".rstrip()


class View(State[TableT], Generic[TableT], frozen=True, gc=False):
    """A state as one seat sees it: a card that it may not see is an unknown card.

    >>> from undermine import Game
    >>> view = Game("saboteur", seats=3, seed=7).view(0)
    >>> view.seat, view.piles["hand2"].cards[0]
    (0, '?mine')
    """

    seat: Seat

    def __repr__(self) -> str:
        return f"<View seat={self.seat} {self._shown()}>"


def _short(cards: tuple[str, ...]) -> str:
    """Cards as positions write them, or how many they are."""
    word = cards_word(cards)
    return word if len(word) <= _CARDS_SHOWN else f"({len(cards)} cards)"
