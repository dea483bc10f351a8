"""A game with chosen deals, played to a moment and stored before a server starts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.browser.scripted_player import Seat
from undermine.core.dealing import DealTo
from undermine.core.grammar import written
from undermine.core.state import CHANCE, Action, State
from undermine.dealer import promise
from undermine.games import load
from undermine.notation.actions import parse_action
from undermine.server.protocol.messages import Config
from undermine.server.settings import DATABASE
from undermine.server.store.base import EntryRow, GameRow
from undermine.server.store.sqlite import SqliteStore
from undermine.server.table.record import SeatRecord, TableRecord

SEED = "stacked"
"""The seed of everything that is dealt after the moment."""
MADE = 1


class PreparedGame:
    """A game in which piles are dealt chosen cards, in order, as long as there are any."""

    def __init__(self, game: str, names: Sequence[str], dealt: Mapping[str, Sequence[str]]) -> None:
        self.names = tuple(names)
        self.rules = load(game)
        self.entries: list[EntryRow] = []
        self._to_deal = {pile: list(cards) for pile, cards in dealt.items()}
        self._state: State[Any] = self.rules.setup(self.rules, len(names))
        self._let_chance_play()

    def play(self, *actions: str) -> None:
        """Play actions, each by the seat whose decision it is."""
        for text in actions:
            self._step(parse_action(self.rules, text))
            self._let_chance_play()

    def _let_chance_play(self) -> None:
        while self._state.actor == CHANCE:
            self._step(self._lot())

    def _lot(self) -> Action:
        lots = [action for action, _weight in self.rules.odds(self._state)]
        item = self._state.agenda[-1]
        if not isinstance(item, DealTo):
            return lots[0]
        if cards := self._to_deal.get(item.target):
            chosen = f"deal {item.target} {cards.pop(0)}"
            assert chosen in map(written, lots), f"{chosen}: there is none left"
            return parse_action(self.rules, chosen)
        left = Counter(self._state.piles[item.source].cards) - self._reserved()
        return next(lot for lot in lots if left[written(lot).split()[-1]])

    def _reserved(self) -> Counter[str]:
        """The chosen cards that are still to be dealt."""
        return Counter(card for cards in self._to_deal.values() for card in cards)

    def _step(self, action: Action) -> None:
        seq = len(self.entries) + 1
        self.entries.append(EntryRow(seq, self._state.actor, written(action), "", MADE))
        self._state = self.rules.step(self._state, action).state

    def store(self, folder: Path, code: str) -> list[Seat]:
        """Store the game in the folder of a server that will start; its seats."""
        config = Config(game=self.rules.name, seats=len(self.names))
        seats = [SeatRecord() for _ in self.names]
        doc = TableRecord(code, config, seats, self.rules.id, MADE, SEED, status="playing")
        tokens = [doc.sit_down(seat, name) for seat, name in enumerate(self.names)]
        with ThreadPoolExecutor(1) as thread:  # Playwright runs a loop in this one
            thread.submit(asyncio.run, self._write(folder / DATABASE, doc)).result()
        return [Seat(code, seat, token) for seat, token in enumerate(tokens)]

    async def _write(self, database: Path, doc: TableRecord) -> None:
        game = GameRow(
            id=doc.game_id,
            code=doc.code,
            number=doc.number,
            rules=doc.rules,
            seats=self.names,
            promise=promise(SEED),
            seed=SEED,
            words=(),
            open_cards=True,
            made=MADE,
        )
        store = SqliteStore(database)
        await store.open()
        try:
            await store.add_table(doc.row(MADE))
            await store.put_table(doc.row(MADE), game, self.entries)
        finally:
            await store.close()
