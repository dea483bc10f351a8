"""What typed lines mean."""

import pytest

import undermine as um
from undermine.cli.terminal.menu import (
    Do,
    Menu,
    Narrow,
    Unread,
    completions,
    in_order,
    is_playable,
)

RULES = um.load("saboteur")
POSITION = (
    "saboteur seats=3 turn=1 board=0,0:start;1,0:EW "
    "hand1=EW&NES&NES&map&rockfall&broken-lamp hand2=?6 hand3=?6"
)


def menu(text: str = POSITION) -> Menu:
    rules, state = um.position(text)
    hand = in_order(rules, state.piles["hand1"].cards)
    return Menu(rules, hand, rules.legal(state))


MENU = menu()


def notation(meant: object) -> str:
    assert isinstance(meant, Do), meant
    return repr(meant.action)


def test_path_cards_come_first() -> None:
    cards = [group.card for group in MENU.groups]

    assert cards == ["EW", "NES", "NES", "broken-lamp", "map", "rockfall"]
    assert MENU.by_card


def test_every_legal_move_is_in_some_group() -> None:
    assert set(MENU.legal) == {action for group in MENU.groups for action in group.actions}


WEB = menu(
    "the-dark-cave seats=2 turn=1 hand1=NS&boots-I hand2=NS front1=battle-axe-I "
    "marks=0,0/S:web-circle:2:2 front2=web-circle"
)


def test_what_needs_no_card_comes_after_the_cards() -> None:
    assert [group.card for group in WEB.groups] == ["NS", "boots-I", ""]
    assert set(WEB.legal) == {action for group in WEB.groups for action in group.actions}
    assert WEB.whole() is None
    assert notation(WEB.read("3.1")) == "cut 0,0/S"
    assert notation(WEB.read("1 0,-1")) == "place NS 0,-1"
    assert is_playable(WEB.rules, WEB.groups[2])


def test_a_number_picks_a_card_then_a_move() -> None:
    picked = MENU.read("5")

    assert isinstance(picked, Narrow)
    assert picked.group == 4
    assert notation(MENU.read("2", picked)) == "peek 2"


def test_pairs_and_cells_say_it_at_once() -> None:
    assert notation(MENU.read("5.3")) == "peek 3"
    assert notation(MENU.read(" 1 2,0 ")) == "place EW 2,0"
    assert notation(MENU.read("6 1 , 0")) == "rockfall 1,0"


def test_a_cell_is_enough_once_a_card_is_chosen() -> None:
    picked = MENU.read("1")

    assert isinstance(picked, Narrow)
    assert notation(MENU.read("2,0", picked)) == "place EW 2,0"


def test_a_cell_where_both_turns_fit_leaves_two_moves() -> None:
    crowded = menu(POSITION.replace("1,0:EW", "1,0:NESW").replace("EW&NES&NES", "NEW&EW&EW"))
    number = [group.card for group in crowded.groups].index("NEW") + 1

    left = crowded.read(f"{number} 2,0")

    assert isinstance(left, Narrow)
    assert [repr(action) for action in left.actions] == ["place NEW 2,0", "place NEW~ 2,0"]


def test_a_cell_means_the_whole_card_after_one_that_left_two_moves() -> None:
    crowded = menu(POSITION.replace("1,0:EW", "1,0:NESW").replace("EW&NES&NES", "NEW&EW&EW"))
    number = [group.card for group in crowded.groups].index("NEW") + 1
    left = crowded.read(f"{number} 2,0")

    assert isinstance(left, Narrow)
    assert notation(crowded.read("1,-1", left)) == "place NEW~ 1,-1"


@pytest.mark.parametrize("line", ["place EW 2,0", "PLACE ew 2,0", "  place   EW  2,0 "])
def test_notation_is_read_whatever_its_case(line: str) -> None:
    assert notation(MENU.read(line)) == "place EW 2,0"


def test_illegal_notation_is_an_action_all_the_same() -> None:
    assert notation(MENU.read("place EW 7,7")) == "place EW 7,7"


def test_a_card_at_an_illegal_cell_is_an_action_too_so_that_a_rule_can_say_why() -> None:
    assert notation(MENU.read("1 7,7")) == "place EW 7,7"
    assert notation(MENU.read("6 7,7")) == "rockfall 7,7"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("7", "terminal-no-such-card"),
        ("0", "terminal-no-such-card"),
        ("5.9", "terminal-no-such-move"),
        ("2,0", "terminal-card-first"),
        ("5 7,7", "terminal-not-there"),
        ("dig", "terminal-unread"),
        ("", "terminal-unread"),
        ("place", "terminal-unread"),
        ("99999999999999999999", "terminal-unread"),
        ("\x00\x1b[A", "terminal-unread"),
    ],
)
def test_other_lines_are_refused_with_a_reason(line: str, why: str) -> None:
    meant = MENU.read(line)

    assert isinstance(meant, Unread)
    assert meant.why == why


def test_a_broken_line_still_names_its_verb() -> None:
    assert MENU.read("place what") == Unread("terminal-unread", "place")


def test_cells_are_marked_for_any_card_and_numbered_for_one() -> None:
    assert set(MENU.marks(None).values()) == {"+"}
    picked = MENU.read("1")

    assert isinstance(picked, Narrow)
    assert MENU.marks(picked)[(2, 0)].isdigit()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("pl", ["place"]),
        ("place ", ["EW", "NES", "NES~"]),
        ("peek ", ["1", "2", "3"]),
        ("PEEK ", ["1", "2", "3"]),
        ("h", ["help"]),
        ("place EW 2", ["2,0"]),
        ("1 2", ["2,0"]),
        ("zzz", []),
        ("zzz ", []),
        ("break broken-lamp 2 ", []),
    ],
)
def test_completion_offers_the_next_word(line: str, offered: list[str]) -> None:
    found = completions(line, MENU, ["help"])

    assert offered == found


def test_completion_begins_with_everything() -> None:
    assert {"help", "place", "peek", "rockfall", "discard"} <= set(completions("", MENU, ["help"]))


def test_gold_is_one_plain_list() -> None:
    text = "saboteur seats=3 agenda=sharegold:1:2&3 offer=gold-1&gold-2&gold-3@1 hand1=map"
    rules, state = um.position(text)

    gold = Menu(rules, ("map",), rules.legal(state))

    whole = gold.whole()
    assert whole
    assert not gold.by_card
    assert notation(gold.read("2", whole)) == "take gold-2"
    assert gold.read("2,0", whole) == Unread("terminal-unread")
