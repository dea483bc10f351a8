"""Many games with all numbers of seats at once, as tensors on the device that learns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from undermine.envs.vector import VectorEnv
from undermine.kernel.observation_layout import FEATURES
from undermine.learn.expansion import Moves
from undermine.learn.rewards import REWARDS
from undermine.net.inputs import Inputs

LEFT: Final = -1.0
"""What a game that leaves the window is worth to every seat; else losers would go there."""


class Decisions(NamedTuple):
    """One decision in each game."""

    observed: Tensor
    """Canonical bytes of what the seat may know."""
    labels: Tensor
    """Canonical bytes of everything else."""
    seats: Tensor
    """Number of seats."""
    actor: Tensor
    counts: Tensor
    """Legal moves."""
    features: Tensor
    """Bytes of all moves of all games, one after the other."""
    thumbs: Tensor
    """The move that rules of thumb choose."""
    owner: Tensor
    """The decision of each move."""

    @property
    def moves(self) -> Moves:
        """The moves with their owners."""
        return Moves(self.features, self.owner)


class Results(NamedTuple):
    """What the last step has brought."""

    ended: Tensor
    rewards: Tensor
    """Games x most seats; zero where a game has not ended."""


class Told(NamedTuple):
    """What the games of one number of seats tell after a step."""

    observed: np.ndarray
    infos: dict[str, Any]
    counts: np.ndarray
    features: np.ndarray
    """Those of legal moves only."""
    ended: np.ndarray
    rewards: np.ndarray


def told_of(
    observed: np.ndarray, infos: dict[str, Any], ended: np.ndarray, rewards: np.ndarray
) -> Told:
    """The same with the features of legal moves one after the other."""
    counts = infos["counts"].astype(np.int64)
    there = np.flatnonzero(np.arange(infos["features"].shape[1]) < counts[:, None])
    features = infos["features"].reshape(-1, FEATURES)[there]
    return Told(observed, infos, counts, features, ended, rewards)


class Tables:
    """Games of all numbers of seats that are stepped together in threads of their own."""

    def __init__(
        self, inputs: Inputs, games: Mapping[int, int], device: torch.device, *, threads: int
    ) -> None:
        self.inputs = inputs
        self.device = device
        self.numbers = tuple(games)
        self._reward = REWARDS[inputs.rules.name]
        self._envs = [
            VectorEnv(
                inputs.rules.name, seats, count, rounds=1, area=inputs.area, labels=True,
                thumbs=True, copy=False,
            )
            for seats, count in games.items()
        ]  # fmt: skip
        self.games = sum(games.values())
        self._starts = np.cumsum([0, *games.values()])
        self._spread = [self._index(inputs.spread(seats)) for seats in games]
        self._spread_labels = [self._index(inputs.spread_labels(seats)) for seats in games]
        self.seats = torch.cat([torch.full((count,), seats) for seats, count in games.items()]).to(
            device
        )
        self._workers = ThreadPoolExecutor(threads)
        self._coming: list[Future[Told]] = []
        self._told: list[Told] = []

    def _index(self, source: Sequence[int]) -> Tensor:
        """Where canonical bytes come from; the last place of a row is a zero."""
        last = max(source) + 1
        return torch.tensor([last if at < 0 else at for at in source], device=self.device)

    def deal(self, seed: int) -> None:
        """Deal all games anew."""
        self._told = []
        for number, env in enumerate(self._envs):
            observed, infos = env.reset(seed=seed * 1009 + number)
            none = np.zeros(env.num_envs, bool)
            nothing = np.zeros((env.num_envs, self.inputs.most_seats), np.float32)
            self._told.append(told_of(observed, infos, none, nothing))

    def send(self, choices: Tensor) -> None:
        """Begin to play these choices."""
        given = choices.to("cpu", torch.int64).numpy()
        self._coming = [
            self._workers.submit(self._step, env, given[first : first + env.num_envs])
            for env, first in zip(self._envs, self._starts, strict=False)
        ]

    def receive(self) -> tuple[Decisions, Results]:
        """The decisions after the step that was begun."""
        if self._coming:
            self._told = [coming.result() for coming in self._coming]
            self._coming = []
        return self._decisions(), self._results()

    def _step(self, env: VectorEnv, choices: np.ndarray) -> Told:
        observed, _, ended, truncated, infos = env.step(choices)
        rewards = np.zeros((env.num_envs, self.inputs.most_seats), np.float32)
        if ended.any():
            scores = infos["final_info"]["scores"][ended]
            rewards[ended, : env.seats] = self._reward(scores)
        rewards[truncated, : env.seats] = LEFT
        return told_of(observed, infos, ended | truncated, rewards)

    def _results(self) -> Results:
        ended = np.concatenate([told.ended for told in self._told])
        rewards = np.concatenate([told.rewards for told in self._told])
        return Results(
            torch.from_numpy(ended).to(self.device), torch.from_numpy(rewards).to(self.device)
        )

    def _decisions(self) -> Decisions:
        infos = [told.infos for told in self._told]
        counts = np.concatenate([told.counts for told in self._told])
        return Decisions(
            self._canonical([told.observed for told in self._told], self._spread),
            self._canonical([told["labels"] for told in infos], self._spread_labels),
            self.seats,
            self._joined([told["actor"] for told in infos]),
            torch.from_numpy(counts).to(self.device),
            torch.from_numpy(np.concatenate([told.features for told in self._told])).to(
                self.device
            ),
            self._joined([told["thumbs"] for told in infos]),
            torch.from_numpy(np.repeat(np.arange(self.games), counts)).to(self.device),
        )

    def _joined(self, arrays: list[np.ndarray]) -> Tensor:
        return torch.from_numpy(np.concatenate(arrays).astype(np.int64)).to(self.device)

    def _canonical(self, arrays: list[np.ndarray], spread: list[Tensor]) -> Tensor:
        parts = []
        for array, source in zip(arrays, spread, strict=True):
            there = torch.from_numpy(array).to(self.device)
            nothing = torch.zeros(len(array), 1, dtype=torch.uint8, device=self.device)
            parts.append(torch.cat([there, nothing], 1).index_select(1, source))
        return torch.cat(parts)

    def left_window(self) -> int:
        """The games that were truncated because they left the window."""
        return sum(env.left_window for env in self._envs)

    def close(self) -> None:
        """End all threads."""
        self._workers.shutdown()
        for env in self._envs:
            env.close()
