"""The optional packages that write Parquet files."""

from __future__ import annotations

from importlib import import_module
from typing import Any

_MISSING = "a data set is written with pyarrow: pip install 'undermine[dataset]'"


def pyarrow() -> Any:  # noqa: ANN401 (an optional module)
    """The package pyarrow; a ValueError names the extra that installs it."""
    return _module("pyarrow")


def parquet() -> Any:  # noqa: ANN401 (an optional module)
    """The part of pyarrow that reads and writes Parquet files."""
    return _module("pyarrow.parquet")


def _module(name: str) -> Any:  # noqa: ANN401 (an optional module)
    try:
        return import_module(name)
    except ImportError:
        raise ValueError(_MISSING) from None
