"""Scenes: a position for tests, with actions and results as text.

>>> scene = Scene("saboteur seats=3 turn=1 hand1=EW&map")
>>> scene.refused("place EW 2,0")
'SAB-041'
>>> scene.play("place EW 1,0").board
'0,0:start;1,0:EW'
"""

from __future__ import annotations

from typing import Any

from undermine.core.grammar import (
    actor_word,
    cards_word,
    cell_word,
    lay_word,
    value_word,
    words_of,
)
from undermine.core.resample import completed
from undermine.core.ruleset import Roll, Ruleset
from undermine.core.state import CHANCE, Action, Event, Seat, State
from undermine.dealer import Dealer
from undermine.notation.actions import parse_action
from undermine.notation.positions import BY_SEAT, write_position
from undermine.session import position


class Scene:
    """A state and what just happened, all in text; `play` returns the next scene.

    >>> scene = Scene("saboteur seats=3 turn=1 hand1=NS").play("place NS 0,1")
    >>> scene.board, scene.actor
    ('0,0:start;0,1:NS', '*')
    """

    def __init__(self, text: str, *, seed: str = "") -> None:
        """Read a position; with a `seed` its unknown cards are dealt."""
        self.rules: Ruleset[Any, Any]
        self.rules, self.state = position(text)
        self.events: tuple[Event, ...] = ()
        if seed:
            self.state = completed(self.rules, self.state, Dealer(seed).roll)

    def _with(self, state: State[Any], events: tuple[Event, ...]) -> Scene:
        scene = object.__new__(Scene)
        scene.rules, scene.state, scene.events = self.rules, state, events
        return scene

    # -- trying ----------------------------------------------------------------

    def play(self, *actions: str) -> Scene:
        """Do actions one after another, chance included."""
        scene = self
        for action in actions:
            step = self.rules.step(scene.state, self.read(action))
            scene = self._with(step.state, (*scene.events, *step.events))
        return scene

    def dealt(self, roll: Roll = lambda _sides: 0) -> Scene:
        """Apply chance outcomes until a seat or the table must decide."""
        scene = self
        while scene.state.actor == CHANCE:
            step = self.rules.step(scene.state, self.rules.sample(scene.state, roll))
            scene = self._with(step.state, (*scene.events, *step.events))
        return scene

    def refused(self, action: str) -> str | None:
        """The rule that forbids an action, or None."""
        refusal = self.rules.check(self.state, self.read(action))
        return refusal.rule if refusal else None

    def read(self, action: str) -> Action:
        """An action of this game."""
        return parse_action(self.rules, action)

    # -- looking ---------------------------------------------------------------

    @property
    def actor(self) -> str:
        """The actor: `1`, `*`, `=`, or `-` when the game is over."""
        return actor_word(self.state.actor)

    @property
    def legal(self) -> list[str]:
        """Everything the actor may do."""
        return [repr(action) for action in self.rules.legal(self.state)]

    @property
    def text(self) -> str:
        """The position on one line."""
        return write_position(self.rules, self.state)

    @property
    def board(self) -> str:
        """The face-up cards on the board."""
        tiles = sorted(self.state.table.board.tiles.items())
        return ";".join(f"{cell_word(at)}:{lay_word(tile.lay)}" for at, tile in tiles if tile.open)

    def pile(self, name: str) -> str:
        """The cards of a pile."""
        return cards_word(self.state.piles[name].cards)

    def seen(self, name: str, seat: Seat) -> str:
        """The cards of a pile as one seat (0-based) sees them."""
        return cards_word(self.rules.view(self.state, seat).piles[name].cards)

    def table(self, name: str) -> str:
        """A field of the open table; what each seat has is separated by semicolons."""
        word, value = words_of(type(self.state.table))[name], getattr(self.state.table, name)
        if word.kind == "board":
            return self.board
        if word.kind in BY_SEAT:
            return ";".join(map(BY_SEAT[word.kind], value))
        return value_word(word, value)

    def happened(self, kind: str) -> list[Event]:
        """The events of one kind, such as `placed`."""
        return [event for event in self.events if type(event).__name__.lower() == kind]
