"""Dice: a counter-based generator (SplitMix64), so that a stream can be numbered and jumped."""

from libc.stdint cimport uint32_t, uint64_t

cdef struct Dice:
    uint64_t counter


cdef inline uint64_t mixed(uint64_t x) noexcept nogil:
    """Scatter the bits of a counter."""
    x = (x ^ (x >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    x = (x ^ (x >> 27)) * <uint64_t>0x94D049BB133111EB
    return x ^ (x >> 31)


cdef inline Dice dice_of(uint64_t seed, uint64_t stream) noexcept nogil:
    """The dice of one stream of a seed."""
    cdef Dice dice
    dice.counter = mixed(seed + mixed(stream + 1))
    return dice


cdef inline uint64_t roll(Dice* dice) noexcept nogil:
    """Sixty-four random bits."""
    dice.counter += <uint64_t>0x9E3779B97F4A7C15
    return mixed(dice.counter)


cdef inline uint32_t below(Dice* dice, uint32_t sides) noexcept nogil:
    """A whole number from 0 to sides - 1."""
    return <uint32_t>(((roll(dice) >> 32) * sides) >> 32)


cdef inline void jump(Dice* dice, uint64_t rolls) noexcept nogil:
    """Skip so many rolls."""
    dice.counter += rolls * <uint64_t>0x9E3779B97F4A7C15
