"""Work that begins at once, waits for futures and for its turn, and goes on."""

from __future__ import annotations

import asyncio

from undermine.server.eager import EagerCoroutine


def test_an_eager_coroutine_starts_at_once_and_waits_for_futures_and_its_turn() -> None:
    done: list[str] = []

    async def work(future: asyncio.Future[str]) -> None:
        done.append("begun")
        done.append(await future)
        await asyncio.sleep(0)
        done.append("had its turn")

    async def run() -> None:
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        EagerCoroutine(work(future)).resume()
        assert done == ["begun"]
        future.set_result("told")
        for _ in range(3):
            await asyncio.sleep(0)
        assert done == ["begun", "told", "had its turn"]

    asyncio.run(run())


def test_what_an_eager_coroutine_awaits_may_fail_or_be_given_up() -> None:
    caught: list[str] = []

    async def work(future: asyncio.Future[None]) -> None:
        try:
            await future
        except (OSError, asyncio.CancelledError) as error:
            caught.append(type(error).__name__)

    async def run() -> None:
        futures = [asyncio.get_running_loop().create_future() for _ in range(2)]
        for future in futures:
            EagerCoroutine(work(future)).resume()
        futures[0].set_exception(OSError())
        futures[1].cancel()
        await asyncio.sleep(0)
        assert caught == ["OSError", "CancelledError"]

    asyncio.run(run())
