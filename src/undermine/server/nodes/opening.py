"""Who owns the tables of a server: itself, or one of several nodes over one PostgreSQL."""

from __future__ import annotations

from undermine.server.nodes.introductions import this_node
from undermine.server.nodes.ownership import Ownership, SingleOwner
from undermine.server.settings import Settings
from undermine.server.store.base import Store


def make_ownership(settings: Settings, store: Store) -> Ownership:
    """The ownership that goes with a store."""
    node = this_node(settings)
    if node is None:
        return SingleOwner()
    from undermine.server.nodes.table_owners import TableOwners  # noqa: PLC0415 (an extra)
    from undermine.server.store.postgres import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore), "settings let nodes share nothing else"
    return TableOwners(store, node.address, node.name)
