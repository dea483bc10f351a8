"""A server, a browser and pages for browser tests, with the errors that pages report."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    WebSocketRoute,
    sync_playwright,
)

from tests.server.seeded_server import AHEAD, SEED
from tests.waiting import HANG, wait_until
from tools.with_browser import on_path
from undermine.games import REGISTRY, load

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
QUIET = (
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-sandbox",
)
REMEMBER = """
if (location.origin !== "null")
  for (const [key, value] of Object.entries(%s))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
"""
EXPERIENCED = {game: {"id": "an earlier game", "on": False} for game in REGISTRY}
"""What a browser has stored in which every game was played before."""
SAME_WORD = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
"""The random word that a page adds to the deal is the same every time."""
POLL_INTERVAL = 20
"""Milliseconds between two calls of a condition of `poll_until`."""
UNCOVERED = """{
  queryAll(root) {
    if (!(root instanceof Element)) return [];
    const { x, y, width, height } = root.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (root.contains(top)) return [root];
    return top?.dataset.reach && top.dataset.reach === root.dataset.cell ? [top] : [];
  },
  query(root) {
    return this.queryAll(root)[0] ?? null;
  },
}"""
"""A selector engine: the element itself, unless another one lies over its middle.

A small cell has a larger area for fingers over it, which is pressed in its place.
"""
FINISH_TRANSITIONS = """() => {
  const all = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  all().forEach((one) => one.finish());
  return all().map(({ transitionProperty, effect }) =>
    `${transitionProperty} of ${effect.target.outerHTML.slice(0, 80)}`);
}"""
"""Bring colours on their way to their end; those that only set out then, after others."""
STOPPING = 10.0
"""Seconds that a server has for an orderly stop."""


class Device(NamedTuple):
    """Screen and input of a device."""

    width: int
    height: int
    scale: float
    touch: bool


PHONE = Device(390, 844, 2, touch=True)
DESKTOP = Device(1280, 800, 1, touch=False)


class Server:
    """A server process on a port of its own; its database outlives it.

    Tests choose the seed of its deals and advance its clock; see
    `tests/server/seeded_server.py`.
    """

    def __init__(self, folder: Path, port: int | None = None, path: str = "") -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}{path}"
        self.log = folder / "server.log"
        self.ahead = 0
        """Seconds by which its clock was advanced."""
        self._process: subprocess.Popen[bytes] | None = None

    def advance_clock(self, seconds: int) -> None:
        """Advance the clock of the server; the clocks of pages go on as they were."""
        self.ahead += seconds
        new = self.folder / f"{AHEAD}.new"
        new.write_text(str(self.ahead), encoding="utf-8")
        new.replace(self.folder / AHEAD)  # never half written

    def deal_from(self, seed: str) -> None:
        """Seed the codes and the deals of tables that are opened from now on."""
        (self.folder / SEED).write_text(seed, encoding="utf-8")

    def start(self) -> None:
        """Start the server and wait until it is healthy."""
        variables = {
            "PYTHONHASHSEED": "0",
            "UNDERMINE_BOT_PAUSE": "0",
            "UNDERMINE_DATA": str(self.folder),
            "UNDERMINE_MESSAGES_PER_SECOND": "1000",
            "UNDERMINE_PORT": str(self.port),
            "UNDERMINE_TABLES_PER_HOUR": "1000",
            "UNDERMINE_URL": self.url,
        }
        command = (sys.executable, "-m", "tests.server.seeded_server")
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | variables, stdout=log, stderr=log, cwd=ROOT
            )
        self._wait_until_healthy()

    def stop(self) -> None:
        """Stop the server, by force if it does not stop in time."""
        self._end(signal.SIGTERM)

    def crash(self) -> None:
        """Kill the server, as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _wait_until_healthy(self) -> None:
        process = self._process
        assert process is not None
        wait_until(lambda: self._is_healthy() or process.poll() is not None, "a healthy server")
        if process.poll() is not None:
            raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def _is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as reply:  # noqa: S310
                return bool(reply.status == 200)
        except OSError:
            return False


