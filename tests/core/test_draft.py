"""Drafts: the verbs that move cards, and what waits to be decided."""

from __future__ import annotations

import pytest

from tests.core.piles import bag, desk, known, known_to_all
from undermine.core.draft import UnknownCardError
from undermine.core.state import (
    EVERYBODY,
    TABLE,
    Pile,
    reader_bit,
)

FIRST, SECOND, THIRD = (reader_bit(seat) for seat in range(3))


# -- take and give ---------------------------------------------------------------------------------


def test_a_card_that_is_taken_leaves_its_pile_once() -> None:
    draft = desk("hand1=a&a&b")

    draft.take("hand1", "a")

    assert bag(draft, "hand1") == "a&b"


def test_nobody_needs_to_remember_what_lies_open() -> None:
    draft = desk("hand1=a&b")

    draft.take("hand1", "a")

    assert draft.notes == ()


def test_a_card_that_is_given_is_put_in_order() -> None:
    draft = desk("discard=a&c")

    draft.give("discard", "b")

    assert bag(draft, "discard") == "a&b&c"


def test_everybody_remembers_an_open_card_that_goes_face_down() -> None:
    draft = desk("discard=-")

    draft.give("discard", "b")
    draft.give("discard", "a")

    assert known_to_all(draft) == ["discard:a&b"]


def test_nobody_needs_to_remember_what_goes_to_an_open_pile() -> None:
    draft = desk("offer=-@=")

    draft.give("offer", "x")

    assert draft.notes == ()


def test_an_unknown_card_stands_for_any_of_its_back() -> None:
    draft = desk("hand1=?gold&?mine&b")

    draft.take("hand1", "x")
    draft.take("hand1", "a")

    assert bag(draft, "hand1") == "b"


def test_a_known_card_goes_before_an_unknown_one() -> None:
    draft = desk("hand1=?mine&a")

    draft.take("hand1", "a")

    assert bag(draft, "hand1") == "?mine"


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    draft = desk("hand1=a&?gold")

    with pytest.raises(ValueError, match="not in"):
        draft.take("hand1", "b")


# -- move ------------------------------------------------------------------------------------------


def test_a_card_that_is_moved_goes_from_pile_to_pile() -> None:
    draft = desk("stock=a&b hand1=c")

    draft.move("stock", "hand1", "a")

    assert (bag(draft, "stock"), bag(draft, "hand1")) == ("b", "a&c")


def test_whoever_reads_only_the_source_remembers_where_the_card_went() -> None:
    draft = desk("hand1=a&b discard=-")

    draft.move("hand1", "discard", "a")

    assert known(draft, 0) == ["discard:a"]
    assert len(draft.notes) == 1


def test_whoever_reads_the_target_sees_the_card_and_needs_no_note() -> None:
    draft = desk("offer=x&y@1&2 hand1=-")

    draft.move("offer", "hand1", "x")

    assert known(draft, 0) == []
    assert known(draft, 1) == ["hand1:x"]


def test_a_card_that_moves_from_secret_to_secret_is_noted_by_nobody() -> None:
    draft = desk("stock=a&b discard=-")

    draft.move("stock", "discard", "a")

    assert draft.notes == ()


def test_everybody_remembers_what_leaves_an_open_pile_face_down() -> None:
    draft = desk("offer=x@= stock=-")

    draft.move("offer", "stock", "x")

    assert known_to_all(draft) == ["stock:x"]


def test_nobody_notes_what_moves_to_an_open_pile() -> None:
    draft = desk("hand1=a offer=-@=")

    draft.move("hand1", "offer", "a")

    assert draft.notes == ()


def test_a_card_of_which_only_the_back_is_known_moves_as_a_back() -> None:
    draft = desk("hand2=?mine&?mine discard=a")

    draft.move("hand2", "discard", "?mine")

    assert (bag(draft, "hand2"), bag(draft, "discard")) == ("?mine", "?mine&a")
    assert draft.notes == ()


# -- swap ------------------------------------------------------------------------------------------


def test_two_piles_change_cards_and_keep_their_readers() -> None:
    draft = desk("hand1=a&b hand2=c")

    draft.swap("hand1", "hand2")

    assert (bag(draft, "hand1"), bag(draft, "hand2")) == ("c", "a&b")
    assert (draft.piles["hand1"].readers, draft.piles["hand2"].readers) == (FIRST, SECOND)


def test_each_remembers_the_cards_that_were_swapped_away() -> None:
    draft = desk("hand1=a&b hand2=c hand3=d")

    draft.swap("hand1", "hand2")

    assert known(draft, 0) == ["hand2:a&b"]
    assert known(draft, 1) == ["hand1:c"]
    assert known(draft, 2) == []


def test_whoever_reads_both_piles_needs_no_note() -> None:
    draft = desk("offer=a@1 hand1=b")

    draft.swap("offer", "hand1")

    assert draft.notes == ()


