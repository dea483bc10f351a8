"""The guided first game: a newcomer plays a whole round by touching what the hints propose."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import DevicePages, axe_violations
from tests.browser.page_player import LOCALES, PagePlayer
from tests.waiting import attempts

WHOLE_TARGETS = """() => {
  const stage = document.querySelector('main .stage').getBoundingClientRect();
  const lit = [...document.querySelectorAll('[role=gridcell].lit')];
  return lit.length > 0 && lit.every((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return left >= stage.left - 1 && right <= stage.right + 1
      && top >= stage.top - 1 && bottom <= stage.bottom + 1;
  });
}"""
"""All lit places are in sight: the camera has come to rest."""
NEWCOMER: dict[str, object] = {"undermine.guided": {}}

STEPS = 500
"""More than a round asks of a player."""


def hint_of(player: PagePlayer) -> Locator:
    return player.page.get_by_role("region", name=player.t("guide-title"), exact=True)


def play_guided(pages: DevicePages, game: str, language: str, *, touch: bool) -> PagePlayer:
    """Begin a guided game from the page of the rules, and look at the role."""
    page = pages(f"/rules/{game}", language=LOCALES[language], local_storage=NEWCOMER)
    player = PagePlayer(page, language, touch=touch)
    player.press(player.button("guide-offer-start"))
    page.wait_for_url(re.compile(r"/t/"))
    player.wait_for_my_turn()
    return player


def follow_hint(player: PagePlayer) -> None:
    """Play what the hint proposes, and end the turn where that is still to be done."""
    before = player.fingerprint()
    _play(player)
    player.wait_for_outcome(before, lambda: player.press(player.end_turn))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_newcomer_plays_a_round_by_the_hints(phone: DevicePages, language: str) -> None:
    player = play_guided(phone, "saboteur", language, touch=True)
    turns = 0

    for _ in attempts(STEPS, "the end of the round"):
        screen = player.wait_for_screen("mine", "orient", "reveal")
        if screen == "reveal":
            break
        if screen == "orient":
            player.choose_in_dialog()
            continue
        expect(hint_of(player)).to_be_visible()
        assert len(hint_of(player).get_by_role("paragraph").inner_text()) > 10
        follow_hint(player)
        turns += 1

    assert turns >= 3


def test_a_hint_shows_its_card_its_place_and_its_reasons(phone: DevicePages) -> None:
    player = play_guided(phone, "saboteur", "en", touch=True)
    page, hint = player.page, hint_of(player)

    expect(page.locator("button.hinted")).to_have_count(1)
    page.wait_for_function(WHOLE_TARGETS)
    expect(page.get_by_title(player.t("guide-learner"))).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=player.t("guide-title"))).to_be_attached()
    assert axe_violations(page) == []
    player.press(hint.get_by_role("button", name=player.t("guide-why"), exact=True))
    reasons = page.get_by_role("dialog", name=player.t("guide-more"))
    expect(reasons.get_by_role("listitem").first).to_be_visible()
    assert axe_violations(page) == []
    expect(page.locator('a[href*="/rules"]')).to_have_count(0)
    player.press(reasons.locator("button.rule"))
    rule = page.locator("dialog[open]").last
    expect(rule.get_by_role("article")).to_be_visible()
    player.press(rule.get_by_role("button", name=player.t("kit-close")))
    expect(rule.get_by_role("article")).to_have_count(0)
    expect(reasons).to_be_visible()
    assert len(page.context.pages) == 1


def test_another_hint_proposes_something_else(phone: DevicePages) -> None:
    player = play_guided(phone, "saboteur", "en", touch=True)
    line = hint_of(player).get_by_role("paragraph")
    first = line.inner_text()
    player.press(hint_of(player).get_by_role("button", name=player.t("guide-another"), exact=True))

    expect(line).not_to_have_text(first)


def test_hints_that_were_dismissed_stay_away_and_can_be_had_again(phone: DevicePages) -> None:
    player = play_guided(phone, "saboteur", "en", touch=True)
    page = player.page
    player.press(hint_of(player).get_by_role("button", name=player.t("guide-dismiss"), exact=True))
    expect(hint_of(player)).to_be_hidden()
    expect(page.get_by_title(player.t("guide-learner"))).to_have_count(0)
    page.reload()
    player.wait_for_my_turn()
    expect(hint_of(player)).to_be_hidden()
    player.press(player.button("menu-open"))
    player.press(page.get_by_role("switch", name=re.compile(player.t("guide-setting"))))
    player.press(player.button("kit-close"))

    expect(hint_of(player)).to_be_visible()


def test_a_later_game_of_the_same_title_has_no_hints(phone: DevicePages) -> None:
    player = play_guided(phone, "saboteur", "en", touch=True)
    page = player.page
    stored = json.loads(str(page.evaluate("localStorage.getItem('undermine.guided')")))
    assert stored["saboteur"]["on"]
    page.goto("/")
    player.press(page.get_by_role("button", name=re.compile(player.t("home-play"))).first)
    page.wait_for_url(re.compile(r"/t/"))
    player.wait_for_my_turn()

    expect(hint_of(player)).to_be_hidden()


@pytest.mark.parametrize("game", ["the-lost-mines", "the-dark-cave"])
def test_a_walk_is_proposed_as_a_whole(phone: DevicePages, game: str) -> None:
    """The hint of the walk leads to a space in reach; walking there needs one touch."""
    player = play_guided(phone, game, "de", touch=True)
    line = hint_of(player).get_by_role("paragraph")
    walk = re.compile(re.escape(player.t("guide-do-step", to="X")).replace("X", r"[A-Z]\d+"))

    expect(line).to_be_visible()
    for _ in range(8):
        text = line.inner_text()
        if walk.search(text):
            break
        _play(player)
        expect(line.filter(has_text=text)).to_have_count(0)
        expect(line).to_be_visible()
    text = line.inner_text()
    assert walk.search(text)
    _play(player)

    expect(line.filter(has_text=text)).to_have_count(0)


def _play(player: PagePlayer) -> None:
    """Press the golden button of the hint, whatever it says it will do."""
    player.press(hint_of(player).locator("button.main"))
