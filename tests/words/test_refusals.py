"""Every rule that refuses an action says why, and names what it is about."""

import ast
import re
from importlib.resources import files

import pytest

from tests.words.darkcave_refusals import DARKCAVE_REFUSED
from tests.words.ftl import sentences
from tests.words.lostmines_refusals import LOSTMINES_REFUSED
from undermine.core.refusal import Refusal
from undermine.core.tile import Lay
from undermine.games import REGISTRY
from undermine.testing import Scene
from undermine.words import LANGUAGES, catalogue

TURN = "saboteur seats=3 turn=1 "
OFFER = "saboteur+allow_concede seats=3 agenda=sharegold:1:2 offer=gold-1&gold-2 bank=?26"
STONE = "saboteur seats=3 agenda=chooseturn:1:2 goal2=stone-ne"
WAGE = "saboteur seats=3 agenda=paygold:*:2:4 bank=gold-1&gold-1&gold-3"
STARTER = "saboteur seats=3 agenda=choosestarter:*"
DRAW = "saboteur seats=3 agenda=dealto:*:stock:hand1:1 stock=EW&map"
SABOTEUR2 = "saboteur-2 seats=3 turn=1 "
THIEF = "saboteur-2 seats=3 agenda=stealgold:1:-;nextround:- loot1=- loot2=- loot3=-"
REFUSED = [
    ("SAB-017", DRAW, "deal hand1 N", ["dead end (north)", "draw pile"]),
    ("SAB-034", STARTER, "peek 1", ["“look at the upper goal”"]),
    ("SAB-034", STARTER, "mend fixed-lamp spoon 2", ["the spoon of Seat 2"]),
    ("SAB-034", STARTER, "peek 9", ["goal no. 9"]),
    ("SAB-036", TURN + "hand1=EW", "place NS 1,0", ["straight way north–south"]),
    ("SAB-037", TURN + "hand1=EW", "break EW 2", ["“play against Seat 2: ", "”"]),
    ("SAB-037", TURN + "hand1=EW", "begin 2", ["let Seat 2 begin"]),
    ("SAB-038", DRAW, "place NE~90 1,0", ["lay at 1,0: bend north–east turned by 90 degrees"]),
    ("SAB-041", TURN + "hand1=EW", "place EW 2,0", ["right beside a laid card"]),
    ("SAB-041", TURN + "hand1=EW", "place EW 0,0", ["a free place"]),
    ("SAB-042", TURN + "hand1=NE", "place NE 1,0", ["rock to the west"]),
    ("SAB-043", TURN + "hand1=NE", "place NE~90 1,0", ["sideways"]),
    (
        "SAB-044",
        TURN + "hand1=EW board=0,0:start;1,0:E.W",
        "place EW 2,0",
        ["lead back to the start card"],
    ),
    ("SAB-047", TURN + "hand1=broken-cart", "break broken-cart 4", ["seat 4"]),
    (
        "SAB-048",
        TURN + "hand1=EW front1=broken-cart&broken-lamp&broken-pick",
        "place EW 1,0",
        ["broken cart, broken lamp and broken pickaxe"],
    ),
    (
        "SAB-050",
        TURN + "hand1=broken-cart front2=broken-cart",
        "break broken-cart 2",
        ["broken cart"],
    ),
    (
        "SAB-055",
        TURN + "hand1=fixed-cart-pick",
        "mend fixed-cart-pick lamp 2",
        ["mending card (cart or pickaxe)", "lamp"],
    ),
    ("SAB-057", TURN + "hand1=fixed-lamp", "mend fixed-lamp lamp 3", ["broken lamp"]),
    ("SAB-059", TURN + "hand1=rockfall", "rockfall 0,0", ["start card or a goal"]),
    ("SAB-063", TURN + "hand1=map", "peek 4", ["goal 4"]),
    ("SAB-066", TURN + "hand1=map&NS", "discard map&NS", ["not 2"]),
    ("SAB-066", TURN + "hand1=map&NS", "discard -", ["not 0"]),
    ("SAB-070", STONE, "discard ?", ["“pass and discard face down”"]),
    ("SAB-076", OFFER, "take gold-3", ["gold card worth 3"]),
    ("SAB-086", OFFER, "rockfall -2,3", ["“bring the rock down at -2,3”"]),
    ("SAB-093", "saboteur seats=3 agenda=-", "peek 1", ["over"]),
    ("SAB-R04", TURN + "hand1=EW", "place EW 7,0", ["face-down goals"]),
    ("SAB-R08", STONE, "orient stone-nw", ["stone (bend north–west)"]),
    ("SAB-R13", TURN + "hand1=rockfall", "rockfall 3,0", ["no path card"]),
    ("SAB-R14", TURN + "hand1=map board=0,0:start;8,0:stone-ne", "peek 2", ["This goal"]),
    ("SAB-R16", TURN + "hand1=broken-lamp", "break broken-lamp 1", ["own tools"]),
    ("SAB-R20", OFFER, "agree", ["while a seat is on turn"]),
    ("SAB-R24", WAGE, "pay loot2 gold-1&gold-1", ["2 × gold card worth 1"]),
    ("SAB-R24", WAGE, "pay loot2 -", ["no card"]),
    ("SAB-R28", STARTER, "begin 4", ["Seat 4"]),
    ("SB2-036", SABOTEUR2 + "hand1=EW", "steal 2", ["“steal 1 gold from Seat 2”"]),
    ("SB2-039", SABOTEUR2 + "hand1=EW&map", "lift map trapped", ["not 1"]),
    ("SB2-040", SABOTEUR2 + "hand1=EW&map", "discard -", ["not 0"]),
    ("SB2-054", SABOTEUR2 + "hand1=N+ladder", "place N+ladder 3,3", ["At 3,3", "ladder (north)"]),
    ("SB2-055", SABOTEUR2 + "hand1=N+ladder", "place N+ladder~ 7,0", ["at 7,0", "ladder (south)"]),
    ("SB2-066", SABOTEUR2 + "hand1=hands-off", "handsoff 2", ["Seat 2"]),
    ("SB2-069", SABOTEUR2 + "hand1=swap-hats role-pile=-", "swaphats 2", ["no dwarf card"]),
    ("SB2-075", SABOTEUR2 + "hand1=swap-hands", "swaphands 1", ["another seat"]),
    ("SB2-080", SABOTEUR2 + "hand1=EW front1=trapped", "place EW 1,0", ["trapped"]),
    ("SB2-085", SABOTEUR2 + "hand1=freed", "free 3", ["Seat 3"]),
    ("SB2-086", SABOTEUR2 + "hand1=trapped front2=trapped", "trap 2", ["Trapped", "Seat 2"]),
    ("SB2-088", SABOTEUR2 + "hand1=EW&map", "lift EW&map trapped", ["Trapped"]),
    ("SB2-104", THIEF, "peek 1", ["“look at the upper goal”"]),
    ("SB2-R16", THIEF, "steal 2", ["Seat 2"]),
    ("SB2-R28", SABOTEUR2 + "hand1=trapped", "trap 1", ["own hand"]),
    ("SB2-R42", SABOTEUR2 + "hand1=inspection", "inspect 1", ["another seat"]),
    *LOSTMINES_REFUSED,
    *DARKCAVE_REFUSED,
]

