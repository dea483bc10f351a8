"""Counters and gauges for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("undermine_sockets", "Open lines")
PASSED = Gauge("undermine_passed_sockets", "Open lines that are passed through to another node")
ROOMS = Gauge("undermine_rooms", "Tables in memory")
OPENED = Counter("undermine_tables_opened", "Tables opened")
COMMITS = Histogram(
    "undermine_commit_seconds",
    "How long the disk takes for a group of writes",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
ENTRIES = Counter("undermine_writes", "Writes that were stored")


def count_commit(jobs: int, seconds: float) -> None:
    """Count a commit of the store with its jobs and its duration."""
    COMMITS.observe(seconds)
    ENTRIES.inc(jobs)
