### The rules of The Dark Cave in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### The colour of a dwarf is open; its side is the clan it really works for.

## Aim and material

TDC-001 = Fifty path cards belong to the game: 19 of group I, 17 of group II and 14 of group III.
    .title = Fifty path cards

TDC-002 = Thirty-two action cards belong to the game: 10 of group I, 10 of group II and 12 of group III.
    .title = Thirty-two action cards

TDC-003 = One start card and four goals belong to the game.
    .title = Start and goals

TDC-004 = Ten clan cards, eight dwarf cards and five overview cards belong to the game.
    .title = Other cards

TDC-005 = Eight dwarves, three creatures, three spiderwebs and 46 pieces of gold belong to the game.
    .title = Figures, webs and gold

TDC-006 = Two to eight seats can take part.
    .title = Two to eight

TDC-007 = In the end only gold counts that was carried out of the cave.
    .title = Gold has to get out

TDC-008 = The side whose treasure is worth more wins.
    .title = The richer side wins

TDC-009 = The dwarves are yellow or blue, and the two clans are rivals.
    .title = Yellow and blue
    .no = There is no clan { $clan }.

TDC-010 = No clan has more than four dwarves in the cave.
    .title = Four at most

TDC-011 = Among the clan cards of a colour in play there are one or two saboteurs, but none with two seats.
    .title = One saboteur or two

TDC-012 = Gold that a saboteur saves counts for the other clan.
    .title = Saboteurs save for the others

TDC-013 = A saboteur wins with the clan it really serves.
    .title = Saboteurs win with the others

## Setup

TDC-014 = The start card lies in the middle.
    .title = Start in the middle

TDC-015 = The four goals are shuffled and lie face down in the corners of the playing area.
    .title = Goals in the corners

TDC-016 = With two to five seats the area is nine cards wide and nine cards high.
    .title = Nine by nine

TDC-017 = With six to eight seats the area is seven cards wide and seven cards high.
    .title = Seven by seven

TDC-018 = Two seats play with one loyal dwarf of each clan.
    .title = Clan cards for two

TDC-019 = Three or four seats play with a single clan, less one of its loyal dwarves.
    .title = Clan cards for three or four

TDC-020 = Five to eight seats play with both clans, less one saboteur of each.
    .title = Clan cards for five to eight

TDC-021 = These clan cards are shuffled, and each seat is dealt one.
    .title = One clan card each

TDC-022 = A seat looks at its own clan card and leaves it face down.
    .title = Only one’s own card

TDC-023 = The colour on the back may be seen by all at any time.
    .title = Colours are open

TDC-024 = Whether a dwarf is loyal or a saboteur stays secret until the end, unless a rule brings it to light.
    .title = Characters are secret

TDC-025 = Clan cards that were not dealt are set aside unseen.
    .title = Clan cards left over

TDC-026 = They are of use again once a dwarf has got out of the cave.
    .title = What they are kept for

TDC-027 = Each seat has one dwarf in its colour, and the dwarf card that goes with it.
    .title = A dwarf in one’s own colour

TDC-028 = All dwarves begin on the start card.
    .title = Everybody starts together

TDC-029 = Dwarf cards lie open.
    .title = Dwarf cards are open

TDC-030 = Each seat begins with 3 gold on its dwarf card.
    .title = Three gold each

TDC-031 = Path and action cards are sorted by their backs into the groups I, II and III.
    .title = Three groups

TDC-032 = Each group is shuffled by itself.
    .title = Shuffled one by one

TDC-033 = Five cards of each group go back into the box unseen, for the whole game.
    .title = Five less of each

TDC-034 = Each seat is dealt five cards.
    .title = Five cards each

TDC-035 = With two to four seats all five are of group I.
    .title = Hands for two to four

TDC-036 = With five or six seats four are of group I and one is of group II.
    .title = Hands for five or six

TDC-037 = With seven or eight seats three are of group I and two are of group II.
    .title = Hands for seven or eight

TDC-038 = In the draw pile group III lies at the bottom, group II above it, and what is left of group I on top.
    .title = The water rises

TDC-039 = The draw pile lies face down.
    .title = Draw pile
    .no = “{ $card }” cannot be dealt like this: it is not in the { $pile }, or belongs elsewhere.

