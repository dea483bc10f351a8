"""Cards as data: reads `cards.toml` and `game.toml` and refuses what it does not know.

[[path]]            the section is the kind of card
face = "NES"        the face code is also the id, unless `id` says otherwise
count = 5

[[action]]
id = "broken-lamp"
plays = ["break"]
tools = ["lamp"]    words and numbers that the game's own rules read
count = 3
"""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from undermine.core.face import Face, FaceError, build_face, parse_face
from undermine.core.growth import Need, misfit
from undermine.core.tile import Lay, Tile

_OWN_KEYS: Final = frozenset(
    {"id", "back", "count", "plays", "face", "spaces", "links", "tolls", "confidence"}
)
_SheetT = TypeVar("_SheetT")


class CardFileError(ValueError):
    """A card file that cannot be used; names the file, the card and the field."""


class Card(Struct, frozen=True):
    """A kind of card."""

    id: str
    kind: str
    back: str
    count: int
    plays: tuple[str, ...] = ()
    face: Face | None = None
    words: Mapping[str, tuple[str, ...]] = {}
    """What the game's rules read off it, such as its tools."""
    numbers: Mapping[str, int] = {}
    confidence: str = "certain"
    """How sure the count and face are: certain, likely or reconstructed."""


class Fits(dict[Need, tuple[Lay, ...]]):
    """The ways one card can lie where its neighbours ask for a need; worked out when asked."""

    def __init__(self, ports: Mapping[Lay, int]) -> None:
        super().__init__()
        self._ports = ports

    def __missing__(self, need: Need) -> tuple[Lay, ...]:
        found = tuple(lay for lay, ports in self._ports.items() if not misfit(need, ports))
        self[need] = found
        return found


class CardSet:
    """All kinds of cards of a game, and the tiles that its path cards make."""

    def __init__(self, cards: Iterable[Card], turns: tuple[int, ...] = (0, 180)) -> None:
        self._cards = {card.id: card for card in cards}
        self.turns = turns
        self._back = {card.id: card.back for card in self._cards.values()}
        self._tiles: dict[Lay, Tile] = {}
        self._fits: dict[str, Fits] = {}
        self._normal: dict[Lay, Lay] = {}
        self._words: dict[str, Mapping[str, tuple[str, ...]]] = {}
        self._boxes: dict[tuple[str, ...], tuple[str, ...]] = {}

    def __getitem__(self, card: str) -> Card:
        return self._cards[card]

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards.values())

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def back_of(self, card: str) -> str:
        """What one sees of a card that lies face down."""
        return self._back.get(card) or card[1:]

    def box(self, *kinds: str) -> tuple[str, ...]:
        """Every copy of every card of some kinds, in order."""
        if kinds not in self._boxes:
            copies = [card.id for card in self if card.kind in kinds for _ in range(card.count)]
            self._boxes[kinds] = tuple(sorted(copies))
        return self._boxes[kinds]

    def words(self, key: str) -> Mapping[str, tuple[str, ...]]:
        """What the cards that have such a word say, by card: the tools they show."""
        if key not in self._words:
            self._words[key] = {card.id: card.words[key] for card in self if key in card.words}
        return self._words[key]

    def normal(self, lay: Lay) -> Lay:
        """A card that looks the same turned lies unturned; a turn that is not allowed stays."""
        if lay not in self._normal:
            face = self._face(lay.card)
            here = face.turned(lay.turn)
            turns = self.turns if lay.turn in self.turns else (lay.turn,)
            same = [turn for turn in turns if face.turned(turn).looks_like(here)]
            self._normal[lay] = Lay(lay.card, same[0])
        return self._normal[lay]

    def lays(self, card: str) -> tuple[Lay, ...]:
        """The ways a card can lie."""
        return tuple(dict.fromkeys(self.normal(Lay(card, turn)) for turn in self.turns))

    def tile(self, lay: Lay) -> Tile:
        """The tile that a card makes."""
        tile = self._tiles.get(lay)
        if tile is None:
            tile = Tile(lay.card, lay.turn, self._face(lay.card).turned(lay.turn))
            self._tiles[lay] = tile
        return tile

    def fits(self, card: str) -> Fits:
        """The ways a card can lie, by what its neighbours ask for."""
        found = self._fits.get(card)
        if found is None:
            found = Fits({lay: self.tile(lay).ports for lay in self.lays(card)})
            self._fits[card] = found
        return found

    def changed(self, *cards: Card, turns: tuple[int, ...] | None = None) -> CardSet:
        """A copy with some kinds of cards added or replaced."""
        return CardSet(
            [*({**self._cards, **{c.id: c for c in cards}}).values()], turns or self.turns
        )

    def _face(self, card: str) -> Face:
        face = self._cards[card].face
        assert face is not None, f"{card} is no path card"
        return face


