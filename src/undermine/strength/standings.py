"""Standings of a ladder: the strength of each bot in each part, fitted to all results.

The logit of the wins of a camp is a level for what was dealt, plus the mean strength of its seats,
minus that of all other seats. The anchor has strength 0 in every part. Errors are clustered by
deal, since all pairs play the same deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import log
from typing import Any, Final

from msgspec import Struct

from undermine.core.ruleset import Ruleset
from undermine.core.state import Seat
from undermine.games import load
from undermine.strength.deals import told
from undermine.strength.ladder import ANCHOR, Ladder
from undermine.strength.logistic import Fit, Observation, fit
from undermine.strength.roles import camp_of, part_of
from undermine.strength.table import RoundScore, TableResult

ALL: Final = "all"
SCALE: Final = 400 / log(10)
"""Points of strength in a logit: 400 points more make ten times the odds."""
_Z: Final = 1.959964
_PRIOR: Final = 1 / 9
"""A strength is held near 0 by a prior of three logits, so that one who never won has one, too."""


class Strength(Struct, frozen=True):
    """A strength with its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    """The strengths of a bot: in each part, and over all as the parts are dealt."""

    bot: str
    overall: Strength
    parts: dict[str, Strength]


class Standings(Struct, frozen=True):
    """The standings of a ladder, the strongest first."""

    game: str
    seats: int
    tables: int
    """The tables that count; one at which a bot failed does not."""
    void: int
    missing: int
    failures: dict[str, int]
    faults: list[str]
    bots: list[Standing]


Key = tuple[object, ...]


def standings(ladder: Ladder) -> Standings:
    """Fit the strengths of all bots of a ladder."""
    rules = load(ladder.plan.game)
    played = [
        (result.number, table)
        for bout in ladder.bouts
        for result in bout.deals
        for table in result.tables
    ]
    good = [(number, table) for number, table in played if not table.faults]
    model = _Model(rules, good)
    ranked = sorted(
        (model.standing(bot) for bot in ladder.bots), key=lambda each: -each.overall.value
    )
    failed = [table.bots[seat] for _, table in played for seat in sorted(table.failed)]
    return Standings(
        game=ladder.plan.game,
        seats=ladder.plan.seats,
        tables=len(good),
        void=len(played) - len(good),
        missing=ladder.missing,
        failures=dict(sorted(Counter(failed).items())),
        faults=[told(number, table, each) for number, table in played for each in table.faults],
        bots=ranked,
    )


class _Model:
    """The terms of the regression: a level for each situation, a strength for bot and part."""

    def __init__(self, rules: Ruleset[Any], played: Sequence[tuple[int, TableResult]]) -> None:
        self._rules = rules
        self._numbers: dict[Key, int] = {}
        self._dealt: Counter[str] = Counter()
        rows = [row for number, table in played for row in self._rows(number, table)]
        priors = [0.0 if key[0] == "level" else _PRIOR for key in self._numbers]
        self._fit: Fit = fit(rows, [max(prior, 1e-6) for prior in priors])

    def _rows(self, number: int, table: TableResult) -> Iterator[Observation]:
        for each in table.rounds:
            self._dealt.update(map(part_of, each.roles))
            camps = [camp_of(self._rules, role) for role in each.roles]
            for camp in dict.fromkeys(camps):
                seats = [seat for seat, own in enumerate(camps) if own == camp]
                yield self._row(number, table.bots, each, seats)

    def _row(
        self, number: int, bots: Sequence[str], played: RoundScore, seats: Sequence[Seat]
    ) -> Observation:
        others = [seat for seat in range(len(bots)) if seat not in seats]
        kinds = sorted({part_of(played.roles[seat]) for seat in seats})
        terms = {self._number(("level", *kinds[:1], len(seats))): 1.0}
        for group, sign in ((seats, 1), (others, -1)):
            for seat in group:
                if bots[seat] != ANCHOR:
                    term = self._number(("strength", bots[seat], part_of(played.roles[seat])))
                    terms[term] = terms.get(term, 0.0) + sign / len(group)
        return Observation(number, terms, sum(played.wins[seat] for seat in seats) / len(seats))

    def _number(self, key: Key) -> int:
        return self._numbers.setdefault(key, len(self._numbers))

    def standing(self, bot: str) -> Standing:
        """The strengths of a bot."""
        whole = sum(self._dealt.values()) or 1
        shares = {part: self._dealt[part] / whole for part in sorted(self._dealt)}
        parts = {part: self._strength(bot, {part: 1.0}) for part in shares}
        return Standing(bot, self._strength(bot, shares), parts)

    def _strength(self, bot: str, shares: dict[str, float]) -> Strength:
        terms = {
            self._numbers[key]: share
            for part, share in shares.items()
            for key in [("strength", bot, part)]
            if key in self._numbers
        }
        value, error = self._fit.contrast(terms)
        reach = _Z * error
        return Strength(SCALE * value, SCALE * (value - reach), SCALE * (value + reach))
