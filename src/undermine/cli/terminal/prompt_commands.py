"""Commands at the prompt: help, log, role, why and others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from undermine.bots.registry import make_bot
from undermine.cli.terminal.display import display_of
from undermine.cli.terminal.menu import Do, Menu, Unread, is_playable, verbs
from undermine.cli.terminal.prompt import Leave
from undermine.cli.terminal.record_file import save
from undermine.cli.terminal.style import harmless
from undermine.cli.terminal.table_view import TableView
from undermine.core.spelling import nearest
from undermine.core.state import Action, Seat, is_unknown, pile, zone_of
from undermine.core.view import project

NAMES: Final = (
    "help",
    "legal",
    "board",
    "log",
    "role",
    "known",
    "gold",
    "why",
    "hint",
    "save",
    "quit",
)
"""The commands, in the order in which help lists them."""
_SHORT: Final = {"?": "help", "q": "quit", "exit": "quit", "h": "help"}


class PromptCommands:
    """The commands of one person during one decision."""

    def __init__(self, view: TableView, seat: Seat, menu: Menu) -> None:
        self._view = view
        self._seat = seat
        self._menu = menu
        self._words = view.words
        self.redraws = False
        """The last command cleared the screen."""
        self._own = {self._words.text(f"terminal-word-{name}"): name for name in NAMES}
        self._does: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "legal": self._legal,
            "board": self._board,
            "log": self._log,
            "role": lambda _text: self._page(view.role_lines(seat)),
            "known": lambda _text: self._page(list(self._known())),
            "gold": lambda _text: self._page(list(self._gold())),
            "why": self._why,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
        }

    @property
    def words(self) -> list[str]:
        """The commands in the reader's language, for completion."""
        return list(self._own)

    def run(self, line: str) -> bool:
        """Run a line if it begins with a command; False if it does not."""
        word, _, rest = line.strip().partition(" ")
        word = word.casefold()
        name = self._own.get(word) or _SHORT.get(word) or (word if word in NAMES else "")
        self.redraws = False
        if not name or (rest.strip() and name not in ("why", "save")):
            return False
        self._does[name](rest.strip())
        return True

    # -- why not ---------------------------------------------------------------

    def refusal(self, action: Action) -> list[str]:
        """The rule that forbids an action, with its text; empty if the action is legal."""
        game, words = self._view.game, self._words
        if type(action) in game.rules.calls and len(self._view.people) < len(self._view.names):
            return [words.text("terminal-bots-never-agree")]
        refusal = game.check(action)
        if refusal is None:
            return []
        told = words.refusal(refusal, self._view.names)
        return [told, f"  {words.rule(refusal.rule)}"]

    def complaint(self, unread: Unread, line: str) -> Iterator[str]:
        """Why a line cannot be read, and the closest correct form."""
        usage, known = f"terminal-usage-{unread.verb}", self._words.keys()
        yield self._words.text(unread.why, text=harmless(line), help=self._word("help"))
        if usage in known:
            yield "  " + self._words.text(usage)
            return
        typed = harmless(line.strip().partition(" ")[0])
        meant = nearest(typed, [*verbs(self._menu.rules), *self._own])
        if meant and unread.why == "terminal-unread":
            yield "  " + self._words.text("terminal-meant", word=meant)

    def _why(self, text: str) -> None:
        if not text:
            self._say(self._words.text("terminal-why-what", word=self._word("why")))
            return
        meant = self._menu.read(text)
        if isinstance(meant, Do):
            reasons = self.refusal(meant.action) or [self._words.text("terminal-allowed")]
        elif isinstance(meant, Unread):
            reasons = list(self.complaint(meant, text))
        else:
            playable = is_playable(self._menu.rules, self._menu.groups[meant.group])
            key = "terminal-allowed" if playable else "terminal-put-away-only"
            reasons = [self._words.text(key)]
        for reason in reasons:
            self._view.screen.say(reason, indent=2)

    # -- looking ---------------------------------------------------------------

    def _help(self, _text: str) -> None:
        for key in ("terminal-help-card", "terminal-help-cell", "terminal-help-notation"):
            self._say(self._words.text(key))
        for key in display_of(self._menu.rules).help:
            self._say(self._words.text(key))
        self._say(self._words.text("terminal-help-rules", game=self._menu.rules.name))
        own = {name: word for word, name in self._own.items()}
        widest = max(map(len, own.values()))
        for name in NAMES:
            about = self._words.text(f"terminal-about-{name}")
            self._view.screen.say(f"  {own[name]:<{widest}}  {about}", indent=widest + 4)

    def _legal(self, _text: str) -> None:
        layout, scene = self._view.layout(), self._view.scene(self._menu)
        for number, group in enumerate(self._menu.groups, 1):
            if self._menu.by_card:
                card = self._words.card(group.card) if group.card else ""
                self._say(f"{number}  {card or self._words.text('terminal-no-card')}", "strong")
            head = f"{number}." if self._menu.by_card else ""
            told = [
                f"  {head}{index:<3} {layout.move(scene, action)}"
                for index, action in enumerate(group.actions, 1)
            ]
            self._view.screen.lines(told)

    def _board(self, _text: str) -> None:
        self._view.screen.lines(self._view.board())

    def _log(self, _text: str) -> None:
        for line in self._view.log():
            self._view.screen.say(f"· {line}", indent=2)

    def _known(self) -> Iterator[str]:
        view, words = self._view.game.view(self._seat), self._words
        for name, held in view.piles.items():
            if zone_of(name) in display_of(self._menu.rules).secrets and held.cards:
                (card,) = held.cards
                key = "terminal-goal-unknown" if is_unknown(card) else "terminal-goal-known"
                yield words.text(key, goal=words.pile(name), card=words.card(card))
        for note in view.notes:
            places = words.joined([words.pile(place, self._view.names) for place in note.places])
            yield words.text("terminal-note", places=places, cards=words.cards(note.cards))

    def _gold(self) -> Iterator[str]:
        game = self._view.game
        display = display_of(game.rules)
        if not display.purse:
            owned = display.owns(game.rules, game.view(self._seat), self._seat)
            yield self._words.text("terminal-purse", gold=int(owned))
            return
        cards = game.view(self._seat).piles[pile(display.purse, self._seat)].cards
        known = [card for card in cards if not is_unknown(card)]
        worth = sum(game.rules.cards[card].numbers["value"] for card in known)
        yield self._words.text(display.purse_key, cards=self._words.cards(cards), worth=worth)

    def _hint(self, _text: str) -> None:
        table = self._view
        try:
            bot = make_bot("greedy", "hint")
        except (ImportError, ValueError):
            self._say(self._words.text("terminal-no-hint"))
            return
        bot.begin(self._seat, table.game.rules.id)
        for events in table.history:
            bot.see([project(table.game.rules.cards, event, self._seat) for event in events])
        action = bot.choose(table.game.view(self._seat), self._menu.legal)
        told = self._words.action(action, table.names)
        number = self._menu.number_of(action)
        self._say(self._words.text("terminal-hint", action=told, number=number))

    # -- leaving ---------------------------------------------------------------

    def _save(self, text: str) -> None:
        if not text or not text.isprintable():
            self._say(self._words.text("terminal-save-where", word=self._word("save")))
            return
        try:
            save(Path(text), self._view.game, self._view.seed)
        except FileExistsError:
            self._say(self._words.text("terminal-save-exists", file=text))
        except (OSError, ValueError):
            self._say(self._words.text("terminal-save-failed", file=text))
        else:
            self._say(self._words.text("terminal-saved", file=text))

    def _quit(self, _text: str) -> None:
        raise Leave(0)

    # -- wording ---------------------------------------------------------------

    def _word(self, name: str) -> str:
        return self._words.text(f"terminal-word-{name}")

    def _say(self, text: str, paint: str = "") -> None:
        self._view.screen.say(text, paint)

    def _page(self, lines: list[str]) -> None:
        self._view.private(lines)
        self.redraws = True
