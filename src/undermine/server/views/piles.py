"""All piles of a game as the bytes each seat gets; a pile that did not change stays as it is."""

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


class WrittenPiles:
    """Writes a pile once for those who read it and once for those who do not."""

    __slots__ = ("_held", "_names", "_rules", "_seen")

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._names: list[PileId] = []
        """All piles; what follows stands in the same order."""
        self._held: list[Pile] = []
        self._seen: dict[Seat, tuple[int, list[bytes]]] = {}
        """What each seat that has looked sees of them, and its bit among readers."""

    def turn_to(self, piles: Mapping[PileId, Pile]) -> None:
        """Write what is different now."""
        if len(piles) != len(self._names) or not all(map(piles.__contains__, self._names)):
            self._names, self._held, self._seen = sorted(piles), [], {}
        before, self._held = self._held, [*map(piles.__getitem__, self._names)]
        for place, (old, new) in enumerate(zip(before, self._held, strict=False)):
            if old is not new:
                self._rewrite(place, self._names[place], new)

    def seen_by(self, seat: Seat) -> bytes:
        """All piles, some of them with their faces."""
        return b",".join((self._seen.get(seat) or self._look(seat))[1])

    def _look(self, seat: Seat) -> tuple[int, list[bytes]]:
        """A seat looks for the first time."""
        bit = reader_bit(seat)
        texts = [
            faces(name, held) if held.readers & bit else self._backs(name, held)
            for name, held in zip(self._names, self._held, strict=True)
        ]
        self._seen[seat] = bit, texts
        return bit, texts

    def _rewrite(self, place: int, name: PileId, held: Pile) -> None:
        back, face, readers = self._backs(name, held), b"", held.readers
        for bit, texts in self._seen.values():
            if readers & bit:
                texts[place] = face = face or faces(name, held)
            else:
                texts[place] = back

    def _backs(self, name: PileId, held: Pile) -> bytes:
        """A pile as those see it who may not look into it."""
        if held.readers == EVERYBODY:
            return faces(name, held)
        if not held.counted:
            return _pile(name, DARK)
        kinds = self._rules.zones[name.rstrip(_DIGITS)].backs
        if len(kinds) == 1:
            return _counted(name, kinds[0], len(held.cards))
        backs = [unknown(self._rules.cards.back_of(card)) for card in held.cards]
        return _pile(name, list(collapsed(sorted(backs))))


@lru_cache(maxsize=4096)
def _counted(name: PileId, back: str, count: int) -> bytes:
    return _pile(name, list(collapsed([unknown(back)] * count)))


def faces(name: PileId, held: Pile) -> bytes:
    """A pile as its readers see it."""
    text = _pile(name, held.cards)
    return _pile(name, list(collapsed(held.cards))) if b'"?' in text else text


def _pile(name: PileId, cards: Sequence[str]) -> bytes:
    return b'"%b":%b' % (name.encode(), _encode(cards))


def collapsed(cards: Iterable[str]) -> Iterator[str]:
    """`?mine*49` instead of forty-nine backs."""
    for card, copies in groupby(cards):
        if is_unknown(card):
            count = sum(1 for _ in copies)
            yield f"{card}*{count}" if count > 1 else card
        else:
            yield from copies
