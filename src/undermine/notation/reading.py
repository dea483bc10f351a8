"""Reading single words: the inverse of `undermine.core.grammar`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from undermine.core.face import LETTER
from undermine.core.grammar import NOTHING, Word
from undermine.core.grid import Edge, Spot, edge
from undermine.core.ruleset import Ruleset
from undermine.core.spelling import nearest
from undermine.core.state import CHANCE, DARK, NOBODY, SPECTATOR, TABLE, unknown
from undermine.core.tile import Lay
from undermine.notation.errors import NotationError, pieces, shifted

_ACTORS: Final = {"*": CHANCE, "=": TABLE, "-": NOBODY, ".": SPECTATOR}
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_CELL: Final = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
_SPOT: Final = re.compile(r"(-?[0-9]{1,4},-?[0-9]{1,4})(?:/([1-9][0-9]?))?")
_EDGE: Final = re.compile(r"(-?[0-9]{1,4},-?[0-9]{1,4})/([NESW])")
_SIDES: Final = {letter: side for side, letter in LETTER.items()}
_LAY: Final = re.compile(r"([^~]+)(?:(~)(90|270)?)?")
_THING: Final = re.compile(r"[a-z][a-z-]*")
_PILE: Final = re.compile(r"([a-z][a-z-]*?)([1-9][0-9]?)?")
_DARK: Final = re.compile(r"\?([A-Za-z]*)([1-9][0-9]{0,2})?")


def read_word(rules: Ruleset[Any], word: Word, text: str, zone: str = "") -> Any:  # noqa: ANN401
    """The value that a word says; `zone` gives unknown cards their back."""
    return _READERS[word.kind](rules, text, word.zone or zone)


def read_number(text: str) -> int:
    """A whole number."""
    if not _NUMBER.fullmatch(text):
        raise NotationError(text, "a whole number is wanted")
    return int(text)


def read_actor(text: str) -> int:
    """A seat, counted from 1, or one of `*` chance, `=` the table, `-` nobody."""
    if text in _ACTORS:
        return _ACTORS[text]
    if not _NUMBER.fullmatch(text) or int(text) < 1:
        raise NotationError(text, "a seat is a number from 1 on, '*' is chance, '=' the table")
    return int(text) - 1


def read_cell(text: str) -> tuple[int, int]:
    """`3,-1`."""
    found = _CELL.fullmatch(text)
    if found is None:
        raise NotationError(text, "a cell is x,y such as 3,-1")
    return int(found[1]), int(found[2])


def read_spot(text: str) -> Spot:
    """`3,-1`, or `3,-1/2` for the second space of the card there."""
    found = _SPOT.fullmatch(text)
    if found is None:
        raise NotationError(text, "a space is x,y such as 3,-1, or 3,-1/2 for the second of a card")
    return Spot(read_cell(found[1]), int(found[2] or 1) - 1)


def read_edge(text: str) -> Edge:
    """`3,-1/E`: the border of a cell on one side."""
    found = _EDGE.fullmatch(text)
    if found is None:
        raise NotationError(text, "a border is x,y and one of N E S W, such as 3,-1/E")
    return edge(read_cell(found[1]), _SIDES[found[2]])


def read_place(text: str) -> Spot | Edge:
    """Where a token lies: a space, or the border of two cells."""
    return read_edge(text) if text[-1:] in _SIDES else read_spot(text)


def read_pile(rules: Ruleset[Any], text: str) -> str:
    """`stock`, `hand2`."""
    found = _PILE.fullmatch(text)
    zone = rules.zones.get(found[1]) if found else None
    if found is None or zone is None or bool(found[2]) != bool(zone.slots):
        names = ", ".join(n + ("1" if z.slots else "") for n, z in sorted(rules.zones.items()))
        raise NotationError(text, f"the piles of {rules.name} are {names}")
    return text


def read_card(rules: Ruleset[Any], text: str, zone: str) -> str:
    """A card of this game, or `?`."""
    cards = read_cards(rules, text, zone)
    if len(cards) != 1:
        raise NotationError(text, "one card is wanted")
    return cards[0]


def read_cards(rules: Ruleset[Any], text: str, zone: str) -> tuple[str, ...]:
    """`EW&map&?4`: cards of this game in any order, `-` for none."""
    if text in (NOTHING, ""):
        return ()
    cards: list[str] = []
    for part, at in pieces(text, "&"):
        with shifted(at):
            is_dark = part.startswith("?")
            cards += _dark_cards(rules, part, zone) if is_dark else [_known(rules, part)]
    return tuple(sorted(cards))


def _known(rules: Ruleset[Any], text: str) -> str:
    if text not in rules.cards:
        near = nearest(text, [card.id for card in rules.cards])
        hint = f"; did you mean {near}?" if near else ""
        raise NotationError(text, f"{rules.name} has no such card{hint}")
    return text


def _dark_cards(rules: Ruleset[Any], text: str, zone: str) -> list[str]:
    if (text,) == DARK:
        return [text]
    found = _DARK.fullmatch(text)
    backs = rules.zones[zone].backs if zone in rules.zones else ()
    back = found[1] or next((back for back in backs if back.islower()), "") if found else ""
    if found is None or back not in backs:
        raise NotationError(text, "unknown cards are '?', or '?6' for six of them")
    return [unknown(back)] * int(found[2] or 1)


def read_lay(rules: Ruleset[Any], text: str) -> Lay:
    """`NES`, or `NES~` upside down; a card that looks the same turned is not turned."""
    found = _LAY.fullmatch(text)
    if found is None:
        raise NotationError(text, "a path card is written like NES, or NES~ upside down")
    card = _known(rules, found[1])
    turn = int(found[3] or 180) if found[2] else 0
    if rules.cards[card].face is None:
        raise NotationError(text, f"{card} is no path card")
    return rules.cards.normal(Lay(card, turn))


def read_thing(text: str) -> str:
    """A plain word of the game."""
    if not _THING.fullmatch(text):
        raise NotationError(text, "a word of small letters is wanted")
    return text


def _read_slot(text: str) -> int:
    number = read_number(text)
    if number < 1:
        raise NotationError(text, "numbers count from 1")
    return number - 1


def _read_seats(text: str) -> tuple[int, ...]:
    seats: list[int] = []
    for part, at in () if text == NOTHING else pieces(text, "&"):
        with shifted(at):
            seats.append(read_actor(part))
    return tuple(seats)


def _read_things(text: str) -> tuple[str, ...]:
    things: list[str] = []
    for part, at in () if text == NOTHING else pieces(text, "&"):
        with shifted(at):
            things.append(read_thing(part))
    return tuple(things)


_READERS: Final[dict[str, Callable[[Ruleset[Any], str, str], Any]]] = {
    "number": lambda _rules, text, _zone: read_number(text),
    "seat": lambda _rules, text, _zone: read_actor(text),
    "slot": lambda _rules, text, _zone: _read_slot(text),
    "card": read_card,
    "cards": read_cards,
    "thing": lambda _rules, text, _zone: read_thing(text),
    "things": lambda _rules, text, _zone: _read_things(text),
    "pile": lambda rules, text, _zone: read_pile(rules, text),
    "cell": lambda _rules, text, _zone: read_cell(text),
    "spot": lambda _rules, text, _zone: read_spot(text),
    "edge": lambda _rules, text, _zone: read_edge(text),
    "lay": lambda rules, text, _zone: read_lay(rules, text),
    "seats": lambda _rules, text, _zone: _read_seats(text),
}
