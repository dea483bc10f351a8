"""Plays that name one target: a seat, a goal, a cell. Which targets are allowed is said once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, TypeVar

from undermine.core.draft import Draft
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Play, Ruleset
from undermine.core.state import Action, CardId, Seat, State, TableT

Target = TypeVar("Target")


def aimed(
    kind: type[Any],
    card: CardId,
    *,
    targets: Callable[[Ruleset[TableT, Any], State[TableT], Seat], Collection[Target]],
    refuse: Callable[[Ruleset[TableT, Any], State[TableT], Seat, Target], Refusal],
    apply: Callable[[Ruleset[TableT, Any], Draft[TableT], Seat, Any], None],
) -> Play[TableT]:
    """Playing `card` is a `kind` of one of `targets`; `refuse` says why not of another."""
    (aim,) = kind.__struct_fields__

    def candidates(
        rules: Ruleset[TableT], state: State[TableT], seat: Seat, _card: CardId
    ) -> Iterable[Action]:
        return [*map(kind, targets(rules, state, seat))]

    def check(
        rules: Ruleset[TableT], state: State[TableT], seat: Seat, action: Action
    ) -> Refusal | None:
        target = getattr(action, aim)
        if target in targets(rules, state, seat):
            return None
        return refuse(rules, state, seat, target)

    return Play(lambda _action: (card,), candidates, check, apply, exact=True)
