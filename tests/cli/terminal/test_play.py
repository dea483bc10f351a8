"""Whole games at a terminal, and everything that can go wrong there."""

import random
import re
import subprocess

import pytest

from tests.cli.terminal.terminal import (
    PATIENCE,
    WIPE,
    Terminal,
    bare,
    command,
    environment,
    piped,
    said,
)
from tests.words.ftl import ENGLISH as ENGLISH_WORDS
from undermine.words import LANGUAGES, Catalogue, catalogue

ENGLISH, GERMAN = catalogue("en"), catalogue("de")
GOLD = [ENGLISH.card(f"gold-{value}") for value in (1, 2, 3)]
TAKES = ENGLISH.text("action-take.hidden")


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_the_end(language: str) -> None:
    words = catalogue(language)
    with Terminal("me,random,random", lang=language) as terminal:
        told = terminal.play_out()

        assert terminal.code() == 0
    assert "Traceback" not in told
    for number in (1, 2, 3):
        assert said(words, "event-roundbegan", round=number) in told
    assert told.count(words.text("terminal-dwarves")) == 3
    assert words.text("game-over") in told
    assert not re.search(r"\{|\}|terminal-|event-", told)


def test_german_has_no_english_left() -> None:
    lines = b"hilfe\nz\xc3\xbcge\nwarum place EW 9,9\nrolle\n\nbekannt\n\ngold\n\nplaze\n77\n"
    told = piped(b"\n\n" + lines + b"1\n" * 600, "me,random,random", "1", "de").stdout.decode()

    without_notation = re.sub(
        r"\[[a-z]+ [^]\n]*\]|(Schreibweise|erlaubt ist|ausschreiben): .*", "", told
    )
    found = ENGLISH_WORDS.findall(without_notation)
    assert "Das Spiel ist zu Ende." in told
    assert not found


def test_gold_is_chosen_by_people_and_told_as_backs_for_others() -> None:
    for seed in map(str, range(1, 12)):
        done = piped(b"1\n" * 900, "me,greedy,greedy,greedy", seed)
        told = done.stdout.decode()
        if f" 1 {TAKES}" in told:
            assert any(f" 1 {said(ENGLISH, 'action-take', card=card)}" in told for card in GOLD)
            secret = said(ENGLISH, "event-goldtaken.hidden", name="NAME", who="other")
            assert re.search(re.escape(secret).replace("NAME", "(Bela|Cleo|Dora)"), told)
            seen = said(ENGLISH, "event-goldtaken", name="NAME", who="other", card="|")
            start, _, _ = seen.partition("|")
            other = re.escape(start).replace("NAME", "(Bela|Cleo|Dora)")
            assert not any(re.search(other + re.escape(card), told) for card in GOLD)
            return
    raise AssertionError("nobody ever found the treasure")


@pytest.mark.parametrize("option", ["first_player=host", "hide_gold_card_count", "old_mine"])
def test_house_rules_are_played_too(option: str) -> None:
    seats = "me,greedy,greedy,greedy"
    done = subprocess.run(
        [*command()[:2], f"saboteur+{option}", seats, "3", "de", ""],
        input=b"1\n" * 900,
        capture_output=True,
        env=environment(),
        check=False,
        timeout=PATIENCE,
    )

    assert done.returncode == 0, done.stderr
    assert "Das Spiel ist zu Ende." in done.stdout.decode()


def test_a_table_of_bots_can_be_watched() -> None:
    done = piped(b"", "random,random,random")

    assert done.returncode == 0
    assert "The game is over." in done.stdout.decode()


# -- the screen ----------------------------------------------------------------------------------


