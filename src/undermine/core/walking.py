"""Walking: pawns stand on spots and take one step at a time.

A walk is a stack of small items, so it can be interrupted anywhere: a step that costs a card
puts the loss before the rest of the walk. A game says in a `Gait` how its pawns walk, and keeps
them in a field `pawn` of its table, by seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypedDict

from msgspec.structs import replace

from undermine.core.draft import Draft
from undermine.core.grammar import spot_word
from undermine.core.grid import Spot
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Handler, Ruleset
from undermine.core.state import NOBODY, Action, Event, Item, Onto, Seat, State

Price = tuple[str, ...]
"""The open price of a step, a word for each thing: `("card",)`."""


class BeginWalk(Item, frozen=True, gc=False):
    """Duty: a pawn may set out."""

    walker: Seat


class WalkOn(Item, frozen=True, gc=False):
    """Duty: a pawn may go on, if it has steps left and somewhere to go."""

    walker: Seat
    left: int
    made: int


class Walk(Item, frozen=True, gc=False):
    """A seat may take a step with its pawn; so many are left, so many it has made."""

    left: int
    made: int = 0
    movement: ClassVar[bool] = True


class EndWalk(Item, frozen=True, gc=False):
    """Duty: a pawn stands where it stands, after so many steps."""

    walker: Seat
    made: int


class Step(Action, frozen=True, gc=False):
    """Move one's pawn by one space.

    >>> Step(to=Spot(cell=(0, 1), space=1))
    step 0,1/2
    """

    to: Onto


class Stop(Action, frozen=True, gc=False):
    """Let one's pawn stand where it is.

    >>> Stop()
    stop
    """


class Stepped(Event, frozen=True, gc=False, kw_only=True):
    """A pawn took a step.

    >>> scene = Scene("the-dark-cave agenda=walk:1:3:0 board=4,3:NS;4,4:goal-exit pawn1=4,3")
    >>> (event,) = scene.play("step 4,4").happened("stepped")
    >>> event.seat, event.start, event.to
    (0, Spot(cell=(4, 3), space=0), Spot(cell=(4, 4), space=0))
    """

    seat: Seat
    start: Onto
    to: Onto


class Gait(NamedTuple):
    """How the pawns of a game walk. `table` is the game's own table."""

    allowance: Callable[[Ruleset[Any, Any], Any, Seat], int]
    """How many steps a pawn has when it sets out."""
    steps: Callable[[Ruleset[Any, Any], Any, Spot], Iterable[Spot]]
    """All spots that one step from a spot leads to, face-down cards included."""
    refusal: Callable[[Ruleset[Any, Any], Any, Spot, Spot], Refusal]
    """Why a step does not lead there."""
    halts: Callable[[Ruleset[Any, Any], Any, Spot], bool]
    """A pawn that steps onto this spot may not walk on."""
    price: Callable[[Ruleset[Any, Any], Any, Spot, Spot], Price]
    """The price of a step, as far as it is open."""
    enter: Callable[[Ruleset[Any, Any], Draft[Any], Seat, Spot, Spot], None]
    """Called after a step: pays for it, and turns up a card that it leads onto."""
    end: Callable[[Ruleset[Any, Any], Draft[Any], EndWalk], None]
    """The walk is over."""
    busy: Callable[[Ruleset[Any, Any], Any, Seat], bool] = lambda _rules, _table, _seat: False
    """A seat has something to decide on the way, though no step may lead anywhere yet."""


# -- deciding ------------------------------------------------------------------------------------


def walking(gait: Gait, *, due: str) -> dict[type[Item], Handler[Any]]:
    """The handlers of walks; `due` is the rule that refuses other actions."""
    return {
        BeginWalk: Handler(apply=partial(begin_walk, gait)),
        WalkOn: Handler(apply=partial(walk_on, gait)),
        Walk: Handler(
            apply=partial(walk_apply, gait),
            candidates=partial(walk_candidates, gait),
            check=partial(walk_check, gait),
            answers=(Step, Stop),
            rule=due,
            exact=True,
        ),
        EndWalk: Handler(apply=partial(end_walk, gait)),
    }


def begin_walk(
    gait: Gait, rules: Ruleset[Any], draft: Draft[Any], item: BeginWalk, _action: None
) -> None:
    """As many steps as the game gives."""
    left = gait.allowance(rules, draft.table, item.walker)
    walk_on(gait, rules, draft, WalkOn(NOBODY, item.walker, left, 0), None)


def walk_on(
    gait: Gait, rules: Ruleset[Any], draft: Draft[Any], item: WalkOn, _action: None
) -> None:
    """Ask for the next step; where there is none, the walk is over."""
    if item.left > 0 and _can_go_on(gait, rules, draft.table, item.walker):
        draft.push(Walk(item.walker, item.left, item.made))
    else:
        draft.push(EndWalk(NOBODY, item.walker, item.made))


