"""Two people with different devices and languages and three bots play a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.harness import DevicePages, poll_until
from tests.browser.page_player import PagePlayer
from tests.waiting import attempts

ROUNDS = 3

STEPS = 2000
"""More than a game asks of its players."""


@pytest.fixture
def ben(desktop: DevicePages) -> PagePlayer:
    return PagePlayer(desktop("/join", language="en-GB", reduced_motion=True), "en", seed=2)


@pytest.fixture
def ana(phone: DevicePages) -> PagePlayer:
    return PagePlayer(
        phone("/new", language="de-DE", reduced_motion=True), "de", touch=True, seed=1
    )


def open_by_hand(host: PagePlayer) -> str:
    """Open a table on the page for it; return its link."""
    name = host.page.get_by_label(host.t("new-name"), exact=True)
    name.fill("Ana")
    host.press(host.button("new-open"))
    host.page.wait_for_url("**/t/*")
    return host.page.url


def sit_down_by_link(guest: PagePlayer, link: str) -> None:
    """JoinTable by the link that was sent, and sit down with a nickname."""
    guest.page.get_by_role("textbox").fill(link)
    guest.press(guest.button("join-go"))
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_label(guest.t("lobby-name")).fill("Ben")
    guest.press(guest.button("lobby-sit"))
    guest.press(guest.button("lobby-ready"))


def play_to_the_end(*people: PagePlayer) -> None:
    """Everybody does what there is to do, until all see the standings."""
    for _ in attempts(STEPS, "the standings"):
        if all(person.screen() == "standings" for person in people):
            return
        one_step(*people)


def one_step(*people: PagePlayer) -> None:
    """Wait until a page asks for something, and do it."""

    def has_stepped() -> bool:
        if all(person.screen() == "standings" for person in people):
            return True
        return sum(person.step() for person in people) > 0

    poll_until(people[0].page, has_stepped, "anything to do")


def standings(person: PagePlayer) -> list[tuple[str, int]]:
    """Who has how much gold, in order."""
    rows = person.page.get_by_role("dialog").locator("ol > li")
    found = [re.sub(r"\s+", " ", row.inner_text()) for row in rows.all()]
    return [(row.split()[1], int(re.findall(r"\d+", row)[-1])) for row in found]


def test_whole_game_with_phone_and_desk(ana: PagePlayer, ben: PagePlayer) -> None:
    sit_down_by_link(ben, open_by_hand(ana))
    start = ana.button("lobby-start-bots", count=3)
    expect(start).to_be_enabled()
    ana.press(start)

    for person in (ana, ben):
        person.wait_for_screen("role")
        told = person.confirm_role()
        assert any(person.t(f"ceremony-aim-{role}") in told for role in ("digger", "saboteur"))

    logs_speak_their_language(ana, ben)
    play_to_the_end(ana, ben)

    assert standings(ana) == standings(ben)
    assert len(standings(ana)) == 5
    hows = {(move.what, move.how) for person in (ana, ben) for move in person.done}
    assert ("place", "hand") in hows
    assert ("discard", "hand") in hows
    rounds = ana.page.get_by_role("region", name=ana.t("standings-rounds"))
    expect(rounds.get_by_role("listitem")).to_have_count(ROUNDS)


def logs_speak_their_language(ana: PagePlayer, ben: PagePlayer) -> None:
    """After a move each reads about it in the language of their page."""
    while not (ana.done and ben.done):
        one_step(ana, ben)
    expect(ana.page.locator("ol.log")).to_contain_text(ana.t("log-round", round=1))
    expect(ben.page.locator("ol.log")).to_contain_text(ben.t("log-round", round=1))
    assert not re.search(r"\b(places|discards|plays|draws|looks)\b", ana.log())
    assert not re.search(r"\b(legt|wirft|spielt|zieht)\b", ben.log())
