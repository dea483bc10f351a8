"""A turn: upkeep, then play a card, move and draw; passing is one of the plays."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from undermine.core.actions import NextTurn, Turn
from undermine.core.dealing import DealTo
from undermine.core.discarding import discarding
from undermine.core.hands import HandRules, offered, play_check
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Play
from undermine.core.state import CHANCE, NOBODY, Action, Seat
from undermine.core.turns import clockwise, left_of
from undermine.games.darkcave.actions import Cut, SetOut
from undermine.games.darkcave.creatures import creep_away
from undermine.games.darkcave.ending import end_game
from undermine.games.darkcave.events import StoodUp, TurnSkipped
from undermine.games.darkcave.table import (
    DISCARD,
    GROUPS,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    hand,
    sheet,
    stock,
)
from undermine.games.darkcave.webs import cut_apply, cut_candidates, cut_check, wear_webs

_HAND: Final = HandRules(
    hand=hand,
    absent="TDC-045",
    unprinted=lambda _rules, _card, action: Refusal("TDC-051", {"action": action}),
)


@rule("TDC-045", "TDC-051", "TDC-R16", "TDC-R71")
def turn_candidates(rules: DarkCaveRules, state: DarkCaveState, item: Turn) -> list[Action]:
    """Every play of the hand, and every web that an axe can cut."""
    plays = offered(rules, state, item.seat, hand(item.seat))
    return [*plays, *cut_candidates(rules, state, item.seat)]


@rule("TDC-045", "TDC-051", "TDC-085")
def turn_check(
    rules: DarkCaveRules, state: DarkCaveState, item: Turn, action: Action
) -> Refusal | None:
    """The card is in the hand and allows the play, and the play itself is legal."""
    if isinstance(action, Cut):
        return cut_check(rules, state, item.seat, action)
    return play_check(rules, state, item.seat, action, _HAND)


@rule("TDC-044", "TDC-047", "TDC-048", "TDC-R25", "TDC-R26")
def turn_apply(rules: DarkCaveRules, draft: DarkCaveDraft, item: Turn, action: Action) -> None:
    """Play, then move, then draw the number of the play, whatever cards were lost in between."""
    if isinstance(action, Cut):
        draft.push(item)
        cut_apply(rules, draft, item.seat, action)
        return
    play = rules.plays[type(action)]
    draft.push(NextTurn(NOBODY, item.seat))
    refill(rules, draft, *play.draws(item.seat, action))
    draft.push(SetOut(NOBODY, item.seat))
    play.apply(rules, draft, item.seat, action)


@rule("TDC-038", "TDC-049", "TDC-172", "TDC-174", "TDC-R76", "TDC-R78")
def refill(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, count: int) -> None:
    """Draw from the first stock with drawable cards, then from the next."""
    due: list[DealTo] = []
    for source in map(stock, range(len(GROUPS))):
        drawn = min(count, draft.size(source) - sheet(rules).spare)
        if drawn > 0:
            due.append(DealTo(CHANCE, source, hand(seat), drawn))
            count -= drawn
    draft.push(*due)


# -- whose turn it is ----------------------------------------------------------------------------


@rule("TDC-043", "TDC-048", "TDC-050", "TDC-161", "TDC-176", "TDC-R79", "TDC-R80", "TDC-R82")
def next_turn(rules: DarkCaveRules, draft: DarkCaveDraft, item: NextTurn, _action: None) -> None:
    """The next seat clockwise that holds cards; without one the game is over."""
    if is_out_of_cards(draft):
        end_game(rules, draft, "cards")
        return
    seats = draft.table.seats
    for seat in clockwise(seats, left_of(seats, item.after)):
        upkeep(rules, draft, seat)
        if draft.piles[hand(seat)].cards:
            draft.push(Turn(seat))
            return
        draft.emit(TurnSkipped(seat=seat))


@rule("TDC-176", "TDC-R80", "TDC-R94")
def is_out_of_cards(draft: DarkCaveDraft) -> bool:
    """No hand holds a card; cards before seats do not count."""
    return not any(draft.piles[hand(seat)].cards for seat in range(draft.table.seats))


@rule("TDC-105", "TDC-106", "TDC-132", "TDC-142", "TDC-R49", "TDC-R50", "TDC-R66")
def upkeep(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat) -> None:
    """The start of every turn, even a skipped one: webs wear, creatures leave, dwarves stand up."""
    wear_webs(draft, seat)
    creep_away(rules, draft, seat)
    table = draft.table
    lay = seat in table.lying
    draft.table = replace(
        table,
        lying=tuple(other for other in table.lying if other != seat),
        still=seat if lay else NOBODY,
        fresh=tuple(other for other in table.fresh if other != seat),
    )
    if lay:
        draft.emit(StoodUp(seat=seat))


# -- passing -------------------------------------------------------------------------------------


@rule("TDC-147", "TDC-148", "TDC-173", "TDC-R16", "TDC-R77")
def passing() -> Play[Any]:
    """One or two cards go face down: the others see only their backs. The seat draws as many."""
    return discarding((1, 2), refused="TDC-147", hand=hand, pile=DISCARD)


DISCARDING: Final = passing()


def turns(plays: tuple[type[Action], ...]) -> Handler[Any]:
    """The handler of a turn, answered by these plays and by cutting webs."""
    return Handler(
        apply=turn_apply,
        candidates=turn_candidates,
        check=turn_check,
        answers=(*plays, Cut),
        rule="TDC-044",
        exact=True,
    )