def test_the_table_shows_what_is_needed_and_hides_what_is_secret() -> None:
    with Terminal("me:Zoe,random,random") as terminal:
        terminal.to_the_table()
        screen = terminal.screen

        own = f"Zoe {said(ENGLISH, 'terminal-own')}"
        assert all(text in screen for text in ("1 of 3", own, "?1", "?2", "?3"))
        assert not re.search("digger|saboteur", screen)
        assert len(screen.splitlines()) <= 24
        assert max(map(len, screen.splitlines())) <= 80
        assert re.search("digger|saboteur", bare(terminal.answer("role")))
        terminal.answer("")
        assert not re.search("digger|saboteur", terminal.screen)
        unknown = said(ENGLISH, "terminal-goal-unknown", goal=ENGLISH.text("goal-1"))
        assert unknown in bare(terminal.answer("known"))
        terminal.answer("")
        none = ENGLISH.text("cards-none")
        assert said(ENGLISH, "terminal-gold", cards=none, worth=0) in bare(terminal.answer("gold"))


def test_commands_answer() -> None:
    with Terminal() as terminal:
        terminal.to_the_table()

        assert "quit" in bare(terminal.answer("help"))
        assert re.search(r"1\.1 +\w", bare(terminal.answer("legal")))
        assert "?2" in bare(terminal.answer("board"))
        begun = said(ENGLISH, "event-roundbegan", round=1)
        assert begun in bare(terminal.answer("log"))
        assert quotes_a_rule(terminal.answer("why place NESW 40,40"))
        assert said(ENGLISH, "terminal-allowed") in bare(terminal.answer("why discard map"))
        assert said(ENGLISH, "terminal-put-away-only") in bare(terminal.answer("why 1"))
        assert quotes_a_rule(terminal.answer("why 1 40,40"))
        assert quotes_a_rule(terminal.answer("1 40,40"))
        assert re.search(r"\(\d+\.\d+\)", bare(terminal.answer("hint")))
        terminal.type("quit\r")
        assert terminal.code() == 0


def quotes_a_rule(told: str, words: Catalogue = ENGLISH) -> bool:
    """Whether a refusal is told with its rule, but without the id."""
    plain = " ".join(bare(told).split())
    rules = [key for key in words.keys() if re.fullmatch(r"SAB-R?\d+", key)]  # noqa: SIM118
    assert not re.search(r"SAB-R?\d", plain)
    return any(" ".join(words.rule(rule).split()) in plain for rule in rules)


def test_a_refused_move_quotes_the_rule_and_asks_again() -> None:
    with Terminal(lang="de") as terminal:
        terminal.to_the_table()

        assert quotes_a_rule(terminal.answer("place NESW 40,40"), GERMAN)


def test_tab_completes_notation() -> None:
    with Terminal() as terminal:
        terminal.to_the_table()
        terminal.type("disc\t\t")
        told = terminal.answer("")

    assert "discard " in bare(told)


def test_the_board_follows_the_size_of_the_window() -> None:
    with Terminal(size=(40, 30)) as terminal:
        terminal.to_the_table()
        assert max(map(len, terminal.screen.splitlines())) <= 40
        assert len(terminal.screen.splitlines()) <= 30
        assert "◂" in terminal.screen or "▸" in terminal.screen

        terminal.resize(100, 40)
        terminal.settle()
        terminal.answer("")
        assert max(map(len, terminal.screen.splitlines())) > 60


@pytest.mark.parametrize("size", [(20, 5), (1, 1), (300, 100), (72, 24)])
def test_no_size_is_too_odd(size: tuple[int, int]) -> None:
    with Terminal(size=size) as terminal:
        terminal.type("\r\r\r1\r1\rquit\r")
        assert terminal.code() == 0
    assert "Traceback" not in terminal.raw


def test_colour_is_left_out_where_it_is_unwanted() -> None:
    with Terminal(NO_COLOR="1") as terminal:
        terminal.to_the_table()
        assert WIPE in terminal.raw
        assert not re.search(r"\x1b\[[0-9;]*m", terminal.raw)
        assert "██" in terminal.screen


def test_a_dumb_terminal_gets_plain_text() -> None:
    with Terminal(TERM="dumb") as terminal:
        terminal.to_the_table()
        assert "\x1b" not in terminal.raw
        assert "██" in terminal.raw


def test_a_terminal_of_few_signs_gets_those() -> None:
    done = piped(b"\n\nquit\n", PYTHONIOENCODING="ascii")

    assert done.returncode == 0
    assert b"## ##" in done.stdout


