"""Votes about seats and joining late, as people see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Server, axe_violations
from tests.browser.scripted_player import scripted_player, shared_table
from tests.browser.scripted_table import scripted_players
from tests.browser.seat_steps import (
    ANA,
    BEN,
    CLEO,
    NAMES,
    ROBO,
    JoinTable,
    advance_clocks,
    begun,
    cards_of,
    choose,
    expect_in_log,
    expect_text,
    offer_seat,
    open_sheet,
    pass_until,
    seat_state,
)
from undermine.server.table.clocks import ABSENT
from undermine.server.table.commands.seat_votes import SEAT_PATIENCE, TURN_PATIENCE


def test_others_vote_a_stand_in_for_one_turn_of_an_idle_host(
    clocked_server: Server, join_table: JoinTable
) -> None:
    """F3: after two minutes for the turn; the seat goes on as before."""
    seats = shared_table(clocked_server.url, *NAMES, seats=3)
    with scripted_player(clocked_server.url, seats[ANA]) as ana:
        with scripted_players(clocked_server.url, seats[BEN:]) as others:
            for player in (ana, *others):
                player.send("understood")
            pass_until(lambda: ana.my_turn, ana, *others)
        before = ana.seq
        ben, cleo = join_table(seats[BEN], "Ben"), join_table(seats[CLEO], "Cleo")
        expect(ben.page.locator("header h1").first).to_have_text(ben.t("table-turn-of", name="Ana"))
        expect(ben.button("stall-wait")).to_have_count(0)

        advance_clocks(clocked_server, int(TURN_PATIENCE) + 1, ben, cleo)
        expect_text(ben, "stall-idle", name="Ana", minutes=2)
        if ben.touch:
            ben.press(ben.button("stall-what"))
        choose(ben, ben.page.locator(".panel.standin"), "panel-vote")
        expect_text(cleo, "motion-standin-turn", name="Ana")
        assert axe_violations(cleo.page) == []
        expect(ben.page.get_by_text(ben.t("ballot-count", yes=1, needed=2))).to_be_visible()
        cleo.press(cleo.button("ballot-yes"))

        expect_in_log(ben, "notice-standin-turn", name="Ana")
        expect_in_log(ben, "log-by-stand-in", name="Ana")
        ben.wait_for_screen("mine")
        with scripted_players(clocked_server.url, seats[BEN:]) as others:
            pass_until(lambda: ana.seq > before + 2 and ana.my_turn, ana, *others)
        kept = {"host": True, "bot": "", "standin": "", "kind": "person"}
        assert ana.table["seats"][ANA] | kept == ana.table["seats"][ANA]


@pytest.mark.parametrize("join_table", ["phone-de"], indirect=True)
def test_others_vote_a_stand_in_until_somebody_is_back(
    clocked_server: Server, join_table: JoinTable
) -> None:
    """F3: after ten minutes for the seat; whoever sits there all the time ends it by one tap."""
    seats = begun(clocked_server)
    ben, cleo = join_table(seats[BEN], "Ben"), join_table(seats[CLEO], "Cleo")
    ben.wait_for_screen("mine")
    with scripted_player(clocked_server.url, seats[ANA]) as ana:
        advance_clocks(clocked_server, int(SEAT_PATIENCE) + 1, ben, cleo)
        expect_text(cleo, "stall-idle", name="Ben", minutes=10)
        cleo.press(cleo.button("stall-what"))
        choose(cleo, cleo.page.locator(".panel.standin"), "panel-vote")
        expect_text(ben, "motion-about-you")
        ben.press(cards_of(ben).first)  # the vote lies over none
        expect(cards_of(ben).first).to_have_attribute("aria-pressed", "true")
        ana.receive_until(ana.is_voting)
        assert ana.ballot
        assert ana.ballot["motion"]["kind"] == "standin"
        ana.send("vote", yes=True)

        expect_in_log(cleo, "notice-standin-vote", name="Ben")
        ana.receive_until(lambda: ana.table["seats"][BEN]["standin"] == "back")
        expect_text(ben, "standin-title")
        assert axe_violations(ben.page) == []
        ben.press(ben.button("standin-back"))

        expect(ben.page.get_by_text(ben.t("standin-title"), exact=True)).to_have_count(0)
        expect_in_log(cleo, "notice-returned", name="Ben")
        ana.receive_until(lambda: ana.table["seats"][BEN]["standin"] == "")


@pytest.mark.parametrize("join_table", ["desktop-en"], indirect=True)
def test_others_vote_on_handing_a_seat_on(clocked_server: Server, join_table: JoinTable) -> None:
    """Everybody must agree; then the seat is lost and on offer, also to whom it belonged."""
    seats = begun(clocked_server)
    ana, cleo = join_table(seats[ANA], "Ana"), join_table(seats[CLEO], "Cleo")
    panel = open_sheet(cleo, BEN).locator(".panel.handover")
    expect(panel.get_by_role("button")).to_be_disabled()
    cleo.page.keyboard.press("Escape")
    advance_clocks(clocked_server, int(ABSENT) + 1, ana, cleo)
    expect_in_log(cleo, "notice-standin-absent", name="Ben")

    choose(cleo, open_sheet(cleo, BEN).locator(".panel.handover"), "panel-vote")
    expect_text(ana, "motion-handover", name="Ben")
    expect_text(ana, "motion-handover-means")
    assert axe_violations(ana.page) == []
    assert seat_state(clocked_server, seats[ANA], BEN)["kind"] == "person"
    ana.press(ana.button("ballot-yes"))

    expect_in_log(cleo, "notice-handover", name="Ben")
    assert seat_state(clocked_server, seats[ANA], BEN) | {
        "kind": "open",
        "offered": True,
    } == seat_state(clocked_server, seats[ANA], BEN)
    ben = join_table(seats[BEN], "Ben")
    expect_text(ben, "wrong-token")
    expect(cards_of(ben)).to_have_count(0)
    expect(ben.button("late-ask")).to_be_enabled()


@pytest.mark.parametrize("join_table", ["phone-de"], indirect=True)
def test_somebody_comes_late_and_is_let_in_by_vote(
    clocked_server: Server, join_table: JoinTable
) -> None:
    """F2: the host offers a bot's seat, a newcomer asks, and nobody sees a hand before."""
    seats = begun(clocked_server)
    bot = seat_state(clocked_server, seats[ANA], ROBO)["name"]
    ana, cleo = join_table(seats[ANA], "Ana"), join_table(seats[CLEO], "Cleo")
    offer_seat(ana, ROBO)
    dora = join_table(seats[ANA].path, "Dora")
    dora.press(dora.button("late-ask"))

    expect_text(dora, "late-waiting", seat=bot)
    expect(cards_of(dora)).to_have_count(0)
    dora.page.reload()
    expect_text(dora, "late-waiting", seat=bot)
    assert axe_violations(ana.page) == []
    ana.press(ana.button("late-vote"))
    expect_text(cleo, "motion-admit", applicant="Dora", name=bot)
    cleo.press(cleo.button("ballot-yes"))

    dora.wait_for_screen("role")
    dora.confirm_role()
    expect(cards_of(dora).first).to_be_visible()
    expect_in_log(ana, "notice-seated-vote", name="Dora")
    assert seat_state(clocked_server, seats[ANA], ROBO)["name"] == "Dora"


