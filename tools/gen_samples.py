"""Writes sentences of golden games that the web client must word as the catalogue does.

They are events, actions and refusals with their sentences in every language; a test of the client
words every one of them itself. `--check` only compares.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from undermine import read_record
from undermine.core.grammar import cell_word
from undermine.core.places import place_name
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, Event, State
from undermine.core.view import project, project_action
from undermine.games import REGISTRY, load
from undermine.notation import Entry
from undermine.notation.replay import replay
from undermine.words import LANGUAGES, catalogue

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "web/src/base/i18n/words.fixture.json"
GOLDEN: Final = ROOT / "tests" / "golden"
WIDTH: Final = 100
SAMPLES: Final = 6
"""How many sentences of one kind are kept, with names and without."""
SKIPPED: Final = 7
"""The step through actions, tried actions and moments: one in so many is taken."""
NAMES: Final = ("Ada", "Béla", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Juno")


def main() -> int:
    """Write the file, or say that it is out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    check, text = parser.parse_args().check, samples()
    if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
        return 0
    if check:
        print(f"out of date: {FILE.name}; run python tools/gen_samples.py", file=sys.stderr)
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


def samples() -> str:
    """The text of `words.fixture.json`: some sentences of each kind."""
    kept: dict[str, dict[str, Any]] = {}
    counted: Counter[str] = Counter()
    for sort, told, seats in _spoken():
        wire = msgspec.to_builtins(told._asdict() if isinstance(told, Refusal) else told)
        kind = f"{wire.get('do') or wire.get('did') or wire['rule']} {seats > 0}"
        if counted[kind] < SAMPLES:
            texts = {each: _worded(each, sort, told, NAMES[:seats]) for each in LANGUAGES}
            counted[kind] += texts["en"] not in kept
            kept.setdefault(texts["en"], {"sort": sort, "told": wire, "seats": seats, **texts})
    places = {game: _places(game) for game in sorted(REGISTRY)}
    return _json({"names": NAMES, "places": places, "samples": list(kept.values())}) + "\n"


def _places(game: str) -> dict[str, str]:
    """Names of cells inside and outside the frame, and so far out that they repeat."""
    origin = load(game).sheet.board.origin
    far = (-120, -30, -5, -1, 0, 3, 8, 26, 101)
    cells = [(x, y) for x in far for y in far]
    return {cell_word(cell): place_name(cell, origin) for cell in cells}


def _worded(language: str, sort: str, told: Any, names: Sequence[str]) -> str:  # noqa: ANN401 (by sort)
    return str(getattr(catalogue(language), sort)(told, names))


def _spoken() -> Iterator[tuple[str, Any, int]]:
    """Candidates from golden games: sort, value, and how many seats have names (0: none)."""
    for path in sorted(GOLDEN.glob("*/*.dig")):
        rules, record = read_record(path.read_text(encoding="utf-8"))
        moments = list(replay(rules, record))
        decided = [line.action for line in record.entries if isinstance(line, Entry)]
        for number, (state, _, events) in enumerate(moments):
            said = list(_moment(rules, state, events))
            tried = decided[number % SKIPPED :: SKIPPED] if number % SKIPPED == 0 else ()
            refused = (rules.check(state, action) for action in tried)
            said += [("refusal", refusal) for refusal in refused if refusal]
            yield from (
                (sort, told, seats) for sort, told in said for seats in (0, state.table.seats)
            )


def _moment(
    rules: Ruleset[Any], state: State[Any], events: Iterable[Event]
) -> Iterator[tuple[str, Any]]:
    for event in events:
        yield from (("event", project(rules.cards, event, eyes)) for eyes in (0, SPECTATOR))
    for action in rules.legal(state)[::SKIPPED]:
        yield "action", action
        yield "action", project_action(rules.cards, state, action, SPECTATOR)


def _json(value: object, indent: str = "", used: int = 0) -> str:
    """JSON as the formatter of the client leaves it: objects line by line, lists if they must."""
    inside = indent + "  "
    flat = json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict) and value:
        heads = [f"{inside}{json.dumps(key)}: " for key in value]
        told = zip(heads, value.values(), strict=True)
        lines = [head + _json(each, inside, len(head) + 1) for head, each in told]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if isinstance(value, list | tuple) and ("{" in flat or used + len(flat) > WIDTH):
        lines = [f"{inside}{_json(each, inside, len(inside) + 1)}" for each in value]
        return "[\n" + ",\n".join(lines) + f"\n{indent}]"
    return flat


if __name__ == "__main__":
    sys.exit(main())
