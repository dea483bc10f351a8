"""Card files: reads `cards.toml` and `game.toml`, and refuses unknown fields and words.

[[path]]            the section is the kind of card
face = "NES"        the face code is also the id, unless `id` says otherwise
count = 5

[[action]]
id = "broken-lamp"
plays = ["break"]
tools = ["lamp"]    words and numbers that the game's own rules read
count = 3

[[action]]
id = "storm"
count = { I = 2, II = 1 }    copies with different backs are kinds of their own: storm-I, storm-II

Cards that are explained by the same sentence name a `topic`; without it a card has one of its own,
called like its id. `[topics]` says to which rule the help of a topic leads, `[unseen]` which topic
explains a card that lies face down, by its back, and `[pieces]` which one explains the piece that
stands for it on the board, by the topic of the card.

[topics]
bend = "XYZ-042"

A game that extends another begins with the package of that game, and with the kinds of cards
that it leaves in the box; a card that both files have is as the extending file says.

extends = "undermine.games.first"
without = ["gold"]
"""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from undermine.core.cards import Card, CardSet, Topic
from undermine.core.face import Face, FaceError, build_face, parse_face

_SheetT = TypeVar("_SheetT")


class CardFileError(ValueError):
    """A card file that cannot be used; names the file, the card and the field."""


class CardWords(NamedTuple):
    """The words that a game understands in its card file."""

    keys: frozenset[str] = frozenset()
    """Fields of its own, such as `tools`."""
    plays: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()


class _Entry(Struct, frozen=True):
    """The fields that every card may have; those of the game are read separately."""

    count: int | dict[str, int]
    """How many copies; by their backs, where those differ."""
    id: str = ""
    back: str = ""
    plays: tuple[str, ...] = ()
    face: str = ""
    spaces: dict[str, str] = {}
    links: tuple[str, ...] = ()
    tolls: tuple[str, ...] = ()
    topic: str = ""
    confidence: str = "certain"


_OWN_KEYS: Final = frozenset(_Entry.__struct_fields__)


class _Defaults(NamedTuple):
    """What a file says about whole kinds of cards, backs and topics."""

    backs: Mapping[str, str]
    topics: Mapping[str, str]
    unseen: Mapping[str, str]
    pieces: Mapping[str, str]

    def topic(self, name: str) -> Topic:
        """A topic with the rule that its help leads to."""
        return Topic(name, self.topics.get(name, "")) if name else Topic()


def load_sheet(package: str, kind: type[_SheetT]) -> _SheetT:
    """The numbers of `game.toml` as a struct."""
    try:
        return msgspec.convert(_read(package, "game.toml"), kind, str_keys=True)
    except msgspec.ValidationError as error:
        message = f"{package}/game.toml: {error}"
        raise CardFileError(message) from error


def load_cards(package: str, known: CardWords, turns: tuple[int, ...]) -> CardSet:
    """The cards of `cards.toml`."""
    return CardSet(read_cards(_read(package, "cards.toml"), known, f"{package}/cards.toml"), turns)


def read_cards(file: Mapping[str, Any], known: CardWords, name: str) -> list[Card]:
    """The cards of a card file that was parsed already."""
    sections = dict(file)
    inherited = _inherited(sections.pop("extends", ""), sections.pop("without", []), known, name)
    defaults = _Defaults(*(sections.pop(key, {}) for key in _Defaults._fields))
    totals: Mapping[str, int] = sections.pop("totals", {})
    cards: list[Card] = []
    for kind, entries in sections.items():
        if not isinstance(entries, list):
            _fail(name, f"{kind!r} is no section of cards; write [[{kind}]]")
        for entry in entries:
            cards += _cards(entry, kind, defaults, known, name)
    _refuse_doubles(cards, name)
    cards = list({card.id: card for card in (*inherited, *cards)}.values())
    _refuse_wrong_totals(cards, totals, name)
    return cards


def _inherited(package: str, without: list[str], known: CardWords, name: str) -> list[Card]:
    """The cards of the game that a file extends, but for the kinds that stay in the box."""
    if not package:
        return []
    file = _read(package, "cards.toml")
    for kind in without:
        if file.pop(kind, None) is None:
            _fail(name, f"{package} has no cards of the kind {kind!r} to do without")
    file["totals"] = {kind: n for kind, n in file.get("totals", {}).items() if kind not in without}
    return read_cards(file, known, f"{package}/cards.toml")


