"""House rules."""

from __future__ import annotations

import pytest

from tests.rules.darkcave.tables import darkcave, due, events, onto, rest, told, walk
from undermine import Game, load
from undermine.core.grammar import cards_word
from undermine.core.resample import resample
from undermine.core.state import SPECTATOR
from undermine.dealer import Dealer
from undermine.testing import Scene


def test_the_host_or_the_first_seat_may_begin() -> None:
    """TDC-R01"""
    host = Scene("the-dark-cave+first_player=host seats=3")

    assert host.actor == "="
    assert Game("the-dark-cave+first_player=first", 3, seed="x").actor == 0
    assert [Game("the-dark-cave+first_player=first", 2, seed=n).actor for n in range(5)] == [0] * 5


@pytest.mark.parametrize("clan", ["yellow", "blue"])
def test_a_clan_can_be_chosen_for_three_and_four(clan: str) -> None:
    """TDC-R02"""
    game = Game(f"the-dark-cave+single_clan={clan}", 4, seed="x")
    eight = Game(f"the-dark-cave+single_clan={clan}", 8, seed="x")

    assert {card.split("-")[0] for n in "1234" for card in game.state.piles[f"role{n}"].cards} == {
        clan
    }
    assert game.state.piles["box"].cards == ()
    assert (
        len({c.split("-")[0] for n in range(1, 9) for c in eight.state.piles[f"role{n}"].cards})
        == 2
    )


def test_a_bridge_may_need_a_card() -> None:
    """TDC-R24"""
    words = "board=0,1:N=S.E-W;0,2:NS pawn1=0,1 hand2=NS"
    on = "+bridge_needs_card"

    assert walk(f"{words} hand1=-", rules=on).refused("step 0,1/2") == "TDC-R24"
    assert "0,1/2" not in onto(walk(f"{words} hand1=-", rules=on))
    assert walk(f"{words} hand1=NS", rules=on).refused("step 0,1/2") is None


VEIN = "board=-1,0:NEW+vein;-2,0:EW marks=-1,0:gold"


def test_the_gold_of_a_vein_may_be_left() -> None:
    """TDC-R29"""
    scene = walk(VEIN, rules="+vein_optional").play("step -1,0", "stop")

    assert scene.legal == ["leavegold", "takegold"]
    assert scene.refused("stop") == "TDC-R29"
    left = scene.play("leavegold")
    assert left.seen("role1", 1) == "?Yellow"
    assert left.state.table.gold == (3, 3)
    taken = scene.play("takegold")
    assert taken.seen("role1", 1) == "yellow-loyal"
    assert taken.state.table.gold == (4, 3)


def test_nobody_is_asked_about_a_vein_without_gold() -> None:
    """TDC-R29"""
    scene = walk(VEIN.split(maxsplit=1)[0], rules="+vein_optional").play("step -1,0", "stop")

    assert scene.actor == "2"


def test_dwarves_on_a_hole_may_be_safe() -> None:
    """TDC-R42"""
    words = "hand1=rat-I&NS hand2=NS&EW board=0,5:NESW+hole;0,6:NS pawn2=0,5"
    scene = darkcave(words, rules="+hole_ambush=off").play("lure rat-I 0,5")

    assert scene.actor == "1"
    assert scene.play("step 0,6", "step 0,5").actor == "*"


def test_an_axe_may_clear_the_way() -> None:
    """TDC-R48"""
    words = "board=1,0:EW;2,0:EW beasts=goblin:1,0:2 front2=goblin-II front1=battle-axe-I"
    scene = walk(words, rules="+axe_keeps_moving").play("step 1,0")

    walked = scene.play("strike goblin", "step 2,0")
    assert due(walked).left == 1
    assert scene.play("endure").actor == "2"


def test_a_creature_without_an_axe_ends_the_walk_all_the_same() -> None:
    """TDC-R48"""
    words = "board=1,0:EW;2,0:EW beasts=goblin:1,0:2 front2=goblin-II"

    assert walk(words, rules="+axe_keeps_moving").play("step 1,0").actor == "2"


def test_whoever_cuts_a_web_beside_a_creature_may_still_set_out() -> None:
    """TDC-R28, TDC-R48, TDC-R58"""
    words = "board=1,0:EW;0,1:NS beasts=goblin:0,0:2 front1=battle-axe-I"
    web = "marks=0,0/E:web-circle:2:1 front2=goblin-II&web-circle"

    scene = walk(f"{words} {web}", rules="+axe_keeps_moving").play("cut 0,0/E")

    assert due(scene).left == 3
    assert scene.refused("step 1,0") is None


