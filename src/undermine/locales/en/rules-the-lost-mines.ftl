### The rules of The Lost Mines in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### In a .no, $seat and $count are numbers; everything else comes in words.

## Aim and material

TLM-001 = Three to nine seats can take part.
    .title = Three to nine

TLM-002 = The box is meant for ages from ten and says to reckon with three quarters of an hour.
    .title = Age and time

TLM-003 = Forty path cards belong to the game.
    .title = Forty path cards

TLM-004 = Twenty-three action cards belong to the game.
    .title = Twenty-three action cards

TLM-005 = Two start cards belong to the game, one for each clan.
    .title = Two start cards

TLM-006 = Four mines belong to the game.
    .title = Four mines

TLM-007 = Twelve treasures belong to the game.
    .title = Twelve treasures

TLM-008 = Ten dwarf cards belong to the game, five for each clan.
    .title = Ten dwarf cards

TLM-009 = Ten figures of dwarves belong to the game, and for each figure a tile that tells whose it is.
    .title = Ten figures

TLM-010 = Victory points are counted with 32 tiles.
    .title = Tiles for points

TLM-011 = Fourteen forest tiles belong to the game.
    .title = Fourteen forest tiles

TLM-012 = There is a single dragon tile, so at most one seat ever has it.
    .title = One dragon tile

TLM-013 = The game is played on one board, divided into fields.
    .title = One board

TLM-014 = Card by card a way grows through the forest, and dwarves walk along it to four mines where treasures wait.
    .title = How it goes

TLM-015 = When a round is over, the treasures that were found are turned into victory points and shared out.
    .title = Shared every round

TLM-016 = Two rounds are played; whoever then has the most victory points wins, alone and not as a clan.
    .title = Everybody for themselves in the end

## Clans and characters

TLM-017 = Two clans compete, blue and yellow, and each seat belongs to one of them.
    .title = Blue and yellow

TLM-018 = No clan has more than five dwarves.
    .title = Five at most

TLM-019 = Some dwarves do not work for the clan they belong to.
    .title = Not all are true

TLM-020 = Up to three dwarves of a clan are loyal: all they find goes into the pot of their own clan.
    .title = Loyal dwarves give

TLM-021 = A loyal dwarf gets a share of that pot.
    .title = Loyal dwarves share

TLM-022 = One dwarf of each clan is selfish, and keeps every treasure found in person.
    .title = Selfish dwarves keep

TLM-023 = A selfish dwarf has no share in what the rest of the clan finds.
    .title = Selfish dwarves do not share

TLM-024 = One dwarf of each clan is a saboteur, whose treasures go into the pot of the other clan.
    .title = Saboteurs give to the others

TLM-025 = A saboteur has a share in the pot of the other clan, and none in that of its own clan.
    .title = Saboteurs share with the others

## Setup

TLM-026 = The board lies in reach of all, and nothing but start cards and mines lies on it yet.
    .title = The empty board

TLM-027 = The mines are shuffled and put face down on the four fields meant for them.
    .title = Mines face down

TLM-028 = Both start cards go on the two fields meant for them, each clan on its own.
    .title = Two camps

TLM-029 = The treasures are shuffled, and one for each seat is put face down at the edge of the board.
    .title = One treasure per seat

TLM-030 = Treasures beyond that number are set aside unseen and play no part in the round.
    .title = The other treasures

TLM-031 = The dwarf cards are shuffled, and each seat is dealt one.
    .title = One dwarf card each

TLM-032 = A seat looks at its own dwarf card in secret and leaves it face down on the table.
    .title = A secret look

TLM-033 = The back of a dwarf card shows the clan, which all may see at any time.
    .title = The clan is open

TLM-034 = The character on the front stays secret until the round is over.
    .title = The character is secret

TLM-035 = Dwarf cards that were not dealt are set aside unseen.
    .title = Dwarves left over

