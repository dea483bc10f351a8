"""Many games at once for Gymnasium, played by the kernel in threads.

Every game waits for one decision. With `seat=None` each decision of every seat is asked for, one
seat after the other, so a learner can play all seats or choose for some of them by its own rule;
with a seat, bots of the kernel have the other ones.

>>> from undermine.envs.vector import VectorEnv
>>> envs = VectorEnv("saboteur", seats=5, num_envs=64, rounds=1)
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape == (64, envs.observer.size)
True
>>> choices = infos["counts"] - 1               # the last of the legal moves in each game
>>> observations, rewards, terminations, truncations, infos = envs.step(choices)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from undermine.core.grid import Area
from undermine.core.state import SPECTATOR
from undermine.envs.seats import ILLEGAL_REWARD, checked_seat, seated_policies
from undermine.envs.table import (
    NO_OPTIONS,
    RENDER_MODES,
    checked_mode,
    checked_rounds,
    chosen_rules,
    picture,
)
from undermine.kernel import kernel
from undermine.kernel.observation_layout import FEATURES

WAYS: Final = ("choice", "slot")
"""How actions are given: by place in the list of legal moves, or by slot in the window."""
MOVES: Final = {
    "saboteur": 128,
    "saboteur-2": 256,
    "the-lost-mines": 256,
    "the-dark-cave": 256,
}
"""So many legal moves are offered unless a user says otherwise. In random play of The Dark Cave one
position in about a million has more, in the other games none of millions had."""
SEEDS: Final = 1 << 63
MOST: Final = 1_000_000
"""No more games, moves or threads are made at once."""
Arrays = dict[str, np.ndarray]


class VectorEnv(GymnasiumVectorEnv):
    """Games of one kind, one decision each at a time; a game that ends is dealt again at once.

    Observations are those of the seat that decides. `infos` has, for each game, `actor` (this
    seat), `counts` (its legal moves), `moves` (their numbers), `features` (16 bytes of each),
    `masks` (bits of the slots, where actions are slots), `gains` (what each seat's score gained by
    the last step), and `labels` and `thumbs` (what rules of thumb choose) where they are asked
    for. Gains, labels and thumbs are for training: no seat may know all of them. A reward is what
    the seat gained that acted.

    With a seat, `bots` is a policy of the kernel for all other seats, or one for each of them:
    `random` (which it is if nothing is said), `path-first` or `thumb`.

    A move is chosen by its place in the list (`by="choice"`) or by its slot (`by="slot"`). At most
    `most_moves` are listed; where a position has more, the rest is not offered. With `copy=False`
    arrays are those that the next step fills again.
    """

    def __init__(  # noqa: PLR0913 (what games can be asked for)
        self,
        game: str = "saboteur",
        seats: int = 5,
        num_envs: int = 256,
        *,
        seat: int | None = None,
        bots: str | Sequence[str] | None = None,
        by: str = "choice",
        options: Mapping[str, str] = NO_OPTIONS,
        rounds: int | None = None,
        area: Area | None = None,
        threads: int = 1,
        most_moves: int | None = None,
        labels: bool = False,
        thumbs: bool = False,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.rules = chosen_rules(game, options)
        self.kernel = kernel(self.rules, seats)
        self.observer = self.kernel.observer(area)
        self.num_envs = checked_count(num_envs, "num_envs")
        most_moves = MOVES[self.rules.name] if most_moves is None else most_moves
        self.most_moves = checked_count(most_moves, "most_moves")
        self.seats = seats
        self.seat = None if seat is None else checked_seat(seat, seats)
        self.by = checked_way(by)
        self.render_mode = checked_mode(render_mode)
        self.left_window = 0
        """How many games were truncated because their board left the window."""
        self.metadata = {
            "autoreset_mode": AutoresetMode.SAME_STEP,
            "render_modes": list(RENDER_MODES),
        }
        self._copy = copy
        self._is_dealt = False
        self._batch = self.kernel.batch(
            num_envs,
            threads=checked_count(threads, "threads"),
            observer=self.observer,
            rounds=checked_rounds(rounds) or 0,
            bots=policies_of(bots, self.seat, seats),
        )
        self._make_spaces()
        self._arrays = self._make_arrays(labels=labels, thumbs=thumbs)
        self._batch.bind(**self._arrays)

    def _make_spaces(self) -> None:
        width = self.most_moves if self.by == "choice" else self.observer.window.size
        self.single_observation_space = spaces.Box(0, 255, (self.observer.size,), np.uint8)
        self.single_action_space = spaces.Discrete(width)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_arrays(self, *, labels: bool, thumbs: bool) -> Arrays:
        games, size, width = self.num_envs, self.observer.size, self.most_moves
        made = {
            "actor": np.zeros(games, np.int8),
            "counts": np.zeros(games, np.int32),
            "moves": np.zeros((games, width), np.uint32),
            "features": np.zeros((games, width, FEATURES), np.uint8),
            "rewards": np.zeros((games, self.seats), np.int32),
            "scores": np.zeros((games, self.seats), np.int32),
            "ended": np.zeros(games, np.uint8),
            "truncated": np.zeros(games, np.uint8),
            "illegal": np.zeros(games, np.uint8),
            "observations": np.zeros((games, size), np.uint8),
            "finals": np.zeros((games, size), np.uint8),
        }
        if self.by == "slot":
            made["masks"] = np.zeros((games, self._batch.mask_bytes()), np.uint8)
        if labels:
            made["labels"] = np.zeros((games, self.observer.labels_size), np.uint8)
        if thumbs:
            made["thumbs"] = np.zeros(games, np.int32)
        return made

    # -- playing -------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (a name of Gymnasium)
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal all games; without a seed, the next ones of the same series."""
        self._require_open()
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(SEEDS)))
        self._is_dealt = True
        return self._given("observations"), self._told()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play one action in each game.

        An illegal action changes nothing in its game and costs one point; `infos["illegal"]` is
        true there.
        """
        given = self._checked(actions)
        actor = self._arrays["actor"].copy()
        self._batch.step(given, by=self.by)
        arrays = self._arrays
        rewards = arrays["rewards"][np.arange(self.num_envs), actor].astype(np.float64)
        rewards[arrays["illegal"] != 0] = ILLEGAL_REWARD
        truncated = arrays["truncated"].astype(bool)
        self.left_window += int(truncated.sum())
        ended = arrays["ended"].astype(bool)
        infos = self._told()
        if ended.any() or truncated.any():
            infos.update(self._told_of_ends(ended | truncated))
        return self._given("observations"), rewards, ended, truncated, infos

    def _require_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("the games are closed; make another VectorEnv")

    def _checked(self, actions: Any) -> np.ndarray:  # noqa: ANN401 (whatever a user gives)
        self._require_open()
        if not self._is_dealt:
            raise ResetNeeded("no games are dealt yet; call reset() first")
        wanted = f"actions are {self.num_envs} whole numbers, one for each game"
        try:
            given = np.asarray(actions)
        except ValueError:
            raise InvalidAction(f"{wanted}, not rows of several lengths") from None
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise InvalidAction(
                f"{wanted}, not an array of shape {given.shape} and type {given.dtype}"
            )
        wrong = (given < 0) | (given >= self.single_action_space.n)
        if wrong.any():
            place = int(wrong.argmax())
            raise InvalidAction(
                f"an action is a whole number from 0 to {self.single_action_space.n - 1}, "
                f"not {given[place]} as in game {place}"
            )
        return np.ascontiguousarray(given, np.uint32)

    # -- what learners and people see ----------------------------------------------

    def _given(self, name: str) -> np.ndarray:
        array = self._arrays[name]
        return array.copy() if self._copy else array

    def _told(self) -> dict[str, Any]:
        names = ("actor", "moves", "features", "masks", "labels", "thumbs")
        told = {name: self._given(name) for name in names if name in self._arrays}
        told["counts"] = self._counts()
        told["gains"] = self._given("rewards")
        told["illegal"] = self._arrays["illegal"].astype(bool)
        return told

    def _counts(self) -> np.ndarray:
        """How many legal moves are offered in each game."""
        return np.minimum(self._arrays["counts"], self.most_moves)

    def _told_of_ends(self, ended: np.ndarray) -> dict[str, Any]:
        """What Gymnasium wants to be told of games that were dealt again in the same step."""
        return {
            "final_obs": self._given("finals"),
            "_final_obs": ended,
            "final_info": {"scores": self._given("scores"), "_scores": ended},
            "_final_info": ended,
        }

    def action_masks(self) -> np.ndarray:
        """The legal actions of every game as booleans."""
        if self.by == "choice":
            return np.arange(self.most_moves) < self._counts()[:, None]
        bits = np.unpackbits(self._arrays["masks"], axis=1, bitorder="little")
        return bits[:, : self.observer.window.size].astype(bool)

    def render(self) -> tuple[str | None, ...] | None:
        """The boards of all games as text (`ansi`) or as SVG (`svg`)."""
        if self.render_mode is None:
            return None
        views = [
            self.rules.view(self._batch.write(game), SPECTATOR) for game in range(self.num_envs)
        ]
        return tuple(picture(self.rules, view, self.render_mode) for view in views)

    def close_extras(self, **_words: Any) -> None:  # noqa: ANN401 (words of Gymnasium)
        """End the threads."""
        self._batch.close()


def checked_count(count: object, name: str) -> int:
    """A number of games, moves or threads that can be."""
    if type(count) is not int or not 1 <= count <= MOST:
        raise ValueError(f"{name} is a whole number from 1 to {MOST:,}, not {count!r}")
    return count


def policies_of(
    bots: str | Sequence[str] | None, seat: int | None, seats: int
) -> list[str | None] | None:
    """The policies of all seats but one; None where every seat is asked."""
    if seat is not None:
        return seated_policies("random" if bots is None else bots, seat, seats)
    if bots is not None:
        raise ValueError(f"bots play beside an agent: say its seat, or leave out bots={bots!r}")
    return None


def checked_way(way: object) -> str:
    """A way to give actions that exists."""
    if way not in WAYS:
        raise ValueError(f"actions are given by {' or '.join(map(repr, WAYS))}, not by {way!r}")
    return str(way)
