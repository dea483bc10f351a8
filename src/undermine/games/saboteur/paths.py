"""Laying path cards, and the rockfall that removes them."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.laying import LayingRules, growth_check, growths, is_path, laying
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import NOBODY, Action, CardId, Seat
from undermine.games.saboteur.actions import Place, Reveal, Rockfall
from undermine.games.saboteur.events import Fell, Placed
from undermine.games.saboteur.table import (
    DISCARD,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    hand,
)

_LAYING: Final = LayingRules(
    turn="SAB-043",
    occupied="SAB-041",
    isolated="SAB-041",
    covered="SAB-R04",
    misfit="SAB-042",
    disconnected="SAB-044",
)


@rule("SAB-026", "SAB-044", "SAB-048", "SAB-R01")
def place_candidates(
    rules: SaboteurRules, state: SaboteurState, seat: Seat, card: CardId
) -> list[Action]:
    """With sound tools, every cell that the maze can grow into."""
    return [] if state.table.front[seat] else growths(rules, state.table.board, card)


@rule("SAB-048", "SAB-051")
def place_check(
    rules: SaboteurRules, state: SaboteurState, seat: Seat, action: Place
) -> Refusal | None:
    """Only with sound tools."""
    if state.table.front[seat]:
        return Refusal("SAB-048", {"tools": state.table.front[seat]})
    return maze_check(rules, state.table.board, action)


@rule(
    *("SAB-041", "SAB-042", "SAB-043", "SAB-044"),
    *("SAB-R02", "SAB-R03", "SAB-R04", "SAB-R09", "SAB-R11"),
)
def maze_check(rules: SaboteurRules, board: Board, action: Place) -> Refusal | None:
    """A card is laid beside a way that is joined to the start card, and fits all around."""
    return growth_check(rules, board, action, _LAYING)


def place_apply(rules: SaboteurRules, draft: SaboteurDraft, seat: Seat, action: Place) -> None:
    """Lay the card; then look whether the maze has reached a goal."""
    lay, at = action.tile, action.at
    draft.take(hand(seat), lay.card)
    table = draft.table
    draft.table = replace(table, board=table.board.put(at, rules.cards.tile(lay)))
    draft.emit(Placed(cards=(lay.card,), seat=seat, tile=lay, at=at))
    if draft.table.board.reached:
        draft.push(Reveal(NOBODY, seat, at))


# -- rockfall ------------------------------------------------------------------------------------


@rule("SAB-059", "SAB-061", "SAB-R13")
def rockfall_candidates(
    rules: SaboteurRules, state: SaboteurState, _seat: Seat, _card: CardId
) -> list[Action]:
    """Every path card in the maze, wherever it lies."""
    board = state.table.board
    return [Rockfall(at) for at in sorted(board.tiles) if is_path(rules, board, at)]


@rule("SAB-059", "SAB-061", "SAB-R12", "SAB-R13")
def rockfall_check(
    rules: SaboteurRules, state: SaboteurState, _seat: Seat, action: Rockfall
) -> Refusal | None:
    """Neither the start nor a goal, face down or face up."""
    if is_path(rules, state.table.board, action.at):
        return None
    empty = action.at not in state.table.board.tiles
    return Refusal("SAB-R13" if empty else "SAB-059", {"at": action.at})


@rule("SAB-058", "SAB-059", "SAB-060", "SAB-062", "SAB-R11")
def rockfall_apply(
    _rules: SaboteurRules, draft: SaboteurDraft, seat: Seat, action: Rockfall
) -> None:
    """Remove the card; parts of the maze that it connected stay on the board."""
    board = draft.table.board
    fallen = board.tiles[action.at].card
    draft.table = replace(draft.table, board=board.take(action.at))
    draft.take(hand(seat), "rockfall")
    draft.give(DISCARD, "rockfall")
    draft.give(DISCARD, fallen)
    draft.emit(Fell(cards=(fallen,), seat=seat, at=action.at))


PLACING: Final = laying(_LAYING, place_apply)._replace(
    candidates=place_candidates, check=place_check
)
FALLING: Play[Any] = Play(
    uses=lambda _action: ("rockfall",),
    candidates=rockfall_candidates,
    check=rockfall_check,
    apply=rockfall_apply,
    exact=True,
)
