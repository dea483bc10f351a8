"""What seats remember of cards that have moved on."""

from __future__ import annotations

import pytest

from tests.core.piles import can_be_true, desk, known, known_to_all
from undermine.core.state import EVERYBODY, TABLE, Note, reader_bit

FIRST, SECOND = reader_bit(0), reader_bit(1)


# -- a card leaves a place face up -----------------------------------------------------------------


def test_a_card_that_shows_itself_is_struck_from_every_readers_note_about_its_place() -> None:
    draft = desk("hand2=a&b", "1:hand2:a&b 3:hand2:a =:hand2:b")

    draft.take("hand2", "a")

    assert known(draft, 0) == ["hand2:b"]
    assert known(draft, 2) == []
    assert known_to_all(draft) == ["hand2:b"]


def test_one_copy_is_struck_and_not_all() -> None:
    draft = desk("hand2=a&a&b", "1:hand2:a&a")

    draft.take("hand2", "a")

    assert known(draft, 0) == ["hand2:a"]


def test_notes_about_other_places_stay() -> None:
    draft = desk("hand2=a&b hand3=a", "1:hand3:a 1:hand2:b")

    draft.take("hand2", "a")

    assert known(draft, 0) == ["hand2:b", "hand3:a"]


def test_a_copy_is_struck_from_the_narrowest_note() -> None:
    draft = desk("hand2=a&b discard=a", "1:discard&hand2:a 1:hand2:a")

    draft.take("hand2", "a")

    assert known(draft, 0) == ["discard&hand2:a"]


def test_where_no_note_is_narrowest_a_copy_is_struck_from_all() -> None:
    draft = desk("hand2=a&b discard=a stock=c", "1:discard&hand2:a 1:hand2&stock:a&c")

    draft.take("hand2", "a")

    assert known(draft, 0) == ["hand2&stock:c"]


def test_a_shorter_note_is_not_narrower_when_it_speaks_of_another_place() -> None:
    draft = desk(
        "hand2=a&b hand3=b discard=a stock=a",
        "1:hand2&hand3:a 1:discard&hand2&stock:a",
    )

    draft.take("hand2", "a")

    assert known(draft, 0) == []


# -- a card leaves a place unseen ------------------------------------------------------------------


def test_what_may_have_left_unseen_is_now_in_either_place() -> None:
    draft = desk("hand2=a&b&c discard=-", "1:hand2:a&b")

    draft.move("hand2", "discard", "c")

    assert known(draft, 0) == ["discard&hand2:a&b"]


def test_the_new_place_is_the_same_whichever_card_it_was() -> None:
    notes = []
    for card in ("a", "b", "c"):
        draft = desk("hand2=a&b&c discard=-", "1:hand2:a&b =:hand2:c")
        draft.move("hand2", "discard", card)
        notes.append((known(draft, 0), known_to_all(draft)))

    assert notes == [(["discard&hand2:a&b"], ["discard&hand2:c"])] * 3


def test_cards_of_other_backs_cannot_be_what_left() -> None:
    draft = desk("hand2=a&x&y discard=-", "1:hand2:a&x&y")

    draft.move("hand2", "discard", "x")

    assert known(draft, 0) == ["discard&hand2:x&y", "hand2:a"]


def test_a_note_widens_again_with_every_unseen_move() -> None:
    draft = desk("hand2=a&b hand3=- discard=-", "1:hand2:a")

    draft.move("hand2", "discard", "b")
    draft.move("hand2", "hand3", "a")

    assert known(draft, 0) == ["discard&hand3:a"]


def test_whoever_sees_the_card_arrive_strikes_it_and_widens_nothing() -> None:
    draft = desk("offer=a&b&c hand1=-", "1:offer:a&b 2:offer:a&b")

    draft.move("offer", "hand1", "a")

    assert known(draft, 0) == ["offer:b"]
    assert known(draft, 1) == ["hand1&offer:a&b"]


