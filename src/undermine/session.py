"""A game in progress: state, record and dealer in one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from undermine.core.refusal import IllegalActionError, Refusal
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    CHANCE,
    TABLE,
    Action,
    Event,
    Seat,
    State,
    TableT,
    View,
    check_seat,
)
from undermine.core.view import project
from undermine.dealer import Chance, Dealer, promise
from undermine.games import load
from undermine.notation.actions import parse_action
from undermine.notation.keys import ruleset_word
from undermine.notation.positions import parse_position
from undermine.notation.records import Entry, Record, parse_record, write_record
from undermine.notation.replay import Moment, replay

if TYPE_CHECKING:
    from pathlib import Path


class Game(Generic[TableT]):
    """One game: its state, its record and its dealer. Chance plays itself; seats are asked.

    >>> game = Game("saboteur", seats=["Ada", "Ben", "Cleo"], seed=7)
    >>> game.actor, game.legal[0]
    (1, place N.E.S -1,0)
    >>> game.play(game.legal[0])
    >>> game
    <Game saboteur@1 seats=3 actor=2 round=1 decisions=1>
    """

    def __init__(
        self,
        game: str | Ruleset[TableT],
        seats: int | Sequence[str],
        seed: str | int | None = None,
        *,
        words: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Deal a new game.

        `seats` is their number or their names. The same `seed` and `words` deal the same game;
        without a seed a secret one is drawn.
        """
        rules: Ruleset[TableT] = game if isinstance(game, Ruleset) else load(game)
        self.rules = rules.with_options({**rules.chosen, **options}) if options else rules
        _refuse_numbers(self.rules, seats)
        names = _names(seats)
        dealer = Dealer(_fresh_seed() if seed is None else _seed(seed), _words(words))
        header = Record(self.rules.id, names, promise(dealer.seed), dealer.words)
        self._sit_down(header, dealer, _before_the_deal(self.rules, len(names)))

    def _sit_down(self, record: Record, dealer: Chance, last: Moment) -> None:
        """Go on from the last moment of a record, which may be its first."""
        self._header = record._replace(entries=(), opened="")
        self._entries = [line for line in record.entries if isinstance(line, Entry)]
        self._dealer = dealer
        self.state: State[TableT] = last.state
        self.events: list[Event] = list(last.events)
        """All events since the last decision of a seat, hidden cards included."""
        self._let_chance_play()

    @classmethod
    def dealt_by(cls, dealer: Chance, game: str | Ruleset[Any], seats: int) -> Game[Any]:
        """Deal a game with a dealer of the caller, of which its record promises nothing."""
        dealt = cls.__new__(cls)
        dealt.rules = game if isinstance(game, Ruleset) else load(game)
        _refuse_numbers(dealt.rules, seats)
        header = Record(dealt.rules.id, _names(seats))
        dealt._sit_down(header, dealer, _before_the_deal(dealt.rules, seats))  # noqa: SLF001 (our own)
        return dealt

    @classmethod
    def resumed(cls, record: Record, seed: str) -> Game[Any]:
        """Go on with a game that was recorded, dealt from the seed that its record promised.

        `events` is everything that happened so far, so that whoever joins can be shown it.
        """
        if record.eyes is not None:
            message = "a record seen with a seat's eyes lacks what that seat did not see"
            raise ValueError(message)
        if promise(seed) != record.promise:
            message = "this is not the seed that the record promised"
            raise ValueError(message)
        game = cls.__new__(cls)
        game.rules = load(record.rules)
        past = list(replay(game.rules, record))
        events = tuple(event for moment in past for event in moment.events)
        drawn = sum(isinstance(e, Entry) and e.actor == CHANCE for e in record.entries)
        dealer = Dealer(seed, record.words, drawn=drawn)
        game._sit_down(record, dealer, past[-1]._replace(events=events))  # noqa: SLF001 (our own)
        return game

    def __repr__(self) -> str:
        table: Any = self.state.table
        words = ["over" if self.over else f"actor={self.actor}"]
        words += [f"round={table.round}"] if hasattr(table, "round") else []
        decisions = sum(entry.actor != CHANCE for entry in self._entries)
        return f"<Game {self.rules.id} seats={table.seats} {' '.join(words)} decisions={decisions}>"

    # -- looking ---------------------------------------------------------------

    @property
    def actor(self) -> Seat:
        """The actor: a seat, `TABLE` when all decide together, `NOBODY` when the game is over."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """The last round is played and its gold is counted."""
        return self.state.is_over

    @property
    def legal(self) -> tuple[Action, ...]:
        """Everything the actor may do."""
        return self.rules.legal(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat so far."""
        return self.rules.scores(self.state)

    def view(self, seat: Seat) -> View[TableT]:
        """The table as one seat, counted from 0, or a `SPECTATOR` sees it."""
        return self.rules.view(self.state, seat)

    def seen(self, seat: Seat) -> tuple[Event, ...]:
        """The latest events as one seat saw them."""
        check_seat(seat, len(self._header.seats))
        return tuple(project(self.rules.cards, event, seat) for event in self.events)

    def check(self, action: Action | str) -> Refusal | None:
        """The refusal of an action in this position, or None."""
        return self.rules.check(self.state, self.read(action))

    @property
    def record(self) -> Record:
        """The game so far; its seed is opened once it is over."""
        opened = self._dealer.seed if self.over and isinstance(self._dealer, Dealer) else ""
        return self._header._replace(entries=tuple(self._entries), opened=opened)

    # -- playing ---------------------------------------------------------------

    def play(self, action: Action | str) -> None:
        """Decide for the actor; an illegal action raises and changes nothing."""
        decided = self.read(action)
        actor = TABLE if type(decided) in self.rules.calls else self.actor
        step = self.rules.step(self.state, decided)
        self._entries.append(Entry(actor, decided))
        self.state, self.events = step.state, list(step.events)
        self._let_chance_play()

    def save(self, path: str | Path) -> None:
        """Write the record to a `.dig` file."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123 (start-up)
            file.write(write_record(self.record))

    def read(self, action: object) -> Action:
        """An action, or the action of a text; anything else is a ValueError."""
        if isinstance(action, str):
            return parse_action(self.rules, action)
        if isinstance(action, Action):
            return action
        message = f"an action is an Action, or a text such as 'place EW 1,0', not {action!r}"
        raise ValueError(message)

    def _let_chance_play(self) -> None:
        while self.state.actor == CHANCE:
            action = self._dealer.deal(self.rules, self.state)
            self._entries.append(Entry(CHANCE, action))
            step = self.rules.step(self.state, action)
            self.state = step.state
            self.events += step.events


def position(text: str) -> tuple[Ruleset[Any], State[Any]]:
    """Read a position: the ruleset that its first word names, and the state.

    >>> rules, state = position("saboteur seats=3 turn=1 hand1=NS")
    >>> rules.legal(state)
    (place NS 0,-1, place NS 0,1, discard NS)
    """
    rules = load(ruleset_word(text))
    return rules, parse_position(rules, text)


def read_record(text: str) -> tuple[Ruleset[Any], Record]:
    """Read a record and the ruleset it is played by.

    >>> from undermine.notation import write_record
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> rules, record = read_record(write_record(game.record))
    >>> rules.name, record == game.record
    ('saboteur', True)
    """
    record = parse_record(text, load)
    return load(record.rules), record


def moments(text: str) -> list[Moment]:
    """Every moment of a record."""
    rules, record = read_record(text)
    return list(replay(rules, record))


def _before_the_deal(rules: Ruleset[TableT], seats: int) -> Moment:
    """The table before the first card."""
    return Moment(rules.setup(rules, seats), None, ())


def _names(seats: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(seats, int):
        return tuple(f"seat {number}" for number in range(1, seats + 1))
    for name in seats:
        if not _is_name(name):
            message = f"a name has at least one letter and none of ',' and '#', not {name!r}"
            raise ValueError(message)
    return tuple(name.strip() for name in seats)


def _is_name(name: object) -> bool:
    """The seed can be written into a record."""
    if not isinstance(name, str):
        return False
    return bool(name.strip()) and len(name.splitlines()) == 1 and not set(name) & set(",#")


def _seed(seed: str | int) -> str:
    """A seed as the dealer takes it: a number is its digits."""
    if isinstance(seed, str):
        return seed
    if type(seed) is not int or seed < 0:
        wanted = "a whole number from 0 on, or up to 128 letters, digits and '_.-'"
        raise ValueError(f"a seed is {wanted}, not {seed!r}")
    return str(seed)


def _words(words: Sequence[str]) -> tuple[str, ...]:
    for word in words:
        if word.split() != [word] or "#" in word:
            message = (
                f"a word of a seat has no spaces and no '#', and is not empty, unlike {word!r}"
            )
            raise ValueError(message)
    return tuple(words)


def _refuse_numbers(rules: Ruleset[Any], seats: int | Sequence[str]) -> None:
    if type(seats) is not int and (isinstance(seats, str) or not isinstance(seats, Sequence)):
        message = f"seats are given as a whole number or as a list of names, not as {seats!r}"
        raise ValueError(message)
    count = seats if isinstance(seats, int) else len(seats)
    if count not in rules.seats:
        message = f"{rules.name} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {count}"
        raise ValueError(message)


def _sentence(refusal: Refusal, language: str) -> str:
    """The sentence of a refusal; empty where a game has no catalogue."""
    from undermine.phrases import WordingError  # noqa: PLC0415 (only needed for errors)
    from undermine.words import catalogue  # noqa: PLC0415 (only needed for errors)

    words = catalogue(language)
    try:
        return words.refusal(refusal)
    except WordingError:
        return ""


IllegalActionError.tell = staticmethod(_sentence)


def _fresh_seed() -> str:
    import secrets  # noqa: PLC0415 (only needed without a seed)

    return secrets.token_hex(32)
