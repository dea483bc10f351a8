"""Cards as data: what a card file may say, and what a set of cards answers."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from msgspec import Struct

from undermine import load
from undermine.core.board import Board
from undermine.core.cardfile import CardFileError, CardWords, load_cards, load_sheet, read_cards
from undermine.core.cards import CardSet
from undermine.core.face import E, N, W, parse_face
from undermine.core.grid import Spot
from undermine.core.state import unknown
from undermine.core.tile import Lay

NAME = "toy/cards.toml"
WORDS = CardWords(
    keys=frozenset({"tools", "value"}),
    plays=frozenset({"place", "mend", "lure"}),
    traits=frozenset({"hole"}),
)
FILE: dict[str, Any] = {
    "backs": {"path": "mine", "action": "mine", "gold": "gold"},
    "totals": {"path": 9},
    "path": [
        {"face": "NES", "plays": ["place"], "count": 4},
        {"face": "NS", "plays": ["place"], "count": 3},
        {"face": "NS.EW", "plays": ["place"], "count": 1},
        {
            "id": "hub",
            "spaces": {"n": "N", "e": "E", "m": "+hole"},
            "links": ["n-m", "e-m"],
            "plays": ["place"],
            "count": 1,
            "confidence": "reconstructed",
        },
    ],
    "action": [
        {"id": "fixed-lamp", "plays": ["mend"], "tools": ["lamp"], "count": 2},
        {"id": "rat-II", "plays": ["lure"], "back": "II", "count": 1},
    ],
    "gold": [{"id": "gold-3", "value": 3, "count": 4}],
}


def cards(*, turns: tuple[int, ...] = (0, 180), **sections: object) -> CardSet:
    """The cards of the file, some sections exchanged."""
    return CardSet(read_cards({**FILE, **sections}, WORDS, NAME), turns)


def with_entry(kind: str, **fields: object) -> dict[str, Any]:
    """The file with one more card."""
    return {**FILE, "totals": {}, kind: [*FILE.get(kind, []), fields]}


def complaint(file: dict[str, Any]) -> str:
    with pytest.raises(CardFileError) as caught:
        read_cards(file, WORDS, NAME)
    return str(caught.value)


# -- reading ---------------------------------------------------------------------------------------


def test_the_section_is_the_kind_of_card_and_the_face_its_id() -> None:
    card = cards()["NES"]

    assert (card.id, card.kind, card.back, card.count) == ("NES", "path", "mine", 4)
    assert card.plays == ("place",)
    assert parse_face("NES") == card.face


def test_a_face_that_is_no_chain_is_given_by_spaces_and_links() -> None:
    face = cards()["hub"].face

    assert face is not None
    assert (face.named("m"), face.links) == (2, ((0, 2), (1, 2)))


def test_words_and_numbers_of_the_game_are_kept_apart() -> None:
    box = cards()

    assert box["fixed-lamp"].words == {"tools": ("lamp",)}
    assert box["gold-3"].numbers == {"value": 3}
    assert (box["NES"].words, box["NES"].numbers) == ({}, {})


def test_a_card_may_have_another_back_than_its_section() -> None:
    assert cards()["rat-II"].back == "II"


def test_copies_with_different_backs_are_kinds_of_their_own() -> None:
    file = with_entry("action", id="storm", plays=["lure"], value=4, count={"I": 2, "III": 1})

    found = {card.id: card for card in read_cards(file, WORDS, NAME)}

    first, third = found["storm-I"], found["storm-III"]
    assert (first.back, first.count, third.back, third.count) == ("I", 2, "III", 1)
    assert first.plays == third.plays == ("lure",)
    assert first.numbers == third.numbers == {"value": 4}
    assert "storm" not in found


def test_backs_are_told_once() -> None:
    file = with_entry("action", id="storm", back="II", plays=["lure"], count={"I": 2})

    assert "back is 'II', but count tells the backs already" in complaint(file)


def test_a_count_is_certain_unless_the_file_says_otherwise() -> None:
    assert (cards()["NES"].confidence, cards()["hub"].confidence) == ("certain", "reconstructed")


def test_help_is_found_by_the_topic_of_a_card_and_of_its_back() -> None:
    file = with_entry("path", face="NE", topic="bend", count=1)
    file |= {"topics": {"bend": "TOY-1", "secret": "TOY-2"}, "unseen": {"gold": "secret"}}

    read = CardSet(read_cards(file, WORDS, NAME))

    assert read["NE"].topic == ("bend", "TOY-1")
    assert read["NE"].unseen == ("", "")
    assert read["fixed-lamp"].topic == ("fixed-lamp", "")
    assert read["gold-3"].unseen == ("secret", "TOY-2")


def test_reading_leaves_the_file_as_it_was() -> None:
    before = deepcopy(FILE)

    cards()

    assert before == FILE


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "entry", "named"),
    [
        (
            "path",
            {"face": "NEW", "count": 1, "tool": "lamp"},
            ["NEW", "'tool'", "known are", "tools"],
        ),
        ("path", {"face": "NEW"}, ["NEW", "count"]),
        ("path", {"face": "NEW", "count": "five"}, ["NEW", "count"]),
        ("path", {"face": "NEW", "count": True}, ["NEW", "count"]),
        ("path", {"face": "WEN", "count": 1}, ["WEN", "N E S W"]),
        ("path", {"id": "bad", "face": "N.N", "count": 1}, ["bad", "N.N", "twice"]),
        ("path", {"id": "bad", "spaces": {"n": "N"}, "links": ["n-s"], "count": 1}, ["bad", "n-s"]),
        ("path", {"id": "bad", "face": 5, "count": 1}, ["bad", "face"]),
        ("path", {"id": "bad", "spaces": "N", "count": 1}, ["bad", "spaces"]),
        ("action", {"count": 1}, ["id"]),
        ("action", {"id": 7, "count": 1}, ["7", "id"]),
        ("action", {"id": "map", "plays": "peek", "count": 1}, ["map", "plays"]),
        ("action", {"id": "fixed", "tools": "lamp", "count": 1}, ["fixed", "tools"]),
        ("action", {"id": "fixed", "tools": [1], "count": 1}, ["fixed", "tools"]),
        ("action", {"id": "map", "back": 2, "count": 1}, ["map", "back"]),
        ("action", {"id": "map", "count": -1}, ["map", "count"]),
        ("action", {"id": "?map", "count": 1}, ["?map", "id"]),
        ("role", {"id": "boss", "count": 1}, ["boss", "back"]),
        ("action", {"id": "map", "plays": ["peek"], "count": 1}, ["map", "play 'peek'", "mend"]),
        ("path", {"face": "NW+door", "count": 1}, ["NW+door", "trait 'door'", "hole"]),
    ],
    ids=[
        "unknown-field",
        "no-count",
        "count-as-word",
        "count-as-truth",
        "unreadable-face",
        "shared-side",
        "link-to-nowhere",
        "face-as-number",
        "spaces-as-word",
        "no-id",
        "id-as-number",
        "plays-as-word",
        "tools-as-word",
        "tools-as-numbers",
        "back-as-number",
        "negative-count",
        "id-of-an-unknown-card",
        "no-back",
        "unknown-play",
        "unknown-trait",
    ],
)
def test_a_mistake_is_told_with_file_card_and_field(
    kind: str, entry: dict[str, Any], named: list[str]
) -> None:
    told = complaint(with_entry(kind, **entry))

    assert f"{NAME}, [[{kind}]]" in told
    assert [word for word in named if word not in told] == []


def test_the_same_card_twice_is_a_mistake() -> None:
    told = complaint(with_entry("path", face="NES", count=1))

    assert told == f"{NAME}: 'NES' is there twice; give one entry and its count"


def test_the_same_id_in_two_sections_is_a_mistake() -> None:
    assert "'fixed-lamp' is there twice" in complaint(with_entry("gold", id="fixed-lamp", count=1))


def test_counts_must_add_up_to_the_total_of_the_box() -> None:
    told = complaint({**FILE, "totals": {"path": 10}})

    assert told == f"{NAME}: the box holds 10 path cards, but the counts add up to 9"


def test_a_total_of_a_section_that_is_not_there_is_a_mistake() -> None:
    assert "0" in complaint({**FILE, "totals": {"paht": 9}})


def test_a_stray_word_beside_the_sections_is_a_mistake() -> None:
    told = complaint({**FILE, "back": "mine"})

    assert NAME in told
    assert "back" in told


class Sheet(Struct, forbid_unknown_fields=True):
    """A sheet of numbers that no game has."""

    version: str


def test_a_sheet_that_does_not_fit_its_game_names_the_file_and_the_field() -> None:
    with pytest.raises(CardFileError, match=r"undermine\.games\.saboteur/game\.toml: .*`"):
        load_sheet("undermine.games.saboteur", Sheet)


def test_a_game_reads_only_the_words_it_knows() -> None:
    with pytest.raises(
        CardFileError, match=r"saboteur/cards\.toml.*nobody knows the trait 'ladder'"
    ):
        load_cards("undermine.games.saboteur", WORDS, (0, 180))


# -- what a set of cards answers -------------------------------------------------------------------


def test_cards_are_found_by_id_in_the_order_of_the_file() -> None:
    box = cards()

    assert [card.id for card in box][:4] == ["NES", "NS", "NS.EW", "hub"]
    assert "rat-II" in box
    assert "rat-I" not in box


def test_the_back_is_known_of_cards_and_of_unknown_cards() -> None:
    box = cards()

    assert [box.back_of(card) for card in ("NES", "gold-3", "rat-II")] == ["mine", "gold", "II"]
    assert [box.back_of(unknown(back)) for back in ("mine", "II")] == ["mine", "II"]


def test_the_box_holds_every_copy_in_order() -> None:
    box = cards()

    assert box.box("gold", "action") == (*("fixed-lamp",) * 2, *("gold-3",) * 4, "rat-II")
    assert box.box("role") == ()


def test_a_card_that_looks_the_same_upside_down_lies_one_way() -> None:
    box = cards()

    assert box.lays("NS") == (Lay("NS"),)
    assert box.lays("NES") == (Lay("NES"), Lay("NES", 180))
    assert box.lays("NS.EW") == (Lay("NS.EW"),)
    assert box.lays("hub") == (Lay("hub"), Lay("hub", 180))


def test_with_quarter_turns_a_card_lies_as_many_ways_as_it_looks() -> None:
    box = cards(turns=(0, 90, 180, 270))

    assert [len(box.lays(card)) for card in ("NES", "NS", "NS.EW", "hub")] == [4, 2, 1, 4]
    assert box.normal(Lay("NS", 270)) == Lay("NS", 90)


def test_a_half_turn_that_changes_nothing_is_taken_back() -> None:
    assert cards().normal(Lay("NS", 180)) == Lay("NS")
    assert cards().normal(Lay("NES", 180)) == Lay("NES", 180)


@pytest.mark.parametrize("card", ["NS.EW", "NS", "NES"])
def test_a_quarter_turn_that_is_not_allowed_is_not_taken_back(card: str) -> None:
    assert cards().normal(Lay(card, 90)) == Lay(card, 90)


def test_a_tile_shows_the_face_as_it_is_turned() -> None:
    tile = cards().tile(Lay("NES", 180))

    assert parse_face("NES").turned(180) == tile.face


def test_tiles_are_made_once() -> None:
    box = cards()

    assert box.tile(Lay("NES")) is box.tile(Lay("NES"))


def test_a_card_fits_where_its_neighbours_ask_for_nothing_else() -> None:
    fits = cards().fits("NES")

    assert fits[0] == (Lay("NES"), Lay("NES", 180))
    assert fits[E] == (Lay("NES"),)
    assert fits[W] == (Lay("NES", 180),)
    assert fits[E | W] == ()
    assert fits[N << 4] == ()


def test_what_fits_is_what_the_board_says_matches() -> None:
    box = cards(turns=(0, 90, 180, 270))
    board = Board(
        {(0, 0): box.tile(Lay("NES")), (1, 1): box.tile(Lay("NS")), (2, 0): box.tile(Lay("hub"))},
        (Spot((0, 0)),),
    )

    for card in ("NES", "NS", "NS.EW", "hub"):
        for cell in [(1, 0), (0, 1), (3, 0), (2, 1)]:
            matching = [lay for lay in box.lays(card) if board.matches(cell, box.tile(lay))]
            assert tuple(matching) == box.fits(card)[board.need(cell)]


# -- a corrected card is an edit of data -----------------------------------------------------------


def test_a_corrected_face_changes_where_the_card_may_lie() -> None:
    path = [
        entry if entry.get("face") != "NES" else {**entry, "id": "NES", "face": "NEW"}
        for entry in FILE["path"]
    ]
    printed, corrected = cards(), cards(path=path)

    assert printed.fits("NES")[W << 4] == (Lay("NES"),)
    assert corrected.fits("NES")[W << 4] == ()


def test_a_corrected_count_changes_the_box() -> None:
    assert cards(gold=[{"id": "gold-3", "value": 3, "count": 5}]).box("gold") == ("gold-3",) * 5


def test_a_changed_set_replaces_and_adds_cards_and_keeps_the_old_set() -> None:
    box = cards()
    (more,) = read_cards(
        {"backs": {"path": "mine"}, "path": [{"face": "NES", "count": 9}]}, WORDS, NAME
    )
    (new,) = read_cards(
        {"backs": {"path": "mine"}, "path": [{"face": "E", "count": 2}]}, WORDS, NAME
    )

    changed = box.changed(more, new, turns=(0, 90, 180, 270))

    assert (changed["NES"].count, changed["E"].count) == (9, 2)
    assert len(changed.lays("NES")) == 4
    assert (box["NES"].count, "E" in box, len(box.lays("NES"))) == (4, False, 2)


def test_the_printed_box_of_saboteur_can_be_read() -> None:
    box = load("saboteur").cards

    assert len(box.box("path", "action", "start", "goal", "role", "gold")) == 110
