"""A turn: one card is played, one is drawn, and the next seat is on."""

import pytest

from undermine.testing import Scene

READY = (
    "saboteur seats=3 turn=1 board=1,0:EW front2=broken-lamp "
    "hand1=EW&broken-pick&fixed-lamp&map&rockfall"
)
"""Seat 1 can play a card of every kind."""
PLAYS = [
    "place EW 2,0",
    "break broken-pick 3",
    "mend fixed-lamp lamp 2",
    "rockfall 1,0",
    "peek 1",
    "discard map",
]

each_play = pytest.mark.parametrize("play", PLAYS)


# -- playing a card --------------------------------------------------------------------------------


@each_play
def test_a_card_that_is_held_can_be_played(play: str) -> None:
    """SAB-036, SAB-037"""
    scene = Scene(READY)

    assert scene.refused(play) is None
    assert play in scene.legal


@each_play
def test_a_card_that_is_not_held_cannot_be_played(play: str) -> None:
    """SAB-036"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW front2=broken-lamp hand1=NS&fixed-pick")

    assert scene.refused(play) == "SAB-036"


def test_the_hand_of_another_seat_is_of_no_use() -> None:
    """SAB-036"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS hand2=EW")

    assert scene.refused("place EW 1,0") == "SAB-036"


def test_a_card_must_be_played_before_one_is_drawn() -> None:
    """SAB-036"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS stock=EW")

    assert scene.actor == "1"
    assert scene.refused("deal hand1 EW") == "SAB-037"


def test_a_turn_is_to_lay_a_path_card_to_play_an_action_card_or_to_pass() -> None:
    """SAB-037"""
    scene = Scene(READY)

    assert scene.legal == [
        "place EW -1,0",
        "place EW 2,0",
        "break broken-pick 2",
        "break broken-pick 3",
        "mend fixed-lamp lamp 2",
        "peek 1",
        "peek 2",
        "peek 3",
        "rockfall 1,0",
        "discard EW",
        "discard broken-pick",
        "discard fixed-lamp",
        "discard map",
        "discard rockfall",
    ]


@pytest.mark.parametrize(
    "play", ["break map 2", "break fixed-lamp 2", "mend broken-lamp lamp 2", "mend EW lamp 2"]
)
def test_a_card_cannot_be_played_as_another_kind_of_card(play: str) -> None:
    """SAB-037"""
    scene = Scene("saboteur seats=3 turn=1 front2=broken-lamp hand1=EW&broken-lamp&fixed-lamp&map")

    assert scene.refused(play) == "SAB-037"


@pytest.mark.parametrize("decision", ["begin 2", "take gold-1", "orient stone-ne"])
def test_what_belongs_to_other_moments_is_no_turn(decision: str) -> None:
    """SAB-037"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS")

    assert scene.refused(decision) == "SAB-037"


@each_play
def test_a_turn_allows_one_play_only(play: str) -> None:
    """SAB-037"""
    scene = Scene(f"{READY} stock=- hand2=? hand3=?")

    after = scene.play(play)

    assert len(after.state.piles["hand1"].cards) == 4
    assert after.actor == "2"


# -- drawing a card --------------------------------------------------------------------------------


@each_play
def test_after_every_play_one_card_is_drawn(play: str) -> None:
    """SAB-038"""
    scene = Scene(f"{READY} stock=NS&NS&NS")

    played = scene.play(play)
    drawn = played.play("deal hand1 NS")

    assert played.actor == "*"
    assert (len(drawn.state.piles["hand1"].cards), drawn.pile("stock")) == (5, "NS&NS")
    assert drawn.actor == "2"


def test_nobody_can_play_on_before_the_card_is_drawn() -> None:
    """SAB-038"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map hand2=EW").play("discard NS")

    assert scene.refused("discard map") == "SAB-038"
    assert scene.refused("discard EW") == "SAB-038"


def test_the_card_is_drawn_by_the_seat_that_played_and_nobody_else() -> None:
    """SAB-038"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map stock=EW").play("discard NS")

    assert scene.refused("deal hand2 EW") == "SAB-017"
    assert scene.legal == ["deal hand1 EW"]


