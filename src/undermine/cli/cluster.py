"""Clusters: an executor of Dask for mass play, at an address or on this machine."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

import undermine

_LOCAL: Final = re.compile(r"local:([1-9][0-9]{0,3})")
_ADDRESS: Final = re.compile(r"[a-z]+://[^/\s]+:[0-9]{1,5}/?")
_WAIT: Final = 4
"""Seconds in which the scheduler has to answer."""
_WANTED: Final = (
    "a cluster is written as in 'tcp://10.0.0.1:8786', or 'local:2' for two workers here"
)


@contextmanager
def executor_at(address: str | None, jobs: int = 1) -> Iterator[Executor | None]:
    """The executor of a cluster; None without an address."""
    if address is None:
        yield None
        return
    if jobs != 1:
        raise ValueError(
            "--jobs counts processes of this machine, so it does not go with --cluster"
        )
    local = _LOCAL.fullmatch(address)
    if not local and not _ADDRESS.fullmatch(address):
        raise ValueError(f"{_WANTED}, not {address!r}")
    dask = _distributed()
    with _client(dask, address, int(local[1]) if local else 0) as client:
        _refuse_other_versions(client)
        try:
            yield client.get_executor(pure=False)
        except CancelledError:
            raise ValueError(f"the cluster at {address!r} has gone away") from None
        except dask.KilledWorker as error:
            raise ValueError(f"several workers ended with the same games: {error}") from None


def _distributed() -> Any:  # noqa: ANN401 (an optional module)
    try:
        return import_module("distributed")
    except ImportError:
        raise ValueError("a cluster needs Dask: pip install 'undermine[cluster]'") from None


@contextmanager
def _client(dask: Any, address: str, workers: int) -> Iterator[Any]:  # noqa: ANN401 (Dask's)
    """A client of the scheduler at an address, or of so many workers on this machine."""
    if workers:
        with (
            dask.LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.ERROR,
            ) as cluster,
            dask.Client(cluster) as client,
        ):
            yield client
        return
    with _connected(dask, address) as client:
        yield client


def _connected(dask: Any, address: str) -> Any:  # noqa: ANN401 (Dask's)
    try:
        return dask.Client(address, timeout=_WAIT)
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        why = str(error) or type(error).__name__
        raise ValueError(f"there is no cluster at {address!r}: {why}") from None


def _refuse_other_versions(client: Any) -> None:  # noqa: ANN401 (Dask's)
    """Refuse workers that would play by other rules; say so if there are none yet."""
    try:
        found: dict[str, str] = client.run(_version)
    except Exception as error:  # noqa: BLE001 (a worker raises whatever its Python raises)
        raise ValueError(f"a worker of the cluster cannot import undermine: {error}") from None
    for worker, version in found.items():
        if version != undermine.__version__:
            raise ValueError(
                f"the worker {worker} has undermine {version}, not {undermine.__version__}"
            )
    if not found:
        print("undermine: the cluster has no workers yet, waiting for one", file=sys.stderr)


def _version() -> str:
    """The version of undermine; runs on workers."""
    version: str = undermine.__version__
    return version
