### The rules of The Dark Cave in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### The colour of a dwarf is open; its side is the clan it really works for.

## Aim and material

TDC-001 = There are fifty path cards in the game: 19 in deck I, 17 in deck II and 14 in deck III.
    .title = Fifty path cards

TDC-002 = There are thirty-two action cards in the game: 10 in deck I, 10 in deck II and 12 in deck III.
    .title = Thirty-two action cards

TDC-003 = There are one start card and four goals in the game.
    .title = Start and goals

TDC-004 = There are ten clan cards, eight dwarf cards and five overview cards in the game.
    .title = Other cards

TDC-005 = There are eight dwarves, three creatures, three spiderwebs and 46 gold in the game.
    .title = Figures, webs and gold

TDC-006 = Two to eight players can take part.
    .title = Two to eight

TDC-007 = In the end, only gold that was carried out of the cave counts.
    .title = Gold has to get out

TDC-008 = The side whose treasure is worth more wins.
    .title = The richer side wins

TDC-009 = The dwarves are yellow or blue, and the two clans are rivals.
    .title = Yellow and blue
    .no = There’s no clan { $clan }.

TDC-010 = No clan has more than four dwarves in the cave.
    .title = Four at most

TDC-011 = Among the clan cards of a colour in play there are one or two saboteurs, but none with two players.
    .title = One saboteur or two

TDC-012 = Gold that a saboteur saves counts for the other clan.
    .title = Saboteurs save for the others

TDC-013 = A saboteur wins with the clan they really work for.
    .title = Saboteurs win with the others

## Setup

TDC-014 = The start card goes in the middle.
    .title = Start in the middle

TDC-015 = The four goals are shuffled and placed face down in the corners of the playing area.
    .title = Goals in the corners

TDC-016 = With two to five players the area is nine cards wide and nine cards high.
    .title = Nine by nine

TDC-017 = With six to eight players the area is seven cards wide and seven cards high.
    .title = Seven by seven

TDC-018 = Two players play with one loyal dwarf of each clan.
    .title = Clan cards for two

TDC-019 = Three or four players play with a single clan, less one of its loyal dwarves.
    .title = Clan cards for three or four

TDC-020 = Five to eight players play with both clans, less one saboteur of each.
    .title = Clan cards for five to eight

TDC-021 = These clan cards are shuffled, and each player is dealt one.
    .title = One clan card each

TDC-022 = You look at your own clan card and leave it face down.
    .title = Only your own card

TDC-023 = Everyone may see the colour on the back at any time.
    .title = Colours are public

TDC-024 = Whether a dwarf is loyal or a saboteur stays secret until the end, unless a rule reveals it.
    .title = Loyalties are secret

TDC-025 = Clan cards that were not dealt are set aside unseen.
    .title = Leftover clan cards

TDC-026 = They are used again once a dwarf has left the cave.
    .title = What they are for

TDC-027 = Each player has one dwarf in their colour, and the dwarf card that goes with it.
    .title = A dwarf in your colour

TDC-028 = All dwarves start on the start card.
    .title = Everyone starts together

TDC-029 = Dwarf cards are face up.
    .title = Dwarf cards are public

TDC-030 = Each player starts with 3 gold on their dwarf card.
    .title = Three gold each

TDC-031 = Path and action cards are sorted by their backs into decks I, II and III.
    .title = Three decks

TDC-032 = Each deck is shuffled separately.
    .title = Shuffled one by one

TDC-033 = Five cards of each deck go back into the box unseen, for the whole game.
    .title = Five fewer of each

TDC-034 = Each player is dealt five cards.
    .title = Five cards each

TDC-035 = With two to four players, all five are from deck I.
    .title = Hands for two to four

TDC-036 = With five or six players, four are from deck I and one is from deck II.
    .title = Hands for five or six

TDC-037 = With seven or eight players, three are from deck I and two are from deck II.
    .title = Hands for seven or eight

TDC-038 = In the draw pile, deck III is at the bottom, deck II above it, and what is left of deck I on top.
    .title = The water rises

TDC-039 = The draw pile is face down.
    .title = Draw pile
    .no = “{ $card }” can’t be dealt like this: it isn’t in { $pile }, or it belongs elsewhere.

