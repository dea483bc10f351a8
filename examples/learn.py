# ruff: noqa: INP001, T201
"""Teach a team of diggers by playing: PPO with masks, in one file of PyTorch.

Five seats play rounds of Saboteur. One network decides for every digger, from what the seat of
that digger may know; saboteurs play at random. A round is worth 1 to each digger if they win it,
and -1 if not. Random diggers hardly ever win, so in the beginning a move also counts by the cards
by which it brings the nearest goal closer.

The network scores the legal moves, so it cannot choose an illegal one. A critic, which has no
part in play, guesses the result from the observation and from the labels: the true cards of all
piles, which no seat may know.

How learning goes depends on the number of updates, and the clock only ends it. So with the same
seed on the same processor more minutes add lines to the table, and change none.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # spinning threads starve on a busy machine

try:
    import torch
    from torch import nn
    from torch.nn import functional
except ImportError:
    sys.exit("learn.py needs PyTorch: `./run learn` starts it in an environment that has it")

from undermine.core.grid import Area
from undermine.envs.vector import VectorEnv
from undermine.kernel import KernelError
from undermine.kernel.observation_layout import FEATURES

SEATS: Final = 5
STEPS: Final = 64
"""Decisions of each game between two updates; a round has about 60 of them."""
EPOCHS, PARTS = 2, 8
"""How often each decision is learnt from, and in how many steps of the optimizer."""
CLIP, TRACE = 0.2, 0.95
"""PPO's limit for one update, and the lambda of advantages; rewards are not discounted."""
RATES: Final = (1e-3, 1e-4)
"""The rate of learning, at first and after TAUGHT updates."""
DOUBTS: Final = (0.02, 0.002)
"""What undecided choices are worth, likewise."""
CLOSER: Final = (0.2, 0.0)
"""What each card closer to a goal is worth, at first and after GUIDED updates."""
GUIDED, TAUGHT = 40, 300
WIDE, NARROW = 192, 64
"""Numbers between the layers: for a position, and for a move."""
GAIN, NO_GAIN = 14, 8
"""The byte of a move that counts the cards closer, and what it is for none."""
NEVER: Final = -1e9
"""The score of what is no move."""
LINE: Final = 10
"""Updates that make a line of the table."""
MEASURED, SURE = 1000, 1.96
"""Rounds in which a team is measured, and standard errors on each side of a 95 % interval."""
ROOMY: Final = Area(-20, -20, 30, 20)
"""A window that boards do not leave."""
OUT: Final = Path("build/diggers.pt")
LONGEST, MOST_GAMES, SEEDS = 10_000, 1 << 16, 1 << 32
"""Limits of what can be asked for: minutes, games, and seeds."""
DEVICE: Final = torch.device("cuda" if torch.cuda.is_available() else "cpu")


# -- networks ------------------------------------------------------------------------------------


def scaled(octets: torch.Tensor) -> torch.Tensor:
    """Bytes as small numbers with a sign: a secret, which is 255, becomes negative."""
    return octets.view(torch.int8).float() / 8


