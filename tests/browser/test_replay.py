"""A finished game is watched again, from any moment and with any eyes, and checked."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import Message, Seat, open_table, scripted_player
from undermine.cli.main import main
from undermine.core.tile import Lay
from undermine.words import catalogue

ROUND = ("NESW", "N_E_S_W")
"""Cards that look the same in every turn."""


class Played(NamedTuple):
    seat: Seat
    game_id: str
    frames: list[Message]
    """The game in public, moment by moment."""
    names: list[str]

    @property
    def grown(self) -> int:
        """A moment well inside the first round, where the mine is larger than at its beginning."""
        tiles = [len(frame["view"]["table"]["board"]["tiles"]) for frame in self.frames]
        return next(moment for moment, count in enumerate(tiles) if count > tiles[0] + 2)

    @property
    def placed(self) -> list[tuple[tuple[int, int], tuple[str, int]]]:
        """The cells on which path cards were built until then, and the cards as they lie."""
        lines = [line for frame in self.frames[: self.grown + 1] for line in frame["log"]]
        events = [event for line in lines for event in line["events"]]
        return [(event["at"], event["tile"]) for event in events if event["did"] == "placed"]

    def at(self, moment: int) -> re.Pattern[str]:
        """What the address says at a moment."""
        return re.compile(rf"[?&]at={self.frames[moment]['seq']}(&|$)")


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    server.deal_from("a game that is watched again")
    seat = open_table(server.url, seats=4)
    with scripted_player(server.url, seat) as player:
        player.play_until(lambda: False)
        game_id = player.table["game_id"]
    with urllib.request.urlopen(f"{server.url}/api/replays/{game_id}") as reply:  # noqa: S310
        found = json.load(reply)
    return Played(seat, game_id, found["frames"], found["names"])


def replay(pages: DevicePages, played: Played, query: str = "") -> PagePlayer:
    page = pages(
        f"/replay/{played.game_id}{query}",
        local_storage=played.seat.local_storage("Ana"),
        reduced_motion=True,
    )
    person = PagePlayer(page, "en")
    expect(page.get_by_role("slider")).to_be_visible()
    return person


def expect_moment(page: Page, played: Played, moment: int) -> None:
    """The slider stands there, and the address follows it."""
    expect(page.get_by_role("slider")).to_have_value(str(moment))
    expect(page).to_have_url(played.at(moment))


def cells(person: PagePlayer) -> str:
    """What the board is said to look like."""
    person.wait_for_cell_names()
    grid = person.page.get_by_role("gridcell")
    names = grid.evaluate_all("all => all.map(cell => cell.getAttribute('aria-label'))")
    return "\n".join(names)


def test_from_the_standings_to_the_replay_and_back(played: Played, desktop: DevicePages) -> None:
    page = desktop(
        played.seat.path, local_storage=played.seat.local_storage("Ana"), reduced_motion=True
    )
    person = PagePlayer(page, "en")
    person.wait_for_screen("standings")

    page.get_by_role("dialog").get_by_role("link", name=person.t("standings-replay")).click()

    page.wait_for_url(f"**/replay/{played.game_id}*")
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    rounds = page.get_by_role("region", name=person.t("standings-rounds"))
    expect(rounds.get_by_role("listitem")).to_have_count(3)


def test_slider_walks_through_the_game(played: Played, desktop: DevicePages) -> None:
    person = replay(desktop, played, "?at=0")
    page, there = person.page, played.grown
    expect_moment(page, played, 0)
    first = cells(person)

    page.get_by_role("slider").fill(str(there))
    expect_moment(page, played, there)
    assert cells(person) != first

    person.button("replay-on").click()
    expect_moment(page, played, there + 1)
    person.button("replay-back").click()
    expect_moment(page, played, there)


def test_everything_is_in_sight_at_a_desk(played: Played, desktop: DevicePages) -> None:
    """Seats, mine, controls and log: only long lists scroll, the page does not."""
    last = played.frames[-1]["seq"]
    page = replay(desktop, played, f"?at={last}&as=truth").page

    for name in ("replay-board", "replay-seats", "replay-log"):
        expect(page.get_by_role("region", name=PagePlayer(page, "en").t(name))).to_be_in_viewport(
            ratio=1
        )
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_permalink_opens_at_its_moment(played: Played, desktop: DevicePages) -> None:
    person = replay(desktop, played, "?at=0")
    person.page.get_by_role("slider").fill(str(played.grown))
    expect_moment(person.page, played, played.grown)
    shown, link = cells(person), urlsplit(person.page.url)

    stranger = PagePlayer(desktop(f"{link.path}?{link.query}", reduced_motion=True), "en")

    expect_moment(stranger.page, played, played.grown)
    assert cells(stranger) == shown


def test_eyes(played: Played, desktop: DevicePages) -> None:
    """In public nobody has a role; every seat knows its own, the truth shows all."""
    person = replay(desktop, played, "?at=20")
    seats = person.page.get_by_role("region", name=person.t("replay-seats"))
    roles = re.compile(
        "|".join(person.words.card(role) for role in ("digger", "saboteur")), re.IGNORECASE
    )
    mine, *others = played.names
    eyes = {
        person.t("replay-seat-mine", name=mine): ([0], person.t("replay-me-note")),
        person.t("replay-truth"): ([0, 1, 2, 3], person.t("replay-truth-note")),
        person.t("replay-public"): ([], person.t("replay-public-note")),
    } | {
        name: ([seat], person.t("replay-seat-note", name=name))
        for seat, name in enumerate(others, 1)
    }
    expect(person.page.get_by_role("radio")).to_have_count(6)
    for name, (known, note) in eyes.items():
        person.page.get_by_role("radio", name=name, exact=True).check(force=True)
        expect(person.page.get_by_text(note)).to_be_visible()
        expect(seats.get_by_text(roles)).to_have_count(len(known))
        for seat in known:
            expect(seats.get_by_role("listitem").nth(seat)).to_contain_text(roles)


def test_the_deal_is_one_line_of_the_log(played: Played, phone: DevicePages) -> None:
    person = replay(phone, played, "?at=20&as=truth")
    log = person.page.get_by_role("region", name=person.t("replay-log"))
    dealt = log.get_by_role("button", name=person.t("log-dealt"))

    expect(dealt).to_have_count(1)
    expect(log.get_by_role("listitem").last).to_contain_text(person.t("log-round", round=1))
    dealt.click()
    expect_moment(person.page, played, 0)


def test_record_can_be_checked(
    played: Played, desktop: DevicePages, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    person = replay(desktop, played)
    with person.page.expect_download() as loading:
        person.page.get_by_role("link", name=person.t("replay-record")).click()
    record = tmp_path / loading.value.suggested_filename
    loading.value.save_as(record)

    assert record.suffix == ".dig"
    assert main(["verify", str(record)]) == 0


def test_words_fit_the_board_as_it_lies(played: Played, phone: DevicePages) -> None:
    """On a phone the mine is turned, and so are its cards in words; a wider window turns both.

    Places have the same names however the mine lies.
    """
    person = replay(phone, played, f"?at={played.frames[played.grown]['seq']}")
    page, words = person.page, catalogue("en", game="saboteur")
    log = page.get_by_role("region", name=person.t("replay-log"))
    built = [(words.place((x, y)), Lay(*tile)) for (x, y), tile in played.placed]
    drawn = [words.lay(lay) for _, lay in built if lay.card not in ROUND]
    assert drawn

    for place, _ in built:
        expect(log).to_contain_text(place)
    for name in drawn:
        expect(log.get_by_role("button", name=name)).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    for name in drawn:
        expect(log.get_by_role("button", name=name).first).to_be_visible()
