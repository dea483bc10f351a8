"""The examples run as they stand."""

from __future__ import annotations

import importlib.util
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from undermine.bots.base import Bot
from undermine.bots.pipe import PipeBot
from undermine.bots.registry import make_bot
from undermine.bots.seating import Seating
from undermine.session import Game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def _play(bot: Bot) -> Game:
    game = Game("saboteur", 3, "example")
    Seating(game, {0: bot, 1: make_bot("random", "1"), 2: make_bot("random", "2")}).play_out()
    return game


def test_the_class_plays() -> None:
    spec = importlib.util.spec_from_file_location("eager_bot", EXAMPLES / "eager_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    assert _play(module.EagerBot("1")).over


@pytest.mark.parametrize(("runner", "file"), [(sys.executable, "py"), ("sh", "sh")])
def test_the_program_plays(runner: str, file: str) -> None:
    if shutil.which(runner) is None:
        pytest.skip(f"there is no {runner} here")
    program = EXAMPLES / f"eager_pipe.{file}"

    with PipeBot(f"{shlex.quote(runner)} {shlex.quote(str(program))}") as bot:
        game = _play(bot)

    assert game.over
    assert bot.errors == []


def test_class_and_programs_lay_as_far_east_as_they_can() -> None:
    for runner, file in ((sys.executable, "py"), ("sh", "sh")):
        if shutil.which(runner):
            with PipeBot(
                f"{shlex.quote(runner)} {shlex.quote(str(EXAMPLES))}/eager_pipe.{file}"
            ) as bot:
                game = _play(bot)
            texts = [entry.text for entry in game.record.entries]
            assert any(text.startswith("1 place ") for text in texts)
