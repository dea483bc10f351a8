"""Tables of a deal: what is played, what counts as won, and what becomes of bots that fail."""

from __future__ import annotations

import pytest

from undermine.games import REGISTRY
from undermine.strength.deals import DealResult, play_deal
from undermine.strength.plan import Plan, checked
from undermine.strength.scores import Score, samples, score
from undermine.strength.table import Fault, RoundScore, Setting, TableResult, deal, play_table

ROUNDS = {"saboteur": 3, "saboteur-2": 3, "the-dark-cave": 1, "the-lost-mines": 2}


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("rounds", [0, 1])
def test_one_round_or_a_whole_game_is_played(game: str, rounds: int) -> None:
    found = play_table(Setting(game, 4, rounds, "1"), 0, ("random",) * 4)

    assert len(found.rounds) == (rounds or ROUNDS[game])
    assert {len(each.points) for each in found.rounds} == {4}
    assert found.decisions > 20
    assert found.faults == ()


@pytest.mark.parametrize("game", REGISTRY)
def test_a_round_of_one_is_the_first_of_a_whole_game(game: str) -> None:
    one, whole = (
        play_table(Setting(game, 4, rounds, "same"), 2, ("path-first",) * 4) for rounds in (1, 0)
    )

    assert one.rounds == whole.rounds[:1]


@pytest.mark.parametrize("game", REGISTRY)
def test_whoever_is_paid_has_won_and_nobody_else(game: str) -> None:
    """In all four games, so that wins mean the same in each: but saboteurs may find no gold."""
    for number in range(6):
        table = play_table(Setting(game, 5, 1, "paid"), number, ("path-first",) * 5)
        for each in table.rounds:
            paid = [int(points > 0) for points in each.points]
            assert game == "the-lost-mines" or list(each.wins) == paid


def test_seeds_of_bots_do_not_tell_the_seed_of_the_deal() -> None:
    seeds: list[str] = []

    class Spy:
        def __init__(self, seed: str) -> None:
            seeds.append(seed)

    import undermine.strength.table as module  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "seat_bot", lambda _lineup, seed: Spy(seed))
        patch.setattr(module, "_play_out", lambda _game, _bots: ([], 0))
        for _ in range(2):
            play_table(Setting("saboteur", 3, 1, "secret"), 4, ("one", "two", "one"))

    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3
    assert not any("secret" in seed or seed == "4" for seed in seeds)


# -- scores ----------------------------------------------------------------------------------------

WON = RoundScore(("digger", "digger", "saboteur", "digger"), (1, 1, 0, 1), (3, 2, 0, 1))


def test_points_are_compared_with_those_of_the_other_seats() -> None:
    table = TableResult(("a", "b", "b", "b"), (WON,), 40)

    assert score(table, (0,)) == Score(1.0, 2.0)
    assert score(table, (0, 1, 3)) == Score(1.0, 2.0)
    assert score(table, (2,)) == Score(0.0, -2.0)


def test_a_seat_whose_bot_failed_has_lost() -> None:
    table = TableResult(("a", "b", "b", "b"), (WON,), 40, (Fault(0, "late"),))

    assert score(table, (0,)) == Score(0.0, -1.0)
    assert score(table, (0, 1)) == Score(0.5, 1.0 - 0.5)


def _plan(bots: tuple[str, ...], against: str = "random", design: str = "hero") -> Plan:
    return checked(
        Plan(game="saboteur", seats=4, design=design, bots=bots, against=(against,), seed="fails")
    )


@pytest.mark.usefixtures("crashing")
def test_a_bot_that_fails_is_told_and_its_stand_in_wins_nothing() -> None:
    plan = _plan(("crashing", "random"), "path-first")
    played = [play_deal(plan, number) for number in range(12)]

    failed = [result for result in played if result.tables[0].faults]
    assert 0 < len(failed) < 12
    for result in failed:
        (fault,) = result.tables[0].faults
        assert fault == Fault(result.number % 4, "RuntimeError: out of luck")
        found = samples(plan, result)
        assert found is not None
        (pair,) = found
        assert pair.one.wins == 0


@pytest.mark.usefixtures("crashing")
@pytest.mark.parametrize(
    ("bot", "said"),
    [("illegal", "chose place NESW 40,40, which is not legal"), ("broken", "ValueError: blind")],
)
def test_whatever_a_bot_does_its_game_goes_on(bot: str, said: str) -> None:
    found = play_table(Setting("saboteur", 3, 1, "1"), 0, (bot, "random", "random"))

    assert found.faults == (Fault(0, said),)
    assert len(found.rounds) == 1


@pytest.mark.usefixtures("crashing")
def test_a_deal_does_not_count_where_another_bot_failed() -> None:
    plan = _plan(("random", "path-first"), "crashing")

    played = [play_deal(plan, number) for number in range(6)]

    for result in played:
        has_failed = any(table.faults for table in result.tables)
        assert (samples(plan, result) is None) == has_failed
    assert any(samples(plan, result) is None for result in played)


def test_a_program_that_ends_is_a_fault_of_its_seat() -> None:
    lineup = "pipe:python -c exit(3)"

    found = play_table(Setting("saboteur", 3, 1, "1"), 0, (lineup, "random", "random"))

    (fault,) = found.faults
    assert fault.seat == 0
    assert "got the end of the program" in fault.error


# -- pairs -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("twins")
@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("design", ["hero", "team", "cross"])
@pytest.mark.parametrize("bot", ["random", "path-first"])
def test_a_bot_compared_with_its_twin_differs_in_nothing(game: str, design: str, bot: str) -> None:
    against = ("random", "path-first") if design != "hero" else ("random",)
    bots = (bot, f"twin-{bot}")
    plan = checked(Plan(game=game, seats=4, design=design, bots=bots, against=against))
    for number in range(4):
        result = play_deal(plan, number)
        found = samples(plan, result)
        assert len(result.tables) >= 2
        assert found
        assert all(pair.one == pair.other for pair in found)


@pytest.mark.usefixtures("twins")
def test_greedy_differs_from_its_twin_in_nothing() -> None:
    setting = Setting("saboteur", 5, 1, "pair")

    one, other = (play_table(setting, 1, (bot,) * 5) for bot in ("greedy", "twin-greedy"))

    assert (one.rounds, one.decisions) == (other.rounds, other.decisions)


def test_both_bots_meet_the_same_deal() -> None:
    plan = _plan(("path-first", "random"), "greedy")
    result: DealResult = play_deal(plan, 3)

    one, other = result.tables
    assert one.rounds[0].roles == other.rounds[0].roles == result.roles
    assert {seat for seat in range(4) if one.bots[seat] != other.bots[seat]} == {3}
    assert deal(plan.setting, 3).state == deal(plan.setting, 3).state


@pytest.mark.usefixtures("crashing")
@pytest.mark.parametrize("lineup", ["forgetful", "digger=forgetful,saboteur=random"])
def test_bots_that_recall_the_log_are_told_it(lineup: str) -> None:
    found = play_table(Setting("saboteur", 4, 1, "log"), 0, (lineup, "random", lineup, "random"))

    assert found.faults == ()
    assert found.decisions > 20
