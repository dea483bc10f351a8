"""Records: a whole game as text, chance included, in files that end in `.dig`.

    undermine 1
    rules: saboteur@1
    seats: Ada, Bela, bot:greedy
    seed: sha256 7f3c...

    * begin 2
    * deal goal1 stone-ne
    2 place NEW 1,0            # a comment

A record seen with a seat's eyes has a header `eyes: 2`, `?` for cards that the seat did not see,
lines such as `@ goal2 gold` for cards it was shown, and `! role3 saboteur` for cards it was told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

from undermine.core.grammar import actor_word, cards_word, written
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, zone_of
from undermine.notation.actions import parse_action
from undermine.notation.errors import NotationError, shifted
from undermine.notation.reading import read_actor, read_cards, read_pile

FORMAT: Final = "undermine 1"
_ENTRY: Final = re.compile(r"\s*(\S+)\s*(.*)")
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_T = TypeVar("_T")
_HEADERS: Final = ("rules", "seats", "seed", "words", "eyes")


class Entry(NamedTuple):
    """One line of a record: an actor and its action.

    >>> from undermine import Game
    >>> Game("saboteur", seats=3, seed=7).record.entries[0]
    Entry(actor=-1, action=begin 2)
    """

    actor: int
    action: Action

    @property
    def text(self) -> str:
        """`2 place NEW 1,0`."""
        return f"{actor_word(self.actor)} {written(self.action)}"


class Fact(NamedTuple):
    """The cards that a pile was shown to hold; only in records seen with a seat's eyes.

    >>> Fact("goal2", ("gold",)).text
    '@ goal2 gold'
    """

    pile: str
    cards: tuple[str, ...]

    @property
    def text(self) -> str:
        """`@ goal2 gold`."""
        return f"@ {self.pile} {cards_word(self.cards)}"


class Disclosed(NamedTuple):
    """Cards of a pile that the rules told the seat; only in records seen with a seat's eyes."""

    pile: str
    cards: tuple[str, ...]

    @property
    def text(self) -> str:
        """`! role3 saboteur`."""
        return f"! {self.pile} {cards_word(self.cards)}"


Line = Entry | Fact | Disclosed


class Record(NamedTuple):
    """A whole game, or as much of it as was played.

    >>> from undermine import Game
    >>> Game("saboteur", seats=["Ada", "Ben", "Cleo"], seed=7).record
    <Record saboteur@1 seats=Ada,Ben,Cleo entries=25>
    """

    rules: str
    seats: tuple[str, ...]
    promise: str = ""
    """The SHA-256 of the dealer's seed, published before the first card."""
    words: tuple[str, ...] = ()
    """The words that the seats added to the seed."""
    entries: tuple[Line, ...] = ()
    opened: str = ""
    """The seed, once the game is over and its cards may be seen."""
    eyes: int | None = None
    """Whose eyes it was seen with; None: it tells everything."""

    def __repr__(self) -> str:
        eyes = "" if self.eyes is None else f" eyes={actor_word(self.eyes)}"
        seats = ",".join(self.seats)
        return f"<Record {self.rules} seats={seats}{eyes} entries={len(self.entries)}>"


