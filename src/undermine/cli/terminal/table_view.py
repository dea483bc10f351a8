"""The game as the terminal shows it: screen, log and private pages for the keyboard's seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undermine.cli.terminal.event_log import EventLog
from undermine.cli.terminal.layout import Layout, Scene
from undermine.cli.terminal.menu import Menu, Narrow
from undermine.cli.terminal.prompt import Prompt, pause_length
from undermine.cli.terminal.screen import Screen
from undermine.cli.terminal.setup import Setup
from undermine.core.state import SPECTATOR, Event, Seat, State, pile


class TableView:
    """Everything that is shown of one game at one terminal."""

    def __init__(self, setup: Setup) -> None:
        self.game = setup.game
        self.words = setup.words
        self.seed = setup.seed
        self.names = [player.name for player in setup.players]
        self.people = [seat for seat, player in enumerate(setup.players) if not player.bot]
        self.screen = Screen()
        self.prompt = Prompt(self.screen, self.words)
        self.event_log = EventLog(self.words, self.game.rules, self.names)
        self.history: list[tuple[Event, ...]] = [tuple(self.game.events)]
        """The events of every step."""
        self.keyboard: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        """The seat whose view is shown; none at first where people share the terminal."""
        self._pause = pause_length()
        self._size = (0, 0)

    @property
    def is_animated(self) -> bool:
        """The screen is redrawn after each action of a bot."""
        return self.screen.style.clears and self._pause > 0

    def log(self, steps: int = 0) -> list[str]:
        """Log lines of the last steps for the keyboard's seat; 0: of all steps."""
        return [
            line
            for events in self.history[-steps:]
            for line in self.event_log.lines(events, self.keyboard)
        ]

    def pause(self) -> None:
        """Pause so that people can read."""
        self.prompt.pause(self._pause)

    def role_lines(self, seat: Seat) -> list[str]:
        """The role of a seat, and its aim."""
        (card,) = self.game.view(seat).piles[pile("role", seat)].cards
        shown = self.words.text("role-shown", name=self.names[seat], card=self.words.card(card))
        aim, known = f"terminal-aim-{card}", self.words.keys()
        return [shown, self.words.text(aim)] if aim in known else [shown]

    def private(self, lines: Sequence[str]) -> None:
        """Show lines to one person until Enter, then clear the screen."""
        self.screen.hide()
        for line in lines:
            self.screen.say(line)
        self.prompt.enter("terminal-hide")
        self.screen.hide()

    # -- drawing ---------------------------------------------------------------

    def scene(self, menu: Menu | None, view: State[Any] | None = None) -> Scene:
        """The scene for the keyboard's seat, or for a spectator of another view."""
        eyes = self.keyboard
        state = self.game.view(eyes) if view is None else view
        seat = eyes if view is None else SPECTATOR
        return Scene(self.game.rules, state, seat, self.names, self.log(12), menu)

    def layout(self) -> Layout:
        """The layout for the current size of the terminal."""
        return Layout(self.words, self.screen.style, self.screen.size())

    def draw(self, menu: Menu | None, shown: Narrow | None = None) -> None:
        """Draw the whole screen."""
        self._size = self.screen.size()
        self.screen.fresh()
        self.screen.lines(self.layout().lines(self.scene(menu)._replace(shown=shown)))

    def board(self, scene: Scene | None = None) -> list[str]:
        """The board in full height."""
        columns = self.screen.size()[0]
        return self.layout().board(scene or self.scene(None), columns, 999)

    @property
    def is_stale(self) -> bool:
        """The size of the terminal has changed since the last drawing."""
        return self._size != self.screen.size()
