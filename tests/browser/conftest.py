"""What every test in the browser may ask for."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import DESKTOP, HANG, PHONE, Server, Visitors, launched

expect.set_options(timeout=HANG * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server whose bots do not hesitate."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # clean up as after Ctrl-C
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _dealt_alike(request: pytest.FixtureRequest) -> None:
    """Every test deals from its own name, whatever ran before it on the same server."""
    if "server" in request.fixturenames:
        server: Server = request.getfixturevalue("server")
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
