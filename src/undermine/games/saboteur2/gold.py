"""The end of a round: the winners, the gold, and the thefts."""

from __future__ import annotations

from typing import Any

from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import NOBODY, Action, PileId, Seat
from undermine.core.turns import clockwise
from undermine.games.saboteur.events import GoldPaid
from undermine.games.saboteur.table import BANK, SaboteurDraft, SaboteurState, loot, role
from undermine.games.saboteur2 import reckoning
from undermine.games.saboteur2.actions import Decline, Steal, StealGold
from undermine.games.saboteur2.doors import teams_with_a_way
from undermine.games.saboteur2.events import Declined, Lapsed, Reckoned, Stole
from undermine.games.saboteur2.reckoning import Ending
from undermine.games.saboteur2.table import (
    COIN,
    TEAMS,
    Saboteur2Rules,
    is_trapped,
    open_table,
    owns_gold,
)


@rule("SB2-030", "SB2-032", "SB2-R32")
def dwarves_of_seats(seats: int) -> list[PileId]:
    """The dwarf cards that the end of a round turns up: none but those of the seats."""
    return [role(seat) for seat in range(seats)]


@rule("SB2-092", "SB2-094", "SB2-104", "SB2-107", "SB2-R14", "SB2-R15", "SB2-R39")
def share(rules: Saboteur2Rules, draft: SaboteurDraft) -> None:
    """Announce the winners, pay the gold, and ask the thieves."""
    ending = ending_of(rules, draft)
    draft.emit(_told(rules, ending))
    for seat, gold in enumerate(reckoning.earnings(rules, ending)):
        pay(draft, seat, gold)
    next_thief(draft, thieves_in_order(draft))


def ending_of(rules: Saboteur2Rules, draft: SaboteurDraft) -> Ending:
    """The facts that decide a round, after the dwarf cards were shown."""
    table = draft.table
    seats = range(table.seats)
    is_reached = table.finder != NOBODY
    return Ending(
        roles=tuple(draft.only(role(seat)) for seat in seats),
        trapped=frozenset(seat for seat in seats if is_trapped(table, seat)),
        finder=table.finder,
        ways=teams_with_a_way(rules, table.board) if is_reached else frozenset(),
        crystals=rules.hooks.counted_crystals(table.board),
    )


def _told(rules: Saboteur2Rules, ending: Ending) -> Reckoned:
    sharing = reckoning.winners(rules, ending)
    return Reckoned(
        finder=ending.finder,
        builder=ending.roles[ending.finder] if ending.is_reached else "nobody",
        way=_named(ending.ways) if ending.is_reached else "missing",
        team=_named(reckoning.winning_teams(ending)),
        winners=sharing,
        share=reckoning.share(rules, len(sharing)),
        crystals=ending.crystals,
    )


def _named(teams: frozenset[str]) -> str:
    if not teams:
        return "neither"
    return "both" if len(teams) == len(TEAMS) else next(iter(teams))


@rule("SB2-096", "SB2-102", "SB2-103", "SB2-R33", "SB2-R38")
def pay(draft: SaboteurDraft, seat: Seat, gold: int) -> None:
    """Pay gold out of the bank: its amount is open now, the total of a seat is not."""
    if gold:
        for _ in range(min(gold, draft.size(BANK))):
            draft.take(BANK, COIN)
            draft.give(loot(seat), COIN)
        draft.emit(GoldPaid(seat=seat, value=gold))


# -- thefts --------------------------------------------------------------------------------------


@rule("SB2-064", "SB2-083", "SB2-105", "SB2-106", "SB2-R17")
def thieves_in_order(draft: SaboteurDraft) -> tuple[Seat, ...]:
    """The seats that may steal: first the last to play a Theft, then clockwise; none trapped."""
    table = open_table(draft)
    able = [seat for seat in table.thieves if not is_trapped(table, seat)]
    if not able:
        return ()
    return tuple(seat for seat in clockwise(table.seats, able[-1]) if seat in able)


@rule("SB2-063", "SB2-R16", "SB2-R18")
def victims(moment: SaboteurState | SaboteurDraft, thief: Seat) -> list[Seat]:
    """Every other seat that owns gold, trapped ones included."""
    seats = range(moment.table.seats)
    return [seat for seat in seats if seat != thief and owns_gold(moment, seat)]


@rule("SB2-104", "SB2-106", "SB2-R16")
def next_thief(draft: SaboteurDraft, waiting: tuple[Seat, ...]) -> None:
    """Ask the first thief that has a victim; thieves without one are passed over."""
    for number, thief in enumerate(waiting, 1):
        if victims(draft, thief):
            draft.push(StealGold(thief, waiting[number:]))
            return
        draft.emit(Lapsed(seat=thief))


def steal_candidates(_rules: Saboteur2Rules, state: SaboteurState, item: StealGold) -> list[Action]:
    """Stealing from every seat with gold, or declining."""
    return [*(Steal(seat) for seat in victims(state, item.seat)), Decline()]


@rule("SB2-063", "SB2-R16")
def steal_check(
    _rules: Saboteur2Rules, state: SaboteurState, item: StealGold, action: Steal | Decline
) -> Refusal | None:
    """Only another seat that owns gold."""
    if isinstance(action, Decline) or action.seat in victims(state, item.seat):
        return None
    return Refusal("SB2-R16", {"seat": action.seat + 1})


@rule("SB2-063", "SB2-104", "SB2-R16")
def steal_apply(
    _rules: Saboteur2Rules, draft: SaboteurDraft, item: StealGold, action: Steal | Decline
) -> None:
    """Move 1 gold openly, or decline; then ask the next thief."""
    if isinstance(action, Steal):
        draft.take(loot(action.seat), COIN)
        draft.give(loot(item.seat), COIN)
        draft.emit(Stole(seat=item.seat, target=action.seat))
    else:
        draft.emit(Declined(seat=item.seat))
    next_thief(draft, item.then)


STEALING: Handler[Any] = Handler(
    apply=steal_apply,
    candidates=steal_candidates,
    check=steal_check,
    answers=(Steal, Decline),
    rule="SB2-104",
    exact=True,
)
