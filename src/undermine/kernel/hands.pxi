# How cards leave hands and reach the discard pile, in the same words for every game.
#
# The file that includes this one knows a `Position`, its piles `HANDS` and `DISCARD`, and `HAND`.


cdef inline void to_hand(Position* m, int seat, int card) noexcept nogil:
    """Put a card into a hand, in order."""
    if not put_in(m.hand[seat], &m.held[seat], HAND, card):
        m.broken = 1


cdef inline void to_discard(Position* m, int card) noexcept nogil:
    m.discard[m.discarded] = card
    m.discarded += 1


cdef inline void play_card(Position* m, int seat, int card, Trace* trace) noexcept nogil:
    """Out of a hand into the open."""
    take_out(m.hand[seat], &m.held[seat], card)
    log(trace, TAKE, HANDS + seat, 0, card, 0)


cdef inline void discard_open(Position* m, int card, Trace* trace) noexcept nogil:
    """From the open to the discard pile."""
    to_discard(m, card)
    log(trace, GIVE, DISCARD, 0, card, 0)


cdef inline void spend(Position* m, int seat, int card, Trace* trace) noexcept nogil:
    """Discard a card that all seats saw when it was played."""
    play_card(m, seat, card, trace)
    discard_open(m, card, trace)


cdef inline void discard_hidden(Position* m, int seat, int card, Trace* trace) noexcept nogil:
    """From a hand to the discard pile, face down."""
    take_out(m.hand[seat], &m.held[seat], card)
    to_discard(m, card)
    log(trace, MOVE, HANDS + seat, DISCARD, card, 0)