TDC-040 = The discard pile lies face down, too.
    .title = Discard pile

TDC-041 = Creatures, webs and the other gold form a supply for all.
    .title = The supply

## Turn

TDC-042 = In print the person most worthy of trust begins; here TDC-R01 decides instead.
    .title = Who begins
    .no = “{ $action }” has to wait: first it is decided who begins.

TDC-043 = The turn moves clockwise.
    .title = Clockwise

TDC-044 = A turn has three steps, always in this order: cards, moving, drawing.
    .title = Three steps
    .no = “{ $action }” is not possible in the first step: lay a path card, play an action card, or pass.

TDC-045 = The first step has to be taken: play one card, or discard one or two.
    .title = First a card
    .no = “{ $card }” is not in this hand.

TDC-046 = The second step is free: one’s own dwarf may go up to three spaces.
    .title = Then move

TDC-047 = The third step has to be taken: draw one card or two.
    .title = Then draw
    .no = Cards are being dealt; this has to wait: “{ $action }”.

TDC-048 = Then the turn passes to the next seat.
    .title = End of the turn

TDC-049 = Once the draw pile is empty, the third step is left out.
    .title = No step without a pile

TDC-050 = A seat with no card in hand when its turn begins misses the whole turn.
    .title = No cards, no turn

TDC-051 = In the first step exactly one of three things is done: lay a path card, play an action card, or pass.
    .title = Exactly one of three
    .no = This cannot be done now, or not with this card: “{ $action }”.

## Path cards

TDC-052 = A path card is laid beside the start card, a path card or a goal that lies face up.
    .title = Beside a card that lies open
    .no = { $at } is not beside a card that lies open.

TDC-053 = All path cards lie the same way up or upside down, never sideways.
    .title = Not sideways
    .no = “{ $card }” may not lie sideways.

TDC-054 = On every side where cards touch, way must meet way and rock must meet rock.
    .title = All sides must fit
    .no = At { $at }, “{ $card }” does not fit: to the { $side } way would meet rock.

TDC-055 = A new card has to carry on a way that is already there.
    .title = Carry on a way
    .no = At { $at }, “{ $card }” would carry on no way.

TDC-056 = Ways may grow in all directions, also out of the playing area.
    .title = As far as you like

TDC-057 = A new card need not hang together with the start card or with one’s own dwarf.
    .title = Tied to nobody

TDC-058 = First printed mistake: the card lies beside no other card.
    .title = Mistake: all alone

TDC-059 = Second printed mistake: the card lies across.
    .title = Mistake: sideways

TDC-060 = Third printed mistake: some side does not fit.
    .title = Mistake: a side that does not fit

TDC-061 = Fourth printed mistake: only rock touches rock, so no way goes on.
    .title = Mistake: no way goes on

TDC-062 = The groups differ in their number of spaces, and more spaces take more steps.
    .title = More spaces, more steps

TDC-063 = A card of group I is one large space.
    .title = Group I

TDC-064 = A card of group II takes two steps from side to side.
    .title = Group II

TDC-065 = A card of group III takes three steps from side to side.
    .title = Group III

## Special path cards

TDC-066 = Nine path cards and one goal have a dark hole.
    .title = Ten dark holes

TDC-067 = Creatures come out of dark holes.
    .title = What lives in the holes

TDC-068 = Four path cards, the start card and one goal have a ladder.
    .title = Six ladders

TDC-069 = From a space with a ladder one step leads to any other space with a ladder.
    .title = Ladder to ladder

TDC-070 = Four path cards have a bridge.
    .title = Four bridges

TDC-071 = The two ways of a bridge card cross without meeting.
    .title = Over and under

TDC-072 = No dwarf gets from the bridge to the way below, or back.
    .title = No climbing down

TDC-073 = To cross the bridge costs a hand card on the spot, which is not replaced.
    .title = The toll of a bridge
    .no = “{ $card }” cannot be drawn: it is not in the { $pile }.

TDC-074 = The left neighbour draws it blindly, and it is discarded face down and unseen.
    .title = Drawn blindly
    .no = “{ $action }” has to wait: first a card is drawn out of a hand.

