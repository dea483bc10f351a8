"""Every rule that refuses an action says why, and names what it is about."""

import ast
import re
from importlib.resources import files
from typing import Any

import pytest

from tests.words.darkcave_refusals import DARKCAVE_REFUSED
from tests.words.ftl import sentences
from tests.words.lostmines_refusals import LOSTMINES_REFUSED
from undermine.core.refusal import Refusal
from undermine.core.tile import Lay
from undermine.games import REGISTRY
from undermine.testing import Scene
from undermine.words import LANGUAGES, Catalogue, catalogue

TURN = "saboteur seats=3 turn=1 "
OFFER = "saboteur+allow_concede seats=3 agenda=sharegold:1:2 offer=gold-1&gold-2 bank=?26"
STONE = "saboteur seats=3 agenda=chooseturn:1:2 goal2=stone-ne"
WAGE = "saboteur seats=3 agenda=paygold:*:2:4 bank=gold-1&gold-1&gold-3"
STARTER = "saboteur seats=3 agenda=choosestarter:*"
DRAW = "saboteur seats=3 agenda=dealto:*:stock:hand1:1 stock=EW&map"
SABOTEUR2 = "saboteur-2 seats=3 turn=1 "
THIEF = "saboteur-2 seats=3 agenda=stealgold:1:-;nextround:- loot1=- loot2=- loot3=-"
REFUSED = [
    ("SAB-017", DRAW, "deal hand1 N"),
    ("SAB-034", STARTER, "peek 1"),
    ("SAB-036", TURN + "hand1=EW", "place NS 1,0"),
    ("SAB-037", TURN + "hand1=EW", "break EW 2"),
    ("SAB-037", TURN + "hand1=EW", "begin 2"),
    ("SAB-038", DRAW, "place NE~90 1,0"),
    ("SAB-041", TURN + "hand1=EW", "place EW 2,0"),
    ("SAB-041", TURN + "hand1=EW", "place EW 0,0"),
    ("SAB-042", TURN + "hand1=NE", "place NE 1,0"),
    ("SAB-043", TURN + "hand1=NE", "place NE~90 1,0"),
    (
        "SAB-044",
        TURN + "hand1=EW board=0,0:start;1,0:E.W",
        "place EW 2,0",
    ),
    ("SAB-047", TURN + "hand1=broken-cart", "break broken-cart 4"),
    (
        "SAB-048",
        TURN + "hand1=EW front1=broken-cart&broken-lamp&broken-pick",
        "place EW 1,0",
    ),
    (
        "SAB-050",
        TURN + "hand1=broken-cart front2=broken-cart",
        "break broken-cart 2",
    ),
    (
        "SAB-055",
        TURN + "hand1=fixed-cart-pick",
        "mend fixed-cart-pick lamp 2",
    ),
    ("SAB-057", TURN + "hand1=fixed-lamp", "mend fixed-lamp lamp 3"),
    ("SAB-059", TURN + "hand1=rockfall", "rockfall 0,0"),
    ("SAB-063", TURN + "hand1=map", "peek 4"),
    ("SAB-066", TURN + "hand1=map&NS", "discard map&NS"),
    ("SAB-066", TURN + "hand1=map&NS", "discard -"),
    ("SAB-070", STONE, "discard ?"),
    ("SAB-076", OFFER, "take gold-3"),
    ("SAB-086", OFFER, "rockfall -2,3"),
    ("SAB-093", "saboteur seats=3 agenda=-", "peek 1"),
    ("SAB-R04", TURN + "hand1=EW", "place EW 7,0"),
    ("SAB-R08", STONE, "orient stone-nw"),
    ("SAB-R13", TURN + "hand1=rockfall", "rockfall 3,0"),
    ("SAB-R14", TURN + "hand1=map board=0,0:start;8,0:stone-ne", "peek 2"),
    ("SAB-R16", TURN + "hand1=broken-lamp", "break broken-lamp 1"),
    ("SAB-R20", OFFER, "agree"),
    ("SAB-R24", WAGE, "pay loot2 gold-1&gold-1"),
    ("SAB-R24", WAGE, "pay loot2 -"),
    ("SAB-R28", STARTER, "begin 4"),
    ("SB2-036", SABOTEUR2 + "hand1=EW", "steal 2"),
    ("SB2-039", SABOTEUR2 + "hand1=EW&map", "lift map trapped"),
    ("SB2-040", SABOTEUR2 + "hand1=EW&map", "discard -"),
    ("SB2-054", SABOTEUR2 + "hand1=N+ladder", "place N+ladder 3,3"),
    ("SB2-055", SABOTEUR2 + "hand1=N+ladder", "place N+ladder~ 7,0"),
    ("SB2-066", SABOTEUR2 + "hand1=hands-off", "handsoff 2"),
    ("SB2-069", SABOTEUR2 + "hand1=swap-hats role-pile=-", "swaphats 2"),
    ("SB2-075", SABOTEUR2 + "hand1=swap-hands", "swaphands 1"),
    ("SB2-080", SABOTEUR2 + "hand1=EW front1=trapped", "place EW 1,0"),
    ("SB2-085", SABOTEUR2 + "hand1=freed", "free 3"),
    ("SB2-086", SABOTEUR2 + "hand1=trapped front2=trapped", "trap 2"),
    ("SB2-088", SABOTEUR2 + "hand1=EW&map", "lift EW&map trapped"),
    ("SB2-104", THIEF, "peek 1"),
    ("SB2-R16", THIEF, "steal 2"),
    ("SB2-R28", SABOTEUR2 + "hand1=trapped", "trap 1"),
    ("SB2-R42", SABOTEUR2 + "hand1=inspection", "inspect 1"),
    *LOSTMINES_REFUSED,
    *DARKCAVE_REFUSED,
]

