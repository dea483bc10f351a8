"""Many games with all numbers of seats at once, as tensors on the device that learns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from undermine.envs.vector import MOVES, VectorEnv
from undermine.learn.network import Moves
from undermine.learn.rewards import REWARDS
from undermine.net.inputs import Inputs

_PLACES = np.arange(MOVES)


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
    """Games x most seats; zero where a game has not ended, or has left the window."""


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
                thumbs=True, threads=threads, copy=False,
            )
            for seats, count in games.items()
        ]  # fmt: skip
        self.games = sum(games.values())
        self._starts = np.cumsum([0, *games.values()])
        self._spread = [self._index(inputs.spread(seats)) for seats in games]
        self._spread_labels = [self._index(inputs.spread_labels(seats)) for seats in games]
        self.seats = torch.cat(
            [torch.full((count,), seats) for seats, count in games.items()]
        ).to(device)
        self._worker = ThreadPoolExecutor(1)
        self._coming: Future[tuple[Decisions, Results]] | None = None
        self._told: list[tuple[np.ndarray, dict[str, Any], np.ndarray, np.ndarray]] = []

    def _index(self, source: Sequence[int]) -> Tensor:
        """Where canonical bytes come from; the last place of a row is a zero."""
        return torch.tensor(source, device=self.device)

    def deal(self, seed: int) -> None:
        """Deal all games anew."""
        self._told = []
        for number, env in enumerate(self._envs):
            observed, infos = env.reset(seed=seed * 1009 + number)
            count = env.num_envs
            nothing = np.zeros((count, self.inputs.most_seats), np.float32)
            self._told.append((observed, infos, np.zeros(count, bool), nothing))

    def send(self, choices: Tensor) -> None:
        """Begin to play these choices."""
        given = choices.to("cpu", torch.int64).numpy()
        self._coming = self._worker.submit(self._step, given)  # type: ignore[arg-type]

    def receive(self) -> tuple[Decisions, Results]:
        """The decisions after the step that was begun."""
        if self._coming is not None:
            self._coming.result()
            self._coming = None
        return self._decisions(), self._results()

    def _step(self, choices: np.ndarray) -> None:
        self._told = []
        for env, first in zip(self._envs, self._starts, strict=False):
            observed, _, ended, truncated, infos = env.step(choices[first : first + env.num_envs])
            rewards = np.zeros((env.num_envs, self.inputs.most_seats), np.float32)
            if ended.any():
                scores = infos["final_info"]["scores"][ended]
                rewards[ended, : env.seats] = self._reward(scores)
            self._told.append((observed, infos, ended | truncated, rewards))

    def _results(self) -> Results:
        ended = np.concatenate([told[2] for told in self._told])
        rewards = np.concatenate([told[3] for told in self._told])
        return Results(
            torch.from_numpy(ended).to(self.device), torch.from_numpy(rewards).to(self.device)
        )

    def _decisions(self) -> Decisions:
        infos = [told[1] for told in self._told]
        observed = [told[0] for told in self._told]
        labels = [told["labels"] for told in infos]
        counts = [np.minimum(told["counts"], MOVES) for told in infos]
        features = [
            told["features"][_PLACES[None] < count[:, None]]
            for told, count in zip(infos, counts, strict=True)
        ]
        return Decisions(
            self._canonical(observed, self._spread),
            self._canonical(labels, self._spread_labels),
            self.seats,
            self._joined([told["actor"] for told in infos]),
            self._joined(counts),
            torch.from_numpy(np.concatenate(features)).to(self.device),
            self._joined([told["thumbs"] for told in infos]),
            torch.from_numpy(np.repeat(np.arange(self.games), np.concatenate(counts))).to(
                self.device
            ),
        )

    def _joined(self, arrays: list[np.ndarray]) -> Tensor:
        return torch.from_numpy(np.concatenate(arrays).astype(np.int64)).to(self.device)

    def _canonical(self, arrays: list[np.ndarray], spread: list[Tensor]) -> Tensor:
        parts = []
        for array, source in zip(arrays, spread, strict=True):
            there = torch.from_numpy(array).to(self.device)
            nothing = torch.zeros(len(array), 1, dtype=torch.uint8, device=self.device)
            parts.append(torch.cat([there, nothing], 1)[:, source])
        return torch.cat(parts)

    def left_window(self) -> int:
        """The games that were truncated because they left the window."""
        return sum(env.left_window for env in self._envs)

    def close(self) -> None:
        """End all threads."""
        self._worker.shutdown()
        for env in self._envs:
            env.close()