TDC-040 = The discard pile is face down, too.
    .title = Discard pile

TDC-041 = The creatures, the webs and the rest of the gold form a common supply.
    .title = The supply

## Turn

TDC-042 = In the rulebook, whoever you all trust most goes first; here it is a random player, or the host or the table chooses.
    .title = Who goes first
    .no = Choose who goes first.

TDC-043 = Play goes clockwise.
    .title = Clockwise

TDC-044 = A turn has three steps, always in this order: cards, moving, drawing.
    .title = Three steps
    .no = That isn’t possible in the first step. Lay a path card, play an action card, or pass.

TDC-045 = The first step is required: play one card, or discard one or two.
    .title = First a card
    .no = “{ $card }” isn’t in your hand.

TDC-046 = The second step is optional: your dwarf may move up to three spaces.
    .title = Then move

TDC-047 = The third step is required: draw one or two cards.
    .title = Then draw
    .no = First the cards have to be dealt.

TDC-048 = Then it is the next player’s turn.
    .title = End of the turn

TDC-049 = Once the draw pile is empty, the third step is skipped.
    .title = No drawing without a pile

TDC-050 = A player with no card in hand at the start of their turn misses the whole turn.
    .title = No cards, no turn

TDC-051 = In the first step you do exactly one of three things: lay a path card, play an action card, or pass.
    .title = Exactly one of three
    .no = You can’t do that now, or not with this card.

## Path cards

TDC-052 = A path card is laid next to the start card, a path card or a face-up goal.
    .title = Next to a face-up card
    .no = There’s no face-up card next to this spot.

TDC-053 = Path cards are laid upright or upside down, never sideways.
    .title = Not sideways
    .no = “{ $card }” can’t go sideways.

TDC-054 = On every side where cards touch, path must meet path and rock must meet rock.
    .title = All sides must fit
    .no = “{ $card }” doesn’t fit here: path would meet rock on the { $side } side.

TDC-055 = A new card has to extend a path that is already there.
    .title = Extend a path
    .no = “{ $card }” wouldn’t extend a path here.

TDC-056 = Paths may grow in all directions, even out of the playing area.
    .title = As far as you like

TDC-057 = A new card need not connect with the start card, nor with your own dwarf.
    .title = Tied to no one

TDC-058 = The rulebook’s first mistake: the card is next to no other card.
    .title = Mistake: all alone

TDC-059 = The rulebook’s second mistake: the card is sideways.
    .title = Mistake: sideways

TDC-060 = The rulebook’s third mistake: one of its sides does not fit.
    .title = Mistake: a side that does not fit

TDC-061 = The rulebook’s fourth mistake: only rock touches rock, so no path is extended.
    .title = Mistake: no path extended

TDC-062 = The decks differ in how many spaces their cards have, and more spaces take more steps.
    .title = More spaces, more steps

TDC-063 = A card from deck I is one large space.
    .title = Deck I

TDC-064 = A card from deck II takes two steps from side to side.
    .title = Deck II

TDC-065 = A card from deck III takes three steps from side to side.
    .title = Deck III

## Special path cards

TDC-066 = Nine path cards and one goal have a dark hole.
    .title = Ten dark holes

TDC-067 = Creatures come out of dark holes.
    .title = What lives in the holes

TDC-068 = Four path cards, the start card and one goal have a ladder.
    .title = Six ladders

TDC-069 = One step leads from any ladder to any other.
    .title = Ladder to ladder

TDC-070 = Four path cards have a bridge.
    .title = Four bridges

TDC-071 = The two paths of a bridge card cross without meeting.
    .title = Over and under

TDC-072 = No dwarf can get from the bridge to the path below, or back.
    .title = No climbing down

TDC-073 = Moving over the bridge costs a card from your hand at once, which is not replaced.
    .title = The toll of a bridge
    .no = “{ $card }” can’t be drawn: it isn’t in { $pile }.

TDC-074 = The player to the left draws it at random, and it is discarded face down and unseen.
    .title = Drawn at random
    .no = First a card has to be drawn from a hand.

TDC-075 = Five path cards are double bends with a tunnel.
    .title = Five tunnels

TDC-076 = The tunnel connects the two bends of its card.
    .title = Through the tunnel

