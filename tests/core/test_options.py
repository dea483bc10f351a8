"""Changed copies of a game: extensions and house rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.core.toy_game import RINGING, RULES, Lay, Ring, Skip, hand, toy
from undermine.core.dealing import DealTo
from undermine.core.refusal import Refusal
from undermine.core.state import CHANCE

# -- changed copies --------------------------------------------------------------------------------


def test_a_changed_copy_replaces_one_play_and_keeps_the_others() -> None:
    silent = RULES.changed(
        name="quiet", plays={Ring: RINGING._replace(check=lambda *_: Refusal("QUIET"))}
    )
    state = toy("bell one", "two")

    assert RULES.legal(state)[0] == Ring()
    assert silent.legal(state) == (Lay("one"), Skip(("bell",)), Skip(("one",)))
    assert silent.check(state, Ring()) == Refusal("QUIET")
    assert silent.plays[Lay] is RULES.plays[Lay]


def test_a_changed_copy_leaves_the_base_game_alone() -> None:
    before = (RULES.id, RULES.plays[Ring], RULES.legal(toy("bell", "two")))

    RULES.changed(name="other", plays={Ring: RINGING._replace(check=lambda *_: Refusal("NO"))})

    assert before == (RULES.id, RULES.plays[Ring], RULES.legal(toy("bell", "two")))


# -- options ---------------------------------------------------------------------------------------


def test_options_that_are_chosen_are_part_of_the_id() -> None:
    assert RULES.id == "toy@1"
    assert RULES.with_options({"pace": "fast", "loud": "on"}).id == "toy@1+loud+pace=fast"


def test_an_option_changes_the_game() -> None:
    state = toy("bell", "two")

    loud = RULES.with_options({"loud": "on"}).step(state, Ring()).state
    plain = RULES.step(state, Ring()).state

    assert DealTo(CHANCE, "stock", hand(0), 2) in loud.agenda
    assert DealTo not in {type(item) for item in plain.agenda}


def test_the_first_choice_is_the_printed_game() -> None:
    same = RULES.with_options({"loud": "off", "pace": "slow"})

    assert same.id == RULES.id
    assert same.plays == RULES.plays


def test_options_can_be_added_one_after_the_other() -> None:
    assert RULES.with_options({"loud": "on"}).with_options({"pace": "fast"}).id == (
        "toy@1+loud+pace=fast"
    )


@pytest.mark.parametrize(("first", "then"), [("fast", "slow"), ("fast", "frantic")])
def test_the_latest_choice_of_an_option_counts(first: str, then: str) -> None:
    changed = RULES.with_options({"pace": first}).with_options({"pace": then})

    assert changed.id == RULES.with_options({"pace": then}).id
    assert changed.sheet == {"pace": then}


def test_an_unknown_option_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match="toy has no option 'lound'; its options are: loud, pace"):
        RULES.with_options({"lound": "on"})


def test_an_unknown_choice_lists_the_known_ones() -> None:
    with pytest.raises(
        ValueError, match="option pace cannot be 'quick'; its choices are: slow, fast, frantic"
    ):
        RULES.with_options({"pace": "quick"})


def test_a_game_without_options_says_so() -> None:
    plain = replace(RULES, options={})

    with pytest.raises(ValueError, match="its options are: none"):
        plain.with_options({"loud": "on"})
