"""Where engine and kernel meet: actions and numbers, states and positions, rulesets and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import fields as dataclass_fields
from typing import Any, Final

from undermine.core.board import Board
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    EVERYBODY,
    TABLE,
    Action,
    CardId,
    Item,
    Pile,
    State,
    pile,
    zone_of,
)
from undermine.core.tile import COVERED, Lay, Tile
from undermine.games import load
from undermine.kernel.errors import KernelError
from undermine.kernel.numbering import DEALING, NO_CARD, PLACING, REST, VERB_SHIFT, ItemCode, Verb

SPAN: Final = 96
"""The cells of a row of the kernel's window, and its rows; `grid.pxd` has the same number."""
CENTRE: Final = SPAN // 2 * (SPAN + 1)
COVERED_FACE: Final = 255
ALL: Final = 0xFFFF
"""The readers of an open pile, in sixteen bits."""
LAYS: Final = 1
TAKES: Final = 2
"""What a verb does to the board."""
DUE_NUMBER: Final = 1
DUE_SEAT: Final = 2
DUE_SEATS: Final = 3
DUE_LOW: Final = 4
"""A field of an agenda item: a number, a seat, a bit mask of seats, a number of four bits."""
NO_HOOKS: Final[frozenset[str]] = frozenset()


class Codec:
    """Numbers of the cards and lays of one ruleset at one number of seats."""

    version = 0
    """The version of the action numbers; it grows whenever a number changes its meaning."""
    verbs: tuple[Verb, ...] = ()
    """How the actions of the game are numbered."""
    items: tuple[ItemCode, ...] = ()
    """How the items of its agenda are numbered."""
    single_piles: tuple[str, ...] = ()
    """The piles without a number, in the order of their numbers in a trace."""
    zones: tuple[str, ...] = ()
    """The piles of seats and slots; the zone is the higher half of a number."""

    margins = (3, 3, 3, 3)
    """Cells of the usual window west, north, east and south of the first cards."""
    most_discarded = 1
    """So many cards can be discarded at once."""
    has_marks = False
    """Tokens lie on the board."""
    due_words: Mapping[int, tuple[int, int, int]] = {}
    """What the fields of agenda items tell in observations, by kind; see `DUE_NUMBER`."""
    board_effects: Mapping[int, int] = {PLACING.number: LAYS}
    """The verbs that lay a card or take one away; see `LAYS`."""

    def __init__(self, rules: Ruleset[Any, Any], seats: int) -> None:
        self.rules = rules
        self._verbs = {verb.kind: verb for verb in self.verbs}
        self._item_codes = {code.kind: code for code in self.items}
        self.seats = seats
        self.cards: tuple[CardId, ...] = tuple(sorted(card.id for card in rules.cards))
        self.card_number = {card: number for number, card in enumerate(self.cards)}
        self.lays: tuple[Lay, ...] = tuple(
            lay for card in self.cards if rules.cards[card].face for lay in rules.cards.lays(card)
        )
        self.lay_number = {lay: number for number, lay in enumerate(self.lays)}
        self.first: State[Any] = rules.setup(rules, seats)

    # -- what each game has of its own -------------------------------------------

    def tables(self) -> dict[str, Any]:
        """Everything that the compiled game must know of the ruleset, as numbers."""
        raise NotImplementedError

    def fields(self, state: State[Any]) -> dict[str, Any]:
        """A state as numbers."""
        raise NotImplementedError

    def state(self, fields: Mapping[str, Any]) -> State[Any]:
        """Numbers as a state, without notes."""
        raise NotImplementedError

    def goal_cells(self) -> tuple[Cell, ...]:
        """The cells of the cards that all want to reach."""
        raise NotImplementedError

    def front_cards(self) -> tuple[CardId, ...]:
        """The kinds of cards that can lie before a seat."""
        raise NotImplementedError

    def payments(self) -> list[tuple[list[int], int, list[list[int]]]]:
        """What payments tell all seats, by worth: see `MineCodec`."""
        return []

    # -- actions -----------------------------------------------------------------

    def number(self, action: Action) -> int:
        """The number of an action."""
        verb = self._verbs.get(type(action))
        if verb is None:
            raise KernelError(f"the kernel of {self.rules.name} has no number for {action!r}")
        return verb.number << VERB_SHIFT | verb.encode(self, action)

    def action(self, number: int, state: State[Any]) -> Action:
        """The action of a number; outcomes of chance depend on what is due in a state."""
        for verb in self.verbs:
            if verb.number == number >> VERB_SHIFT:
                with suppress(IndexError):
                    return verb.decode(self, number & REST, state)
        raise KernelError(f"{number} is no action number of {self.rules.name}")

    def dealt(self, card: CardId) -> int:
        """The number of the outcome of chance that deals a card."""
        return DEALING.number << VERB_SHIFT | self.card(card)

    # -- agenda and piles --------------------------------------------------------

    def item_numbers(self, agenda: Sequence[Item]) -> list[tuple[int, ...]]:
        """The agenda as numbers: kind, seat and three fields for each item."""
        return [self._item_numbers(item) for item in agenda]

    def _item_numbers(self, item: Item) -> tuple[int, ...]:
        code = self._item_codes.get(type(item))
        if code is None or item.seat == TABLE:
            raise KernelError(f"the kernel does not know the agenda item {item!r}")
        return code.number, item.seat, *code.encode(self, item)

    def agenda(self, fields: Mapping[str, Any]) -> tuple[Item, ...]:
        """The agenda of a position."""
        queue = tuple(fields.get("queue", ()))
        return tuple(self._item(numbers, queue) for numbers in fields["agenda"])

    def _item(self, numbers: Sequence[int], queue: tuple[int, ...]) -> Item:
        number, seat, a, b, c = numbers
        code = next(code for code in self.items if code.number == number)
        return code.kind(seat, *code.decode(self, (a, b, c), queue))

    def pile_name(self, number: int) -> str:
        """The pile of a number."""
        zone, slot = number >> 4, number & 15
        return pile(self.zones[zone], slot) if zone else self.single_piles[slot]

    def pile_number(self, name: str) -> int:
        """The number of a pile."""
        if name in self.single_piles:
            return self.single_piles.index(name)
        zone = zone_of(name)
        return self.zones.index(zone) << 4 | int(name[len(zone) :]) - 1

    def single(self, held: Pile) -> int:
        """The number of the one card of a pile, or of no card."""
        return self.card(held.cards[0]) if held.cards else NO_CARD

    def one(self, number: int) -> tuple[CardId, ...]:
        """The one card of a pile, or none."""
        return () if number == NO_CARD else (self.cards[number],)

    # -- boards ------------------------------------------------------------------

    def tiles(self, board: Board, fixed: Sequence[Cell]) -> list[tuple[int, int]]:
        """The cells and faces of all tiles, those of the fixed cells first."""
        if any(cell not in board.tiles for cell in fixed):
            raise KernelError("start cards and goals must lie where the sheet puts them")
        others = [cell for cell in board.tiles if cell not in fixed]
        return [(self.cell(cell), self.face(board.tiles[cell])) for cell in (*fixed, *others)]

    def face(self, tile: Tile) -> int:
        """The number of a tile."""
        return self.lay(self.rules.cards.normal(tile.lay)) if tile.open else COVERED_FACE

    def tile(self, face: int) -> Tile:
        """The tile of a number."""
        return COVERED if face == COVERED_FACE else self.rules.cards.tile(self.lays[face])

    # -- words and numbers -------------------------------------------------------

    def card(self, name: CardId) -> int:
        """The number of a card."""
        if name not in self.card_number:
            raise KernelError(f"{name!r} is no known card; resample a view before it is read")
        return self.card_number[name]

    def lay(self, lay: Lay) -> int:
        """The number of a card as it lies."""
        if lay not in self.lay_number:
            raise KernelError(f"the kernel of {self.rules.name} does not know the lay {lay}")
        return self.lay_number[lay]

    def cell(self, cell: Cell) -> int:
        """The number of a cell."""
        return cell_number(cell)

    def cell_of(self, number: int) -> Cell:
        """The cell of a number."""
        return cell_of(number)

    def bag(self, cards: Sequence[CardId]) -> list[int]:
        """The numbers of several cards."""
        return [self.card(card) for card in cards]

    def names(self, numbers: Sequence[int]) -> tuple[CardId, ...]:
        """Several cards in order, by their numbers."""
        return tuple(self.cards[number] for number in sorted(numbers))

    def per_card(self, values: Mapping[CardId, int]) -> list[int]:
        """A table by card; 0 where nothing is said."""
        return [values.get(card, 0) for card in self.cards]

    def require_card(self, name: str) -> int:
        """The number of a card that the rules of a game name."""
        return self.card_number.get(name, NO_CARD)


