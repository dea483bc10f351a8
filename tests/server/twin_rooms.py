"""Rooms in the middle of a game, to compare a state with its twin.

A twin of a state looks the same to one seat and hides other cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from tests.server.room_harness import InlineBots, RecordingListener, StoppedTime
from undermine.core.ruleset import Ruleset
from undermine.core.state import EVERYBODY, SPECTATOR, Action, Event, Seat, State, reader_bit
from undermine.dealer import Dealer
from undermine.games import load
from undermine.notation.wire import encode
from undermine.server.protocol.messages import (
    Ask,
    Back,
    Config,
    End,
    Preview,
    Propose,
    Question,
    Seen,
    Skip,
)
from undermine.server.services import Services
from undermine.server.settings import Settings
from undermine.server.table.digests import Decided
from undermine.server.table.game import GameSession, LogEntry
from undermine.server.table.record import SeatRecord, TableRecord
from undermine.server.table.room import ROOM_ITSELF, Room
from undermine.server.table.sync import make_sync
from undermine.server.tables import HANDLERS
from undermine.testing.all_actions import universe
from undermine.testing.traces import STYLES, Trace, play_randomly

MOMENTS_PER_GAME = 2
"""The number of decisions of each game that are compared."""


class DiscardingStore:
    """A store that keeps nothing."""

    async def append(self, *_args: object, **_more: object) -> None:
        pass

    stage = put_table = append


def room_in_game(trace: Trace, state: State[Any], log: list[LogEntry], viewer: Seat) -> Room:
    """A room in the middle of a game, with a person on every seat."""
    seats = [SeatRecord("person", f"Person {seat}", learner=True) for seat in range(trace.seats)]
    config = Config(game=trace.rules.name, seats=trace.seats, pace="live")
    record = TableRecord("red-lamp", config, seats, trace.rules.id, 0, "seed", status="playing")
    services = Services(DiscardingStore(), StoppedTime(), InlineBots(), Settings())  # type: ignore[arg-type]
    room = Room(record, services, HANDLERS)
    game = GameSession(trace.rules, trace.seats, "seed", ())
    game.state, game.seq = state, log[-1].seq
    room.install_game(game)
    room.round.add(log)
    stood_in = [one._replace(how="stand-in") if one.actor >= 0 else one for one in log]
    room.digests.add(Decided(1, one) for one in stood_in)
    room.add_notice("standin-host", 0, 1)
    room.broadcast_notices()
    for seat in range(trace.seats):
        if seat != viewer:
            room.audience.join(RecordingListener(), seat)
    room.hourglass.restart()
    return room


def entries_before(trace: Trace, moment: int) -> list[LogEntry]:
    """The entries that led to a moment."""
    return [
        LogEntry(number, ply.entry.actor, ply.entry.action, ply.events)
        for number, ply in enumerate(trace.plies[:moment], 1)
    ]


def scrambled(rules: Ruleset[Any], log: list[LogEntry], viewer: Seat) -> list[LogEntry]:
    """The same entries with other cards wherever the viewer did not see them."""

    def other(event: Event) -> Event:
        if event.readers == EVERYBODY or event.readers & reader_bit(viewer) or not event.cards:
            return event
        backs = [rules.cards.back_of(card) for card in event.cards]
        cards = tuple(max(c.id for c in rules.cards if c.back == back) for back in backs)
        return msgspec.structs.replace(event, cards=cards)

    return [one._replace(events=tuple(map(other, one.events))) for one in log]


async def received(room: Room, viewer: Seat, asks: list[Any], *, asker: Seat) -> bytes:
    """All bytes that a viewer receives while the asker sends messages."""
    listener = RecordingListener()
    room.audience.join(listener, viewer)
    lines = {room.audience.seat_of(line): line for line in room.audience}
    listener.send(msgspec.json.encode(make_sync(room, viewer)))
    for ask in asks:
        room.post_always(lines.get(asker, ROOM_ITSELF), ask)
        await room.wait_until_idle()
        for hints in room.bot_tasks:
            await hints
    return listener.bytes


def raws(actions: list[Action]) -> list[Raw]:
    return [Raw(encode(action)) for action in actions]


def questions(rules: Ruleset[Any], state: State[Any], roll: Any) -> list[Ask]:  # noqa: ANN401
    """Messages that leave the game as it is."""
    legal = list(rules.legal(state))
    thinkable = list(universe(rules, state))
    some = [thinkable[roll(len(thinkable))] for _ in range(25)]
    asks: list[Ask] = []
    for raw in raws([*legal[:: max(1, len(legal) // 12)], *some]):
        asks += [Question(1, raw), Preview(2, raw), Propose(raw)]
    return [*asks, Question(1, Raw(b'{"do":"fly"}')), End(0, 3), Back(0, 3), Seen(), Skip()]


def moments(trace: Trace, roll: Any) -> Iterator[int]:  # noqa: ANN401
    """Some moments at which a seat decides."""
    decisions = [n for n, state in enumerate(trace.states) if state.actor >= 0]
    for _ in range(MOMENTS_PER_GAME):
        yield decisions[roll(len(decisions))]


def viewers(trace: Trace, state: State[Any], roll: Any) -> list[Seat]:  # noqa: ANN401
    """The actor, another seat and a spectator."""
    return [state.actor, (state.actor + 1 + roll(trace.seats - 1)) % trace.seats, SPECTATOR]


@cache
def played(game: str, seats: int, style: str) -> Trace:
    return play_randomly(load(game), seats, Dealer(f"{seats}{style}").roll, STYLES[style])


GAMES = [
    *(("saboteur", seats, sorted(STYLES)[seats % 3]) for seats in range(3, 11)),
    ("saboteur+allow_concede", 5, "looking"),
    ("saboteur+hide_gold_card_count", 4, "digging"),
    ("saboteur+known_saboteurs", 7, "uniform"),
    ("saboteur-2", 2, "digging"),
    ("saboteur-2", 5, "meddling"),
    ("saboteur-2", 12, "uniform"),
    ("saboteur-2+open_gold+no_set_aside", 4, "looking"),
    ("saboteur-2+show_unused_roles+back_after_swap", 6, "meddling"),
    ("the-lost-mines", 3, "digging"),
    ("the-lost-mines", 6, "looking"),
    ("the-lost-mines", 9, "uniform"),
    ("the-lost-mines+owner_sees_treasure=off+hidden_vp", 4, "digging"),
    ("the-lost-mines+quarter_turns+treasure_always_optional", 5, "meddling"),
    ("the-dark-cave", 2, "digging"),
    ("the-dark-cave", 5, "meddling"),
    ("the-dark-cave", 8, "uniform"),
    ("the-dark-cave+axe_order=secret+show_backs=off", 4, "digging"),
    ("the-dark-cave+vein_optional+paralysis=next-turn", 3, "looking"),
]
"""Every game, with few and many seats, and with options that change the visibility of cards."""
