"""Games that were left, killed or saved go on."""

import os
from pathlib import Path

import pytest

from tests.cli.terminal.terminal import Terminal, piped
from undermine.session import read_record


def test_questions_are_found_however_the_output_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    read = os.read
    with Terminal() as terminal:
        monkeypatch.setattr(os, "read", lambda file, _: read(file, 2))
        terminal.to_the_table()
    assert "\N{REPLACEMENT CHARACTER}" not in terminal.raw


def test_a_killed_game_goes_on_in_the_same_position(tmp_path: Path) -> None:
    file = str(tmp_path / "g.dig")
    with Terminal("me,random,random", "4", file) as terminal:
        terminal.to_the_table()
        for _ in range(12):
            terminal.answer("1")
        while not terminal.raw.rstrip().endswith("▸"):
            terminal.answer("")
        terminal.answer("")
        shown = terminal.screen
        terminal.kill()
    before = Path(file).read_text()

    with Terminal("me,random,random", "4", file) as terminal:
        terminal.to_the_table()
        assert _table(terminal.screen) == _table(shown)
        assert Path(file).read_text() == before
        assert "Traceback" not in terminal.play_out()
    assert read_record(Path(file).read_text())[1].opened == "4"
    assert not Path(f"{file}.seed").exists()


def _table(screen: str) -> list[str]:
    """Board, seats and hand; the log may begin elsewhere."""
    return [line[:48].rstrip() for line in screen.splitlines()]


def test_records_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "g.dig"
    assert piped(b"", "me,random,random", "1", "en", str(file)).returncode == 0

    other = piped(b"", "me:Zoe,random,random", "1", "de", str(file))
    assert (other.returncode, "Ada, Bela, Cleo" in other.stderr.decode()) == (2, True)
    Path(f"{file}.seed").unlink()
    missing = piped(b"", "me,random,random", "", "en", str(file))
    assert (missing.returncode, "g.dig.seed" in missing.stderr.decode()) == (2, True)
    nowhere = piped(b"", "me,random,random", "1", "en", str(tmp_path / "no" / "g.dig"))
    assert (nowhere.returncode, b"Traceback" in nowhere.stderr) == (2, False)


def test_a_game_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "g.dig"
    lines = f"\n\n1\n1\nsave {file}\nsave {file}\nsave\nquit\n".encode()

    told = piped(lines, COLUMNS="200").stdout.decode()

    assert told.count(str(file)) == 2
    assert piped(b"1\n" * 900, "me,random,random", "", "en", str(file)).returncode == 0
    assert read_record(file.read_text())[1].opened == "1"