def test_everybody_strikes_what_arrives_in_the_open() -> None:
    draft = desk("hand2=a&b offer=-@=", "1:hand2:a&b =:hand2:a")

    draft.move("hand2", "offer", "a")

    assert known(draft, 0) == ["hand2:b"]
    assert known_to_all(draft) == []


# -- a place is empty ------------------------------------------------------------------------------


def test_nothing_can_be_in_a_place_that_all_see_is_empty() -> None:
    draft = desk("hand2=b discard=a", "1:discard&hand2:a")

    draft.take("hand2", "b")

    assert known(draft, 0) == ["discard:a"]


def test_a_place_is_empty_after_its_last_card_left_unseen() -> None:
    draft = desk("hand2=b discard=a", "1:discard&hand2:a")

    draft.move("hand2", "discard", "b")

    assert known(draft, 0) == ["discard:a"]


def test_nobody_sees_that_an_uncounted_pile_is_empty() -> None:
    draft = desk("coins2=x stock=-", "1:coins2:x")

    draft.move("coins2", "stock", "x")

    assert known(draft, 0) == ["coins2&stock:x"]


# -- two piles change places -----------------------------------------------------------------------


def test_notes_go_with_the_piles_that_are_swapped() -> None:
    draft = desk("hand1=d hand2=a&b hand3=c discard=a", "1:hand2:b 1:discard&hand3:c =:hand3:c")

    draft.swap("hand2", "hand3")

    assert known(draft, 0) == ["discard&hand2:c", "hand3:b"]
    assert known_to_all(draft) == ["hand2:c"]


def test_a_note_about_both_piles_stays_as_it_is() -> None:
    draft = desk("hand2=a hand3=b", "1:hand2&hand3:a")

    draft.swap("hand2", "hand3")

    assert known(draft, 0) == ["hand2&hand3:a"]


def test_a_swapped_hand_that_comes_back_is_seen_and_no_longer_noted() -> None:
    draft = desk("hand1=a&b hand2=c")

    draft.swap("hand1", "hand2")
    draft.swap("hand1", "hand2")

    assert known(draft, 0) == ["hand2:c"]
    assert known(draft, 1) == ["hand1:a&b"]


# -- a place is seen -------------------------------------------------------------------------------


def test_what_a_reader_sees_needs_no_note() -> None:
    draft = desk("goal1=a", "1:goal1:a 2:goal1:a")

    draft.show("goal1", FIRST)

    assert known(draft, 0) == []
    assert known(draft, 1) == ["goal1:a"]


def test_what_a_reader_does_not_see_in_a_place_is_elsewhere() -> None:
    draft = desk("discard=b offer=a&c", "1:discard&offer:a&b")

    draft.show("discard", FIRST)

    assert known(draft, 0) == ["offer:a"]


def test_when_a_place_is_opened_everybody_strikes_it() -> None:
    draft = desk("role2=a stock=a&b", "1:role2&stock:b 3:role2:a =:role2&stock:a")

    draft.show("role2", EVERYBODY)

    assert known(draft, 0) == ["stock:b"]
    assert known(draft, 2) == []
    assert known_to_all(draft) == []


def test_looking_again_teaches_nothing_and_forgets_nothing() -> None:
    draft = desk("offer=a&b@1", "1:stock:c")

    draft.show("offer", FIRST)

    assert known(draft, 0) == ["stock:c"]


# -- how notes are kept ----------------------------------------------------------------------------


def test_notes_of_one_reader_about_the_same_places_are_one_note() -> None:
    draft = desk("hand1=a&b&b discard=-")

    for card in ("b", "a", "b"):
        draft.move("hand1", "discard", card)

    assert draft.notes == (Note(0, ("discard",), ("a", "b", "b")),)


def test_notes_that_come_to_speak_of_the_same_places_become_one() -> None:
    draft = desk("hand2=a&b&c discard=-", "1:hand2:a 1:discard&hand2:b")

    draft.move("hand2", "discard", "c")

    assert known(draft, 0) == ["discard&hand2:a&b"]


