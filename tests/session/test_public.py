"""What somebody meets who uses the library at a prompt: values that show themselves, errors."""

from __future__ import annotations

import importlib
import pickle
import re
from pathlib import Path
from typing import Any, cast

import pytest

import undermine
from undermine import SPECTATOR, Game, IllegalActionError, load, position
from undermine.bots import make_bot
from undermine.bots.arena import run_arena
from undermine.bots.seating import Seating
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Event, State
from undermine.dealer import Dealer
from undermine.games import REGISTRY
from undermine.notation import parse_action
from undermine.session import moments
from undermine.words import catalogue

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = ("saboteur", "saboteur-2", "the-dark-cave", "the-lost-mines")
LONGEST = 400
"""Five lines of a terminal."""

# -- what a value shows ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_public_value_shows_itself_in_a_few_lines(name: str) -> None:
    game = Game(name, 5, seed="a-secret-seed")
    values = (game, game.rules, game.state, game.view(0), game.record, game._dealer)

    for value in values:
        shown = repr(value)
        assert len(shown) <= LONGEST, shown
        assert "\n" not in shown
        assert " at 0x" not in shown
        assert "a-secret-seed" not in shown


def test_a_game_says_what_is_played_and_who_is_on() -> None:
    game = Game("saboteur+old_mine", 3, seed=1)

    assert (
        repr(game) == f"<Game saboteur@1+old_mine seats=3 actor={game.actor} round=1 decisions=0>"
    )


def test_a_game_counts_the_decisions_of_seats() -> None:
    game = Game("saboteur", 3, seed=1)

    game.play(game.legal[0])

    assert repr(game).endswith("decisions=1>")


def test_a_game_without_rounds_names_none() -> None:
    assert " round=" not in repr(Game("the-dark-cave", 3, seed=1))


def test_a_game_that_is_over_says_so() -> None:
    game = Game("saboteur", 3, seed=1)
    while not game.over:
        game.play(game.legal[0])

    assert " over " in repr(game)
    assert " actor=" not in repr(game)


def test_a_view_shows_piles_as_they_are_written_in_positions() -> None:
    rules, state = position("saboteur seats=3 turn=1 hand1=EW&map hand2=?3 stock=-")

    shown = repr(rules.view(state, 0))

    assert shown.startswith("<View seat=0 actor=0 agenda=turn:1 ")
    assert " hand1=EW&map " in shown
    assert " hand2=?3 " in shown
    assert "stock" not in shown, "empty piles go without saying"


def test_a_state_is_no_view() -> None:
    assert repr(Game("saboteur", 3, seed=1).state).startswith("<State actor=")


def test_a_ruleset_says_for_how_many_it_is() -> None:
    assert repr(load("saboteur+old_mine")) == "<Ruleset saboteur@1+old_mine seats=3..10>"


def test_a_record_says_how_long_it_is() -> None:
    game = Game("saboteur", ["Ada", "Ben", "Cleo"], seed=1)

    shown = repr(game.record)

    assert shown == f"<Record saboteur@1 seats=Ada,Ben,Cleo entries={len(game.record.entries)}>"


# -- wrong seats, seeds and counts -----------------------------------------------------------------


@pytest.mark.parametrize("seat", [3, 7, -1, -2, True, 1.0, "1", None])
def test_a_seat_that_is_not_at_the_table_is_quoted(seat: object) -> None:
    game = Game("saboteur", 3, seed=1)
    said = re.escape(f"seats of this table are 0 to 2, and SPECTATOR; there is no seat {seat!r}")

    for look in (game.view, game.seen, lambda seat: game.rules.view(game.state, seat)):
        with pytest.raises(ValueError, match=said):
            look(cast("int", seat))


def test_a_spectator_may_look() -> None:
    game = Game("saboteur", 3, seed=1)

    assert game.view(SPECTATOR).seat == SPECTATOR
    assert len(game.seen(SPECTATOR)) == len(game.events)


@pytest.mark.parametrize("seed", [3.5, -1, True, b"1", ["1"]])
def test_a_seed_is_text_or_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on, or up to 128") as one:
        Game("saboteur", 3, seed=cast("str", seed))

    assert repr(seed) in str(one.value)


@pytest.mark.parametrize("seats", [True, 3.0, None, "Ada", {"Ada", "Ben", "Cleo"}])
def test_seats_are_a_number_or_a_list_of_names(seats: object) -> None:
    with pytest.raises(ValueError, match="seats are given as a whole number or as a list") as one:
        Game("saboteur", cast("int", seats), seed=1)

    assert repr(seats) in str(one.value)


@pytest.mark.parametrize("seats", [-1, 0, 2, 11, ["Ada"]])
def test_too_few_or_too_many_seats_are_counted(seats: object) -> None:
    count = seats if isinstance(seats, int) else 1

    with pytest.raises(ValueError, match=f"saboteur is for 3 to 10 seats, not {count}"):
        Game("saboteur", cast("int", seats), seed=1)


