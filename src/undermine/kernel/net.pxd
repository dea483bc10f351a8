"""Nets that play: a policy and a critic, with the numbers of their weights."""

from libc.stdint cimport uint8_t, uint16_t

from undermine.kernel.game cimport SEATS
from undermine.kernel.layers cimport Linear, Norm
from undermine.kernel.reckoning cimport Places
from undermine.kernel.scoring cimport Heads, Policy
from undermine.kernel.trunk cimport Scratch, Trunk

cdef class TrunkNet:
    cdef list kept
    cdef object tensors
    cdef readonly int least_seats
    cdef readonly int most_seats
    cdef readonly int labels
    cdef int* spread[SEATS + 1]
    cdef int* spread_labels[SEATS + 1]
    cdef int size[SEATS + 1]
    cdef int labels_size[SEATS + 1]
    cdef Scratch scratch
    cdef uint8_t* canonical_labels

    cdef void* room(self, size_t size) except NULL
    cdef const uint16_t* halves(self, str name, size_t count) except NULL
    cdef float* vector(self, str name, int count) except NULL
    cdef int read_linear(
        self, Linear* layer, str name, int inputs, int width, bint has_bias, list order=*
    ) except -1
    cdef int read_norm(self, Norm* norm, str name, int width) except -1
    cdef int read_plan(self, Trunk* trunk, dict plan) except -1
    cdef int read_places(self, Places* places, dict plan) except -1
    cdef int read_patches(self, Trunk* trunk, int channels, int patches) except -1
    cdef int size_of(self, str name, int most, int least=*) except -1
    cdef int read_trunk(self, Trunk* trunk, dict plan, int more) except -1
    cdef int require(self, int seats, const uint8_t[::1] observed, object styles, int count) except -1
    cdef int* source(self, object spread) except NULL


cdef class PolicyNet(TrunkNet):
    cdef Policy policy
    cdef Heads heads

    cdef void look(self, const uint8_t* observed, int seats, const float* styles) noexcept nogil


cdef class CriticNet(TrunkNet):
    cdef Trunk trunk
    cdef Linear to_value
    cdef float label_factor

    cdef float judge(
        self, const uint8_t* observed, const uint8_t* labels, int seats, const float* styles
    ) noexcept nogil
