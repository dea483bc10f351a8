"""Hints: legal actions, with the reasons that decided about them, for every decision."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.bots.tables import Moment, bots, moments
from undermine.bots.greedy.bot import GreedyBot
from undermine.bots.hints import MOST_HINTS, MOST_REASONS, SECRET, Advisor, Hint, Reason
from undermine.bots.registry import make_bot
from undermine.core.resample import resample
from undermine.core.state import View
from undermine.core.walking import Step
from undermine.session import Game, position
from undermine.words import LANGUAGES, catalogue

GAMES = [("saboteur", 5), ("saboteur-2", 6), ("the-lost-mines", 5), ("the-dark-cave", 4)]
SEEDS = 14


def advice(game: Game, moment: Moment, view: View[object] | None = None) -> Sequence[Hint]:  # type: ignore[type-var]
    """The hints of a new bot that has seen what the seat has seen."""
    bot = GreedyBot("same")
    bot.begin(moment.seat, game.rules.id)
    bot.see(moment.seen)
    return bot.advise(moment.view if view is None else view, moment.legal)


def best_hint(text: str) -> Hint:
    """The first hint in a written position, without any events before it."""
    rules, state = position(text)
    bot = GreedyBot("1")
    bot.begin(state.actor, rules.id)
    return bot.advise(rules.view(state, state.actor), rules.legal(state))[0]


def told(text: str) -> tuple[str, ...]:
    """The first hint as text: its action, and its reasons."""
    hint = best_hint(text)
    return (repr(hint.action), *(f"{one.key} {dict(one.args)}" for one in hint.reasons))


# -- every decision ------------------------------------------------------------------------------


def _sentence(language: str, reason: Reason) -> str:
    name = {"name": "Ada"} if "seat" in reason.args else {}
    return catalogue(language).text(f"guide-why-{reason.key}", **{**reason.args, **name})


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_every_decision_has_legal_hints_with_sentences_in_every_language(
    rules: str, seats: int
) -> None:
    keys: set[str] = set()
    for seed in range(SEEDS):
        game = Game(rules, seats, str(seed))
        for moment in moments(game, bots("greedy", seats, str(seed)))[seed % 2 :: 2]:
            hints = advice(game, moment)
            assert 1 <= len(hints) <= MOST_HINTS
            for hint in hints:
                assert hint.action in moment.legal
                assert 1 <= len(hint.reasons) <= MOST_REASONS
                keys.update(reason.key for reason in hint.reasons)
                for reason in hint.reasons:
                    for language in LANGUAGES:
                        assert _sentence(language, reason).endswith(".")
    assert len(keys) >= 15


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_every_kind_of_action_that_a_hint_proposes_has_a_name(rules: str, seats: int) -> None:
    game = Game(rules, seats, "names")
    for moment in moments(game, bots("greedy", seats, "names")):
        for hint in advice(game, moment):
            name = repr(hint.action).split()[0]
            for language in LANGUAGES:
                assert f"guide-do-{name}" in catalogue(language).keys()  # noqa: SIM118 (no dict)


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_the_first_hint_is_what_the_bot_would_do(rules: str, seats: int) -> None:
    """Walks are left out: they are proposed as a whole, the bot decides step by step."""
    game = Game(rules, seats, "alike")
    for moment in moments(game, bots("greedy", seats, "alike")):
        if any(isinstance(action, Step) for action in moment.legal):
            continue
        bot = GreedyBot("same")
        bot.begin(moment.seat, game.rules.id)
        bot.see(moment.seen)
        evaluate = bot._evaluator.evaluation(moment.view)  # type: ignore[union-attr]
        worths = {action: sum(evaluate(action).values()) for action in moment.legal}
        first = advice(game, moment)[0]

        assert worths[first.action] >= max(worths.values()) - 1e-5


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_hidden_cards_change_no_hint(rules: str, seats: int) -> None:
    game = Game(rules, seats, "secret")
    dice = random.Random(seats)  # noqa: S311 (a game, no secret)

    for moment in moments(game, bots("greedy", seats, "secret"))[:: 2 * seats]:
        twin = resample(game.rules, moment.view, dice.randrange)

        assert advice(game, moment, game.rules.view(twin, moment.seat)) == advice(game, moment)


@pytest.mark.parametrize(("rules", "seats"), GAMES[:2])
def test_reasons_that_only_one_role_is_given_are_secret(rules: str, seats: int) -> None:
    keys: dict[str, set[str]] = {}
    for seed in range(SEEDS):
        game = Game(rules, seats, str(seed))
        for moment in moments(game, bots("random", seats, str(seed))):
            (role,) = moment.view.piles[f"role{moment.seat + 1}"].cards
            reasons = (reason for hint in advice(game, moment) for reason in hint.reasons)
            keys.setdefault(role, set()).update(reason.key for reason in reasons)

    neutral = {"only", "no-difference", "least-bad"}
    for role in keys.keys() & {"saboteur", "geologist"}:
        others = set().union(*(said for other, said in keys.items() if other != role))
        assert keys[role] - others <= SECRET | neutral, role


def test_secret_reasons_are_told_only_on_demand() -> None:
    assert Reason("harm").is_secret
    assert not Reason("closer").is_secret
    for key in SECRET:
        for language in LANGUAGES:
            assert f"guide-why-{key}" in catalogue(language).keys()  # noqa: SIM118 (no dict)


def test_only_bots_with_reasons_give_hints() -> None:
    assert isinstance(make_bot("greedy", "1"), Advisor)
    assert not isinstance(make_bot("random", "1"), Advisor)


def test_alternatives_are_of_another_kind() -> None:
    rules, state = position("saboteur seats=3 turn=1 role1=digger hand1=NESW&NEW&EW&map")
    bot = GreedyBot("1")
    bot.begin(0, rules.id)

    hints = bot.advise(rules.view(state, 0), rules.legal(state))

    kinds = [repr(hint.action).split()[:2] for hint in hints]
    assert len({tuple(kind) for kind in kinds}) == len(hints) == MOST_HINTS


# -- Saboteur ------------------------------------------------------------------------------------


DIG = "saboteur seats=3 turn=1 role1=digger"
NEAR = f"{DIG} board=1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            f"{DIG} hand1=NESW",
            ("place NESW 1,0", "closer {'goal': 2, 'left': 6}", "branches {'ways': 1}"),
        ),
        (f"{NEAR} hand1=NESW", ("place NESW 7,0", "touches {'goal': 2, 'percent': 33}")),
        (f"{NEAR} goal2=gold@1 hand1=EW", ("place EW 7,0", "reach {'goal': 2}")),
        (
            f"{DIG} hand1=fixed-lamp&E front1=broken-lamp",
            ("mend fixed-lamp lamp 1", "frees-me {}"),
        ),
        (
            f"{DIG} hand1=fixed-lamp front1=broken-lamp&broken-cart",
            ("mend fixed-lamp lamp 1", "mends-me {'left': 1}"),
        ),
        (
            f"{DIG} hand1=E front1=broken-lamp",
            ("discard E", "weakest {'count': 1}", "cannot-dig {}"),
        ),
        (f"{DIG} hand1=E", ("discard E", "weakest {'count': 1}", "nothing-closer {}")),
    ],
)
def test_reasons_of_a_digger(text: str, expected: tuple[str, ...]) -> None:
    assert told(text) == expected


def test_a_digger_looks_at_a_goal_it_does_not_know() -> None:
    hint = best_hint(f"{DIG} hand1=map&E goal1=stone-ne@1")

    assert [reason.key for reason in hint.reasons] == ["looks"]
    assert hint.reasons[0].args["goal"] in (2, 3)
    assert repr(hint.action) == f"peek {hint.reasons[0].args['goal']}"


SABOTAGE = "saboteur seats=3 turn=1 role1=saboteur"


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (f"{SABOTAGE} hand1=NESW", ["wastes", "still-hidden"]),
        (f"{SABOTAGE} hand1=E", ["harm", "still-hidden"]),
        (f"{NEAR.replace('digger', 'saboteur')} hand1=rockfall", ["harm", "now-near"]),
        (f"{SABOTAGE} hand1=map&E front1=broken-lamp", ["looks-ahead"]),
        (f"{SABOTAGE} hand1=broken-lamp", ["stops-digger", "still-hidden"]),
    ],
)
def test_reasons_of_a_saboteur(text: str, keys: list[str]) -> None:
    assert [reason.key for reason in best_hint(text).reasons] == keys


def test_a_saboteur_is_told_what_a_dead_end_costs() -> None:
    assert told(f"{SABOTAGE} hand1=E")[1] == "harm {'goal': 2, 'lost': 2}"


# -- Saboteur 2 ----------------------------------------------------------------------------------

TEAMS = "saboteur-2 seats=4 turn=1"


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (f"{TEAMS} role1=blue hand1=theft&E", ["theft"]),
        (f"{TEAMS} role1=geologist hand1=NESW+crystal&E", ["crystal"]),
        (f"{TEAMS} role1=blue hand1=inspection&E", ["inspects"]),
        (f"{TEAMS} role1=blue hand1=freed&E front1=trapped", ["free-me"]),
        (f"{TEAMS} role1=blue hand1=EW+blue&E", ["closer", "own-door", "branches"]),
        (f"{TEAMS} role1=blue hand1=E&N front1=broken-lamp", ["lifts"]),
        (f"{TEAMS} role1=blue hand1=hands-off&E front2=theft", ["stops-theft"]),
    ],
)
def test_reasons_of_a_team(text: str, keys: list[str]) -> None:
    assert [reason.key for reason in best_hint(text).reasons] == keys


# -- The Lost Mines ------------------------------------------------------------------------------

FOREST = "the-lost-mines seats=4 role1=blue-loyal"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{FOREST} turn=1 hand1=NESW", "shortens {'mine': 2, 'steps': 3}"),
        (
            f"{FOREST} agenda=walk:1:3:0 board=2,2:EW;3,2:EW;4,2:EW",
            "nearer-mine {'mine': 2, 'steps': 5, 'cards': 4}",
        ),
        (f"{FOREST} agenda=walk:1:3:0 board=8,2:EW pawn1=8,2", "opens-mine {'mine': 2}"),
    ],
)
def test_reasons_in_the_forest(text: str, expected: str) -> None:
    assert told(text)[1] == expected


def test_a_walk_is_proposed_as_a_whole() -> None:
    hint = best_hint(f"{FOREST} agenda=walk:1:3:0 board=2,2:EW;3,2:EW;4,2:EW")

    assert (repr(hint.action), hint.to) == ("step 2,2", "4,2")


# -- The Dark Cave -------------------------------------------------------------------------------

CAVE = "the-dark-cave seats=4 role1=blue-loyal role2=yellow-loyal"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{CAVE} turn=1 hand1=NESW", ("goal-nearer {'steps': 2}",)),
        (f"{CAVE} turn=1 hand1=boots-I", ("boots {}",)),
        (f"{CAVE} agenda=walk:1:3:0 board=4,3:NS;4,4:goal-exit pawn1=4,3", ("leaves-cave {}",)),
        (
            f"{CAVE} agenda=prowl:1:rat:3 board=0,1:NS pawn2=0,1 beasts=rat:0,0:1 front1=rat-II",
            ("attacks {'seat': 2, 'creature': 'rat'}",),
        ),
    ],
)
def test_reasons_in_the_cave(text: str, expected: tuple[str, ...]) -> None:
    assert told(text)[1:] == expected
