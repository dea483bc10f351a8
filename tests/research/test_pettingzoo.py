"""The games in PettingZoo."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from undermine.core.grid import Area
from undermine.envs import pettingzoo_env

NARROW = Area(-1, -2, 8, 2)


def played(env: Any, seed: int) -> dict[str, float]:  # noqa: ANN401 (wrapped or not)
    """Play one game at random; the rewards of each agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_terminated, is_truncated, _ = env.last()
        sums[agent] += reward
        is_dead = is_terminated or is_truncated
        env.step(None if is_dead else rng.choice(np.flatnonzero(observation["action_mask"])))
    return sums


@pytest.mark.filterwarnings("ignore:Observation")
def test_api_of_pettingzoo(game: str, seats: int) -> None:
    api_test(pettingzoo_env.env(game, seats), num_cycles=500)


def test_seed_of_pettingzoo(game: str, seats: int) -> None:
    seed_test(lambda: pettingzoo_env.env(game, seats), num_cycles=100)


def test_mask_is_what_is_legal(game: str, seats: int) -> None:
    env = pettingzoo_env.raw_env(game, seats)
    env.reset(seed=1)
    table = env.table
    mask = env.observe(env.agent_selection)["action_mask"]

    legal = table.playing().legal()
    assert {table.observer.window.slot(number) for number in legal} == set(np.flatnonzero(mask))
    assert mask.sum() == len(legal) > 1
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


@pytest.mark.parametrize("seed", range(3))
def test_rewards_add_up_to_the_scores(seed: int) -> None:
    env = pettingzoo_env.env("saboteur", 4, area=Area(-12, -12, 20, 12))

    sums = played(env, seed)

    assert list(sums.values()) == list(env.unwrapped.table.playing().scores)
    assert sum(sums.values()) > 0
    assert env.unwrapped.left_window == 0


def test_one_round_ends_before_the_next() -> None:
    env = pettingzoo_env.env("saboteur", 4, rounds=1, area=Area(-12, -12, 20, 12))
    whole = pettingzoo_env.env("saboteur", 4, area=Area(-12, -12, 20, 12))

    played(env, 1)
    played(whole, 1)

    assert env.unwrapped.table.playing().round == 2
    assert not env.unwrapped.table.playing().is_over
    assert whole.unwrapped.table.playing().round == 3
    assert whole.unwrapped.table.playing().is_over


def test_agents_cannot_lead_the_board_out_of_the_window() -> None:
    env = pettingzoo_env.env("saboteur", 5, rounds=1, area=NARROW)

    played(env, 1)

    tiles = env.unwrapped.table.playing().write().table.board.tiles
    assert all(NARROW.holds(cell) for cell in tiles)


def test_game_that_has_left_the_window_is_truncated_and_counted() -> None:
    env = pettingzoo_env.raw_env("saboteur", 5, area=NARROW)
    env.reset(seed=1)
    table = env.table
    slot = table.observer.window.slot
    while None not in map(slot, table.playing().legal()):
        env.step(min(table.actions))
    outside = next(number for number in table.playing().legal() if slot(number) is None)
    table.actions[0] = outside

    env.step(0)

    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert env.left_window == 1


def test_illegal_action_ends_the_game_as_usual_in_pettingzoo() -> None:
    env = pettingzoo_env.env("saboteur", 5)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(env.last()[0]["action_mask"].argmin())

    env.step(illegal)

    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (10**9, "from 0 to [0-9]+, not 1000000000"),
        (-1, "from 0 to [0-9]+, not -1"),
        ("NES", "from 0 to [0-9]+, not 'NES'"),
        (None, "from 0 to [0-9]+, not None"),
        ([1, 2], r"from 0 to [0-9]+, not \[1, 2\]"),
        (np.array([1, 2]), r"from 0 to [0-9]+, not array\(\[1, 2\]\)"),
    ],
)
def test_action_that_is_no_number_of_the_space_is_quoted(action: Any, told: str) -> None:  # noqa: ANN401 (as a user gives it)
    raw, env = pettingzoo_env.raw_env("saboteur", 5), pettingzoo_env.env("saboteur", 5)
    for one, kind in ((raw, ValueError), (env, AssertionError)):
        one.reset(seed=1)
        with pytest.raises(kind, match=told):
            one.step(action)


def test_prediction_without_axes_is_an_action() -> None:
    """Learners predict arrays of one number."""
    for env in (pettingzoo_env.raw_env("saboteur", 5), pettingzoo_env.env("saboteur", 5)):
        env.reset(seed=1)
        agent, legal = env.agent_selection, env.last()[0]["action_mask"].argmax()

        env.step(np.array(legal))

        assert env.agent_selection != agent
        assert not any(env.terminations.values())


def test_illegal_action_of_the_bare_environment_is_quoted() -> None:
    env = pettingzoo_env.raw_env("saboteur", 5)
    env.reset(seed=1)
    illegal = int(env.last()[0]["action_mask"].argmin())

    with pytest.raises(ValueError, match=f"action {illegal} is not legal for seat"):
        env.step(illegal)
    assert env.rewards == dict.fromkeys(env.agents, 0)


def test_action_after_the_end_is_quoted() -> None:
    env = pettingzoo_env.raw_env("saboteur", 3, area=NARROW)
    played(env, 1)

    with pytest.raises(ValueError, match="action 5 comes after the end"):
        env.step(5)


def test_step_before_the_deal_says_what_to_call() -> None:
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        pettingzoo_env.raw_env("saboteur", 3).step(0)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"seats": 17}, "for 3 to 10 seats, not 17"),
        ({"seats": "five"}, "whole number, not 'five'"),
        ({"game": "sabotage"}, "'sabotage'"),
        ({"options": {"gold": "much"}}, "gold"),
        ({"rounds": 0}, "rounds is a whole number from 1 on, or None for all, not 0"),
        ({"options": "gold"}, "options are a dictionary .*, not 'gold'"),
        ({"area": (0, 0, 1, 1)}, "cards that lie there at first"),
        ({"render_mode": "human"}, "render_mode is 'ansi', .* not 'human'"),
    ],
)
def test_table_that_cannot_be_is_told(words: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pettingzoo_env.env(**words)


def test_unknown_agent_is_quoted() -> None:
    env = pettingzoo_env.raw_env("saboteur", 3)
    env.reset(seed=1)

    with pytest.raises(ValueError, match="no agent 'seat_3'; agents are 'seat_0' to 'seat_2'"):
        env.observe("seat_3")


def test_board_is_drawn_as_text_and_as_svg(game: str) -> None:
    text = pettingzoo_env.env(game, 5, render_mode="ansi")
    picture = pettingzoo_env.env(game, 5, render_mode="svg")
    for env in (text, picture):
        env.reset(seed=1)

    assert "█" in text.render()
    assert picture.render().startswith("<svg ")
