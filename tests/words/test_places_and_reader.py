"""Places have the names of their game, and the reader is told as `you`."""

import re

import pytest

from tests.words.logs import each_language
from undermine.core.face import E
from undermine.core.grid import Edge, Spot
from undermine.core.refusal import Refusal
from undermine.core.tile import Lay
from undermine.core.walking import Step, Stepped
from undermine.games.darkcave.events import WebSpun
from undermine.games.saboteur.actions import Mend, Rockfall
from undermine.games.saboteur.events import Broke, GameEnded, GoalOpened, Placed
from undermine.words import LANGUAGES, catalogue

NAMES = ("Ada", "Béla", "Cleo")
BROKE = Broke(cards=("broken-lamp",), seat=1, target=0)
PLACED = Placed(cards=("NE",), seat=0, tile=Lay("NE"), at=(6, 1))


@pytest.mark.parametrize(
    ("game", "cell", "name"),
    [
        ("saboteur", (0, 0), "A5"),
        ("saboteur-2", (8, -2), "I3"),
        ("the-dark-cave", (0, 0), "E5"),
        ("the-dark-cave", (4, 4), "I9"),
        ("the-lost-mines", (10, 6), "K7"),
        ("saboteur", (-1, -5), "Z99"),
    ],
)
def test_a_place_is_named_by_its_game(game: str, cell: tuple[int, int], name: str) -> None:
    assert {catalogue(language, game).place(cell) for language in LANGUAGES} == {name}


def test_without_a_game_a_place_is_written_as_in_notation() -> None:
    assert catalogue("en").place((3, -1)) == "3,-1"


@each_language
def test_sentences_name_places(language: str) -> None:
    words = catalogue(language, "saboteur")

    assert "G6" in words.event(PLACED, NAMES)
    assert "G6" in words.action(Rockfall((6, 1)))


@each_language
def test_a_border_is_named_by_both_cells(language: str) -> None:
    spun = WebSpun(cards=("web-circle",), seat=2, at=Edge((2, 0), E))

    told = catalogue(language, "the-dark-cave").event(spun, NAMES)

    assert told.index("G5") < told.index("H5")


@each_language
def test_spaces_of_one_card_are_told_apart_in_a_menu_but_not_in_the_log(language: str) -> None:
    words = catalogue(language, "the-dark-cave")
    first, second = Spot((3, 2), 0), Spot((3, 2), 1)

    one, other = (words.action(Step(spot)) for spot in (first, second))

    assert other.startswith(one)
    assert other.endswith("2")
    stepped = words.event(Stepped(cards=(), seat=0, start=first, to=second), NAMES)
    assert re.findall(r"\w*\d", stepped) == ["H7"]


@pytest.mark.parametrize(
    ("language", "you", "your"), [("en", "You", "your"), ("de", "Du", "deine")]
)
def test_the_reader_is_addressed(language: str, you: str, your: str) -> None:
    words = catalogue(language, "saboteur", reader=0)

    assert words.event(PLACED, NAMES).startswith(f"{you} ")
    assert f" {your} " in words.event(BROKE, NAMES)
    assert words.event(BROKE, NAMES).startswith("Béla ")


def test_others_read_names() -> None:
    for reader in (1, 2):
        told = catalogue("en", "saboteur", reader=reader).event(PLACED, NAMES)
        assert told.startswith("Ada ")


@pytest.mark.parametrize(("language", "you"), [("en", "you"), ("de", "du")])
def test_a_list_of_seats_ends_with_the_reader(language: str, you: str) -> None:
    words = catalogue(language, reader=0)
    ended = GameEnded(cards=(), winners=(0, 2), scores=(4, 1, 4))
    alone = GameEnded(cards=(), winners=(0,), scores=(4, 1, 2))

    assert words.joined(["Cleo", you]) in words.event(ended, NAMES)
    assert words.event(ended, NAMES).endswith(f"{you} (4), Béla (1), Cleo (4).")
    assert f": {you} " in words.event(alone, NAMES).lower().partition("(")[0]


def test_actions_and_refusals_address_the_reader() -> None:
    words = catalogue("en", reader=1)

    assert " your " in words.action(Mend("fixed-lamp", "lamp", 1), NAMES)
    refusal = Refusal("SAB-057", {"seat": 2, "tool": "lamp"})
    assert words.refusal(refusal, NAMES).startswith("You ")


@each_language
def test_goals_are_counted(language: str) -> None:
    words = catalogue(language)
    opened = GoalOpened(cards=("gold",), seat=0, goal=1)

    assert words.text("goal-2") in words.event(opened, NAMES)
    assert "2" in words.text("goal-2")
