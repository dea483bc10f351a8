"""The count of games that leave the window of learners."""

import pytest

from tools import window_share
from undermine.bots.tally import rate
from undermine.core.grid import Area

NARROW = Area(0, -2, 8, 2)
WIDE = Area(-20, -20, 30, 20)


@pytest.mark.parametrize("policy", window_share.POLICIES)
def test_games_of_the_kernel_leave_a_narrow_window_and_no_wide_one(policy: str) -> None:
    narrow, wide = (window_share.Table("saboteur", 3, area) for area in (NARROW, WIDE))

    assert window_share.left_in_kernel(narrow, policy, 5, 1).share > 0.5
    assert window_share.left_in_kernel(wide, policy, 5, 1) == rate(0, 5)


def test_greedy_games_leave_a_narrow_window_and_no_wide_one() -> None:
    narrow, wide = (window_share.Table("saboteur", 3, area) for area in (NARROW, WIDE))

    assert window_share.left_on_engine(narrow, 4, 1, jobs=1).count > 0
    assert window_share.left_on_engine(wide, 4, 1, jobs=1) == rate(0, 4)


def test_each_game_counts_once() -> None:
    """Short games are dealt again meanwhile; those are not counted."""
    table = window_share.Table("saboteur", 3, NARROW)

    assert window_share.left_in_kernel(table, "path-first", 700, 1).of == 700
    assert window_share.left_in_kernel(table, "path-first", 700, 1).count <= 700


def test_a_share_is_told_with_its_interval() -> None:
    assert window_share.told(rate(0, 3000)) == "none of 3,000 games left it: at most 0.100%"
    assert window_share.told(rate(5, 1000)) == (
        "5 of 1,000 games left it: 0.500% (0.214% to 1.165%)"
    )


def test_numbers_that_cannot_be_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        window_share.main(["--games", "0"])

    assert "--games is at least 1, not 0" in capsys.readouterr().err