def test_a_hand_may_be_swapped_for_nothing() -> None:
    draft = desk("hand1=a hand2=-")

    draft.swap("hand1", "hand2")

    assert (bag(draft, "hand1"), bag(draft, "hand2")) == ("-", "a")
    assert known(draft, 0) == ["hand2:a"]


def test_whether_a_pile_is_counted_stays_with_the_place() -> None:
    draft = desk("coins1=x stock=y")

    draft.swap("coins1", "stock")

    assert (draft.piles["coins1"].counted, draft.piles["stock"].counted) == (False, True)


def test_everybody_who_could_see_an_open_pile_remembers_it_after_a_swap() -> None:
    draft = desk("offer=x@= hand1=a hand2=b hand3=c")

    draft.swap("offer", "hand1")

    assert all("hand1:x" in [*known(draft, seat), *known_to_all(draft)] for seat in (1, 2))


# -- show and hide ---------------------------------------------------------------------------------


def test_looking_adds_readers() -> None:
    draft = desk("goal1=a@2")

    draft.show("goal1", FIRST)

    assert draft.piles["goal1"].readers == FIRST | SECOND


def test_what_is_turned_up_is_for_all_to_read() -> None:
    draft = desk("goal1=a@2")

    draft.show("goal1", EVERYBODY)

    assert draft.piles["goal1"].readers == EVERYBODY


def test_what_all_see_must_be_known() -> None:
    draft = desk("goal1=?mine")

    with pytest.raises(UnknownCardError, match="goal1 is unknown") as caught:
        draft.show("goal1", EVERYBODY)

    assert caught.value.pile == "goal1"


def test_a_single_reader_may_look_at_what_the_engine_does_not_know() -> None:
    draft = desk("goal1=?mine")

    draft.show("goal1", FIRST)

    assert draft.piles["goal1"].readers == FIRST


def test_whoever_may_no_longer_look_remembers_what_lay_there() -> None:
    draft = desk("offer=x&y@1&2")

    draft.hide("offer", FIRST)

    assert draft.piles["offer"].readers == SECOND
    assert known(draft, 0) == ["offer:x&y"]
    assert known(draft, 1) == []


def test_hiding_from_somebody_who_never_looked_teaches_nothing() -> None:
    draft = desk("offer=x&y@2")

    draft.hide("offer", FIRST)

    assert draft.piles["offer"].readers == SECOND
    assert draft.notes == ()


def test_when_an_open_pile_is_turned_down_everybody_remembers_it() -> None:
    draft = desk("offer=x&y@=")

    draft.hide("offer", EVERYBODY)

    assert draft.piles["offer"].readers == 0
    assert known_to_all(draft) == ["offer:x&y"]


def test_an_unknown_card_is_no_memory() -> None:
    draft = desk("offer=?gold&x@1")

    draft.hide("offer", FIRST)

    assert known(draft, 0) == ["offer:x"]


# -- tell and shuffle ------------------------------------------------------------------------------


def test_a_rule_may_tell_a_seat_or_the_table_what_is_in_a_pile() -> None:
    draft = desk("role2=a coins3=x&x&y")

    draft.tell(0, ["a"], "role2")
    draft.tell(TABLE, ["y", "x"], "coins3")

    assert known(draft, 0) == ["role2:a"]
    assert known_to_all(draft) == ["coins3:x&y"]


def test_a_shuffled_pile_holds_what_it_was_given_in_order() -> None:
    draft = desk("stock=a hand1=b@1&2")

    draft.shuffle("stock", ["c", "a", "b"])
    draft.shuffle("hand1", (), readers=FIRST)

    assert Pile(("a", "b", "c")) == draft.piles["stock"]
    assert Pile((), FIRST) == draft.piles["hand1"]


def test_a_pile_can_be_set_out_for_the_first_time() -> None:
    draft = desk("stock=a")

    draft.shuffle("goal1", ["b"])

    assert Pile(("b",)) == draft.piles["goal1"]


def test_a_shuffled_pile_is_counted_or_not_as_before() -> None:
    draft = desk("coins1=x")

    draft.shuffle("coins1", ())

    assert not draft.piles["coins1"].counted


def test_after_a_shuffle_nobody_knows_anything_about_a_pile() -> None:
    draft = desk("stock=a&b discard=c hand2=a", "1:stock:a 1:hand2&stock:a =:stock:b =:discard:c")

    draft.shuffle("stock", ("a", "b"))

    assert known(draft, 0) == []
    assert known_to_all(draft) == ["discard:c"]


# -- questions -------------------------------------------------------------------------------------


def test_the_size_of_an_uncounted_pile_is_plenty() -> None:
    draft = desk("stock=a&b&c coins1=??")

    assert draft.size("stock") == 3
    assert draft.size("coins1") > 100


def test_the_only_card_of_a_pile_is_needed_in_full() -> None:
    draft = desk("goal1=a goal2=?mine")

    assert draft.only("goal1") == "a"
    with pytest.raises(UnknownCardError, match="a card in goal2 is unknown"):
        draft.only("goal2")
