"""A tiny game that uses everything an engine must be able to do, and is no fun at all.

Lay cards; a bell makes everybody else answer and a die roll; a bomb ends the game at once; an
ace digs up the prize, which a lamp lets one see before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec.structs import replace

from undermine.core.cardfile import CardWords, read_cards
from undermine.core.cards import CardSet
from undermine.core.dealing import DealTo, dealing, owe
from undermine.core.draft import Draft
from undermine.core.grammar import Word
from undermine.core.hooks import Hooks
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Handler, Option, Play, Ruleset, Zone
from undermine.core.state import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    Action,
    CardId,
    Event,
    HiddenCards,
    Item,
    Pile,
    Seat,
    State,
    Table,
    pile,
    reader_bit,
)
from undermine.core.turns import clockwise, left_of

CARDS = {
    "backs": {"first": "I", "second": "II", "prize": "prize", "coin": "coin"},
    "first": [
        {"id": "one", "plays": ["lay"], "count": 4},
        {"id": "two", "plays": ["lay"], "count": 3},
        {"id": "bell", "plays": ["ring"], "count": 2},
        {"id": "bomb", "plays": ["lay"], "count": 1},
    ],
    "second": [
        {"id": "ace", "plays": ["lay", "dig"], "count": 3},
        {"id": "lamp", "plays": ["peek"], "count": 2},
    ],
    "prize": [{"id": "gem", "count": 1}, {"id": "coal", "count": 1}],
    "coin": [{"id": "penny", "count": 4}, {"id": "pound", "count": 2}],
}
WORDS = CardWords(plays=frozenset({"lay", "ring", "peek", "dig"}))


# -- what lies open, what is due, what is done, what happened --------------------------------------


class ToyTable(Table, frozen=True, gc=False):
    """The open part of the game."""

    front: Annotated[tuple[tuple[str, ...], ...], Word("cards-by-seat")]
    noise: int = 0


class Turn(Item, frozen=True, gc=False):
    """A seat plays a card."""


class Answer(Item, frozen=True, gc=False):
    """A seat answers a bell, out of turn."""


class Throw(Item, frozen=True, gc=False):
    """Chance throws a die."""


class Tidy(Item, frozen=True, gc=False):
    """The next seat is on; nobody decides that."""

    after: Seat


class Lay(Action, frozen=True, gc=False):
    """Lay a card down."""

    card: CardId


class Ring(Action, frozen=True, gc=False):
    """Ring a bell."""


class Peek(Action, frozen=True, gc=False):
    """Look at the prize."""


class Dig(Action, frozen=True, gc=False):
    """Turn the prize up."""


class Skip(Action, frozen=True, gc=False):
    """Put cards away face down."""

    cards: HiddenCards


class Nod(Action, frozen=True, gc=False):
    """An answer."""


class Shake(Action, frozen=True, gc=False):
    """Another answer."""


class Roll(Action, frozen=True, gc=False):
    """The die shows this."""

    number: int


class Stop(Action, frozen=True, gc=False):
    """The whole table has had enough."""


class Did(Event, frozen=True, gc=False, kw_only=True):
    """Something happened."""

    what: str
    seat: Seat = NOBODY


Toy = State[ToyTable]
ToyDraft = Draft[ToyTable]
ToyRules = Ruleset[ToyTable, Hooks[ToyTable]]


def hand(seat: Seat) -> str:
    return pile("hand", seat)


# -- turns -----------------------------------------------------------------------------------------


def turn_candidates(rules: ToyRules, state: Toy, item: Turn) -> Iterable[Action]:
    for card in dict.fromkeys(state.piles[hand(item.seat)].cards):
        for play in rules.menu[card]:
            yield from play.offers(rules, state, item.seat, card)
    for play in rules.unprinted:
        yield from play.offers(rules, state, item.seat, "")


def turn_check(rules: ToyRules, state: Toy, item: Turn, action: Action) -> Refusal | None:
    play = rules.plays[type(action)]
    held = state.piles[hand(item.seat)]
    for card in play.uses(action):
        if not held.holds(card, rules.cards.back_of(card)):
            return Refusal("TOY-held", {"card": card})
    return play.check(rules, state, item.seat, action)


def turn_apply(rules: ToyRules, draft: ToyDraft, item: Turn, action: Action) -> None:
    play = rules.plays[type(action)]
    drawer, count = play.draws(item.seat, action)
    draft.push(Tidy(NOBODY, item.seat))
    owe(draft, "stock", hand(drawer), count, spare=1)
    play.apply(rules, draft, item.seat, action)


def tidy(_rules: ToyRules, draft: ToyDraft, item: Tidy, _action: None) -> None:
    seats = draft.table.seats
    for seat in clockwise(seats, left_of(seats, item.after)):
        if draft.piles[hand(seat)].cards:
            draft.push(Turn(seat))
            return


# -- plays -----------------------------------------------------------------------------------------


def fine(_rules: ToyRules, _state: Toy, _seat: Seat, _action: Action) -> None:
    return None


def to_discard(draft: ToyDraft, seat: Seat, card: CardId) -> None:
    draft.take(hand(seat), card)
    draft.give("discard", card)


def lay_check(rules: ToyRules, _state: Toy, _seat: Seat, action: Lay) -> Refusal | None:
    return None if "lay" in rules.cards[action.card].plays else Refusal("TOY-lay")


def lay_apply(_rules: ToyRules, draft: ToyDraft, seat: Seat, action: Lay) -> None:
    draft.take(hand(seat), action.card)
    front = list(draft.table.front)
    front[seat] = (*front[seat], action.card)
    draft.table = replace(draft.table, front=tuple(front))
    draft.emit(Did(what="laid", seat=seat, cards=(action.card,)))
    if action.card == "bomb":
        draft.clear()
        draft.emit(Did(what="ended"))


def ring_apply(_rules: ToyRules, draft: ToyDraft, seat: Seat, _action: Ring) -> None:
    to_discard(draft, seat, "bell")
    others = clockwise(draft.table.seats, seat)[1:]
    draft.push(*(Answer(other) for other in others), Throw(CHANCE))


def peek_apply(_rules: ToyRules, draft: ToyDraft, seat: Seat, _action: Peek) -> None:
    to_discard(draft, seat, "lamp")
    draft.show("prize", reader_bit(seat))
    seen = draft.cards("prize")
    draft.emit(Did(what="peeked", seat=seat, cards=seen, readers=reader_bit(seat)))


def dig_apply(_rules: ToyRules, draft: ToyDraft, seat: Seat, _action: Dig) -> None:
    to_discard(draft, seat, "ace")
    draft.emit(Did(what="dug", seat=seat))
    card = draft.only("prize")
    draft.show("prize", EVERYBODY)
    draft.emit(Did(what="found", seat=seat, cards=(card,)))


def skip_candidates(_rules: ToyRules, state: Toy, seat: Seat, _card: CardId) -> Iterable[Action]:
    return [Skip((card,)) for card in dict.fromkeys(state.piles[hand(seat)].cards)]


def skip_apply(_rules: ToyRules, draft: ToyDraft, seat: Seat, action: Skip) -> None:
    for card in action.cards:
        draft.move(hand(seat), "discard", card)
    draft.emit(Did(what="skipped", seat=seat, cards=action.cards, readers=reader_bit(seat)))


LAYING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=lambda _rules, _state, _seat, card: [Lay(card), Lay("bell")],
    check=lay_check,
    apply=lay_apply,
)
RINGING: Play[Any] = Play(
    uses=lambda _action: ("bell",),
    candidates=lambda _rules, _state, _seat, _card: [Ring()],
    check=fine,
    apply=ring_apply,
    draws=lambda seat, _action: (seat, 0),
)
PEEKING = RINGING._replace(
    uses=lambda _action: ("lamp",),
    candidates=lambda _rules, _state, _seat, _card: [Peek()],
    apply=peek_apply,
)
DIGGING = RINGING._replace(
    uses=lambda _action: ("ace",),
    candidates=lambda _rules, _state, _seat, _card: [Dig()],
    apply=dig_apply,
)
SKIPPING: Play[Any] = Play(
    uses=lambda action: action.cards,
    candidates=skip_candidates,
    check=fine,
    apply=skip_apply,
    exact=True,
)


# -- answers, dice, calls --------------------------------------------------------------------------


def answer_apply(_rules: ToyRules, draft: ToyDraft, item: Answer, action: Action) -> None:
    draft.emit(Did(what=type(action).__name__.lower(), seat=item.seat))


def throw_odds(_rules: ToyRules, _state: Toy, _item: Throw) -> list[tuple[Action, int]]:
    return [(Roll(number), number) for number in (1, 2, 3)]


def throw_apply(_rules: ToyRules, draft: ToyDraft, _item: Throw, action: Roll) -> None:
    draft.table = replace(draft.table, noise=draft.table.noise + action.number)


def stop_check(_rules: ToyRules, _state: Toy, item: Item, _action: Stop) -> Refusal | None:
    return None if isinstance(item, Turn) else Refusal("TOY-stop")


def stop_apply(_rules: ToyRules, draft: ToyDraft, _item: Item, _action: Stop) -> None:
    draft.clear()
    draft.emit(Did(what="stopped"))


def wake_apply(_rules: ToyRules, draft: ToyDraft, _item: Item, _action: Stop) -> None:
    draft.emit(Did(what="yawned"))


# -- the game --------------------------------------------------------------------------------------


def setup(rules: ToyRules, seats: int) -> Toy:
    box = rules.cards.box
    piles = {
        "stock": Pile(box("first", "second")),
        "discard": Pile(),
        "prize-pile": Pile(box("prize")),
        "prize": Pile(),
        "bank": Pile(box("coin"), counted=False),
        **{hand(seat): Pile((), reader_bit(seat)) for seat in range(seats)},
        **{pile("coins", s): Pile((), reader_bit(s), counted=False) for s in range(seats)},
    }
    draft: ToyDraft = Draft(
        State(ToyTable(seats, ((),) * seats), piles, (), ()), rules.cards.back_of
    )
    deals = [DealTo(CHANCE, "stock", hand(seat), 3) for seat in range(seats)]
    draft.push(DealTo(CHANCE, "prize-pile", "prize"), *deals, Turn(0))
    return draft.seal()


def louder(rules: ToyRules, _choice: str) -> ToyRules:
    return rules.changed(plays={Ring: RINGING._replace(draws=lambda seat, _action: (seat, 2))})


def faster(rules: ToyRules, choice: str) -> ToyRules:
    return rules.changed(sheet={"pace": choice})


def points(_rules: ToyRules, state: Toy) -> tuple[int, ...]:
    return tuple(len(cards) for cards in state.table.front)


RULES: ToyRules = Ruleset(
    name="toy",
    version=1,
    cards=CardSet(read_cards(CARDS, WORDS, "toy/cards.toml")),
    sheet={"pace": "slow"},
    seats=range(2, 5),
    zones={
        "hand": Zone(("I", "II"), slots=-1),
        "coins": Zone(("coin",), slots=-1),
        "stock": Zone(("I", "II")),
        "discard": Zone(("I", "II")),
        "prize-pile": Zone(("prize",)),
        "prize": Zone(("prize",)),
        "bank": Zone(("coin",)),
    },
    handlers={
        DealTo: dealing(due="TOY-deal", absent="TOY-absent"),
        Turn: Handler(turn_apply, turn_candidates, turn_check, rule="TOY-turn"),
        Answer: Handler(
            answer_apply, lambda *_: [Nod(), Shake()], answers=(Nod, Shake), rule="TOY-answer"
        ),
        Throw: Handler(
            throw_apply,
            lambda *_: [Roll(1), Roll(2), Roll(3)],
            odds=throw_odds,
            answers=(Roll,),
            rule="TOY-throw",
        ),
        Tidy: Handler(tidy),
    },
    plays={Lay: LAYING, Ring: RINGING, Peek: PEEKING, Dig: DIGGING, Skip: SKIPPING},
    kinds={"lay": Lay, "ring": Ring, "peek": Peek, "dig": Dig},
    calls={Stop: Handler(stop_apply, lambda *_: [Stop()], stop_check, rule="TOY-stop")},
    setup=setup,
    hooks=Hooks(scores=points),
    options={
        "loud": Option(("off", "on"), louder),
        "pace": Option(("slow", "fast", "frantic"), faster),
    },
    chosen={},
    table=ToyTable,
    over="TOY-over",
)


def toy(
    *hands: str,
    prize: str = "gem",
    stock: str = "one two two ace",
    discard: str = "",
    seen_by: int = 0,
    agenda: tuple[Item, ...] = (Turn(0),),
) -> Toy:
    """A table in the middle of a game; cards are words."""
    state = setup(RULES, len(hands))
    piles = {
        **state.piles,
        **{hand(s): Pile(tuple(sorted(h.split())), reader_bit(s)) for s, h in enumerate(hands)},
        "stock": Pile(tuple(sorted(stock.split()))),
        "discard": Pile(tuple(sorted(discard.split()))),
        "prize": Pile((prize,), seen_by),
        "prize-pile": Pile(),
    }
    return replace(state, piles=piles, agenda=agenda)
