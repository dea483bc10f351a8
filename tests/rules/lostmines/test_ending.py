"""The end of a round, the next round, the end of the game."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, lostmines, spectator_sees, walk, word
from undermine import Game
from undermine.testing import Scene

TAKEN = "treasure1=- treasure2=treasure-gold-4 treasure3=- hoard2=treasure-gems-5&treasure-silver-3"
LAST = f"board={ROAD};9,2:mine-gold pawn1=8,2 hand1=NS {TAKEN} stock=?12"


def ended(words: str = "", **more: str) -> Scene:
    """The last card of a round was just played, by seat 1."""
    return lostmines(f"hand1=NS hand2=- hand3=- stock=?10 {words}", **more).play("discard NS")


# -- when ------------------------------------------------------------------------------------------


def test_the_round_ends_at_once_when_the_last_treasure_is_taken() -> None:
    """TLM-147, TLM-149, TLM-R62"""
    scene = walk(LAST).play("step 9,2", "stop")

    (over,) = scene.happened("roundover")
    assert over.why == "treasures"  # type: ignore[attr-defined]
    assert scene.happened("dealt") == []
    assert scene.table("round") == "2"


def test_while_a_treasure_lies_the_round_goes_on() -> None:
    """TLM-149"""
    scene = walk(LAST.replace("treasure3=-", "treasure3=treasure-silver-2"))

    assert scene.play("step 9,2", "stop").happened("roundover") == []


def test_the_round_ends_when_nobody_has_a_card_and_there_is_none_to_draw() -> None:
    """TLM-147, TLM-148"""
    (over,) = ended().happened("roundover")

    assert over.why == "cards"  # type: ignore[attr-defined]


def test_both_ends_at_once_are_one_end() -> None:
    """TLM-R63"""
    cards = LAST.replace("hand1=NS", "hand1=- hand2=- hand3=-").replace("?12", "?10")
    scene = walk(cards).play("step 9,2", "stop")

    assert [over.why for over in scene.happened("roundover")] == ["treasures"]  # type: ignore[attr-defined]


# -- agreeing --------------------------------------------------------------------------------------


def test_the_whole_table_may_agree_to_stop_between_turns() -> None:
    """TLM-150, TLM-R64"""
    scene = lostmines("last=3 hand2=- out=2 stock=?12")

    assert [repr(call) for call in scene.rules.open_calls(scene.state)] == ["agree"]
    assert scene.play("agree").happened("roundover")[0].why == "agreed"  # type: ignore[attr-defined]


def test_nobody_agrees_in_the_middle_of_a_turn() -> None:
    """TLM-R64"""
    assert walk("board=2,2:EW last=1").refused("agree") == "TLM-R64"


def test_somebody_must_have_had_a_turn() -> None:
    """TLM-R80"""
    assert lostmines().refused("agree") == "TLM-R80"


# -- what is shown and paid ------------------------------------------------------------------------


def test_everybody_shows_their_dwarf() -> None:
    """TLM-034, TLM-151"""
    (shown,) = ended().happened("charactersshown")

    assert (shown.cards, shown.readers) == (("blue-loyal", "yellow-loyal", "blue-selfish"), -1)


def test_collected_treasures_are_shown_and_become_points() -> None:
    """TLM-015, TLM-152, TLM-155"""
    scene = ended("hoard1=treasure-gems-4 hoard3=treasure-gold-2&treasure-silver-1 points1=3")

    shown = [(event.seat, event.cards) for event in scene.happened("hoardshown")]  # type: ignore[attr-defined]
    assert shown == [(0, ("treasure-gems-4",)), (2, ("treasure-gold-2", "treasure-silver-1"))]
    (shared,) = scene.happened("pointsshared")
    assert shared.points == (4, 0, 3)  # type: ignore[attr-defined]
    assert scene.state.table.points == (7, 0, 3)


def test_what_nobody_collected_is_not_shown_and_counts_for_nothing() -> None:
    """TLM-R69"""
    scene = ended()

    assert scene.state.table.points == (0, 0, 0)
    told = {card for event in scene.events for card in event.cards}
    assert not any(card.startswith(("treasure-", "mine-")) for card in told)


def test_whoever_sits_out_keeps_treasures_and_is_paid() -> None:
    """TLM-R65"""
    scene = ended("out=2 hoard2=treasure-gold-3")

    assert scene.state.table.points == (0, 3, 0)


def test_points_lie_open() -> None:
    """TLM-R71"""
    scene = lostmines("points1=4 points2=7")

    assert scene.rules.scores(scene.rules.view(scene.state, 2)) == (4, 7, 0)
    assert scene.rules.hooks.facts(scene.rules, scene.state.table)["points"] is True


def test_the_dragon_touches_no_points_of_earlier_rounds() -> None:
    """TLM-160, TLM-161"""
    scene = ended("points1=4 dragon=1 hoard1=treasure-gold-2")

    assert scene.state.table.points == (4, 0, 0)
    (shared,) = scene.happened("pointsshared")
    assert shared.eaten == 2  # type: ignore[attr-defined]


def test_the_dragon_eats_no_more_than_was_won() -> None:
    """TLM-160"""
    (shared,) = ended("dragon=1 hoard1=treasure-silver-1").happened("pointsshared")

    assert shared.eaten == 1  # type: ignore[attr-defined]


# -- the next round --------------------------------------------------------------------------------


@pytest.mark.parametrize("play", ["discard NS", "place NS 1,1", "snare 1,2/E"])
def test_the_left_neighbour_of_whoever_played_last_begins(play: str) -> None:
    """TLM-171, TLM-R61"""
    card = {"discard": "NS", "place": "NS", "snare": "trap"}[play.split(maxsplit=1)[0]]
    scene = lostmines(f"hand1=- hand2={card} hand3=- stock=?10", due="turn=2").play(play)
    scene = scene.play("stop") if scene.actor == "2" else scene

    assert scene.table("starter") == "3"
    assert scene.happened("roundbegan")


def test_a_round_that_nobody_played_in_is_begun_by_the_same_seat() -> None:
    """TLM-171"""
    scene = walk(LAST).play("step 9,2", "stop")

    assert scene.table("starter") == "1"


def test_the_game_ends_after_the_second_round() -> None:
    """TLM-172"""
    scene = ended("round=2")

    assert scene.state.is_over
    assert scene.refused("discard NS") == "TLM-172"


def test_most_points_win_alone_or_together() -> None:
    """TLM-016, TLM-173, TLM-174"""
    scene = ended("round=2 points1=4 points2=6 points3=2 hoard3=treasure-gems-4")

    (won,) = scene.happened("gamewon")
    assert won.points == (4, 6, 6)  # type: ignore[attr-defined]
    assert won.winners == (1, 2)  # type: ignore[attr-defined]


@pytest.mark.parametrize("rounds", [2, 3, 5])
def test_one_may_play_more_rounds(rounds: int) -> None:
    """TLM-175"""
    option = f"+rounds={rounds}" if rounds > 2 else ""

    assert not ended(f"round={rounds - 1}", options=option).state.is_over
    assert ended(f"round={rounds}", options=option).state.is_over


def test_a_whole_game_of_two_rounds() -> None:
    """TLM-015, TLM-172"""
    game = Game("the-lost-mines", 5, seed=4)
    happened = list(game.events)

    while not game.over:
        game.play(game.rules.hooks.timeout_action(game.rules, game.view(game.actor), game.legal))
        happened += game.events

    turning_points = {"roundbegan", "roundover", "pointsshared", "gamewon"}
    names = [type(event).__name__.lower() for event in happened]
    assert [name for name in names if name in turning_points] == [
        *("roundbegan", "roundover", "pointsshared"),
        *("roundbegan", "roundover", "pointsshared", "gamewon"),
    ]


def test_whoever_is_absent_takes_the_first_treasure() -> None:
    taking = f"board={ROAD};9,2:mine-gems pawn1=9,2 mines=mine-gold;-;mine-silver;mine-dragon"
    scene = lostmines(
        f"{taking} treasure1=treasure-gems-5 treasure2=treasure-gems-4",
        due="agenda=taketreasure:1:1;nextturn:-:1",
    )
    view, legal = scene.rules.view(scene.state, 0), scene.rules.legal(scene.state)

    assert scene.legal[:2] == ["pick 1", "pick 2"]
    assert repr(scene.rules.hooks.timeout_action(scene.rules, view, legal)) == "pick 1"


def test_everybody_sees_roles_of_a_finished_game() -> None:
    """TLM-151"""
    scene = ended("round=2")

    assert spectator_sees(scene, "role1") == "blue-loyal"
    assert word(scene, "round") == "2"
