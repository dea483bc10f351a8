"""Views of games that bots play, as the server sends them, and pages that show them one by one."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Locator, Page, WebSocketRoute

from tests.browser.scripted_player import Seat
from tests.server.room_harness import RoomHarness, act, room_harness
from tests.waiting import HANG, attempts
from undermine.server.table.sync import make_sync

Message = dict[str, Any]

TABLE: Final = Seat("camera-test-1", 0, "a-token")
"""The table that pages believe to be at."""
ME: Final = 0

SEATS: Final[Mapping[str, int]] = {
    "saboteur": 5,
    "saboteur-2": 6,
    "the-lost-mines": 5,
    "the-dark-cave": 5,
}
LIKES: Final = {"step": 9, "place": 8, "lay": 8, "pick": 7, "take": 7}
"""How much my seat likes its actions; among those it likes best, dice decide."""
DISLIKES: Final = {"discard": -1, "stop": -2}
DECISIONS: Final[Mapping[str, Message]] = {
    "saboteur": {"due": "chooseturn", "goal": 0},
    "saboteur-2": {"due": "chooseturn", "goal": 0},
    "the-lost-mines": {"due": "laymine", "mine": 0},
    "the-dark-cave": {"due": "choosegold"},
}
"""What somebody decides while a round goes on, by the game."""
SHEETS: Final = {
    *("sharegold", "chooseturn", "choosestarter", "stealgold"),
    *("laymine", "choosegold", "askaxe", "castvote"),
}
"""What I decide on a sheet over the board."""
MOST_DECISIONS: Final = 400
ROUND_ENDS: Final = {"roundended", "roundover", "caveclosed"}


def recorded_views(game: str, folder: Path, count: int, seats: int = 0) -> list[Message]:
    """The table at so many of my decisions, from the first on, evenly spread."""
    record = _record(game, folder, count, seats or SEATS[game])
    with ThreadPoolExecutor(1) as thread:  # Playwright runs a loop in this one
        taken: list[Message] = thread.submit(asyncio.run, record).result(HANG)
    spread = max(1, (len(taken) - 1) // (count - 1))
    return [_numbered(message, place) for place, message in enumerate(taken[::spread][:count], 1)]


def recorded_game(game: str, folder: Path, seed: str) -> list[Message]:
    """The table at every decision of mine in a whole game, but those that cover the board."""

    async def record() -> list[Message]:
        async with room_harness(folder) as harness:
            return await _play(harness, game, seed, SEATS[game])

    with ThreadPoolExecutor(1) as thread:
        taken: list[Message] = thread.submit(asyncio.run, record()).result(HANG)
    seen = [message for message in taken if message["view"]["agenda"][-1]["due"] not in SHEETS]
    return [_numbered(message, place) for place, message in enumerate(seen, 1)]


def untouched_view(game: str, folder: Path) -> Message:
    """The table before the first card is laid, as the seat sees it that begins."""

    async def record() -> Message:
        async with room_harness(folder) as harness:
            code, _ = await harness.begin_game(SEATS[game], game=game)
            actor = (await harness.room(code)).actor
            return await _sync(harness, code, actor)

    with ThreadPoolExecutor(1) as thread:
        taken: Message = thread.submit(asyncio.run, record()).result(HANG)
    return _numbered(taken, 0)


class RoundEnd(NamedTuple):
    """The table right before the move that ends a round, and the message of that move."""

    before: Message
    told: list[Message]


def recorded_round_end(game: str, folder: Path, seats: int) -> RoundEnd:
    """The end of the first round of a game of so many seats."""

    async def record() -> RoundEnd:
        async with room_harness(folder) as harness:
            return await _play_round(harness, game, seats)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, record()).result(HANG)


async def _play_round(harness: RoomHarness, game: str, seats: int) -> RoundEnd:
    opened = await harness.table("Ana", bots="greedy", game=game, seats=seats)
    listener = await harness.join(opened)
    dice = Random(game)  # noqa: S311 - the same game every time
    decisions = attempts(MOST_DECISIONS, "the end of a round")
    while True:
        next(decisions)
        before = await _sync(harness, opened.code)
        heard = len(listener.received)
        action = _liked(listener.now["legal"], dice)
        await harness.post(listener, opened.code, act(listener, action, end=True))
        told = [message for message in listener.received[heard:] if message["t"] == "moved"]
        ends = [place for place, message in enumerate(told) if _ends_round(message)]
        if ends:
            for moved in told[: ends[0]]:
                before |= {key: moved[key] for key in ("seq", "view", "legal")}
                before["log"] = [*before["log"], *moved["log"]]
            return RoundEnd(_numbered(before, 1), [told[ends[0]]])


def _ends_round(message: Message) -> bool:
    events = (event for entry in message["log"] for event in entry["events"])
    return any(event["did"] in ROUND_ENDS for event in events)


def _liked(legal: list[Message], dice: Random) -> Message:
    """One of the actions that my seat likes best."""
    best = max(map(_liking, legal))
    return dice.choice([one for one in legal if _liking(one) == best])


def decided_by_another(message: Message) -> Message:
    """The same view while the seat after mine decides something that a line tells of."""
    after = (message["you"] + 1) % len(message["table"]["seats"])
    decision = {**DECISIONS[message["table"]["config"]["game"]], "seat": after}
    view = {**message["view"], "agenda": [decision]}
    return {**message, "view": view, "legal": []}


def _numbered(message: Message, place: int) -> Message:
    """The same message as if it belonged to a game of its own, with its number on a seat."""
    table = {**message["table"], "code": TABLE.code, "number": place}
    seats = [dict(seat) for seat in table["seats"]]
    seats[(message["you"] + 1) % len(seats)]["name"] = view_name(place)
    return {**message, "table": {**table, "seats": seats}, "understood": True}


def view_name(place: int) -> str:
    """The name of the seat after mine in a recorded view."""
    return f"No {place}"


async def _record(game: str, folder: Path, count: int, seats: int) -> list[Message]:
    """Decisions of mine, at least so many: of one game, or of several short ones."""
    async with room_harness(folder) as harness:
        taken: list[Message] = []
        while len(taken) < count:
            taken += await _play(harness, game, game, seats)
        return taken


async def _play(harness: RoomHarness, game: str, seed: str, seats: int) -> list[Message]:
    """Every decision of mine in a game; of the steps of one walk only the first."""
    opened = await harness.table("Ana", bots="greedy", game=game, seats=seats)
    listener = await harness.join(opened)
    dice = Random(seed)  # noqa: S311 - the same game every time
    taken: list[Message] = []
    for _ in range(MOST_DECISIONS):
        if not (legal := listener.now["legal"]):
            break
        now = await _sync(harness, opened.code)
        if not taken or _due(now) != _due(taken[-1]):
            taken.append(now)
        action = _liked(legal, dice)
        await harness.post(listener, opened.code, act(listener, action, end=True))
    return taken


async def _sync(harness: RoomHarness, code: str, seat: int = ME) -> Message:
    room = await harness.room(code)
    message: Message = msgspec.json.decode(msgspec.json.encode(make_sync(room, seat)))
    return message


def _due(message: Message) -> str:
    due: str = message["view"]["agenda"][-1]["due"]
    return due if due == "walk" else f"{due} {message['seq']}"


def _liking(action: Message) -> int:
    return LIKES.get(action["do"], DISLIKES.get(action["do"], 0))


def _card_with_target(action: Message) -> str:
    """The card of an action with a target on the board."""
    if not action.keys() & {"at", "goal", "mine", "corner"} or action["do"] == "step":
        return ""
    card = action["tile"][0] if "tile" in action else action.get("card", "")
    return str(card)


class FedPage:
    """A page whose server is the test: it shows the view that it was fed last."""

    def __init__(self, page: Page, first: Message) -> None:
        self.page = page
        self._line: WebSocketRoute | None = None
        self.now = first
        page.route_web_socket(re.compile(r"/ws\b"), self._connect)
        page.goto(TABLE.path)
        self._wait_for_view()

    def feed(self, message: Message) -> None:
        """Show another view, and wait until it is drawn."""
        self.now = message
        assert self._line is not None
        self._line.send(json.dumps(message))
        self._wait_for_view()

    def say(self, text: str) -> None:
        """Let the seat after mine say something."""
        assert self._line is not None
        seats = self.now["table"]["seats"]
        speaker = (self.now["you"] + 1) % len(seats)
        who = {"seat": speaker, "name": seats[speaker]["name"]}
        said = {"t": "said", **who, "at": 0, "text": text, "sign": ""}
        self._line.send(json.dumps(said))

    def tell(self, messages: list[Message]) -> None:
        """Send what follows the view, and do not wait."""
        assert self._line is not None
        for message in messages:
            self._line.send(json.dumps(message))

    @property
    def lights_by_itself(self) -> bool:
        """Targets are lit without a card: it is time to walk."""
        return any(action["do"] == "step" for action in self.now["legal"])

    def pick_with_targets(self) -> bool:
        """Pick a card that has targets on the board; false if there is none."""
        cards = [card for action in self.now["legal"] if (card := _card_with_target(action))]
        if not cards:
            return False
        self._press(self.page.locator(f'[data-card="{cards[0]}"]').first)
        lit = self.page.locator(".stage .lit, .stage .place")
        lit.first.wait_for(state="attached")
        return True

    def put_back(self) -> None:
        """Put the picked card back."""
        self.page.keyboard.press("Escape")
        self.page.locator(".stage .lit, .stage .place").first.wait_for(state="detached")

    def _press(self, target: Locator) -> None:
        target.dispatch_event("click")

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _hear(self, said: str | bytes) -> None:
        if json.loads(said)["t"] == "join":
            assert self._line is not None
            self._line.send(json.dumps(self.now))

    def _wait_for_view(self) -> None:
        seats = self.now["table"]["seats"]
        name = seats[(self.now["you"] + 1) % len(seats)]["name"]
        self.page.get_by_text(name, exact=True).first.wait_for(state="attached")
        self.page.locator(".stage:not(.unknown) [role=gridcell]").first.wait_for(state="attached")


class AnsweringPage(FedPage):
    """A page whose questions are answered with one rule."""

    def __init__(self, page: Page, first: Message, rule: str) -> None:
        self._rule = rule
        super().__init__(page, first)

    def _hear(self, said: str | bytes) -> None:
        super()._hear(said)
        asked = json.loads(said)
        if asked["t"] == "why":
            assert self._line is not None
            reason = {"t": "reason", "ref": asked["ref"], "rule": self._rule, "args": {}}
            self._line.send(json.dumps(reason))


class GuidedPage(AnsweringPage):
    """A page with hints for its view: each legal action of a kind, with one reason."""

    def __init__(self, page: Page, first: Message, verbs: tuple[str, ...], why: Message) -> None:
        self._verbs, self._why = verbs, why
        super().__init__(page, first, "SAB-048")
        page.locator(".doing .hint").wait_for()

    def _hear(self, said: str | bytes) -> None:
        super()._hear(said)
        asked = json.loads(said)
        if asked["t"] == "hint":
            assert self._line is not None
            proposed = [action for action in self.now["legal"] if action["do"] in self._verbs]
            hints = [{"action": one, "reasons": [self._why], "to": ""} for one in proposed]
            place = {"ref": asked["ref"], "seq": asked["seq"], "staged": 0}
            self._line.send(json.dumps({"t": "hinted", **place, "hints": hints}))