def load_sheet(package: str, kind: type[_SheetT]) -> _SheetT:
    """The numbers of `game.toml` as a struct."""
    try:
        return msgspec.convert(_read(package, "game.toml"), kind, str_keys=True)
    except msgspec.ValidationError as error:
        message = f"{package}/game.toml: {error}"
        raise CardFileError(message) from error


class CardWords(NamedTuple):
    """The words that a game understands in its card file."""

    keys: frozenset[str] = frozenset()
    """Fields of its own, such as `tools`."""
    plays: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()


def load_cards(package: str, known: CardWords, turns: tuple[int, ...]) -> CardSet:
    """The cards of `cards.toml`."""
    return CardSet(read_cards(_read(package, "cards.toml"), known, f"{package}/cards.toml"), turns)


def read_cards(file: Mapping[str, Any], known: CardWords, name: str) -> list[Card]:
    """The cards of a card file that was parsed already."""
    file = dict(file)
    backs: Mapping[str, str] = file.pop("backs", {})
    totals: Mapping[str, int] = file.pop("totals", {})
    cards = [
        _card(entry, kind, backs.get(kind, ""), known.keys, name)
        for kind, entries in file.items()
        for entry in entries
    ]
    _refuse_doubles(cards, name)
    _refuse_unknown_words(cards, known, name)
    _refuse_wrong_totals(cards, totals, name)
    return cards


def _read(package: str, file: str) -> dict[str, Any]:
    raw = pkgutil.get_data(package, file)
    assert raw is not None, f"{package} has no {file}"
    try:
        return tomllib.loads(raw.decode())
    except tomllib.TOMLDecodeError as error:
        message = f"{package}/{file}: {error}"
        raise CardFileError(message) from error


def _card(entry: Mapping[str, Any], kind: str, back: str, keys: frozenset[str], file: str) -> Card:
    card_id = entry.get("id", entry.get("face"))
    where = f"{file}, [[{kind}]] {card_id!r}"
    unknown = sorted(set(entry) - _OWN_KEYS - keys)
    if unknown:
        known = ", ".join(sorted(_OWN_KEYS | keys))
        message = f"{where}: unknown field {unknown[0]!r}; known are {known}"
        raise CardFileError(message)
    extra = {key: entry[key] for key in keys if key in entry}
    return _convert(
        where,
        id=card_id,
        kind=kind,
        back=entry.get("back", back),
        count=entry.get("count"),
        plays=entry.get("plays", []),
        face=_face_of(entry, where),
        words={key: value for key, value in extra.items() if not isinstance(value, int)},
        numbers={key: value for key, value in extra.items() if isinstance(value, int)},
        confidence=entry.get("confidence", "certain"),
    )


def _convert(where: str, **fields: Any) -> Card:  # noqa: ANN401 (as the file has them)
    face = fields.pop("face")
    try:
        card = msgspec.convert(fields, Card)
    except msgspec.ValidationError as error:
        message = f"{where}: {error}"
        raise CardFileError(message) from error
    return msgspec.structs.replace(card, face=face)


def _face_of(entry: Mapping[str, Any], where: str) -> Face | None:
    try:
        if "face" in entry:
            return parse_face(entry["face"])
        if "spaces" in entry:
            return build_face(entry["spaces"], entry.get("links", ()), entry.get("tolls", ()))
    except FaceError as error:
        message = f"{where}: {error}"
        raise CardFileError(message) from error
    return None


def _refuse_doubles(cards: Iterable[Card], file: str) -> None:
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            message = f"{file}: {card.id!r} is there twice; give one entry and its count"
            raise CardFileError(message)
        seen.add(card.id)


def _refuse_unknown_words(cards: Iterable[Card], known: CardWords, file: str) -> None:
    for card in cards:
        traits = {
            trait for space in (card.face.spaces if card.face else ()) for trait in space.traits
        }
        for what, words, allowed in (
            ("play", set(card.plays), known.plays),
            ("trait", traits, known.traits),
        ):
            if words - allowed:
                word = min(words - allowed)
                message = (
                    f"{file}, [[{card.kind}]] {card.id!r}: nobody knows the {what} {word!r}; "
                    f"known are {', '.join(sorted(allowed)) or 'none'}"
                )
                raise CardFileError(message)


def _refuse_wrong_totals(cards: Iterable[Card], totals: Mapping[str, int], file: str) -> None:
    listed = list(cards)
    for kind, total in totals.items():
        found = sum(card.count for card in listed if card.kind == kind)
        if found != total:
            message = (
                f"{file}: the box holds {total} {kind} cards, but the counts add up to {found}"
            )
            raise CardFileError(message)