def test_any_card_of_the_stock_may_be_drawn() -> None:
    """SAB-038"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map stock=EW&EW&rockfall").play("discard NS")

    odds = {repr(action): weight for action, weight in scene.rules.odds(scene.state)}

    assert odds == {"deal hand1 EW": 2, "deal hand1 rockfall": 1}


def test_only_the_seat_that_draws_sees_the_card() -> None:
    """SAB-031, SAB-038"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map stock=EW&EW&rockfall").play("discard NS")

    scene = scene.play("deal hand1 rockfall")

    assert scene.seen("hand1", 0) == "map&rockfall"
    assert scene.seen("hand1", 1) == "?2"


def test_nothing_is_drawn_from_an_empty_stock() -> None:
    """SAB-040"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map stock=-")

    scene = scene.play("place NS 0,1")

    assert scene.actor == "2"
    assert scene.pile("hand1") == "map"


def test_the_last_card_of_the_stock_is_drawn() -> None:
    """SAB-038, SAB-040"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map hand2=EW&map stock=rockfall")

    scene = scene.play("discard NS", "deal hand1 rockfall", "discard map")

    assert scene.pile("stock") == "-"
    assert scene.pile("hand1") == "map&rockfall"
    assert scene.pile("hand2") == "EW"
    assert scene.actor == "3"


def test_the_discard_pile_never_becomes_the_stock_again() -> None:
    """SAB-R31"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map hand2=EW&map stock=- discard=?20")

    scene = scene.play("discard NS", "discard map")

    assert scene.pile("stock") == "-"
    assert scene.pile("discard") == "?20&NS&map"
    assert scene.actor == "3"


def test_all_cards_are_played_even_when_many_were_discarded() -> None:
    """SAB-R31

    When the last hand is empty the round is over, whatever lies on the discard pile.
    """
    scene = Scene(
        "saboteur seats=3 turn=1 hand1=NS hand2=- hand3=- stock=- discard=?20 "
        "role1=digger role2=digger role3=digger role-pile=saboteur"
    )

    scene = scene.play("discard NS")

    assert len(scene.happened("roundended")) == 1


# -- the next seat ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "following"), [("1", "2"), ("2", "3"), ("3", "4"), ("4", "1")])
def test_turns_pass_clockwise(turn: str, following: str) -> None:
    """SAB-034, SAB-039"""
    scene = Scene(f"saboteur seats=4 turn={turn} hand{turn}=NS&map stock=EW")

    scene = scene.play("discard NS", f"deal hand{turn} EW")

    assert scene.actor == following


def test_the_turn_ends_with_the_draw() -> None:
    """SAB-039"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map hand2=EW stock=NE&NE")

    scene = scene.play("discard NS", "deal hand1 NE")

    assert scene.refused("discard map") == "SAB-036"
    assert scene.refused("deal hand1 NE") == "SAB-037"
    assert scene.refused("discard EW") is None


def test_a_seat_with_an_empty_hand_is_skipped() -> None:
    """SAB-R19"""
    scene = Scene("saboteur seats=4 turn=1 hand1=NS&map hand2=- hand3=- hand4=EW stock=-")

    scene = scene.play("discard NS")

    assert scene.actor == "4"


def test_skipping_goes_round_to_the_same_seat_again() -> None:
    """SAB-R19"""
    scene = Scene("saboteur seats=3 turn=2 hand1=- hand2=NS&map hand3=- stock=-")

    scene = scene.play("discard NS")

    assert scene.actor == "2"


def test_a_seat_that_is_skipped_discards_nothing() -> None:
    """SAB-R19"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NS&map hand2=- hand3=EW&map stock=-")

    scene = scene.play("discard NS", "discard EW", "discard map")

    assert scene.pile("discard") == "EW&NS&map"
    assert scene.actor == "3"
