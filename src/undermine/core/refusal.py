"""Refusals: the rule that forbids an action, as a value and as an exception."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from undermine.core.state import Action


class Refusal(NamedTuple):
    """Why an action is not allowed: the id of a rule, and the values that fill its sentence.

    >>> Refusal("SAB-041", {"at": (3, 0)}).rule
    'SAB-041'
    """

    rule: str
    args: Mapping[str, object] = {}


class IllegalActionError(ValueError):
    """Raised by `step` and `Game.play` for an action that `check` refuses.

    >>> from undermine import Game
    >>> try:
    ...     Game("saboteur", seats=3, seed=7).play("peek 4")
    ... except IllegalActionError as error:
    ...     print(error.rule, error.sentence)
    SAB-063 There’s no goal 4: the goals are numbered 1 to 3.
    """

    tell: ClassVar[Callable[[Refusal, str], str] | None] = None
    """Words a refusal in a language; set from outside, since the engine knows no sentences."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule

    @property
    def sentence(self) -> str:
        """Why it is not allowed, in English; empty where the rule has no sentence."""
        return self.explained("en")

    def explained(self, language: str) -> str:
        """Why it is not allowed, in a language of the catalogue."""
        tell = IllegalActionError.tell
        return tell(self.refusal, language) if tell else ""

    def __str__(self) -> str:
        said = f"{self.rule} forbids {self.action!r}"
        if self.sentence:
            return f"{said}: {self.sentence}"
        facts = ", ".join(f"{name} {value}" for name, value in self.refusal.args.items())
        return f"{said} ({facts})" if facts else said
