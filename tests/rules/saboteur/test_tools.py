"""Breaking and mending tools."""

import pytest

from undermine.testing import Scene

each_tool = pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])


def front(scene: Scene, seat: int) -> tuple[str, ...]:
    """What lies before a seat, counted from 1."""
    lying: tuple[str, ...] = scene.state.table.front[seat - 1]
    return lying


# -- breaking --------------------------------------------------------------------------------------


@each_tool
def test_a_broken_tool_lies_before_its_victim(tool: str) -> None:
    """SAB-046, SAB-047"""
    scene = Scene(f"saboteur seats=3 turn=1 hand1=broken-{tool}&map")

    scene = scene.play(f"break broken-{tool} 3")

    assert [front(scene, seat) for seat in (1, 2, 3)] == [(), (), (f"broken-{tool}",)]
    assert (scene.pile("hand1"), scene.pile("discard")) == ("map", "-")


def test_everybody_sees_who_broke_what() -> None:
    """SAB-046"""
    scene = Scene("saboteur seats=3 turn=1 hand1=broken-lamp&map")

    scene = scene.play("break broken-lamp 2")

    assert scene.rules.view(scene.state, 2).table.front[1] == ("broken-lamp",)
    assert [(event.cards, event.readers) for event in scene.happened("broke")] == [
        (("broken-lamp",), -1)
    ]


def test_any_other_seat_may_be_the_victim() -> None:
    """SAB-047"""
    scene = Scene("saboteur seats=4 turn=2 hand2=broken-lamp")

    assert scene.legal == [
        "break broken-lamp 1",
        "break broken-lamp 3",
        "break broken-lamp 4",
        "discard broken-lamp",
    ]


@pytest.mark.parametrize("seat", ["4", "9"])
def test_nobody_who_does_not_sit_here_can_be_the_victim(seat: str) -> None:
    """SAB-047"""
    scene = Scene("saboteur seats=3 turn=1 hand1=broken-lamp")

    assert scene.refused(f"break broken-lamp {seat}") == "SAB-047"


def test_nobody_breaks_tools_of_their_own() -> None:
    """SAB-R16"""
    scene = Scene("saboteur seats=3 turn=2 hand2=broken-lamp&broken-pick")

    assert scene.refused("break broken-lamp 2") == "SAB-R16"
    assert "break broken-lamp 2" not in scene.legal
    assert scene.refused("break broken-lamp 1") is None


@each_tool
def test_a_tool_that_is_broken_cannot_be_broken_again(tool: str) -> None:
    """SAB-050"""
    scene = Scene(f"saboteur seats=3 turn=1 hand1=broken-{tool} front2=broken-{tool}")

    assert scene.refused(f"break broken-{tool} 2") == "SAB-050"
    assert scene.legal == [f"break broken-{tool} 3", f"discard broken-{tool}"]


def test_all_three_tools_of_a_seat_may_be_broken() -> None:
    """SAB-050"""
    scene = Scene("saboteur seats=3 turn=1 hand1=broken-pick front2=broken-cart&broken-lamp")

    after = scene.play("break broken-pick 2")

    assert "break broken-pick 2" in scene.legal
    assert front(after, 2) == ("broken-cart", "broken-lamp", "broken-pick")


def test_the_same_tool_may_be_broken_before_several_seats() -> None:
    """SAB-050"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- hand1=broken-pick&map hand2=broken-pick&map hand3=map"
    )

    scene = scene.play("break broken-pick 2", "break broken-pick 3")

    assert (front(scene, 2), front(scene, 3)) == (("broken-pick",), ("broken-pick",))


def test_a_mended_tool_may_be_broken_again() -> None:
    """SAB-050, SAB-052"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- front3=broken-pick "
        "hand1=fixed-pick&map hand2=broken-pick&map hand3=map"
    )

    scene = scene.play("mend fixed-pick pick 3", "break broken-pick 3")

    assert front(scene, 3) == ("broken-pick",)


# -- what a broken tool forbids --------------------------------------------------------------------


@each_tool
def test_with_a_broken_tool_no_path_card_may_be_laid(tool: str) -> None:
    """SAB-048"""
    scene = Scene(f"saboteur seats=3 turn=1 front1=broken-{tool} hand1=EW&NESW")

    assert scene.refused("place EW 1,0") == "SAB-048"
    assert scene.legal == ["discard EW", "discard NESW"]


