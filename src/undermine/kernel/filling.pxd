"""Numbers of Python in lists of C, and back."""

from libc.stdint cimport uint8_t, uint16_t

from undermine.kernel.grid cimport Faces

cdef int filled(uint8_t* target, object values, int limit, str what) except -1
cdef int filled_wide(uint16_t* target, object values, int limit) except -1
cdef list listed(const uint8_t* values, int count)
cdef list listed_wide(const uint16_t* values, int count)
cdef int fill_faces(Faces* faces, dict tables) except -1
