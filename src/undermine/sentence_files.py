"""The files of sentences (`locales/<language>/*.ftl`), read into a bundle of Fluent."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

Sentences = tuple[FluentBundle, frozenset[str]]
"""A bundle, and the keys of its messages and attributes."""


@cache
def load_sentences(language: str) -> Sentences:
    """Everything in the folder of a language, and the keys of its messages.

    >>> "SAB-042.title" in load_sentences("de")[1]
    True
    """
    return read_sentences(language, sentence_sources(language))


def sentence_sources(language: str) -> list[str]:
    """The texts of the files of a language."""
    folder = files(__package__) / "locales" / language
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]


def read_sentences(language: str, sources: Iterable[str]) -> Sentences:
    """Sentences from texts in Fluent; numbers are told apart as the language does (CLDR).

    >>> _, keys = read_sentences("en", ["map = Map", "rope = Rope"])
    >>> sorted(keys)
    ['map', 'rope']
    """
    bundle = FluentBundle([language], use_isolating=False)
    keys: set[str] = set()
    for source in sources:
        resource = FluentResource(source)
        bundle.add_resource(resource)
        for message in resource.body:
            keys.update(_keys_of(message) if isinstance(message, Message) else ())
    return bundle, frozenset(keys)


def _keys_of(message: Message) -> Iterable[str]:
    name = message.id.name
    said = [name] if message.value else []
    return [*said, *(f"{name}.{attribute.id.name}" for attribute in message.attributes)]
