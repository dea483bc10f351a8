"""The game itself: asks people and bots in turn, shows what happens, writes it down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from undermine.bots.seating import Seating
from undermine.cli.terminal.frame import Frame, Scene
from undermine.cli.terminal.keeper import Keeper
from undermine.cli.terminal.manner import manner_of
from undermine.cli.terminal.moves import Do, Menu, Narrow, Unread, completions, in_order
from undermine.cli.terminal.people import Chair
from undermine.cli.terminal.prompt import Prompt, pause_length
from undermine.cli.terminal.screen import Screen
from undermine.cli.terminal.story import Story, has, last_board
from undermine.core.actions import RoundBegan, Turn
from undermine.core.state import SPECTATOR, TABLE, Action, Event, Seat, State, pile
from undermine.games.saboteur2.events import HatSwapped
from undermine.session import Game
from undermine.words import Catalogue


class Company(NamedTuple):
    """Everything a table is made of."""

    game: Game
    chairs: tuple[Chair, ...]
    seating: Seating
    words: Catalogue
    seed: str
    keeper: Keeper | None = None


class Table:
    """One game at one terminal."""

    def __init__(self, company: Company) -> None:
        self.game = company.game
        self.words = company.words
        self.seed = company.seed
        self.names = [chair.name for chair in company.chairs]
        self.people = [seat for seat, chair in enumerate(company.chairs) if not chair.bot]
        self.screen = Screen()
        self.prompt = Prompt(self.screen, self.words)
        self.story = Story(self.words, self.game.rules, self.names)
        self._manner = manner_of(self.game.rules)
        self.history: list[tuple[Event, ...]] = [tuple(self.game.events)]
        self.keyboard: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        """Who sits at the keyboard; nobody yet where people share it."""
        self._seating = company.seating
        self._keeper = company.keeper
        self._pause = pause_length()
        self._roles_seen: dict[Seat, tuple[int, int]] = {}
        """The round, and how many new hats a seat had, when its dwarf was shown last."""
        self._size = (0, 0)

    # -- the course of the game ------------------------------------------------

    def play(self) -> None:
        """To the very end."""
        self.keep()
        goes_on = self._keeper is not None and self._keeper.goes_on
        greeting = "terminal-goes-on" if goes_on else "terminal-welcome"
        self.screen.say(self.words.text(greeting), "title")
        if self.game.over:
            self._end(self.game.events)
        while not self.game.over:
            if self.keyboard >= 0 and len(self.people) == 1 and self._is_dealt:
                self._show_role_once(self.keyboard)
            self._do(self._decide())

    @property
    def _is_dealt(self) -> bool:
        return isinstance(self.game.state.agenda[-1], Turn)

    def keep(self) -> None:
        """Write down what is new."""
        if self._keeper:
            self._keeper.keep()

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
        self.keep()
        events = tuple(self.game.events)
        self.history.append(events)
        if actor in self.people and any(has(events, look) for look in self._manner.looks):
            self._show_peek(actor, events)
        if has(events, self._manner.round_ends):
            self._end_of_round(before, actor, events)
        else:
            self._tell(actor, events)
        if has(events, self._manner.game_ends):
            self._end(events)

    # -- telling ---------------------------------------------------------------

    def log(self, steps: int = 0) -> list[str]:
        """Log lines of the last steps, for whoever sits at the keyboard; 0: all."""
        return [
            line
            for events in self.history[-steps:]
            for line in self.story.lines(events, self.keyboard)
        ]

    def _tell(self, actor: Seat, events: Sequence[Event]) -> None:
        if has(events, self._manner.game_ends):
            lines = self.story.after(events)
        else:
            lines = self.story.lines(events, self.keyboard)
        if self._is_animated and actor not in self.people and not has(events, RoundBegan):
            self.draw(None)
        else:
            for line in lines:
                self.screen.say(f"· {line}", indent=2)
        self.pause()

    @property
    def _is_animated(self) -> bool:
        return self.screen.style.clears and self._pause > 0

    def pause(self) -> None:
        """Time to read."""
        self.prompt.pause(self._pause)

    def _show_peek(self, seat: Seat, events: Sequence[Event]) -> None:
        seen = [event for event in events if isinstance(event, self._manner.looks)]
        own = [event for event in seen if getattr(event, "seat", None) == seat]
        self.private([self.words.event(event, self.names) for event in own])

    def _end_of_round(self, before: State[Any], actor: Seat, events: Sequence[Event]) -> None:
        board = last_board(self.game.rules, before.table.board, events)
        table = replace(before.table, board=board)
        view = self.game.rules.view(replace(before, table=table), SPECTATOR)
        self._stand_up()
        self.screen.fresh()
        self.screen.lines(self.board(self._scene(None, view)))
        for line in self.story.until_end(events):
            self.screen.say(line, "title")
            self.pause()
        self.screen.say(f"\n{self.words.text('terminal-dwarves')}")
        for line in self.story.dwarves(events, actor):
            self.screen.say(f"  {line}")
            self.pause()
        self.screen.say("")
        for line in self.story.payment(events):
            self.screen.say(line)
            self.pause()
        if self.people:
            self.prompt.enter("terminal-continue")

    def _end(self, events: Sequence[Event]) -> None:
        ended = [event for event in events if isinstance(event, self._manner.game_ends)]
        self.screen.say(f"\n{self.words.text('game-over')}", "title")
        for line in self.story.totals(ended[-1]):
            self.screen.say(line)

    # -- asking ----------------------------------------------------------------

    def _ask(self, seat: Seat) -> Action:
        self._sit_down(seat)
        hand = in_order(self.game.rules, self.game.view(seat).piles[pile("hand", seat)].cards)
        menu = Menu(self.game.rules, hand, self.game.legal)
        if self._is_dealt:
            self._show_role_once(seat)
        return Asking(self, seat, menu).decide()

    def _sit_down(self, seat: Seat) -> None:
        """Where people share a terminal, nobody sees the cards of somebody else."""
        if seat == self.keyboard:
            return
        self.screen.hide()
        self.prompt.forget()
        self.keyboard = seat
        self.screen.say(self.words.text("terminal-curtain", name=self.names[seat]), "title")
        self.prompt.enter("terminal-curtain-enter")

    def _stand_up(self) -> None:
        """Where people share a terminal, all of them look now: whoever is next sits down anew."""
        if len(self.people) > 1:
            self.screen.hide()
            self.keyboard = SPECTATOR

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
        self.private(self.role_lines(seat))

    def _new_hats(self, seat: Seat) -> int:
        """How often a seat has got another dwarf card in the middle of a round."""
        told = [event for events in self.history for event in events]
        return sum(isinstance(event, HatSwapped) and event.target == seat for event in told)

    def role_lines(self, seat: Seat) -> list[str]:
        """Which dwarf a seat is, and what it wants."""
        (card,) = self.game.view(seat).piles[pile("role", seat)].cards
        shown = self.words.text("role-shown", name=self.names[seat], card=self.words.card(card))
        aim, known = f"terminal-aim-{card}", self.words.keys()
        return [shown, self.words.text(aim)] if aim in known else [shown]

    def private(self, lines: Sequence[str]) -> None:
        """Something for one pair of eyes, until Enter."""
        self.screen.hide()
        for line in lines:
            self.screen.say(line)
        self.prompt.enter("terminal-hide")
        self.screen.hide()

    # -- drawing ---------------------------------------------------------------

    def _scene(self, menu: Menu | None, view: State[Any] | None = None) -> Scene:
        eyes = self.keyboard
        state = self.game.view(eyes) if view is None else view
        seat = eyes if view is None else SPECTATOR
        return Scene(self.game.rules, state, seat, self.names, self.log(12), menu)

    def frame(self) -> Frame:
        """What sets scenes for the terminal as it is now."""
        return Frame(self.words, self.screen.style, self.screen.size())

    def draw(self, menu: Menu | None, shown: Narrow | None = None) -> None:
        """The whole screen."""
        self._size = self.screen.size()
        self.screen.fresh()
        self.screen.lines(self.frame().lines(self._scene(menu)._replace(shown=shown)))

    def board(self, scene: Scene | None = None) -> list[str]:
        """The board as high as it is."""
        columns = self.screen.size()[0]
        return self.frame().board(scene or self._scene(None), columns, 999)

    def scene(self, menu: Menu) -> Scene:
        """What the person at the keyboard sees."""
        return self._scene(menu)

    @property
    def is_stale(self) -> bool:
        """The terminal has another size than when it was drawn."""
        return self._size != self.screen.size()


class Asking:
    """One decision of one person: lines, commands and refusals until there is an action."""

    def __init__(self, table: Table, seat: Seat, menu: Menu) -> None:
        from undermine.cli.terminal.commands import Commands

        self.table = table
        self.seat = seat
        self.menu = menu
        self.shown = menu.whole()
        self.commands = Commands(table, seat, menu)

    def decide(self) -> Action:
        """Ask until something legal was said."""
        self.table.draw(self.menu, self.shown)
        while True:
            line = self._line()
            if self.commands.run(line):
                if self.commands.redraws:
                    self.table.draw(self.menu, self.shown)
                continue
            action = self._read(line)
            if action is not None and self._is_allowed(action):
                return action

    def _line(self) -> str:
        if self.table.is_stale:
            self.table.draw(self.menu, self.shown)
        known = self.commands.words
        return self.table.prompt.line(
            f"{self.table.names[self.seat]} ▸ ", lambda line: completions(line, self.menu, known)
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
        self.table.draw(self.menu, shown)

    def _complain(self, unread: Unread, line: str) -> None:
        for text in self.commands.complaint(unread, line):
            self.table.screen.say(text, "bad", indent=2)

    def _is_allowed(self, action: Action) -> bool:
        refusal = self.commands.refusal(action)
        for text in refusal:
            self.table.screen.say(text, "bad", indent=2)
        return not refusal