def test_one_broken_tool_of_several_is_enough() -> None:
    """SAB-048"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- front1=broken-lamp&broken-pick "
        "hand1=EW&fixed-lamp hand2=- hand3=-"
    )

    scene = scene.play("mend fixed-lamp lamp 1")

    assert scene.refused("place EW 1,0") == "SAB-048"


def test_broken_tools_of_others_hinder_nobody() -> None:
    """SAB-048"""
    scene = Scene("saboteur seats=3 turn=1 front2=broken-lamp front3=broken-pick hand1=EW")

    assert scene.refused("place EW 1,0") is None


@pytest.mark.parametrize(
    "play",
    [
        "break broken-cart 2",
        "mend fixed-lamp lamp 1",
        "mend fixed-pick pick 3",
        "rockfall 1,0",
        "peek 2",
        "discard EW",
    ],
)
def test_with_a_broken_tool_everything_else_is_allowed(play: str) -> None:
    """SAB-049"""
    scene = Scene(
        "saboteur seats=3 turn=1 board=1,0:EW front1=broken-lamp front3=broken-pick "
        "hand1=EW&broken-cart&fixed-lamp&fixed-pick&map&rockfall"
    )

    assert scene.refused(play) is None
    assert play in scene.legal


def test_to_mend_a_tool_and_to_lay_a_card_takes_two_turns() -> None:
    """SAB-051"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- front1=broken-lamp "
        "hand1=EW&fixed-lamp hand2=map&map hand3=map&map"
    )

    mended = scene.play("mend fixed-lamp lamp 1")
    next_turn = mended.play("discard map", "discard map")

    assert mended.actor == "2"
    assert next_turn.actor == "1"
    assert next_turn.refused("place EW 1,0") is None


