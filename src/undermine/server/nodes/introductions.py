"""How nodes know each other: the name, the address and the secret of a node, and its headers.

A node that passes a connection on shows the secret that all nodes share. It has checked origin,
host and limits of the client by then, so the owner of the table does not count the client again.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import compare_digest
from typing import Final, NamedTuple

from undermine.server.settings import Settings

PASSING: Final = "1"
"""How connections are passed on, as a version: nodes with different ones do not understand each
other. Neighbouring releases have the same one, so that they run side by side."""
_NAME: Final = "x-undermine-node"
_SECRET: Final = "x-undermine-secret"  # noqa: S105 (the name of a header)
_PASSING: Final = "x-undermine-passing"
_CLIENT: Final = "x-undermine-client"
_MAY_GUESS: Final = "x-undermine-may-guess"
_LONGEST: Final = 64
"""Characters of a text from elsewhere that are logged."""


class Node(NamedTuple):
    """One of several servers over one database."""

    name: str
    address: str
    """Where the other nodes reach it: `http://10.0.0.2:8321`."""
    secret: str
    """The proof that somebody is a node; all have the same."""


def this_node(settings: Settings) -> Node | None:
    """The node of this server; None if it is the only one."""
    if not settings.node_address:
        return None
    name = settings.node_name or settings.node_address
    return Node(name, settings.node_address, settings.node_secret)


class Introduction(NamedTuple):
    """What a node says about a client whom it passes on."""

    node: str
    client: str
    """The address of the client, as limits count it."""
    may_guess: bool
    """Whether it may still request codes that may not exist."""


class StrangerError(Exception):
    """Somebody shows the headers of a node, and is none that this one works with."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status, self.sentence = status, sentence


def introduce(node: Node, client: str, *, may_guess: bool) -> dict[str, str]:
    """The headers with which a node passes a client on."""
    return {
        _NAME: node.name,
        _SECRET: node.secret,
        _PASSING: PASSING,
        _CLIENT: client,
        _MAY_GUESS: "1" if may_guess else "0",
    }


def introduced(headers: Mapping[str, str], node: Node | None) -> Introduction | None:
    """What another node says about a client; None if no node speaks, or there are no others.

    Raises `StrangerError` if the secret is wrong, or the other node passes in another way.

    >>> one = Node("one", "http://10.0.0.1:8321", "a secret of all nodes")
    >>> introduced(introduce(one, "203.0.113.7", may_guess=True), one)
    Introduction(node='one', client='203.0.113.7', may_guess=True)
    """
    if node is None or _SECRET not in headers:
        return None
    if not _is_same(headers[_SECRET], node.secret):
        raise StrangerError(403, "the secret is not that of this node: see UNDERMINE_NODE_SECRET")
    theirs = headers.get(_PASSING, "")[:_LONGEST]
    if theirs != PASSING:
        raise StrangerError(
            409,
            f"node {headers.get(_NAME, '')[:_LONGEST]!r} passes connections on by version "
            f"{theirs!r}, and node {node.name!r} takes version {PASSING!r}: "
            "give both the same release",
        )
    return Introduction(
        headers.get(_NAME, "")[:_LONGEST],
        headers.get(_CLIENT, "")[:_LONGEST],
        may_guess=headers.get(_MAY_GUESS) != "0",
    )


def _is_same(shown: str, secret: str) -> bool:
    return compare_digest(shown.encode(), secret.encode())