def cell_number(cell: Cell) -> int:
    """A cell of the window as one number."""
    x, y = cell[0] + SPAN // 2, cell[1] + SPAN // 2
    if not (0 < x < SPAN - 1 and 0 < y < SPAN - 1):
        raise KernelError(f"the cell {cell[0]},{cell[1]} lies outside the window of the kernel")
    return y * SPAN + x


def cell_of(number: int) -> Cell:
    """The cell of a number."""
    return number % SPAN - SPAN // 2, number // SPAN - SPAN // 2


def readers_number(readers: int) -> int:
    """The readers of a pile in sixteen bits."""
    return ALL if readers == EVERYBODY else readers


def readers_of(number: int) -> int:
    """The readers of a pile as the engine has them."""
    return EVERYBODY if number == ALL else number


def sides(mask: int) -> list[int]:
    """The sides of a bit mask."""
    return [side for side in (1, 2, 4, 8) if mask & side]


def ways_of(rules: Ruleset[Any, Any], lay: Lay) -> list[int]:
    """For each side of a lay, the ports that are joined to it inside the card."""
    tile = rules.cards.tile(lay)
    return [
        tile.mouths(tile.joined(tile.owner[side])) if side in tile.owner else 0
        for side in (1, 2, 4, 8)
    ]


def ladder_ports(rules: Ruleset[Any, Any], lay: Lay) -> int:
    """The ports that are joined to a ladder on a lay."""
    tile = rules.cards.tile(lay)
    joined = 0
    for space in range(len(tile.face.spaces)):
        if tile.ladders >> space & 1:
            joined |= tile.joined(space)
    return tile.mouths(joined)


