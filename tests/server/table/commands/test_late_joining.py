"""Coming late: asking for a seat, being let in, and seeing no hand before that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    raw,
    room_harness,
)
from tests.server.room_steps import (
    CONCEDE,
    motion,
    notices,
    outcomes,
    seats,
    table,
    ticket,
    to_the_end,
    to_the_next_round,
    why,
    with_a_guest,
)
from undermine.server.protocol.messages import (
    Admit,
    Again,
    Apply,
    Appoint,
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
from undermine.server.table.clocks import ABSENT


def cards(listener: RecordingListener, seat: int) -> list[str]:
    found: list[str] = listener.now["view"]["piles"][f"hand{seat + 1}"]
    return found


def is_hidden(listener: RecordingListener, seat: int) -> bool:
    return all(card.startswith("?") for card in cards(listener, seat))


def faces(listener: RecordingListener, seat: int) -> set[str]:
    """Cards of a hand that a listener was ever shown."""
    views = [told["view"] for told in listener.received if told.get("view")]
    shown = [card for view in views for card in view["piles"].get(f"hand{seat + 1}", [])]
    return {card for card in shown if not card.startswith("?")}


# -- from the next round on ----------------------------------------------------------------------


def test_somebody_asks_for_an_offered_seat_and_plays_from_the_next_round(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana, ben = listeners
        await harness.post(ana, code, OfferSeat(2))
        assert seats(dora)[2]["offered"]
        await harness.post(dora, code, Apply("Dora", 2))
        token = dora.last("applied")["token"]
        (applicant,) = table(ana)["applicants"]
        assert applicant == {"id": 1, "name": "Dora", "seat": 2, "admitted": False}
        await harness.post(ana, code, Admit(1))
        assert table(dora)["applicants"][0]["admitted"]
        assert seats(dora)[2]["kind"] == "bot"

        await to_the_next_round(harness, code, listeners)

        assert dora.last("seated") == {"t": "seated", "seat": 2, "token": token}
        assert dora.now["you"] == 2
        assert not is_hidden(dora, 2)
        told = seats(ana)[2]
        assert told | {"kind": "person", "name": "Dora", "bot": "", "offered": False} == told
        assert table(ana)["applicants"] == []
        assert notices(ben) == ["offered", "applied", "admitted", "seated"]
        assert dora.now["digest"] is None
        while actor_of([*listeners, dora]) is not dora:
            on = actor_of([*listeners, dora])
            await harness.post(on, code, act(on, on.now["legal"][0], end=True))
        await harness.post(dora, code, act(dora, dora.now["legal"][0], end=True))

    with_a_guest(tmp_path, scene)


def test_a_newcomer_sees_nothing_of_the_round_before(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        await harness.post(listeners[0], code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(listeners[0], code, Admit(1), Propose(raw({"do": "agree"})))
        await harness.post(listeners[1], code, Vote(yes=True))

        (closing,) = [m for m in dora.all("moved") if len(m["view"]["piles"]["hand3"])][-1:]
        assert all(card.startswith("?") for card in closing["view"]["piles"]["hand3"])
        assert dora.now["you"] == 2
        assert faces(dora, 2) == set(cards(dora, 2))

    with_a_guest(tmp_path, scene, **CONCEDE)


def test_an_applicant_who_was_let_in_is_known_after_a_power_cut(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana, ben = listeners
        await harness.post(ana, code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(ana, code, Admit(1))
        token, mine = dora.last("applied")["token"], ticket(code, 1, ben)
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            ben = await again.join(mine)
            dora = await again.join(Opened(code, 2, token))
            assert (dora.now["you"], dora.all("wrong")) == (-4, [])
            assert dora.last("applied") == {"t": "applied", "applicant": 1, "token": token}
            await again.advance(ABSENT, code)  # a stand-in plays for Ana
            await to_the_next_round(again, code, [ben])
            assert dora.last("seated")["token"] == token

    with_a_guest(tmp_path / "before", scene)


def test_whoever_is_gone_when_the_round_begins_gets_no_seat(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana = listeners[0]
        await harness.post(ana, code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(ana, code, Admit(1))
        await harness.disconnect(dora, code)
        await to_the_next_round(harness, code, listeners)

        assert seats(ana)[2] | {"kind": "bot", "offered": True} == seats(ana)[2]
        assert [one["name"] for one in table(ana)["applicants"]] == ["Dora"]

    with_a_guest(tmp_path, scene)


def test_an_applicant_who_was_not_let_in_and_goes_is_forgotten(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana = listeners[0]
        await harness.post(ana, code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.disconnect(dora, code)
        back = await harness.join(Opened(code, 2, dora.last("applied")["token"]))
        await harness.advance(2 * ABSENT, code)
        assert len(table(ana)["applicants"]) == 1
        await harness.disconnect(back, code)
        await harness.advance(ABSENT, code)
        assert table(ana)["applicants"] == []

    with_a_guest(tmp_path, scene)


def test_the_game_that_ends_forgets_applicants_and_the_next_lobby_is_open(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.post(cleo, code, Rise(for_good=True))
        await harness.post(cleo, code, Apply("Cleo", 2))
        await to_the_end(harness, code, [ana, ben])
        assert table(ana)["applicants"] == []
        await harness.post(ana, code, Again())
        await harness.post(cleo, code, Sit("Cleo"))
        assert cleo.now["you"] == 2

    at_a_table_of_three(tmp_path, scene)


# -- at once, by vote ----------------------------------------------------------------------------


def test_all_who_are_here_may_let_somebody_in_at_once(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana, ben = listeners
        await harness.post(ana, code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(ana, code, motion("admit", 2, 1))
        assert is_hidden(dora, 2)
        assert ben.last("ballot")["ballot"]["needs"] == 2
        await harness.post(ben, code, Vote(yes=True))

        assert outcomes(ben) == ["agreed"]
        assert dora.now["you"] == 2
        assert not is_hidden(dora, 2)
        assert notices(ben)[-2:] == ["called-admit", "seated-vote"]

    with_a_guest(tmp_path, scene)


def test_a_game_of_one_round_lets_nobody_in_but_by_vote(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        ana, ben, cleo = listeners
        assert table(ana)["rounds_left"] == 0
        await harness.post(ana, code, OfferSeat(3))
        await harness.post(dora, code, Apply("Dora", 3))
        await harness.post(ana, code, Admit(1))
        assert why(ana) == "next-round"
        await harness.post(ben, code, motion("admit", 3, 1))
        await harness.post(cleo, code, Vote(yes=True))
        await harness.post(ana, code, Vote(yes=True))
        assert dora.now["you"] == 3

    with_a_guest(tmp_path, scene, people=3, game="the-dark-cave")


def test_a_vote_on_somebody_who_goes_is_dropped(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], dora: RecordingListener
    ) -> None:
        await harness.post(listeners[0], code, OfferSeat(2))
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(listeners[0], code, motion("admit", 2, 1))
        await harness.post(dora, code, Withdraw())
        assert outcomes(listeners[1]) == [""]
        assert table(listeners[1])["applicants"] == []

    with_a_guest(tmp_path, scene)


# -- a host with a second tab --------------------------------------------------------------------


def test_the_host_sees_no_hand_through_a_second_tab(tmp_path: Path) -> None:
    """Whatever the host alone does before the next round, the tab sees backs only."""

    async def scene(
        harness: RoomHarness, code: str, listeners: list[RecordingListener], tab: RecordingListener
    ) -> None:
        ana = listeners[0]
        asks: list[tuple[RecordingListener, Any]] = [
            (ana, Appoint(2, "")),
            (tab, Sit("Tab", 2)),
            (ana, StandIn(1)),
            (tab, Sit("Tab", 1)),
            (tab, Apply("Tab", 1)),
            (ana, Kick(1)),
            (tab, Sit("Tab", 1)),
            (tab, Sit("Tab")),
            (tab, Apply("Tab", 1)),
            (ana, OfferSeat(1)),
            (tab, Apply("Tab", 1)),
            (ana, motion("admit", 1, 1)),
            (ana, Admit(1)),
            (ana, OfferSeat(2)),
            (tab, Apply("Tab", 2)),
            (ana, Admit(2)),
        ]
        for listener, ask in asks:
            await harness.post(listener, code, ask)
            fresh = await harness.join(code)
            for seat in (1, 2):
                assert faces(tab, seat) == faces(ana, seat) == faces(fresh, seat) == set(), ask
            await harness.disconnect(fresh, code)
        assert "seated" not in tab.kinds()

    with_a_guest(tmp_path, scene)


def test_in_the_middle_of_a_game_nobody_simply_sits_down(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        await harness.post(ben, code, Rise(for_good=True))
        dora = await harness.join(code)
        for ask in (Sit("Dora"), Sit("Dora", 1)):
            await harness.post(dora, code, ask)
            assert why(dora) == "not-now"
        assert seats(ana)[1]["kind"] == "open"

    at_a_table_of_three(tmp_path, scene)
