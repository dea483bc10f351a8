"""The compiled observer of one kernel on one window."""

from undermine.kernel.observation cimport ObservationTables
from undermine.kernel.game cimport GameTables, KernelGame
from undermine.kernel.window cimport Window

cdef class Observer:
    cdef ObservationTables tables
    cdef GameTables source
    cdef readonly object kernel
    cdef readonly object layout
    cdef readonly Window window
    cdef readonly int size
    cdef readonly int labels_size
    cdef readonly int version

    cdef int require(self, KernelGame game, int seat) except -1
