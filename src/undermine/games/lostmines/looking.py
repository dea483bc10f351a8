"""Information cards: a secret look at a mine, a treasure or a dwarf."""

from __future__ import annotations

from typing import Any

from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Action, CardId, PileId, Seat, reader_bit
from undermine.games.lostmines.actions import Appraise, Scout, Spy
from undermine.games.lostmines.events import Appraised, Scouted, Spied
from undermine.games.lostmines.table import (
    LostMinesDraft,
    LostMinesRules,
    LostMinesState,
    mine,
    role,
    sheet,
    treasure,
)
from undermine.games.lostmines.tokens import discard_openly


@rule("TLM-086", "TLM-087", "TLM-090", "TLM-R24")
def look(draft: LostMinesDraft, seat: Seat, card: CardId, pile: PileId) -> tuple[CardId, ...]:
    """Discard the information card and show the pile only to the seat that played it."""
    discard_openly(draft, seat, card)
    draft.show(pile, reader_bit(seat))
    return draft.cards(pile)


# -- mines ---------------------------------------------------------------------------------------


@rule("TLM-091", "TLM-R19", "TLM-R22")
def hidden_mines(rules: LostMinesRules, state: LostMinesState) -> list[int]:
    """The mines that lie face down."""
    tiles = state.table.board.tiles
    return [slot for slot, at in enumerate(sheet(rules).fields.mines) if not tiles[at].open]


def scout_candidates(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every mine that lies face down."""
    return [Scout(card, slot) for slot in hidden_mines(rules, state)]


@rule("TLM-091")
def scout_check(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, action: Scout
) -> Refusal | None:
    """Only a face-down mine."""
    if action.mine in hidden_mines(rules, state):
        return None
    return Refusal("TLM-091", {"mine": action.mine + 1})


@rule("TLM-090", "TLM-091")
def scout_apply(_rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Scout) -> None:
    """Look at the mine, which stays face down."""
    seen = look(draft, seat, action.card, mine(action.mine))
    draft.emit(Scouted(cards=seen, readers=reader_bit(seat), seat=seat, mine=action.mine))


# -- treasures -----------------------------------------------------------------------------------


@rule("TLM-092", "TLM-R20", "TLM-R21")
def lying_treasures(state: LostMinesState) -> list[int]:
    """The treasures at the edge of the board."""
    return [slot for slot in range(state.table.seats) if state.piles[treasure(slot)].cards]


def appraise_candidates(
    _rules: LostMinesRules, state: LostMinesState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every treasure at the edge of the board."""
    return [Appraise(card, slot) for slot in lying_treasures(state)]


@rule("TLM-030", "TLM-092")
def appraise_check(
    _rules: LostMinesRules, state: LostMinesState, _seat: Seat, action: Appraise
) -> Refusal | None:
    """Only a treasure at the edge of the board."""
    if action.treasure in lying_treasures(state):
        return None
    return Refusal("TLM-092", {"treasure": action.treasure + 1})


@rule("TLM-090", "TLM-092")
def appraise_apply(
    _rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Appraise
) -> None:
    """Look at the treasure, which stays face down."""
    seen = look(draft, seat, action.card, treasure(action.treasure))
    bit = reader_bit(seat)
    draft.emit(Appraised(cards=seen, readers=bit, seat=seat, treasure=action.treasure))


# -- dwarves -------------------------------------------------------------------------------------


@rule("TLM-093", "TLM-R20", "TLM-R25")
def spy_candidates(
    _rules: LostMinesRules, state: LostMinesState, seat: Seat, card: CardId
) -> list[Action]:
    """Every other seat, sitting out or not."""
    return [Spy(card, other) for other in range(state.table.seats) if other != seat]


@rule("TLM-093", "TLM-R21", "TLM-R25")
def spy_check(
    _rules: LostMinesRules, state: LostMinesState, seat: Seat, action: Spy
) -> Refusal | None:
    """Only the dwarf card of another seat."""
    if action.seat == seat:
        return Refusal("TLM-R21")
    if 0 <= action.seat < state.table.seats:
        return None
    return Refusal("TLM-093", {"seat": action.seat + 1})


@rule("TLM-090", "TLM-093", "TLM-R77")
def spy_apply(_rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Spy) -> None:
    """Look at the dwarf card, which stays face down."""
    seen = look(draft, seat, action.card, role(action.seat))
    draft.emit(Spied(cards=seen, readers=reader_bit(seat), seat=seat, target=action.seat))


def _looking(candidates: Any, check: Any, apply: Any) -> Play[Any]:  # noqa: ANN401 (of a play)
    return Play(lambda action: (action.card,), candidates, check, apply, exact=True)


SCOUTING = _looking(scout_candidates, scout_check, scout_apply)
APPRAISING = _looking(appraise_candidates, appraise_check, appraise_apply)
SPYING = _looking(spy_candidates, spy_check, spy_apply)
