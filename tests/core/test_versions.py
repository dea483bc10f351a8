"""Earlier versions of the rules: changed copies that can still be played."""

from __future__ import annotations

import pytest

from tests.core.toy_game import RULES
from undermine import Game, load, position
from undermine.notation.positions import write_position
from undermine.notation.records import Record
from undermine.testing import Scene

LURED = "seats=2 turn=1 board=1,0:NESW+hole hand1=lindworm-I&NS hand2=NS"
THIRD = RULES.changed(
    version=3,
    earlier={
        2: lambda rules: rules.changed(over="TOY-2"),
        1: lambda rules: rules.changed(options={"loud": None}),
    },
)


def test_each_version_changes_the_one_after_it_back() -> None:
    second, first = THIRD.at_version(2), THIRD.at_version(1)

    assert (THIRD.at_version(3).over, second.over, first.over) == (RULES.over, "TOY-2", "TOY-2")
    assert "loud" in second.options
    assert "loud" not in first.options
    assert [rules.version for rules in (THIRD, second, first)] == [3, 2, 1]
    assert [rules.is_current for rules in (THIRD, second, first)] == [True, False, False]


def test_options_come_on_top_of_a_version() -> None:
    first = THIRD.at_version(1).with_options({"pace": "fast"})

    assert first.id == "toy@1+pace=fast"
    assert first.with_options({}).id == "toy@1+pace=fast"
    assert not first.is_current
    with pytest.raises(ValueError, match="toy has no option 'loud'"):
        first.with_options({"loud": "on"})


@pytest.mark.parametrize("version", [0, 4])
def test_a_version_that_is_not_there_is_told_beside_those_that_are(version: int) -> None:
    with pytest.raises(ValueError, match=f"no version {version} of .*: 1, 2, 3$"):
        THIRD.at_version(version)


def test_versions_that_were_given_up_are_not_there() -> None:
    gap = THIRD.changed(earlier={1: None})

    with pytest.raises(ValueError, match="its versions are: 2, 3"):
        gap.at_version(1)


# -- The Dark Cave ---------------------------------------------------------------------------------


def test_a_name_leads_to_the_version_it_says_and_to_the_newest_without_one() -> None:
    assert load("the-dark-cave").id == "the-dark-cave@2"
    assert load("the-dark-cave@2").id == "the-dark-cave@2"
    assert load("the-dark-cave@1+last_move=stop").id == "the-dark-cave@1+last_move=stop"


def test_a_position_names_its_version_where_that_is_an_earlier_one() -> None:
    for word in ("the-dark-cave", "the-dark-cave@1", "the-dark-cave@1+last_move=stop"):
        rules, state = position(f"{word} {LURED}")
        text = write_position(rules, state)

        assert text.split()[0] == word
        assert position(text)[1] == state


def test_in_the_first_version_a_dwarf_laid_down_in_its_own_turn_walked() -> None:
    """TDC-R96"""
    played = "lure lindworm-I 1,0", "step 0,0"

    old = Scene(f"the-dark-cave@1 {LURED}").play(*played)
    new = Scene(f"the-dark-cave {LURED}").play(*played)

    assert old.state.table.lying == new.state.table.lying == (0, 1)
    assert old.legal == ["step 1,0", "stop"]
    assert new.actor == "*", "all that is left is to draw"


def test_a_game_that_was_recorded_goes_on_by_its_version() -> None:
    old = Game("the-dark-cave@1", 3, seed="a")
    old.play(old.legal[0])
    record: Record = old.record

    again = Game.resumed(record, "a")

    assert record.rules == again.rules.id == again.record.rules == "the-dark-cave@1"
