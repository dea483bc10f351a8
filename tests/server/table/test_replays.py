"""Finished games: as everybody saw them, with my own eyes, or as they were."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.asgi_client import Answer, AsgiClient, run_with_client
from tests.server.room_harness import Message, RecordingListener, act, actor_of, room_harness
from tests.server.room_steps import to_the_end, to_the_next_round
from undermine.dealer import promise, verify
from undermine.games import load
from undermine.notation import parse_record
from undermine.server.protocol.messages import Admit, Again, Apply, Ready, Rise, Sit, Start
from undermine.server.protocol.schemas import Opened

Scene = Callable[[AsgiClient, Opened, list[RecordingListener]], Awaitable[None]]


def after_a_game(folder: Path, scene: Scene, **config: Any) -> None:  # noqa: ANN401
    """Two people and a bot have played a game to its end."""

    async def run(client: AsgiClient) -> None:
        harness = client.harness
        opened = await harness.table("Ana", seats=3, **config)
        listeners = [await harness.join(opened), await harness.sit(opened.code, "Ben")]
        watcher = await harness.join(opened.code)
        await harness.post(listeners[0], opened.code, Ready(word="apple"), Start())
        room = await harness.room(opened.code)
        while room.record.status == "playing":
            on = actor_of(listeners)
            await harness.post(on, opened.code, act(on, _choice(on), end=True))
        await scene(client, opened, [*listeners, watcher])

    run_with_client(folder, run)


def _choice(listener: RecordingListener) -> Message:
    """Dig as far east as possible, so that goals are turned up."""
    places = [a for a in listener.now["legal"] if a["do"] == "place"]
    best = max(places, key=lambda a: a["at"][0], default=None)
    found: Message = best or listener.now["legal"][0]
    return found


async def replay(client: AsgiClient, code: str, eyes: str = "public", token: str = "") -> Answer:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return await client.get(f"/api/replays/{code}.1?as={eyes}", **headers)


def views(listener: RecordingListener) -> dict[int, Message]:
    """What a listener was shown after each entry."""
    return {
        m["seq"]: m["view"] for m in listener.received if m["t"] in ("sync", "moved") and m["view"]
    }


def test_a_replay_shows_what_was_told_during_the_game(tmp_path: Path) -> None:
    """The same views after the same entries: for spectators, and with the eyes of every seat."""

    async def scene(client: AsgiClient, opened: Opened, listeners: list[RecordingListener]) -> None:
        ana, ben, watcher = listeners
        his = ben.last("seated")["token"]
        for listener, eyes, token, seat in (
            (watcher, "public", "", -4),
            (watcher, "public", his, -4),
            (ana, "me", opened.token, 0),
            (ben, "me", his, 1),
            (ana, "1", "", 0),
            (ben, "2", "", 1),
            (ben, "2", opened.token, 1),
        ):
            found = (await replay(client, opened.code, eyes, token)).json

            assert found["eyes"] == seat
            assert {frame["seq"]: frame["view"] for frame in found["frames"]} == views(listener)
            told = [
                one for m in listener.received if m["t"] in ("sync", "moved") for one in m["log"]
            ]
            shown = [one for frame in found["frames"] for one in frame["log"]]
            assert [one["events"] for one in shown][-20:] == [one["events"] for one in told][-20:]

    after_a_game(tmp_path, scene)


def test_the_truth_shows_every_card_where_the_table_opens_them(tmp_path: Path) -> None:
    async def scene(client: AsgiClient, opened: Opened, listeners: list[RecordingListener]) -> None:
        found = (await replay(client, opened.code, "truth")).json

        assert (found["eyes"], found["truth"]) == (-2, True)
        assert promise(found["seed"]) == found["promise"]
        assert found["names"][:2] == ["Ana", "Ben"]
        for frame in found["frames"]:
            cards = [card for pile in frame["view"]["piles"].values() for card in pile]
            assert not any(card.startswith("?") for card in cards)
        seen = [frame["view"]["piles"]["hand1"] for frame in found["frames"]]
        assert seen == [view["piles"]["hand1"] for view in views(listeners[0]).values()]

    after_a_game(tmp_path, scene)


@pytest.mark.parametrize("open_cards", [True, False])
def test_there_are_no_other_eyes(tmp_path: Path, open_cards: bool) -> None:  # noqa: FBT001
    async def scene(
        client: AsgiClient, opened: Opened, _listeners: list[RecordingListener]
    ) -> None:
        for eyes in ("0", "4", "01", "-1", "1.0", "¹", "one", "", "table"):
            refused = await replay(client, opened.code, quote(eyes), opened.token)

            assert (refused.status, refused.json["why"]) == (400, "malformed")
            assert "public, me, truth, 1, 2, 3" in refused.json["detail"]

    after_a_game(tmp_path, scene, open_cards=open_cards)


def test_a_table_with_closed_cards_keeps_them_closed(tmp_path: Path) -> None:
    async def scene(
        client: AsgiClient, opened: Opened, _listeners: list[RecordingListener]
    ) -> None:
        game, rules = await client.harness.game(opened.code), load("saboteur")
        for eyes, token in product(("truth", "1", "2", "3"), ("", opened.token)):
            refused = await replay(client, opened.code, eyes, token)
            assert (refused.status, refused.json["why"]) == (409, "not-now")
        for eyes, token in (("public", ""), ("me", opened.token)):
            found = await replay(client, opened.code, eyes, token)
            record = await client.get(
                f"/api/replays/{opened.code}.1/record", authorization=f"Bearer {token}"
            )

            assert (found.json["truth"], found.json["seed"]) == (False, "")
            assert game.seed not in found.text + record.text
            parsed = parse_record(record.text, lambda _name: rules)
            assert parsed.eyes == (0 if token else -4)
            with pytest.raises(ValueError, match="not opened"):
                verify(rules, parsed)

    after_a_game(tmp_path, scene, open_cards=False)


def test_the_record_can_be_checked_at_home(tmp_path: Path) -> None:
    async def scene(
        client: AsgiClient, opened: Opened, _listeners: list[RecordingListener]
    ) -> None:
        answer = await client.get(f"/api/replays/{opened.code}.1/record")
        rules = load("saboteur")

        record = parse_record(answer.text, lambda _name: rules)

        lots = verify(rules, record)
        game = await client.harness.game(opened.code)
        assert lots == game._drawn > 20
        assert record.words == ("apple", "wordBen")
        assert len(record.entries) == game.seq
        assert answer.headers["content-disposition"].endswith(f'{opened.code}.1.dig"')

    after_a_game(tmp_path, scene)


def test_nobody_sees_a_game_that_is_not_over(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        opened = await client.harness.table("Ana", bots="random", seats=3)
        await client.harness.wait_until_idle(await client.harness.room(opened.code))
        for eyes in ("public", "me", "truth"):
            answer = await replay(client, opened.code, eyes, opened.token)
            assert (answer.status, answer.json["why"]) == (404, "no-table")
        assert (await client.get(f"/api/replays/{opened.code}.1/record")).status == 404

    run_with_client(tmp_path, scene)


def test_my_eyes_need_my_token_and_never_in_the_address(tmp_path: Path) -> None:
    async def scene(
        client: AsgiClient, opened: Opened, _listeners: list[RecordingListener]
    ) -> None:
        path = f"/api/replays/{opened.code}.1?as=me"
        for answer in (
            await client.get(path),
            await client.get(path, authorization="Bearer wrong"),
            await client.get(f"{path}&token={opened.token}"),
            await client.get(f"{path}&authorization=Bearer%20{opened.token}"),
        ):
            assert (answer.status, answer.json["why"]) == (403, "token")
        strange = await replay(client, opened.code, "god")
        assert (strange.status, strange.json["why"]) == (400, "malformed")

    after_a_game(tmp_path, scene)


def test_an_old_game_can_be_seen_while_the_next_one_is_played(tmp_path: Path) -> None:
    async def scene(client: AsgiClient, opened: Opened, listeners: list[RecordingListener]) -> None:
        await client.harness.post(listeners[0], opened.code, Again())
        await client.harness.post(listeners[1], opened.code, Ready())
        await client.harness.post(listeners[0], opened.code, Start())

        assert (await replay(client, opened.code, "truth")).status == 200
        answer = await client.get(f"/api/replays/{opened.code}.2?as=public")
        assert answer.status == 404

    after_a_game(tmp_path, scene)


# -- a stranger on the seat of somebody who played ----------------------------------------------


async def a_stranger_takes_bens_seat(
    client: AsgiClient, code: str, ben: RecordingListener
) -> RecordingListener:
    """Ben gets up after the game, and somebody else sits down there."""
    stranger = await client.harness.join(code)
    await client.harness.post(ben, code, Rise())
    await client.harness.post(stranger, code, Sit("Stranger", 1))
    assert stranger.last("seated")["seat"] == 1
    return stranger


def hidden(view: Message) -> bool:
    return all(card.startswith("?") for card in view["piles"]["hand2"])


def test_whoever_sits_down_after_a_closed_game_sees_nothing_of_it(tmp_path: Path) -> None:
    async def scene(client: AsgiClient, opened: Opened, listeners: list[RecordingListener]) -> None:
        code, ben = opened.code, listeners[1]
        his = ben.last("seated")["token"]
        before = (await replay(client, code, "me", his)).json
        kept = (
            await client.get(f"/api/replays/{code}.1/record", authorization=f"Bearer {his}")
        ).text

        stranger = await a_stranger_takes_bens_seat(client, code, ben)
        token = stranger.last("seated")["token"]

        assert (await replay(client, code, "me", token)).status == 403
        assert (await replay(client, code, "me", his)).json == before
        path = f"/api/replays/{code}.1/record"
        assert (await client.get(path, authorization=f"Bearer {his}")).text == kept
        record = (await client.get(path, authorization=f"Bearer {token}")).text
        assert record == (await client.get(path)).text != kept
        watched = listeners[2].now["view"]
        for listener in (stranger, await client.harness.join(Opened(code, 1, token))):
            assert {m["you"] for m in listener.received if m["t"] == "sync"} >= {1}
            views = [m["view"] for m in listener.received if m.get("view")]
            assert [view for view in views if view != watched] == []
            assert hidden(listener.now["view"])
            assert listener.now["digest"] is None

    after_a_game(tmp_path, scene, open_cards=False)


def test_at_a_table_that_is_not_watched_a_stranger_sees_no_game_at_all(tmp_path: Path) -> None:
    async def scene(client: AsgiClient, opened: Opened, listeners: list[RecordingListener]) -> None:
        stranger = await a_stranger_takes_bens_seat(client, opened.code, listeners[1])
        assert [m for m in stranger.received if m.get("view") or m.get("log")] == []
        await client.harness.post(listeners[0], opened.code, Again())
        await client.harness.post(stranger, opened.code, Ready())
        await client.harness.post(listeners[0], opened.code, Start())
        assert not hidden(stranger.now["view"])

    after_a_game(tmp_path, scene, open_cards=False, watch=False)


def test_what_a_stranger_may_see_is_the_same_after_a_power_cut(tmp_path: Path) -> None:
    async def scene(client: AsgiClient, opened: Opened, listeners: list[RecordingListener]) -> None:
        stranger = await a_stranger_takes_bens_seat(client, opened.code, listeners[1])
        token = stranger.last("seated")["token"]
        await client.harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            back = await again.join(Opened(opened.code, 1, token))
            assert back.now["you"] == 1
            assert hidden(back.now["view"])

    after_a_game(tmp_path / "before", scene, open_cards=False)


def test_whoever_came_late_sees_no_hand_of_whom_they_followed(tmp_path: Path) -> None:
    """Cleo goes in the first round; Dora sits down with the second."""

    async def scene(client: AsgiClient) -> None:
        harness = client.harness
        code, (ana, ben, cleo) = await harness.begin_game(3, open_cards=False)
        dora = await harness.join(code)
        await harness.post(cleo, code, Rise(for_good=True))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(ana, code, Admit(1))
        await to_the_next_round(harness, code, [ana, ben])
        sat_down, token = dora.now["seq"], dora.last("seated")["token"]
        await to_the_end(harness, code, [ana, ben, dora])

        mine = (await replay(client, code, "me", token)).json["frames"]
        public = (await replay(client, code, "public", "")).json["frames"]

        before = [number for number, frame in enumerate(mine) if frame["seq"] < sat_down]
        assert [mine[n] for n in before] == [public[n] for n in before] != []
        first = mine[len(before)]
        assert first["seq"] == sat_down
        assert first["view"] == next(m["view"] for m in dora.all("sync") if m["you"] == 2)
        assert mine[-1] != public[-1]
        path = f"/api/replays/{code}.1/record"
        record = (await client.get(path, authorization=f"Bearer {token}")).text
        assert record == (await client.get(path)).text

    run_with_client(tmp_path, scene)


def test_whoever_played_finds_the_game_after_others_have_guessed_too_often(tmp_path: Path) -> None:
    async def scene(
        client: AsgiClient, opened: Opened, _listeners: list[RecordingListener]
    ) -> None:
        while (await client.get("/api/tables/no-such-table")).status != 429:
            pass
        record = f"/api/replays/{opened.code}.1/record"
        mine = f"Bearer {opened.token}"

        assert (await replay(client, opened.code, "me", opened.token)).status == 200
        assert (await client.get(record, authorization=mine)).status == 200
        assert (await replay(client, opened.code, "public", "wrong")).status == 429
        assert (await client.get(record)).status == 429

    after_a_game(tmp_path, scene)
