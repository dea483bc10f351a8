"""Data sets and clusters without their extras, and with arguments that cannot be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.shell import Shell

PLAYED = ("saboteur", "--bots", "random")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena", *PLAYED, "--cluster", "moon"), "or 'local:2' for two workers here, not 'moon'"),
        (("arena", *PLAYED, "--cluster", "local:0"), "not 'local:0'"),
        (("arena", *PLAYED, "--cluster", ""), "not ''"),
        (("arena", *PLAYED, "--cluster", "tcp://host"), "not 'tcp://host'"),
        (("arena", *PLAYED, "--jobs", "2", "--cluster", "local:2"), "does not go with --cluster"),
        (("dataset", "chess", "--bots", "random", "--out", "x"), "there is no game 'chess'"),
        (("dataset", "saboteur", "--bots", "nobody", "--out", "x"), "there is no bot 'nobody'"),
        (("dataset", "saboteur", "--bots", ",", "--out", "x"), "not ','"),
        (("dataset", *PLAYED, "--out", "x", "--games", "many"), "--games takes a whole number"),
        (("dataset", *PLAYED, "--out", "x", "--games", "0"), "games is at least 1, not 0"),
        (("dataset", *PLAYED, "--out", "x", "--seats", "2"), "is for 3 to 10 seats, not 2"),
        (("dataset", *PLAYED, "--out", "x", "--seed", "a b"), "not 'a b'"),
        (
            ("dataset", "saboteur+allow_concede", "--bots", "random", "--out", "x"),
            "kernel",
        ),
    ],
)
def test_arguments_that_cannot_be_are_quoted(
    shell: Shell,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)

    answer = shell(*words)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("undermine: ")
    assert said in answer.err
    assert answer.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("pyarrow", ("dataset", *PLAYED, "--out", "x"), "undermine[dataset]"),
        ("distributed", ("arena", *PLAYED, "--cluster", "local:2"), "undermine[cluster]"),
    ],
)
def test_a_missing_package_is_named_by_its_extra(  # noqa: PLR0913, PLR0917 (what is missing, and where)
    shell: Shell,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    words: tuple[str, ...],
    extra: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)

    answer = shell(*words)

    assert (answer.code, answer.out) == (2, "")
    assert f"pip install '{extra}'" in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [("dataset", *PLAYED), ("dataset", "saboteur", "--out", "x")])
def test_bots_and_folder_must_be_given(shell: Shell, words: tuple[str, ...]) -> None:
    assert shell(*words).code == 2
