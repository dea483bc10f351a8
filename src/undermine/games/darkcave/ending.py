"""Leaving the cave, the end of the game, and its result."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.actions import Agree, Turn
from undermine.core.draft import UnknownCardError
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    Action,
    CardId,
    Item,
    Seat,
    is_unknown,
    reader_bit,
)
from undermine.core.walking import put
from undermine.games.darkcave.actions import Announce, CallEnd, Leave
from undermine.games.darkcave.events import (
    AsideSeen,
    CaveClosed,
    ClansShown,
    LeftCave,
    TreasureCounted,
)
from undermine.games.darkcave.reckoning import Dwarf, Reckoning, reckon
from undermine.games.darkcave.roles import unmask
from undermine.games.darkcave.table import (
    BLUE,
    ROLE_PILE,
    YELLOW,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    role,
    side_of,
)

_NOBODY = "nobody"


@rule("TDC-169", "TDC-170", "TDC-171", "TDC-R38", "TDC-R39", "TDC-R41")
def leave(_rules: DarkCaveRules, draft: DarkCaveDraft, item: Leave, _action: None) -> None:
    """Take the dwarf off the board and show its clan card to everybody."""
    seat, table = item.leaver, draft.table
    draft.table = replace(
        table,
        out=(*table.out, seat),
        lying=tuple(other for other in table.lying if other != seat),
    )
    put(draft, seat, None)
    draft.emit(LeftCave(seat=seat, rank=len(draft.table.out), gold=table.gold[seat]))
    unmask(draft, seat)
    if len(draft.table.out) == 1:
        look_aside(draft, seat)
    draft.push(CallEnd(CHANCE, seat))


@rule("TDC-026", "TDC-178")
def look_aside(draft: DarkCaveDraft, seat: Seat) -> None:
    """The first dwarf to leave looks at the clan cards that were set aside."""
    if draft.piles[ROLE_PILE].cards:
        draft.show(ROLE_PILE, reader_bit(seat))
        seen = draft.cards(ROLE_PILE)
        draft.emit(AsideSeen(cards=seen, readers=reader_bit(seat), seat=seat))


# -- is a side out? ------------------------------------------------------------------------------


@rule("TDC-177", "TDC-R08", "TDC-R83", "TDC-R86", "TDC-R90")
def call_odds(
    rules: DarkCaveRules, state: DarkCaveState, item: CallEnd
) -> list[tuple[Action, int]]:
    """The true answer with certainty: the dealer of the cards knows it."""
    inside = dwarves_inside(state)
    if any(is_unknown(card) for card in inside.values()):
        raise UnknownCardError(next(role(s) for s, card in inside.items() if is_unknown(card)))
    side = side_of(rules, state.piles[role(item.leaver)].cards[0])
    complete = all(side_of(rules, card) != side for card in inside.values())
    return [(Announce(side if complete else _NOBODY), 1)]


def dwarves_inside(state: DarkCaveState) -> dict[Seat, CardId]:
    """The clan cards of the seats whose dwarves have not left."""
    seats = [seat for seat, spot in enumerate(state.table.pawn) if spot is not None]
    return {seat: state.piles[role(seat)].cards[0] for seat in seats}


def call_candidates(rules: DarkCaveRules, state: DarkCaveState, item: CallEnd) -> list[Action]:
    """The true answer only."""
    return [action for action, _ in call_odds(rules, state, item)]


@rule("TDC-177", "TDC-179", "TDC-R86")
def call_check(
    rules: DarkCaveRules, state: DarkCaveState, item: CallEnd, action: Announce
) -> Refusal | None:
    """No announcement that contradicts what a seat at the table can see."""
    leaver = side_of(rules, state.piles[role(item.leaver)].cards[0])
    inside = dwarves_inside(state).values()
    known = [side_of(rules, card) for card in inside if not is_unknown(card)]
    is_over = leaver not in known
    may_go_on = leaver in known or len(known) < len(inside)
    if (action.side == leaver and is_over) or (action.side == _NOBODY and may_go_on):
        return None
    return Refusal("TDC-177", {"side": action.side})


@rule("TDC-175", "TDC-177", "TDC-179", "TDC-R83")
def call_apply(
    rules: DarkCaveRules, draft: DarkCaveDraft, _item: CallEnd, action: Announce
) -> None:
    """End the game at once where a side has left, else go on."""
    if action.side != _NOBODY:
        end_game(rules, draft, "out", action.side)


# -- the end -------------------------------------------------------------------------------------


@rule("TDC-175", "TDC-181", "TDC-182", "TDC-R84", "TDC-R85", "TDC-R89")
def end_game(rules: DarkCaveRules, draft: DarkCaveDraft, why: str, side: str = _NOBODY) -> None:
    """Show all clan cards, return the gold inside the cave, and count the treasures."""
    draft.clear()
    draft.emit(CaveClosed(why=why, side=side))
    piles = [*map(role, range(draft.table.seats)), ROLE_PILE]
    for pile in piles:
        draft.show(pile, EVERYBODY)
    draft.emit(ClansShown(cards=tuple(card for pile in piles for card in draft.cards(pile))))
    give_back(draft)
    _count(draft, reckoned(rules, draft.seal()), rules)


@rule("TDC-182")
def give_back(draft: DarkCaveDraft) -> None:
    """Seats whose dwarves have not left the cave return their gold."""
    table = draft.table
    saved = tuple(gold if seat in table.out else 0 for seat, gold in enumerate(table.gold))
    draft.table = replace(table, gold=saved, pool=table.pool + sum(table.gold) - sum(saved))


def _count(draft: DarkCaveDraft, result: Reckoning, rules: DarkCaveRules) -> None:
    draft.emit(
        TreasureCounted(
            saved_yellow=result.saved[YELLOW],
            saved_blue=result.saved[BLUE],
            heads_yellow=result.heads[YELLOW],
            heads_blue=result.heads[BLUE],
            yellow=result.values[YELLOW],
            blue=result.values[BLUE],
            winner=result.winner,
            winners=tuple(s for s, won in enumerate(scores(rules, draft.seal())) if won),
        )
    )


@rule("TDC-012", "TDC-183", "TDC-186", "TDC-R91")
def reckoned(rules: DarkCaveRules, state: DarkCaveState) -> Reckoning:
    """Count the gold of those who have left, for the sides they work for."""
    table = state.table
    dwarves = [
        Dwarf(side_of(rules, state.piles[role(seat)].cards[0]), gold if seat in table.out else 0)
        for seat, gold in enumerate(table.gold)
    ]
    return reckon(dwarves, table.out[0] if table.out else NOBODY)


@rule("TDC-013", "TDC-185", "TDC-R84", "TDC-R85")
def scores(rules: DarkCaveRules, state: DarkCaveState) -> tuple[int, ...]:
    """1 for each seat that works for the winning side, inside or outside; 0 before the end."""
    if not state.is_over:
        return (0,) * state.table.seats
    winner = reckoned(rules, state).winner
    cards = [state.piles[role(seat)].cards[0] for seat in range(state.table.seats)]
    return tuple(int(side_of(rules, card) == winner) for card in cards)


# -- an early end --------------------------------------------------------------------------------


def agree_candidates(
    _rules: DarkCaveRules, _state: DarkCaveState, _item: Item
) -> tuple[Action, ...]:
    """The agreement to stop."""
    return (Agree(),)


@rule("TDC-180", "TDC-R87")
def agree_check(
    _rules: DarkCaveRules, _state: DarkCaveState, item: Item, _action: Agree
) -> Refusal | None:
    """Only while a seat has its turn."""
    return None if isinstance(item, Turn) else Refusal("TDC-R87")


@rule("TDC-180", "TDC-R87")
def agree_apply(rules: DarkCaveRules, draft: DarkCaveDraft, _item: Item, _action: Agree) -> None:
    """End the game and count it as it stands."""
    end_game(rules, draft, "agreed")


CALL_END: Handler[Any] = Handler(
    apply=call_apply,
    candidates=call_candidates,
    check=call_check,
    odds=call_odds,
    answers=(Announce,),
    rule="TDC-179",
    exact=True,
)
AGREE: Handler[Any] = Handler(
    apply=agree_apply, candidates=agree_candidates, check=agree_check, rule="TDC-R87"
)
