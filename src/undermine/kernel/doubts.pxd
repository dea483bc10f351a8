"""Doubts: how likely each seat is a saboteur, from what was openly done in this round.

Only for rules of thumb, which must be quick: every count in the history moves the odds of its seat
by a fixed weight. Bots that infer use `undermine.bots.belief`.
"""

from libc.math cimport exp
from libc.stdint cimport uint8_t

from undermine.kernel.action_fields cimport ActionTables
from undermine.kernel.game cimport SEATS
from undermine.kernel.history cimport History

cdef enum:
    BREAK_VERB = 2          # in both games in which saboteurs are secret from the start
    MEND_VERB = 3

cdef extern from *:
    """
    /* logarithms of odds */
    static const double PRIOR = -0.7, NEARER = -0.9, FARTHER = 1.4, BROKE = 1.2, MENDED = -0.8;
    static const double MOST_ODDS = 4.0, EVEN = 0.5;
    """
    const double PRIOR, NEARER, FARTHER, BROKE, MENDED, MOST_ODDS, EVEN


cdef inline double odds_to_chance(double odds) noexcept nogil:
    return 1 / (1 + exp(-max(-MOST_ODDS, min(MOST_ODDS, odds))))


cdef inline double aimed_odds(
    const uint8_t* counts, const double* chances, int seat, int seats, double weight
) noexcept nogil:
    """What a seat did to others tells as much as they are trusted."""
    cdef int other
    cdef double odds = 0
    for other in range(seats):
        if other != seat:
            odds += weight * counts[other] * (1 - 2 * chances[other])
    return odds


cdef inline void doubt(
    const ActionTables* t, const History* h, int seats, double* doubts
) noexcept nogil:
    """By what seats did to the mine, then to each other; even where a game has no such actions."""
    cdef double chances[SEATS]
    cdef double odds[SEATS]
    cdef int seat, broke = t.verb[BREAK_VERB].aimed, mended = t.verb[MEND_VERB].aimed
    if not t.verb[BREAK_VERB].fields:
        for seat in range(seats):
            doubts[seat] = EVEN
        return
    for seat in range(seats):
        odds[seat] = PRIOR + NEARER * h.nearer[seat] + FARTHER * h.farther[seat]
        chances[seat] = odds_to_chance(odds[seat])
    for seat in range(seats):
        odds[seat] += aimed_odds(h.aimed[broke][seat], chances, seat, seats, BROKE)
        odds[seat] += aimed_odds(h.aimed[mended][seat], chances, seat, seats, MENDED)
        doubts[seat] = odds_to_chance(odds[seat])
