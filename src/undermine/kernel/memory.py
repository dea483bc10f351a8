"""Notes of a game in the kernel: the trace of a step, replayed by the engine's own functions.

Every way a card can go is one of the verbs of `Draft`, and those keep the notes. So what seats
remember has one home, and a game that needs no notes pays nothing for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from undermine.core.draft import Draft
from undermine.core.ruleset import Ruleset
from undermine.core.state import TABLE, Note, State

Line = tuple[int, int, int, int, int]
"""Verb, pile, other pile, card, readers."""


class Names(Protocol):
    """What a codec tells about the numbers of a trace."""

    rules: Ruleset[Any, Any]
    cards: tuple[str, ...]
    first: State[Any]
    """The state that the engine sets out; its piles are those of every round."""

    def pile_name(self, number: int) -> str:
        """The pile of a number."""

    def deducible(self, draft: Draft[Any], game: Any, worth: int, count: int) -> Sequence[str]:  # noqa: ANN401 (a compiled class)
        """The cards that all seats derive from the worth and number of a payment."""


class Memory:
    """The notes of one game, beside the piles that they are about."""

    def __init__(self, state: State[Any], names: Names) -> None:
        self._names = names
        self._draft: Draft[Any] = Draft(state, names.rules.cards.back_of)

    @property
    def notes(self) -> tuple[Note, ...]:
        """What seats remember now."""
        return self._draft.notes

    @property
    def state(self) -> State[Any]:
        """Piles and notes; its table and agenda are not kept."""
        return self._draft.seal()

    def copy(self) -> Memory:
        """The same memory again."""
        return Memory(self.state, self._names)

    def replay(self, lines: Iterable[Line], game: Any) -> None:  # noqa: ANN401 (a compiled class)
        """Let the seats see what happened in one step."""
        for line in lines:
            if self._names.pile_name(line[1]) in self._draft.piles:
                self._see(line, game)

    def _see(self, line: Line, game: Any) -> None:  # noqa: ANN401 (a compiled class)
        verb, pile, other, card, readers = line
        draft, cards, name = self._draft, self._names.cards, self._names.pile_name
        match verb:
            case 1:
                draft.take(name(pile), cards[card])
            case 2:
                draft.give(name(pile), cards[card])
            case 3:
                draft.move(name(pile), name(other), cards[card])
            case 4:
                draft.swap(name(pile), name(other))
            case 5:
                draft.show(name(pile), readers)
            case 6:
                draft.hide(name(pile), readers)
            case 7:
                fresh = self._names.first.piles[name(pile)].cards
                draft.shuffle(name(pile), fresh, readers=readers)
            case _:
                told = self._names.deducible(draft, game, other, card)
                draft.tell(TABLE, told, name(pile))
