"""What happens around a game: coming, sitting down, choosing options, beginning, host's tools."""

from __future__ import annotations

from typing import Final

from undermine.bots.base import names
from undermine.core.state import SPECTATOR, Seat
from undermine.games import REGISTRY, load
from undermine.server.logs import log
from undermine.server.protocol.messages import (
    VERSION,
    Again,
    Appoint,
    Config,
    Configure,
    Join,
    Pause,
    Ready,
    Rename,
    Rise,
    Seated,
    Sit,
    Start,
    Wrong,
)
from undermine.server.store.base import StoreError
from undermine.server.table.commands.late_joining import forget_line, recognise
from undermine.server.table.commands.seats import make_host, next_person, resettle, unseat
from undermine.server.table.commit import ask_bot, begin
from undermine.server.table.digests import Digests
from undermine.server.table.notices import note
from undermine.server.table.plain_text import deal_word, nickname
from undermine.server.table.record import fresh_seed
from undermine.server.table.room import Handle, Listener, Room, Trouble

DEFAULT_BOT: Final = "greedy"


class Left:
    """The room is told: a line is gone."""


async def join(room: Room, listener: Listener, ask: Join) -> None:
    """Come to the table, to one's own seat or to watch; coming again is no harm."""
    if ask.version != VERSION:
        raise Trouble("version")
    if not room.doc.knows(ask.token):
        _require_room_to_watch(room, listener)
    seat = room.doc.seat_of(ask.token)
    if ask.token and seat is None and not recognise(room, listener, ask.token):
        room.tell(listener, Wrong("token"))
    before = room.present
    room.listeners[listener] = SPECTATOR if seat is None else seat
    since = ask.seq if ask.number == room.doc.number else -1
    room.tell(listener, room.sync(room.listeners[listener], since))
    room.attendance.changed(but=listener)
    if room.present != before and room.live is not None:
        room.hourglass.mind_and_tell()
    if room.present != before:
        room.presence.arrived(room.listeners[listener])


async def left(room: Room, listener: Listener, _ask: Left) -> None:
    """A line is gone; the seat is kept."""
    seat = room.listeners.pop(listener, None)
    if seat is None:
        return
    forget_line(room, listener)
    room.presence.departed(seat)
    room.attendance.changed()
    if room.live is not None:
        room.hourglass.mind_and_tell()


async def sit(room: Room, listener: Listener, ask: Sit) -> None:
    """Take an open seat."""
    if room.listeners.get(listener, SPECTATOR) >= 0:
        raise Trouble("not-now", "you have a seat here already")
    if listener in room.barred:
        raise Trouble("removed")
    if room.doc.status == "playing":
        raise Trouble("not-now", "in the middle of a game a seat is asked for")
    name = _name(ask.name)
    seat = room.doc.free_seat(ask.seat)
    if seat is None:
        raise Trouble("taken" if ask.seat >= 0 else "full")
    token = room.doc.sit_down(seat, name)
    if not room.doc.persons()[1:]:
        room.doc.host = seat
    await room.save()
    room.listeners[listener] = seat
    room.tell(listener, Seated(seat, token))
    room.tell(listener, room.sync(seat))
    room.tell_around(but=listener)
    if room.live is not None:
        room.hourglass.mind_and_tell()


async def rise(room: Room, listener: Listener, ask: Rise) -> None:
    """Leave one's seat; in the middle of a game it may be taken back, unless one goes for good."""
    seat = room.seat_of(listener)
    is_kept = room.doc.status == "playing" and not ask.for_good
    if room.doc.status == "playing":
        note(room, "standin-own" if is_kept else "left", seat, seat)
    if is_kept:
        room.doc.stand_in(seat, "back")
    else:
        room.doc.vacate(seat)
        room.doc.seats[seat].offered = room.doc.status == "playing"
    _pass_host_on(room, seat)
    await room.save()
    if is_kept:
        resettle(room, seat)
    else:
        unseat(room, seat)


async def rename(room: Room, listener: Listener, ask: Rename) -> None:
    """Call me differently."""
    seat = room.seat_of(listener)
    _while_filling(room)
    room.doc.rename(seat, _name(ask.name))
    await room.save()
    room.tell_around()


async def ready(room: Room, listener: Listener, ask: Ready) -> None:
    """Ready to begin, with a word for the deal."""
    seat = room.seat_of(listener)
    _while_filling(room)
    doc = room.doc.seats[seat]
    doc.ready, doc.word = ask.ready, deal_word(ask.word) if ask.ready else ""
    await room.save()
    room.tell_around()


async def configure(room: Room, listener: Listener, ask: Configure) -> None:
    """Change what was agreed; whoever was ready looks again, unless only the pace changed."""
    room.host(listener)
    if room.doc.status != "filling":
        _only_pace_and_talk(room.doc.config, ask.config)
    rules = chosen_rules(ask.config)
    if not room.doc.resize(ask.config.seats):
        raise Trouble("seats", f"more than {ask.config.seats} people have sat down")
    if _agreed(ask.config) != _agreed(room.doc.config):
        for doc in room.doc.seats:
            doc.ready = doc.kind == "bot"
    other_pace = ask.config.pace != room.doc.config.pace
    room.doc.config, room.doc.rules = ask.config, rules
    await room.save()
    room.tell_around()
    if other_pace and room.live is not None:
        room.hourglass.turn_and_tell()


