"""Every refusal of The Dark Cave: the rule, a position and an action."""

TURN = "the-dark-cave seats=2 turn=1"
THREE = "the-dark-cave seats=3 turn=1"
CLAN = (
    "the-dark-cave seats=3 agenda=chooseclan:* role1=- role2=- role3=- "
    "box=- role-pile=?Blue4&?Yellow4"
)
PROWL = (
    "the-dark-cave seats=2 agenda=prowl:1:rat:3;nextturn:-:1 board=0,0:start;0,5:NESW+hole;0,6:NS "
    "marks=0,5/S:web-circle:2:2 front1=rat-II front2=web-circle beasts=rat:0,5:1"
)

DARKCAVE_REFUSED = [
    ("TDC-009", CLAN, "playclan green"),
    (
        "TDC-039",
        "the-dark-cave seats=2 agenda=dealto:*:stock1:hand1:1 stock1=NS&EW",
        "deal hand1 NESW+hole",
    ),
    ("TDC-042", "the-dark-cave seats=3", "stop"),
    ("TDC-044", TURN, "step 0,1"),
    ("TDC-045", TURN + " hand1=NS&boots-I", "place EW 1,0"),
    (
        "TDC-047",
        "the-dark-cave seats=2 agenda=dealto:*:stock1:hand1:1;nextturn:-:1",
        "stop",
    ),
    ("TDC-051", TURN, "equip NS 1"),
    ("TDC-052", TURN, "place NS 0,3"),
    ("TDC-053", TURN, "place NE~90 0,-1"),
    ("TDC-054", TURN, "place EW 0,1"),
    (
        "TDC-055",
        TURN + " board=0,0:start;0,1:NS",
        "place NS 1,1",
    ),
    (
        "TDC-073",
        (
            "the-dark-cave seats=2 "
            "agenda=losecard:*:1:hand1:discard;walkon:-:1:2:1;nextturn:-:1 "
            "board=0,0:start;0,1:N=S.E-W;0,2:NS;1,1:EW"
        ),
        "lose hand2 NS",
    ),
    (
        "TDC-074",
        (
            "the-dark-cave seats=2 "
            "agenda=losecard:*:1:hand1:discard;walkon:-:1:2:1;nextturn:-:1 "
            "board=0,0:start;0,1:N=S.E-W;0,2:NS;1,1:EW"
        ),
        "stop",
    ),
    (
        "TDC-090",
        TURN + " board=-4,-4:goal-hole;0,0:start",
        "spygoal secret-information-I 5",
    ),
    ("TDC-091", THREE, "spydwarf secret-information-I 1"),
    (
        "TDC-092",
        (
            "the-dark-cave seats=2 turn=1 board=0,0:start;0,1:N--S;1,0:E-W;2,0:EW "
            "front2=rat-I beasts=rat:1,0:2 hand1=NS&rockfall-II"
        ),
        "collapse rockfall-II 1,0",
    ),
    (
        "TDC-093",
        TURN + " board=0,0:start;4,4:goal-hole hand1=NS&rockfall-II",
        "collapse rockfall-II 0,0",
    ),
    ("TDC-096", TURN + " hand1=NS&swap-cards-II", "tradehands swap-cards-II 1"),
    ("TDC-101", TURN, "spin web-circle 0,1/E"),
    (
        "TDC-103",
        TURN + " marks=0,0/S:web-circle:2:2 front2=web-circle hand1=NS&web-square",
        "spin web-square 0,0/S",
    ),
    ("TDC-110", THREE, "equip boots-I 4"),
    ("TDC-112", TURN + " front2=boots-I hand1=NS&boots-II", "equip boots-II 2"),
    (
        "TDC-114",
        THREE + " marks=0,0/S:web-circle:2:2 front1=battle-axe-I front2=web-circle out=1",
        "cut 0,0/S",
    ),
    (
        "TDC-116",
        (
            "the-dark-cave seats=2 agenda=askaxe:2:rat:2:-;nextturn:-:1 "
            "board=0,0:start;0,1:NS front1=rat-II front2=battle-axe-I beasts=rat:0,1:1"
        ),
        "stop",
    ),
    (
        "TDC-118",
        TURN + " marks=0,0/S:web-circle:2:2 front2=web-circle",
        "cut 0,0/S",
    ),
    (
        "TDC-120",
        TURN + " board=0,0:start;0,1:NESW+hole;0,2:N+hole-S;1,0:EW;4,4:goal-hole",
        "lure rat-I 0,2/2",
    ),
    ("TDC-121", TURN, "lure rat-I 0,0"),
    ("TDC-122", PROWL, "step 0,7"),
    ("TDC-123", PROWL, "place NS 0,7"),
    (
        "TDC-127",
        (
            "the-dark-cave+axe_order=secret seats=4 agenda=chooseaxe:*:rat:2&3;nextturn:-:1 "
            "board=0,0:start;0,1:NS front1=rat-II front2=battle-axe-I front3=battle-axe-II "
            "beasts=rat:0,1:1"
        ),
        "pickaxe 4",
    ),
    ("TDC-130", PROWL, "step 0,6"),
    (
        "TDC-131",
        (
            "the-dark-cave seats=2 agenda=prowl:1:rat:3;nextturn:-:1 "
            "board=0,0:start;4,2:NS;4,3:NS front1=rat-II beasts=rat:4,3:1"
        ),
        "step 4,4",
    ),
    (
        "TDC-134",
        TURN + " board=0,0:start;0,5:NS;0,6:NS front2=rat-II beasts=rat:0,6:2",
        "lure rat-I 0,5",
    ),
    ("TDC-147", TURN, "discard -"),
    ("TDC-150", "the-dark-cave seats=2 agenda=walk:1:3:0;nextturn:-:1", "step 1,0"),
    (
        "TDC-158",
        (
            "the-dark-cave seats=2 agenda=walk:1:3:0;nextturn:-:1 "
            "board=0,0:start;0,1:NS;0,2:NS marks=0,0/S:web-circle:1:2 front1=web-circle"
        ),
        "step 0,1",
    ),
    (
        "TDC-163",
        (
            "the-dark-cave seats=2 agenda=chooseturn:1:3;endwalk:-:1:1;nextturn:-:1 "
            "board=0,0:start;3,4:EW pawn1=3,4 "
            "goals=goal-hole;goal-exit;goal-ladder@=;goal-vein"
        ),
        "stop",
    ),
    ("TDC-175", "the-dark-cave seats=2 agenda=- board=0,0:start;0,1:NS", "stop"),
    (
        "TDC-177",
        (
            "the-dark-cave seats=4 agenda=callend:*:1;endwalk:-:1:1;nextturn:-:1 "
            "board=0,0:start;4,3:NS;4,4:goal-exit out=1 role1=yellow-loyal@= "
            "role2=yellow-loyal"
        ),
        "announce yellow",
    ),
    (
        "TDC-179",
        (
            "the-dark-cave seats=4 agenda=callend:*:1;endwalk:-:1:1;nextturn:-:1 "
            "board=0,0:start;4,3:NS;4,4:goal-exit out=1 role1=yellow-loyal@="
        ),
        "stop",
    ),
    ("TDC-R01", "the-dark-cave seats=3", "begin 4"),
    ("TDC-R02", CLAN, "stop"),
    ("TDC-R10", TURN, "place NESW 0,0"),
    ("TDC-R13", TURN, "place EW 3,4"),
    (
        "TDC-R24",
        (
            "the-dark-cave+bridge_needs_card seats=2 agenda=walk:1:3:0;nextturn:-:1 "
            "board=0,0:start;0,1:N=S.E-W;0,2:NS pawn1=0,1 hand1=-"
        ),
        "step 0,1/2",
    ),
    (
        "TDC-R29",
        (
            "the-dark-cave+vein_optional seats=2 agenda=choosegold:1;nextturn:-:1 "
            "board=-2,0:EW;-1,0:NEW+vein;0,0:start marks=-1,0:gold pawn1=-1,0"
        ),
        "stop",
    ),
    (
        "TDC-R32",
        (
            "the-dark-cave seats=2 agenda=chooseturn:1:3;endwalk:-:1:1;nextturn:-:1 "
            "board=0,0:start;3,4:EW pawn1=3,4 "
            "goals=goal-hole;goal-exit;goal-ladder@=;goal-vein"
        ),
        "orient goal-hole",
    ),
    (
        "TDC-R44",
        (
            "the-dark-cave+axe_order=secret seats=4 "
            "agenda=castvote:3:rat:2&3&4:2&3:-;nextturn:-:1 board=0,0:start;0,1:NS "
            "front1=rat-II front2=battle-axe-I front3=battle-axe-II beasts=rat:0,1:1 "
            "vote2=ballot-strike"
        ),
        "vote rat-I",
    ),
    (
        "TDC-R47",
        (
            "the-dark-cave seats=2 agenda=askaxe:2:rat:2:-;nextturn:-:1 "
            "board=0,0:start;0,1:NS front1=rat-II front2=battle-axe-I beasts=rat:0,1:1"
        ),
        "strike goblin",
    ),
    (
        "TDC-R58",
        (
            "the-dark-cave seats=2 agenda=linger:1;dealto:*:stock1:hand1:1;nextturn:-:1 "
            "marks=0,0/S:web-circle:2:2 front2=web-circle"
        ),
        "step 0,1",
    ),
    ("TDC-R71", TURN + " hand1=rat-I&rockfall-II", "collapse rockfall-II 2,2"),
    (
        "TDC-R72",
        TURN + " board=-4,-4:goal-hole;0,0:start",
        "spygoal secret-information-I 1",
    ),
    ("TDC-R72", THREE + " role3=yellow-saboteur@=", "spydwarf secret-information-I 3"),
    (
        "TDC-R87",
        "the-dark-cave seats=2 agenda=walk:1:3:0;dealto:*:stock1:hand1:1;nextturn:-:1",
        "agree",
    ),
]