TLM-036 = With fewer than seven seats some loyal dwarves leave the game before the dwarf cards are shuffled.
    .title = Fewer dwarves for fewer seats

TLM-037 = With five or six seats one loyal dwarf of each clan is left out, so eight cards are shuffled.
    .title = Five or six seats

TLM-038 = With three or four seats two loyal dwarves of each clan are left out, so six cards are shuffled.
    .title = Three or four seats

TLM-039 = With seven, eight or nine seats all ten dwarf cards are shuffled.
    .title = Seven to nine seats

TLM-040 = Each seat has one figure of its clan, and the tile that goes with the figure.
    .title = A figure of one’s own clan

TLM-041 = A dwarf begins the round on the start card of its clan.
    .title = On one’s own start card

TLM-042 = Which dwarf belongs to which seat is open for everybody.
    .title = Whose dwarf it is

TLM-043 = All path and action cards are shuffled into one deck of 63.
    .title = One deck

TLM-044 = Ten cards of the deck are counted off and set aside unseen.
    .title = Ten cards aside

TLM-045 = The ten take no part in this round: nobody draws them or gets to see them.
    .title = Aside for the round

TLM-046 = With three to six seats each is dealt five cards.
    .title = Five cards each

TLM-047 = With seven to nine seats each is dealt four cards.
    .title = Four cards each

TLM-048 = Hand cards are dealt face down, and only the seat that holds them sees them.
    .title = Hands are secret

TLM-049 = What is left of the deck is the face-down draw pile.
    .title = Draw pile
    .no = “{ $card }” cannot be dealt like this: it is not in the { $pile }, or belongs elsewhere.

TLM-050 = A discard pile grows beside it during the round, face down as well.
    .title = Discard pile

TLM-051 = Forest tiles, dragon tile and victory points are put ready.
    .title = The supply

## Turn

TLM-052 = In print the most adventurous person begins the first round; here TLM-R70 decides instead.
    .title = Who begins
    .no = “{ $action }” has to wait: first it is decided who begins.

TLM-053 = The turn moves clockwise.
    .title = Clockwise

TLM-054 = A turn has three steps, always in this order: cards, walking, drawing.
    .title = Three steps
    .no = “{ $action }” is not possible in the first step: lay a path card, play an action card, or pass.

TLM-055 = The first step has to be taken: play one card, or discard one or two.
    .title = First a card
    .no = “{ $card }” is not in this hand.

TLM-056 = The second step is free: one’s own dwarf may walk up to three cards.
    .title = Then walk

TLM-057 = The third step has to be taken: draw one card or two.
    .title = Then draw
    .no = Cards are being dealt; this has to wait: “{ $action }”.

TLM-058 = Then the turn passes to the next seat.
    .title = End of the turn

TLM-059 = Once the draw pile is empty, the third step is left out.
    .title = No step without a pile

TLM-060 = A seat with no card in hand when its turn begins sits out until the round is over.
    .title = Out of cards, out of the round

TLM-061 = In the first step exactly one of three things is done: lay a path card, play an action card, or pass.
    .title = Exactly one of three
    .no = “{ $card }” is no card for this: “{ $action }”.

## Path cards

TLM-062 = A path card is laid beside a start card, a path card or a mine that lies face up.
    .title = Beside a card that lies open
    .no = { $at } is not beside a card that lies open.

TLM-063 = On every side where cards touch, way must meet way and forest must meet forest.
    .title = All sides must fit
    .no = At { $at }, “{ $card }” does not fit: to the { $side } way would meet forest.

TLM-064 = A new card has to carry on a way that is already there.
    .title = Carry on a way
    .no = At { $at }, “{ $card }” would carry on no way.

TLM-065 = It need not hang together with one’s own start card.
    .title = Not tied to one’s own start

TLM-066 = It need not hang together with one’s own dwarf either.
    .title = Not tied to one’s own dwarf

TLM-067 = First printed mistake: the card lies beside no other card.
    .title = Mistake: all alone

