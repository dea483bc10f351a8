"""How each game is shown: what ends a round, who is paid, what is secret, what is owned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from undermine.core import actions
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import DARK, CardId, Event, Pile, Seat, State, pile
from undermine.games.darkcave import events as darkcave
from undermine.games.darkcave.table import goal_cells
from undermine.games.lostmines import events as lostmines
from undermine.games.saboteur import events as mine
from undermine.games.saboteur2 import events as teams

Kinds = tuple[type[Event], ...]
_CLAN_SIGNS: Final = {"Blue": "terminal-clan-blue", "Yellow": "terminal-clan-yellow"}
"""By the back of a dwarf card."""


class Manner(NamedTuple):
    """What a terminal asks about a game."""

    goals: Callable[[Ruleset[Any, Any], Any], Sequence[Cell]]
    """Where cards lie face down, in order of their numbers."""
    owns: Callable[[Ruleset[Any], State[Any], Seat], str]
    """What a seat has won, in a few signs."""
    column: str
    """The sentence above that."""
    purse: str
    """The zone of the cards that a seat owns, empty where it owns none, and …"""
    purse_key: str
    """… the sentence that tells them to it."""
    clan: Callable[[Ruleset[Any], State[Any], Seat], str]
    """The sentence with the sign of the clan that all see a seat belong to, or nothing."""
    hinders: Callable[[CardId], bool]
    """A card that lies before a seat keeps it from digging."""
    secrets: tuple[str, ...]
    """Zones of single cards that a seat may have looked at."""
    looks: Kinds
    """What shows somebody a card in secret."""
    round_ends: type[Event]
    shown: type[Event]
    """What turns the dwarf cards up."""
    payments: Kinds
    """What is told of the points or the gold of a round."""
    game_ends: type[Event]
    totals: str
    """The field of that event with what everybody has; empty: a side wins, and nothing else."""
    help: tuple[str, ...]
    """Sentences about the signs on the board, and about the seats."""
    laid: Kinds
    """What puts a tile on the board …"""
    taken: Kinds
    """… and what takes one away."""


def _gold(_rules: Ruleset[Any], state: State[Any], seat: Seat) -> str:
    return size(state.piles[pile("loot", seat)])


def _points(rules: Ruleset[Any], state: State[Any], seat: Seat) -> str:
    """Points of earlier rounds, and how many treasures of this one."""
    points = state.table.points[seat] if rules.hooks.facts(rules, state.table)["points"] else "?"
    return f"{points}+{size(state.piles[pile('hoard', seat)])}"


def _no_clan(_rules: Ruleset[Any], _state: State[Any], _seat: Seat) -> str:
    return ""


def _clan(rules: Ruleset[Any], state: State[Any], seat: Seat) -> str:
    """The back of the one dwarf card of a seat; nothing before it is dealt."""
    cards = state.piles[pile("role", seat)].cards
    if len(cards) != 1 or cards == DARK:
        return ""
    return _CLAN_SIGNS.get(rules.cards.back_of(cards[0]), "")


def size(held: Pile) -> str:
    """How many cards a pile holds, for those who may not count them too."""
    return "?" if held.is_dark else str(len(held.cards))


_SABOTEUR: Final = Manner(
    goals=lambda rules, _table: rules.sheet.board.goals,
    owns=_gold,
    column="terminal-column-gold",
    purse="loot",
    purse_key="terminal-gold",
    clan=_no_clan,
    hinders=lambda card: card != "theft",
    secrets=("goal",),
    looks=(mine.Peeked, teams.Inspected),
    round_ends=mine.RoundEnded,
    shown=mine.RolesShown,
    payments=(teams.Reckoned, mine.GoldPaid, teams.Lapsed),
    game_ends=mine.GameEnded,
    totals="scores",
    help=("terminal-help-signs", "terminal-help-seats"),
    laid=(mine.Placed, mine.GoalLaid),
    taken=(mine.Fell,),
)
_LOSTMINES: Final = Manner(
    goals=lambda rules, _table: rules.sheet.fields.mines,
    owns=_points,
    column="terminal-column-points",
    purse="hoard",
    purse_key="terminal-hoard",
    clan=_clan,
    hinders=lambda _card: False,
    secrets=("mine", "treasure"),
    looks=(lostmines.Scouted, lostmines.Appraised, lostmines.Spied),
    round_ends=lostmines.RoundOver,
    shown=lostmines.CharactersShown,
    payments=(lostmines.HoardShown, lostmines.PointsShared),
    game_ends=lostmines.GameWon,
    totals="points",
    help=("terminal-help-forest", "terminal-help-clans"),
    laid=(lostmines.PathLaid, lostmines.MineLaid),
    taken=(lostmines.Stormed,),
)
_DARKCAVE: Final = Manner(
    goals=lambda rules, table: goal_cells(rules, table.seats),
    owns=lambda _rules, state, seat: str(state.table.gold[seat]),
    column="terminal-column-gold",
    purse="",
    purse_key="",
    clan=_clan,
    hinders=lambda _card: False,
    secrets=("goal",),
    looks=(darkcave.GoalSpied, darkcave.DwarfSpied, darkcave.AsideSeen),
    round_ends=darkcave.CaveClosed,
    shown=darkcave.ClansShown,
    payments=(darkcave.TreasureCounted,),
    game_ends=darkcave.TreasureCounted,
    totals="",
    help=("terminal-help-cave", "terminal-help-sides"),
    laid=(actions.Placed, darkcave.CornerLaid),
    taken=(darkcave.Collapsed,),
)
_MANNERS: Final[Mapping[str, Manner]] = {
    "saboteur": _SABOTEUR,
    "saboteur-2": _SABOTEUR,
    "the-dark-cave": _DARKCAVE,
    "the-lost-mines": _LOSTMINES,
}


def manner_of(rules: Ruleset[Any]) -> Manner:
    """How a game is shown; one that nobody has described is shown like a mine."""
    return _MANNERS.get(rules.name, _SABOTEUR)
