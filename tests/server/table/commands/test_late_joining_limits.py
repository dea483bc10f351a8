"""Coming late: who cannot, and what a full disk leaves of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.room_harness import (
    Message,
    RecordingListener,
    RoomHarness,
    at_a_table_of,
    raw,
    run_scene,
)
from tests.server.room_steps import (
    CONCEDE,
    GuestScene,
    motion,
    no_space,
    outcomes,
    seats,
    table,
    ticket,
    to_the_next_round,
    why,
    with_a_guest,
)
from undermine.server.protocol.messages import (
    Admit,
    Apply,
    Kick,
    OfferSeat,
    Propose,
    Rise,
    Sit,
    StandIn,
    Vote,
    Withdraw,
)
from undermine.server.protocol.schemas import Opened

# -- what is refused -----------------------------------------------------------------------------


def test_wrong_offers_and_applications_get_a_sentence(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana, ben = listeners

        async def answer(listener: RecordingListener, ask: Any) -> str:  # noqa: ANN401
            await harness.post(listener, code, ask)
            return why(listener)

        assert await answer(dora, Apply("Dora", 2)) == "not-offered"
        assert await answer(dora, Apply("Dora", 9)) == "no-seat"
        assert await answer(dora, Apply("Dora", 1)) == "person"
        assert await answer(ben, OfferSeat(2)) == "host-only"
        assert await answer(ana, OfferSeat(1)) == "person"
        assert await answer(ana, OfferSeat(9)) == "no-seat"
        assert await answer(ana, Admit(1)) == "no-applicant"
        assert await answer(dora, Withdraw()) == "no-applicant"
        await harness.post(ana, code, OfferSeat(2))
        assert await answer(dora, Apply(" \u200b", 2)) == "name"
        assert await answer(ben, Apply("Ben", 2)) == "not-now"
        await harness.post(dora, code, Apply("Dora", 2))
        assert await answer(ben, Admit(1)) == "host-only"
        assert await answer(dora, Admit(1)) == "not-seated"
        await harness.post(ana, code, Admit(1, yes=False))
        assert table(dora)["applicants"] == []
        assert await answer(ana, Admit(1)) == "no-applicant"

    with_a_guest(tmp_path, scene)


def test_whoever_was_removed_cannot_ask_for_a_seat_again(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness,
        code: str,
        listeners: list[RecordingListener],
        _dora: RecordingListener,
    ) -> None:
        ana, ben = listeners
        await harness.post(ana, code, Kick(1), OfferSeat(1))
        again = await harness.join(ticket(code, 1, ben))
        for listener in (ben, again):
            for ask in (Apply("Ben", 1), Sit("Ben", 1)):
                await harness.post(listener, code, ask)
                assert why(listener) == "removed"

    with_a_guest(tmp_path, scene)


def test_whoever_was_removed_from_a_lobby_cannot_sit_down_again(tmp_path: Path) -> None:
    async def run(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana, ben = await harness.join(opened), await harness.sit(opened.code, "Ben")
        await harness.post(ana, opened.code, Kick(1))
        assert seats(ana)[1] | {"kind": "open", "name": ""} == seats(ana)[1]
        await harness.post(ben, opened.code, Sit("Ben"))
        assert why(ben) == "removed"

    run_scene(tmp_path, run)


def test_only_so_many_people_ask_for_seats(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        await harness.post(listeners[0], code, OfferSeat(2))
        for number in range(8):
            guest = await harness.join(code)
            await harness.post(guest, code, Apply(f"G{number}", 2), Apply(f"H{number}", 2))
        assert len(table(listeners[0])["applicants"]) == 8
        await harness.post(dora, code, Apply("Dora", 2))
        assert why(dora) == "full"

    with_a_guest(tmp_path, scene)


def test_strangers_do_not_push_the_peoples_own_lines_out_of_the_log(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        await harness.post(listeners[0], code, StandIn(1), OfferSeat(2))
        for _ in range(60):
            await harness.post(dora, code, Apply("Dora", 2), Withdraw())
        said: list[Message] = (await harness.join(code)).now["notices"]
        assert len(said) == 80
        assert [one["what"] for one in said[:2]] == ["standin-host", "offered"]

    with_a_guest(tmp_path, scene)


# -- storage -------------------------------------------------------------------------------------


def test_what_could_not_be_stored_about_seats_has_not_happened(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana = listeners[0]
        await harness.post(ana, code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        eve = await harness.join(code)
        room = await harness.room(code)
        before, said = room.info, list(room.record.notices)
        heard = len(listeners[1].received)
        asks: list[tuple[RecordingListener, Any]] = [
            (ana, OfferSeat(2, on=False)),
            (eve, Apply("Eve", 2)),
            (dora, Withdraw()),
            (ana, Admit(1)),
            (ana, Admit(1, yes=False)),
            (ana, StandIn(1)),
            (ana, Kick(1)),
            (listeners[1], Rise()),
            (listeners[1], Rise(for_good=True)),
        ]
        for listener, ask in asks:
            async with no_space(harness):
                await harness.post(listener, code, ask)
            assert listener.received[-1].get("why") == "storage", ask
            assert room.info == before, ask
            assert room.record.notices == said, ask
            assert room.notices.pending == []
        assert {told["t"] for told in listeners[1].received[heard:]} == {"wrong"}
        assert "seated" not in dora.kinds()

    with_a_guest(tmp_path, scene)


def test_a_round_that_could_not_be_stored_seats_nobody(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        await harness.post(listeners[0], code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(listeners[0], code, Admit(1), Propose(raw({"do": "agree"})))
        room, game = await harness.room(code), await harness.game(code)
        seq, said = game.seq, list(room.record.notices)
        async with no_space(harness):
            await harness.post(listeners[1], code, Vote(yes=True))

        assert why(listeners[1]) == "storage"
        assert (game.seq, room.record.seats[2].kind, room.notices.pending) == (seq, "bot", [])
        assert room.record.notices == said
        assert [one.name for one in room.record.applicants] == ["Dora"]
        assert "seated" not in dora.kinds()
        await harness.post(listeners[1], code, Vote(yes=True))
        assert dora.last("seated")["seat"] == 2

    with_a_guest(tmp_path, scene, **CONCEDE)


@pytest.mark.parametrize("watch", [True, False])
def test_an_applicant_of_a_table_that_is_not_watched_sees_nothing(
    tmp_path: Path, *, watch: bool
) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        await harness.post(listeners[0], code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(listeners[0], code, Admit(1), StandIn(1))
        before = [told for told in dora.received if told["t"] in ("sync", "moved")]
        assert all((told["view"] is not None) == watch for told in before)
        assert bool(dora.all("notice")) == watch
        assert dora.last("sync")["notices"] == [] or watch

    with_a_guest(tmp_path, scene, watch=watch)


# -- a table with as many watchers as it takes ---------------------------------------------------


def with_many_watchers(folder: Path, scene: GuestScene) -> None:
    """Dora is let in from the next round on; then she goes, and others watch instead."""

    async def run(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(2, seats=3)
        dora = await harness.join(code)
        await harness.post(listeners[0], code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(listeners[0], code, Admit(1))
        await harness.disconnect(dora, code)
        for _ in range(2):
            await harness.join(code)
        await scene(harness, code, listeners, dora)

    run_scene(folder, run, watchers_per_table=2)


def test_watchers_keep_no_applicant_from_coming_back(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        back = await harness.join(Opened(code, 2, dora.last("applied")["token"]))
        assert back.now["you"] == -4
        await to_the_next_round(harness, code, listeners)
        assert back.last("seated")["seat"] == 2

    with_many_watchers(tmp_path, scene)


def test_an_applicant_who_came_back_and_went_gets_no_seat(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        back = await harness.join(Opened(code, 2, dora.last("applied")["token"]))
        await harness.disconnect(back, code)
        await to_the_next_round(harness, code, listeners)
        assert seats(listeners[0])[2]["kind"] == "bot"

    with_many_watchers(tmp_path, scene)


def test_the_host_takes_nobodys_vote_on_who_sees_a_hand(tmp_path: Path) -> None:
    """Ana and Ben are one and the same, and a third tab asks for the seat of whom they removed."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo, dora = listeners
        tab = await harness.join(code)
        await harness.post(ana, code, StandIn(3), Kick(2), OfferSeat(2))
        await harness.post(tab, code, Apply("Tab", 2))
        await harness.post(ana, code, motion("admit", 2, 1))
        await harness.post(ben, code, Vote(yes=True))

        assert "seated" not in tab.kinds()
        assert dora.last("ballot")["ballot"]["voters"] == [0, 1, 3]
        await harness.post(dora, code, Vote(yes=False))
        assert outcomes(dora) == ["refused"]

    at_a_table_of(tmp_path, 4, scene)
