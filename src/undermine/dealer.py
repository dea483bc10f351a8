"""The dealer: draws every chance outcome from a seed that was committed to beforehand.

Before the first card the dealer publishes the SHA-256 of its seed; every seat may add a word.
The n-th lot is HMAC-SHA256(seed, words and n), read as a fraction of the total weight. When
the seed is opened after the game, anybody can deal again and compare.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Any, Final, Protocol

from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, Action, State
from undermine.notation.records import Entry, Record
from undermine.notation.replay import RecordError, replay

_SEED: Final = re.compile(r"[A-Za-z0-9_.-]{1,128}")
_DIGEST_BITS: Final = 256


def promise(seed: str) -> str:
    """The commitment that is published before the first card."""
    return hashlib.sha256(seed.encode()).hexdigest()


def _is_seed(seed: object) -> bool:
    return isinstance(seed, str) and _SEED.fullmatch(seed) is not None


class Chance(Protocol):
    """Decides wherever chance does."""

    def deal(self, rules: Ruleset[Any], state: State[Any]) -> Action:
        """The action of chance in this position."""


class Dealer:
    """Deals by a seed and the words of the seats; `drawn` lots so far."""

    def __init__(self, seed: str, words: tuple[str, ...] = (), *, drawn: int = 0) -> None:
        if not _is_seed(seed):
            message = f"a seed is up to 128 letters, digits and '_.-', not {seed!r}"
            raise ValueError(message)
        self.seed = seed
        self.words = words
        self.drawn = drawn

    def __repr__(self) -> str:
        return f"<Dealer promise={promise(self.seed)[:12]}… drawn={self.drawn}>"

    def roll(self, sides: int) -> int:
        """The next lot: a whole number from 0 to `sides` - 1."""
        self.drawn += 1
        message = " ".join([*self.words, str(self.drawn)])
        digest = hmac.digest(self.seed.encode(), message.encode(), "sha256")
        return int.from_bytes(digest, "big") * sides >> _DIGEST_BITS

    def deal(self, rules: Ruleset[Any], state: State[Any]) -> Action:
        """The action of chance in this position."""
        before = self.drawn
        action = rules.sample(state, self.roll)
        self.drawn = before + 1
        return action


def verify(rules: Ruleset[Any], record: Record) -> int:
    """Deal a finished game again; the number of lots that were right, or a ValueError."""
    if not record.opened:
        message = "the seed of this record is not opened, so nobody can deal it again"
        raise ValueError(message)
    if promise(record.opened) != record.promise:
        message = f"the opened seed {record.opened!r} is not the one that was promised"
        raise ValueError(message)
    if record.eyes is not None:
        message = "a record that was seen with a seat's eyes does not hold every card"
        raise ValueError(message)
    dealer = Dealer(record.opened, record.words)
    moments = replay(rules, record)
    state = next(moments).state
    for number, moment in enumerate(moments, 1):
        if state.actor == CHANCE:
            _compare(dealer.deal(rules, state), moment.line, number)
        state = moment.state
    return dealer.drawn


def _compare(dealt: Action, entry: object, number: int) -> None:
    assert isinstance(entry, Entry)
    if entry.action != dealt:
        raise RecordError(number, entry, f"by the seed this would have been {dealt!r}")
