"""What seats know beyond the open table: piles with their readers, and notes.

`remember` replays the trace of a step by the rules of the engine's `Draft` and `core.notes`, on
fixed structs: piles are counts of cards, a note has a bit mask of places. A game that needs no
notes has no memory and pays nothing.
"""

from libc.stdint cimport int8_t, int32_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from undermine.kernel.action_fields cimport ActionTables
from undermine.kernel.history cimport History
from undermine.kernel.reach cimport Goals
from undermine.kernel.trace cimport (
    ANNOUNCE,
    EVERYBODY,
    GIVE,
    HIDE,
    MOVE,
    SHOW,
    SHUFFLE,
    SWAP,
    TAKE,
    Entry,
    Trace,
)

cdef enum:
    KINDS = 96          # the most kinds of cards,
    PILES = 64          # of piles,
    NOTES = 96          # and of notes
    PILE_NUMBERS = 128
    NO_PILE = 255
    WORTHS = 16         # payments that all seats see, by worth,
    COINS = 16          # and by their number of cards
    TABLE_READER = -2   # the reader of what the whole table knows

cdef struct Note:
    uint64_t places             # bit mask of piles
    int8_t reader
    uint8_t size                # of all its cards
    uint8_t cards[KINDS]        # how many of each kind

cdef struct Pile:
    int32_t readers
    uint8_t size
    uint8_t is_counted
    uint8_t cards[KINDS]

cdef struct Memory:
    uint8_t notes
    uint8_t is_full             # a note found no place: nothing here is right any more
    Note note[NOTES]
    Pile pile[PILES]
    History history

cdef struct Coins:
    uint8_t size
    uint8_t cards[COINS]

cdef struct MemoryTables:
    int piles
    int kinds
    uint8_t pile_of[PILE_NUMBERS]   # by the number of a pile in a trace
    uint8_t back[KINDS]
    Coins usual[WORTHS]             # the cards that a full bank pays,
    uint8_t most_out[WORTHS]        # which it does for sure if no more cards are out;
    Coins sure[WORTHS][COINS]       # the cards of every payment of so many cards
    ActionTables actions
    Goals goals
    Memory first


cdef class MemorySource:
    cdef MemoryTables tables

    cdef void fill(self, Memory* m, dict fields) except *
    cdef dict dump(self, const Memory* m)


# -- notes -----------------------------------------------------------------------------------------


cdef inline uint64_t bit(int place) noexcept nogil:
    return <uint64_t>1 << place


cdef inline bint concerns(const Memory* m, int place) noexcept nogil:
    """Any note names that place."""
    cdef int i
    for i in range(m.notes):
        if m.note[i].places & bit(place):
            return True
    return False


cdef inline Note* note_on(Memory* m, int reader, uint64_t places) noexcept nogil:
    """The note of a reader about these places, a new one where there is none."""
    cdef int i
    for i in range(m.notes):
        if m.note[i].reader == reader and m.note[i].places == places:
            return &m.note[i]
    if m.notes == NOTES:
        m.is_full = 1
        i = NOTES - 1
    else:
        i = m.notes
        m.notes += 1
    memset(&m.note[i], 0, sizeof(Note))
    m.note[i].reader = reader
    m.note[i].places = places
    return &m.note[i]


cdef inline void add_card(Note* note, int card, int count) noexcept nogil:
    note.cards[card] += count
    note.size += count


cdef inline void drop_note(Memory* m, int index) noexcept nogil:
    """Forget a note; the last one takes its place."""
    m.notes -= 1
    if index != m.notes:
        memcpy(&m.note[index], &m.note[m.notes], sizeof(Note))


cdef inline void drop_empty(Memory* m) noexcept nogil:
    """Forget notes without cards or places."""
    cdef int i = m.notes - 1
    while i >= 0:
        if not m.note[i].size or not m.note[i].places:
            drop_note(m, i)
        i -= 1