async def start(room: Room, listener: Listener, _ask: Start) -> None:
    """Begin; open seats are filled with bots."""
    host = room.host(listener)
    _while_filling(room)
    waiting = [s for s in room.doc.persons() if s != host and not room.doc.seats[s].ready]
    if waiting:
        raise Trouble("not-now", f"seat {waiting[0] + 1} is not ready")
    fill_with_bots(room, DEFAULT_BOT)
    await begin(room)


async def appoint(room: Room, listener: Listener, ask: Appoint) -> None:
    """A bot takes a seat on which nobody sits; before and after a game it can be opened again."""
    room.host(listener)
    if ask.seat >= len(room.doc.seats):
        raise Trouble("no-seat", f"seat {ask.seat + 1}")
    if room.doc.seats[ask.seat].kind == "person":
        raise Trouble("person")
    if ask.bot:
        known_bot(ask.bot)
        _seat_bot(room, ask.seat, ask.bot)
    elif room.doc.status == "playing":
        raise Trouble("not-now", "in the middle of a game a seat is offered")
    else:
        room.doc.vacate(ask.seat)
    await room.save()
    resettle(room, ask.seat)


def _seat_bot(room: Room, seat: Seat, bot: str) -> None:
    """In the middle of a game only the bot is another one."""
    if room.doc.status == "playing":
        room.doc.seats[seat].bot = bot
    else:
        room.doc.seat_bot(seat, bot)


async def pause(room: Room, listener: Listener, ask: Pause) -> None:
    """Stop everything, or go on."""
    room.host(listener)
    _while_playing(room)
    room.doc.paused = ask.paused
    await room.save()
    room.tell_around()
    room.hourglass.turn_and_tell()
    if not ask.paused:
        ask_bot(room)


async def again(room: Room, listener: Listener, _ask: Again) -> None:
    """Another game with the same people; alone with bots it begins at once."""
    host = room.host(listener)
    doc = room.doc
    if doc.status != "over":
        raise Trouble("not-now")
    doc.number, doc.status, doc.paused = doc.number + 1, "filling", False
    doc.seed = fresh_seed(room.services.random)
    doc.applicants, doc.notices, doc.motion = [], [], None
    for number, seat in enumerate(doc.seats):
        seat.ready, seat.word = seat.kind == "bot", ""
        seat.offered, seat.read, seat.since, seat.late = False, 0, 0, False
        if seat.kind == "person":
            doc.end_stand_in(number)
        elif seat.kind == "open":
            doc.vacate(number)
    await room.save()
    room.live, room.projector, room.log, room.staged = None, None, [], []
    room.digests = Digests()
    log.info("another game", code=doc.code, number=doc.number)
    if doc.persons() == [host]:
        await _begin_alone(room)
    else:
        room.tell_each(room.sync)


async def _begin_alone(room: Room) -> None:
    fill_with_bots(room, DEFAULT_BOT)
    try:
        await begin(room)
    except StoreError:
        room.tell_each(room.sync)  # the lobby is stored, and the game can be begun there
        raise


# -- helpers -------------------------------------------------------------------------------------


def chosen_rules(config: Config) -> str:
    """The ruleset that a table wants, if there is one for so many seats."""
    if config.game not in REGISTRY:
        raise Trouble("options", f"there is no game {config.game!r}")
    try:
        rules = load(config.game).with_options(config.options)
    except ValueError as error:
        raise Trouble("options", str(error)[:200]) from error
    if config.seats not in rules.seats:
        raise Trouble("seats", f"{rules.name} is for {rules.seats[0]} to {rules.seats[-1]}")
    return rules.id


def known_bot(bot: str) -> None:
    """Refuse a bot that is not there."""
    if bot not in names():
        raise Trouble("options", f"there is no bot {bot!r}; the bots are {', '.join(names())}")


def fill_with_bots(room: Room, bot: str) -> None:
    """Bots take the open seats."""
    for seat, doc in enumerate(room.doc.seats):
        if doc.kind == "open":
            room.doc.seat_bot(seat, bot)


def _name(text: str) -> str:
    name = nickname(text)
    if not name:
        raise Trouble("name", repr(text[:40]))
    return name


def _while_filling(room: Room) -> None:
    if room.doc.status != "filling":
        raise Trouble("not-now")


def _while_playing(room: Room) -> None:
    if room.doc.status != "playing":
        raise Trouble("not-now")


def _agreed(config: Config) -> tuple[object, ...]:
    """What people must know before they are ready, and what stays as it is during a game."""
    return config.game, config.options, config.seats, config.open_cards


def _only_pace_and_talk(before: Config, after: Config) -> None:
    if _agreed(before) != _agreed(after):
        raise Trouble("not-now", "the rules stay as they are until another game is prepared")


def _pass_host_on(room: Room, seat: Seat) -> None:
    others = [s for s in room.doc.persons() if s != seat]
    heir = next_person(room, seat)
    if seat == room.doc.host and others:
        make_host(room, others[0] if heir is None else heir, "crown-away", seat)


def _require_room_to_watch(room: Room, listener: Listener) -> None:
    """Watchers are told everything too, so there are only so many of them."""
    others = sum(seat == SPECTATOR for one, seat in room.listeners.items() if one is not listener)
    if others >= room.services.settings.watchers_per_table:
        raise Trouble("watchers")


HANDLERS: dict[type, Handle] = {
    Join: join,
    Left: left,
    Sit: sit,
    Rise: rise,
    Rename: rename,
    Ready: ready,
    Configure: configure,
    Start: start,
    Appoint: appoint,
    Pause: pause,
    Again: again,
}
