"""Boots and battle-axes."""

from __future__ import annotations

from tests.rules.darkcave.tables import darkcave, prowl, walk


def test_a_tool_is_laid_before_anybody() -> None:
    """TDC-085, TDC-110, TDC-R62"""
    scene = darkcave("hand1=boots-I&NS hand2=NS out=3", "yyY")

    for seat in (1, 2, 3):
        laid = scene.play(f"equip boots-I {seat}")
        assert laid.state.table.front[seat - 1] == ("boots-I",)
    assert scene.refused("equip boots-I 4") == "TDC-110"


def test_one_pair_of_boots_before_a_seat() -> None:
    """TDC-112, TDC-R61"""
    scene = darkcave("hand1=boots-II&NS hand2=NS front2=boots-I")
    worn = darkcave("hand1=boots-II hand2=NS front1=boots-I front2=boots-I")

    assert scene.refused("equip boots-II 2") == "TDC-112"
    assert scene.refused("equip boots-II 1") is None
    assert all(action.startswith("discard") for action in worn.legal)


def test_any_number_of_axes_before_a_seat() -> None:
    """TDC-R60"""
    scene = darkcave("hand1=battle-axe-III&NS hand2=NS front2=battle-axe-I&battle-axe-II")

    assert len(scene.play("equip battle-axe-III 2").state.table.front[1]) == 3


MET = "board=0,1:NS pawn2=0,1 beasts=rat:0,0:1 pawn1=0,0"


def test_whoever_is_met_with_an_axe_may_drive_the_creature_away() -> None:
    """TDC-116, TDC-117, TDC-127"""
    scene = prowl("rat", f"{MET} front2=battle-axe-I").play("step 0,1")

    assert scene.actor == "2"
    assert scene.legal == ["strike rat", "endure"]
    after = scene.play("strike rat")
    assert after.state.table.beasts == ()
    assert after.state.table.front == ((), ())
    assert after.pile("discard") == "battle-axe-I&rat-II"
    assert after.pile("hand2") == "EW&NS"


def test_an_axe_in_the_hand_is_no_help() -> None:
    """TDC-118"""
    scene = prowl("rat", MET.replace("pawn2", "hand2=battle-axe-I&NS pawn2"))

    assert scene.play("step 0,1").actor == "*"


def test_an_axe_may_be_spent_though_there_is_nothing_to_lose() -> None:
    """TDC-R45, TDC-R53"""
    scene = prowl("rat", f"{MET} front2=battle-axe-I hand2=- hand1=NS&EW").play("step 0,1")

    assert scene.legal == ["strike rat", "endure"]


def test_nothing_else_is_decided_while_somebody_is_asked() -> None:
    """TDC-116, TDC-R47"""
    scene = prowl("rat", f"{MET} front2=battle-axe-I").play("step 0,1")

    assert scene.refused("stop") == "TDC-116"
    assert scene.refused("strike goblin") == "TDC-R47"
    assert scene.refused("agree") == "TDC-R87"


def test_a_dwarf_that_walks_onto_a_creature_may_use_its_axe_and_stops_all_the_same() -> None:
    """TDC-116, TDC-128, TDC-159, TDC-160, TDC-R48"""
    scene = walk("board=1,0:EW;2,0:EW beasts=goblin:1,0:2 front2=goblin-II front1=battle-axe-I")

    met = scene.play("step 1,0")
    assert met.actor == "1"
    struck = met.play("strike goblin")
    assert struck.state.table.gold == (3, 3)
    assert struck.actor == "2"


def test_several_owners_are_asked_clockwise_the_active_one_last() -> None:
    """TDC-126, TDC-R43, TDC-R44"""
    words = (
        "board=0,1:NS pawn1=0,1 pawn2=0,1 pawn3=0,1 pawn4=0,0 beasts=goblin:0,0:2 "
        "front1=battle-axe-I front2=battle-axe-II&goblin-II front3=battle-axe-III "
        "hand1=NS hand2=NS&EW hand3=NS hand4=NS"
    )
    scene = darkcave(words, "yyYY", due="agenda=prowl:2:goblin:3;nextturn:-:2").play("step 0,1")

    asked = []
    while scene.legal[-1:] == ["endure"]:
        asked.append(scene.actor)
        scene = scene.play("endure")
    assert asked == ["3", "1", "2"]
    assert scene.state.table.gold == (2, 2, 2, 3)


def test_the_first_yes_ends_the_matter_and_one_axe_is_spent() -> None:
    """TDC-127, TDC-R44"""
    words = "board=0,1:NS pawn2=0,1 pawn3=0,1 beasts=rat:0,0:1 hand3=NS"
    axes = "front2=battle-axe-I front3=battle-axe-III"
    scene = prowl("rat", f"{words} {axes}", "yyY").play("step 0,1", "strike rat")

    assert scene.state.table.front == ((), (), ("battle-axe-III",))
    assert scene.actor == "2"
    assert len(scene.state.piles["hand3"].cards) == 1


def test_a_question_about_an_axe_survives_being_written_down() -> None:
    """TDC-116"""
    scene = prowl("rat", f"{MET} front2=battle-axe-I").play("step 0,1")

    assert "agenda=askaxe:2:rat:2:-;nextturn:-:1" in scene.text


def test_an_answer_that_harms_nobody_keeps_the_axe() -> None:
    """TDC-R44"""
    scene = prowl("rat", f"{MET} front2=battle-axe-I").play("step 0,1")
    view = scene.rules.view(scene.state, 1)

    choice = scene.rules.hooks.timeout_action(scene.rules, view, scene.rules.legal(scene.state))

    assert repr(choice) == "endure"
