"""The games for PettingZoo: every seat is an agent, and one of them decides at a time (AEC).

>>> from undermine.envs import pettingzoo_env
>>> env = pettingzoo_env.env("saboteur", seats=5)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from undermine.core.grid import Area
from undermine.envs.table import NO_OPTIONS, RENDER_MODES, Table, checked_mode

ILLEGAL_REWARD = -1
Observation = dict[str, Any]


class TunnelEnv(AECEnv):
    """One table, whose seats are the agents `seat_0`, `seat_1` and so on.

    An observation is a dictionary: `observation`, what the seat may know, as bytes, and
    `action_mask`, 1 for each legal action. A reward is what a seat's score gained.
    """

    def __init__(  # noqa: PLR0913 (what a table can be asked for)
        self,
        game: str = "saboteur",
        seats: int = 5,
        *,
        options: Mapping[str, str] = NO_OPTIONS,
        rounds: int | None = None,
        area: Area | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options=options, rounds=rounds, area=area)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"undermine_{self.table.rules.name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._dice = random.Random()  # noqa: S311 (a game, no secret)
        self.action_spaces = {
            agent: spaces.Discrete(self.table.slots) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        size = self.table.observer.size
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.table.slots,), np.int8),
            }
        )

    @property
    def left_window(self) -> int:
        """How many games were truncated because their board left the window."""
        return self.table.left_window

    def observation_space(self, agent: str) -> spaces.Space:
        """The same for every agent."""
        return self.observation_spaces[self._agent(agent)]

    def action_space(self, agent: str) -> spaces.Space:
        """The same for every agent."""
        return self.action_spaces[self._agent(agent)]

    def _agent(self, agent: str) -> str:
        if agent not in self._numbers:
            last = len(self._numbers) - 1
            raise ValueError(f"there is no agent {agent!r}; agents are 'seat_0' to 'seat_{last}'")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (a name of PettingZoo)
        """Deal a new game; without a seed, the next one of the same series."""
        if seed is not None:
            self._dice.seed(seed)
        self.table.deal(self._dice.getrandbits(64))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.actor]

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and its legal actions when it decides."""
        seat = self._numbers[self._agent(agent)]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the action of the agent that decides; None for one whose game has ended."""
        table = self.table
        table.playing()
        agent = self.agent_selection
        if not self.agents or self.terminations[agent] or self.truncations[agent]:
            self._step_after_end(action)
            return
        if not table.allows(action):
            raise ValueError(table.refusal(action))
        self._cumulative_rewards[agent] = 0
        gains = table.play(action)
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self._accumulate_rewards()
        if table.is_over or table.is_truncated:
            self._end(agent)
        else:
            self.agent_selection = self.agents[table.actor]

    def _step_after_end(self, action: int | None) -> None:
        if action is not None or not self.agents:
            raise ValueError(f"{self.table.refusal(action)}, or step(None) for the agents left")
        self._was_dead_step(None)

    def _end(self, agent: str) -> None:
        """Every agent ends; the next one in order is asked first."""
        self.terminations = dict.fromkeys(self.agents, self.table.is_over)
        self.truncations = dict.fromkeys(self.agents, self.table.is_truncated)
        self.agent_selection = self.agents[(self._numbers[agent] + 1) % len(self.agents)]

    def render(self) -> str | None:
        """The board as text (`ansi`) or as SVG (`svg`)."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class CheckedEnv(TerminateIllegalWrapper):
    """PettingZoo's end of a game by an illegal action, and its check of the action space.

    Both are one wrapper, and it asks the bare environment: each attribute of a wrapper is looked
    up through all that it wraps, in every step.
    """

    def __init__(self, env: TunnelEnv) -> None:
        super().__init__(env, illegal_reward=ILLEGAL_REWARD)
        self._bare = env

    def step(self, action: int | None) -> None:
        """Play an action that is a number of the action space."""
        bare = self._bare
        agent = bare.agent_selection
        is_dead = bare.terminations[agent] or bare.truncations[agent]
        fits = action is None if is_dead else bare.table.has(action)
        assert fits, bare.table.refusal(action)
        if is_dead or not bare.table.allows(action):
            super().step(action)
        else:
            self._prev_obs = self._prev_info = None
            bare.step(action)


def raw_env(game: str = "saboteur", seats: int = 5, **settings: Any) -> TunnelEnv:  # noqa: ANN401 (those of TunnelEnv)
    """The bare environment: an illegal action is a ValueError."""
    return TunnelEnv(game, seats, **settings)


def env(game: str = "saboteur", seats: int = 5, **settings: Any) -> AECEnv:  # noqa: ANN401 (those of TunnelEnv)
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game."""
    return OrderEnforcingWrapper(CheckedEnv(raw_env(game, seats, **settings)))
