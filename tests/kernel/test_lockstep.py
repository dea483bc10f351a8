"""Engine and kernel agree, ply by ply."""

from collections.abc import Iterator
from typing import Any

import pytest

from undermine import load
from undermine.kernel import GAMES
from undermine.kernel.mine_codec import MineCodec
from undermine.testing import lockstep
from undermine.testing.lockstep import MismatchError, Walk, compare_game, compare_middle

OPTIONS = {
    "saboteur": (
        "saboteur+gold_draw=players",
        "saboteur+house_table",
        "saboteur+maximum_saboteurs",
        "saboteur+middle_treasure",
        "saboteur+old_mine",
    ),
    "saboteur-2": (
        "saboteur-2+middle_treasure",
        "saboteur-2+no_set_aside",
        "saboteur-2+reduced_roles",
    ),
    "the-lost-mines": (
        "the-lost-mines+action_mix=2-2-2-4-4",
        "the-lost-mines+layout=diamond",
        "the-lost-mines+owner_sees_treasure=off",
        "the-lost-mines+quarter_turns",
        "the-lost-mines+rounds=3",
    ),
}
PLIES = 30_000


def tables() -> Iterator[tuple[str, int]]:
    return ((name, seats) for name in GAMES for seats in load(name).seats)


EACH_TABLE = pytest.mark.parametrize(("name", "seats"), list(tables()))
PLIES_EACH = PLIES // len(list(tables()))


@EACH_TABLE
def test_whole_games_are_equal(name: str, seats: int) -> None:
    plies, seed = 0, 0

    while plies < PLIES_EACH:
        player = ("random", "path-first")[seed % 2]
        plies += compare_game(load(name), seats, seed, player)
        seed += 1

    assert plies >= PLIES_EACH


@EACH_TABLE
def test_games_from_resampled_middles_are_equal(name: str, seats: int) -> None:
    assert compare_middle(load(name), seats, 1, "random")
    assert compare_middle(load(name), seats, 2, "path-first")


@pytest.mark.parametrize("name", GAMES)
def test_greedy_games_are_equal(name: str) -> None:
    seats = load(name).seats[1]

    assert compare_game(load(name), seats, 1, "greedy")


@pytest.mark.parametrize("name", [option for game in GAMES for option in OPTIONS.get(game, ())])
def test_options_that_are_tables_are_equal(name: str) -> None:
    rules = load(name)

    assert compare_game(rules, rules.seats[2], 1, "path-first")
    assert compare_game(rules, rules.seats[2], 2, "random")


def test_a_difference_is_told_with_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk(load("saboteur"), 3, 1)
    assert isinstance(walk.kernel.codec, MineCodec)
    write = walk.kernel.codec.table

    def wrong(fields: dict[str, Any]) -> Any:  # noqa: ANN401 (the table of the game)
        return write({**fields, "last": 2})

    monkeypatch.setattr(walk.kernel.codec, "table", wrong)

    with pytest.raises(MismatchError, match=r"table.last differs at ply 0 of saboteur"):
        walk.play(lockstep.random_player(walk))
