"""Golden logs: a changed sentence shows up where it is read, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine.games import REGISTRY
from undermine.testing.golden_logs import NAMES, TOLD, golden_logs
from undermine.words import LANGUAGES

HERE = Path(__file__).parent
LOGS = HERE / "logs"
LINES = 60
"""A whole game has more lines than this."""


def test_every_game_is_told_in_every_language() -> None:
    wanted = [f"{game}.{language}.txt" for game in REGISTRY for language in LANGUAGES]

    assert sorted(path.name for path in LOGS.iterdir()) == sorted(wanted)


@pytest.mark.parametrize("game", REGISTRY)
def test_golden_games_are_still_told_like_this(game: str) -> None:
    record = (HERE / game / f"{TOLD[game]}.dig").read_text(encoding="utf-8")

    for name, text in golden_logs(record).items():
        kept = (LOGS / name).read_text(encoding="utf-8")

        assert kept.splitlines() == text.splitlines(), f"{name}: ./run docs, then read the diff"


@pytest.mark.parametrize("path", sorted(LOGS.iterdir()), ids=lambda path: path.name)
def test_a_golden_log_tells_a_whole_game_to_its_reader(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line]

    assert len(lines) > LINES
    assert any(line.startswith(("You ", "Du ")) for line in lines)
    assert any(line.startswith(NAMES[1]) for line in lines)
    assert not any(NAMES[0] in line for line in lines), "the reader is told as “you”"