TLM-068 = Second printed mistake: one of its sides does not fit, though others do.
    .title = Mistake: a side that does not fit

TLM-069 = Third printed mistake: only forest touches forest, so no way goes on.
    .title = Mistake: no way goes on

TLM-070 = An obstacle bars its card: no dwarf gets onto it or across it before the right tool has been played there.
    .title = Obstacles bar the way

TLM-071 = There are three kinds of obstacles: logs, lakes and ditches.
    .title = Logs, lakes, ditches

TLM-072 = On a card with a rock there is room for one dwarf only.
    .title = Room for one on a rock

TLM-073 = While a dwarf stands at a rock, no other can get past.
    .title = No way past at a rock

TLM-074 = A dwarf that sets out from a campfire may walk up to five cards instead of three.
    .title = Rested at a campfire

## Action cards

TLM-075 = Action cards bridge obstacles, give away secrets, set traps, call trolls, or clear path cards and forest tiles off the board.
    .title = What action cards do

TLM-076 = For each kind of obstacle there is one tool, and only that one helps.
    .title = The right tool
    .no = “{ $card }” is not the tool for what lies at { $at }.

TLM-077 = A tool can be played only while an obstacle of its kind lies on the board.
    .title = No tool without its obstacle
    .no = On the board there is no obstacle for “{ $card }”.

TLM-078 = Whoever plays a tool shows the card and puts it face down on the discard pile.
    .title = Tools are shown

TLM-079 = A forest tile with that tool comes out of the supply and onto the obstacle.
    .title = The tile marks the bridge

TLM-080 = With that the obstacle is bridged, for every dwarf of either clan.
    .title = Bridged for all

TLM-081 = The axe clears logs.
    .title = Axe for logs

TLM-082 = The boat crosses a lake.
    .title = Boat for a lake

TLM-083 = The rope leads across a ditch.
    .title = Rope for a ditch

TLM-084 = On a bridged obstacle there is room for one dwarf only.
    .title = Room for one on a bridge

TLM-085 = While a dwarf stands on a bridged obstacle, no other can get past.
    .title = No way past on a bridge

TLM-086 = Information cards are about mines, treasures or other seats.
    .title = Information

TLM-087 = Whoever plays an information card shows it and puts it face down on the discard pile.
    .title = Information is shown

TLM-088 = Each information card names two things that one may look at.
    .title = Two offers

TLM-089 = One of the two is chosen and carried out, never both.
    .title = One of the two
    .no = “{ $card }” does not offer this: “{ $action }”.

TLM-090 = What was seen belongs to the one who looked; it is not shown around.
    .title = Seen by one alone

TLM-091 = Looking at a mine means one that still lies face down; afterwards it lies there as before.
    .title = A look at a mine
    .no = Mine { $mine } does not lie face down.

TLM-092 = Looking at a treasure means one that nobody has taken yet; afterwards it lies there as before.
    .title = A look at a treasure
    .no = Treasure { $treasure } does not lie at the edge of the board.

TLM-093 = Looking at a dwarf card means that of another seat; afterwards it lies there as before.
    .title = A look at a dwarf
    .no = There is no seat { $seat }.

TLM-094 = Whoever plays a trap shows the card and puts it face down on the discard pile.
    .title = Traps are shown

TLM-095 = A trap tile comes out of the supply and onto the board.
    .title = The trap tile

TLM-096 = A trap may lie where a way runs from one card to the next.
    .title = Between two cards
    .no = At { $way }, { $way_side } side, there is neither a way between two cards nor an open end.

TLM-097 = A trap may also lie at an open end, where a way runs from a card into an unused field.
    .title = At an open end

TLM-098 = Each time a dwarf walks over a trap, its seat loses one hand card on the spot.
    .title = Traps cost a card
    .no = A trap takes a card first; this has to wait: “{ $action }”.

TLM-099 = The neighbour on the left draws that card at random.
    .title = Drawn blindly
    .no = “{ $card }” cannot be drawn: it is not in the { $pile }.

