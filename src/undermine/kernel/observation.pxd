# cython: cdivision=True
"""Observations: what a seat may know, as bytes of a documented layout.

Board, piles, notes, agenda and history are written here for every game; the open table of a game
is written by its own function. `undermine.observation` writes the same bytes from a view of the
engine, and `kernel/observation_layout.py` says what stands where.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.string cimport memcpy, memset

from undermine.kernel.action_fields cimport (
    DESCRIBED,
    ActionTables,
    Fronts,
    describe,
    seat_from,
)
from undermine.kernel.agenda cimport Agenda, Item
from undermine.kernel.game cimport Code
from undermine.kernel.grid cimport COVERED, TILES, Board, Faces
from undermine.kernel.history cimport LATELY, History
from undermine.kernel.memory cimport (
    EVERYBODY,
    KINDS,
    PILES,
    TABLE_READER,
    Memory,
    Note,
    Pile,
    bit,
)
from undermine.kernel.planes cimport place_in
from undermine.kernel.reach cimport (
    Goals,
    Reach,
    gained,
    list_live,
    reach_now,
    reach_with,
    reach_without,
)

cdef enum:
    ZONES = 16
    ITEM_KINDS = 32
    LOGGED = 12             # bytes of an action in the history
    FEATURES = 16           # bytes of a legal action
    OPEN = 0xFFFF           # the readers of a pile that everybody sees
    UNCOUNTED = 255
    CELL_PLANES = 4         # tile, ports, live and need; games with marks have three more
    GAIN_ZERO = 8
    PILE_HEAD = 3           # bytes of a pile before its cards

    NUMBER_WORD = 1         # what a field of an agenda item is; 0: nothing that is written
    SEAT_WORD = 2
    SEATS_WORD = 3
    LOW_WORD = 4            # a number in the lower four bits

    LAYS = 1                # what a verb does to the board
    TAKES = 2

cdef struct ZonePlan:
    int first               # of its piles in the memory
    int piles
    int is_by_seat
    int kinds
    uint8_t kind[KINDS]

cdef struct Layout:
    int planes              # offsets of the parts
    int goals
    int table
    int due
    int piles
    int perhaps
    int unseen
    int done
    int gains
    int aimed
    int lately
    int size
    int labels              # the bytes of the labels

cdef struct ObservationTables:
    ActionTables actions
    Goals goals
    Layout layout
    Fronts fronts
    int zones
    int piles
    int kinds
    uint8_t box[KINDS]
    uint8_t item_word[ITEM_KINDS][3]
    uint8_t effect[64]      # by verb
    ZonePlan zone[ZONES]


# -- board -----------------------------------------------------------------------------------------


cdef inline void write_board(
    const ObservationTables* o, const Faces* f, const Board* b, uint8_t* out
) noexcept nogil:
    """Tiles with their ports and live ways, and what cards at the ends of the ways must show."""
    cdef int i, place, cells = o.actions.width * o.actions.height
    for i in range(b.tiles):
        place = place_in(&o.actions, b.tile[i].at)
        if place >= 0:
            if b.tile[i].face == COVERED:
                out[place] = COVERED
            else:
                out[place] = b.tile[i].face + 1
                out[cells + place] = f.ports[b.tile[i].face]
                out[2 * cells + place] = b.tile[i].live
    for i in range(b.edges):
        place = place_in(&o.actions, b.edge[i].at)
        if place >= 0:
            out[3 * cells + place] = b.edge[i].need


cdef inline bint is_inside(const ObservationTables* o, const Board* b) noexcept nogil:
    """No card lies outside the window."""
    cdef int i
    for i in range(b.tiles):
        if place_in(&o.actions, b.tile[i].at) < 0:
            return False
    return True


# -- piles and notes -------------------------------------------------------------------------------


cdef inline int readers_from(int readers, int viewer, int seats) noexcept nogil:
    """The readers of a pile as the viewer counts seats."""
    cdef int turned
    if readers == EVERYBODY:
        return OPEN
    turned = readers >> viewer | readers << (seats - viewer)
    return turned & ((1 << seats) - 1)


cdef inline bint is_read(const Pile* pile, int viewer) noexcept nogil:
    return pile.readers == EVERYBODY or pile.readers >> viewer & 1


cdef inline void know(
    const Memory* m, int viewer, uint8_t known[PILES][KINDS], uint8_t* perhaps, int piles,
    int kinds
) noexcept nogil:
    """The cards that a seat knows to be in each pile, and those among several of them."""
    cdef int i, card, place
    cdef const Note* note
    cdef uint8_t* cards
    memset(known, 0, piles * KINDS)
    memset(perhaps, 0, KINDS)
    for i in range(m.notes):
        note = &m.note[i]
        if note.reader != viewer and note.reader != TABLE_READER:
            continue
        place = 0
        while not note.places >> place & 1:
            place += 1
        if note.places != bit(place):
            cards = perhaps
        elif is_read(&m.pile[place], viewer):
            continue
        else:
            cards = known[place]
        for card in range(kinds):
            cards[card] += note.cards[card]


cdef inline void write_kinds(
    const ZonePlan* zone, const uint8_t* cards, uint8_t* out
) noexcept nogil:
    """The cards of a pile, by the kinds of its zone."""
    cdef int i, kinds = zone.kinds
    for i in range(kinds):
        out[i] = cards[zone.kind[i]]


cdef inline int write_pile(
    const ZonePlan* zone, const Pile* pile, const uint8_t* known, int viewer, int seats,
    int kinds, uint8_t* unseen, uint8_t* out
) noexcept nogil:
    """Size, readers, and the known cards of a pile; the bytes that were written."""
    cdef int i, readers = readers_from(pile.readers, viewer, seats)
    cdef bint is_open = is_read(pile, viewer)
    cdef const uint8_t* cards = known
    if is_open:
        cards = &pile.cards[0]
    out[0] = pile.size if is_open or pile.is_counted else UNCOUNTED
    out[1] = readers & 255
    out[2] = readers >> 8
    write_kinds(zone, cards, out + PILE_HEAD)
    for i in range(kinds):
        unseen[i] -= cards[i]
    return PILE_HEAD + zone.kinds


cdef inline int pile_of(const ZonePlan* zone, int slot, int viewer) noexcept nogil:
    """The pile at a place of a zone, as the viewer counts."""
    return zone.first + ((viewer + slot) % zone.piles if zone.is_by_seat else slot)


cdef inline void write_piles(
    const ObservationTables* o, const Memory* m, int viewer, uint8_t* unseen, uint8_t* out
) noexcept nogil:
    """All piles, and the cards of notes about several of them."""
    cdef uint8_t known[PILES][KINDS]
    cdef uint8_t perhaps[KINDS]
    cdef int i, slot, place, offset = o.layout.piles
    know(m, viewer, known, perhaps, o.piles, o.kinds)
    for i in range(o.zones):
        for slot in range(o.zone[i].piles):
            place = pile_of(&o.zone[i], slot, viewer)
            offset += write_pile(
                &o.zone[i], &m.pile[place], known[place], viewer, o.actions.seats, o.kinds,
                unseen, out + offset,
            )
    memcpy(out + o.layout.perhaps, perhaps, o.kinds)


cdef inline void count_laid(
    const ObservationTables* o, const Board* b, uint8_t* unseen
) noexcept nogil:
    """Cards that lie face up on the board are no longer unseen."""
    cdef int i
    for i in range(b.tiles):
        if b.tile[i].face != COVERED:
            unseen[o.actions.card_of[b.tile[i].face]] -= 1


cdef inline void write_labels(
    const ObservationTables* o, const Memory* m, int viewer, uint8_t* out
) noexcept nogil:
    """The true cards of all piles."""
    cdef int i, slot
    for i in range(o.zones):
        for slot in range(o.zone[i].piles):
            write_kinds(&o.zone[i], m.pile[pile_of(&o.zone[i], slot, viewer)].cards, out)
            out += o.zone[i].kinds


# -- agenda and history ----------------------------------------------------------------------------


cdef inline int due_word(
    const ObservationTables* o, int word, int value, int viewer
) noexcept nogil:
    """A field of an agenda item as the viewer sees it."""
    if word == SEAT_WORD:
        return seat_from(value, viewer, o.actions.seats)
    if word == SEATS_WORD:
        return readers_from(value, viewer, o.actions.seats) & 255
    if word == LOW_WORD:
        return value & 15
    return value if word else 0


cdef inline void write_due(
    const ObservationTables* o, const Agenda* agenda, int viewer, uint8_t* out
) noexcept nogil:
    """What is decided next, and by whom."""
    cdef const Item* item
    cdef const uint8_t* word
    if not agenda.items:
        return
    item = &agenda.item[agenda.items - 1]
    word = o.item_word[item.kind]
    out[0] = item.kind
    out[1] = seat_from(item.seat, viewer, o.actions.seats)
    out[2] = due_word(o, word[0], item.a, viewer)
    out[3] = due_word(o, word[1], item.b, viewer)
    out[4] = due_word(o, word[2], item.c, viewer)


cdef inline void write_turned(
    const uint8_t* row, int viewer, int seats, uint8_t* out
) noexcept nogil:
    """A number for each seat, as the viewer counts."""
    cdef int i, seat = viewer
    for i in range(seats):
        out[i] = row[seat]
        seat = seat + 1 if seat + 1 < seats else 0


cdef inline void write_history(
    const ObservationTables* o, const History* h, int viewer, uint8_t* out
) noexcept nogil:
    """What was done by whom in this round."""
    cdef int i, k, seat, seats = o.actions.seats
    cdef uint8_t* line
    for i in range(seats):
        seat = (viewer + i) % seats
        memcpy(out + o.layout.done + i * o.actions.verbs, h.done[seat], o.actions.verbs)
        out[o.layout.gains + 2 * i] = h.nearer[seat]
        out[o.layout.gains + 2 * i + 1] = h.farther[seat]
    for k in range(o.actions.aimed_verbs):
        for i in range(seats):
            seat = (viewer + i) % seats
            line = out + o.layout.aimed + (k * seats + i) * seats
            write_turned(h.aimed[k][seat], viewer, seats, line)
    for i in range(h.count):
        line = out + o.layout.lately + i * LOGGED
        line[0] = seat_from(h.lately[i].seat, viewer, seats)
        describe(&o.actions, h.lately[i].action, viewer, h.lately[i].seat == viewer, line + 1)
        line[1 + DESCRIBED] = h.lately[i].gain + GAIN_ZERO


# -- everything ------------------------------------------------------------------------------------


cdef inline void observe(
    const ObservationTables* o, const Code* code, const void* tables, const void* position,
    const Memory* m, int viewer, uint8_t* out
) noexcept nogil:
    """What a seat may know."""
    cdef const Faces* f = <const Faces*>tables
    cdef const Board* b = <const Board*>(<const char*>position + code.board)
    cdef const Agenda* agenda = <const Agenda*>(<const char*>position + code.agenda)
    cdef uint8_t unseen[KINDS]
    cdef Reach r = reach_now(&o.goals, b)
    cdef int i, cells = o.actions.width * o.actions.height
    memset(out, 0, o.layout.size)
    memcpy(unseen, o.box, o.kinds)
    write_board(o, f, b, out)
    code.marks(position, &o.actions, out + CELL_PLANES * cells)
    for i in range(o.goals.count):
        out[o.layout.goals + i] = r.to[i]
    code.table(tables, position, &o.actions, &o.fronts, viewer, unseen, out + o.layout.table)
    write_due(o, agenda, viewer, out + o.layout.due)
    count_laid(o, b, unseen)
    write_piles(o, m, viewer, unseen, out)
    memcpy(out + o.layout.unseen, unseen, o.kinds)
    write_history(o, &m.history, viewer, out)


cdef inline Reach reach_after(
    const ObservationTables* o, const Faces* f, const Board* b, const Reach* now,
    const uint8_t* joined, uint32_t action
) noexcept nogil:
    """The distances to the goals after an action."""
    cdef int effect = o.effect[action >> 24]
    if effect == LAYS:
        return reach_with(f, b, &o.goals, now, joined, action & 16383, action >> 14 & 1023)
    if effect == TAKES:
        return reach_without(f, b, &o.goals, now, action & 16383)
    return now[0]


cdef inline void write_features(
    const ObservationTables* o, const Code* code, const void* tables, const void* position,
    const uint32_t* moves, int count, int viewer, uint8_t* out
) noexcept nogil:
    """Each legal action: what, where, at whom, and the distances to the goals after it."""
    cdef const Faces* f = <const Faces*>tables
    cdef const Board* b = <const Board*>(<const char*>position + code.board)
    cdef Reach now = reach_now(&o.goals, b), after
    cdef uint8_t joined[TILES]
    cdef int i, goal
    list_live(b, joined)
    for i in range(count):
        after = reach_after(o, f, b, &now, joined, moves[i])
        describe(&o.actions, moves[i], viewer, True, out)
        for goal in range(4):
            out[DESCRIBED + goal] = after.to[goal] if goal < o.goals.count else 255
        out[DESCRIBED + 4] = gained(&now, &after, o.goals.count) + GAIN_ZERO
        out[DESCRIBED + 5] = min(after.ends, 255)
        out += FEATURES
