"""Every rule can be found by its id: in text, in code and in tests."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from undermine.cli.rulebook import code_places, proofs_by_rule
from undermine.core.rulebook import rules_in_code
from undermine.games import REGISTRY
from undermine.rulebook import sections
from undermine.words import LANGUAGES, catalogue

ROOT = Path(__file__).resolve().parents[2]
NUMBERS = {
    "saboteur": ("SAB", 97, 37),
    "saboteur-2": ("SB2", 115, 45),
    "the-lost-mines": ("TLM", 176, 82),
    "the-dark-cave": ("TDC", 187, 96),
}
"""How many rules the printed book has, and how many rulings we added."""


def _rules() -> list[tuple[str, dict[str, Any]]]:
    return [(game, rule) for game in REGISTRY for part in sections(game) for rule in part.rules]


def _ids() -> set[str]:
    return {rule["id"] for _, rule in _rules()}


def _name(value: object) -> str:
    return value["id"] if isinstance(value, dict) else str(value)


@pytest.mark.parametrize("game", REGISTRY)
def test_no_rule_is_missing_and_none_is_there_twice(game: str) -> None:
    prefix, printed, rulings = NUMBERS[game]

    listed = [rule["id"] for part in sections(game) for rule in part.rules]

    wanted = [f"{prefix}-{n:03}" for n in range(1, printed + 1)]
    wanted += [f"{prefix}-R{n:02}" for n in range(1, rulings + 1)]
    assert sorted(listed) == sorted(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "rule"), _rules(), ids=_name)
def test_every_rule_has_a_sentence_and_a_title(
    game: str, rule: dict[str, Any], language: str
) -> None:
    words = catalogue(language)

    assert len(words.rule(rule["id"])) > len(words.title(rule["id"])) > 0, game


@pytest.mark.parametrize(("game", "rule"), _rules(), ids=_name)
def test_every_rule_has_code_or_a_reason_why_not(game: str, rule: dict[str, Any]) -> None:
    places = code_places(game, rule)

    assert bool(places) != bool(rule.get("none")), f"{rule['id']} has {places}"


@pytest.mark.parametrize(("game", "rule"), _rules(), ids=_name)
def test_every_rule_has_a_test_or_a_reason_why_not(game: str, rule: dict[str, Any]) -> None:
    tests = proofs_by_rule().get(rule["id"], [])

    assert tests or rule.get("none"), f"{rule['id']} of {game}"


@pytest.mark.parametrize(("game", "rule"), _rules(), ids=_name)
def test_data_files_that_a_rule_names_exist(game: str, rule: dict[str, Any]) -> None:
    folder = ROOT / "src" / REGISTRY[game].replace(".", "/")

    missing = [file for file in rule.get("data", []) if not (folder / file).is_file()]

    assert missing == []


def test_code_and_tests_name_only_rules_that_exist() -> None:
    for module in REGISTRY.values():
        import_module(module)

    assert rules_in_code() <= _ids()
    assert set(proofs_by_rule()) <= _ids()


def test_refusals_in_the_code_name_only_rules_that_exist() -> None:
    named: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        named |= set(re.findall(r'Refusal\("([^"]+)"', file.read_text(encoding="utf-8")))

    assert named
    assert named <= _ids()


@pytest.mark.parametrize(("game", "rule"), _rules(), ids=_name)
def test_the_page_of_a_game_holds_every_rule(game: str, rule: dict[str, Any]) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")

    assert f"### {rule['id']}  {catalogue('en').title(rule['id'])}" in page
    assert rule["source"] in page


def test_core_knows_no_game() -> None:
    words = re.compile(r"saboteur|digger|treasure|\bSAB-\d", re.IGNORECASE)
    allowed = {"rulebook.py", "ruleset.py"}  # they show an id or a name as an example
    examples = re.compile(r"^ *>>>.*?(?=^ *\"\"\"|^$)", re.MULTILINE | re.DOTALL)

    for file in (ROOT / "src/undermine/core").glob("*.py"):
        found = words.findall(examples.sub("", file.read_text(encoding="utf-8")))
        assert not found or file.name in allowed, f"{file.name}: {found}"
