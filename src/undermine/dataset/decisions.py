"""Decisions of seats as rows: played by bots, then read from the record of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from undermine.bots.lineup import close_bot, faults, seat_bot
from undermine.bots.seating import Seating
from undermine.bots.tally import Contest, lineup_at
from undermine.core.grammar import written
from undermine.core.refusal import IllegalActionError
from undermine.core.ruleset import Ruleset
from undermine.core.state import Seat
from undermine.notation.records import Entry, Record
from undermine.notation.replay import Moment, replay
from undermine.observation import Encoder, History
from undermine.session import Game

_NO_NAME = re.compile(r"[,#\s]+")


class Decision(NamedTuple):
    """One decision of a seat; the fields are the columns of the data set."""

    game: int
    """The number of the game, from 0."""
    ply: int
    """The number of the decision in its game, from 0."""
    entry: int
    """The number of its entry in the record, from 0; chance has entries, too."""
    seat: int
    """The seat that decides, from 0."""
    round: int
    """The round, from 1."""
    bot: str
    """The bot that decides."""
    action: str
    """The action in notation."""
    action_number: int
    """The action in the kernel's numbering."""
    action_index: int
    """The place of the action in the list of legal actions, from 0."""
    legal_count: int
    """The number of legal actions."""
    observation: bytes
    """What the seat may know."""
    labels: bytes
    """What the seat may not know: the true cards of all piles."""
    gained: int
    """The points that the seat gains until it decides again, or until the game is over."""
    scores: tuple[int, ...]
    """The points of each seat at the end of the game."""


def play_record(contest: Contest, number: int) -> Record:
    """Let the bots of a contest play one game on the engine; its record."""
    lineups = [lineup_at(contest, number, seat) for seat in range(contest.seats)]
    names = [f"bot:{_NO_NAME.sub(' ', lineup)}" for lineup in lineups]
    game = Game(contest.game, names, f"{contest.seed}-{number}")
    bots = {
        seat: seat_bot(lineup, f"{contest.seed}-{number}-{seat}")
        for seat, lineup in enumerate(lineups)
    }
    try:
        Seating(game, bots).play_out()
        found = [error for bot in bots.values() for error in faults(bot)]
    except IllegalActionError as error:
        found = [str(error)]
    finally:
        for bot in bots.values():
            close_bot(bot)
    if found:
        raise ValueError(f"a bot failed in game {number}: {found[0]}")
    return game.record


def decisions_of(
    rules: Ruleset[Any], encoder: Encoder, contest: Contest, number: int, record: Record
) -> list[Decision]:
    """Every decision of a seat in a finished game, in order."""
    moments = list(replay(rules, record))
    scores = rules.scores(moments[-1].state)
    later = list(scores)
    rows = []
    for row in reversed([*_rows(rules, encoder, record, moments)]):
        had, seat = row.gained, row.seat
        rows.append(
            row._replace(
                game=number,
                bot=lineup_at(contest, number, seat),
                gained=later[seat] - had,
                scores=scores,
            )
        )
        later[seat] = had
    return rows[::-1]


def _rows(
    rules: Ruleset[Any], encoder: Encoder, record: Record, moments: list[Moment]
) -> Iterator[Decision]:
    """The decisions with what is known at their time; `gained` is the score until then."""
    history = History(rules, len(record.seats))
    plies = 0
    for number, (before, after) in enumerate(pairwise(moments)):
        entry = after.line
        assert isinstance(entry, Entry)
        if entry.actor >= 0:
            row = _row(rules, encoder, history, before, entry)
            yield row._replace(ply=plies, entry=number)
            plies += 1
        history.add(before.state, entry.action, after.state)


def _row(
    rules: Ruleset[Any], encoder: Encoder, history: History, before: Moment, entry: Entry
) -> Decision:
    state, seat = before.state, Seat(entry.actor)
    legal = rules.legal(state)
    return Decision(
        game=0,
        ply=0,
        entry=0,
        seat=seat,
        round=getattr(state.table, "round", 1),
        bot="",
        action=written(entry.action),
        action_number=encoder.codec.number(entry.action),
        action_index=legal.index(entry.action),
        legal_count=len(legal),
        observation=encoder.encode(rules.view(state, seat), history),
        labels=encoder.labels(state, seat),
        gained=rules.scores(state)[seat],
        scores=(),
    )
