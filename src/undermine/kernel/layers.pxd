"""Layers of nets: 32-bit numbers, each sum in one fixed order, zeros skipped.

A layer keeps a row of weights for each input, so that an input that is zero costs nothing, and a
sum runs over many outputs at once.
"""

from libc.math cimport exp, sqrt
from libc.string cimport memcpy, memset

cdef enum:
    MOST_WIDTH = 512    # the most numbers of a layer behind the first one
    TOGETHER = 8        # the most decisions that are answered at once

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


cdef extern from *:
    """
    #include <features.h>
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    /* Wider registers where the machine has them; each sum keeps its order, so its result. */
    #define WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define WIDE
    #endif

    WIDE static void add_row(float* restrict out, const float* restrict row, int width) {
        for (int j = 0; j < width; j++) out[j] += row[j];
    }

    WIDE static void add_scaled(
        float* restrict out, const float* restrict row, float factor, int width
    ) {
        for (int j = 0; j < width; j++) out[j] += factor * row[j];
    }

    WIDE static void add_four(
        float* restrict out, const float* restrict row, const float* factor, int width
    ) {
        const float a = factor[0], b = factor[1], c = factor[2], d = factor[3];
        const float *second = row + width, *third = second + width, *fourth = third + width;
        for (int j = 0; j < width; j++)
            out[j] = (((out[j] + a * row[j]) + b * second[j]) + c * third[j]) + d * fourth[j];
    }
    """
    # a row; a row times a factor; four rows that follow each other, each times its factor
    void add_row(float* out, const float* row, int width) noexcept nogil
    void add_scaled(float* out, const float* row, float factor, int width) noexcept nogil
    void add_four(float* out, const float* row, const float* factor, int width) noexcept nogil


cdef inline void start(const Linear* layer, float* out) noexcept nogil:
    """The sum before the first input."""
    if layer.bias == NULL:
        memset(out, 0, layer.width * sizeof(float))
    else:
        memcpy(out, layer.bias, layer.width * sizeof(float))


cdef inline void add_inputs(const Linear* layer, const float* given, float* out) noexcept nogil:
    """All inputs of a layer, for one decision."""
    add_all_inputs(layer, given, 0, out, 0, 1)


cdef inline void add_all_inputs(
    const Linear* layer, const float* given, int step, float* out, int out_step, int count
) noexcept nogil:
    """All inputs of a layer, four at a time, for several decisions so far apart; zeros are skipped."""
    cdef int i = 0, k
    cdef const float* row = layer.rows
    cdef const float* four
    while i + 4 <= layer.inputs:
        for k in range(count):
            four = given + k * step + i
            if four[0] != 0 or four[1] != 0 or four[2] != 0 or four[3] != 0:
                add_four(out + k * out_step, row, four, layer.width)
        i += 4
        row += 4 * layer.width
    while i < layer.inputs:
        for k in range(count):
            add_scaled(out + k * out_step, row, given[k * step + i], layer.width)
        i += 1
        row += layer.width


cdef inline void dense(const Linear* layer, const float* given, float* out) noexcept nogil:
    """A whole layer, for one decision."""
    dense_all(layer, given, 0, out, 0, 1)


cdef inline void dense_all(
    const Linear* layer, const float* given, int step, float* out, int out_step, int count
) noexcept nogil:
    """A whole layer for several decisions: each row of weights is read once for all of them."""
    cdef int k
    for k in range(count):
        start(layer, out + k * out_step)
    add_all_inputs(layer, given, step, out, out_step, count)


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


cdef inline void add_residual(const Residual* block, float* values, int count) noexcept nogil:
    """What a residual block adds to the numbers it gets, for several decisions."""
    cdef float normal[TOGETHER * MOST_WIDTH]
    cdef float hidden[TOGETHER * MOST_WIDTH]
    cdef int k
    for k in range(count):
        normalise(&block.norm, values + k * MOST_WIDTH, normal + k * MOST_WIDTH)
    dense_all(&block.first, normal, MOST_WIDTH, hidden, MOST_WIDTH, count)
    for k in range(count):
        rectify(hidden + k * MOST_WIDTH, block.first.width)
    dense_all(&block.second, hidden, MOST_WIDTH, normal, MOST_WIDTH, count)
    for k in range(count):
        add_row(values + k * MOST_WIDTH, normal + k * MOST_WIDTH, block.second.width)


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
