"""Finished games: as everybody saw them, with my own eyes, or as they were."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.asgi_client import Answer, Web, visit
from tests.server.room_harness import Ear, Message, act, actor_of, parlour
from tests.server.table.commands.test_late_joining import to_the_next_round
from tests.server.table.commands.test_lobby import to_the_end
from undermine.dealer import promise, verify
from undermine.games import load
from undermine.notation import parse_record
from undermine.server.protocol.messages import Admit, Again, Apply, Ready, Rise, Sit, Start
from undermine.server.protocol.schemas import Opened

Scene = Callable[[Web, Opened, list[Ear]], Awaitable[None]]


def after_a_game(folder: Path, scene: Scene, **config: Any) -> None:  # noqa: ANN401
    """Two people and a bot have played a game to its end."""

    async def run(web: Web) -> None:
        place = web.place
        opened = await place.table("Ana", seats=3, **config)
        ears = [await place.come(opened), await place.sit(opened.code, "Ben")]
        watcher = await place.come(opened.code)
        await place.ask(ears[0], opened.code, Ready(word="apple"), Start())
        room = await place.room(opened.code)
        while room.record.status == "playing":
            on = actor_of(ears)
            await place.ask(on, opened.code, act(on, _choice(on), end=True))
        await scene(web, opened, [*ears, watcher])

    visit(folder, run)


def _choice(ear: Ear) -> Message:
    """Dig as far east as possible, so that goals are turned up."""
    places = [a for a in ear.now["legal"] if a["do"] == "place"]
    best = max(places, key=lambda a: a["at"][0], default=None)
    found: Message = best or ear.now["legal"][0]
    return found


async def replay(web: Web, code: str, eyes: str = "public", token: str = "") -> Answer:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return await web.get(f"/api/replays/{code}.1?as={eyes}", **headers)


def views(ear: Ear) -> dict[int, Message]:
    """What an ear was shown after each entry."""
    return {m["seq"]: m["view"] for m in ear.heard if m["t"] in ("sync", "moved") and m["view"]}


def test_a_replay_shows_what_was_told_during_the_game(tmp_path: Path) -> None:
    """The same views after the same entries: for spectators, and with my own eyes."""

    async def scene(web: Web, opened: Opened, ears: list[Ear]) -> None:
        ana, ben, watcher = ears
        his = ben.last("seated")["token"]
        for ear, eyes, token, seat in (
            (watcher, "public", "", -4),
            (watcher, "public", his, -4),
            (ana, "me", opened.token, 0),
            (ben, "me", his, 1),
        ):
            found = (await replay(web, opened.code, eyes, token)).json

            assert found["eyes"] == seat
            assert {frame["seq"]: frame["view"] for frame in found["frames"]} == views(ear)
            told = [one for m in ear.heard if m["t"] in ("sync", "moved") for one in m["log"]]
            shown = [one for frame in found["frames"] for one in frame["log"]]
            assert [one["events"] for one in shown][-20:] == [one["events"] for one in told][-20:]

    after_a_game(tmp_path, scene)


def test_the_truth_shows_every_card_where_the_table_opens_them(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, ears: list[Ear]) -> None:
        found = (await replay(web, opened.code, "truth")).json

        assert (found["eyes"], found["truth"]) == (-2, True)
        assert promise(found["seed"]) == found["promise"]
        assert found["names"][:2] == ["Ana", "Ben"]
        for frame in found["frames"]:
            cards = [card for pile in frame["view"]["piles"].values() for card in pile]
            assert not any(card.startswith("?") for card in cards)
        seen = [frame["view"]["piles"]["hand1"] for frame in found["frames"]]
        assert seen == [view["piles"]["hand1"] for view in views(ears[0]).values()]

    after_a_game(tmp_path, scene)


def test_a_table_with_closed_cards_keeps_them_closed(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, _ears: list[Ear]) -> None:
        game, rules = await web.place.game(opened.code), load("saboteur")
        truth = await replay(web, opened.code, "truth", opened.token)
        assert (truth.status, truth.json["why"]) == (409, "not-now")
        for eyes, token in (("public", ""), ("me", opened.token)):
            found = await replay(web, opened.code, eyes, token)
            record = await web.get(
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
    async def scene(web: Web, opened: Opened, _ears: list[Ear]) -> None:
        answer = await web.get(f"/api/replays/{opened.code}.1/record")
        rules = load("saboteur")

        record = parse_record(answer.text, lambda _name: rules)

        lots = verify(rules, record)
        game = await web.place.game(opened.code)
        assert lots == game._drawn > 20
        assert record.words == ("apple", "wordBen")
        assert len(record.entries) == game.seq
        assert answer.headers["content-disposition"].endswith(f'{opened.code}.1.dig"')

    after_a_game(tmp_path, scene)


def test_nobody_sees_a_game_that_is_not_over(tmp_path: Path) -> None:
    async def scene(web: Web) -> None:
        opened = await web.place.table("Ana", bots="random", seats=3)
        await web.place.calm(await web.place.room(opened.code))
        for eyes in ("public", "me", "truth"):
            answer = await replay(web, opened.code, eyes, opened.token)
            assert (answer.status, answer.json["why"]) == (404, "no-table")
        assert (await web.get(f"/api/replays/{opened.code}.1/record")).status == 404

    visit(tmp_path, scene)


def test_my_eyes_need_my_token_and_never_in_the_address(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, _ears: list[Ear]) -> None:
        path = f"/api/replays/{opened.code}.1?as=me"
        for answer in (
            await web.get(path),
            await web.get(path, authorization="Bearer wrong"),
            await web.get(f"{path}&token={opened.token}"),
            await web.get(f"{path}&authorization=Bearer%20{opened.token}"),
        ):
            assert (answer.status, answer.json["why"]) == (403, "token")
        strange = await replay(web, opened.code, "god")
        assert (strange.status, strange.json["why"]) == (400, "malformed")

    after_a_game(tmp_path, scene)


def test_an_old_game_can_be_seen_while_the_next_one_is_played(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, ears: list[Ear]) -> None:
        await web.place.ask(ears[0], opened.code, Again())
        await web.place.ask(ears[1], opened.code, Ready())
        await web.place.ask(ears[0], opened.code, Start())

        assert (await replay(web, opened.code, "truth")).status == 200
        answer = await web.get(f"/api/replays/{opened.code}.2?as=public")
        assert answer.status == 404

    after_a_game(tmp_path, scene)


# -- a stranger on the seat of somebody who played ----------------------------------------------


async def a_stranger_takes_bens_seat(web: Web, code: str, ben: Ear) -> Ear:
    """Ben gets up after the game, and somebody else sits down there."""
    stranger = await web.place.come(code)
    await web.place.ask(ben, code, Rise())
    await web.place.ask(stranger, code, Sit("Stranger", 1))
    assert stranger.last("seated")["seat"] == 1
    return stranger


def hidden(view: Message) -> bool:
    return all(card.startswith("?") for card in view["piles"]["hand2"])


def test_whoever_sits_down_after_a_closed_game_sees_nothing_of_it(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, ears: list[Ear]) -> None:
        code, ben = opened.code, ears[1]
        his = ben.last("seated")["token"]
        before = (await replay(web, code, "me", his)).json
        kept = (await web.get(f"/api/replays/{code}.1/record", authorization=f"Bearer {his}")).text

        stranger = await a_stranger_takes_bens_seat(web, code, ben)
        token = stranger.last("seated")["token"]

        assert (await replay(web, code, "me", token)).status == 403
        assert (await replay(web, code, "me", his)).json == before
        path = f"/api/replays/{code}.1/record"
        assert (await web.get(path, authorization=f"Bearer {his}")).text == kept
        record = (await web.get(path, authorization=f"Bearer {token}")).text
        assert record == (await web.get(path)).text != kept
        watched = ears[2].now["view"]
        for ear in (stranger, await web.place.come(Opened(code, 1, token))):
            assert {m["you"] for m in ear.heard if m["t"] == "sync"} >= {1}
            views = [m["view"] for m in ear.heard if m.get("view")]
            assert [view for view in views if view != watched] == []
            assert hidden(ear.now["view"])
            assert ear.now["digest"] is None

    after_a_game(tmp_path, scene, open_cards=False)


def test_at_a_table_that_is_not_watched_a_stranger_sees_no_game_at_all(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, ears: list[Ear]) -> None:
        stranger = await a_stranger_takes_bens_seat(web, opened.code, ears[1])
        assert [m for m in stranger.heard if m.get("view") or m.get("log")] == []
        await web.place.ask(ears[0], opened.code, Again())
        await web.place.ask(stranger, opened.code, Ready())
        await web.place.ask(ears[0], opened.code, Start())
        assert not hidden(stranger.now["view"])

    after_a_game(tmp_path, scene, open_cards=False, watch=False)


def test_what_a_stranger_may_see_is_the_same_after_a_power_cut(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, ears: list[Ear]) -> None:
        stranger = await a_stranger_takes_bens_seat(web, opened.code, ears[1])
        token = stranger.last("seated")["token"]
        await web.place.cut_power(tmp_path / "after")

        async with parlour(tmp_path / "after") as again:
            back = await again.come(Opened(opened.code, 1, token))
            assert back.now["you"] == 1
            assert hidden(back.now["view"])

    after_a_game(tmp_path / "before", scene, open_cards=False)


def test_whoever_came_late_sees_no_hand_of_whom_they_followed(tmp_path: Path) -> None:
    """Cleo goes in the first round; Dora sits down with the second."""

    async def scene(web: Web) -> None:
        place = web.place
        code, (ana, ben, cleo) = await place.people(3, open_cards=False)
        dora = await place.come(code)
        await place.ask(cleo, code, Rise(for_good=True))
        await place.ask(dora, code, Apply("Dora", 2))
        await place.ask(ana, code, Admit(1))
        await to_the_next_round(place, code, [ana, ben])
        sat_down, token = dora.now["seq"], dora.last("seated")["token"]
        await to_the_end(place, code, [ana, ben, dora])

        mine = (await replay(web, code, "me", token)).json["frames"]
        public = (await replay(web, code, "public", "")).json["frames"]

        before = [number for number, frame in enumerate(mine) if frame["seq"] < sat_down]
        assert [mine[n] for n in before] == [public[n] for n in before] != []
        first = mine[len(before)]
        assert first["seq"] == sat_down
        assert first["view"] == next(m["view"] for m in dora.all("sync") if m["you"] == 2)
        assert mine[-1] != public[-1]
        path = f"/api/replays/{code}.1/record"
        record = (await web.get(path, authorization=f"Bearer {token}")).text
        assert record == (await web.get(path)).text

    visit(tmp_path, scene)


def test_whoever_played_finds_the_game_after_others_have_guessed_too_often(tmp_path: Path) -> None:
    async def scene(web: Web, opened: Opened, _ears: list[Ear]) -> None:
        while (await web.get("/api/tables/no-such-table")).status != 429:
            pass
        record = f"/api/replays/{opened.code}.1/record"
        mine = f"Bearer {opened.token}"

        assert (await replay(web, opened.code, "me", opened.token)).status == 200
        assert (await web.get(record, authorization=mine)).status == 200
        assert (await replay(web, opened.code, "public", "wrong")).status == 429
        assert (await web.get(record)).status == 429

    after_a_game(tmp_path, scene)
