"""Where bots are found."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from undermine.bots import make_bot, names, registry
from undermine.bots.levels.foreman import ForemanBot
from undermine.bots.levels.styles import STYLES
from undermine.bots.random_bot import RandomBot
from undermine.bots.seating import Seating
from undermine.session import Game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_built_in_bots_are_known_by_name() -> None:
    assert {"random", "greedy"} <= set(names())


def test_an_unknown_bot_lists_the_known_ones() -> None:
    known = "apprentice, miner, foreman, surveyor, old-dwarf, greedy, random"
    with pytest.raises(ValueError, match=f"no bot 'gready'; the bots are: {known}"):
        make_bot("gready", "1")


def test_levels_come_first_and_the_weakest_before_the_others() -> None:
    assert names()[:3] == ("apprentice", "miner", "foreman")


def test_a_style_may_follow_a_level() -> None:
    bot = make_bot("foreman/patient", "1")

    assert isinstance(bot, ForemanBot)
    assert bot.style is STYLES["patient"]


def test_an_unknown_style_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no style 'pateint'; .*patient"):
        make_bot("miner/pateint", "1")


def test_only_levels_have_styles() -> None:
    with pytest.raises(ValueError, match="no bot 'greedy/bold'"):
        make_bot("greedy/bold", "1")


def test_other_packages_add_bots_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("mine", "undermine.bots.random_bot:RandomBot", registry.GROUP)
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [entry] if group == registry.GROUP else []
    )

    assert "mine" in names()
    assert isinstance(make_bot("mine", "1"), RandomBot)


def test_a_program_can_sit_at_the_table_by_its_command() -> None:
    bot = make_bot(f"pipe:{sys.executable} {EXAMPLES / 'eager_pipe.py'}", "1")
    game = Game("saboteur", seats=3, seed=1)
    others = {seat: make_bot("random", str(seat)) for seat in (1, 2)}

    seating = Seating(game, {0: bot, **others})
    for _ in range(12):
        seating.play(seating.ask())

    assert getattr(bot, "errors", None) == []
