"""The search of the old dwarf: worlds by belief, common luck, budgets, values."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from tests.bots.learned.logged import Logged, choice, logged
from undermine.bots.budget import NodeBudget, TimeBudget
from undermine.bots.learned.old_dwarf import Candidate, OldDwarfBot, candidates, odds_of
from undermine.bots.learned.worlds import Worlds
from undermine.core.state import pile
from undermine.games import load
from undermine.kernel import GAMES, KernelError
from undermine.net.players import Answer, NetPlayer, player_of

EVEN = Answer([0.0], [], 0.0)


def player(rules: str, seats: int) -> NetPlayer:
    return player_of(load(rules).id, seats)


# -- worlds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", GAMES)
def test_worlds_look_like_the_truth_and_hold_all_cards(rules: str) -> None:
    known = load(rules)
    for one in logged(rules, 5, "worlds", most=60)[::15]:
        worlds = Worlds(known, one.view, {}, Random(1))  # noqa: S311 (a game, no secret)
        for _ in range(3):
            world = worlds.draw()

            assert known.view(world, one.seat) == one.view
            assert sorted(_roles(world)) == sorted(_roles(one.state))


def _roles(state: object) -> list[str]:
    places: dict[str, SimpleNamespace] = state.piles  # type: ignore[attr-defined]
    return [card for name, held in places.items() if "role" in name for card in held.cards]


def test_roles_follow_the_belief() -> None:
    """At five seats a saboteur may be out of play; whom the net suspects is one of them."""
    one = next(one for one in logged("saboteur", 5) if one.seat == 0 and _is_digger(one.view))
    odds = {seat: {"digger": 0.95, "saboteur": 0.05} for seat in range(5)}
    odds[3] = {"digger": 0.02, "saboteur": 0.98}
    worlds = Worlds(load("saboteur"), one.view, odds, Random(2))  # noqa: S311 (a game)

    dealt = [worlds.draw() for _ in range(40)]

    found = {seat: sum(_is_saboteur(each, seat) for each in dealt) for seat in range(5)}
    assert found[0] == 0
    assert found[3] > 36
    assert max(found[1], found[2], found[4]) < 20


def _is_digger(view: object) -> bool:
    return view.piles["role1"].cards == ("digger",)  # type: ignore[attr-defined,no-any-return]


def _is_saboteur(state: object, seat: int) -> bool:
    return state.piles[pile("role", seat)].cards == ("saboteur",)  # type: ignore[attr-defined,no-any-return]


def test_a_role_that_a_seat_has_seen_stays() -> None:
    """Saboteur 2: who inspected a seat knows its role in every world."""
    played = [one for seed in "abcd" for one in logged("saboteur-2", 4, seed, bot="random")]
    one = next(one for one in played if len(_seen_roles(one)) > 1)
    worlds = Worlds(load("saboteur-2"), one.view, {}, Random(3))  # noqa: S311 (a game, no secret)
    for _ in range(5):
        world = worlds.draw()
        assert (
            _seen_roles(one).items()
            <= {name: held.cards for name, held in world.piles.items()}.items()
        )


def _seen_roles(one: Logged) -> dict[str, tuple[str, ...]]:
    noted = {note.places[0]: note.cards for note in one.view.notes if len(note.places) == 1}
    shown = {name: held.cards for name, held in one.view.piles.items()}
    return {
        name: cards
        for name, cards in {**shown, **noted}.items()
        if name.startswith("role") and name[4:].isdigit() and cards and cards[0][0] != "?"
    }


# -- values ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", GAMES)
def test_equal_actions_have_equal_worths_in_one_world(nets: Path, rules: str) -> None:
    """Luck is common: the same action twice is worth the same, whatever is tried beside it."""
    one = logged(rules, 5, "luck", most=30)[20]
    net = player(rules, 5)
    world = net.sight.read(one.state, one.history)
    numbers = [net.sight.kernel.number(action) for action in one.legal][:4]

    first = net.search.worths(world, [numbers[0], *numbers], (0.0,), 7)

    assert first[0] == first[1]
    assert net.search.worths(world, numbers[::-1], (0.0,), 7) == first[:0:-1]
    assert all(-1 <= worth <= 1 for worth in first)
    assert world.fields() == net.sight.read(one.state, one.history).fields()


def test_an_action_that_ends_the_game_is_worth_what_it_pays(nets: Path) -> None:
    """The Dark Cave pays points to winners; nobody needs to judge that."""
    last = logged("the-dark-cave", 2, "end", bot="random", most=5000)[-1]
    known, net = load("the-dark-cave"), player("the-dark-cave", 2)
    world = net.sight.read(last.state, last.history)
    for action in last.legal:
        after = known.step(last.state, action).state
        if after.is_over:
            before = net.search.nodes
            (worth,) = net.search.worths(world, [net.sight.kernel.number(action)], (0.0,))
            assert worth == (1.0 if known.scores(after)[last.seat] > 0 else -1.0)
            assert net.search.nodes == before


@pytest.mark.parametrize(
    ("rules", "scores", "wanted"),
    [
        ("saboteur", (0, 3, 1), (-1.0, 0.85, 0.75)),
        ("saboteur-2", (0, 3, 5), (-1.0, 0.2, 1.0)),
        ("the-lost-mines", (6, 0, 12), (0.1, -0.9, 1.0)),
        ("the-dark-cave", (0, 1, 2), (-1.0, 1.0, 1.0)),
    ],
)
def test_rewards_are_those_that_nets_have_learned(
    rules: str, scores: tuple[int, ...], wanted: tuple[float, ...]
) -> None:
    from undermine.kernel.search import worth_of_points  # noqa: PLC0415 (compiled)
    from undermine.net.players import REWARDS  # noqa: PLC0415 (beside it)

    found = [worth_of_points(REWARDS.index(rules), scores, seat) for seat in range(3)]

    assert found == pytest.approx(wanted)


def test_search_refuses_what_it_cannot_try(nets: Path) -> None:
    one = logged("saboteur", 5, most=5)[2]
    net = player("saboteur", 5)
    world = net.sight.read(one.state, one.history)
    number = net.sight.kernel.number(one.legal[0])
    with pytest.raises(KernelError, match="1 to 8 actions"):
        net.search.worths(world, [number] * 9, (0.0,))
    with pytest.raises(KernelError, match="not legal now"):
        net.search.worths(world, [1], (0.0,))
    with pytest.raises(KernelError, match="styles"):
        net.search.worths(world, [number], ())
    with pytest.raises(KernelError, match="notes=True"):
        net.search.worths(net.sight.kernel.read(one.state), [number], (0.0,))


def test_without_a_critic_the_policy_judges(
    nets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "saboteur.net").write_bytes((nets / "saboteur.net").read_bytes())
    monkeypatch.setenv("UNDERMINE_NETS", str(tmp_path))
    one = logged("saboteur", 5, "judge", most=30)[20]

    assert choice("old-dwarf/60", "saboteur", one) in one.legal
    assert player("saboteur", 5).nets.critic is None


# -- decisions -------------------------------------------------------------------------------------


def test_candidates_are_the_likeliest_actions() -> None:
    answer = Answer([0.0, 5.0, 4.0, -9.0, *[1.0] * 9], [], 0.0)

    found = candidates(answer, list(range(100, 113)))

    assert [one.place for one in found][:2] == [1, 2]
    assert [one.number for one in found][:2] == [101, 102]
    assert len(found) == 8
    assert 3 not in {one.place for one in found}
    assert len(candidates(Answer([9.0, -9.0], [], 0.0), [1, 2])) == 1


def test_worth_outweighs_the_net_where_it_is_large() -> None:
    likely, better = Candidate(0, 1, -0.1), Candidate(1, 2, -2.0)
    assert likely.score > better.score
    for candidate, worth in ((likely, -0.5), (better, 0.5)):
        candidate.add(worth)
    assert better.score > likely.score


def test_odds_are_those_of_seats_as_the_table_counts_them(nets: Path) -> None:
    one = next(one for one in logged("saboteur", 5, "odds") if one.seat == 3)
    net = player("saboteur", 5)
    answer = net.answer(one.view, one.legal, one.history, (0.0,))

    odds = odds_of(net, one.view, answer)

    assert list(odds[3].values()) == answer.roles[0]
    assert list(odds[2].values()) == answer.roles[4]
    assert set(odds[0]) == {"digger", "saboteur"}


def test_a_budget_of_nodes_is_nearly_kept(nets: Path) -> None:
    one = logged("saboteur", 5, "nodes", most=30)[20]
    net = player("saboteur", 5)
    for nodes in (40, 200):
        before = net.search.nodes
        choice(f"old-dwarf/{nodes}", "saboteur", one)
        assert nodes / 2 < net.search.nodes - before <= nodes + 8 * 6 * 3


def test_a_budget_of_time_ends_by_its_clock() -> None:
    times = iter([0.0, 0.1, 0.5, 2.0])
    budget = TimeBudget(1.0, 1000, lambda: next(times))

    budget.begin()

    assert [budget.share(nodes) for nodes in (0, 800, 0)] == pytest.approx([0.1, 0.8, 2.0])
    with pytest.raises(ValueError, match="at least one node"):
        NodeBudget(0)


def test_the_clock_decides_how_much_is_tried(nets: Path) -> None:
    """A clock that has run out leaves one world for each part of the budget."""
    one = logged("saboteur", 5, "clock", most=30)[20]
    net = player("saboteur", 5)
    ticks = iter(range(10_000))
    bot = OldDwarfBot("1", budget=TimeBudget(0.5, 100_000, lambda: float(next(ticks))))
    bot.begin(one.seat, load("saboteur").id)
    before = net.search.nodes

    assert bot.choose(one.view, one.legal) in one.legal

    assert net.search.nodes - before <= (8 + 4 + 2) * 6
