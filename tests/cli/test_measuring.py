"""Comparisons, the ladder and the bench on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell

COMPARE = ("compare", "saboteur", "--bots", "random,path-first", "--seats", "3")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("compare", "chess", "--bots", "random,greedy"), "there is no game 'chess'"),
        (("compare", "saboteur", "--bots", "random,nobody"), "there is no bot 'nobody'"),
        (("compare", "saboteur", "--bots", "random"), "two bots are compared"),
        (("compare", "saboteur", "--bots", ","), "not ','"),
        ((*COMPARE, "--against", ""), "not ''"),
        ((*COMPARE, "--against", "random,greedy"), "the design for several is cross"),
        ((*COMPARE, "--design", "solo"), "there is no design 'solo'"),
        ((*COMPARE, "--measure", "gold"), "there is no measure 'gold'"),
        ((*COMPARE, "--seats", "2"), "is for 3 to 10 seats, not 2"),
        ((*COMPARE, "--seats", "three"), "--seats takes a whole number, not 'three'"),
        ((*COMPARE, "--deals", "0"), "deals is at least 1, not 0"),
        ((*COMPARE, "--rounds", "0"), "--rounds takes a number from 1 on, or all, not '0'"),
        ((*COMPARE, "--rounds", "some"), "--rounds takes a whole number, not 'some'"),
        ((*COMPARE, "--until", "2"), "--until takes a gain, as in '+2', not '2'"),
        ((*COMPARE, "--until=-2"), "--until takes a gain, as in '+2', not '-2'"),
        ((*COMPARE, "--until", "+0"), "not '+0'"),
        ((*COMPARE, "--until", "+nan"), "not '+nan'"),
        ((*COMPARE, "--seed", "a b"), "not 'a b'"),
        ((*COMPARE, "--jobs", "0"), "jobs is at least 1, not 0"),
        ((*COMPARE, "--cluster", "moon"), "not 'moon'"),
        (("ladder", "chess", "--out", "x"), "there is no game 'chess'"),
        (("ladder", "saboteur", "--out", "x", "--bots", "nobody"), "there is no bot 'nobody'"),
        (("ladder", "saboteur", "--out", "x", "--deals", "0"), "deals is at least 1, not 0"),
        (("ladder", "saboteur", "--out", "x", "--seats", "2"), "3 to 10 seats, not 2"),
        (("bench", "nobody", "--out", "x"), "there is no bot 'nobody'"),
        (("bench", "random", "--than", "nobody", "--out", "x"), "there is no bot 'nobody'"),
        (("bench", "random", "--only", "chess", "--out", "x"), "the bench has no section 'chess'"),
        (("bench", "random", "--deals", "0", "--out", "x"), "deals is at least 1, not 0"),
    ],
)
def test_arguments_that_cannot_be_are_quoted(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)

    answer = shell(*words)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("undermine: ")
    assert said in answer.err
    assert answer.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_comparison_is_a_table_and_an_object(shell: Shell, tmp_path: Path) -> None:
    words = (*COMPARE, "--deals", "6", "--out", str(tmp_path))

    table, answer = shell(*words), shell(*words, "--json")

    assert table.out == (tmp_path / "result.txt").read_text(encoding="utf-8")
    assert json.loads(answer.out) == json.loads((tmp_path / "result.json").read_bytes())
    assert [line.split()[:2] for line in table.out.splitlines()].count(["all", "6"]) == 2


def test_whole_games_and_points_can_be_asked_for(shell: Shell) -> None:
    answer = shell(
        *COMPARE, "--deals", "2", "--rounds", "all", "--measure", "points", "--until", "+0.5"
    )

    assert "whole games: random or path-first at one seat" in answer.out
    assert "Gain of 0.5, all: not clear yet, after 2 deals" in answer.out


def test_other_parameters_are_quoted(shell: Shell, tmp_path: Path) -> None:
    words = (*COMPARE, "--deals", "2", "--out", str(tmp_path))
    shell(*words)

    answer = shell(*words, "--seed", "2")

    assert answer.code == 2
    assert "was begun with seed '1', not '2'; give the same parameters" in answer.err


@pytest.mark.parametrize(
    ("out", "said"),
    [((), "with --out it could go on"), (("--out", "x"), "the same command goes on")],
)
def test_an_interrupted_comparison_says_how_to_go_on(
    shell: Shell,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    out: tuple[str, ...],
    said: str,
) -> None:
    def interrupt(*_told: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("undermine.cli.progress.shown_progress", lambda _things: interrupt)

    answer = shell(*COMPARE, "--deals", "2", *out)

    assert (answer.code, answer.err) == (130, f"undermine: interrupted; {said}\n")


def test_a_ladder_is_played_once_and_printed_again(shell: Shell, tmp_path: Path) -> None:
    words = ("ladder", "saboteur", "--seats", "3", "--deals", "4", "--out", str(tmp_path))

    first = shell(*words, "--bots", "random")
    again, answer = shell(*words), shell(*words, "--json")

    assert first.out == again.out
    assert first.out.splitlines()[0] == "saboteur@1, 3 seats, 8 tables"
    standings = json.loads(answer.out)["bots"]
    assert {each["bot"] for each in standings} == {"greedy", "random"}


def test_the_bench_prints_what_it_writes(shell: Shell, tmp_path: Path) -> None:
    words = ("bench", "random", "--than", "path-first", "--deals", "1", "--out", str(tmp_path))

    table = shell(*words, "--only", "saboteur-hero")
    answer = shell(*words, "--only", "saboteur-hero", "--json")

    assert table.out == (tmp_path / "result.txt").read_text(encoding="utf-8")
    assert table.out.startswith("Undermine Bench 1: random minus path-first\n")
    assert json.loads(answer.out)["is_whole"] is False
