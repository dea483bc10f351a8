"""The whole course of learning: imitate rules of thumb, play against itself, then in a league."""

from __future__ import annotations

import csv
import random
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch

from undermine.games import load
from undermine.learn.curves import write_curves
from undermine.learn.evaluation import pairings, play_once
from undermine.learn.export import read_net, write_net
from undermine.learn.league import LEAGUE, SELF, THUMBS, League, Mix
from undermine.learn.network import Critic, Policy, Sizes, parameters_of
from undermine.learn.ppo import Learner, Pace
from undermine.learn.rollout import Player
from undermine.learn.tables import Tables
from undermine.net.inputs import VERSION, Inputs

LARGE: Final = {
    "saboteur": Sizes(384),
    "saboteur-2": Sizes(256),
    "the-lost-mines": Sizes(384),
    "the-dark-cave": Sizes(320),
}
"""Nets for an accelerator: the weights of a game stay below 5 MB."""
SMALL: Final = Sizes(96, channels=0, blocks=1, seat=8, first=48, second=24)
"""A net for processors, which learns more in the same time there. It looks at no cells."""
SIZES: Final = ("large", "small")
SNAPSHOT: Final = 12
"""Updates between two past selves,"""
MOST_SNAPSHOTS: Final = 40
REPORTED: Final = 10
SAVED: Final = 10
"""Updates between two lines on the screen, and between two checkpoints."""
WARM_UP: Final = 8
"""Updates in which the rate of learning rises."""
FIRST_ENTROPY: Final = 0.02
LAST_ENTROPY: Final = 0.002
LEAST_RATE: Final = 0.1
SWITCH: Final = 1e-4
"""Seconds after which threads of the kernel let the thread of the net go on."""
GROUPS: Final = 2
"""While one half of the games is played by the kernel, the net decides in the other half."""


class Plan(NamedTuple):
    """What a course of learning is: everything but the speed of the machine."""

    game: str
    seconds: float
    games: int = 16_384
    stretch: int = 40
    batch: int = 16_384
    epochs: int = 2
    rate: float = 5e-4
    threads: int = 8
    seed: int = 1
    begun: float = 0.0
    """Seconds that an earlier part of the course has taken,"""
    course: float = 0.0
    """and of the whole course; 0: this is all of it."""
    updates: int = 0
    """So many updates instead of the seconds, the same on every machine; 0: the clock decides."""
    evaluated: int = 1000
    watch: int = 0
    """Updates between two evaluations; 0: there is one at the end."""
    favourite: int = 5
    favour: float = 0.0
    """The share of games at the favourite number of seats; 0: twice as many as at any other."""
    size: str = "large"

    @property
    def sizes(self) -> Sizes:
        """How large the nets are."""
        return SMALL if self.size == "small" else LARGE[self.game]


class Phase(NamedTuple):
    """A part of the course."""

    name: str
    until: float
    """The share of the course at which it ends."""
    mix: Mix


PHASES: Final = (
    Phase("imitate", 0.10, THUMBS),
    Phase("self", 0.35, SELF),
    Phase("league", 1.0, LEAGUE),
)


def games_by_seats(plan: Plan, count: int) -> dict[int, int]:
    """How many games are played at each number of seats."""
    seats = load(plan.game).seats
    others = len(seats) - (plan.favourite in seats)
    favour = plan.favour or 2 / (others + 2)
    rest = (count * (1 - favour) if plan.favourite in seats else count) / max(1, others)
    shares = dict.fromkeys(seats, rest) | {plan.favourite: count * favour}
    return {number: max(1, int(shares[number])) for number in seats if shares[number] >= 1}


