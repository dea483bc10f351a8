"""The parameters of a data set, which decide every byte of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

import undermine
from undermine.bots.arena import check_contest
from undermine.bots.lineup import bots_of, timed_bots
from undermine.bots.registry import origin
from undermine.bots.tally import Contest
from undermine.core.ruleset import Ruleset
from undermine.dataset.arrow import pyarrow
from undermine.games import load
from undermine.kernel import kernel
from undermine.notation.records import FORMAT as RECORD_FORMAT
from undermine.observation import Encoder
from undermine.resumable import refuse_other_versions

FORMAT: Final = "1"
"""The version of columns and files; a change of either is another version."""
GAMES_PER_SHARD: Final = 50


class Plan(Struct, frozen=True):
    """What a data set is made of."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    games_per_shard: int
    versions: dict[str, str]
    """The version of everything that decides about bytes, by its name."""

    @property
    def shards(self) -> int:
        """The number of shards; the last one may have fewer games."""
        return -(-self.games // self.games_per_shard)

    @property
    def contest(self) -> Contest:
        """The contest whose games these are."""
        return Contest(self.game, self.bots, self.seats, self.seed)

    def numbers(self, shard: int) -> range:
        """The numbers of the games in a shard."""
        first = shard * self.games_per_shard
        return range(first, min(self.games, first + self.games_per_shard))


def make_plan(  # noqa: PLR0913 (the parameters of a data set)
    game: str,
    bots: tuple[str, ...],
    seats: int,
    games: int,
    seed: str,
    *,
    games_per_shard: int = GAMES_PER_SHARD,
) -> Plan:
    """The plan of a data set; parameters that cannot be are a ValueError."""
    rules = load(game)
    check_contest(Contest(rules.id, bots, seats, seed), games)
    if games_per_shard < 1:
        raise ValueError(f"a shard has at least 1 game, not {games_per_shard}")
    _refuse_unknown_options(rules, seats)
    _refuse_clocks(bots)
    versions = current_versions(rules, bots, seats)
    return Plan(rules.id, bots, seats, games, seed, games_per_shard, versions)


def _refuse_unknown_options(rules: Ruleset[Any], seats: int) -> None:
    """Observations are defined for options of the kernel; it refuses any other."""
    if rules.chosen:
        kernel(rules, seats)


def _refuse_clocks(bots: tuple[str, ...]) -> None:
    """The same parameters must give the same bytes on a slow machine and on a fast one."""
    for name in [name for lineup in bots for name in timed_bots(lineup)]:
        raise ValueError(
            f"bot {name!r} thinks for a time, so its games differ from machine to machine; "
            f"give it a number of nodes, as in '{name}/400'"
        )


def current_versions(rules: Ruleset[Any], bots: tuple[str, ...], seats: int) -> dict[str, str]:
    """The versions of this installation."""
    encoder = encoder_of(rules.id, seats)
    names = sorted({name for lineup in bots for name in bots_of(lineup)})
    return {
        "dataset": FORMAT,
        "undermine": undermine.__version__,
        "pyarrow": pyarrow().__version__,
        "observation": str(encoder.version),
        "actions": str(encoder.codec.version),
        "record": RECORD_FORMAT,
        **{f"bot {name}": origin(name) for name in names},
    }


@lru_cache(maxsize=8)
def encoder_of(game: str, seats: int) -> Encoder:
    """The encoder of a game, made once."""
    return Encoder(load(game), seats)


def refuse_other_installation(plan: Plan) -> None:
    """Refuse a plan that was made by another installation than this one."""
    refuse_other_versions(plan.versions, current_versions(load(plan.game), plan.bots, plan.seats))
