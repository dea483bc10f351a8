"""Commands before and after a game: joining, seats, options, starting, pausing."""

from __future__ import annotations

from undermine.bots.offers import USUAL, require_offered
from undermine.core.state import SPECTATOR, Seat
from undermine.games import REGISTRY, load
from undermine.server.logs import log
from undermine.server.protocol.errors import RequestError
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
from undermine.server.table.bot_turns import keep_log_for_bots, start_bot_turn
from undermine.server.table.commands.late_joining import recognise
from undermine.server.table.commands.seats import after_seat_change, make_host, next_person, unseat
from undermine.server.table.commit import begin
from undermine.server.table.plain_text import deal_word, nickname
from undermine.server.table.record import fresh_seed
from undermine.server.table.room import Handler, Listener, Room
from undermine.server.table.sync import broadcast_sync, make_sync


class Left:
    """Posted by a connection when it has ended."""


async def join(room: Room, listener: Listener, ask: Join) -> None:
    """Join the table, with a seat's token or to watch; joining again sends a new `sync`."""
    if ask.version != VERSION:
        raise RequestError("version")
    if not room.record.knows(ask.token):
        _require_room_to_watch(room, listener)
    seat = room.record.seat_of(ask.token)
    if ask.token and seat is None and not recognise(room, listener, ask.token):
        room.send(listener, Wrong("token"))
    before = room.present
    own = SPECTATOR if seat is None else seat
    room.audience.join(listener, own)
    since = ask.seq if ask.number == room.record.number else -1
    room.send(listener, make_sync(room, own, since))
    room.attendance.send_if_changed(but=listener)
    if room.present != before and room.game is not None:
        room.update_clock()
    if since < 0:
        room.pacing.close_look(own)  # a new page does not show the card again
    if room.present != before:
        room.presence.arrived(own)
        room.pacing.update()


async def left(room: Room, listener: Listener, _ask: Left) -> None:
    """Remove a connection; the seat is kept."""
    gone = room.audience.leave(listener)
    if gone is None:
        return
    seat, applying = gone
    if applying is not None:
        room.presence.applicant_departed(applying.number)
    room.presence.departed(seat)
    room.pacing.update()
    room.attendance.send_if_changed()
    if room.game is not None:
        room.update_clock()


async def sit(room: Room, listener: Listener, ask: Sit) -> None:
    """Take an open seat."""
    if room.audience.seat_of(listener) >= 0:
        raise RequestError("not-now", "you have a seat here already")
    if room.audience.is_barred(listener):
        raise RequestError("removed")
    if room.record.status == "playing":
        raise RequestError("not-now", "in the middle of a game a seat is asked for")
    name = _name(ask.name)
    seat = room.record.free_seat(ask.seat)
    if seat is None:
        raise RequestError("taken" if ask.seat >= 0 else "full")
    token = room.record.sit_down(seat, name)
    if not room.record.persons()[1:]:
        room.record.set_host(seat)
    await room.save()
    room.audience.join(listener, seat)
    room.send(listener, Seated(seat, token))
    room.send(listener, make_sync(room, seat))
    room.attendance.send(but=listener)
    if room.game is not None:
        room.update_clock()


async def rise(room: Room, listener: Listener, ask: Rise) -> None:
    """Leave a seat; in the middle of a game it can be taken back, unless left `for_good`."""
    seat = room.require_seat(listener)
    is_kept = room.record.status == "playing" and not ask.for_good
    if room.record.status == "playing":
        room.add_notice("standin-own" if is_kept else "left", seat, seat)
    if is_kept:
        room.record.stand_in(seat, "back")
    else:
        room.record.vacate(seat)
        if room.record.status == "playing":
            room.record.offer(seat)
    _pass_host_on(room, seat)
    await room.save()
    if is_kept:
        after_seat_change(room, seat)
    else:
        unseat(room, seat)


async def rename(room: Room, listener: Listener, ask: Rename) -> None:
    """Change the name of a seat's person."""
    seat = room.require_seat(listener)
    _while_filling(room)
    room.record.rename(seat, _name(ask.name))
    await room.save()
    room.attendance.send()


async def ready(room: Room, listener: Listener, ask: Ready) -> None:
    """Set whether a person is ready, and their word for the deal."""
    seat = room.require_seat(listener)
    _while_filling(room)
    room.record.set_ready(seat, deal_word(ask.word), ready=ask.ready)
    await room.save()
    room.attendance.send()


async def configure(room: Room, listener: Listener, ask: Configure) -> None:
    """Change the configuration; resets who is ready, unless the agreed part stays the same."""
    room.require_host(listener)
    if room.record.status != "filling":
        _only_pace_and_talk(room.record.config, ask.config)
    rules = chosen_rules(ask.config)
    if ask.config.game != room.record.config.game:
        for bot in {seat.bot for seat in room.record.seats} - {""}:
            known_bot(bot, ask.config.game)
    if not room.record.resize(ask.config.seats):
        raise RequestError("seats", f"more than {ask.config.seats} people have sat down")
    is_agreed = _agreed(ask.config) == _agreed(room.record.config)
    other_pace = ask.config.pace != room.record.config.pace
    room.record.configure(ask.config, rules, resets_ready=not is_agreed)
    await room.save()
    room.attendance.send()
    room.pacing.update()
    if other_pace and room.game is not None:
        room.restart_clock()