TDC-075 = Five path cards are double curves with a tunnel.
    .title = Five tunnels

TDC-076 = The tunnel connects the two curves of its card.
    .title = Through the tunnel

TDC-077 = A tunnel is always a space by itself.
    .title = A space by itself

TDC-078 = To go into a tunnel costs 1 gold on the spot.
    .title = The toll of a tunnel

TDC-079 = That gold goes from the dwarf card into the supply.
    .title = Where the toll goes

TDC-080 = Without gold the tunnel is free.
    .title = Free for the poor

TDC-081 = Two path cards and one goal have a vein of gold.
    .title = Three veins

TDC-082 = As soon as a vein lies open, 1 gold of the supply is put on it.
    .title = Gold in the vein

TDC-083 = A dwarf that ends its move on a vein takes the gold that lies there.
    .title = Taking it

TDC-084 = Whoever takes gold from a vein has to turn up the clan card at once, and it stays open.
    .title = Gold against secrecy

## Action cards

TDC-085 = Action cards work at once, are equipment, or call a creature.
    .title = Three kinds of action cards

TDC-086 = A card that works at once is shown, put face down on the discard pile and carried out; a spiderweb stays before its seat instead.
    .title = Shown, then discarded

TDC-087 = Such an effect happens a single time.
    .title = Once only

TDC-088 = There are five cards Secret Information; each lets its player do one of two things.
    .title = Five times Secret Information

TDC-089 = What was seen is shown to nobody.
    .title = Seen by one alone

TDC-090 = One may look at a goal that still lies face down; afterwards it lies there as before.
    .title = A look at a goal
    .no = There is no goal { $corner }.

TDC-091 = Or one may look at the clan card of another seat; afterwards it lies there as before.
    .title = A look at a clan card
    .no = Only the clan card of another seat can be looked at, not that of { $name }.

TDC-092 = There are three rockfalls; each removes any one path card that neither a dwarf nor a creature stands on.
    .title = Three rockfalls
    .no = A dwarf or a creature stands at { $at }.

TDC-093 = A rockfall cannot hit the start card or a goal.
    .title = Not on start or goals
    .no = At { $at } there is the start card or a goal, which no rockfall can hit.

TDC-094 = A web at an open end of the removed card goes as well.
    .title = The web falls too

TDC-095 = Gold that lay on a removed vein goes back into the supply.
    .title = Buried gold

TDC-096 = There are two cards Swap Cards; whole hands change places, face down, with any other seat.
    .title = Two times Swap Cards
    .no = Hands can be exchanged only with another seat, not with { $name }.

TDC-097 = The hands may differ in size.
    .title = Large for small

TDC-098 = At the end of that turn the other seat draws one card, and the one on turn draws none.
    .title = The other seat draws

TDC-099 = There are three spiderwebs; the card lies open before the seat that played it, which takes the web with the same sign.
    .title = Three spiderwebs

TDC-100 = A web is laid with its 2 showing.
    .title = It begins at two

TDC-101 = A web may lie where a way runs from one card to the next.
    .title = Between two cards
    .no = At { $at }, { $side } side, there is neither a way between two cards nor an open end.

TDC-102 = A web may also lie at an open end of a card.
    .title = At an open end

TDC-103 = In one place there is one web at most.
    .title = One web per place
    .no = At { $at }, { $side } side, there is a web already.

TDC-104 = A web stops all dwarves and all creatures.
    .title = Webs stop all

TDC-105 = When the turn comes back to its seat, the web is turned from 2 to 1.
    .title = From two to one

TDC-106 = When the turn comes back and it shows 1, the web is removed and its card discarded.
    .title = Then it is gone

TDC-107 = Where a web lies at an open end, the way may be carried on there.
    .title = Building under a web

TDC-108 = Each web belongs to one card, which has the same sign.
    .title = Card and web belong together

TDC-109 = However a web goes away, its card is discarded with it.
    .title = Card and web go together

TDC-110 = Equipment is laid open before any seat, one’s own or another.
    .title = Equipment for anybody
    .no = There is no seat { $seat }.

TDC-111 = There are three pairs of boots; whoever has boots may go one more step in every own turn, from that moment on.
    .title = Three pairs of boots

