"""Positions as a person might write them: every key, with values that make sense or do not."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from undermine.core.grammar import words_of
from undermine.core.ruleset import Ruleset

ACTORS = st.sampled_from(["1", "2", "3", "1", "2", "4", "*", "=", "-", "."])
NUMBERS = st.sampled_from(["1", "2", "3", "0", "-1", "9", "4"])
CELLS = st.sampled_from(["1,0", "2,0", "7,0", "0,0", "8,0", "8,-2", "-1,0", "0,1", "99,-99"])
LAYS = ["EW", "NES", "NES~", "NESW", "E.W", "N.E.S.W", "NS~90", "start", "gold", "stone-ne~", "map"]
READERS = st.sampled_from(["", "", "", "@=", "@-", "@1", "@2&3", "@3&3", "@4", "@*"])


def several(parts: SearchStrategy[str], sign: str, most: int = 3) -> SearchStrategy[str]:
    """Join one or more of them."""
    return st.lists(parts, min_size=1, max_size=most).map(sign.join)


@composite
def cards(draw: DrawFn, rules: Ruleset[Any], zone: str) -> str:
    """Draw cards that belong there, mostly."""
    backs = rules.zones[zone].backs if zone in rules.zones else ()
    fitting = [card.id for card in rules.cards if card.back in backs]
    anything = [*(card.id for card in rules.cards), "?", "?2", "??", "-", "?999", "nothing"]
    fits = bool(fitting) and draw(st.integers(0, 4)) > 0
    return draw(several(st.sampled_from([*fitting, "?"] if fits else anything), "&"))


def piles(rules: Ruleset[Any]) -> SearchStrategy[str]:
    """Name a pile, perhaps of a seat that does not exist."""
    numbered = [zone for zone, shape in rules.zones.items() if shape.slots]
    plain = [zone for zone, shape in rules.zones.items() if not shape.slots]
    some = st.tuples(st.sampled_from(numbered), st.sampled_from("1234")).map("".join)
    return some | st.sampled_from(plain)


@composite
def items(draw: DrawFn, rules: Ruleset[Any]) -> str:
    """Draw something that waits, whoever decides it."""
    kinds = sorted(rules.handlers, key=lambda kind: kind.__name__)
    kind = draw(st.sampled_from(kinds))
    values: dict[str, SearchStrategy[str]] = {
        "seat": ACTORS,
        "seats": several(ACTORS, "&"),
        "number": NUMBERS,
        "slot": NUMBERS,
        "pile": piles(rules),
        "cell": CELLS,
    }
    words = [draw(values[word.kind]) for word in words_of(kind).values()]
    return ":".join([str(kind.__struct_config__.tag), *words])


@composite
def words(draw: DrawFn, rules: Ruleset[Any]) -> tuple[str, str]:
    """Draw a key and its value."""
    key = draw(st.sampled_from(["pile", "pile", "front", *_PLAIN]))
    if key == "pile":
        name = draw(piles(rules))
        return name, draw(cards(rules, name.rstrip("1234"))) + draw(READERS)
    if key == "front":
        broken = st.sampled_from(["broken-lamp", "broken-cart&broken-pick"])
        return f"front{draw(NUMBERS)}", draw(broken | cards(rules, ""))
    if key == "notes":
        note = st.tuples(ACTORS, several(piles(rules), "&", 2), cards(rules, "")).map(":".join)
        return key, draw(several(note, ";"))
    return key, draw(_PLAIN[key])


_PLAIN: dict[str, SearchStrategy[str]] = {
    "notes": st.nothing(),
    "view": ACTORS,
    "round": NUMBERS,
    "starter": ACTORS,
    "last": ACTORS,
    "finder": ACTORS,
    "credit1": NUMBERS,
    "earned": several(st.tuples(ACTORS, NUMBERS, NUMBERS).map(":".join), ";"),
    "board": several(st.tuples(CELLS, st.sampled_from(LAYS)).map(":".join), ";", 5),
}


@composite
def scribbled(draw: DrawFn, rules: Ruleset[Any]) -> str:
    """Draw a position that may be anything, and is often just possible."""
    on = draw(st.sampled_from("123"))
    said = dict(draw(st.lists(words(rules), max_size=4)))
    if draw(st.booleans()):
        said[f"hand{on}"] = draw(cards(rules, "hand"))
        said["turn"] = on
    else:
        said["agenda"] = draw(several(items(rules), ";"))
    return " ".join([rules.name, *(f"{key}={value}" for key, value in said.items())])
