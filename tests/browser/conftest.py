"""Fixtures of the browser tests: servers, a browser, pages on a phone and a desktop."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import DESKTOP, PHONE, Device, DevicePages, Server, launched
from tests.browser.page_player import LOCALES, PagePlayer
from tests.browser.scripted_player import Seat
from tests.browser.seat_steps import JoinTable
from tests.waiting import HANG

expect.set_options(timeout=HANG * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server whose bots play without a pause."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # clean up as after Ctrl-C
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def clocked_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server whose clock is advanced by tests."""
    server = Server(tmp_path_factory.mktemp("clocked_server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _dealt_alike(request: pytest.FixtureRequest) -> None:
    """Seed the deals of every test with its own name, whatever ran before on the same server."""
    for name in ("server", "clocked_server"):
        if name in request.fixturenames:
            server: Server = request.getfixturevalue(name)
            server.deal_from(request.node.name)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser; each page in it has a context of its own."""
    with launched() as browser:
        yield browser


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[DevicePages]:
    """Opens pages on a phone."""
    pages = DevicePages(browser, server.url, PHONE)
    yield pages
    pages.close_without_errors()


@pytest.fixture
def desktop(browser: Browser, server: Server) -> Iterator[DevicePages]:
    """Opens pages on a desktop."""
    pages = DevicePages(browser, server.url, DESKTOP)
    yield pages
    pages.close_without_errors()


@pytest.fixture(params=["phone-de", "desktop-en"])
def join_table(
    request: pytest.FixtureRequest, browser: Browser, clocked_server: Server
) -> Iterator[JoinTable]:
    """Opens pages at tables with the clock of the server, all on one kind of device."""
    kind, language = request.param.split("-")
    device: Device = {"phone": PHONE, "desktop": DESKTOP}[kind]
    pages = DevicePages(browser, clocked_server.url, device)

    def one(where: Seat | str, name: str) -> PagePlayer:
        seat = where if isinstance(where, Seat) else None
        page = pages(
            local_storage=seat.local_storage(name) if seat else {"undermine.name": name},
            language=LOCALES[language],
            reduced_motion=True,
        )
        page.clock.install(time=time.time() + clocked_server.ahead)
        page.goto(seat.path if seat else str(where))
        person = PagePlayer(page, language, touch=device.touch)
        person.wait_for_drawer()
        return person

    yield one
    pages.close_without_errors()
