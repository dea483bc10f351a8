# cython: language_level=3
"""Filling lists of C with numbers of Python; too many are an error that says so."""

from undermine.kernel.grid cimport FACES

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