TDC-077 = A tunnel is always a separate space.
    .title = A separate space

TDC-078 = Entering a tunnel costs 1 gold at once.
    .title = The toll of a tunnel

TDC-079 = That gold goes from the dwarf card into the supply.
    .title = Where the toll goes

TDC-080 = If you have no gold, the tunnel is free.
    .title = Free for the poor

TDC-081 = Two path cards and one goal have a gold vein.
    .title = Three veins

TDC-082 = As soon as a gold vein is in the cave face up, 1 gold from the supply is put on it.
    .title = Gold in the vein

TDC-083 = A dwarf that ends its move on a vein takes the gold there.
    .title = Taking it

TDC-084 = A player who takes gold from a vein has to reveal their clan card at once, and it stays face up.
    .title = Gold for a secret

## Action cards

TDC-085 = Action cards work at once, are tools, or lure a creature.
    .title = Three kinds of action cards

TDC-086 = A card that works at once is shown, put face down on the discard pile and carried out; a spiderweb stays in front of its player instead.
    .title = Shown, then discarded

TDC-087 = Such an effect happens only once.
    .title = Once only

TDC-088 = There are five Secret Information cards; each lets its player do one of two things.
    .title = Five Secret Information cards

TDC-089 = What you saw is shown to no one.
    .title = Seen by one alone

TDC-090 = You may peek at a goal that is still face down; then you put it back as it was.
    .title = Peeking at a goal
    .no = There’s no goal { $corner }.

TDC-091 = Or you may peek at the clan card of someone else; then you put it back as it was.
    .title = Peeking at a clan card
    .no =
        { $who ->
            [me] You can only look at another player’s clan card, not your own.
           *[other] You can only look at another player’s clan card, not { $name }’s.
        }

TDC-092 = There are three rockfalls; each removes any one path card with neither a dwarf nor a creature on it.
    .title = Three rockfalls
    .no = A dwarf or a creature is on this card.

TDC-093 = A rockfall cannot hit the start card or a goal.
    .title = Not on start or goals
    .no = A rockfall can’t hit the start card or a goal.

TDC-094 = A web at an open end of the removed card goes as well.
    .title = The web falls too

TDC-095 = Gold on a removed vein goes back into the supply.
    .title = Buried gold

TDC-096 = There are two Swap Cards cards; you swap your whole hand, face down, with any other player.
    .title = Two Swap Cards cards
    .no =
        { $who ->
            [me] You can only swap hands with another player, not with yourself.
           *[other] You can only swap hands with another player, not with { $name }.
        }

TDC-097 = The hands may differ in size.
    .title = Big for small

TDC-098 = At the end of that turn the other player draws one card, and you draw none.
    .title = The other player draws

TDC-099 = There are three spiderwebs; the card goes face up in front of the player who played it, who takes the web with the same symbol.
    .title = Three spiderwebs

TDC-100 = A web is placed with its 2 showing.
    .title = It starts at two

TDC-101 = A web may be placed where a path runs from one card to the next.
    .title = Between two cards
    .no = There’s no path between two cards here, and no open end.

TDC-102 = A web may also be placed at an open end of a card.
    .title = At an open end

TDC-103 = There is at most one web in any one spot.
    .title = One web per spot
    .no = There’s already a web here.

TDC-104 = A web stops all dwarves and all creatures.
    .title = Webs stop everyone

TDC-105 = On its player’s next turn, the web is turned from 2 to 1.
    .title = From two to one

TDC-106 = On its player’s turn after that, when it shows 1, the web is removed and its card discarded.
    .title = Then it is gone

TDC-107 = Where there is a web at an open end, the path may still be extended.
    .title = Laying a card under a web

TDC-108 = Each web belongs to one card, which has the same symbol.
    .title = Card and web belong together

TDC-109 = However a web goes away, its card is discarded with it.
    .title = Card and web go together

TDC-110 = A tool is placed face up in front of any player, yourself or another.
    .title = Tools for anyone
    .no = There’s no player { $seat }.

TDC-111 = There are three pairs of boots; a player with boots may move one more step on each of their turns, from that moment on.
    .title = Three pairs of boots