UNSAID = {
    "SAB-042": {"card"},
    "SAB-043": {"card"},
    "SAB-044": {"card"},
    "SAB-050": {"seat"},
    "SAB-R14": {"goal"},
}
"""What a refusal also says about itself: its sentence means what is being looked at."""
TRIED = {"action", "at", "way"}
"""What the reader has just tried: a sentence says `here`, or what has to happen first."""

SAID_AS = {"name": "seat"}
"""What a sentence calls what the refusal was given."""


def refuse(position: str, action: str) -> Refusal:
    """What the rules answer to an action that they do not allow."""
    scene = Scene(position)
    refusal = scene.rules.check(scene.state, scene.read(action))
    assert refusal is not None
    return refusal


def rules_that_refuse() -> set[str]:
    """Every rule that the code of the games can give as an answer."""
    found: set[str] = set()
    packages = [files(package) for package in REGISTRY.values()]
    for file in (file for package in packages for file in package.iterdir()):
        if file.name.endswith(".py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found.update(*map(ids_in, filter(is_answer, ast.walk(tree))))
    return found


def is_answer(node: ast.AST) -> bool:
    """A call that names the rule of a refusal."""
    makers = (
        *("Refusal", "Handler", "Ruleset", "_replace"),
        *("dealing", "losing", "starting", "walking"),
        *("LayingRules", "HandRules", "discarding"),
    )
    if not isinstance(node, ast.Call):
        return False
    return getattr(node.func, "id", getattr(node.func, "attr", "")) in makers


def ids_in(node: ast.AST) -> set[str]:
    """The rule ids written in a piece of code."""
    texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return {
        text for text in texts if isinstance(text, str) and re.fullmatch(r"[A-Z0-9]{3}-R?\d+", text)
    }


def test_every_rule_that_refuses_says_why() -> None:
    keys = catalogue("en").keys()
    told = {key.removesuffix(".no") for key in keys if key.endswith(".no")}

    assert rules_that_refuse() == told
    assert {rule for rule, *_ in REFUSED} == told


def wording(words: Catalogue, name: str, value: Any) -> str:  # noqa: ANN401 (any argument)
    """What a sentence has to contain that names this argument."""
    match name:
        case "card":
            return words.card(value)
        case "cards" | "tools":
            return words.cards(value)
        case "pile":
            return words.pile(value)
        case "seat":
            return words.seat(value - 1)
    key = f"{name}-{value}"
    return words.text(key) if key in words.keys() else str(value)  # noqa: SIM118 (no dict)


def said_args(language: str, refusal: Refusal) -> set[str]:
    """The arguments that the sentence of a refusal names."""
    made_of = dict(sentences(language))[f"{refusal.rule}.no"]
    return {SAID_AS.get(name, name) for name in made_of.variables}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "position", "action"), REFUSED)
def test_a_refusal_names_what_it_is_about(
    rule: str, position: str, action: str, language: str
) -> None:
    refusal, words = refuse(position, action), catalogue(language)

    sentence = words.refusal(refusal)

    assert refusal.rule == rule
    for name in said_args(language, refusal):
        named = wording(words, name, refusal.args[name])
        assert named.casefold() in sentence.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "position", "action"), REFUSED)
def test_a_refusal_is_a_whole_sentence(
    rule: str, position: str, action: str, language: str
) -> None:
    refusal = refuse(position, action)

    sentence = catalogue(language).refusal(refusal)

    named = said_args(language, refusal)
    assert named == set(refusal.args) - TRIED - UNSAID.get(rule, set())
    assert re.fullmatch(r"[“„A-ZÄÖÜ0-9][^{}]*[.!]", sentence)


def test_a_refusal_calls_people_by_their_names() -> None:
    freed = refuse(SABOTEUR2 + "hand1=freed", "free 3")
    mended = refuse(TURN + "hand1=fixed-lamp", "mend fixed-lamp lamp 3")

    told = [catalogue("en").refusal(each, ["Ada", "Béla", "Cleo"]) for each in (freed, mended)]

    assert all("Cleo" in sentence for sentence in told)


def test_a_refusal_may_name_a_card_as_it_would_lie() -> None:
    turned = Lay("stone-ne", 180)
    words = catalogue("en")

    assert words.lay(turned) in words.refusal(Refusal("SAB-R08", {"card": turned}))
