"""Games on disk: written as they go on, gone on with later."""

import stat
from pathlib import Path

import pytest

from undermine.bots.registry import make_bot
from undermine.bots.seating import Seating
from undermine.cli.terminal.record_file import (
    RecordWriter,
    resumed,
    save,
    seed_file,
    store_seed,
    stored_record,
)
from undermine.dealer import verify
from undermine.notation.records import write_record
from undermine.session import Game, read_record
from undermine.words import catalogue

ENGLISH = catalogue("en")
NAMES = ("Ada", "Bela", "Cleo")


def played(path: Path, steps: int) -> Game:
    """A game of three bots that is written down step by step."""
    game = Game("saboteur", NAMES, "s")
    store_seed(path, "s")
    writer = RecordWriter(path, game)
    writer.write_new()
    seating = Seating(game, {seat: make_bot("random", str(seat)) for seat in range(3)})
    while steps and not game.over:
        seating.play(seating.ask())
        writer.write_new()
        steps -= 1
    return game


def gone_on(path: Path, seed: str | None = None) -> Game:
    record = stored_record(path, ENGLISH)
    assert record
    return resumed(path, record, seed, ENGLISH)[0]


@pytest.mark.parametrize("steps", [0, 1, 17])
def test_a_game_is_resumed_where_it_was(tmp_path: Path, steps: int) -> None:
    game = played(tmp_path / "g.dig", steps)

    again = gone_on(tmp_path / "g.dig")

    assert again.state == game.state
    assert again.record == game.record
    again.play(again.legal[0])
    game.play(game.legal[0])
    assert again.state == game.state


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "g.dig"
    game = played(path, 12)
    path.write_bytes(path.read_bytes()[:-cut])

    again = gone_on(path)

    assert path.read_bytes().endswith(b"\n")
    done = again.record.entries
    assert game.record.entries[: len(done)] == done


def test_a_cut_among_the_lots_of_chance_deals_the_same(tmp_path: Path) -> None:
    path = tmp_path / "g.dig"
    game = played(path, 0)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-5]))

    assert gone_on(path).state == game.state


def test_a_header_that_was_cut_off_is_no_game_yet(tmp_path: Path) -> None:
    path = tmp_path / "g.dig"
    path.write_text("undermine 1\nrules: sabo")

    assert stored_record(path, ENGLISH) is None
    assert path.read_bytes() == b""


def test_the_seed_is_for_its_owner_only_and_goes_with_the_end(tmp_path: Path) -> None:
    path = tmp_path / "g.dig"
    played(path, 3)
    assert stat.S_IMODE(seed_file(path).stat().st_mode) == 0o600
    assert "opened" not in path.read_text()

    path.unlink()
    game = played(path, 9999)

    assert not seed_file(path).exists()
    assert path.read_text() == write_record(game.record)
    assert verify(*read_record(path.read_text())) > 0


def test_a_finished_game_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "g.dig"
    played(path, 9999)
    before = path.read_bytes()
    record = stored_record(path, ENGLISH)
    assert record

    game, _ = resumed(path, record, None, ENGLISH)
    RecordWriter(path, game, len(record.entries), is_over=True).write_new()

    assert game.over
    assert path.read_bytes() == before


def test_without_its_seed_nobody_deals_on(tmp_path: Path) -> None:
    path = tmp_path / "g.dig"
    played(path, 3)
    seed_file(path).unlink()

    with pytest.raises(ValueError, match=r"g\.dig\.seed"):
        gone_on(path)
    assert gone_on(path, "s").rules.name == "saboteur"


def test_another_seed_is_refused(tmp_path: Path) -> None:
    played(tmp_path / "g.dig", 3)

    with pytest.raises(ValueError, match=r"seed.*g\.dig"):
        gone_on(tmp_path / "g.dig", "t")


@pytest.mark.parametrize(
    "text",
    [
        "hello\n",
        "undermine 1\nrules: saboteur@1\nseats: A, B, C\neyes: 1\n\n",
        "undermine 1\nrules: x\n\n",
        "\n\n",
        "\x00\n\n",
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "g.dig"
    path.write_text(text)

    with pytest.raises(ValueError, match=r"g\.dig"):
        stored_record(path, ENGLISH)
    assert path.read_text() == text


def test_a_record_that_breaks_the_rules_names_its_entry(tmp_path: Path) -> None:
    path = tmp_path / "g.dig"
    game = played(path, 0)
    with path.open("a") as file:
        file.write(f"{game.actor + 1} place NESW 40,40\n")

    with pytest.raises(ValueError, match=rf"entry {len(game.record.entries) + 1}"):
        gone_on(path)


def test_a_saved_game_can_be_gone_on_with(tmp_path: Path) -> None:
    game = played(tmp_path / "g.dig", 5)

    save(tmp_path / "copy.dig", game, "s")

    assert gone_on(tmp_path / "copy.dig").state == game.state
    with pytest.raises(FileExistsError):
        save(tmp_path / "copy.dig", game, "s")