TDC-112 = No one has two pairs of boots.
    .title = One pair each
    .no =
        { $who ->
            [me] You already have boots.
           *[other] { $name } already has boots.
        }

TDC-113 = There are three battle-axes.
    .title = Three battle-axes

TDC-114 = At any moment of your own turn, on a space next to a web, you may discard an axe to turn that web from 2 to 1.
    .title = An axe against a web
    .no = There’s no web next to your dwarf here.

TDC-115 = An axe removes a web that shows 1.
    .title = An axe cuts the last thread

TDC-116 = When a creature comes onto a dwarf’s space, or the dwarf onto the creature’s, an axe may be discarded before the attack.
    .title = An axe against a creature
    .no = First decide whether to use an axe.

TDC-117 = The creature then goes back into the supply, and its card is discarded by the player who has it.
    .title = Driven away

TDC-118 = The axe has to be in front of you already: from your hand it is of no use.
    .title = It must be in front of you
    .no = You have no battle-axe in front of you.

TDC-119 = A creature card goes face up in front of the player who plays it.
    .title = Creature cards are face up

TDC-120 = The creature is put on any space in the cave with a dark hole that is face up.
    .title = Out of a hole
    .no = { $creature_subject } can’t come out here: there’s no dark hole.

TDC-121 = While no dark hole is face up, no creature can be lured.
    .title = No hole, no creature
    .no = { $creature_subject } can’t come out: no dark hole is face up.

TDC-122 = Then its player moves it along the paths, at most as many steps as its card says.
    .title = A creature moves
    .no = { $creature_subject } can’t get there in one step.

TDC-123 = You do not have to use all the steps.
    .title = Fewer steps
    .no = First the creature moves or stays.

TDC-124 = A creature may move back and forth.
    .title = Back and forth

TDC-125 = Where it meets a dwarf, it stops, moves no further and attacks.
    .title = It stops at a dwarf

TDC-126 = It attacks all dwarves on that space at once.
    .title = All are attacked

TDC-127 = If one of them drives it away, all of them are spared.
    .title = One axe saves all
    .no =
        { $who ->
            [me] You haven’t offered an axe.
           *[other] { $name } hasn’t offered an axe.
        }

TDC-128 = It also attacks a dwarf that comes onto its space.
    .title = Moving into it

TDC-129 = Creatures use ladders, bridges and tunnels, and pay nothing.
    .title = No toll for creatures

TDC-130 = Creatures cannot get through webs.
    .title = Webs stop creatures
    .no =
        { $who ->
            [me] Your own web keeps { $creature_object } out.
           *[other] { $name }’s web keeps { $creature_object } out.
        }

TDC-131 = Creatures do not reveal goals.
    .title = Goals stay face down
    .no = { $creature_subject } can’t go there: the goal is face down.

TDC-132 = On its player’s next turn, the creature leaves and its card is discarded.
    .title = One round only

TDC-133 = Another card may lure the same creature again.
    .title = It may return

TDC-134 = A creature already in the cave is not put on a hole: it moves on from where it is.
    .title = Already in the cave
    .no = { $creature_subject } is already in the cave, so it can’t start here.

TDC-135 = Dwarves on the space where it starts are attacked only if it comes back to them.
    .title = Spared at first

TDC-136 = The card that was face up for that creature before is discarded.
    .title = The old card goes

TDC-137 = Now the creature stays until the next turn of its new player.
    .title = A new keeper

TDC-138 = There are five rats, and a rat moves up to three steps.
    .title = Five rats

TDC-139 = An attack by a rat costs a card from your hand at once, which is not replaced; the player to the left draws it at random and it is discarded unseen.
    .title = What rats do

TDC-140 = There are four lindworms, and a lindworm moves up to four steps.
    .title = Four lindworms

TDC-141 = A dwarf attacked by the lindworm is paralysed for one round: it is knocked down on its space at once, and while it is down it takes no step.
    .title = What lindworms do

TDC-142 = On its next turn that dwarf gets up, but does not move.
    .title = Getting up takes a turn

TDC-143 = There are four goblins, and a goblin moves up to five steps.
    .title = Four goblins

TDC-144 = An attack by a goblin costs 1 gold at once, which goes into the supply.
    .title = What goblins do

