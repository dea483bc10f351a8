"""Numbers of Python in lists of C, and back."""

from libc.stdint cimport uint8_t, uint16_t

from undermine.kernel.agenda cimport Agenda
from undermine.kernel.grid cimport Board, Faces

cdef int filled(uint8_t* target, object values, int limit, str what) except -1
cdef int filled_wide(uint16_t* target, object values, int limit) except -1
cdef list listed(const uint8_t* values, int count)
cdef list listed_wide(const uint16_t* values, int count)
cdef int fill_faces(Faces* faces, dict tables) except -1
cdef int fill_agenda(Agenda* agenda, object items) except -1
cdef list dumped_agenda(const Agenda* agenda)
cdef int fill_maze(const Faces* faces, Board* board, object tiles) except -1
cdef list dumped_tiles(const Board* board)
