"""Who sits at the table."""

import re

import pytest

from undermine.cli.terminal.players import Player, read_players, usual_bot
from undermine.words import catalogue

ENGLISH = catalogue("en")


def test_the_usual_table_is_a_person_and_four_bots() -> None:
    seated = read_players(None, ENGLISH)

    assert seated[0] == Player("Ada")
    assert [player.bot for player in seated[1:]] == [usual_bot()] * 4
    assert len({player.name for player in seated}) == 5


def test_people_and_bots_may_have_names() -> None:
    seated = read_players("me:Zoe, random ,Ben:random,me", ENGLISH)

    assert seated == (
        Player("Zoe"),
        Player("Ada", "random"),
        Player("Ben", "random"),
        Player("Bela"),
    )


def test_given_names_are_not_given_again() -> None:
    assert [player.name for player in read_players("random,me:Ada,random", ENGLISH)] == [
        "Bela",
        "Ada",
        "Cleo",
    ]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("", "“”"),
        ("me,nobody,random", "“nobody”"),
        ("me:,random", "''"),
        ("me:Ada,me:Ada", "Ada"),
        ("me:\x1b[2J", r"'\x1b[2J'"),
        ("me:a#b", "'a#b'"),
        (":random", "''"),
    ],
)
def test_what_cannot_sit_is_refused(wish: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        read_players(wish, ENGLISH)


def test_an_unknown_bot_is_quoted_and_the_known_are_listed() -> None:
    with pytest.raises(ValueError, match=r"“nobody”.*random"):
        read_players("me,nobody", ENGLISH)
