"""The parameters of a comparison, which decide every byte of its result."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

import undermine
from undermine.bots.arena import check_contest
from undermine.bots.lineup import bots_of
from undermine.bots.registry import origin
from undermine.bots.tally import Contest
from undermine.core.spelling import instead
from undermine.games import load
from undermine.strength.table import Setting

FORMAT: Final = "1"
"""The version of deals and files; a change of either is another version."""
DEALS_PER_SHARD: Final = 10
HERO: Final = "hero"
TEAM: Final = "team"
CROSS: Final = "cross"
DESIGNS: Final = (HERO, TEAM, CROSS)
WINS: Final = "wins"
POINTS: Final = "points"
MEASURES: Final = (WINS, POINTS)


class Plan(Struct, frozen=True, kw_only=True):
    """What is compared, and how."""

    game: str
    seats: int
    rounds: int = 1
    """The number of rounds of a deal; 0: a whole game."""
    design: str = HERO
    bots: tuple[str, ...]
    """The two bots that are compared."""
    against: tuple[str, ...] = ()
    """The other bots at the table; none: the second of the two."""
    deals: int = 2000
    until: float | None = None
    """The gain of a sequential test: a share of wins, or points."""
    measure: str = WINS
    """The score that the sequential test and the picture are about."""
    seed: str = "1"
    versions: dict[str, str] = {}
    """The version of everything that decides about results, by its name."""

    @property
    def setting(self) -> Setting:
        """What all tables have in common."""
        return Setting(self.game, self.seats, self.rounds, self.seed)

    @property
    def field(self) -> tuple[str, ...]:
        """The bots that the two are compared among."""
        return self.against or self.bots[1:]

    @property
    def shards(self) -> int:
        """The number of shards; the last one may have fewer deals."""
        return -(-self.deals // DEALS_PER_SHARD)

    def numbers(self, shard: int) -> range:
        """The numbers of the deals in a shard."""
        first = shard * DEALS_PER_SHARD
        return range(first, min(self.deals, first + DEALS_PER_SHARD))


def checked(plan: Plan) -> Plan:
    """The plan with the full name of its game and all versions; one that cannot be is refused."""
    check_setting(plan.setting, (*plan.bots, *plan.against), plan.deals)
    _check_words("design", plan.design, DESIGNS)
    _check_words("measure", plan.measure, MEASURES)
    if len(plan.bots) != 2:  # noqa: PLR2004 (a comparison is of two)
        raise ValueError(f"two bots are compared, as in 'greedy,random', not {_list(plan.bots)!r}")
    if plan.design == HERO and len(plan.field) != 1:
        raise ValueError(
            f"a hero test has one bot at all other seats, not {_list(plan.field)!r}; "
            f"the design for several is {CROSS}"
        )
    if plan.until is not None and not plan.until > 0:
        raise ValueError(f"a sequential test is for a gain above 0, not {plan.until!r}")
    return _with_versions(plan)


def check_setting(setting: Setting, bots: tuple[str, ...], deals: int) -> None:
    """Refuse a table, bots or a number of deals that cannot be."""
    check_contest(Contest(load(setting.game).id, bots, setting.seats, setting.seed), 1)
    if type(setting.rounds) is not int or setting.rounds < 0:
        raise ValueError(f"the number of rounds is at least 1, or all, not {setting.rounds!r}")
    if type(deals) is not int or deals < 1:
        raise ValueError(f"the number of deals is at least 1, not {deals!r}")


def versions_of(bots: tuple[str, ...]) -> dict[str, str]:
    """The versions of this installation that decide about the play of bots."""
    names = sorted({name for lineup in bots for name in bots_of(lineup)})
    return {
        "deals": FORMAT,
        "undermine": undermine.__version__,
        **{f"bot {name}": origin(name) for name in names},
    }


def _with_versions(plan: Plan) -> Plan:
    versions = versions_of((*plan.bots, *plan.against))
    return replace(plan, game=load(plan.game).id, against=plan.field, versions=versions)


def _check_words(name: str, word: str, known: tuple[str, ...]) -> None:
    if word not in known:
        raise ValueError(f"there is no {name} {word!r}; {instead(word, known, f'the {name}s are')}")


def _list(bots: tuple[str, ...]) -> str:
    return ",".join(bots)
