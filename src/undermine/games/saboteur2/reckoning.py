"""The winners of a round and the gold of each seat, from the facts of its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from undermine.core.rulebook import rule
from undermine.core.state import NOBODY, CardId, Seat
from undermine.games.saboteur.table import sheet
from undermine.games.saboteur2.table import (
    BLUE,
    BOSS,
    GEOLOGIST,
    GREEN,
    PROFITEER,
    SABOTEUR,
    TEAMS,
    Saboteur2Rules,
)


class Ending(NamedTuple):
    """How a round ended."""

    roles: tuple[CardId, ...]
    """The dwarf of each seat at the end of the round."""
    trapped: frozenset[Seat]
    finder: Seat
    """The seat that made the connection; `NOBODY`: there is none."""
    ways: frozenset[str]
    """The teams that can walk to the treasure."""
    crystals: int

    @property
    def is_reached(self) -> bool:
        """A way leads to the treasure, doors or not."""
        return self.finder != NOBODY

    def free(self, role: CardId) -> list[Seat]:
        """The seats that have this dwarf and are not trapped."""
        return [
            seat for seat, own in enumerate(self.roles) if own == role and seat not in self.trapped
        ]


@rule("SB2-006", "SB2-007", "SB2-008", "SB2-009", "SB2-095", "SB2-R13", "SB2-R36")
def winning_teams(ending: Ending) -> frozenset[str]:
    """The builder's own team if it can get there, else the other; both if the builder has none."""
    if not ending.is_reached:
        return frozenset()
    own = {ending.roles[ending.finder]} & set(TEAMS)
    return frozenset(own & ending.ways or ending.ways)


# -- who shares ----------------------------------------------------------------------------------


def _digger_wins(_rules: Saboteur2Rules, ending: Ending, seat: Seat) -> bool:
    return ending.roles[seat] in winning_teams(ending)


@rule("SB2-011", "SB2-013", "SB2-R08", "SB2-R13")
def boss_wins(_rules: Saboteur2Rules, ending: Ending, _seat: Seat) -> bool:
    """The Boss wins whenever the treasure is reached, even where doors shut both teams out."""
    return ending.is_reached


@rule("SB2-015", "SB2-017", "SB2-018", "SB2-R07", "SB2-R08")
def profiteer_wins(_rules: Saboteur2Rules, ending: Ending, seat: Seat) -> bool:
    """The Profiteer wins, except where both teams are shut out without a Boss or own connection."""
    if not ending.is_reached or winning_teams(ending):
        return True
    return bool(ending.free(BOSS)) or ending.finder == seat


@rule("SB2-R07")
def profiteer_always_wins(_rules: Saboteur2Rules, _ending: Ending, _seat: Seat) -> bool:
    """The Profiteer wins, however the round ended."""
    return True


@rule("SB2-023", "SB2-094")
def _saboteur_wins(_rules: Saboteur2Rules, ending: Ending, _seat: Seat) -> bool:
    return not ending.is_reached


@rule("SB2-020")
def _geologist_wins(_rules: Saboteur2Rules, _ending: Ending, _seat: Seat) -> bool:
    return False


def _profiteer(rules: Saboteur2Rules, ending: Ending, seat: Seat) -> bool:
    return rules.hooks.profiteer_wins(rules, ending, seat)


_WINS: Final[Mapping[CardId, Callable[[Saboteur2Rules, Ending, Seat], bool]]] = {
    BLUE: _digger_wins,
    GREEN: _digger_wins,
    BOSS: boss_wins,
    PROFITEER: _profiteer,
    SABOTEUR: _saboteur_wins,
    GEOLOGIST: _geologist_wins,
}


@rule("SB2-081", "SB2-082", "SB2-R12", "SB2-R15")
def winners(rules: Saboteur2Rules, ending: Ending) -> tuple[Seat, ...]:
    """The seats that share the treasure; prisoners are left out."""
    return tuple(
        seat
        for seat, role in enumerate(ending.roles)
        if seat not in ending.trapped and _WINS[role](rules, ending, seat)
    )


# -- how much ------------------------------------------------------------------------------------


@rule("SB2-096", "SB2-097", "SB2-098", "SB2-099", "SB2-100", "SB2-101")
def share(rules: Saboteur2Rules, count: int) -> int:
    """The gold of each winner, by the number of winners."""
    pay = sheet(rules).pay
    return pay[min(count, max(pay))] if count else 0


@rule("SB2-012", "SB2-013", "SB2-016", "SB2-017", "SB2-018", "SB2-R09")
def reduced(rules: Saboteur2Rules, role: CardId, gold: int) -> int:
    """The gold of a winner after the penalty of Boss and Profiteer, at least 0."""
    return max(0, gold - rules.cards[role].numbers.get("penalty", 0))


@rule("SB2-021", "SB2-022", "SB2-R10", "SB2-R12")
def free_geologists(ending: Ending) -> list[Seat]:
    """The Geologists that are not trapped."""
    return ending.free(GEOLOGIST)


@rule("SB2-R10")
def all_geologists(ending: Ending) -> list[Seat]:
    """All Geologists, trapped ones included."""
    return [seat for seat, role in enumerate(ending.roles) if role == GEOLOGIST]


@rule("SB2-020", "SB2-021", "SB2-022")
def earnings(rules: Saboteur2Rules, ending: Ending) -> tuple[int, ...]:
    """The gold of each seat: a share of the treasure, or gold for crystals."""
    sharing = winners(rules, ending)
    each = share(rules, len(sharing))
    geologists = rules.hooks.paid_geologists(ending)
    dug = ending.crystals // max(1, len(geologists))
    return tuple(
        reduced(rules, role, each) if seat in sharing else dug if seat in geologists else 0
        for seat, role in enumerate(ending.roles)
    )
