"""Plays that name one target, tried on a game of our own: a bell is rung at another seat."""

from __future__ import annotations

from tests.core.toy_game import RULES, Did, Toy, ToyDraft, ToyRules, to_discard, toy
from undermine.core.refusal import Refusal
from undermine.core.state import Action, Seat
from undermine.core.targeting import aimed


class RingAt(Action, frozen=True, gc=False):
    """Ring a bell at a seat."""

    seat: Seat


def others(_rules: ToyRules, state: Toy, seat: Seat) -> list[Seat]:
    return [other for other in range(state.table.seats) if other != seat]


def nobody_there(_rules: ToyRules, _state: Toy, seat: Seat, target: Seat) -> Refusal:
    return Refusal("TOY-self" if target == seat else "TOY-nobody", {"seat": target})


def ring_apply(_rules: ToyRules, draft: ToyDraft, seat: Seat, action: RingAt) -> None:
    to_discard(draft, seat, "bell")
    draft.emit(Did(what="rang", seat=action.seat))


RINGING_AT = aimed(RingAt, "bell", targets=others, refuse=nobody_there, apply=ring_apply)
AIMED = RULES.changed(plays={RingAt: RINGING_AT}, kinds={"ring": RingAt})


def test_there_is_one_action_for_each_target() -> None:
    state = toy("one", "bell", "two")
    assert RINGING_AT.offers(AIMED, state, 1, "bell") == [RingAt(0), RingAt(2)]


def test_a_target_is_accepted() -> None:
    assert AIMED.check(toy("bell", "one", "two"), RingAt(2)) is None


def test_another_is_refused_with_its_own_reason() -> None:
    state = toy("bell", "one", "two")
    assert AIMED.check(state, RingAt(0)) == Refusal("TOY-self", {"seat": 0})
    assert AIMED.check(state, RingAt(3)) == Refusal("TOY-nobody", {"seat": 3})


def test_the_card_must_be_held() -> None:
    assert AIMED.check(toy("one", "two"), RingAt(1)) == Refusal("TOY-held", {"card": "bell"})


def test_the_card_does_what_it_says() -> None:
    done = AIMED.step(toy("bell one", "two"), RingAt(1))
    assert Did(what="rang", seat=1) in done.events
    assert "bell" in done.state.piles["discard"].cards
