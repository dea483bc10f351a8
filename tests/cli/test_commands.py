"""Asking the rules from a shell: `legal`, `check`, `step`, `rules`, `rule`, and no command."""

import io
import json
from importlib import metadata

import pytest

from tests.cli.shell import HAND, HAND_ACTIONS, Shell, lines, program
from undermine import load, position
from undermine.cli import main
from undermine.core.rulebook import places
from undermine.notation import write_position
from undermine.words import LANGUAGES, catalogue

WORDS = catalogue("en", "saboteur")
REFUSAL = f"SAB-041: {WORDS.text('SAB-041.no')}\n"


# -- legal -----------------------------------------------------------------------------------------


def test_legal_prints_every_action_on_a_line(shell: Shell) -> None:
    assert shell("legal", HAND) == (0, lines(HAND_ACTIONS), "")


def test_legal_lists_the_outcomes_of_chance(shell: Shell) -> None:
    assert shell("legal", "saboteur seats=3") == (0, "begin 1\nbegin 2\nbegin 3\n", "")


def test_legal_prints_json_for_programs(shell: Shell) -> None:
    answer = shell("legal", HAND, "--json")

    assert (answer.code, json.loads(answer.out)) == (0, HAND_ACTIONS)


@pytest.mark.parametrize(("flags", "out"), [((), ""), (("--json",), "[]\n")])
def test_a_game_that_is_over_has_nothing_legal(
    shell: Shell, flags: tuple[str, ...], out: str
) -> None:
    assert shell("legal", "saboteur agenda=-", *flags) == (1, out, "")


def test_an_unknown_hand_is_asked_for(shell: Shell) -> None:
    answer = shell("legal", "saboteur seats=3 turn=1")

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("undermine: a card in hand1 is unknown")
    assert "write what hand1 holds" in answer.err
    assert "--seed" not in answer.err


# -- check -----------------------------------------------------------------------------------------


def test_check_says_ok(shell: Shell) -> None:
    assert shell("check", HAND, "place EW 1,0") == (0, "ok\n", "")


def test_check_names_the_rule_says_why_and_quotes_it(shell: Shell) -> None:
    answer = shell("check", HAND, "place EW 2,0")

    assert (answer.code, answer.err) == (1, "")
    assert answer.out.startswith(REFUSAL)
    assert answer.out.count("\n") == 2


def test_check_prints_json_for_programs(shell: Shell) -> None:
    yes = shell("check", HAND, "place EW 1,0", "--json")
    no = shell("check", HAND, "place EW 2,0", "--json")

    assert (yes.code, json.loads(yes.out)) == (0, {"ok": True})
    assert no.code == 1
    verdict = json.loads(no.out)
    assert list(verdict) == ["ok", "rule", "why", "text"]
    assert (verdict["ok"], verdict["rule"]) == (False, "SAB-041")
    assert (
        f"SAB-041: {verdict['why']}\n{verdict['text']}\n"
        == shell(*("check", HAND, "place EW 2,0")).out
    )


def test_check_does_not_need_to_know_the_hand(shell: Shell) -> None:
    assert shell("check", "saboteur seats=3 turn=1", "place EW 1,0").code == 0


# -- step ------------------------------------------------------------------------------------------


def test_step_prints_the_position_after_an_action(shell: Shell) -> None:
    assert shell("step", HAND, "place EW 1,0") == (
        0,
        (
            "saboteur seats=3 agenda=dealto:*:stock:hand1:1;nextturn:-:1 "
            "board=0,0:start;1,0:EW last=1 hand1=map\n"
        ),
        "",
    )


def test_step_takes_many_actions_chance_included(shell: Shell) -> None:
    answer = shell("step", HAND, "place EW 1,0", "deal hand1 NS", "discard ?", "deal hand2 ?")

    assert answer.out == (
        "saboteur seats=3 turn=3 board=0,0:start;1,0:EW last=2 hand1=NS&map stock=?47 discard=?\n"
    )


def test_step_without_an_action_tidies_the_position(shell: Shell) -> None:
    assert shell("step", "saboteur@1   hand1=map&EW board=1,0:EW turn=1").out == (
        "saboteur seats=3 turn=1 board=0,0:start;1,0:EW hand1=EW&map\n"
    )


