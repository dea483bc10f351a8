"""The game page beside boardgame.io's React example: JavaScript to load, time to interactive.

Both are opened in a fresh profile of the same Chromium, as on a cheap phone with a slow line, and
both talk to their server. A page is interactive when a click on its first card or cell would
reach it.
"""

from __future__ import annotations

import functools
import gzip
import json
import os
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple, cast
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, StorageState, sync_playwright
from websockets.sync.client import connect

from tools.benches.machine import PEER, ROOT, is_quick, node, prepare_peer, scratch
from tools.benches.server import ours, theirs

STATIC: Final = ROOT / "src/undermine/server/static"
BUILT: Final = PEER / "dist"
PHONE: Final = {"width": 390, "height": 844}
SLOW_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 1_600_000 / 8,
}
SLOW_CPU: Final = 4
_PATIENCE: Final = 60_000
_PAUSE: Final = 100
_LATE: Final = 1_500
"""Milliseconds in which a page may load more after it became interactive."""
_WATCH: Final = """
(selector) => {
  const look = () => {
    const wanted = document.querySelector(selector);
    const box = wanted?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.x + box.width / 4, box.y + box.height / 2);
    if (hit && wanted.contains(hit)) window.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
"""
_EARLY: Final = """
performance.getEntriesByType('resource')
  .filter((one) => one.startTime < window.interactive)
  .map((one) => one.name)
"""


class Contender(NamedTuple):
    """A page to be opened."""

    url: str
    selector: str
    """The selector that must accept a click."""
    kept: Mapping[str, object]
    """What the browser has kept from earlier."""


class Seen(NamedTuple):
    """One visit."""

    interactive: float
    """Milliseconds after the address was entered."""
    scripts: dict[str, int]
    """Bytes of each script, gzipped."""
    first: dict[str, int]
    """Of those that it asked for before it was interactive."""


# -- the two pages -------------------------------------------------------------------------------


@contextmanager
def our_page() -> Iterator[Contender]:
    """A table with bots, where a person has looked at the role and is to move."""
    with scratch() as folder, ours(folder) as (port, _server):
        body = json.dumps({"name": "Ana", "bots": "greedy"}).encode()
        asked = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked) as answer:  # noqa: S310 (our own address)
            table = json.load(answer)
        _wait_for_turn(port, table)
        kept = {"undermine.tables": [{**table, "name": "Ana", "at": 0}]}
        url = f"http://127.0.0.1:{port}/t/{table['code']}"
        yield Contender(url, "[data-card]", kept)


def _wait_for_turn(port: int, table: dict[str, Any]) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws/{table['code']}") as socket:
        socket.send(json.dumps({"t": "join", "token": table["token"]}))
        socket.send(json.dumps({"t": "understood"}))
        while not json.loads(socket.recv(timeout=30)).get("legal"):
            pass


@contextmanager
def their_page() -> Iterator[Contender]:
    """The React example, built anew."""
    subprocess.run((node(), "page/build.js"), cwd=PEER, check=True)
    with theirs(BUILT) as (port, _server), _served(BUILT) as pages:
        yield Contender(f"http://127.0.0.1:{pages}/index.html?{port}", "[data-cell]", {})


@contextmanager
def _served(folder: Path) -> Iterator[int]:
    """A web server for some files."""
    handler = functools.partial(Compressed, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server.server_port
        finally:
            server.shutdown()


class Compressed(SimpleHTTPRequestHandler):
    """Serves files gzipped."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file."""
        path = Path(self.translate_path(self.path))
        if not path.is_file():
            self.send_error(404)
            return
        data = gzip.compress(path.read_bytes(), 9)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name there)
        """Say nothing."""


# -- visiting ------------------------------------------------------------------------------------


