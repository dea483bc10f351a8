"""A ruleset in the kernel: it deals games, and turns states and actions into numbers and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from undermine.core.grid import Area
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Note, State
from undermine.kernel.batch import Batch
from undermine.kernel.codec import Codec, check_rules
from undermine.kernel.darkcave import DarkCaveTables
from undermine.kernel.darkcave_codec import DarkCaveCodec
from undermine.kernel.errors import KernelError
from undermine.kernel.game import GameTables, KernelGame
from undermine.kernel.lostmines import LostMinesTables
from undermine.kernel.lostmines_codec import LostMinesCodec
from undermine.kernel.memory import MemorySource
from undermine.kernel.mine_codec import MineCodec
from undermine.kernel.observation_layout import Layout
from undermine.kernel.observer import Observer
from undermine.kernel.remembering import memory_fields, memory_tables, notes_of
from undermine.kernel.saboteur import SaboteurTables
from undermine.kernel.saboteur2 import Saboteur2Tables
from undermine.kernel.saboteur2_codec import Saboteur2Codec
from undermine.kernel.slots import slot_table
from undermine.kernel.window import Window

SEEDS: Final = 1 << 64


class Part(NamedTuple):
    """What the kernel has for a game."""

    codec: type[Codec]
    tables: type[GameTables]
    options: frozenset[str] = frozenset()
    """The options that change numbers and tables only."""
    hooks: frozenset[str] = frozenset()
    """The hooks that the codec reads as tables."""


PARTS: Final = {
    "saboteur": Part(
        MineCodec,
        SaboteurTables,
        frozenset({"gold_draw", "house_table", "maximum_saboteurs", "middle_treasure", "old_mine"}),
        frozenset({"gold_cards_drawn", "saboteur_pay"}),
    ),
    "saboteur-2": Part(
        Saboteur2Codec,
        Saboteur2Tables,
        frozenset({"middle_treasure", "no_set_aside", "reduced_roles"}),
    ),
    "the-lost-mines": Part(
        LostMinesCodec,
        LostMinesTables,
        frozenset({"action_mix", "layout", "owner_sees_treasure", "quarter_turns", "rounds"}),
        frozenset({"hoard_readers"}),
    ),
    "the-dark-cave": Part(DarkCaveCodec, DarkCaveTables),
}


class Kernel:
    """One ruleset at one number of seats, as tables of compiled code."""

    def __init__(self, rules: Ruleset[Any, Any], seats: int) -> None:
        part = PARTS[rules.name]
        if type(seats) is not int:
            raise KernelError(f"the number of seats is a whole number, not {seats!r}")
        check_rules(rules, seats, part.options, part.hooks)
        self.rules = rules
        self.seats = seats
        self.codec = part.codec(rules, seats)
        self.tables = part.tables(self.codec.tables(), self.codec.fields(self.codec.first))
        self.remembering = MemorySource(
            memory_tables(self.codec), memory_fields(self.codec, self.codec.first)
        )

    def __repr__(self) -> str:
        return f"<Kernel {self.rules.id} seats={self.seats}>"

    @property
    def version(self) -> int:
        """The version of the action numbers of this game."""
        return self.codec.version

    def begin(self, seed: int = 0, *, notes: bool = False) -> KernelGame:
        """A game before its first card is dealt; chance decides next."""
        game = KernelGame(self.tables, self, seed % SEEDS)
        return game.noting() if notes else game

    def deal(self, seed: int = 0, *, notes: bool = False) -> KernelGame:
        """A game in which a seat decides next; the seed decides everything that chance does."""
        game = self.begin(seed, notes=notes)
        game.settle()
        return game

    def read(
        self,
        state: State[Any],
        seed: int = 0,
        *,
        notes: bool = False,
        history: Mapping[str, Any] | None = None,
    ) -> KernelGame:
        """The game of a state of the engine in which every card is known.

        `history` is what was done before in this round, as the fields of a `SeenHistory`.
        """
        if state.table.seats != self.seats:
            found = state.table.seats
            raise KernelError(f"the state has {found} seats, but this kernel is for {self.seats}")
        game = self.begin(seed)
        try:
            game.fill(self.codec.fields(state))
        except (KeyError, OverflowError, AttributeError) as error:
            raise KernelError(f"the kernel cannot hold this state: {error!r}") from error
        if not notes:
            return game
        told = None if history is None else {**history, "round": game.round}
        return game.noting(memory_fields(self.codec, state, told))

    def window(self, area: Area | None = None) -> Window:
        """Dense numbers for the actions on some cells of the board, for masks of learners."""
        table = slot_table(self.codec, area)
        return Window(self, tuple(table.area), table.verbs, table.size)

    def observer(self, area: Area | None = None) -> Observer:
        """Observations, masks and features on some cells of the board."""
        layout = Layout(self.codec, area)
        return Observer(self, layout, self.window(layout.area), layout.tables())

    def notes_of(self, fields: dict[str, Any]) -> tuple[Note, ...]:
        """Notes in plain numbers, as the engine has them."""
        return notes_of(self.codec, fields)

    def batch(  # noqa: PLR0913 (the parameters of a batch)
        self,
        games: int,
        seed: int = 0,
        *,
        threads: int = 1,
        window: Window | None = None,
        observer: Observer | None = None,
        rounds: int = 0,
        bots: Sequence[str | None] | None = None,
    ) -> Batch:
        """Many games that are stepped at once, each for so many rounds; 0: to its end.

        `bots` has the name of a policy for each seat, or None where the caller is asked.
        """
        return Batch(self, games, seed, threads, window, observer, rounds, bots)

    def write(self, game: KernelGame) -> State[Any]:
        """The state of a game."""
        state = self.codec.state(game.fields())
        return replace(state, notes=game.notes) if game.notes else state

    def number(self, action: Action) -> int:
        """The number of an action."""
        return self.codec.number(action)

    def action(self, number: int, game: KernelGame) -> Action:
        """The action that a number means in a game."""
        return self.codec.action(number, self.write(game))

    def outcome(self, outcome: str | int) -> int:
        """The number of an outcome of chance: a card that is dealt, or a number already."""
        return outcome if isinstance(outcome, int) else self.codec.dealt(outcome)
