"""Comparisons give the same bytes, however they were played, and stop where they should."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from undermine.strength.comparing import compare
from undermine.strength.deals import play_shard
from undermine.strength.folder import Folder
from undermine.strength.plan import Plan, checked
from undermine.strength.report import report

BOTS = ("path-first", "random")


def _plan(**changed: object) -> Plan:
    plan = Plan(game="saboteur", seats=3, bots=BOTS, deals=35, seed="same")
    return checked(replace(plan, **changed))


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A comparison that nothing interrupted."""
    folder = tmp_path_factory.mktemp("compare")
    compare(_plan(), folder)
    return folder


def test_a_comparison_has_its_files(whole: Path) -> None:
    assert sorted(_files(whole)) == [
        "compare.json",
        *(f"deals-{number:05}.json" for number in range(4)),
        *("result.json", "result.svg", "result.txt"),
    ]


def test_two_processes_and_an_executor_give_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    compare(_plan(), tmp_path / "two", jobs=2)
    with ThreadPoolExecutor(3) as executor:
        compare(_plan(), tmp_path / "threads", executor=executor)

    assert _files(tmp_path / "two") == _files(tmp_path / "threads") == _files(whole)


def test_without_a_folder_the_result_is_the_same(whole: Path) -> None:
    printed = "\n".join(report(compare(_plan()))) + "\n"

    assert printed.encode() == _files(whole)["result.txt"]


PROGRAM = """
import sys
from pathlib import Path
from undermine.strength.comparing import compare
from undermine.strength.plan import Plan, checked
bots = ("path-first", "random")
plan = Plan(game="saboteur", seats=3, bots=bots, deals=35, seed="same")
compare(checked(plan), Path(sys.argv[1]))
"""


def test_a_program_that_is_killed_leaves_what_the_next_one_finishes(
    whole: Path, tmp_path: Path
) -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(tmp_path)]) as process:
        while process.poll() is None and not list(tmp_path.glob("deals-*.json")):
            time.sleep(0.005)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    assert not (tmp_path / "result.json").exists()

    compare(_plan(), tmp_path)

    assert _files(tmp_path) == _files(whole)


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


@pytest.mark.parametrize(
    "damage",
    [
        lambda folder: _cut(folder / "deals-00001.json"),
        lambda folder: (folder / "deals-00002.json").unlink(),
        lambda folder: (folder / "deals-00000.json").rename(folder / "deals-00000.json.part"),
        lambda folder: shutil.copy(folder / "deals-00000.json", folder / "deals-00001.json"),
    ],
)
def test_a_shard_that_is_not_whole_is_played_again(
    whole: Path, tmp_path: Path, damage: Callable[[Path], object]
) -> None:
    folder = shutil.copytree(whole, tmp_path / "copy")
    damage(folder)
    told: list[tuple[int, int]] = []

    compare(_plan(), folder, progress=lambda *at: told.append(at))

    assert told == [(35, 35)]
    assert _files(folder) == _files(whole)


