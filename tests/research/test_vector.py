"""Many games at once for Gymnasium."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from undermine.core.grid import Area
from undermine.envs.vector import MOVES, VectorEnv
from undermine.kernel.observation_layout import FEATURES

GAMES = 6
WIDE = Area(-20, -20, 30, 20)


def random_choices(rng: np.random.Generator, infos: dict[str, Any]) -> np.ndarray:
    return rng.integers(infos["counts"]).astype(np.uint32)


def random_slots(rng: np.random.Generator, envs: VectorEnv) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in envs.action_masks()])


def test_every_game_tells_what_its_space_says(game: str, seats: int) -> None:
    envs = VectorEnv(game, seats, GAMES, labels=True)
    rng = np.random.default_rng(1)
    observations, infos = envs.reset(seed=1)

    for _ in range(20):
        assert observations in envs.observation_space
        assert infos["features"].shape == (GAMES, MOVES[game], FEATURES)
        assert infos["labels"].shape == (GAMES, envs.observer.labels_size)
        assert (infos["counts"] > 0).all()
        assert ((infos["actor"] >= 0) & (infos["actor"] < seats)).all()
        observations, rewards, *_, infos = envs.step(random_choices(rng, infos))
        assert rewards.shape == (GAMES,)


@pytest.mark.parametrize("by", ["choice", "slot"])
def test_a_seed_decides_everything(by: str) -> None:
    def trace() -> list[Any]:
        envs, rng = VectorEnv("saboteur", 3, GAMES, by=by, rounds=1), np.random.default_rng(2)
        told: list[Any] = [envs.reset(seed=5)]
        for _ in range(100):
            chosen = (
                random_choices(rng, told[-1][-1]) if by == "choice" else random_slots(rng, envs)
            )
            told.append(envs.step(chosen))
        return told

    assert data_equivalence(trace(), trace(), exact=True)


def test_resets_without_a_seed_go_on_in_a_series() -> None:
    envs = VectorEnv("saboteur", 3, GAMES)
    first, _ = envs.reset(seed=5)
    second, _ = envs.reset()
    again, _ = envs.reset(seed=5)

    assert not np.array_equal(first, second)
    assert np.array_equal(first, again)
    assert np.array_equal(second, envs.reset()[0])


def test_returned_arrays_are_the_callers_unless_speed_is_asked_for() -> None:
    for copy in (True, False):
        envs = VectorEnv("saboteur", 3, GAMES, copy=copy)
        observations, infos = envs.reset(seed=1)
        kept = observations.copy()
        envs.step(np.zeros(GAMES, int))
        assert np.array_equal(observations, kept) == copy
        assert infos["features"].flags.owndata


def test_all_seats_are_asked_in_turn() -> None:
    envs, rng = VectorEnv("saboteur", 4, GAMES), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    asked = set()
    for _ in range(12):
        asked |= set(infos["actor"])
        infos = envs.step(random_choices(rng, infos))[-1]

    assert asked == {0, 1, 2, 3}


@pytest.mark.parametrize("bots", ["random", "thumb", ["random", "path-first", "thumb"]])
def test_one_seat_is_asked_where_bots_have_the_others(bots: Any) -> None:  # noqa: ANN401 (as a user gives it)
    envs = VectorEnv("saboteur", 4, GAMES, seat=2, bots=bots, rounds=1, area=WIDE)
    rng, totals, ends = np.random.default_rng(1), np.zeros(GAMES), 0
    _, infos = envs.reset(seed=1)
    while ends < 20:
        assert (infos["actor"] == 2).all()
        _, rewards, ended, _, infos = envs.step(random_choices(rng, infos))
        totals += rewards
        assert np.array_equal(rewards, infos["gains"][:, 2])
        if ended.any():
            assert np.array_equal(totals[ended], infos["final_info"]["scores"][ended, 2])
            totals[ended] = 0
            ends += int(ended.sum())

    assert envs.left_window == 0


def test_rewards_are_those_of_the_seat_that_acted() -> None:
    envs, rng = VectorEnv("saboteur", 3, 16, area=WIDE), np.random.default_rng(3)
    _, infos = envs.reset(seed=3)
    sums, seen = np.zeros((16, 3)), 0
    while seen < 8:
        actor = infos["actor"].astype(int)
        _, rewards, ended, _, infos = envs.step(random_choices(rng, infos))
        sums += infos["gains"]
        assert np.array_equal(rewards, infos["gains"][np.arange(16), actor])
        if ended.any():
            assert np.array_equal(sums[ended], infos["final_info"]["scores"][ended])
            sums[ended] = 0
            seen += int(ended.sum())


def test_ends_are_told_as_gymnasium_does_in_the_same_step() -> None:
    envs = RecordEpisodeStatistics(VectorEnv("saboteur", 3, GAMES, rounds=1))
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    ended = np.zeros(GAMES, bool)
    while not ended.any():
        observations, _, ended, truncated, infos = envs.step(random_choices(rng, infos))
        ended |= truncated
    place = int(ended.argmax())

    assert np.array_equal(infos["_final_obs"], ended)
    assert infos["final_obs"][place] in envs.single_observation_space
    assert not np.array_equal(infos["final_obs"][place], observations[place])
    assert infos["episode"]["l"][place] > 3


def test_masks_are_the_slots_of_the_moves() -> None:
    envs = VectorEnv("saboteur", 5, GAMES, by="slot")
    _, infos = envs.reset(seed=4)
    slot = envs.observer.window.slot

    for game, mask in enumerate(envs.action_masks()):
        moves = infos["moves"][game, : infos["counts"][game]]
        assert set(np.flatnonzero(mask)) == {slot(int(number)) for number in moves}


def test_masks_allow_as_many_choices_as_there_are_moves() -> None:
    envs = VectorEnv("saboteur", 5, GAMES)
    _, infos = envs.reset(seed=4)

    assert envs.action_masks().shape == (GAMES, envs.single_action_space.n)
    assert np.array_equal(envs.action_masks().sum(axis=1), infos["counts"])
    assert envs.action_masks()[:, 0].all()
    assert "masks" not in infos


def test_moves_beyond_the_list_are_not_offered() -> None:
    few, all_moves = (VectorEnv("saboteur", 5, GAMES, most_moves=most) for most in (3, 500))
    (_, few_infos), (_, infos) = few.reset(seed=4), all_moves.reset(seed=4)

    assert infos["counts"].max() > 3
    assert np.array_equal(few_infos["counts"], np.minimum(infos["counts"], 3))
    assert few_infos["features"].shape == (GAMES, 3, FEATURES)
    few.step(few_infos["counts"] - 1)
    with pytest.raises(InvalidAction, match="from 0 to 2, not 3"):
        few.step(np.full(GAMES, 3))


def test_lists_show_nothing_of_the_moves_of_other_seats() -> None:
    envs, rng = VectorEnv("saboteur", 5, GAMES), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    for _ in range(40):
        infos = envs.step(random_choices(rng, infos))[-1]
        rest = np.arange(envs.most_moves) >= infos["counts"][:, None]
        assert not infos["moves"][rest].any()
        assert not infos["features"][rest].any()


def test_a_game_that_leaves_the_window_is_truncated_and_counted() -> None:
    envs = VectorEnv("saboteur", 5, 16, seat=0, bots="path-first", area=Area(-1, -2, 8, 2))
    rng, left = np.random.default_rng(1), 0
    _, infos = envs.reset(seed=1)
    for _ in range(60):
        *_, truncated, infos = envs.step(random_choices(rng, infos))
        left += int(truncated.sum())

    assert left == envs.left_window > 0


def test_an_illegal_action_changes_nothing_in_its_game() -> None:
    envs = VectorEnv("saboteur", 5, GAMES)
    before, infos = envs.reset(seed=1)
    choices = np.zeros(GAMES, int)
    choices[2] = infos["counts"][2]

    after, rewards, ended, truncated, infos = envs.step(choices)

    assert list(np.flatnonzero(infos["illegal"])) == [2]
    assert rewards[2] == -1
    assert not (ended | truncated).any()
    same = [np.array_equal(*rows) for rows in zip(before, after, strict=True)]
    assert same == [False, False, True, False, False, False]
    assert not envs.step(np.zeros(GAMES, int))[-1]["illegal"].any()


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (
            np.zeros(GAMES - 1, int),
            r"6 whole numbers, one for each game, not an array of shape \(5,\)",
        ),
        (np.zeros(GAMES), "type float64"),
        (["map"] * GAMES, "6 whole numbers"),
        ([[0], [0, 0], 0, 0, 0, 0], "6 whole numbers, .*, not rows of several lengths"),
        (np.full(GAMES, 128), "from 0 to 127, not 128 as in game 0"),
        (np.array([0, 0, -1, 0, 0, 0]), "not -1 as in game 2"),
    ],
)
def test_actions_that_cannot_be_are_told(actions: Any, told: str) -> None:  # noqa: ANN401 (as a user gives it)
    envs = VectorEnv("saboteur", 5, GAMES)
    before, _ = envs.reset(seed=1)

    with pytest.raises(InvalidAction, match=told):
        envs.step(actions)

    assert np.array_equal(envs._given("observations"), before)


def test_step_before_the_deal_says_what_to_call() -> None:
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        VectorEnv("saboteur", 3, 2).step(np.zeros(2, int))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"num_envs": 0}, "num_envs is a whole number from 1 to 1,000,000, not 0"),
        ({"most_moves": "all"}, "most_moves is a whole number from 1 .*, not 'all'"),
        ({"threads": "2"}, "threads is a whole number from 1 .*, not '2'"),
        ({"num_envs": 10**12}, "num_envs is a whole number from 1 to 1,000,000"),
        ({"bots": "thumb"}, "say its seat, or leave out bots='thumb'"),
        ({"seats": 2}, "for 3 to 10 seats, not 2"),
        ({"seat": 5}, "seat is a whole number from 0 to 4, not 5"),
        ({"seat": 0, "bots": "genius"}, "one of random, path-first, thumb, not 'genius'"),
        ({"seat": 0, "bots": ["random"]}, "4 other seats need as many bots, not 1"),
        ({"by": "name"}, "by 'choice' or 'slot', not by 'name'"),
        ({"rounds": 0}, "rounds is a whole number from 1 on"),
        ({"render_mode": "human"}, "not 'human'"),
        ({"options": {"luck": "on"}}, "luck"),
        ({"options": "gold"}, "options are a dictionary .*, not 'gold'"),
    ],
)
def test_games_that_cannot_be_are_told(words: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        VectorEnv(**words)


@pytest.mark.parametrize("threads", [1, 2])
def test_closed_games_stay_closed(threads: int) -> None:
    envs = VectorEnv("saboteur", 3, 4, threads=threads)
    envs.reset(seed=1)
    envs.close()
    envs.close()

    for call in (envs.reset, lambda: envs.step(np.zeros(4, int))):
        with pytest.raises(ClosedEnvironmentError, match="make another VectorEnv"):
            call()


def test_bots_of_threads_are_no_functions() -> None:
    with pytest.raises(TypeError, match="bots are random, path-first, thumb"):
        VectorEnv("saboteur", 5, GAMES, seat=0, bots=lambda _observation, _mask: 0)  # type: ignore[arg-type]


def test_boards_are_drawn() -> None:
    envs = VectorEnv("saboteur", 3, 2, render_mode="svg")
    envs.reset(seed=1)
    shown = envs.render()

    assert shown is not None
    assert all(text is not None and text.startswith("<svg") for text in shown)
    assert VectorEnv("saboteur", 3, 2).render() is None
