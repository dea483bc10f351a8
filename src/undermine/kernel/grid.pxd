"""The board: tiles on a window of cells, the ways joined to the start, the cells that can grow.

A cell is one byte: empty, the number of a tile, the number of a frontier entry, or the border of
the window. Tiles and frontier entries are dense lists, so legal moves read little memory.
Sides are bits as in the engine: N=1 E=2 S=4 W=8. Ways are told apart by the ports that they own.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.string cimport memset

cdef enum:
    SPAN = 96               # cells in a row of the window, and rows
    CELLS = 9216
    CENTRE = 48 * 96 + 48   # the cell 0,0
    TILES = 112             # the most tiles of a board
    EDGES = 141             # the most frontier entries of a board
    FIRST_TILE = 1          # cell values: 0 is empty,
    FIRST_EDGE = 113        # then tiles, then frontier entries,
    WALL = 254              # then cells outside a printed board, which nothing can enter,
    BORDER = 255            # and the border of the window
    COVERED = 255           # the face of a card that lies face down
    FACES = 256
    LADDERS = 16
    STACK = 1024            # more than four entries a tile and one for each pair of ladders

cdef struct Faces:
    uint8_t ports[FACES]        # the sides that a face opens to
    uint8_t way[FACES][16]      # by side: the ports joined to it inside the card
    uint8_t ladder[FACES]       # the ports joined to a ladder on the card
    uint16_t fits[256]          # by need: bit mask of the port masks that fit

cdef struct Tile:
    uint16_t at
    uint8_t face
    uint8_t live                # the ports that are joined to the start

cdef struct Edge:
    uint16_t at
    uint8_t need                # sides that must be open; four bits higher, closed

cdef struct Board:
    uint8_t tiles               # what every step reads stands together
    uint8_t edges
    uint8_t ladders
    uint8_t rooted              # the first tile is the root; else every way counts as joined
    uint8_t reached             # bit mask of the face-down tiles 1 to 8 that a way leads to
    uint8_t outside             # a way left the window: nothing on this board is right any more
    Edge edge[EDGES]
    Tile tile[TILES]
    uint16_t ladder[LADDERS]    # the cells of cards with a ladder
    uint8_t cell[CELLS]

cdef extern from *:
    """
    #define low_bit(x) __builtin_ctz(x)
    #define bit_count(x) __builtin_popcount(x)
    static const int SIDE_STEP[16] = {0, -96, 1, 0, 96, 0, 0, 0, -1};
    static const unsigned char ACROSS[16] = {0, 4, 8, 0, 1, 0, 0, 0, 2};
    """
    int low_bit(unsigned int) noexcept nogil
    int bit_count(unsigned int) noexcept nogil
    const int SIDE_STEP[16]
    const uint8_t ACROSS[16]


cdef inline void clear_board(Board* b) noexcept nogil:
    """An empty window with its border."""
    cdef int i
    memset(b, 0, sizeof(Board))
    for i in range(SPAN):
        b.cell[i] = b.cell[CELLS - 1 - i] = BORDER
        b.cell[i * SPAN] = b.cell[i * SPAN + SPAN - 1] = BORDER


cdef inline void fence(Board* b, int left, int top, int right, int bottom) noexcept nogil:
    """Leave only the cells of a printed board, from its first column and row to its last."""
    cdef int x, y
    for y in range(SPAN):
        for x in range(SPAN):
            if not (left <= x <= right and top <= y <= bottom):
                b.cell[y * SPAN + x] = WALL


cdef inline bint is_tile(int value) noexcept nogil:
    """The value of a cell is the number of a tile."""
    return FIRST_TILE <= value < FIRST_EDGE


cdef inline bint is_free(int value) noexcept nogil:
    """The value of a cell that is empty."""
    return value == 0 or FIRST_EDGE <= value < WALL


cdef inline Tile* tile_at(Board* b, int at) noexcept nogil:
    """The tile in a cell that holds one."""
    return &b.tile[b.cell[at] - FIRST_TILE]


cdef inline int need_at(const Faces* f, const Board* b, int at) noexcept nogil:
    """The sides that the face-up neighbours of a cell require of a card there."""
    cdef int side = 1, need = 0, value
    cdef const Tile* tile
    while side < 16:
        value = b.cell[at + SIDE_STEP[side]]
        if is_tile(value):
            tile = &b.tile[value - FIRST_TILE]
            if tile.face != COVERED:
                need |= side if f.ports[tile.face] & ACROSS[side] else side << 4
        side <<= 1
    return need


cdef inline int entries_at(const Faces* f, const Board* b, int at) noexcept nogil:
    """The sides on which live ways lead into a cell."""
    cdef int side = 1, mask = 0, value
    while side < 16:
        value = b.cell[at + SIDE_STEP[side]]
        if is_tile(value) and b.tile[value - FIRST_TILE].live & ACROSS[side]:
            mask |= side
        side <<= 1
    return mask


cdef inline void add_edge(const Faces* f, Board* b, int at) noexcept nogil:
    """A live way leads into an empty cell."""
    if b.edges == EDGES:
        b.outside = 1
        return
    b.edge[b.edges].at = at
    b.edge[b.edges].need = need_at(f, b, at)
    b.cell[at] = FIRST_EDGE + b.edges
    b.edges += 1


cdef inline void drop_edge(Board* b, int at) noexcept nogil:
    """A cell is no frontier any more; the last entry takes its number."""
    cdef int number = b.cell[at] - FIRST_EDGE
    b.edges -= 1
    b.edge[number] = b.edge[b.edges]
    b.cell[b.edge[number].at] = FIRST_EDGE + number
    b.cell[at] = 0


cdef inline void light(const Faces* f, Board* b, int at, int ports) noexcept nogil:
    """Make ports of a tile live, and all ways that they lead to."""
    cdef uint16_t cells[STACK]
    cdef uint8_t masks[STACK]
    cdef int todo = 1, fresh, rest, side, value, other, way, i
    cdef Tile* tile
    cells[0] = at
    masks[0] = ports
    while todo:
        todo -= 1
        at = cells[todo]
        tile = tile_at(b, at)
        fresh = masks[todo] & ~tile.live
        if not fresh:
            continue
        tile.live |= fresh
        rest = fresh
        while rest:
            side = rest & -rest
            rest ^= side
            other = at + SIDE_STEP[side]
            value = b.cell[other]
            if value == 0:
                add_edge(f, b, other)
            elif value < FIRST_EDGE:
                way = b.tile[value - FIRST_TILE].face
                if way == COVERED:
                    b.reached |= 1 << (value - FIRST_TILE - 1)
                else:
                    way = f.way[way][ACROSS[side]]
                    if way & ~b.tile[value - FIRST_TILE].live:
                        cells[todo] = other
                        masks[todo] = way
                        todo += 1
            elif value == BORDER:
                b.outside = 1
        if fresh & f.ladder[tile.face]:
            for i in range(b.ladders):
                cells[todo] = b.ladder[i]
                masks[todo] = f.ladder[tile_at(b, b.ladder[i]).face]
                todo += 1


cdef inline int add_tile(const Faces* f, Board* b, int at, int face) noexcept nogil:
    """Write a tile into the lists; nothing is joined yet. The number of the tile."""
    cdef int number = b.tiles
    if number == TILES or b.cell[at] == BORDER:
        b.outside = 1
        return 0
    b.tile[number].at = at
    b.tile[number].face = face
    b.tile[number].live = 0
    b.cell[at] = FIRST_TILE + number
    b.tiles += 1
    if face != COVERED and f.ladder[face]:
        add_ladder(b, at)
    return number


cdef inline void add_ladder(Board* b, int at) noexcept nogil:
    if b.ladders == LADDERS:
        b.outside = 1
        return
    b.ladder[b.ladders] = at
    b.ladders += 1


cdef inline void narrow(const Faces* f, Board* b, int at, int ports) noexcept nogil:
    """Frontier cells beside a new tile have one more neighbour to fit; the border must be free."""
    cdef int side = 1, value
    while side < 16:
        value = b.cell[at + SIDE_STEP[side]]
        if FIRST_EDGE <= value < WALL:
            b.edge[value - FIRST_EDGE].need |= (
                ACROSS[side] if ports & side else ACROSS[side] << 4
            )
        elif value == BORDER:
            b.outside = 1
        side <<= 1


cdef inline int entered(const Faces* f, const Board* b, int at, int face) noexcept nogil:
    """The ports of a new tile that live ways lead into, and all that are joined to them."""
    cdef int rest = f.ports[face] & entries_at(f, b, at), side, mask = 0, i
    cdef const Tile* tile
    while rest:
        side = rest & -rest
        rest ^= side
        mask |= f.way[face][side]
    if f.ladder[face]:
        for i in range(b.ladders):
            tile = &b.tile[b.cell[b.ladder[i]] - FIRST_TILE]
            if tile.live & f.ladder[tile.face]:
                return mask | f.ladder[face]
    return mask


cdef inline void lay_tile(const Faces* f, Board* b, int at, int face) noexcept nogil:
    """Lay a card on an empty cell and extend everything from it only."""
    cdef int ways
    if FIRST_EDGE <= b.cell[at] < WALL:
        drop_edge(b, at)
    add_tile(f, b, at, face)
    narrow(f, b, at, f.ports[face])
    ways = entered(f, b, at, face) if b.rooted else f.ports[face]
    if ways:
        light(f, b, at, ways)


cdef inline void regrow(const Faces* f, Board* b) noexcept nogil:
    """Work out anew what is joined: a card is gone, or one was turned up."""
    cdef int i
    for i in range(b.edges):
        b.cell[b.edge[i].at] = 0
    b.edges = 0
    b.reached = 0
    for i in range(b.tiles):
        b.tile[i].live = 0
    if b.rooted:
        light(f, b, b.tile[0].at, f.ports[b.tile[0].face])
        return
    for i in range(b.tiles):
        if b.tile[i].face != COVERED:
            light(f, b, b.tile[i].at, f.ports[b.tile[i].face])


cdef inline void forget_ladder(Board* b, int at) noexcept nogil:
    cdef int i
    for i in range(b.ladders):
        if b.ladder[i] == at:
            b.ladders -= 1
            b.ladder[i] = b.ladder[b.ladders]
            return


cdef inline int take_tile(const Faces* f, Board* b, int at) noexcept nogil:
    """Remove a card; the last tile takes its number. The face that was taken."""
    cdef int number = b.cell[at] - FIRST_TILE
    cdef int face = b.tile[number].face
    b.tiles -= 1
    b.tile[number] = b.tile[b.tiles]
    b.cell[b.tile[number].at] = FIRST_TILE + number
    b.cell[at] = 0
    if f.ladder[face]:
        forget_ladder(b, at)
    regrow(f, b)
    return face


cdef inline void turn_up(const Faces* f, Board* b, int number, int face) noexcept nogil:
    """Turn a face-down card up."""
    b.tile[number].face = face
    if f.ladder[face]:
        add_ladder(b, b.tile[number].at)
    regrow(f, b)


cdef inline uint32_t number_of_place(int lay, int at) noexcept nogil:
    """The action number of laying a card: verb 1 in every game."""
    return 1u << 24 | lay << 14 | at


cdef inline int list_places(
    const Faces* f,
    const Board* b,
    const uint8_t* first_lay,
    const uint8_t* lay_count,
    const uint8_t* cards,
    int count,
    uint32_t* moves,
) noexcept nogil:
    """Every cell that a way leads into, with every turn of these cards that fits there."""
    cdef uint32_t lays[16][32]
    cdef uint8_t sizes[16]
    cdef unsigned int have = 0, rest
    cdef uint32_t at
    cdef int i, j, n = 0, lay, ports
    for i in range(count):
        lay = first_lay[cards[i]]
        for j in range(lay_count[cards[i]]):
            ports = f.ports[lay + j]
            if not have >> ports & 1:
                have |= 1u << ports
                sizes[ports] = 0
            lays[ports][sizes[ports]] = number_of_place(lay + j, 0)
            sizes[ports] += 1
    for i in range(b.edges):
        rest = f.fits[b.edge[i].need] & have
        at = b.edge[i].at
        while rest:
            ports = low_bit(rest)
            rest &= rest - 1
            for j in range(sizes[ports]):
                moves[n + j] = lays[ports][j] | at
            n += sizes[ports]
    return n


cdef inline int list_openings(
    const Faces* f, const Board* b, int verb, int at, int entry, int first, int lays, uint32_t* moves
) noexcept nogil:
    """The turns of a card in its cell: open to one side, and fitting all around if possible."""
    cdef int need = need_at(f, b, at), attempt, lay, n = 0
    for attempt in range(2):
        for lay in range(first, first + lays):
            if f.ports[lay] & entry and (attempt or f.fits[need] >> f.ports[lay] & 1):
                moves[n] = <uint32_t>verb << 24 | lay
                n += 1
        if n:
            return n
    return 0
