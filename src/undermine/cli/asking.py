"""Commands that ask the rules: `legal`, `check`, `step`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from undermine.core.refusal import Refusal
from undermine.core.resample import completed
from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, Event, State
from undermine.dealer import Dealer
from undermine.notation.actions import parse_action
from undermine.notation.positions import write_position
from undermine.session import position
from undermine.words import catalogue


def legal(arguments: argparse.Namespace) -> int:
    """Every legal action, one per line; none is a no."""
    rules, state = read_position(arguments.position)
    actions = [repr(action) for action in rules.legal(state)]
    if arguments.json:
        print(json.dumps(actions))
    elif actions:
        print("\n".join(actions))
    return 0 if actions else 1


def check(arguments: argparse.Namespace) -> int:
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


def refusal_text(refusal: Refusal, lang: str) -> str:
    """Which rule says no, why, and what the rule is."""
    words = catalogue(lang)
    return f"{refusal.rule}: {words.refusal(refusal)}\n{words.rule(refusal.rule)}"


def step(arguments: argparse.Namespace) -> int:
    """The position after some actions."""
    rules, state = read_position(arguments.position)
    dealer = Dealer(arguments.seed) if arguments.seed else None
    if dealer:
        state = completed(rules, state, dealer.roll)
    state, events = _let_chance(rules, state, dealer)
    for text in arguments.actions:
        result = rules.step(state, parse_action(rules, text))
        state, more = _let_chance(rules, result.state, dealer)
        events += [*result.events, *more]
    _print_step(rules, state, events, arguments)
    return 0


def _let_chance(
    rules: Ruleset[Any], state: State[Any], dealer: Dealer | None
) -> tuple[State[Any], list[Event]]:
    events: list[Event] = []
    while dealer and state.actor == CHANCE:
        result = rules.step(state, dealer.deal(rules, state))
        state, events = result.state, [*events, *result.events]
    return state, events


def _print_step(
    rules: Ruleset[Any], state: State[Any], events: list[Event], arguments: argparse.Namespace
) -> None:
    text = write_position(rules, state)
    if arguments.json:
        words = catalogue(arguments.lang, rules.name)
        lines = [words.event(event) for event in events]
        print(json.dumps({"position": text, "events": lines}, ensure_ascii=False))
    else:
        print(text)


def read_position(text: str) -> tuple[Ruleset[Any], State[Any]]:
    """A position from the command line, or from standard input."""
    return position(sys.stdin.read().strip() if text == "-" else text)
