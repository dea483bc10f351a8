"""Private parts of the standard library; processes of bots import this without uvicorn."""

from __future__ import annotations

from asyncio import Future
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Any


def acknowledge_await(future: Future[Any]) -> None:
    """Tell a future that was yielded by `await` that it is waited for, as a task does."""
    future._asyncio_future_blocking = False  # noqa: SLF001


def worker_processes(executor: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of a pool; empty once it was shut down."""
    return list((executor._processes or {}).values())  # noqa: SLF001
