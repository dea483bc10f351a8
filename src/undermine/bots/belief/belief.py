"""Belief: the posterior over roles and goals, from the events that one seat was shown.

The public posterior uses what everybody saw. The private one adds what a view shows: the own role,
goals and dwarves that the seat looked at. A belief never fails: events that it cannot have
(positions entered in the middle, unknown plays) change nothing, and facts outweigh clues.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from typing import Any, Final, NamedTuple

from undermine.bots.belief.branching import branched
from undermine.bots.belief.cast import Cast, Hypotheses, Reader
from undermine.bots.belief.clues import Change, Clue
from undermine.bots.belief.likelihoods import CLIP, Likelihoods
from undermine.bots.belief.manners import Manners
from undermine.bots.belief.posterior import Odds, Posterior, World, expected
from undermine.bots.belief.worlds import Pools
from undermine.core.actions import RoundBegan
from undermine.core.cards import CardSet
from undermine.core.dealing import Dealt
from undermine.core.ruleset import Ruleset
from undermine.core.state import EVERYBODY, CardId, Event, PileId, Seat, View, is_unknown, pile
from undermine.games import module_in

_ROLE: Final = "role"
_TRUSTED: Final = 0.6
_SUSPECT: Final = 1.5
"""A seat is trusted below, and suspect above, so many times the chance it had at the deal."""


class Setup(NamedTuple):
    """What the beliefs of one game are made of."""

    cast: Cast
    reader: Reader
    hypotheses: Callable[[Pools, Sequence[str], int], Hypotheses]
    shown: Mapping[type[Event], Callable[[Any], Mapping[Seat, CardId]]]
    """Events that show roles to everybody."""
    looks: tuple[type[Event], ...] = ()
    """Events in which a seat looks at the dwarf card of a target."""
    swaps: tuple[type[Event], ...] = ()
    """Events in which a target is dealt another dwarf card."""
    judged: frozenset[str] = frozenset()
    """The kinds of moves on others that depend on how suspect these are."""
    aside: Callable[[View[Any]], Mapping[CardId, int]] = lambda _view: {}
    """The dwarf cards that a seat knows to be out of play."""


class _Reason(NamedTuple):
    """A clue, the event it was found in, and what was believed of others then."""

    event: Event
    clue: Clue
    said: Sequence[Mapping[CardId, float]]
    """By role, for one place of the treasure or for each."""
    believed: Mapping[Seat, Odds]


class Belief:
    """What is believed about roles and goals in the current round.

    >>> from undermine import Game
    >>> game = Game("saboteur", seats=5, seed=7)
    >>> belief = find_belief(game.rules)
    >>> belief.see(game.events)
    >>> round(belief.public().chance(3, "saboteur"), 3)
    0.333
    """

    def __init__(
        self, cards: CardSet, setup: Setup, likelihoods: Likelihoods | None = None
    ) -> None:
        self._cards = cards
        self._setup = setup
        self._table = likelihoods or Likelihoods.of(setup.cast)
        self._forget()

    def _forget(self) -> None:
        """A new round: nobody knows anything."""
        self._backs: dict[Seat, str] = {}
        self._hypotheses: Hypotheses | None = None
        self._facts: dict[int, CardId] = {}
        self._seen: dict[int, CardId] = {}
        self._looked: set[tuple[Seat, Seat]] = set()
        self._reasons: list[_Reason] = []
        self._manners = Manners(CLIP)
        self._prior: Mapping[Seat, Odds] = {}
        self._public: Posterior | None = None

    # -- events ------------------------------------------------------------------------------------

    def see(self, events: Sequence[Event]) -> None:
        """Update the belief by events, projected for the seat that believes."""
        for event in events:
            self._see(event)

    def _see(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self._forget()
        elif isinstance(event, Dealt):
            self._dealt(event)
        elif type(event) in self._setup.shown:
            self._begin()
            self._show(self._setup.shown[type(event)](event))
        elif self._begin():
            self._learn(event)

    def _show(self, roles: Mapping[Seat, CardId]) -> None:
        """Everybody sees the roles of some seats."""
        self._facts.update(
            {self._slot(seat): card for seat, card in roles.items() if seat in self._prior}
        )
        self._public = None

    def _dealt(self, event: Dealt) -> None:
        """Remember the back of a dwarf card, and its face if this seat sees it."""
        seat = self._seat_of(event.target)
        if seat is None or not event.cards:
            return
        (card, *_) = event.cards
        if self._hypotheses is None:
            self._backs[seat] = card[1:] if is_unknown(card) else self._cards.back_of(card)
        if not is_unknown(card):
            self._seen[self._slot(seat)] = card

    def _seat_of(self, target: PileId) -> Seat | None:
        number = target.removeprefix(_ROLE)
        return int(number) - 1 if number != target and number.isdigit() else None

    def _slot(self, seat: Seat) -> int:
        now = self._hypotheses.now if self._hypotheses is not None else ()
        return now[seat] if 0 <= seat < len(now) else seat

    def _begin(self) -> bool:
        """The deal is over once something else happens; False if this seat has not seen one."""
        if self._hypotheses is None and sorted(self._backs) == list(range(len(self._backs))):
            self._start([self._backs[seat] for seat in sorted(self._backs)])
        return self._hypotheses is not None

    def _start(self, backs: Sequence[str]) -> None:
        if not backs:
            return
        pools = self._setup.cast.pools(len(backs))
        self._table.cover(role for pool in pools.values() for role in pool)
        self._setup.reader.begin(len(backs), dict(enumerate(backs)))
        self._hypotheses = self._setup.hypotheses(pools, backs, self._setup.reader.goals)
        self._prior = self._hypotheses.posterior({}, ()).roles
        self._public = None

    def _learn(self, event: Event) -> None:
        assert self._hypotheses is not None
        if isinstance(event, self._setup.looks):
            self._looked_at(event)
        clue = self._setup.reader.read(event)
        if clue is not None and clue.seat in self._prior:
            self._count_in(event, clue)
        if isinstance(event, self._setup.swaps):
            self._swapped(event)
        self._public = None if clue or isinstance(event, self._setup.swaps) else self._public

    def _looked_at(self, event: Event) -> None:
        """A seat looked at a dwarf: everybody knows that it knows; this one may see the card."""
        actor, target = getattr(event, "seat"), getattr(event, "target")  # noqa: B009 (many types)
        self._looked.add((actor, target))
        if event.cards and not is_unknown(event.cards[0]) and event.readers != EVERYBODY:
            self._seen[self._slot(target)] = event.cards[0]

    def _swapped(self, event: Event) -> None:
        assert self._hypotheses is not None
        target: Seat = getattr(event, "target")  # noqa: B009 (several types of events)
        self._hypotheses.swap(target)
        self._looked = {pair for pair in self._looked if pair[1] != target}

    def after(self, events: Sequence[Event]) -> Belief:
        """What would be believed once these events are seen, too; this belief stays as it is.

        >>> from undermine import Game
        >>> game = Game("saboteur", seats=5, seed=7)
        >>> belief = find_belief(game.rules)
        >>> belief.after(game.events).public().chance(3, "saboteur") > 0
        True
        >>> belief.public().roles
        {}
        """
        made = branched(
            self,
            _setup=self._setup._replace(reader=self._setup.reader.branch()),
            _manners=branched(self._manners),
            _hypotheses=None if self._hypotheses is None else branched(self._hypotheses),
        )
        made.see(events)
        return made

    # -- clues -------------------------------------------------------------------------------------

    def _count_in(self, event: Event, clue: Clue) -> None:
        assert self._hypotheses is not None
        aims = [aim for aim in clue.aims if aim.seat in self._prior]
        is_judged = any(aim.kind in self._setup.judged for aim in aims)
        believed = self.public().roles if is_judged else self._prior
        clue = clue._replace(
            aims=tuple(aim._replace(kind=self._kind(clue.seat, aim.seat, aim.kind)) for aim in aims)
        )
        rows = [self._table.clue(clue.context, move) for move in clue.classes]
        said = self._manners.count_in(self._slot(clue.seat), rows) if any(rows) else []
        self._reasons.append(_Reason(event, clue, said, believed))
        if said:
            self._hypotheses.clue(clue.seat, said)
        pairs = [(aim.seat, self._table.aim(aim.kind, aim.outcome)) for aim in clue.aims]
        if any(table for _, table in pairs):
            self._hypotheses.aims(clue.seat, pairs, believed)

    def _kind(self, actor: Seat, target: Seat, kind: str) -> str:
        """The kind of a move on a seat, with what the actor has reason to think of it."""
        if (actor, target) in self._looked:
            return f"{kind}-known"
        if kind not in self._setup.judged:
            return f"{kind}-open"
        chance = self.suspect_share(self.public().roles[target])
        before = self.suspect_share(self._prior[target])
        if chance < _TRUSTED * before:
            return f"{kind}-trusted"
        return f"{kind}-suspect" if chance > _SUSPECT * before else f"{kind}-open"

    def suspect_share(self, odds: Odds) -> float:
        """The probability of all roles together that work in secret against others."""
        cast = self._setup.cast
        return sum(chance for card, chance in odds.items() if cast.kind(card) in cast.suspects)

    # -- answers -----------------------------------------------------------------------------------

    def public(self) -> Posterior:
        """What everybody can believe who saw the same events and nothing else."""
        if self._hypotheses is None and not self._begin():
            return Posterior({}, (1.0,), lambda _dice: World(()))
        assert self._hypotheses is not None
        if self._public is None:
            odds = self._setup.reader.odds(None)
            self._public = self._hypotheses.posterior(self._facts, odds)
        return self._public

    def at_deal(self) -> Mapping[Seat, Odds]:
        """The chances of roles before anybody moved."""
        return self._prior

    def private(self, view: View[Any]) -> Posterior:
        """What the seat of a view can believe."""
        self._join(view)
        assert self._hypotheses is not None
        known = {self._slot(seat): card for seat, card in self._known(view).items()}
        facts = {**self._seen, **self._facts, **known}
        odds = self._setup.reader.odds(view)
        return self._hypotheses.posterior(facts, odds, self._setup.aside(view))

    def _join(self, view: View[Any]) -> None:
        """Go on from a view where the events before it are not known, or not all of them."""
        if not self._begin() or len(self._prior) != view.table.seats:
            self._forget()
            self._start([self._back(view, seat) for seat in range(view.table.seats)])
        self._setup.reader.adopt(view.table)

    def _back(self, view: View[Any], seat: Seat) -> str:
        (card, *_) = (*view.piles[pile(_ROLE, seat)].cards, "?")
        return card[1:] if is_unknown(card) else self._cards.back_of(card)

    def _known(self, view: View[Any]) -> dict[Seat, CardId]:
        """The roles that the seat of a view sees or remembers."""
        found = {}
        for seat in range(view.table.seats):
            place = pile(_ROLE, seat)
            noted = [card for note in view.notes if note.places == (place,) for card in note.cards]
            seen = [card for card in view.piles[place].cards if not is_unknown(card)]
            if seen or noted:
                found[seat] = (*seen, *noted)[0]
        return found

    @property
    def last_clue(self) -> Clue | None:
        """The newest clue, with aims by what their seat had reason to think of others."""
        return self._reasons[-1].clue if self._reasons else None

    def reasons(self, seat: Seat) -> tuple[Change, ...]:
        """Every move of a seat in this round that said something about it."""
        return tuple(self._change(reason) for reason in self._reasons if reason.clue.seat == seat)

    def _change(self, reason: _Reason) -> Change:
        clue = reason.clue
        roles = list(self._prior[clue.seat])
        found = {card: self._likelihood(reason, card) for card in roles}
        kinds = {self._setup.cast.kind(card): value for card, value in found.items()}
        suspects = self._setup.cast.suspects
        weight = _mean([kinds[kind] for kind in kinds if kind in suspects]) - _mean(
            [kinds[kind] for kind in kinds if kind not in suspects]
        )
        return Change(reason.event, clue.context, clue.classes[-1], kinds, weight)

    def _likelihood(self, reason: _Reason, card: CardId) -> float:
        """The likelihood of a move for one role of its seat, whoever the others are."""
        clue = reason.clue
        own = _mean([said.get(card, 0.0) for said in reason.said])
        return own + sum(
            expected(self._table.aim(aim.kind, aim.outcome), card, reason.believed[aim.seat])
            for aim in clue.aims
        )


def _mean(logs: Sequence[float]) -> float:
    """The logarithm of the mean likelihood."""
    return log(sum(map(exp, logs)) / len(logs)) if logs else 0.0


def find_setup(rules: Ruleset[Any, Any]) -> Setup | None:
    """What beliefs of a game are made of, by the package beside this module; None without one."""
    package = module_in("undermine.bots.belief", rules.name)
    found: Setup | None = None if package is None else package.setup(rules)
    return found


def find_belief(rules: Ruleset[Any, Any]) -> Belief | None:
    """The belief of a game; None where there is none."""
    setup = find_setup(rules)
    return None if setup is None else Belief(rules.cards, setup)
