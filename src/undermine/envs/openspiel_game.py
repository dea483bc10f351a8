"""The games for OpenSpiel, with explicit chance and a resampler for search.

Importing this module registers `undermine_saboteur`, `undermine_saboteur_2`,
`undermine_the_lost_mines` and `undermine_the_dark_cave`, with the parameters `players` and
`rounds` (0: the whole game).

>>> import pyspiel
>>> state = pyspiel.load_game("undermine_saboteur", {"players": 3}).new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> len(state.legal_actions()) > 1
True
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import pyspiel

from undermine.envs.openspiel_position import Illegal, Position, Setting, setting_of
from undermine.kernel import GAMES, KernelError

NEWEST: Final = 512
"""So many entries of the record stand in an information-state tensor, the newest last."""
ENTRY: Final = 5
LONGEST: Final = 4_000
"""No game has more decisions of seats than this."""
MOST_POINTS: Final = 200
DEFAULTS: Final = {"players": 5, "rounds": 0}


def game_type(game: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=f"undermine_{game.replace('-', '_')}",
        long_name=f"Undermine: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=12,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


TYPES: Final = {game: game_type(game) for game in GAMES}


class TunnelGame(pyspiel.Game):
    """A game at one number of seats."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        try:
            self.setting = setting_of(self.title, given["players"], given["rounds"])
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.slots,
            max_chance_outcomes=self.setting.outcomes,
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=float(MOST_POINTS),
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.title], info, params or {})

    def new_initial_state(self) -> TunnelState:
        """The game before its first card is dealt."""
        return TunnelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TunnelObserver:  # noqa: ANN401 (types of OpenSpiel)
        """What turns a state into tensors and strings."""
        if params:
            raise pyspiel.SpielError(f"observations take no parameters, but got {params!r}")
        return TunnelObserver(self.setting, iig_obs_type)


class SaboteurGame(TunnelGame):
    """Saboteur."""

    title = "saboteur"


class Saboteur2Game(TunnelGame):
    """Saboteur with its expansion."""

    title = "saboteur-2"


class LostMinesGame(TunnelGame):
    """The Lost Mines."""

    title = "the-lost-mines"


class DarkCaveGame(TunnelGame):
    """The Dark Cave."""

    title = "the-dark-cave"


class TunnelState(pyspiel.State):
    """A position; OpenSpiel copies it by its attribute `position`."""

    def __init__(self, game: TunnelGame) -> None:
        super().__init__(game)
        self.position = Position(game.setting)

    @property
    def left_window(self) -> bool:
        """The game has ended because its board left the window."""
        return self.position.left_window

    def current_player(self) -> int:
        """Who decides next."""
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.position.game.actor
        return actor if actor >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.slots) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, in order, with their probabilities."""
        if not self.is_chance_node():
            raise pyspiel.SpielError(
                f"chance does not decide now: current_player() is {self.current_player()}"
            )
        odds = self.position.odds()
        total = sum(weight for _, weight in odds)
        return [(number, weight / total) for number, (_, weight) in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        try:
            self.position.play(action)
        except Illegal as error:
            raise pyspiel.SpielError(str(error)) from error

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.position.told(action)

    def is_terminal(self) -> bool:
        """The game has ended, or left the window."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """The scores at the end; 0 before it."""
        if not self.position.is_over:
            return [0.0] * self.position.setting.seats
        return [float(points) for points in self.position.game.scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> TunnelState:  # noqa: ANN401 (a function or an object of OpenSpiel)
        """Another state that looks the same to a player; `sampler()` is a number below 1."""
        other: TunnelState = self.clone()
        dice = random.Random(sampler())  # noqa: S311 (a game, no secret)
        try:
            other.position = self.position.resampled(player, dice)
        except KernelError as error:
            raise pyspiel.SpielError(str(error)) from error
        return other

    def __str__(self) -> str:
        return self.position.text()


def resampler(seed: int = 0) -> Any:  # noqa: ANN401 (a function for set_resampler)
    """A function for `ISMCTSBot.set_resampler`; a seed makes it repeatable."""
    dice = random.Random(seed)  # noqa: S311 (a game, no secret)
    return lambda state, player: state.resample_from_infostate(player, dice.random)


class TunnelObserver:
    """What a seat may know; with perfect recall also the record as it saw it."""

    def __init__(self, setting: Setting, kind: Any) -> None:  # noqa: ANN401 (a type of OpenSpiel)
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not wanted.public_info or wanted.private_info != own:
            raise pyspiel.SpielError(
                f"an observation holds what is open and what its seat may know, not {wanted}"
            )
        self._setting = setting
        self._recalls = wanted.perfect_recall
        size = setting.observer.size
        self.tensor = np.zeros(size + (NEWEST * ENTRY if self._recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self._recalls:
            self.dict["record"] = self.tensor[size:].reshape(NEWEST, ENTRY)

    def set_from(self, state: TunnelState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        position: Position = state.position
        seen = self._setting.observer.observe(position.game, player)
        self.dict["observation"][:] = np.frombuffer(seen, np.uint8)
        if self._recalls:
            entries = position.entries(player)[-NEWEST:]
            self.dict["record"][:] = 0
            if entries:
                self.dict["record"][-len(entries) :] = entries

    def string_from(self, state: TunnelState, player: int) -> str:
        """What a player knows as text: its view, or the record as it saw it."""
        return state.position.recalled(player) if self._recalls else state.position.view(player)


def register_games() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for made in (SaboteurGame, Saboteur2Game, LostMinesGame, DarkCaveGame):
        if TYPES[made.title].short_name not in pyspiel.registered_names():
            pyspiel.register_game(TYPES[made.title], made)


register_games()