UNSAID = {
    "SAB-041": {"at"},
    "SAB-042": {"at", "card"},
    "SAB-043": {"card"},
    "SAB-044": {"at", "card"},
    "SAB-050": {"seat"},
    "SAB-059": {"at"},
    "SAB-R04": {"at"},
    "SAB-R13": {"at"},
    "SAB-R14": {"goal"},
}
"""What a refusal also says about itself: its sentence means the place that is being looked at."""

SAID_AS = {"name": "seat", "way_side": "way"}
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


@pytest.mark.parametrize(("rule", "position", "action", "told"), REFUSED)
def test_a_refusal_names_what_it_is_about(
    rule: str, position: str, action: str, told: list[str]
) -> None:
    refusal = refuse(position, action)

    sentence = catalogue("en").refusal(refusal)

    assert refusal.rule == rule
    assert not [part for part in told if part not in sentence]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "position", "action", "told"), REFUSED)
def test_a_refusal_is_a_whole_sentence(
    rule: str, position: str, action: str, told: list[str], language: str
) -> None:
    refusal = refuse(position, action)
    made_of = dict(sentences(language))[f"{rule}.no"]

    sentence = catalogue(language).refusal(refusal)

    named = {SAID_AS.get(name, name) for name in made_of.variables}
    assert named | UNSAID.get(rule, set()) == set(refusal.args)
    assert re.fullmatch(r"[“„A-ZÄÖÜ0-9][^{}]*\.", sentence)


def test_a_refusal_is_worded_in_german() -> None:
    refusal = refuse(TURN + "hand1=NE", "place NE 1,0")
    other = refuse(OFFER, "mend fixed-cart-lamp cart 2")

    assert catalogue("de").refusal(refusal) == (
        "Passt hier nicht: Im Westen träfe der Stollen auf Fels."
    )
    assert catalogue("de").refusal(other, ["Ada", "Béla"]) == (
        "Zuerst muss das Gold vergeben werden; so lange muss dies warten: „die Lore von Béla "
        "reparieren: Reparaturkarte (Lore oder Lampe)“."
    )


def test_a_refusal_calls_people_by_their_names() -> None:
    freed = refuse(SABOTEUR2 + "hand1=freed", "free 3")
    mended = refuse(TURN + "hand1=fixed-lamp", "mend fixed-lamp lamp 3")

    told = [catalogue("en").refusal(each, ["Ada", "Béla", "Cleo"]) for each in (freed, mended)]

    assert told == ["No Trapped card lies before Cleo.", "Cleo has no broken lamp to mend."]


def test_a_refusal_may_name_a_card_as_it_would_lie() -> None:
    refusal = Refusal("SAB-R08", {"card": Lay("stone-ne", 180)})

    assert "bend south–west" in catalogue("en").refusal(refusal)
