"""Random messages of right and wrong shape: the server answers or ignores, and stays sound."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.room_harness import Message
from tests.server.seeded import SeededServer
from tests.server.ws.socket_client import Client, get, opened
from tools.faults import Server
from undermine.server.protocol.messages import Asks

# -- fuzzing -------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
"""Anything that JSON can say, and `NaN`, which it cannot."""
TYPES = st.sampled_from(
    [*(ask.__struct_config__.tag for ask in get_args(Asks)), "sync", "moved", ""]
)
MOTIONS = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(["standin-turn", "standin", "handover", "admit", "x"]),
        "seat": st.integers(-2, 17),
    },
    optional={"applicant": st.integers(-2, 3) | JSON},
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "table": JSON,
        "token": JSON,
        "seq": st.integers(-2, 40) | JSON,
        "ref": st.integers(0, 9) | JSON,
        "name": st.text(max_size=90) | JSON,
        "seat": st.integers(-2, 17) | JSON,
        "ready": st.booleans() | JSON,
        "word": JSON,
        "config": st.fixed_dictionaries({}, optional={"seats": st.integers(0, 14), "pace": JSON}),
        "bot": st.sampled_from(["", "random", "greedy", "x"]) | JSON,
        "paused": st.booleans() | JSON,
        "action": JSON,
        "actions": st.lists(JSON, max_size=3) | JSON,
        "staged": st.integers(0, 3) | JSON,
        "end": st.booleans() | JSON,
        "yes": st.booleans() | JSON,
        "text": JSON,
        "on": st.booleans() | JSON,
        "for_good": st.booleans() | JSON,
        "applicant": st.integers(-2, 3) | JSON,
        "motion": MOTIONS | JSON,
        "sign": st.sampled_from(["wow", "x"]) | JSON,
    },
)
MESSAGES = st.lists(
    st.builds(lambda kind, fields: {"t": kind, **fields}, TYPES, FIELDS) | JSON,
    min_size=1,
    max_size=12,
)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Message]]:
    """A server that lets itself be asked a lot, and a table."""
    server = SeededServer(tmp_path_factory.mktemp("patient"), messages_per_second="100000")
    server.start()
    yield server, opened(server, config={"seats": 4})
    server.kill()


@given(messages=MESSAGES)
@settings(
    max_examples=25,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_whatever_is_sent_the_room_answers(
    patient: tuple[Server, Message], messages: list[object]
) -> None:
    server, mine = patient
    with Client(server, mine) as client:
        for message in messages:
            client.line.send(json.dumps(message))
        assert client.is_alive()
    with Client(server, mine) as again:
        (sync,) = again.received
        assert sync["you"] in (0, -4)
        assert (sync["view"] is None) == (sync["table"]["status"] == "filling")
    assert get(server, "/healthz") == "well\n"
    log = (server.folder / "server.log").read_text()
    assert "mistake" not in log
    assert "Exception" not in log
