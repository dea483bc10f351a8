# cython: cdivision=True
"""The fields of action numbers, and a short description of an action for learners."""

from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memset

from undermine.kernel.grid cimport FACES, SPAN

cdef enum:
    VERB_NUMBERS = 64   # 48 to 63 are kept free for talk
    FIELD_COUNT = 3
    DESCRIBED = 10      # bytes of a description
    NO_CARD = 255
    UNSEEN_CARD = 254           # a card that nobody of this world has seen
    NOT_AIMED = 255

    LAY_FIELD = 1       # kinds of fields
    CELL_FIELD = 2
    SEAT_FIELD = 3
    CARD_FIELD = 4
    OTHER_FIELD = 5     # a slot, a tool, a space, a side

    VERB_BYTE = 0       # the bytes of a description; each is 0 where it says nothing
    LAY_BYTE = 1
    CARD_BYTE = 2
    X_BYTE = 3
    Y_BYTE = 4
    SEAT_BYTE = 5
    OTHER_BYTE = 6
    COUNT_BYTE = 7
    MORE_CARDS_BYTE = 8

cdef struct ActionField:
    uint8_t kind
    uint8_t shift
    uint8_t is_hidden           # only the actor sees it
    uint32_t mask

cdef struct VerbFields:
    uint8_t fields
    uint8_t index               # of the verbs that seats decide
    uint8_t aimed               # of the verbs that name a seat, or NOT_AIMED
    ActionField field[FIELD_COUNT]

cdef struct ActionTables:
    int seats
    int verbs                   # that seats decide
    int aimed_verbs
    int left                    # the window of cells: its first column and row in the grid,
    int top
    int width                   # its columns and rows
    int height
    uint8_t card_of[FACES]      # the card of a lay
    VerbFields verb[VERB_NUMBERS]

cdef struct Fronts:
    int kinds                   # of cards that can lie before seats
    uint8_t column[256]         # the place of a kind among them


cdef inline int seat_from(int seat, int viewer, int seats) noexcept nogil:
    """A seat as the viewer counts: 1 for itself, 2 for its left neighbour; 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer + seats) % seats + 1


cdef inline void write_cell(const ActionTables* t, int at, uint8_t* x, uint8_t* y) noexcept nogil:
    """The column and row of a cell in the window, from 1; 0 outside."""
    cdef int column = at % SPAN - t.left, row = at // SPAN - t.top
    x[0] = column + 1 if 0 <= column < t.width else 0
    y[0] = row + 1 if 0 <= row < t.height else 0


cdef inline void write_card(uint8_t* out, int card, bint is_seen) noexcept nogil:
    """One of the cards that an action names; hidden ones are only counted."""
    cdef int place = CARD_BYTE if not out[COUNT_BYTE] else MORE_CARDS_BYTE - 1 + out[COUNT_BYTE]
    if card == NO_CARD:
        return
    out[COUNT_BYTE] += 1
    if is_seen and card != UNSEEN_CARD:
        out[place] = card + 1


cdef inline void describe(
    const ActionTables* t, uint32_t action, int viewer, bint is_own, uint8_t* out
) noexcept nogil:
    """An action in ten bytes, as a viewer sees it."""
    cdef const VerbFields* verb = &t.verb[action >> 24 & (VERB_NUMBERS - 1)]
    cdef const ActionField* field
    cdef int i, value
    memset(out, 0, DESCRIBED)
    out[VERB_BYTE] = action >> 24
    for i in range(verb.fields):
        field = &verb.field[i]
        value = action >> field.shift & field.mask
        if field.kind == LAY_FIELD:
            out[LAY_BYTE] = value + 1
            out[CARD_BYTE] = t.card_of[value] + 1
        elif field.kind == CELL_FIELD:
            write_cell(t, value, out + X_BYTE, out + Y_BYTE)
        elif field.kind == SEAT_FIELD:
            out[SEAT_BYTE] = seat_from(value, viewer, t.seats)
        elif field.kind == CARD_FIELD:
            write_card(out, value, is_own or not field.is_hidden)
        else:
            out[OTHER_BYTE] = value + 1


cdef inline int byte_of(int value) noexcept nogil:
    """A number as far as a byte holds it."""
    return 0 if value < 0 else 255 if value > 255 else value


cdef inline int is_in(int mask, int seat) noexcept nogil:
    """1 for a seat of a bit mask."""
    return mask >> seat & 1


cdef inline int order_of(const uint8_t* seats, int count, int seat) noexcept nogil:
    """The place of a seat in a list, from 1; 0: it is not there."""
    cdef int i
    for i in range(count):
        if seats[i] == seat:
            return i + 1
    return 0
