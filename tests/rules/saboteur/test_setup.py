"""What is in the box, how a table is laid out, and what is dealt."""

from collections import Counter

import pytest

from undermine.core.state import SPECTATOR
from undermine.testing import Scene

BOX = """
    start 1    gold 1    stone-ne 1    stone-nw 1
    NS 4    EW 3    NE 5    NW 4    NES 5    NEW 5    NESW 5
    N 1    E 1    N.S 1    E.W 1    N.E 1    N.W 1    N.E.S 1    N.E.W 1    N.E.S.W 1
    broken-pick 3    broken-lamp 3    broken-cart 3
    fixed-pick 2    fixed-lamp 2    fixed-cart 2
    fixed-lamp-pick 1    fixed-cart-pick 1    fixed-cart-lamp 1
    rockfall 3    map 6
    digger 7    saboteur 4
    gold-1 16    gold-2 8    gold-3 4
"""
DWARVES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
"""Saboteurs and diggers, by the number of seats."""
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
STOCKS = {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}
NORTHERN_WAY = "0,-1:NS;0,-2:NS;0,-3:NW~;" + ";".join(f"{x},-3:EW" for x in range(1, 9))
"""It runs past the goals."""

every_table = pytest.mark.parametrize("seats", range(3, 11))


def cards(scene: Scene, pile: str) -> tuple[str, ...]:
    return scene.state.piles[pile].cards


def odds(scene: Scene) -> dict[str, int]:
    return {repr(action): weight for action, weight in scene.rules.odds(scene.state)}


# -- material --------------------------------------------------------------------------------------


def test_the_box_holds_every_card_as_often_as_printed() -> None:
    """SAB-001"""
    rules = Scene("saboteur seats=3").rules
    words = BOX.split()
    printed = dict(zip(words[::2], map(int, words[1::2]), strict=True))

    assert {card.id: card.count for card in rules.cards} == printed


def test_the_cards_of_each_group_add_up() -> None:
    """SAB-001, SAB-021"""
    rules = Scene("saboteur seats=3").rules
    totals: Counter[str] = Counter()
    for card in rules.cards:
        totals[card.kind] += card.count

    assert totals == {"path": 40, "start": 1, "goal": 3, "action": 27, "gold": 28, "role": 11}


def test_only_the_start_card_shows_a_ladder() -> None:
    """SAB-021"""
    rules = Scene("saboteur seats=3").rules

    with_ladder = [card.id for card in rules.cards if card.face and "ladder" in card.face.code]

    assert with_ladder == ["start"]


def test_one_goal_is_the_treasure_and_two_are_stones() -> None:
    """SAB-022"""
    scene = Scene("saboteur seats=3")

    treasures = {card.id: card.numbers.get("treasure", 0) for card in scene.rules.cards}

    assert {card: treasures[card] for card in cards(scene, "goal-pile")} == {
        "gold": 1,
        "stone-ne": 0,
        "stone-nw": 0,
    }


@pytest.mark.parametrize(
    ("pile", "kinds"),
    [
        ("stock", {"path", "action"}),
        ("goal-pile", {"goal"}),
        ("role-pile", {"role"}),
        ("bank", {"gold"}),
    ],
)
def test_cards_of_different_groups_are_kept_apart(pile: str, kinds: set[str]) -> None:
    """SAB-007"""
    scene = Scene("saboteur seats=5")

    assert {scene.rules.cards[card].kind for card in cards(scene, pile)} == kinds


@pytest.mark.parametrize("card", ["digger", "gold-3", "stone-ne", "gold"])
def test_no_card_of_another_group_can_come_into_a_hand(card: str) -> None:
    """SAB-007"""
    scene = Scene("saboteur seats=3 agenda=dealto:*:stock:hand1:1")

    assert scene.refused(f"deal hand1 {card}") == "SAB-017"


# -- dwarves ---------------------------------------------------------------------------------------


@every_table
def test_each_number_of_seats_has_its_own_dwarf_cards(seats: int) -> None:
    """SAB-009, SAB-010, SAB-011, SAB-012, SAB-013, SAB-014, SAB-015, SAB-016"""
    scene = Scene(f"saboteur seats={seats}")

    dwarves = Counter(cards(scene, "role-pile"))

    assert (dwarves["saboteur"], dwarves["digger"]) == DWARVES[seats]


@every_table
def test_dwarf_cards_beyond_that_are_out_of_the_game(seats: int) -> None:
    """SAB-008"""
    scene = Scene(f"saboteur seats={seats}").dealt()

    in_play = [card for pile in scene.state.piles.values() for card in pile.cards]

    assert (in_play.count("saboteur"), in_play.count("digger")) == DWARVES[seats]