def test_a_fresh_axe_may_have_to_wait_for_the_next_turn() -> None:
    """TDC-R57"""
    words = "hand1=battle-axe-I&NS hand2=NS marks=0,0/S:web-circle:2:2 front2=web-circle"
    on = "+axe_ready=turn"
    scene = darkcave(f"{words} board=0,-1:NS", rules=on).play("equip battle-axe-I 1")

    assert scene.refused("cut 0,0/S") == "TDC-118"
    assert scene.state.table.fresh == (0,)
    later = rest(rest(scene).play("discard NS"))
    assert later.state.table.fresh == ()
    assert later.refused("cut 0,0/S") is None
    other = darkcave(words, rules=on).play("equip battle-axe-I 2")
    assert other.state.table.fresh == ()


EMPTY = "stock1=?I5 stock2=?II5 stock3=?III5 hand1=NS hand2=- board=0,1:NS"


def test_the_last_card_may_end_the_game_before_anybody_moves() -> None:
    """TDC-R82"""
    stop = darkcave(EMPTY, rules="+last_move=stop").play("discard NS")
    more = darkcave(EMPTY.replace("?III5", "?III6"), rules="+last_move=stop").play("discard NS")

    assert stop.state.is_over
    assert not more.state.is_over
    assert not darkcave(EMPTY).play("discard NS").state.is_over


def test_an_early_end_can_be_ruled_out() -> None:
    """TDC-R87"""
    scene = darkcave("hand1=NS hand2=NS", rules="+early_end=off")

    assert scene.rules.open_calls(scene.state) == ()


def test_groups_may_be_hidden_and_stocks_hold_their_own_cards_all_the_same() -> None:
    """TDC-R81"""
    game = Game("the-dark-cave+show_backs=off", 5, seed="x")
    view = game.view(SPECTATOR)

    assert cards_word(view.piles["hand1"].cards) == "?5"
    printed = load("the-dark-cave").cards
    for number in range(4):
        other = resample(game.rules, game.view(0), Dealer(f"{number}").roll)
        for stock, group in (("stock1", "I"), ("stock2", "II"), ("stock3", "III")):
            assert {printed.back_of(card) for card in other.piles[stock].cards} == {group}
    with pytest.raises(ValueError, match="show_backs"):
        load("the-dark-cave+show_backs=maybe")


# -- a secret vote ---------------------------------------------------------------------------------

CROWD = (
    "board=0,1:NS pawn2=0,1 pawn3=0,1 pawn4=0,1 beasts=rat:0,0:1 front1=rat-II hand3=NS hand4=NS "
    "front2=battle-axe-I front3=battle-axe-II hand1=NS&EW hand2=NS&EW"
)


def vote(*cards: str, words: str = CROWD) -> Scene:
    due = "agenda=prowl:1:rat:3;nextturn:-:1"
    scene = darkcave(words, "yyYY", due=due, rules="+axe_order=secret").play("step 0,1")
    return scene.play(*(f"vote ballot-{card}" for card in cards))


def test_owners_of_axes_may_vote_in_secret() -> None:
    """TDC-R44"""
    scene = vote("strike")

    assert scene.actor == "3"
    assert scene.seen("vote2", 1) == "ballot-strike"
    assert scene.seen("vote2", 2) == scene.seen("vote2", SPECTATOR) == "?"
    assert scene.refused("vote rat-I") == "TDC-R44"
    assert scene.refused("endure") == "TDC-116"


def test_votes_are_shown_together_and_one_yes_drives_the_creature_away() -> None:
    """TDC-127, TDC-R44"""
    scene = vote("endure", "strike")

    assert told(scene, "votesshown").cards == ("ballot-endure", "ballot-strike")
    assert scene.state.table.beasts == ()
    assert scene.state.table.front == ((), ("battle-axe-I",), (), ())
    assert scene.pile("ballots").count("ballot") == 6


def test_of_several_who_offer_their_axe_chance_picks_one() -> None:
    """TDC-R44"""
    scene = vote("strike", "strike")

    assert scene.legal == ["pickaxe 2", "pickaxe 3"]
    assert scene.refused("pickaxe 4") == "TDC-127"
    after = scene.play("pickaxe 3")
    assert after.state.table.front == ((), ("battle-axe-I",), (), ())


def test_where_nobody_offers_an_axe_all_are_attacked() -> None:
    """TDC-126, TDC-R44"""
    scene = vote("endure", "endure")

    assert scene.refused("lose hand2 NS") is None
    assert events(scene, "attacked") == ["attacked"]


def test_a_single_owner_is_simply_asked() -> None:
    """TDC-R44"""
    assert vote(words=CROWD.replace("front3=battle-axe-II ", "")).legal == ["strike rat", "endure"]