def two_layers(size: int) -> nn.Sequential:
    """Read bytes."""
    return nn.Sequential(nn.Linear(size, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU())


class Policy(nn.Module):
    """Gives a probability to each legal move.

    A move is 16 words, one for each byte of its features: every value of every byte has a vector.
    The sum of these meets what the observation says.
    """

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size
        self.position = two_layers(size)
        self.known = nn.Linear(WIDE, NARROW)
        self.words = nn.EmbeddingBag(FEATURES * 256, NARROW, mode="sum")
        self.both = nn.Linear(NARROW, NARROW)
        self.score = nn.Linear(NARROW, 1)
        nn.init.normal_(self.words.weight, std=0.1)
        nn.init.zeros_(self.score.weight)

    def forward(
        self, observations: torch.Tensor, moves: torch.Tensor, counts: torch.Tensor
    ) -> torch.Tensor:
        """Logarithms of the probabilities, in a row for each decision."""
        known = self.known(self.position(scaled(observations)))
        words = moves.int() + 256 * torch.arange(FEATURES, device=DEVICE, dtype=torch.int)
        met = functional.relu(self.words(words) + known.repeat_interleave(counts, 0))
        scores = self.score(functional.relu(self.both(met))).squeeze(1)
        is_move = torch.arange(int(counts.max()), device=DEVICE) < counts[:, None]
        rows = torch.full(is_move.shape, NEVER, device=DEVICE)
        return torch.log_softmax(rows.masked_scatter(is_move, scores), 1)


class Critic(nn.Module):
    """Guesses the result of a round, with all cards open."""

    def __init__(self, size: int, labels: int) -> None:
        super().__init__()
        self.position = two_layers(size + labels)
        self.value = nn.Linear(WIDE, 1)

    def forward(self, observations: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
        """A number for each decision, from -1 to 1 where it guesses well."""
        open_cards = torch.cat([observations, labels], 1)
        return self.value(self.position(scaled(open_cards))).squeeze(1)


def save(policy: Policy, path: Path) -> None:
    """Write a network for `load`."""
    torch.save({"size": policy.size, "weights": policy.state_dict()}, path)


def load(path: Path) -> Policy:
    """Read a network that `save` wrote."""
    kept = torch.load(path, map_location=DEVICE, weights_only=True)
    policy = Policy(kept["size"])
    policy.load_state_dict(kept["weights"])
    policy.to(DEVICE)
    return policy


# -- games ---------------------------------------------------------------------------------------


class Decisions(NamedTuple):
    """What is to be decided in some games."""

    observations: torch.Tensor
    labels: torch.Tensor
    moves: torch.Tensor
    """The features of all legal moves: those of the first decision, of the second, and so on."""
    counts: torch.Tensor
    """The legal moves of each decision."""

    def of(self, rows: torch.Tensor) -> Decisions:
        """Some of these decisions."""
        counts = self.counts[rows]
        shifts = (self.counts.cumsum(0) - self.counts)[rows] - (counts.cumsum(0) - counts)
        moves = shifts.repeat_interleave(counts) + torch.arange(int(counts.sum()), device=DEVICE)
        return Decisions(self.observations[rows], self.labels[rows], self.moves[moves], counts)

    def choices(self, policy: Policy) -> torch.Tensor:
        """What a network would do; it is not told the labels."""
        chances: torch.Tensor = policy(self.observations, self.moves, self.counts)
        return chances


class Played(NamedTuple):
    """What one move in each game brought about."""

    gains: np.ndarray
    """Cards by which it brought the nearest goal closer."""
    over: np.ndarray
    won: np.ndarray
    """Which of the rounds that are over went to the diggers."""


class Tables:
    """Many games of which somebody else plays the diggers, or everybody."""

    def __init__(self, games: int, seed: int, area: Area | None = None) -> None:
        self.envs = VectorEnv(
            "saboteur",
            SEATS,
            games,
            rounds=1,
            area=area,
            threads=torch.get_num_threads(),
            labels=True,
            copy=False,
        )
        self.games = np.arange(games)
        self._role = self._byte_of_role()
        self._rng = np.random.default_rng(seed)
        self._diggers = np.zeros((games, SEATS), bool)
        self._look(*self.envs.reset(seed=seed))

    def _byte_of_role(self) -> int:
        """The byte that is 1 where a digger decides: the first pile is that of the own seat."""
        layout = self.envs.observer.layout
        zone = next(zone for zone in layout.zones if zone.name == "role")
        cards = [str(layout.codec.cards[kind]) for kind in zone.kinds]
        block = layout.block("pile.role")
        return block.offset + block.shape[1] - len(cards) + cards.index("digger")

    def _look(self, observations: np.ndarray, infos: dict[str, Any]) -> None:
        self._observations, self._infos = observations, infos
        self.actors = infos["actor"].astype(np.int64)
        self.is_digger = observations[:, self._role] == 1
        self._diggers[self.games, self.actors] = self.is_digger

    def decisions(self) -> Decisions:
        """What is to be decided now in all games."""
        counts, features = self._infos["counts"], self._infos["features"]
        moves = features[np.arange(features.shape[1]) < counts[:, None]]
        arrays = (self._observations, self._infos["labels"], moves, counts.astype(np.int64))
        return Decisions(*(torch.tensor(array, device=DEVICE) for array in arrays))

    def random_choices(self) -> np.ndarray:
        """Any legal move in each game."""
        return (self._rng.random(len(self.games)) * self._infos["counts"]).astype(np.int64)

    def play(self, choices: np.ndarray) -> Played:
        """Play a move in each game; a round that is over makes room for the next."""
        gains = self._infos["features"][self.games, choices, GAIN].astype(np.float32) - NO_GAIN
        observations, _, ended, truncated, infos = self.envs.step(choices)
        over = ended | truncated
        won = np.zeros_like(over)
        if over.any():
            golden = infos["final_info"]["scores"] > 0
            won = over & (golden & self._diggers).any(1)
            self._diggers[over] = False
        self._look(observations, infos)
        return Played(gains, over, won)


def measure(policy: Policy | None, seed: int) -> np.ndarray:
    """Which rounds the diggers win, by the likeliest moves of a network or by random ones.

    The same seed deals the same cards. Only the first round of each game counts: there are more
    short rounds than long ones in the same time. Random players need no observation, so they get
    all the room they want; a round in which the board leaves the window of a network is lost.
    """
    tables = Tables(MEASURED, seed, ROOMY if policy is None else None)
    won, over = np.zeros(MEASURED, bool), np.zeros(MEASURED, bool)
    while not over.all():
        choices = tables.random_choices()
        if policy is not None:
            with torch.no_grad():
                likeliest = tables.decisions().choices(policy).argmax(1).cpu().numpy()
            choices = np.where(tables.is_digger, likeliest, choices)
        played = tables.play(choices)
        won |= played.won & ~over
        over |= played.over
    return won


# -- learning ------------------------------------------------------------------------------------


class Experience(NamedTuple):
    """Some steps of all games. Decisions stand in one row, other things are steps x games."""

    decisions: Decisions
    chances: torch.Tensor
    """Logarithms of the probabilities that the network gave its choices."""
    choices: torch.Tensor
    is_ours: torch.Tensor
    """The network decided, and not chance."""
    actors: torch.Tensor
    gains: torch.Tensor
    over: torch.Tensor
    won: torch.Tensor


def joined(parts: Sequence[Decisions]) -> Decisions:
    """Decisions one after the other."""
    return Decisions(*(torch.cat(columns) for columns in zip(*parts, strict=True)))


def falling(ends: tuple[float, float], part: float) -> float:
    """A number on its way between two."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, part)


class Learner:
    """A policy and its critic, and the games they learn from."""

    def __init__(self, games: int, seed: int) -> None:
        self.tables = Tables(games, seed)
        observer = self.tables.envs.observer
        self.policy = Policy(observer.size).to(DEVICE)
        self.critic = Critic(observer.size, observer.labels_size).to(DEVICE)
        both = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(both, lr=RATES[0], eps=1e-5, fused=True)
        self.updates = 0

    def update(self) -> Experience:
        """Play, judge what was played, and learn from it."""
        experience = self.play()
        self.learn(experience, *self.judge(experience))
        self.updates += 1
        return experience

    def play(self) -> Experience:
        """Take some steps in all games with the policy as it is."""
        tables, decisions, steps = self.tables, [], []
        for _ in range(STEPS):
            asked, is_ours, actors = tables.decisions(), tables.is_digger, tables.actors
            with torch.no_grad():
                found = asked.choices(self.policy)
            drawn = torch.multinomial(found.exp(), 1)
            choices = np.where(is_ours, drawn.squeeze(1).cpu().numpy(), tables.random_choices())
            told = (choices, is_ours, actors, *tables.play(choices))
            chances = found.gather(1, drawn).squeeze(1)
            steps.append((chances, *(torch.tensor(array, device=DEVICE) for array in told)))
            decisions.append(asked)
        return Experience(joined(decisions), *map(torch.stack, zip(*steps, strict=True)))

    def judge(self, experience: Experience) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The rows to learn from, how much better they went than the critic thought, and its aims.

        The decisions of a seat are a story of their own, which ends with the round. The last ones
        whose end is not known are left out.
        """
        values = self.values(experience.decisions).view(experience.actors.shape)
        games = torch.arange(values.shape[1], device=DEVICE)
        later_value = torch.zeros(len(games), SEATS, device=DEVICE)
        later_surprise = torch.zeros_like(later_value)
        is_known = torch.zeros_like(later_value, dtype=torch.bool)
        surprises, is_learnt = torch.zeros_like(values), torch.zeros_like(experience.over)
        rewards = falling(CLOSER, self.updates / GUIDED) * experience.gains
        for step in reversed(range(STEPS)):
            over = experience.over[step, :, None]
            later_value = torch.where(over, 2.0 * experience.won[step, :, None] - 1, later_value)
            later_surprise = later_surprise.masked_fill(over, 0.0)
            is_known = is_known | over
            at = (games, experience.actors[step])
            surprise = rewards[step] + later_value[at] - values[step] + TRACE * later_surprise[at]
            is_learnt[step] = is_known[at] & experience.is_ours[step]
            surprises[step] = torch.where(is_known[at], surprise, 0.0)
            later_value[at], later_surprise[at] = values[step], surprises[step]
            is_known[at] = True
        rows = torch.nonzero(is_learnt.view(-1)).squeeze(1)
        return rows, surprises.view(-1), (values + surprises).view(-1)

    def values(self, decisions: Decisions) -> torch.Tensor:
        """What the critic thinks of all positions."""
        with torch.no_grad():
            pairs = zip(
                decisions.observations.split(8192), decisions.labels.split(8192), strict=True
            )
            return torch.cat([self.critic(*pair) for pair in pairs])

    def learn(
        self,
        experience: Experience,
        rows: torch.Tensor,
        surprises: torch.Tensor,
        aims: torch.Tensor,
    ) -> None:
        """Make choices that went well likelier, in small steps."""
        for group in self.optimizer.param_groups:
            group["lr"] = falling(RATES, self.updates / TAUGHT)
        spread, mean = torch.std_mean(surprises[rows])
        better = (surprises - mean) / (spread + 1e-6)
        for _ in range(EPOCHS):
            for part in rows[torch.randperm(len(rows), device=DEVICE)].chunk(PARTS):
                asked = experience.decisions.of(part)
                loss = self.policy_loss(experience, part, asked, better[part])
                guess = self.critic(asked.observations, asked.labels)
                loss = loss + functional.mse_loss(guess, aims[part])
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                self.optimizer.step()

    def policy_loss(
        self, experience: Experience, part: torch.Tensor, asked: Decisions, better: torch.Tensor
    ) -> torch.Tensor:
        """PPO's clipped loss, less something for choices that stay undecided."""
        found = asked.choices(self.policy)
        chances = found.gather(1, experience.choices.view(-1)[part, None]).squeeze(1)
        ratio = torch.exp(chances - experience.chances.view(-1)[part])
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        doubt = -(found.exp() * found).sum(1).mean()
        return (
            -torch.minimum(ratio * better, clipped * better).mean()
            - falling(DOUBTS, self.updates / TAUGHT) * doubt
        )


# -- the command ---------------------------------------------------------------------------------


class Choices(NamedTuple):
    """What the command line asks for."""

    minutes: float
    games: int
    seed: int
    out: Path


def parse(words: Sequence[str]) -> Choices:
    """Read the command line, and refuse what cannot be."""
    parser = argparse.ArgumentParser(
        prog="./run learn", description="Teach a team of diggers by playing."
    )
    parser.add_argument("--minutes", type=float, default=5, help="learn so long (default: 5)")
    parser.add_argument(
        "--games", type=int, default=256, help="play so many at once (default: 256)"
    )
    parser.add_argument("--seed", type=int, default=1, help="for other cards and other dice")
    parser.add_argument(
        "--out", type=Path, default=OUT, help=f"the network's file (default: {OUT})"
    )
    chosen = Choices(**vars(parser.parse_args(words)))
    if not 0 < chosen.minutes <= LONGEST:
        parser.error(f"--minutes is a number above 0, at most {LONGEST:,}, not {chosen.minutes}")
    if not 1 <= chosen.games <= MOST_GAMES:
        parser.error(f"--games is a whole number from 1 to {MOST_GAMES:,}, not {chosen.games}")
    if not 0 <= chosen.seed < SEEDS:
        parser.error(f"--seed is a whole number from 0 to {SEEDS - 1:,}, not {chosen.seed}")
    reason = unwritable(chosen.out)
    if reason:
        parser.error(f"--out is a file that can be written; {reason}")
    return chosen


def unwritable(path: Path) -> str:
    """Why a file cannot be written, or nothing; its folder is made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return f"{path.parent} cannot be a folder: {error.strerror}"
    if path.is_dir():
        return f"{path} is a folder"
    return "" if os.access(path.parent, os.W_OK) else f"{path.parent} lets nobody write"


class Report:
    """A table of progress: a line for every few updates."""

    def __init__(self) -> None:
        self._start = self._since = time.monotonic()
        self._rounds = 0
        self._sums = np.zeros(5)
        print("updates  minutes     rounds   won %  nearer  doubt  decisions/s", flush=True)

    def add(self, updates: int, played: Experience) -> None:
        """Count what an update has learnt from, and print a line if it is time."""
        ours = played.is_ours
        told = (played.over, played.won, ours, played.gains[ours], -played.chances[ours])
        self._sums += [float(numbers.sum()) for numbers in told]
        if updates % LINE == 0:
            self._print(updates, LINE * played.over.numel())

    def _print(self, updates: int, decisions: int) -> None:
        now = time.monotonic()
        over, won, ours, gains, doubts = self._sums
        self._rounds += int(over)
        print(
            f"{updates:7}{(now - self._start) / 60:9.1f}{self._rounds:11,}"
            f"{100 * won / max(over, 1):8.1f}{gains / ours:8.2f}{doubts / ours:7.2f}"
            f"{decisions / (now - self._since):13,.0f}",
            flush=True,
        )
        self._since, self._sums = now, np.zeros_like(self._sums)


def compare(before: np.ndarray, after: np.ndarray) -> None:
    """Tell how often two teams win rounds with the same cards, and how far they are apart."""
    points = 100 * (after.astype(float) - before)
    mean, error = points.mean(), points.std(ddof=1) / len(points) ** 0.5
    print(f"{len(points):,} rounds each, with the same cards, against random saboteurs:")
    print(f"random diggers win       {100 * before.mean():5.1f} %")
    print(f"diggers that learnt win  {100 * after.mean():5.1f} %")
    print(
        f"difference               {mean:+5.1f} points"
        f" (95 % interval: {mean - SURE * error:+.1f} to {mean + SURE * error:+.1f})"
    )


def main(words: Sequence[str]) -> int:
    """Learn, write the network, read it again and measure it."""
    chosen = parse(words)
    torch.manual_seed(chosen.seed)
    learner, report = Learner(chosen.games, chosen.seed), Report()
    end = time.monotonic() + 60 * chosen.minutes
    while time.monotonic() < end:
        played = learner.update()
        report.add(learner.updates, played)
    save(learner.policy, chosen.out)
    print(f"{chosen.out} holds the network after {learner.updates} updates", flush=True)
    compare(measure(None, chosen.seed + 1), measure(load(chosen.out), chosen.seed + 1))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KernelError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