@every_table
def test_every_seat_gets_exactly_one_dwarf_card(seats: int) -> None:
    """SAB-002, SAB-017"""
    scene = Scene(f"saboteur seats={seats}").dealt()

    roles = [cards(scene, f"role{seat}") for seat in range(1, seats + 1)]

    assert [len(role) for role in roles] == [1] * seats
    assert {card for role in roles for card in role} <= {"digger", "saboteur"}


def test_every_seat_has_a_side_in_the_next_round_too() -> None:
    """SAB-002"""
    scene = Scene(
        "saboteur seats=3 turn=1 hand1=map hand2=- hand3=- stock=- "
        "role1=digger role2=digger role3=digger role-pile=saboteur"
    )

    scene = scene.play("discard map").dealt()

    assert scene.table("round") == "2"
    assert [len(cards(scene, role)) for role in ("role1", "role2", "role3")] == [1, 1, 1]


def test_dwarf_cards_are_shuffled_before_they_are_dealt() -> None:
    """SAB-017"""
    scene = Scene("saboteur seats=5").play(
        "begin 1", "deal goal1 gold", "deal goal2 stone-ne", "deal goal3 stone-nw"
    )

    assert odds(scene) == {"deal role1 digger": 4, "deal role1 saboteur": 2}


def test_a_dwarf_card_that_is_dealt_cannot_be_dealt_again() -> None:
    """SAB-017"""
    scene = Scene("saboteur seats=3").play(
        "begin 1", "deal goal1 gold", "deal goal2 stone-ne", "deal goal3 stone-nw"
    )

    scene = scene.play("deal role1 saboteur")

    assert scene.refused("deal role2 saboteur") == "SAB-017"
    assert scene.refused("deal role1 digger") == "SAB-017"
    assert scene.refused("deal role2 digger") is None


def test_a_seat_sees_its_own_dwarf_card_and_no_other() -> None:
    """SAB-018"""
    scene = Scene("saboteur seats=3 turn=1 role1=digger role2=saboteur role3=digger")

    assert [scene.seen(role, 0) for role in ("role1", "role2", "role3")] == ["digger", "?", "?"]
    assert [scene.seen(role, 1) for role in ("role1", "role2", "role3")] == ["?", "saboteur", "?"]
    assert scene.seen("role2", SPECTATOR) == "?"


def test_a_dwarf_card_is_dealt_face_down() -> None:
    """SAB-017, SAB-018"""
    scene = Scene("saboteur seats=3").dealt()

    assert [scene.seen("role2", seat) for seat in (0, 2, SPECTATOR)] == ["?"] * 3
    assert scene.seen("role2", 1) == scene.pile("role2") == "digger"


@every_table
def test_one_dwarf_card_is_left_over_and_nobody_sees_it(seats: int) -> None:
    """SAB-019"""
    scene = Scene(f"saboteur seats={seats}").dealt()

    assert len(cards(scene, "role-pile")) == 1
    assert {scene.seen("role-pile", seat) for seat in (*range(seats), SPECTATOR)} == {"?"}


def test_dwarf_cards_stay_face_down_until_the_round_is_over() -> None:
    """SAB-020"""
    scene = Scene(
        "saboteur seats=3 round=3 turn=1 hand1=map&NS hand2=- hand3=- stock=- "
        "role1=digger role2=digger role3=digger role-pile=saboteur"
    )

    before = scene.play("discard map")
    after = before.play("discard NS")

    assert [before.seen(pile, 2) for pile in ("role1", "role2", "role-pile")] == ["?"] * 3
    assert [after.seen(pile, 2) for pile in ("role1", "role2", "role-pile")] == [
        "digger",
        "digger",
        "saboteur",
    ]


# -- the table -------------------------------------------------------------------------------------


def test_start_and_goals_have_their_places() -> None:
    """SAB-024"""
    board = Scene("saboteur seats=3").state.table.board

    assert set(board.tiles) == {(0, 0), (8, -2), (8, 0), (8, 2)}


def test_the_start_card_lies_face_up_and_the_goals_face_down() -> None:
    """SAB-021, SAB-023"""
    tiles = Scene("saboteur seats=3").dealt().state.table.board.tiles

    assert (tiles[0, 0].card, tiles[0, 0].open) == ("start", True)
    assert [tiles[8, y].open for y in (-2, 0, 2)] == [False, False, False]


def test_nobody_knows_which_goal_lies_where() -> None:
    """SAB-023"""
    scene = Scene("saboteur seats=3").dealt()

    hidden = [scene.seen(goal, 0) for goal in ("goal1", "goal2", "goal3")]

    assert hidden == ["?", "?", "?"]
    assert cards(scene, "goal-pile") == ()


def test_goals_are_shuffled_before_they_are_laid_out() -> None:
    """SAB-023"""
    scene = Scene("saboteur seats=3").play("begin 1")

    assert odds(scene) == {
        "deal goal1 gold": 1,
        "deal goal1 stone-ne": 1,
        "deal goal1 stone-nw": 1,
    }
    assert scene.play("deal goal1 stone-ne").refused("deal goal2 stone-ne") == "SAB-017"


