"""Lines of the log: for people, for programs, and never with anything secret in them."""

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest

from undermine.server import logs
from undermine.server.logs import Fields, Log, configure

SECRETS = ("tok-5f3a", "seed-91c2", "NESW~", "meet me at the mine")
SOURCES = Path(logs.__file__).parent
log = Log("undermine.server.tests")


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("undermine")
    before = root.handlers, root.level, ours.level
    yield
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def _written(level: str = "debug", style: Literal["text", "json"] = "text") -> io.StringIO:
    stream = io.StringIO()
    configure(level, style, stream)
    return stream


def _failing(message: str) -> ValueError:
    try:
        raise ValueError(message)  # noqa: TRY301
    except ValueError as error:
        return error


def test_a_line_for_people_says_when_what_and_where() -> None:
    stream = _written()

    log.info("table opened", code="red-lamp", seats=5, what="two words")

    stamp, rest = stream.getvalue().split(" ", 1)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", stamp)
    assert rest == 'info    table opened code=red-lamp seats=5 what="two words"\n'


def test_a_line_for_programs_is_json() -> None:
    stream = _written(style="json")

    log.warning("store is slow", seconds=0.5, jobs=3)

    line = json.loads(stream.getvalue())
    assert line.pop("at").endswith("Z")
    assert line == {"level": "warning", "event": "store is slow", "seconds": 0.5, "jobs": 3}


def test_lines_below_the_level_are_not_written() -> None:
    stream = _written("warning")

    log.debug("a")
    log.info("b")
    log.warning("c")
    log.error("d")

    assert [line.split()[-1] for line in stream.getvalue().splitlines()] == ["c", "d"]


@pytest.mark.parametrize("style", ["text", "json"])
def test_a_value_cannot_begin_a_line_of_its_own(style: Literal["text", "json"]) -> None:
    stream = _written(style=style)

    log.info("table opened", code="x\n2026-01-01T00:00:00Z error fake", why="y" * 1000)

    assert stream.getvalue().count("\n") == 1
    assert len(stream.getvalue()) < 400


@pytest.mark.parametrize("style", ["text", "json"])
def test_nothing_secret_is_written(style: Literal["text", "json"]) -> None:
    stream = _written(style=style)
    token, seed, card, talk = SECRETS
    secret: dict[str, Any] = {"token": token, "seed": seed, "cards": [card], "text": talk}

    log.info("a seat was taken", seat=1, **secret)
    log.error("a room broke", error=_failing(f"cannot play {card} with {token}"))
    logging.getLogger("uvicorn.error").error("it broke", exc_info=_failing(talk))
    logging.getLogger("websockets.server").debug("< TEXT %s", token)
    logging.getLogger("asyncio").error("Task exception\nfuture: <Task exception=%s>", seed)
    logging.getLogger("asyncio").error("Exception in callback Room.tick('%s')", card)

    written = stream.getvalue()
    assert [word for word in SECRETS if word in written] == []
    assert written.count("\n") == 5
    assert "test_logs.py" in written
    assert "ValueError" in written


def test_what_a_task_left_behind_tells_no_secret() -> None:
    stream = _written()

    async def leave() -> None:
        async def fail() -> None:
            raise ValueError(SECRETS[1])

        task = asyncio.ensure_future(fail())
        await asyncio.wait([task])
        del task

    asyncio.run(leave())

    assert "Task exception was never retrieved" in stream.getvalue()
    assert "fail" in stream.getvalue()
    assert SECRETS[1] not in stream.getvalue()


def test_no_field_is_named_after_a_secret() -> None:
    assert not Fields.__annotations__.keys() & {
        *("token", "seed", "word", "words", "card", "cards", "hand", "role", "text", "name"),
        *("action", "actions", "view", "address", "doc"),
    }


def test_the_server_writes_through_its_log_alone() -> None:
    """Neither `print` nor a logger of the library, which would take any message."""
    other = re.compile(r"\bprint\(|getLogger|\blogging\.(debug|info|warning|error|exception)\(")
    files = [file for file in SOURCES.rglob("*.py") if file != Path(logs.__file__)]

    assert [file.name for file in files if other.search(file.read_text(encoding="utf-8"))] == []


def test_events_are_fixed_phrases() -> None:
    """A value in the phrase itself would get past the list of fields."""
    call = re.compile(r"\blog\.(?:debug|info|warning|error)\(\s*(f?.)")
    begins = [
        (file.name, first)
        for file in SOURCES.rglob("*.py")
        if file != Path(logs.__file__)
        for first in call.findall(file.read_text(encoding="utf-8"))
    ]

    assert [where for where, first in begins if first != '"'] == []
