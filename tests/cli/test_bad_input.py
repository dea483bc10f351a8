"""Whatever the command line is given, it answers in a sentence and with the right code."""

import io
from pathlib import Path

import pytest

from tests.cli.shell import HAND, Shell, program, started

GAME = """undermine 1
rules: saboteur@1
seats: Ada, Béla, Cleo

* begin 1
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("legal", ""), "begins with the name of a game"),
        (("legal", " \t"), "begins with the name of a game"),
        (("legal", "chess"), "there is no game 'chess'; the games are: "),
        (("legal", "saboteur@9"), "no version 9 of its rules; its versions are: 1"),
        (("legal", "saboteur+"), "has no option ''"),
        (("legal", "saboteur seats=3 trun=1"), "column 18: cannot read 'trun=1'"),
        (("legal", "saboteur seats=" + "9" * 5000), "a whole number is wanted"),
        (("legal", "saboteur seats=²"), "cannot read '²'"),
        (("legal", "saboteur \udcff\udcfe"), "write key=value"),
        (("legal", "saboteur turn=1 hand1=?0"), "cannot read '?0'"),
        (("legal", "saboteur turn=1 hand1=map@*"), "cannot read '*'"),
        (("legal", "saboteur turn=1 front1=??"), "??"),
        (("step", "saboteur agenda=nextround:*", "--seed", "1"), "nextround"),
        (("step", "saboteur agenda=paygold:*:-:2", "--seed", "1"), "paygold"),
        (("step", "saboteur agenda=paygold:*:1:3;turn:- bank=gold-3", "pay loot1 gold-3"), "turn"),
        (("step", "saboteur earned=1:4:-1", "--seed", "1"), "earned"),
        (("check", HAND, ""), "an action begins with one of begin, break"),
        (("check", HAND, "place EW"), "write place LAY CELL"),
        (("check", HAND, "place EW 1,0 --json"), "write place LAY CELL"),
        (("check", HAND, "peek " + "9" * 50), "a whole number is wanted"),
        (("check", HAND, "deal hand1 \x00"), "cannot read '\\x00'"),
        (("step", HAND, "peek 1", "deal hand1 mpa"), "did you mean map?"),
        (("step", HAND, "--seed", "a b"), "a seed is up to 128 letters"),
        (("view", HAND, "9"), "there are seats 1 to 3"),
        (("view", HAND, "*"), "there are seats 1 to 3"),
        (("perft", HAND, "--depth", "0"), "--depth must be at least 1, not 0"),
        (("rules", "chess"), "there is no game 'chess'; the games are: "),
        (("rules", ""), "there is no game ''"),
        (("cards", "chess"), "there is no game 'chess'"),
        (("replay", "no-such-file.dig"), "cannot read 'no-such-file.dig'"),
        (("verify", "."), "cannot read '.'"),
        (("deal", "saboteur", "--seed", "a b"), "a seed is up to 128 letters"),
    ],
)
def test_what_cannot_be_read_is_quoted_on_standard_error(
    shell: Shell, words: tuple[str, ...], said: str
) -> None:
    answer = shell(*words)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("undermine: ")
    assert said in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    "words",
    [
        ("dig",),
        ("legal",),
        ("legal", HAND, "more"),
        ("check", HAND),
        ("legal", HAND, "--lang", "fr"),
        ("legal", HAND, "--speed"),
        ("perft", HAND),
        ("perft", HAND, "--depth", "x"),
        ("rule",),
        ("--json",),
    ],
)
def test_words_that_no_command_takes_are_answered_with_its_usage(
    shell: Shell, words: tuple[str, ...]
) -> None:
    answer = shell(*words)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("usage: undermine")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a record begins with the line 'undermine 1'"),
        ("undermine 1\n", "the header lacks"),
        (GAME.replace("saboteur@1", "chess"), "line 2, column 8: cannot read 'chess'"),
        (GAME.replace(", Cleo", ""), "saboteur is for 3 to 10 seats"),
        (GAME.replace("begin 1", "begin"), "line 5, column 3: cannot read 'begin'"),
        (GAME.replace("* begin", "1 begin"), "entry 1, '1 begin 1': somebody else is to decide"),
        (GAME + "* deal goal1 map\n", "entry 2, '* deal goal1 map': SAB-017"),
        (GAME + "@ goal9 gold\n", "goal9"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("replay", "--as", "1"), ("verify",)])
def test_a_record_that_cannot_be_played_is_quoted(
    shell: Shell, tmp_path: Path, text: str, said: str, command: tuple[str, ...]
) -> None:
    file = tmp_path / "game.dig"
    file.write_text(text, encoding="utf-8")

    answer = shell(command[0], str(file), *command[1:])

    assert answer.code == 2
    assert answer.err.startswith("undermine: ")
    assert said in answer.err


def test_a_record_without_eyes_that_was_shown_something_is_refused(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{GAME}@ goal1 gold\n"))

    answer = shell("replay", "-", "--as", "1")

    assert answer.code == 2
    assert "@ goal1 gold" in answer.err


def test_a_file_that_is_no_text_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.dig"
    file.write_bytes(b"\xff\xfe\x00")

    answer = shell("replay", str(file))

    assert answer.code == 2
    assert repr(str(file)) in answer.err


# -- as a program ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("legal", HAND), 0),
        (("check", HAND, "place EW 2,0"), 1),
        (("check", HAND, "plaice EW 2,0"), 2),
        (("legal", "-"), 2),
    ],
)
def test_a_program_ends_with_the_right_code_and_without_a_traceback(
    words: tuple[str, ...], code: int
) -> None:
    answer = program(*words)

    assert answer.code == code
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("words", [("rules", "saboteur"), ("rules", "saboteur", "--json"), ()])
def test_a_reader_who_leaves_early_is_no_error(words: tuple[str, ...]) -> None:
    with started(*words, PYTHONUNBUFFERED="1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        if process.stdin is not None:
            process.stdin.close()
        said = process.stderr.read()

    assert said == ""
    assert process.returncode == 0


def test_a_terminal_that_knows_few_letters_gets_an_answer() -> None:
    answer = program("deal", "saboteur", PYTHONIOENCODING="cp1252")

    assert (answer.code, answer.err) == (0, "")
    assert "place" in answer.out


@pytest.mark.parametrize(
    "words",
    [
        ("legal", "saboteur agenda=paygold:*:1:99999 bank=gold-1"),
        ("step", "saboteur turn=1 earned=1:999:2", "--seed", "1"),
    ],
)
def test_a_huge_payment_does_not_keep_anybody_waiting(words: tuple[str, ...]) -> None:
    answer = program(*words)

    assert answer.code in (0, 2)
    assert "Traceback" not in answer.err