def test_turns_of_bots_are_shown_one_by_one() -> None:
    with Terminal(UNDERMINE_PAUSE="0.05") as terminal:
        terminal.to_the_table()
        terminal.answer("1")
        before = terminal.raw.count(WIPE)
        terminal.answer("1")

        assert terminal.raw.count(WIPE) >= before + 3


def test_enter_skips_the_pauses() -> None:
    with Terminal(UNDERMINE_PAUSE="15") as terminal:
        terminal.until_asked()
        terminal.answer("")
        terminal.type("\r")
        terminal.settle()
        terminal.type("\r")

        assert terminal.until_asked(10).rstrip().endswith("▸")


# -- odd input -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_random_bytes_never_crash_a_pipe(seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 (no secret)
    verbs = [
        b"place ",
        b"why ",
        b"save /nowhere/",
        b"1 ",
        b"1.",
        b"peek ",
        b"",
        b"take ",
        b"mend x ",
    ]
    lines = [
        dice.choice(verbs) + dice.randbytes(dice.randrange(12)).replace(b"\n", b"") + b"\n"
        for _ in range(400)
    ]

    done = piped(b"".join(lines), "me,random,random", str(seed), dice.choice(LANGUAGES))

    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr + done.stdout
    assert b"\x1b" not in done.stdout


def test_random_keys_never_crash_a_terminal() -> None:
    dice = random.Random(3)  # noqa: S311 (no secret)
    keys = bytes(set(range(256)) - {3, 4, 17, 19, 22, 26, 28, 10, 13})
    with Terminal() as terminal:
        terminal.to_the_table()
        for _ in range(40):
            terminal.type(bytes(dice.choices(keys, k=10)) + b"\r")
            terminal._read(0.02)
        terminal.type("\x15\x0bquit\r\x15\x0bquit\r\x15\x0bquit\r\x15\x0bquit\r")
        assert terminal.code() == 0
    assert "Traceback" not in terminal.raw


def test_the_end_of_the_input_leaves() -> None:
    with Terminal() as terminal:
        terminal.to_the_table()
        terminal.type("\x04")
        assert terminal.code() == 0
        assert ENGLISH.text("terminal-left") in terminal.raw
    assert piped(b"").returncode == 0


def test_an_interruption_asks_and_the_second_leaves() -> None:
    with Terminal() as terminal:
        terminal.to_the_table()
        terminal.interrupt()
        terminal.until_asked()
        assert ENGLISH.text("terminal-interrupted") in terminal.screen
        terminal.answer("help")
        terminal.interrupt()
        terminal.until_asked()
        terminal.interrupt()
        assert terminal.code() == 130
    assert "Traceback" not in terminal.raw


def test_nobody_has_to_read_on() -> None:
    process = subprocess.Popen(
        command(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout
    assert process.stdin
    assert process.stderr
    process.stdout.read(20)
    process.stdout.close()
    process.stdin.write(b"1\n" * 500)
    process.stdin.close()

    assert process.wait(PATIENCE) == 0
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("me,random", "3 to 10"),
        ("me,nobody,random", "“nobody”"),
        ("me:A,me:A,random", "called A"),
    ],
)
def test_seats_that_cannot_be_are_refused(seats: str, said: str) -> None:
    done = piped(b"", seats)

    assert done.returncode == 2
    assert said in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


def test_other_wishes_that_cannot_be_are_refused() -> None:
    assert _refusal(["no-game", "", "1", "en", ""], "saboteur") == (2, True)
    assert _refusal(["saboteur+no_rule", "", "1", "de", ""], "saboteur+no_rule") == (2, True)
    assert _refusal(["saboteur", "", "a b", "de", ""], "Startwert") == (2, True)


def _refusal(arguments: list[str], said: str) -> tuple[int, bool]:
    done = subprocess.run(
        [*command()[:2], *arguments], capture_output=True, env=environment(), check=False
    )
    return done.returncode, said in done.stderr.decode() and b"Traceback" not in done.stderr