def test_the_maze_grows_from_the_start_card_to_all_four_sides() -> None:
    """SAB-025"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NESW")

    assert scene.legal == [
        "place NESW -1,0",
        "place NESW 0,-1",
        "place NESW 0,1",
        "place NESW 1,0",
        "discard NESW",
    ]


@pytest.mark.parametrize(
    ("board", "play"),
    [
        ("0,0:start", "place EW -1,0"),
        ("-1,0:EW;-2,0:EW;-3,0:EW", "place EW -4,0"),
        ("0,-1:NS;0,-2:NS", "place NS 0,-3"),
        ("0,1:NS;0,2:NS;0,3:NS", "place NS 0,4"),
        (NORTHERN_WAY, "place EW 9,-3"),
    ],
    ids=["behind-the-start", "further-west", "north", "south", "beyond-the-goals"],
)
def test_there_is_no_outer_border(board: str, play: str) -> None:
    """SAB-026"""
    scene = Scene(f"saboteur seats=3 turn=1 board={board} hand1=EW&NS")

    assert scene.refused(play) is None
    assert play in scene.legal


# -- hands and piles -------------------------------------------------------------------------------


def test_path_and_action_cards_are_shuffled_into_one_deck() -> None:
    """SAB-027"""
    scene = Scene("saboteur seats=3")

    kinds = Counter(scene.rules.cards[card].kind for card in cards(scene, "stock"))

    assert kinds == {"path": 40, "action": 27}


def test_any_card_of_the_deck_may_come_first() -> None:
    """SAB-027"""
    deck = Counter(cards(Scene("saboteur seats=3"), "stock"))
    scene = Scene(
        "saboteur seats=3 agenda=dealto:*:stock:hand1:1 stock=" + "&".join(deck.elements())
    )

    assert odds(scene) == {f"deal hand1 {card}": count for card, count in deck.items()}


@every_table
def test_every_seat_begins_with_a_hand_of_the_right_size(seats: int) -> None:
    """SAB-028, SAB-029, SAB-030"""
    scene = Scene(f"saboteur seats={seats}").dealt()

    sizes = [len(cards(scene, f"hand{seat}")) for seat in range(1, seats + 1)]

    assert sizes == [HANDS[seats]] * seats


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    """SAB-031"""
    scene = Scene("saboteur seats=3").dealt()

    assert scene.seen("hand1", 0) == scene.pile("hand1") == "E&E.W&EW&EW&EW&N"
    assert [scene.seen("hand1", seat) for seat in (1, 2, SPECTATOR)] == ["?6", "?6", "?6"]


@every_table
def test_the_rest_of_the_deck_is_the_face_down_stock(seats: int) -> None:
    """SAB-032"""
    scene = Scene(f"saboteur seats={seats}").dealt()

    assert scene.seen("stock", 0) == f"?{STOCKS[seats]}"


def test_the_gold_lies_in_the_bank_face_down() -> None:
    """SAB-033"""
    scene = Scene("saboteur seats=3").dealt()

    assert Counter(cards(scene, "bank")) == {"gold-1": 16, "gold-2": 8, "gold-3": 4}
    assert {scene.seen("bank", seat) for seat in (0, 1, 2, SPECTATOR)} == {"?28"}


def test_the_discard_pile_begins_empty() -> None:
    """SAB-035"""
    scene = Scene("saboteur seats=3").dealt()

    assert scene.pile("discard") == "-"


# -- who plays -------------------------------------------------------------------------------------


def test_every_seat_is_as_likely_to_begin() -> None:
    """SAB-R28"""
    scene = Scene("saboteur seats=4")

    assert scene.actor == "*"
    assert odds(scene) == {"begin 1": 1, "begin 2": 1, "begin 3": 1, "begin 4": 1}


def test_nobody_who_does_not_sit_here_can_begin() -> None:
    """SAB-R28"""
    scene = Scene("saboteur seats=4")

    assert scene.refused("begin 5") == "SAB-R28"
    assert scene.refused("begin 4") is None


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_whoever_was_drawn_to_begin_has_the_first_turn(seat: str) -> None:
    """SAB-034, SAB-R28"""
    scene = Scene("saboteur seats=3").play(f"begin {seat}").dealt()

    assert scene.actor == seat


@pytest.mark.parametrize("seats", [0, 1, 2, 11, 12])
def test_the_game_is_for_three_to_ten_seats_only(seats: int) -> None:
    """SAB-R36"""
    with pytest.raises(ValueError, match="3 to 10 seats"):
        Scene(f"saboteur seats={seats}")


@every_table
def test_a_table_of_three_to_ten_can_play(seats: int) -> None:
    """SAB-R36"""
    scene = Scene(f"saboteur seats={seats}").dealt()

    assert scene.actor == "1"
    assert scene.legal