def test_notes_are_in_order_however_they_came_about() -> None:
    words = "hand1=a hand2=c hand3=d discard=- stock=-"
    one, other = desk(words), desk(words)

    one.move("hand1", "discard", "a")
    one.move("hand2", "stock", "c")
    one.take("hand3", "d")
    one.give("stock", "d")
    other.take("hand3", "d")
    other.give("stock", "d")
    other.move("hand2", "stock", "c")
    other.move("hand1", "discard", "a")

    assert one.notes == other.notes
    assert list(one.notes) == sorted(one.notes)


# -- what one seat and the table know of the same card ---------------------------------------------


@pytest.mark.parametrize("verb", ["move", "swap", "hide", "inspect"])
def test_a_card_that_all_saw_go_to_a_reader_is_not_counted_twice_when_it_moves_on(
    verb: str,
) -> None:
    draft = desk("hand1=- hand2=b discard=-")
    draft.give("hand1", "a")

    if verb == "move":
        draft.move("hand1", "discard", "a")
    elif verb == "swap":
        draft.swap("hand1", "hand2")
    elif verb == "hide":
        draft.hide("hand1", FIRST)
    else:
        draft.show("hand1", SECOND)
        draft.hide("hand1", SECOND)

    piles = {name: pile.cards for name, pile in draft.piles.items()}
    for seat in range(2):
        notes = [note for note in draft.notes if note.reader in (seat, TABLE)]
        assert can_be_true(notes, piles), notes


# -- as Saboteur 2 will need it --------------------------------------------------------------------


def test_a_card_is_followed_through_a_swap_a_discard_and_a_second_swap() -> None:
    draft = desk("hand1=a&b hand2=c hand3=d discard=-")

    draft.swap("hand1", "hand2")

    assert [known(draft, seat) for seat in range(3)] == [["hand2:a&b"], ["hand1:c"], []]

    draft.move("hand2", "discard", "a")

    assert [known(draft, seat) for seat in range(3)] == [
        ["discard&hand2:a&b"],
        ["discard:a", "hand1:c"],
        [],
    ]

    draft.swap("hand2", "hand3")

    assert [known(draft, seat) for seat in range(3)] == [
        ["discard&hand3:a&b"],
        ["discard:a", "hand1:c", "hand3:b"],
        ["hand2:d"],
    ]

    draft.take("hand3", "b")

    assert [known(draft, seat) for seat in range(3)] == [
        ["discard:a"],
        ["discard:a", "hand1:c"],
        ["hand2:d"],
    ]


def test_a_hat_that_was_inspected_is_remembered_where_it_went_and_the_new_one_is_not() -> None:
    draft = desk("role2=a hats=b&c hats-out=-")
    draft.show("role2", FIRST)

    draft.move("role2", "hats-out", "a")
    draft.hide("role2", FIRST)
    draft.move("hats", "role2", "b")

    assert known(draft, 0) == ["hats-out:a"]
    assert known(draft, 1) == ["hats-out:a"]
    assert draft.piles["role2"].readers == SECOND


def test_a_treasure_that_was_peeked_at_is_known_in_the_loot_of_whoever_took_it() -> None:
    draft = desk("treasure1=x@1 coins2=y")

    draft.move("treasure1", "coins2", "x")

    assert known(draft, 0) == ["coins2:x"]


def test_gold_that_is_passed_on_is_remembered_by_each_who_chose() -> None:
    draft = desk("offer=x&x&y@1 loot1=-@1 loot2=-@2 loot3=-@3")

    draft.move("offer", "loot1", "y")
    draft.hide("offer", FIRST)
    draft.show("offer", SECOND)
    draft.move("offer", "loot2", "x")
    draft.hide("offer", SECOND)

    assert known(draft, 0) == ["loot2&offer:x&x"]
    assert known(draft, 1) == ["offer:x"]
    assert known(draft, 2) == []
