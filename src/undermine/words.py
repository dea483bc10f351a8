"""The catalogue: every sentence that people read, in the language of the reader.

Sentences live in `locales/<language>/*.ftl`, one message per rule, card, action and event.
What fills them is worded here by the kind that its field has in notation, so a new action or
event needs a message and nothing else.

>>> catalogue("en").card("fixed-cart-lamp")
'repair card (mine cart or lantern)'
>>> catalogue("de").lay(Lay("NE", 180))
'Kurve Süd–West'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from undermine.core.face import SIDE_NAME
from undermine.core.grammar import NOTHING, cell_word, words_of
from undermine.core.grid import Cell, Edge, Spot, beside
from undermine.core.places import place_name
from undermine.core.refusal import Refusal
from undermine.core.state import (
    CHANCE,
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
from undermine.games import load
from undermine.phrases import Facts, Phrases, card_key

LANGUAGES: Final = ("en", "de")
Names = Sequence[str]
"""The names of the seats, in order; a seat without a name is `Seat 3`."""
ME: Final = "me"
"""The person that a sentence is told to; every other seat is `other`."""
_ACTORS: Final = {CHANCE: "chance", TABLE: "table", NOBODY: "nobody", SPECTATOR: "spectator"}
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


_CARD: Final = ("card", "card_id", "card_short", "card_tool")
_FORMS: Final = ("subject", "object")
"""Forms of a thing beside its bare name: at the head of a sentence, and as what a verb acts on."""


class Catalogue(Phrases):
    """Every sentence in one language."""

    def __init__(self, language: str, game: str = "", reader: Seat = NOBODY) -> None:
        super().__init__(language)
        self._game = game
        """The game whose own words and names of places are used."""
        self._reader = reader
        """The seat that is told as `you`."""
        self._tellers: dict[str, Callable[[str, Any, Names], Facts]] = {
            "action": lambda field, value, names: {field: self.action(value, names)},
            "card": lambda field, value, _names: self._tell_card(field, value),
            "cards": self._tell_cards,
            "cell": lambda field, value, _names: {field: self.place(value)},
            "chair": lambda field, value, names: {
                field: value,
                **self._tell_seat("seat", value - 1, names),
            },
            "edge": self._tell_edge,
            "lay": lambda field, value, _names: {
                field: self.lay(value),
                f"{field}_short": self.short(value.card),
            },
            "number": lambda field, value, _names: {field: value},
            "pile": self._tell_pile,
            "points": self._tell_points,
            "scores": self._tell_scores,
            "seat": self._tell_seat,
            "seats": self._tell_seats,
            "slot": lambda field, value, _names: {field: self._numbered(field, value + 1)},
            "spot": self._tell_spot,
            "thing": self._tell_thing,
        }

    # -- sentences -------------------------------------------------------------

    def rule(self, rule_id: str) -> str:
        """The text of a rule."""
        return self.text(rule_id)

    def title(self, rule_id: str) -> str:
        """The title of a rule."""
        return self.text(f"{rule_id}.title")

    def section(self, title: str) -> str:
        """The title of a part of the rules; it is given as the rule file has it."""
        name = re.sub(r"\W+", "-", title.lower())
        return self.text(f"section-{name}")

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

    def seat(self, seat: Seat, names: Names = ()) -> str:
        """The name of a seat, or of another actor; `you` in a list for the reader."""
        if seat < 0:
            return self.text(f"actor-{_ACTORS[seat]}")
        if seat == self._reader:
            return self.text("you")
        return names[seat] if seat < len(names) else self.text("seat", seat=seat + 1)

    def place(self, cell: Cell) -> str:
        """The name of a cell in the game (`G6`); without a game its coordinates."""
        return place_name(cell, _origin(self._game)) if self._game else cell_word(cell)

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
            self.text("role-shown", card=self.card(card), **self._tell_seat("seat", seat, names))
            for seat, card in enumerate(cards[: len(names)])
        ]
        facts: Facts = {"left": self.cards(left), "left_count": len(left)}
        return self.text(key, roles=", ".join(roles), **facts)

    def _tell_cards(self, field: str, cards: Sequence[CardId], _names: Names) -> Facts:
        none = self.text("cards-none")
        no_card: Facts = dict.fromkeys(_CARD, none)
        first = self._tell_card("card", cards[0]) if cards else no_card
        return first | {field: self.cards(cards), f"{field}_count": len(cards)}

    def _tell_card(self, field: str, card: CardId | Lay) -> Facts:
        """A card by its name, its short name and its id; `_tool` is what it breaks, if anything."""
        bare = card.card if isinstance(card, Lay) else card
        name, tool = self.card(card), f"{card_key(bare)}.tool"
        return {
            field: name,
            f"{field}_id": bare,
            f"{field}_short": self.short(bare),
            f"{field}_tool": self.text(tool) if tool in self._keys else name,
        }

    def _tell_thing(self, field: str, word: str, _names: Names) -> Facts:
        """A thing by its bare name, and by the forms of it that its message has."""
        key = f"{field}-{word}" if f"{field}-{word}" in self._keys else f"{field}-other"
        forms = [form for form in _FORMS if f"{key}.{form}" in self._keys]
        told = {f"{field}_{form}": self.text(f"{key}.{form}", word=word) for form in forms}
        return {**told, field: self.text(key, word=word)}

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
        side = self.text(f"side-{SIDE_NAME[edge.side]}")
        beyond = self.place(beside(edge.cell, edge.side))
        return {field: self.place(edge.cell), f"{field}_beyond": beyond, f"{field}_side": side}

    def _tell_spot(self, field: str, spot: Spot | None, _names: Names) -> Facts:
        """The place of a spot, and which of the spaces of its card it is."""
        if spot is None:
            return {field: NOTHING, f"{field}_space": 0}
        return {field: self.place(spot[0]), f"{field}_space": spot[1] + 1}

    def _tell_seat(self, field: str, seat: Seat, names: Names) -> Facts:
        """What a seat is called, and whether it is the reader's: verbs follow that."""
        name, who = ("name", "who") if field == "seat" else (field, f"{field}_who")
        is_reader = seat >= 0 and seat == self._reader
        called = self.text("you.subject") if is_reader else self.seat(seat, names)
        return {name: called, who: ME if is_reader else "other"}

    def _tell_seats(self, field: str, seats: Sequence[Seat], names: Names) -> Facts:
        """Seats as a list that ends with the reader; `_who` is `me`, `among` or `other`."""
        others = [self.seat(seat, names) for seat in seats if seat != self._reader]
        if len(others) == len(seats):
            return {
                field: self.joined(others),
                f"{field}_count": len(seats),
                f"{field}_who": "other",
            }
        listed = self.joined([*others, self.text("you")])
        who = "among" if others else ME
        return {field: listed, f"{field}_count": len(seats), f"{field}_who": who}

    def _place(self, pile: PileId, names: Names) -> Facts:
        """Which of several piles it is, and whose it is if it belongs to a seat."""
        number = pile.removeprefix(zone_of(pile))
        if not number:
            return {}
        return {"number": int(number), **self._tell_seat("seat", int(number) - 1, names)}

    def _numbered(self, field: str, number: int) -> str:
        key = f"{field}-{number}"
        return self.text(key) if key in self._keys else self.text(f"{field}-other", number=number)


@cache
def catalogue(language: str, game: str = "", reader: Seat = NOBODY) -> Catalogue:
    """The sentences in one of `LANGUAGES`; with a game, as that game words them.

    With a reader, sentences about that seat are told in the second person.
    """
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f"there is no catalogue in {language!r}; there is one in: {known}")
    return Catalogue(language, game, reader)


@cache
def _origin(game: str) -> Cell:
    """The cell of a game that is called A1."""
    origin: Cell = load(game).sheet.board.origin
    return origin


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


def _tag(told: Struct) -> str:
    return str(type(told).__struct_config__.tag)
