"""Labels of buttons: the messages that stand inside `<Button>` in the client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import undermine as um
from tests.words.flat import HOLE, texts

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
_BUTTON = re.compile(r"<Button\b(?:(?!<Button\b|/>).)*?</Button\s*>", re.DOTALL)
_BODY = re.compile(r"(?<![=-])>(.*)</Button", re.DOTALL)
_CALL = re.compile(r"words\s*\.t\(")
_KEY = re.compile(r"'([a-z][\w-]*)'|`([a-z][\w-]*-)\$\{")
SAMPLES = {"name": "Ada", "names": "Ada"}
"""What stands for a variable; a number is one digit."""
CHOSEN_IN_CODE = ("axe-endure", "axe-offer", "axe-strike-", "lobby-start", "player-lift")
"""Labels, or how they begin, that a script hands to a button."""
_BESIDE = re.compile("-(pitch|note|others|title)$")
"""Sentences beside a button whose keys begin as its label does."""


@cache
def button_keys() -> frozenset[str]:
    """The keys of labels; a template counts for every key that begins so."""
    found = {key for file in CLIENT.rglob("*.svelte") for key in keys_in(file.read_text("utf-8"))}
    begun = (*CHOSEN_IN_CODE, *(key for key in found if key.endswith("-")))
    known = {key for key, _ in texts("en")}
    built = {key for key in known if key.startswith(begun) and not _BESIDE.search(key)}
    verbs = {f"player-{kind.__name__.lower()}" for kind in um.Action.__subclasses__()}
    return frozenset((found | built | verbs) & known)


def keys_in(source: str) -> Iterator[str]:
    """The keys of labels in a component; of a template what it begins with."""
    for element in _BUTTON.findall(source):
        body = _BODY.search(element)
        for call in _CALL.split(body[1] if body else "")[1:]:
            for whole, begun in _KEY.findall(_argument(call)):
                yield whole or begun


def _argument(call: str) -> str:
    """The first argument of a call, which may choose between keys."""
    depth = 0
    for at, sign in enumerate(call):
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (sign == "," and depth == 0):
            return call[:at]
    return call


def labels(language: str) -> Iterator[tuple[str, str]]:
    """Every label of a language, with its key; variables are filled with samples."""
    for key, text in texts(language):
        if key in button_keys() and not is_only_a_hole(text):
            yield key, re.sub(f"{HOLE}(\\w*){HOLE}", _sample, text)


def is_only_a_hole(text: str) -> bool:
    """Whether a text is nothing but a choice, whose variants are texts of their own."""
    return re.fullmatch(f"{HOLE}{HOLE}", text) is not None


def _sample(found: re.Match[str]) -> str:
    return SAMPLES.get(found[1], "4")