TLM-100 = The card goes face down on the discard pile, and nobody looks at it.
    .title = Lost unseen

TLM-101 = For the rest of the round that seat makes do with one card fewer.
    .title = A smaller hand

TLM-102 = Whoever plays a troll lays the card face up before their own seat.
    .title = Trolls lie open

TLM-103 = A troll tile comes out of the supply and lies where a trap could lie.
    .title = The troll tile

TLM-104 = Nobody gets past a troll, of whichever clan.
    .title = Trolls stop all

TLM-105 = The troll stays until the turn comes back to the seat that played it.
    .title = Until the next turn

TLM-106 = That seat takes the tile off the board as the first thing in its next turn.
    .title = Trolls leave first

TLM-107 = With the tile the troll card goes, face down onto the discard pile.
    .title = The card goes too

TLM-108 = Where a trap or a troll lies at an open end, a path card may be slid underneath to carry on the way.
    .title = Building under a tile

TLM-109 = Whoever plays a thunderstorm shows the card and puts it face down on the discard pile.
    .title = Thunderstorms are shown

TLM-110 = A thunderstorm removes any one path card that no dwarf stands on.
    .title = A card is washed away
    .no = A dwarf stands at { $at }.

TLM-111 = A tool tile on that card goes as well.
    .title = The bridge goes too

TLM-112 = The removed card is discarded.
    .title = Where the card goes

TLM-113 = A trap or troll at its edge goes only if it would be left between two unused fields.
    .title = Traps and trolls mostly stay

TLM-114 = A thunderstorm cannot hit a start card.
    .title = Not on a start card
    .no = At { $at } there is a start card, which no thunderstorm can hit.

TLM-115 = A thunderstorm cannot hit a mine.
    .title = Not on a mine
    .no = At { $at } there is a mine, which no thunderstorm can hit.

## Passing

TLM-116 = Whoever cannot or will not play a card has to pass and discard one or two.
    .title = Pass with one or two
    .no = Passing costs one card or two, not { $count }.

TLM-117 = Those cards go face down on the discard pile.
    .title = Discarded face down

## Moving

TLM-118 = After the cards one’s own dwarf may walk one, two or three cards, or stay.
    .title = Up to three cards
    .no = “{ $action }” has to wait: now the dwarf may walk or stay.

TLM-119 = It walks from card to card where a way joins them.
    .title = Along the ways
    .no = No way leads to { $at } in one step.

TLM-120 = Printed example: a card is played, then a blue dwarf walks three cards on.
    .title = The printed walk

TLM-121 = From a campfire it may be five cards.
    .title = Five from a campfire

TLM-122 = A card whose obstacle is not bridged can be neither entered nor crossed.
    .title = Obstacles stop dwarves
    .no = The obstacle at { $at } is not bridged.

TLM-123 = Rocks and bridged obstacles hold one dwarf.
    .title = Narrow places

TLM-124 = A second dwarf may neither stop there nor go through.
    .title = No second dwarf
    .no = At { $at } there is room for one dwarf only, and one stands there.

TLM-125 = A troll shuts the one edge it stands on: nobody leaves or enters a card there.
    .title = A troll shuts an edge
    .no = A troll stands at { $way }, { $way_side } side.

TLM-126 = A step over a trap costs a hand card at once.
    .title = The price of a trap

TLM-127 = The left neighbour draws it blindly, and it is discarded unseen.
    .title = Who draws it

TLM-128 = A seat that sits out does not walk for the rest of the round.
    .title = Sitting out, standing still

## Mines and treasures

TLM-129 = The first dwarf to reach a mine turns it face up.
    .title = Turning up a mine

TLM-130 = The mine is turned so that it fits the ways around it.
    .title = The mine has to fit
    .no = First the mine has to be laid; this has to wait: “{ $action }”.

TLM-131 = The walk ends there, with the dwarf on the mine.
    .title = The walk ends

