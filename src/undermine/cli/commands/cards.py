"""`cards`: every card of a game, drawn, with its count."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from undermine.core.cards import Card
from undermine.core.face import Face
from undermine.core.ruleset import Ruleset
from undermine.core.tile import Lay
from undermine.games import load
from undermine.notation.drawing import draw_tile
from undermine.words import Catalogue, catalogue


def run(arguments: argparse.Namespace) -> int:
    """Every card of a game, drawn, with counts."""
    rules = load(arguments.game)
    words = catalogue(arguments.lang)
    if arguments.json:
        entries = [_card_object(card, words) for card in rules.cards]
        print(json.dumps(entries, ensure_ascii=False))
        return 0
    kind = ""
    for card in rules.cards:
        if card.kind != kind:
            kind = card.kind
            print(f"{words.text('kind-' + kind)}\n")
        print("\n".join(_card_lines(rules, card, words)), "\n")
    return 0


def _card_object(card: Card, words: Catalogue) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind,
        "count": card.count,
        "name": words.card(card.id),
        "back": card.back,
        **_face_object(card.face),
        "plays": list(card.plays),
        "confidence": card.confidence,
        "topic": card.topic.name,
        "rule": card.topic.rule,
        **{key: list(value) for key, value in card.words.items()},
        **card.numbers,
    }


def _face_object(face: Face | None) -> dict[str, Any]:
    """The code of a face; where it has none, its spaces, links and tolls, counted from 1."""
    if face is None or face.is_chains:
        return {"face": face.code if face else None}
    return {
        "face": None,
        "spaces": [space.code for space in face.spaces],
        "links": [[one + 1, other + 1] for one, other in face.links],
        "tolls": [[one + 1, other + 1] for one, other in face.tolls],
    }


def _card_lines(rules: Ruleset[Any], card: Card, words: Catalogue) -> Iterator[str]:
    label = f"{card.count} × {card.id}", words.card(card.id), ""
    picture = draw_tile(rules, rules.cards.tile(Lay(card.id))) if card.face else ("", "", "")
    for part, text in zip(picture, label, strict=True):
        yield f"  {part:5}  {text}".rstrip()
