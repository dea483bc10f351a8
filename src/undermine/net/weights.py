"""Weights of a net as a file: a line of JSON, then numbers of 16 bits.

The line names the game, the versions that the numbers belong to, the tensors with their shapes,
and a checksum of the numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from undermine.core.ruleset import Ruleset
from undermine.kernel.observation_layout import VERSION as OBSERVATION
from undermine.net.inputs import READABLE
from undermine.net.inputs import VERSION as INPUTS

MAGIC: Final = "undermine-net"
FORMAT: Final = 1
BYTES: Final = 2
"""The bytes of a number."""
MOST_HEADER: Final = 65_536
"""A first line that is longer is damaged."""


class WeightsError(ValueError):
    """A file of weights cannot be used; the text says why."""


class Header(msgspec.Struct, frozen=True):
    """What the numbers of a file are."""

    magic: str
    format: int
    game: str
    """The ruleset and its version, such as `saboteur@2`."""
    inputs: int
    observation: int
    width: int
    """Of the trunk."""
    tensors: dict[str, tuple[int, ...]]
    """Names and shapes, in the order of the numbers."""
    checksum: str


class Weights(NamedTuple):
    """The tensors of a net, as numbers of 16 bits."""

    header: Header
    tensors: Mapping[str, memoryview]


def written(
    rules: Ruleset[Any, Any], width: int, tensors: Iterable[tuple[str, tuple[int, ...], bytes]]
) -> bytes:
    """A file of weights."""
    told = list(tensors)
    numbers = b"".join(numbers for _, _, numbers in told)
    header = Header(
        MAGIC,
        FORMAT,
        rules.id,
        INPUTS,
        OBSERVATION,
        width,
        {name: shape for name, shape, _ in told},
        hashlib.sha256(numbers).hexdigest(),
    )
    return msgspec.json.encode(header) + b"\n" + numbers


def read(path: Path, rules: Ruleset[Any, Any]) -> Weights:
    """The weights in a file; a file that is missing, damaged or of other versions is an error."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"{path.name} cannot be read: {error.strerror}") from None
    line, _, numbers = content.partition(b"\n")
    header = _header(path, line)
    if header.game != rules.id:
        raise WeightsError(f"{path.name} belongs to {header.game}, not to {rules.id}")
    if header.inputs not in READABLE or header.observation != OBSERVATION:
        known = " or ".join(map(str, READABLE))
        raise WeightsError(
            f"{path.name} was made for inputs {header.inputs} of observations "
            f"{header.observation}, not for {known} of {OBSERVATION}"
        )
    if hashlib.sha256(numbers).hexdigest() != header.checksum:
        raise WeightsError(f"{path.name} is damaged: its checksum is wrong")
    return Weights(header, _cut(header, memoryview(numbers)))


def _header(path: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line[:MOST_HEADER], type=Header)
    except msgspec.DecodeError:
        raise WeightsError(
            f"{path.name} is no file of weights: its first line is damaged"
        ) from None
    if (header.magic, header.format) != (MAGIC, FORMAT):
        raise WeightsError(
            f"{path.name} has format {header.magic} {header.format}, not {MAGIC} {FORMAT}"
        )
    return header


def _cut(header: Header, numbers: memoryview) -> dict[str, memoryview]:
    tensors, start = {}, 0
    for name, shape in header.tensors.items():
        end = start + BYTES * prod(shape)
        tensors[name] = numbers[start:end]
        start = end
    if start != len(numbers):
        raise WeightsError("the shapes of these weights do not add up to their numbers")
    return tensors
