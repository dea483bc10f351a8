"""The ladder: all bots play each other in pairs, and a bot that joins plays those that are there.

The results of a pair follow from the parameters of the ladder and the two names alone, so the
order in which bots join changes nothing. In each deal of a pair the seats are drawn for either
bot, and then the deal is played again with both exchanged.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Final

from msgspec import Struct, json

from undermine.bots.arena import Progress
from undermine.bots.spreading import check_jobs, spread
from undermine.games import load
from undermine.resumable import HALF, cannot_write, open_folder, remove, write_whole
from undermine.strength.deals import DealResult, refuse_hopeless
from undermine.strength.designs import Lineups
from undermine.strength.plan import check_setting, versions_of
from undermine.strength.table import Setting, deal, play_table, roles_dealt

PARAMETERS: Final = "ladder.json"
ANCHOR: Final = "greedy"
"""The bot whose strength is 0."""
_DEALS_PER_SHARD: Final = 10
Pair = tuple[str, str]


class LadderPlan(Struct, frozen=True, kw_only=True):
    """The parameters of a ladder."""

    game: str
    seats: int
    deals: int = 200
    """The number of deals of each pair."""
    seed: str = "1"
    rounds: int = 1
    versions: dict[str, str] = {}

    @property
    def setting(self) -> Setting:
        """What all tables have in common."""
        return Setting(self.game, self.seats, self.rounds, self.seed)

    @property
    def parts(self) -> range:
        """The numbers of the shards of a pair."""
        return range(-(-self.deals // _DEALS_PER_SHARD))

    def numbers(self, part: int) -> range:
        """The deals in a shard of a pair."""
        first = part * _DEALS_PER_SHARD
        return range(first, min(self.deals, first + _DEALS_PER_SHARD))


class Bout(Struct, frozen=True):
    """The results of some deals of a pair."""

    pair: Pair
    part: int
    versions: dict[str, str]
    """The versions of both bots."""
    deals: tuple[DealResult, ...]


class Ladder(Struct, frozen=True):
    """All that is known of a ladder."""

    plan: LadderPlan
    bots: tuple[str, ...]
    bouts: tuple[Bout, ...]
    missing: int
    """Bouts that are still to be played."""


def checked_ladder(plan: LadderPlan, bots: tuple[str, ...]) -> LadderPlan:
    """The plan with the full name of its game; one that cannot be is a ValueError."""
    check_setting(plan.setting, (*bots, ANCHOR), plan.deals)
    return LadderPlan(
        game=load(plan.game).id,
        seats=plan.seats,
        deals=plan.deals,
        seed=plan.seed,
        rounds=plan.rounds,
        versions=versions_of(()),
    )


def climb(  # noqa: PLR0913 (where and how it is played)
    plan: LadderPlan,
    bots: tuple[str, ...],
    path: Path,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Let bots join a ladder: play every pair that is missing."""
    check_jobs(jobs)
    folder = _Folder(path)
    bouts = folder.open(plan)
    kept = {bot for pair, _ in bouts for bot in pair}
    everybody = tuple(sorted({ANCHOR, *bots, *kept})) if bots else tuple(sorted(kept))
    check_setting(plan.setting, (*everybody, ANCHOR), plan.deals)
    whole = [(pair, part) for pair in combinations(everybody, 2) for part in plan.parts]
    missing = [each for each in whole if each not in bouts]
    played = iter(()) if not bots else spread(partial(play_bout, plan), missing, jobs, executor)
    for bout in played:
        folder.add(bout)
        bouts[bout.pair, bout.part] = bout
        if progress is not None:
            progress(len(bouts), len(whole))
    found = tuple(bouts[each] for each in whole if each in bouts)
    return Ladder(plan, everybody, found, len(whole) - len(found))


def play_bout(plan: LadderPlan, key: tuple[Pair, int]) -> Bout:
    """Play some deals of a pair; runs in any process on any machine."""
    pair, part = key
    deals = tuple(_play_deal(plan, pair, number) for number in plan.numbers(part))
    refuse_hopeless([table for result in deals for table in result.tables])
    return Bout(pair, part, versions_of(pair), deals)


def _play_deal(plan: LadderPlan, pair: Pair, number: int) -> DealResult:
    roles = roles_dealt(deal(plan.setting, number))
    played = (play_table(plan.setting, number, each) for each in _seated(plan, pair, number))
    return DealResult(number, roles, tuple(played))


def _seated(plan: LadderPlan, pair: Pair, number: int) -> Iterator[Lineups]:
    """Both bots at seats that are drawn, and the other way round."""
    dice = random.Random(f"ladder {plan.seed}-{number} {pair}")  # noqa: S311 (no secret)
    sides = [dice.randrange(2) for _ in range(plan.seats)]
    yield tuple(pair[side] for side in sides)
    yield tuple(pair[1 - side] for side in sides)


class _Folder:
    """The files of a ladder: its parameters, and a file for each bout."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def open(self, plan: LadderPlan) -> dict[tuple[Pair, int], Bout]:
        """Begin a ladder, or go on with one of the same parameters; the complete bouts."""
        open_folder(self._path, PARAMETERS, plan)
        for each in self._path.glob(f"*{HALF}"):
            remove(each)
        found = (self._read(plan, file) for file in sorted(self._path.glob("bout-*.json")))
        return {(bout.pair, bout.part): bout for bout in found if bout is not None}

    def _read(self, plan: LadderPlan, file: Path) -> Bout | None:
        """A complete bout; None if its file is broken. Bots of another version are refused."""
        try:
            bout = json.decode(file.read_bytes(), type=Bout)
        except (OSError, ValueError):
            return None
        here = versions_of(bout.pair)
        if bout.versions != here:
            raise ValueError(
                f"{str(file)!r} was played by {bout.versions}, and {here} are installed; "
                "give another folder"
            )
        dealt = [result.number for result in bout.deals]
        return bout if dealt == [*plan.numbers(bout.part)] else None

    def add(self, bout: Bout) -> None:
        """Write a bout."""
        word = hashlib.sha256(json.encode(bout.pair)).hexdigest()[:16]
        try:
            write_whole(self._path / f"bout-{word}-{bout.part:04}.json", json.encode(bout) + b"\n")
        except OSError as error:
            raise cannot_write(self._path, error) from None
