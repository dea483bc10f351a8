"""Reading positions: the inverse of `undermine.notation.positions`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_type_hints

from msgspec.structs import replace

from undermine.core.board import Board, Mark
from undermine.core.grammar import NOTHING, Word, words_of
from undermine.core.grid import Edge, Spot
from undermine.core.ruleset import Ruleset
from undermine.core.soundness import sound_state
from undermine.core.state import (
    DARK,
    EVERYBODY,
    Item,
    Note,
    Pile,
    State,
    Table,
    View,
    is_unknown,
    pile,
)
from undermine.notation.baseline import baseline
from undermine.notation.errors import NotationError, pieces, shifted
from undermine.notation.keys import Keys, split_position
from undermine.notation.reading import (
    read_actor,
    read_cards,
    read_cell,
    read_lay,
    read_number,
    read_pile,
    read_place,
    read_spot,
    read_thing,
    read_word,
)

_BY_SEAT = ("cards-by-seat", "numbers-by-seat", "spots-by-seat")
_MARK = (2, 3, 4)
"""Place and kind, then an owner, then the remaining uses."""


def parse_position(rules: Ruleset[Any], text: str) -> State[Any]:
    """Read a position of this game; its first word, the ruleset, is taken as read.

    >>> from undermine import load
    >>> parse_position(load("saboteur"), "saboteur seats=3 turn=2").actor
    1
    """
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
    try:
        whole = sound_state(rules, state)
    except ValueError as error:
        raise NotationError(text, str(error)) from None
    if viewer is None:
        return whole
    if viewer >= seats:
        raise NotationError(text, f"there are {seats} seats, so there is no seat {viewer + 1}")
    return View(whole.table, whole.piles, whole.notes, whole.agenda, viewer)


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
    turn = keys.take("turn", lambda word: _read_turn(rules, word), default=none)
    if turn is not None:
        keys.refuse("agenda", "turn is given already, and says all that the agenda would")
    return keys.take("agenda", lambda word: _read_agenda(rules, word), default=turn)


def _read_turn(rules: Ruleset[Any], word: str) -> tuple[Item, ...]:
    return (_item_kinds(rules)["turn"](read_actor(word)),)


def _read_agenda(rules: Ruleset[Any], word: str) -> tuple[Item, ...]:
    items: list[Item] = []
    for part, at in () if word == NOTHING else pieces(word, ";"):
        with shifted(at):
            items.append(_read_item(rules, part))
    return tuple(reversed(items))


def _item_kinds(rules: Ruleset[Any]) -> dict[str, type[Item]]:
    return {str(kind.__struct_config__.tag): kind for kind in rules.handlers}


def _read_item(rules: Ruleset[Any], text: str) -> Item:
    kinds = _item_kinds(rules)
    tag, *values = text.split(":")
    if tag not in kinds or len(values) != len(words_of(kinds[tag])):
        forms = ", ".join(":".join([name, *words_of(kinds[name])]) for name in sorted(kinds))
        raise NotationError(text, f"agenda items are {forms}")
    return kinds[tag](*_read_fields(rules, kinds[tag], text, skip=1))


def _read_fields(rules: Ruleset[Any], kind: type[Any], text: str, *, skip: int = 0) -> list[Any]:
    """The values between colons, each by the word of its field."""
    words = words_of(kind)
    parts = list(pieces(text, ":"))[skip:]
    if len(parts) != len(words):
        raise NotationError(text, f"write {':'.join([*text.split(':')[:skip], *words])}")
    values: list[Any] = []
    for word, (part, at) in zip(words.values(), parts, strict=True):
        with shifted(at):
            values.append(read_word(rules, word, part))
    return values


def _take_table(rules: Ruleset[Any], base: Table, keys: Keys) -> Table:
    changes: dict[str, Any] = {}
    for name, word in words_of(type(base)).items():
        usual = getattr(base, name)
        if word.kind in _BY_SEAT:
            changes[name] = _take_by_seat(rules, name, usual, word.kind, keys)
        elif name != "seats":
            changes[name] = keys.take(name, _field_reader(rules, base, name, word), default=usual)
        if word.kind == "board":
            board: Board = changes[name]
            marks = keys.take("marks", _read_marks, default=board.marks)
            changes[name] = board if marks == board.marks else board.with_marks(marks)
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
        if kind == "numbers-by-seat":
            return read_number(text)
        if kind == "spots-by-seat":
            return None if text == NOTHING else read_spot(text)
        cards = read_cards(rules, text, "")
        if any(map(is_unknown, cards)):
            raise NotationError(text, "what lies open is known")
        return cards

    return tuple(
        keys.take(f"{name}{seat + 1}", read, default=value) for seat, value in enumerate(usual)
    )


def _read_records(rules: Ruleset[Any], kind: type[Any], text: str) -> tuple[Any, ...]:
    records: list[Any] = []
    for part, at in () if text == NOTHING else pieces(text, ";"):
        with shifted(at):
            records.append(kind(*_read_fields(rules, kind, part)))
    return tuple(records)


def _read_board(rules: Ruleset[Any], usual: Board, text: str) -> Board:
    tiles, written = dict(usual.tiles), set()
    for part, at in pieces(text, ";"):
        cell, colon, lay = part.partition(":")
        with shifted(at):
            if not colon:
                raise NotationError(part, "a card on the board is written like 1,0:EW")
            here = read_cell(cell)
            if here in written:
                raise NotationError(part, f"{cell} is given twice; one card lies in a cell")
            written.add(here)
        with shifted(at + len(cell) + 1):
            tiles[here] = rules.cards.tile(read_lay(rules, lay))
    return usual.rebuilt(tiles)


def _read_marks(text: str) -> dict[Spot | Edge, Mark]:
    marks: dict[Spot | Edge, Mark] = {}
    for part, at in () if text == NOTHING else pieces(text, ";"):
        with shifted(at):
            place, mark = _read_mark(part)
            if place in marks:
                raise NotationError(part, "two tokens never lie in one place")
            marks[place] = mark
    return marks


def _read_mark(text: str) -> tuple[Spot | Edge, Mark]:
    words = [word for word, _ in pieces(text, ":")]
    if len(words) not in _MARK:
        wanted = "a token is place:kind, then its owner and what is left, such as 3,-1/E:web:2:2"
        raise NotationError(text, wanted)
    kind = read_thing(words[1])
    owner = [read_actor(word) for word in words[2:3]]
    left = [read_number(word) for word in words[3:]]
    return read_place(words[0]), Mark(kind, *owner, *left)


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
        words = list(pieces(text, ";"))
        if len(words) != len(names):
            wanted = f"there are {len(names)} of them: write {zone}s={';'.join('?' * len(names))}"
            raise NotationError(text, wanted)
        piles: dict[str, Pile] = {}
        for name, (word, at) in zip(names, words, strict=True):
            with shifted(at):
                piles[name] = _pile_reader(rules, zone, base.piles[name])(word)
        return piles

    return keys.take(f"{zone}s", read, default={})


def _pile_reader(rules: Ruleset[Any], zone: str, usual: Pile) -> Callable[[str], Pile]:
    return lambda word: _read_pile_word(rules, zone, usual, word)


def _read_pile_word(rules: Ruleset[Any], zone: str, usual: Pile, word: str) -> Pile:
    text, sign, readers = word.partition("@")
    with shifted(len(text) + 1):
        mask = _read_readers(readers) if sign else usual.readers
    cards = read_cards(rules, text, zone)
    for card, at in _where(text, cards):
        fits = (
            not usual.counted if card in DARK else rules.cards.back_of(card) in _backs(rules, zone)
        )
        if not fits:
            raise NotationError(card, f"such a card is never in {zone}", column=at + 1)
    return Pile(cards, mask, usual.counted)


def _where(text: str, cards: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Cards with the place where they are written."""
    places = dict(pieces(text, "&"))
    return ((card, places.get(card, 0)) for card in cards)