def test_what_step_prints_can_be_asked_again(shell: Shell) -> None:
    after = shell("step", HAND, "peek 1", "deal hand1 NS").out.strip()

    assert shell("check", after, "discard map").code == 0


def test_step_tells_what_happened_in_json(shell: Shell) -> None:
    answer = json.loads(shell("step", HAND, "place EW 1,0", "deal hand1 NS", "--json").out)

    assert list(answer) == ["position", "events"]
    assert answer["position"].startswith("saboteur seats=3 turn=2 ")
    laid, drawn = answer["events"]
    assert laid.startswith(WORDS.seat(0))
    assert WORDS.short("EW") in laid
    assert "B5" in laid
    assert WORDS.card("NS") in drawn


def test_a_refused_step_says_why_on_standard_error(shell: Shell) -> None:
    answer = shell("step", HAND, "place EW 2,0")

    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(f"undermine: {REFUSAL}")


def test_a_step_that_needs_an_unknown_card_offers_to_deal_it(shell: Shell) -> None:
    ways = ";".join(f"{x},0:EW" for x in range(1, 7))

    answer = shell("step", f"saboteur turn=1 board={ways} hand1=EW", "place EW 7,0")

    assert (answer.code, answer.out) == (2, "")
    assert "a card in goal2 is unknown" in answer.err
    assert "give --seed to deal it" in answer.err


# -- step --seed -----------------------------------------------------------------------------------


def test_a_seed_deals_a_whole_game_and_always_the_same(shell: Shell) -> None:
    first, again, other = (
        shell("step", "saboteur seats=5", "--seed", seed) for seed in ("moss", "moss", "fern")
    )

    assert first == again
    assert first.out != other.out
    _, state = position(first.out)
    assert state.actor in range(5)
    assert not any(card.startswith("?") for pile in state.piles.values() for card in pile.cards)


def test_a_seed_draws_after_every_action(shell: Shell) -> None:
    answer = shell("step", HAND, "place EW 1,0", "--seed", "moss")

    _, state = position(answer.out)
    assert (state.actor, len(state.piles["hand1"].cards)) == (1, 2)


def test_more_cards_than_there_are_in_the_box_cannot_be_dealt(shell: Shell) -> None:
    answer = shell("step", "saboteur turn=1 stock=?99", "--seed", "1")

    assert (answer.code, answer.out) == (2, "")
    assert "not enough cards" in answer.err


@pytest.mark.parametrize("seed", ["two words", "ä", "x" * 129])
def test_a_seed_that_cannot_be_is_quoted(shell: Shell, seed: str) -> None:
    answer = shell("step", HAND, "--seed", seed)

    assert answer.code == 2
    assert repr(seed) in answer.err


# -- rules and rule --------------------------------------------------------------------------------


def test_rules_prints_every_rule_with_its_text(shell: Shell) -> None:
    answer = shell("rules", "saboteur")

    assert (answer.code, answer.err) == (0, "")
    title = WORDS.section("Aim and material")
    assert answer.out.startswith(f"{title}\n\n  SAB-001  {WORDS.title('SAB-001')}\n")
    assert answer.out.count("\n  SAB-") > 100


def test_rules_prints_json_with_code_and_tests_or_why_there_are_none(shell: Shell) -> None:
    entries = json.loads(shell("rules", "saboteur", "--json").out)

    assert len({entry["id"] for entry in entries}) == len(entries) > 100
    for entry in entries:
        assert {"id", "title", "text", "source", "code", "tests"} <= set(entry)
        assert entry["text"]
        if not (entry["code"] and entry["tests"]):
            assert entry["why_none"], entry["id"]


def test_rules_names_places_that_exist(shell: Shell) -> None:
    entries = json.loads(shell("rules", "saboteur", "--json").out)

    in_code = {place for entry in entries for place in entry["code"] if ".toml" not in place}
    assert in_code == {place.text for entry in entries for place in places(entry["id"])}
    assert {place.split("::")[0].split("/")[0] for e in entries for place in e["tests"]} == {
        "tests"
    }


