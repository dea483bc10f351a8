"""Every refusal of The Dark Cave: the rule, a position, an action, and what the answer names."""

TURN = "the-dark-cave seats=2 turn=1 "
STARTER = "the-dark-cave seats=2 agenda=choosestarter:*"
CLAN = (
    "the-dark-cave seats=3 agenda=chooseclan:* box=- role1=- role2=- role3=- "
    "role-pile=?Yellow4&?Blue4"
)
DRAW = "the-dark-cave seats=2 agenda=dealto:*:stock1:hand1:1 stock1=NS&EW"
WALK = "the-dark-cave seats=2 agenda=walk:1:3:0;nextturn:-:1 "
LOSS = "the-dark-cave seats=2 agenda=losecard:*:1:hand1:discard;nextturn:-:1 hand1=NS"
PROWL = "the-dark-cave seats=2 agenda=prowl:1:rat:3;nextturn:-:1 front1=rat-I "
AXE = (
    "the-dark-cave seats=2 agenda=askaxe:2:rat:2:-;nextturn:-:1 "
    "front1=rat-I front2=battle-axe-I beasts=rat:0,0:1"
)
SECRET = (
    "the-dark-cave+axe_order=secret seats=2 "
    "front1=rat-I front2=battle-axe-I beasts=rat:0,0:1 agenda="
)
BALLOT = SECRET + "castvote:2:rat:2:2:-;nextturn:-:1"
PICK = SECRET + "chooseaxe:*:rat:2;nextturn:-:1"
CORNER = (
    "the-dark-cave seats=2 agenda=chooseturn:1:1;nextturn:-:1 pawn1=-3,-4 goal1=goal-ladder@= "
    "board=0,0:start;-3,-4:EW"
)
VEIN = (
    "the-dark-cave+vein_optional seats=2 agenda=choosegold:1;nextturn:-:1 pawn1=0,-1 "
    "board=0,0:start;0,-1:NEW+vein~ marks=0,-1:gold"
)
LINGER = "the-dark-cave seats=2 agenda=linger:1;nextturn:-:1"
CALL = "the-dark-cave seats=2 agenda=callend:*:1;nextturn:-:1 out=1 role1=yellow-loyal@="
HOLE = "board=0,0:start;1,0:NESW+hole "
WEB = "marks=0,0/E:web-circle:2:2 front2=web-circle "

