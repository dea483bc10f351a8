"""Batches: many games at once give what the same games give one by one."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Any

import pytest

from undermine import load
from undermine.core.grid import Area
from undermine.kernel import GAMES, KernelError, kernel
from undermine.testing.lockstep import Walk

GAMES_AT_ONCE = 24
WIDTH = 2048


class Arrays:
    """Arrays for all that a batch can write."""

    def __init__(self, games: int, seats: int, mask_bytes: int = 0) -> None:
        self.actor = array("b", bytes(games))
        self.counts = array("i", bytes(4 * games))
        self.moves = array("I", bytes(4 * games * WIDTH))
        self.rewards = array("i", bytes(4 * games * seats))
        self.scores = array("i", bytes(4 * games * seats))
        self.ended = array("B", bytes(games))
        self.masks = array("B", bytes(games * mask_bytes))

    def given(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if value}

    def legal(self, game: int) -> list[int]:
        return list(self.moves[game * WIDTH : game * WIDTH + self.counts[game]])


def choices(arrays: Arrays, dice: random.Random) -> array[int]:
    return array("I", [dice.choice(arrays.legal(game)) for game in range(GAMES_AT_ONCE)])


def history(name: str, threads: int, steps: int) -> Iterator[tuple[object, ...]]:
    seats = load(name).seats[2]
    batch = kernel(load(name), seats).batch(GAMES_AT_ONCE, 7, threads=threads)
    arrays = Arrays(GAMES_AT_ONCE, seats)
    batch.bind(**arrays.given())
    dice = random.Random(1)  # noqa: S311 (a game, no secret)
    for _ in range(steps):
        batch.step(choices(arrays, dice))
        yield tuple(bytes(value) for value in arrays.given().values())
    batch.close()


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str) -> None:
    assert list(history(name, 1, 60)) == list(history(name, 3, 60))


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_those_of_the_engine(name: str) -> None:
    rules, seats = load(name), load(name).seats[2]
    table = kernel(rules, seats)
    batch, arrays = table.batch(GAMES_AT_ONCE, 3), Arrays(GAMES_AT_ONCE, seats)
    batch.bind(**arrays.given())
    dice = random.Random(2)  # noqa: S311 (a game, no secret)

    for _ in range(20):
        batch.step(choices(arrays, dice))

    for game in range(GAMES_AT_ONCE):
        state = batch.write(game)
        assert state.actor == arrays.actor[game]
        assert sorted(map(table.number, rules.legal(state))) == sorted(arrays.legal(game))


@pytest.mark.parametrize("name", GAMES)
def test_games_that_end_are_dealt_again_and_rewards_add_up(name: str) -> None:
    rules, seats = load(name), load(name).seats[2]
    batch, arrays = kernel(rules, seats).batch(GAMES_AT_ONCE, 5), Arrays(GAMES_AT_ONCE, seats)
    batch.bind(**arrays.given())
    dice, won, ends = random.Random(3), [0] * seats, 0  # noqa: S311 (a game, no secret)

    while not ends:
        batch.step(choices(arrays, dice))
        won = [sum(pair) for pair in zip(won, arrays.rewards[:seats], strict=True)]
        ends = arrays.ended[0]

    assert won == list(arrays.scores[:seats])
    assert not batch.write(0).is_over
    assert arrays.actor[0] >= 0


@pytest.mark.parametrize("name", GAMES)
def test_masks_show_the_same_moves_as_lists(name: str) -> None:
    rules, seats = load(name), load(name).seats[2]
    table = kernel(rules, seats)
    window = table.window(Area(-40, -40, 40, 40) if name != "saboteur-2" else None)
    batch = table.batch(4, 5, window=window)
    arrays = Arrays(4, seats, batch.mask_bytes())
    batch.bind(**arrays.given())

    for _ in range(40):
        batch.play(1, "path-first")
        for game in range(4):
            part = arrays.masks[game * batch.mask_bytes() : (game + 1) * batch.mask_bytes()]
            shown = int.from_bytes(bytes(part), "little")
            slots = {window.slot(number) for number in arrays.legal(game)} - {None}
            assert shown == sum(1 << slot for slot in slots if slot is not None)


@pytest.mark.parametrize("name", GAMES)
def test_slots_are_different_and_inside_the_window(name: str) -> None:
    walk = Walk(load(name), load(name).seats[2], 4)
    window = walk.kernel.window()

    for _ in range(300):
        if walk.state.is_over:
            break
        legal = walk.game.legal()
        slots = [slot for slot in map(window.slot, legal) if slot is not None]
        assert len(set(slots)) == len(slots)
        assert all(0 <= slot < window.size for slot in slots)
        walk.step(lambda _state, actions: walk.dice.choice(actions))


def test_an_illegal_action_names_its_game() -> None:
    batch, arrays = kernel(load("saboteur"), 3).batch(2), Arrays(2, 3)
    batch.bind(**arrays.given())
    legal = arrays.legal(0)[0]
    before = batch.write(1)

    with pytest.raises(KernelError, match="action 99 is not legal in game 1"):
        batch.step(array("I", [legal, 99]))

    assert batch.write(1) == before


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"actor": array("b", bytes(3))}, "array actor must be"),
        ({"actor": array("i", bytes(8))}, "array actor must be"),
        ({"actor": b"ab"}, "array actor must be writable"),
        ({"moves": array("I", bytes(4))}, "array moves must be"),
        ({"rewards": array("i", bytes(8))}, "array rewards must be"),
        ({"masks": array("B", bytes(8))}, "masks need a window"),
        ({"actor": None}, "array actor must be"),
        ({"winner": array("b", bytes(2))}, "no array 'winner'"),
    ],
)
def test_wrong_arrays_are_named(arrays: dict[str, Any], message: str) -> None:
    batch = kernel(load("saboteur"), 3).batch(2)

    with pytest.raises(KernelError, match=message):
        batch.bind(**arrays)


@pytest.mark.parametrize(
    "actions", [array("I", [1]), array("i", [1, 2]), [1, 2], None, array("I", [1, 2, 3])]
)
def test_wrong_actions_are_refused(actions: object) -> None:
    with pytest.raises(KernelError, match="actions"):
        kernel(load("saboteur"), 3).batch(2).step(actions)


@pytest.mark.parametrize(("games", "threads"), [(0, 1), (2, 0), (-1, 1)])
def test_a_batch_needs_games_and_threads(games: int, threads: int) -> None:
    with pytest.raises(KernelError, match="needs games and threads"):
        kernel(load("saboteur"), 3).batch(games, threads=threads)


def test_a_window_of_another_kernel_is_refused() -> None:
    window = kernel(load("saboteur"), 3).window()

    with pytest.raises(KernelError, match="belongs to another kernel"):
        kernel(load("saboteur"), 3).batch(2, window=window)