cdef inline int common_cards(const Memory* m, int place, int card) noexcept nogil:
    """The copies of a card of which the whole table knows that they may be in that place."""
    cdef int i, count = 0
    for i in range(m.notes):
        if m.note[i].reader == TABLE_READER and m.note[i].places & bit(place):
            count += m.note[i].cards[card]
    return count


cdef inline bint sees(int seers, int reader) noexcept nogil:
    return seers == EVERYBODY or (reader != TABLE_READER and seers >> reader & 1)


cdef inline bint holds(const Note* note, int reader, int place, int card) noexcept nogil:
    return note.reader == reader and note.places & bit(place) and note.cards[card]


cdef inline void strike(Memory* m, int reader, int place, int card) noexcept nogil:
    """Strike one copy from the narrowest note, or from all where none is narrowest."""
    cdef uint64_t narrowest = ~<uint64_t>0
    cdef bint is_inside = True
    cdef int i
    for i in range(m.notes):
        if holds(&m.note[i], reader, place, card):
            narrowest &= m.note[i].places
    for i in range(m.notes):
        if holds(&m.note[i], reader, place, card) and m.note[i].places == narrowest:
            break
    else:
        is_inside = False
    for i in range(m.notes):
        if holds(&m.note[i], reader, place, card):
            if not is_inside or m.note[i].places == narrowest:
                m.note[i].cards[card] -= 1
                m.note[i].size -= 1
    drop_empty(m)


cdef inline uint64_t readers_about(const Memory* m, int place) noexcept nogil:
    """The readers with notes about a place: seats as bits, and the table two bits before them."""
    cdef uint64_t readers = 0
    cdef int i
    for i in range(m.notes):
        if m.note[i].places & bit(place):
            readers |= bit(m.note[i].reader + 2)
    return readers


cdef inline void note_shown(Memory* m, int place, int card, int seers) noexcept nogil:
    """A card left a place and the seers saw which: each strikes one copy."""
    cdef uint64_t readers = readers_about(m, place)
    cdef int reader = TABLE_READER
    while readers:
        if readers & 1 and sees(seers, reader):
            strike(m, reader, place, card)
        readers >>= 1
        reader += 1


cdef inline void slip(
    const MemoryTables* t, Memory* m, int index, int target, int back
) noexcept nogil:
    """The cards with this back in a note may be in one more place."""
    cdef uint64_t places = m.note[index].places | bit(target)
    cdef Note* wider = NULL
    cdef int card
    if places == m.note[index].places:
        return
    for card in range(t.kinds):
        if m.note[index].cards[card] and t.back[card] == back:
            if wider == NULL:
                wider = note_on(m, m.note[index].reader, places)
            add_card(wider, card, m.note[index].cards[card])
            m.note[index].size -= m.note[index].cards[card]
            m.note[index].cards[card] = 0


cdef inline void note_slipped(
    const MemoryTables* t, Memory* m, int source, int target, int back, int seers
) noexcept nogil:
    """A card left a place and all but the seers did not see which: it may be one of these."""
    cdef int i, notes = m.notes
    for i in range(notes):
        if m.note[i].places & bit(source) and not sees(seers, m.note[i].reader):
            slip(t, m, i, target, back)
    drop_empty(m)


cdef inline void move_cards(Memory* m, int index, uint64_t places) noexcept nogil:
    """A note is about these places now; two about the same ones become one."""
    cdef int i, card
    for i in range(m.notes):
        if i != index and m.note[i].reader == m.note[index].reader and m.note[i].places == places:
            for card in range(KINDS):
                m.note[i].cards[card] += m.note[index].cards[card]
            m.note[i].size += m.note[index].size
            m.note[index].size = 0
            m.note[index].places = 0
            return
    m.note[index].places = places


cdef inline void leave(Memory* m, int place, int reader, bint is_everybody) noexcept nogil:
    """Take a place out of the notes of a reader, or of everybody."""
    cdef int i
    for i in range(m.notes):
        if m.note[i].places & bit(place) and (is_everybody or m.note[i].reader == reader):
            move_cards(m, i, m.note[i].places & ~bit(place))
    drop_empty(m)


