"""Tiny nets with random numbers: the same on every machine, and made without any package."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from struct import pack
from typing import Any

from undermine.core.ruleset import Ruleset
from undermine.games import load
from undermine.net.inputs import Inputs
from undermine.net.plan import plan_of
from undermine.net.weights import written

WIDTH = 6
Shapes = list[tuple[str, tuple[int, ...]]]


@cache
def inputs_of(game: str) -> Inputs:
    return Inputs(load(game))


@cache
def plan(game: str) -> dict[str, Any]:
    return plan_of(inputs_of(game))


def trunk_shapes(game: str, more: int = 0) -> Shapes:
    layout, channels = inputs_of(game).layout, plan(game)["channels"]
    patches = ((layout.rows + 1) // 2) * ((layout.columns + 1) // 2)
    shapes: Shapes = [
        ("trunk.patches.weight", (32, channels, 3, 3)),
        ("trunk.patches.bias", (32,)),
        ("trunk.from_patches.weight", (WIDTH, 32 * patches)),
        ("trunk.from_numbers.weight", (WIDTH, inputs_of(game).width + more)),
        ("trunk.from_numbers.bias", (WIDTH,)),
    ]
    for block in range(2):
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


def policy_shapes(game: str) -> Shapes:
    told = plan(game)
    seats, kinds = inputs_of(game).most_seats, told["role_kinds"]
    moves = told["moves"]["faces_to"] + len(told["faces"][0])
    heads = {"seats": seats * 16, "roles": seats * kinds, "value": 1, "first": 128, "second": 64}
    shapes = trunk_shapes(game)
    for name, width in heads.items():
        shapes += [(f"to_{name}.weight", (width, WIDTH)), (f"to_{name}.bias", (width,))]
    return [
        *shapes,
        ("from_move.weight", (128, moves)),
        ("from_patch.weight", (128, 32)),
        ("from_seat.weight", (128, 16)),
        ("second.weight", (64, 128)),
        ("second.bias", (64,)),
        ("score.weight", (1, 64)),
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


def content(game: str, shapes: Shapes, seed: str = "tiny") -> bytes:
    rules: Ruleset[Any, Any] = load(game)
    return written(rules, WIDTH, filled(shapes, f"{seed} {game}"))


def write_nets(folder: Path, *games: str) -> Path:
    """Policies and critics of some games, as the package has them."""
    for game in games:
        (folder / f"{game}.net").write_bytes(content(game, policy_shapes(game)))
        (folder / f"{game}-critic.net").write_bytes(content(game, critic_shapes(game)))
    return folder