TDC-145 = If you have no gold, nothing is stolen, but the goblin stops all the same.
    .title = Nothing to steal

TDC-146 = The rulebook’s example: a rat comes out of a hole and meets a blue dwarf after two of its three steps; the dwarf’s player loses a card.
    .title = Example of a rat

## Passing

TDC-147 = If you cannot or do not want to play a card, you have to pass and discard one or two.
    .title = Pass with one or two
    .no = To pass, discard one or two cards, not { $count }.

TDC-148 = Those cards go face down on the discard pile.
    .title = Discarded face down

## Moving

TDC-149 = After the first step your dwarf may move up to three steps.
    .title = Up to three steps

TDC-150 = One step takes a dwarf one space along a path.
    .title = Space by space
    .no = You can’t get there in one step.

TDC-151 = The rulebook’s example: a card is played, then a yellow dwarf moves three steps.
    .title = Example of a move

TDC-152 = With boots, it may move four steps.
    .title = Four with boots

TDC-153 = Moving across a whole card from deck II takes two steps, from deck III three.
    .title = Slower in the water

TDC-154 = A space holds any number of dwarves.
    .title = Room for all

TDC-155 = From ladder to ladder is one step.
    .title = One step by ladder

TDC-156 = Moving over a bridge costs a card from your hand at once.
    .title = Paying on the bridge

TDC-157 = Entering a tunnel costs 1 gold at once.
    .title = Paying in the tunnel

TDC-158 = A web blocks the path unless you remove it with an axe.
    .title = Blocked by a web
    .no =
        { $who ->
            [me] Your own web blocks the path.
           *[other] { $name }’s web blocks the path.
        }

TDC-159 = A dwarf that comes onto a creature’s space moves no further and is attacked.
    .title = Stopped by a creature

TDC-160 = An axe in front of you lets you drive the creature away.
    .title = Or driving it away

TDC-161 = A player with no cards at the start of their turn does not move either.
    .title = No cards, no move

## Goals and exit

TDC-162 = The first dwarf to reach a goal turns it face up.
    .title = Revealing a goal

TDC-163 = The goal is turned so that its path meets the paths there.
    .title = The goal has to fit
    .no = First the goal has to be placed.

TDC-164 = The dwarf goes on the goal’s first space, and its move is over.
    .title = The move ends

TDC-165 = First the goal is revealed and turned the right way up, then the dwarf steps on it.
    .title = First turn, then step

TDC-166 = A goal does not have to fit all around, but it has to extend the path the dwarf comes from.
    .title = Your own path leads in

TDC-167 = Only one of the four goals has the exit.
    .title = One exit

TDC-168 = To leave, a dwarf has to reach the space with the exit.
    .title = Reaching the exit

TDC-169 = There it is taken off the card at once and put in front of its player.
    .title = Out of the cave

TDC-170 = That player reveals their clan card.
    .title = Outside there are no secrets

TDC-171 = They stay in the game, playing and drawing cards.
    .title = Playing on

## Drawing

TDC-172 = After a path card or an action card you draw one card.
    .title = One for one

TDC-173 = After passing you draw as many as you discarded.
    .title = As many as discarded

TDC-174 = If the draw pile is empty, nothing is drawn.
    .title = Empty draw pile

## End of the game

TDC-175 = The game can end for two reasons, and it ends at that very moment.
    .title = At once
    .no = The game is over.

TDC-176 = The game ends when the draw pile and all hands are empty.
    .title = Out of cards

TDC-177 = The game ends when all dwarves that work for one side have left through the exit.
    .title = Everyone on one side is out
    .no = The sides don’t stand like this: { $side }.

TDC-178 = The first player to leave the cave looks in secret at the leftover clan cards, if there are any.
    .title = For the first one out

TDC-179 = So the first one out knows how many work for each side. In the rulebook that player announces the end; here the game does.
    .title = Who announces the end
    .no = First the game checks whether a side is complete.

TDC-180 = If no dwarf can reach the exit any more, everyone together may agree to stop.
    .title = Agreeing to stop

## Gold

TDC-181 = All clan cards are revealed.
    .title = Everyone’s side is revealed

TDC-182 = Players still in the cave give back all their gold.
    .title = Drowned gold

