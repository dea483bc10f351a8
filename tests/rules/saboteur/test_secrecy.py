"""Who sees what, and what one still knows of cards that have moved on."""

from __future__ import annotations

import pytest

from undermine.core.grammar import cards_word
from undermine.core.state import SPECTATOR
from undermine.core.view import project, project_action
from undermine.testing import Scene

SHAFT = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"
FULL = "&".join(["gold-1"] * 16 + ["gold-2"] * 8 + ["gold-3"] * 4)
DWARVES = "role1=digger role2=saboteur role3=digger role-pile=digger"
HANDS = "hand1=EW&map&rockfall hand2=NS&map hand3=NE"
EVERYBODY = (0, 1, 2, SPECTATOR)


def saboteur(words: str = "", goals: str = "stone-ne;gold;stone-nw") -> Scene:
    """A table of three in the middle of a round."""
    piles = f"goals={goals} stock=NW&NES discard=EW&map"
    return Scene(f"saboteur seats=3 turn=1 {DWARVES} {HANDS} {piles} bank={FULL} {words}")


def last_card(words: str = "", rules: str = "saboteur") -> Scene:
    """The first of three seats holds the very last card of the round."""
    hands = "hand1=map hand2=- hand3=- stock=- discard=EW&map"
    return Scene(f"{rules} seats=3 turn=1 {DWARVES} {hands} bank={FULL} {words}")


def seen(scene: Scene, name: str) -> list[str]:
    """A pile through the eyes of every seat, and of somebody who only looks on."""
    return [scene.seen(name, seat) for seat in EVERYBODY]


def told(scene: Scene, kind: str) -> list[str]:
    """The cards of the latest event of a kind through all these eyes."""
    event = scene.happened(kind)[-1]
    return [cards_word(project(scene.rules.cards, event, seat).cards) for seat in EVERYBODY]


def overheard(scene: Scene, action: str) -> list[str]:
    """An action about to be done through all these eyes."""
    read = scene.read(action)
    return [repr(project_action(scene.rules.cards, scene.state, read, seat)) for seat in EVERYBODY]


def remembered(scene: Scene, seat: int) -> list[str]:
    """What the notes of a seat say: `discard: map` means that a map is among the discards."""
    notes = scene.rules.view(scene.state, seat).notes
    return [f"{'&'.join(note.places)}: {cards_word(note.cards)}" for note in notes]


# -- dwarves -------------------------------------------------------------------------------------


def test_during_the_round_each_seat_sees_its_own_dwarf_and_no_other() -> None:
    """SAB-005, SAB-020"""
    scene = saboteur()

    assert seen(scene, "role1") == ["digger", "?", "?", "?"]
    assert seen(scene, "role2") == ["?", "saboteur", "?", "?"]
    assert seen(scene, "role-pile") == ["?", "?", "?", "?"]


def test_a_stone_shows_nobodys_dwarf() -> None:
    """SAB-005, SAB-020"""
    scene = saboteur(f"board={SHAFT} goal2=stone-ne goal1=gold")

    after = scene.play("place EW 7,0")

    assert after.happened("rolesshown") == []
    assert seen(after, "role2") == ["?", "saboteur", "?", "?"]


def test_when_gold_is_handed_out_all_dwarves_are_known() -> None:
    """SAB-005, SAB-073, SAB-R29"""
    after = saboteur(f"board={SHAFT}").play("place EW 7,0")

    assert seen(after, "role2") == ["saboteur"] * 4
    assert seen(after, "role-pile") == ["digger"] * 4
    assert told(after, "rolesshown") == ["digger&saboteur&digger&digger"] * 4


def test_a_dwarf_is_dealt_without_showing_it() -> None:
    """SAB-005"""
    scene = Scene("saboteur seats=3").play(
        "begin 1", "deal goal1 gold", "deal goal2 stone-ne", "deal goal3 stone-nw"
    )

    after = scene.play("deal role1 saboteur")

    assert overheard(scene, "deal role1 saboteur")[1:] == ["deal role1 ?"] * 3
    assert told(after, "dealt") == ["saboteur", "?", "?", "?"]


