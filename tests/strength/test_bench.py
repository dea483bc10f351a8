"""The bench has fixed comparisons, goes on where it was, and says what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine.strength import bench
from undermine.strength.bench import (
    SECTIONS,
    BenchPlan,
    bench_report,
    checked_bench,
    comparisons,
    run_bench,
)

SMALL = {
    "saboteur-team": SECTIONS["saboteur-team"]._replace(seats=(3, 4)),
    "the-dark-cave": SECTIONS["the-dark-cave"]._replace(seats=(2,)),
}


def _plan(deals: int | None = 4) -> BenchPlan:
    return checked_bench(BenchPlan(bot="random", than="path-first", deals=deals))


def _files(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_comparisons_of_the_bench_are_what_was_published() -> None:
    """A change of any of them makes another bench, with another name."""
    found = [
        (each.game, each.seats, each.design, each.against, each.deals, each.seed, each.rounds)
        for section in SECTIONS
        for each in comparisons(BenchPlan(bot="random"), section)
    ]

    seed = "undermine-bench-1"
    assert found == [
        *(("saboteur@1", n, "team", ("greedy",), 2000, seed, 1) for n in (5, 3, 7, 8, 10)),
        ("saboteur@1", 5, "hero", ("greedy",), 2000, seed, 1),
        ("saboteur@1", 5, "cross", ("greedy", "random"), 2000, seed, 1),
        *(("saboteur-2@1", n, "hero", ("greedy",), 700, seed, 1) for n in (3, 5, 8)),
        *(("the-lost-mines@1", n, "hero", ("greedy",), 700, seed, 1) for n in (3, 5, 8)),
        *(("the-dark-cave@2", n, "hero", ("greedy",), 700, seed, 1) for n in (3, 5, 7)),
    ]


def test_sections_can_be_played_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECTIONS", SMALL)
    run_bench(_plan(), tmp_path / "whole")

    part = run_bench(_plan(), tmp_path / "parts", "the-dark-cave")
    whole = run_bench(_plan(), tmp_path / "parts", "saboteur-team", jobs=2)

    assert [row.section for row in part.rows] == ["the-dark-cave"] * len(part.rows)
    assert {row.section for row in whole.rows} == set(SMALL)
    assert _files(tmp_path / "parts") == _files(tmp_path / "whole")


def test_seat_counts_are_pooled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECTIONS", SMALL)

    result = run_bench(_plan(), tmp_path, "saboteur-team")

    (diggers,) = [row for row in result.rows if row.part == "digger"]
    assert diggers.deals == 8
    assert (tmp_path / "saboteur-3-team" / "result.svg").exists()
    assert "  Saboteur, teams, as digger" in (tmp_path / "result.txt").read_text()


def test_fewer_deals_or_sections_are_no_result_of_the_bench(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cave = {"the-dark-cave": SMALL["the-dark-cave"]._replace(deals=3)}
    monkeypatch.setattr(bench, "SECTIONS", cave)
    whole, fewer = (run_bench(_plan(deals), tmp_path / str(deals)) for deals in (None, 2))

    assert (whole.is_whole, fewer.is_whole) == (True, False)
    warning = "This is a part of the bench: some sections or deals were not played."
    assert warning in list(bench_report(fewer))
    assert warning not in list(bench_report(whole))


def test_progress_counts_all_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECTIONS", SMALL)
    told: list[tuple[int, int]] = []

    run_bench(_plan(), tmp_path, progress=lambda *at: told.append(at))

    assert told == [(4, 12), (8, 12), (12, 12)]


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no bot 'surveyer'"):
        checked_bench(BenchPlan(bot="surveyer"))
    with pytest.raises(ValueError, match="there is no bot 'surveyer'"):
        checked_bench(BenchPlan(bot="random", than="surveyer"))
    with pytest.raises(ValueError, match="deals is at least 1, not 0"):
        _plan(0)
    with pytest.raises(ValueError, match="no section 'cave'; its sections are"):
        run_bench(_plan(), tmp_path / "new", "cave")
    assert not (tmp_path / "new").exists()


def test_another_bot_is_refused_in_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECTIONS", {})
    run_bench(_plan(), tmp_path)

    with pytest.raises(ValueError, match=r"than 'path-first', not 'random'"):
        run_bench(checked_bench(BenchPlan(bot="random", than="random", deals=4)), tmp_path)
