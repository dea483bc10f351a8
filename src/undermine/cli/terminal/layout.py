"""The table as one screen: head, board, seats, log, hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from undermine.cli.terminal.board_art import (
    HIGH,
    MARGIN,
    RIM,
    WIDE,
    Picture,
    draw,
    emblem,
    window,
)
from undermine.cli.terminal.display import display_of, size
from undermine.cli.terminal.menu import Group, Menu, Narrow, cell_of, in_order, is_playable
from undermine.cli.terminal.overlays import overlays
from undermine.cli.terminal.style import Style, fit, width, wrapped
from undermine.core.board import Board
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, CardId, Seat, State, pile, zone_of
from undermine.core.tile import Lay
from undermine.words import Catalogue

_SIDE_BY_SIDE: Final = 72
"""From so many columns on, the seats stand beside the board."""
_PANEL: Final = 24
_WIDEST_PANEL: Final = 46
_FEWEST_ROWS: Final = 2
_LOWEST_BOARD: Final = 1 + 3 * HIGH
"""The log makes room for a board of so many lines."""
_ENDLESS: Final = 99
_NARROW_LOG: Final = 3
_LOWEST_LOG: Final = 5
"""With less room beside the board, the log goes below it."""
_GAP: Final = 2
_MANY: Final = 4
"""So many entries are rather cut than set in one column."""


class Scene(NamedTuple):
    """The content of one screen."""

    rules: Ruleset[Any]
    state: State[Any]
    """As the viewer sees it."""
    viewer: Seat
    names: Sequence[str]
    log: Sequence[str]
    menu: Menu | None = None
    """The legal actions of the viewer; None while another seat is to act."""
    shown: Narrow | None = None


class Layout:
    """Lays a scene out for a terminal of a certain size."""

    def __init__(self, words: Catalogue, style: Style, size: tuple[int, int]) -> None:
        self._words = words
        self._style = style
        self._columns = size[0]
        self._rows = size[1] if style.clears else _ENDLESS

    def lines(self, scene: Scene) -> list[str]:
        """All lines of the screen."""
        below = list(self._below(scene))
        head = self._head(scene)
        free = self._rows - len(head) - len(below) - 2
        if self._columns >= _SIDE_BY_SIDE:
            return [*head, *self._side_by_side(scene, free), *below]
        seats = list(self._seats(scene, self._columns))
        spare = free - len(seats) - _LOWEST_BOARD - 1
        log = self._log(scene, self._columns, min(spare, _NARROW_LOG))
        board = self.board(scene, self._columns, free - len(seats) - len(log))
        return [*head, *seats, *board, *log, *below]

    # -- the board -------------------------------------------------------------

    def board(self, scene: Scene, columns: int, lines: int) -> list[str]:
        """As much of the board as fits."""
        table = scene.state.table
        marks = scene.menu.marks(scene.shown) if scene.menu else {}
        goals = display_of(scene.rules).goals(scene.rules, table)
        latest = next(reversed(table.board.tiles), None)
        picture = Picture(marks, goals, latest, overlays(table))
        most = (columns - MARGIN - RIM) // WIDE, max((lines - 1) // HIGH, _FEWEST_ROWS)
        return draw(
            scene.rules, table.board, picture, window(table.board, picture, most), self._style
        )

    def _side_by_side(self, scene: Scene, lines: int) -> Iterator[str]:
        crowd = len(list(self._seats(scene, _PANEL)))
        below = self._log(scene, self._columns - 1, 2) if lines - crowd < _LOWEST_LOG else []
        lines -= len(below)
        board = self.board(scene, self._columns - _PANEL - _GAP, lines)
        wide = max(map(_bare_width, board))
        space = min(self._columns - wide - _GAP - 1, _WIDEST_PANEL)
        panel = list(self._seats(scene, space))
        panel += self._legend(scene, space, lines - len(panel))
        tallest = max(len(board), lines) if self._rows < _ENDLESS else len(board)
        panel += [] if below else self._log(scene, space, tallest - len(panel) - 1)
        for one, other in zip_longest(board, panel, fillvalue=""):
            padding = " " * (wide + _GAP - _bare_width(one)) if other else ""
            yield one + padding + other
        yield from below

    # -- head and seats --------------------------------------------------------

    def _head(self, scene: Scene) -> list[str]:
        state = scene.state
        facts: dict[str, str | int] = {
            "game": self._words.text(f"game-{scene.rules.name}"),
            "stock": _left_to_draw(scene.rules, state),
            "discard": len(state.piles["discard"].cards),
        }
        rounds = getattr(scene.rules.sheet, "rounds", 1)
        if rounds > 1:
            facts |= {"round": state.table.round, "rounds": rounds}
        head = "terminal-head" if rounds > 1 else "terminal-head-only"
        lines = wrapped(self._words.text(head, **facts), self._columns - 1)
        return [self._style.paint(line, "title") for line in lines]

    def _seats(self, scene: Scene, columns: int) -> Iterator[str]:
        words = self._words
        display = display_of(scene.rules)
        cards, gold = words.text("terminal-column-cards"), words.text(display.column)
        name = columns - len(cards) - len(gold) - 4
        head = fit(f"   {words.text('terminal-column-seat')}", name + 2)
        yield self._style.paint(f"{head} {cards} {gold}", "label")
        for seat in range(scene.state.table.seats):
            held = size(scene.state.piles[pile("hand", seat)])
            owned = display.owns(scene.rules, scene.state, seat)
            is_on = seat == scene.state.actor
            number = f"{'▶' if is_on else ''}{seat + 1}".rjust(2) + self._clan(scene, seat)
            text = f"{number} {self._called(scene, seat, name - len(number))}"
            lying = " ".join(
                [f"✗{card}" for card in self._hindrances(scene, seat)]
                + [f"·{card}" for card in self._lying(scene, seat)]
            )
            room = name + 1 - width(text)
            beside = lying if width(lying) <= room else ""
            yield (
                self._style.paint(text, "on" if is_on else "")
                + self._style.paint(f" {fit(beside, room)}", "bad")
                + f" {held:>{len(cards)}} {owned:>{len(gold)}}"
            )
            if lying and not beside:
                yield "    " + self._style.paint(lying, "bad")

    def _clan(self, scene: Scene, seat: Seat) -> str:
        """The sign of a seat's clan behind its number."""
        sign = display_of(scene.rules).clan(scene.rules, scene.state, seat)
        return f" {self._words.text(sign)}" if sign else ""

    def _legend(self, scene: Scene, columns: int, most: int) -> list[str]:
        """The legend for numbers on cards and signs of clans, if needed and if there is room."""
        seats = range(scene.state.table.seats)
        if not any(self._clan(scene, seat) for seat in seats):
            return []
        lines = wrapped(self._words.text("terminal-legend-clans"), columns)
        return [self._style.paint(line, "label") for line in lines] if len(lines) <= most else []

    def _called(self, scene: Scene, seat: Seat, space: int) -> str:
        """The name of a seat in so many columns; the viewer's own is marked if there is room."""
        name = scene.names[seat]
        own = f"{name} {self._words.text('terminal-own')}"
        if seat == scene.viewer and width(own) <= space:
            return own
        return fit(name, min(width(name), space))

    def _hindrances(self, scene: Scene, seat: Seat) -> list[str]:
        """The names of tools and cards that keep a seat from digging."""
        words, hinders = scene.rules.cards.words("tools"), display_of(scene.rules).hinders
        cards = [card for card in scene.state.table.front[seat] if hinders(card)]
        tools = [self._words.text(f"tool-{tool}") for card in cards for tool in words.get(card, ())]
        return tools + [self._words.card(card) for card in cards if card not in words]

    def _lying(self, scene: Scene, seat: Seat) -> list[str]:
        """The names of other cards in front of a seat."""
        hinders = display_of(scene.rules).hinders
        front = scene.state.table.front[seat]
        return [self._words.card(card) for card in front if not hinders(card)]

    def _log(self, scene: Scene, columns: int, most: int) -> list[str]:
        lines: list[str] = []
        for told in reversed(scene.log):
            text = wrapped(f"· {told}", columns, "  ")
            if len(lines) + len(text) > most:
                break
            lines = text + lines
        return [self._style.paint(line, "told") for line in ["", *lines]] if lines else []

    # -- hand and moves --------------------------------------------------------

    def _below(self, scene: Scene) -> Iterator[str]:
        menu = scene.menu
        if menu is None:
            yield from self._hand(scene)
        elif scene.shown is None:
            yield from self._hint(self._hand_hint(scene))
            yield from self._hand(scene)
        else:
            yield from self._hint(self._move_hint(menu.groups[scene.shown.group]))
            yield from self.listed(self.moves(scene, scene.shown.actions))

    def _hint(self, text: str) -> list[str]:
        return [self._style.paint(line, "strong") for line in wrapped(text, self._columns - 1)]

    def _hand_hint(self, scene: Scene) -> str:
        tools = self._hindrances(scene, scene.viewer)
        hint = self._words.text("terminal-choose-card", name=scene.names[scene.viewer])
        if not tools:
            return hint
        return self._words.text("terminal-cannot-dig", tools=self._words.joined(tools), hint=hint)

    def _move_hint(self, group: Group) -> str:
        if not group.card:
            return self._words.text("terminal-choose")
        has_cells = any(map(cell_of, group.actions))
        key = "terminal-choose-cell" if has_cells else "terminal-choose-move"
        return self._words.text(key, card=self._words.card(group.card))

    def _hand(self, scene: Scene) -> list[str]:
        if scene.menu:
            groups = scene.menu.groups
            return self.listed([self._card(scene, *each) for each in enumerate(groups, 1)])
        held = scene.state.piles[pile("hand", scene.viewer)].cards if scene.viewer >= 0 else ()
        cards = [Group(card, ()) for card in in_order(scene.rules, held)]
        return self.listed([self._card(scene, 0, group) for group in cards])

    def _card(self, scene: Scene, number: int, group: Group) -> str:
        """A card that can only be put away has its number in brackets."""
        playable = is_playable(scene.rules, group)
        number_text = "   " if not number else f" {number} " if playable else f"({number})"
        if not group.card:
            return f"{number_text}     {self._words.text('terminal-no-card')}"
        sign = emblem(scene.rules, Lay(group.card))
        return f"{number_text} {sign} {self._words.card(group.card)}"

    def moves(self, scene: Scene, actions: Sequence[Action]) -> list[str]:
        """Moves with their numbers."""
        return [
            f"{number:>2} {self.move(scene, action)}" for number, action in enumerate(actions, 1)
        ]

    def move(self, scene: Scene, action: Action) -> str:
        """A move in few words."""
        play = scene.rules.plays.get(type(action))
        if play and type(action) not in scene.rules.printed:
            return self._put_away(scene, play.uses(action))
        tile, cell = getattr(action, "tile", None), cell_of(action)
        if tile is None or cell is None:
            return self._words.action(action, scene.names)
        place = self._words.place(cell)
        told = f"{place:<3} {emblem(scene.rules, tile)} {self._words.lay(tile)}"
        return told + "".join(f" → ?{number}" for number in _reached(scene, cell, tile))

    def _put_away(self, scene: Scene, cards: Sequence[CardId]) -> str:
        """Passing: with the chosen card alone, or with others, which are named."""
        if len(cards) == 1:
            return self._words.text("terminal-put-away")
        others = [
            f"{emblem(scene.rules, Lay(card))} {self._words.card(card)}" for card in cards[1:]
        ]
        return self._words.text("terminal-put-away-with", cards=self._words.joined(others))

    def listed(self, entries: Sequence[str]) -> list[str]:
        """Entries in as many columns as fit, read downwards."""
        space = self._columns - 1
        longest = max(map(width, entries), default=1)
        count = max(1, min((space + _GAP) // (longest + _GAP), 3))
        if count == 1 and space >= _SIDE_BY_SIDE and len(entries) >= _MANY:
            count = 2
        each = (space + _GAP) // count - _GAP
        height = -(-len(entries) // count)
        rows = [entries[row::height] for row in range(height)]
        return [(" " * _GAP).join(fit(entry, each) for entry in row).rstrip() for row in rows]


def _reached(scene: Scene, cell: Cell, lay: Lay) -> list[int]:
    """The numbers of the goals that a card would reach."""
    board: Board = scene.state.table.board
    goals = display_of(scene.rules).goals(scene.rules, scene.state.table)
    there = board.put(cell, scene.rules.cards.tile(lay)).reached
    return [goals.index(at) + 1 for at in there if at in goals]


def _left_to_draw(rules: Ruleset[Any], state: State[Any]) -> int:
    """The cards of all stocks that will be drawn."""
    spare = getattr(rules.sheet, "spare", 0)
    stocks = [held.cards for name, held in state.piles.items() if zone_of(name) == "stock"]
    return sum(max(0, len(cards) - spare) for cards in stocks)


def _bare_width(line: str) -> int:
    """Columns of a line, colours not counted."""
    while "\033" in line:
        before, _, rest = line.partition("\033")
        line = before + rest.partition("m")[2]
    return width(line)
