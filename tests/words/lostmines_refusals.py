"""Every refusal of The Lost Mines: the rule, a position and an action."""

TURN = "the-lost-mines seats=3 turn=1 "
WALK = "the-lost-mines seats=3 agenda=walk:1:3:0;nextturn:-:1 last=1 "
LOOK = "hand1=info-mine-dwarf&info-mine-treasure"
STARTER = "the-lost-mines seats=3 agenda=choosestarter:*"
DRAW = "the-lost-mines seats=3 agenda=dealto:*:stock:hand1:1 stock=EW&axe"
LOSS = "the-lost-mines seats=3 agenda=losecard:*:1:hand1:discard hand1=EW last=1"
MINE = (
    "the-lost-mines seats=3 agenda=laymine:1:2:8,2/E;nextturn:-:1 last=1 "
    "board=1,2:start-blue;1,4:start-yellow;8,2:EW mine2=mine-silver@= "
)
LOOT = (
    "the-lost-mines seats=3 agenda=taketreasure:1:0;nextturn:-:1 last=1 pawn1=9,2 "
    "board=1,2:start-blue;1,4:start-yellow;9,2:mine-gold "
    "treasure1=?Gold treasure2=?Gold treasure3=?Gems"
)
STARTS = "board=1,2:start-blue;1,4:start-yellow"
LOGS = f"{STARTS};2,2:EW+logs "

LOSTMINES_REFUSED = [
    ("TLM-049", DRAW, "deal hand1 NS"),
    ("TLM-052", STARTER, "stop"),
    ("TLM-054", TURN + "hand1=EW", "step 2,2"),
    ("TLM-055", TURN + "hand1=EW", "place NS 1,1"),
    ("TLM-057", DRAW, "storm 2,2"),
    ("TLM-061", TURN + "hand1=trap", "bridge trap 2,2"),
    ("TLM-062", TURN + "hand1=EW", "place EW 5,3"),
    ("TLM-063", TURN + "hand1=NS", "place NS 2,2"),
    ("TLM-064", TURN + f"hand1=EW {STARTS};2,2:EW", "place EW 2,1"),
    ("TLM-076", TURN + "hand1=axe " + LOGS, "bridge axe 1,2"),
    ("TLM-077", TURN + "hand1=boat " + LOGS, "bridge boat 2,2"),
    (
        "TLM-089",
        TURN + LOOK,
        "appraise info-mine-dwarf 1",
    ),
    (
        "TLM-091",
        TURN + LOOK + f" {STARTS};9,2:mine-gold",
        "scout info-mine-dwarf 2",
    ),
    ("TLM-092", TURN + LOOK, "appraise info-mine-treasure 4"),
    ("TLM-093", TURN + LOOK, "spy info-mine-dwarf 9"),
    ("TLM-096", TURN + f"hand1=trap {STARTS};2,2:EW", "snare 2,2/S"),
    ("TLM-098", LOSS, "stop"),
    ("TLM-099", LOSS, "lose hand1 NS"),
    (
        "TLM-110",
        TURN + f"hand1=thunderstorm {STARTS};2,2:EW pawn1=2,2",
        "storm 2,2",
    ),
    ("TLM-114", TURN + "hand1=thunderstorm", "storm 1,2"),
    ("TLM-115", TURN + "hand1=thunderstorm", "storm 9,0"),
    ("TLM-116", TURN + "hand1=EW&NS&SW", "discard EW&NS&SW"),
    ("TLM-118", WALK, "place EW 2,2"),
    ("TLM-119", WALK, "step 2,2"),
    ("TLM-122", WALK + LOGS, "step 2,2"),
    ("TLM-124", WALK + f"{STARTS};2,2:EW+rock pawn2=2,2", "step 2,2"),
    (
        "TLM-125",
        WALK + f"{STARTS};2,2:EW marks=1,2/E:troll:2 front2=troll",
        "step 2,2",
    ),
    ("TLM-130", MINE, "stop"),
    ("TLM-135", LOOT, "pick 3"),
    ("TLM-137", LOOT, "stop"),
    ("TLM-172", "the-lost-mines seats=3 agenda=-", "stop"),
    ("TLM-R01", TURN + "hand1=EW", "place EW~90 2,2"),
    ("TLM-R02", TURN + "hand1=EW", "place EW 11,2"),
    ("TLM-R03", TURN + f"hand1=trap {STARTS};0,2:EW", "snare -1,2/E"),
    ("TLM-R05", TURN + "hand1=EW", "place EW 8,0"),
    ("TLM-R08", TURN + "hand1=EW", "place EW 9,2"),
    ("TLM-R12", TURN + "hand1=axe marks=2,2:axe " + LOGS, "bridge axe 2,2"),
    (
        "TLM-R17",
        TURN + f"hand1=trap {STARTS};2,2:EW marks=1,2/E:trap;2,2/E:trap",
        "snare 1,1/S",
    ),
    ("TLM-R21", TURN + LOOK, "spy info-mine-dwarf 1"),
    ("TLM-R36", TURN + f"hand1=trap {STARTS} marks=1,2/E:trap", "snare 1,2/E"),
    ("TLM-R40", TURN + "hand1=thunderstorm", "storm 5,5"),
    ("TLM-R52", LOOT, "leave"),
    ("TLM-R56", MINE, "align mine-gold"),
    ("TLM-R64", LOOT, "agree"),
    ("TLM-R70", STARTER, "begin 9"),
    ("TLM-R80", TURN + "hand1=EW", "agree"),
]
