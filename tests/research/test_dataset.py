"""Data sets: every row is true, and the same seed gives the same bytes however they are made."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from undermine import load, read_record
from undermine.cli.main import main
from undermine.core.state import Seat
from undermine.dataset import building
from undermine.dataset.arrow import parquet
from undermine.dataset.building import build_dataset
from undermine.dataset.card import COLUMNS
from undermine.dataset.decisions import Decision
from undermine.dataset.plan import Plan, make_plan
from undermine.dataset.shards import make_shard
from undermine.dealer import verify
from undermine.kernel import GAMES
from undermine.notation.replay import replay
from undermine.observation import Encoder, History

ROOT = Path(__file__).resolve().parents[2]
BOTS = ("random", "path-first")


def _plan(games: int = 5, seed: str = "same", game: str = "saboteur") -> Plan:
    return make_plan(game, BOTS, 3, games, seed, games_per_shard=2)


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set of five games in three shards."""
    folder = tmp_path_factory.mktemp("whole")
    build_dataset(_plan(), folder)
    return folder


def _rows(folder: Path) -> list[dict[str, Any]]:
    files = sorted(folder.glob("*.parquet"))
    return [row for file in files for row in parquet().read_table(file).to_pylist()]


# -- what is in it ---------------------------------------------------------------------------------


def test_there_are_shards_records_parameters_and_a_card(whole: Path) -> None:
    assert list(_files(whole)) == [
        "README.md",
        "dataset.json",
        *(f"decisions-0000{shard}.parquet" for shard in range(3)),
        *(f"records-0000{game // 2}/00000{game}.dig" for game in range(5)),
    ]


def test_records_are_those_of_whole_games_dealt_from_the_seed(whole: Path) -> None:
    for number, file in enumerate(sorted(whole.rglob("*.dig"))):
        rules, record = read_record(file.read_text(encoding="utf-8"))

        assert record.opened == f"same-{number}"
        assert verify(rules, record) > 30
        first = BOTS[number % 2]
        assert record.seats[0] == f"bot:{first}"


@pytest.mark.parametrize("name", GAMES)
def test_rows_say_what_the_records_say(name: str, tmp_path: Path) -> None:
    plan = _plan(1, game=name)
    build_dataset(plan, tmp_path)
    (file,) = tmp_path.rglob("*.dig")
    rules, record = read_record(file.read_text(encoding="utf-8"))
    encoder, history = Encoder(rules, 3), History(rules, 3)
    rows = {row["entry"]: row for row in _rows(tmp_path)}
    moments = list(replay(rules, record))

    for number, entry in enumerate(record.entries):
        state, after = moments[number].state, moments[number + 1].state
        row = rows.pop(number, None)
        assert (row is not None) == (state.actor >= 0)
        if row is not None:
            seat = Seat(row["seat"])
            assert seat == state.actor
            assert row["round"] == getattr(state.table, "round", 1)
            assert row["action"] == repr(rules.legal(state)[row["action_index"]])
            assert entry.text == f"{seat + 1} {row['action']}"
            assert row["action_number"] == encoder.codec.number(
                rules.legal(state)[row["action_index"]]
            )
            assert row["legal_count"] == len(rules.legal(state))
            assert row["observation"] == encoder.encode(rules.view(state, seat), history)
            assert row["labels"] == encoder.labels(state, seat)
            assert tuple(row["scores"]) == rules.scores(moments[-1].state)
        history.add(state, entry.action, after)  # type: ignore[union-attr]
    assert rows == {}


def test_what_a_seat_gained_adds_up_to_its_score(whole: Path) -> None:
    rows = _rows(whole)
    gained: Counter[tuple[int, int]] = Counter()
    for row in rows:
        gained[row["game"], row["seat"]] += row["gained"]

    scores = {row["game"]: row["scores"] for row in rows}
    assert {game: [gained[game, seat] for seat in range(3)] for game in scores} == scores
    assert sum(map(sum, scores.values())) > 0
    assert any(row["gained"] for row in rows if row["round"] == 1)


def test_plies_count_the_decisions_of_each_game(whole: Path) -> None:
    rows = _rows(whole)

    for game in range(5):
        plies = [row["ply"] for row in rows if row["game"] == game]
        assert plies == list(range(len(plies)))
        assert len(plies) > 20
    assert {row["bot"] for row in rows} == set(BOTS)


def test_columns_are_described_in_the_card_and_on_the_page(whole: Path) -> None:
    page = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
    card = (whole / "README.md").read_text(encoding="utf-8")

    assert tuple(COLUMNS) == Decision._fields
    assert re.findall(r"^\| `(\w+)` \|", card, re.MULTILINE) == list(COLUMNS)
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == list(COLUMNS)
    assert f"with {len(_rows(whole))} decisions" in card


def test_the_example_of_the_card_loads_everything(whole: Path) -> None:
    card = (whole / "README.md").read_text(encoding="utf-8")
    example = card.partition("```python\n")[2].partition("```")[0]

    done = subprocess.run(
        [sys.executable, "-c", f"{example}\nprint(observations.shape)"],
        cwd=whole,
        capture_output=True,
        text=True,
        check=True,
    )

    size = Encoder(load("saboteur"), 3).size
    assert done.stdout == f"({len(_rows(whole))}, {size})\n"


# -- the same bytes --------------------------------------------------------------------------------


def test_several_processes_make_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    build_dataset(_plan(), tmp_path, jobs=2)

    assert _files(tmp_path) == _files(whole)


def test_another_seed_makes_other_bytes(whole: Path, tmp_path: Path) -> None:
    build_dataset(_plan(seed="other"), tmp_path)

    name = "decisions-00000.parquet"
    assert _files(tmp_path)[name] != _files(whole)[name]


