"""Tokens, seeds and cards are in no message, log line or metric of anybody else."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from tests.server.room_harness import (
    NAMES,
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    run_scene,
)
from undermine.dealer import promise
from undermine.server.logs import configure
from undermine.server.protocol.messages import Join, Say, Start


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that is logged."""
    root, ours = logging.getLogger(), logging.getLogger("undermine")
    before = root.handlers, root.level, ours.level
    stream = io.StringIO()
    configure("debug", "json", stream)
    yield stream
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_tokens_seeds_and_cards_are_in_no_message_log_or_number(
    tmp_path: Path, written: io.StringIO
) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana-Name", seats=3)
        code = opened.code
        listeners = [
            await harness.join(opened),
            *[await harness.sit(code, name) for name in NAMES[1:3]],
        ]
        await harness.post(listeners[0], code, Start(), Say("secret plan"))
        watcher = await harness.join(code)
        await harness.post(RecordingListener(), code, Join("wrong-token-0"))
        room, game = await harness.room(code), await harness.game(code)
        while room.record.status == "playing":
            on = actor_of(listeners)
            move = on.now["legal"][0]
            await harness.post(on, code, act(on, {**move, "do": "fly"}), act(on, move, end=True))
            if game.seq > 60:
                harness.bot_workers.fail = True
                break

        tokens = [opened.token, *(listener.last("seated")["token"] for listener in listeners[1:])]
        hashes = [seat.token for seat in room.record.seats]
        words = [seat.word for seat in room.record.seats if seat.word]
        secret = [game.seed, *tokens, *hashes, *words, "wrong-token-0"]
        assert len(words) == 2
        for listener, own in zip([*listeners, watcher], [*tokens, ""], strict=True):
            told = listener.bytes.decode()
            assert [one for one in secret if one in told and one != own] == []
        assert promise(game.seed) in watcher.bytes.decode()
        logged = written.getvalue() + generate_latest().decode()
        faces = [card.id for card in game.rules.cards if card.face and card.kind == "path"]
        cards = [face for face in faces if len(face) > 3]
        assert [one for one in (*secret, "secret plan", "Ana-Name", *cards) if one in logged] == []
        assert "table opened" in logged
        assert code not in generate_latest().decode()

    run_scene(tmp_path, scene)
