"""What games say about rounds that ended, to whoever counts them."""

from __future__ import annotations

import pytest

from undermine.core.actions import RolesShown
from undermine.core.outcome import Outcome
from undermine.core.state import NOBODY, Event
from undermine.games.darkcave.events import CaveClosed, ClansShown, TreasureCounted
from undermine.games.lostmines.events import CharactersShown, HoardShown, PointsShared, RoundOver
from undermine.games.saboteur.events import RoundEnded
from undermine.games.saboteur2.events import Reckoned
from undermine.session import position


def told(text: str, *events: Event) -> Outcome | None:
    """What a game says of a position and the events that led to it."""
    rules, state = position(text)
    found = rules.hooks.round_outcome(rules, state, events)
    assert found is None or isinstance(found, Outcome)
    return found


@pytest.mark.parametrize("game", ["saboteur", "saboteur-2", "the-dark-cave", "the-lost-mines"])
def test_nothing_is_said_before_the_end(game: str) -> None:
    assert told(f"{game} seats=3 turn=1") is None
    assert told(f"{game} seats=3 turn=1", RolesShown(cards=("digger",))) is None


# -- the mine --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("finder", "roles", "winner"),
    [
        (0, ("digger", "saboteur", "digger", "saboteur"), "diggers"),
        (NOBODY, ("digger", "saboteur", "digger", "digger"), "saboteurs"),
        (NOBODY, ("digger", "digger", "digger", "saboteur"), "nobody"),
    ],
)
def test_diggers_win_with_the_treasure(finder: int, roles: tuple[str, ...], winner: str) -> None:
    ended = RoundEnded(round=1, finder=finder, why="hands")

    found = told("saboteur seats=3 turn=1", ended, RolesShown(cards=roles))

    assert found is not None
    assert (found.why, found.roles, found.winner) == ("hands", roles[:3], winner)
    assert found.sides["saboteurs"] == ((1,) if "saboteur" in roles[:3] else ())


@pytest.mark.parametrize(
    ("team", "winners", "winner"),
    [
        ("blue", (0,), "blue"),
        ("both", (0, 1), "both"),
        ("neither", (2,), "saboteurs"),
        ("neither", (3,), "nobody"),
        ("neither", (), "nobody"),
    ],
)
def test_teams_win_or_free_saboteurs_do(team: str, winners: tuple[int, ...], winner: str) -> None:
    roles = ("blue", "green", "saboteur", "boss")
    reckoned = Reckoned(
        finder=0, builder="blue", way="blue", team=team, winners=winners, share=1, crystals=0
    )
    ended = RoundEnded(round=1, finder=0, why="treasure")

    found = told("saboteur-2 seats=4 turn=1", ended, RolesShown(cards=roles), reckoned)

    sides = {"blue": (0,), "green": (1,), "saboteurs": (2,)}
    assert found == Outcome("treasure", roles, sides, winner)


# -- the forest and the cave -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blue", "yellow", "winner"), [(7, 6, "blue"), (6, 7, "yellow"), (7, 7, "nobody")]
)
def test_the_richer_pot_wins(blue: int, yellow: int, winner: str) -> None:
    roles = ("blue-loyal", "blue-saboteur", "yellow-saboteur", "blue-selfish")
    events = (
        RoundOver(round=1, why="cards"),
        CharactersShown(cards=roles),
        HoardShown(seat=0, cards=("treasure-gems-5", "treasure-gems-4")),
        HoardShown(seat=3, cards=("treasure-gold-3",)),
        PointsShared(blue=blue, yellow=yellow, dragon=2, eaten=0, points=(5, 5, 5, 3)),
    )

    found = told("the-lost-mines seats=4 turn=1", *events)

    counts = {"treasures taken": 3, "seats with treasures": 2, "dragon woken": 1}
    sides = {"blue": (0, 2), "yellow": (1,)}
    assert found == Outcome("cards", roles, sides, winner, counts)


ENDED = "the-dark-cave seats=3 agenda=-"
CLANS = ("yellow-loyal", "blue-loyal", "yellow-saboteur", "blue-saboteur")


def _closed(winner: str, *winners: int) -> tuple[Event, ...]:
    counted = TreasureCounted(
        saved_yellow=0,
        saved_blue=0,
        heads_yellow=1,
        heads_blue=2,
        yellow=0,
        blue=0,
        winner=winner,
        winners=winners,
    )
    return CaveClosed(why="cards", side="nobody"), ClansShown(cards=CLANS), counted


def test_a_cave_tells_who_left_it() -> None:
    text = f"{ENDED} board=0,0:start;4,4:goal-exit out=3&1 pawn1=- pawn3=- gold1=2 gold2=0 gold3=3"

    found = told(text, *_closed("blue", 1, 2))

    assert found is not None
    assert (found.roles, found.sides) == (CLANS[:3], {"yellow": (0,), "blue": (1, 2)})
    assert found.counts == {
        "exit found": 1,
        "dwarves out": 2,
        "gold carried out": 5,
        "first out wins": 1,
    }


def test_nobody_is_first_where_nobody_left() -> None:
    found = told(f"{ENDED} gold1=0 gold2=0 gold3=0", *_closed("nobody"))

    assert found is not None
    assert found.counts == {"exit found": 0, "dwarves out": 0, "gold carried out": 0}