TDC-183 = The saved gold is added up for each side; what saboteurs saved counts for the other clan.
    .title = Adding up

TDC-184 = A side’s saved gold is multiplied by the number of dwarves that work for the other side.
    .title = What a treasure is worth

TDC-185 = The side with the higher result wins.
    .title = Who wins

TDC-186 = If both are equal, the side that the first dwarf out of the cave worked for wins.
    .title = First out wins a tie

TDC-187 = The rulebook’s example: yellow saves 4 against three, which makes 12, and blue saves 5 against two, which makes 10; yellow wins.
    .title = The rulebook’s example

## Rulings

TDC-R01 = A random player goes first; a table may let its host decide, or let the first player start.
    .title = The first player
    .no = There’s no player { $seat }, so they can’t go first.

TDC-R02 = The clan for three or four players is chosen at random, or set by the table; saboteurs then work for the clan that no one seems to belong to, and it can win.
    .title = Which clan for three or four
    .no = First the clan has to be chosen.

TDC-R03 = Everyone knows which clan cards the setup takes out, and no one gets them later.
    .title = Known to be out

TDC-R04 = Which figure stands for a player is a matter of taste.
    .title = Which figure

TDC-R05 = With two players both know who is who; the cards are revealed as usual all the same.
    .title = No secrets between two

TDC-R06 = With two players it is a race: whoever leaves first wins, and if no one gets out, no one wins.
    .title = A race of two

TDC-R07 = With three players, one side has one dwarf, whose gold counts double; with four, it is two against two.
    .title = Three and four

TDC-R08 = Should a side ever have no dwarf, the game does not end because of it, and its rivals’ gold is multiplied by 0.
    .title = A side without dwarves

TDC-R09 = The supply of gold cannot run out.
    .title = Gold enough

TDC-R10 = There is no edge; each spot holds one card, and the goals hold theirs from the start.
    .title = One card per spot
    .no = There’s already a card here.

TDC-R11 = A card may be laid with a half turn, never with a quarter turn.
    .title = Half a turn

TDC-R12 = A side that faces a goal still face down may be open or closed.
    .title = Next to a hidden goal

TDC-R13 = A goal still face down is not enough for a path card: it must touch some other face-up card and extend its path.
    .title = Hidden goals are not enough
    .no = The only card next to this spot is a face-down goal.

TDC-R14 = Next to a face-up goal a new card must fit; where the goal itself did not fit when it was revealed, that side just stays closed.
    .title = Fit the goal as it lies

TDC-R15 = What a rockfall cuts off stays, can be extended and connected again, and its ladders still lead anywhere.
    .title = Extending an island

TDC-R16 = No one has to play a card that could be played.
    .title = You may always pass

TDC-R17 = A card that ends a path extends it, too: one connected side is enough.
    .title = Ends are allowed

TDC-R18 = A step leads to the next space of the same card, over an open side without a web, from ladder to ladder, or onto a hidden goal.
    .title = What a step is

TDC-R19 = A dwarf may turn round, come back and stop early.
    .title = To and fro

TDC-R20 = Each step is carried out with all its effects before you choose the next.
    .title = Step by step

TDC-R21 = All face-up ladders are linked, even between parts that are not connected, and no web stops that.
    .title = All ladders

TDC-R22 = Coming onto a creature’s space by ladder counts as coming onto its space.
    .title = Down the ladder, into the rat

TDC-R23 = You pay with the step that leads across, in either direction: on a card from deck II between the halves of the bridge, on one from deck III with the step onto its middle.
    .title = When you pay for a bridge

TDC-R24 = With an empty hand the bridge is free; a table may close it then.
    .title = Bridges with an empty hand
    .no = Moving over this bridge costs a card, and your hand is empty.

TDC-R25 = A player who loses their last card on a bridge finishes the turn and draws.
    .title = The last card lost

TDC-R26 = A card that was lost is not replaced.
    .title = Lost is lost

TDC-R27 = A dwarf pays each time it enters a tunnel; staying and coming out are free.
    .title = Tunnels twice

TDC-R28 = A dwarf sharing a space with a creature may stay or leave; only entering the space triggers an attack.
    .title = Sharing a space

TDC-R29 = A player who ends a move on a vein has to take its gold, after any attack; a table may make it optional.
    .title = No choice at the vein
    .no = First decide about the gold in the vein.

