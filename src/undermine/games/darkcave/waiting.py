"""Written positions: agenda items that are impossible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from undermine.core.dealing import LoseCard
from undermine.core.soundness import tag
from undermine.core.state import Item, Seat, is_unknown
from undermine.core.walking import BeginWalk, Walk, WalkOn
from undermine.games.darkcave.actions import (
    AskAxe,
    Bite,
    CallEnd,
    ChooseClan,
    ChooseTurn,
    Leave,
    Linger,
    Prowl,
)
from undermine.games.darkcave.ballots import CastVote, ChooseAxe, CountVotes
from undermine.games.darkcave.beasts import beast_of
from undermine.games.darkcave.goals import orient_candidates
from undermine.games.darkcave.setup import clan_cards, is_one_clan_too_many
from undermine.games.darkcave.table import (
    CREATURES,
    GOALS,
    ROLE_PILE,
    DarkCaveRules,
    DarkCaveState,
    goal,
    hand,
    role,
)
from undermine.games.darkcave.tools import usable_axes
from undermine.games.darkcave.veins import ChooseGold

_MOST_STEPS: Final = 9
"""An upper limit on steps, far above any legal walk."""


def wrong_items(rules: DarkCaveRules, state: DarkCaveState) -> Iterator[str]:
    """The problems of agenda items."""
    for item in state.agenda:
        is_sound = _SOUND.get(type(item))
        if is_sound is not None and not is_sound(rules, state, item):
            yield f"{tag(item)} cannot be waiting here"


def _choose_clan(rules: DarkCaveRules, state: DarkCaveState, _item: ChooseClan) -> bool:
    seats = state.table.seats
    whole = len(state.piles[ROLE_PILE].cards) == len(clan_cards(rules, seats))
    return whole and is_one_clan_too_many(rules, seats)


def _is_inside(state: DarkCaveState, seat: Seat) -> bool:
    return state.table.pawn[seat] is not None


def _walk(rules: DarkCaveRules, state: DarkCaveState, item: Walk) -> bool:
    can_walk = _is_inside(state, item.seat) and not rules.hooks.paralysed(state.table, item.seat)
    return can_walk and 0 < item.left <= _MOST_STEPS and item.made >= 0


def _walks(_rules: DarkCaveRules, state: DarkCaveState, item: BeginWalk | WalkOn) -> bool:
    return _is_inside(state, item.walker)


def _linger(_rules: DarkCaveRules, state: DarkCaveState, item: Linger) -> bool:
    return _is_inside(state, item.seat)


def _prowl(_rules: DarkCaveRules, state: DarkCaveState, item: Prowl) -> bool:
    beast = beast_of(state.table, item.creature)
    return beast is not None and beast.owner == item.seat and 0 < item.left <= _MOST_STEPS


def _attack(
    _rules: DarkCaveRules, state: DarkCaveState, item: AskAxe | Bite | CastVote | CountVotes
) -> bool:
    kinds = item.creatures if isinstance(item, AskAxe | Bite) else (item.creature,)
    return (
        bool(kinds)
        and len(set(kinds)) == len(kinds)
        and all(kind in CREATURES and beast_of(state.table, kind) for kind in kinds)
        and all(_is_inside(state, seat) for seat in item.victims)
    )


def _ask_axe(rules: DarkCaveRules, state: DarkCaveState, item: AskAxe) -> bool:
    asked = (item.seat, *item.then)
    return _attack(rules, state, item) and _are_armed(rules, state, asked)


def _are_armed(rules: DarkCaveRules, state: DarkCaveState, seats: tuple[Seat, ...]) -> bool:
    return all(seat >= 0 and usable_axes(rules, state.table, seat) for seat in seats)


def _vote(rules: DarkCaveRules, state: DarkCaveState, item: CastVote) -> bool:
    waiting = {item.seat, *item.then}
    voted = [seat for seat in item.voters if seat not in waiting]
    return (
        _attack(rules, state, item)
        and waiting <= set(item.voters)
        and len(waiting) + len(voted) == len(item.voters) == 1 + len(item.then) + len(voted)
        and _are_armed(rules, state, item.voters)
        and all(len(state.piles[f"vote{seat + 1}"].cards) == 1 for seat in voted)
        and not any(state.piles[f"vote{seat + 1}"].cards for seat in waiting)
        and len(state.piles["ballots"].cards) >= len(waiting)
    )


def _choose_axe(rules: DarkCaveRules, state: DarkCaveState, item: ChooseAxe) -> bool:
    return (
        bool(item.willing)
        and beast_of(state.table, item.creature) is not None
        and _are_armed(rules, state, item.willing)
        and len(set(item.willing)) == len(item.willing)
    )


def _choose_turn(rules: DarkCaveRules, state: DarkCaveState, item: ChooseTurn) -> bool:
    if not 0 <= item.corner < GOALS or not _is_inside(state, item.seat):
        return False
    held = state.piles[goal(item.corner)].cards
    if len(held) != 1 or is_unknown(held[0]):
        return False
    return bool(orient_candidates(rules, state, item))


def _leave(_rules: DarkCaveRules, state: DarkCaveState, item: Leave) -> bool:
    return _is_inside(state, item.leaver)


def _call(_rules: DarkCaveRules, state: DarkCaveState, item: CallEnd) -> bool:
    held = state.piles[role(item.leaver)].cards
    return item.leaver in state.table.out and len(held) == 1 and not is_unknown(held[0])


def _lose(_rules: DarkCaveRules, state: DarkCaveState, item: LoseCard) -> bool:
    return item.source == hand(item.victim) and bool(state.piles[item.source].cards)


def _choose_gold(_rules: DarkCaveRules, state: DarkCaveState, item: ChooseGold) -> bool:
    return state.table.pawn[item.seat] in state.table.board.marks


_SOUND: Final[Mapping[type[Item], Callable[[DarkCaveRules, DarkCaveState, Any], bool]]] = {
    ChooseClan: _choose_clan,
    Walk: _walk,
    BeginWalk: _walks,
    WalkOn: _walks,
    Linger: _linger,
    Prowl: _prowl,
    AskAxe: _ask_axe,
    Bite: _attack,
    ChooseTurn: _choose_turn,
    Leave: _leave,
    CallEnd: _call,
    LoseCard: _lose,
    CastVote: _vote,
    CountVotes: _attack,
    ChooseAxe: _choose_axe,
    ChooseGold: _choose_gold,
}
"""The condition of each kind of item; kinds without one are always sound."""
