"""The catalogue: every sentence that people read, in the language of the reader.

Sentences live in `locales/<language>/*.ftl`, one message per rule, card, action and event.
What fills them is worded here by the kind that its field has in notation, so a new action or
event needs a message and nothing else.

>>> catalogue("en").card("fixed-cart-lamp")
'mending card (cart or lamp)'
>>> catalogue("de").lay(Lay("NE", 180))
'Kurve Süd–West'
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message
from msgspec import Struct

from undermine.core.face import SIDE_NAME
from undermine.core.grammar import cell_word, spot_word, words_of
from undermine.core.grid import Edge
from undermine.core.refusal import Refusal
from undermine.core.state import (
    CHANCE,
    DARK,
    NOBODY,
    SPECTATOR,
    TABLE,
    Action,
    CardId,
    Event,
    PileId,
    Seat,
    is_unknown,
    zone_of,
)
from undermine.core.tile import Lay

LANGUAGES: Final = ("en", "de")
Names = Sequence[str]
"""The names of the seats, in order; a seat without a name is `Seat 3`."""
Facts = dict[str, str | int]
"""The arguments of a sentence."""

_ACTORS: Final = {CHANCE: "chance", TABLE: "table", NOBODY: "nobody", SPECTATOR: "spectator"}
_HALF: Final = 180
_UNSAID: Final = ("readers", "counted")
"""Fields that say who may know something, not what happened."""
_UNWRITTEN: Final = {
    "at": "cell",
    "cards": "cards",
    "goal": "slot",
    "points": "points",
    "scores": "scores",
    "tile": "lay",
    "tool": "thing",
    "winners": "seats",
}
"""The kinds of fields that have no word in notation."""
_GIVEN: Final = {
    "action": "action",
    "at": "cell",
    "card": "card",
    "cards": "cards",
    "clan": "thing",
    "creature": "thing",
    "pile": "pile",
    "seat": "chair",
    "side": "thing",
    "tool": "thing",
    "tools": "cards",
    "way": "edge",
}
"""The kinds of what a refusal names; seats and goals are numbers there, and count from 1."""


class WordingError(LookupError):
    """A sentence that the catalogue does not have, or that was not given what it needs."""


class Catalogue:
    """Every sentence in one language."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self._game = game
        """The game whose own words are used where it has any."""
        self._bundle, self._keys = _load(language)
        self._tellers: dict[str, Callable[[str, Any, Names], Facts]] = {
            "action": lambda field, value, names: {field: self.action(value, names)},
            "card": lambda field, value, _names: {field: self.card(value)},
            "cards": self._tell_cards,
            "cell": lambda field, value, _names: {field: cell_word(value)},
            "chair": lambda field, value, names: {
                field: value,
                "name": self.seat(value - 1, names),
            },
            "edge": self._tell_edge,
            "lay": lambda field, value, _names: {field: self.lay(value)},
            "number": lambda field, value, _names: {field: value},
            "pile": self._tell_pile,
            "points": self._tell_points,
            "scores": self._tell_scores,
            "seat": self._tell_seat,
            "seats": self._tell_seats,
            "slot": lambda field, value, _names: {field: self._numbered(field, value + 1)},
            "spot": lambda field, value, _names: {field: spot_word(value)},
            "thing": lambda field, value, _names: {field: self._thing(field, value)},
        }

    # -- sentences -------------------------------------------------------------

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

    def rule(self, rule_id: str) -> str:
        """The text of a rule."""
        return self.text(rule_id)

    def title(self, rule_id: str) -> str:
        """The title of a rule."""
        return self.text(f"{rule_id}.title")

    def section(self, title: str) -> str:
        """The title of a part of the rules; it is given as the rule file has it."""
        return self.text("section-" + re.sub(r"\W+", "-", title.lower()))

    def refusal(self, refusal: Refusal, names: Names = ()) -> str:
        """The sentence of a refusal."""
        facts: Facts = {}
        for name, value in refusal.args.items():
            facts |= self._tellers[_GIVEN.get(name, "number")](name, value, names)
        return self.text(f"{refusal.rule}.no", **facts)

    def action(self, action: Action, names: Names = ()) -> str:
        """The text of an action, as an item of a menu."""
        return self._tell(f"action-{_tag(action)}", action, self._facts(action, names))

    def event(self, event: Event, names: Names = ()) -> str:
        """The text of an event, as a line of the log. Project the event first."""
        key = f"event-{_tag(event)}"
        if f"{key}.unnamed" in self._keys:
            return self._tell_shown(key, event.cards, names)
        own = getattr(event, "seat", NOBODY) == getattr(event, "target", TABLE)
        whose = "own" if own else "other"
        return self._tell(key, event, {**self._facts(event, names), "whose": whose})

    # -- names of things -------------------------------------------------------

    def card(self, card: CardId | Lay) -> str:
        """What a card is called; a card that lies on the table, how it lies."""
        if isinstance(card, Lay):
            return self.lay(card)
        return self.text("card-unknown" if is_unknown(card) else _card_key(card))

    def lay(self, lay: Lay) -> str:
        """The name of a card as it lies."""
        turned = f"{_card_key(lay.card)}.turned"
        if lay.turn == _HALF and turned in self._keys:
            return self.text(turned)
        if lay.turn in (0, _HALF):
            return self.card(lay.card)
        return self.text("card-turned", card=self.card(lay.card), degrees=lay.turn)

    def cards(self, cards: Sequence[CardId]) -> str:
        """Cards as a list; copies are counted, and so are unknown cards."""
        if not cards:
            return self.text("cards-none")
        if tuple(cards) == DARK:
            return self.text("cards-uncounted")
        return self.joined(list(self._counted(cards)))

    def seat(self, seat: Seat, names: Names = ()) -> str:
        """The name of a seat, or of another actor."""
        if seat < 0:
            return self.text(f"actor-{_ACTORS[seat]}")
        return names[seat] if seat < len(names) else self.text("seat", seat=seat + 1)

    def seats(self, count: int) -> tuple[str, ...]:
        """The default names of the seats of a table."""
        return tuple(self.seat(seat) for seat in range(count))

    def pile(self, pile: PileId, names: Names = ()) -> str:
        """The name of a pile."""
        key = f"pile-{zone_of(pile)}"
        return self.text(self._own(f"{key}.{self._game}", key), **self._place(pile, names))

    def option(self, name: str) -> str:
        """The name of a house rule."""
        return self.text(_option_key(name))

    def option_note(self, name: str) -> str:
        """The sentence that explains a house rule."""
        return self.text(f"{_option_key(name)}.note")

    def choice(self, name: str, choice: str) -> str:
        """One choice of a house rule; a number speaks for itself."""
        key = f"{_option_key(name)}-{choice}"
        if key in self._keys:
            return self.text(key)
        return choice if choice.isdigit() else self.text(f"option-{choice}")

    def joined(self, things: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(things) < 2:  # noqa: PLR2004 (one thing is no list)
            return "".join(things)
        return self.text("list-and", before=", ".join(things[:-1]), last=things[-1])

    # -- what fills a sentence -------------------------------------------------

    def _facts(self, told: Struct, names: Names) -> Facts:
        facts: Facts = {}
        for field, kind in _kinds(type(told)).items():
            facts |= self._tellers[kind](field, getattr(told, field), names)
        return facts

    def _tell(self, key: str, told: Struct, facts: Facts) -> str:
        """The sentence, or the one for those who do not see the cards."""
        hidden = f"{key}.hidden"
        cards = tuple(_cards_of(told))
        if hidden in self._keys and (not cards or any(map(is_unknown, cards))):
            return self.text(self._own(f"{hidden}-{self._game}", hidden), **facts)
        return self.text(self._own(f"{key}.{self._game}", key), **facts)

    def _own(self, own: str, usual: str) -> str:
        """The message that the game has for itself, or the usual one."""
        return own if own in self._keys else usual

    def _tell_shown(self, key: str, cards: Sequence[CardId], names: Names) -> str:
        """Cards that were turned up seat by seat; those beyond the last seat are left over."""
        if not names:
            return self.text(f"{key}.unnamed", roles=", ".join(map(self.card, cards)))
        left = cards[len(names) :]
        roles = [
            self.text("role-shown", name=name, card=self.card(card))
            for name, card in zip(names, cards, strict=False)
        ]
        facts: Facts = {"left": self.cards(left), "left_count": len(left)}
        return self.text(key, roles=", ".join(roles), **facts)

    def _tell_cards(self, field: str, cards: Sequence[CardId], _names: Names) -> Facts:
        first = self.card(cards[0]) if cards else self.text("cards-none")
        return {field: self.cards(cards), f"{field}_count": len(cards), "card": first}

    def _tell_pile(self, field: str, pile: PileId, names: Names) -> Facts:
        place = self._place(pile, names)
        facts: Facts = {field: self.pile(pile, names), f"{field}_zone": zone_of(pile)}
        return facts | {f"{field}_{name}": value for name, value in place.items()}

    def _tell_scores(self, field: str, scores: Sequence[int], names: Names) -> Facts:
        lines = [
            self.text("score", name=self.seat(seat, names), gold=gold)
            for seat, gold in enumerate(scores)
        ]
        return {field: ", ".join(lines)}

    def _tell_points(self, field: str, points: Sequence[int], names: Names) -> Facts:
        lines = [
            self.text("points-of", name=self.seat(seat, names), points=won)
            for seat, won in enumerate(points)
        ]
        return {field: ", ".join(lines)}

    def _tell_edge(self, field: str, edge: Edge, _names: Names) -> Facts:
        side = self._thing("side", SIDE_NAME[edge.side])
        return {field: cell_word(edge.cell), f"{field}_side": side}

    def _tell_seat(self, field: str, seat: Seat, names: Names) -> Facts:
        return {"name" if field == "seat" else field: self.seat(seat, names)}

    def _tell_seats(self, field: str, seats: Sequence[Seat], names: Names) -> Facts:
        called = [self.seat(seat, names) for seat in seats]
        return {field: self.joined(called), f"{field}_count": len(called)}

    def _place(self, pile: PileId, names: Names) -> Facts:
        """Which of several piles it is, and whose it is if it belongs to a seat."""
        number = pile.removeprefix(zone_of(pile))
        if not number:
            return {}
        return {"number": int(number), "name": self.seat(int(number) - 1, names)}

    def _thing(self, field: str, word: str) -> str:
        key = f"{field}-{word}"
        return self.text(key) if key in self._keys else self.text(f"{field}-other", word=word)

    def _numbered(self, field: str, number: int) -> str:
        key = f"{field}-{number}"
        return self.text(key) if key in self._keys else self.text(f"{field}-other", number=number)

    def _counted(self, cards: Sequence[CardId]) -> Iterator[str]:
        known = Counter(card for card in cards if not is_unknown(card))
        for card, count in known.items():
            name = self.card(card)
            yield name if count == 1 else self.text("cards-alike", count=count, card=name)
        if len(cards) > known.total():
            yield self.text("cards-unknown", count=len(cards) - known.total())


@cache
def catalogue(language: str, game: str = "") -> Catalogue:
    """The sentences in one of `LANGUAGES`; with a game, as that game words them."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f"there is no catalogue in {language!r}; there is one in: {known}")
    return Catalogue(language, game)


@cache
def _load(language: str) -> tuple[FluentBundle, frozenset[str]]:
    """Everything in the folder of a language, and the keys of its messages."""
    bundle = FluentBundle([language], use_isolating=False)
    keys: set[str] = set()
    folder = files(__package__) / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        resource = FluentResource(file.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        for message in resource.body:
            keys.update(_keys_of(message) if isinstance(message, Message) else ())
    return bundle, frozenset(keys)


def _keys_of(message: Message) -> Iterable[str]:
    name = message.id.name
    said = [name] if message.value else []
    return [*said, *(f"{name}.{attribute.id.name}" for attribute in message.attributes)]


@cache
def _kinds(struct: type[Struct]) -> dict[str, str]:
    """The wording of each field of an action or event."""
    kinds = {field: word.kind for field, word in words_of(struct).items() if field not in _UNSAID}
    return {
        field: _UNWRITTEN.get(field, kind) if kind == "number" else kind
        for field, kind in kinds.items()
    }


def _cards_of(told: Struct) -> Iterator[CardId]:
    for field, kind in _kinds(type(told)).items():
        if kind == "card":
            yield getattr(told, field)
        elif kind == "cards":
            yield from getattr(told, field)


def _option_key(name: str) -> str:
    return "option-" + name.replace("_", "-")


def _card_key(card: CardId) -> str:
    return "card-" + re.sub(r"[.+=]", "_", card)


def _tag(told: Struct) -> str:
    return str(type(told).__struct_config__.tag)
