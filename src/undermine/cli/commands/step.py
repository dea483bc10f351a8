"""`step`: the position after some actions."""

from __future__ import annotations

import argparse
import json
from typing import Any

from undermine.cli.arguments import read_position
from undermine.core.resample import completed
from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, Event, State
from undermine.dealer import Dealer
from undermine.notation.actions import parse_action
from undermine.notation.positions import write_position
from undermine.words import catalogue


def run(arguments: argparse.Namespace) -> int:
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
