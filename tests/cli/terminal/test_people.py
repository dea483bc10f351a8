"""Who sits at the table."""

import re

import pytest

from undermine.cli.terminal.people import Chair, chairs, usual_bot
from undermine.words import catalogue

ENGLISH = catalogue("en")


def test_the_usual_table_is_a_person_and_four_bots() -> None:
    seated = chairs(None, ENGLISH)

    assert seated[0] == Chair("Ada")
    assert [chair.bot for chair in seated[1:]] == [usual_bot()] * 4
    assert len({chair.name for chair in seated}) == 5


def test_people_and_bots_may_have_names() -> None:
    seated = chairs("me:Zoe, random ,Ben:random,me", ENGLISH)

    assert seated == (Chair("Zoe"), Chair("Ada", "random"), Chair("Ben", "random"), Chair("Bela"))


def test_given_names_are_not_given_again() -> None:
    assert [chair.name for chair in chairs("random,me:Ada,random", ENGLISH)] == [
        "Bela",
        "Ada",
        "Cleo",
    ]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("", "There is no bot “”"),
        ("me,nobody,random", "There is no bot “nobody”"),
        ("me:,random", "'' is no name for a seat."),
        ("me:Ada,me:Ada", "Two seats cannot both be called Ada."),
        ("me:\x1b[2J", r"'\x1b[2J' is no name for a seat."),
        ("me:a#b", "'a#b' is no name for a seat."),
        (":random", "'' is no name for a seat."),
    ],
)
def test_what_cannot_sit_is_refused(wish: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(why)}"):
        chairs(wish, ENGLISH)


def test_an_unknown_bot_is_quoted_and_the_known_are_listed() -> None:
    with pytest.raises(ValueError, match=r"“nobody”.*random"):
        chairs("me,nobody", ENGLISH)