TDC-112 = Nobody has two pairs of boots.
    .title = One pair each
    .no = { $name } has boots already.

TDC-113 = There are three battle-axes.
    .title = Three battle-axes

TDC-114 = At any moment of one’s own turn, on a space beside a web, an axe may be discarded to turn that web from 2 to 1.
    .title = An axe against a web
    .no = At { $at }, { $side } side, there is no web beside one’s own dwarf.

TDC-115 = An axe removes a web that shows 1.
    .title = An axe cuts the last thread

TDC-116 = When a creature comes onto the space of a dwarf, or the dwarf onto that of the creature, an axe may be discarded before the attack.
    .title = An axe against a creature
    .no = “{ $action }” has to wait: first it is decided whether an axe is used.

TDC-117 = The creature then goes back into the supply, and its card is discarded by whoever has it.
    .title = Driven away

TDC-118 = The axe has to lie before the seat already: out of the hand it is of no use.
    .title = Ready before it is needed
    .no = No battle-axe lies ready.

TDC-119 = A creature card lies open before the seat that plays it.
    .title = Creature cards lie open

TDC-120 = The creature is put on any space with a dark hole that lies open.
    .title = Out of a hole
    .no = The { $creature } cannot come out at { $at }: there is no dark hole.

TDC-121 = While no dark hole lies open, no creature can be called.
    .title = No hole, no creature
    .no = No dark hole lies open for the { $creature }, so it cannot come to { $at }.

TDC-122 = Then its player moves it along the ways, as many steps at most as its card says.
    .title = A creature moves
    .no = No way leads the { $creature } to { $at } in one step.

TDC-123 = Steps may be left unused.
    .title = Fewer steps
    .no = “{ $action }” has to wait: now the creature moves or stays.

TDC-124 = A creature may go back and forth.
    .title = Back and forth

TDC-125 = Where it meets a dwarf it stops, moves no further and attacks.
    .title = It stops at a dwarf

TDC-126 = It attacks all dwarves on that space at once.
    .title = All are attacked

TDC-127 = If one of them drives it away, all of them are spared.
    .title = One axe saves all
    .no = { $name } has not offered an axe.

TDC-128 = It also attacks a dwarf that comes onto its space.
    .title = Walking into it

TDC-129 = Creatures use ladders, bridges and tunnels, and pay nothing.
    .title = No toll for creatures

TDC-130 = Creatures do not get through webs.
    .title = Webs stop creatures
    .no = A web keeps the { $creature } from { $at }.

TDC-131 = Creatures do not turn up goals.
    .title = Goals stay shut
    .no = The { $creature } cannot enter { $at }: the goal there lies face down.

TDC-132 = When the turn comes back to its seat, the creature goes and its card is discarded.
    .title = One round only

TDC-133 = Another card may call the same creature again.
    .title = It may return

TDC-134 = A creature that is about already is not put on a hole: it moves on from where it is.
    .title = Already about
    .no = The { $creature } is about already and does not start at { $at }.

TDC-135 = Dwarves beside it on the space where it sets out are attacked only if it comes back to them.
    .title = Spared at first

TDC-136 = The card that lay open for that creature before is discarded.
    .title = The old card goes

TDC-137 = Now the creature stays until the next turn of its new player.
    .title = A new keeper

TDC-138 = There are five rats, and a rat goes up to three steps.
    .title = Five rats

TDC-139 = An attack by a rat costs a hand card on the spot, which is not replaced; the left neighbour draws it blindly and it is discarded unseen.
    .title = What rats do

TDC-140 = There are four lindworms, and a lindworm goes up to four steps.
    .title = Four lindworms

TDC-141 = A dwarf attacked by the lindworm is paralysed for one round: it is laid down on its space at once, and while it lies there it takes no step.
    .title = What lindworms do

TDC-142 = In its next turn that dwarf gets up, but does not move.
    .title = Getting up takes a turn

TDC-143 = There are four goblins, and a goblin goes up to five steps.
    .title = Four goblins

TDC-144 = An attack by a goblin costs 1 gold on the spot, which goes into the supply.
    .title = What goblins do

TDC-145 = Without gold nothing is stolen, but the goblin stops all the same.
    .title = Nothing to steal