def test_known_saboteurs_tells_the_saboteurs_of_each_other() -> None:
    """SAB-005"""
    deal = ["begin 1", "deal goal1 gold", "deal goal2 stone-ne", "deal goal3 stone-nw"]
    for seat, role in enumerate(["saboteur", "digger", "saboteur", "digger", "digger"], 1):
        deal.append(f"deal role{seat} {role}")

    printed = Scene("saboteur seats=5").play(*deal).dealt()
    known = Scene("saboteur+known_saboteurs seats=5").play(*deal).dealt()

    assert [remembered(printed, seat) for seat in range(5)] == [[], [], [], [], []]
    assert [remembered(known, seat) for seat in range(5)] == [
        ["role3: saboteur"],
        [],
        ["role1: saboteur"],
        [],
        [],
    ]


def test_known_saboteurs_forgets_the_saboteurs_of_the_round_before() -> None:
    """SAB-088"""
    scene = last_card("notes=2:role1:saboteur", "saboteur+known_saboteurs")

    after = scene.play("discard map", "pay loot2 gold-1&gold-3").dealt()

    assert [note for note in remembered(after, 1) if "role" in note] == []


# -- hands, stock and discards -------------------------------------------------------------------


def test_only_its_owner_sees_a_hand_and_nobody_the_draw_pile() -> None:
    """SAB-031, SAB-032"""
    scene = saboteur()

    assert seen(scene, "hand1") == ["EW&map&rockfall", "?3", "?3", "?3"]
    assert seen(scene, "stock") == ["?2"] * 4
    assert seen(scene, "discard") == ["?2"] * 4


def test_a_drawn_card_is_shown_to_its_drawer_alone() -> None:
    """SAB-031"""
    scene = saboteur().play("discard EW")

    after = scene.play("deal hand1 NES")

    assert overheard(scene, "deal hand1 NES") == ["deal hand1 NES", *["deal hand1 ?"] * 3]
    assert told(after, "dealt") == ["NES", "?", "?", "?"]


def test_a_passed_card_is_known_to_its_owner_alone() -> None:
    """SAB-066, SAB-R32"""
    scene = saboteur()

    after = scene.play("discard EW")

    assert overheard(scene, "discard EW") == ["discard EW", *["discard ?"] * 3]
    assert told(after, "discarded") == ["EW", "?", "?", "?"]
    assert seen(after, "discard") == ["?3"] * 4
    assert remembered(after, 0) == ["discard: EW"]
    assert [remembered(after, seat) for seat in (1, 2, SPECTATOR)] == [[], [], []]


def test_everybody_remembers_a_discard_that_was_played_openly() -> None:
    """SAB-046, SAB-060"""
    after = saboteur("board=1,0:NS").play("rockfall 1,0")

    assert [remembered(after, seat) for seat in EVERYBODY] == [["discard: NS&rockfall"]] * 4
    assert seen(after, "discard") == ["?4"] * 4


def test_the_cards_that_are_left_at_the_end_of_the_round_are_not_shown() -> None:
    """SAB-R30"""
    after = saboteur(f"board={SHAFT}").play("place EW 7,0").dealt()

    assert seen(after, "hand2") == ["?2", "NS&map", "?2", "?2"]
    assert seen(after, "stock") == ["?2"] * 4
    assert seen(after, "discard") == ["?2"] * 4


def test_what_one_remembers_of_the_discards_is_worth_nothing_once_they_are_shuffled() -> None:
    """SAB-089"""
    scene = last_card("notes=1:discard:EW;=:discard:map")

    after = scene.play("discard map", "pay loot2 gold-1&gold-3")

    assert [note for note in remembered(after, 0) if "discard" in note] == []


# -- goals ---------------------------------------------------------------------------------------


def test_a_map_shows_a_goal_to_its_player_alone() -> None:
    """SAB-064"""
    after = saboteur().play("peek 2", "deal hand1 NW", "discard NS", "deal hand2 NES")

    assert seen(after, "goal2") == ["gold", "?", "?", "?"]
    assert seen(after, "goal1") == ["?", "?", "?", "?"]
    assert told(after, "peeked") == ["gold", "?", "?", "?"]
    assert [getattr(event, "goal", None) for event in after.happened("peeked")] == [1]


def test_a_second_map_on_the_same_goal_shows_it_to_both() -> None:
    """SAB-064"""
    after = saboteur().play("peek 2", "deal hand1 NW", "peek 2")

    assert seen(after, "goal2") == ["gold", "gold", "?", "?"]


