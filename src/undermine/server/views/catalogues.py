"""What can be read without a table: games, cards, rules with drawn examples, and the words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Raw, Struct

from undermine.bots.balance import balances
from undermine.bots.offers import STYLES, levels, others
from undermine.core.cards import Card
from undermine.core.face import Face, Space
from undermine.core.state import SPECTATOR
from undermine.core.tile import Tile
from undermine.games import REGISTRY, load
from undermine.rulebook import sections
from undermine.server.protocol.schemas import (
    BalanceInfo,
    CardInfo,
    GameInfo,
    LevelInfo,
    OptionInfo,
    RoleInfo,
    TopicInfo,
)
from undermine.server.views.projector import Projector
from undermine.session import position
from undermine.words import LANGUAGES


class Example(Struct, frozen=True):
    """A position that shows what a rule means."""

    rule: str
    view: Raw


class RuleSection(Struct, frozen=True):
    """A part of the rules."""

    title: str
    rules: tuple[str, ...]
    examples: tuple[Example, ...]


class RulePage(Struct, frozen=True):
    """The rules of a game, in reading order; the sentences are in the catalogue."""

    sections: tuple[RuleSection, ...]


@cache
def games() -> tuple[GameInfo, ...]:
    """What can be played here."""
    return tuple(_game(name) for name in REGISTRY)


def _game(name: str) -> GameInfo:
    rules = load(name)
    options = [OptionInfo(key, opt.choices, opt.rule) for key, opt in rules.options.items()]
    return GameInfo(
        name=name,
        seats=(rules.seats[0], rules.seats[-1]),
        options=tuple(options),
        levels=tuple(LevelInfo(*level) for level in levels(name)),
        styles=STYLES,
        bots=others(),
        balance=_balance(name),
    )


def _balance(name: str) -> tuple[BalanceInfo, ...]:
    found = balances().get(name)
    if found is None:
        return ()
    return tuple(
        BalanceInfo(
            seats=count.seats,
            bot=found.bot,
            rounds=count.rounds,
            roles=tuple(RoleInfo(one.role, round(100 * one.share)) for one in count.roles),
        )
        for count in found.counts
    )


@cache
def cards(game: str) -> tuple[CardInfo, ...]:
    """Every card of a game, as drawing and explaining it need it."""
    _refuse_unknown(game)
    return tuple(_card(card) for card in load(game).cards)


def _card(card: Card) -> CardInfo:
    face = card.face or Face(())
    has_links = bool(face.links)
    return CardInfo(
        id=card.id,
        kind=card.kind,
        back=card.back,
        count=card.count,
        face=_ways(face),
        spaces=tuple(space.code for space in face.spaces if has_links),
        links=face.links,
        tolls=face.tolls,
        plays=tuple(card.plays),
        tools=tuple(card.words.get("tools", ())),
        value=card.numbers.get("value", 0),
        steps=card.numbers.get("steps", 0),
        treasure=bool(card.numbers.get("treasure")),
        topic=TopicInfo(*card.topic),
        unseen=TopicInfo(*card.unseen),
        piece=TopicInfo(*card.piece),
    )


def _ways(face: Face) -> str:
    """The code of a face in which every way is one space."""
    tile = Tile("", 0, face)
    ways = dict.fromkeys(tile.joined(space) for space in range(len(face.spaces)))
    merged = [Space(tile.mouths(way), _traits(face, way)) for way in ways]
    return Face(tuple(merged)).code


def _traits(face: Face, way: int) -> frozenset[str]:
    return frozenset(
        trait for n, space in enumerate(face.spaces) if way >> n & 1 for trait in space.traits
    )


@cache
def rules(game: str) -> RulePage:
    """The rules of a game."""
    _refuse_unknown(game)
    return RulePage(tuple(_section(part.title, part.rules) for part in sections(game)))


def _section(title: str, entries: list[dict[str, Any]]) -> RuleSection:
    ids = tuple(entry["id"] for entry in entries)
    drawn = [Example(entry["id"], _drawn(text)) for entry in entries for text in _examples(entry)]
    return RuleSection(title, ids, tuple(drawn))


def _examples(entry: dict[str, Any]) -> list[str]:
    found: list[str] = entry.get("examples", [])
    return found


def _drawn(text: str) -> Raw:
    ruleset, state = position(text)
    return Projector(ruleset).view(state, SPECTATOR)


def sentences(language: str) -> str:
    """Everything that is said in a language, as one Fluent file."""
    if language not in LANGUAGES:
        raise LookupError(f"there are the languages {', '.join(LANGUAGES)}, not {language[:20]!r}")
    folder = files("undermine") / "locales" / language
    parts = sorted(folder.iterdir(), key=lambda part: part.name)
    return "\n".join(
        part.read_text(encoding="utf-8") for part in parts if part.name not in _NOT_FOR_BROWSERS
    )


_NOT_FOR_BROWSERS = ("main.ftl", "terminal.ftl")


def _refuse_unknown(game: str) -> None:
    if game not in REGISTRY:
        raise LookupError(f"there are the games {', '.join(REGISTRY)}, not {game[:40]!r}")