class Course:
    """One course of learning; it can be stopped, saved, and gone on with."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(plan.seed)
        self._dice = random.Random(plan.seed)  # noqa: S311 (a game, no secret)
        self.inputs = Inputs(load(plan.game))
        self.policy = Policy(self.inputs, plan.sizes).to(self.device)
        self.critic = Critic(self.inputs, plan.sizes).to(self.device)
        self.past = Policy(self.inputs, plan.sizes).to(self.device)
        pace = Pace(plan.rate, plan.batch, plan.epochs, plan.threads)
        self.learner = Learner(self.policy, self.critic, pace)
        self.selves: list[dict[str, torch.Tensor]] = []
        self.updates = 0
        self.decisions = 0
        self._began = time.monotonic()
        self._away = 0.0

    # -- time ----------------------------------------------------------------------------------

    def spent(self) -> float:
        """Seconds of learning so far, without evaluations."""
        return time.monotonic() - self._began - self._away

    def progress(self) -> float:
        """The share of the whole course that is done."""
        if self.plan.updates:
            return min(1.0, self.updates / self.plan.updates)
        whole = self.plan.course or self.plan.begun + self.plan.seconds
        return min(1.0, (self.plan.begun + self.spent()) / whole)

    def is_over(self) -> bool:
        """The updates are made, or the time is over."""
        if self.plan.updates:
            return self.updates >= self.plan.updates
        return self.spent() >= self.plan.seconds

    def phase(self) -> Phase:
        """The part of the course that is due."""
        done = self.progress()
        return next(phase for phase in PHASES if done <= phase.until)

    # -- the loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Learn until the time is over."""
        self.folder.mkdir(parents=True, exist_ok=True)
        sys.setswitchinterval(SWITCH)
        print(
            f"{self.plan.game}: {parameters_of(self.policy):,} numbers to play with, "
            f"{parameters_of(self.critic):,} for the critic, on {self.device}",
            flush=True,
        )
        players = self._players()
        while not self.is_over():
            self._update(players)
        for player in players:
            player.tables.receive()
            player.tables.close()
            print(f"{player.tables.left_window()} games left the window", flush=True)
        self.save()
        self.evaluate()

    def _players(self) -> list[Player]:
        share = games_by_seats(self.plan, self.plan.games // GROUPS)
        made = []
        for group in range(GROUPS):
            tables = Tables(self.inputs, share, self.device, threads=self.plan.threads)
            league = League(self.inputs, tables.games, self.device, self.phase().mix)
            made.append(Player(tables, league, self.plan.seed * 100 + group + int(self.plan.begun)))
        return made

    def _update(self, players: list[Player]) -> None:
        begun = time.monotonic()
        phase = self.phase()
        for player in players:
            player.league.mix = phase.mix
        self._choose_past()
        for _ in range(self.plan.stretch + 1):
            for player in players:
                player.move(self.policy, self.past if self.selves else None)
        played = time.monotonic()
        done = self.progress()
        warm = min(1.0, (self.updates + 1) / WARM_UP)
        self.learner.set_rate(max(LEAST_RATE, 1 - (1 - LEAST_RATE) * done) * warm)
        entropy = FIRST_ENTROPY + (LAST_ENTROPY - FIRST_ENTROPY) * min(1.0, done / 0.7)
        kept = [player.take() for player in players]
        for stretch in kept:
            self.decisions += len(stretch) * len(stretch[0].choice)
            told = self.learner.learn(stretch, entropy=entropy, imitate=phase.name == "imitate")
        self.updates += 1
        if phase.name != "imitate" and self.updates % SNAPSHOT == 0:
            self._remember()
        row = {
            "phase": phase.name,
            "update": self.updates,
            "seconds": round(self.plan.begun + self.spent(), 1),
            "decisions": self.decisions,
            "play": round(played - begun, 2),
            "learn": round(time.monotonic() - played, 2),
            **{name: round(value, 4) for name, value in told._asdict().items()},
        }
        self._write("curve.csv", row)
        if self.updates % REPORTED == 1:
            print(row, flush=True)
        if self.updates % SAVED == 0:
            self.save()
        if self.plan.watch and self.updates % self.plan.watch == 0:
            self.evaluate()

    def _choose_past(self) -> None:
        if self.selves:
            self.past.load_state_dict(self._dice.choice(self.selves))

    def _remember(self) -> None:
        """Keep the net as one of its past selves; of many, some older one goes."""
        self.selves.append({name: part.clone() for name, part in self.policy.state_dict().items()})
        if len(self.selves) > MOST_SNAPSHOTS:
            self.selves.pop(self._dice.randrange(MOST_SNAPSHOTS // 2))

    # -- what is kept --------------------------------------------------------------------------

    def evaluate(self) -> None:
        """Play against rules of thumb at two numbers of seats, and write the results down."""
        begun, spent = time.monotonic(), round(self.plan.begun + self.spent(), 1)
        most = self.inputs.rules.seats[-1] if self.plan.favour < 1 else self.plan.favourite
        for seats in sorted({self.plan.favourite, most}):
            tables = Tables(
                self.inputs, {seats: self.plan.evaluated}, self.device, threads=self.plan.threads
            )
            for pairing in pairings(self.inputs):
                row: dict[str, Any] = {
                    "seconds": spent,
                    "seats": seats,
                    "saboteurs-others": pairing.name,
                    **play_once(tables, self.policy, pairing)._asdict(),
                }
                self._write("evaluation.csv", row)
                print(row, flush=True)
            tables.close()
        self._away += time.monotonic() - begun

    def _write(self, name: str, row: dict[str, Any]) -> None:
        path = self.folder / name
        is_new = not path.exists()
        with path.open("a", newline="") as file:
            writer = csv.DictWriter(file, list(row))
            if is_new:
                writer.writeheader()
            writer.writerow(row)

    def save(self) -> None:
        """Write a checkpoint that learning can go on from."""
        kept = {
            "plan": self.plan._asdict(),
            "inputs": VERSION,
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "selves": self.selves,
            "updates": self.updates,
            "decisions": self.decisions,
            "spent": self.plan.begun + self.spent(),
        }
        scratch = self.folder / "checkpoint.part"
        torch.save(kept, scratch)
        scratch.replace(self.folder / "checkpoint.pt")
        for name, net in (("policy", self.policy), ("critic", self.critic)):
            path = self.folder / f"{name}.net"
            write_net(path, self.inputs.rules, self.plan.sizes.width, net)
        write_curves(self.folder)

    def begin_from(self, folder: Path) -> None:
        """Begin with the nets of another course."""
        for name, net in (("policy", self.policy), ("critic", self.critic)):
            path = folder / f"{name}.net"
            state = read_net(path, self.inputs.rules)
            shapes = {part: tensor.shape for part, tensor in net.state_dict().items()}
            if shapes != {part: tensor.shape for part, tensor in state.items()}:
                raise ValueError(f"{path} has other layers than a {self.plan.size} net has now")
            net.load_state_dict(state)
        self._remember()

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        if kept["plan"]["game"] != self.plan.game or kept["inputs"] != VERSION:
            raise ValueError(
                f"{path} has learned {kept['plan']['game']!r} with inputs {kept['inputs']}, "
                f"not {self.plan.game!r} with inputs {VERSION}"
            )
        self.policy.load_state_dict(kept["policy"])
        self.critic.load_state_dict(kept["critic"])
        if kept["optimizer"] is not None:
            self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.selves = kept["selves"]
        self.updates, self.decisions = kept["updates"], kept["decisions"]
        self.plan = self.plan._replace(begun=kept["spent"])