TDC-146 = Printed example: a rat comes out of a hole and after two of its three steps meets a blue dwarf, whose seat loses a card.
    .title = The printed rat

## Passing

TDC-147 = Whoever cannot or will not play a card has to pass and discard one or two.
    .title = Pass with one or two
    .no = Passing costs one card or two, not { $count }.

TDC-148 = Those cards go face down on the discard pile.
    .title = Discarded face down

## Moving

TDC-149 = After the cards one’s own dwarf may go up to three steps.
    .title = Up to three steps

TDC-150 = One step leads one space on along a way.
    .title = Space by space
    .no = No way leads to { $at } in one step.

TDC-151 = Printed example: a card is played, then a yellow dwarf goes three steps.
    .title = The printed walk

TDC-152 = With boots it may be four steps.
    .title = Four with boots

TDC-153 = All the way across a card of group II takes two steps, of group III three.
    .title = Slower in the water

TDC-154 = A space holds any number of dwarves.
    .title = Room for all

TDC-155 = From ladder to ladder is one step.
    .title = One step by ladder

TDC-156 = Crossing a bridge costs a hand card at once.
    .title = Paying on the bridge

TDC-157 = Going into a tunnel costs 1 gold at once.
    .title = Paying in the tunnel

TDC-158 = A web shuts the way for whoever does not remove it with an axe.
    .title = Shut by a web
    .no = A web shuts the way to { $at }.

TDC-159 = A dwarf that comes onto the space of a creature moves no further and is attacked.
    .title = Stopped by a creature

TDC-160 = With an axe that lies ready it may drive the creature away.
    .title = Or driving it away

TDC-161 = A seat with no cards at the beginning of its turn does not move either.
    .title = No cards, no move

## Goals and exit

TDC-162 = The first dwarf to reach a goal turns it face up.
    .title = Turning up a goal

TDC-163 = The goal is turned so that it joins the ways at that place.
    .title = The goal has to fit
    .no = “{ $action }” has to wait: first the goal has to be laid.

TDC-164 = The dwarf stands on the first space of the goal, and its move is over.
    .title = The move ends

TDC-165 = First the goal is turned up and turned the right way, then the dwarf steps on it.
    .title = First turn, then step

TDC-166 = A goal need not fit all around, but it has to carry on the way the dwarf comes from.
    .title = One’s own way leads in

TDC-167 = Only one of the four goals has the exit.
    .title = One exit

TDC-168 = To leave, a dwarf has to reach the space with the exit.
    .title = Reaching the exit

TDC-169 = There it is taken off the card at once and put before its seat.
    .title = Out of the cave

TDC-170 = That seat turns up its clan card.
    .title = Outside there are no secrets

TDC-171 = It stays in the game, playing and drawing cards.
    .title = Playing on

## Drawing

TDC-172 = After a path card or an action card one card is drawn.
    .title = One for one

TDC-173 = After passing as many are drawn as were discarded.
    .title = As many as discarded

TDC-174 = Where the draw pile is empty, nothing is drawn.
    .title = Empty draw pile

## End of the game

TDC-175 = There are two ways for the game to end, and it ends in that very moment.
    .title = At once
    .no = The game is over.

TDC-176 = The game ends when the draw pile and all hands are empty.
    .title = Out of cards

TDC-177 = The game ends when all dwarves that work for one side have left through the exit.
    .title = A whole side is out
    .no = This is not how the sides stand: { $side }.

TDC-178 = Whoever gets out first looks in secret at the clan cards that were set aside, if there are any.
    .title = A look for the first

TDC-179 = So this seat knows how many work for each side; in print it announces the end, here the game does (TDC-R86).
    .title = Who announces the end
    .no = “{ $action }” has to wait: first it is seen whether a side is complete.

TDC-180 = If no dwarf can reach the exit any more, all together may agree to stop.
    .title = Stopping together

## Gold

TDC-181 = All clan cards are turned up.
    .title = Characters are shown

TDC-182 = Whoever is still in the cave gives all gold back.
    .title = Drowned gold

TDC-183 = The gold that was saved is added up for each side, that of saboteurs for the other clan.
    .title = Adding up

TDC-184 = What a side has saved is multiplied by the number of dwarves that work for the other side.
    .title = What a treasure is worth

