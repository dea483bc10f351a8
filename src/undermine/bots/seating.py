"""Bots in a game: passes projected events on to them and asks the bot whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undermine.bots.base import Bot
from undermine.bots.game_log import GameLog
from undermine.core.state import TABLE, Action, Event, Seat, check_seat
from undermine.core.view import project
from undermine.session import Game


class Seating:
    """The bots of one game, by seat; seats without a bot are played by the caller.

    >>> from undermine.bots import make_bot
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> Seating(game, {seat: make_bot("random", str(seat)) for seat in range(3)}).play_out()
    >>> game.over
    True
    """

    def __init__(self, game: Game, bots: Mapping[Seat, Bot]) -> None:
        """Seat the bots and pass the events of the deal on to them."""
        self.game = game
        self.bots = bots
        for seat in bots:
            check_seat(seat, game.state.table.seats)
        self._log = GameLog.wanted(game.rules, game.state.table.seats, bots.values())
        for seat, bot in bots.items():
            bot.begin(seat, game.rules.id)
        self._show(game.events)

    def play(self, action: Action | str) -> None:
        """Carry out an action and pass its events on to the bots."""
        before = self.game.state
        decided = self.game.read(action)
        self.game.play(decided)
        if self._log is not None:
            self._log.add(before, decided, self.game.state)
        self._show(self.game.events)

    def ask(self) -> Action:
        """The action of the bot that is to act; the table as a whole takes the first legal one."""
        legal = self.game.legal
        if self.game.actor == TABLE:
            return legal[0]
        bot = self.bots.get(self.game.actor)
        if bot is None:
            message = f"no bot sits at seat {self.game.actor}, which is to decide"
            raise ValueError(message)
        if self._log is not None:
            self._log.tell(bot, self.game.actor)
        return bot.choose(self.game.view(self.game.actor), legal)

    def play_out(self) -> None:
        """Play to the end of the game; every seat needs a bot."""
        while not self.game.over:
            self.play(self.ask())

    def _show(self, events: Sequence[Event]) -> None:
        for seat, bot in self.bots.items():
            bot.see([project(self.game.rules.cards, event, seat) for event in events])