def test_a_complete_comparison_plays_nothing(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.strength.comparing.play_shard", None)

    assert compare(_plan(), whole).deals == 35


def test_other_parameters_are_refused_with_both_values(whole: Path) -> None:
    before = _files(whole)

    with pytest.raises(ValueError, match=r"deals 35, not 36; give the same parameters"):
        compare(_plan(deals=36), whole)
    with pytest.raises(ValueError, match=r"bots \('path-first', 'random'\), not \('random'"):
        compare(_plan(bots=("random", "path-first")), whole)
    newer = replace(_plan(), versions={**_plan().versions, "undermine": "99"})
    with pytest.raises(ValueError, match=r"version of undermine '.*', not '99'"):
        compare(newer, whole)
    with pytest.raises(ValueError, match=r"undermine '99' is wanted"):
        play_shard(newer, 0)
    assert _files(whole) == before


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").touch()

    with pytest.raises(ValueError, match=r"is not empty, and it has no compare\.json"):
        compare(_plan(), tmp_path)
    with pytest.raises(ValueError, match="cannot write into"):
        compare(_plan(), tmp_path / "thesis.txt")
    with pytest.raises(ValueError, match="jobs is at least 1, not 0"):
        compare(_plan(), tmp_path / "new", jobs=0)


# -- sequential ------------------------------------------------------------------------------------


def _until(design: str) -> Plan:
    """Bots that differ in nothing, which shows after 25 deals."""
    return _plan(design=design, bots=("random", "random"), deals=60, until=0.1)


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test look from the first deal on."""
    monkeypatch.setattr("undermine.strength.sequential._FIRST_LOOK", 1)


@pytest.mark.usefixtures("early")
def test_a_test_ends_at_the_same_deal_with_any_number_of_processes(tmp_path: Path) -> None:
    alone = compare(_until("hero"), tmp_path / "alone")
    compare(_until("hero"), tmp_path / "two", jobs=2)

    (verdict,) = alone.verdicts
    assert (verdict.row, verdict.answer, verdict.deals) == ("all", "no", 30)
    assert alone.deals == 30
    assert len(list((tmp_path / "two").glob("deals-*.json"))) == 3
    assert _files(tmp_path / "two") == _files(tmp_path / "alone")


@pytest.mark.usefixtures("early")
def test_deals_beyond_the_end_of_a_test_are_removed(tmp_path: Path) -> None:
    """They were played by processes that were ahead, before a program was killed."""
    plan, folder = _until("hero"), Folder(tmp_path / "ahead")
    folder.open(plan)
    for number in (1, 4, 5):
        folder.add(play_shard(plan, number))

    compare(plan, tmp_path / "ahead")
    compare(plan, tmp_path / "alone")

    assert _files(tmp_path / "ahead") == _files(tmp_path / "alone")


@pytest.mark.usefixtures("early")
def test_a_team_test_ends_when_both_sides_have_an_answer() -> None:
    """The first answer stands: saboteurs need more deals, as they are not dealt in all of them."""
    result = compare(_until("team"))

    digger, saboteur = result.verdicts
    assert (digger.row, digger.answer, digger.deals) == ("digger", "no", 30)
    assert (saboteur.row, saboteur.answer) == ("saboteur", "no")
    assert 25 <= saboteur.deals < result.deals < 60


# -- results ---------------------------------------------------------------------------------------


def test_rows_and_their_deals_add_up() -> None:
    result = compare(_plan())
    deals = {(row.part, row.dealt): row.wins.difference.of for row in result.rows}

    assert deals["all", None] == 35
    assert deals["digger", None] + deals["saboteur", None] == 35
    assert sum(of for (_, dealt), of in deals.items() if dealt is not None) == 35
    assert (result.deals, result.void, result.faults) == (35, 0, [])


def test_both_sides_of_a_matrix_tell_the_same_story() -> None:
    """Diggers win where saboteurs lose, since at four seats of five cards one is dealt, or none."""
    plan = _plan(design="team", seats=10, against=BOTS, bots=BOTS, deals=20)

    cells = {(cell.part, cell.bot, cell.against): cell.wins.mean for cell in compare(plan).cells}

    for one in BOTS:
        for other in BOTS:
            assert cells["digger", one, other] == pytest.approx(1 - cells["saboteur", other, one])


@pytest.mark.usefixtures("crashing")
def test_bots_that_fail_are_counted_and_told() -> None:
    result = compare(_plan(bots=("crashing", "random"), against=("random",)))

    (count,) = result.failures.values()
    assert 5 < count < 30
    assert len(result.faults) == count
    assert result.void == 0
    shown = list(report(result))
    assert f"crashing failed in {count} games" in shown
    assert "A bot that is compared and fails has lost." in shown
    assert any("crashing: RuntimeError: out of luck" in line for line in shown)


@pytest.mark.usefixtures("crashing")
def test_deals_are_void_where_another_bot_failed() -> None:
    result = compare(_plan(bots=BOTS, against=("crashing",)))

    assert 0 < result.void < 35
    assert result.rows[0].wins.difference.of == 35 - result.void
    assert f"{result.void} deals do not count, since another bot failed." in list(report(result))


@pytest.mark.usefixtures("crashing")
@pytest.mark.parametrize("bot", ["illegal", "pipe:no-such-program"])
def test_a_bot_that_fails_everywhere_is_refused(bot: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=rf"the bot '{bot}' failed in every game it played: "):
        compare(_plan(bots=(bot, "random")), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["compare.json"]
