"""Nodes know each other by a secret and by how they pass connections on."""

from __future__ import annotations

import pytest

from undermine.server.nodes.introductions import (
    PASSING,
    Introduction,
    Node,
    StrangerError,
    introduce,
    introduced,
    this_node,
)
from undermine.server.settings import read_settings

ONE = Node("one", "http://10.0.0.1:8321", "the secret of all")


def test_a_node_says_whom_it_passes_on() -> None:
    headers = introduce(ONE, "203.0.113.7", may_guess=False)

    assert introduced(headers, ONE) == Introduction("one", "203.0.113.7", may_guess=False)


def test_a_client_is_no_node() -> None:
    assert introduced({"host": "mine.example"}, ONE) is None
    assert introduced({"x-undermine-client": "203.0.113.7"}, ONE) is None


@pytest.mark.parametrize("secret", ["", "the secret of all ", "thé secret"])
def test_a_wrong_secret_is_refused(secret: str) -> None:
    headers = introduce(ONE._replace(secret=secret), "203.0.113.7", may_guess=True)

    with pytest.raises(StrangerError, match="UNDERMINE_NODE_SECRET") as refused:
        introduced(headers, ONE)

    assert refused.value.status == 403
    assert "the secret of all" not in refused.value.sentence


def test_a_server_without_other_nodes_hears_no_introduction() -> None:
    """Or any client could have it log errors."""
    assert introduced(introduce(ONE, "203.0.113.7", may_guess=True), None) is None


def test_another_way_of_passing_is_explained() -> None:
    headers = introduce(ONE, "203.0.113.7", may_guess=True) | {"x-undermine-passing": "9"}

    with pytest.raises(StrangerError, match=f"version '9'.*takes version '{PASSING}'") as refused:
        introduced(headers, ONE)

    assert "give both the same release" in refused.value.sentence


def test_a_node_without_a_name_goes_by_its_address() -> None:
    variables = {
        "UNDERMINE_DATABASE": "postgresql://db.example/undermine",
        "UNDERMINE_NODE_ADDRESS": "http://10.0.0.1:8321",
        "UNDERMINE_NODE_SECRET": "sixteen-letters!",
    }

    assert this_node(read_settings({})) is None
    assert this_node(read_settings(variables)) == Node(
        "http://10.0.0.1:8321", "http://10.0.0.1:8321", "sixteen-letters!"
    )
    named = this_node(read_settings(variables | {"UNDERMINE_NODE_NAME": "west-1"}))
    assert named is not None
    assert named.name == "west-1"
