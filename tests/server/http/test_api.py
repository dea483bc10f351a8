"""Plain HTTP: pages, headers, opening tables, lists, health."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.asgi_client import Answer, AsgiClient, run_with_client
from tests.server.room_harness import RoomHarness
from undermine.server.protocol.messages import Start
from undermine.server.protocol.schemas import Opened

SAFE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def assert_safe(answer: Answer) -> None:
    """A browser will run nothing of it that is not ours."""
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers | SAFE == answer.headers
    assert "server" not in answer.headers


# -- pages ---------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers_that_keep_browsers_safe(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        opened = await client.harness.table("<img src=x onerror=alert(1)>", bots="random", seats=3)
        for path, status in (
            *((path, 200) for path in ("/", "/new", "/t/red-lamp", "/rules", "/rules/saboteur")),
            *(
                (path, 200)
                for path in ("/t/main-1234.js", "/rules/assets/a.js", "/healthz", "/metrics")
            ),
            *((path, 200) for path in ("/api/games", "/api/tables", "/words/en.ftl")),
            (f"/api/tables/{opened.code}", 200),
            (f"/api/tables/{opened.code}/qr.svg", 200),
            *((path, 404) for path in ("/nothing", "/assets/nothing.js", "/api/nothing")),
            *((path, 404) for path in ("/api/tables/nothing", "/api/replays/x", "/words/xx.ftl")),
            *((path, 404) for path in ("/../../etc/passwd", "/assets/..%2f..%2fapp.py")),
        ):
            answer = await client.get(path)

            assert (path, answer.status) == (path, status)
            assert_safe(answer)
        assert_safe(await client.post("/", b""))
        assert_safe(await client.post("/api/tables", b"{"))
        assert_safe(await client.request("DELETE", "/api/tables", b""))

    run_with_client(tmp_path, scene)


def test_scripts_and_styles_are_sent_without_headers_that_only_pages_need(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        part = await client.get("/assets/main-1234.js")
        assert part.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in part.headers

    run_with_client(tmp_path, scene)


def test_a_mistake_of_ours_is_answered_safely_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(client: AsgiClient) -> None:
        async def broken() -> None:
            raise RuntimeError("tok-5f3a")

        monkeypatch.setattr(client.harness.tables.services.store, "listed", broken)
        answer = await client.get("/api/tables")

        assert answer.status == 500
        assert b"tok-5f3a" not in answer.body
        assert_safe(answer)

    run_with_client(tmp_path, scene)


def test_who_asks_for_a_page_that_is_not_there_gets_a_page(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        page = await client.get("/nowhere", accept="text/html,*/*")
        plain = await client.get("/nowhere")

        assert (page.status, plain.status) == (404, 404)
        assert "<title>" in page.text
        assert "text/plain" in plain.headers["content-type"]

    run_with_client(tmp_path, scene)


def test_pages_that_are_not_built_are_said_to_be_so(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        for path in ("/", "/new", "/t/red-lamp"):
            answer = await client.get(path)
            assert (answer.status, "not built" in answer.text) == (503, True)
        for path in ("/nothing", "/assets/nothing.js", "/favicon.svg"):
            answer = await client.get(path)
            assert (path, answer.status) == (path, 404)
            assert_safe(answer)

    run_with_client(tmp_path, scene, static=tmp_path / "no-such-folder")


@pytest.mark.parametrize(
    ("accepted", "packed"), [("gzip, br", "br"), ("gzip, br;q=0", None), ("gzip", None)]
)
def test_files_are_sent_as_the_build_packed_them(
    tmp_path: Path, accepted: str, packed: str | None
) -> None:
    async def scene(client: AsgiClient) -> None:
        (tmp_path / "static/assets/main-1234.js.br").write_bytes(b"packed")
        answer = await client.get("/assets/main-1234.js", accept_encoding=accepted)

        assert answer.headers.get("content-encoding") == packed
        assert (answer.body == b"packed") == (packed is not None)
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"].lower() == "accept-encoding"

    run_with_client(tmp_path, scene)


def test_files_that_never_change_are_kept_and_the_page_is_not(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        asset, page = await client.get("/assets/main-1234.js"), await client.get("/")

        assert "immutable" in asset.headers["cache-control"]
        assert page.headers["cache-control"] == "no-cache"
        assert (await client.get("/api/tables")).headers["cache-control"] == "no-store"

    run_with_client(tmp_path, scene)


# -- opening tables ------------------------------------------------------------------------------


def test_a_table_is_opened_and_its_token_opens_the_seat(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        answer = await client.post("/api/tables", {"name": "Ana", "config": {"seats": 4}})
        opened = msgspec.convert(answer.json, Opened)

        listener = await client.harness.join(opened)
        info = (await client.get(f"/api/tables/{opened.code}")).json

        assert answer.status == 201
        assert listener.now["you"] == 0
        assert [seat["name"] for seat in info["seats"]] == ["Ana", "", "", ""]
        assert opened.token not in str(info)

    run_with_client(tmp_path, scene)


def test_play_now_begins_at_once(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        answer = await client.post("/api/tables", {"name": "Ana", "bots": "random"})

        info = (await client.get(f"/api/tables/{answer.json['code']}")).json

        assert info["status"] == "playing"
        assert [seat["kind"] for seat in info["seats"]] == ["person", *["bot"] * 4]

    run_with_client(tmp_path, scene)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"[" * 16_000, "malformed"),
        (b"\xff\xfe", "malformed"),
        (b"null", "malformed"),
        ({}, "malformed"),
        ({"name": 7}, "malformed"),
        ({"name": "x" * 81}, "malformed"),
        ({"name": "Ana", "admin": True}, "malformed"),
        ({"name": "Ana", "config": {"seats": 10**30}}, "malformed"),
        ({"name": "Ana", "config": {"watch": "yes"}}, "malformed"),
        ({"name": "Ana", "config": {"options": {"x" * 9000: "on"}}}, "options"),
        ({"name": "Ana" + "a" * 17_000}, "malformed"),
        ({"name": "\u202e"}, "name"),
        ({"name": "Ana", "config": {"game": "chess"}}, "options"),
        ({"name": "Ana", "config": {"seats": 2}}, "seats"),
        ({"name": "Ana", "bots": "skynet"}, "options"),
    ],
)
def test_a_wrong_body_is_refused_in_a_sentence(tmp_path: Path, body: object, why: str) -> None:
    async def scene(client: AsgiClient) -> None:
        answer = await client.post("/api/tables", body)

        assert (answer.status, answer.json["why"]) == (400, why)
        assert len(answer.body) < 400
        assert client.harness.tables.rooms == {}

    run_with_client(tmp_path, scene)


def test_a_huge_body_is_not_read_to_its_end(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        for path in ("/api/tables", "/api/mine"):
            answer = await client.post(path, b"x" * 10_000_000)
            assert (answer.status, answer.json["why"]) == (400, "malformed")

    run_with_client(tmp_path, scene)


def test_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        body = {"name": "Ana", "config": {"seats": 3}}

        async def status(address: str, **headers: str) -> int:
            return (await client.post("/api/tables", body, address, **headers)).status

        statuses = [await status("10.0.0.1") for _ in range(1000)]
        assert statuses == [201] * 5 + [429] * 995
        assert await status("10.0.0.2") == 201
        assert await status("10.0.0.1", x_forwarded_for="10.0.0.9") == 429
        assert len(client.harness.tables.rooms) == 6
        client.harness.time.advance(3600 / 5)
        assert [await status("10.0.0.1") for _ in range(2)] == [201, 429]

    run_with_client(tmp_path, scene, tables_per_hour=5)


def test_behind_a_proxy_the_last_address_it_names_counts(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        body = {"name": "Ana", "config": {"seats": 3}}
        for address, status in (("1.1.1.1", 201), ("1.1.1.1", 429), ("2.2.2.2", 201)):
            forwarded = f"9.9.9.{status % 7}, {address}"
            answer = await client.post("/api/tables", body, x_forwarded_for=forwarded)
            assert answer.status == status

    run_with_client(tmp_path, scene, tables_per_hour=1, trust_proxy=True)


def test_my_tables_are_asked_for_with_tokens(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        opened = await client.harness.table("Ana", bots="random", seats=3)
        await client.harness.wait_until_idle(await client.harness.room(opened.code))
        tokens = {opened.code: opened.token, "red-lamp": "x"}
        (brief,) = (await client.post("/api/mine", {"tokens": tokens})).json
        wrong = await client.post("/api/mine", {"tokens": {opened.code: "x"}})
        many = await client.post("/api/mine", {"tokens": {f"t{n}": "x" for n in range(65)}})

        assert (brief["code"], brief["you"], brief["turn_name"]) == (opened.code, 0, "Ana")
        assert wrong.json == []
        assert many.json["why"] == "malformed"

    run_with_client(tmp_path, scene)


def test_strangers_find_listed_tables_alone(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        shown = await client.harness.table("Ana", seats=3, listed=True)
        await client.harness.table("Ben", seats=3)

        assert [brief["code"] for brief in (await client.get("/api/tables")).json] == [shown.code]

    run_with_client(tmp_path, scene)


# -- health --------------------------------------------------------------------------------------


def test_health_follows_the_store(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        well = await client.get("/healthz")
        await client.harness.tables.services.store.close()
        ill = await client.get("/healthz")
        tables = await client.post("/api/tables", {"name": "Ana"})

        assert (well.status, ill.status) == (200, 503)
        assert (tables.status, tables.json["why"]) == (503, "storage")

    run_with_client(tmp_path, scene)


def test_numbers_count_and_name_nobody(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        opened = await client.harness.table("Ana-Name", bots="random", seats=3)
        harness: RoomHarness = client.harness
        await harness.wait_until_idle(await harness.room(opened.code))

        numbers = (await client.get("/metrics")).text

        assert "undermine_rooms 1.0" in numbers
        assert "undermine_commit_seconds_count" in numbers
        assert not any(word in numbers for word in (opened.code, opened.token, "Ana-Name"))

    run_with_client(tmp_path, scene)


def test_starting_without_a_seat_is_no_way_in(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        opened = await client.harness.table("Ana", seats=3)
        watcher = await client.harness.join(opened.code)
        await client.harness.post(watcher, opened.code, Start())

        assert watcher.last("wrong")["why"] == "not-seated"

    run_with_client(tmp_path, scene)