TDC-185 = The side with the greater product wins.
    .title = Who wins

TDC-186 = If both are equal, that side wins which the first dwarf out of the cave worked for.
    .title = First out wins a tie

TDC-187 = Printed example: yellow saves 4 against three, which makes 12, and blue saves 5 against two, which makes 10; yellow wins.
    .title = The printed example

## Rulings

TDC-R01 = Who begins is drawn by lot; a table may let its host decide, or the first seat begin.
    .title = The first seat
    .no = Seat { $seat } does not exist, so it cannot begin.

TDC-R02 = The clan for three or four seats is drawn by lot, or set by the table; saboteurs then work for the clan that nobody seems to belong to, and it can win.
    .title = Which clan for three or four
    .no = “{ $action }” has to wait: first the clan is chosen.

TDC-R03 = Clan cards that the setup takes out are known to be out, and nobody gets them later.
    .title = Known to be out

TDC-R04 = Which figure stands for a seat is a matter of taste.
    .title = Which figure

TDC-R05 = With two seats both know who is who; the cards are turned up as usual all the same.
    .title = No secrets for two

TDC-R06 = With two seats it is a race: whoever leaves first wins, and if nobody gets out, nobody wins.
    .title = A race of two

TDC-R07 = With three seats one side has one dwarf, whose gold counts double; with four it is two against two.
    .title = Three and four

TDC-R08 = Should a side ever have no dwarf, the game does not end because of it, and its rivals’ gold is multiplied by 0.
    .title = A side without dwarves

TDC-R09 = The supply of gold cannot run out.
    .title = Gold enough

TDC-R10 = There is no edge; each place holds one card, and the goals hold theirs from the beginning.
    .title = One card per place
    .no = At { $at } there is a card already.

TDC-R11 = A card may be turned by half, never by a quarter.
    .title = Half a turn

TDC-R12 = A side that faces a goal still face down may be open or closed.
    .title = Beside a hidden goal

TDC-R13 = A goal still face down carries no path card: some other open card must be touched and its way carried on.
    .title = Hidden goals do not hold
    .no = { $at } is only beside a goal that lies face down.

TDC-R14 = Beside an open goal a new card must fit; where the goal itself did not fit when it was turned up, that side just stays shut.
    .title = Fit the goal as it lies

TDC-R15 = What a rockfall cuts off stays, can be built on and joined again, and its ladders still lead anywhere.
    .title = Building on an island

TDC-R16 = Nobody has to play a card that could be played.
    .title = Passing is free

TDC-R17 = A card that ends a way carries it on, too: one joined side is enough.
    .title = Ends are allowed

TDC-R18 = A step leads to the next space of the same card, over an open side without a web, from ladder to ladder, or onto a hidden goal.
    .title = What a step is

TDC-R19 = A dwarf may turn round, come back and stop early.
    .title = To and fro

TDC-R20 = Each step is carried out with all that follows before the next is chosen.
    .title = Step by step

TDC-R21 = All open ladders are linked, even between parts that do not hang together, and no web stops that.
    .title = All ladders

TDC-R22 = Coming by ladder onto a creature’s space is coming onto its space.
    .title = Down the ladder, into the rat

TDC-R23 = The toll falls due with the step that leads across, either way: on a card of group II between the halves of the bridge, on one of group III with the step onto its middle.
    .title = When a bridge is paid

TDC-R24 = With an empty hand the bridge is free; a table may shut it then.
    .title = Bridges with an empty hand
    .no = The bridge towards { $at } costs a card, and the hand is empty.

TDC-R25 = Whoever loses the last card on a bridge finishes the turn and draws.
    .title = The last card lost

TDC-R26 = A card that was lost is not replaced.
    .title = Lost is lost

TDC-R27 = Each time a dwarf goes into a tunnel it pays; staying and coming out are free.
    .title = Tunnels twice

TDC-R28 = A dwarf that shares a space with a creature may stay or go; only coming there brings an attack.
    .title = Sharing a space

TDC-R29 = Whoever ends a move on a vein has to take its gold, after any attack; a table may leave it to the seat.
    .title = No choice at the vein
    .no = “{ $action }” has to wait: now it is about the gold of the vein.