def _read(package: str, file: str) -> dict[str, Any]:
    raw = pkgutil.get_data(package, file)
    assert raw is not None, f"{package} has no {file}"
    try:
        return tomllib.loads(raw.decode())
    except tomllib.TOMLDecodeError as error:
        message = f"{package}/{file}: {error}"
        raise CardFileError(message) from error


# -- one card ------------------------------------------------------------------------------------


def _cards(
    entry: Any,  # noqa: ANN401 (as it was parsed)
    kind: str,
    defaults: _Defaults,
    known: CardWords,
    file: str,
) -> list[Card]:
    """The kinds of cards of one entry: one, or one for each back."""
    name = entry.get("id", entry.get("face")) if isinstance(entry, dict) else entry
    where = f"{file}, [[{kind}]] {name!r}"
    try:
        said = msgspec.convert(entry, _Entry)
    except msgspec.ValidationError as error:
        _fail(where, str(error))
    words, numbers = _own_fields(entry, known, where)
    face = _face_of(said, where)
    topic = said.topic or said.id or said.face
    cards = [
        Card(
            id=card,
            kind=kind,
            back=shown,
            count=count,
            plays=said.plays,
            face=face,
            words=words,
            numbers=numbers,
            confidence=said.confidence,
            topic=defaults.topic(topic),
            unseen=defaults.topic(defaults.unseen.get(shown, "")),
            piece=defaults.topic(defaults.pieces.get(topic, "")),
        )
        for card, shown, count in _copies(said, defaults.backs.get(kind, ""), where)
    ]
    for card in cards:
        _refuse_nonsense(card, known, where)
    return cards


def _copies(said: _Entry, back: str, where: str) -> list[tuple[str, str, int]]:
    """Id, back and number of every kind of card that an entry tells of."""
    card = said.id or said.face
    if isinstance(said.count, int):
        return [(card, said.back or back, said.count)]
    if said.back:
        _fail(where, f"back is {said.back!r}, but count tells the backs already")
    return [(f"{card}-{shown}", shown, count) for shown, count in said.count.items()]


def _own_fields(
    entry: Mapping[str, Any], known: CardWords, where: str
) -> tuple[dict[str, tuple[str, ...]], dict[str, int]]:
    """The fields that only this game has: lists of words, and numbers."""
    words: dict[str, tuple[str, ...]] = {}
    numbers: dict[str, int] = {}
    for key in sorted(set(entry) - _OWN_KEYS):
        value = entry[key]
        if key not in known.keys:
            listed = ", ".join(sorted(_OWN_KEYS | known.keys))
            _fail(where, f"unknown field {key!r}; known are {listed}")
        elif isinstance(value, int):
            numbers[key] = value
        elif isinstance(value, list) and all(isinstance(word, str) for word in value):
            words[key] = tuple(value)
        else:
            _fail(where, f"{key} is {value!r}; write a number, or a list of words in brackets")
    return words, numbers


def _face_of(said: _Entry, where: str) -> Face | None:
    try:
        if said.face:
            return parse_face(said.face)
        if said.spaces:
            return build_face(said.spaces, said.links, said.tolls)
    except FaceError as error:
        _fail(where, str(error))
    return None


def _refuse_nonsense(card: Card, known: CardWords, where: str) -> None:
    spaces = card.face.spaces if card.face else ()
    if not card.id or card.id.startswith("?"):
        _fail(where, "id is missing, or begins with '?', which is how unknown cards are written")
    if card.count < 0:
        _fail(where, f"count is {card.count}; a box holds no fewer than 0 of a card")
    if not card.back:
        _fail(where, "back is missing; give it here or for the whole kind in [backs]")
    _refuse_words(set(card.plays), known.plays, "play", where)
    _refuse_words({t for space in spaces for t in space.traits}, known.traits, "trait", where)


def _refuse_words(words: set[str], allowed: frozenset[str], what: str, where: str) -> None:
    for word in sorted(words - allowed):
        listed = ", ".join(sorted(allowed)) or "none"
        _fail(where, f"nobody knows the {what} {word!r}; known are {listed}")


# -- all cards -----------------------------------------------------------------------------------


def _refuse_doubles(cards: Iterable[Card], file: str) -> None:
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            _fail(file, f"{card.id!r} is there twice; give one entry and its count")
        seen.add(card.id)


def _refuse_wrong_totals(cards: list[Card], totals: Mapping[str, int], file: str) -> None:
    for kind, total in totals.items():
        found = sum(card.count for card in cards if card.kind == kind)
        if found != total:
            _fail(file, f"the box holds {total} {kind} cards, but the counts add up to {found}")


def _fail(where: str, why: str) -> NoReturn:
    raise CardFileError(f"{where}: {why}")
