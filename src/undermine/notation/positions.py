"""Positions: one moment of a game on one line.

    saboteur seats=3 turn=2 board=0,0:start;1,0:EW goals=?;?;stone-nw@2 hand2=map&NS

The first word is the ruleset, the others are `key=value` in any order. What is left out has
the value it has when the cards of the first round are dealt and nobody has played yet. A
position with neither `turn` nor `agenda` is a table before the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_type_hints

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    DARK,
    EVERYBODY,
    Item,
    Note,
    Pile,
    State,
    Table,
    View,
    pile,
    seats_of,
)
from undermine.core.words import (
    NOTHING,
    Word,
    actor_word,
    cards_word,
    cell_word,
    item_word,
    lay_word,
    seats_word,
    value_word,
    words_of,
)
from undermine.notation.baseline import baseline
from undermine.notation.errors import NotationError
from undermine.notation.keys import Keys, split_position
from undermine.notation.reading import (
    read_actor,
    read_cards,
    read_cell,
    read_lay,
    read_number,
    read_pile,
    read_word,
)

# -- writing -------------------------------------------------------------------------------------


def write_position(rules: Ruleset[Any], state: State[Any]) -> str:
    """A state or a view on one line."""
    seats = state.table.seats
    dealt = state.agenda != rules.setup(rules, seats).agenda
    base = baseline(rules, seats, dealt=dealt)
    words = [rules.id.replace(f"@{rules.version}", "", 1), f"seats={seats}"]
    if isinstance(state, View):
        words.append(f"view={actor_word(state.seat)}")
    if dealt:
        words.append(_agenda_word(state.agenda))
    words += _table_words(state.table, base.table)
    words += _pile_words(rules, state, base)
    if state.notes:
        words.append("notes=" + ";".join(map(_note_word, state.notes)))
    return " ".join(words)


def _agenda_word(agenda: tuple[Item, ...]) -> str:
    items = [item_word(item) for item in reversed(agenda)]
    if len(items) == 1 and items[0].startswith("turn:"):
        return items[0].replace(":", "=")
    return "agenda=" + (";".join(items) or NOTHING)


def _table_words(table: Table, base: Table) -> Iterator[str]:
    for name, word in words_of(type(table)).items():
        value, usual = getattr(table, name), getattr(base, name)
        if name == "seats" or value == usual:
            continue
        if word.kind == "board":
            yield f"{name}={_board_word(value)}"
        elif word.kind in _BY_SEAT:
            yield from _by_seat(name, value, usual, word.kind)
        else:
            yield f"{name}={value_word(word, value)}"


def _by_seat(name: str, value: Any, usual: Any, kind: str) -> Iterator[str]:  # noqa: ANN401
    for seat, (now, before) in enumerate(zip(value, usual, strict=True)):
        if now != before:
            yield f"{name}{seat + 1}={_BY_SEAT[kind](now)}"


def _board_word(board: Board) -> str:
    tiles = [(cell, tile) for cell, tile in sorted(board.tiles.items()) if tile.open]
    return ";".join(f"{cell_word(cell)}:{lay_word(tile.lay)}" for cell, tile in tiles)


def _pile_words(rules: Ruleset[Any], state: State[Any], base: State[Any]) -> Iterator[str]:
    for zone, shape in rules.zones.items():
        names = [pile(zone, slot) for slot in shape.pile_slots(state.table.seats)]
        changed = [name for name in names if state.piles[name] != base.piles[name]]
        if changed and shape.slots > 0:
            words = [_pile_word(state.piles[name], base.piles[name]) for name in names]
            yield f"{zone}s=" + ";".join(words)
        else:
            for name in changed:
                yield f"{name}={_pile_word(state.piles[name], base.piles[name])}"


def _pile_word(held: Pile, usual: Pile) -> str:
    readers = "" if held.readers == usual.readers else "@" + _readers_word(held.readers)
    return cards_word(held.cards) + readers


def _readers_word(readers: int) -> str:
    return "=" if readers == EVERYBODY else seats_word(seats_of(readers))


def _note_word(note: Note) -> str:
    return f"{actor_word(note.reader)}:{'&'.join(note.places)}:{cards_word(note.cards)}"


_BY_SEAT: dict[str, Callable[[Any], str]] = {"cards-by-seat": cards_word, "numbers-by-seat": str}


# -- reading -------------------------------------------------------------------------------------


def parse_position(rules: Ruleset[Any], text: str) -> State[Any]:
    """Read a position of this game; its first word, the ruleset, is taken as read."""
    keys = split_position(text)
    seats = keys.take("seats", _seats_reader(rules), default=rules.seats[0])
    viewer = keys.take("view", read_actor, default=None)
    agenda = _take_agenda(rules, keys)
    base = baseline(rules, seats, dealt=agenda is not None)
    table = _take_table(rules, base.table, keys)
    piles = {**base.piles, **_take_piles(rules, base, keys)}
    nothing: tuple[Note, ...] = ()
    notes = keys.take("notes", lambda word: _read_notes(rules, word), default=nothing)
    keys.refuse_rest(_known_keys(rules, base))
    state = State(table, piles, notes, base.agenda if agenda is None else agenda)
    _refuse_strangers(state, viewer, text)
    settled = _settled(rules, state, text)
    if viewer is None:
        return settled
    return View(settled.table, settled.piles, settled.notes, settled.agenda, viewer)


def _settled(rules: Ruleset[Any], state: State[Any], text: str) -> State[Any]:
    try:
        settled: State[Any] = rules.hooks["settled"](rules, state)
    except ValueError as error:
        raise NotationError(text, str(error)) from None
    return settled


def _seats_reader(rules: Ruleset[Any]) -> Any:  # noqa: ANN401 (a reader)
    def read(word: str) -> int:
        seats = read_number(word)
        if seats not in rules.seats:
            wanted = f"{rules.name} is for {rules.seats[0]} to {rules.seats[-1]} seats"
            raise NotationError(word, wanted)
        return seats

    return read


def _take_agenda(rules: Ruleset[Any], keys: Keys) -> tuple[Item, ...] | None:
    none: tuple[Item, ...] | None = None
    turn = keys.take("turn", lambda word: _read_agenda(rules, f"turn:{word}"), default=none)
    if turn is not None:
        keys.refuse("agenda", "turn is given already, and says all that the agenda would")
    return keys.take("agenda", lambda word: _read_agenda(rules, word), default=turn)


def _read_agenda(rules: Ruleset[Any], word: str) -> tuple[Item, ...]:
    if word == NOTHING:
        return ()
    return tuple(_read_item(rules, part) for part in reversed(word.split(";")))


def _read_item(rules: Ruleset[Any], text: str) -> Item:
    kinds = {str(kind.__struct_config__.tag): kind for kind in rules.handlers}
    tag, *parts = text.split(":")
    words = words_of(kinds[tag]) if tag in kinds else {}
    if tag not in kinds or len(parts) != len(words):
        forms = ", ".join(":".join([name, *words_of(kinds[name])]) for name in sorted(kinds))
        raise NotationError(text, f"agenda items are {forms}")
    values = [
        read_word(rules, word, part) for word, part in zip(words.values(), parts, strict=True)
    ]
    return kinds[tag](*values)


def _take_table(rules: Ruleset[Any], base: Table, keys: Keys) -> Table:
    changes: dict[str, Any] = {}
    for name, word in words_of(type(base)).items():
        usual = getattr(base, name)
        if word.kind in _BY_SEAT:
            changes[name] = _take_by_seat(rules, name, usual, word.kind, keys)
        elif name != "seats":
            changes[name] = keys.take(name, _field_reader(rules, base, name, word), default=usual)
    return replace(base, **changes)


def _field_reader(rules: Ruleset[Any], base: Table, name: str, word: Word) -> Callable[[str], Any]:
    if word.kind == "board":
        return lambda text: _read_board(rules, getattr(base, name), text)
    if word.kind == "records":
        kind = get_type_hints(type(base))[name].__args__[0]
        return lambda text: _read_records(rules, kind, text)
    return lambda text: read_word(rules, word, text)


def _take_by_seat(
    rules: Ruleset[Any], name: str, usual: tuple[Any, ...], kind: str, keys: Keys
) -> tuple[Any, ...]:
    def read(text: str) -> Any:  # noqa: ANN401 (by kind)
        return read_number(text) if kind == "numbers-by-seat" else read_cards(rules, text, "")

    return tuple(
        keys.take(f"{name}{seat + 1}", read, default=value) for seat, value in enumerate(usual)
    )


def _read_records(rules: Ruleset[Any], kind: type[Any], text: str) -> tuple[Any, ...]:
    if text == NOTHING:
        return ()
    records = []
    words = words_of(kind)
    for part in text.split(";"):
        values = part.split(":")
        if len(values) != len(words):
            raise NotationError(part, f"write {':'.join(words)}")
        records.append(
            kind(*(read_word(rules, w, v) for w, v in zip(words.values(), values, strict=True)))
        )
    return tuple(records)


def _read_board(rules: Ruleset[Any], usual: Board, text: str) -> Board:
    tiles = dict(usual.tiles)
    for part in text.split(";"):
        cell, colon, lay = part.partition(":")
        if not colon:
            raise NotationError(part, "a card on the board is written like 1,0:EW")
        tiles[read_cell(cell)] = rules.cards.tile(read_lay(rules, lay))
    return Board(tiles, usual.roots, usual.marks)


def _take_piles(rules: Ruleset[Any], base: State[Any], keys: Keys) -> Mapping[str, Pile]:
    piles: dict[str, Pile] = {}
    for zone, shape in rules.zones.items():
        names = [pile(zone, slot) for slot in shape.pile_slots(base.table.seats)]
        if shape.slots:
            piles.update(_take_group(rules, base, zone, names, keys))
        for name in names:
            usual = piles.get(name, base.piles[name])
            piles[name] = keys.take(name, _pile_reader(rules, zone, usual), default=usual)
    return piles


def _take_group(
    rules: Ruleset[Any], base: State[Any], zone: str, names: list[str], keys: Keys
) -> Mapping[str, Pile]:
    """`goals=?;?;gold` is short for `goal1=? goal2=? goal3=gold`."""

    def read(text: str) -> dict[str, Pile]:
        words = text.split(";")
        if len(words) != len(names):
            wanted = f"there are {len(names)} of them: write {zone}s={';'.join('?' * len(names))}"
            raise NotationError(text, wanted)
        return {
            name: _pile_reader(rules, zone, base.piles[name])(word)
            for name, word in zip(names, words, strict=True)
        }

    return keys.take(f"{zone}s", read, default={})


def _pile_reader(rules: Ruleset[Any], zone: str, usual: Pile) -> Callable[[str], Pile]:
    return lambda word: _read_pile_word(rules, zone, usual, word)


def _read_pile_word(rules: Ruleset[Any], zone: str, usual: Pile, word: str) -> Pile:
    text, at, readers = word.partition("@")
    mask = _read_readers(readers) if at else usual.readers
    cards = read_cards(rules, text, zone)
    for card in cards:
        fits = (
            not usual.counted if card in DARK else rules.cards.back_of(card) in _backs(rules, zone)
        )
        if not fits:
            raise NotationError(card, f"such a card is never in {zone}")
    return Pile(cards, mask, usual.counted)


def _backs(rules: Ruleset[Any], zone: str) -> tuple[str, ...]:
    return rules.zones[zone].backs


def _read_readers(text: str) -> int:
    if text == "=":
        return EVERYBODY
    mask = 0
    for part in () if text == NOTHING else text.split("&"):
        seat = read_actor(part)
        if seat < 0:
            raise NotationError(part, "readers are seats such as @1&3, '@=' everybody, '@-' nobody")
        mask |= 1 << seat
    return mask


def _read_notes(rules: Ruleset[Any], text: str) -> tuple[Note, ...]:
    return tuple(sorted(_read_note(rules, part) for part in text.split(";")))


def _read_note(rules: Ruleset[Any], text: str) -> Note:
    parts = text.split(":")
    if len(parts) != 3:  # noqa: PLR2004 (reader, places, cards)
        raise NotationError(text, "a note is reader:places:cards, such as 1:discard:map")
    places = tuple(sorted(read_pile(rules, place) for place in parts[1].split("&")))
    return Note(read_actor(parts[0]), places, read_cards(rules, parts[2], ""))


def _known_keys(rules: Ruleset[Any], base: State[Any]) -> list[str]:
    by_seat = [n for n, word in words_of(type(base.table)).items() if word.kind in _BY_SEAT]
    plain = [n for n, word in words_of(type(base.table)).items() if word.kind not in _BY_SEAT]
    groups = [f"{zone}s" for zone, shape in rules.zones.items() if shape.slots > 0]
    return [
        *plain,
        "turn",
        "agenda",
        "view",
        *(f"{n}1" for n in by_seat),
        *groups,
        *base.piles,
        "notes",
    ]


def _refuse_strangers(state: State[Any], viewer: int | None, text: str) -> None:
    """Whoever is named must sit at this table, and whatever pile is named must be there."""
    seats = state.table.seats
    named = [*_named(state, "seat"), *(note.reader for note in state.notes)]
    named += [seat for group in _named(state, "seats") for seat in group]
    named += [seats_of(held.readers)[-1] for held in state.piles.values() if held.readers > 0]
    named += [viewer] if viewer is not None else []
    for seat in named:
        if seat >= seats:
            wanted = f"there are {seats} seats, so there is no seat {seat + 1}"
            raise NotationError(text, wanted)
    piles = [*_named(state, "pile"), *(place for note in state.notes for place in note.places)]
    for name in piles:
        if name not in state.piles:
            raise NotationError(text, f"there is no pile {name} at a table of {seats}")


def _named(state: State[Any], kind: str) -> Iterator[Any]:
    """Everything of one kind that the agenda and the table name."""
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