TDC-R30 = A vein gives gold only once.
    .title = Empty veins

TDC-R31 = A dwarf that does not move takes nothing from a vein.
    .title = Standing still

TDC-R32 = If the goal can be turned so that it meets the dwarf’s path and fits all face-up cards around it, it has to be; otherwise it may lie in any position that meets the dwarf’s path.
    .title = Which way up
    .no = The goal can’t go like this: “{ $card }”.

TDC-R33 = Neighbours that do not fit stay, and no one can pass there.
    .title = No step where paths miss

TDC-R34 = A goal may be reached from any side, from outside as well.
    .title = Goals from all sides

TDC-R35 = A web may be placed in front of a hidden goal and keeps dwarves out there; if the goal is revealed from elsewhere, the web stays for its time.
    .title = A web in front of a goal

TDC-R36 = What a goal shows works at once; the dwarf that revealed it does not take gold from its vein on that turn.
    .title = A face-up goal works

TDC-R37 = A face-up goal stops no one.
    .title = Later visitors

TDC-R38 = A player who leaves loses their remaining steps; if the game continues, they draw as usual.
    .title = Leaving in mid-turn

TDC-R39 = Gold that is out of the cave is safe.
    .title = Safe outside

TDC-R40 = A player who is outside plays and draws but does not move, and cannot use an axe on webs.
    .title = Turns from outside

TDC-R41 = A creature may be at the exit: a dwarf that comes there is attacked first and leaves all the same.
    .title = A guard at the exit

TDC-R42 = A creature that comes out of a hole where there are dwarves attacks them at once and does not move; a table may spare them.
    .title = Ambush at the hole

TDC-R43 = Any dwarf may be attacked, even your own.
    .title = No friends of creatures

TDC-R44 = If several players have an axe, they are asked clockwise, the player whose turn it is last; the first yes settles it, and only that axe is used up. A table may ask them all at once.
    .title = Whose axe
    .no = “{ $card }” isn’t a vote.

TDC-R45 = You may use an axe even if the attack would cost you nothing.
    .title = Better safe

TDC-R46 = When a dwarf moves into a creature, only this dwarf is attacked, and only its own axe helps.
    .title = One comer, one attack

TDC-R47 = Several creatures on a space all attack, the rat first, then the lindworm, then the goblin; each axe drives away one of them.
    .title = Several creatures
    .no = { $creature_subject } isn’t attacking now.

TDC-R48 = If you drive a creature away after moving into it, your move is over; a table may let the dwarf move on.
    .title = The axe ends the move

TDC-R49 = A creature leaves when its player’s turn comes round, even if they miss that turn.
    .title = Creatures leave on time

TDC-R50 = A dwarf that is knocked down gets up even on a missed turn.
    .title = Up in a missed turn

TDC-R51 = A second attack does not keep a dwarf down any longer if it is already knocked down.
    .title = Down is down

TDC-R52 = If you move into the lindworm, you do not move on your next turn.
    .title = The next turn counts

TDC-R53 = A rat takes nothing from an empty hand, but it stops; an axe may be used.
    .title = A rat and an empty hand

TDC-R54 = A creature that is already in the cave can be lured without a hole.
    .title = Lured without a hole

TDC-R55 = You cannot take over your own creature, because it left at the start of your turn.
    .title = No second call

TDC-R56 = Creatures may enter face-up goals and share spaces, and never carry gold.
    .title = Where creatures go

TDC-R57 = An axe you place in front of yourself is ready as soon as the first step is done, on the same turn; a table may make it wait for the next.
    .title = When an axe is ready

TDC-R58 = “Next to a web” means a space at the side where the web is, on either card; an axe can be used there at any moment of a turn that is not missed, but not while a creature is moved.
    .title = What “next to a web” means
    .no = Before cards are drawn, decide whether to use an axe.

TDC-R59 = Two axes may be used on one web, one after the other.
    .title = Two axes

TDC-R60 = There is no limit to axes in front of a player.
    .title = Any number of axes

TDC-R61 = Boots cannot be given to a player who already has boots.
    .title = No second boots

TDC-R62 = You may give tools to rivals and to players outside, and no one has to agree.
    .title = Gifts to anyone

