"""What happens to messages when a table leaves this node."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.room_harness import RecordingListener
from undermine.server.table.listeners import COME_BACK, Listener
from undermine.server.table.mailbox import Mailbox


@pytest.mark.parametrize("drop", [True, False])
def test_messages_that_wait_are_handled_or_dropped_when_a_mailbox_closes(*, drop: bool) -> None:
    """The message that is being handled is handled to its end either way."""

    async def scene() -> None:
        go_on, handled = asyncio.Event(), []

        async def handle(_: Listener, ask: Any) -> None:  # noqa: ANN401 (any message)
            await go_on.wait()
            handled.append(ask)

        mailbox = Mailbox(handle)
        listeners = [RecordingListener() for _ in range(3)]
        mailbox.post(listeners[0], "first")
        mailbox.post(listeners[1], "second")

        mailbox.close(drop=drop)
        mailbox.post(listeners[2], "too late")
        go_on.set()
        await mailbox.wait_until_idle()

        assert handled == (["first"] if drop else ["first", "second"])
        away = [one.closed_with == COME_BACK for one in listeners]
        assert away == [False, drop, True]

    asyncio.run(scene())
