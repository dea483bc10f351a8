"""What can be read without a table: games, cards, rules, words, links."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import segno

from tests.server.asgi_client import AsgiClient, run_with_client
from undermine.bots import offers
from undermine.core.grammar import cell_word
from undermine.games import load
from undermine.server.views import catalogues
from undermine.words import LANGUAGES


@pytest.fixture
def one_more_level(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Saboteur has level 5 and no level 4, whatever was listed before."""
    monkeypatch.setattr(offers, "available", lambda: True)
    monkeypatch.setattr(offers, "BEYOND", {"saboteur": ("old-dwarf",)})
    catalogues.games.cache_clear()
    yield
    catalogues.games.cache_clear()


@pytest.mark.usefixtures("one_more_level")
def test_games_with_their_options_and_bots(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        games = {game["name"]: game for game in (await client.get("/api/games")).json}

        assert games["saboteur"]["seats"] == [3, 10]
        assert games["saboteur"]["levels"] == [
            {"number": 1, "name": "apprentice"},
            {"number": 2, "name": "miner"},
            {"number": 3, "name": "foreman"},
            {"number": 5, "name": "old-dwarf"},
        ]
        assert games["saboteur-2"]["levels"] == games["saboteur"]["levels"][:3]
        assert games["saboteur"]["styles"] == ["steady", "bold", "patient", "helpful", "grumpy"]
        assert games["saboteur"]["bots"] == []
        offered = {option["name"]: option for option in games["saboteur"]["options"]}
        assert offered.keys() == load("saboteur").options.keys()
        assert offered["allow_concede"]["choices"] == ["off", "on"]

    run_with_client(tmp_path, scene)


def test_every_card_as_the_artist_needs_it(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        cards = {card["id"]: card for card in (await client.get("/api/games/saboteur/cards")).json}

        assert cards.keys() == {card.id for card in load("saboteur").cards}
        assert [card["value"] for card in cards.values() if card["kind"] == "gold"]
        assert sum(card["treasure"] for card in cards.values()) == 1
        assert (await client.get("/api/games/chess/cards")).status == 404

    run_with_client(tmp_path, scene)


def test_cards_with_several_spaces_tell_how_they_are_joined(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        found = (await client.get("/api/games/the-dark-cave/cards")).json
        cards = {card["id"]: card for card in found}
        bridge, tunnel, end = cards["p3_bridge_ns"], cards["p2_tunnel_ne_sw"], cards["E-+ladder"]

        assert bridge["face"] == "NS.EW"
        assert bridge["spaces"] == ["N", "", "S", "E", "", "W"]
        assert bridge["links"] == [[0, 1], [1, 2], [3, 4], [4, 5]]
        assert bridge["tolls"] == [[0, 1], [2, 1]]
        assert (tunnel["face"], tunnel["spaces"][4]) == ("NESW+tunnel", "+tunnel")
        assert (end["face"], end["spaces"]) == ("E+ladder", ["E", "+ladder"])
        assert (cards["NEW+vein"]["face"], cards["NEW+vein"]["spaces"]) == ("NEW+vein", [])
        assert [cards[f"{beast}-III"]["steps"] for beast in ("rat", "goblin")] == [3, 5]

    run_with_client(tmp_path, scene)


def test_the_rules_of_a_game_with_drawn_examples(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        words = (await client.get("/words/en.ftl")).text
        page = (await client.get("/api/rules/saboteur")).json
        rules = [rule for section in page["sections"] for rule in section["rules"]]
        examples: list[dict[str, Any]] = [
            example for section in page["sections"] for example in section["examples"]
        ]

        assert len(rules) == len(set(rules)) > 50
        assert [rule for rule in rules if f"\n{rule} =" not in words] == []
        assert {example["rule"] for example in examples} <= set(rules)
        start = cell_word(load("saboteur").sheet.board.start)
        assert all(start in example["view"]["table"]["board"]["tiles"] for example in examples)
        assert (await client.get("/api/rules/chess")).status == 404

    run_with_client(tmp_path, scene)


def test_words_in_every_language_and_nothing_else(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        texts = {language: await client.get(f"/words/{language}.ftl") for language in LANGUAGES}

        assert {answer.status for answer in texts.values()} == {200}
        assert len({answer.text for answer in texts.values()}) == len(LANGUAGES)
        for strange in ("xx", "..", "en%2f..%2fde", "%00", "en.ftl/../de"):
            assert (await client.get(f"/words/{strange}.ftl")).status == 404

    run_with_client(tmp_path, scene)


@pytest.mark.parametrize(
    ("url", "link"),
    [
        ("", "http://127.0.0.1:8321"),
        ("https://x.example", "https://x.example"),
    ],
)
def test_a_qr_code_holds_the_link_to_a_table(tmp_path: Path, url: str, link: str) -> None:
    """It never follows the host that a request names."""

    async def scene(client: AsgiClient) -> None:
        code = (await client.harness.table("Ana")).code
        answer = await client.get(f"/api/tables/{code}/qr.svg", host="x.example")

        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg ")
        assert 'xmlns="http://www.w3.org/2000/svg"' in answer.text
        drawn = segno.make_qr(f"{link}/t/{code}", error="m").svg_inline(scale=8, border=2)
        path = drawn.partition(' d="')[2].partition('"')[0]
        assert path in answer.text
        assert "<script" not in answer.text

    run_with_client(tmp_path, scene, url=url)


def test_there_is_no_qr_code_without_a_table(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        for code in ("red-lamp", "%3Cscript%3E%22", "x" * 500):
            answer = await client.get(f"/api/tables/{code}/qr.svg", host="x.example")
            assert (answer.status, answer.json["why"]) == (404, "no-table")

    run_with_client(tmp_path, scene)
