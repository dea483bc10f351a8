"""The games for Gymnasium: the agent has one seat, and bots have the others.

Importing this module registers `undermine/Saboteur-v0`, `undermine/Saboteur2-v0`,
`undermine/TheLostMines-v0` and `undermine/TheDarkCave-v0`.

>>> import gymnasium
>>> env = gymnasium.make("undermine/Saboteur-v0", seats=4, bots="path-first")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, *_ = env.step(int(info["action_mask"].argmax()))
>>> reward
0.0
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from undermine.core.grid import Area
from undermine.envs.seats import ILLEGAL_REWARD, Player, checked_seat, seated
from undermine.envs.table import NO_OPTIONS, RENDER_MODES, Table, checked_mode

IDS: Final = {
    "undermine/Saboteur-v0": "saboteur",
    "undermine/Saboteur2-v0": "saboteur-2",
    "undermine/TheLostMines-v0": "the-lost-mines",
    "undermine/TheDarkCave-v0": "the-dark-cave",
}
DOUBT: Final = 0.5
"""How likely the policy `thumb` holds every other seat to be a saboteur."""
SEEDS: Final = 1 << 63


class SeatEnv(gymnasium.Env):
    """One seat at a table of bots.

    A bot is the name of a policy of the kernel, or a function of an observation and a mask that
    returns a slot. `bots` is one for all other seats, or a list with one for each of them.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's way)

    def __init__(  # noqa: PLR0913 (what a table can be asked for)
        self,
        game: str = "saboteur",
        seats: int = 5,
        *,
        seat: int = 0,
        bots: str | Player | Sequence[str | Player] = "random",
        options: Mapping[str, str] = NO_OPTIONS,
        rounds: int | None = None,
        area: Area | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options=options, rounds=rounds, area=area)
        self.seat = checked_seat(seat, seats)
        self.bots = seated(bots, seat, seats)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = spaces.Box(0, 255, (self.table.observer.size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.slots)

    @property
    def left_window(self) -> int:
        """How many games were truncated because their board left the window."""
        return self.table.left_window

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (a name of Gymnasium)
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal a game, and let the bots play up to the first decision of the seat."""
        super().reset(seed=seed)
        while True:
            self.table.deal(int(self.np_random.integers(SEEDS)))
            self._let_bots_play()
            if not self._has_ended():
                return self._seen(), self._told()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Play, and let the bots play up to the next decision of the seat.

        An illegal action changes nothing and costs one point; `info["illegal"]` says why.
        """
        table = self.table
        if table.game is None or self._has_ended():
            raise ResetNeeded(f"step({action!r}) needs a game that goes on; call reset() first")
        if not self.action_space.contains(action):
            raise InvalidAction(table.refusal(action))
        if not table.allows(action):
            told = {**self._told(), "illegal": table.refusal(action)}
            return self._seen(), ILLEGAL_REWARD, False, False, told
        before = table.game.scores[self.seat]
        table.play(action)
        self._let_bots_play()
        gain = float(table.game.scores[self.seat] - before)
        return self._seen(), gain, table.is_over, table.is_truncated, self._told()

    def action_masks(self) -> np.ndarray:
        """The legal actions as booleans, under the name that sb3-contrib looks for."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The board as text (`ansi`) or as SVG (`svg`)."""
        return self.table.render(self.render_mode)

    def _has_ended(self) -> bool:
        return self.table.is_over or self.table.is_truncated

    def _seen(self) -> np.ndarray:
        return self.table.observation(self.seat)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def _let_bots_play(self) -> None:
        table = self.table
        while not self._has_ended() and table.actor != self.seat:
            self._let_bot_play(table.actor)

    def _let_bot_play(self, seat: int) -> None:
        """A function chooses a slot; a policy of the kernel knows no window."""
        table, bot = self.table, self.bots[seat]
        assert bot is not None
        if callable(bot):
            table.play(bot(table.observation(seat), table.mask(seat)))
        else:
            doubt = [DOUBT] * table.seats if bot == "thumb" else None
            table.apply(table.playing().choice(bot, suspicion=doubt))


def register_games() -> None:
    """Make the games known to `gymnasium.make`."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": game}, order_enforce=False
            )


register_games()
