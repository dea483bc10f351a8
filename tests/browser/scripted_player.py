"""Somebody who plays without a page: opens tables, and brings a game to a wanted moment quickly."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from tests.browser.harness import HANG

Message = dict[str, Any]
Action = dict[str, Any]
GOALS_AT = 8
WORTH = {"take": 9.0, "mend": 8.0, "place": 2.0, "peek": 1.0, "discard": 0.5}
WORTH |= {"break": 0.0, "rockfall": 0.0}


class Seat(NamedTuple):
    """What proves that a seat is mine."""

    code: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        return f"/t/{self.code}"

    def local_storage(self, name: str) -> dict[str, object]:
        """What a browser that sits here keeps."""
        held = {"code": self.code, "token": self.token, "seat": self.seat, "name": name, "at": 1}
        return {"undermine.tables": [held], "undermine.name": name}


def open_table(url: str, name: str = "Ana", bots: str = "greedy", **config: object) -> Seat:
    """Open a table; bots take the other seats and the game begins, unless there are none."""
    body = json.dumps({"name": name, "config": config, "bots": bots}).encode()
    asked = urllib.request.Request(  # noqa: S310 - our own address
        f"{url}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=HANG) as reply:  # noqa: S310
        told = json.load(reply)
    return Seat(told["code"], told["seat"], told["token"])


class ScriptedPlayer:
    """A seat at a table, played over the wire; a page on the same seat sees everything."""

    def __init__(self, line: ClientConnection, seat: Seat) -> None:
        self._line = line
        self._ref = 0
        self._answered = -1
        self.held = seat
        self.table: Message = {}
        self.view: Message = {}
        self.legal: list[Action] = []
        self.seq = -1
        self.wrong = ""
        """Why the last thing asked for was not done, unless a rule forbids it."""
        self.ballot: Message | None = None
        """What the table votes on."""
        self.said: list[str] = []
        """What people have said."""
        self.seen: list[Message] = []
        """Every event of the game, as this seat saw it."""
        self.send("join", token=seat.token)
        self.receive_until(lambda: bool(self.table))

    def send(self, what: str, **fields: object) -> None:
        self._line.send(json.dumps({"t": what, **fields}))

    def receive(self) -> None:
        """Take in one message."""
        told = json.loads(self._line.recv(timeout=HANG))
        self.table = told.get("table", self.table)
        if told["t"] in ("sync", "moved"):
            self.view, self.legal, self.seq = told["view"], told["legal"], told["seq"]
            self.seen += [event for line in told["log"] for event in line["events"]]
        elif told["t"] == "said":
            self.said.append(told["text"])
        elif told["t"] == "ballot":
            self.ballot = told["ballot"]
        elif told["t"] == "seated":
            self.held = Seat(self.held.code, told["seat"], told["token"])
        elif told["t"] in ("refused", "wrong"):
            self.wrong = told.get("why", "")
            self._answered = -1  # somebody else was quicker: look again

    def receive_until(self, come: Callable[[], bool]) -> None:
        """Listen without playing."""
        while not come():
            self.receive()

    def receive_from(self, seq: int) -> None:
        """Listen until the game has come so far."""
        while self.seq < seq:
            self.receive()

    def is_voting(self) -> bool:
        """The table votes."""
        return self.ballot is not None

    def has_voted(self) -> bool:
        """The vote is over, or there was none."""
        return self.ballot is None

    @property
    def due(self) -> str:
        """What is decided next, or nothing when the game is over."""
        agenda = self.view.get("agenda") or [{"due": "over"}]
        return str(agenda[-1]["due"])

    @property
    def my_turn(self) -> bool:
        return bool(self.legal)

    @property
    def cards_on_board(self) -> int:
        return len(self.view["table"]["board"]["tiles"])

    def act(self, action: Action) -> None:
        """Play something and end the turn."""
        self._ref += 1
        self._answered = self.seq
        self.send("act", seq=self.seq, ref=self._ref, actions=[action], end=True)

    def play_until(
        self, come: Callable[[], bool], choose: Callable[[list[Action]], Action] | None = None
    ) -> bool:
        """Play on until the moment comes; false if the game ends before."""
        while not come():
            if self.due == "over":
                return False
            if self.legal and self._answered != self.seq:
                self.act((choose or dig)(self.legal))
            self.receive()
        return True


@contextmanager
def scripted_player(url: str, seat: Seat) -> Iterator[ScriptedPlayer]:
    """Sit down without a page, for a while."""
    with connect(f"{url.replace('http', 'ws')}/ws/{seat.code}") as line:
        yield ScriptedPlayer(line, seat)


def sit_down(url: str, code: str, name: str) -> Seat:
    """Take a seat at a table that is filling, and be ready."""
    with scripted_player(url, Seat(code, -1, "")) as player:
        player.send("sit", name=name)
        player.receive_until(lambda: bool(player.held.token))
        player.send("ready", word="stone")
        player.receive_until(lambda: player.table["seats"][player.held.seat]["ready"])
        return player.held


def shared_table(url: str, *names: str, **config: object) -> list[Seat]:
    """A game of several people that has just begun; bots take the seats that are left."""
    host = open_table(url, names[0], bots="", **config)
    seats = [host, *(sit_down(url, host.code, name) for name in names[1:])]
    with scripted_player(url, host) as player:
        player.send("ready", word="rock")
        player.send("start")
        player.receive_until(lambda: player.seq >= 0)
    return seats


def table_where(url: str, verb: str) -> tuple[Seat, Action]:
    """It is my turn in the first round, and I can do something of a kind."""
    while True:
        seat = open_table(url, seats=5)
        with scripted_player(url, seat) as player:
            player.send("understood")
            came = player.play_until(lambda: any(action["do"] == verb for action in player.legal))
            if came and player.view["table"]["round"] == 1:
                return seat, next(action for action in player.legal if action["do"] == verb)


# -- ways to play ----------------------------------------------------------------------------------


def dig(legal: list[Action]) -> Action:
    """Dig towards the goals, mend, take the best gold; break nobody's tools."""
    return max(legal, key=_worth_for_diggers)


def _worth_for_diggers(action: Action) -> tuple[float, ...]:
    worth = WORTH.get(action["do"], 5.0)
    match action["do"]:
        case "place":
            across, down = action["at"]
            ends = -4 if "." in action["tile"][0] else 0
            return (worth, across - abs(down) / 4 - max(0, across - GOALS_AT) * 3 + ends)
        case "take":
            return (worth, float(action["card"].partition("-")[2] or 0))
        case "discard":
            return (worth, -len(action["cards"]))
        case _:
            return (worth,)
