"""Faces: the code that writes them, how they turn, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undermine.core.face import (
    TURNS,
    E,
    Face,
    FaceError,
    N,
    S,
    W,
    build_face,
    parse_face,
    side_letters,
)

CODES = (
    "NESW",
    "NS",
    "N.E.S",
    "NS.EW",
    "NE.SW",
    "EW+blue",
    "NE+ladder",
    "NS+green.E",
    "EW+lake",
    "N-S",
    "N--S",
    "E+hole-W",
    "E-+ladder",
    "N=S.E-W",
)
"""One code of every kind that the four games print."""

same_every_time = settings(deadline=None, derandomize=True)
every_code = pytest.mark.parametrize("code", CODES)
every_turn = pytest.mark.parametrize("degrees", TURNS)


def ports(face: Face) -> list[str]:
    return [side_letters(space.ports) for space in face.spaces]


# -- reading and writing ---------------------------------------------------------------------------


@every_code
def test_a_face_is_written_as_it_was_read(code: str) -> None:
    assert code == parse_face(code).code


@pytest.mark.parametrize(
    ("code", "spaces", "links"),
    [
        ("NESW", ["NESW"], ()),
        ("N.E.S", ["N", "E", "S"], ()),
        ("NS.EW", ["NS", "EW"], ()),
        ("NE.SW", ["NE", "SW"], ()),
        ("N-S", ["N", "S"], ((0, 1),)),
        ("N--S", ["N", "", "S"], ((0, 1), (1, 2))),
        ("E-+ladder", ["E", ""], ((0, 1),)),
        ("N=S.E-W", ["N", "S", "E", "W"], ((0, 1), (2, 3))),
    ],
)
def test_a_code_lists_spaces_and_links_neighbours_in_a_chain(
    code: str, spaces: list[str], links: tuple[tuple[int, int], ...]
) -> None:
    face = parse_face(code)

    assert spaces == ports(face)
    assert links == face.links


def test_traits_belong_to_the_space_they_are_written_on() -> None:
    face = parse_face("NS+green.E")

    assert [{"green"}, set()] == [set(space.traits) for space in face.spaces]


def test_the_order_of_traits_says_nothing() -> None:
    assert parse_face("N+gold+hole") == parse_face("N+hole+gold")
    assert parse_face("N+hole+gold").code == "N+gold+hole"


def test_a_toll_link_costs_both_ways_and_a_plain_link_none() -> None:
    face = parse_face("N=S.E-W")

    assert {(0, 1), (1, 0)} == set(face.tolls)


def test_a_space_without_ports_may_stand_at_either_end() -> None:
    assert ports(parse_face("+ladder-E")) == ["", "E"]
    assert ports(parse_face("E-")) == ["E", ""]


def test_ports_are_all_sides_that_show_a_way() -> None:
    assert parse_face("NS+green.E").ports == N | E | S
    assert parse_face("+hole").ports == 0


def test_a_side_belongs_to_the_space_that_opens_to_it_or_is_rock() -> None:
    face = parse_face("NS.E")

    assert [face.space_at(side) for side in (N, E, S, W)] == [0, 1, 0, None]


@st.composite
def codes(draw: st.DrawFn) -> str:
    """A valid code: sides are handed out to spaces, joints and traits at random."""
    count = draw(st.integers(1, 5))
    owners = draw(st.lists(st.integers(0, count), min_size=4, max_size=4))
    names = st.sets(st.sampled_from(["blue", "hole", "ladder", "lake2"]), max_size=2)
    parts = []
    for space in range(count):
        sides = "".join(
            letter for letter, owner in zip("NESW", owners, strict=True) if owner == space
        )
        parts.append(sides + "".join(f"+{name}" for name in sorted(draw(names))))
    joints = [draw(st.sampled_from(".-=")) for _ in parts[1:]]
    return parts[0] + "".join(joint + part for joint, part in zip(joints, parts[1:], strict=True))


@same_every_time
@given(codes())
def test_every_valid_code_survives_reading_and_writing(code: str) -> None:
    face = parse_face(code)

    assert code == face.code
    assert face == parse_face(face.code)


@same_every_time
@given(codes(), st.sampled_from(TURNS), st.sampled_from(TURNS))
def test_turns_add_up(code: str, one: int, other: int) -> None:
    face = parse_face(code)

    assert face.turned((one + other) % 360) == face.turned(one).turned(other)


# -- turning ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "quarter", "half", "three"),
    [
        ("NE", "ES", "SW", "NW"),
        ("NS", "EW", "NS", "EW"),
        ("NES", "ESW", "NSW", "NEW"),
        ("E+hole-W", "S+hole-N", "W+hole-E", "N+hole-S"),
        ("N=S.E-W", "E=W.S-N", "S=N.W-E", "W=E.N-S"),
    ],
)
def test_a_card_turns_clockwise(code: str, quarter: str, half: str, three: str) -> None:
    face = parse_face(code)

    assert [code, quarter, half, three] == [face.turned(degrees).code for degrees in TURNS]


@every_code
def test_four_quarter_turns_change_nothing(code: str) -> None:
    face = parse_face(code)

    turned = face
    for _ in range(4):
        turned = turned.turned(90)

    assert face == turned


@every_turn
def test_turning_moves_ports_and_keeps_names_traits_links_and_tolls(degrees: int) -> None:
    face = build_face({"n": "N", "m": "+deck", "s": "S"}, ["n-m", "m-s"], ["n>m", "s>m"])

    turned = face.turned(degrees)

    assert [space.name for space in turned.spaces] == ["n", "m", "s"]
    assert {"deck"} == turned.spaces[1].traits
    assert (face.links, face.tolls) == (turned.links, turned.tolls)


@pytest.mark.parametrize("degrees", [45, -90, 360])
def test_only_quarter_turns_are_turns(degrees: int) -> None:
    with pytest.raises(FaceError, match=rf"{degrees} degrees; use 0, 90, 180 or 270"):
        parse_face("NE").turned(degrees)


# -- the same picture ------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["NESW", "NS", "NS.EW", "NE.SW", "N-S", "N.E.S.W", "N=S.E-W"])
def test_cards_that_look_the_same_upside_down(code: str) -> None:
    face = parse_face(code)

    assert face.looks_like(face.turned(180))


@pytest.mark.parametrize("code", ["NE", "NES", "E+hole-W", "E-+ladder", "NS+green.E", "N.E.S"])
def test_cards_that_look_different_upside_down(code: str) -> None:
    face = parse_face(code)

    assert not face.looks_like(face.turned(180))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("NS.EW", "NESW"),
        ("N-S", "N.S"),
        ("N-S", "N=S"),
        ("N-S", "N--S"),
        ("EW+blue", "EW+green"),
        ("NS.EW", "NE.SW"),
        ("NS", "EW"),
    ],
)
def test_a_different_picture_does_not_look_the_same(one: str, other: str) -> None:
    assert not parse_face(one).looks_like(parse_face(other))
    assert not parse_face(other).looks_like(parse_face(one))


def test_neither_names_nor_the_order_of_spaces_are_part_of_the_picture() -> None:
    hub = build_face({"n": "N", "e": "E", "m": "+hole"}, ["n-m", "e-m"])
    same = build_face(
        {"middle": "+hole", "east": "E", "north": "N"}, ["middle-north", "east-middle"]
    )

    assert hub.looks_like(same)


def test_a_one_way_toll_is_part_of_the_picture() -> None:
    spaces = {"n": "N", "s": "S"}

    down = build_face(spaces, ["n-s"], ["n>s"])
    up = build_face(spaces, ["n-s"], ["s>n"])

    assert not down.looks_like(up)
    assert down.looks_like(up.turned(180))


# -- faces that are no chains ----------------------------------------------------------------------


def test_a_hub_joins_its_arms_to_the_middle_alone() -> None:
    face = build_face({"n": "N", "e": "E", "s": "S", "m": "+hole"}, ["n-m", "e-m", "s-m"])

    assert ports(face) == ["N", "E", "S", ""]
    assert face.links == ((0, 3), (1, 3), (2, 3))
    assert {"hole"} == face.spaces[3].traits


def test_named_spaces_are_found_by_their_name() -> None:
    face = build_face({"n": "N", "m": "+hole"}, ["n-m"])

    assert face.named("m") == 1
    assert face.named("w") is None


def test_a_face_that_is_no_chain_has_no_code() -> None:
    tee = build_face({"n": "N", "e": "E", "s": "S"}, ["n-e", "n-s", "e-s"])

    with pytest.raises(FaceError, match="no chains; such a face has no code"):
        _ = tee.code


def test_a_face_whose_toll_is_due_one_way_only_has_no_code() -> None:
    deck = build_face({"n": "N", "m": "+deck", "s": "S"}, ["n-m", "m-s"], ["n>m", "s>m"])

    with pytest.raises(FaceError):
        _ = deck.code


def test_a_chain_that_was_given_by_name_has_the_code_of_the_chain() -> None:
    face = build_face({"n": "N", "m": "", "s": "S"}, ["n-m", "m-s"])

    assert face.code == "N--S"


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "at"),
    [
        ("NX", "X"),
        ("EN", "EN"),
        ("NN", "NN"),
        ("n", "n"),
        ("N.WE", "WE"),
        ("N+", "+"),
        ("N+Blue", "+Blue"),
        ("N+2", "+2"),
        ("N S", " S"),
        ("?", "?"),
    ],
)
def test_a_code_that_cannot_be_read_is_quoted_with_the_place_and_the_grammar(
    code: str, at: str
) -> None:
    with pytest.raises(FaceError) as caught:
        parse_face(code)

    assert f"face {code!r} at {at!r}" in str(caught.value)
    assert "order N E S W, '+trait', '-' or '=' between linked spaces" in str(caught.value)


@pytest.mark.parametrize(("code", "sides"), [("N.NS", "N"), ("NE-E", "E"), ("NS.EW.NW", "NW")])
def test_a_side_belongs_to_one_space(code: str, sides: str) -> None:
    with pytest.raises(FaceError, match=f"'{code}' opens to {sides} twice; each side belongs to"):
        parse_face(code)


def test_named_spaces_cannot_share_a_side_either() -> None:
    with pytest.raises(FaceError, match="opens to E twice"):
        build_face({"n": "NE", "e": "E"}, ["n-e"])


def test_a_named_space_is_one_space() -> None:
    with pytest.raises(FaceError, match=r"space 'n' is 'N-S'; one space is .*'N\+hole'"):
        build_face({"n": "N-S"})


@pytest.mark.parametrize("link", ["n-x", "n", "n-m-s", "n>m", "-"])
def test_a_link_joins_two_of_the_spaces(link: str) -> None:
    with pytest.raises(FaceError, match=f"'{link}' should join two of the spaces n, m, s with '-'"):
        build_face({"n": "N", "m": "", "s": "S"}, [link])


@pytest.mark.parametrize("toll", ["n-m", "n>x", "m"])
def test_a_toll_names_two_of_the_spaces(toll: str) -> None:
    with pytest.raises(FaceError, match=f"'{toll}' should join two of the spaces n, m with '>'"):
        build_face({"n": "N", "m": ""}, ["n-m"], [toll])


def test_a_toll_is_due_on_a_link() -> None:
    with pytest.raises(FaceError):
        build_face({"n": "N", "s": "S"}, [], ["n>s"])


def test_a_link_joins_two_different_spaces() -> None:
    with pytest.raises(FaceError):
        build_face({"n": "N", "s": "S"}, ["n-n"])
