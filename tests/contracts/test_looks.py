"""The client knows every event that shows a seat a hidden card: bots wait until it is closed."""

from __future__ import annotations

import re
from pathlib import Path

from undermine.core.state import Event
from undermine.games import REGISTRY, load

CLIENT = Path(__file__).parents[2] / "web/src/play/open-looks.ts"


def _subclasses(kind: type[Event]) -> set[type[Event]]:
    return {kind}.union(*map(_subclasses, kind.__subclasses__()))


def test_looks_of_the_client_are_those_of_the_engine() -> None:
    for name in REGISTRY:
        load(name)
    looks = {kind.__name__.lower() for kind in _subclasses(Event) if kind.look}
    listed = CLIENT.read_text(encoding="utf-8").partition("new Set([")[2].partition("]")[0]

    assert set(re.findall(r"'(\w+)'", listed)) == looks
    assert looks