def test_a_name_that_is_no_text_is_quoted() -> None:
    with pytest.raises(ValueError, match="not 7"):
        Game("saboteur", ["Ada", "Ben", 7], seed=1)  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sabotuer", "did you mean 'saboteur'?"),
        ("Saboteur-2", "did you mean 'saboteur-2'?"),
        ("lost-mines", "did you mean 'the-lost-mines'?"),
        ("saboteur+oldmine", "did you mean 'old_mine'?"),
        ("saboteur+gold_draw=player", "did you mean 'players'?"),
        (7, "a game is named by a text such as 'saboteur', not 7"),
    ],
)
def test_a_misspelt_game_or_option_is_answered_with_what_was_meant(name: object, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        Game(cast("str", name), 3, seed=1)


def test_a_misspelt_bot_is_answered_with_what_was_meant() -> None:
    with pytest.raises(ValueError, match=r"no bot 'gredy'; .*did you mean 'greedy'\?"):
        make_bot("gredy", "1")


def test_what_is_no_action_is_quoted() -> None:
    game = Game("saboteur", 3, seed=1)

    for ask in (game.play, game.check):
        with pytest.raises(ValueError, match=r"an action is .* such as 'place EW 1,0', not 5"):
            ask(5)  # type: ignore[arg-type]


def test_a_bot_sits_at_a_seat_of_the_table() -> None:
    with pytest.raises(ValueError, match="there is no seat 3"):
        Seating(Game("saboteur", 3, seed=1), {3: make_bot("random", "1")})


def test_a_game_of_bots_needs_a_bot_for_whoever_is_on() -> None:
    seating = Seating(Game("saboteur", 3, seed=1), {})

    with pytest.raises(ValueError, match=r"no bot sits at seat [012]"):
        seating.play_out()


@pytest.mark.parametrize("count", [0, -1, True, 1.5])
def test_an_arena_counts_whole_games(count: object) -> None:
    number = cast("int", count)
    for games, jobs in ((number, 1), (1, number)):
        with pytest.raises(ValueError, match="is at least 1, not") as one:
            run_arena("saboteur", ["random"], 3, games, "1", jobs=jobs)

        assert repr(count) in str(one.value)


def test_a_dealer_refuses_what_is_no_seed() -> None:
    with pytest.raises(ValueError, match=r"a seed is .* not 7"):
        Dealer(7)  # type: ignore[arg-type]


# -- illegal actions -------------------------------------------------------------------------------


def _refused() -> IllegalActionError:
    rules, state = position("saboteur seats=3 turn=1 hand1=NS")
    with pytest.raises(IllegalActionError) as caught:
        rules.step(state, parse_action(rules, "place NS 1,0"))
    return caught.value


def test_an_illegal_action_is_answered_with_the_sentence_and_the_rule() -> None:
    game = Game("saboteur", 3, seed=1)

    with pytest.raises(IllegalActionError) as caught:
        game.play("place EW 9,9")

    error = caught.value
    assert error.rule == error.refusal.rule
    assert error.sentence == catalogue("en").refusal(error.refusal)
    assert str(error) == f"{error.rule} forbids place EW 9,9: {error.sentence}"


def test_the_sentence_is_there_without_a_game_too_and_in_other_languages() -> None:
    error = _refused()

    assert error.sentence == catalogue("en").refusal(error.refusal)
    assert "west" in error.sentence
    assert error.explained("de") == catalogue("de").refusal(error.refusal)
    with pytest.raises(ValueError, match="there is no catalogue in 'fr'"):
        error.explained("fr")


def test_a_rule_without_a_sentence_is_told_by_its_id() -> None:
    error = IllegalActionError(load("saboteur").legal(_start())[0], Refusal("TOY-1", {"card": "x"}))

    assert error.sentence == ""
    assert str(error).startswith("TOY-1 forbids ")
    assert str(error).endswith("(card x)")


def _start() -> State[Any]:
    return position("saboteur seats=3 turn=1 hand1=EW")[1]


def test_an_illegal_action_travels_between_processes() -> None:
    error = _refused()

    again = pickle.loads(pickle.dumps(error))  # noqa: S301 (our own)

    assert (str(again), again.action, again.refusal) == (str(error), error.action, error.refusal)


def test_the_package_knows_its_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", undermine.__version__)


# -- what a type checker knows ---------------------------------------------------------------------


def _every_action(rules: Ruleset[Any]) -> set[type[Action]]:
    choices = [(name, choice) for name, opt in rules.options.items() for choice in opt.choices]
    varied = [rules, *(rules.with_options({name: choice}) for name, choice in choices)]
    return {kind for each in varied for kind in each.actions()}


def _every_event(name: str) -> set[type[Event]]:
    """What happens in the golden games."""
    texts = [path.read_text(encoding="utf-8") for path in (GOLDEN / name).glob("*.dig")]
    return {type(event) for text in texts for moment in moments(text) for event in moment.events}


@pytest.mark.parametrize("name", GAMES)
def test_actions_events_and_the_table_of_a_game_are_in_its_public_module(name: str) -> None:
    rules = load(name)
    public = importlib.import_module(f"{REGISTRY[name]}.public")
    exported = {getattr(public, each) for each in public.__all__}

    assert _every_event(name)
    assert {rules.table, *_every_action(rules), *_every_event(name)} <= exported
