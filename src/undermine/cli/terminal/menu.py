"""The legal actions of a person, numbered and grouped by card, and the parser of typed lines.

3          card 3: its moves are shown, numbered
3.2        the second move of card 3
3 2,0      card 3 at a cell; `3 C5` by its name
2,0        the card that was chosen, at a cell
place NES~ 2,0
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from undermine.core.grammar import cell_word, words_of
from undermine.core.grid import Cell, Spot
from undermine.core.places import cell_named
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, CardId
from undermine.notation.actions import parse_action
from undermine.notation.errors import NotationError

_CELL: Final = r"([+-]?\d{1,3})\s*,\s*([+-]?\d{1,3})"
_NAMED: Final = re.compile(r"(\d{1,3}\s+|)([A-Za-z]\d{1,2})")
"""A place by its name, alone or after the number of a card."""
_FORMS: Final = {
    "number": re.compile(r"(\d{1,4})\.?"),
    "pair": re.compile(r"(\d{1,3})\s*\.\s*(\d{1,4})"),
    "card at cell": re.compile(rf"(\d{{1,3}})\s+{_CELL}"),
    "cell": re.compile(_CELL),
}


class Group(NamedTuple):
    """A card of the hand and its legal actions; without a card: other decisions."""

    card: CardId
    actions: tuple[Action, ...]


class Do(NamedTuple):
    """A line that denotes one action, legal or not."""

    action: Action


class Narrow(NamedTuple):
    """A line that denotes several actions of one card."""

    group: int
    actions: tuple[Action, ...]


class Unread(NamedTuple):
    """A line that cannot be read: the message key of the reason, and the verb."""

    why: str
    verb: str = ""


class Menu:
    """The legal actions of the person who is to act."""

    def __init__(
        self, rules: Ruleset[Any], hand: Sequence[CardId], legal: Sequence[Action]
    ) -> None:
        self.rules = rules
        self.legal = tuple(legal)
        self.groups = _groups(rules, hand, legal)

    @property
    def by_card(self) -> bool:
        """A card is to be played; else there is one plain list."""
        return bool(self.groups and self.groups[0].card)

    def whole(self) -> Narrow | None:
        """The plain list, where no card is to be chosen first."""
        return None if self.by_card else Narrow(0, self.legal)

    # -- reading ---------------------------------------------------------------

    def read(self, line: str, shown: Narrow | None = None) -> Do | Narrow | Unread:
        """Parse a line; numbers refer to the shown actions, if any."""
        line = self._coordinates(line.strip())
        for form, pattern in _FORMS.items():
            found = pattern.fullmatch(line)
            if found:
                numbers = [int(number) for number in found.groups()]
                return self._short(form, numbers, shown)
        return self._notation(line)

    def _coordinates(self, line: str) -> str:
        """The line with the coordinates of a place in place of its name: `3 C5` is `3 2,0`."""
        found = _NAMED.fullmatch(line)
        if not found:
            return line
        board = self.rules.sheet.board
        cell = cell_named(found[2], board.origin, near=getattr(board, "start", board.origin))
        return f"{found[1]}{cell_word(cell)}" if cell else line

    def _short(self, form: str, numbers: list[int], shown: Narrow | None) -> Do | Narrow | Unread:
        if form == "cell":
            return self._at(shown, (numbers[0], numbers[1]))
        if form == "number" and shown:
            return _numbered(shown, numbers[0])
        if not self.by_card:
            return Unread("terminal-no-such-move")
        if not 1 <= numbers[0] <= len(self.groups):
            return Unread("terminal-no-such-card")
        chosen = Narrow(numbers[0] - 1, self.groups[numbers[0] - 1].actions)
        if form == "number":
            return chosen
        return _numbered(chosen, numbers[1]) if form == "pair" else self._at(chosen, numbers[1:])

    def _at(self, shown: Narrow | None, cell: Sequence[int]) -> Do | Narrow | Unread:
        if shown is None:
            return Unread("terminal-card-first")
        group = self.groups[shown.group]
        there = tuple(action for action in group.actions if cell_of(action) == tuple(cell))
        if not there:
            return self._tried(group.card, (cell[0], cell[1]))
        return Do(there[0]) if len(there) == 1 else Narrow(shown.group, there)

    def _tried(self, card: CardId, cell: Cell) -> Do | Unread:
        """The illegal action of a card at a cell, for which the engine then names a rule."""
        if not card:
            return Unread("terminal-unread")
        for verb in self.rules.cards[card].plays:
            for written in (f"{verb} {card} {cell_word(cell)}", f"{verb} {cell_word(cell)}"):
                meant = self._notation(written)
                if isinstance(meant, Do):
                    return meant
        return Unread("terminal-not-there")

    def _notation(self, line: str) -> Do | Unread:
        words = line.split()
        verb = words[0].lower() if words else ""
        same = " ".join(words).casefold()
        for action in self.legal:
            if repr(action).casefold() == same:
                return Do(action)
        try:
            return Do(parse_action(self.rules, " ".join([verb, *words[1:]])))
        except NotationError:
            return Unread("terminal-unread", verb if verb in verbs(self.rules) else "")

    # -- showing ---------------------------------------------------------------

    def number_of(self, action: Action) -> str:
        """The number to type for a legal action: `3.2` is the second action of card 3."""
        group = next(group for group in self.groups if action in group.actions)
        index = str(group.actions.index(action) + 1)
        return f"{self.groups.index(group) + 1}.{index}" if self.by_card else index

    def marks(self, shown: Narrow | None) -> Mapping[Cell, str]:
        """Marks of cells: the numbers of shown actions, or `+` where any card fits."""
        if shown is None:
            cells = [cell_of(action) for action in self.legal if _lays(action)]
            return {cell: "+" for cell in cells if cell}
        numbers: dict[Cell, list[int]] = {}
        for number, action in enumerate(shown.actions, 1):
            cell = cell_of(action)
            if cell:
                numbers.setdefault(cell, []).append(number)
        return {cell: "/".join(map(str, found)) for cell, found in numbers.items()}


def _groups(
    rules: Ruleset[Any], hand: Sequence[CardId], legal: Sequence[Action]
) -> tuple[Group, ...]:
    used: dict[CardId, list[Action]] = {}
    for action in legal:
        play = rules.plays.get(type(action))
        used.setdefault(play.uses(action)[0] if play else "", []).append(action)
    others = (Group("", tuple(used.pop("", ()))),)
    if not used or not hand:
        return others
    cards = tuple(Group(card, tuple(used.get(card, ()))) for card in hand)
    return cards + others if others[0].actions else cards


def is_playable(rules: Ruleset[Any], group: Group) -> bool:
    """The card can be played, or none is needed; else it can only be put away."""
    return not group.card or any(type(action) in rules.printed for action in group.actions)


def in_order(rules: Ruleset[Any], cards: Iterable[CardId]) -> list[CardId]:
    """A hand in the order of its numbers: path cards first."""
    return sorted(cards, key=lambda card: (rules.cards[card].face is None, card))


def _numbered(shown: Narrow, number: int) -> Do | Unread:
    if 1 <= number <= len(shown.actions):
        return Do(shown.actions[number - 1])
    return Unread("terminal-no-such-move")


def _lays(action: Action) -> bool:
    return any(word.kind == "lay" for word in words_of(type(action)).values())


def cell_of(action: Action) -> Cell | None:
    """The cell that an action names, if any."""
    for name, word in words_of(type(action)).items():
        if word.kind == "cell":
            cell: Cell = getattr(action, name)
            return cell
        if word.kind == "spot":
            spot: Spot = getattr(action, name)
            return spot.cell
    return None


def verbs(rules: Ruleset[Any]) -> tuple[str, ...]:
    """The verbs of all actions of a game."""
    return tuple(sorted(str(kind.__struct_config__.tag) for kind in rules.actions()))


# -- completion ----------------------------------------------------------------------------------


def completions(line: str, menu: Menu, commands: Iterable[str]) -> list[str]:
    """The words that may come next, given the line so far."""
    *before, last = line.split(" ") if line else [""]
    words = [word for word in before if word]
    found = {
        text[len(words)]
        for text in (repr(action).split(" ") for action in menu.legal)
        if len(text) > len(words) and _same(text[: len(words)], words)
    }
    if not words:
        found.update(commands)
    if len(words) == 1 and words[0].isdigit() and 1 <= int(words[0]) <= len(menu.groups):
        cells = [cell_of(action) for action in menu.groups[int(words[0]) - 1].actions]
        found.update(cell_word(cell) for cell in cells if cell)
    return sorted(word for word in found if word.casefold().startswith(last.casefold()))


def _same(one: Sequence[str], other: Sequence[str]) -> bool:
    return [word.casefold() for word in one] == [word.casefold() for word in other]