# -- writing -------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The text of a `.dig` file.

    >>> write_record(Record("saboteur@1", ("Ada", "Ben", "Cleo"))).splitlines()
    ['undermine 1', 'rules: saboteur@1', 'seats: Ada, Ben, Cleo', '']
    """
    return "\n".join([*header_lines(record), *(entry.text for entry in record.entries)]) + (
        f"\nopened: {record.opened}\n" if record.opened else "\n"
    )


def header_lines(record: Record) -> Iterator[str]:
    """The header with its blank line; entries can be appended."""
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


class _Header(NamedTuple):
    """A line above the entries, and where its value stands."""

    value: str
    line: int
    column: int = 1


def parse_record(text: str, load: Callable[[str], Ruleset[Any]]) -> Record:
    """Read the text of a `.dig` file; `load` finds the ruleset that its header names.

    >>> from undermine import Game, load
    >>> record = Game("saboteur", seats=3, seed=7).record
    >>> parse_record(write_record(record), load) == record
    True
    """
    lines = [
        (number, line.partition("#")[0].rstrip())
        for number, line in enumerate(text.split("\n"), 1)
        if not line.lstrip().startswith("#")
    ]
    headers = _read_headers(lines)
    rules = _load_rules(load, headers["rules"])
    record = _from_headers(headers)
    body = [(number, line) for number, line in lines if number > headers["end"].line and line]
    if body and body[-1][1].startswith("opened:"):
        record = record._replace(opened=body.pop()[1].partition(":")[2].strip())
    return record._replace(entries=tuple(_read_entry(rules, *numbered) for numbered in body))


def _read_headers(lines: list[tuple[int, str]]) -> dict[str, _Header]:
    number, first = lines[0] if lines else (1, "")
    if first.strip() != FORMAT:
        raise NotationError(first[:60], f"a record begins with the line {FORMAT!r}", line=number)
    headers: dict[str, _Header] = {}
    for number, line in lines[1:]:
        if not line:
            headers["end"] = _Header("", number)
            break
        key, colon, value = line.partition(":")
        if not colon or key not in _HEADERS or key in headers:
            wanted = f"the header has one line each of {', '.join(_HEADERS)}, then a blank line"
            raise NotationError(line[:60], wanted, line=number)
        space = len(value) - len(value.lstrip())
        headers[key] = _Header(value.strip(), number, len(key) + space + 2)
    number, line = lines[-1]
    _refuse_gaps(headers, headers.get("end", _Header(line, number)))
    return headers


def _refuse_gaps(headers: dict[str, _Header], end: _Header) -> None:
    for key, what in (("rules", "'rules'"), ("seats", "'seats'"), ("end", "a blank line after it")):
        if key not in headers:
            raise NotationError(end.value[:60], f"the header lacks {what}", line=end.line)


def _load_rules(load: Callable[[str], Ruleset[Any]], header: _Header) -> Ruleset[Any]:
    try:
        return load(header.value)
    except ValueError as error:
        raise _misread(header, str(error)) from None


def _from_headers(headers: dict[str, _Header]) -> Record:
    names = tuple(name.strip() for name in headers["seats"].value.split(","))
    if not all(names):
        raise _misread(headers["seats"], "names are separated by commas")
    eyes = headers.get("eyes")
    return Record(
        rules=headers["rules"].value,
        seats=names,
        promise=_read_promise(headers.get("seed")),
        words=tuple(headers["words"].value.split()) if "words" in headers else (),
        eyes=_at(eyes.line, eyes.column - 1, lambda: read_actor(eyes.value)) if eyes else None,
    )


def _read_promise(header: _Header | None) -> str:
    if header is None:
        return ""
    kind, _, digest = header.value.partition(" ")
    if kind != "sha256" or not _DIGEST.fullmatch(digest):
        raise _misread(header, "the promise is 'sha256' and 64 hexadecimal digits")
    return digest


def _misread(header: _Header, wanted: str) -> NotationError:
    return NotationError(header.value, wanted, line=header.line, column=header.column)


def _read_entry(rules: Ruleset[Any], number: int, line: str) -> Line:
    found = _ENTRY.fullmatch(line)
    assert found is not None, "anything is a word and a rest"
    (who, what), column = found.groups(), found.start(2)
    if who in ("@", "!"):
        kind = Fact if who == "@" else Disclosed
        return kind(*_at(number, column, lambda: _read_cards_of_pile(rules, what)))
    actor = _at(number, found.start(1), lambda: read_actor(who))
    return Entry(actor, _at(number, column, lambda: parse_action(rules, what)))


def _read_cards_of_pile(rules: Ruleset[Any], text: str) -> tuple[str, tuple[str, ...]]:
    found = _ENTRY.fullmatch(text)
    pile, cards = found.groups() if found else (text, "")
    name = read_pile(rules, pile)
    with shifted(found.start(2) if found else 0):
        return name, read_cards(rules, cards, zone_of(name))


def _at(line: int, column: int, read: Callable[[], _T]) -> _T:
    try:
        return read()
    except NotationError as error:
        raise error.moved(line=line - 1, column=column) from None
