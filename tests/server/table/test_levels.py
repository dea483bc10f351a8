"""Levels and styles of bots at a table: choosing them, and who plays where nobody has chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    legal_action,
    run_scene,
)
from tests.server.room_steps import in_the_lobby, seats, table, why
from undermine.bots import offers
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Appoint, Config, Configure, Start
from undermine.server.protocol.schemas import Opened


@pytest.mark.parametrize("bot", ["apprentice", "foreman/patient", "greedy", "random"])
def test_the_host_chooses_the_level_and_the_style_of_a_bot(tmp_path: Path, bot: str) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Appoint(2, "miner"), Appoint(2, bot))

        assert seats(ana)[2] | {"kind": "bot", "bot": bot} == seats(ana)[2]

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize(
    ("bot", "refusal"),
    [
        ("skynet", "there is no bot 'skynet'; the bots are: apprentice"),
        ("miner/pateint", "there is no style 'pateint'; the styles are: steady"),
        ("surveyor", "saboteur offers no level 'surveyor'; the bots are: apprentice"),
    ],
)
def test_a_bot_that_the_game_does_not_offer_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, refusal: str
) -> None:
    monkeypatch.setattr(offers, "BEYOND", {})

    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        for ask in (Appoint(1, bot), Start(bot)):
            await harness.post(ana, opened.code, ask)

            assert why(ana) == "options"
            assert ana.last("wrong")["detail"].startswith(refusal)
        assert seats(ana)[1]["kind"] == "open"
        with pytest.raises(RequestError, match="options"):
            await harness.table("Ben", bots=bot)

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize(("bots", "seated"), [("", "foreman"), ("miner/bold", "miner/bold")])
def test_open_seats_are_filled_with_the_level_that_the_host_names(
    tmp_path: Path, bots: str, seated: str
) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Appoint(1, "apprentice"), Start(bots))

        assert [seat["bot"] for seat in seats(ana)] == ["", "apprentice", seated, seated]

    in_the_lobby(tmp_path, scene)


def test_another_game_is_not_chosen_while_a_bot_has_a_level_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offers, "available", lambda: True)
    monkeypatch.setattr(offers, "BEYOND", {"saboteur": ("surveyor",)})

    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Appoint(1, "surveyor"))
        assert seats(ana)[1]["bot"] == "surveyor"

        await harness.post(ana, opened.code, Configure(Config(game="saboteur-2", seats=4)))

        assert ana.last("wrong")["detail"].startswith("saboteur-2 offers no level 'surveyor'")
        assert table(ana)["config"]["game"] == "saboteur"

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize("bots", ["foreman", "foreman/bold"])
def test_a_bot_keeps_its_style_for_a_whole_game_and_nobody_is_told_a_drawn_one(
    tmp_path: Path, bots: str
) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", bots=bots, seats=6)
        ana = await harness.join(opened)
        for _ in range(3):
            await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))

        played = {
            seat: {one.bot for one in harness.bot_workers.asked if one.seat == seat}
            for seat in range(1, 6)
        }
        assert all(len(names) == 1 for names in played.values())
        styles = {name.partition("/")[2] for names in played.values() for name in names}
        assert styles <= set(offers.STYLES)
        assert (len(styles) == 1) == ("/" in bots)
        assert {seat["bot"] for seat in seats(ana)[1:]} == {bots}

    run_scene(tmp_path, scene)


def test_an_older_table_whose_bots_are_greedy_opens_and_plays_on(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", bots="greedy", seats=3)
        stored = (await harness.room(opened.code)).require_game().seq
        await harness.tables.close()
        harness.tables.rooms.clear()

        ana = await harness.join(opened)
        await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))

        assert [seat["bot"] for seat in seats(ana)] == ["", "greedy", "greedy"]
        assert (await harness.game(opened.code)).seq > stored

    run_scene(tmp_path, scene)
