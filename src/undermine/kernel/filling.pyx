# cython: language_level=3
"""Filling lists of C with numbers of Python; too many are an error that says so."""

from undermine.kernel.agenda cimport ITEMS, push
from undermine.kernel.grid cimport (
    BORDER,
    CELLS,
    FACES,
    TILES,
    add_tile,
    narrow,
    regrow,
)

from undermine.kernel.errors import KernelError


cdef int filled(uint8_t* target, object values, int limit, str what) except -1:
    """Copy numbers into a list of bytes; its length."""
    cdef int i = 0
    if len(values) > limit:
        raise KernelError(f"the kernel has room for {limit} {what}, not for {len(values)}")
    for value in values:
        target[i] = value
        i += 1
    return i


cdef int filled_wide(uint16_t* target, object values, int limit) except -1:
    """Copy numbers into a list of pairs of bytes."""
    cdef int i = 0
    for value in values[:limit]:
        target[i] = value
        i += 1
    return i


cdef list listed(const uint8_t* values, int count):
    cdef int i
    return [values[i] for i in range(count)]


cdef list listed_wide(const uint16_t* values, int count):
    cdef int i
    return [values[i] for i in range(count)]


cdef int fill_faces(Faces* faces, dict tables) except -1:
    """Lays: their sides, how these are joined, and which sides fit a need."""
    cdef int need, ports, side
    filled(faces.ports, tables["ports"], FACES - 1, "lays")
    filled(faces.ladder, tables["ladder"], FACES - 1, "lays")
    for face, ways in enumerate(tables["ways_of"]):
        for side in range(4):
            faces.way[face][1 << side] = ways[side]
    for need in range(256):
        for ports in range(16):
            if not (need & ~ports | need >> 4 & ports) & 15:
                faces.fits[need] |= 1 << ports
    return 0


cdef int fill_agenda(Agenda* agenda, object items) except -1:
    """Push what must be decided, the next of it last."""
    if len(items) > ITEMS:
        raise KernelError(f"the kernel has room for {ITEMS} items on the agenda")
    for kind, seat, a, b, c in items:
        push(agenda, kind, seat, a, b, c)
    return 0


cdef list dumped_agenda(const Agenda* agenda):
    cdef int i
    return [
        (
            agenda.item[i].kind,
            agenda.item[i].seat,
            agenda.item[i].a,
            agenda.item[i].b,
            agenda.item[i].c,
        )
        for i in range(agenda.items)
    ]


cdef int fill_maze(const Faces* faces, Board* board, object tiles) except -1:
    """Lay the start, the goals and the rest on an empty board."""
    cdef int at
    if len(tiles) > TILES:
        raise KernelError(f"the kernel has room for {TILES} cards on the board")
    for at, face in tiles:
        if not 0 <= at < CELLS or board.cell[at] == BORDER:
            raise KernelError("a card of the position lies outside the window of the kernel")
        add_tile(faces, board, at, face)
        narrow(faces, board, at, 0)
    regrow(faces, board)
    return 0


cdef list dumped_tiles(const Board* board):
    cdef int i
    return [(board.tile[i].at, board.tile[i].face) for i in range(board.tiles)]
