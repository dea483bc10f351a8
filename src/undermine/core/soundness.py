"""Checks of positions that people write down.

A position is sound if no check finds anything wrong with it. `NAMES` and `SHARED` are the checks
of every game; a game adds its own (`Ruleset.soundness`), some of them made here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import fields

from undermine.core.actions import ChooseStarter, Turn
from undermine.core.board import Board
from undermine.core.dealing import DealTo, LoseCard
from undermine.core.grammar import cell_word, place_word, words_of
from undermine.core.grid import Cell, Edge, beside
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    TABLE,
    Item,
    Pile,
    PileId,
    State,
    pile,
    seats_of,
)

Check = Callable[[Ruleset[Any, Any], State[Any]], Iterable[str]]
"""Lists the faults of a position, in words."""


def sound_state(rules: Ruleset[Any], state: State[Any]) -> State[Any]:
    """A position with its derived fields; one that cannot occur in a game is a ValueError."""
    _refuse(NAMES, rules, state)
    state = rules.hooks.derive_state(rules, state)
    _refuse((*SHARED, *rules.soundness), rules, state)
    return state


def _refuse(checks: Iterable[Check], rules: Ruleset[Any], state: State[Any]) -> None:
    for check in checks:
        for why in check(rules, state):
            raise ValueError(why)


# -- names of seats and piles ----------------------------------------------------------------------


def strangers(_rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """Every seat and every pile that is named exists at this table."""
    seats = state.table.seats
    named = [*_named(state, "seat"), *(note.reader for note in state.notes)]
    named += [seat for group in _named(state, "seats") for seat in group]
    named += [seats_of(held.readers)[-1] for held in state.piles.values() if held.readers > 0]
    for seat in named:
        if seat >= seats:
            yield f"there are {seats} seats, so there is no seat {seat + 1}"
    places = [*_named(state, "pile"), *(place for note in state.notes for place in note.places)]
    for name in places:
        if name not in state.piles:
            yield f"there is no pile {name} at a table of {seats}"


def _named(state: State[Any], kind: str) -> Iterator[Any]:
    """All values of one kind in the agenda and on the table."""
    table = state.table
    records = [
        record
        for name, word in words_of(type(table)).items()
        if word.kind == "records"
        for record in getattr(table, name)
    ]
    for part in (*state.agenda, table, *records):
        for name, word in words_of(type(part)).items():
            if word.kind == kind:
                yield getattr(part, name)


def wrong_seats(_rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """A seat on the table is a seat, or nobody where nobody is usual; seats are there once."""
    table = state.table
    usual = {field.name: field.default for field in fields(type(table))}
    for name, word in words_of(type(table)).items():
        value = getattr(table, name)
        if word.kind == "seats" and (len(set(value)) != len(value) or min(value, default=0) < 0):
            yield f"{name} is seats, each once"
        elif word.kind == "seat" and value < 0 and (value, usual[name]) != (NOBODY, NOBODY):
            yield f"{name} is a seat" + (", or '-'" if usual[name] == NOBODY else "")


# -- the board -------------------------------------------------------------------------------------


def crosswise_cards(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """Cards lie only as the game lets them be turned."""
    for board in boards(state):
        for at, tile in board.tiles.items():
            if tile.turn not in rules.cards.turns:
                yield f"{tile.card} lies crosswise at {cell_word(at)}"


def cards_outside(_rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """Cards lie inside the board, where it has an edge."""
    for board in boards(state):
        for at, tile in board.tiles.items():
            if board.area is not None and not board.area.holds(at):
                yield f"{tile.card} cannot lie at {cell_word(at)}"


def loose_tokens(_rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """A token on a border has a card beside it, and one on a space that space."""
    for board in boards(state):
        for place, mark in board.marks.items():
            if isinstance(place, Edge):
                is_loose = not {place.cell, beside(place.cell, place.side)} & board.tiles.keys()
            else:
                tile = board.tiles.get(place.cell)
                is_loose = tile is None or place.space >= len(tile.face.spaces)
            if is_loose:
                yield f"{mark.kind} cannot be at {place_word(place)}, where no card lies"


def boards(state: State[Any]) -> Iterator[Board]:
    """The boards of a table."""
    for name, word in words_of(type(state.table)).items():
        if word.kind == "board":
            yield getattr(state.table, name)


# -- the agenda ------------------------------------------------------------------------------------


def wrong_agenda(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """Each item has an actor that can decide it, and the next one can be decided now."""
    for item in state.agenda:
        yield from _wrong_item(rules, item)
    if not state.agenda:
        return
    item = state.agenda[-1]
    if item.seat == NOBODY:
        yield f"a duty such as {tag(item)} is done at once and never waits"
    elif isinstance(item, DealTo):
        yield from _undealable(state, item)
    elif isinstance(item, LoseCard) and not state.piles[item.source].cards:
        yield f"{item.source} holds no card to lose"
    elif isinstance(item, Turn) and not state.piles[pile("hand", item.seat)].cards:
        yield f"it is the turn of seat {item.seat + 1}, whose hand is empty"


def _wrong_item(rules: Ruleset[Any], item: Item) -> Iterator[str]:
    """The actor of an item, and the seats that it names."""
    handler = rules.handlers[type(item)]
    if handler.candidates is None:
        if item.seat != NOBODY:
            yield f"{tag(item)} is a duty: nobody decides it, so write {tag(item)}:-"
    elif handler.odds is None:
        if item.seat < 0:
            yield f"only a seat can decide {tag(item)}"
    elif item.seat not in (CHANCE, TABLE):
        yield f"no seat decides {tag(item)}"
    if min(_about(item), default=0) < 0:
        yield f"{tag(item)} is about seats"


def _about(item: Item) -> Iterator[int]:
    """The seats that an item names besides the one that decides it."""
    for name, word in words_of(type(item)).items():
        if word.kind == "seats":
            yield from getattr(item, name)
        elif word.kind == "seat" and name != "seat":
            yield getattr(item, name)


def tag(item: Item) -> str:
    """The name of an item in notation."""
    return type(item).__name__.lower()


def _undealable(state: State[Any], item: DealTo) -> Iterator[str]:
    source = state.piles[item.source]
    if item.count < 1 or (len(source.cards) < item.count and not source.is_dark):
        yield f"{item.source} holds fewer cards than are to be dealt"


NAMES: Final[tuple[Check, ...]] = (strangers, wrong_seats)
"""Checks that come before a position is completed."""
SHARED: Final[tuple[Check, ...]] = (crosswise_cards, cards_outside, loose_tokens, wrong_agenda)
"""Checks of every game."""


# -- checks that games fill in ---------------------------------------------------------------------


def is_dealt(state: State[Any]) -> bool:
    """The cards are dealt, and the game is not over."""
    return bool(state.agenda) and not isinstance(state.agenda[-1], DealTo | ChooseStarter)


def with_open_cards_gone(
    state: State[Any], pile_of: Callable[[int], PileId], cells: Iterable[Cell]
) -> dict[PileId, Pile]:
    """The piles of a position; `pile_of(n)` is empty where the card of the nth cell is face up."""
    tiles = state.table.board.tiles
    opened = [pile_of(slot) for slot, at in enumerate(cells) if tiles[at].open]
    return {**state.piles, **{name: Pile() for name in opened if state.piles[name].cards}}


def at_home(homes: Callable[[Ruleset[Any, Any], int], Mapping[Cell, str]]) -> Check:
    """Cards with a place of their own lie there, and nothing else does.

    `homes` names a card or a kind for each such cell; everywhere else lie path cards.
    """

    def check(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
        special = homes(rules, state.table.seats)
        for board in boards(state):
            for at, tile in board.tiles.items():
                named = {tile.card, rules.cards[tile.card].kind} if tile.open else set()
                if tile.open and special.get(at, "path") not in named:
                    yield f"{tile.card} cannot lie at {cell_word(at)}"

    return check


def holding(
    wanted: Callable[[Ruleset[Any, Any], State[Any]], Mapping[PileId, Collection[int]]],
) -> Check:
    """Once the cards are dealt, piles hold as many as they should."""

    def check(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
        for name, counts in wanted(rules, state).items() if is_dealt(state) else ():
            held = len(state.piles[name].cards)
            if held not in counts:
                yield f"{name} should hold {max(counts)} card, not {held}"

    return check


def face_down(*zones: str) -> Check:
    """While a seat is on, nothing in these piles lies open to everybody."""

    def check(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
        if not state.agenda or not isinstance(state.agenda[-1], Turn):
            return
        for zone in zones:
            for slot in rules.zones[zone].pile_slots(state.table.seats):
                name = pile(zone, slot)
                if state.piles[name].readers == EVERYBODY and state.piles[name].cards:
                    yield f"{name} lies face down while a seat is on; name who knows it, as in @1&2"

    return check


def no_tokens(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """No token lies on the board."""
    for board in boards(state):
        for place, mark in board.marks.items():
            yield f"{mark.kind} cannot be at {place_word(place)}: {rules.name} has no tokens"


def rounds_in_order(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """A round is one of those that are played."""
    if not 1 <= state.table.round <= rules.sheet.rounds:
        yield f"there are rounds 1 to {rules.sheet.rounds}, not {state.table.round}"
