"""Compiled nets give the answers of plain ones; damaged weights are refused with a sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random
from struct import pack

import pytest

from tests.net.slow import SlowNet
from tests.net.tiny import (
    KINDS,
    USUAL,
    Kind,
    content,
    critic_shapes,
    inputs_of,
    plan,
    policy_shapes,
)
from undermine.games import load
from undermine.kernel import GAMES, KernelError, available, kernel
from undermine.kernel.game import KernelGame
from undermine.kernel.net import CriticNet, PolicyNet
from undermine.kernel.observer import Observer
from undermine.net.weights import Weights, WeightsError, read

CASES = [(game, seats) for game in GAMES for seats in sorted({*load(game).seats[::3]})]
CLOSE = 1e-4
pytestmark = pytest.mark.skipif(not available(), reason="the kernel is not built")


def weights_of(tmp_path: Path, game: str, body: bytes) -> Weights:
    path = tmp_path / f"{game}.net"
    path.write_bytes(body)
    return read(path, load(game))


def positions(game: str, seats: int, plies: int = 42) -> list[tuple[KernelGame, Observer]]:
    """Now and then a position of a game in which paths are often laid."""
    table = kernel(load(game), seats)
    observer = table.observer(inputs_of(game).area)
    dice = Random(seats)  # noqa: S311 (a game, no secret)
    played, found = table.deal(seats, notes=True), []
    for ply in range(plies):
        if played.is_over:
            break
        if ply % 14 == 6:
            found.append((played.copy(), observer))
        legal = played.legal()
        paths = [number for number in legal if number >> 24 == 1]
        played.apply(dice.choice(paths if paths and dice.random() < 0.6 else legal))
    return found


def require_same_answers(tmp_path: Path, game: str, seats: int, kind: Kind) -> None:
    """A compiled policy answers like a plain one, and moves differ."""
    body = content(game, policy_shapes(game, kind), version=kind.inputs)
    weights, inputs = weights_of(tmp_path, game, body), inputs_of(game, kind.inputs)
    slow, net = SlowNet(inputs, weights), PolicyNet(plan(game, kind.inputs), weights.tensors)
    net.add_seats(seats, inputs.spread(seats), inputs.spread_labels(seats))
    told = set()
    for played, observer in positions(game, seats):
        observed = observer.observe(played, played.actor)
        rows = observer.features(played)
        features = b"".join(rows[at : at + 16] for at in range(0, len(rows), 16))[-16 * 6 :]

        logits, roles, value = net.answer(observed, features, seats, (0.5,))

        wanted = slow.answer(observed, features, seats, (0.5,))
        assert logits == pytest.approx(wanted[0], abs=CLOSE)
        assert [one for row in roles for one in row] == pytest.approx(
            [one for row in wanted[1] for one in row], abs=CLOSE
        )
        assert value == pytest.approx(wanted[2], abs=CLOSE)
        told.update(logits)
    assert max(told) - min(told) > 100 * CLOSE


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_compiled_policy_answers_like_a_plain_one(tmp_path: Path, game: str, seats: int) -> None:
    require_same_answers(tmp_path, game, seats, USUAL)


@pytest.mark.parametrize("kind", KINDS[1:])
@pytest.mark.parametrize("game", GAMES)
def test_nets_of_all_kinds_are_read(tmp_path: Path, game: str, kind: Kind) -> None:
    """Files of the first version of inputs, without a board, with other sizes."""
    require_same_answers(tmp_path, game, 5, kind)


def test_nets_that_are_too_large_are_refused(tmp_path: Path) -> None:
    for kind, why in (
        (Kind(channels=65), r"trunk.patches.bias has 0 to 64 numbers, not 65"),
        (Kind(first=129), r"to_first.bias has 1 to 128 numbers, not 129"),
        (Kind(blocks=5), "up to 4 blocks, not 5"),
    ):
        weights = weights_of(
            tmp_path, "saboteur", content("saboteur", policy_shapes("saboteur", kind))
        )
        with pytest.raises(KernelError, match=why):
            PolicyNet(plan("saboteur"), weights.tensors)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_compiled_critic_answers_like_a_plain_one(tmp_path: Path, game: str, seats: int) -> None:
    weights = weights_of(tmp_path, game, content(game, critic_shapes(game)))
    slow, net = SlowNet(inputs_of(game), weights), CriticNet(plan(game), weights.tensors)
    net.add_seats(seats, inputs_of(game).spread(seats), inputs_of(game).spread_labels(seats))
    for played, observer in positions(game, seats)[:2]:
        observed = observer.observe(played, played.actor)
        labels = observer.labels(played, played.actor)

        value = net.value(observed, labels, seats, (0.0,))

        assert value == pytest.approx(slow.value(observed, labels, seats, (0.0,)), abs=CLOSE)


def test_answers_stay_the_same_to_the_last_bit(tmp_path: Path) -> None:
    weights = weights_of(tmp_path, "saboteur", content("saboteur", policy_shapes("saboteur")))
    spreads = inputs_of("saboteur").spread(5), inputs_of("saboteur").spread_labels(5)
    answers = []
    for _ in range(2):
        net = PolicyNet(plan("saboteur"), weights.tensors)
        net.add_seats(5, *spreads)
        for played, observer in positions("saboteur", 5):
            observed = observer.observe(played, played.actor)
            answers.append(net.answer(observed, observer.features(played), 5, (0.0,)))

    assert answers[: len(answers) // 2] == answers[len(answers) // 2 :]


def test_styles_and_other_moves_change_the_answer(tmp_path: Path) -> None:
    weights = weights_of(tmp_path, "saboteur", content("saboteur", policy_shapes("saboteur")))
    net = PolicyNet(plan("saboteur"), weights.tensors)
    net.add_seats(5, inputs_of("saboteur").spread(5), inputs_of("saboteur").spread_labels(5))
    played, observer = positions("saboteur", 5)[0]
    observed, features = observer.observe(played, played.actor), observer.features(played)

    bold, patient = (net.answer(observed, features, 5, (style,))[0] for style in (0.0, 1.0))

    assert bold != patient
    assert net.answer(observed, features[16:], 5, (0.0,))[0] == bold[1:]
    assert len(set(bold)) > 1


def test_what_cannot_be_answered_is_refused(tmp_path: Path) -> None:
    weights = weights_of(tmp_path, "saboteur", content("saboteur", policy_shapes("saboteur")))
    net = PolicyNet(plan("saboteur"), weights.tensors)
    with pytest.raises(KernelError, match=r"add_seats\(5"):
        net.answer(bytes(4000), b"", 5, (0.0,))
    net.add_seats(5, inputs_of("saboteur").spread(5), inputs_of("saboteur").spread_labels(5))
    with pytest.raises(KernelError, match="has 1"):
        net.answer(bytes(3), b"", 5, (0.0,))
    with pytest.raises(KernelError, match="styles are 1 numbers"):
        net.answer(bytes(4000), b"", 5, (float("nan"),))
    with pytest.raises(KernelError, match="3 to 10 seats"):
        net.add_seats(11, [0], [0])


# -- files -----------------------------------------------------------------------------------------


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    body = content("saboteur", policy_shapes("saboteur"))
    line, _, numbers = body.partition(b"\n")
    damaged = {
        "cannot be read": None,
        "first line is damaged": b"\x00" + body,
        "format undermine-net 2": line.replace(b'"format":1', b'"format":2') + b"\n" + numbers,
        "belongs to saboteur@9": line.replace(load("saboteur").id.encode(), b"saboteur@9")
        + b"\n"
        + numbers,
        "inputs 7": line.replace(b'"inputs":2', b'"inputs":7') + b"\n" + numbers,
        "checksum is wrong": body[:-1] + bytes([body[-1] ^ 1]),
    }
    for number, (why, content_) in enumerate(damaged.items()):
        path = tmp_path / f"{number}.net"
        if content_ is not None:
            path.write_bytes(content_)
        with pytest.raises(WeightsError, match=why):
            read(path, load("saboteur"))


def test_weights_that_are_no_net_are_refused(tmp_path: Path) -> None:
    shapes = policy_shapes("saboteur")
    lacking = weights_of(tmp_path, "saboteur", content("saboteur", shapes[:-1]))
    short = weights_of(
        tmp_path, "saboteur", content("saboteur", [*shapes[:-1], ("score.weight", (1, 63))])
    )
    endless = dict(short.tensors) | {"score.weight": memoryview(pack("<64e", *[float("inf")] * 64))}
    for tensors, why in (
        (lacking.tensors, "lack score.weight"),
        (short.tensors, "has 63 numbers in these weights, not 64"),
        (endless, "not finite"),
    ):
        with pytest.raises(KernelError, match=why):
            PolicyNet(plan("saboteur"), tensors)
