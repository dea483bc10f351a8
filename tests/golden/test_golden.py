"""Golden games: a changed rule shows up as changed lines.

Records of an earlier version of the rules (`the-dark-cave@1`) were written when it was played,
and are never written again; the text beside one changes only with how events are told.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine import load, read_record
from undermine.games import REGISTRY
from undermine.notation.replay import replay
from undermine.testing.golden import golden_files, told
from undermine.testing.traces import replayed

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", REGISTRY)
def test_golden_games_are_still_played_and_seen_like_this(game: str) -> None:
    files = golden_files(load(game))

    assert sorted(path.name for path in (HERE / game).iterdir()) == sorted(files)
    for name, text in files.items():
        kept = (HERE / game / name).read_text(encoding="utf-8")

        assert kept.splitlines() == text.splitlines(), f"{name}: ./run docs, then read the diff"


@pytest.mark.parametrize("path", sorted(HERE.glob("*@*/*.dig")), ids=lambda path: path.parent.name)
def test_golden_games_of_earlier_versions_are_still_seen_as_they_were(path: Path) -> None:
    rules, record = read_record(path.read_text(encoding="utf-8"))

    text = told(replayed(rules, record))

    assert rules.id == path.parent.name
    assert path.with_suffix(".txt").read_text(encoding="utf-8").splitlines() == text.splitlines()


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.dig")), ids=lambda path: path.name)
def test_golden_records_replay_to_the_end(path: Path) -> None:
    rules, record = read_record(path.read_text(encoding="utf-8"))

    *_, last = replay(rules, record)

    assert last.state.is_over