def _backs(rules: Ruleset[Any], zone: str) -> tuple[str, ...]:
    return rules.zones[zone].backs


def _read_readers(text: str) -> int:
    if text == "=":
        return EVERYBODY
    mask = 0
    for part, at in () if text == NOTHING else pieces(text, "&"):
        with shifted(at):
            seat = read_actor(part)
            if seat < 0:
                wanted = "readers are seats such as @1&3, '@=' everybody, '@-' nobody"
                raise NotationError(part, wanted)
            mask |= 1 << seat
    return mask


def _read_notes(rules: Ruleset[Any], text: str) -> tuple[Note, ...]:
    notes: list[Note] = []
    for part, at in pieces(text, ";"):
        with shifted(at):
            notes.append(_read_note(rules, part))
    return tuple(sorted(notes))


def _read_note(rules: Ruleset[Any], text: str) -> Note:
    parts = list(pieces(text, ":"))
    if len(parts) != 3:  # noqa: PLR2004 (reader, places, cards)
        raise NotationError(text, "a note is reader:places:cards, such as 1:discard:map")
    (reader, _), (places, second), (cards, third) = parts
    found: list[str] = []
    for place, at in pieces(places, "&"):
        with shifted(second + at):
            found.append(read_pile(rules, place))
    with shifted(third):
        return Note(read_actor(reader), tuple(sorted(found)), read_cards(rules, cards, ""))


def _known_keys(rules: Ruleset[Any], base: State[Any]) -> list[str]:
    by_seat = [n for n, word in words_of(type(base.table)).items() if word.kind in _BY_SEAT]
    plain = [n for n, word in words_of(type(base.table)).items() if word.kind not in _BY_SEAT]
    groups = [f"{zone}s" for zone, shape in rules.zones.items() if shape.slots > 0]
    return [
        *plain,
        "marks",
        "turn",
        "agenda",
        "view",
        *(f"{n}1" for n in by_seat),
        *groups,
        *base.piles,
        "notes",
    ]
