"""Layers of nets: 32-bit numbers, each sum in one fixed order, zeros skipped.

A layer keeps a row of weights for each input, so that an input that is zero costs nothing, and a
sum runs over many outputs at once.
"""

from libc.math cimport exp, sqrt
from libc.string cimport memcpy, memset

cdef enum:
    MOST_WIDTH = 1024   # the most numbers of a layer behind the first one

cdef struct Linear:
    int inputs
    int width
    float* rows             # inputs x width
    float* bias             # NULL: none

cdef struct Norm:
    int width
    float* weight
    float* bias

cdef struct Residual:
    Norm norm
    Linear first
    Linear second


cdef inline void start(const Linear* layer, float* out) noexcept nogil:
    """The sum before the first input."""
    if layer.bias == NULL:
        memset(out, 0, layer.width * sizeof(float))
    else:
        memcpy(out, layer.bias, layer.width * sizeof(float))


cdef inline void add_scaled(float* out, const float* row, float factor, int width) noexcept nogil:
    """A row, times a factor."""
    cdef int j
    for j in range(width):
        out[j] += factor * row[j]


cdef inline void add_row(float* out, const float* row, int width) noexcept nogil:
    """A row as it is."""
    cdef int j
    for j in range(width):
        out[j] += row[j]


cdef inline void add_four(
    float* out, const float* row, const float* factor, int width
) noexcept nogil:
    """Four rows that follow each other, each times its factor."""
    cdef int j
    cdef float a = factor[0], b = factor[1], c = factor[2], d = factor[3]
    cdef const float* second = row + width
    cdef const float* third = second + width
    cdef const float* fourth = third + width
    for j in range(width):
        out[j] = (((out[j] + a * row[j]) + b * second[j]) + c * third[j]) + d * fourth[j]


cdef inline void add_inputs(const Linear* layer, const float* given, float* out) noexcept nogil:
    """All inputs of a layer, four at a time; four zeros are skipped."""
    cdef int i = 0
    while i + 4 <= layer.inputs:
        if given[i] != 0 or given[i + 1] != 0 or given[i + 2] != 0 or given[i + 3] != 0:
            add_four(out, layer.rows + <size_t>i * layer.width, given + i, layer.width)
        i += 4
    while i < layer.inputs:
        add_scaled(out, layer.rows + <size_t>i * layer.width, given[i], layer.width)
        i += 1


cdef inline void dense(const Linear* layer, const float* given, float* out) noexcept nogil:
    """A whole layer."""
    start(layer, out)
    add_inputs(layer, given, out)


cdef inline void rectify(float* values, int width) noexcept nogil:
    """Numbers below zero become zero."""
    cdef int j
    for j in range(width):
        values[j] = values[j] if values[j] > 0 else 0


cdef inline void normalise(const Norm* norm, const float* given, float* out) noexcept nogil:
    """Mean zero and variance one, then a scale and a shift for each number."""
    cdef double mean = 0, variance = 0, apart
    cdef float scale
    cdef int j
    for j in range(norm.width):
        mean += given[j]
    mean /= norm.width
    for j in range(norm.width):
        apart = given[j] - mean
        variance += apart * apart
    scale = 1 / sqrt(variance / norm.width + 1e-5)
    for j in range(norm.width):
        out[j] = (given[j] - <float>mean) * scale * norm.weight[j] + norm.bias[j]


cdef inline void add_residual(const Residual* block, float* values) noexcept nogil:
    """What a residual block adds to the numbers it gets."""
    cdef float normal[MOST_WIDTH]
    cdef float hidden[MOST_WIDTH]
    cdef int j
    normalise(&block.norm, values, normal)
    dense(&block.first, normal, hidden)
    rectify(hidden, block.first.width)
    dense(&block.second, hidden, normal)
    add_row(values, normal, block.second.width)


cdef inline void soften(const float* given, int count, float* out) noexcept nogil:
    """Logits as probabilities."""
    cdef int j
    cdef double total = 0
    cdef float top = given[0]
    for j in range(1, count):
        top = given[j] if given[j] > top else top
    for j in range(count):
        out[j] = exp(given[j] - top)
        total += out[j]
    for j in range(count):
        out[j] = out[j] / total
