"""Cards: kinds of cards, and the set of them that a game is played with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from undermine.core.connectivity import Need, misfit
from undermine.core.face import Face
from undermine.core.tile import Lay, Tile


class Topic(NamedTuple):
    """What the help of a card is about: the end of its key, and the rule that it leads to."""

    name: str = ""
    """Cards with the same sentence share a topic: `help-bend` explains all bends."""
    rule: str = ""


class Card(Struct, frozen=True):
    """A kind of card."""

    id: str
    kind: str
    back: str
    count: int
    plays: tuple[str, ...] = ()
    face: Face | None = None
    words: Mapping[str, tuple[str, ...]] = {}
    """Words on the card that the rules of the game read, such as its tools."""
    numbers: Mapping[str, int] = {}
    confidence: str = "certain"
    """How sure the count and face are: certain, likely or reconstructed."""
    topic: Topic = Topic()
    unseen: Topic = Topic()
    """What is explained while it lies face down; empty for the cards of a draw pile."""
    piece: Topic = Topic()
    """What explains the piece that stands for it on the board: a token, a creature, a dwarf."""


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
        """The back of a card."""
        return self._back.get(card) or card[1:]

    def box(self, *kinds: str) -> tuple[str, ...]:
        """Every copy of every card of some kinds, in order."""
        if kinds not in self._boxes:
            copies = [card.id for card in self if card.kind in kinds for _ in range(card.count)]
            self._boxes[kinds] = tuple(sorted(copies))
        return self._boxes[kinds]

    def words(self, key: str) -> Mapping[str, tuple[str, ...]]:
        """The values of a word by card, for the cards that have it: the tools they show."""
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
        """The ways a card can lie, by the sides that its neighbours require."""
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
