"""The games in Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from undermine.core.grid import Area
from undermine.envs.gymnasium_env import IDS, SeatEnv

WIDE = Area(-12, -12, 20, 12)


def first_legal(_observation: np.ndarray, mask: np.ndarray) -> int:
    return int(mask.argmax())


def played(env: SeatEnv, seed: int) -> float:
    """Play a game at random; the sum of rewards."""
    rng = np.random.default_rng(seed)
    _, told = env.reset(seed=seed)
    total, has_ended = 0.0, False
    while not has_ended:
        action = rng.choice(np.flatnonzero(told["action_mask"]))
        _, reward, is_terminated, is_truncated, told = env.step(action)
        total += reward
        has_ended = is_terminated or is_truncated
    return total


@pytest.mark.parametrize("name", IDS)
def test_registered_game_passes_the_check(name: str) -> None:
    env = gymnasium.make(name)

    check_env(env.unwrapped)
    assert env.unwrapped.table.rules.name == IDS[name]


@pytest.mark.filterwarnings("ignore:.*spec")
def test_check_of_gymnasium(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, rounds=1))


def test_games_end(game: str, seats: int) -> None:
    env = SeatEnv(game, seats, seat=seats - 1, rounds=1, bots="thumb")

    played(env, 1)

    assert env.table.is_over or env.left_window == 1


@pytest.mark.parametrize("bots", ["random", "path-first", "thumb", first_legal])
def test_rewards_add_up_to_the_score_of_the_seat(bots: Any) -> None:  # noqa: ANN401 (as a user gives it)
    env = SeatEnv("saboteur", 3, seat=1, bots=bots, area=WIDE)
    totals = [played(env, seed) for seed in range(3)]

    assert totals[-1] == env.table.playing().scores[1]
    assert any(totals)


def test_each_other_seat_may_have_its_own_bot() -> None:
    asked = []

    def noting(observation: np.ndarray, mask: np.ndarray) -> int:
        asked.append(len(observation))
        return first_legal(observation, mask)

    env = SeatEnv("saboteur", 3, seat=0, bots=["random", noting], rounds=1, area=WIDE)
    played(env, 1)

    assert set(asked) == {env.table.observer.size}


def test_mask_has_the_name_that_learners_look_for() -> None:
    env = SeatEnv("saboteur", 5)
    _, told = env.reset(seed=1)

    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), told["action_mask"] == 1)
    assert env.action_masks().any()


def test_illegal_action_changes_nothing_and_is_told() -> None:
    env = SeatEnv("saboteur", 5)
    before, told = env.reset(seed=1)
    illegal = int(told["action_mask"].argmin())

    after, reward, is_terminated, is_truncated, told = env.step(illegal)

    assert np.array_equal(before, after)
    assert (reward, is_terminated, is_truncated) == (-1.0, False, False)
    assert told["illegal"].startswith(f"action {illegal} is not legal for seat 0 now")


def test_prediction_without_axes_is_an_action() -> None:
    """Learners such as those of stable-baselines3 predict arrays of one number."""
    env, other = SeatEnv("saboteur", 5), SeatEnv("saboteur", 5)
    _, told = env.reset(seed=1)
    other.reset(seed=1)
    legal, illegal = told["action_mask"].argmax(), told["action_mask"].argmin()

    assert env.step(np.array(illegal))[-1]["illegal"].startswith(f"action {illegal} is not legal")
    assert np.array_equal(env.step(np.array(legal))[0], other.step(int(legal))[0])


@pytest.mark.parametrize("choice", [-1, None, "NES", 0.5])
def test_function_that_chooses_no_slot_is_told(choice: Any) -> None:  # noqa: ANN401 (as a user gives it)
    env = SeatEnv("saboteur", 3, bots=lambda _observation, _mask: choice)

    with pytest.raises(ValueError, match=f"whole number from 0 to 4877, not {choice!r}"):
        played(env, 1)


@pytest.mark.parametrize("action", [10**9, -1, "NES", [1, 2], 0.5])
def test_action_outside_the_space_is_quoted(action: Any) -> None:  # noqa: ANN401 (as a user gives it)
    env = SeatEnv("saboteur", 5)
    env.reset(seed=1)

    with pytest.raises(InvalidAction, match=r"whole number from 0 to [0-9]+, not "):
        env.step(action)


def test_step_before_the_deal_and_after_the_end_says_what_to_call() -> None:
    env = SeatEnv("saboteur", 3, rounds=1)

    with pytest.raises(ResetNeeded, match=r"step\(0\) .* call reset\(\) first"):
        env.step(0)
    played(env, 1)
    with pytest.raises(ResetNeeded, match=r"step\(3\) .* call reset\(\) first"):
        env.step(3)


def test_game_whose_board_a_bot_leads_out_is_truncated_and_counted() -> None:
    env = SeatEnv("saboteur", 5, bots="path-first", area=Area(-1, -2, 8, 2))
    for seed in range(5):
        played(env, seed)

    assert env.table.is_truncated
    assert not env.table.is_over
    assert env.left_window >= 5


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"seat": 5}, "seat is a whole number from 0 to 4, not 5"),
        ({"bots": "genius"}, "one of random, path-first, thumb, not 'genius'"),
        ({"bots": ["random"]}, "4 other seats need as many bots, not 1"),
        ({"seats": 1}, "for 3 to 10 seats, not 1"),
        ({"options": "gold"}, "options are a dictionary .*, not 'gold'"),
        ({"area": (0, 0, 1, 1)}, "cards that lie there at first"),
        ({"render_mode": "human"}, "not 'human'"),
    ],
)
def test_table_that_cannot_be_is_told(words: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        SeatEnv(**words)
