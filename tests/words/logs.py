"""Texts of actions and events in logs of whole games, and words they must not contain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import pytest

import undermine as um
from undermine.core.ruleset import Ruleset
from undermine.core.state import EVERYBODY, reader_bit
from undermine.core.tile import Lay
from undermine.core.view import project
from undermine.dealer import Dealer
from undermine.testing.traces import STYLES, play_randomly
from undermine.words import LANGUAGES, Catalogue, catalogue

each_language = pytest.mark.parametrize("language", LANGUAGES)
_SIDES = {
    "en": {"north": "north", "east": "east", "south": "south", "west": "west"},
    "de": {"north": "Nord", "east": "Ost", "south": "Süd", "west": "West"},
}


def assert_named(action: um.Action, names: tuple[str, ...], *parts: str | Lay) -> None:
    """An action is an item of a menu in every language, and names these parts.

    A part is a card as it lies, the key of a message with a name (`card-map`), or a text.
    """
    for language in LANGUAGES:
        words = catalogue(language)
        told = words.action(action, names)
        assert re.fullmatch(r"[^{}$]+[^.!{}$]", told)
        assert not [part for part in parts if _worded(words, part) not in told], told


def _worded(words: Catalogue, part: str | Lay) -> str:
    if isinstance(part, Lay):
        return words.lay(part)
    return words.text(part) if part in words.keys() else part  # noqa: SIM118 (no dict)


def named_sides(text: str, language: str) -> set[str]:
    """The sides of a card that a text names, in English."""
    return {side for side, word in _SIDES[language].items() if word in text}


def random_events(rules: Ruleset[Any], seats: int, style: str, seed: str) -> Iterator[um.Event]:
    """All events of a game that is played at random, in full."""
    for ply in play_randomly(rules, seats, Dealer(seed).roll, STYLES[style]).plies:
        yield from ply.events


def played_events(game: um.Game, choose: Callable[[um.Game], um.Action]) -> Iterator[um.Event]:
    """All events of a game, in full, while it is played to its end."""
    yield from game.events
    while not game.over:
        game.play(choose(game))
        yield from game.events


def event_kinds(module: object) -> set[type[um.Event]]:
    """The kinds of events that a module defines."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return {kind for kind in found if issubclass(kind, um.Event) and kind is not um.Event}


def hidden_events(viewer: int, events: Iterable[um.Event]) -> list[um.Event]:
    """The events with cards that a viewer may not see."""
    return [event for event in events if event.cards and not is_seen(event, viewer)]


def is_seen(event: um.Event, viewer: int) -> bool:
    """The viewer may see the cards of an event."""
    return event.readers == EVERYBODY or bool(event.readers & reader_bit(viewer))


class Log(NamedTuple):
    """The log of a game in one language, with names or without."""

    rules: Ruleset[Any]
    words: Catalogue
    names: tuple[str, ...]

    def line(self, event: um.Event, viewer: int) -> str:
        """The line that a viewer reads about an event."""
        return self.words.event(project(self.rules.cards, event, viewer), self.names)

    def tells_card(self, event: um.Event, viewer: int) -> bool:
        """The line names the first card, by its name, its short name or the tool it breaks."""
        card = event.cards[0]
        tool = "card-" + card + ".tool"
        names = [self.words.card(card), self.words.short(card)]
        names += [self.words.text(tool)] if tool in self.words.keys() else []  # noqa: SIM118
        if hasattr(event, "tile"):
            names.append(self.words.lay(event.tile))
        return any(name in self.line(event, viewer) for name in names)

    def leaks(
        self, events: Iterable[um.Event], viewer: int, common: tuple[str, ...] = ()
    ) -> list[str]:
        """Lines with the name of a card that the viewer may not see, but for common names."""
        return [
            line
            for event in hidden_events(viewer, events)
            for line in [self.line(event, viewer)]
            if any(self.words.card(card) in line for card in event.cards if card not in common)
        ]


def broken_lines(lines: Iterable[str]) -> list[str]:
    """Lines that are not whole sentences, or contain unknown cards."""
    whole = re.compile(r"[A-ZÄÖÜ][^{}$]*[.!]")
    return [
        line
        for line in lines
        if not whole.fullmatch(line) or "unknown" in line or "unbekannt" in line
    ]
