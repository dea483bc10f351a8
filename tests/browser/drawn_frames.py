"""Counts the frames that pages draw, as the browser itself traces them.

Several pages share one trace, so that ten seconds of rest cost ten seconds for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.harness import poll_until

WINDOW = 10
"""Seconds in which idle pages have to draw nothing."""
SETTLING = 30
"""Windows of a second until pages have come to rest: pulses end, parts arrive."""
ATTEMPTS = 4
"""Windows of which one has to be empty: on a busy machine a part may arrive in the first."""
CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame")
CATEGORIES_EXCLUDED = ("*",)
DRAWN = ("DrawFrame", "Paint")
MARK = "undermine-idle-"
"""A time stamp with the number of a page tells which process of the trace draws it."""
ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect?.getComputedTiming().endTime === Infinity)
  .map((one) => `${one.animationName ?? one.id} of ${one.effect.target?.className}`)"""

Event = dict[str, Any]


def drawn_frames(pages: Sequence[Page], seconds: float) -> list[int]:
    """How often each page was painted or drawn in some seconds."""
    events = _traced(pages, seconds)
    drawn = [event["pid"] for event in events if event["name"] in DRAWN]
    processes = {number: event["pid"] for event in events if (number := _marked(event)) is not None}
    assert len(processes) == len(pages), "the trace does not tell which process draws a page"
    return [drawn.count(processes[number]) for number in range(len(pages))]


def _traced(pages: Sequence[Page], seconds: float) -> list[Event]:
    [first, *_] = pages
    session = first.context.new_cdp_session(first)
    events: list[Event] = []
    complete: list[object] = []
    session.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    session.on("Tracing.tracingComplete", lambda _told: complete.append(None))
    config = {"includedCategories": CATEGORIES, "excludedCategories": CATEGORIES_EXCLUDED}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    for number, page in enumerate(pages):
        page.evaluate(f"console.timeStamp('{MARK}{number}')")
    first.wait_for_timeout(seconds * 1000)  # what is measured is that nothing happens
    session.send("Tracing.end")
    poll_until(first, lambda: bool(complete), "the end of a trace")
    session.detach()
    return events


def _marked(event: Event) -> int | None:
    """The number of the page that the event is the mark of."""
    told: str = event["args"].get("data", {}).get("message", "")
    return int(told.removeprefix(MARK)) if told.startswith(MARK) else None


def expect_idle(pages: Sequence[Page]) -> None:
    """All pages come to rest, and then draw no frame at all."""
    _expect_no_endless_animation(pages)
    for _ in range(SETTLING):
        if not any(drawn_frames(pages, 1)):
            break
    counts = [0]
    for _ in range(ATTEMPTS):
        counts = drawn_frames(pages, WINDOW)
        if not any(counts):
            break
    moving = {page.url: count for page, count in zip(pages, counts, strict=False) if count}
    assert not moving, f"frames in {WINDOW} seconds of rest: {moving}"
    _expect_no_endless_animation(pages)


def _expect_no_endless_animation(pages: Sequence[Page]) -> None:
    endless = {page.url: found for page in pages if (found := page.evaluate(ENDLESS))}
    assert not endless, endless