def test_a_goal_that_is_reached_is_shown_to_all_and_the_others_stay_hidden() -> None:
    """SAB-067"""
    after = saboteur(f"board={SHAFT}").play("place EW 7,0")

    assert told(after, "goalopened") == ["gold"] * 4
    assert seen(after, "goal1") == ["?", "?", "?", "?"]


@pytest.mark.parametrize("goals", ["stone-ne;gold;stone-nw", "gold;stone-ne;stone-nw"])
def test_a_preview_says_which_goal_would_be_turned_up_and_not_what_it_is(goals: str) -> None:
    """SAB-067"""
    scene = saboteur(f"board={SHAFT}", goals)

    *_, last = scene.rules.preview(scene.state, scene.read("place EW 7,0"))

    assert type(last).__name__ == "GoalOpened"
    assert (getattr(last, "goal", None), last.cards) == (1, ("?goal",))


def test_a_preview_of_a_goal_that_was_looked_at_says_what_it_is() -> None:
    """SAB-067"""
    scene = saboteur(f"board={SHAFT}").play(
        "peek 2", "deal hand1 NW", "discard NS", "deal hand2 NES"
    )

    scene = scene.play("discard NE")
    told = scene.rules.preview(scene.state, scene.read("place EW 7,0"))

    assert [event.cards for event in told if type(event).__name__ == "GoalOpened"] == [("gold",)]


# -- gold on offer -------------------------------------------------------------------------------


def drawn() -> Scene:
    """The third of three diggers has found the treasure, and three gold cards are drawn."""
    scene = Scene(
        f"saboteur seats=4 turn=3 board={SHAFT} goals=stone-ne;gold;stone-nw hand3=EW bank={FULL}"
        " role1=digger role2=digger role3=digger role4=saboteur role-pile=digger"
    )
    cards = ["deal offer gold-1", "deal offer gold-2", "deal offer gold-3"]
    return scene.play("place EW 7,0", *cards)


def test_only_the_digger_who_chooses_sees_the_gold_on_offer() -> None:
    """SAB-R33"""
    scene = drawn()

    after = scene.play("take gold-2")

    assert [scene.seen("offer", seat) for seat in range(4)] == [
        "?3",
        "?3",
        "gold-1&gold-2&gold-3",
        "?3",
    ]
    assert [after.seen("offer", seat) for seat in range(4)] == ["?2", "gold-1&gold-3", "?2", "?2"]


def test_gold_is_drawn_face_down_for_all_but_the_first_to_choose() -> None:
    """SAB-075, SAB-R33"""
    assert told(drawn(), "dealt") == ["?", "?", "gold-3", "?"]


def test_nobody_else_learns_which_gold_card_was_chosen() -> None:
    """SAB-R33"""
    scene = drawn()

    after = scene.play("take gold-2")

    assert overheard(scene, "take gold-2") == ["take ?", "take ?", "take gold-2", "take ?"]
    assert told(after, "goldtaken") == ["?", "?", "gold-2", "?"]
    assert [after.seen("loot3", seat) for seat in range(4)] == ["?", "?", "gold-2", "?"]


def test_whoever_hands_gold_on_remembers_it() -> None:
    """SAB-R33"""
    handed = drawn().play("take gold-2")
    after = handed.play("take gold-1")

    assert [remembered(handed, seat) for seat in range(4)] == [[], [], ["offer: gold-1&gold-3"], []]
    assert remembered(after, 2) == ["loot2&offer: gold-1&gold-3"]
    assert remembered(after, 1) == ["offer: gold-3"]


def test_what_was_handed_on_is_with_those_who_chose_later() -> None:
    """SAB-R33

    The second digger knows what the last one got; the first knows it of both together.
    """
    after = drawn().play("take gold-2", "take gold-1", "take gold-3")

    assert remembered(after, 1) == ["loot1: gold-3"]
    assert remembered(after, 2) == ["loot1&loot2: gold-1&gold-3"]
    assert [remembered(after, seat) for seat in (0, 3, SPECTATOR)] == [[], [], []]