# -- rulesets --------------------------------------------------------------------------------------


def check_rules(
    rules: Ruleset[Any, Any],
    seats: int,
    options: frozenset[str],
    tabled: frozenset[str] = NO_HOOKS,
) -> None:
    """Refuse what the kernel does not play; `tabled` are hooks that it reads as tables."""
    if seats not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise KernelError(f"{rules.name} is for {least} to {most} seats, not {seats!r}")
    for name in rules.chosen:
        if name not in options:
            raise KernelError(f"option {name} is not in the kernel; play it with the engine")
    printed = load(rules.name)
    if rules.version != printed.version:
        raise KernelError(f"version {rules.version} of {rules.name} is not in the kernel")
    for part in ("plays", "handlers", "calls"):
        if dict(getattr(rules, part)) != dict(getattr(printed, part)):
            raise KernelError(f"the {part} of this ruleset are not those of {printed.id}")
    _check_hooks(rules, printed, tabled)


def _check_hooks(
    rules: Ruleset[Any, Any], printed: Ruleset[Any, Any], tabled: frozenset[str]
) -> None:
    for field in dataclass_fields(rules.hooks):
        same = getattr(rules.hooks, field.name) is getattr(printed.hooks, field.name)
        if not same and field.name not in tabled:
            raise KernelError(f"the hook {field.name} of this ruleset is not in the kernel")