CAVE_REFUSED = [
    ("TDC-009", CLAN, "playclan green", ["clan green"]),
    ("TDC-039", DRAW, "deal hand1 NE", ["bend north–east", "draw pile"]),
    ("TDC-042", STARTER, "stop", ["walk no further"]),
    ("TDC-044", TURN + "hand1=NS", "endure", ["let the attack happen"]),
    ("TDC-045", TURN + "hand1=NS", "place EW 1,0", ["straight way east–west"]),
    ("TDC-047", DRAW, "stop", ["walk no further"]),
    ("TDC-051", TURN + "hand1=boots-I", "lure boots-I 1,0", ["lure to 1,0: boots (I)"]),
    ("TDC-052", TURN + "hand1=NS", "place NS 2,2", ["2,2"]),
    ("TDC-053", TURN + "hand1=NS", "place NS~90 1,0", ["sideways"]),
    ("TDC-054", TURN + "hand1=NS", "place NS 1,0", ["1,0", "to the west"]),
    (
        "TDC-055",
        TURN + "hand1=NS board=0,0:start;0,1:NS",
        "place NS 1,1",
        ["1,1", "straight way north–south", "no way"],
    ),
    ("TDC-073", LOSS, "lose hand1 EW", ["straight way east–west", "hand of Seat 1"]),
    ("TDC-074", LOSS, "stop", ["walk no further"]),
    (
        "TDC-084",
        TURN + "hand1=secret-information-I role2=blue-loyal@=",
        "spydwarf secret-information-I 2",
        ["seat 2", "already"],
    ),
    ("TDC-090", TURN + "hand1=secret-information-I", "spygoal secret-information-I 5", ["goal 5"]),
    ("TDC-091", TURN + "hand1=secret-information-I", "spydwarf secret-information-I 1", ["seat 1"]),
    (
        "TDC-092",
        TURN + "hand1=rockfall-II board=0,0:start;1,0:EW pawn1=1,0",
        "collapse rockfall-II 1,0",
        ["1,0"],
    ),
    ("TDC-093", TURN + "hand1=rockfall-II", "collapse rockfall-II 0,0", ["0,0", "start card"]),
    ("TDC-096", TURN + "hand1=swap-cards-II", "tradehands swap-cards-II 1", ["seat 1"]),
    ("TDC-101", TURN + "hand1=web-circle", "spin web-circle 2,0/E", ["2,0, east side"]),
    (
        "TDC-103",
        TURN + "hand1=web-square " + WEB,
        "spin web-square 0,0/E",
        ["0,0, east side", "already"],
    ),
    ("TDC-110", TURN + "hand1=boots-I", "equip boots-I 3", ["seat 3"]),
    ("TDC-112", TURN + "hand1=boots-I front2=boots-II", "equip boots-I 2", ["Seat 2", "boots"]),
    ("TDC-114", TURN + "hand1=NS front1=battle-axe-I", "cut 0,0/E", ["0,0, east side"]),
    ("TDC-116", AXE, "stop", ["walk no further"]),
    ("TDC-118", TURN + "hand1=NS " + WEB, "cut 0,0/E", ["battle-axe"]),
    ("TDC-120", TURN + "hand1=rat-I " + HOLE, "lure rat-I 0,0", ["rat", "0,0"]),
    ("TDC-121", TURN + "hand1=rat-I", "lure rat-I 0,0", ["rat", "0,0"]),
    ("TDC-122", PROWL + "beasts=rat:0,0:1", "step 2,0", ["rat", "2,0"]),
    ("TDC-123", PROWL + "beasts=rat:0,0:1", "endure", ["let the attack happen"]),
    ("TDC-127", PICK, "pickaxe 1", ["Seat 1"]),
    ("TDC-130", PROWL + "beasts=rat:0,0:1 " + HOLE + WEB, "step 1,0", ["rat", "1,0"]),
    (
        "TDC-131",
        PROWL + "board=0,0:start;3,-4:EW beasts=rat:3,-4:1",
        "step 4,-4",
        ["rat", "4,-4", "face down"],
    ),
    (
        "TDC-134",
        TURN + "hand1=rat-I front2=rat-II beasts=rat:0,0:2 " + HOLE,
        "lure rat-I 1,0",
        ["rat", "already", "1,0"],
    ),
    ("TDC-147", TURN + "hand1=NS&EW&NE", "discard NS&EW&NE", ["not 3"]),
    ("TDC-150", WALK, "step 1,0", ["1,0"]),
    ("TDC-158", WALK + HOLE + WEB, "step 1,0", ["1,0", "web"]),
    ("TDC-163", CORNER, "stop", ["walk no further"]),
    ("TDC-175", "the-dark-cave seats=2 agenda=-", "stop", ["over"]),
    ("TDC-177", CALL, "announce blue", ["blue"]),
    ("TDC-179", CALL, "stop", ["walk no further"]),
    ("TDC-R01", STARTER, "begin 3", ["Seat 3"]),
    ("TDC-R02", CLAN, "stop", ["walk no further"]),
    ("TDC-R10", TURN + "hand1=NS", "place NS 0,0", ["0,0", "already"]),
    ("TDC-R13", TURN + "hand1=NS", "place NS 4,3", ["4,3", "face down"]),
    (
        "TDC-R24",
        "the-dark-cave+bridge_needs_card seats=2 agenda=walk:1:3:0;nextturn:-:1 hand1=- "
        "board=0,0:start;0,1:N=S.E-W pawn1=0,1/1",
        "step 0,1/2",
        ["0,1", "hand is empty"],
    ),
    ("TDC-R29", VEIN, "stop", ["walk no further"]),
    ("TDC-R32", CORNER, "orient goal-exit", ["exit"]),
    ("TDC-R44", BALLOT, "vote NS", ["straight way north–south"]),
    ("TDC-R47", AXE, "strike goblin", ["goblin"]),
    ("TDC-R58", LINGER, "endure", ["let the attack happen"]),
    ("TDC-R71", TURN + "hand1=rockfall-II", "collapse rockfall-II 3,3", ["3,3"]),
    (
        "TDC-R72",
        TURN + "hand1=secret-information-I board=0,0:start;4,-4:goal-hole",
        "spygoal secret-information-I 2",
        ["Goal 2"],
    ),
    ("TDC-R87", WALK, "agree", ["while a seat is on turn"]),
]
