"""Looking at positions, records and cards: `view`, `replay`, `verify`, `cards`, `perft`."""

import io
import json
from pathlib import Path

import pytest

from tests.cli.shell import HAND, HAND_ACTIONS, Shell
from undermine import Game, load, position
from undermine.core.face import parse_face
from undermine.games import REGISTRY
from undermine.notation import write_position, write_record
from undermine.notation.drawing import draw
from undermine.notation.wire import decode_state

RULES = load("saboteur")


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a whole game."""
    game = Game("saboteur", ["Ada", "Béla", "Cleo"], seed="lantern-55", words=["5be1"])
    while not game.over:
        game.play(game.legal[0])
    return game


@pytest.fixture
def file(game: Game, tmp_path: Path) -> str:
    """Return the name of the file that holds it."""
    game.save(tmp_path / "game.dig")
    return str(tmp_path / "game.dig")


# -- view ------------------------------------------------------------------------------------------


def test_view_draws_the_board_and_hides_what_the_seat_cannot_see(shell: Shell) -> None:
    answer = shell("view", f"{HAND} board=1,0:EW", "2")

    _, state = position(f"{HAND} board=1,0:EW")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == (
        f"{draw(RULES, state)}\n\nsaboteur seats=3 view=2 turn=1 board=0,0:start;1,0:EW hand1=?2\n"
    )


def test_a_spectator_sees_less_than_the_seat(shell: Shell) -> None:
    assert "EW&map" in shell("view", HAND, "1").out
    assert "EW&map" not in shell("view", HAND, ".").out


def test_view_prints_json_for_programs(shell: Shell) -> None:
    answer = shell("view", HAND, "2", "--json")

    _, state = position(HAND)
    assert decode_state(RULES, answer.out.encode()) == RULES.view(state, 1)


# -- replay ----------------------------------------------------------------------------------------


def test_replay_tells_a_game_step_by_step(shell: Shell, game: Game, file: str) -> None:
    answer = shell("replay", file)

    lines = answer.out.splitlines()
    assert answer.code == 0
    assert lines[0] == f"   1  {game.record.entries[0].text}"
    assert lines[-1] == write_position(RULES, game.state)
    for number, entry in enumerate(game.record.entries, 1):
        assert f"{number:4}  {entry.text}" in lines
    assert any("Béla" in line for line in lines)


def test_replay_prints_every_moment_as_json(shell: Shell, game: Game, file: str) -> None:
    moments = json.loads(shell("replay", file, "--json").out)

    assert len(moments) == len(game.record.entries) + 1
    assert moments[0] == {"line": None, "position": "saboteur seats=3", "events": []}
    assert moments[-1]["position"] == write_position(RULES, game.state)
    assert moments[1]["line"] == game.record.entries[0].text


def test_replay_with_a_seats_eyes_ends_in_its_view(shell: Shell, game: Game, file: str) -> None:
    answer = shell("replay", file, "--as", "2")

    assert answer.out.splitlines()[-1] == write_position(RULES, game.view(1))
    assert "* deal hand1 ?" in answer.out
    assert "* deal hand2 ?" not in answer.out


def test_what_a_seat_was_told_hides_the_cards_of_others(shell: Shell, file: str) -> None:
    moments = json.loads(shell("replay", file, "--as", ".", "--json").out)

    dealt = [event for moment in moments for event in moment["events"] if event["did"] == "dealt"]
    assert len(dealt) > 100
    assert all(card.startswith("?") for event in dealt for card in event["cards"])


def test_a_record_can_come_from_standard_input(
    shell: Shell, game: Game, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(write_record(game.record)))

    assert shell("replay", "-") == shell("replay", file)


# -- verify ----------------------------------------------------------------------------------------


def test_verify_confirms_a_true_game(shell: Shell, game: Game, file: str) -> None:
    answer = json.loads(shell("verify", file, "--json").out)

    chance = sum(entry.text.startswith("*") for entry in game.record.entries)
    assert answer == {
        "legal": True,
        "entries": len(game.record.entries),
        "dealt": True,
        "lots": chance,
        "why": "",
    }
    assert shell("verify", file).code == 0
    assert str(chance) in shell("verify", file).out


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [
        ("opened: lantern-55", "opened: lantern-56", "'lantern-56' is not the one"),
        ("opened: lantern-55", "", "not opened"),
        ("words: 5be1", "words: 5be2", "by the seed this would have been"),
    ],
)
def test_verify_says_no_to_a_game_that_was_not_dealt_so(
    shell: Shell, file: str, was: str, now: str, why: str
) -> None:
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace(was, now), encoding="utf-8")

    answer = shell("verify", file)

    assert answer.code == 1
    assert why in answer.out
    assert why in json.loads(shell("verify", file, "--json").out)["why"]


# -- cards and counting ----------------------------------------------------------------------------


def test_cards_lists_every_kind_with_its_number(shell: Shell) -> None:
    entries = json.loads(shell("cards", "saboteur", "--json").out)

    assert {entry["id"]: entry["count"] for entry in entries} == {
        card.id: card.count for card in RULES.cards
    }
    text = shell("cards", "saboteur").out
    assert all(f"{card.count} × {card.id}" in text for card in RULES.cards)


@pytest.mark.parametrize("game", REGISTRY)
def test_every_card_of_every_game_is_listed_with_its_face(shell: Shell, game: str) -> None:
    answer = shell("cards", game, "--json")

    assert answer.code == 0
    listed = {entry["id"]: entry for entry in json.loads(answer.out)}
    cards = {card.id: card for card in load(game).cards}
    assert listed.keys() == cards.keys()
    for card in cards.values():
        entry = listed[card.id]
        assert (entry["count"], entry["kind"]) == (card.count, card.kind)
        if card.face is None:
            assert entry["face"] is None
        elif "spaces" in entry:
            assert entry["face"] is None
            assert entry["spaces"] == [space.code for space in card.face.spaces]
            counted = [[one + 1, other + 1] for one, other in card.face.links]
            assert entry["links"] == counted
        else:
            assert parse_face(entry["face"]).looks_like(card.face)


def test_a_face_without_a_code_is_told_by_its_spaces_links_and_tolls(shell: Shell) -> None:
    listed = {
        card["id"]: card for card in json.loads(shell("cards", "the-dark-cave", "--json").out)
    }

    bridge = listed["p3_bridge_ns"]
    assert bridge["spaces"] == ["N", "", "S", "E", "", "W"]
    assert bridge["links"] == [[1, 2], [2, 3], [4, 5], [5, 6]]
    assert bridge["tolls"] == [[1, 2], [3, 2]]
    assert "spaces" not in listed["N=S.E-W"]


def test_cards_of_a_house_rule_are_listed_with_it(shell: Shell) -> None:
    assert "6 × gold-0" in shell("cards", "saboteur+old_mine").out


def test_perft_counts_by_the_first_decision(shell: Shell) -> None:
    answer = shell("perft", HAND, "--depth", "1")

    assert answer.out.splitlines() == [*(f"{action}: 1" for action in HAND_ACTIONS), "7"]
    deeper = json.loads(
        shell("perft", f"{HAND} stock=NS&map", "--depth", "2", "--json").out,
    )
    assert (deeper["depth"], deeper["nodes"]) == (2, 14)
    assert deeper["split"] == dict.fromkeys(HAND_ACTIONS, 2)


def test_a_replay_of_the_dark_cave_numbers_its_goals(shell: Shell) -> None:
    golden = Path(__file__).parents[1] / "golden" / "the-dark-cave" / "2-seats.dig"

    text = shell("replay", str(golden)).out

    assert "goal 4" in text
    assert "a clan card" in text
    assert not any(
        word in text for word in ("upper goal", "goal no. 4", "north-western", "dwarf card")
    )