def test_a_tool_mended_by_others_before_the_turn_is_sound() -> None:
    """SAB-051"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- front2=broken-lamp hand1=fixed-lamp&map hand2=EW&map"
    )

    scene = scene.play("mend fixed-lamp lamp 2")

    assert scene.actor == "2"
    assert scene.refused("place EW 1,0") is None


def test_a_tool_broken_by_others_before_the_turn_is_not() -> None:
    """SAB-051"""
    scene = Scene("saboteur seats=3 turn=1 stock=- hand1=broken-lamp&map hand2=EW&map")

    scene = scene.play("break broken-lamp 2")

    assert scene.actor == "2"
    assert scene.refused("place EW 1,0") == "SAB-048"


# -- mending ---------------------------------------------------------------------------------------


@each_tool
def test_a_mending_card_takes_the_broken_tool_away(tool: str) -> None:
    """SAB-052"""
    scene = Scene(f"saboteur seats=3 turn=1 front2=broken-{tool} hand1=fixed-{tool}")

    scene = scene.play(f"mend fixed-{tool} {tool} 2")

    assert front(scene, 2) == ()


def test_other_broken_tools_stay() -> None:
    """SAB-052"""
    scene = Scene(
        "saboteur seats=3 turn=1 hand1=fixed-lamp "
        "front1=broken-lamp front2=broken-cart&broken-lamp&broken-pick"
    )

    scene = scene.play("mend fixed-lamp lamp 2")

    assert front(scene, 1) == ("broken-lamp",)
    assert front(scene, 2) == ("broken-cart", "broken-pick")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_tools_of_any_seat_can_be_mended_even_of_ones_own(seat: int) -> None:
    """SAB-047, SAB-053"""
    scene = Scene(f"saboteur seats=3 turn=2 front{seat}=broken-cart hand2=fixed-cart")

    assert scene.legal == [f"mend fixed-cart cart {seat}", "discard fixed-cart"]
    assert front(scene.play(f"mend fixed-cart cart {seat}"), seat) == ()


@pytest.mark.parametrize("seat", ["4", "99"])
def test_nobody_who_does_not_sit_here_can_be_helped(seat: str) -> None:
    """SAB-047"""
    scene = Scene("saboteur seats=3 turn=1 front3=broken-cart hand1=fixed-cart")

    assert scene.refused(f"mend fixed-cart cart {seat}") == "SAB-047"


def test_mending_uses_up_both_cards() -> None:
    """SAB-054"""
    scene = Scene("saboteur seats=3 turn=1 front2=broken-lamp hand1=fixed-lamp&map")

    scene = scene.play("mend fixed-lamp lamp 2")

    assert scene.pile("discard") == "broken-lamp&fixed-lamp"
    assert scene.pile("hand1") == "map"


def test_everybody_knows_what_mending_used_up() -> None:
    """SAB-046, SAB-054"""
    scene = Scene("saboteur seats=3 turn=1 front2=broken-lamp hand1=fixed-lamp&map")

    scene = scene.play("mend fixed-lamp lamp 2")

    assert scene.text.endswith(" notes==:discard:broken-lamp&fixed-lamp")


@pytest.mark.parametrize(
    ("card", "tool"),
    [
        ("fixed-lamp", "pick"),
        ("fixed-pick", "cart"),
        ("fixed-cart", "lamp"),
        ("fixed-lamp-pick", "cart"),
        ("fixed-cart-pick", "lamp"),
        ("fixed-cart-lamp", "pick"),
    ],
)
def test_a_mending_card_helps_only_with_the_tools_it_shows(card: str, tool: str) -> None:
    """SAB-055"""
    scene = Scene(f"saboteur seats=3 turn=1 front2=broken-{tool} hand1={card}")

    assert scene.refused(f"mend {card} {tool} 2") == "SAB-055"
    assert scene.legal == [f"discard {card}"]


@pytest.mark.parametrize(
    ("card", "tool", "left"),
    [
        ("fixed-lamp-pick", "lamp", "pick"),
        ("fixed-lamp-pick", "pick", "lamp"),
        ("fixed-cart-pick", "cart", "pick"),
        ("fixed-cart-pick", "pick", "cart"),
        ("fixed-cart-lamp", "cart", "lamp"),
        ("fixed-cart-lamp", "lamp", "cart"),
    ],
)
def test_a_card_with_two_tools_mends_one_of_them(card: str, tool: str, left: str) -> None:
    """SAB-056"""
    scene = Scene(f"saboteur seats=3 turn=1 front2=broken-{left}&broken-{tool} hand1={card}")

    scene = scene.play(f"mend {card} {tool} 2")

    assert front(scene, 2) == (f"broken-{left}",)
    assert scene.pile("discard") == f"broken-{tool}&{card}"


def test_whoever_plays_a_card_with_two_tools_chooses_between_them() -> None:
    """SAB-056"""
    scene = Scene(
        "saboteur seats=3 turn=1 front2=broken-cart&broken-lamp&broken-pick hand1=fixed-cart-lamp"
    )

    assert scene.legal == [
        "mend fixed-cart-lamp cart 2",
        "mend fixed-cart-lamp lamp 2",
        "discard fixed-cart-lamp",
    ]


def test_only_a_broken_tool_can_be_mended() -> None:
    """SAB-057"""
    scene = Scene("saboteur seats=3 turn=1 front2=broken-lamp hand1=fixed-lamp-pick")

    assert scene.refused("mend fixed-lamp-pick pick 2") == "SAB-057"
    assert scene.refused("mend fixed-lamp-pick lamp 1") == "SAB-057"
    assert scene.legal == ["mend fixed-lamp-pick lamp 2", "discard fixed-lamp-pick"]


def test_without_a_broken_tool_a_mending_card_cannot_be_played() -> None:
    """SAB-057, SAB-R18"""
    scene = Scene("saboteur seats=3 turn=1 hand1=fixed-lamp&fixed-lamp-pick")

    assert scene.legal == ["discard fixed-lamp", "discard fixed-lamp-pick"]


def test_the_mender_chooses_whose_tool_and_which() -> None:
    """SAB-R17"""
    scene = Scene(
        "saboteur seats=3 turn=1 hand1=fixed-lamp-pick "
        "front1=broken-cart&broken-pick front2=broken-lamp front3=broken-lamp&broken-pick"
    )

    assert scene.legal == [
        "mend fixed-lamp-pick pick 1",
        "mend fixed-lamp-pick lamp 2",
        "mend fixed-lamp-pick lamp 3",
        "mend fixed-lamp-pick pick 3",
        "discard fixed-lamp-pick",
    ]
    assert scene.play("mend fixed-lamp-pick pick 3").state.table.front == (
        ("broken-cart", "broken-pick"),
        ("broken-lamp",),
        ("broken-lamp",),
    )


def test_nobody_can_refuse_to_be_helped() -> None:
    """SAB-R17"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- front3=broken-lamp hand1=fixed-lamp&map hand2=map"
    )

    scene = scene.play("mend fixed-lamp lamp 3")

    assert front(scene, 3) == ()
    assert scene.actor == "2"


def test_a_broken_tool_card_without_a_victim_can_only_be_discarded() -> None:
    """SAB-R18"""
    scene = Scene("saboteur seats=3 turn=1 hand1=broken-lamp front2=broken-lamp front3=broken-lamp")

    assert scene.legal == ["discard broken-lamp"]
    assert scene.refused("discard broken-lamp") is None
