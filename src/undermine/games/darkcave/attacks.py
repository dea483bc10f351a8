"""Attacks of creatures: owners of battle-axes are asked first, then the creature attacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from undermine.core.dealing import lose
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import NOBODY, Action, Seat
from undermine.core.turns import clockwise, left_of
from undermine.games.darkcave.actions import AskAxe, Bite, Endure, Strike
from undermine.games.darkcave.beasts import beast_of, remove_beast
from undermine.games.darkcave.events import Attacked, DrivenOff, GoldLost, LaidLow
from undermine.games.darkcave.table import (
    DISCARD,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    changed,
    hand,
)
from undermine.games.darkcave.tools import spend_axe, usable_axes

Kinds = tuple[str, ...]
Victims = tuple[Seat, ...]


@rule("TDC-116", "TDC-125", "TDC-126", "TDC-R44", "TDC-R45", "TDC-R46", "TDC-R53")
def meet(
    rules: DarkCaveRules, draft: DarkCaveDraft, active: Seat, creatures: Kinds, victims: Victims
) -> None:
    """Ask the owners of axes clockwise, the active seat last; without an axe attack at once."""
    order = clockwise(draft.table.seats, left_of(draft.table.seats, active))
    struck = tuple(seat for seat in order if seat in victims)
    owners = [seat for seat in struck if usable_axes(rules, draft.table, seat)]
    if owners:
        rules.hooks.ask_axe_owners(draft, creatures, struck, tuple(owners))
    else:
        draft.push(Bite(NOBODY, creatures, struck))


@rule("TDC-R44")
def ask_in_turn(draft: DarkCaveDraft, creatures: Kinds, victims: Victims, owners: Victims) -> None:
    """Ask the owners one after another until one of them spends an axe."""
    first, *rest = owners
    draft.push(AskAxe(first, creatures, victims, tuple(rest)))


# -- the answer ----------------------------------------------------------------------------------


@rule("TDC-116", "TDC-160", "TDC-R45", "TDC-R47")
def axe_candidates(_rules: DarkCaveRules, _state: DarkCaveState, item: AskAxe) -> list[Action]:
    """Driving away one of the creatures, or enduring the attack."""
    return [*map(Strike, item.creatures), Endure()]


@rule("TDC-116", "TDC-R47")
def axe_check(
    _rules: DarkCaveRules, _state: DarkCaveState, item: AskAxe, action: Action
) -> Refusal | None:
    """Only an attacking creature can be driven away."""
    if isinstance(action, Strike) and action.creature not in item.creatures:
        return Refusal("TDC-R47", {"creature": action.creature})
    return None


@rule("TDC-116", "TDC-117", "TDC-127", "TDC-R44", "TDC-R47")
def axe_apply(rules: DarkCaveRules, draft: DarkCaveDraft, item: AskAxe, action: Action) -> None:
    """Drive the creature away without an attack, or ask the next owner of an axe."""
    if isinstance(action, Strike):
        drive_off(rules, draft, item.seat, action.creature)
        rest = tuple(kind for kind in item.creatures if kind != action.creature)
        if rest:
            meet(rules, draft, item.seat, rest, item.victims)
    elif item.then:
        ask_in_turn(draft, item.creatures, item.victims, item.then)
    else:
        draft.push(Bite(NOBODY, item.creatures, item.victims))


@rule("TDC-116", "TDC-117")
def drive_off(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, kind: str) -> None:
    """Discard the axe and the creature card."""
    beast = beast_of(draft.table, kind)
    assert beast is not None
    axe = spend_axe(rules, draft, seat)
    card = remove_beast(rules, draft, beast)
    draft.emit(DrivenOff(cards=(axe, card), seat=seat, creature=kind))


# -- the attack ----------------------------------------------------------------------------------


@rule("TDC-126", "TDC-128", "TDC-R47")
def bite(_rules: DarkCaveRules, draft: DarkCaveDraft, item: Bite, _action: None) -> None:
    """Every creature attacks every dwarf on the space."""
    for kind in item.creatures:
        draft.emit(Attacked(creature=kind, victims=item.victims))
    for kind in item.creatures:
        _EFFECTS[kind](draft, item.victims)


@rule("TDC-138", "TDC-139", "TDC-R53", "TDC-R93", "TDC-R94")
def rat(draft: DarkCaveDraft, victims: Victims) -> None:
    """Each victim loses a random hand card, unseen, if it has one."""
    for seat in reversed(victims):  # what is put on the agenda last is decided first
        lose(draft, seat, hand(seat), DISCARD)


@rule("TDC-140", "TDC-141", "TDC-R51", "TDC-R52")
def lindworm(draft: DarkCaveDraft, victims: Victims) -> None:
    """The dwarves lie down until their next turn; a lying dwarf is not laid down again."""
    lying = tuple(sorted({*draft.table.lying, *victims}))
    draft.table = replace(draft.table, lying=lying)
    for seat in victims:
        draft.emit(LaidLow(seat=seat))


@rule("TDC-143", "TDC-144", "TDC-145")
def goblin(draft: DarkCaveDraft, victims: Victims) -> None:
    """Each victim that has gold returns 1 to the pool."""
    for seat in victims:
        lose_gold(draft, seat, "goblin")


@rule("TDC-079", "TDC-080", "TDC-144", "TDC-145")
def lose_gold(draft: DarkCaveDraft, seat: Seat, to: str) -> None:
    """Move 1 gold of a dwarf to the pool, if it has any."""
    table = draft.table
    if table.gold[seat]:
        gold = changed(table.gold, seat, table.gold[seat] - 1)
        draft.table = replace(table, gold=gold, pool=table.pool + 1)
        draft.emit(GoldLost(seat=seat, to=to))


_EFFECTS: Final[Mapping[str, Callable[[DarkCaveDraft, Victims], None]]] = {
    "rat": rat,
    "lindworm": lindworm,
    "goblin": goblin,
}
ASK_AXE: Handler[Any] = Handler(
    apply=axe_apply,
    candidates=axe_candidates,
    check=axe_check,
    answers=(Strike, Endure),
    rule="TDC-116",
    exact=True,
)