TDC-R63 = Boots stay for good, and axes until they are used.
    .title = Tools are safe

TDC-R64 = A web goes at an open side of a face-up card, towards an empty spot, a hidden goal or an open side; never inside a card, on a ladder, or where a path runs into rock.
    .title = Where webs go

TDC-R65 = At the start of its player’s turn, a web at 2 is turned to 1 and a web at 1 is removed, whatever an axe has done before.
    .title = A web’s clock

TDC-R66 = Webs keep their time on missed turns, and when their player is outside.
    .title = Time goes on

TDC-R67 = After a rockfall a web stays only where the other card is still open; at an open end of the removed card or towards a hidden goal it is removed.
    .title = Webs after a rockfall

TDC-R68 = A rockfall may tear the cave apart.
    .title = Tearing apart is allowed

TDC-R69 = Everyone has seen the removed card, which then goes face down on the discard pile.
    .title = Seen, then discarded

TDC-R70 = The gap may be filled again.
    .title = Filling the gap

TDC-R71 = An action card that could do nothing cannot be played.
    .title = Nothing to do
    .no = There’s no card to remove here.

TDC-R72 = You cannot look at cards that are face up, at leftover cards or at your own card.
    .title = Out of sight
    .no = That card is already face up.

TDC-R73 = What you saw stays known to you.
    .title = Seen is known

TDC-R74 = Empty hands may be swapped; that can bring a player back into the game.
    .title = Swapping empty hands

TDC-R75 = After Swap Cards, the other player draws when the move is over; what a bridge costs comes out of the new hand.
    .title = When the other player draws

TDC-R76 = If fewer cards are left than you should draw, you draw those.
    .title = Drawing the last card

TDC-R77 = With a single card in hand you can discard only one.
    .title = No more than there are

TDC-R78 = The discard pile is never shuffled into a new draw pile.
    .title = No second deck

TDC-R79 = A player without cards misses their turns, even while there are cards to draw, until a swap gives them some.
    .title = Waiting for a swap

TDC-R80 = If all hands were ever empty while cards are left to draw, the game would end; in play this does not happen.
    .title = All hands empty

TDC-R81 = Everyone can see the deck numbers on all backs, in hands and on the draw pile; a table may hide them.
    .title = Visible card backs

TDC-R82 = The player of the very last card finishes the turn; a table may end the game with the card.
    .title = One last move

TDC-R83 = Each time a dwarf leaves, the game checks whether a side is complete; if it is, no one draws any more.
    .title = No draw at the end

TDC-R84 = If no one has left the cave, no one wins.
    .title = The cave wins

TDC-R85 = All dwarves of the winning side win, inside or outside, and no one else does.
    .title = Winning together

TDC-R86 = The game itself announces the end, and gives nothing away before.
    .title = The game announces the end

TDC-R87 = Any player may propose to stop; everyone has to agree, and no one has to prove anything. A table may do without it.
    .title = How to agree to stop
    .no = You can only agree to stop during someone’s turn.

TDC-R88 = All dwarves that work for a side are counted, inside or outside.
    .title = Who is counted

TDC-R89 = Gold on a vein at the end belongs to no one.
    .title = Gold left behind

TDC-R90 = Both sides can never get out completely, because the first one to do so ends the game.
    .title = One side only

TDC-R91 = If a saboteur was the first to leave, a tie goes to the side the saboteur worked for.
    .title = First out, whoever it was

TDC-R92 = Players may say what they like about secrets, but show nothing.
    .title = Say what you like

TDC-R93 = The player to the left is the next player clockwise, even one who is outside; a random card is drawn for them, and no one sees it.
    .title = Who is to the left

TDC-R94 = Cards in front of a player are not hand cards: they are not swapped, not lost and not counted.
    .title = In front of you is not in hand

TDC-R95 = A dwarf that is knocked down keeps its card safe from rockfalls, as any dwarf or creature does.
    .title = Safe underfoot

TDC-R96 = A dwarf that is knocked down takes no step: if you lure the lindworm onto your own dwarf, it stays put on that very turn, and on the next one, on which it gets up. You can still use an axe, and you play and draw cards as usual.
    .title = Paralysed at once
