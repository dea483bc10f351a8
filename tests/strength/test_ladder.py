"""The ladder keeps its results, and its standings are those that made the results."""

from __future__ import annotations

import random
import shutil
from math import exp
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.strength.dice import rolls
from undermine.strength.deals import DealResult
from undermine.strength.ladder import Bout, Ladder, LadderPlan, checked_ladder, climb
from undermine.strength.standings import SCALE, Standings, standings
from undermine.strength.table import RoundScore, TableResult

BOTS = ("path-first", "random")


def _plan(**changed: object) -> LadderPlan:
    plan = LadderPlan(game="saboteur", seats=3, deals=4, seed="ladder")
    return checked_ladder(replace(plan, **changed), BOTS)


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ladder that both bots joined at once."""
    folder = tmp_path_factory.mktemp("ladder")
    climb(_plan(), BOTS, folder)
    return folder


def test_the_order_in_which_bots_join_changes_nothing(whole: Path, tmp_path: Path) -> None:
    climb(_plan(), ("random",), tmp_path, jobs=2)
    ladder = climb(_plan(), ("path-first",), tmp_path)

    assert ladder.bots == ("greedy", *BOTS)
    assert _files(tmp_path) == _files(whole)


def test_a_bout_that_is_not_whole_is_played_again(whole: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(whole, tmp_path / "copy")
    file = sorted(folder.glob("bout-*.json"))[1]
    file.write_bytes(file.read_bytes()[:-40])

    assert climb(_plan(), (), folder).missing == 1
    assert climb(_plan(), ("random",), folder).missing == 0
    assert _files(folder) == _files(whole)


def test_without_bots_nothing_is_played(whole: Path, tmp_path: Path) -> None:
    told: list[object] = []

    ladder = climb(_plan(), (), whole, progress=lambda *at: told.append(at))

    assert (told, ladder.missing, len(ladder.bouts)) == ([], 0, 3)
    empty = standings(climb(_plan(), (), tmp_path / "new"))
    assert (empty.tables, empty.bots) == (0, [])


def test_each_deal_is_played_again_with_both_bots_exchanged(whole: Path) -> None:
    for bout in climb(_plan(), (), whole).bouts:
        exchange = dict(zip(bout.pair, reversed(bout.pair), strict=True))
        for result in bout.deals:
            one, other = result.tables
            assert other.bots == tuple(exchange[bot] for bot in one.bots)


def test_a_beginner_is_below_the_anchor_as_a_digger(whole: Path) -> None:
    found = standings(climb(_plan(), (), whole))

    assert found.tables == 3 * 4 * 2
    assert found.bots[0].bot == "greedy"
    assert found.bots[0].overall.value == found.bots[0].overall.high == 0
    assert all(each.parts["digger"].value < -50 for each in found.bots[1:])


def test_other_parameters_and_bots_are_refused(whole: Path) -> None:
    with pytest.raises(ValueError, match=r"seats 3, not 4"):
        climb(_plan(seats=4), BOTS, whole)
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        climb(_plan(), ("nobody",), whole)
    with pytest.raises(ValueError, match="deals is at least 1, not 0"):
        _plan(deals=0)


def test_a_bot_of_another_version_is_refused(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.strength.plan.origin", lambda _name: "elsewhere 7")

    with pytest.raises(ValueError, match=r"elsewhere 7.*are installed; give another folder"):
        climb(_plan(), (), whole)


@pytest.mark.usefixtures("crashing")
def test_a_bot_that_fails_is_told_and_its_tables_do_not_count(tmp_path: Path) -> None:
    found = standings(climb(_plan(), ("crashing",), tmp_path))

    assert 0 < found.void < 8
    assert found.tables == 8 - found.void
    assert list(found.failures) == ["crashing"]
    assert all("crashing: RuntimeError: out of luck" in fault for fault in found.faults)


# -- fitted to invented results --------------------------------------------------------------------

TRUTH = {"greedy": 0.0, "good": 0.9, "poor": -1.2}
PAIRS = (("good", "greedy"), ("good", "poor"), ("greedy", "poor"))


def _invented(dice: random.Random, pair: tuple[str, str]) -> TableResult:
    """A table of three diggers and two saboteurs, won as the strengths say."""
    roles = ("digger", "saboteur", "digger", "saboteur", "digger")
    bots = tuple(dice.choice(pair) for _ in roles)
    diggers, saboteurs = (
        [TRUTH[bot] for bot, role in zip(bots, roles, strict=True) if role == kind]
        for kind in ("digger", "saboteur")
    )
    logit = 0.3 + sum(diggers) / 3 - 0.5 * sum(saboteurs) / 2
    won = int(dice.random() < 1 / (1 + exp(-logit)))
    wins = tuple(won if role == "digger" else 1 - won for role in roles)
    return TableResult(bots, (RoundScore(roles, wins, wins),), 50)


def _standings(dice: random.Random, deals: int) -> Standings:
    bouts = tuple(
        Bout(pair, 0, {}, tuple(DealResult(n, (), (_invented(dice, pair),)) for n in range(deals)))
        for pair in PAIRS
    )
    return standings(Ladder(_plan(seats=5), tuple(TRUTH), bouts, 0))


def test_strengths_are_found_again() -> None:
    found = _standings(rolls(4), 1000)

    assert [each.bot for each in found.bots] == ["good", "greedy", "poor"]
    assert all(each.overall.high - each.overall.low < 160 for each in found.bots)


def test_strengths_lie_in_their_intervals() -> None:
    dice, covered = rolls(5), 0
    for _ in range(12):
        for each in _standings(dice, 150).bots:
            for part, factor in (("digger", 1.0), ("saboteur", 0.5)):
                truth, strength = factor * TRUTH[each.bot] * SCALE, each.parts[part]
                covered += each.bot != "greedy" and strength.low <= truth <= strength.high

    assert 42 <= covered <= 48, "of 48"
