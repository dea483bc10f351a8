"""Derived facts for clients: things to draw, reachable spaces, and a move when time is up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from undermine.core.actions import Discard
from undermine.core.grammar import cell_word
from undermine.core.grid import Area
from undermine.core.state import Action, Item, View
from undermine.core.walking import Stop, Walk, WrittenRoute, signposts
from undermine.games.lostmines.setup import dwarves
from undermine.games.lostmines.table import LostMinesRules, LostMinesTable, sheet
from undermine.games.lostmines.tokens import TRAP, TROLL, supply
from undermine.games.lostmines.walking import GAIT


class LostMinesFacts(TypedDict):
    """Facts of a game of The Lost Mines that a screen draws."""

    area: Area
    starts: dict[str, str]
    goals: list[str]
    supply: dict[str, int]
    roles: dict[str, int]
    rounds: int
    spare: int
    points: bool


def facts(rules: LostMinesRules, table: LostMinesTable) -> LostMinesFacts:
    """The printed cells of start cards and mines, and the forest tiles that are left."""
    numbers = sheet(rules)
    tools = [card.id for card in rules.cards if card.words.get("bridges")]
    return {
        "area": numbers.board.area,
        "starts": {clan: cell_word(at) for clan, at in numbers.fields.starts.items()},
        "goals": [cell_word(at) for at in numbers.fields.mines],
        "supply": {kind: supply(rules, table.board, kind) for kind in (*tools, TRAP, TROLL)},
        "roles": Counter(dwarves(rules, table.seats)),
        "rounds": numbers.rounds,
        "spare": numbers.spare,
        "points": rules.hooks.shows_points(),
    }


def routes(rules: LostMinesRules, table: LostMinesTable, item: Item) -> dict[str, WrittenRoute]:
    """The spaces that the dwarf on move can reach."""
    if not isinstance(item, Walk):
        return {}
    spot = table.pawn[item.seat]
    assert spot is not None, "dwarves walk only once they stand somewhere"
    return signposts(GAIT, rules, table, spot, item.left)


def shows_points() -> bool:
    """Clients show the points of earlier rounds."""
    return True


def timeout_action(
    _rules: LostMinesRules, view: View[LostMinesTable], legal: Sequence[Action]
) -> Action:
    """Discard the most frequent card; do not walk; else the first legal action."""
    if Stop() in legal:
        return Stop()
    passing = [action for action in legal if isinstance(action, Discard)]
    if passing:
        held = view.piles[f"hand{view.seat + 1}"].cards
        single = [action for action in passing if len(action.cards) == 1]
        return max(single, key=lambda action: held.count(action.cards[0]))
    return legal[0]
