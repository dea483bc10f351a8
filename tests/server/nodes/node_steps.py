"""What tests of several nodes do again and again."""

from __future__ import annotations

from typing import Any

from tests.server.nodes.node_harness import NodeHarness
from tests.server.room_harness import (
    RecordingListener,
    act,
    actor_of,
    legal_action,
)
from undermine.server.protocol.messages import (
    Start,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.listeners import COME_BACK


def opened(code: str, listeners: list[RecordingListener], seat: int, token: str) -> Opened:
    """What lets the person of a seat come back."""
    return Opened(code, seat, token if seat == 0 else listeners[seat].last("seated")["token"])


def was_sent_away(listener: RecordingListener) -> bool:
    return listener.kinds()[-1] == "closing" and listener.closed_with == COME_BACK


async def stage(node: NodeHarness, code: str, listeners: list[RecordingListener]) -> int:
    """The person on turn stages an action; their seat."""
    actor = actor_of(listeners)
    await node.post(actor, code, act(actor, legal_action(actor, "discard")))
    assert actor.now["staged"]
    return listeners.index(actor)


async def three(node: NodeHarness, **config: Any) -> tuple[str, list[Opened]]:  # noqa: ANN401
    """A game of three; what lets each of them come back."""
    table = await node.table("Ana", seats=3, **config)
    code = table.code
    listeners = [await node.join(table), await node.sit(code, "Ben"), await node.sit(code, "Cleo")]
    await node.post(listeners[0], code, Start())
    for listener in listeners:
        await node.disconnect(listener, code)
    return code, [opened(code, listeners, seat, table.token) for seat in range(3)]