TDC-R30 = A vein gives gold a single time.
    .title = Empty veins

TDC-R31 = A dwarf that does not move takes nothing from a vein.
    .title = Standing still

TDC-R32 = If some way of turning the goal joins the dwarf’s way and fits all open cards around it, one of those has to be chosen; otherwise any that joins the dwarf’s way.
    .title = Which way round
    .no = The goal cannot be laid like this: “{ $card }”.

TDC-R33 = Neighbours that do not fit stay, and nobody passes there.
    .title = No step where ways miss

TDC-R34 = A goal may be reached from any side, from outside as well.
    .title = Goals from all sides

TDC-R35 = A web may lie before a hidden goal and keeps dwarves from it there; if the goal is turned up from elsewhere, it stays for its time.
    .title = A web before a goal

TDC-R36 = What a goal shows works at once; gold in its vein is not taken by the dwarf that turned it up in that turn.
    .title = An open goal works

TDC-R37 = A goal that lies open stops nobody.
    .title = Later visitors

TDC-R38 = Whoever leaves loses the steps that are left; if the game goes on, cards are drawn as usual.
    .title = Leaving in mid-turn

TDC-R39 = Gold that is out of the cave is safe.
    .title = Safe outside

TDC-R40 = Who is outside plays and draws but does not move, and cannot use an axe on webs.
    .title = Turns from outside

TDC-R41 = A creature may stand at the exit: whoever comes is attacked first and leaves all the same.
    .title = A guard at the exit

TDC-R42 = A creature that comes out of a hole under dwarves attacks them at once and does not move; a table may spare them.
    .title = Ambush at the hole

TDC-R43 = Any dwarf may be attacked, one’s own too.
    .title = No friends of creatures

TDC-R44 = If several have an axe, they are asked clockwise, the seat on turn last; the first yes settles it, and only that axe is spent. A table may ask all at once.
    .title = Whose axe
    .no = “{ $card }” is no vote.

TDC-R45 = An axe may be used even if the attack would cost nothing.
    .title = Better safe

TDC-R46 = Where a dwarf walks into a creature, only this dwarf is attacked, and only its own axe helps.
    .title = One comer, one attack

TDC-R47 = Several creatures on a space all attack, the rat first, then the lindworm, then the goblin; each axe drives away one of them.
    .title = Several creatures
    .no = The { $creature } does not attack now.

TDC-R48 = Whoever drives a creature away after walking into it has moved enough; a table may let the dwarf go on.
    .title = The axe ends the move

TDC-R49 = A creature goes when its keeper’s turn comes round, even if that turn is missed.
    .title = Creatures leave on time

TDC-R50 = A dwarf that lies down gets up in a missed turn, too.
    .title = Up in a missed turn

TDC-R51 = Another attack does not keep a dwarf down any longer that lies already.
    .title = Lying once

TDC-R52 = Whoever walks into the lindworm does not move in the next own turn.
    .title = The next turn counts

TDC-R53 = A rat takes nothing from an empty hand, but stops; an axe may be used.
    .title = A rat and an empty hand

TDC-R54 = A creature that is about can be called without a hole.
    .title = Called without a hole

TDC-R55 = Nobody takes over a creature of their own, for it went at the beginning of the turn.
    .title = No second call

TDC-R56 = Creatures may go onto open goals and share spaces, and never carry gold.
    .title = Where creatures go

TDC-R57 = An axe laid before one’s own seat is ready as soon as the cards are done, in the same turn; a table may make it wait for the next.
    .title = When an axe is ready

TDC-R58 = Beside a web is a space at the side where the web lies, on either card; an axe can be used there at any moment of a turn that is not missed, but not while a creature is moved.
    .title = What beside a web means
    .no = “{ $action }” has to wait: before cards are drawn, an axe may be used, or not.

TDC-R59 = Two axes may be used on one web, one after the other.
    .title = Two axes

TDC-R60 = There is no limit to axes before a seat.
    .title = Any number of axes

TDC-R61 = Boots cannot be laid where boots lie already.
    .title = No second boots

TDC-R62 = Equipment may go to rivals and to those outside, and nobody is asked.
    .title = Gifts to anybody

