"""Hypothesis strategies for authors of variants: games, moments, views, actions and texts.

    @given(states(load("saboteur")))
    def test_somebody_is_on(state): ...

Whole games are played by dice from a drawn seed in a drawn style, so every value is one that a
game can lead to. `mangled` spoils texts, to try what parsers make of them. This is the only
module that needs Hypothesis: `pip install undermine[testing]`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, Action, Seat, State, View
from undermine.dealer import Dealer, promise
from undermine.games import REGISTRY, load
from undermine.notation.positions import write_position
from undermine.notation.records import Record
from undermine.notation.replay import projected
from undermine.testing.all_actions import universe
from undermine.testing.traces import STYLES, Trace, play_randomly

_T = TypeVar("_T")
_DEALS: Final = 10_000
_MOST_EDITS: Final = 4
_WORD: Final = re.compile(r"([\w-]+)")
_JUNK: Final = "~&;:,=@?*.!#-_ \t\n\r\"'\\0%é²٣🂡\u2028\u202e\x00"
_WORDS: Final = ("-", "?", "??", "?6", "=", "*", ".", "1", "2", "0", "map", "EW", "gold", "gold-1")
_LONG: Final = ("9" * 9, "9" * 10, "-" + "1" * 9, "9" * 5_000, "A" * 500, "?999", "9999,-9999")
"""Numbers that a parser accepts, and numbers that it must refuse."""


# -- games ---------------------------------------------------------------------------------------


@composite
def rulesets(draw: DrawFn, *, most_options: int = 1) -> Ruleset[Any]:
    """A game as it is printed, or with up to so many of its house rules."""
    game = draw(st.sampled_from(sorted(REGISTRY)))
    options = _loaded(game).options
    if not options:
        return _loaded(game)
    names = draw(st.lists(st.sampled_from(sorted(options)), max_size=most_options, unique=True))
    words = [f"{name}={draw(st.sampled_from(options[name].choices))}" for name in sorted(names)]
    return _loaded("+".join([game, *words]))


@lru_cache(maxsize=64)
def _loaded(name: str) -> Ruleset[Any]:
    """Each ruleset once, so that its games are only played once."""
    return load(name)


def seats(rules: Ruleset[Any]) -> SearchStrategy[int]:
    """A number of seats that the game is for."""
    return st.sampled_from(rules.seats)


def viewers(seats: int) -> SearchStrategy[Seat]:
    """A seat of a table of so many seats, or a spectator."""
    return st.sampled_from([*range(seats), SPECTATOR])


@composite
def traces(draw: DrawFn, rules: Ruleset[Any], *, deals: int = _DEALS) -> Trace:
    """A whole game; fewer `deals` are quicker, since each is only played once."""
    style = draw(st.sampled_from(sorted(STYLES)))
    return _played(rules, draw(seats(rules)), style, draw(st.integers(0, deals - 1)))


class _Played(Trace):
    """A `repr` that tells how to play the game again instead of listing its values."""

    recipe = "…"

    def __repr__(self) -> str:
        return f"play_randomly(load({self.rules.id!r}), {self.seats}, {self.recipe})"


@lru_cache(maxsize=64)
def _played(rules: Ruleset[Any], seats: int, style: str, seed: int) -> Trace:
    trace = _Played(*play_randomly(rules, seats, Dealer(str(seed)).roll, STYLES[style]))
    trace.recipe = f"Dealer('{seed}').roll, STYLES[{style!r}]"
    return trace


# -- moments -------------------------------------------------------------------------------------


@composite
def states(draw: DrawFn, rules: Ruleset[Any], *, deals: int = _DEALS) -> State[Any]:
    """Any moment of a game, from the empty table to the end."""
    return draw(_one_of(draw(traces(rules, deals=deals)).states))


@composite
def views(draw: DrawFn, rules: Ruleset[Any], *, deals: int = _DEALS) -> View[Any]:
    """Any moment as a seat or a spectator sees it."""
    state = draw(states(rules, deals=deals))
    return rules.view(state, draw(viewers(state.table.seats)))


@composite
def actions(draw: DrawFn, rules: Ruleset[Any], *, deals: int = _DEALS) -> Action:
    """A legal action of some moment, or any other conceivable action."""
    state = draw(states(rules, deals=deals))
    anything = _one_of(_thinkable(rules, state.table.seats))
    legal = rules.legal(state)
    return draw(_one_of(legal) | anything if legal else anything)


@lru_cache(maxsize=16)
def _thinkable(rules: Ruleset[Any], seats: int) -> tuple[Action, ...]:
    return tuple(universe(rules, rules.setup(rules, seats)))


def _one_of(things: Sequence[_T]) -> SearchStrategy[_T]:
    """Like `sampled_from`, but quick where there are thousands."""
    return st.integers(0, len(things) - 1).map(things.__getitem__)


# -- texts ---------------------------------------------------------------------------------------


@composite
def positions_text(draw: DrawFn, rules: Ruleset[Any], *, deals: int = _DEALS) -> str:
    """A state or a view on one line, its keys in any order."""
    moments = states(rules, deals=deals) | views(rules, deals=deals)
    game, *words = write_position(rules, draw(moments)).split()
    return " ".join([game, *draw(st.permutations(words))])


@composite
def records(draw: DrawFn, rules: Ruleset[Any], *, deals: int = _DEALS) -> Record:
    """The record of a game so far: all of it, or the part that one seat saw."""
    trace = draw(traces(rules, deals=deals))
    record = draw(_headers(trace.record))
    record = record._replace(entries=record.entries[: draw(st.integers(0, len(trace.plies)))])
    eyes = draw(st.none() | viewers(trace.seats))
    return record if eyes is None else projected(rules, record, eyes)


@composite
def _headers(draw: DrawFn, record: Record) -> Record:
    """The same record with other names, a promise, words and an opened seed."""
    seed = draw(st.text("abc-_.019", max_size=12))
    name = st.text(min_size=1, max_size=12).map(_as_name).filter(bool)
    words = st.lists(st.text("abc019", min_size=1, max_size=6), max_size=4).map(tuple)
    return record._replace(
        seats=tuple(draw(st.just(seat) | name) for seat in record.seats),
        promise=promise(seed) if seed else "",
        words=draw(words),
        opened=seed if draw(st.booleans()) else "",
    )


def _as_name(text: str) -> str:
    """Text that may stand between the commas of a header in a file."""
    return "".join(sign for sign in text if sign.isprintable() and sign not in ",#").strip()


# -- spoilt texts --------------------------------------------------------------------------------


@composite
def mangled(draw: DrawFn, texts: SearchStrategy[str]) -> str:
    """Texts in which words and characters are lost, doubled, swapped or replaced by junk."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, _MOST_EDITS))):
        text = draw(_edited(text)) if text else draw(_junk)
    return text


@composite
def _edited(draw: DrawFn, text: str) -> str:
    parts = list(text) if draw(st.integers(0, 3)) == 0 else _split(text)
    place = st.integers(0, len(parts) - 1)
    first, second = sorted((draw(place), draw(place)))
    one, other = parts[first], parts[second]
    before, between, after = parts[:first], parts[first + 1 : second], parts[second + 1 :]
    edits: list[list[str]] = [
        [*before, *parts[first + 1 :]],
        [*before, one, *parts[first:]],
        [*before, other, *parts[first:]],
        [*before, other, *between, one, *after] if first < second else [*before, *after],
        [*before, draw(_junk), *parts[first + 1 :]],
        [*before, draw(_junk), *parts[first:]],
    ]
    return "".join(draw(st.sampled_from(edits)))


def _split(text: str) -> list[str]:
    """Words, and what stands between them."""
    return [part for part in _WORD.split(text) if part]


_junk: Final = st.sampled_from(_WORDS) | st.sampled_from(_LONG) | st.text(_JUNK, max_size=3)
