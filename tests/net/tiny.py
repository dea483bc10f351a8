"""Tiny nets with random numbers: the same on every machine, and made without any package."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from struct import pack
from typing import Any, NamedTuple

from undermine.core.ruleset import Ruleset
from undermine.games import load
from undermine.net.inputs import RECKONED, VERSION, Inputs
from undermine.net.plan import plan_of
from undermine.net.weights import written

WIDTH = 6
Shapes = list[tuple[str, tuple[int, ...]]]


class Kind(NamedTuple):
    """What a net is made of."""

    inputs: int = VERSION
    channels: int = 32
    blocks: int = 2
    seat: int = 16
    first: int = 128
    second: int = 64
    has_factor: bool = False


USUAL = Kind()
KINDS = (
    USUAL,
    Kind(inputs=1),
    Kind(channels=0, blocks=1, seat=4, first=10, second=7, has_factor=True),
    Kind(channels=5, blocks=3, seat=4, first=10, second=7, has_factor=True),
)


@cache
def inputs_of(game: str, version: int = VERSION) -> Inputs:
    return Inputs(load(game), version)


@cache
def plan(game: str, version: int = VERSION) -> dict[str, Any]:
    return plan_of(inputs_of(game, version))


def trunk_shapes(game: str, more: int = 0, kind: Kind = USUAL) -> Shapes:
    inputs, made = inputs_of(game, kind.inputs), kind.channels
    layout, channels = inputs.layout, plan(game, kind.inputs)["channels"]
    patches = ((layout.rows + 1) // 2) * ((layout.columns + 1) // 2)
    board: Shapes = [
        ("trunk.patches.weight", (made, channels, 3, 3)),
        ("trunk.patches.bias", (made,)),
        ("trunk.from_patches.weight", (WIDTH, made * patches)),
    ]
    shapes: Shapes = [
        *(board if made else ()),
        ("trunk.from_numbers.weight", (WIDTH, inputs.width + more)),
        ("trunk.from_numbers.bias", (WIDTH,)),
    ]
    for block in range(kind.blocks):
        for name, shape in (
            ("norm.weight", (WIDTH,)),
            ("norm.bias", (WIDTH,)),
            ("first.weight", (WIDTH, WIDTH)),
            ("first.bias", (WIDTH,)),
            ("second.weight", (WIDTH, WIDTH)),
            ("second.bias", (WIDTH,)),
        ):
            shapes.append((f"trunk.blocks.{block}.{name}", shape))
    return [*shapes, ("trunk.norm.weight", (WIDTH,)), ("trunk.norm.bias", (WIDTH,))]


def policy_shapes(game: str, kind: Kind = USUAL) -> Shapes:
    told, inputs = plan(game, kind.inputs), inputs_of(game, kind.inputs)
    seats, kinds, first = inputs.most_seats, told["role_kinds"], kind.first
    moves = told["moves"]["faces_to"] + len(told["faces"][0]) + (RECKONED if inputs.places else 0)
    heads = {"seats": seats * kind.seat, "roles": seats * kinds, "value": 1}
    heads |= {"first": first, "second": kind.second}
    heads |= {"factor": first} if kind.has_factor else {}
    shapes = trunk_shapes(game, kind=kind)
    for name, width in heads.items():
        shapes += [(f"to_{name}.weight", (width, WIDTH)), (f"to_{name}.bias", (width,))]
    return [
        *shapes,
        ("from_move.weight", (first, moves)),
        *([("from_patch.weight", (first, kind.channels))] if kind.channels else ()),
        ("from_seat.weight", (first, kind.seat)),
        ("second.weight", (kind.second, first)),
        ("second.bias", (kind.second,)),
        ("score.weight", (1, kind.second)),
    ]


def critic_shapes(game: str) -> Shapes:
    shapes = trunk_shapes(game, inputs_of(game).layout.labels_size)
    return [*shapes, ("to_value.weight", (1, WIDTH)), ("to_value.bias", (1,))]


def filled(shapes: Shapes, seed: str) -> Iterator[tuple[str, tuple[int, ...], bytes]]:
    dice = Random(seed)  # noqa: S311 (a game, no secret)
    for name, shape in shapes:
        count = 1
        for size in shape:
            count *= size
        numbers = [dice.uniform(-0.3, 0.3) for _ in range(count)]
        yield name, shape, pack(f"<{count}e", *numbers)


def content(game: str, shapes: Shapes, seed: str = "tiny", version: int = VERSION) -> bytes:
    rules: Ruleset[Any, Any] = load(game)
    made = written(rules, WIDTH, filled(shapes, f"{seed} {game}"))
    return made.replace(b'"inputs":%d' % VERSION, b'"inputs":%d' % version, 1)


def write_nets(folder: Path, *games: str) -> Path:
    """Policies and critics of some games, as the package has them."""
    for game in games:
        (folder / f"{game}.net").write_bytes(content(game, policy_shapes(game)))
        (folder / f"{game}-critic.net").write_bytes(content(game, critic_shapes(game)))
    return folder
