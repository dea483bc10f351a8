"""A house rule: owners of axes vote in secret, at the same time, on driving a creature away.

A vote is a card, so it is hidden as cards are: all see that a seat votes, and nobody what, until
the votes are turned up together. Chance picks one of those who offer their axe.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ClassVar, Final

from msgspec.structs import replace

from undermine.core.cards import Card
from undermine.core.grammar import Word
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Zone
from undermine.core.state import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    Action,
    Event,
    Item,
    Pile,
    PileId,
    Seat,
    Thing,
    pile,
    reader_bit,
)
from undermine.games.darkcave.actions import Bite, Seats
from undermine.games.darkcave.attacks import Kinds, Victims, ask_in_turn, drive_off
from undermine.games.darkcave.table import DarkCaveDraft, DarkCaveRules, DarkCaveState

BALLOT: Final = "ballot"
BALLOTS: Final = "ballots"
"""The pile of ballots that are not in use."""
STRIKE: Final = "ballot-strike"
ENDURE: Final = "ballot-endure"
_VOTERS: Final = 3
"""The number of axes in the box, and so the most voters."""


class Vote(Action, frozen=True, gc=False):
    """Vote in secret on spending the seat's own axe.

    >>> Vote(card="ballot-strike")
    vote ballot-strike
    """

    card: Annotated[str, Word("card", hidden=True, zone=BALLOTS)]


class PickAxe(Action, frozen=True, gc=False):
    """The axe of this seat is spent, of all that were offered.

    >>> PickAxe(seat=2)
    pickaxe 3
    """

    seat: Seat


class CastVote(Item, frozen=True, gc=False):
    """A seat votes on an attack; `then` vote after it."""

    creature: Thing
    victims: Seats
    voters: Seats
    then: Seats
    reaction: ClassVar[bool] = True


class CountVotes(Item, frozen=True, gc=False):
    """Duty: turn the votes up."""

    creature: Thing
    victims: Seats
    voters: Seats


class ChooseAxe(Item, frozen=True, gc=False):
    """Several seats offer their axe: which one is spent?"""

    creature: Thing
    willing: Seats


class Voted(Event, frozen=True, gc=False, kw_only=True):
    """A seat has voted; only the seat knows how.

    >>> scene = Scene(
    ...     "the-dark-cave+axe_order=secret seats=4 agenda=prowl:1:rat:3 board=0,1:NS pawn2=0,1 "
    ...     "pawn3=0,1 beasts=rat:0,0:1 front1=rat-II front2=battle-axe-I front3=battle-axe-II"
    ... )
    >>> scene.play("step 0,1", "vote ballot-strike").happened("voted")
    [Voted(cards=('ballot-strike',), readers=2, counted=True, seat=1)]
    """

    seat: Seat


class VotesShown(Event, frozen=True, gc=False, kw_only=True):
    """The votes were turned up, one for each of the `voters`.

    >>> scene = Scene(
    ...     "the-dark-cave+axe_order=secret seats=4 agenda=prowl:1:rat:3 board=0,1:NS pawn2=0,1 "
    ...     "pawn3=0,1 beasts=rat:0,0:1 front1=rat-II front2=battle-axe-I front3=battle-axe-II"
    ... )
    >>> scene = scene.play("step 0,1", "vote ballot-endure", "vote ballot-endure")
    >>> (event,) = scene.happened("votesshown")
    >>> event.creature, event.voters
    ('rat', (1, 2))
    """

    creature: Thing
    voters: Seats


def ballot(seat: Seat) -> PileId:
    """The vote of a seat."""
    return pile("vote", seat)


# -- voting --------------------------------------------------------------------------------------


@rule("TDC-R44")
def ask_in_secret(
    draft: DarkCaveDraft, creatures: Kinds, victims: Victims, owners: Victims
) -> None:
    """Start a secret vote; a single owner of an axe is asked openly."""
    if len(owners) == 1:
        ask_in_turn(draft, creatures, victims, owners)
        return
    (creature,) = creatures
    draft.push(CastVote(owners[0], creature, victims, owners, owners[1:]))


def vote_candidates(
    _rules: DarkCaveRules, _state: DarkCaveState, _item: CastVote
) -> tuple[Action, ...]:
    """The two votes: keep the axe or offer it."""
    return Vote(ENDURE), Vote(STRIKE)


@rule("TDC-R44")
def vote_check(
    rules: DarkCaveRules, _state: DarkCaveState, _item: CastVote, action: Vote
) -> Refusal | None:
    """Only a ballot can be cast as a vote."""
    if rules.cards.back_of(action.card) == BALLOT:
        return None
    return Refusal("TDC-R44", {"card": action.card})


@rule("TDC-R44")
def vote_apply(_rules: DarkCaveRules, draft: DarkCaveDraft, item: CastVote, action: Vote) -> None:
    """Lay the vote face down; all votes are turned up together."""
    draft.move(BALLOTS, ballot(item.seat), action.card)
    draft.emit(Voted(cards=(action.card,), readers=reader_bit(item.seat), seat=item.seat))
    what = item.creature, item.victims, item.voters
    if item.then:
        draft.push(CastVote(item.then[0], *what, item.then[1:]))
    else:
        draft.push(CountVotes(NOBODY, *what))


@rule("TDC-R44")
def count_votes(
    rules: DarkCaveRules, draft: DarkCaveDraft, item: CountVotes, _action: None
) -> None:
    """No offer: the creature attacks. One: that axe is spent. Several: chance picks one."""
    for seat in item.voters:
        draft.show(ballot(seat), EVERYBODY)
    votes = tuple(draft.cards(ballot(seat))[0] for seat in item.voters)
    draft.emit(VotesShown(cards=votes, creature=item.creature, voters=item.voters))
    collect(rules, draft, item.voters)
    voted = zip(item.voters, votes, strict=True)
    willing = tuple(seat for seat, vote in voted if vote == STRIKE)
    if not willing:
        draft.push(Bite(NOBODY, (item.creature,), item.victims))
    elif len(willing) == 1:
        drive_off(rules, draft, willing[0], item.creature)
    else:
        draft.push(ChooseAxe(CHANCE, item.creature, willing))


def collect(rules: DarkCaveRules, draft: DarkCaveDraft, voters: Victims) -> None:
    """Return the ballots to their pile."""
    draft.shuffle(BALLOTS, rules.cards.box(BALLOT))
    for seat in voters:
        draft.shuffle(ballot(seat), (), readers=reader_bit(seat))


# -- several axes --------------------------------------------------------------------------------


def pick_odds(
    _rules: DarkCaveRules, _state: DarkCaveState, item: ChooseAxe
) -> list[tuple[Action, int]]:
    """Every offered axe with the same weight."""
    return [(PickAxe(seat), 1) for seat in sorted(item.willing)]


def pick_candidates(rules: DarkCaveRules, state: DarkCaveState, item: ChooseAxe) -> list[Action]:
    """The seats that offered their axe."""
    return [action for action, _ in pick_odds(rules, state, item)]


@rule("TDC-127", "TDC-R44")
def pick_check(
    _rules: DarkCaveRules, _state: DarkCaveState, item: ChooseAxe, action: PickAxe
) -> Refusal | None:
    """Only an offered axe can be picked."""
    return None if action.seat in item.willing else Refusal("TDC-127", {"seat": action.seat + 1})


def pick_apply(
    rules: DarkCaveRules, draft: DarkCaveDraft, item: ChooseAxe, action: PickAxe
) -> None:
    """Spend the picked axe."""
    drive_off(rules, draft, action.seat, item.creature)


# -- the house rule ------------------------------------------------------------------------------


@rule("TDC-R44")
def with_ballots(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    """The ruleset with ballots and secret votes instead of questions."""
    cards = [Card(card, BALLOT, BALLOT, _VOTERS) for card in (STRIKE, ENDURE)]
    ballots = rules.changed(
        cards=rules.cards.changed(*cards),
        zones={BALLOTS: Zone((BALLOT,)), "vote": Zone((BALLOT,), slots=-1)},
        setup=partial(_set_out_ballots, rules.setup),
        handlers={CastVote: VOTING, CountVotes: Handler(apply=count_votes), ChooseAxe: PICKING},
    )
    return ballots.with_hooks(dataclasses.replace(rules.hooks, ask_axe_owners=ask_in_secret))


def _set_out_ballots(
    usual: Callable[[DarkCaveRules, int], DarkCaveState], rules: DarkCaveRules, seats: int
) -> DarkCaveState:
    state = usual(rules, seats)
    votes = {ballot(seat): Pile((), reader_bit(seat)) for seat in range(seats)}
    ready = {BALLOTS: Pile(rules.cards.box(BALLOT))}
    return replace(state, piles={**state.piles, **ready, **votes})


VOTING: Handler[Any] = Handler(
    apply=vote_apply,
    candidates=vote_candidates,
    check=vote_check,
    answers=(Vote,),
    rule="TDC-116",
    exact=True,
)
PICKING: Handler[Any] = Handler(
    apply=pick_apply,
    candidates=pick_candidates,
    check=pick_check,
    odds=pick_odds,
    answers=(PickAxe,),
    rule="TDC-116",
    exact=True,
)
