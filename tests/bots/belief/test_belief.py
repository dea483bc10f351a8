"""What a belief makes of events and views."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.bots.tables import bots, moments
from undermine import Game, load
from undermine.bots.belief import Belief, find_belief
from undermine.bots.belief.belief import find_setup
from undermine.bots.belief.likelihoods import Aims, Likelihoods, Moves
from undermine.core.actions import RoundBegan
from undermine.core.dealing import Dealt
from undermine.core.state import EVERYBODY, SPECTATOR, Event, reader_bit
from undermine.core.tile import Lay
from undermine.core.view import project
from undermine.games.darkcave.events import Unmasked
from undermine.games.lostmines.events import PathLaid
from undermine.games.saboteur.events import Broke, Discarded, Peeked, Placed, RolesShown
from undermine.games.saboteur2.events import HatSwapped, Inspected
from undermine.testing import Scene

FREE = "far-free"


def _belief(game: str, moves: Moves, aims: Aims | None = None) -> Belief:
    rules = load(game)
    setup = find_setup(rules)
    assert setup is not None
    return Belief(rules.cards, setup, Likelihoods(moves, aims or {}, setup.cast))


def _dealt(seats: int, back: str = "dwarf") -> list[Event]:
    return [
        Dealt(cards=(f"?{back}",), readers=0, source="role-pile", target=f"role{seat + 1}")
        for seat in range(seats)
    ]


DISCARDS = {FREE: {"discard": {"digger": (0.0,), "saboteur": (1.0,)}}}
"""A table by which only saboteurs like to discard."""


def test_a_move_makes_its_seat_suspect_and_the_others_less_so() -> None:
    belief = _belief("saboteur", DISCARDS)

    belief.see([*_dealt(4), Discarded(seat=2)])

    odds = [belief.public().chance(seat, "saboteur") for seat in range(4)]
    assert odds[2] > 0.2 > odds[0] == odds[1] == odds[3]


def test_every_change_has_its_reason() -> None:
    belief = _belief("saboteur", DISCARDS)
    event = Discarded(seat=2)

    belief.see([*_dealt(4), event])

    (change,) = belief.reasons(2)
    assert (change.event, change.context, change.move) == (event, FREE, "discard")
    assert change.weight == pytest.approx(1.0)
    assert belief.reasons(1) == ()


def test_a_new_round_forgets() -> None:
    belief = _belief("saboteur", DISCARDS)

    belief.see([*_dealt(4), Discarded(seat=2), RoundBegan(round=2), *_dealt(4)])

    assert belief.public().chance(2, "saboteur") == pytest.approx(0.2)
    assert belief.reasons(2) == ()


def test_shown_roles_are_facts() -> None:
    belief = _belief("saboteur", {})

    roles = ("digger", "saboteur", "digger", "digger")
    belief.see([*_dealt(4), RolesShown(cards=roles)])

    assert [belief.public().chance(seat, role) for seat, role in enumerate(roles)] == [1.0] * 4


def test_who_looked_and_builds_there_digs_there_or_sabotages_elsewhere() -> None:
    """Where the treasure is and who seat 1 is depend on each other."""
    built = {"place-up-whole": {"digger": (2.0,), "saboteur": (0.0,)}}
    belief = _belief("saboteur", {FREE: {**built, "peek": {"digger": (0.0,), "saboteur": (0.0,)}}})

    belief.see([*_dealt(4), Peeked(seat=1, goal=2, cards=("?goal",), readers=2)])
    belief.see([Placed(cards=("NESW",), seat=1, tile=Lay("NESW"), at=(0, 1))])
    found = belief.public()

    assert found.goals[2] > 1 / 3 > found.goals[0]
    assert found.chance(1, "saboteur") < 0.2


def test_breaking_weighs_pairs_of_roles() -> None:
    """Only saboteurs break trusted seats: who is broken is rather a digger."""
    hit = {"digger>digger": -1.0, "digger>saboteur": 0.0}
    hit |= {"saboteur>digger": 1.0, "saboteur>saboteur": -1.0}
    belief = _belief("saboteur", {}, {"break-open": {"hit": hit}})

    belief.see([*_dealt(5), Broke(cards=("broken-cart",), seat=0, target=1)])

    odds = [belief.public().chance(seat, "saboteur") for seat in range(5)]
    assert odds[0] > odds[2] == pytest.approx(odds[3])
    assert belief.reasons(0)[0].weight > 0


def test_a_swapped_hat_keeps_its_evidence() -> None:
    kinds = ("profiteer", "geologist", "saboteur", "blue", "green", "boss")
    row = {kind: ((1.0,) if kind == "saboteur" else (-1.0,)) for kind in kinds}
    belief = _belief("saboteur-2", {FREE: {"discard-1": row}})

    belief.see([*_dealt(4), Discarded(seat=1, cards=("?mine",), readers=2)])
    before = belief.public().chance(1, "saboteur")
    belief.see([HatSwapped(cards=("swap-hats",), seat=0, target=1), *_dealt(4)[1:2]])
    after = belief.public().chance(1, "saboteur")

    assert before > 3 / 15 > after


def test_an_inspected_dwarf_is_known_to_its_inspector_alone() -> None:
    scene = Scene("saboteur-2 seats=4 turn=1 role1=blue role2=green").play("inspect 2")
    (event,) = scene.happened("inspected")
    belief = _belief("saboteur-2", {})

    belief.see([*_dealt(4), event])

    assert belief.private(scene.rules.view(scene.state, 0)).chance(1, "green") == 1
    assert belief.public().chance(1, "green") == pytest.approx(4 / 15)
    assert isinstance(event, Inspected)


def test_clans_are_open_and_believed_apart() -> None:
    belief = _belief(
        "the-lost-mines",
        {"turn": {"lay-none": {"loyal": (-1.0,), "selfish": (-1.0,), "saboteur": (1.0,)}}},
    )
    backs = ("Blue", "Yellow", "Blue", "Yellow", "Yellow")
    deal = [event for seat, back in enumerate(backs) for event in _dealt(5, back)[seat : seat + 1]]

    belief.see([*deal, PathLaid(cards=("EW",), seat=0, tile=Lay("EW"), at=(5, 5))])
    found = belief.public()

    assert found.chance(0, "yellow-loyal") == 0
    assert found.chance(0, "blue-saboteur") > 1 / 4 > found.chance(2, "blue-saboteur")
    assert found.chance(1, "yellow-saboteur") == pytest.approx(1 / 4)


def test_an_unmasked_dwarf_is_known_to_everybody() -> None:
    belief = _belief("the-dark-cave", {})
    backs = ("Blue",) * 4
    deal = [event for seat, back in enumerate(backs) for event in _dealt(4, back)[seat : seat + 1]]

    belief.see([*deal, Unmasked(cards=("blue-saboteur",), seat=2, readers=EVERYBODY)])

    assert belief.public().chance(2, "blue-saboteur") == 1
    assert belief.public().chance(0, "blue-saboteur") == pytest.approx(1 / 3)


@pytest.mark.parametrize("rules", ["saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave"])
def test_the_public_belief_is_the_same_for_everybody(rules: str) -> None:
    game = Game(rules, 4, "public")
    beliefs = {seat: find_belief(game.rules) for seat in (SPECTATOR, 0, 3)}
    for _ in range(30):
        for seat, belief in beliefs.items():
            assert belief is not None
            belief.see([project(game.rules.cards, event, seat) for event in game.events])
        game.play(game.legal[-1])

    public = [belief.public().roles for belief in beliefs.values() if belief is not None]
    assert public[0] == public[1] == public[2]


def test_own_cards_say_nothing_to_others() -> None:
    """The card of a look is private, the look is not."""
    told, blind = _belief("saboteur", {}), _belief("saboteur", {})
    look = Peeked(seat=0, goal=1, cards=("gold",), readers=reader_bit(0))

    told.see([*_dealt(3), look])
    blind.see([*_dealt(3), Peeked(seat=0, goal=1, cards=("?goal",), readers=reader_bit(0))])

    assert told.public().goals == blind.public().goals


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("saboteur", 5), ("saboteur-2", 6), ("the-lost-mines", 4), ("the-dark-cave", 5)],
)
def test_a_belief_after_events_is_that_of_one_who_saw_them(rules: str, seats: int) -> None:
    """And the belief that it came from has not changed."""
    game = Game(rules, seats, "after")
    found = moments(game, bots("greedy", seats, "after"))
    own = [moment for moment in found if moment.seat == 1]
    for now, later in list(pairwise(own))[:: len(own) // 6]:
        belief, whole = find_belief(game.rules), find_belief(game.rules)
        assert belief is not None
        assert whole is not None
        belief.see(now.seen)
        whole.see(later.seen)
        before = belief.public(), belief.private(now.view).roles

        after = belief.after(later.seen[len(now.seen) :])

        assert after.public().roles == whole.public().roles
        assert after.private(later.view).roles == whole.private(later.view).roles
        assert (belief.public(), belief.private(now.view).roles) == before
        belief.see(later.seen[len(now.seen) :])
        assert belief.public().roles == whole.public().roles
