"""The phrases of one language: sentences by key, names of cards, lists.

>>> Phrases("en").joined(["a map", "a rockfall", "a lantern"])
'a map, a rockfall and a lantern'
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from undermine.core.state import DARK, CardId, is_unknown
from undermine.core.tile import Lay
from undermine.sentence_files import load_sentences

Facts = dict[str, str | int]
"""The arguments of a sentence."""

_HALF: Final = 180


class WordingError(LookupError):
    """A sentence that the catalogue does not have, or that was not given what it needs."""


class Phrases:
    """What can be said in one language without knowing what an action or an event is."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle, self._keys = load_sentences(language)

    def keys(self) -> frozenset[str]:
        """Every message and every attribute: `SAB-042`, `SAB-042.title`."""
        return self._keys

    def text(self, key: str, /, **args: str | int) -> str:
        """One sentence, filled; what it lacks is a WordingError, never a gap in the text."""
        if key not in self._keys:
            raise WordingError(f"the catalogue {self.language!r} has no message {key!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} is in the keys, so it says something"
        told, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise WordingError(f"message {key!r} in {self.language!r}: {errors[0]}") from errors[0]
        return str(told)

    def card(self, card: CardId | Lay) -> str:
        """What a card is called; a card that lies on the table, how it lies."""
        if isinstance(card, Lay):
            return self.lay(card)
        return self.text("card-unknown" if is_unknown(card) else card_key(card))

    def lay(self, lay: Lay) -> str:
        """The name of a card as it lies."""
        turned = f"{card_key(lay.card)}.turned"
        if lay.turn == _HALF and turned in self._keys:
            return self.text(turned)
        if lay.turn in (0, _HALF):
            return self.card(lay.card)
        return self.text("card-turned", card=self.card(lay.card), degrees=lay.turn)

    def short(self, card: CardId) -> str:
        """What a card is called in the log, where a picture shows its sides.

        >>> Phrases("en").short("NEW")
        'T-junction'
        """
        key = f"{card_key(card)}.short"
        return self.text(key) if key in self._keys else self.card(card)

    def cards(self, cards: Sequence[CardId]) -> str:
        """Cards as a list; copies are counted, and so are unknown cards."""
        if not cards:
            return self.text("cards-none")
        if tuple(cards) == DARK:
            return self.text("cards-uncounted")
        return self.joined(list(self._counted(cards)))

    def joined(self, things: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(things) < 2:  # noqa: PLR2004 (one thing is no list)
            return "".join(things)
        return self.text("list-and", before=", ".join(things[:-1]), last=things[-1])

    def _counted(self, cards: Sequence[CardId]) -> Iterator[str]:
        known = Counter(card for card in cards if not is_unknown(card))
        for card, count in known.items():
            name = self.card(card)
            yield name if count == 1 else self.text("cards-alike", count=count, card=name)
        if len(cards) > known.total():
            yield self.text("cards-unknown", count=len(cards) - known.total())


def card_key(card: CardId) -> str:
    """The message with the name of a card.

    >>> card_key("N.E")
    'card-N_E'
    """
    return "card-" + re.sub(r"[.+=]", "_", card)
