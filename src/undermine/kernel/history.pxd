"""What was done by whom: the last actions of seats, and counts of all actions of a round."""

from libc.stdint cimport int8_t, uint8_t, uint32_t
from libc.string cimport memmove, memset

from undermine.kernel.action_fields cimport (
    CARD_FIELD,
    NO_CARD,
    NOT_AIMED,
    SEAT_FIELD,
    UNSEEN_CARD,
    VERB_NUMBERS,
    ActionTables,
    VerbFields,
)

cdef enum:
    LATELY = 8          # actions that are kept
    SEAT_VERBS = 32     # the most verbs that seats decide,
    AIMED_VERBS = 12    # of these, the most that name a seat
    HISTORY_SEATS = 12
    MOST = 255

cdef struct Logged:
    uint32_t action
    int8_t seat
    int8_t gain         # the cards by which a goal came closer

cdef struct History:
    uint8_t round
    uint8_t count
    Logged lately[LATELY]       # the newest first
    uint8_t done[HISTORY_SEATS][SEAT_VERBS]
    uint8_t nearer[HISTORY_SEATS]
    uint8_t farther[HISTORY_SEATS]
    uint8_t aimed[AIMED_VERBS][HISTORY_SEATS][HISTORY_SEATS]


cdef inline void count_up(uint8_t* counter) noexcept nogil:
    if counter[0] < MOST:
        counter[0] += 1


cdef inline void log_action(
    const ActionTables* t, History* h, int seat, uint32_t action, int gain
) noexcept nogil:
    """A seat has done something."""
    cdef const VerbFields* verb = &t.verb[action >> 24 & (VERB_NUMBERS - 1)]
    cdef int i
    memmove(&h.lately[1], &h.lately[0], (LATELY - 1) * sizeof(Logged))
    h.lately[0].action = action
    h.lately[0].seat = seat
    h.lately[0].gain = gain
    if h.count < LATELY:
        h.count += 1
    count_up(&h.done[seat][verb.index])
    if gain > 0:
        count_up(&h.nearer[seat])
    elif gain < 0:
        count_up(&h.farther[seat])
    if verb.aimed == NOT_AIMED:
        return
    for i in range(verb.fields):
        if verb.field[i].kind == SEAT_FIELD:
            count_up(&h.aimed[verb.aimed][seat][action >> verb.field[i].shift & verb.field[i].mask])


cdef inline uint32_t hide_cards(const ActionTables* t, uint32_t action) noexcept nogil:
    """An action of another seat, without the cards that only this seat saw."""
    cdef const VerbFields* verb = &t.verb[action >> 24 & (VERB_NUMBERS - 1)]
    cdef int i, shift
    for i in range(verb.fields):
        shift = verb.field[i].shift
        if verb.field[i].kind == CARD_FIELD and verb.field[i].is_hidden:
            if action >> shift & verb.field[i].mask != NO_CARD:
                action = action & ~(verb.field[i].mask << shift) | <uint32_t>UNSEEN_CARD << shift
    return action


cdef inline void recall(
    const ActionTables* t, History* h, const History* other, int seat
) noexcept nogil:
    """Become the history of another game as a seat of it saw that."""
    cdef int i
    h[0] = other[0]
    for i in range(h.count):
        if h.lately[i].seat != seat:
            h.lately[i].action = hide_cards(t, h.lately[i].action)


cdef inline void turn_page(History* h, int round) noexcept nogil:
    """What was done in an earlier round is forgotten."""
    if h.round != round:
        memset(h, 0, sizeof(History))
        h.round = round
