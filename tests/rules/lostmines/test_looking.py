"""Information cards."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, lostmines, spectator_sees, walk

HANDS = "hand1=info-mine-treasure&info-mine-dwarf&info-treasure-dwarf&NS stock=?10"
LOOKS = [
    ("scout info-mine-dwarf 2", "mine2", "mine-gold", "scouted"),
    ("appraise info-mine-treasure 1", "treasure1", "treasure-gems-5", "appraised"),
    ("spy info-treasure-dwarf 2", "role2", "yellow-loyal", "spied"),
]
each_look = pytest.mark.parametrize(("look", "pile", "card", "event"), LOOKS)


@each_look
def test_only_the_player_sees_what_lies_there(look: str, pile: str, card: str, event: str) -> None:
    """TLM-086, TLM-090, TLM-091, TLM-092, TLM-093"""
    scene = lostmines(HANDS)
    before = scene.seen(pile, 0)

    after = scene.play(look)

    assert before.startswith("?")
    assert after.seen(pile, 0) == card
    assert after.seen(pile, 2).startswith("?")
    assert spectator_sees(after, pile).startswith("?")
    (told,) = after.happened(event)
    assert (told.cards, told.readers) == ((card,), 1)


@each_look
def test_everybody_sees_the_card_and_where_it_leads(
    look: str, pile: str, card: str, event: str
) -> None:
    """TLM-087, TLM-R24"""
    after = lostmines(HANDS).play(look)

    assert look.split()[1] in after.pile("discard")
    (note,) = [note for note in after.state.notes if note.places == ("discard",)]
    assert (note.reader, note.cards) == (-2, (look.split()[1],))
    assert after.happened(event)[0].seat == 0  # type: ignore[attr-defined]
    assert after.state.piles[pile].cards == (card,)


@pytest.mark.parametrize(
    "look",
    ["spy info-mine-treasure 2", "appraise info-mine-dwarf 1", "scout info-treasure-dwarf 1"],
)
def test_a_card_allows_the_two_looks_that_are_printed_on_it(look: str) -> None:
    """TLM-088, TLM-089"""
    assert lostmines(HANDS).refused(look) == "TLM-089"


def test_other_cards_allow_no_look() -> None:
    """TLM-061"""
    assert lostmines("hand1=axe&NS").refused("scout axe 1") == "TLM-061"
    assert lostmines("hand1=trap&NS").refused("bridge trap 2,2") == "TLM-061"


def test_one_look_is_all() -> None:
    """TLM-089"""
    after = lostmines(f"{HANDS} board=2,2:EW").play("scout info-mine-dwarf 1")

    assert after.refused("spy info-mine-dwarf 2") == "TLM-118"


def test_a_mine_that_lies_open_is_nothing_to_look_at() -> None:
    """TLM-091, TLM-R19"""
    scene = lostmines(f"hand1=info-mine-treasure board={ROAD};9,2:mine-gold")

    assert scene.refused("scout info-mine-treasure 2") == "TLM-091"
    assert scene.refused("scout info-mine-treasure 5") == "TLM-091"
    looks = [move for move in scene.legal if "info-mine-treasure" in move]
    assert "appraise info-mine-treasure 1" in looks
    assert "scout info-mine-treasure 2" not in looks


def test_where_no_mine_is_left_the_other_option_must_be_chosen() -> None:
    """TLM-R19, TLM-R20"""
    board = "9,0:mine-gems;9,2:mine-gold;9,4:mine-silver;9,6:mine-dragon"
    scene = lostmines(f"hand1=info-mine-dwarf board={board}")

    assert [move for move in scene.legal if "info" in move][:2] == [
        *("spy info-mine-dwarf 2", "spy info-mine-dwarf 3")
    ]


def test_only_treasures_that_nobody_took_can_be_looked_at() -> None:
    """TLM-030, TLM-092, TLM-R21"""
    scene = lostmines("hand1=info-mine-treasure treasure2=- hoard2=treasure-gold-4")

    assert scene.refused("appraise info-mine-treasure 2") == "TLM-092"
    assert scene.refused("appraise info-mine-treasure 4") == "TLM-092"
    assert scene.refused("appraise info-mine-treasure 3") is None


def test_ones_own_dwarf_is_no_target() -> None:
    """TLM-R21"""
    scene = lostmines("hand1=info-mine-dwarf")

    assert scene.refused("spy info-mine-dwarf 1") == "TLM-R21"
    assert scene.refused("spy info-mine-dwarf 4") == "TLM-093"


def test_one_may_look_twice() -> None:
    """TLM-R22"""
    scene = lostmines(
        "hand1=info-mine-dwarf&NS mines=mine-gems@1;mine-gold;mine-silver;mine-dragon"
    )

    assert scene.refused("scout info-mine-dwarf 1") is None


def test_the_dwarf_of_a_seat_that_sits_out_can_be_looked_at() -> None:
    """TLM-R25"""
    scene = lostmines("hand1=info-mine-dwarf hand2=- out=2 stock=?10")

    assert scene.refused("spy info-mine-dwarf 2") is None


def test_what_was_seen_is_known_even_when_it_moves_on() -> None:
    """TLM-136, TLM-R32"""
    scene = walk(
        f"board={ROAD};9,2:mine-gems mines=mine-gold;-;mine-silver;mine-dragon pawn2=8,2 "
        "treasure1=treasure-gems-5@1",
        seat=2,
    )

    after = scene.play("step 9,2", "stop")

    assert after.pile("hoard2") == "treasure-gems-5"
    assert [n.places for n in after.state.notes if n.reader == 0] == [("hoard2",)]


def test_saboteurs_and_mates_do_not_know_each_other() -> None:
    """TLM-R77"""
    scene = lostmines(cast="BS YS BL YL")

    assert [scene.seen(f"role{n}", 0) for n in (2, 3, 4)] == ["?Yellow", "?Blue", "?Yellow"]
    assert scene.state.notes == ()
