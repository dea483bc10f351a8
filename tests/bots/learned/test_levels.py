"""Levels 4 and 5: they choose by what their seat may know, always the same, and never fail."""

from __future__ import annotations

import logging
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.learned.logged import Logged, choice, logged
from tests.bots.tables import bots, play
from tests.net.tiny import content, policy_shapes
from undermine.bots.learned import net_bot
from undermine.bots.learned.old_dwarf import OldDwarfBot
from undermine.bots.learned.surveyor import SurveyorBot
from undermine.bots.registry import make_bot
from undermine.core.resample import filled, resample
from undermine.games import load
from undermine.kernel import GAMES
from undermine.net.players import player_of
from undermine.session import Game

TABLES = [
    ("saboteur", 3),
    ("saboteur", 5),
    ("saboteur", 10),
    ("saboteur-2", 2),
    ("saboteur-2", 6),
    ("the-lost-mines", 4),
    ("the-dark-cave", 2),
    ("the-dark-cave", 5),
]
LEVELS = ["surveyor", "old-dwarf/40"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_swapping_hidden_cards_changes_no_choice(
    nets: Path, level: str, rules: str, seats: int
) -> None:
    known = load(rules)
    dice = Random(seats)  # noqa: S311 (a game, no secret)
    for one in logged(rules, seats, "secret", most=60)[::12]:
        twin = resample(known, one.view, dice.randrange)
        seen = known.view(twin, one.seat)

        assert seen == one.view
        assert choice(level, rules, one, seen) == choice(level, rules, one)


@pytest.mark.parametrize("rules", GAMES)
def test_a_filled_view_looks_the_same_to_its_seat(rules: str) -> None:
    known = load(rules)
    for one in logged(rules, 4, "filled", most=60)[::7]:
        assert known.view(filled(known, one.view), one.seat) == one.view
        assert filled(known, one.view) == filled(known, one.view)


@pytest.mark.parametrize("rules", GAMES)
def test_the_surveyor_takes_what_its_net_scores_best(nets: Path, rules: str) -> None:
    chosen: set[int] = set()
    for one in logged(rules, 4, "best", most=40)[::5]:
        player = player_of(load(rules).id, 4)

        answer = player.answer(one.view, one.legal, one.history, (1.0,))

        assert len(answer.logits) == len(one.legal)
        assert all(map(isfinite, (*answer.logits, answer.value)))
        best = answer.logits.index(max(answer.logits))
        assert choice("surveyor/patient", rules, one) == one.legal[best]
        assert [sum(row) for row in answer.roles] == pytest.approx([1.0] * 4, abs=1e-5)
        chosen.add(best)
    assert len(chosen) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_log_counts(nets: Path, level: str) -> None:
    """A bot that was told nothing decides otherwise, now and then, than one that was told."""
    told = [
        choice(level, "saboteur", one) == choice(level, "saboteur", one._replace(history=None))
        for one in logged("saboteur", 5, "told", most=60)
    ]

    assert False in told


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(nets: Path, level: str) -> None:
    records = []
    for _ in range(2):
        game = Game("saboteur", 3, "same", options=None)
        seated = {**bots("random", 3, "same"), 1: make_bot(level, "1")}
        play(game, seated)
        records.append(game.record)

    assert records[0] == records[1]


# -- whatever happens ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats"),
    [*TABLES, ("saboteur+gold_draw=players", 5), ("the-lost-mines+layout=diamond", 4)],
)
def test_random_tables_never_make_a_level_fail(nets: Path, rules: str, seats: int) -> None:
    """Nobody plays as nets would expect, and neither level fails or stands aside."""
    game = Game(rules, seats, "wild")
    seated = {**bots("random", seats, "wild"), 0: SurveyorBot("1"), 1: OldDwarfBot("1", "/12")}

    play(game, seated)

    assert game.over
    assert [getattr(seated[seat], "obstacle", None) for seat in (0, 1)] == ["", ""]