cdef inline void note_sighted(Memory* m, int reader, int place) noexcept nogil:
    """A reader now looks at a place: its cards need no note, the rest is elsewhere."""
    cdef bint is_alone = True
    cdef int i, card, copy
    for i in range(m.notes):
        if m.note[i].reader == reader and m.note[i].places & bit(place):
            is_alone = is_alone and m.note[i].places == bit(place)
    if not is_alone:
        for card in range(KINDS):
            for copy in range(m.pile[place].cards[card]):
                strike(m, reader, place, card)
    leave(m, place, reader, False)


cdef inline void note_exchanged(Memory* m, int one, int other) noexcept nogil:
    """Two piles changed places, for all to see."""
    cdef uint64_t both = bit(one) | bit(other), here
    cdef int i
    for i in range(m.notes):
        here = m.note[i].places & both
        if here and here != both:
            m.note[i].places ^= both


cdef inline void note_kept(Memory* m, int place) noexcept nogil:
    """Cards were shuffled together: only notes on other places stay."""
    cdef int i = m.notes - 1
    while i >= 0:
        if m.note[i].places & bit(place):
            drop_note(m, i)
        i -= 1


# -- piles -----------------------------------------------------------------------------------------


cdef inline void note_if_empty(Memory* m, int pile) noexcept nogil:
    """Everybody sees that a place is empty: nothing can be there."""
    if not m.pile[pile].size and m.pile[pile].is_counted:
        leave(m, pile, 0, True)


cdef inline void put(Pile* pile, int card, int count) noexcept nogil:
    pile.cards[card] += count
    pile.size += count


cdef inline void recall_card(Memory* m, int readers, int card, int place) noexcept nogil:
    """These readers saw a card, and now it lies face down in that place."""
    cdef int reader
    if readers == EVERYBODY:
        add_card(note_on(m, TABLE_READER, bit(place)), card, 1)
        return
    reader = 0
    while readers:
        if readers & 1:
            add_card(note_on(m, reader, bit(place)), card, 1)
        readers >>= 1
        reader += 1


cdef inline void recall_pile(
    const MemoryTables* t, Memory* m, int readers, int pile
) noexcept nogil:
    """These readers saw a pile: they note what the whole table does not know of it."""
    cdef uint8_t rest[KINDS]
    cdef int card, copy
    if not readers:
        return
    for card in range(t.kinds):
        rest[card] = max(0, m.pile[pile].cards[card] - common_cards(m, pile, card))
    for card in range(t.kinds):
        for copy in range(rest[card]):
            recall_card(m, readers, card, pile)


cdef inline void sight(Memory* m, int readers, int pile) noexcept nogil:
    """These readers look into a pile now."""
    cdef uint64_t about = readers_about(m, pile)
    cdef int reader = TABLE_READER
    while about:
        if about & 1 and sees(readers, reader):
            note_sighted(m, reader, pile)
        about >>= 1
        reader += 1


cdef inline int only(int one, int other) noexcept nogil:
    """Those who read one pile but not the other."""
    if other == EVERYBODY:
        return 0
    return EVERYBODY if one == EVERYBODY else one & ~other


# -- the verbs of a trace --------------------------------------------------------------------------


cdef inline void take_card(Memory* m, int pile, int card) noexcept nogil:
    """Out of a pile into the open: everybody sees which card it is."""
    put(&m.pile[pile], card, -1)
    if concerns(m, pile):
        note_shown(m, pile, card, EVERYBODY)
        note_if_empty(m, pile)


cdef inline void give_card(Memory* m, int pile, int card) noexcept nogil:
    """From the open into a pile: everybody remembers it, unless they still see it."""
    put(&m.pile[pile], card, 1)
    if m.pile[pile].readers != EVERYBODY:
        recall_card(m, EVERYBODY, card, pile)


