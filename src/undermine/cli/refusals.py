"""Refused actions as text."""

from __future__ import annotations

from undermine.core.refusal import Refusal
from undermine.words import catalogue


def refusal_text(refusal: Refusal, lang: str) -> str:
    """The id of the rule that forbids an action, the reason, and the text of the rule."""
    words = catalogue(lang)
    return f"{refusal.rule}: {words.refusal(refusal)}\n{words.rule(refusal.rule)}"
