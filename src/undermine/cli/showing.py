"""Commands that show something: `rules`, `rule`, and the bare command."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

from undermine.cli.rulebook import RuleEntry, code_places, game_of, proofs_by_rule
from undermine.games import REGISTRY
from undermine.notation.drawing import draw
from undermine.notation.positions import write_position
from undermine.rulebook import sections
from undermine.session import Game
from undermine.words import Catalogue, catalogue

_SEATS = 5


def rules(arguments: argparse.Namespace) -> int:
    """Every rule of a game."""
    if arguments.game not in REGISTRY:
        message = f"there is no game {arguments.game!r}; the games are: {', '.join(REGISTRY)}"
        raise ValueError(message)
    words = catalogue(arguments.lang)
    if arguments.json:
        _print_json(list(_entries(arguments.game, words)))
        return 0
    for part in sections(arguments.game):
        print(f"{words.section(part.title)}\n")
        for entry in part.rules:
            print(f"  {entry['id']}  {words.title(entry['id'])}")
            print(f"           {words.rule(entry['id'])}")
        print()
    return 0


def rule(arguments: argparse.Namespace) -> int:
    """One rule; an id that no game has is a no."""
    words = catalogue(arguments.lang)
    wanted = arguments.id.upper()
    game = game_of(wanted)
    if game is None:
        print("null" if arguments.json else words.text("rule-unknown", rule=arguments.id))
        return 1
    entry = next(entry for entry in _entries(game, words) if entry.id == wanted)
    if arguments.json:
        _print_json(entry)
    else:
        print("\n".join(_lines(entry, words)))
    return 0


def _lines(entry: RuleEntry, words: Catalogue) -> Iterator[str]:
    yield f"{entry.id}  {entry.title}"
    yield f"  {entry.text}"
    yield from _labelled(words.text("rule-source"), [entry.source])
    none = entry.why_none or words.text("rule-no-code")
    yield from _labelled(words.text("rule-code"), entry.code or [none])
    yield from _labelled(words.text("rule-tests"), entry.tests or [words.text("rule-no-tests")])
    if entry.option:
        yield from _labelled(words.text("rule-option"), [entry.option])


def _labelled(label: str, values: list[str]) -> Iterator[str]:
    for index, value in enumerate(values):
        yield f"  {label if index == 0 else '':<8} {value}"


def _entries(game: str, words: Catalogue) -> Iterator[RuleEntry]:
    tests = proofs_by_rule()
    for part in sections(game):
        for entry in part.rules:
            yield _entry(game, entry, tests, words)


def _entry(
    game: str, entry: dict[str, Any], tests: dict[str, list[str]], words: Catalogue
) -> RuleEntry:
    rule_id = entry["id"]
    return RuleEntry(
        id=rule_id,
        title=words.title(rule_id),
        text=words.rule(rule_id),
        source=entry["source"],
        code=code_places(game, entry),
        tests=tests.get(rule_id, []),
        why_none=entry.get("none"),
        option=entry.get("option"),
    )


def _print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())


def deal(arguments: argparse.Namespace) -> int:
    """Deal a game from a seed and show it as the seat that begins sees it."""
    game = Game(arguments.game, seats=_SEATS, seed=arguments.seed)
    words, seat = catalogue(arguments.lang), game.actor
    view = game.view(seat)
    print(draw(game.rules, view))
    print(f"\n{words.text('turn-of', name=words.seat(seat))}\n")
    for pile in (f"role{seat + 1}", f"hand{seat + 1}"):
        print(f"  {words.pile(pile)}: {words.cards(view.piles[pile].cards)}")
    print()
    for action in game.legal:
        print(f"  {action!r:<24} {words.action(action)}")
    print(f"\n{write_position(game.rules, view)}")
    return 0
