"""The games in OpenSpiel."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.research.conftest import ALL_SEATS
from undermine.envs import openspiel_game

SHORT = {"rounds": 1}


def loaded(game: str, seats: int) -> Any:  # noqa: ANN401 (a game of OpenSpiel)
    """The first round of a game."""
    return pyspiel.load_game(openspiel_game.TYPES[game].short_name, {"players": seats, **SHORT})


def advanced(state: Any, plies: int, seed: int = 1) -> Any:  # noqa: ANN401 (a state of OpenSpiel)
    """Play on at random: so many decisions, and the chance after them."""
    dice = random.Random(seed)  # noqa: S311 (a game, no secret)
    while not state.is_terminal() and (plies or state.is_chance_node()):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            plies -= 1
    return state


def test_simulation_of_openspiel(game: str, seats: int) -> None:
    """One round; in a soak the whole game."""
    rounds = {} if ALL_SEATS else SHORT
    made = pyspiel.load_game(openspiel_game.TYPES[game].short_name, {"players": seats, **rounds})

    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_whole_game_ends_with_its_scores() -> None:
    game = pyspiel.load_game("undermine_the_lost_mines", {"players": 3})

    state = advanced(game.new_initial_state(), 10_000)

    assert state.is_terminal()
    assert not state.left_window
    assert state.position.game.is_over
    assert state.returns() == [float(points) for points in state.position.game.scores]


def test_state_survives_text(game: str) -> None:
    made = loaded(game, 5)
    state = advanced(made.new_initial_state(), 3)

    again = made.deserialize_state(state.serialize())

    assert str(again) == str(state)


def test_clone_goes_its_own_way(game: str) -> None:
    state = advanced(loaded(game, 5).new_initial_state(), 4)
    before = str(state), state.information_state_string(0)

    other = advanced(state.clone(), 3)

    assert (str(state), state.information_state_string(0)) == before
    assert other.information_state_string(0).startswith(before[1])
    assert len(other.information_state_string(0)) > len(before[1])


def test_clone_of_the_beginning_shares_no_record(game: str) -> None:
    made = loaded(game, 5)
    state = made.new_initial_state()
    advanced(state.clone(), 2, seed=2)

    advanced(state, 3)

    assert str(made.deserialize_state(state.serialize())) == str(state)


def test_chance_is_as_likely_as_the_cards_in_the_pile() -> None:
    state = loaded("saboteur", 5).new_initial_state()
    while len(state.chance_outcomes()) < 20:
        state.apply_action(0)
    stock = state.position.game.write().piles["stock"].cards
    outcomes = dict(state.chance_outcomes())

    found = {state.action_to_string(number).split()[-1]: p for number, p in outcomes.items()}

    assert found == {card: pytest.approx(stock.count(card) / len(stock)) for card in set(stock)}


def test_other_world_looks_the_same_to_its_seat(game: str, seats: int) -> None:
    state = advanced(loaded(game, seats).new_initial_state(), 12)
    if state.is_terminal():
        pytest.skip("the game has ended before")
    seat = state.current_player()
    worlds = [openspiel_game.resampler(seed)(state, seat) for seed in range(5)]

    for world in worlds:
        assert world.current_player() == seat
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
    assert len({str(world) for world in worlds}) > 1


def test_information_state_tells_seats_apart() -> None:
    state = advanced(loaded("saboteur", 5).new_initial_state(), 3)

    told = {state.information_state_string(seat) for seat in range(5)}

    assert len(told) == 5
    hand = state.position.game.write().piles["hand1"].cards
    drawn = f"0 deal hand1 {hand[0]}"
    assert [drawn in state.information_state_string(seat) for seat in range(5)] == [
        True, False, False, False, False,
    ]  # fmt: skip


def test_search_of_openspiel_plays_a_whole_game(game: str) -> None:
    """All its rounds in Saboteur; of the other games some decisions, or in a soak all of them."""
    made = pyspiel.load_game(openspiel_game.TYPES[game].short_name, {"players": 3})
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(made, evaluator, 2.0, 2, random_state=dice)
    bot.set_resampler(openspiel_game.resampler(1))
    state = advanced(made.new_initial_state(), 0)
    is_whole, decisions = game == "saboteur" or ALL_SEATS, 0
    while not state.is_terminal() and (is_whole or decisions < 20):
        state.apply_action(bot.step(state))
        state = advanced(state, 0)
        decisions += 1

    assert not state.left_window
    assert state.is_terminal() == is_whole
    assert sum(state.returns()) > 0 or game != "saboteur"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"players": 99}, "for 3 to 10 seats, not 99"),
        ({"rounds": -1}, "rounds is a whole number from 1 on, .* not -1"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_game_that_cannot_be_is_told(words: dict[str, Any], told: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=told):
        pyspiel.load_game("undermine_saboteur", words)


def test_illegal_action_is_quoted() -> None:
    state = advanced(loaded("saboteur", 5).new_initial_state(), 0)
    illegal = min(set(range(1_000)) - set(state.legal_actions()))

    with pytest.raises(pyspiel.SpielError, match=f"action {illegal} is not legal for player"):
        state.apply_action(illegal)


def test_outcome_that_chance_does_not_have_is_quoted() -> None:
    state = loaded("saboteur", 5).new_initial_state()

    with pytest.raises(pyspiel.SpielError, match=r"chance has the outcomes 0 to [0-9]+, not 70"):
        state.apply_action(70)


def test_action_after_the_end_is_quoted() -> None:
    state = advanced(loaded("saboteur", 5).new_initial_state(), 1_000)

    with pytest.raises(pyspiel.SpielError, match="action 3 comes after the end"):
        state.apply_action(3)


def test_outcomes_of_chance_are_refused_where_a_player_decides() -> None:
    state = advanced(loaded("saboteur", 5).new_initial_state(), 0)

    with pytest.raises(pyspiel.SpielError, match="chance does not decide now"):
        state.chance_outcomes()


@pytest.mark.parametrize("player", [-1, 5])
def test_player_who_does_not_exist_has_no_other_world(player: int) -> None:
    state = advanced(loaded("saboteur", 5).new_initial_state(), 0)

    with pytest.raises(pyspiel.SpielError, match=f"one of 0 to 4, not {player}"):
        openspiel_game.resampler(1)(state, player)


def test_unknown_observation_is_refused() -> None:
    kind = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)

    with pytest.raises(pyspiel.SpielError, match="what is open and what its seat may know"):
        loaded("saboteur", 5).make_py_observer(kind)
