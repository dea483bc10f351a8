"""What one seat sees of a state, of an event and of an action."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec.structs import replace

from tests.core.toy_game import RULES, Did, Lay, Skip, Toy, toy
from undermine.core.dealing import Deal, DealTo
from undermine.core.grammar import Word
from undermine.core.state import (
    CHANCE,
    DARK,
    EVERYBODY,
    SPECTATOR,
    TABLE,
    Action,
    HiddenCard,
    HiddenCards,
    Note,
    Pile,
    PileId,
    Seat,
    State,
    View,
    reader_bit,
)
from undermine.core.view import project, project_action, view

CARDS = RULES.cards
VIEWERS = (0, 1, 2, SPECTATOR)

every_viewer = pytest.mark.parametrize("seat", VIEWERS)


class Hand(Action, frozen=True, gc=False):
    """Hand a card to a pile, face down."""

    pile: PileId
    card: HiddenCard


class Pay(Action, frozen=True, gc=False):
    """Put coins into a pile, face down."""

    pile: PileId
    cards: HiddenCards
    rest: Annotated[int, Word("number")] = 0


def table(**piles: Pile) -> Toy:
    state = toy("ace one", "two", "lamp bell")
    return State(state.table, {**state.piles, **piles}, state.notes, state.agenda)


def seen(state: Toy, name: str) -> list[tuple[str, ...]]:
    """The cards of a pile through all eyes."""
    return [view(CARDS, state, seat).piles[name].cards for seat in VIEWERS]


# -- piles -----------------------------------------------------------------------------------------


def test_readers_see_faces_and_everybody_else_sees_backs() -> None:
    assert seen(table(), "hand2") == [("?I",), ("two",), ("?I",), ("?I",)]


def test_whoever_looked_is_a_reader() -> None:
    peeked = table(prize=Pile(("gem",), reader_bit(0) | reader_bit(2)))

    assert seen(peeked, "prize") == [("gem",), ("?prize",), ("gem",), ("?prize",)]


def test_what_all_may_read_a_spectator_reads_too() -> None:
    assert seen(table(prize=Pile(("gem",), EVERYBODY)), "prize") == [("gem",)] * 4


def test_what_every_seat_has_looked_at_is_still_no_business_of_a_spectator() -> None:
    every_seat = sum(reader_bit(seat) for seat in range(12))

    assert seen(table(prize=Pile(("gem",), every_seat)), "prize")[3] == ("?prize",)


def test_what_nobody_reads_nobody_sees() -> None:
    assert seen(table(discard=Pile(("ace", "one"))), "discard") == [("?I", "?II")] * 4


def test_two_backs_in_one_hand_are_told_apart() -> None:
    assert seen(table(), "hand1") == [("ace", "one"), *[("?I", "?II")] * 3]


def test_the_order_of_backs_says_nothing_about_the_faces() -> None:
    one = table(hand1=Pile(("ace", "one", "two"), 1))
    other = table(hand1=Pile(("bell", "bomb", "lamp"), 1))

    assert seen(one, "hand1")[1:] == seen(other, "hand1")[1:] == [("?I", "?I", "?II")] * 3


def test_of_an_uncounted_pile_others_do_not_even_see_the_size() -> None:
    rich = table(coins1=Pile(("penny", "pound"), 1, counted=False))
    poor = table(coins1=Pile((), 1, counted=False))

    assert seen(rich, "coins1") == [("penny", "pound"), DARK, DARK, DARK]
    assert seen(poor, "coins1") == [(), DARK, DARK, DARK]


def test_who_may_look_into_a_pile_is_open() -> None:
    state = table(prize=Pile(("gem",), reader_bit(2)))

    for seat in VIEWERS:
        shown = view(CARDS, state, seat).piles["prize"]
        assert (shown.readers, shown.counted) == (reader_bit(2), True)


# -- the rest of a state ---------------------------------------------------------------------------


@every_viewer
def test_the_table_and_the_agenda_are_open(seat: Seat) -> None:
    state = table()

    shown = view(CARDS, state, seat)

    assert shown.table is state.table
    assert shown.agenda == state.agenda
    assert shown.seat == seat


def test_a_seat_sees_its_own_notes_and_those_of_the_table() -> None:
    notes = tuple(Note(reader, ("discard",), ("one",)) for reader in (TABLE, 0, 1))
    state = table()
    noted = State(state.table, state.piles, notes, state.agenda)

    readers = [[note.reader for note in view(CARDS, noted, seat).notes] for seat in VIEWERS]

    assert readers == [[TABLE, 0], [TABLE, 1], [TABLE], [TABLE]]


@every_viewer
def test_a_view_of_a_view_is_the_same_view(seat: Seat) -> None:
    state = table(
        prize=Pile(("gem",), reader_bit(1)),
        coins2=Pile(("pound",), reader_bit(1), counted=False),
    )

    once = view(CARDS, state, seat)

    assert isinstance(once, View)
    assert once == view(CARDS, once, seat)


def test_looking_does_not_change_what_is_looked_at() -> None:
    state = table()
    before = dict(state.piles)

    view(CARDS, state, 1)

    assert before == state.piles


# -- events ----------------------------------------------------------------------------------------


def told(event: Did) -> list[tuple[str, ...]]:
    return [project(CARDS, event, seat).cards for seat in VIEWERS]


def test_an_open_event_is_told_to_all_as_it_is() -> None:
    event = Did(what="laid", cards=("one",))

    assert [project(CARDS, event, seat) for seat in VIEWERS] == [event] * 4


def test_the_cards_of_a_secret_event_are_backs_for_all_but_its_readers() -> None:
    event = Did(what="skipped", cards=("two", "ace"), readers=reader_bit(1))

    assert told(event) == [("?I", "?II"), ("two", "ace"), ("?I", "?II"), ("?I", "?II")]


def test_the_rest_of_a_secret_event_is_open() -> None:
    event = Did(what="skipped", seat=1, cards=("two",), readers=reader_bit(1))

    shown = project(CARDS, event, SPECTATOR)

    assert isinstance(shown, Did)
    assert (shown.what, shown.seat, shown.readers) == ("skipped", 1, reader_bit(1))


@pytest.mark.parametrize("coins", [(), ("penny",), ("penny", "pound")])
def test_of_an_uncounted_event_others_do_not_even_learn_the_number(coins: tuple[str, ...]) -> None:
    event = Did(what="paid", cards=coins, readers=reader_bit(0), counted=False)

    assert told(event) == [coins, (), (), ()]


@every_viewer
def test_an_event_that_was_projected_stays_as_it_is(seat: Seat) -> None:
    event = Did(what="skipped", cards=("two", "ace"), readers=reader_bit(1))

    once = project(CARDS, event, seat)

    assert once == project(CARDS, once, seat)


# -- actions ---------------------------------------------------------------------------------------


def overheard(state: Toy, action: Action) -> list[str]:
    return [repr(project_action(CARDS, state, action, seat)) for seat in VIEWERS]


def test_an_open_action_is_seen_by_all() -> None:
    assert overheard(table(), Lay("one")) == ["lay one"] * 4


def test_hidden_cards_are_seen_by_the_actor_alone() -> None:
    assert overheard(table(), Skip(("ace", "one"))) == [
        "skip ace&one",
        "skip ?I&?II",
        "skip ?I&?II",
        "skip ?I&?II",
    ]


def test_a_dealt_card_is_seen_by_whoever_reads_the_pile_it_goes_to() -> None:
    state = replace(table(), agenda=(DealTo(CHANCE, "stock", "hand3"),))

    assert overheard(state, Deal("hand3", "ace")) == [
        "deal hand3 ?II",
        "deal hand3 ?II",
        "deal hand3 ace",
        "deal hand3 ?II",
    ]


def test_a_card_that_is_lost_by_lot_is_seen_by_whoever_reads_the_pile_it_comes_from() -> None:
    state = replace(table(), agenda=(DealTo(CHANCE, "hand1", "discard"),))

    assert overheard(state, Deal("discard", "ace")) == [
        "deal discard ace",
        "deal discard ?II",
        "deal discard ?II",
        "deal discard ?II",
    ]


def test_a_card_handed_over_is_seen_by_giver_and_taker() -> None:
    assert overheard(table(), Hand("hand2", "one")) == [
        "hand hand2 one",
        "hand hand2 one",
        "hand hand2 ?I",
        "hand hand2 ?I",
    ]


def test_how_many_cards_go_to_an_uncounted_pile_is_not_said() -> None:
    one = overheard(table(), Pay("coins2", ("penny",)))
    two = overheard(table(), Pay("coins2", ("penny", "pound")))

    assert one[:2] == ["pay coins2 penny"] * 2
    assert two[:2] == ["pay coins2 penny&pound"] * 2
    assert one[2:] == two[2:]


@every_viewer
def test_an_action_that_was_projected_stays_as_it_is(seat: Seat) -> None:
    state = table()
    for action in (Skip(("ace", "one")), Deal("hand3", "ace"), Pay("coins2", ("penny",))):
        once = project_action(CARDS, state, action, seat)

        assert once == project_action(CARDS, state, once, seat)


@every_viewer
@pytest.mark.parametrize("action", [Skip(("ace",)), Lay("one")], ids=repr)
def test_an_action_as_a_seat_saw_it_leads_from_its_view_to_its_view(
    action: Action, seat: Seat
) -> None:
    state = table()

    truth = RULES.view(RULES.step(state, action).state, seat)
    heard = project_action(CARDS, state, action, seat)
    guessed = RULES.view(RULES.step(RULES.view(state, seat), heard).state, seat)

    assert truth == guessed