def test_gold_that_is_missing_when_it_comes_round_again_was_taken_by_the_others() -> None:
    """SAB-R23, SAB-R33"""
    scene = Scene(
        f"saboteur+gold_draw=players seats=3 turn=1 board={SHAFT} goals=stone-ne;gold;stone-nw"
        f" hand1=EW {DWARVES} bank={FULL}"
    )
    cards = ["deal offer gold-1", "deal offer gold-2", "deal offer gold-3"]

    after = scene.play("place EW 7,0", *cards, "take gold-3", "take gold-2")

    assert after.actor == "1"
    assert after.seen("offer", 0) == "gold-1"
    assert remembered(after, 0) == ["loot3: gold-2"]


def test_everybody_sees_that_a_digger_took_one_gold_card() -> None:
    """SAB-R34"""
    after = drawn().play("take gold-2", "take gold-1")

    assert after.table("earned") == "3:0:1;2:0:1"
    assert [after.seen("loot3", seat) for seat in (0, 1, 3)] == ["?", "?", "?"]


# -- gold that was won ---------------------------------------------------------------------------


def test_until_the_end_of_the_game_gold_cards_are_counted_but_not_shown() -> None:
    """SAB-084, SAB-R34"""
    scene = saboteur("loot2=gold-1&gold-3")

    assert seen(scene, "loot2") == ["?2", "gold-1&gold-3", "?2", "?2"]
    assert seen(scene, "bank") == ["?28"] * 4


@pytest.mark.parametrize(("played", "purse"), [(2, "?2"), (3, "gold-1&gold-2")])
def test_gold_is_shown_when_the_game_is_over_and_not_before(played: int, purse: str) -> None:
    """SAB-084"""
    scene = last_card(f"round={played} loot3=gold-1&gold-2")

    after = scene.play("discard map", "pay loot2 gold-1&gold-3")

    assert after.seen("loot3", 0) == purse


def test_everybody_hears_how_much_a_saboteur_is_paid_but_the_cards_are_its_own() -> None:
    """SAB-084"""
    scene = last_card().play("discard map")

    after = scene.play("pay loot2 gold-1&gold-3")

    assert told(after, "goldpaid") == ["?2", "gold-1&gold-3", "?2", "?2"]
    assert [getattr(event, "value", None) for event in after.happened("goldpaid")] == [4]
    assert overheard(scene, "pay loot2 gold-1&gold-3")[0] == "pay loot2 ?2"


@pytest.mark.parametrize(
    ("value", "cards", "earned", "known"),
    [
        pytest.param(4, "gold-1&gold-3", "-", ["loot2: gold-1&gold-3"], id="full bank"),
        pytest.param(3, "gold-3", "1:0:1;3:0:1;1:0:1;3:0:1;1:0:1", ["loot2: gold-3"], id="one"),
        pytest.param(4, "gold-1&gold-3", "1:0:1;3:0:1;1:0:1;3:0:1;1:0:1", [], id="either way"),
        pytest.param(
            4, "gold-1&gold-1&gold-2", "1:0:1;3:0:1;1:0:1", ["loot2: gold-1&gold-1&gold-2"], id="3"
        ),
    ],
)
def test_everybody_knows_what_number_and_worth_of_a_payment_give_away(
    value: int, cards: str, earned: str, known: list[str]
) -> None:
    """SAB-R24, SAB-R34"""
    words = f"agenda=paygold:*:2:{value};nextround:- earned={earned}"

    after = Scene(f"saboteur seats=3 {words}").play(f"pay loot2 {cards}")

    assert remembered(after, 0) == known


def test_hide_gold_card_count_hides_how_many_gold_cards_others_own() -> None:
    """SAB-R34"""
    scene = Scene("saboteur+hide_gold_card_count seats=3 turn=1 loot2=gold-1&gold-3")

    assert seen(scene, "loot2") == ["??", "gold-1&gold-3", "??", "??"]
    assert seen(scene, "bank") == ["??"] * 4


def test_hide_gold_card_count_does_not_tell_in_how_many_cards_a_saboteur_was_paid() -> None:
    """SAB-R34"""
    pay, words = "pay loot2 gold-1&gold-3", "seats=3 agenda=paygold:*:2:4;nextround:-"
    counted = Scene(f"saboteur {words}").play(pay)
    hidden = Scene(f"saboteur+hide_gold_card_count {words}").play(pay)

    assert (counted.table("earned"), hidden.table("earned")) == ("2:4:2", "2:4:0")
    assert told(hidden, "goldpaid") == ["-", "gold-1&gold-3", "-", "-"]
