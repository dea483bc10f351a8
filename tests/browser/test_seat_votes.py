"""Votes about seats and joining late, as people see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Server, axe
from tests.browser.scripted_player import piloted, shared_table
from tests.browser.scripted_table import lines
from tests.browser.seat_steps import (
    ANA,
    BEN,
    CLEO,
    NAMES,
    ROBO,
    Come,
    begun,
    cards_of,
    choose,
    let_pass,
    log_says,
    offer,
    open_sheet,
    pass_till,
    says,
    told,
)
from undermine.server.table.clocks import ABSENT
from undermine.server.table.commands.seat_votes import SEAT_PATIENCE, TURN_PATIENCE


def test_others_vote_a_stand_in_for_one_turn_of_an_idle_host(forward: Server, come: Come) -> None:
    """F3: after two minutes for the turn; the seat goes on as before."""
    seats = shared_table(forward.url, *NAMES, seats=3)
    with piloted(forward.url, seats[ANA]) as ana:
        with lines(forward.url, seats[BEN:]) as others:
            for pilot in (ana, *others):
                pilot.ask("understood")
            pass_till(lambda: ana.my_turn, ana, *others)
        before = ana.seq
        ben, cleo = come(seats[BEN], "Ben"), come(seats[CLEO], "Cleo")
        expect(ben.page.locator("header h1").first).to_have_text(ben.t("table-turn-of", name="Ana"))
        expect(ben.button("stall-wait")).to_have_count(0)

        let_pass(forward, int(TURN_PATIENCE) + 1, ben, cleo)
        says(ben, "stall-idle", name="Ana", minutes=2)
        if ben.touch:
            ben.press(ben.button("stall-what"))
        choose(ben, ben.page.locator(".panel.standin"), "panel-vote")
        says(cleo, "motion-standin-turn", name="Ana")
        assert axe(cleo.page) == []
        expect(ben.page.get_by_text(ben.t("ballot-count", yes=1, needed=2))).to_be_visible()
        cleo.press(cleo.button("ballot-yes"))

        log_says(ben, "notice-standin-turn", name="Ana")
        log_says(ben, "log-by-stand-in", name="Ana")
        ben.wait_for("mine")
        with lines(forward.url, seats[BEN:]) as others:
            pass_till(lambda: ana.seq > before + 2 and ana.my_turn, ana, *others)
        kept = {"host": True, "bot": "", "standin": "", "kind": "person"}
        assert ana.table["seats"][ANA] | kept == ana.table["seats"][ANA]


@pytest.mark.parametrize("come", ["phone-de"], indirect=True)
def test_others_vote_a_stand_in_until_somebody_is_back(forward: Server, come: Come) -> None:
    """F3: after ten minutes for the seat; whoever sits there all the time ends it by one tap."""
    seats = begun(forward)
    ben, cleo = come(seats[BEN], "Ben"), come(seats[CLEO], "Cleo")
    ben.wait_for("mine")
    with piloted(forward.url, seats[ANA]) as ana:
        let_pass(forward, int(SEAT_PATIENCE) + 1, ben, cleo)
        says(cleo, "stall-idle", name="Ben", minutes=10)
        cleo.press(cleo.button("stall-what"))
        choose(cleo, cleo.page.locator(".panel.standin"), "panel-vote")
        says(ben, "motion-about-you")
        ben.press(cards_of(ben).first)  # the vote lies over none
        expect(cards_of(ben).first).to_have_attribute("aria-pressed", "true")
        ana.hear_until(ana.is_voting)
        assert ana.ballot
        assert ana.ballot["motion"]["kind"] == "standin"
        ana.ask("vote", yes=True)

        log_says(cleo, "notice-standin-vote", name="Ben")
        ana.hear_until(lambda: ana.table["seats"][BEN]["standin"] == "back")
        says(ben, "standin-title")
        assert axe(ben.page) == []
        ben.press(ben.button("standin-back"))

        expect(ben.page.get_by_text(ben.t("standin-title"))).to_have_count(0)
        log_says(cleo, "notice-returned", name="Ben")
        ana.hear_until(lambda: ana.table["seats"][BEN]["standin"] == "")


@pytest.mark.parametrize("come", ["desktop-en"], indirect=True)
def test_others_vote_on_handing_a_seat_on(forward: Server, come: Come) -> None:
    """Everybody must agree; then the seat is lost and on offer, also to whom it belonged."""
    seats = begun(forward)
    ana, cleo = come(seats[ANA], "Ana"), come(seats[CLEO], "Cleo")
    panel = open_sheet(cleo, BEN).locator(".panel.handover")
    expect(panel.get_by_role("button")).to_be_disabled()
    cleo.page.keyboard.press("Escape")
    let_pass(forward, int(ABSENT) + 1, ana, cleo)
    log_says(cleo, "notice-standin-absent", name="Ben")

    choose(cleo, open_sheet(cleo, BEN).locator(".panel.handover"), "panel-vote")
    says(ana, "motion-handover", name="Ben")
    says(ana, "motion-handover-means")
    assert axe(ana.page) == []
    assert told(forward, seats[ANA], BEN)["kind"] == "person"
    ana.press(ana.button("ballot-yes"))

    log_says(cleo, "notice-handover", name="Ben")
    assert told(forward, seats[ANA], BEN) | {"kind": "open", "offered": True} == told(
        forward, seats[ANA], BEN
    )
    ben = come(seats[BEN], "Ben")
    says(ben, "wrong-token")
    expect(cards_of(ben)).to_have_count(0)
    expect(ben.button("late-ask")).to_be_enabled()


@pytest.mark.parametrize("come", ["phone-de"], indirect=True)
def test_somebody_comes_late_and_is_let_in_by_vote(forward: Server, come: Come) -> None:
    """F2: the host offers a bot's seat, a newcomer asks, and nobody sees a hand before."""
    seats = begun(forward)
    bot = told(forward, seats[ANA], ROBO)["name"]
    ana, cleo = come(seats[ANA], "Ana"), come(seats[CLEO], "Cleo")
    offer(ana, ROBO)
    dora = come(seats[ANA].path, "Dora")
    dora.press(dora.button("late-ask"))

    says(dora, "late-waiting", seat=bot)
    expect(cards_of(dora)).to_have_count(0)
    dora.page.reload()
    says(dora, "late-waiting", seat=bot)
    assert axe(ana.page) == []
    ana.press(ana.button("late-vote"))
    says(cleo, "motion-admit", applicant="Dora", name=bot)
    cleo.press(cleo.button("ballot-yes"))

    dora.wait_for("role")
    dora.understand()
    expect(cards_of(dora).first).to_be_visible()
    log_says(ana, "notice-seated-vote", name="Dora")
    assert told(forward, seats[ANA], ROBO)["name"] == "Dora"


@pytest.mark.parametrize("come", ["desktop-en"], indirect=True)
def test_host_lets_somebody_in_from_the_next_round(forward: Server, come: Come) -> None:
    seats = begun(forward)
    bot = told(forward, seats[ANA], ROBO)["name"]
    ana = come(seats[ANA], "Ana")
    offer(ana, ROBO)
    dora = come(seats[ANA].path, "Dora")
    dora.press(dora.button("late-ask"))
    ana.press(ana.button("late-admit"))

    says(dora, "late-admitted", seat=bot)
    log_says(ana, "notice-admitted", by="Ana", name="Dora")
    with lines(forward.url, seats) as pilots:
        pass_till(lambda: pilots[BEN].my_turn, *pilots)
        expect(cards_of(dora)).to_have_count(0)
        pass_till(lambda: bool(pilots[ANA].view["table"]["round"] > 1), *pilots)

    if dora.wait_for("role", "reveal") == "reveal":
        dora.skip_reveal()
    dora.wait_for("role")
    dora.understand()
    expect(cards_of(dora).first).to_be_visible()
    log_says(dora, "notice-seated", name="Dora")
    assert told(forward, seats[ANA], ROBO)["name"] == "Dora"
