"""The law of the server: what a seat cannot tell apart, it is told in the same bytes.

A twin of a state looks the same to one seat and hides other cards. Two rooms, one with the
state and one with its twin, are asked the same things; that seat must hear the same from both.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Raw
from prometheus_client import generate_latest

from tests.server.room_harness import (
    NAMES,
    InlineBots,
    RecordingListener,
    RoomHarness,
    StoppedTime,
    act,
    actor_of,
    run_scene,
)
from undermine.core.draft import Draft
from undermine.core.resample import resample
from undermine.core.ruleset import Ruleset
from undermine.core.state import EVERYBODY, SPECTATOR, Action, Event, Seat, State, reader_bit
from undermine.core.view import project, project_action
from undermine.dealer import Dealer, promise
from undermine.games import load
from undermine.notation.wire import encode
from undermine.server.logs import configure
from undermine.server.protocol.messages import (
    Act,
    Ask,
    Back,
    Config,
    End,
    Join,
    Preview,
    Propose,
    Question,
    Say,
    Start,
)
from undermine.server.services import Services
from undermine.server.settings import Settings
from undermine.server.table.clocks import TimeUp
from undermine.server.table.digests import KEPT, Decided
from undermine.server.table.game import GameSession, LogEntry, Trial
from undermine.server.table.record import SeatRecord, TableRecord
from undermine.server.table.room import ROOM_ITSELF, Room
from undermine.server.table.sync import make_sync
from undermine.server.tables import HANDLERS
from undermine.testing.all_actions import universe
from undermine.testing.traces import STYLES, Trace, play_randomly

MOMENTS = 2
"""Of each game."""


Pair = tuple[State[Any], State[Any]]
"""A state and its twin."""


class Nowhere:
    """A store that keeps nothing."""

    async def append(self, *_args: object, **_more: object) -> None:
        pass

    stage = put_table = append


def seated(trace: Trace, state: State[Any], log: list[LogEntry], viewer: Seat) -> Room:
    """A room with people on every seat in the middle of a game."""
    seats = [SeatRecord("person", f"Person {seat}") for seat in range(trace.seats)]
    config = Config(game=trace.rules.name, seats=trace.seats, pace="live")
    record = TableRecord("red-lamp", config, seats, trace.rules.id, 0, "seed", status="playing")
    services = Services(Nowhere(), StoppedTime(), InlineBots(), Settings())  # type: ignore[arg-type]
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


def happened(trace: Trace, moment: int) -> list[LogEntry]:
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


async def heard(room: Room, viewer: Seat, asks: list[Any], *, asker: Seat) -> bytes:
    """Everything a viewer is told while somebody asks for something."""
    listener = RecordingListener()
    room.audience.join(listener, viewer)
    lines = {room.audience.seat_of(line): line for line in room.audience}
    listener.send(msgspec.json.encode(make_sync(room, viewer)))
    for ask in asks:
        room.post_always(lines.get(asker, ROOM_ITSELF), ask)
        await room.wait_until_idle()
    return listener.bytes


def raws(actions: list[Action]) -> list[Raw]:
    return [Raw(encode(action)) for action in actions]


def questions(rules: Ruleset[Any], state: State[Any], roll: Any) -> list[Ask]:  # noqa: ANN401
    """Everything that can be asked without an answer to the others."""
    legal = list(rules.legal(state))
    thinkable = list(universe(rules, state))
    some = [thinkable[roll(len(thinkable))] for _ in range(25)]
    asks: list[Ask] = []
    for raw in raws([*legal[:: max(1, len(legal) // 12)], *some]):
        asks += [Question(1, raw), Preview(2, raw), Propose(raw)]
    return [*asks, Question(1, Raw(b'{"do":"fly"}')), End(0, 3), Back(0, 3)]


def moments(trace: Trace, roll: Any) -> Iterator[int]:  # noqa: ANN401
    """Some moments at which a seat decides."""
    decisions = [n for n, state in enumerate(trace.states) if state.actor >= 0]
    for _ in range(MOMENTS):
        yield decisions[roll(len(decisions))]


def viewers(trace: Trace, state: State[Any], roll: Any) -> list[Seat]:  # noqa: ANN401
    """Whoever is on, somebody else, and a spectator."""
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
"""Every game, with few and many seats, and with options that change who sees what."""


@pytest.mark.parametrize(("game", "seats", "style"), GAMES)
def test_a_seat_hears_the_same_of_states_it_cannot_tell_apart(
    game: str, seats: int, style: str
) -> None:
    trace = played(game, seats, style)
    roll = Dealer(f"secrets{seats}").roll

    async def compare(state: State[Any], log: list[LogEntry], viewer: Seat) -> None:
        rules = trace.rules
        twin = resample(rules, rules.view(state, viewer), roll)
        pair = (
            seated(trace, state, log, viewer),
            seated(trace, twin, scrambled(rules, log, viewer), viewer),
        )
        asks = questions(rules, state, roll) if viewer >= 0 else [Say("?")]
        told = [await heard(room, viewer, asks, asker=viewer) for room in pair]
        assert told[0] == told[1]
        assert len(told[0]) > 1000

    for moment in moments(trace, roll):
        state = trace.states[moment]
        for viewer in viewers(trace, state, roll):
            asyncio.run(compare(state, happened(trace, moment), viewer))


def counterpart(trace: Trace, pair: Pair, action: Action, viewer: Seat) -> Action | None:
    """What looks like this action to the viewer and is legal for the twin."""
    rules, (state, twin) = trace.rules, pair
    seen = project_action(rules.cards, state, action, viewer)
    for other in rules.legal(twin):
        if project_action(rules.cards, twin, other, viewer) == seen:
            return other
    return None


class Outcome(NamedTuple):
    """What a viewer is told of a move, and what the engine would show of it."""

    told: bytes
    shown: object


async def outcome(room: Room, ask: object, viewer: Seat) -> Outcome:
    assert room.game is not None
    rules, known, actor = room.game.rules, len(room.round.entries), room.actor
    told = await heard(room, viewer, [ask], asker=actor)
    events = [event for one in room.round.entries[known:] for event in one.events]
    seen = rules.view(room.staged_state if viewer == actor else room.game.state, viewer)
    return Outcome(told, (seen, [project(rules.cards, event, viewer) for event in events]))


async def compared(trace: Trace, pair: Pair, moment: int, viewer: Seat) -> int:
    """How many moves showed the viewer the same of both states; all were told in the same bytes."""
    log = happened(trace, moment)
    logs = log, scrambled(trace.rules, log, viewer)
    same = 0
    for asks in moves(trace, pair, log[-1].seq, viewer):
        one, two = [
            await outcome(seated(trace, state, said, viewer), ask, viewer)
            for state, said, ask in zip(pair, logs, asks, strict=True)
        ]
        if one.shown == two.shown:
            assert one.told == two.told
            same += 1
    return same


def moves(trace: Trace, pair: Pair, seq: int, viewer: Seat) -> Iterator[tuple[object, object]]:
    """Moves that look the same to the viewer, one for each state; the clock makes one too."""
    yield TimeUp(1), TimeUp(1)
    legal = trace.rules.legal(pair[0])
    for action in legal[:: max(1, len(legal) // 6)]:
        other = counterpart(trace, pair, action, viewer)
        for end in (False, True) if viewer == pair[0].actor else (True,):
            if other is not None:
                yield Act(seq, 1, raws([action]), 0, end), Act(seq, 1, raws([other]), 0, end)


@pytest.mark.parametrize(("game", "seats", "style"), GAMES)
def test_a_move_is_told_in_the_same_bytes_if_it_shows_the_same(
    game: str, seats: int, style: str
) -> None:
    trace = played(game, seats, style)
    roll, same = Dealer(f"moves{seats}").roll, 0

    for moment in moments(trace, roll):
        state = trace.states[moment]
        for viewer in viewers(trace, state, roll):
            pair = state, resample(trace.rules, trace.rules.view(state, viewer), roll)
            same += asyncio.run(compared(trace, pair, moment, viewer))

    assert same >= 6


# -- steps that are kept between a preview and the end of a turn --------------------------------


def stageable(rules: Ruleset[Any], state: State[Any], roll: Any) -> Trial | None:  # noqa: ANN401
    """An action that can be taken back, tried in a state; None where there is none."""
    legal = rules.legal(state)
    for action in [legal[roll(len(legal))] for _ in legal[:20]]:
        trial = Trial(rules, state, action)
        if not trial.publishes:
            return trial
    return None


def second_thoughts(rules: Ruleset[Any], state: State[Any], seq: int, roll: Any) -> list[Ask]:  # noqa: ANN401
    """Messages of an actor who previews, stages and takes back one action, or two."""
    first = stageable(rules, state, roll)
    if first is None:
        return []
    (one,) = raws([first.action])
    asks: list[Ask] = [
        *(Preview(1, one), Act(seq, 2, [one]), Preview(3, one), Question(4, one)),
        *(Back(seq, 5), Act(seq, 6, [one]), Preview(7, one)),
    ]
    after = first.prepared.state
    second = stageable(rules, after, roll) if after.actor == state.actor else None
    if second is not None:
        (two,) = raws([second.action])
        asks += [Preview(1, two), Act(seq, 2, [two], 1), Back(seq, 3), Preview(4, two)]
        asks += [Act(seq, 5, [two], 1), Back(seq, 6), Back(seq, 7), Act(seq, 8, [one, two])]
    others = [ask for ask in questions(rules, state, roll) if not isinstance(ask, Propose)]
    return [*others, *asks, *others]


class Forgetful(GameSession):
    """Keeps no step: each message runs the rules anew."""

    __slots__ = ()

    def trial(self, state: State[Any], action: Action) -> Trial:
        return Trial(self.rules, state, action)


def forgetful(room: Room) -> Room:
    """The same room with a game that keeps no step."""
    assert room.game is not None
    room.game.__class__ = Forgetful
    return room


@pytest.mark.parametrize(("game", "seats", "style"), GAMES)
def test_kept_steps_change_nothing_that_anybody_hears(
    game: str, seats: int, style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither do hidden cards: not what the author hears, nor how often the rules are run."""
    trace = played(game, seats, style)
    rules, roll = trace.rules, Dealer(f"kept{seats}").roll
    runs, run = [0], Ruleset._do
    staged = 0

    def do(self: Ruleset[Any], draft: Draft[Any], action: Action) -> None:
        runs[0] += 1
        run(self, draft, action)

    async def told(room: Room, asks: list[Ask], viewer: Seat, asker: Seat) -> tuple[bytes, int]:
        runs[0] = 0
        return await heard(room, viewer, asks, asker=asker), runs[0]

    async def compare(state: State[Any], log: list[LogEntry]) -> int:
        author = state.actor
        twin = resample(rules, rules.view(state, author), roll)
        asks = second_thoughts(rules, state, log[-1].seq, roll)
        other = (author + 1) % seats
        kept = await told(seated(trace, state, log, author), asks, author, author)
        hidden = scrambled(rules, log, author)
        assert await told(seated(trace, twin, hidden, author), asks, author, author) == kept
        anew = await told(forgetful(seated(trace, state, log, author)), asks, author, author)
        assert anew[0] == kept[0]
        assert anew[1] > kept[1] or not asks
        nothing = await told(seated(trace, state, log, other), [], other, author)
        assert (await told(seated(trace, state, log, other), asks, other, author))[0] == nothing[0]
        return kept[0].count(b'"t":"staged"')

    monkeypatch.setattr(Ruleset, "_do", do)
    for moment in (*moments(trace, roll), *moments(trace, roll)):
        staged += asyncio.run(compare(trace.states[moment], happened(trace, moment)))

    assert staged > 6


