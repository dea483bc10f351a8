"""What cannot be in any game: for positions that people write down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undermine.core.dealing import DealTo, LoseCard
from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, NOBODY, TABLE, Item, State
from undermine.core.words import words_of


def wrong_agenda(rules: Ruleset[Any], state: State[Any]) -> Iterator[str]:
    """What is wrong with what waits, in words."""
    for item in state.agenda:
        yield from _wrong_item(rules, item)
    if not state.agenda:
        return
    item = state.agenda[-1]
    if item.seat == NOBODY:
        yield f"a duty such as {tag(item)} is done at once and never waits"
    elif isinstance(item, DealTo):
        yield from _undealable(state, item)
    elif isinstance(item, LoseCard) and not state.piles[item.source].cards:
        yield f"{item.source} holds no card to lose"


def _wrong_item(rules: Ruleset[Any], item: Item) -> Iterator[str]:
    """Who decides an item, and whom it is about."""
    handler = rules.handlers[type(item)]
    if handler.candidates is None:
        if item.seat != NOBODY:
            yield f"{tag(item)} is a duty: nobody decides it, so write {tag(item)}:-"
    elif handler.odds is None:
        if item.seat < 0:
            yield f"only a seat can decide {tag(item)}"
    elif item.seat not in (CHANCE, TABLE):
        yield f"no seat decides {tag(item)}"
    if min(_about(item), default=0) < 0:
        yield f"{tag(item)} is about seats"


def _about(item: Item) -> Iterator[int]:
    """The seats that an item names besides the one that decides it."""
    for name, word in words_of(type(item)).items():
        if word.kind == "seats":
            yield from getattr(item, name)
        elif word.kind == "seat" and name != "seat":
            yield getattr(item, name)


def tag(item: Item) -> str:
    """What an item is called."""
    return type(item).__name__.lower()


def _undealable(state: State[Any], item: DealTo) -> Iterator[str]:
    source = state.piles[item.source]
    if item.count < 1 or (len(source.cards) < item.count and not source.is_dark):
        yield f"{item.source} holds fewer cards than are to be dealt"
