"""What the points of a round are worth to a seat, from -1 to 1, as nets have learned it."""

from libc.stdint cimport int32_t

cdef enum:
    GOLD_FOUND = 0      # Saboteur: to win counts most, more gold a little
    GOLD = 1            # Saboteur 2: the gold of the seat
    POINTS = 2          # The Lost Mines: points, and what they are more than those of others
    WINS = 3            # The Dark Cave: to win


cdef inline double clipped(double value) noexcept nogil:
    """A number from -1 to 1."""
    return -1 if value < -1 else 1 if value > 1 else value


cdef inline double reward(int kind, const int32_t* points, int seats, int seat) noexcept nogil:
    """The reward of a seat for the points that all seats won."""
    cdef double mine = points[seat], mean = 0
    cdef int other
    if kind == GOLD_FOUND:
        return clipped(0.8 + 0.05 * (mine - 2)) if mine > 0 else -1
    if kind == GOLD:
        return clipped(mine / 2.5 - 1)
    if kind == WINS:
        return 1 if mine > 0 else -1
    for other in range(seats):
        mean += points[other]
    return clipped(mine / 12 + (mine - mean / seats) / 12 - 0.4)
