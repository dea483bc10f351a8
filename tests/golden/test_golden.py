"""Golden games: a changed rule shows up as changed lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine import load, read_record
from undermine.games import REGISTRY
from undermine.notation.replay import replay
from undermine.testing.golden import golden_files

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", REGISTRY)
def test_golden_games_are_still_played_and_seen_like_this(game: str) -> None:
    files = golden_files(load(game))

    assert sorted(path.name for path in (HERE / game).iterdir()) == sorted(files)
    for name, text in files.items():
        kept = (HERE / game / name).read_text(encoding="utf-8")

        assert kept.splitlines() == text.splitlines(), f"{name}: ./run docs, then read the diff"


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.dig")), ids=lambda path: path.name)
def test_golden_records_replay_to_the_end(path: Path) -> None:
    rules, record = read_record(path.read_text(encoding="utf-8"))

    *_, last = replay(rules, record)

    assert last.state.is_over