@pytest.mark.parametrize("join_table", ["desktop-en"], indirect=True)
def test_host_lets_somebody_in_from_the_next_round(
    clocked_server: Server, join_table: JoinTable
) -> None:
    seats = begun(clocked_server)
    bot = seat_state(clocked_server, seats[ANA], ROBO)["name"]
    ana = join_table(seats[ANA], "Ana")
    offer_seat(ana, ROBO)
    dora = join_table(seats[ANA].path, "Dora")
    dora.press(dora.button("late-ask"))
    ana.press(ana.button("late-admit"))

    expect_text(dora, "late-admitted", seat=bot)
    expect_in_log(ana, "notice-admitted", by_who="me", name="Dora")
    with scripted_players(clocked_server.url, seats) as players:
        pass_until(lambda: players[BEN].my_turn, *players)
        expect(cards_of(dora)).to_have_count(0)
        pass_until(lambda: bool(players[ANA].view["table"]["round"] > 1), *players)

    if dora.wait_for_screen("role", "reveal") == "reveal":
        dora.skip_reveal()
    dora.wait_for_screen("role")
    dora.confirm_role()
    expect(cards_of(dora).first).to_be_visible()
    expect_in_log(dora, "notice-seated", who="me")
    assert seat_state(clocked_server, seats[ANA], ROBO)["name"] == "Dora"