TLM-132 = If it cannot fit all around, it is turned so that the way just walked leads into it.
    .title = One’s own way leads in

TLM-133 = The four mines differ: in three there are treasures, in one there is a dragon.
    .title = Three for treasures, one for a dragon

TLM-134 = They are the mine of gems, the gold mine, the silver mine and the dragon’s mine.
    .title = Gems, gold, silver, dragon

TLM-135 = Whoever stands on a mine when the walk is over takes one treasure of its kind, if one is left.
    .title = Taking a treasure
    .no = Treasure { $treasure } is not of the kind that this mine holds.

TLM-136 = It lies face down before the seat that took it.
    .title = Kept face down

TLM-137 = Whoever stays on the mine in the next turn may take another of that kind, if one is left.
    .title = Staying for more
    .no = “{ $action }” has to wait: now it is about a treasure.

TLM-138 = Others who come to the open mine in the meantime may help themselves too.
    .title = Others may come

TLM-139 = Printed example: a yellow dwarf enters a mine, turns up the gold mine, lays it so that it fits and takes a gold treasure, face down.
    .title = The printed mine

TLM-140 = Whoever turns up the dragon’s mine has to take the dragon tile.
    .title = The dragon wakes

TLM-141 = The dragon costs 2 victory points at the end of the round.
    .title = Two points for the dragon

TLM-142 = From then on the dragon’s mine is a path like any other, and does nobody any harm.
    .title = The dragon sleeps again

## Drawing

TLM-143 = At the end of the turn cards have to be drawn.
    .title = Drawing is no choice

TLM-144 = After a path card or an action card one card is drawn.
    .title = One for one

TLM-145 = After passing as many are drawn as were discarded.
    .title = As many as discarded

TLM-146 = Where the draw pile is empty, nothing is drawn.
    .title = Empty draw pile

## End of a round

TLM-147 = There are two ways for a round to end, and it ends in that very moment.
    .title = At once

TLM-148 = The round ends when the draw pile and all hands are empty.
    .title = Out of cards

TLM-149 = The round ends when the last treasure at the edge of the board has been taken.
    .title = Out of treasures

TLM-150 = All together may agree to stop when some mine, and so its treasures, can no longer be reached.
    .title = Stopping together

## Victory points

TLM-151 = Now every seat turns up its dwarf card.
    .title = Characters are shown

TLM-152 = The treasures that were taken are turned up and become victory points.
    .title = Treasures are shown

TLM-153 = Each selfish dwarf is paid what the treasures of its own seat are worth.
    .title = Selfish dwarves are paid

TLM-154 = All others gather clan by clan, a saboteur with the other clan.
    .title = Gathering at the pots

TLM-155 = What the treasures of a pot are worth is added up, and each point of worth is a victory point.
    .title = Counting a pot

TLM-156 = The points of a pot are divided equally among those who gathered there.
    .title = Equal shares

TLM-157 = Points that cannot be divided go to whoever put in the most valuable treasure.
    .title = The rest for the best find

TLM-158 = If several did, they divide this rest equally in turn.
    .title = Several best finds

TLM-159 = Points that remain even then go to nobody.
    .title = What is lost

TLM-160 = Last, the seat with the dragon gives back two of the points it won in this round.
    .title = The dragon eats last

TLM-161 = With just one such point it gives back that one, with none nothing.
    .title = The dragon takes no more

TLM-162 = Printed example: two loyal yellow dwarves have 8 and get 4 each.
    .title = Printed: the yellow pot

TLM-163 = Printed example: two loyal blue dwarves and the yellow saboteur have 8; each gets 2, the saboteur 2 more for a treasure worth 4, and the dragon eats the 2 of one of the loyal dwarves.
    .title = Printed: the blue pot

TLM-164 = Printed example: the selfish blue dwarf has treasures worth 3 and gets 3.
    .title = Printed: the selfish dwarf

## Next round and end of the game