async def start(room: Room, listener: Listener, ask: Start) -> None:
    """Begin a game; open seats are filled with bots."""
    host = room.require_host(listener)
    _while_filling(room)
    waiting = [s for s in room.record.persons() if s != host and not room.record.seats[s].ready]
    if waiting:
        raise RequestError("not-now", f"seat {waiting[0] + 1} is not ready")
    if ask.bots:
        known_bot(ask.bots, room.record.config.game)
    fill_with_bots(room, ask.bots or USUAL)
    await begin(room)


async def appoint(room: Room, listener: Listener, ask: Appoint) -> None:
    """Seat a bot where no person sits; before and after a game, also open its seat again."""
    room.require_host(listener)
    if ask.seat >= len(room.record.seats):
        raise RequestError("no-seat", f"seat {ask.seat + 1}")
    if room.record.seats[ask.seat].kind == "person":
        raise RequestError("person")
    if ask.bot:
        known_bot(ask.bot, room.record.config.game)
        room.record.seat_bot(ask.seat, ask.bot)
        if room.game is not None:
            keep_log_for_bots(room.game, room.record)
    elif room.record.status == "playing":
        raise RequestError("not-now", "in the middle of a game a seat is offered")
    else:
        room.record.vacate(ask.seat)
    await room.save()
    after_seat_change(room, ask.seat)


async def pause(room: Room, listener: Listener, ask: Pause) -> None:
    """Pause a game, or resume it."""
    room.require_host(listener)
    _while_playing(room)
    room.record.set_paused(paused=ask.paused)
    await room.save()
    room.attendance.send()
    room.restart_clock()
    if not ask.paused:
        start_bot_turn(room)


async def again(room: Room, listener: Listener, _ask: Again) -> None:
    """Prepare another game with the same people; one person alone with bots begins at once."""
    host = room.require_host(listener)
    record = room.record
    if record.status != "over":
        raise RequestError("not-now")
    record.prepare_next_game(fresh_seed(room.services.random))
    await room.save()
    room.install_game(None)
    room.digests.clear()
    log.info("another game", code=record.code, number=record.number)
    if record.persons() == [host]:
        await _begin_alone(room)
    else:
        broadcast_sync(room)


async def _begin_alone(room: Room) -> None:
    fill_with_bots(room, USUAL)
    try:
        await begin(room)
    except StoreError:
        broadcast_sync(room)  # the lobby is stored, and the game can be begun there
        raise


# -- helpers -------------------------------------------------------------------------------------


def chosen_rules(config: Config) -> str:
    """The id of a configured ruleset; raises `RequestError` if it is not for so many seats."""
    if config.game not in REGISTRY:
        raise RequestError("options", f"there is no game {config.game!r}")
    try:
        rules = load(config.game).with_options(config.options)
    except ValueError as error:
        raise RequestError("options", str(error)[:200]) from error
    if config.seats not in rules.seats:
        raise RequestError("seats", f"{rules.name} is for {rules.seats[0]} to {rules.seats[-1]}")
    return rules.id


def known_bot(bot: str, game: str) -> None:
    """Raise `RequestError` for a bot that tables of this game do not take."""
    try:
        require_offered(bot, game)
    except ValueError as error:
        raise RequestError("options", str(error)[:200]) from error


def fill_with_bots(room: Room, bot: str) -> None:
    """Seat a bot on every open seat."""
    for seat, record in enumerate(room.record.seats):
        if record.kind == "open":
            room.record.seat_bot(seat, bot)


def _name(text: str) -> str:
    name = nickname(text)
    if not name:
        raise RequestError("name", repr(text[:40]))
    return name


def _while_filling(room: Room) -> None:
    if room.record.status != "filling":
        raise RequestError("not-now")


def _while_playing(room: Room) -> None:
    if room.record.status != "playing":
        raise RequestError("not-now")


def _agreed(config: Config) -> tuple[object, ...]:
    """The part of a configuration that people agree to when ready, fixed during a game."""
    return config.game, config.options, config.seats, config.open_cards


def _only_pace_and_talk(before: Config, after: Config) -> None:
    if _agreed(before) != _agreed(after):
        raise RequestError("not-now", "the rules stay as they are until another game is prepared")


def _pass_host_on(room: Room, seat: Seat) -> None:
    others = [s for s in room.record.persons() if s != seat]
    heir = next_person(room, seat)
    if seat == room.record.host and others:
        make_host(room, others[0] if heir is None else heir, "crown-away", seat)


def _require_room_to_watch(room: Room, listener: Listener) -> None:
    """Raise `RequestError` if the table has as many watchers as the settings allow."""
    if room.audience.watchers(but=listener) >= room.services.settings.watchers_per_table:
        raise RequestError("watchers")


HANDLERS: dict[type, Handler] = {
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
