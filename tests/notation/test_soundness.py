"""What cannot be in any game: the checks that all games share, met through positions."""

from __future__ import annotations

import pytest

from undermine import NotationError, load, position
from undermine.core.soundness import NAMES, SHARED
from undermine.games import REGISTRY

SABOTEUR, SABOTEUR2, DARKCAVE, LOSTMINES = sorted(REGISTRY)
PATH = {SABOTEUR: "1,0:EW", SABOTEUR2: "1,0:EW", DARKCAVE: "1,0:EW", LOSTMINES: "2,2:EW"}
"""A path card where one can lie."""


def refusal(text: str) -> str:
    with pytest.raises(NotationError) as refused:
        position(text)
    return str(refused.value)


@pytest.mark.parametrize("game", REGISTRY)
class TestEveryGame:
    def test_a_sound_position_is_read(self, game: str) -> None:
        position(f"{game} seats=3 turn=1 board={PATH[game]}")

    def test_one_card_lies_in_a_cell(self, game: str) -> None:
        text = f"{game} seats=3 turn=1 board={PATH[game]};{PATH[game].replace('EW', 'NS')}"

        assert "is given twice; one card lies in a cell" in refusal(text)

    def test_no_card_lies_crosswise(self, game: str) -> None:
        cell = PATH[game].partition(":")[0]

        said = refusal(f"{game} seats=3 turn=1 board={PATH[game]}~90")

        assert said.endswith(f"EW lies crosswise at {cell}")

    def test_a_token_lies_beside_a_card(self, game: str) -> None:
        token = {DARKCAVE: "web-circle:1:2 front1=web-circle"}.get(game, "trap")

        assert "at 5,5/E" in refusal(f"{game} seats=3 turn=1 marks=5,5/E:{token}")

    def test_who_is_named_sits_at_the_table(self, game: str) -> None:
        assert refusal(f"{game} seats=3 turn=4").endswith("so there is no seat 4")
        assert refusal(f"{game} seats=3 turn=1 view=4").endswith("so there is no seat 4")
        assert refusal(f"{game} seats=3 turn=1 notes=1:hand4:NS").endswith("at a table of 3")

    @pytest.mark.parametrize("word", ["*", "=", "."])
    def test_a_seat_on_the_table_is_a_seat(self, game: str, word: str) -> None:
        assert refusal(f"{game} seats=3 turn=1 starter={word}").endswith("starter is a seat")
        if game != DARKCAVE:
            said = refusal(f"{game} seats=3 turn=1 last={word}")
            assert said.endswith("last is a seat, or '-'")

    def test_a_hand_is_not_open_to_all_while_a_seat_is_on(self, game: str) -> None:
        assert "hand2 lies face down" in refusal(f"{game} seats=3 turn=1 hand2=NS@=")

    def test_whoever_is_on_holds_a_card(self, game: str) -> None:
        assert "whose hand is empty" in refusal(f"{game} seats=3 turn=2 hand2=-")

    def test_every_game_is_held_to_the_shared_list_and_adds_its_own(self, game: str) -> None:
        rules = load(game)

        assert rules.soundness
        assert not {*NAMES, *SHARED} & {*rules.soundness}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("saboteur seats=3 turn=1 board=8,0:stone-ne~90", "stone-ne lies crosswise at 8,0"),
        ("saboteur seats=3 turn=1 marks=0,0/E:trap", "trap .*: saboteur has no tokens"),
        ("saboteur seats=3 turn=1 role2=digger@=", "role2 lies face down while a seat is on"),
        ("saboteur-2 seats=3 turn=1 role3=saboteur@= hand1=swap-hats", "role3 lies face down"),
        ("saboteur-2 seats=3 turn=1 marks=5,5/E:trap", "trap cannot be at 5,5/E"),
        ("the-lost-mines seats=3 turn=1 marks=5,5/E:trap", "trap cannot be at 5,5/E, where no"),
        ("the-lost-mines seats=3 turn=1 dragon==", "dragon is a seat, or '-'"),
        ("the-lost-mines seats=3 turn=1 out=2&2", "out is seats, each once"),
        ("the-dark-cave seats=3 turn=1 marks=7,7/E:web-circle:1:2 front1=web-circle", "7,7/E, wh"),
    ],
)
def test_positions_that_were_read_once(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        position(text)


@pytest.mark.parametrize(
    "text",
    [
        "the-lost-mines+quarter_turns seats=3 turn=1 board=2,2:EW~90",
        "the-lost-mines seats=3 turn=1 board=2,2:EW marks=2,2/W:trap",
        "the-lost-mines seats=3 turn=1 marks=9,2/W:trap",
        "the-dark-cave seats=3 turn=1 marks=0,0/E:web-circle:1:2 front1=web-circle",
        "the-dark-cave seats=3 turn=1 role2=yellow-loyal@=",
        "saboteur seats=3 turn=1 last=-",
        "saboteur seats=3 turn=1 goal1=gold@1&2&3",
    ],
)
def test_positions_that_may_be(text: str) -> None:
    rules, state = position(text)

    assert rules.id
    assert state.agenda