TLM-165 = A new round is set up like the one before.
    .title = Set up anew

TLM-166 = The mines are shuffled again.
    .title = Mines shuffled

TLM-167 = Treasures are dealt again to the edge of the board, out of all twelve.
    .title = Treasures dealt

TLM-168 = Each seat gets a new dwarf card, and with it a new figure if the clan has changed.
    .title = New dwarves

TLM-169 = All path and action cards are shuffled again, and ten of them set aside.
    .title = Everything is shuffled

TLM-170 = Each seat is dealt five cards again, or four with seven to nine seats.
    .title = New hands

TLM-171 = A new round is begun by the left neighbour of the seat that played the last card.
    .title = Who begins a new round

TLM-172 = The game is over after its second round.
    .title = Two rounds
    .no = The game is over.

TLM-173 = Whoever has the most victory points in all wins.
    .title = Most points win

TLM-174 = Seats that tie for the most points win together.
    .title = Shared victory

TLM-175 = A table may agree on three rounds or more.
    .title = More rounds

TLM-176 = Every further round is said to take some twenty minutes.
    .title = Time for more

## Rulings

TLM-R01 = Path cards lie upright or upside down, never sideways; a table may allow quarter turns.
    .title = Two ways to lie
    .no = “{ $card }” may not lie sideways.

TLM-R02 = Cards stay on the fields of the board.
    .title = Not beyond the edge
    .no = { $at } is no field of the board.

TLM-R03 = A way may run off the board; it leads nowhere, and no trap or troll can lie there.
    .title = Ways into nothing
    .no = At { $way }, { $way_side } side, the board ends.

TLM-R04 = A side that faces a mine still face down may be open or closed.
    .title = Beside a hidden mine

TLM-R05 = A mine still face down carries no path card: some other open card must be touched and its way carried on.
    .title = Hidden mines do not hold
    .no = { $at } is only beside a mine that lies face down.

TLM-R06 = A part that a thunderstorm has cut off may still be built on.
    .title = Building on an island

TLM-R07 = Obstacles, trolls and traps stop dwarves, not builders: a way may be carried on behind them.
    .title = Building beyond

TLM-R08 = Every field holds one card; nothing is laid on a start card, a mine or another path card.
    .title = One card per field
    .no = At { $at } there is a card already.

TLM-R09 = Mines and dwarves may be walled in.
    .title = Walling in is allowed

TLM-R10 = Beside an open mine a new card must fit the mine as it lies, even if the mine does not fit somewhere else.
    .title = Fit the mine as it lies

TLM-R11 = Where a mine and its neighbour do not fit, nobody walks across, in either direction.
    .title = No step where ways miss

TLM-R12 = A tool cannot be played on an obstacle that is bridged already.
    .title = Bridged once is enough
    .no = The obstacle at { $at } is bridged already.

TLM-R13 = The obstacle may lie anywhere on the board, near one’s own dwarf or far away.
    .title = Tools reach far

TLM-R14 = Other cards hold any number of dwarves: plain paths, campfires, start cards and mines.
    .title = Room for many

TLM-R15 = A campfire helps only where the walk begins, not when a dwarf passes it.
    .title = Only from the start

TLM-R16 = Five cards instead of three is all that changes: whatever stops a dwarf stops this one too.
    .title = Rested, not stronger

TLM-R17 = A card that needs a forest tile cannot be played while no such tile is in the supply.
    .title = No tile, no play
    .no = There is no forest tile left for “{ $card }”.

TLM-R18 = A rock or a bridged obstacle cannot vanish from under a dwarf, since a card with a dwarf on it is safe from thunderstorms.
    .title = Safe where one stands

TLM-R19 = If one offer of an information card has nothing to look at, the other has to be chosen.
    .title = Only one offer left

TLM-R20 = With nothing to look at under either offer the card could not be played; while a round runs, this does not occur.
    .title = No offer left

