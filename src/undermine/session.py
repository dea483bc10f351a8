"""A game in progress: state, record and dealer in one comfortable object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from undermine.core.ruleset import Refusal, Ruleset
from undermine.core.state import CHANCE, TABLE, Action, Event, Seat, State, View
from undermine.core.view import project
from undermine.dealer import Dealer, promise
from undermine.games import load
from undermine.notation.actions import parse_action
from undermine.notation.keys import ruleset_word
from undermine.notation.positions import parse_position
from undermine.notation.records import Entry, Record, parse_record, write_record
from undermine.notation.replay import Moment, replay

if TYPE_CHECKING:
    from pathlib import Path


class Game:
    """One game. Chance plays itself; seats are asked."""

    def __init__(
        self,
        game: str | Ruleset[Any],
        seats: int | Sequence[str],
        seed: str | int | None = None,
        *,
        words: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Sit down and deal.

        `seats` is their number or their names. The same `seed` and `words` deal the same game;
        without a seed a secret one is drawn.
        """
        rules = load(game) if isinstance(game, str) else game
        self.rules = rules.with_options({**rules.chosen, **options}) if options else rules
        names = _names(seats)
        _refuse_numbers(self.rules, len(names))
        dealer = Dealer(_fresh_seed() if seed is None else str(seed), _words(words))
        header = Record(self.rules.id, names, promise(dealer.seed), dealer.words)
        self._sit_down(header, dealer, Moment(self.rules.setup(self.rules, len(names)), None, ()))

    def _sit_down(self, record: Record, dealer: Dealer, last: Moment) -> None:
        """Go on from the last moment of a record, which may be its first."""
        self._header = record._replace(entries=(), opened="")
        self._entries = [line for line in record.entries if isinstance(line, Entry)]
        self._dealer = dealer
        self.state: State[Any] = last.state
        self.events: list[Event] = list(last.events)
        """What happened since the last decision of a seat, in full."""
        self._let_chance_play()

    @classmethod
    def resumed(cls, record: Record, seed: str) -> Game:
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

    # -- looking ---------------------------------------------------------------

    @property
    def actor(self) -> Seat:
        """Who decides: a seat, `TABLE` when all decide together, `NOBODY` when it is over."""
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
        """What each seat has won so far."""
        return self.rules.scores(self.state)

    def view(self, seat: Seat) -> View[Any]:
        """The table as one seat sees it."""
        return self.rules.view(self.state, seat)

    def seen(self, seat: Seat) -> tuple[Event, ...]:
        """The latest events as one seat saw them."""
        return tuple(project(self.rules.cards, event, seat) for event in self.events)

    def check(self, action: Action | str) -> Refusal | None:
        """Why an action is not allowed now, or None."""
        return self.rules.check(self.state, self._read(action))

    @property
    def record(self) -> Record:
        """The game so far; its seed is opened once it is over."""
        opened = self._dealer.seed if self.over else ""
        return self._header._replace(entries=tuple(self._entries), opened=opened)

    # -- playing ---------------------------------------------------------------

    def play(self, action: Action | str) -> None:
        """Decide for the actor; an illegal action raises and changes nothing."""
        decided = self._read(action)
        actor = TABLE if type(decided) in self.rules.calls else self.actor
        step = self.rules.step(self.state, decided)
        self._entries.append(Entry(actor, decided))
        self.state, self.events = step.state, list(step.events)
        self._let_chance_play()

    def save(self, path: str | Path) -> None:
        """Write the record to a `.dig` file."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123 (start-up)
            file.write(write_record(self.record))

    def _read(self, action: Action | str) -> Action:
        return parse_action(self.rules, action) if isinstance(action, str) else action

    def _let_chance_play(self) -> None:
        while self.state.actor == CHANCE:
            action = self._dealer.deal(self.rules, self.state)
            self._entries.append(Entry(CHANCE, action))
            step = self.rules.step(self.state, action)
            self.state = step.state
            self.events += step.events


def position(text: str) -> tuple[Ruleset[Any], State[Any]]:
    """Read a position: the ruleset that its first word names, and the state."""
    rules = load(ruleset_word(text))
    return rules, parse_position(rules, text)


def read_record(text: str) -> tuple[Ruleset[Any], Record]:
    """Read a record and the ruleset it is played by."""
    record = parse_record(text, load)
    return load(record.rules), record


def moments(text: str) -> list[Moment]:
    """Every moment of a record."""
    rules, record = read_record(text)
    return list(replay(rules, record))


def _names(seats: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(seats, int):
        return tuple(f"seat {number}" for number in range(1, seats + 1))
    for name in seats:
        if not name.strip() or len(name.splitlines()) > 1 or set(name) & set(",#"):
            message = f"a name has at least one letter and none of ',' and '#', not {name!r}"
            raise ValueError(message)
    return tuple(name.strip() for name in seats)


def _words(words: Sequence[str]) -> tuple[str, ...]:
    for word in words:
        if word.split() != [word] or "#" in word:
            message = (
                f"a word of a seat has no spaces and no '#', and is not empty, unlike {word!r}"
            )
            raise ValueError(message)
    return tuple(words)


def _refuse_numbers(rules: Ruleset[Any], seats: int) -> None:
    if seats not in rules.seats:
        message = f"{rules.name} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}"
        raise ValueError(message)


def _fresh_seed() -> str:
    import secrets  # noqa: PLC0415 (only needed without a seed)

    return secrets.token_hex(32)