def _refuse(_plan: Plan, number: int) -> None:
    pytest.fail(f"shard {number} was made again")


def test_a_complete_data_set_is_left_as_it_is(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "make_shard", _refuse)
    folder = shutil.copytree(whole, tmp_path / "copy")

    assert build_dataset(_plan(), folder).made == 0
    assert _files(folder) == _files(whole)


def test_an_interrupted_data_set_goes_on(whole: Path, tmp_path: Path) -> None:
    def interrupt(_played: int, _games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build_dataset(_plan(), tmp_path, progress=interrupt)
    begun = _files(tmp_path)

    assert [name for name in begun if name.endswith("parquet")] == ["decisions-00000.parquet"]
    assert build_dataset(_plan(), tmp_path).made == 2
    assert _files(tmp_path) == _files(whole)


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


def _leave_halves(folder: Path) -> None:
    (folder / "decisions-00001.parquet").rename(folder / "decisions-00001.parquet.part")
    (folder / "records-00001").rename(folder / "records-00001.part")
    (folder / "README.md").unlink()


@pytest.mark.parametrize(
    "damage",
    [
        _leave_halves,
        lambda folder: _cut(folder / "decisions-00001.parquet"),
        lambda folder: (folder / "decisions-00001.parquet").unlink(),
        lambda folder: (folder / "records-00001" / "000002.dig").unlink(),
        lambda folder: shutil.rmtree(folder / "records-00001"),
    ],
)
def test_a_half_shard_is_made_anew(whole: Path, tmp_path: Path, damage: Any) -> None:  # noqa: ANN401 (does something to a folder)
    folder = shutil.copytree(whole, tmp_path / "copy")
    damage(folder)

    assert build_dataset(_plan(), folder).made == 1
    assert _files(folder) == _files(whole)


PROGRAM = """
import sys
from undermine.dataset.building import build_dataset
from undermine.dataset.plan import make_plan
plan = make_plan("saboteur", ("random", "path-first"), 3, 5, "same", games_per_shard=2)
build_dataset(plan, sys.argv[1])
"""


def test_a_program_that_is_killed_leaves_what_the_next_one_finishes(
    whole: Path, tmp_path: Path
) -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(tmp_path)]) as process:
        while process.poll() is None and not list(tmp_path.glob("decisions-*.parquet")):
            time.sleep(0.01)
        process.kill()

    assert not (tmp_path / "README.md").exists()
    assert build_dataset(_plan(), tmp_path).made in (1, 2)
    assert _files(tmp_path) == _files(whole)


# -- what cannot be --------------------------------------------------------------------------------


def test_other_parameters_are_refused_with_both_values(whole: Path) -> None:
    before = _files(whole)

    with pytest.raises(ValueError, match=r"seed 'same', not 'other'; give the same parameters"):
        build_dataset(_plan(seed="other"), whole)
    with pytest.raises(ValueError, match=r"games 5, not 6"):
        build_dataset(_plan(games=6), whole)
    newer = replace(_plan(), versions={**_plan().versions, "observation": "99"})
    with pytest.raises(ValueError, match=r"version of observation '1', not '99'"):
        build_dataset(newer, whole)
    assert _files(whole) == before


def test_a_worker_with_other_versions_makes_nothing() -> None:
    plan = replace(_plan(), versions={**_plan().versions, "undermine": "99"})

    with pytest.raises(ValueError, match=r"undermine '99' is wanted, '.*' is installed"):
        make_shard(plan, 0)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")

    with pytest.raises(ValueError, match=r"is not empty, and it has no dataset\.json"):
        build_dataset(_plan(), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_parameters_that_cannot_be_read_are_quoted(tmp_path: Path) -> None:
    (tmp_path / "dataset.json").write_text("{", encoding="utf-8")

    with pytest.raises(ValueError, match=r"cannot read '.*dataset\.json'"):
        build_dataset(_plan(), tmp_path)


def test_a_file_in_the_place_of_the_folder_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()

    with pytest.raises(ValueError, match=r"cannot write into '.*file'"):
        build_dataset(_plan(), file)


def test_options_without_observations_are_refused() -> None:
    assert make_plan("saboteur+middle_treasure", BOTS, 3, 1, "1").shards == 1
    with pytest.raises(ValueError, match="option allow_concede is not in the kernel"):
        make_plan("saboteur+allow_concede", BOTS, 3, 1, "1")


@pytest.mark.parametrize(
    "lineup", ["old-dwarf", "lookahead/bold", "digger=old-dwarf/patient,saboteur=random"]
)
def test_bots_that_think_for_a_time_are_refused(lineup: str) -> None:
    with pytest.raises(ValueError, match=r"bot '(old-dwarf|lookahead).*' thinks for a time.*/400'"):
        make_plan("saboteur", (lineup,), 3, 1, "1")


def test_bots_that_think_for_so_many_nodes_make_the_same_bytes() -> None:
    plan = make_plan("saboteur", ("old-dwarf/20",), 3, 1, "1")

    assert make_shard(plan, 0) == make_shard(plan, 0)


def test_a_bot_that_fails_is_not_replaced(tmp_path: Path) -> None:
    plan = make_plan("saboteur", ("pipe:no-such-program",), 3, 1, "1")

    with pytest.raises(ValueError, match=r"a bot failed in game 0: 'no-such-program'"):
        build_dataset(plan, tmp_path)


def test_the_command_says_what_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "saboteur", "--bots", "random", "--games", "1", "--out", str(tmp_path)]

    assert main(words) == 0
    assert main([*words, "--json"]) == 0
    printed = capsys.readouterr().out
    assert "saboteur@1, 5 seats, 1 games, seed 1\n" in printed
    assert "decisions in 1 shards, 1 of them made now\n" in printed
    assert '"shards":1,"made":0' in printed