def test_options_that_no_net_has_learned_are_played_by_a_stand_in(nets: Path) -> None:
    game = Game("saboteur+known_saboteurs", 5, "option")
    seated = {**bots("random", 5, "option"), 2: SurveyorBot("1"), 3: OldDwarfBot("1", "/12")}

    play(game, seated)

    assert game.over
    for seat, name in ((2, "surveyor"), (3, "old-dwarf")):
        said = getattr(seated[seat], "obstacle", "")
        assert said.startswith(f"{name} cannot play saboteur")
        assert "option known_saboteurs is not in the kernel" in said
        assert said.endswith(f"{net_bot.stand_in()} plays instead")


def test_without_a_kernel_the_next_level_plays_and_it_is_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("undermine.net.players.available", lambda: False)
    monkeypatch.setenv("UNDERMINE_NETS", "/nowhere/at/all")
    game = Game("saboteur", 3, "bare")

    with caplog.at_level(logging.WARNING):
        play(game, {seat: SurveyorBot(str(seat)) for seat in range(3)})

    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert "the kernel is not built here" in said[0]


def test_missing_and_damaged_weights_are_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERMINE_NETS", str(tmp_path))
    one = logged("saboteur", 5, "lost", most=20)[10]
    assert "saboteur.net cannot be read" in _obstacle(one)

    body = content("saboteur", policy_shapes("saboteur"))
    (tmp_path / "saboteur.net").write_bytes(body[:-2] + b"\x00\x01")
    assert "is damaged: its checksum is wrong" in _obstacle(one)

    (tmp_path / "saboteur.net").write_bytes(body)
    assert _obstacle(one) == ""


def test_a_stand_in_chooses_like_the_level_it_stands_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has seen everything that came before, and is told what comes after."""
    monkeypatch.setenv("UNDERMINE_NETS", str(tmp_path))
    for one in logged("saboteur", 5, "heir", most=60)[::6]:
        bot, wanted = SurveyorBot("same"), make_bot(net_bot.stand_in(), "same")
        for each in (bot, wanted):
            each.begin(one.seat, load("saboteur").id)
            each.see(one.seen)

        assert bot.choose(one.view, one.legal) == wanted.choose(one.view, one.legal)
        for each in (bot, wanted):
            each.see(one.seen[-3:])
        assert bot.choose(one.view, one.legal) == wanted.choose(one.view, one.legal)


def _obstacle(one: Logged) -> str:
    bot = SurveyorBot("1")
    bot.begin(one.seat, load("saboteur").id)
    assert bot.choose(one.view, one.legal) in one.legal
    return bot.obstacle


# -- styles ----------------------------------------------------------------------------------------


def test_styles_are_named_or_drawn_for_a_game() -> None:
    assert SurveyorBot("1", "patient").styles == (1.0,)
    assert SurveyorBot("1", "bold").styles == (0.0,)
    assert SurveyorBot("1").styles == SurveyorBot("1").styles
    assert len({SurveyorBot(str(seed)).styles for seed in range(40)}) > 1
    with pytest.raises(ValueError, match="no style 'rash'"):
        SurveyorBot("1", "rash")


def test_the_registry_takes_styles_and_budgets() -> None:
    made: Any = make_bot("old-dwarf/patient/400", "1")

    assert made.styles == (1.0,)
    assert made.budget.share(100) == 0.25
    assert make_bot("surveyor/bold", "1") is not None
    with pytest.raises(ValueError, match="no style"):
        make_bot("surveyor/400", "1")


def test_styles_matter_to_the_net(nets: Path) -> None:
    one = logged("saboteur", 5, "styles", most=20)[10]
    player = player_of("saboteur", 5)

    bold, patient = (
        player.answer(one.view, one.legal, one.history, SurveyorBot("1", style).styles)
        for style in ("bold", "patient")
    )

    assert bold.logits != patient.logits
