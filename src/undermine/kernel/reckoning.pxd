"""What a net is told besides bytes: suspicion, and the nearest goal that may be the treasure.

`undermine.net.reckoning` is the same in plain Python, and says why.
"""

from libc.math cimport exp
from libc.stdint cimport uint8_t

cdef enum:
    MOST_SEATS = 16
    MOST_GOALS = 4
    MOST_STONES = 4
    NO_WAY = 254
    OPEN = 255
    NEAR = 19           # classes of a distance,
    MOST_GAIN = 8
    GAINS = 17          # and of how much nearer a move brings a goal

cdef struct Goal:
    int distance
    int treasure
    int stones
    int stone[MOST_STONES]

cdef struct Odds:
    double prior
    double nearer
    double farther
    double broke
    double mended
    double most

cdef struct Places:
    int seats
    int gains
    int broke
    int mended
    int goals               # 0: nothing is reckoned
    Goal goal[MOST_GOALS]
    Odds odds
    int to                  # the first of its numbers

cdef struct Reckoned:
    float suspicion[MOST_SEATS]     # from -1 to 1, from the viewer on
    bint hopeful[MOST_GOALS]
    int before              # the distance to the nearest hopeful goal


cdef inline double leaning(const Odds* o, double odds) noexcept nogil:
    """The logarithm of odds as a number from -1 to 1."""
    return 2 / (1 + exp(-max(-o.most, min(o.most, odds)))) - 1


cdef inline void suspect(
    const Places* p, const uint8_t* observed, int seats, float* out
) noexcept nogil:
    """By what seats did to the mine, then to each other."""
    cdef double odds[MOST_SEATS]
    cdef double first[MOST_SEATS]
    cdef int seat, other, place
    for seat in range(seats):
        odds[seat] = (
            p.odds.prior + p.odds.nearer * observed[p.gains + 2 * seat]
            + p.odds.farther * observed[p.gains + 2 * seat + 1]
        )
        first[seat] = leaning(&p.odds, odds[seat])
    for seat in range(seats):
        for other in range(seats):
            if other != seat:
                place = seat * p.seats + other
                odds[seat] -= first[other] * (
                    p.odds.broke * observed[p.broke + place]
                    + p.odds.mended * observed[p.mended + place]
                )
    for seat in range(p.seats):
        out[seat] = leaning(&p.odds, odds[seat]) if seat < seats else 0


cdef inline bint is_barren(const Goal* g, const uint8_t* observed) noexcept nogil:
    """The viewer knows that something else lies there."""
    cdef int i
    for i in range(g.stones):
        if observed[g.stone[i]]:
            return True
    return False


cdef inline void hope(const Places* p, const uint8_t* observed, bint* out) noexcept nogil:
    """Which goals may be the treasure."""
    cdef int i
    cdef bint is_found = False
    for i in range(p.goals):
        is_found = is_found or observed[p.goal[i].treasure]
    for i in range(p.goals):
        out[i] = observed[p.goal[i].treasure] if is_found else not is_barren(&p.goal[i], observed)
        out[i] = out[i] and observed[p.goal[i].distance] != OPEN


cdef inline Reckoned reckon(const Places* p, const uint8_t* observed, int seats) noexcept nogil:
    """Everything that depends on no move."""
    cdef Reckoned r
    cdef int i
    suspect(p, observed, seats, r.suspicion)
    hope(p, observed, r.hopeful)
    r.before = NO_WAY
    for i in range(p.goals):
        if r.hopeful[i]:
            r.before = min(r.before, <int>observed[p.goal[i].distance])
    return r


cdef inline int nearest_after(
    const Places* p, const Reckoned* r, const uint8_t* distances
) noexcept nogil:
    """The distance after a move; a goal that lies open then was reached."""
    cdef int i, best = NO_WAY
    for i in range(p.goals):
        if r.hopeful[i]:
            best = min(best, 0 if distances[i] == OPEN else <int>distances[i])
    return best