TDC-R63 = Boots stay for good, and axes until they are used.
    .title = Equipment is safe

TDC-R64 = A web lies at an open side of an open card, towards an empty place, a hidden goal or an open side; never inside a card, on a ladder, or where a way runs into rock.
    .title = Where webs lie

TDC-R65 = At the beginning of its seat’s turn a web at 2 is turned to 1 and a web at 1 is removed, whatever an axe has done before.
    .title = The clock of a web

TDC-R66 = Webs keep their time in missed turns, and when their seat is outside.
    .title = Time goes on

TDC-R67 = After a rockfall a web stays only where the other card is still open; at an open end of the removed card or towards a hidden goal it goes.
    .title = Webs after a rockfall

TDC-R68 = A rockfall may tear the cave apart.
    .title = Tearing apart is allowed

TDC-R69 = All saw the removed card, which then goes face down to the others.
    .title = Seen, then discarded

TDC-R70 = The gap may be filled again.
    .title = Filling the gap

TDC-R71 = An action card that could do nothing cannot be played.
    .title = Nothing to do
    .no = At { $at } there is no card to remove.

TDC-R72 = Cards that lie open, cards set aside and one’s own card cannot be looked at.
    .title = Out of sight
    .no = What lies open cannot be looked at: “{ $action }”.

TDC-R73 = What was seen stays known to the one who saw it.
    .title = Seen is known

TDC-R74 = Empty hands may be swapped; that can bring a seat back into the game.
    .title = Swapping empty hands

TDC-R75 = After Swap Cards the other seat draws when the move is over; what a bridge costs comes out of the new hand.
    .title = When the other seat draws

TDC-R76 = If fewer cards are left than are to be drawn, those are drawn that are left.
    .title = Drawing the last card

TDC-R77 = With a single card in hand only one can be discarded.
    .title = No more than there are

TDC-R78 = The discard pile is never shuffled into a new draw pile.
    .title = No second deck

TDC-R79 = A seat without cards misses its turns, even while there are cards to draw, until a swap gives it some.
    .title = Waiting for a swap

TDC-R80 = If ever all hands were empty while cards are left to draw, the game would end; in play this does not occur.
    .title = All hands empty

TDC-R81 = The groups of all backs are open, in hands and on the draw pile; a table may hide them.
    .title = Open backs

TDC-R82 = Whoever plays the very last card finishes the turn; a table may end the game with the card.
    .title = A last move

TDC-R83 = Whether a side is complete is looked at whenever a dwarf leaves; if it is, nobody draws any more.
    .title = No draw at the end

TDC-R84 = If nobody has left, nobody wins.
    .title = The cave wins

TDC-R85 = All dwarves of the winning side win, inside or outside, and nobody else does.
    .title = Winning together

TDC-R86 = The end is announced by the game itself, which tells nothing before.
    .title = The game announces the end

TDC-R87 = Any seat may propose to stop; all have to agree, and nobody has to prove anything. A table may do without it.
    .title = How to stop together
    .no = To stop together can be agreed only while a seat is on turn.

TDC-R88 = All dwarves that work for a side are counted, inside or outside.
    .title = Who is counted

TDC-R89 = Gold that lies on a vein at the end is nobody’s.
    .title = Gold left behind

TDC-R90 = Never do both sides get out complete, since the first one ends the game.
    .title = One side only

TDC-R91 = If a saboteur was the first to leave, a tie goes to the side the saboteur worked for.
    .title = First out, whoever it was

TDC-R92 = People may say what they like about secrets, but show nothing.
    .title = Talk is free

TDC-R93 = The left neighbour is the next seat clockwise, also one that is outside; chance draws for it, and nobody sees the card.
    .title = Who is the left neighbour

TDC-R94 = Cards that lie before a seat are no hand cards: they are not swapped, not lost and not counted.
    .title = Before a seat is not in hand

TDC-R95 = A dwarf that lies down keeps its card safe from rockfalls, as any dwarf or creature does.
    .title = Safe where one lies

TDC-R96 = A dwarf that lies down takes no step: whoever lures the lindworm onto the own dwarf stays put in that very turn, and in the next one, in which the dwarf gets up. An axe can still be used, and cards are played and drawn as usual.
    .title = Paralysed at once
