"""Learning by self-play; `./run soak` has PyTorch and runs these."""

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from undermine.games import load
from undermine.learn import training
from undermine.learn.__main__ import main
from undermine.learn.expansion import Taken, classes_of
from undermine.learn.export import read_net, write_net
from undermine.learn.league import LEARN, THUMB, THUMBS, League, Mix, Roles, Side, turned
from undermine.learn.network import Critic, Policy, Sizes
from undermine.learn.ppo import Learner, Pace, joined
from undermine.learn.rewards import REWARDS
from undermine.learn.rollout import Player, best, firsts, log_chances, part_of
from undermine.learn.strangers import Strangers
from undermine.learn.tables import Tables
from undermine.learn.training import Course, Phase, Plan
from undermine.net.inputs import Bits, Inputs, Scaled, class_of, width_of
from undermine.net.weights import WeightsError

GAMES = ("saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave")
CPU = torch.device("cpu")
SMALL = Sizes(24, channels=4, blocks=1, seat=4, first=12, second=8)
SELF = Mix((Side(1.0, LEARN, LEARN),), 0.0, (1.0, 0.0, 0.0, 0.0, 0.0))


def tables_of(game: str, seats: int, games: int = 6) -> Tables:
    return Tables(Inputs(load(game)), {seats: games}, CPU, threads=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_net_answers_for_all_numbers_of_seats(game: str) -> None:
    inputs = Inputs(load(game))
    policy = Policy(inputs, SMALL)
    for seats in (inputs.rules.seats[0], inputs.rules.seats[-1]):
        tables = Tables(inputs, {seats: 4}, CPU, threads=1)
        tables.deal(1)
        decisions, _ = tables.receive()
        taken = policy.take(decisions.observed, decisions.seats, torch.zeros(4, 1))
        answer = policy(taken, decisions.moves)
        assert len(answer.logits) == int(decisions.counts.sum())
        assert torch.isfinite(answer.logits).all()
        assert answer.roles.shape[:2] == (4, inputs.most_seats)


def test_numbers_are_those_that_entries_say() -> None:
    inputs = Inputs(load("saboteur"))
    expansion = Policy(inputs, SMALL).trunk.expansion
    tables = tables_of("saboteur", 5)
    tables.deal(3)
    decisions, _ = tables.receive()
    taken = expansion(decisions.observed, decisions.seats, torch.zeros(6, 1))
    numbers = torch.empty_like(taken.numbers)
    numbers[:, expansion.order] = taken.numbers

    row, start = decisions.observed[2].tolist(), 0
    for entry in inputs.entries:
        width = width_of(entry)
        made = numbers[2, start : start + width].tolist()
        value = row[entry.byte]
        if isinstance(entry, Scaled):
            assert made == [pytest.approx(min(value, entry.cap) * entry.factor)]
        elif isinstance(entry, Bits):
            assert made == [value >> bit & 1 for bit in range(width)]
        else:
            assert made.index(1.0) == class_of(value, width)
            assert sum(made) == 1
        start += width


def test_classes_are_the_same_in_tensors() -> None:
    values = torch.arange(256)

    assert classes_of(values, 12).tolist() == [class_of(value, 12) for value in range(256)]


def test_seats_are_turned_to_the_order_of_the_table() -> None:
    from_viewer = torch.tensor([[10.0, 11.0, 12.0, 99.0], [10.0, 11.0, 12.0, 13.0]])

    made = turned(from_viewer, torch.tensor([1, 3]), torch.tensor([3, 4]))

    assert made.tolist() == [[12, 10, 11, 0], [11, 12, 13, 10]]


def test_chances_add_up_within_each_decision() -> None:
    counts = torch.tensor([2, 3, 1])
    owner = torch.tensor([0, 0, 1, 1, 1, 2])
    logits = torch.tensor([0.0, 1.0, 5.0, 5.0, 5.0, -3.0])

    chances = log_chances(logits, owner, 3).exp()

    assert torch.zeros(3).scatter_add(0, owner, chances).tolist() == pytest.approx([1, 1, 1])
    assert best(logits, owner, counts).tolist() == [1, 0, 0]
    assert firsts(counts).tolist() == [0, 2, 5]


def test_a_part_of_decisions_keeps_their_moves_together() -> None:
    tables = tables_of("saboteur", 4)
    tables.deal(2)
    decisions, _ = tables.receive()
    chosen = torch.tensor([False, True, False, True, True, False])

    some = part_of(decisions, chosen)

    first = int(decisions.counts[0])
    end = first + int(decisions.counts[1])
    assert torch.equal(some.features[: end - first], decisions.features[first:end])
    assert some.owner.bincount().tolist() == some.counts.tolist()


def test_a_league_seats_whom_its_mix_names() -> None:
    tables = tables_of("saboteur", 5, games=40)
    tables.deal(1)
    decisions, _ = tables.receive()
    mix = Mix((Side(1.0, THUMB, LEARN),), 0.0, (1.0, 0.0, 0.0, 0.0, 0.0))
    league = League(tables.inputs, 40, CPU, mix)
    league.seat(decisions, torch.ones(40, dtype=torch.bool))

    roles = Roles(tables.inputs).saboteurs_seen(decisions.labels)
    false = turned(roles, decisions.actor, decisions.seats)
    assert torch.equal(league.players[:, :5] == THUMB, false[:, :5] > 0)
    assert 40 <= int(false.sum()) <= 80


class Zero(Critic):
    """A critic without an opinion."""

    def forward(self, taken: Taken, *_rest: Any) -> torch.Tensor:  # noqa: ANN401 (not looked at)
        return torch.zeros(len(taken.numbers))


def test_without_a_critic_an_advantage_is_what_the_round_brings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a factor of 1 every decision of a seat is worth its reward at the end."""
    tables = tables_of("saboteur", 3)
    league = League(tables.inputs, 6, CPU, SELF)
    policy = Policy(tables.inputs, SMALL)
    learner = Learner(policy, Zero(tables.inputs, SMALL), Pace(1e-3, 64, 1))
    monkeypatch.setattr(learner, "_lambda", 1.0)
    player = Player(tables, league, 5)
    for _ in range(160):
        player.move(policy, None)
    kept = [step._replace(penalty=torch.zeros(6)) for step in player.take()]
    learner.value = lambda stretch: torch.zeros(len(stretch.actor))  # type: ignore[method-assign]

    targets = learner.targets(kept, joined(kept))
    advantages = targets.advantages.view(len(kept), 6)
    ends = [(t, g) for t, step in enumerate(kept) for g in range(6) if step.ended[g]]
    assert ends
    last, game = ends[0]
    for t in range(last + 1):
        actor = int(kept[t].decisions.actor[game])
        assert float(advantages[t, game]) == float(kept[last].rewards[game, actor])
    assert float(advantages[: last + 1, game].abs().min()) > 0


def test_rewards_prefer_to_win() -> None:
    scores = np.array([[0, 1, 3], [2, 2, 0]])
    for reward in REWARDS.values():
        made = reward(scores)
        assert (np.abs(made) <= 1).all()
        assert made[0, 0] < made[0, 1] <= made[0, 2]


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    inputs = Inputs(load("the-lost-mines"))
    policy = Policy(inputs, SMALL)
    path = tmp_path / "policy.net"
    write_net(path, inputs.rules, SMALL.width, policy)

    read = read_net(path, inputs.rules)

    for name, tensor in policy.state_dict().items():
        assert torch.allclose(read[name], tensor, atol=1e-3)
    with pytest.raises(WeightsError, match="belongs to the-lost-mines@"):
        read_net(path, load("saboteur"))


def test_a_course_learns_to_imitate_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The net comes to like the moves of rules of thumb; another course takes over from it."""
    monkeypatch.setattr(training, "PHASES", (Phase("imitate", 1.0, THUMBS),))
    words = ["saboteur", "--games", "128", "--stretch", "16", "--batch", "256", "--threads", "2"]
    words += ["--evaluated", "8", "--out", str(tmp_path), "--updates", "10"]
    assert main(words) == 0

    with (tmp_path / "curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 10
    assert float(rows[-1]["policy"]) > float(rows[0]["policy"]) + 0.2
    assert {path.name for path in tmp_path.iterdir()} >= {"policy.net", "critic.net"}
    course = Course(Plan("saboteur", 1), tmp_path)
    course.load(tmp_path / "checkpoint.pt")
    assert course.updates == 10
    with pytest.raises(ValueError, match="has learned 'saboteur' with inputs 2, not 'saboteur-2'"):
        Course(Plan("saboteur-2", 1), tmp_path).load(tmp_path / "checkpoint.pt")


def test_a_course_passes_through_all_phases(tmp_path: Path) -> None:
    course = Course(Plan("saboteur", 0, updates=100), tmp_path)
    names = []
    for course.updates in range(100):
        names.append(course.phase().name)

    assert sorted(set(names), key=names.index) == ["imitate", "self", "league"]
    assert not course.is_over()
    course.updates = 100
    assert course.is_over()


def test_a_course_of_small_nets_favours_a_number_of_seats(tmp_path: Path) -> None:
    shares = training.games_by_seats(Plan("saboteur", 0, favour=0.5), 1000)
    assert shares[5] == 500
    assert 990 <= sum(shares.values()) <= 1000
    assert len(set(shares.values())) == 2
    assert training.games_by_seats(Plan("saboteur", 0, favour=1.0), 10) == {5: 10}
    assert sum(training.games_by_seats(Plan("saboteur", 0), 900).values()) == 900

    words = ["saboteur", "--size", "small", "--favour", "1", "--games", "24", "--stretch", "4"]
    words += ["--batch", "32", "--threads", "2", "--evaluated", "4", "--out", str(tmp_path)]
    assert main([*words, "--updates", "3"]) == 0

    with (tmp_path / "evaluation.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["saboteurs-others"] for row in rows} >= {"net-thumb", "net-stranger"}
    course = Course(Plan("saboteur", 1, updates=1), tmp_path / "other")
    with pytest.raises(ValueError, match=r"policy.net has other layers than a large net has now"):
        course.begin_from(tmp_path)


def test_threads_that_share_a_step_learn_the_same() -> None:
    tables = tables_of("saboteur", 5, games=40)
    torch.manual_seed(4)
    state = Policy(tables.inputs, SMALL).state_dict()
    played = Player(tables, League(tables.inputs, 40, CPU, THUMBS), 5)
    torch.manual_seed(4)
    for _ in range(6):
        played.move(Policy(tables.inputs, SMALL), None)
    kept, told = played.take(), []
    for threads in (1, 2):
        torch.manual_seed(5)
        policy, critic = Policy(tables.inputs, SMALL), Critic(tables.inputs, SMALL)
        policy.load_state_dict(state)
        told.append(Learner(policy, critic, Pace(1e-3, 64, 1, threads)).learn(
            kept, entropy=0.0, imitate=True
        ))  # fmt: skip

    assert told[0] == pytest.approx(told[1], abs=0.02)


def test_strangers_hide_until_the_treasure_is_near() -> None:
    """A saboteur of theirs does less harm than rules of thumb while the treasure is far away."""
    inputs = Inputs(load("saboteur"))
    tables = Tables(inputs, {5: 60}, CPU, threads=1)
    strangers = Strangers(inputs, CPU)
    manners = torch.tensor([0.0, 0.1, 0.55, 0.45]).expand(60, -1)
    tables.deal(3)
    harm = {"thumb": 0, "hiding": 0, "near": 0}
    for _ in range(20):
        decisions, _ = tables.receive()
        places = firsts(decisions.counts)
        near = manners + torch.tensor([13.0, 0.0, 0.0, 0.0])
        chosen = {
            "thumb": decisions.thumbs,
            **{
                name: best(
                    strangers.scores(decisions, torch.ones(60), by), decisions.owner,
                    decisions.counts,
                )
                for name, by in (("hiding", manners), ("near", near))
            },
        }  # fmt: skip
        for name, choice in chosen.items():
            moves = decisions.features[places + choice]
            harm[name] += int(((moves[:, 0] == 1) & (moves[:, 14] < 8)).sum())
        digger = strangers.scores(decisions, torch.zeros(60), manners)
        laid = decisions.features[places + best(digger, decisions.owner, decisions.counts)]
        assert not ((laid[:, 0] == 1) & (laid[:, 14] < 5)).any()
        tables.send(decisions.thumbs)
    tables.receive()
    tables.close()
    assert harm["hiding"] < harm["near"]