def _can_go_on(gait: Gait, rules: Ruleset[Any], table: Any, seat: Seat) -> bool:  # noqa: ANN401
    """A step leads somewhere, or something else can be done on the way."""
    leads_on = any(True for _ in gait.steps(rules, table, table.pawn[seat]))
    return leads_on or gait.busy(rules, table, seat)


def walk_candidates(gait: Gait, rules: Ruleset[Any], state: State[Any], item: Walk) -> list[Action]:
    """Every step, and to stay."""
    spot = state.table.pawn[item.seat]
    return [*map(Step, gait.steps(rules, state.table, spot)), Stop()]


def walk_check(
    gait: Gait, rules: Ruleset[Any], state: State[Any], item: Walk, action: Action
) -> Refusal | None:
    """A step leads where the gait says; one may always stay."""
    if not isinstance(action, Step):
        return None
    spot = state.table.pawn[item.seat]
    if action.to in tuple(gait.steps(rules, state.table, spot)):
        return None
    return gait.refusal(rules, state.table, spot, action.to)


def walk_apply(
    gait: Gait, rules: Ruleset[Any], draft: Draft[Any], item: Walk, action: Action
) -> None:
    """Step, pay, and then the rest of the walk, if there is any."""
    if not isinstance(action, Step):
        draft.push(EndWalk(NOBODY, item.seat, item.made))
        return
    start, made = draft.table.pawn[item.seat], item.made + 1
    if gait.halts(rules, draft.table, action.to):
        draft.push(EndWalk(NOBODY, item.seat, made))
    else:
        draft.push(WalkOn(NOBODY, item.seat, item.left - 1, made))
    put(draft, item.seat, action.to)
    draft.emit(Stepped(seat=item.seat, start=start, to=action.to))
    gait.enter(rules, draft, item.seat, start, action.to)


def end_walk(
    gait: Gait, rules: Ruleset[Any], draft: Draft[Any], item: EndWalk, _action: None
) -> None:
    """Apply the effect of the spot on which a walk ended."""
    gait.end(rules, draft, item)


def put(draft: Draft[Any], seat: Seat, spot: Spot | None) -> None:
    """Stand a seat's pawn on a spot, or (None) beside the board."""
    pawns = list(draft.table.pawn)
    pawns[seat] = spot
    draft.table = replace(draft.table, pawn=tuple(pawns))


# -- looking ahead -------------------------------------------------------------------------------


class Route(NamedTuple):
    """A way to a spot: its steps, and their open price."""

    steps: tuple[Spot, ...]
    price: Price


class WrittenRoute(TypedDict):
    """A way to a spot, as clients get it."""

    steps: list[str]
    cards: int
    """How many cards it costs …"""
    gold: int
    """… and how much gold."""


def routes(
    gait: Gait,
    rules: Ruleset[Any],
    table: Any,  # noqa: ANN401 (any table with pawns)
    start: Spot,
    left: int,
) -> dict[Spot, Route]:
    """Where a pawn can get in so many steps: to each spot the cheapest way, then the shortest.

    A walk that ends where it began is no way to anywhere, so the start is not among them.
    """
    found: dict[Spot, Route] = {}
    rim: Mapping[Spot, Route] = {start: Route((), ())}
    for _ in range(left):
        rim = _next_rim(gait, rules, table, rim)
        for spot, route in rim.items():
            if spot not in found or len(route.price) < len(found[spot].price):
                found[spot] = route
    found.pop(start, None)
    return found


def _next_rim(
    gait: Gait,
    rules: Ruleset[Any],
    table: Any,  # noqa: ANN401 (any table with pawns)
    rim: Mapping[Spot, Route],
) -> dict[Spot, Route]:
    """One step further: the cheapest way of exactly so many steps to each spot."""
    further: dict[Spot, Route] = {}
    for spot, (steps, price) in rim.items():
        if steps and gait.halts(rules, table, spot):
            continue
        for to in gait.steps(rules, table, spot):
            paid = price + gait.price(rules, table, spot, to)
            if to not in further or len(paid) < len(further[to].price):
                further[to] = Route((*steps, to), paid)
    return further


def signposts(
    gait: Gait,
    rules: Ruleset[Any],
    table: Any,  # noqa: ANN401 (any table with pawns)
    start: Spot,
    left: int,
) -> dict[str, WrittenRoute]:
    """The result of `routes` as clients get it, by the text of the spot."""
    return {
        spot_word(to): {
            "steps": [*map(spot_word, way.steps)],
            "cards": way.price.count("card"),
            "gold": way.price.count("gold"),
        }
        for to, way in routes(gait, rules, table, start, left).items()
    }


def crowd(table: Any, spot: Spot) -> int:  # noqa: ANN401 (any table with pawns)
    """How many pawns stand on a spot."""
    return sum(pawn == spot for pawn in table.pawn)