def free_port() -> int:
    """A port that no process listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def launched() -> Iterator[Browser]:
    """Start the browser that `tools/with_browser.py` has found."""
    program = os.environ.get("UNDERMINE_CHROMIUM") or on_path()
    assert program, "there is no browser; ./run test finds or installs one"
    flags = [*QUIET, *os.environ.get("UNDERMINE_CHROMIUM_ARGS", "").split()]
    with sync_playwright() as playwright:
        playwright.selectors.register("uncovered", UNCOVERED)
        browser = playwright.chromium.launch(
            executable_path=program, args=flags, chromium_sandbox=False
        )
        try:
            yield browser
        finally:
            browser.close()


@cache
def all_topics() -> list[str]:
    """Everything that the help of cards explains."""
    return sorted({card.topic.name for game in REGISTRY for card in load(game).cards})


class DevicePages:
    """Opens pages on a device, each in a context of its own, and collects their errors."""

    def __init__(self, browser: Browser, url: str, device: Device) -> None:
        self.errors: list[str] = []
        self._browser = browser
        self._url = url
        self._device = device
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        path: str = "",
        *,
        language: str = "en-GB",
        reduced_motion: bool = False,
        local_storage: dict[str, object] | None = None,
    ) -> Page:
        """Open a page in a new context, and go to a path if there is one.

        `local_storage` is what the browser has stored earlier: seats, settings. Unless it says
        otherwise, every game was played there before, so that no hints are shown and no card
        explains itself, and quick play is off, so that moves are staged as among people.
        """
        context = self._browser.new_context(
            base_url=self._url,
            viewport={"width": self._device.width, "height": self._device.height},
            device_scale_factor=self._device.scale,
            has_touch=self._device.touch,
            is_mobile=self._device.touch,
            locale=language,
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        self._contexts.append(context)
        self._watch(context)
        context.add_init_script(SAME_WORD)
        known = {"undermine.guided": EXPERIENCED, "undermine.explained": all_topics()}
        staging = {"undermine.settings": {"quick": "off"}}
        stored = {**known, **staging, **(local_storage or {})}
        context.add_init_script(REMEMBER % json.dumps(stored))
        page = context.new_page()
        if path:
            page.goto(path)
        return page

    def ignore_errors(self, pattern: str) -> None:
        """Drop errors that a test has provoked."""
        self.errors = [error for error in self.errors if not re.search(pattern, error)]

    def close(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()

    def close_without_errors(self) -> None:
        """Close all pages; any error that they reported fails the test."""
        self.close()
        assert not self.errors, "errors in the browser:\n" + "\n".join(self.errors)

    def _watch(self, context: BrowserContext) -> None:
        """Collect errors of scripts, and errors on the console such as violations of a policy."""
        context.set_default_timeout(HANG * 1000)
        context.on("weberror", lambda found: self.errors.append(f"error: {found.error}"))
        context.on(
            "console",
            lambda said: (
                self.errors.append(f"console: {said.text}") if said.type == "error" else None
            ),
        )


def uncovered(targets: Locator) -> Locator:
    """Those of some elements that can be pressed: buttons float over others."""
    return targets.locator("uncovered=here")


def poll_until(page: Page, condition: Callable[[], bool], what: str) -> None:
    """Call a condition until it is true, while the browser goes on.

    This is the only place that polls. It serves conditions that no single page knows, and for
    which Playwright has no wait: several pages at once, or an object in the test.
    """
    deadline = time.monotonic() + HANG
    while not condition():
        assert time.monotonic() < deadline, f"waited for {what}"
        page.wait_for_timeout(POLL_INTERVAL)


class DelayedSocket:
    """The WebSocket of a page, on which messages of the server can be held back.

    From the first message of a chosen kind on, all messages are held until `release`.
    """

    def __init__(self, page: Page) -> None:
        self._kind = ""
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile(r"/ws\b"), self._connect)

    def hold_from(self, kind: str) -> None:
        """Hold the next message of a kind, and all that come after it."""
        self._kind = kind

    def has_held(self) -> bool:
        """A message is held."""
        return bool(self._held)

    def release(self) -> None:
        """Deliver the held messages in order, and hold no more."""
        self._kind, held, self._held = "", self._held, []
        for page, message in held:
            page.send(message)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: self._deliver(page, message))

    def _deliver(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self._held or json.loads(message)["t"] == self._kind:
            self._held.append((page, message))
        else:
            page.send(message)


def finish_transitions(page: Page) -> None:
    """Finish all transitions at once: a colour on its way to another is neither."""
    late = page.evaluate(FINISH_TRANSITIONS)
    assert not late, f"transitions that follow others: {late[:3]}"


def axe_violations(page: Page) -> list[str]:
    """Accessibility violations of a page, serious and critical ones.

    A page that changes while it is examined gives false results, so violations count only if a
    second run finds any, too.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return _violations(page) and _violations(page)


def _violations(page: Page) -> list[str]:
    finish_transitions(page)
    found = page.evaluate("axe.run({ resultTypes: ['violations'], preload: false })")["violations"]
    return [
        f"{barrier['id']}: {barrier['help']} ({node['html']})"
        for barrier in found
        if barrier["impact"] in ("serious", "critical")
        for node in barrier["nodes"]
    ]
