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


class Played(NamedTuple):
    seat: Seat
    game_id: str
    frames: list[Message]
    """The game in public, moment by moment."""

    @property
    def grown(self) -> int:
        """A moment well inside the first round, where the mine is larger than at its beginning."""
        tiles = [len(frame["view"]["table"]["board"]["tiles"]) for frame in self.frames]
        return next(moment for moment, count in enumerate(tiles) if count > tiles[0] + 2)

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
        return Played(seat, game_id, json.load(reply)["frames"])


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


def test_permalink_opens_at_its_moment(played: Played, desktop: DevicePages) -> None:
    person = replay(desktop, played, "?at=0")
    person.page.get_by_role("slider").fill(str(played.grown))
    expect_moment(person.page, played, played.grown)
    shown, link = cells(person), urlsplit(person.page.url)

    stranger = PagePlayer(desktop(f"{link.path}?{link.query}", reduced_motion=True), "en")

    expect_moment(stranger.page, played, played.grown)
    assert cells(stranger) == shown


def test_eyes(played: Played, desktop: DevicePages) -> None:
    """In public nobody has a role; mine shows mine, the truth shows all."""
    person = replay(desktop, played, "?at=20")
    seats = person.page.get_by_role("region", name=person.t("replay-seats"))
    roles = re.compile(
        "|".join(person.words.card(role) for role in ("digger", "saboteur")), re.IGNORECASE
    )
    for eyes in ("public", "me", "truth"):
        person.page.get_by_role("radio", name=person.t(f"replay-{eyes}")).check(force=True)
        expect(person.page.get_by_text(person.t(f"replay-{eyes}-note"))).to_be_visible()
        expect(seats.get_by_text(roles)).to_have_count({"public": 0, "me": 1, "truth": 4}[eyes])


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
    """On a phone the mine is turned, and so is what is said of it; a wider window turns both."""
    person = replay(phone, played, f"?at={played.frames[played.grown]['seq']}")
    page = person.page
    log = page.get_by_role("region", name=person.t("replay-log"))
    turned, printed = re.compile(r"row -?\d+, "), re.compile(r"column -?\d+, ")

    expect(log).to_contain_text(turned)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(log).to_contain_text(printed)
    expect(log).not_to_contain_text(turned)
