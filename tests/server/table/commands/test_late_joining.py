"""Coming late: asking for a seat, being let in, and seeing no hand before that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.room_harness import (
    Ear,
    Message,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    parlour,
    play,
    raw,
)
from tests.server.table.commands.test_lobby import seats, table, to_the_end, why
from tests.server.table.commands.test_seat_votes import motion, outcomes
from tests.server.table.commands.test_stand_ins import notices, ticket
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

Scene = Callable[[Parlour, str, list[Ear], Ear], Awaitable[None]]


def with_a_guest(folder: Path, scene: Scene, people: int = 2, **config: Any) -> None:  # noqa: ANN401
    """People play with a bot on the last seat; somebody comes and watches."""

    async def run(place: Parlour) -> None:
        code, ears = await place.people(people, seats=people + 1, **config)
        await scene(place, code, ears, await place.come(code))

    play(folder, run)


def cards(ear: Ear, seat: int) -> list[str]:
    found: list[str] = ear.now["view"]["piles"][f"hand{seat + 1}"]
    return found


def is_hidden(ear: Ear, seat: int) -> bool:
    return all(card.startswith("?") for card in cards(ear, seat))


def faces(ear: Ear, seat: int) -> set[str]:
    """Cards of a hand that an ear was ever shown."""
    views = [told["view"] for told in ear.heard if told.get("view")]
    shown = [card for view in views for card in view["piles"].get(f"hand{seat + 1}", [])]
    return {card for card in shown if not card.startswith("?")}


async def to_the_next_round(place: Parlour, code: str, ears: list[Ear]) -> None:
    """Everybody passes until the next round is dealt."""
    room = await place.room(code)
    assert room.game is not None
    before = room.game.rounds_left
    while room.game.rounds_left == before:
        ear = actor_of(ears)
        do = next((a for a in ear.now["legal"] if a["do"] == "discard"), ear.now["legal"][0])
        await place.ask(ear, code, act(ear, do, end=True))


# -- from the next round on ----------------------------------------------------------------------


def test_somebody_asks_for_an_offered_seat_and_plays_from_the_next_round(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        ana, ben = ears
        await place.ask(ana, code, OfferSeat(2))
        assert seats(dora)[2]["offered"]
        await place.ask(dora, code, Apply("Dora", 2))
        token = dora.last("applied")["token"]
        (applicant,) = table(ana)["applicants"]
        assert applicant == {"id": 1, "name": "Dora", "seat": 2, "admitted": False}
        await place.ask(ana, code, Admit(1))
        assert table(dora)["applicants"][0]["admitted"]
        assert seats(dora)[2]["kind"] == "bot"

        await to_the_next_round(place, code, ears)

        assert dora.last("seated") == {"t": "seated", "seat": 2, "token": token}
        assert dora.now["you"] == 2
        assert not is_hidden(dora, 2)
        told = seats(ana)[2]
        assert told | {"kind": "person", "name": "Dora", "bot": "", "offered": False} == told
        assert table(ana)["applicants"] == []
        assert notices(ben) == ["offered", "applied", "admitted", "seated"]
        assert dora.now["digest"] is None
        while actor_of([*ears, dora]) is not dora:
            on = actor_of([*ears, dora])
            await place.ask(on, code, act(on, on.now["legal"][0], end=True))
        await place.ask(dora, code, act(dora, dora.now["legal"][0], end=True))

    with_a_guest(tmp_path, scene)


CONCEDE: Message = {"options": {"allow_concede": "on"}}
"""A round can be ended while there are cards in every hand."""


def test_a_newcomer_sees_nothing_of_the_round_before(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        await place.ask(ears[0], code, OfferSeat(2))
        await place.ask(dora, code, Apply("Dora", 2))
        await place.ask(ears[0], code, Admit(1), Propose(raw({"do": "agree"})))
        await place.ask(ears[1], code, Vote(yes=True))

        (closing,) = [m for m in dora.all("moved") if len(m["view"]["piles"]["hand3"])][-1:]
        assert all(card.startswith("?") for card in closing["view"]["piles"]["hand3"])
        assert dora.now["you"] == 2
        assert faces(dora, 2) == set(cards(dora, 2))

    with_a_guest(tmp_path, scene, **CONCEDE)


def test_an_applicant_who_was_let_in_is_known_after_a_power_cut(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        ana, ben = ears
        await place.ask(ana, code, OfferSeat(2))
        await place.ask(dora, code, Apply("Dora", 2))
        await place.ask(ana, code, Admit(1))
        token, mine = dora.last("applied")["token"], ticket(code, 1, ben)
        await place.cut_power(tmp_path / "after")

        async with parlour(tmp_path / "after") as again:
            ben = await again.come(mine)
            dora = await again.come(Opened(code, 2, token))
            assert (dora.now["you"], dora.all("wrong")) == (-4, [])
            assert dora.last("applied") == {"t": "applied", "applicant": 1, "token": token}
            await again.pass_by(ABSENT, code)  # a stand-in plays for Ana
            await to_the_next_round(again, code, [ben])
            assert dora.last("seated")["token"] == token

    with_a_guest(tmp_path / "before", scene)


def test_whoever_is_gone_when_the_round_begins_gets_no_seat(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        ana = ears[0]
        await place.ask(ana, code, OfferSeat(2))
        await place.ask(dora, code, Apply("Dora", 2))
        await place.ask(ana, code, Admit(1))
        await place.leave(dora, code)
        await to_the_next_round(place, code, ears)

        assert seats(ana)[2] | {"kind": "bot", "offered": True} == seats(ana)[2]
        assert [one["name"] for one in table(ana)["applicants"]] == ["Dora"]

    with_a_guest(tmp_path, scene)


def test_an_applicant_who_was_not_let_in_and_goes_is_forgotten(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        ana = ears[0]
        await place.ask(ana, code, OfferSeat(2))
        await place.ask(dora, code, Apply("Dora", 2))
        await place.leave(dora, code)
        back = await place.come(Opened(code, 2, dora.last("applied")["token"]))
        await place.pass_by(2 * ABSENT, code)
        assert len(table(ana)["applicants"]) == 1
        await place.leave(back, code)
        await place.pass_by(ABSENT, code)
        assert table(ana)["applicants"] == []

    with_a_guest(tmp_path, scene)


def test_the_game_that_ends_forgets_applicants_and_the_next_lobby_is_open(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.ask(cleo, code, Rise(for_good=True))
        await place.ask(cleo, code, Apply("Cleo", 2))
        await to_the_end(place, code, [ana, ben])
        assert table(ana)["applicants"] == []
        await place.ask(ana, code, Again())
        await place.ask(cleo, code, Sit("Cleo"))
        assert cleo.now["you"] == 2

    at_a_table_of_three(tmp_path, scene)


# -- at once, by vote ----------------------------------------------------------------------------


def test_all_who_are_here_may_let_somebody_in_at_once(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        ana, ben = ears
        await place.ask(ana, code, OfferSeat(2))
        await place.ask(dora, code, Apply("Dora", 2))
        await place.ask(ana, code, motion("admit", 2, 1))
        assert is_hidden(dora, 2)
        assert ben.last("ballot")["ballot"]["needs"] == 2
        await place.ask(ben, code, Vote(yes=True))

        assert outcomes(ben) == ["agreed"]
        assert dora.now["you"] == 2
        assert not is_hidden(dora, 2)
        assert notices(ben)[-2:] == ["called-admit", "seated-vote"]

    with_a_guest(tmp_path, scene)


def test_a_game_of_one_round_lets_nobody_in_but_by_vote(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        ana, ben, cleo = ears
        assert table(ana)["rounds_left"] == 0
        await place.ask(ana, code, OfferSeat(3))
        await place.ask(dora, code, Apply("Dora", 3))
        await place.ask(ana, code, Admit(1))
        assert why(ana) == "next-round"
        await place.ask(ben, code, motion("admit", 3, 1))
        await place.ask(cleo, code, Vote(yes=True))
        await place.ask(ana, code, Vote(yes=True))
        assert dora.now["you"] == 3

    with_a_guest(tmp_path, scene, people=3, game="the-dark-cave")


def test_a_vote_on_somebody_who_goes_is_dropped(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear], dora: Ear) -> None:
        await place.ask(ears[0], code, OfferSeat(2))
        await place.ask(dora, code, Apply("Dora", 2))
        await place.ask(ears[0], code, motion("admit", 2, 1))
        await place.ask(dora, code, Withdraw())
        assert outcomes(ears[1]) == [""]
        assert table(ears[1])["applicants"] == []

    with_a_guest(tmp_path, scene)


# -- a host with a second tab --------------------------------------------------------------------


def test_the_host_sees_no_hand_through_a_second_tab(tmp_path: Path) -> None:
    """Whatever the host alone does before the next round, the tab sees backs only."""

    async def scene(place: Parlour, code: str, ears: list[Ear], tab: Ear) -> None:
        ana = ears[0]
        asks: list[tuple[Ear, Any]] = [
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
        for ear, ask in asks:
            await place.ask(ear, code, ask)
            fresh = await place.come(code)
            for seat in (1, 2):
                assert faces(tab, seat) == faces(ana, seat) == faces(fresh, seat) == set(), ask
            await place.leave(fresh, code)
        assert "seated" not in tab.kinds()

    with_a_guest(tmp_path, scene)


def test_in_the_middle_of_a_game_nobody_simply_sits_down(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, _cleo = ears
        await place.ask(ben, code, Rise(for_good=True))
        dora = await place.come(code)
        for ask in (Sit("Dora"), Sit("Dora", 1)):
            await place.ask(dora, code, ask)
            assert why(dora) == "not-now"
        assert seats(ana)[1]["kind"] == "open"

    at_a_table_of_three(tmp_path, scene)
