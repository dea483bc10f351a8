"""One decision of one person: lines are read until one is a legal action."""

from __future__ import annotations

from undermine.cli.terminal.menu import Do, Menu, Narrow, Unread, completions
from undermine.cli.terminal.prompt_commands import PromptCommands
from undermine.cli.terminal.table_view import TableView
from undermine.core.state import Action, Seat


class Decision:
    """One decision of one person: lines, commands and refusals until there is an action."""

    def __init__(self, view: TableView, seat: Seat, menu: Menu) -> None:
        self.view = view
        self.seat = seat
        self.menu = menu
        self.shown = menu.whole()
        self.commands = PromptCommands(view, seat, menu)

    def decide(self) -> Action:
        """Ask until something legal was said."""
        self.view.draw(self.menu, self.shown)
        while True:
            line = self._line()
            if self.commands.run(line):
                if self.commands.redraws:
                    self.view.draw(self.menu, self.shown)
                continue
            action = self._read(line)
            if action is not None and self._is_allowed(action):
                return action

    def _line(self) -> str:
        if self.view.is_stale:
            self.view.draw(self.menu, self.shown)
        known = self.commands.words
        return self.view.prompt.line(
            f"{self.view.names[self.seat]} ▸ ", lambda line: completions(line, self.menu, known)
        )

    def _read(self, line: str) -> Action | None:
        if not line.strip():
            self._show(self.menu.whole())
            return None
        meant = self.menu.read(line, self.shown)
        if isinstance(meant, Do):
            return meant.action
        if isinstance(meant, Narrow):
            self._show(meant)
            return None
        self._complain(meant, line)
        return None

    def _show(self, shown: Narrow | None) -> None:
        self.shown = shown
        self.view.draw(self.menu, shown)

    def _complain(self, unread: Unread, line: str) -> None:
        for text in self.commands.complaint(unread, line):
            self.view.screen.say(text, "bad", indent=2)

    def _is_allowed(self, action: Action) -> bool:
        refusal = self.commands.refusal(action)
        for text in refusal:
            self.view.screen.say(text, "bad", indent=2)
        return not refusal
