"""Players without a page: they open tables and play over a WebSocket until a wanted moment."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from tests.waiting import DEALS, HANG, attempts

Message = dict[str, Any]
Action = dict[str, Any]
GOALS_AT = 8
WORTH = {"take": 9.0, "mend": 8.0, "place": 2.0, "peek": 1.0, "discard": 0.5}
WORTH |= {"break": 0.0, "rockfall": 0.0}


class Seat(NamedTuple):
    """A seat of a table with the token that proves its ownership."""

    code: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        return f"/t/{self.code}"

    def local_storage(self, name: str) -> dict[str, object]:
        """The local storage of a browser that owns the seat."""
        held = {"code": self.code, "token": self.token, "seat": self.seat, "name": name, "at": 1}
        return {"undermine.tables": [held], "undermine.name": name}


def open_table(url: str, name: str = "Ana", bots: str = "greedy", **config: object) -> Seat:
    """Open a table; bots take the other seats and the game begins, unless there are none."""
    body = json.dumps({"name": name, "config": config, "bots": bots}).encode()
    asked = urllib.request.Request(  # noqa: S310 - our own address
        f"{url}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=HANG) as reply:  # noqa: S310
        opened = json.load(reply)
    return Seat(opened["code"], opened["seat"], opened["token"])


class ScriptedPlayer:
    """A seat that is played over a WebSocket; a page on the same seat shows the same game."""

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
        """The reason of the last error message; empty if a rule refused the action."""
        self.ballot: Message | None = None
        """The open ballot of the table."""
        self.said: list[str] = []
        """The texts of the table talk."""
        self.seen: list[Message] = []
        """Every event of the game, as this seat sees it."""
        self.send("join", token=seat.token)
        self.receive_until(lambda: bool(self.table))

    def send(self, what: str, **fields: object) -> None:
        self._line.send(json.dumps({"t": what, **fields}))

    def receive(self) -> None:
        """Receive one message and keep its contents."""
        message = json.loads(self._line.recv(timeout=HANG))
        self.table = message.get("table", self.table)
        if message["t"] in ("sync", "moved"):
            self.view, self.legal, self.seq = message["view"], message["legal"], message["seq"]
            self.seen += [event for line in message["log"] for event in line["events"]]
        elif message["t"] == "said":
            self.said.append(message["text"])
        elif message["t"] == "ballot":
            self.ballot = message["ballot"]
        elif message["t"] == "seated":
            self.held = Seat(self.held.code, message["seat"], message["token"])
        elif message["t"] in ("refused", "wrong"):
            self.wrong = message.get("why", "")
            self._answered = -1  # another seat was quicker: choose again

    def receive_until(self, reached: Callable[[], bool]) -> None:
        """Receive messages, without playing, until a condition holds."""
        while not reached():
            self.receive()

    def receive_from(self, seq: int) -> None:
        """Receive messages until the game has reached an entry."""
        while self.seq < seq:
            self.receive()

    def is_voting(self) -> bool:
        """A ballot is open."""
        return self.ballot is not None

    def has_voted(self) -> bool:
        """No ballot is open."""
        return self.ballot is None

    @property
    def due(self) -> str:
        """The kind of the next decision; `over` when the game has ended."""
        agenda = self.view.get("agenda") or [{"due": "over"}]
        return str(agenda[-1]["due"])

    @property
    def my_turn(self) -> bool:
        return bool(self.legal)

    @property
    def cards_on_board(self) -> int:
        return len(self.view["table"]["board"]["tiles"])

    def act(self, action: Action) -> None:
        """Play an action and end the turn."""
        self._ref += 1
        self._answered = self.seq
        self.send("act", seq=self.seq, ref=self._ref, actions=[action], end=True)

    def play_until(
        self, reached: Callable[[], bool], choose: Callable[[list[Action]], Action] | None = None
    ) -> bool:
        """Play on until a condition holds; false if the game ends before.

        Roles and cards are looked at for no time, so that bots do not wait.
        """
        while not reached():
            if self.due == "over":
                return False
            if self.legal and self._answered != self.seq:
                self.act((choose or dig)(self.legal))
                self.send("seen")
            before = len(self.seen)
            self.receive()
            if any(event["did"] == "roundbegan" for event in self.seen[before:]):
                self.send("understood")
        return True


@contextmanager
def scripted_player(url: str, seat: Seat) -> Iterator[ScriptedPlayer]:
    """A scripted player on a seat, connected while the context lasts."""
    with connect(f"{url.replace('http', 'ws')}/ws/{seat.code}") as line:
        yield ScriptedPlayer(line, seat)


def sit_down(url: str, code: str, name: str) -> Seat:
    """Take a seat in a lobby, and be ready."""
    with scripted_player(url, Seat(code, -1, "")) as player:
        player.send("sit", name=name)
        player.receive_until(lambda: bool(player.held.token))
        player.send("ready", word="stone")
        player.receive_until(lambda: player.table["seats"][player.held.seat]["ready"])
        return player.held


def shared_table(url: str, *names: str, **config: object) -> list[Seat]:
    """The seats of a game that has just begun; bots take the seats without a name."""
    host = open_table(url, names[0], bots="", **config)
    seats = [host, *(sit_down(url, host.code, name) for name in names[1:])]
    with scripted_player(url, host) as player:
        player.send("ready", word="rock")
        player.send("start")
        player.receive_until(lambda: player.seq >= 0)
    return seats


def table_where(url: str, verb: str) -> tuple[Seat, Action]:
    """A seat of a first round whose turn it is, and a legal action of a kind."""
    deals = attempts(DEALS, "a table as wanted")
    while True:
        next(deals)
        seat = open_table(url, seats=5)
        with scripted_player(url, seat) as player:
            player.send("understood")
            came = player.play_until(lambda: any(action["do"] == verb for action in player.legal))
            if came and player.view["table"]["round"] == 1:
                return seat, next(action for action in player.legal if action["do"] == verb)


# -- choices ---------------------------------------------------------------------------------------


def dig(legal: list[Action]) -> Action:
    """Choose as a digger: dig towards the goals, mend, take the best gold, break no tools."""
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
