"""Breaking and mending tools."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Action, CardId, Seat
from undermine.games.saboteur.actions import Break, Mend
from undermine.games.saboteur.events import Broke, Mended
from undermine.games.saboteur.table import (
    DISCARD,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    hand,
)

Front = tuple[tuple[str, ...], ...]


def tools_of(rules: SaboteurRules, card: CardId) -> tuple[str, ...]:
    """The tools that a card shows."""
    return rules.cards.words("tools").get(card, ())


def no_such_seat(state: SaboteurState, seat: Seat) -> Refusal | None:
    """The refusal of a seat that is not at the table, or None."""
    if 0 <= seat < state.table.seats:
        return None
    return Refusal("SAB-047", {"seat": seat + 1})


# -- breaking ------------------------------------------------------------------------------------


@rule("SAB-047", "SAB-R16")
def break_candidates(
    _rules: SaboteurRules, state: SaboteurState, seat: Seat, card: CardId
) -> list[Action]:
    """Every other seat whose tool is still sound."""
    return [
        Break(card, target)
        for target, front in enumerate(state.table.front)
        if target != seat and card not in front
    ]


@rule("SAB-R16")
def break_check(
    rules: SaboteurRules, state: SaboteurState, seat: Seat, action: Break
) -> Refusal | None:
    """Only the sound tool of another seat."""
    if action.seat == seat:
        return Refusal("SAB-R16")
    return break_anybodys_check(rules, state, seat, action)


@rule("SAB-047", "SAB-050")
def break_anybodys_check(
    _rules: SaboteurRules, state: SaboteurState, _seat: Seat, action: Break
) -> Refusal | None:
    """A tool that is broken cannot be broken again."""
    refusal = no_such_seat(state, action.seat)
    if refusal is None and action.card in state.table.front[action.seat]:
        return Refusal("SAB-050", {"card": action.card, "seat": action.seat + 1})
    return refusal


def break_anybodys_candidates(
    _rules: SaboteurRules, state: SaboteurState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every seat whose tool is still sound, the own one included."""
    return [
        Break(card, target) for target, front in enumerate(state.table.front) if card not in front
    ]


@rule("SAB-046", "SAB-048")
def break_apply(_rules: SaboteurRules, draft: SaboteurDraft, seat: Seat, action: Break) -> None:
    """Lay the card face up before the target."""
    draft.take(hand(seat), action.card)
    lying = tuple(sorted((*draft.table.front[action.seat], action.card)))
    lay_before(draft, action.seat, lying)
    draft.emit(Broke(cards=(action.card,), seat=seat, target=action.seat))


# -- mending -------------------------------------------------------------------------------------


def broken(rules: SaboteurRules, front: tuple[CardId, ...], tool: str) -> CardId | None:
    """The card, of those before a seat, that has broken this tool."""
    for card in front:
        if tool in tools_of(rules, card):
            return card
    return None


@rule("SAB-053", "SAB-056", "SAB-R17")
def mend_candidates(
    rules: SaboteurRules, state: SaboteurState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every broken tool on the table that the card shows."""
    tools = tools_of(rules, card)
    return [
        Mend(card, tool, target)
        for target, front in enumerate(state.table.front)
        if front
        for tool in tools
        if broken(rules, front, tool)
    ]


@rule("SAB-047", "SAB-053", "SAB-055", "SAB-057")
def mend_check(
    rules: SaboteurRules, state: SaboteurState, _seat: Seat, action: Mend
) -> Refusal | None:
    """The card must show the tool, and the tool must be broken."""
    if action.tool not in tools_of(rules, action.card):
        return Refusal("SAB-055", {"card": action.card, "tool": action.tool})
    refusal = no_such_seat(state, action.seat)
    if refusal is None and broken(rules, state.table.front[action.seat], action.tool) is None:
        return Refusal("SAB-057", {"tool": action.tool, "seat": action.seat + 1})
    return refusal


@rule("SAB-046", "SAB-052", "SAB-054", "SAB-056")
def mend_apply(rules: SaboteurRules, draft: SaboteurDraft, seat: Seat, action: Mend) -> None:
    """Remove one broken tool and discard both cards."""
    front = draft.table.front[action.seat]
    mended = broken(rules, front, action.tool)
    assert mended is not None
    lay_before(draft, action.seat, tuple(card for card in front if card != mended))
    draft.take(hand(seat), action.card)
    draft.give(DISCARD, action.card)
    draft.give(DISCARD, mended)
    draft.emit(Mended(cards=(action.card, mended), seat=seat, target=action.seat, tool=action.tool))


def lay_before(draft: SaboteurDraft, seat: Seat, cards: tuple[str, ...]) -> None:
    """Replace the face-up cards before a seat."""
    front: Front = draft.table.front
    draft.table = replace(draft.table, front=(*front[:seat], cards, *front[seat + 1 :]))


BREAKING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=break_candidates,
    check=break_check,
    apply=break_apply,
    exact=True,
)
MENDING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=mend_candidates,
    check=mend_check,
    apply=mend_apply,
    exact=True,
)
