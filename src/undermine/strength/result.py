"""The result of a comparison: differences of the two bots, row by row, with intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from statistics import fmean
from typing import Final

from msgspec import Struct

from undermine.core.state import pile
from undermine.strength.deals import DealResult, told
from undermine.strength.estimate import Estimate, stratified
from undermine.strength.plan import TEAM, Plan
from undermine.strength.roles import DIGGER, chances
from undermine.strength.scores import Sample, Score, samples
from undermine.strength.sequential import Verdict
from undermine.strength.table import deal, roles_dealt

ALL: Final = "all"
SABOTEUR: Final = "saboteur"
_ROLE_PILE: Final = "role-pile"


class Compared(Struct, frozen=True):
    """A score of both bots, and the difference: the first one minus the second."""

    one: Estimate
    other: Estimate
    difference: Estimate


class Row(Struct, frozen=True):
    """The pairs of one kind."""

    part: str
    """A part or a camp, or `all`."""
    dealt: int | None
    """The number of saboteurs that were dealt; None: any."""
    wins: Compared
    points: Compared


class Cell(Struct, frozen=True):
    """The wins of one bot in a part, against one kind of others."""

    part: str
    bot: str
    against: str
    wins: Estimate


class Comparison(Struct, frozen=True):
    """The result of a comparison; everything in it follows from its plan."""

    plan: Plan
    deals: int
    """The deals that were played."""
    void: int
    """Deals that do not count, since a bot failed that was not compared."""
    decisions: int
    rows: list[Row]
    cells: list[Cell]
    verdicts: list[Verdict]
    failures: dict[str, int]
    """The games in which a bot failed, by its name."""
    faults: list[str]


Deck = tuple[str, ...]


def deck_of(plan: Plan) -> Deck:
    """The dwarf cards that are dealt from."""
    game = deal(plan.setting, 0)
    return (*roles_dealt(game), *game.state.piles[pile(_ROLE_PILE)].cards)


def compared(
    plan: Plan, deals: Sequence[DealResult], verdicts: Sequence[Verdict] = ()
) -> Comparison:
    """The result of the deals that were played."""
    found = [samples(plan, result) for result in deals]
    pairs = list(chain.from_iterable(each for each in found if each is not None))
    return Comparison(
        plan=plan,
        deals=len(deals),
        void=sum(each is None for each in found),
        decisions=sum(table.decisions for result in deals for table in result.tables),
        rows=rows_of(plan, pairs),
        cells=_cells(plan, pairs),
        verdicts=list(verdicts),
        failures=_failures(deals),
        faults=[
            told(result.number, table, fault)
            for result in deals
            for table in result.tables
            for fault in table.faults
        ],
    )


def rows_of(plan: Plan, pairs: Sequence[Sample]) -> list[Row]:
    """The main rows, then those by the number of saboteurs dealt."""
    deck = deck_of(plan)
    parts = sorted({pair.part for pair in pairs})
    rows = [] if plan.design == TEAM or not pairs else [_row(plan, deck, ALL, pairs)]
    for part in parts:
        own = [pair for pair in pairs if pair.part == part]
        rows.append(_row(plan, deck, part, own))
        rows += [
            _row(plan, deck, part, [pair for pair in own if pair.dealt == dealt], dealt)
            for dealt in sorted({pair.dealt for pair in own})
        ]
    return rows


def _row(
    plan: Plan, deck: Deck, part: str, pairs: Sequence[Sample], dealt: int | None = None
) -> Row:
    weights = _weights(plan, deck, part) if dealt is None else {}
    wins, points = (
        Compared(*(stratified(_by_stratum(pairs, value), weights) for value in _values(measure)))
        for measure in (_wins, _points)
    )
    return Row(part, dealt, wins, points)


def difference(
    plan: Plan, deck: Deck, part: str, pairs: Sequence[Sample], measure: str
) -> Estimate:
    """The difference of one score in a main row."""
    one_minus_other = _values(_MEASURES[measure])[2]
    return stratified(_by_stratum(pairs, one_minus_other), _weights(plan, deck, part))


Measure = Callable[[Score], float]
Value = Callable[[Sample], float]


def _wins(score: Score) -> float:
    return score.wins


def _points(score: Score) -> float:
    return score.points


_MEASURES: Final[dict[str, Measure]] = {"wins": _wins, "points": _points}


def _values(measure: Measure) -> tuple[Value, Value, Value]:
    """The score of the first bot, of the second, and the difference."""
    return (
        lambda pair: measure(pair.one),
        lambda pair: measure(pair.other),
        lambda pair: measure(pair.one) - measure(pair.other),
    )


Stratum = tuple[int, bool]
"""The number of saboteurs that were dealt, and whether the pair is one of them."""


def _by_stratum(pairs: Iterable[Sample], value: Value) -> dict[Stratum, list[float]]:
    """One number per deal, in its stratum: the mean of all pairs of the deal."""
    deals: dict[tuple[Stratum, int], list[float]] = {}
    for pair in pairs:
        stratum = (pair.dealt, pair.part == SABOTEUR)
        deals.setdefault((stratum, pair.deal), []).append(value(pair))
    strata: dict[Stratum, list[float]] = {}
    for (stratum, _), numbers in deals.items():
        strata.setdefault(stratum, []).append(fmean(numbers))
    return strata


def _weights(plan: Plan, deck: Deck, part: str) -> Mapping[Stratum, float]:
    """How often a pair of this part is in each stratum, but for a factor; {}: that is not known."""
    if plan.rounds != 1:
        return {}
    share = _team_share if plan.design == TEAM else _hero_share
    weights = {
        (dealt, wicked): chance * share(plan, deck, dealt, wicked=wicked)
        for dealt, chance in chances(deck, plan.seats).items()
        for wicked in (False, True)
        if part == ALL or wicked == (part == SABOTEUR)
    }
    return {stratum: weight for stratum, weight in weights.items() if weight}


def _hero_share(plan: Plan, _deck: Deck, dealt: int, *, wicked: bool) -> float:
    """The number of seats that are saboteurs, or not."""
    return dealt if wicked else plan.seats - dealt


def _team_share(plan: Plan, deck: Deck, dealt: int, *, wicked: bool) -> float:
    """Whether there is such a seat; 0 where it is not the saboteurs that decide about camps."""
    if wicked:
        return float(dealt > 0)
    return float(set(deck) <= {DIGGER, SABOTEUR} and dealt < plan.seats)


def _cells(plan: Plan, pairs: Sequence[Sample]) -> list[Cell]:
    deck = deck_of(plan)
    values = dict(zip(plan.bots, _values(_wins)[:2], strict=False))
    keys = sorted({(pair.part, bot, pair.against) for pair in pairs for bot in values})
    return [
        Cell(part, bot, against, stratified(strata, _weights(plan, deck, part)))
        for part, bot, against in keys
        for strata in [_by_stratum(_those(pairs, part, against), values[bot])]
    ]


def _those(pairs: Iterable[Sample], part: str, against: str) -> list[Sample]:
    return [pair for pair in pairs if (pair.part, pair.against) == (part, against)]


def _failures(deals: Sequence[DealResult]) -> dict[str, int]:
    failed = [
        bot
        for result in deals
        for table in result.tables
        for bot in sorted({table.bots[seat] for seat in table.failed})
    ]
    return {bot: failed.count(bot) for bot in dict.fromkeys(failed)}
