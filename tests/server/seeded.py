"""A real server in a process of its own that deals the same cards every time."""

from __future__ import annotations

from tools.fault_server import Server


class SeededServer(Server):
    """Deals from one seed, in the order in which tables are opened."""

    program = ("-m", "tests.server.seeded_server")
