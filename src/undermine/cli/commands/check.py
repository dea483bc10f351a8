"""`check`: is an action legal, and if not, which rule forbids it?"""

from __future__ import annotations

import argparse
import json
from typing import Any

from undermine.cli.arguments import read_position
from undermine.cli.refusals import refusal_text
from undermine.core.refusal import Refusal
from undermine.notation.actions import parse_action
from undermine.words import catalogue


def run(arguments: argparse.Namespace) -> int:
    """`ok`, or the rule id and its sentence."""
    rules, state = read_position(arguments.position)
    refusal = rules.check(state, parse_action(rules, arguments.action))
    if arguments.json:
        print(json.dumps(_verdict(refusal, arguments.lang), ensure_ascii=False))
    elif refusal is None:
        print(catalogue(arguments.lang).text("check-ok"))
    else:
        print(refusal_text(refusal, arguments.lang))
    return 0 if refusal is None else 1


def _verdict(refusal: Refusal | None, lang: str) -> dict[str, Any]:
    if refusal is None:
        return {"ok": True}
    words = catalogue(lang)
    return {
        "ok": False,
        "rule": refusal.rule,
        "why": words.refusal(refusal),
        "text": words.rule(refusal.rule),
    }
