"""What waits to be decided, and the state that a draft leaves behind."""

from __future__ import annotations

from tests.core.piles import back_of, desk
from undermine.core.draft import Draft
from undermine.core.state import (
    CHANCE,
    NOBODY,
    TABLE,
    Event,
    Item,
    Pile,
    State,
    Table,
    reader_bit,
)

FIRST = reader_bit(0)


class Duty(Item, frozen=True, gc=False):
    """Something to decide."""

    number: int


def test_a_draft_leaves_its_state_untouched() -> None:
    state = State(Table(2), {"hand1": Pile(("a",), FIRST), "stock": Pile()}, (), (Duty(0, 1),))
    draft: Draft[Table] = Draft(state, back_of)

    draft.move("hand1", "stock", "a")
    draft.push(Duty(1, 2))
    draft.table = Table(3)

    assert state == State(
        Table(2), {"hand1": Pile(("a",), FIRST), "stock": Pile()}, (), (Duty(0, 1),)
    )


def test_a_sealed_draft_is_the_state_it_made() -> None:
    draft = desk("hand1=a stock=-")
    draft.move("hand1", "stock", "a")
    draft.push(Duty(NOBODY, 1))

    state = draft.seal()

    assert (draft.table, draft.piles, draft.notes) == (state.table, state.piles, state.notes)
    assert state.agenda == (Duty(NOBODY, 1),)
    assert state.actor == NOBODY


def test_items_are_decided_in_the_order_written_before_what_waits() -> None:
    draft = desk("")
    draft.push(Duty(0, 3))

    draft.push(Duty(CHANCE, 1), Duty(TABLE, 2))

    decided = [item.number for item in reversed(draft.agenda) if isinstance(item, Duty)]
    assert decided == [1, 2, 3]


def test_after_clearing_nothing_waits_any_more() -> None:
    draft = desk("")
    draft.push(Duty(0, 1), Duty(1, 2))

    draft.clear()

    assert draft.seal().is_over


def test_events_are_told_in_the_order_they_happened() -> None:
    draft = desk("")

    draft.emit(Event(cards=("a",)))
    draft.emit(Event(cards=("b",)))

    assert [event.cards for event in draft.events] == [("a",), ("b",)]
