"""The piles of a game as JSON bytes for each seat; a pile is encoded again only if it changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

import msgspec

from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    DARK,
    EVERYBODY,
    Pile,
    PileId,
    Seat,
    is_unknown,
    reader_bit,
    unknown,
)

_encode: Final = msgspec.json.Encoder().encode
_DIGITS: Final = "0123456789"


class PileWriter:
    """Encodes each pile once for its readers and once for all other seats."""

    __slots__ = ("_names", "_piles", "_rules", "_seen")

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._names: list[PileId] = []
        """The names of all piles; `_piles` and the texts of `_seen` have the same order."""
        self._piles: list[Pile] = []
        self._seen: dict[Seat, tuple[int, list[bytes]]] = {}
        """For each seat that has asked: its reader bit, and the bytes of each pile."""

    def update(self, piles: Mapping[PileId, Pile]) -> None:
        """Encode the piles that have changed, for the seats that have asked before."""
        if len(piles) != len(self._names) or not all(map(piles.__contains__, self._names)):
            self._names, self._piles, self._seen = sorted(piles), [], {}
        before, self._piles = self._piles, [*map(piles.__getitem__, self._names)]
        for place, (old, new) in enumerate(zip(before, self._piles, strict=False)):
            if old is not new:
                self._rewrite(place, self._names[place], new)

    def for_seat(self, seat: Seat) -> bytes:
        """All piles as a seat sees them, separated by commas."""
        return b",".join((self._seen.get(seat) or self._write_all(seat))[1])

    def _write_all(self, seat: Seat) -> tuple[int, list[bytes]]:
        """Encode all piles for a seat that asks for the first time."""
        bit = reader_bit(seat)
        texts = [
            readable_pile(name, held) if held.readers & bit else self._hidden_pile(name, held)
            for name, held in zip(self._names, self._piles, strict=True)
        ]
        self._seen[seat] = bit, texts
        return bit, texts

    def _rewrite(self, place: int, name: PileId, held: Pile) -> None:
        back, face, readers = self._hidden_pile(name, held), b"", held.readers
        for bit, texts in self._seen.values():
            if readers & bit:
                texts[place] = face = face or readable_pile(name, held)
            else:
                texts[place] = back

    def _hidden_pile(self, name: PileId, held: Pile) -> bytes:
        """A pile as seats see it that are not among its readers."""
        if held.readers == EVERYBODY:
            return readable_pile(name, held)
        if not held.counted:
            return _pile(name, DARK)
        kinds = self._rules.zones[name.rstrip(_DIGITS)].backs
        if len(kinds) == 1:
            return _counted_pile(name, kinds[0], len(held.cards))
        backs = [unknown(self._rules.cards.back_of(card)) for card in held.cards]
        return _pile(name, list(collapse_backs(sorted(backs))))


@lru_cache(maxsize=4096)
def _counted_pile(name: PileId, back: str, count: int) -> bytes:
    return _pile(name, list(collapse_backs([unknown(back)] * count)))


def readable_pile(name: PileId, held: Pile) -> bytes:
    """A pile as its readers see it."""
    text = _pile(name, held.cards)
    return _pile(name, list(collapse_backs(held.cards))) if b'"?' in text else text


def _pile(name: PileId, cards: Sequence[str]) -> bytes:
    return b'"%b":%b' % (name.encode(), _encode(cards))


def collapse_backs(cards: Iterable[str]) -> Iterator[str]:
    """Replace a run of equal backs by one with a count: `?mine*49`."""
    for card, copies in groupby(cards):
        if is_unknown(card):
            count = sum(1 for _ in copies)
            yield f"{card}*{count}" if count > 1 else card
        else:
            yield from copies
