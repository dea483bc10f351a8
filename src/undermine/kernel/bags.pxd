"""Cards in lists of bytes, and action numbers."""

from libc.stdint cimport uint8_t, uint32_t


cdef inline uint32_t number(int verb, int a, int b, int c) noexcept nogil:
    """An action: its verb and up to three bytes."""
    return <uint32_t>verb << 24 | a << 16 | b << 8 | c


cdef inline bint put_in(uint8_t* cards, uint8_t* size, int limit, int card) noexcept nogil:
    """Put a card into a list that is in order; False: it is full."""
    cdef int i = size[0]
    if i == limit:
        return False
    while i and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card
    size[0] += 1
    return True


cdef inline void take_out(uint8_t* cards, uint8_t* size, int card) noexcept nogil:
    """Take a card out of a list that holds it; the rest stays in order."""
    cdef int i = 0, last = size[0] - 1
    while cards[i] != card and i < last:
        i += 1
    while i < last:
        cards[i] = cards[i + 1]
        i += 1
    size[0] = last


cdef inline int take_at(uint8_t* cards, uint8_t* size, int index) noexcept nogil:
    """Take the card at a place; the last one takes its place."""
    cdef int card = cards[index]
    size[0] -= 1
    cards[index] = cards[size[0]]
    return card


cdef inline int find_card(const uint8_t* cards, int size, int card) noexcept nogil:
    """The place of a card in a list that holds it."""
    cdef int i = 0
    while i < size - 1 and cards[i] != card:
        i += 1
    return i


cdef inline int list_kinds(
    int verb, const uint8_t* cards, int size, uint32_t* moves
) noexcept nogil:
    """An action for each kind of card in a list."""
    cdef uint8_t seen[256]
    cdef int i, n = 0
    for i in range(256):
        seen[i] = 0
    for i in range(size):
        if not seen[cards[i]]:
            seen[cards[i]] = 1
            moves[n] = number(verb, 0, 0, cards[i])
            n += 1
    return n


cdef inline int list_bags(
    int verb, const uint8_t* cards, int size, uint32_t* moves
) noexcept nogil:
    """An action for each bag of one or two cards of a list, which is in order."""
    cdef int i, j, n = 0
    for i in range(size):
        if i and cards[i] == cards[i - 1]:
            continue
        moves[n] = number(verb, 255, 255, cards[i])
        n += 1
        for j in range(i + 1, size):
            if j > i + 1 and cards[j] == cards[j - 1]:
                continue
            moves[n] = number(verb, 255, cards[i], cards[j])
            n += 1
    return n


cdef inline void exchange(
    uint8_t* one, uint8_t* size, uint8_t* other, uint8_t* other_size, int limit
) noexcept nogil:
    """Exchange two lists that have room for so many cards."""
    cdef uint8_t kept
    cdef int i
    for i in range(limit):
        kept = one[i]
        one[i] = other[i]
        other[i] = kept
    kept = size[0]
    size[0] = other_size[0]
    other_size[0] = kept
