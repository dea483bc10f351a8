"""The course of a game at the terminal: asks people and bots, shows events, writes the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from undermine.cli.terminal.decision import Decision
from undermine.cli.terminal.display import display_of
from undermine.cli.terminal.event_log import has, last_board
from undermine.cli.terminal.menu import Menu, in_order
from undermine.cli.terminal.setup import Setup
from undermine.cli.terminal.table_view import TableView
from undermine.core.actions import RoundBegan, Turn
from undermine.core.state import SPECTATOR, TABLE, Action, Event, Seat, State, pile


class Table:
    """One game at one terminal."""

    def __init__(self, setup: Setup) -> None:
        self.view = view = TableView(setup)
        self.game, self.words, self.names = view.game, view.words, view.names
        self.people, self.screen, self.prompt = view.people, view.screen, view.prompt
        self._display = display_of(setup.game.rules)
        self._seating = setup.seating
        self._record = setup.record
        self._roles_seen: dict[Seat, tuple[int, int]] = {}
        """By seat, the round and the number of its role swaps when its role was shown last."""

    def play(self) -> None:
        """Play to the end of the game."""
        self._write_record()
        is_resumed = self._record is not None and self._record.is_resumed
        greeting = "terminal-goes-on" if is_resumed else "terminal-welcome"
        self.screen.say(self.words.text(greeting), "title")
        if self.game.over:
            self._end(self.game.events)
        while not self.game.over:
            if self.view.keyboard >= 0 and len(self.people) == 1 and self._is_dealt:
                self._show_role_once(self.view.keyboard)
            self._do(self._decide())

    @property
    def _is_dealt(self) -> bool:
        return isinstance(self.game.state.agenda[-1], Turn)

    def _write_record(self) -> None:
        """Write the new entries to the record file, if there is one."""
        if self._record:
            self._record.write_new()

    def _decide(self) -> Action:
        actor = self.game.actor
        if actor in self.people or (actor == TABLE and self.people):
            return self._ask(actor if actor >= 0 else self.people[0])
        return self._ask_bot()

    def _ask_bot(self) -> Action:
        while True:
            try:
                return self._seating.ask()
            except KeyboardInterrupt:
                self.prompt.interrupted()

    def _do(self, action: Action) -> None:
        before, actor = self.game.state, self.game.actor
        self._seating.play(action)
        self._write_record()
        events = tuple(self.game.events)
        self.view.history.append(events)
        if actor in self.people and any(has(events, look) for look in self._display.looks):
            self._show_peek(actor, events)
        if has(events, self._display.round_ends):
            self._end_of_round(before, actor, events)
        else:
            self._tell(actor, events)
        if has(events, self._display.game_ends):
            self._end(events)

    # -- events ----------------------------------------------------------------

    def _tell(self, actor: Seat, events: Sequence[Event]) -> None:
        if has(events, self._display.game_ends):
            lines = self.view.event_log.after(events)
        else:
            lines = self.view.event_log.lines(events, self.view.keyboard)
        if self.view.is_animated and actor not in self.people and not has(events, RoundBegan):
            self.view.draw(None)
        else:
            for line in lines:
                self.screen.say(f"· {line}", indent=2)
        self.view.pause()

    def _show_peek(self, seat: Seat, events: Sequence[Event]) -> None:
        seen = [event for event in events if isinstance(event, self._display.looks)]
        own = [event for event in seen if getattr(event, "seat", None) == seat]
        self.view.private([self.words.event(event, self.names) for event in own])

    def _end_of_round(self, before: State[Any], actor: Seat, events: Sequence[Event]) -> None:
        board = last_board(self.game.rules, before.table.board, events)
        table = replace(before.table, board=board)
        view = self.game.rules.view(replace(before, table=table), SPECTATOR)
        self._release_keyboard()
        self.screen.fresh()
        self.screen.lines(self.view.board(self.view.scene(None, view)))
        for line in self.view.event_log.until_end(events):
            self.screen.say(line, "title")
            self.view.pause()
        self.screen.say(f"\n{self.words.text('terminal-dwarves')}")
        for line in self.view.event_log.dwarves(events, actor):
            self.screen.say(f"  {line}")
            self.view.pause()
        self.screen.say("")
        for line in self.view.event_log.payment(events):
            self.screen.say(line)
            self.view.pause()
        if self.people:
            self.prompt.enter("terminal-continue")

    def _end(self, events: Sequence[Event]) -> None:
        ended = [event for event in events if isinstance(event, self._display.game_ends)]
        self.screen.say(f"\n{self.words.text('game-over')}", "title")
        for line in self.view.event_log.totals(ended[-1]):
            self.screen.say(line)

    # -- decisions -------------------------------------------------------------

    def _ask(self, seat: Seat) -> Action:
        self._hand_over(seat)
        hand = in_order(self.game.rules, self.game.view(seat).piles[pile("hand", seat)].cards)
        menu = Menu(self.game.rules, hand, self.game.legal)
        if self._is_dealt:
            self._show_role_once(seat)
        return Decision(self.view, seat, menu).decide()

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen before another person takes the keyboard."""
        if seat == self.view.keyboard:
            return
        self.screen.hide()
        self.prompt.forget()
        self.view.keyboard = seat
        self.screen.say(self.words.text("terminal-curtain", name=self.names[seat]), "title")
        self.prompt.enter("terminal-curtain-enter")

    def _release_keyboard(self) -> None:
        """Show a spectator's view where people share the terminal."""
        if len(self.people) > 1:
            self.screen.hide()
            self.view.keyboard = SPECTATOR

    def _show_role_once(self, seat: Seat) -> None:
        number, hats = getattr(self.game.state.table, "round", 1), self._new_hats(seat)
        if self._roles_seen.get(seat) == (number, hats):
            return
        is_first = self._roles_seen.get(seat, (0, 0))[0] != number
        self._roles_seen[seat] = number, hats
        self.screen.fresh()
        is_single = not hasattr(self.game.state.table, "round")
        name = self.words.text(f"game-{self.game.rules.name}")
        title = name if is_single else self.words.text("terminal-round-begins", round=number)
        new_hat = self.words.text("terminal-new-hat", name=self.names[seat])
        self.screen.say(title if is_first else new_hat, "title")
        self.prompt.line(self.words.text("terminal-look-at-role", name=self.names[seat]) + " ")
        self.view.private(self.view.role_lines(seat))

    def _new_hats(self, seat: Seat) -> int:
        """How often the role of a seat has been swapped during the game."""
        told: list[Any] = [event for events in self.view.history for event in events]
        swaps = self._display.role_swaps
        return sum(type(event) in swaps and event.target == seat for event in told)
