"""Programs at the table: whatever they do, the game goes on."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

from tests.waiting import HANG, wait_until
from undermine.bots import pipe
from undermine.bots.event_text import event_line
from undermine.bots.pipe import PipeBot
from undermine.bots.seating import Seating
from undermine.core.tile import Lay
from undermine.games.saboteur.events import Discarded, GameEnded, Peeked, Placed
from undermine.session import Game

FOREVER = 3600
LISTEN = "import sys, time\nfor line in sys.stdin:\n    if line.startswith('choose '):\n        "


def _command(tmp_path: Path, text: str) -> str:
    program = tmp_path / "bot.py"
    program.write_text(text, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} -S -E {shlex.quote(str(program))}"


def _decide(bot: PipeBot, turns: int = 3) -> Game:
    """Let a program decide for all seats for some turns."""
    game = Game("saboteur", 3, "pipe")
    seating = Seating(game, {0: bot})
    seating.bots = dict.fromkeys(range(3), bot)
    for _ in range(turns):
        seating.play(seating.ask())
    return game


def test_a_program_is_told_what_its_seat_sees_and_decides(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = _command(
        tmp_path,
        f"import sys\nlog = open({str(log)!r}, 'w')\nfor line in sys.stdin:\n"
        "    print(line, end='', file=log, flush=True)\n"
        "    if line.startswith('choose '):\n        print(line[7:].split(' | ')[0], flush=True)\n",
    )

    with PipeBot(command, seconds=HANG) as bot:
        game = _decide(bot)

    lines = log.read_text(encoding="utf-8").splitlines()
    words = [line.split()[0] for line in lines]
    assert bot.errors == []
    assert lines[0] == "begin 1 saboteur@1"
    assert lines[1] == "see roundbegan round=1"
    assert words.count("choose") == words.count("view") == 3
    assert all(words[at - 1] == "view" for at, word in enumerate(words) if word == "choose")
    asked = [line for line in lines if line.startswith("choose ")]
    texts = [entry.text for entry in game.record.entries]
    played = [text for text in texts if text[0].isdigit()]
    assert [line[7:].split(" | ")[0] for line in asked] == [text[2:] for text in played]


def test_another_spelling_of_a_legal_action_will_do(tmp_path: Path) -> None:
    spaced = "print(' ' + line[7:].split(' | ')[0].replace(' ', '  '), flush=True)"
    with PipeBot(_command(tmp_path, f"{LISTEN}{spaced}\n"), seconds=HANG) as bot:
        _decide(bot, turns=1)

    assert bot.errors == []


BAD = {
    "nonsense": ("print('hello', flush=True)", "got 'hello'"),
    "empty": ("print(flush=True)", "got ''"),
    "illegal": ("print('place EW 5,5', flush=True)", "got 'place EW 5,5', which is not one"),
    "garbage": (r"sys.stdout.buffer.write(b'\xff\x00\n'); sys.stdout.flush()", r"\\xff"),
    "late": (f"time.sleep({FOREVER})", "expected an answer within 0.3 s, got nothing"),
    "dies": ("sys.exit(3)", "got the end of the program with exit code 3"),
    "long line": ("sys.stdout.write('x' * 10**7); sys.stdout.flush()", "got 'xxx"),
    "flood": ("\n        while True: print('spam', flush=True)", "got 'spam'"),
    "closes": (f"import os; os.close(1); time.sleep({FOREVER})", "got the end of the"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_program_is_replaced(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deed, complaint = BAD[fault]
    if fault == "dies":  # its last breath may come late
        monkeypatch.setattr(pipe, "_EXIT_SECONDS", HANG)

    command = _command(tmp_path, LISTEN + deed + "\n")
    with PipeBot(command, seconds=0.3 if fault == "late" else HANG) as bot:
        _decide(bot)

    assert len(bot.errors) == 1
    assert complaint in bot.errors[0]
    assert "bot.py" in bot.errors[0]
    assert bot._program is None


def test_a_program_that_talks_before_it_is_asked_is_replaced(tmp_path: Path) -> None:
    chatter = "print(line[7:].split(' | ')[0], flush=True); print('me again', flush=True)"
    with PipeBot(_command(tmp_path, f"{LISTEN}{chatter}\n"), seconds=HANG) as bot:
        game = Game("saboteur", 3, "pipe")
        seating = Seating(game, {0: bot})
        seating.bots = dict.fromkeys(range(3), bot)
        seating.play(seating.ask())
        assert bot._program is not None
        heard = bot._program._heard
        wait_until(lambda: not heard.empty(), "a second answer")
        seating.play(seating.ask())

    assert "expected silence before the question, got 'me again'" in bot.errors[0]


@pytest.mark.parametrize("flooding", ["stdout", "stderr"])
def test_a_program_that_never_listens_blocks_nobody(
    flooding: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = f"import sys, time\nsys.{flooding}.write('x\\n' * 10**5)\ntime.sleep({FOREVER})\n"
    with PipeBot(_command(tmp_path, text), seconds=0.3) as bot:
        _decide(bot)
        game = Game("saboteur", 3, "pipe")
        for _ in range(1000):
            bot.see(game.events)

    assert len(bot.errors) == 1


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", "unbalanced '"])
def test_a_program_that_cannot_be_started_is_replaced(command: str) -> None:
    with PipeBot(command) as bot:
        _decide(bot)

    assert "expected a program that can be started" in bot.errors[0]


@pytest.mark.skipif(os.name == "nt", reason="looks for processes as POSIX does")
def test_nothing_is_left_behind(tmp_path: Path) -> None:
    """Not even what the program itself has started."""
    child = tmp_path / "child"
    text = (
        "import subprocess, sys\n"
        f"sleep = 'import time; time.sleep({FOREVER})'\n"
        "child = subprocess.Popen([sys.executable, '-S', '-c', sleep])\n"
        f"print(child.pid, file=open({str(child)!r}, 'w'), flush=True)\n"
        f"{LISTEN}print('nonsense', flush=True)\n"
    )
    bot = PipeBot(_command(tmp_path, text), seconds=HANG)
    _decide(bot, turns=1)
    pid = int(child.read_text(encoding="utf-8"))
    bot.close()
    bot.close()

    wait_until(lambda: _is_gone(pid), "the end of the program")


def _is_gone(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


@pytest.mark.skipif(os.name == "nt", reason="looks for processes as POSIX does")
def test_a_forgotten_bot_ends_its_program(tmp_path: Path) -> None:
    bot = PipeBot(_command(tmp_path, f"import time\ntime.sleep({FOREVER})\n"))
    bot.begin(0, "saboteur@1")
    assert bot._program is not None
    pid = bot._program._process.pid

    del bot

    wait_until(lambda: _is_gone(pid), "the end of the program")


def test_events_are_written_with_seats_and_goals_from_one() -> None:
    placed = Placed(cards=("NES",), seat=0, tile=Lay("NES", 180), at=(1, -2))
    peeked = Peeked(cards=("?goal",), seat=2, goal=1)
    ended = GameEnded(scores=(3, 0, 5), winners=(2,))

    assert event_line(placed) == "placed seat=1 tile=NES~ at=1,-2 cards=NES"
    assert event_line(peeked) == "peeked seat=3 goal=2 cards=?"
    assert event_line(Discarded(seat=1)) == "discarded seat=2"
    assert event_line(ended) == "gameended scores=3,0,5 winners=3"