# -- digests -------------------------------------------------------------------------------------


def test_only_the_person_reads_what_was_decided_in_their_name() -> None:
    trace = played(*GAMES[0])
    roll = Dealer("digests").roll
    read = 0

    for moment in moments(trace, roll):
        log = happened(trace, moment)
        for viewer in (SPECTATOR, *range(trace.seats)):
            room = seated(trace, trace.states[moment], log, viewer)
            sync = make_sync(room, viewer)
            decided = [one.seq for one in log if one.actor == viewer and one.events]
            if viewer < 0 or not decided:
                assert sync.digest is None
            else:
                assert sync.digest is not None
                assert [one.seq for one in sync.digest.log] == decided[-KEPT:]
                read += 1

    assert read


# -- tokens, seeds, logs, numbers ----------------------------------------------------------------


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that is logged."""
    root, ours = logging.getLogger(), logging.getLogger("undermine")
    before = root.handlers, root.level, ours.level
    stream = io.StringIO()
    configure("debug", "json", stream)
    yield stream
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_tokens_seeds_and_cards_are_in_no_message_log_or_number(
    tmp_path: Path, written: io.StringIO
) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana-Name", seats=3)
        code = opened.code
        listeners = [
            await harness.join(opened),
            *[await harness.sit(code, name) for name in NAMES[1:3]],
        ]
        await harness.post(listeners[0], code, Start(), Say("secret plan"))
        watcher = await harness.join(code)
        await harness.post(RecordingListener(), code, Join("wrong-token-0"))
        room, game = await harness.room(code), await harness.game(code)
        while room.record.status == "playing":
            on = actor_of(listeners)
            move = on.now["legal"][0]
            await harness.post(on, code, act(on, {**move, "do": "fly"}), act(on, move, end=True))
            if game.seq > 60:
                harness.bot_workers.fail = True
                break

        tokens = [opened.token, *(listener.last("seated")["token"] for listener in listeners[1:])]
        hashes = [seat.token for seat in room.record.seats]
        words = [seat.word for seat in room.record.seats if seat.word]
        secret = [game.seed, *tokens, *hashes, *words, "wrong-token-0"]
        assert len(words) == 2
        for listener, own in zip([*listeners, watcher], [*tokens, ""], strict=True):
            told = listener.bytes.decode()
            assert [one for one in secret if one in told and one != own] == []
        assert promise(game.seed) in watcher.bytes.decode()
        logged = written.getvalue() + generate_latest().decode()
        faces = [card.id for card in game.rules.cards if card.face and card.kind == "path"]
        cards = [face for face in faces if len(face) > 3]
        assert [one for one in (*secret, "secret plan", "Ana-Name", *cards) if one in logged] == []
        assert "table opened" in logged
        assert code not in generate_latest().decode()

    run_scene(tmp_path, scene)