def test_rule_prints_one_rule(shell: Shell) -> None:
    answer = shell("rule", "SAB-065")

    entry = json.loads(shell("rule", "SAB-065", "--json").out)
    assert answer.code == 0
    for part in (entry["id"], entry["title"], entry["text"], *entry["code"], *entry["tests"]):
        assert part in answer.out


def test_small_letters_will_do(shell: Shell) -> None:
    assert shell("rule", "sab-065") == shell("rule", "SAB-065")


def test_a_rule_without_code_says_why(shell: Shell) -> None:
    entries = json.loads(shell("rules", "saboteur", "--json").out)
    entry = next(entry for entry in entries if not entry["code"])

    assert entry["why_none"] in shell("rule", entry["id"]).out


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_a_rule_that_does_not_exist_is_a_no(shell: Shell, flags: tuple[str, ...]) -> None:
    answer = shell("rule", "SAB-999", *flags)

    assert (answer.code, answer.err) == (1, "")
    assert "SAB-999" in answer.out or answer.out == "null\n"


# -- deal ------------------------------------------------------------------------------------------


def test_deal_shows_a_game_as_the_seat_that_begins_sees_it(shell: Shell) -> None:
    answer = shell("deal", "saboteur")

    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("░░?░░") == 3
    assert "\n  0   ·    S    ·  " in answer.out
    text = answer.out.splitlines()[-1]
    rules, view = position(text)
    assert write_position(rules, view) == text
    for action in rules.legal(view):
        assert f"\n  {action!r} " in answer.out


def test_deal_shows_the_same_game_unless_it_is_given_a_seed(shell: Shell) -> None:
    assert shell("deal", "saboteur") == shell("deal", "saboteur", "--seed", "1")
    assert shell("deal", "saboteur") != shell("deal", "saboteur", "--seed", "2")


# -- languages -------------------------------------------------------------------------------------


def test_the_command_line_offers_the_languages_of_the_catalogue() -> None:
    assert main.LANGUAGES == LANGUAGES


def test_sentences_are_german_for_those_who_want_it(shell: Shell) -> None:
    german = shell("check", HAND, "place EW 2,0", "--lang", "de")

    assert german.code == 1
    assert german.out.startswith("SAB-041: Eine Wegekarte braucht")
    assert shell("--lang", "de", "check", HAND, "place EW 2,0") == german


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "en_GB", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_the_environment_says_which_language(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    told = catalogue(language).text("SAB-041.no")
    assert f" {told}\n" in shell("check", HAND, "place EW 2,0").out


def test_rules_and_deal_are_german_too(shell: Shell) -> None:
    german = catalogue("de")
    turns = [german.text("turn-of", name=german.seat(seat)) for seat in range(5)]

    assert german.section("Aim and material") in shell("rules", "saboteur", "--lang", "de").out
    dealt = shell("deal", "saboteur", "--lang", "de").out
    assert any(turn in dealt for turn in turns)


# -- as a program ----------------------------------------------------------------------------------


def test_as_a_program_it_answers_the_same() -> None:
    assert program("legal", HAND) == (0, lines(HAND_ACTIONS), "")


def test_a_position_can_come_from_standard_input(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"\n{HAND}\n"))

    assert shell("legal", "-").out == lines(HAND_ACTIONS)
    assert program("check", "-", "place EW 2,0", told=f"{HAND}\n").code == 1


def test_a_line_of_every_command_is_in_the_help(shell: Shell) -> None:
    answer = shell("--help")

    assert answer.code == 0
    for command in ("legal", "check", "step", "rules", "rule"):
        assert f"\n    {command} " in answer.out


def test_the_games_are_the_ones_that_can_be_loaded(shell: Shell) -> None:
    names = shell("rules", "chess").err.rpartition("the games are: ")[2].strip().split(", ")

    assert [load(name).name for name in names] == names


def test_the_version_is_that_of_the_package(shell: Shell) -> None:
    answer = shell("--version")

    assert answer == (0, f"undermine {metadata.version('undermine')}\n", "")
