"""A turn: a card, a walk, a draw; passing; and who comes next."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, RULES, lostmines, spectator_sees, word
from undermine.testing import Scene

HANDS = "hand1=EW&NS&axe hand2=NS hand3=NS"


# -- the order of things ---------------------------------------------------------------------------


def test_chance_says_who_begins() -> None:
    """TLM-052, TLM-R70"""
    scene = Scene("the-lost-mines seats=4")

    assert scene.actor == "*"
    assert dict(RULES.odds(scene.state)) == {scene.read(f"begin {n}"): 1 for n in range(1, 5)}
    assert scene.refused("begin 5") == "TLM-R70"
    assert scene.refused("discard EW") == "TLM-052"


def test_play_goes_clockwise() -> None:
    """TLM-053, TLM-058"""
    scene = lostmines(f"{HANDS} stock=?10")

    once = scene.play("discard EW")
    assert once.actor == "2"
    assert once.play("discard NS").actor == "3"


def test_a_turn_is_a_card_then_a_walk_then_a_draw() -> None:
    """TLM-054, TLM-057, TLM-143"""
    scene = lostmines(f"{HANDS} board=2,2:EW stock=?10&ES")
    assert scene.refused("deal hand1 ES") == "TLM-054"

    played = scene.play("discard EW")
    assert played.actor == "1"
    assert played.refused("deal hand1 ES") == "TLM-118"

    walked = played.play("stop")
    assert walked.actor == "*"
    assert walked.refused("step 2,2") == "TLM-057"
    assert walked.refused("deal hand1 SW") is None
    assert walked.refused("deal hand2 ES") == "TLM-049"
    assert walked.play("deal hand1 ES").actor == "2"


def test_a_card_must_be_played_or_discarded() -> None:
    """TLM-055"""
    scene = lostmines(f"{HANDS} board=2,2:EW")

    assert scene.refused("stop") == "TLM-054"
    assert scene.refused("place ES 3,2") == "TLM-055"
    assert scene.refused("discard SW") == "TLM-055"
    assert scene.legal


def test_a_turn_is_one_thing() -> None:
    """TLM-061"""
    scene = lostmines(f"{HANDS} board=2,2:EW").play("place EW 3,2")

    assert scene.refused("place NS 1,1") == "TLM-118"
    assert scene.refused("discard NS") == "TLM-118"


@pytest.mark.parametrize(
    ("play", "hand"),
    [("place EW 2,2", "EW&NS"), ("bridge axe 2,4", "axe&NS"), ("snare 1,2/E", "trap&NS")],
)
def test_after_a_card_one_draws_one(play: str, hand: str) -> None:
    """TLM-144"""
    scene = lostmines(f"hand1={hand} board=2,4:EW+logs stock=?10&ES&ES").play(play)
    scene = scene.play("stop") if scene.actor == "1" else scene

    assert scene.play("deal hand1 ES").actor == "2"


def test_whoever_passed_with_two_cards_draws_two() -> None:
    """TLM-145"""
    scene = lostmines(f"{HANDS} stock=?10&ES&ES&ES").play("discard EW&NS", "deal hand1 ES")

    assert scene.actor == "*"
    assert scene.play("deal hand1 ES").actor == "2"


def test_when_one_card_is_left_one_card_is_drawn() -> None:
    """TLM-146, TLM-R66"""
    scene = lostmines(f"{HANDS} stock=?10&ES").play("discard EW&NS", "deal hand1 ES")

    assert scene.actor == "2"


def test_from_an_empty_stock_nothing_is_drawn() -> None:
    """TLM-059, TLM-146"""
    assert lostmines(f"{HANDS} stock=?10").play("discard EW").actor == "2"


def test_the_discard_pile_is_never_shuffled_back() -> None:
    """TLM-R68"""
    scene = lostmines(f"{HANDS} stock=?10 discard=?20").play("discard EW")

    assert scene.actor == "2"
    assert len(scene.state.piles["stock"].cards) == 10


# -- passing ---------------------------------------------------------------------------------------


def test_one_may_always_pass_with_one_card_or_two() -> None:
    """TLM-116"""
    scene = lostmines(HANDS)

    assert {"discard EW", "discard EW&NS", "discard NS&axe"} <= set(scene.legal)
    assert scene.refused("discard -") == "TLM-116"
    assert scene.refused("discard EW&NS&axe") == "TLM-116"


def test_with_one_card_one_passes_with_one() -> None:
    """TLM-116, TLM-R67"""
    scene = lostmines("hand1=SW board=2,2:EW")

    assert [move for move in scene.legal if move.startswith("discard")] == ["discard SW"]
    assert scene.refused("discard SW&SW") == "TLM-055"


def test_nobody_sees_what_was_discarded() -> None:
    """TLM-117"""
    scene = lostmines(f"{HANDS} stock=?10").play("discard EW&axe")

    assert spectator_sees(scene, "discard") == scene.seen("discard", 1) == "?2"
    (event,) = scene.happened("discarded")
    assert (event.cards, event.readers) == (("EW", "axe"), 1)
    assert [(n.reader, n.cards) for n in scene.state.notes] == [(0, ("EW", "axe"))]


# -- sitting out -----------------------------------------------------------------------------------


def test_whoever_has_no_card_at_the_beginning_of_a_turn_sits_out() -> None:
    """TLM-060, TLM-R65"""
    scene = lostmines("hand1=NS&EW hand2=- hand3=NS stock=?10").play("discard NS")

    assert scene.actor == "3"
    assert word(scene, "out") == "2"
    assert [event.seat for event in scene.happened("satout")] == [1]  # type: ignore[attr-defined]
    again = scene.play("discard NS")
    assert again.actor == "1"
    assert len(again.happened("satout")) == 1


def test_an_empty_hand_after_the_own_turn_is_no_matter_yet() -> None:
    """TLM-060, TLM-R29"""
    scene = lostmines("hand1=NS hand2=NS stock=?10").play("discard NS")

    assert word(scene, "out") == ""


def test_the_dwarf_of_whoever_sits_out_stays_in_the_way() -> None:
    """TLM-R65"""
    scene = lostmines(
        "board=2,2:EW+rock;3,2:EW pawn2=2,2 hand2=- out=2 hand1=NS&NS stock=?10"
    ).play("discard NS")

    assert scene.actor == "3"


# -- the end of the cards --------------------------------------------------------------------------


def test_the_player_of_the_last_card_still_walks() -> None:
    """TLM-148, TLM-R60"""
    scene = lostmines(f"hand1=NS hand2=- hand3=- board={ROAD} pawn1=8,2 out=2&3 stock=?10")

    last = scene.play("discard NS")
    assert last.actor == "1"
    over = last.play("step 9,2")
    assert over.happened("roundover")[0].why == "cards"  # type: ignore[attr-defined]
    assert over.happened("treasuretaken")


def test_cards_in_the_stock_or_in_a_hand_keep_the_round_going() -> None:
    """TLM-148"""
    assert lostmines("hand1=NS hand2=NS hand3=- stock=?10").play("discard NS").actor == "2"
    drawing = lostmines("hand1=NS hand2=- hand3=- stock=?10&ES").play("discard NS")
    assert drawing.actor == "*"
    assert drawing.play("deal hand1 ES").actor == "1"
