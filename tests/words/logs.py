"""Logs of whole games, and what may not stand in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import undermine as um
from undermine.core.ruleset import Ruleset
from undermine.core.state import EVERYBODY, reader_bit
from undermine.core.view import project
from undermine.dealer import Dealer
from undermine.testing.traces import STYLES, play_randomly
from undermine.words import Catalogue


def happened(rules: Ruleset[Any], seats: int, style: str, seed: str) -> Iterator[um.Event]:
    """Everything that happens in a random game, in full."""
    for ply in play_randomly(rules, seats, Dealer(seed).roll, STYLES[style]).plies:
        yield from ply.events


def kinds_of(module: object) -> set[type[um.Event]]:
    """The kinds of events that a module defines."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return {kind for kind in found if issubclass(kind, um.Event) and kind is not um.Event}


def hidden_from(viewer: int, events: Iterable[um.Event]) -> list[um.Event]:
    """The events with cards that a viewer may not see."""
    return [event for event in events if event.cards and not _is_seen(event, viewer)]


def _is_seen(event: um.Event, viewer: int) -> bool:
    return event.readers == EVERYBODY or bool(event.readers & reader_bit(viewer))


def told(
    rules: Ruleset[Any],
    words: Catalogue,
    event: um.Event,
    viewer: int,
    names: tuple[str, ...],
) -> str:
    """The line of the log that a viewer reads."""
    return words.event(project(rules.cards, event, viewer), names)


def leaks(
    rules: Ruleset[Any],
    words: Catalogue,
    events: Iterable[um.Event],
    viewer: int,
    names: tuple[str, ...],
) -> list[str]:
    """Lines that tell a card which the viewer may not see."""
    return [
        line
        for event in hidden_from(viewer, events)
        for line in [told(rules, words, event, viewer, names)]
        if any(words.card(card) in line for card in event.cards)
    ]


def broken(lines: Iterable[str]) -> list[str]:
    """Lines that are no whole sentences, or speak of cards that nobody knows."""
    whole = re.compile(r"[A-ZÄÖÜ][^{}$]*[.!]")
    return [
        line
        for line in lines
        if not whole.fullmatch(line) or "unknown" in line or "unbekannt" in line
    ]