cdef inline void move_card(
    const MemoryTables* t, Memory* m, int source, int target, int card
) noexcept nogil:
    """From pile to pile, face down: only those who read either of them see the card."""
    cdef int before = m.pile[source].readers, after = m.pile[target].readers
    cdef bint is_common = False
    put(&m.pile[source], card, -1)
    put(&m.pile[target], card, 1)
    if concerns(m, source):
        is_common = common_cards(m, source, card) > 0
        note_shown(m, source, card, after)
        note_slipped(t, m, source, target, t.back[card], after)
        note_if_empty(m, source)
    if before and after != EVERYBODY and not is_common:
        recall_card(m, only(before, after), card, target)


cdef inline void swap_piles(const MemoryTables* t, Memory* m, int one, int other) noexcept nogil:
    """Two piles change places in the open; each keeps its own readers."""
    cdef Pile kept = m.pile[one]
    cdef int first = kept.readers, second = m.pile[other].readers
    memcpy(m.pile[one].cards, m.pile[other].cards, KINDS)
    m.pile[one].size = m.pile[other].size
    memcpy(m.pile[other].cards, kept.cards, KINDS)
    m.pile[other].size = kept.size
    note_exchanged(m, one, other)
    sight(m, only(first, second), one)
    recall_pile(t, m, only(first, second), other)
    sight(m, only(second, first), other)
    recall_pile(t, m, only(second, first), one)


cdef inline void show_pile(Memory* m, int pile, int readers) noexcept nogil:
    """A pile has more readers."""
    cdef int new = readers & ~m.pile[pile].readers
    m.pile[pile].readers |= readers
    if concerns(m, pile):
        sight(m, EVERYBODY if readers == EVERYBODY else new, pile)


cdef inline void hide_pile(
    const MemoryTables* t, Memory* m, int pile, int readers
) noexcept nogil:
    """A pile has fewer readers; notes keep the cards that they saw."""
    cdef int were = m.pile[pile].readers & readers
    m.pile[pile].readers &= ~readers
    recall_pile(t, m, were, pile)


cdef inline void shuffle_pile(
    const MemoryTables* t, Memory* m, int pile, int readers
) noexcept nogil:
    """A pile is set out anew; nobody knows anything about it any more."""
    memcpy(m.pile[pile].cards, t.first.pile[pile].cards, KINDS)
    m.pile[pile].size = t.first.pile[pile].size
    m.pile[pile].readers = readers
    note_kept(m, pile)


cdef inline void announce(
    const MemoryTables* t, Memory* m, int pile, int worth, int count, int out
) noexcept nogil:
    """All seats derive the cards of a payment from its worth and number, as far as possible."""
    cdef const Coins* coins
    cdef int i
    if worth >= WORTHS or count >= COINS:
        m.is_full = 1
        return
    coins = &t.usual[worth] if out <= t.most_out[worth] else &t.sure[worth][count]
    for i in range(coins.size):
        recall_card(m, EVERYBODY, coins.cards[i], pile)


cdef inline void see(const MemoryTables* t, Memory* m, const Entry* entry) noexcept nogil:
    """Let the seats see one line of a trace."""
    cdef int pile = t.pile_of[entry.pile], other
    if pile == NO_PILE:
        return
    if entry.verb == TAKE:
        take_card(m, pile, entry.card)
    elif entry.verb == GIVE:
        give_card(m, pile, entry.card)
    elif entry.verb == SHOW:
        show_pile(m, pile, entry.readers)
    elif entry.verb == HIDE:
        hide_pile(t, m, pile, entry.readers)
    elif entry.verb == SHUFFLE:
        shuffle_pile(t, m, pile, entry.readers)
    elif entry.verb == ANNOUNCE:
        announce(t, m, pile, entry.other, entry.card, entry.readers)
    else:
        other = t.pile_of[entry.other]
        if entry.verb == MOVE:
            move_card(t, m, pile, other, entry.card)
        else:
            swap_piles(t, m, pile, other)


cdef inline void remember(const MemoryTables* t, Memory* m, const Trace* trace) noexcept nogil:
    """Let the seats see what happened in one step."""
    cdef int i
    for i in range(trace.entries):
        see(t, m, &trace.entry[i])
