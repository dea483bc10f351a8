"""Display data of a game: events that end a round or pay, secret zones, possessions of seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import DARK, CardId, Event, Pile, Seat, State, pile
from undermine.games import module_in

Kinds = tuple[type[Event], ...]
_GAMES: Final = "undermine.cli.terminal.games"
_CLAN_SIGNS: Final = {"Blue": "terminal-clan-blue", "Yellow": "terminal-clan-yellow"}
"""Message keys by the back of a role card."""


class GameDisplay(NamedTuple):
    """What the terminal needs to know to display one game."""

    goals: Callable[[Ruleset[Any, Any], Any], Sequence[Cell]]
    """The cells of goals, in order of their numbers."""
    owns: Callable[[Ruleset[Any], State[Any], Seat], str]
    """The gold or points of a seat, in a few characters."""
    column: str
    """The message key of the column heading for `owns`."""
    purse: str
    """The zone of the cards that a seat owns; empty if it owns no cards."""
    purse_key: str
    """The message key for the cards in `purse`."""
    clan: Callable[[Ruleset[Any], State[Any], Seat], str]
    """The message key of the clan sign of a seat, or an empty string."""
    hinders: Callable[[CardId], bool]
    """Does a card in front of a seat keep it from digging?"""
    secrets: tuple[str, ...]
    """Zones of single hidden cards that a seat may have seen."""
    looks: Kinds
    """Events that show a card to one seat in secret."""
    round_ends: type[Event]
    shown: type[Event]
    """The event that reveals the role cards."""
    payments: Kinds
    """Events that pay the points or the gold of a round."""
    summary: Callable[[Sequence[Event]], str]
    """The message key of a sentence in place of `payments`, or an empty string."""
    late_gold: Kinds
    """Events about gold that is taken or stolen after a round has ended."""
    role_swaps: Kinds
    """Events that exchange the role card of their `target`."""
    game_ends: type[Event]
    totals: str
    """The field of `game_ends` with the total of each seat; empty if only a side wins."""
    help: tuple[str, ...]
    """Message keys of help about signs on the board and about seats."""
    laid: Kinds
    """Events that put a tile on the board."""
    taken: Kinds
    """Events that take a tile off the board."""


def no_clan(_rules: Ruleset[Any], _state: State[Any], _seat: Seat) -> str:
    """No clan sign: the game has no clans."""
    return ""


def no_summary(_events: Sequence[Event]) -> str:
    """No sentence in place of payments: each of them is told."""
    return ""


def clan_of_back(rules: Ruleset[Any], state: State[Any], seat: Seat) -> str:
    """The message key for the back of the role card of a seat; empty before it is dealt."""
    cards = state.piles[pile("role", seat)].cards
    if len(cards) != 1 or cards == DARK:
        return ""
    return _CLAN_SIGNS.get(rules.cards.back_of(cards[0]), "")


def size(held: Pile) -> str:
    """The number of cards in a pile, or `?` if the viewer may not count them."""
    return "?" if held.is_dark else str(len(held.cards))


@cache
def display_of_game(name: str) -> GameDisplay:
    """The display data of a game by its name, or that of the package if the game has none."""
    module = module_in(_GAMES, name) or import_module(_GAMES)
    display: GameDisplay = module.DISPLAY
    return display


def display_of(rules: Ruleset[Any]) -> GameDisplay:
    """The display data of a ruleset's game."""
    return display_of_game(rules.name)