TLM-R21 = One’s own dwarf card, dwarf cards that were not dealt, and treasures or cards that were set aside cannot be looked at.
    .title = Out of sight
    .no = Only the dwarf card of another seat can be looked at.

TLM-R22 = The same thing may be looked at again.
    .title = Twice is allowed

TLM-R23 = People may talk about what they saw, truly or not, but show nothing.
    .title = Talk is free

TLM-R24 = All see which offer was chosen and what was looked at, not what it showed.
    .title = Looking is no secret

TLM-R25 = The dwarf card of a seat that sits out may be looked at as well.
    .title = Looking at those who sit out

TLM-R26 = A trap works in both directions, on every crossing, on every dwarf, and stays where it is.
    .title = Traps never wear out

TLM-R27 = With an empty hand nothing is lost, and the walk goes on.
    .title = Nothing to lose

TLM-R28 = After the loss the dwarf may stop; the step over the trap has been made.
    .title = Stopping after a trap

TLM-R29 = Whoever loses the last card to a trap still finishes the walk.
    .title = The last card lost

TLM-R30 = The lost card is simply not replaced; hands have no other limit.
    .title = No limit to count

TLM-R31 = The left neighbour is the next seat clockwise, also one that sits out.
    .title = Who is the left neighbour

TLM-R32 = The loser can tell from the hand which card is gone; nobody else can.
    .title = The loser knows

TLM-R33 = A trap or a troll may lie between a card and a mine still face down, if the card has a way there.
    .title = At a hidden mine

TLM-R34 = If the mine then proves closed on that side, the tile stays and does nothing.
    .title = A tile at a closed side

TLM-R35 = Start cards, open mines, obstacles and rocks count as cards here: a trap or a troll may lie at any way of theirs.
    .title = At any way

TLM-R36 = One edge holds one trap or one troll, not both and not two.
    .title = One tile per edge
    .no = At { $way }, { $way_side } side, there is a trap or a troll already.

TLM-R37 = A troll stops the dwarf of the seat that played it as well, and in the same turn.
    .title = Stopped by one’s own troll

TLM-R38 = If the seat that played the troll has no cards left when its turn comes round, the troll leaves and the turn is skipped.
    .title = Trolls of those who sit out

TLM-R39 = If a thunderstorm takes the troll tile away early, its card goes to the discard pile in that moment.
    .title = A troll in the storm

TLM-R40 = A thunderstorm cannot be played while there is no card for it to remove.
    .title = Nothing to wash away
    .no = At { $at } there is no card to remove.

TLM-R41 = A bridged obstacle with a dwarf on it is safe, too.
    .title = Bridges with a dwarf

TLM-R42 = The dragon’s mine stays a mine even when it lies open: a thunderstorm cannot hit it.
    .title = The dragon’s mine stays

TLM-R43 = A trap or troll between the removed card and a start card or mine stays, even if that mine is face down.
    .title = Tiles at mines stay

TLM-R44 = All saw the removed card, which then goes face down to the others.
    .title = Seen, then discarded

TLM-R45 = A thunderstorm may strand dwarves and cut off start cards.
    .title = Cutting off is allowed

TLM-R46 = A dwarf never walks before the first step is done.
    .title = No walk before the card

TLM-R47 = A dwarf may walk back and forth; each card entered counts.
    .title = Back and forth

TLM-R48 = The start card of the other clan can be entered, crossed and stood on.
    .title = The other camp

TLM-R49 = Stepping onto a mine counts as a card like any other.
    .title = Mines count

TLM-R50 = A dwarf may walk on through an open mine, and takes nothing there.
    .title = Just passing through

TLM-R51 = A dwarf may leave a mine and return in the same walk; that counts as arriving.
    .title = Out and in again

TLM-R52 = Whoever walks onto a mine has to take a treasure if one fits; whoever stayed there may leave it. A table may leave it to everybody.
    .title = Must or may
    .no = Whoever walked onto the mine has to take a treasure.

