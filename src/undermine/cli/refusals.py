"""Refused actions as text."""

from __future__ import annotations

from undermine.core.refusal import Refusal
from undermine.words import catalogue


def refusal_text(refusal: Refusal, lang: str) -> str:
    """Which rule says no, why, and what the rule is."""
    words = catalogue(lang)
    return f"{refusal.rule}: {words.refusal(refusal)}\n{words.rule(refusal.rule)}"
