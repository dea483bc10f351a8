"""The heads of a policy: a score for each legal move, the roles of seats, and a value."""

from libc.math cimport tanh
from libc.stdint cimport uint8_t
from libc.string cimport memset

from undermine.kernel.layers cimport (
    MOST_WIDTH,
    Linear,
    add_inputs,
    add_row,
    add_scaled,
    dense,
    dense_all,
    rectify,
    soften,
)
from undermine.kernel.reckoning cimport GAINS, MOST_GAIN, NEAR, Reckoned, nearest_after
from undermine.kernel.trunk cimport FACES, Scratch, Trunk, class_of

cdef enum:
    SPANS = 9           # bytes of a move that are classes,
    DISTANCES = 10      # of these, from this byte on: with special classes
    LAST_DISTANCE = 13
    FEATURES = 16
    MOST_FIRST = 128    # numbers of the layers that score a move
    MOST_SECOND = 64
    LARGEST_LOGIT = 15
    HEADS = 512         # the most numbers of a head

cdef struct Span:
    int byte
    int count
    int to

cdef struct Policy:
    Trunk trunk
    Span span[SPANS]
    int card_span           # the span of cards: up to two more may follow it
    int parity_to
    int count_to
    int ends_to
    int faces_to
    int reckoned_to
    int first
    int second_size
    int seat_size           # numbers that the trunk tells of a seat
    bint has_factor
    int seats               # the most
    int role_kinds
    Linear to_seats
    Linear to_roles
    Linear to_value
    Linear to_first
    Linear to_second
    Linear to_factor
    Linear from_move
    Linear from_patch
    Linear from_seat
    Linear second
    Linear score

cdef struct Heads:
    float first[MOST_FIRST]
    float factor[MOST_FIRST]
    float second[MOST_SECOND]
    float seats[HEADS]
    float roles[HEADS]
    float value[1]


cdef inline void add_move(const Policy* p, const uint8_t* move, float* out) noexcept nogil:
    """What the bytes of a move say."""
    cdef const float* rows = p.from_move.rows
    cdef const Span* span
    cdef int i, place
    for i in range(SPANS):
        span = &p.span[i]
        place = move[span.byte]
        if DISTANCES <= span.byte <= LAST_DISTANCE:
            place = class_of(place, span.count)
        add_row(out, rows + (span.to + min(place, span.count - 1)) * p.first, p.first)
        if i == p.card_span:
            add_other_cards(p, span, move, out)
    add_row(out, rows + (p.parity_to + (move[3] & 1) * 2 + (move[4] & 1)) * p.first, p.first)
    add_scaled(out, rows + p.count_to * p.first, move[7] * <float>0.5, p.first)
    add_scaled(out, rows + p.ends_to * p.first, min(move[15], 24) * <float>0.125, p.first)
    for i in range(p.trunk.plan.face_numbers):
        if p.trunk.plan.face[move[1]][i]:
            add_row(out, rows + (p.faces_to + i) * p.first, p.first)


cdef inline void add_other_cards(
    const Policy* p, const Span* span, const uint8_t* move, float* out
) noexcept nogil:
    """The second and third card of a move."""
    cdef int byte
    for byte in range(8, 10):
        if move[byte]:
            add_row(
                out, p.from_move.rows + (span.to + min(move[byte], span.count - 1)) * p.first, p.first
            )


cdef inline void add_reckoned_move(
    const Policy* p, const Reckoned* r, const uint8_t* move, float* out
) noexcept nogil:
    """How near the nearest hopeful goal comes, and how the named seat is suspected."""
    cdef const float* rows = p.from_move.rows + p.reckoned_to * p.first
    cdef int after = nearest_after(&p.trunk.plan.places, r, move + DISTANCES)
    cdef int gain = max(-<int>MOST_GAIN, min(<int>MOST_GAIN, r.before - after)) + MOST_GAIN
    add_row(out, rows + class_of(after, NEAR) * p.first, p.first)
    add_row(out, rows + (NEAR + gain) * p.first, p.first)
    if move[5]:
        add_scaled(
            out, rows + (NEAR + GAINS) * p.first, r.suspicion[min(move[5], p.seats) - 1], p.first
        )


cdef inline void add_place(
    const Policy* p, const Scratch* s, const uint8_t* move, float* out
) noexcept nogil:
    """The patch around the cell that a move names."""
    cdef int row = (move[4] - 1) // 2, column = (move[3] - 1) // 2
    if not move[3] or not move[4]:
        return
    if row < p.trunk.patch_rows and column < p.trunk.patch_columns:
        add_inputs(
            &p.from_patch, s.patch + (row * p.trunk.patch_columns + column) * p.trunk.channels, out
        )


cdef inline void run_heads(
    const Policy* p, const float* vectors, Heads* heads, int count
) noexcept nogil:
    """Everything that depends on no move, for several decisions."""
    cdef int step = sizeof(Heads) // sizeof(float), k, seat
    cdef float* roles
    dense_all(&p.to_first, vectors, MOST_WIDTH, heads.first, step, count)
    dense_all(&p.to_second, vectors, MOST_WIDTH, heads.second, step, count)
    if p.has_factor:
        dense_all(&p.to_factor, vectors, MOST_WIDTH, heads.factor, step, count)
    dense_all(&p.to_seats, vectors, MOST_WIDTH, heads.seats, step, count)
    dense_all(&p.to_roles, vectors, MOST_WIDTH, heads.roles, step, count)
    dense_all(&p.to_value, vectors, MOST_WIDTH, heads.value, step, count)
    for k in range(count):
        heads[k].value[0] = tanh(heads[k].value[0])
        for seat in range(p.seats):
            roles = heads[k].roles + seat * p.role_kinds
            soften(roles, p.role_kinds, roles)


cdef inline float scored(
    const Policy* p, const Scratch* s, const Heads* heads, const uint8_t* move
) noexcept nogil:
    """The logit of a move."""
    cdef float first[MOST_FIRST]
    cdef float second[MOST_SECOND]
    cdef float raw
    cdef int j
    memset(first, 0, p.first * sizeof(float))
    add_move(p, move, first)
    if p.trunk.plan.places.goals:
        add_reckoned_move(p, &s.reckoned, move, first)
    if p.has_factor:
        for j in range(p.first):
            first[j] *= heads.factor[j]
    add_row(first, heads.first, p.first)
    if p.trunk.channels:
        add_place(p, s, move, first)
    if 0 < move[5]:
        add_inputs(
            &p.from_seat, heads.seats + (min(move[5], p.seats) - 1) * p.seat_size, first
        )
    rectify(first, p.first)
    dense(&p.second, first, second)
    add_row(second, heads.second, p.second_size)
    rectify(second, p.second_size)
    dense(&p.score, second, &raw)
    return LARGEST_LOGIT * tanh(raw / LARGEST_LOGIT)