TLM-R53 = Why a dwarf stayed on the mine, by choice or because it was stuck, does not matter.
    .title = Staying is staying

TLM-R54 = Of several treasures of the right kind any one may be taken.
    .title = Free choice

TLM-R55 = A seat may look at its own treasures at any time; a table may keep their worth hidden until the end of the round.
    .title = Looking at one’s own treasures

TLM-R56 = If some way of turning the mine fits all open cards around it, one of those has to be chosen; otherwise any with an entrance where the dwarf comes from. Empty fields, hidden mines and the edge of the board do not count.
    .title = Which way round
    .no = The mine cannot be laid like this: “{ $card }”.

TLM-R57 = Having looked at the mine before changes nothing: it is turned up all the same.
    .title = No surprise, same rule

TLM-R58 = A seat that sits out takes no treasures, even if its dwarf stands on a mine.
    .title = No treasure while out

TLM-R59 = A trap at the entrance of a hidden mine takes its card first, then the mine is turned up.
    .title = First the trap

TLM-R60 = Whoever plays the very last card may still walk and take a treasure, then the round ends; a table may end it with the card.
    .title = A last walk

TLM-R61 = The last card was played by the seat that took a first step last, be it by discarding.
    .title = Who played last

TLM-R62 = When the last treasure has been taken, nobody draws any more.
    .title = No draw at the end

TLM-R63 = If both ends come together, it is the treasures that ended the round.
    .title = Two ends at once

TLM-R64 = Any seat may propose to stop, between turns; all have to agree, also those who sit out, and nobody has to prove anything. A table may do without it.
    .title = How to stop together
    .no = To stop together can be agreed only between two turns.

TLM-R65 = Whoever sits out does not come back in this round; the dwarf stays where it is and in the way, and its treasures count.
    .title = Out stays out

TLM-R66 = If fewer cards are left than are to be drawn, those are drawn that are left.
    .title = Drawing the last card

TLM-R67 = With a single card in hand only one can be discarded.
    .title = No more than there are

TLM-R68 = The discard pile is never shuffled into a new draw pile.
    .title = No second deck

TLM-R69 = Cards, treasures and dwarves that were set aside stay hidden after the round, too.
    .title = Aside stays hidden

TLM-R70 = Who begins the first round is drawn by lot; a table may let its host decide.
    .title = The first seat
    .no = Seat { $seat } does not exist, so it cannot begin.

TLM-R71 = Victory points are open to all; a table may leave them off the screen until the end, but who keeps count knows them.
    .title = Open points

TLM-R72 = Which figure of the clan stands for a seat is a matter of taste.
    .title = Which figure

TLM-R73 = A clan that nobody belongs to is possible with three seats; its start card lies there all the same, and its pot may still go to a saboteur.
    .title = A clan without members

TLM-R74 = A pot that nobody gathers at is empty; no points are lost or moved by that.
    .title = A pot for nobody

TLM-R75 = Whoever is alone at a pot gets all of it.
    .title = A pot for one

TLM-R76 = Which dwarf cards were shuffled is known to all; which of them were not dealt is known to nobody.
    .title = What is known of the dwarves

TLM-R77 = Nobody is told who else is a saboteur or who is loyal.
    .title = No secret signs

TLM-R78 = A trap or troll that a thunderstorm left beside a hidden mine stays even if a card without a way is laid there, and does nothing then.
    .title = A tile with no way under it

TLM-R79 = Where a table allows quarter turns, they hold for path cards and mines alike.
    .title = Quarter turns for mines

TLM-R80 = To stop together can be proposed only after the first turn of the round.
    .title = Not before the first turn
    .no = Somebody has to have a turn first.

TLM-R81 = What nobody may see stays hidden while the game lasts; the record of a finished game may show it if the table wants that.
    .title = Secrets afterwards

TLM-R82 = Chance draws the card for a trap, just as a neighbour would from a hand face down.
    .title = Chance is the neighbour
