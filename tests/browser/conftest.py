"""What every test in the browser may ask for."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import DESKTOP, HANG, PHONE, Device, Server, Visitors, launched
from tests.browser.page_player import Person
from tests.browser.scripted_player import Seat
from tests.browser.seat_steps import Come

expect.set_options(timeout=HANG * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server whose bots do not hesitate."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # clean up as after Ctrl-C
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def forward(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server whose clock tests put forward."""
    server = Server(tmp_path_factory.mktemp("forward"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _dealt_alike(request: pytest.FixtureRequest) -> None:
    """Every test deals from its own name, whatever ran before it on the same server."""
    for name in ("server", "forward"):
        if name in request.fixturenames:
            server: Server = request.getfixturevalue(name)
            server.deal_from(request.node.name)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser; each page in it belongs to another person."""
    with launched() as browser:
        yield browser


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Lets in people who play on a phone."""
    visitors = Visitors(browser, server.url, PHONE)
    yield visitors
    visitors.leave()


@pytest.fixture
def desktop(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Lets in people who play at a desk."""
    visitors = Visitors(browser, server.url, DESKTOP)
    yield visitors
    visitors.leave()


@pytest.fixture(params=["phone-de", "desktop-en"])
def come(request: pytest.FixtureRequest, browser: Browser, forward: Server) -> Iterator[Come]:
    """Let people come to a table by the server's time, all on the same kind of device."""
    kind, language = request.param.split("-")
    device: Device = {"phone": PHONE, "desktop": DESKTOP}[kind]
    visitors = Visitors(browser, forward.url, device)

    def one(where: Seat | str, name: str) -> Person:
        seat = where if isinstance(where, Seat) else None
        page = visitors(
            kept=seat.kept(name) if seat else {"undermine.name": name},
            language={"en": "en-GB", "de": "de-DE"}[language],
            still=True,
        )
        page.clock.install(time=time.time() + forward.ahead)
        page.goto(seat.path if seat else str(where))
        person = Person(page, language, touch=device.touch)
        person.wait_for_all()
        return person

    yield one
    visitors.leave()