def visit(browser: Browser, contender: Contender) -> Seen:
    """Open a page with nothing in the cache."""
    context = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        has_touch=True,
        is_mobile=True,
        storage_state=_remembered(contender),
    )
    try:
        page = context.new_page()
        page.add_init_script(f"({_WATCH})('{contender.selector}')")
        _slow_down(page)
        answers: list[Response] = []

        def hear(answer: Response) -> None:
            answers.append(answer)

        page.on("response", hear)
        page.goto(contender.url, wait_until="commit", timeout=_PATIENCE)
        interactive = _interactive(page)
        page.wait_for_timeout(_LATE)
        scripts = _scripts(answers)
        early = {str(name).rpartition("/")[2] for name in page.evaluate(_EARLY)}
        first = {name: size for name, size in scripts.items() if name in early}
        return Seen(interactive, scripts, first)
    finally:
        context.close()


def _interactive(page: Page) -> float:
    """Poll: the content security policy forbids the way Playwright waits."""
    for _ in range(_PATIENCE // _PAUSE):
        found: float | None = page.evaluate("window.interactive")
        if found:
            return found
        page.wait_for_timeout(_PAUSE)
    raise TimeoutError(f"{page.url} does not accept a click")


def _remembered(contender: Contender) -> StorageState:
    """Local storage, filled before the page is opened, as in a browser that was here before."""
    parts = urlsplit(contender.url)
    kept = [{"name": name, "value": json.dumps(value)} for name, value in contender.kept.items()]
    origin = {"origin": f"{parts.scheme}://{parts.netloc}", "localStorage": kept}
    return cast("StorageState", {"cookies": [], "origins": [origin]})


def _slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})


def _scripts(answers: list[Response]) -> dict[str, int]:
    scripts = [one for one in answers if one.request.resource_type == "script"]
    return {one.url.rpartition("/")[2]: len(gzip.compress(one.body(), 9)) for one in scripts}


# -- reporting -----------------------------------------------------------------------------------


def show(visits: dict[str, list[Seen]]) -> None:
    """Bytes loaded, times, and the ratio."""
    middle = {name: median(one.interactive for one in seen) for name, seen in visits.items()}
    for name, seen in visits.items():
        scripts = seen[-1].scripts
        times = " ".join(f"{one.interactive:.0f}" for one in seen)
        print(
            f"{name:10} {sum(scripts.values()) / 1000:6.1f} kB of JavaScript, gzipped, in "
            f"{len(scripts)} files; interactive after {middle[name]:.0f} ms ({times})"
        )
    for name, size in sorted(visits["undermine"][-1].scripts.items(), key=lambda one: -one[1]):
        print(f"  {size / 1000:6.1f} kB {name}")
    last = visits["undermine"][-1]
    first, total = (sum(sizes.values()) / 1000 for sizes in (last.first, last.scripts))
    ratio = middle["undermine"] / middle["boardgame"]
    print(f"JavaScript until a first turn {first:.1f} kB (alarm at 80)")
    print(f"the same with what is fetched when idle {total:.1f} kB")
    print(f"time to interactive {ratio:.2f} x (gate <= 0.85)")


def main() -> int:
    """Load the pages in turn and print the measurements."""
    quick = is_quick(__doc__)
    if not (STATIC / "index.html").is_file():
        print("the client is not built; `./run bench` builds it", file=sys.stderr)
        return 1
    prepare_peer()
    program = os.environ.get("UNDERMINE_CHROMIUM", "/usr/bin/chromium")
    flags = os.environ.get("UNDERMINE_CHROMIUM_ARGS", "").split()
    with ExitStack() as stack:
        contenders = {
            "undermine": stack.enter_context(our_page()),
            "boardgame": stack.enter_context(their_page()),
        }
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=program, args=flags, chromium_sandbox=False
        )
        stack.callback(browser.close)
        visits: dict[str, list[Seen]] = {name: [] for name in contenders}
        for _ in range(1 if quick else 5):
            for name, contender in contenders.items():
                visits[name].append(visit(browser, contender))
    show(visits)
    return 0


if __name__ == "__main__":
    sys.exit(main())
