"""On a cluster: the same result as on one core, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import distributed
import pytest
from msgspec.structs import replace

import undermine
from undermine.bots.arena import run_arena
from undermine.cli.cluster import executor_at
from undermine.cli.main import main
from undermine.dataset.building import build_dataset
from undermine.dataset.plan import make_plan
from undermine.strength.comparing import compare
from undermine.strength.plan import Plan, checked

BOTS = ("random", "path-first")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process of its own."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as local:
        yield local


class Killer:
    """Kills a worker as soon as something is finished."""

    def __init__(self, client: Any) -> None:  # noqa: ANN401 (a client of Dask)
        self._client = client
        self.killed = 0
        self.left = 0

    def __call__(self, played: int, games: int) -> None:
        if not self.killed:
            self.killed = min(self._client.run(os.getpid).values())
            self.left = games - played
            os.kill(self.killed, signal.SIGKILL)


def _files(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_a_data_set_has_the_same_bytes_when_a_worker_is_killed(
    cluster: Any,  # noqa: ANN401 (a cluster of Dask)
    tmp_path: Path,
) -> None:
    plan = make_plan("saboteur", BOTS, 3, 24, "same", games_per_shard=2)
    build_dataset(plan, tmp_path / "alone")

    with distributed.Client(cluster) as client, executor_at(cluster.scheduler_address) as executor:
        killer = Killer(client)
        build_dataset(plan, tmp_path / "cluster", executor=executor, progress=killer)
        assert killer.left > 4
        assert killer.killed not in client.run(os.getpid).values()
        client.wait_for_workers(2)

    assert _files(tmp_path / "cluster") == _files(tmp_path / "alone")


@pytest.mark.parametrize("place", ["engine", "kernel"])
def test_a_contest_has_the_same_result_when_a_worker_is_killed(
    cluster: Any,  # noqa: ANN401 (a cluster of Dask)
    place: str,
) -> None:
    games = {"engine": 40, "kernel": 4000}[place]
    alone = run_arena("saboteur", BOTS, 3, games, "same", on=place)

    with distributed.Client(cluster) as client, executor_at(cluster.scheduler_address) as executor:
        killer = Killer(client)
        shared = run_arena(
            "saboteur", BOTS, 3, games, "same", on=place, executor=executor, progress=killer
        )
        assert killer.left > 0
        client.wait_for_workers(2)

    assert replace(shared, cpu_seconds=0.0) == replace(alone, cpu_seconds=0.0)


def test_a_comparison_has_the_same_bytes_when_a_worker_is_killed(
    cluster: Any,  # noqa: ANN401 (a cluster of Dask)
    tmp_path: Path,
) -> None:
    plan = checked(Plan(game="saboteur", seats=3, bots=BOTS, deals=120, seed="same"))
    compare(plan, tmp_path / "alone")

    with distributed.Client(cluster) as client, executor_at(cluster.scheduler_address) as executor:
        killer = Killer(client)
        compare(plan, tmp_path / "cluster", executor=executor, progress=killer)
        assert killer.left > 4
        client.wait_for_workers(2)

    assert _files(tmp_path / "cluster") == _files(tmp_path / "alone")


def test_commands_take_the_address_of_a_cluster(
    cluster: Any,  # noqa: ANN401 (a cluster of Dask)
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    place = ("--cluster", cluster.scheduler_address)
    words = ("saboteur", "--bots", "greedy,random", "--seats", "3", "--games", "3")

    assert main(["arena", *words]) == 0
    alone = capsys.readouterr().out
    assert main(["arena", *words, *place]) == 0
    shared = capsys.readouterr().out
    assert main(["dataset", *words, "--out", str(tmp_path / "alone")]) == 0
    assert main(["dataset", *words, "--out", str(tmp_path / "cluster"), *place]) == 0

    assert _timeless(shared) == _timeless(alone)
    assert _files(tmp_path / "cluster") == _files(tmp_path / "alone")


def _timeless(printed: str) -> list[str]:
    return [line for line in printed.splitlines() if " s CPU" not in line]


def test_a_cluster_of_this_machine_is_started_and_ended() -> None:
    with executor_at("local:2") as executor:
        assert executor is not None
        places = set(executor.map(_slow_process, range(8)))

    assert len(places - {os.getpid()}) == 2
    assert not any(map(_is_running, places))


def _slow_process(_number: int) -> int:
    time.sleep(0.1)
    return os.getpid()


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_workers_with_another_version_are_refused(
    cluster: Any,  # noqa: ANN401 (a cluster of Dask)
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed = undermine.__version__
    monkeypatch.setattr(undermine, "__version__", "99", raising=False)

    with (
        pytest.raises(ValueError, match=rf"the worker tcp://\S+ has undermine {installed}, not 99"),
        executor_at(cluster.scheduler_address),
    ):
        pass


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "pigeon://roof:1"])
def test_a_cluster_that_is_not_there_is_one_sentence(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = time.monotonic()

    code = main(["arena", "saboteur", "--bots", "random", "--cluster", address])

    said = capsys.readouterr().err
    assert code == 2
    assert said.startswith(f"undermine: there is no cluster at '{address}': ")
    assert said.count("\n") == 1
    assert time.monotonic() - begun < 8


def test_bad_games_are_told_as_they_are_without_a_cluster(
    cluster: Any,  # noqa: ANN401 (a cluster of Dask)
    tmp_path: Path,
) -> None:
    plan = make_plan("saboteur", ("pipe:no-such-program",), 3, 3, "1", games_per_shard=1)

    with (
        executor_at(cluster.scheduler_address) as executor,
        pytest.raises(ValueError, match=r"a bot failed in game \d: 'no-such-program'"),
    ):
        build_dataset(plan, tmp_path, executor=executor)
