"""Records: a whole game as text, chance included, in files that end in `.dig`.

    undermine 1
    rules: saboteur@1
    seats: Ada, Bela, bot:greedy
    seed: sha256 7f3c...

    * begin 2
    * deal goal1 stone-ne
    2 place NEW 1,0            # a comment

A record seen with a seat's eyes has a header `eyes: 2`, `?` for what that seat did not see,
lines such as `@ goal2 gold` for what it was shown, and `! role3 saboteur` for what it was told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, zone_of
from undermine.core.words import actor_word, cards_word, written
from undermine.notation.actions import parse_action
from undermine.notation.errors import NotationError
from undermine.notation.reading import read_actor, read_cards, read_pile

FORMAT: Final = "undermine 1"
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_T = TypeVar("_T")
_HEADERS: Final = ("rules", "seats", "seed", "words", "eyes")


class Entry(NamedTuple):
    """Who decided what."""

    actor: int
    action: Action

    @property
    def text(self) -> str:
        """`2 place NEW 1,0`."""
        return f"{actor_word(self.actor)} {written(self.action)}"


class Fact(NamedTuple):
    """What a pile was shown to hold; only in records seen with a seat's eyes."""

    pile: str
    cards: tuple[str, ...]

    @property
    def text(self) -> str:
        """`@ goal2 gold`."""
        return f"@ {self.pile} {cards_word(self.cards)}"


class Told(NamedTuple):
    """What the rules let these eyes know of a pile; only in records seen with a seat's eyes."""

    pile: str
    cards: tuple[str, ...]

    @property
    def text(self) -> str:
        """`! role3 saboteur`."""
        return f"! {self.pile} {cards_word(self.cards)}"


Line = Entry | Fact | Told


class Record(NamedTuple):
    """A whole game, or as much of it as was played."""

    rules: str
    seats: tuple[str, ...]
    promise: str = ""
    """The SHA-256 of the dealer's seed, published before the first card."""
    words: tuple[str, ...] = ()
    """What the seats added to the seed."""
    entries: tuple[Line, ...] = ()
    opened: str = ""
    """The seed, once the game is over and its cards may be seen."""
    eyes: int | None = None
    """Whose eyes it was seen with; None: it tells everything."""


# -- writing -------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The whole file."""
    return "\n".join([*header_lines(record), *(entry.text for entry in record.entries)]) + (
        f"\nopened: {record.opened}\n" if record.opened else "\n"
    )


def header_lines(record: Record) -> Iterator[str]:
    """What stands above the first decision, blank line included; entries can be appended."""
    yield FORMAT
    yield f"rules: {record.rules}"
    yield f"seats: {', '.join(record.seats)}"
    if record.promise:
        yield f"seed: sha256 {record.promise}"
    if record.words:
        yield f"words: {' '.join(record.words)}"
    if record.eyes is not None:
        yield f"eyes: {actor_word(record.eyes)}"
    yield ""


# -- reading -------------------------------------------------------------------------------------


def parse_record(text: str, load: Callable[[str], Ruleset[Any]]) -> Record:
    """Read a file; `load` finds the ruleset that its header names."""
    lines = [
        (number, _uncommented(line))
        for number, line in enumerate(text.split("\n"), 1)
        if not line.lstrip().startswith("#")
    ]
    headers = _read_headers(lines)
    rules = _load_rules(load, headers)
    record = _from_headers(headers)
    body = [(number, line) for number, line in lines if number > headers["end"][1] and line.strip()]
    if body and body[-1][1].startswith("opened:"):
        record = record._replace(opened=body.pop()[1].partition(":")[2].strip())
    return record._replace(entries=tuple(_read_entry(rules, *numbered) for numbered in body))


def _uncommented(line: str) -> str:
    return line.partition("#")[0].rstrip()


def _read_headers(lines: list[tuple[int, str]]) -> dict[str, tuple[str, int]]:
    if lines[0][1].strip() != FORMAT:
        raise NotationError(lines[0][1][:60], f"a record begins with the line {FORMAT!r}")
    headers: dict[str, tuple[str, int]] = {}
    for number, line in lines[1:]:
        if not line.strip():
            headers["end"] = "", number
            break
        key, colon, value = line.partition(":")
        if not colon or key not in _HEADERS or key in headers:
            wanted = f"the header has one line each of {', '.join(_HEADERS)}, then a blank line"
            raise NotationError(line[:60], wanted, line=number)
        headers[key] = value.strip(), number
    for key in ("rules", "seats", "end"):
        if key not in headers:
            raise NotationError(lines[-1][1][:60], f"the header lacks {key!r}", line=lines[-1][0])
    return headers


def _load_rules(
    load: Callable[[str], Ruleset[Any]], headers: dict[str, tuple[str, int]]
) -> Ruleset[Any]:
    name, line = headers["rules"]
    try:
        return load(name)
    except ValueError as error:
        raise NotationError(name, str(error), line=line, column=8) from None


def _from_headers(headers: dict[str, tuple[str, int]]) -> Record:
    seats, line = headers["seats"]
    names = tuple(name.strip() for name in seats.split(","))
    if not all(names):
        raise NotationError(seats, "names are separated by commas", line=line, column=8)
    eyes = headers.get("eyes")
    return Record(
        rules=headers["rules"][0],
        seats=names,
        promise=_read_promise(headers.get("seed")),
        words=tuple(headers.get("words", ("", 0))[0].split()),
        eyes=None if eyes is None else _at(eyes[1], 7, lambda: read_actor(eyes[0])),
    )


def _read_promise(header: tuple[str, int] | None) -> str:
    if header is None:
        return ""
    value, line = header
    kind, _, digest = value.partition(" ")
    if kind != "sha256" or not _DIGEST.fullmatch(digest):
        wanted = "the promise is 'sha256' and 64 hexadecimal digits"
        raise NotationError(value, wanted, line=line, column=7)
    return digest


def _read_entry(rules: Ruleset[Any], number: int, line: str) -> Line:
    who, _, what = line.partition(" ")
    column = len(who) + 1
    if who in ("@", "!"):
        kind = Fact if who == "@" else Told
        return kind(*_at(number, column, lambda: _read_cards_of_pile(rules, what)))
    actor = _at(number, 0, lambda: read_actor(who))
    return Entry(actor, _at(number, column, lambda: parse_action(rules, what)))


def _read_cards_of_pile(rules: Ruleset[Any], text: str) -> tuple[str, tuple[str, ...]]:
    pile, _, cards = text.strip().partition(" ")
    return read_pile(rules, pile), read_cards(rules, cards.strip(), zone_of(pile))


def _at(line: int, column: int, read: Callable[[], _T]) -> _T:
    try:
        return read()
    except NotationError as error:
        raise error.moved(line=line - 1, column=column) from None
